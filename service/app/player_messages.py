"""The requests and responses about players. See messages.py."""

from datetime import datetime

from msgspec import Struct

from service.app.messages import Int32, Request


class PlayerRequest(Request, frozen=True):
    """Base of the requests about one player."""

    player: str = ""


class UpsertPlayerRequest(PlayerRequest, frozen=True):
    """Create a player, or change the name."""

    name: str = ""


class GetPlayerRequest(PlayerRequest, frozen=True):
    """Get a player."""


class ListPlayersRequest(Request, frozen=True):
    """List the players of a namespace."""

    page_size: Int32 = 0
    page_token: str = ""


class IssuePlayerTokenRequest(PlayerRequest, frozen=True):
    """Get a token of a player."""


class RevokePlayerTokensRequest(PlayerRequest, frozen=True):
    """Make all tokens of a player invalid."""


class FetchSeatTokenRequest(Request, frozen=True):
    """Get the token of a seat that belongs to a player."""

    game: str = ""
    seat: Int32 = 0


class Player(Struct, frozen=True):
    """A player."""

    id: str
    name: str
    create_time: datetime
    update_time: datetime


class PlayerAnswer(Struct, frozen=True):
    """One player."""

    player: Player


class ListPlayersResponse(Struct, frozen=True):
    """A page of players."""

    players: tuple[Player, ...]
    next_page_token: str


class IssuePlayerTokenResponse(Struct, frozen=True):
    """A token of a player."""

    player_token: str


class FetchSeatTokenResponse(Struct, frozen=True):
    """The token of a seat."""

    seat_token: str
