"""What needs no decision: frames that go by themselves, and the next step of the round when nothing is pending."""

from collections.abc import Callable
from typing import Any, Final

from service.engine.kernel.event import Event
from service.engine.lagranja import dice, donkeys, effects, frames, growth, hand, helpers, shortage, waiting
from service.engine.lagranja.phases import run_next_step
from service.engine.lagranja.state import State

Step = Callable[[State, Any, list[Event]], bool]
"""Do what nobody need be asked for at the top frame; False if somebody must be asked."""


def step_helper_ends(state: State, frame: frames.HelperEnds, log: list[Event]) -> bool:
    """The helper is done."""
    state.stack.pop()
    return True


BY_ITSELF: Final[dict[type, Step]] = {
    frames.Effects: effects.step_effects,
    frames.Grow: growth.step_grow,
    frames.Litter: growth.step_litter,
    frames.AdjustHand: hand.step_adjust_hand,
    frames.Revenue: effects.step_revenue,
    frames.Fire: waiting.step_fire,
    frames.UseHelper: helpers.step_use_helper,
    frames.HelperEnds: step_helper_ends,
    frames.NeutralDie: dice.step_neutral_die,
    frames.Donkeys: donkeys.step_donkeys,
    frames.Choose: effects.step_choose,
    frames.Offer: waiting.step_offer,
    frames.Shortage: shortage.step_shortage,
}


def step(state: State, log: list[Event]) -> bool:
    """Let the next thing that needs no decision happen; False if somebody must decide or the game is over."""
    if state.over:
        return False
    if not state.stack:
        run_next_step(state, log)
        return True
    frame = state.stack[-1]
    goes_by_itself = BY_ITSELF.get(type(frame))
    return goes_by_itself is not None and goes_by_itself(state, frame, log)
