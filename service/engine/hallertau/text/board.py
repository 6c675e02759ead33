"""Writes the table as text: spaces by Quadrant, then each seat's Fields, Stable board, crafts and supply."""

from itertools import zip_longest
from typing import Final

from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.views.structs import CraftView, SeatView, SpaceView, View
from service.engine.kernel.view import enum_word

COLUMN: Final = 46
LEGEND: Final = "crafts: = Community Center, C Craft Building, o Boulder, 3 gives 3 VP, . free"


def write_board(view: View) -> str:
    """Return the whole table."""
    lines = [write_header(view), ""]
    for left, right in ((1, 2), (3, 4)):
        lines += write_quadrants(view, left, right)
    for seat in view.seats:
        lines += ["", *write_seat(seat)]
    lines += ["", LEGEND]
    return "\n".join(line.rstrip() for line in lines)


def write_header(view: View) -> str:
    """Return the line with Round, Phase, first player and Quadrant card."""
    parts = [f"Round {view.round} of 6", f"Phase {view.phase}" if view.phase else "end of the Round"]
    parts.append(f"first player: seat {view.first_player}")
    if view.quadrant_card:
        parts.append(f"Quadrant card {view.quadrant_card}, {view.quadrant_cards_left} left")
    return " | ".join(parts)


def write_quadrants(view: View, left: int, right: int) -> list[str]:
    """Return the lines of two Quadrants side by side."""
    columns = [
        [f"Quadrant {number}", *(write_space(space) for space in view.spaces if space.quadrant == number)]
        for number in (left, right)
    ]
    return [f"{one:<{COLUMN}}{other}" for one, other in zip_longest(*columns, fillvalue="")]


def write_space(space: SpaceView) -> str:
    """Return the Workers by row and the next cost: `Nursery  [1][2][ ] next 3`."""
    rows = "".join(f"[{workers or ' '}]" for workers in space.rows)
    state = "closed" if space.closed else f"next {space.next_cost}" if space.next_cost else "full"
    return f"  {title('SPACE', space.name):<16}{rows:<10}{state}"


def title(enum: str, name: str) -> str:
    """Return a value of an enum as a title: `Busy Weekend`."""
    return enum_word(enum, name).replace("_", " ").title()


def write_seat(seat: SeatView) -> list[str]:
    """Return the lines of one seat's display."""
    goods = "  ".join(f"{name.title()} {number}" for name, number in seat.goods.items() if number) or "none"
    free = f" ({seat.free_tools} free)" if seat.free_tools != seat.tools else ""
    return [
        f"Seat {seat.seat}   Workers {seat.workers}   Tools {seat.tools}{free}   Jewelry {seat.jewelry}   "
        f"window {seat.window}   score now {seat.score.total}",
        f"  Goods   {goods}",
        f"  Fields  {write_fields(seat)}",
        f"  Sheep   {write_sheep(seat)}",
        *write_cards(seat),
        *(f"  {title('CRAFT', craft.name):<14}{write_craft(seat, craft)}" for craft in seat.crafts),
    ]


def write_cards(seat: SeatView) -> list[str]:
    """Return how many cards are in the hand, and which lie face up."""
    hand = ", ".join(f"{number} {deck.title()}" for deck, number in seat.hand_counts.items())
    played = " ".join(f"{card:03}" for card in seat.played)
    return [f"  Cards   hand: {hand or 'none'}   face up: {played or 'none'}"] if hand or played else []


def write_fields(seat: SeatView) -> str:
    """Return the Fields by row, the best row first."""
    rows = []
    for row in (5, 4, 3, 2):
        here = [title("GOOD", field.good) if field.good else "empty" for field in seat.fields if field.row == row]
        rows.append(f"row {row}: {', '.join(here) or '-'}")
    return "   ".join(rows)


def write_sheep(seat: SeatView) -> str:
    """Return the Sheep by place; only cards that still lie on the Stable board."""
    cards = [f"card {card}: {seat.sheep[f'card{card}']}" for card in seat.holders]
    return "   ".join([*cards, f"Stables: {seat.sheep['stables']}"])


def write_craft(seat: SeatView, craft: CraftView) -> str:
    """Return one row of the Community Center board, from the left edge to the last space."""
    return "".join(
        "C"
        if space == craft.position
        else "="
        if space < seat.community_center
        else "o"
        if space in craft.boulders
        else "3"
        if space in EDITION.symbol_spaces
        else "."
        for space in range(EDITION.last_space + 1)
    )
