"""Pending decisions: offers the actions of a seat, carries out the chosen one, and runs what needs no decision.

A seat with cards in hand is always asked, whatever its cards are, unless it chose otherwise (H-09, H-10).
"""

from collections.abc import Iterator
from typing import Final, get_args

from service.engine.hallertau import dispatch, frames
from service.engine.hallertau.carry_out import begin, carries_out_cards, in_unit, step_next_effect
from service.engine.hallertau.choices import chosen_line, offer_choice, sow_what_was_taken
from service.engine.hallertau.idle import is_idle
from service.engine.hallertau.phases import run_next_step
from service.engine.hallertau.progress import progress_window
from service.engine.hallertau.state import State
from service.engine.hallertau.triggers import SpaceUsed
from service.engine.hallertau.verb import Args, Offer, Step
from service.engine.hallertau.verbs.done import DONE
from service.engine.hallertau.verbs.fewer import Fewer
from service.engine.hallertau.verbs.give import takes_everything
from service.engine.hallertau.verbs.skip import SKIP, Skip
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event

OFFERS: Final[dict[type, Offer]] = {**dispatch.OFFERS, frames.Choice: offer_choice}

LINES: Final = frozenset(get_args(frames.Line))
"""Frames that may be skipped: the lines of spaces and the effects of cards (p.8, p.12)."""


def offer(state: State, me: int, frame: frames.Pending) -> Iterator[Action]:
    """Offer the actions that answer a frame, without skipping it."""
    return OFFERS[type(frame)](state, me, frame)


def offer_all(state: State, me: int) -> Iterator[Action]:
    """Offer what the top frame of a seat offers, then what it may do at any time, on anyone's turn (H-01)."""
    seat = state.seats[me]
    if seat.frames:
        frame = seat.frames[-1]
        yield from offer(state, me, frame)
        if type(frame) in LINES:
            yield SKIP
        elif isinstance(frame, frames.Progress):
            yield DONE[progress_window(state)]
    if seat.hand:
        for offer_anytime in dispatch.OFFERS_ANYTIME:
            yield from offer_anytime(state, me)


def resolve(state: State, me: int, action: Action, log: list[Event]) -> None:
    """Carry out an action that was offered."""
    chosen = action.args
    assert isinstance(chosen, Args)
    resolve_anytime = dispatch.RESOLVES_ANYTIME.get(type(chosen))
    if resolve_anytime is not None:
        resolve_anytime(state, me, chosen, log)
    else:
        answer(state, me, action, log)


def answer(state: State, me: int, action: Action, log: list[Event]) -> None:
    """Answer the top frame. A unit clears what the seat has *just* done (H-20, H-28); a part of a card does not."""
    chosen = action.args
    assert isinstance(chosen, Args)
    seat = state.seats[me]
    is_unit = chosen.is_unit and not in_unit(seat)
    fresh = len(seat.fresh)
    frame = seat.frames.pop()
    if is_unit:
        seat.triggers.clear()
    if isinstance(frame, frames.Choice) and not isinstance(chosen, Skip | Fewer):
        sow_what_was_taken(state, me, frame, action)
        frame = chosen_line(state, me, frame, action)
    dispatch.RESOLVES[type(chosen)](state, me, frame, chosen, log)
    if is_unit and len(seat.fresh) == fresh:
        seat.fresh.clear()


def step(state: State, log: list[Event]) -> bool:
    """Carry out the next automatic step; return False if a seat must decide or the game is over."""
    if state.over:
        return False
    waiting = False
    for me, seat in enumerate(state.seats):
        if goes_by_itself(state, me, log):
            return True
        waiting = waiting or (bool(seat.frames) and type(seat.frames[-1]) is not frames.Done)
    if waiting:
        return False
    for seat in state.seats:
        seat.frames.clear()
    run_next_step(state, log)
    return True


def goes_by_itself(state: State, me: int, log: list[Event]) -> bool:
    """Start a waiting card, or run the automatic step of the seat's top frame; return whether either was done."""
    seat = state.seats[me]
    if seat.queue and not carries_out_cards(seat) and not in_unit(seat):
        begin(state, me, seat.queue.pop(0), log)
        return True
    if not seat.frames:
        return False
    frame = seat.frames[-1]
    return BY_ITSELF[type(frame)](state, me, frame, log)


def step_used(state: State, me: int, frame: frames.Used, log: list[Event]) -> bool:
    """End the use of a space whose lines are all done, and record that it was just used (H-22)."""
    state.seats[me].frames.pop()
    state.seats[me].triggers.append(SpaceUsed(frame.space))
    return True


def step_payment(state: State, me: int, frame: frames.Payment, log: list[Event]) -> bool:
    """Pay a cost if there is only one way to pay it, apart from the order of its pieces (H-106)."""
    ways = list(offer(state, me, frame))
    if len(ways) > 1 and not takes_everything(state.seats[me], frame):
        return False
    answer(state, me, ways[0], log)
    return True


def step_line(state: State, me: int, frame: frames.Line, log: list[Event]) -> bool:
    """Drop a line that offers nothing to an idle seat. Other seats keep it: playing a card could make it useful."""
    if not is_idle(state, me) or next(offer(state, me, frame), None) is not None:
        return False
    state.seats[me].frames.pop()
    return True


BY_ITSELF: Final[dict[type, Step]] = {
    **dict.fromkeys(get_args(frames.Line), step_line),
    **dict.fromkeys(get_args(frames.Payment), step_payment),
    frames.Resolving: step_next_effect,
    frames.Used: step_used,
    **dispatch.STEPS,
}
"""The automatic step of each frame type; the step of a verb overrides the common ones."""
