"""Base classes of the modules under `verbs/`: typed arguments, actions and entries of the dispatch tables."""

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any, ClassVar, Final

from msgspec import Struct

from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import Event
from service.engine.lagranja.state import State

TURN: Final = Window.TURN
SIMULTANEOUS: Final = Window.SIMULTANEOUS
REACTION: Final = Window.REACTION
ANYTIME: Final = Window.ANYTIME

Offer = Callable[[State, int, Any], Iterator[Action]]
"""Yield the actions that a frame offers to a seat. It only reads the state."""

Resolve = Callable[[State, int, Any, Any, list[Event]], None]
"""Carry out an action that answers a frame; the frame is already off the stack."""

ResolveAnytime = Callable[[State, int, Any, list[Event]], None]
"""Carry out an action that is possible at any time; the top frame stays."""

Step = Callable[[State, Any, list[Event]], bool]
"""Run the automatic step of the top frame; return False if a seat must be asked."""


class Default(IntEnum):
    """How suitable an action is to be played for a seat that does not decide; lower is better."""

    LEAVE = 0
    DUE = 1
    CHOICE = 2


class Args(Struct, frozen=True, omit_defaults=True):
    """Typed arguments of an action. The tag is the kind of the action."""

    default: ClassVar[Default] = Default.CHOICE
    """LEAVE: leaves a frame. DUE: takes what is due. CHOICE: a payment or a decision of the seat's own."""


class Verb(Struct, frozen=True):
    """The entry of a verb in the dispatch tables; keys are types of frames, or of arguments."""

    offers: Mapping[type, Offer] = {}
    resolves: Mapping[type[Args], Resolve] = {}
    resolves_anytime: Mapping[type[Args], ResolveAnytime] = {}
    steps: Mapping[type, Step] = {}
    in_steps: tuple[str, ...] = ()
    """The steps of the round that the verb belongs to; empty if an effect asks for it."""
    ended: tuple[type, ...] = ()
    """Its frames that can be answered by ending the turn."""
    declined: tuple[type, ...] = ()
    """Its frames that can be declined."""
    undivided: tuple[type, ...] = ()
    """Its frames during which no action of the kind `at any time` is possible (G-04)."""
    must: Mapping[type, str] = {}
    """Its frames that must be answered, each with the ruling that says so."""


def make_action(action_id: str, arguments: Args, window: Window) -> Action:
    """Make an action whose kind is the tag of its arguments."""
    return Action(action_id, str(arguments.__struct_config__.tag), arguments, window)
