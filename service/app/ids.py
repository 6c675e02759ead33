"""Ids of games: they sort by creation time and cannot be guessed."""

import re
import secrets
from hashlib import sha256
from typing import Final

_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"

REQUEST_DOCUMENT: Final = "request-"
"""Prefix of the ids under which the answers to creations are stored."""

_GAME_ID: Final = re.compile(f"[{_LETTERS}]{{25}}")


def is_game_id(text: str) -> bool:
    """Return whether a text has the form of a game id; the game need not exist."""
    return _GAME_ID.fullmatch(text) is not None


def new_game_id(now: float) -> str:
    """Return a new game id: nine characters for the time in milliseconds, and sixteen random ones."""
    moment = int(now * 1000)
    time = "".join(_LETTERS[moment >> shift & 31] for shift in range(40, -1, -5))
    return time + "".join(secrets.choice(_LETTERS) for _ in range(16))


def request_game_id(owner: str, request_id: str) -> str:
    """Return the id under which the answer to a creation is stored, derived from the operator and the request id."""
    return REQUEST_DOCUMENT + sha256(f"{owner}\0{request_id}".encode()).hexdigest()[:32]
