"""What happens at the table, for programs and for people. None of these hides anything."""

from msgspec import Struct

from service.engine.hallertau.args import FieldKind, Payment


class Body(Struct, frozen=True, omit_defaults=True):
    """The public form of an event."""


class FirstPlayer(Body, frozen=True, tag="first_player"):
    """A seat holds the first player marker now."""

    seat: int


class PhaseBegan(Body, frozen=True, tag="phase_began"):
    """A Phase of a Round began."""

    round: int
    phase: int


class QuadrantTurned(Body, frozen=True, tag="quadrant_turned"):
    """A Quadrant card was turned up; these Quadrants are cleared."""

    card: str
    quadrants: tuple[int, ...]


class WorkersRemoved(Body, frozen=True, tag="workers_removed"):
    """The topmost row of Workers left each of these spaces."""

    spaces: dict[str, int]


class SheepDied(Body, frozen=True, tag="sheep_died"):
    """The card that a seat's Sheep stood on left the Stable board."""

    seat: int
    card: int
    sheep: int


class NewWorkers(Body, frozen=True, tag="new_workers"):
    """A seat has its Workers for the Round."""

    seat: int
    workers: int


class Skipped(Body, frozen=True, tag="skipped"):
    """A seat left out the rest of a line."""

    seat: int


class AskedFewer(Body, frozen=True, tag="asked_fewer"):
    """A seat wants to take fewer; the smaller amounts are laid out."""

    seat: int


class TurnEnded(Body, frozen=True, tag="turn_ended"):
    """A seat ended its turn by command."""

    seat: int


class Confirmed(Body, frozen=True, tag="confirmed"):
    """A seat confirmed a stop point."""

    seat: int
    stop: str


class Placed(Body, frozen=True, tag="placed"):
    """A seat placed Workers in a row of a space."""

    seat: int
    space: str
    row: int
    workers: int


class Exchanged(Body, frozen=True, tag="exchanged"):
    """A seat exchanged Workers for as many Tools."""

    seat: int
    workers: int


class Gained(Body, frozen=True, tag="gained"):
    """A seat gained resources."""

    seat: int
    resources: dict[str, int]


class Paid(Body, frozen=True, tag="paid"):
    """A seat paid the cost of a line."""

    seat: int
    payment: Payment


class FieldGained(Body, frozen=True, tag="field_gained"):
    """A seat has a new Field."""

    seat: int
    row: int


class Sown(Body, frozen=True, tag="sown"):
    """A seat sowed."""

    seat: int
    crop: str
    row: int


class FieldMoved(Body, frozen=True, tag="field_moved"):
    """A Field changed its row."""

    seat: int
    row: int
    to: int


class SheepMoved(Body, frozen=True, tag="sheep_moved"):
    """A Sheep moved on."""

    seat: int
    place: str
    to: str


class Harvested(Body, frozen=True, tag="harvested"):
    """A Field was harvested and dropped."""

    seat: int
    field: FieldKind
    amount: int


class Milked(Body, frozen=True, tag="milked"):
    """A seat's Sheep gave Milk."""

    seat: int
    milk: int


class Advanced(Body, frozen=True, tag="advanced"):
    """A Craft Building advanced."""

    seat: int
    craft: str
    to: int
    pay: dict[str, int]
    tools: int


class CenterMoved(Body, frozen=True, tag="center_moved"):
    """The Community Center followed its Craft Buildings."""

    seat: int
    to: int
    window: int


class WasDone(Body, frozen=True, tag="was_done"):
    """A seat is done with Phase 9."""

    seat: int


class Resumed(Body, frozen=True, tag="resumed"):
    """A seat came back into Phase 9."""

    seat: int


class BouldersReset(Body, frozen=True, tag="boulders_reset"):
    """All Boulders are again 2 and 4 spaces ahead of their Craft Buildings."""


class GameEnded(Body, frozen=True, tag="game_ended"):
    """The game is over; the seed may be revealed now."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]
