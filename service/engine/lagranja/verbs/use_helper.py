"""Use a helper: at any time if it has an action, or when it is offered after the event it waits for (§6.0)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import Event
from service.engine.lagranja import events, farm, frames, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import HelperEdge
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import NAMES, VP
from service.engine.lagranja.helpers import goods_of, unmet_action, unmet_cost
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import ANYTIME, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE
from service.engine.lagranja.vocabulary import Cost
from service.engine.lagranja.waiting import is_unused, is_useful, unmet_offer


class UseHelper(Args, frozen=True, tag="use_helper"):
    """Use a helper."""

    card: int


class HelperUsed(Body, frozen=True, tag="helper_used"):
    """A seat uses a helper.

    This event marks a helper that can be used once per round, except in the scoring phase. Its cost and its effects
    follow as separate events.
    """

    seat: int
    card: int


@cache
def use_helper_action(card: int, window: Window = ANYTIME) -> Action:
    """Make the action with an id such as `use_helper:24`."""
    return make_action(f"use_helper:{card}", UseHelper(card), window)


def offer_actions(state: State, me: int) -> Iterator[Action]:
    """Offer the helpers that a seat can start now."""
    cards = edition_of(state).cards
    for helper in state.seats[me].helpers:
        if cards[helper.card].helper.mode == "action" and next(unmet_action(state, me, helper), None) is None:
            yield use_helper_action(helper.card)


def offer_offer(state: State, me: int, frame: frames.Offer) -> Iterator[Action]:
    """Offer the helpers whose cost can be paid, or to decline them all (G-52)."""
    for card in frame.cards:
        if next(unmet_offer(state, me, card), None) is None:
            yield use_helper_action(card, Window.REACTION)
    yield DECLINE


def resolve_use_helper(state: State, me: int, chosen: UseHelper, log: list[Event]) -> None:
    """Start the helper."""
    state.stack.append(frames.UseHelper(me, chosen.card))


def resolve_offer(state: State, me: int, frame: frames.Offer, chosen: UseHelper, log: list[Event]) -> None:
    """Start the chosen helper; the other helpers of the offer stay offered."""
    rest = tuple(card for card in frame.cards if card != chosen.card)
    if rest:
        state.stack.append(frames.Offer(me, rest))
    resolve_use_helper(state, me, chosen, log)


def step_offer(state: State, frame: frames.Offer, log: list[Event]) -> bool:
    """Drop the frame if none of its helpers is useful now or could become so (G-68)."""
    me = frame.seat
    if any(is_unused(state, me, card) and is_useful(state, me, card) for card in frame.cards):
        return False
    state.stack.pop()
    return True


def step_use_helper(state: State, frame: frames.UseHelper, log: list[Event]) -> bool:
    """Pay the cost of a helper, then give it its mark, for which a marker must be free, and its effects.

    A good or a commodity that the helper costs frees a marker, which the mark can use. A seat that forgoes the marker
    does not use the helper (G-64).
    """
    state.stack.pop()
    me = frame.seat
    helper = next((one for one in state.seats[me].helpers if one.card == frame.card and not one.used), None)
    edge = edition_of(state).cards[frame.card].helper
    if helper is None:
        return True
    if frame.paid:
        helper.used = marks(state, edge)
        state.stack += (frames.HelperEnds(me, frame.card), frames.Effects(me, edge.effects))
    elif next(unmet_cost(state, me, edge.cost), None) is None:
        if marks(state, edge) and farm.markers_free(state, me) + freed(edge.cost) < 1:
            gains.need_marker(state, me, frames.NewMark(frame.card), log)
            return True
        log.append(Event(HelperUsed(me, frame.card)))
        state.stack.append(frames.UseHelper(me, frame.card, paid=True))
        if edge.cost is not None:
            pay_cost(state, me, edge.cost, log)
    return True


def step_helper_ends(state: State, frame: frames.HelperEnds, log: list[Event]) -> bool:
    """End the use of a helper."""
    state.stack.pop()
    return True


def marks(state: State, edge: HelperEdge) -> bool:
    """Return whether a helper takes a mark when it is used; in the scoring phase none does (G-61)."""
    return edge.once_per_round and farm.phase(state) != "scoring"


def freed(cost: Cost | None) -> int:
    """Return how many markers paying a cost frees (G-64)."""
    return 0 if cost is None else cost.harvest + cost.pig + cost.commodity


def pay_cost(state: State, me: int, cost: Cost, log: list[Event]) -> None:
    """Pay what has no choice at once, and ask for the rest."""
    seat = state.seats[me]
    paid = {}
    for good, amount in goods_of(cost):
        if amount:
            seat.goods[good] -= amount
            paid[NAMES[good]] = amount
    if cost.vp:
        gains.pay_vp(state, me, cost.vp)
        paid[NAMES[VP]] = cost.vp
    if paid:
        log.append(Event(events.Paid(me, paid)))
    if cost.harvest:
        state.stack.append(frames.PayHarvest(me, cost.harvest))
    if cost.discard_card:
        state.stack.append(frames.Discard(me, cost.discard_card))


VERB: Final = Verb(
    offers={frames.Offer: offer_offer},
    resolves={UseHelper: resolve_offer},
    resolves_anytime={UseHelper: resolve_use_helper},
    steps={
        frames.Offer: step_offer,
        frames.UseHelper: step_use_helper,
        frames.HelperEnds: step_helper_ends,
    },
    declined=(frames.Offer,),
)
