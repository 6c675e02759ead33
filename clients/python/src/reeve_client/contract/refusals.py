"""One exception for each reason of a refusal.

Generated from the contract by `make proto`; do not edit.
"""

from typing import Final

from reeve_client.errors import Refused


class MalformedRequest(Refused):
    """The request cannot be read; the message says what is wrong with it."""


class UnknownCard(Refused):
    """There is no such card."""


class BadSetting(Refused):
    """There is no such ruleset, number of seats, setting, deck or edition; the message says which there are."""


class IllegalAction(Refused):
    """The action is not legal now; the violations say what is missing."""


class NotYourDecision(Refused):
    """The game does not wait for this seat, or seats are still to be claimed."""


class GameOver(Refused):
    """The game is over."""


class UndoNotAllowed(Refused):
    """These are more actions than the seat may take back now."""


class StaleRevision(Refused):
    """The game has changed: `revision` is the current one, `missed` are the events since."""


class RevisionRequired(Refused):
    """The request must say which revision the seat saw."""


class RequestIdReused(Refused):
    """The request id was used for another request."""


class TokenMissing(Refused):
    """No valid token was sent."""


class SeatForbidden(Refused):
    """The token is of another seat, game or owner, or it lacks the scope."""


class SeatTaken(Refused):
    """The seat was claimed before."""


class GameNotFound(Refused):
    """There is no such game; it may have expired."""


class GameUnreadable(Refused):
    """This server cannot read the game; the message says why."""


class ResumeTooOld(Refused):
    """Too many events were missed; get the game, then watch from its head_seq."""


class QuotaExceeded(Refused):
    """A limit is reached; the message names it, `retry_after_seconds` says when to try again."""


class EngineFault(Refused):
    """A fault of the server; nothing was changed."""


class StoreUnavailable(Refused):
    """The store does not answer; send the request again with the same request id."""


class GamePaused(Refused):
    """An arbiter has paused the game."""


class TimeOut(Refused):
    """The seat ran out of time before the move came, or a bot plays it since then."""


class SeatLeft(Refused):
    """The seat has left the game."""


class PlayerNotFound(Refused):
    """There is no such player."""


class WebhookNotFound(Refused):
    """There is no such webhook or delivery."""


class WrongState(Refused):
    """The game is in a state that does not allow this; the message says which it needs."""


BY_REASON: Final[dict[str, type[Refused]]] = {
    "MALFORMED_REQUEST": MalformedRequest,
    "UNKNOWN_CARD": UnknownCard,
    "BAD_SETTING": BadSetting,
    "ILLEGAL_ACTION": IllegalAction,
    "NOT_YOUR_DECISION": NotYourDecision,
    "GAME_OVER": GameOver,
    "UNDO_NOT_ALLOWED": UndoNotAllowed,
    "STALE_REVISION": StaleRevision,
    "REVISION_REQUIRED": RevisionRequired,
    "REQUEST_ID_REUSED": RequestIdReused,
    "TOKEN_MISSING": TokenMissing,
    "SEAT_FORBIDDEN": SeatForbidden,
    "SEAT_TAKEN": SeatTaken,
    "GAME_NOT_FOUND": GameNotFound,
    "GAME_UNREADABLE": GameUnreadable,
    "RESUME_TOO_OLD": ResumeTooOld,
    "QUOTA_EXCEEDED": QuotaExceeded,
    "ENGINE_FAULT": EngineFault,
    "STORE_UNAVAILABLE": StoreUnavailable,
    "GAME_PAUSED": GamePaused,
    "TIME_OUT": TimeOut,
    "SEAT_LEFT": SeatLeft,
    "PLAYER_NOT_FOUND": PlayerNotFound,
    "WEBHOOK_NOT_FOUND": WebhookNotFound,
    "WRONG_STATE": WrongState,
}
