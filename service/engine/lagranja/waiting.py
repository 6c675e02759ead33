"""Craft tiles and helpers that wait for an event (G-40, G-52)."""

from collections.abc import Iterator

from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames
from service.engine.lagranja.anytime import could_do_something
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import HelperEdge
from service.engine.lagranja.effects import any_does_something, could_change, waits
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import NAMES
from service.engine.lagranja.helpers import in_phase, unmet_cost
from service.engine.lagranja.state import State
from service.engine.lagranja.vocabulary import DoubleOptions, Trigger


def step_fire(state: State, frame: frames.Fire, log: list[Event]) -> bool:
    """Push all effects of a seat that wait for an event: of turned tiles by die number, or of helpers."""
    state.stack.pop()
    waiting = waiting_helpers(state, frame) if frame.helpers else waiting_tiles(state, frame)
    state.stack += reversed(list(waiting))
    return True


def waiting_tiles(state: State, frame: frames.Fire) -> Iterator[frames.Pending]:
    """Yield the effects of turned craft tiles; a tile won in this round does nothing yet (G-13, G-29)."""
    edition = edition_of(state)
    for tile in sorted(state.seats[frame.seat].tiles, key=lambda tile: tile.building):
        building = edition.buildings[tile.building]
        fits = matches(building.permanent.trigger, frame) and in_phase(state, building.permanent_phases)
        if tile.turned and fits:
            yield frames.Effects(frame.seat, building.permanent.effects)


def waiting_helpers(state: State, frame: frames.Fire) -> Iterator[frames.Pending]:
    """Yield the helpers without choice and cost by slot, then one offer of all others (G-52)."""
    cards = edition_of(state).cards
    offered = []
    for card in ready_helpers(state, frame):
        edge = cards[card].helper
        if doubles(edge):
            continue
        if edge.optional or edge.cost is not None:
            offered.append(card)
        elif is_useful(state, frame.seat, card):
            yield frames.UseHelper(frame.seat, card)
    if offered:
        yield frames.Offer(frame.seat, tuple(offered))


def ready_helpers(state: State, frame: frames.Fire) -> Iterator[int]:
    """Yield the unused helpers of a seat that wait for this event, if their phase and condition hold."""
    edition = edition_of(state)
    for helper in state.seats[frame.seat].helpers:
        if edition.waiting[helper.card] != frame.event or helper.used:
            continue
        edge = edition.cards[helper.card].helper
        ready = in_phase(state, edge.phases) and farm.holds(state, frame.seat, edge.condition)
        if ready and matches(edge.trigger, frame):
            yield helper.card


def matches(trigger: Trigger | None, frame: frames.Fire) -> bool:
    """Return whether an event is what a trigger waits for."""
    return (
        trigger is not None
        and trigger.event == frame.event
        and (not trigger.numbers or frame.number in trigger.numbers)
        and (not trigger.picks or frame.pick in trigger.picks)
        and (not trigger.goods or NAMES[frame.good] in trigger.goods)
    )


def doubles(edge: HelperEdge) -> bool:
    """Return whether a helper changes how a revenue space is carried out, instead of following it."""
    return any(isinstance(effect, DoubleOptions) for effect in edge.effects)


def offer_doubling(state: State, fire: frames.Fire) -> None:
    """Offer a helper that doubles the alternatives of the space just taken, before it is carried out (G-53)."""
    cards = edition_of(state).cards
    doubling = tuple(card for card in ready_helpers(state, fire) if doubles(cards[card].helper))
    if doubling:
        state.stack.append(frames.Offer(fire.seat, doubling))


def is_useful(state: State, me: int, card: int) -> bool:
    """Return whether a helper would do something now, or could after an action that is possible at any time (G-68)."""
    effects = edition_of(state).cards[card].helper.effects
    if any_does_something(state, me, effects):
        return True
    return could_change(state, me, effects) and state.active == me and could_do_something(state, me)


def is_unused(state: State, me: int, card: int) -> bool:
    """Return whether a helper is on the farm and was not used in this round."""
    return any(helper.card == card and not helper.used for helper in state.seats[me].helpers)


def unmet_offer(state: State, me: int, card: int) -> Iterator[Unmet]:
    """Yield why a seat cannot use an offered helper: used already, not on the farm, its cost, or no effect."""
    edge = edition_of(state).cards[card].helper
    if not is_unused(state, me, card):
        yield Unmet(r.Unused(), 1, 0, "§6.0")
    yield from unmet_cost(state, me, edge.cost)
    if not waits(edge.effects) and not any_does_something(state, me, edge.effects):
        yield Unmet(r.DoesSomething(), 1, 0, "G-18")
