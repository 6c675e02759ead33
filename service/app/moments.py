"""Converts moments of the store's time, which are whole milliseconds."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

CACHED: Final = 16
"""Number of moments whose texts are cached: all events of a change have the same moment."""
CACHED_SECONDS: Final = 64
"""Number of seconds whose texts are cached: moments that follow each other are in the same second."""

_FRACTIONS: Final = ("Z", *(f".{rest:03}Z" for rest in range(1, 1000)))
"""How the text of a moment ends, for each millisecond of a second."""


def moment(milliseconds: int) -> datetime:
    """Return a moment of the store's time as a date."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


@lru_cache(CACHED)
def timestamp(milliseconds: int) -> str:
    """Return a moment of the store's time in the JSON form of a Timestamp."""
    seconds, rest = divmod(milliseconds, 1000)
    return _second(seconds) + _FRACTIONS[rest]


@lru_cache(CACHED_SECONDS)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().removesuffix("+00:00")
