"""Give up a marker when none is free, or forgo what needs it (§2.7.1)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import events, farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body, Needed
from service.engine.lagranja.gains import gain, needed_for
from service.engine.lagranja.goods import GOOD, NAMES, SILVER, Place
from service.engine.lagranja.sources import Lying, Source, source_of, written
from service.engine.lagranja.state import EMPTY, State
from service.engine.lagranja.verb import REACTION, Args, Verb, make_action
from service.engine.lagranja.verbs.buy import buy
from service.engine.lagranja.verbs.deliver import deliver_silver


class GiveUp(Args, frozen=True, tag="give_up"):
    """Give up a good where it lies, a piece of cargo or a stall for its marker."""

    good: str | None = None
    place: Place | None = None
    held: int = 1
    barrow: int | None = None
    building: str | None = None
    space: str | None = None


class Forgo(Args, frozen=True, tag="forgo"):
    """Forgo what needs a marker."""


class MarkerGivenUp(Body, frozen=True, tag="marker_given_up"):
    """A seat gave up something to free its marker: a good, cargo of a barrow or a building, or a stall."""

    seat: int
    good: Lying | None = None
    cargo: str | None = None
    barrow: int | None = None
    building: str | None = None
    space: str | None = None


class Forgone(Body, frozen=True, tag="forgone"):
    """A seat forwent what needed a marker, because none is free."""

    seat: int
    needed: Needed | None = None


@cache
def give_up_action(source: Source) -> Action:
    """Make the action with an id such as `give_up:olive@store`."""
    good, place, held = source
    return make_action(f"give_up:{written(source)}", GiveUp(NAMES[good], place, held), REACTION)


@cache
def give_up_cargo_action(good: int, barrow: int | None, building: str | None) -> Action:
    """Make the action with an id such as `give_up:olive@17` or `give_up:olive@greengrocer`."""
    where = building if barrow is None else barrow
    given = GiveUp(NAMES[good], barrow=barrow, building=building)
    return make_action(f"give_up:{NAMES[good]}@{where}", given, REACTION)


@cache
def give_up_stall_action(space: str) -> Action:
    """Make the action with an id such as `give_up:stall@C4`."""
    return make_action(f"give_up:stall@{space}", GiveUp(space=space), REACTION)


FORGO: Final = make_action("forgo", Forgo(), REACTION)


def offer_shortage(state: State, me: int, frame: frames.Shortage) -> Iterator[Action]:
    """Offer to forgo, and to give up each marker of the seat except those on grey spaces and helpers (G-69)."""
    edition, seat = edition_of(state), state.seats[me]
    yield FORGO
    for source in farm.lying(state, seat):
        if source[0] != SILVER:
            yield give_up_action(source)
    for barrow in seat.barrows:
        for good in filled(edition.barrows[barrow.card], barrow.filled):
            yield give_up_cargo_action(good, barrow.card, None)
    for index, bits in enumerate(seat.cargo):
        for good in filled(edition.rows[index], bits):
            yield give_up_cargo_action(good, None, edition.buildings[index].id)
    for index, owner in enumerate(state.market):
        if owner == me:
            yield give_up_stall_action(edition.spaces[index].id)


def filled(symbols: tuple[int, ...], bits: int) -> list[int]:
    """Return the kinds of goods that lie on a row or a barrow."""
    return sorted({good for index, good in enumerate(symbols) if bits >> index & 1})


def resolve_give_up(state: State, me: int, frame: frames.Shortage, chosen: GiveUp, log: list[Event]) -> None:
    """Free the marker; the frame then uses it without a decision."""
    edition, seat = edition_of(state), state.seats[me]
    state.stack.append(frame)
    good = cargo = None
    if chosen.space is not None:
        state.market[edition.space[chosen.space]] = EMPTY
    elif chosen.good is not None and chosen.place is not None:
        good = Lying(chosen.good, chosen.place, chosen.held)
        farm.remove(state, seat, source_of(good))
    elif chosen.good is not None and chosen.barrow is not None:
        barrow = next(barrow for barrow in seat.barrows if barrow.card == chosen.barrow)
        cargo = chosen.good
        barrow.filled &= ~bit_of(edition.barrows[barrow.card], barrow.filled, GOOD[chosen.good])
    elif chosen.good is not None and chosen.building is not None:
        cargo, index = chosen.good, edition.building[chosen.building]
        seat.cargo[index] &= ~bit_of(edition.rows[index], seat.cargo[index], GOOD[chosen.good])
    log.append(Event(MarkerGivenUp(me, good, cargo, chosen.barrow, chosen.building, chosen.space)))


def bit_of(symbols: tuple[int, ...], bits: int, good: int) -> int:
    """Return the bit of a filled symbol of a good."""
    return next(1 << index for index, symbol in enumerate(symbols) if symbol == good and bits >> index & 1)


def resolve_forgo(state: State, me: int, frame: frames.Shortage, chosen: Forgo, log: list[Event]) -> None:
    """Drop what needed the marker; a delivery that was forgone can still be made later (G-65)."""
    if isinstance(frame.need, frames.NewCargo):
        state.stack.append(frames.Deliver(me, 1))
    log.append(Event(Forgone(me, needed_for(state, me, frame.need))))


def step_shortage(state: State, frame: frames.Shortage, log: list[Event]) -> bool:
    """Use a marker if one is free by now."""
    if farm.markers_free(state, frame.seat) < 1:
        return False
    state.stack.pop()
    satisfy(state, frame.seat, frame.need, log)
    return True


def satisfy(state: State, me: int, need: frames.Need, log: list[Event]) -> None:
    """Do what needed the marker."""
    if isinstance(need, frames.NewGood):
        gain(state, me, need.good, 1, log)
    elif isinstance(need, frames.NewGrowth):
        field = state.seats[me].fields[need.field]
        field.goods += 1
        log.append(Event(events.Grew(me, {NAMES[edition_of(state).crops[field.card]]: 1})))
    elif isinstance(need, frames.NewMark):
        state.stack.append(frames.UseHelper(me, need.card))
    elif isinstance(need, frames.NewPurchase):
        buy(state, me, need.resource, need.silver, log)
    else:
        deliver_silver(state, me, need.building, log)


VERB: Final = Verb(
    offers={frames.Shortage: offer_shortage},
    resolves={GiveUp: resolve_give_up, Forgo: resolve_forgo},
    steps={frames.Shortage: step_shortage},
    undivided=(frames.Shortage,),
)
