"""The messages of proto/reeve/v1/score.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.message import STRICT, Message, Request, first_set


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
