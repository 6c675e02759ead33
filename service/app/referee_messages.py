"""The requests and responses about clocks, leaving and the acts of an arbiter. See messages.py."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from service.app.languages import DEFAULT
from service.app.messages import Game, Int32, Request
from service.engine.kernel.refereed import ActKind

ForfeitKind = Literal[
    "LEAVING_UNSPECIFIED",
    "LEAVING_RESIGNED",
    "LEAVING_FORFEITED",
    "LEAVING_TIMED_OUT",
    "LEAVING_ABSENT",
    "LEAVING_DISQUALIFIED",
]
Credit = Literal["CREDIT_UNSPECIFIED", "CREDIT_SUBSTITUTE", "CREDIT_ORIGINAL"]


class SeatRequest(Request, frozen=True):
    """Base of the requests of a seat about itself."""

    game: str = ""
    seat: Int32 = 0
    request_id: str = ""
    language: str = DEFAULT


class ResignSeatRequest(SeatRequest, frozen=True):
    """Leave the game for good."""


class ReclaimSeatRequest(SeatRequest, frozen=True):
    """Take a seat back from the bot that plays it since it ran out of time."""


class ArbiterRequest(Request, frozen=True):
    """Base of the requests of an arbiter."""

    game: str = ""
    request_id: str = ""
    reason: str = ""
    actor: str = ""


class ForfeitSeatRequest(ArbiterRequest, frozen=True):
    """Take a seat out of the game."""

    seat: Int32 = 0
    kind: ForfeitKind = "LEAVING_UNSPECIFIED"


class ReplaceSeatRequest(ArbiterRequest, frozen=True):
    """Give a seat to another player."""

    seat: Int32 = 0
    player: str = ""
    name: str = ""
    credit: Credit = "CREDIT_UNSPECIFIED"


class AddTimeRequest(ArbiterRequest, frozen=True):
    """Add time to the bank of a seat, or take time away."""

    seat: Int32 = 0
    seconds: Int32 = 0


class ReissueTokenRequest(ArbiterRequest, frozen=True):
    """Replace the tokens of a seat."""

    seat: Int32 = 0


class PauseGameRequest(ArbiterRequest, frozen=True):
    """Pause a game."""


class ResumeGameRequest(ArbiterRequest, frozen=True):
    """Resume a paused game."""


class AdjudicateGameRequest(ArbiterRequest, frozen=True):
    """End a game with the ranks that the arbiter names."""

    ranks: tuple[Int32, ...] = ()
    expected_revision: Int32 | None = None


class VoidGameRequest(ArbiterRequest, frozen=True):
    """End a game so that it does not count."""


class ListAuditRequest(Request, frozen=True):
    """List the acts in a game."""

    game: str = ""
    after_seq: Int32 = 0
    page_size: Int32 = 0
    language: str = DEFAULT


class DeleteGameRequest(Request, frozen=True):
    """Delete a game."""

    game: str = ""


class GameAnswer(Struct, frozen=True):
    """The game after an act."""

    game: Game
    replayed: bool


class InviteAnswer(Struct, frozen=True):
    """The game after an act, and an invite to the seat."""

    game: Game
    invite: str
    replayed: bool


class AuditEntry(Struct, frozen=True):
    """One act in a game."""

    seq: int
    revision: int
    time: datetime
    kind: ActKind
    seat: int | None
    by: str
    reason: str
    text: str


class ListAuditResponse(Struct, frozen=True):
    """A page of acts."""

    entries: tuple[AuditEntry, ...]
    next_after_seq: int


class DeleteGameResponse(Struct, frozen=True):
    """The game is deleted."""
