"""Offers the legal actions of a seat: those of the top frame, and those that are possible at any time."""

from collections.abc import Iterator

from service.engine.kernel.action import Action
from service.engine.lagranja import frames
from service.engine.lagranja.anytime import offer_in_public
from service.engine.lagranja.dispatch import OFFERS, UNDIVIDED
from service.engine.lagranja.state import State
from service.engine.lagranja.verbs.buy_extra_delivery import extra_left
from service.engine.lagranja.verbs.use_helper import offer_actions


def asks(state: State, frame: frames.Pending, me: int) -> bool:
    """Return whether a frame asks a seat: its own frame, or the choice of donkeys if the seat has not chosen yet."""
    return not state.seats[me].donkey if isinstance(frame, frames.Donkeys) else frame.seat == me


def is_asked(state: State, me: int) -> bool:
    """Return whether the top frame asks a seat."""
    return bool(state.stack) and asks(state, state.stack[-1], me)


def left(state: State, frame: frames.Pending) -> int:
    """Return how many times a seat is still asked: cards, deliveries, goods, steps; 1 where nothing is counted."""
    if isinstance(frame, frames.ExtraDeliveries):
        return extra_left(state, frame)
    return int(getattr(frame, frames.COUNTED.get(type(frame), "left"), 1))


def has_anytime(state: State, me: int) -> bool:
    """Return whether a seat can act at any time: only the active seat, not during a payment or a placement (G-04)."""
    return state.active == me and not isinstance(state.stack[-1], UNDIVIDED)


def offer_all(state: State, me: int) -> Iterator[Action]:
    """Offer the actions of the top frame, then those that are possible at any time."""
    if not is_asked(state, me):
        return
    frame = state.stack[-1]
    yield from OFFERS[type(frame)](state, me, frame)
    if has_anytime(state, me):
        yield from offer_in_public(state, me)
        yield from offer_actions(state, me)
