"""What each option does: answers to the frame that was asked, card plays, and words about readiness."""

from collections.abc import Callable
from typing import Final

from service.engine.hallertau import (
    args,
    choices,
    dispatch,
    draws,
    frames,
    plays,
    ready,
)
from service.engine.hallertau.state import State
from service.engine.hallertau.verbs.fewer import Fewer
from service.engine.hallertau.verbs.skip import Skip
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option

RESOLVE: Final[dict[type, Callable[..., None]]] = {
    **dispatch.RESOLVES,
    args.Draw: draws.resolve_draw,
    args.TakeMarker: draws.resolve_take_marker,
    args.Income: plays.resolve_income,
    args.Ready: ready.resolve_ready,
    args.ReadyThrough: ready.resolve_ready_through,
    args.ReadyWhileIdle: ready.resolve_ready_while_idle,
}

NO_UNIT: Final = (Fewer, Skip, args.ReadyWhileIdle)
"""Options that are no unit: what a seat has just done stays just done."""


def resolve(state: State, me: int, option: Option, log: list[Event]) -> None:
    """Carry out an option: a card play, a word about readiness, or an answer to the top frame."""
    if isinstance(option.args, args.PlayCard):
        plays.resolve_play(state, me, option.args, log)
    elif isinstance(option.args, args.ReadyOff):
        ready.resolve_ready_off(state, me, log)
    else:
        answer(state, me, option, log)


def answer(state: State, me: int, option: Option, log: list[Event]) -> None:
    """Answer the top frame. A unit ends what the seat has *just* done (H-20, H-28), but no part of a card does."""
    seat = state.seats[me]
    is_unit = not isinstance(option.args, NO_UNIT) and not plays.in_unit(seat)
    fresh = len(seat.fresh)
    frame = seat.frames.pop()
    if is_unit:
        seat.triggers.clear()
    if isinstance(frame, frames.Choice) and not isinstance(option.args, Skip | Fewer):
        choices.sow_what_was_taken(state, me, frame, option)
        frame = choices.chosen_line(state, me, frame, option)
    RESOLVE[type(option.args)](state, me, frame, option.args, log)
    if is_unit and len(seat.fresh) == fresh:
        seat.fresh.clear()
