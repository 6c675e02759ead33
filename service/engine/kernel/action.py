"""Actions: the legal moves of a seat."""

from enum import StrEnum

from msgspec import Struct


class Window(StrEnum):
    """When an action is open: in the seat's turn, at any time, as a reaction, or together with others."""

    TURN = "TURN"
    ANYTIME = "ANYTIME"
    REACTION = "REACTION"
    SIMULTANEOUS = "SIMULTANEOUS"


class Action(Struct, frozen=True):
    """A legal move. The id is readable, and the same action in the same state has always the same id."""

    id: str
    kind: str
    args: Struct
    window: Window
