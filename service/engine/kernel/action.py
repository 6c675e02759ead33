"""Actions: the legal moves of a seat."""

from enum import StrEnum

from msgspec import Struct


class Window(StrEnum):
    """When an action can be played: in the seat's turn, at any time, as a reaction, or by several seats at once."""

    TURN = "TURN"
    ANYTIME = "ANYTIME"
    REACTION = "REACTION"
    SIMULTANEOUS = "SIMULTANEOUS"


class Action(Struct, frozen=True):
    """A legal move. Its id is readable and stable: the same action in the same state always has the same id."""

    id: str
    kind: str
    args: Struct
    window: Window
