"""Plays a move: finds the action, resolves it, and runs automatic steps until a seat must decide."""

from collections.abc import Mapping
from difflib import get_close_matches
from typing import Any, Final, TypeVar

from msgspec import Struct

from service.engine.kernel.action import Action
from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.event import Event
from service.engine.kernel.rules import Rules
from service.engine.kernel.settings import check_seats

S = TypeVar("S")

STEP_BUDGET: Final = 500
"""Limit of automatic steps after a move; a state that needs more is a bug."""

LONGEST_ID: Final = 120
"""Length limit of action ids; a refusal repeats no more of a longer one."""


def start(rules: Rules[S], settings: Mapping[str, object], seats: int, seed: str) -> tuple[S, list[Event]]:
    """Set up a new game and advance it to its first decision."""
    check_seats(rules, seats)
    log: list[Event] = []
    state = rules.setup(settings, seats, seed, log)
    settle(rules, state, log)
    return state, log


def play(rules: Rules[S], state: S, seat: int, wanted: str | Struct) -> list[Event]:
    """Carry out the action that a seat named. A refusal is raised before anything changes."""
    return apply(rules, state, seat, find(rules, state, seat, wanted))


def apply(rules: Rules[S], state: S, seat: int, action: Action) -> list[Event]:
    """Carry out an action that was offered, in place.

    After an ENGINE_FAULT discard the state: the snapshot that it was decoded from is unchanged.
    """
    log: list[Event] = []
    rules.resolve(state, seat, action, log)
    settle(rules, state, log)
    return log


def settle(rules: Rules[S], state: S, log: list[Event]) -> None:
    """Run automatic steps until somebody must decide or the game is over."""
    for _ in range(STEP_BUDGET):
        if not rules.step(state, log):
            return
    raise EngineError(EngineReason.ENGINE_FAULT, f"no decision was reached within {STEP_BUDGET} automatic steps")


def find(rules: Rules[Any], state: object, seat: int, wanted: str | Struct) -> Action:
    """Return the offered action with this id or these arguments, or raise a refusal that says what is wrong."""
    offered: list[Action] = []
    for action in rules.offer(state, seat):
        if action.id == wanted or action.args == wanted:
            return action
        offered.append(action)
    if rules.result(state) is not None:
        raise EngineError(EngineReason.GAME_OVER, "the game is over; nothing can be played any more")
    if not offered:
        raise EngineError(EngineReason.NOT_YOUR_DECISION, f"seat {seat} has nothing to decide now")
    named = wanted[:LONGEST_ID] if isinstance(wanted, str) else str(wanted.__struct_config__.tag)
    near = tuple(get_close_matches(named, [action.id for action in offered], n=3, cutoff=0.4))
    hint = f"; near to it: {', '.join(near)}" if near else ""
    what = repr(shortened(wanted, LONGEST_ID)) if isinstance(wanted, str) else f"{named} with these arguments"
    message = f"seat {seat} may not play {what} now{hint}; list the actions to see all {len(offered)}"
    raise EngineError(EngineReason.ILLEGAL_ACTION, message, near)
