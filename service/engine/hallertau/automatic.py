"""What needs no decision: frames that go by themselves, and the next step of the Round when nobody is asked.

With cards in hand a seat is always asked, whatever the cards are, unless it said otherwise (H-09, H-10).
"""

from collections.abc import Callable
from typing import Any, Final, get_args

from service.engine.hallertau import dispatch, frames, plays
from service.engine.hallertau.answers import answer
from service.engine.hallertau.idle import confirms, end_just, is_idle
from service.engine.hallertau.offers import has_offer, offer
from service.engine.hallertau.phases import run_next_step
from service.engine.hallertau.state import State
from service.engine.hallertau.triggers import SpaceUsed
from service.engine.hallertau.verbs.give import takes_everything
from service.engine.kernel.event import Event

Step = Callable[[State, int, Any, list[Event]], bool]
"""Do what the seat need not be asked for at a frame; False if it must be asked."""


def step(state: State, log: list[Event]) -> bool:
    """Let the next thing that needs no decision happen; False if somebody must decide or the game is over."""
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
    """Begin a card that waits for its turn, or do what the top frame needs nobody for."""
    seat = state.seats[me]
    if seat.queue and not plays.carries_out_cards(seat) and not plays.in_unit(seat):
        plays.begin(state, me, seat.queue.pop(0), log)
        return True
    if not seat.frames:
        return False
    frame = seat.frames[-1]
    return BY_ITSELF.get(type(frame), step_vanishing)(state, me, frame, log)


def step_used(state: State, me: int, frame: frames.Used, log: list[Event]) -> bool:
    """All lines of a space are done: it was just used (H-22)."""
    state.seats[me].frames.pop()
    state.seats[me].triggers.append(SpaceUsed(frame.space))
    return True


def step_payment(state: State, me: int, frame: frames.Payment, log: list[Event]) -> bool:
    """A cost that can be paid in one way only is paid, whatever the order of its pieces (H-106)."""
    ways = list(offer(state, me, frame))
    if len(ways) > 1 and not takes_everything(state.seats[me], frame):
        return False
    answer(state, me, ways[0], log)
    return True


def step_stop(state: State, me: int, frame: frames.Stop, log: list[Event]) -> bool:
    """A stop point that the seat confirms without being asked (H-09)."""
    if not confirms(state, me):
        return False
    state.seats[me].frames.pop()
    end_just(state.seats[me])
    return True


def step_pointless(state: State, me: int, frame: frames.Pending, log: list[Event]) -> bool:
    """No card could bring anything to choose here any more, so nobody is asked."""
    if has_offer(state, me, frame):
        return False
    state.seats[me].frames.pop()
    return True


def step_vanishing(state: State, me: int, frame: frames.Pending, log: list[Event]) -> bool:
    """A line without anything to choose vanishes for an idle seat; a card could still change that for others."""
    return is_idle(state, me) and step_pointless(state, me, frame, log)


BY_ITSELF: Final[dict[type, Step]] = {
    **dispatch.STEPS,
    frames.Resolving: plays.step_next_effect,
    frames.Used: step_used,
    **dict.fromkeys(get_args(frames.Payment), step_payment),
    frames.Stop: step_stop,
    **dict.fromkeys((frames.Draw, frames.TakeMarker, frames.Income), step_pointless),
}
