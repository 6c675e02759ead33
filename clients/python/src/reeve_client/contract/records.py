"""The messages of proto/reeve/v1/records.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.contract import clock as _clock
from reeve_client.contract import game as _game
from reeve_client.contract import referee as _referee
from reeve_client.contract import score as _score
from reeve_client.message import STRICT, Message, Request, first_set


class RecordSeat(Message, frozen=True, kw_only=True):
    """The entropy that a seat contributed before the deal."""

    entropy: str = ""


class RecordEntry(Message, frozen=True, kw_only=True):
    """One revision: a seat played an action, or took back its last actions."""

    revision: int = 0
    seat: int = 0
    digest: str = ""
    """Of the table after it. Empty while the game runs: the same digest twice would tell that a secret choice was
    made again.
    """
    time: datetime | None = None
    """The moment of the action, if the game has a time control."""
    cause: str | None = None
    """Who chose the action: "clock", "bot:" and the name of a bot, or "arbiter"; empty: the player of the seat."""
    action: str | None = None
    undo: int | None = None

    @property
    def what(self) -> RecordEntryWhat | None:
        """The one thing that is set; None if this version does not know it."""
        found: RecordEntryWhat | None = first_set(
            self.action,
            self.undo,
        )
        return found


class RecordAct(Message, frozen=True, kw_only=True):
    """What a clock, a player who left, or an arbiter did."""

    revision: int = 0
    """The revision after which it happened."""
    time: datetime
    kind: _referee.ActKind
    seat: int | None = None
    leaving: _score.Leaving | None = None
    """For FORFEIT: how the seat left."""
    seconds: int | None = None
    """For ADD_TIME: the seconds."""
    ranks: Sequence[int] = ()
    """For ADJUDICATE: the ranks of the seats."""
    by: str | None = None
    """The arbiter, as in Ruling.by; empty if none acted."""
    reason: str | None = None


class RecordReferee(Message, frozen=True, kw_only=True):
    """What a record has besides the moves of the seats: what clocks, leavers and arbiters did, and what follows from
    it.
    """

    time_control: _clock.TimeControl | None = None
    """Absent if the game had no time control."""
    bots: Sequence[str] = ()
    """The bot that plays each seat from the beginning, empty for a person; no entries if there was no bot."""
    fill: str = ""
    """The bot that plays seats that have left."""
    start_time: datetime | None = None
    """When the cards were dealt, if the game had a time control."""
    outages: Sequence[_clock.Outage] = ()
    """The outages that the clocks do not count."""
    acts: Sequence[RecordAct] = ()
    ranks: Sequence[int] = ()
    """The final rank of each seat; no entries until the game is over, and if it is void."""
    ruling: _score.RulingKind | None = None
    """Why the game is over; absent until then."""


class Record(Message, frozen=True, kw_only=True):
    """A whole game. It alone rebuilds the digest of every revision; the same JSON is what `reeve verify` reads."""

    format: str = ""
    ruleset: str = ""
    version: str = ""
    settings: Mapping[str, str] = {}
    """The game's settings as text."""
    seats: Sequence[RecordSeat] = ()
    commitment: str = ""
    """The hash of the seed, published before the deal."""
    setup: str = ""
    """The digest of the table after the deal."""
    actions: Sequence[RecordEntry] = ()
    seed: str | None = None
    """Only when the game is over."""
    result: _score.Result | None = None
    seed_chosen: bool | None = None
    """Set if the creator of the game chose the seed, so that the deal was known beforehand."""
    referee: RecordReferee | None = None
    """Present if the game had a time control, or if somebody left or an arbiter acted."""


class ReplayStep(Message, frozen=True, kw_only=True):
    """One revision of a record, with the table after it."""

    revision: int = 0
    seat: int | None = None
    """The seat that acted; absent for revision 0, the deal."""
    action: str = ""
    """The id of the action; empty for the deal and for an undo."""
    label: str = ""
    """The action in words, in the language of the request."""
    events: Sequence[_game.Event] = ()
    """What happened, as the viewer sees it; without sequence numbers."""
    view: _game.View


class ExportRecordRequest(Request, frozen=True, kw_only=True):
    """What ExportRecord takes."""

    game: str


class ExportRecordResponse(Message, frozen=True, kw_only=True):
    """What ExportRecord answers."""

    record: Record


class VerifyRecordRequest(Request, frozen=True, kw_only=True):
    """What VerifyRecord takes."""

    record: Record | None = None


class VerifyRecordResponse(Message, frozen=True, kw_only=True):
    """What VerifyRecord answers."""

    ok: bool = False
    message: str = ""
    """What was found, in the best language of the header accept-language, else in English."""
    revision: int | None = None
    """The first revision that differs, if there is one."""


class ReplayRecordRequest(Request, frozen=True, kw_only=True):
    """What ReplayRecord takes."""

    record: Record | None = None
    from_revision: int = 0
    """The first revision of the answer; 0: the deal."""
    steps: int = 0
    """At most 64; 0: 64."""
    seat: int | None = None
    """The seat whose view is shown; absent: a spectator's."""
    open: bool = False
    """Show all hands."""
    language: str = ""
    """en, pt, it or ru, or a tag such as pt-BR; empty: the best of the header accept-language, else en."""


class ReplayRecordResponse(Message, frozen=True, kw_only=True):
    """What ReplayRecord answers."""

    steps: Sequence[ReplayStep] = ()
    last_revision: int = 0
    """The last revision of the record."""

RecordEntryWhat: TypeAlias = (
    str
    | int
)
