"""The messages of proto/reeve/v1/referee.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.contract import game as _game
from reeve_client.contract import score as _score
from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    Credit = Literal[
        "CREDIT_SUBSTITUTE",
        "CREDIT_ORIGINAL",
    ]
    """To whom the rank of a replaced seat counts.

    CREDIT_SUBSTITUTE: The player who takes the seat. The default.

    CREDIT_ORIGINAL: The player who had the seat.
    """

    ActKind = Literal[
        "ACT_KIND_TIME_OUT",
        "ACT_KIND_RESIGN",
        "ACT_KIND_RECLAIM",
        "ACT_KIND_FORFEIT",
        "ACT_KIND_REPLACE",
        "ACT_KIND_ADD_TIME",
        "ACT_KIND_REISSUE",
        "ACT_KIND_PAUSE",
        "ACT_KIND_RESUME",
        "ACT_KIND_ADJUDICATE",
        "ACT_KIND_VOID",
        "ACT_KIND_LOOK",
    ]
    """What an act did.

    ACT_KIND_LOOK: A key with the scope games.referee looked at the table as a seat sees it.
    """
else:  # a newer server may send other values
    Credit = str
    ActKind = str


class AuditEntry(Message, frozen=True, kw_only=True):
    """One act in the audit list of a game."""

    seq: int = 0
    """The sequence number of its event."""
    revision: int = 0
    """The revision after which it happened."""
    time: datetime
    kind: ActKind
    seat: int | None = None
    """Absent for an act that concerns the whole game."""
    by: str = ""
    """The API key of the arbiter, and the person if the request named one, as "KEY" or "KEY/ACTOR"; empty for seats
    and clocks.
    """
    reason: str = ""
    text: str = ""
    """In the language of the request."""


class ResignSeatRequest(Request, frozen=True, kw_only=True):
    """What ResignSeat takes."""

    game: str
    seat: int
    request_id: str = ""
    language: str = ""


class ResignSeatResponse(Message, frozen=True, kw_only=True):
    """What ResignSeat answers."""

    game: _game.Game
    replayed: bool = False


class ReclaimSeatRequest(Request, frozen=True, kw_only=True):
    """What ReclaimSeat takes."""

    game: str
    seat: int
    request_id: str = ""
    language: str = ""


class ReclaimSeatResponse(Message, frozen=True, kw_only=True):
    """What ReclaimSeat answers."""

    game: _game.Game
    replayed: bool = False


class ForfeitSeatRequest(Request, frozen=True, kw_only=True):
    """What ForfeitSeat takes."""

    game: str
    seat: int
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""
    kind: _score.Leaving | None = None
    """FORFEITED (also if it is left out), ABSENT or DISQUALIFIED."""


class ForfeitSeatResponse(Message, frozen=True, kw_only=True):
    """What ForfeitSeat answers."""

    game: _game.Game
    replayed: bool = False


class ReplaceSeatRequest(Request, frozen=True, kw_only=True):
    """What ReplaceSeat takes."""

    game: str
    seat: int
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""
    player: str = ""
    """The id of the player who takes the seat; empty: whoever uses the invite."""
    name: str = ""
    """The name of that player; empty: the claim may set it."""
    credit: Credit | None = None


class ReplaceSeatResponse(Message, frozen=True, kw_only=True):
    """What ReplaceSeat answers."""

    game: _game.Game
    invite: str = ""
    """Claims the seat once."""
    replayed: bool = False


class AddTimeRequest(Request, frozen=True, kw_only=True):
    """What AddTime takes."""

    game: str
    seat: int
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""
    seconds: int = 0
    """Negative: time is taken away, not below a bank of 0. At most 60 days either way."""


class AddTimeResponse(Message, frozen=True, kw_only=True):
    """What AddTime answers."""

    game: _game.Game
    replayed: bool = False


class ReissueTokenRequest(Request, frozen=True, kw_only=True):
    """What ReissueToken takes."""

    game: str
    seat: int
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""


class ReissueTokenResponse(Message, frozen=True, kw_only=True):
    """What ReissueToken answers."""

    game: _game.Game
    invite: str = ""
    """Claims the seat once."""
    replayed: bool = False


class PauseGameRequest(Request, frozen=True, kw_only=True):
    """What PauseGame takes."""

    game: str
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""


class PauseGameResponse(Message, frozen=True, kw_only=True):
    """What PauseGame answers."""

    game: _game.Game
    replayed: bool = False


class ResumeGameRequest(Request, frozen=True, kw_only=True):
    """What ResumeGame takes."""

    game: str
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""


class ResumeGameResponse(Message, frozen=True, kw_only=True):
    """What ResumeGame answers."""

    game: _game.Game
    replayed: bool = False


class AdjudicateGameRequest(Request, frozen=True, kw_only=True):
    """What AdjudicateGame takes."""

    game: str
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""
    ranks: Sequence[int] = ()
    """The rank of each seat, in the order of the seats: 1 is best, equal seats share a rank, and the next rank
    counts them all (1, 1, 3).
    """
    expected_revision: int | None = None
    """Decide only if the game is still at this revision; absent: at any."""


class AdjudicateGameResponse(Message, frozen=True, kw_only=True):
    """What AdjudicateGame answers."""

    game: _game.Game
    replayed: bool = False


class VoidGameRequest(Request, frozen=True, kw_only=True):
    """What VoidGame takes."""

    game: str
    request_id: str = ""
    reason: str = ""
    """1 to 500 characters; all seats see it."""
    actor: str = ""
    """Which person acts, up to 64 characters."""


class VoidGameResponse(Message, frozen=True, kw_only=True):
    """What VoidGame answers."""

    game: _game.Game
    replayed: bool = False


class ListAuditRequest(Request, frozen=True, kw_only=True):
    """What ListAudit takes."""

    game: str
    after_seq: int = 0
    """Only acts after this sequence number."""
    page_size: int = 0
    """1 to 200; 0: 100."""
    language: str = ""


class ListAuditResponse(Message, frozen=True, kw_only=True):
    """What ListAudit answers."""

    entries: Sequence[AuditEntry] = ()
    next_after_seq: int = 0
    """Send it as `after_seq` for the next page; 0 if this is the last page."""


class DeleteGameRequest(Request, frozen=True, kw_only=True):
    """What DeleteGame takes."""

    game: str


class DeleteGameResponse(Message, frozen=True, kw_only=True):
    """What DeleteGame answers."""
