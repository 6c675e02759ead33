"""A cache of encoded objects that are sent more than once."""

from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class IdentityCache(Generic[T]):
    """Bounded cache keyed by object identity. It keeps a reference to each object so that ids are not reused."""

    def __init__(self, make: Callable[[Any], T], limit: int) -> None:
        self._make = make
        self._limit = limit
        self._made: dict[int, tuple[object, T]] = {}
        self._order: deque[int] = deque()

    def __call__(self, value: Any) -> T:
        """Return the encoded object, from the cache if it is there."""
        known = self._made.get(id(value))
        if known is not None:
            return known[1]
        made = self._make(value)
        if len(self._made) >= self._limit:
            del self._made[self._order.popleft()]
        self._made[id(value)] = (value, made)
        self._order.append(id(value))
        return made
