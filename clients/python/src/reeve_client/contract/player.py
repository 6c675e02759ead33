"""The messages of proto/reeve/v1/player.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.message import STRICT, Message, Request, first_set


class Player(Message, frozen=True, kw_only=True):
    """A player."""

    id: str = ""
    """1 to 64 letters, digits, dots, underscores, tildes and hyphens."""
    name: str = ""
    """1 to 24 characters without control and direction characters; may be empty."""
    create_time: datetime
    update_time: datetime


class UpsertPlayerRequest(Request, frozen=True, kw_only=True):
    """What UpsertPlayer takes."""

    player: str
    name: str = ""


class UpsertPlayerResponse(Message, frozen=True, kw_only=True):
    """What UpsertPlayer answers."""

    player: Player


class GetPlayerRequest(Request, frozen=True, kw_only=True):
    """What GetPlayer takes."""

    player: str


class GetPlayerResponse(Message, frozen=True, kw_only=True):
    """What GetPlayer answers."""

    player: Player


class ListPlayersRequest(Request, frozen=True, kw_only=True):
    """What ListPlayers takes."""

    page_size: int = 0
    """1 to 100; 0: 50."""
    page_token: str = ""


class ListPlayersResponse(Message, frozen=True, kw_only=True):
    """What ListPlayers answers."""

    players: Sequence[Player] = ()
    next_page_token: str = ""
    """Empty if this is the last page."""


class IssuePlayerTokenRequest(Request, frozen=True, kw_only=True):
    """What IssuePlayerToken takes."""

    player: str


class IssuePlayerTokenResponse(Message, frozen=True, kw_only=True):
    """What IssuePlayerToken answers."""

    player_token: str = ""


class RevokePlayerTokensRequest(Request, frozen=True, kw_only=True):
    """What RevokePlayerTokens takes."""

    player: str


class RevokePlayerTokensResponse(Message, frozen=True, kw_only=True):
    """What RevokePlayerTokens answers."""

    player: Player


class FetchSeatTokenRequest(Request, frozen=True, kw_only=True):
    """What FetchSeatToken takes."""

    game: str
    seat: int


class FetchSeatTokenResponse(Message, frozen=True, kw_only=True):
    """What FetchSeatToken answers."""

    seat_token: str = ""
