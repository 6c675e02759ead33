"""Displays that are given again: a move changes one seat mostly, so what the others show is made once."""

from collections.abc import Callable, Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_SEEN: Final = 4_096
"""What is kept; when there is more, the oldest is forgotten."""


class Seen(Generic[T]):
    """The same object for the same key, which names everything that the object is made of."""

    def __init__(self) -> None:
        self._kept: dict[Hashable, T] = {}

    def get(self, key: Hashable, make: Callable[[], T]) -> T:
        """What was made for the key, or is made now."""
        kept = self._kept.get(key)
        if kept is None:
            if len(self._kept) >= MOST_SEEN:
                del self._kept[next(iter(self._kept))]
            kept = self._kept[key] = make()
        return kept
