"""Deliver a good to a barrow or a craft building, and carry out what that completes (§8.0)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import COMMODITY, SILVER
from service.engine.lagranja.sources import Lying, Source, lying, source_of, written
from service.engine.lagranja.state import Barrow, State, Tile
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE
from service.engine.lagranja.verbs.end_turn import END_TURN


class Deliver(Args, frozen=True, tag="deliver"):
    """Deliver a good to an own barrow or to a building: exactly one of them."""

    good: Lying
    barrow: int | None = None
    building: str | None = None


class Delivered(Body, frozen=True, tag="delivered"):
    """A seat delivered a good to a barrow or to a building."""

    seat: int
    good: Lying
    barrow: int | None = None
    building: str | None = None


class BuildingCompleted(Body, frozen=True, tag="building_completed"):
    """A seat completed its row of a building and received its tile; the row is empty again.

    VP and effects follow as events of their own.
    """

    seat: int
    building: str


class BuildingUnblocked(Body, frozen=True, tag="building_unblocked"):
    """A blocking marker left the game; its VP follow as `gained_vp`."""

    seat: int
    building: str


class BarrowCompleted(Body, frozen=True, tag="barrow_completed"):
    """A seat completed a barrow: it left the farm with its cargo, and the card was discarded.

    Its VP follow as `gained_vp`, then the commodity and the stall.
    """

    seat: int
    card: int
    value: int


Symbols = tuple[int, ...]


@cache
def deliver_to_barrow_action(source: Source, card: int) -> Action:
    """Make the action with an id such as `deliver:olive@field>17`."""
    return make_action(f"deliver:{written(source)}>{card}", Deliver(lying(source), barrow=card), TURN)


@cache
def deliver_to_building_action(source: Source, building: str) -> Action:
    """Make the action with an id such as `deliver:olive@field>greengrocer`."""
    return make_action(f"deliver:{written(source)}>{building}", Deliver(lying(source), building=building), TURN)


@cache
def open_goods(symbols: Symbols, bits: int) -> frozenset[int]:
    """Return the goods that a row or a barrow still takes."""
    return frozenset(good for index, good in enumerate(symbols) if not bits >> index & 1)


def fill(symbols: Symbols, bits: int, good: int) -> int:
    """Return the bits with one more symbol of a good filled; equal symbols are filled from the left."""
    return bits | next(1 << index for index, symbol in enumerate(symbols) if symbol == good and not bits >> index & 1)


def is_full(symbols: Symbols, bits: int) -> bool:
    """Return whether every symbol is filled."""
    return bits == (1 << len(symbols)) - 1


def open_buildings(state: State, me: int) -> Iterator[int]:
    """Yield the buildings that a seat can deliver to: not blocked, and its own row not completed (§8.3)."""
    done = {tile.building for tile in state.seats[me].tiles}
    for index in range(len(edition_of(state).buildings)):
        if index not in done and index not in state.blocked:
            yield index


def offer_deliver(state: State, me: int, fields_only: bool = False) -> Iterator[Action]:
    """Offer to deliver one good from where it lies onto a matching open symbol."""
    edition, seat = edition_of(state), state.seats[me]
    barrows = [(b.card, open_goods(edition.barrows[b.card], b.filled)) for b in seat.barrows]
    buildings = [(i, open_goods(edition.rows[i], seat.cargo[i])) for i in open_buildings(state, me)]
    for source in farm.on_fields(state, seat) if fields_only else farm.lying(state, seat):
        good = source[0]
        for card, wanted in barrows:
            if good in wanted:
                yield deliver_to_barrow_action(source, card)
        for index, wanted in buildings:
            if good in wanted:
                yield deliver_to_building_action(source, edition.buildings[index].id)


def can_deliver(state: State, me: int, fields_only: bool = False) -> bool:
    """Return whether any delivery is possible now (G-55)."""
    return next(offer_deliver(state, me, fields_only), None) is not None


def can_deliver_after(state: State, me: int, silver: int) -> bool:
    """Return whether any delivery is possible after so much silver was paid (G-55)."""
    return can_deliver(farm.after_paying(state, me, {SILVER: silver}), me)


def offer_deliveries(state: State, me: int, frame: frames.Deliveries) -> Iterator[Action]:
    """Offer the regular deliveries of T3, one after the other."""
    if frame.left:
        yield from offer_deliver(state, me)
    yield END_TURN


def offer_deliver_frame(state: State, me: int, frame: frames.Deliver) -> Iterator[Action]:
    """Offer a delivery that an effect gave; it may be declined (G-55)."""
    yield from offer_deliver(state, me, frame.fields_only)
    yield DECLINE


def resolve_deliver(
    state: State, me: int, frame: frames.Deliveries | frames.Deliver, chosen: Deliver, log: list[Event]
) -> None:
    """Move the good, and carry out what it completes before anything else (G-28)."""
    edition, seat = edition_of(state), state.seats[me]
    if isinstance(frame, frames.Deliveries):
        state.stack.append(frames.Deliveries(me, frame.left - 1))
    elif frame.left > 1:
        state.stack.append(frames.Deliver(me, frame.left - 1, frame.fields_only))
    source = source_of(chosen.good)
    if chosen.barrow is not None:
        farm.remove(state, seat, source)
        log.append(Event(Delivered(me, chosen.good, barrow=chosen.barrow)))
        load_barrow(state, me, chosen.barrow, source[0], log)
    elif chosen.building is not None:
        building = edition.building[chosen.building]
        if source[0] != SILVER:
            farm.remove(state, seat, source)
            log.append(Event(Delivered(me, chosen.good, building=chosen.building)))
            load_building(state, me, building, source[0], log)
        elif farm.markers_free(state, me):
            deliver_silver(state, me, building, log)
        else:
            gains.need_marker(state, me, frames.NewCargo(building), log)


def deliver_silver(state: State, me: int, building: int, log: list[Event]) -> None:
    """Pay a coin and put a marker in its place, so one must be free (G-65)."""
    gains.pay_silver(state, me, 1)
    coin = lying((SILVER, "purse", 1))
    log.append(Event(Delivered(me, coin, building=edition_of(state).buildings[building].id)))
    load_building(state, me, building, SILVER, log)


def load_barrow(state: State, me: int, card: int, good: int, log: list[Event]) -> None:
    """Put a good on a barrow; a full barrow goes to the market (G-63)."""
    symbols = edition_of(state).barrows[card]
    barrow = next(barrow for barrow in state.seats[me].barrows if barrow.card == card)
    barrow.filled = fill(symbols, barrow.filled, good)
    state.stack.append(frames.Fire(me, "delivery_made", good=good))
    if is_full(symbols, barrow.filled):
        complete_barrow(state, me, barrow, log)


def load_building(state: State, me: int, building: int, good: int, log: list[Event]) -> None:
    """Put a good into the seat's row; a full row completes the building (G-63)."""
    seat, symbols = state.seats[me], edition_of(state).rows[building]
    seat.cargo[building] = fill(symbols, seat.cargo[building], good)
    state.stack.append(frames.Fire(me, "delivery_made", good=good))
    if is_full(symbols, seat.cargo[building]):
        complete_building(state, me, building, log)


