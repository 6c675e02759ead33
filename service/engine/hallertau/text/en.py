"""Hallertau in English: one template for each kind of option and event."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from service.engine.hallertau.args import FieldKind, Payment
from service.engine.hallertau.text.board import write_board
from service.engine.hallertau.views import View
from service.engine.kernel.option import Option

PHASES: Final = (
    "",
    "Remove Workers",
    "New Workers",
    "Income",
    "Actions",
    "New Card",
    "Fallow Fields",
    "Harvest",
    "Milking",
    "Progress",
    "Boulders",
)


def title(name: str) -> str:
    """A name as the game prints it: `sheep_breeding` is Sheep Breeding."""
    return name.replace("_", " ").title()


def joined(parts: list[str]) -> str:
    """One, two and three."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts) or "nothing"


def amounts(resources: dict[str, int]) -> str:
    """2 Barley and 1 Hops."""
    return joined([f"{number} {singular(title(name), number)}" for name, number in resources.items()])


def singular(name: str, number: int) -> str:
    """1 Tool, 2 Tools; 1 Hide, 2 Hides."""
    return name[:-1] if number == 1 and name in ("Tools", "Hides") else name


def counted(number: int, thing: str) -> str:
    """1 Worker, 2 Workers."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def place(name: str) -> str:
    """Where a Sheep stands."""
    return "the Stables" if name == "stables" else f"card {name.removeprefix('card')}"


def field(kind: FieldKind) -> str:
    """A Field as a choice."""
    content = "empty" if kind.good is None else title(kind.good)
    return f"{content} Field in row {kind.row}"


def payment(pay: Payment) -> str:
    """What is paid."""
    if pay.sheep_from is not None:
        return f"1 Sheep from {place(pay.sheep_from)}"
    if pay.field is not None:
        return f"the {field(pay.field)}"
    if pay.craft_left is not None:
        return f"one step of the {title(pay.craft_left)} to the left"
    return amounts(pay.goods)


LABELS: Final[dict[str, Callable[[Any], str]]] = {
    "place": lambda a: f"Place {counted(a.workers, 'Worker')} on {title(a.space)}",
    "exchange": lambda a: f"Exchange {counted(a.workers, 'Worker')} for {counted(a.workers, 'Tool')}",
    "take": lambda a: f"Take {amounts(a.resources)}",
    "new_field": lambda a: f"Take a new Field into row {a.row}",
    "sow": lambda a: f"Sow {title(a.crop)} in a Field in row {a.row}",
    "move_field": lambda a: f"Move an empty Field from row {a.row} to row {a.to}",
    "move_sheep": lambda a: f"Move a Sheep from {place(a.place)} to {place(a.to)}",
    "trade": lambda a: f"Give {payment(a.pay)}, take {amounts(a.gain)}",
    "fallow": lambda a: f"All empty Fields slide up one row, one of row {a.row} slides up two",
    "harvest": lambda a: f"Harvest the {field(a.field)}",
    "harvest_all": lambda a: "Harvest all Fields that are left",
    "advance": lambda a: f"Advance the {title(a.craft)} for {amounts(a.pay)}",
    "fewer": lambda a: "Take fewer: lay out the smaller amounts",
    "skip": lambda a: "Skip this line",
    "end_turn": lambda a: "End the turn",
    "ready": lambda a: "Ready: go on",
    "done": lambda a: "Done with this Phase",
    "resume": lambda a: "Come back into this Phase",
}

LINES: Final[dict[str, Callable[[Any], str]]] = {
    "undone": lambda e: f"Seat {e.seat} takes back {counted(e.count, 'action')}.",
    "first_player": lambda e: f"Seat {e.seat} has the first player marker.",
    "phase_began": lambda e: f"Round {e.round}, Phase {e.phase}: {PHASES[e.phase]}",
    "quadrant_turned": lambda e: f"Quadrant card {e.card} clears {joined([str(q) for q in e.quadrants])}.",
    "workers_removed": lambda e: f"Workers leave {joined([title(space) for space in e.spaces])}.",
    "sheep_died": lambda e: f"Seat {e.seat} loses {e.sheep} Sheep on card {e.card}.",
    "new_workers": lambda e: f"Seat {e.seat} has {counted(e.workers, 'Worker')}.",
    "skipped": lambda e: f"Seat {e.seat} skips.",
    "asked_fewer": lambda e: f"Seat {e.seat} wants to take fewer.",
    "turn_ended": lambda e: f"Seat {e.seat} ends its turn.",
    "confirmed": lambda e: f"Seat {e.seat} is ready.",
    "placed": lambda e: f"Seat {e.seat} places {counted(e.workers, 'Worker')} on {title(e.space)}, row {e.row}.",
    "exchanged": lambda e: f"Seat {e.seat} gives {counted(e.workers, 'Worker')} for Tools.",
    "gained": lambda e: f"Seat {e.seat} takes {amounts(e.resources)}.",
    "paid": lambda e: f"Seat {e.seat} gives {payment(e.payment)}.",
    "field_gained": lambda e: f"Seat {e.seat} has a new Field in row {e.row}.",
    "sown": lambda e: f"Seat {e.seat} sows {title(e.crop)} in row {e.row}.",
    "field_moved": lambda e: f"Seat {e.seat}: an empty Field moves from row {e.row} to row {e.to}.",
    "sheep_moved": lambda e: f"Seat {e.seat} moves a Sheep from {place(e.place)} to {place(e.to)}.",
    "harvested": lambda e: f"Seat {e.seat} harvests {e.amount} {title(e.field.good)} from row {e.field.row}.",
    "milked": lambda e: f"Seat {e.seat} takes {e.milk} Milk.",
    "advanced": lambda e: (
        f"Seat {e.seat} advances the {title(e.craft)} to {e.to} for {amounts(e.pay)}"
        + (f" with {counted(e.tools, 'Tool')}." if e.tools else ".")
    ),
    "center_moved": lambda e: f"Seat {e.seat}: the Community Center moves to {e.to}, the window shows {e.window}.",
    "was_done": lambda e: f"Seat {e.seat} is done.",
    "resumed": lambda e: f"Seat {e.seat} comes back.",
    "boulders_reset": lambda e: "All Boulders lie 2 and 4 spaces ahead again.",
    "game_ended": lambda e: f"The game is over: {', '.join(str(total) for total in e.totals)} points.",
}


class English:
    """Hallertau in English."""

    def label(self, option: Option) -> str:
        """An option in plain words."""
        return LABELS[option.kind](option.args)

    def line(self, body: Struct) -> str:
        """An event in plain words."""
        return LINES[str(body.__struct_config__.tag)](body)

    def board(self, view: View) -> str:
        """A view as a board that a person can read."""
        return write_board(view)


TEXT: Final = English()
