"""Messages of streams as bytes: an event is told to many at once, so its bytes are made once."""

from typing import Final

from service.app.messages import WatchMessage
from service.wire.answers import as_message

MOST_KEPT: Final = 256
"""Events whose bytes are kept: as many as are on their way to all watchers at the same time, and some more."""


class Telling:
    """Remembers the bytes of the last events."""

    def __init__(self) -> None:
        self._kept: dict[int, tuple[object, bytes]] = {}

    def as_bytes(self, message: WatchMessage) -> bytes:
        """A WatchGameResponse. Watchers who see the same are given the same event, which is known by its identity."""
        if not isinstance(message, tuple):
            return as_message("WatchGameResponse", message).SerializeToString()
        event = message[1]
        known = self._kept.get(id(event))
        if known is None:
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            # The event is kept with its bytes: no other can get its identity.
            known = self._kept[id(event)] = (event, as_message("WatchGameResponse", message).SerializeToString())
        return known[1]
