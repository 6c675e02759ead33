"""Displays that are given again: a move changes one seat mostly, so what the others show is made once."""

from collections import deque
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST_SEEN: Final = 512
"""Displays that are kept, those of a hundred games or so: to reach for older ones takes as long as to make them."""


class Seen(dict[K, V]):
    """The same object for the same key, which names everything that the object is made of; the oldest are forgotten.

    The order of keys is kept beside them: a dict finds its first key slowly when many before it were deleted.
    """

    def __init__(self, most: int = MOST_SEEN) -> None:
        super().__init__()
        self._most = most
        self._order: deque[K] = deque()

    def keep(self, key: K, made: V) -> V:
        """Keep what was made for a new key."""
        if len(self) >= self._most:
            del self[self._order.popleft()]
        self._order.append(key)
        self[key] = made
        return made

    def once(self, key: K, make: Callable[[], V]) -> V:
        """What was made for the key, or is made now."""
        kept = self.get(key)
        return self.keep(key, make()) if kept is None else kept
