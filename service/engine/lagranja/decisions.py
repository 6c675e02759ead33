"""Pending decisions: offers the actions of a seat, carries out the chosen one, and runs what needs no decision."""

from collections.abc import Iterator
from typing import Any, Final

from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import Event
from service.engine.lagranja import dice, effects, frames, growth, hand, waiting
from service.engine.lagranja.anytime import offer_in_public
from service.engine.lagranja.dispatch import OFFERS, RESOLVES, RESOLVES_ANYTIME, STEPS, UNDIVIDED
from service.engine.lagranja.phases import run_next_step
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import Step
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


def resolve(state: State, me: int, action: Action, log: list[Event]) -> None:
    """Carry out an action. An answer pops the top frame; an action that is possible at any time does not."""
    chosen: Any = action.args
    if action.window is Window.ANYTIME:
        RESOLVES_ANYTIME[type(chosen)](state, me, chosen, log)
    else:
        frame = state.stack.pop()
        RESOLVES[type(chosen)](state, me, frame, chosen, log)


def step(state: State, log: list[Event]) -> bool:
    """Carry out the next automatic step; return False if a seat must decide or the game is over."""
    if state.over:
        return False
    if not state.stack:
        run_next_step(state, log)
        return True
    frame = state.stack[-1]
    goes_by_itself = BY_ITSELF.get(type(frame))
    return goes_by_itself is not None and goes_by_itself(state, frame, log)


BY_ITSELF: Final[dict[type, Step]] = {
    frames.Effects: effects.step_effects,
    frames.Grow: growth.step_grow,
    frames.Litter: growth.step_litter,
    frames.AdjustHand: hand.step_adjust_hand,
    frames.Revenue: effects.step_revenue,
    frames.Fire: waiting.step_fire,
    frames.NeutralDie: dice.step_neutral_die,
    **STEPS,
}
"""The steps of frames that belong to no verb, and those of all verbs."""
