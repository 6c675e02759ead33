"""Offers the legal actions of a seat: those of its top frame, and those that are possible at any time."""

from collections.abc import Iterator
from typing import Final, get_args

from service.engine.hallertau import dispatch, frames
from service.engine.hallertau.choices import offer_choice
from service.engine.hallertau.progress import progress_window
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import Offer
from service.engine.hallertau.verbs.done import DONE
from service.engine.hallertau.verbs.skip import SKIP
from service.engine.kernel.action import Action

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
