"""Why the engine refuses something. Every reason is stable; messages say what to do."""

from enum import StrEnum


class Reason(StrEnum):
    """Stable names for every refusal; the doors map them to their own codes."""

    ILLEGAL_ACTION = "ILLEGAL_ACTION"
    NOT_YOUR_DECISION = "NOT_YOUR_DECISION"
    GAME_OVER = "GAME_OVER"
    UNDO_NOT_ALLOWED = "UNDO_NOT_ALLOWED"
    UNKNOWN_REVISION = "UNKNOWN_REVISION"
    BAD_OPTION = "BAD_OPTION"
    BAD_SNAPSHOT = "BAD_SNAPSHOT"
    BAD_RECORD = "BAD_RECORD"
    ENGINE_FAULT = "ENGINE_FAULT"


class RefusedError(Exception):
    """The one exception of the engine: a reason, a sentence that helps, and ids that may have been meant."""

    def __init__(self, reason: Reason, message: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.near = near
