"""Base classes of the modules under `verbs/`: typed arguments, actions and entries of the dispatch tables."""

from collections.abc import Callable, Iterator, Mapping
from enum import IntEnum
from typing import Any, ClassVar, Final

from msgspec import Struct

from service.engine.hallertau.state import State
from service.engine.kernel.action import Action, Window
from service.engine.kernel.event import Event

TURN: Final = Window.TURN
SIMULTANEOUS: Final = Window.SIMULTANEOUS
REACTION: Final = Window.REACTION
ANYTIME: Final = Window.ANYTIME

Offer = Callable[[State, int, Any], Iterator[Action]]
"""Yield the actions that a frame offers to a seat. It only reads the state."""

Resolve = Callable[[State, int, Any, Any, list[Event]], None]
"""Carry out an action that answers a frame; the frame is already off the seat's stack."""

OfferAnytime = Callable[[State, int], Iterator[Action]]
"""Yield the actions that a seat may play at any time, whatever its top frame is."""

ResolveAnytime = Callable[[State, int, Any, list[Event]], None]
"""Carry out an action that answers no frame."""

Step = Callable[[State, int, Any, list[Event]], bool]
"""Run the automatic step of a frame; return False if the seat must be asked."""


class Default(IntEnum):
    """How suitable an action is to be played for a seat that does not decide; lower is better."""

    FREE = 0
    LEAVE = 1
    CHOICE = 2


class Args(Struct, frozen=True, omit_defaults=True):
    """Typed arguments of an action. The tag is the kind of the action."""

    is_unit: ClassVar[bool] = True
    """Whether the action ends what the seat has *just* done (H-20, H-28)."""

    def default(self) -> Default:
        """FREE: costs nothing or is due. LEAVE: leaves a frame. CHOICE: a payment or a decision of the seat's own."""
        return Default.CHOICE


class Verb(Struct, frozen=True):
    """The entry of a verb in the dispatch tables: offers and steps by type of frame, resolves by type of arguments."""

    offers: Mapping[type, Offer] = {}
    resolves: Mapping[type[Args], Resolve] = {}
    steps: Mapping[type, Step] = {}
    offer_anytime: OfferAnytime | None = None
    resolves_anytime: Mapping[type[Args], ResolveAnytime] = {}


def make_action(action_id: str, arguments: Args, window: Window) -> Action:
    """Make an action whose kind is the tag of its arguments."""
    return Action(action_id, str(arguments.__struct_config__.tag), arguments, window)


def drop_without(offer: Offer) -> Step:
    """Return a step that drops a frame that offers nothing; for frames whose offers no card can change."""

    def step(state: State, me: int, frame: Any, log: list[Event]) -> bool:
        if next(offer(state, me, frame), None) is not None:
            return False
        state.seats[me].frames.pop()
        return True

    return step
