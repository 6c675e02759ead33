"""The exception of the engine and its reasons."""

from enum import StrEnum
from typing import Final


class EngineReason(StrEnum):
    """Why the engine refuses something. The names are stable."""

    ILLEGAL_ACTION = "ILLEGAL_ACTION"
    NOT_YOUR_DECISION = "NOT_YOUR_DECISION"
    GAME_OVER = "GAME_OVER"
    UNDO_NOT_ALLOWED = "UNDO_NOT_ALLOWED"
    UNKNOWN_REVISION = "UNKNOWN_REVISION"
    BAD_SETTING = "BAD_SETTING"
    BAD_SNAPSHOT = "BAD_SNAPSHOT"
    BAD_RECORD = "BAD_RECORD"
    ENGINE_FAULT = "ENGINE_FAULT"


LONGEST_ECHO: Final = 60
"""How many characters of a request's text an error message repeats, by default."""
LONGEST_CAUSE: Final = 300
"""How many characters of a library's error message ours repeats; it may contain text from the request."""


def shortened(text: str, most: int = LONGEST_ECHO) -> str:
    """Return a text from a request for an error message, cut if it is long."""
    return text if len(text) <= most else f"{text[:most]}..."


class EngineError(Exception):
    """A refusal of the engine: a reason, a message that says what to do, and ids of similar actions."""

    def __init__(self, reason: EngineReason, message: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.near = near
