"""Runs automatic steps: frames that need no decision, and the next step of the round when nothing is pending."""

from typing import Final

from service.engine.kernel.event import Event
from service.engine.lagranja import dice, dispatch, effects, frames, growth, hand, waiting
from service.engine.lagranja.phases import run_next_step
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import Step

BY_ITSELF: Final[dict[type, Step]] = {
    frames.Effects: effects.step_effects,
    frames.Grow: growth.step_grow,
    frames.Litter: growth.step_litter,
    frames.AdjustHand: hand.step_adjust_hand,
    frames.Revenue: effects.step_revenue,
    frames.Fire: waiting.step_fire,
    frames.NeutralDie: dice.step_neutral_die,
    **dispatch.STEPS,
}
"""The steps of frames that belong to no verb, and those of all verbs."""


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
