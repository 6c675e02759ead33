"""Writes the table as text: dice, roofs, siesta track, market and buildings, then each seat's farm."""

from collections.abc import Iterator
from typing import Final

from service.engine.kernel.view import enum_word
from service.engine.lagranja.parts import across
from service.engine.lagranja.steps import STEPS
from service.engine.lagranja.text.writer import Writer
from service.engine.lagranja.views.structs import STEP_ENUM, BuildingView, CargoView, SeatView, SpaceView, View

COLUMN: Final = 5
"""Half the width of a market space: a hex stands between two of the row above."""
LEGEND: Final = (
    "market: space number:seat, N neutral   goods: * delivered   helpers: x used   roofs: x used   tiles: ! new"
)


def write_board(view: View, writer: Writer) -> str:
    """Return the whole table."""
    lines = [write_header(view), *write_table(view, writer), "", *write_market(view, writer), ""]
    lines += (write_building(building, writer) for building in view.buildings)
    for seat in view.seats:
        lines += ["", *write_seat(seat, writer)]
    lines += ["", LEGEND]
    return "\n".join(line.rstrip() for line in lines)


def write_header(view: View) -> str:
    """Return the line with round, step and order of play."""
    parts = [f"Round {view.round} of 6", f"{enum_word('PHASE', view.phase)} phase, {write_step(view.step)}"]
    if len(view.seats) == 1:
        parts.append("player first" if view.starts else "neutral player first")
    else:
        parts.append(f"order: {' '.join(map(str, view.order))}")
    parts.append(f"deck {view.deck_size}, discarded {len(view.discard)}")
    return " | ".join(parts)


def write_step(name: str) -> str:
    """Return a step as the rulebook calls it (`F4`), or between its steps in words (`last die`)."""
    step = STEPS[STEP_ENUM.index(name)]
    return step.replace("_", " ")


def write_table(view: View, writer: Writer) -> Iterator[str]:
    """Yield the dice on their spaces, the roofs to buy, the discs on the siesta track."""
    dice = "   ".join(f"{number}: {count}" for number, count in view.dice.items()) or "none"
    last = f"   last die: {view.last_die}" if view.last_die else ""
    gone = f"   discarded: {' '.join(map(str, view.discarded_dice))}" if view.discarded_dice else ""
    marked = "".join(f"   {mark.number} marked by seat {mark.seat}" for mark in view.marked)
    yield f"Dice    {dice}{last}{gone}{marked}"
    for tile in view.roofs:
        roof = writer.edition.roofs[tile]
        yield f"Roof    {tile} for {roof.price} silver: {writer.roof(roof)}"
    track = (
        f"{position} ({here.vp} VP): {' '.join(map(str, here.discs)) or '-'}"
        for position, here in enumerate(view.siesta_track)
    )
    yield f"Siesta  {'   '.join(track)}"


def write_market(view: View, writer: Writer) -> Iterator[str]:
    """Yield the market as it lies: `C4 4:1` is a stall of seat 1 on space C4 with the number 4."""
    spaces = {space.id: space for space in view.market}
    here = [space for space in writer.edition.spaces if space.id in spaces]
    left = min(map(across, here))
    for row in sorted({space.r for space in here}):
        line = ""
        for space in sorted((space for space in here if space.r == row), key=across):
            line = f"{line:<{8 + (across(space) - left) * COLUMN}}{write_space(spaces[space.id])}"
        yield f"Market{line[6:]}" if row == min(space.r for space in here) else line


def write_space(space: SpaceView) -> str:
    """Return a market space as in `C4 4:1` (a seat's stall), `C4 4:N` (a neutral stall) or `C4 4` (empty)."""
    owner = ":N" if space.neutral else "" if space.seat is None else f":{space.seat}"
    return f"{space.id} {space.value}{owner}"


def write_building(view: BuildingView, writer: Writer) -> str:
    """Return the line of a building: the goods of a row, its blocking marker and who completed it."""
    building = writer.edition.buildings[writer.edition.building[view.id]]
    parts = [f"{building.die} {writer.building(building):<15}{' '.join(building.row):<29}"]
    if view.blocking_marker is not None:
        parts.append(f"blocked by marker {view.blocking_marker}")
    elif view.first_bonus:
        parts.append("open")
    else:
        parts.append(f"done by {' '.join(f'seat {seat}' for seat in view.completed)}")
    return "".join(parts)


def write_seat(seat: SeatView, writer: Writer) -> Iterator[str]:
    """Yield the lines of one seat's farm."""
    vp = "?" if seat.vp is None else seat.vp
    markers = "" if seat.markers_free is None else f"   free markers {seat.markers_free}"
    yield f"Seat {seat.seat}   VP {vp}   hand {seat.hand_size} of {seat.hand_limit}{markers}"
    goods = "  ".join(f"{name} {number}" for name, number in seat.goods.items() if number) or "none"
    yield f"  Goods       {goods}   (pig spaces {seat.pig_spaces})"
    dice = " ".join(map(str, seat.dice)) or "-"
    donkey = seat.donkey or ("chosen" if seat.donkey_chosen else "-")
    tokens = " ".join(map(str, seat.donkeys_available)) or "-"
    extra = seat.extra_delivery_limit
    yield f"  Dice        {dice}   donkeys {donkey}   tokens left {tokens}   extra deliveries {extra}"
    for name, things in write_farm(seat, writer):
        if things:
            yield f"  {name:<12}{'; '.join(things)}"


def write_farm(seat: SeatView, writer: Writer) -> Iterator[tuple[str, list[str]]]:
    """Yield what lies on the four sides of a farm, on its house and in the village."""
    yield "Fields", [f"{enum_word('GOOD', field.crop)} {field.goods}" for field in seat.fields]
    yield (
        "Barrows",
        [f"{writer.named(barrow.card)} for {barrow.value}: {write_cargo(barrow.cargo)}" for barrow in seat.barrows],
    )
    yield "Extensions", [writer.extension(writer.edition.cards[card].extension) for card in seat.extensions]
    yield "Helpers", [writer.named(helper.card) + (" x" if helper.used else "") for helper in seat.helpers]
    roofs = writer.edition.roofs
    yield "Roofs", [f"{roof.tile} {'x' if not roof.face_up else writer.roof(roofs[roof.tile])}" for roof in seat.roofs]
    buildings = {building.id: writer.building(building) for building in writer.edition.buildings}
    yield "Tiles", [buildings[tile.building] + ("" if tile.turned else " !") for tile in seat.tiles]
    rows = {name: cargo for name, cargo in seat.rows.items() if any(cargo.delivered)}
    yield "Rows", [f"{buildings[name]}: {write_cargo(cargo)}" for name, cargo in rows.items()]


def write_cargo(cargo: CargoView) -> str:
    """Return the symbols of a row or barrow; filled ones have a star."""
    return " ".join(
        enum_word("GOOD", good) + "*" * done for good, done in zip(cargo.goods, cargo.delivered, strict=True)
    )
