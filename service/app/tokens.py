"""Tokens of games and players, signed with the store's secret, and API keys, stored as hashes."""

import hmac
import secrets
from hashlib import sha256
from typing import Final

from msgspec import Struct

from service.app.player_refs import PlayerRef, from_token_part, token_part
from service.errors import Reason, RefusedError

SCOPES: Final = (
    "games.create",
    "games.read",
    "games.referee",
    "games.arbitrate",
    "games.delete",
    "players.manage",
    "webhooks.manage",
)
"""The scopes that an operator's API key may have."""

MOST_REMEMBERED: Final = 10_000
"""Maximum number of valid tokens in the cache."""
KEY_PREFIX: Final = "rk_"
"""The beginning of every API key; other tokens begin otherwise."""
PLAYER_PREFIX: Final = "rp_"
"""The beginning of every player's token."""
_LENGTH: Final = 43
_KINDS: Final = {"ri": "invite", "rt": "seat", "rs": "spectator", "rp": "player"}


class Token(Struct, frozen=True):
    """The content of a valid token: of a game, with its seat unless it is a spectator's, or of a player."""

    kind: str
    game: str = ""
    seat: int | None = None
    generation: int = 0
    player: PlayerRef | None = None


class Signer:
    """Makes and checks the tokens of games and players.

    Invites, seat tokens and players' tokens have a generation: tokens of earlier generations are invalid, which the
    stored game or player decides. Generation 0 is left out of the tokens of games.
    """

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def invite(self, game: str, seat: int, generation: int = 0) -> str:
        """Return the invite to a seat, which can claim the seat once."""
        return self._signed(f"ri_{game}_{seat}{_generation(generation)}")

    def seat(self, game: str, seat: int, generation: int = 0) -> str:
        """Return the token of a seat."""
        return self._signed(f"rt_{game}_{seat}{_generation(generation)}")

    def player(self, player: PlayerRef, generation: int) -> str:
        """Return the token of a player."""
        return self._signed(f"rp_{token_part(player.namespace)}_{token_part(player.id)}_{generation}")

    def spectator(self, game: str) -> str:
        """Return the token of spectators."""
        return self._signed(f"rs_{game}_-")

    def chance(self, game: str, seat: int, revision: int) -> str:
        """Return the random seed of a bot's decision: the same in every process with this store, and secret."""
        return hmac.digest(self._secret, f"chance_{game}_{seat}_{revision}".encode(), "sha256").hex()

    def read(self, token: str) -> Token:
        """Return the content of a signed token; refuse any other token."""
        content, _, _ = token.rpartition("_")
        kind, *parts = content.split("_")
        known = token.isascii() and len(parts) in (2, 3) and kind in _KINDS
        if not known or not hmac.compare_digest(self._signed(content).encode(), token.encode()):
            raise RefusedError(
                Reason.TOKEN_MISSING,
                "this token is not valid here; send `Authorization: Bearer TOKEN` with the token as you got it",
            )
        generation = int(parts[2]) if len(parts) == 3 else 0
        if kind == "rp":
            player = PlayerRef(from_token_part(parts[0]), from_token_part(parts[1]))
            return Token(_KINDS[kind], generation=generation, player=player)
        return Token(_KINDS[kind], parts[0], None if parts[1] == "-" else int(parts[1]), generation)

    def is_invite(self, token: str) -> bool:
        """Return whether a token is a valid invite to any seat."""
        try:
            return self.read(token).kind == "invite"
        except RefusedError:
            return False

    def _signed(self, content: str) -> str:
        return f"{content}_{hmac.digest(self._secret, content.encode(), 'sha256').hex()[:_LENGTH]}"


def _generation(generation: int) -> str:
    return f"_{generation}" if generation else ""


def new_key() -> tuple[str, str, str]:
    """Return a new API key: its id, the key, and the hash that is stored."""
    key_id = secrets.token_hex(6)
    key = f"{KEY_PREFIX}{key_id}_{secrets.token_urlsafe(32)}"
    return key_id, key, key_digest(key)


def key_id(key: str) -> str:
    """Return the id inside an API key."""
    return key.split("_", 2)[1] if key.count("_") >= 2 else ""


def key_digest(key: str) -> str:
    """Return the hash of an API key that is stored."""
    return sha256(key.encode()).hexdigest()
