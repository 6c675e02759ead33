"""What each frame offers: the one list of what a seat may do now."""

from collections.abc import Callable, Iterator
from typing import Final, get_args

from service.engine.hallertau import (
    choices,
    dispatch,
    draws,
    frames,
    plays,
    ready,
)
from service.engine.hallertau.progress import progress_window
from service.engine.hallertau.state import State
from service.engine.hallertau.verbs.done import DONE
from service.engine.hallertau.verbs.skip import SKIP
from service.engine.kernel.option import Option

OFFERS: Final[dict[type, Callable[..., Iterator[Option]]]] = {
    **dispatch.OFFERS,
    frames.Choice: choices.offer_choice,
    frames.Draw: draws.offer_draw,
    frames.TakeMarker: draws.offer_take_marker,
    frames.Income: plays.offer_income,
    frames.Stop: ready.offer_stop,
}

LINES: Final = frozenset(get_args(frames.Line))
"""Frames that may be skipped: the lines of spaces and the effects of cards (p.8, p.12)."""


def offer(state: State, me: int, frame: frames.Pending) -> Iterator[Option]:
    """What a frame has to choose from, without leaving it out."""
    return OFFERS[type(frame)](state, me, frame)


def has_offer(state: State, me: int, frame: frames.Pending) -> bool:
    """Whether there is anything to choose."""
    return next(offer(state, me, frame), None) is not None


def offer_all(state: State, me: int) -> Iterator[Option]:
    """What the top frame of a seat offers, then its playable cards, on anyone's turn (H-01)."""
    seat = state.seats[me]
    if seat.frames:
        frame = seat.frames[-1]
        yield from offer(state, me, frame)
        if type(frame) in LINES:
            yield SKIP
        elif isinstance(frame, frames.Progress):
            yield DONE[progress_window(state)]
    if seat.hand:
        yield from plays.offer_plays(state, me)
        yield from ready.offer_ready_off(state, me)
