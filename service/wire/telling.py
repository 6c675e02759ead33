"""Messages of streams as bytes: an event is told to many at once, so its bytes are made once."""

from collections.abc import Callable
from typing import Any, Final

MOST_KEPT: Final = 256
"""Events whose bytes are kept: as many as are on their way to all watchers at the same time, and some more."""


class Telling:
    """Remembers the bytes of the last events, in one form."""

    def __init__(self, form: Callable[[Any], bytes]) -> None:
        self._form = form
        self._kept: dict[int, tuple[object, bytes]] = {}

    def __call__(self, message: Any) -> bytes:
        """A WatchGameResponse. Watchers who see the same are given the same event, which is known by its identity."""
        if not isinstance(message, tuple):
            return self._form(message)
        event = message[1]
        known = self._kept.get(id(event))
        if known is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            # The event is kept with its bytes: no other can get its identity.
            known = self._kept[id(event)] = (event, self._form(message))
        return known[1]
