"""Resolves actions: answers to the top frame, and actions that are possible at any time."""

from typing import Any

from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import Event
from service.engine.lagranja.dispatch import RESOLVES, RESOLVES_ANYTIME
from service.engine.lagranja.state import State


def resolve(state: State, me: int, action: Action, log: list[Event]) -> None:
    """Carry out an action. An answer pops the top frame; an action that is possible at any time does not."""
    chosen: Any = action.args
    if action.window is Window.ANYTIME:
        RESOLVES_ANYTIME[type(chosen)](state, me, chosen, log)
    else:
        frame = state.stack.pop()
        RESOLVES[type(chosen)](state, me, frame, chosen, log)
