"""Bounded cache of parts of views. A move mostly changes one seat, so the views of the other seats are reused."""

from collections import deque
from collections.abc import Callable, Hashable
from typing import Final, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MOST_CACHED: Final = 512
"""Limit of cached views, enough for about a hundred games. Reading older ones is no faster than building them."""


class BoundedCache(dict[K, V]):
    """Maps a key to the object made for it; the key must contain everything that the object depends on.

    The oldest entries are dropped. The order of keys is kept in a deque, because a dict finds its first key slowly
    when many before it were deleted.
    """

    def __init__(self, most: int = MOST_CACHED) -> None:
        super().__init__()
        self._most = most
        self._order: deque[K] = deque()

    def keep(self, key: K, made: V) -> V:
        """Store the object of a new key and return it."""
        if len(self) >= self._most:
            del self[self._order.popleft()]
        self._order.append(key)
        self[key] = made
        return made

    def once(self, key: K, make: Callable[[], V]) -> V:
        """Return the object of a key, made now if it is not cached."""
        kept = self.get(key)
        return self.keep(key, make()) if kept is None else kept