def complete_barrow(state: State, me: int, barrow: Barrow, log: list[Event]) -> None:
    """Gain VP, discard the card with its cargo, gain a commodity, then place the stall (G-34)."""
    value = edition_of(state).cards[barrow.card].barrow.value
    log.append(Event(BarrowCompleted(me, barrow.card, value)))
    gains.gain_vp(state, me, value, "barrows", log)
    state.seats[me].barrows.remove(barrow)
    state.discard.append(barrow.card)
    state.stack.append(frames.PlaceStall(me, value))
    gains.gain(state, me, COMMODITY, 1, log)


def complete_building(state: State, me: int, building: int, log: list[Event]) -> None:
    """Carry out the steps a) to g): VP by round, row, grey space, first bonus, unblocking, tile, triggers (§8.3.1)."""
    edition, seat = edition_of(state), state.seats[me]
    row = edition.buildings[building]
    first = not any(tile.building == building for other in state.seats for tile in other.tiles)
    log.append(Event(BuildingCompleted(me, row.id)))
    gains.gain_vp(state, me, state.round, "buildings", log)
    seat.cargo[building] = 0
    seat.tiles.append(Tile(building))
    if first:
        gains.gain_vp(state, me, edition.start.craft_first_bonus_vp, "buildings", log)
        unblock(state, me, log)
    state.stack += (
        frames.Fire(me, "craft_completed"),
        frames.Fire(me, "craft_completed", helpers=False),
        frames.Effects(me, row.immediate),
    )


def unblock(state: State, me: int, log: list[Event]) -> None:
    """Remove the lowest blocking marker and gain its VP; only the first completion of a building does this (G-27)."""
    edition = edition_of(state)
    if state.blocked:
        building = state.blocked.pop(0)
        log.append(Event(BuildingUnblocked(me, edition.buildings[building].id)))
        gains.gain_vp(state, me, edition.start.unblock_bonus_vp, "buildings", log)


VERB: Final = Verb(
    offers={frames.Deliveries: offer_deliveries, frames.Deliver: offer_deliver_frame},
    resolves={Deliver: resolve_deliver},
    in_steps=("T3", "T4"),
    ended=(frames.Deliveries,),
    declined=(frames.Deliver,),
)
