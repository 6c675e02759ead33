"""Resolves actions: answers to the top frame, and actions that are possible at any time."""

from service.engine.hallertau import frames
from service.engine.hallertau.carry_out import in_unit
from service.engine.hallertau.choices import chosen_line, sow_what_was_taken
from service.engine.hallertau.dispatch import RESOLVES, RESOLVES_ANYTIME
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import Args
from service.engine.hallertau.verbs.fewer import Fewer
from service.engine.hallertau.verbs.skip import Skip
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


def resolve(state: State, me: int, action: Action, log: list[Event]) -> None:
    """Carry out an action that was offered."""
    chosen = action.args
    assert isinstance(chosen, Args)
    resolve_anytime = RESOLVES_ANYTIME.get(type(chosen))
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
    RESOLVES[type(chosen)](state, me, frame, chosen, log)
    if is_unit and len(seat.fresh) == fresh:
        seat.fresh.clear()
