"""The messages of proto/reeve/v1/records.proto.

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
