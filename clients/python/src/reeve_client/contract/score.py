"""The messages of proto/reeve/v1/score.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    Leaving = Literal[
        "LEAVING_RESIGNED",
        "LEAVING_FORFEITED",
        "LEAVING_TIMED_OUT",
        "LEAVING_ABSENT",
        "LEAVING_DISQUALIFIED",
    ]
    """How a seat left a game.

    LEAVING_RESIGNED: The player gave up.

    LEAVING_FORFEITED: An arbiter took the seat out of the game.

    LEAVING_TIMED_OUT: The seat ran out of time.

    LEAVING_ABSENT: The player did not come.

    LEAVING_DISQUALIFIED: The player broke the rules of the event.
    """

    RulingKind = Literal[
        "RULING_KIND_PLAYED_OUT",
        "RULING_KIND_LAST_ONE_LEFT",
        "RULING_KIND_EVERYBODY_LEFT",
        "RULING_KIND_ENDED_BY_CLOCK",
        "RULING_KIND_ADJUDICATED",
        "RULING_KIND_VOID",
    ]
    """What ended a game.

    RULING_KIND_PLAYED_OUT: The game was played to its end.

    RULING_KIND_LAST_ONE_LEFT: All seats but one have left.

    RULING_KIND_EVERYBODY_LEFT: No person is left at the table.

    RULING_KIND_ENDED_BY_CLOCK: A seat ran out of time, and the time control ends the game for that.

    RULING_KIND_ADJUDICATED: An arbiter decided the ranks.

    RULING_KIND_VOID: An arbiter declared that the game does not count; there are no ranks.
    """
else:  # a newer server may send other values
    Leaving = str
    RulingKind = str


class Score(Message, frozen=True, kw_only=True):
    """One seat's points by category; total is their sum, tie_break decides between equal totals."""

    parts: Mapping[str, int] = {}
    """By category, such as "sheep" or "barrows"; each game has its own."""
    total: int = 0
    tie_break: int = 0


class Result(Message, frozen=True, kw_only=True):
    """Scores by seat, the seats that won, and for a solo game what the score means."""

    scores: Sequence[Score] = ()
    winners: Sequence[int] = ()
    verdict: str | None = None
    """Hallertau alone: "lost", "won" or "extraordinary"."""


class SeatRank(Message, frozen=True, kw_only=True):
    """The final rank of a seat."""

    seat: int = 0
    rank: int = 0
    """1 is best; equal seats share a rank."""
    left: Leaving | None = None
    """How the seat left; absent if it stayed."""
    player: str = ""
    """The player to whom the rank counts; empty if none is known."""


class Ruling(Message, frozen=True, kw_only=True):
    """Why a game is over."""

    kind: RulingKind
    reason: str = ""
    """What the arbiter said; empty if none decided."""
    by: str = ""
    """The API key of the arbiter, and the person if the request named one, as "KEY" or "KEY/ACTOR"; empty if none
    decided.
    """
    time: datetime
