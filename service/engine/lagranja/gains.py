"""Gains goods and VP, and asks for a marker when none is free (§2.7.1)."""

from service.engine.kernel.event import Event
from service.engine.lagranja import events, farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Needed
from service.engine.lagranja.goods import NAMES, PIG, SILVER, VP
from service.engine.lagranja.state import VP_SOURCES, State, VpSource


def gain_vp(state: State, me: int, vp: int, source: VpSource, log: list[Event]) -> None:
    """Gain VP at once; the gain is public, the total is secret (G-41)."""
    if vp:
        state.seats[me].vp[VP_SOURCES.index(source)] += vp
        log.append(Event(events.GainedVp(me, vp, source)))


def gain(state: State, me: int, good: int, amount: int, log: list[Event]) -> None:
    """Gain a good, as much as there are free markers; ask for markers for the rest. A pig without a space is sold."""
    if good == VP:
        gain_vp(state, me, amount, "effects", log)
        return
    seat = state.seats[me]
    free = amount if good == SILVER else farm.markers_free(state, me)
    placed = short = 0
    for _ in range(amount):
        if good == PIG and seat.goods[PIG] + short >= farm.pig_spaces(state, me):
            sell_at_once(state, me, log)
        elif placed < free:
            seat.goods[good] += 1
            placed += 1
        else:
            short += 1
    if placed:
        log.append(Event(events.Gained(me, {NAMES[good]: placed})))
    for _ in range(short):
        need_marker(state, me, frames.NewGood(good), log)


def need_marker(state: State, me: int, need: frames.Need, log: list[Event]) -> None:
    """Ask a seat for a marker, because none is free."""
    state.stack.append(frames.Shortage(me, need))
    log.append(Event(events.NoMarker(me, needed_for(state, me, need))))


def needed_for(state: State, me: int, need: frames.Need) -> Needed:
    """Return what a seat needs a marker for, in public names."""
    edition = edition_of(state)
    match need:
        case frames.NewGood(good=good) | frames.NewPurchase(resource=good):
            return Needed(good=NAMES[good])
        case frames.NewGrowth(field=field):
            return Needed(good=NAMES[edition.crops[state.seats[me].fields[field].card]])
        case frames.NewMark(card=card):
            return Needed(card=card)
        case frames.NewCargo(building=building):
            return Needed(building=edition.buildings[building].id)


def sell_at_once(state: State, me: int, log: list[Event]) -> None:
    """Sell a received pig that has no space (G-12, G-16)."""
    silver = farm.sell_price(state, me, PIG)
    state.seats[me].goods[SILVER] += silver
    log.append(Event(events.PigSold(me, silver)))


def pay_silver(state: State, me: int, silver: int) -> None:
    """Return silver to the supply."""
    state.seats[me].goods[SILVER] -= silver


def pay_vp(state: State, me: int, vp: int) -> None:
    """Return VP to the supply."""
    state.seats[me].vp[VP_SOURCES.index("paid")] -= vp
