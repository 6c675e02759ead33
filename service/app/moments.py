"""Converts moments of the store's time, which are whole milliseconds."""

from datetime import UTC, datetime
from functools import lru_cache
from typing import Final

CACHED: Final = 1_024
"""Number of moments whose texts are cached, because many are shown more than once, such as deadlines."""


def moment(milliseconds: int) -> datetime:
    """Return a moment of the store's time as a date."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC)


@lru_cache(CACHED)
def timestamp(milliseconds: int) -> str:
    """Return a moment of the store's time in the JSON form of a Timestamp."""
    rest = milliseconds % 1000
    return f"{_second(milliseconds // 1000)}.{rest:03}Z" if rest else f"{_second(milliseconds // 1000)}Z"


@lru_cache(CACHED)
def _second(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().removesuffix("+00:00")
