"""An action: one thing that a seat may do now. Submitting is naming its id."""

from enum import StrEnum

from msgspec import Struct


class Window(StrEnum):
    """When an action is open: in the seat's turn, at any time, as a reaction, or together with others."""

    TURN = "TURN"
    ANYTIME = "ANYTIME"
    REACTION = "REACTION"
    SIMULTANEOUS = "SIMULTANEOUS"


class Action(Struct, frozen=True):
    """One legal choice. The id is canonical, readable and the same for the same state."""

    id: str
    kind: str
    args: Struct
    window: Window
