"""Refusals of the service and their reasons, independent of HTTP and gRPC."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from service.engine.kernel.errors import LONGEST_CAUSE as LONGEST_CAUSE
from service.engine.kernel.errors import shortened as shortened


class Reason(StrEnum):
    """The reason of a refusal. The names are stable; each API maps them to its own codes."""

    MALFORMED_REQUEST = "MALFORMED_REQUEST"
    UNKNOWN_CARD = "UNKNOWN_CARD"
    BAD_SETTING = "BAD_SETTING"
    ILLEGAL_ACTION = "ILLEGAL_ACTION"
    NOT_YOUR_DECISION = "NOT_YOUR_DECISION"
    GAME_OVER = "GAME_OVER"
    UNDO_NOT_ALLOWED = "UNDO_NOT_ALLOWED"
    STALE_REVISION = "STALE_REVISION"
    REVISION_REQUIRED = "REVISION_REQUIRED"
    REQUEST_ID_REUSED = "REQUEST_ID_REUSED"
    TOKEN_MISSING = "TOKEN_MISSING"
    SEAT_FORBIDDEN = "SEAT_FORBIDDEN"
    SEAT_TAKEN = "SEAT_TAKEN"
    GAME_NOT_FOUND = "GAME_NOT_FOUND"
    GAME_UNREADABLE = "GAME_UNREADABLE"
    RESUME_TOO_OLD = "RESUME_TOO_OLD"
    QUOTA_EXCEEDED = "QUOTA_EXCEEDED"
    ENGINE_FAULT = "ENGINE_FAULT"
    STORE_UNAVAILABLE = "STORE_UNAVAILABLE"
    GAME_PAUSED = "GAME_PAUSED"
    TIME_OUT = "TIME_OUT"
    SEAT_LEFT = "SEAT_LEFT"
    PLAYER_NOT_FOUND = "PLAYER_NOT_FOUND"
    WEBHOOK_NOT_FOUND = "WEBHOOK_NOT_FOUND"
    WRONG_STATE = "WRONG_STATE"


class RefusedError(Exception):
    """A refusal: a reason, a message that says what to do, and further details for the caller.

    `violations` and `missed` are structs of service/app/messages.py.
    """

    def __init__(
        self,
        reason: Reason,
        message: str,
        *,
        violations: Sequence[Any] = (),
        revision: int | None = None,
        missed: Sequence[Any] = (),
        retry_after: int | None = None,
    ) -> None:
        super().__init__(message)
        self.reason = reason
        self.message = message
        self.violations = tuple(violations)
        self.revision = revision
        self.missed = tuple(missed)
        self.retry_after = retry_after
        self.counted = False
        """Whether the metrics already count this refusal."""


def contended(what: str) -> RefusedError:
    """Return the refusal of a change because other requests changed the same thing at every attempt."""
    return RefusedError(Reason.STALE_REVISION, f"other requests changed the {what} at every attempt; try again")


def malformed(message: str) -> RefusedError:
    """Return the refusal of a request that cannot be read."""
    return RefusedError(Reason.MALFORMED_REQUEST, message)
