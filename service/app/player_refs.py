"""References to players: a namespace and an id, and the names of what is stored about a player."""

from base64 import b32decode, b32encode
from hashlib import sha256
from typing import Final

from msgspec import Struct

PLAYER_DOCUMENT: Final = "player-"
"""Prefix of the ids of players' documents."""


class PlayerRef(Struct, frozen=True):
    """A player of a namespace. The player need not be known to the service."""

    namespace: str
    id: str

    @property
    def document(self) -> str:
        """The id of the player's document. The documents of one namespace sort by the ids of their players."""
        return f"{document_prefix(self.namespace)}{self.id}"

    @property
    def games(self) -> str:
        """The name of the list of the player's games."""
        return f"games/{self.namespace}/{self.id}"


def document_prefix(namespace: str) -> str:
    """Return the beginning of the ids of a namespace's documents of players.

    The namespace is hashed: a namespace and an id may both contain hyphens.
    """
    return f"{PLAYER_DOCUMENT}{sha256(namespace.encode()).hexdigest()[:32]}-"


def players_of(namespace: str) -> str:
    """Return the name of the list of a namespace's players."""
    return f"players/{namespace}"


def token_part(text: str) -> str:
    """Return a text in lower-case base32 without padding, for a part of a token."""
    return b32encode(text.encode()).decode().rstrip("=").lower()


def from_token_part(part: str) -> str:
    """Return the text that `token_part` encoded."""
    return b32decode(part.upper() + "=" * (-len(part) % 8)).decode()
