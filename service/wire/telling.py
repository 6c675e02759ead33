"""Messages of streams as bytes: an event goes to many watchers, so its bytes are cached."""

from collections.abc import Callable
from typing import Any, Final

from service.wire.cache import IdentityCache

MOST_KEPT: Final = 256
"""Events whose bytes are cached: as many as are on their way to all watchers at the same time, and some more."""


class Telling:
    """Encodes the messages of streams in one form."""

    def __init__(self, form: Callable[[Any], bytes]) -> None:
        self._form = form
        self._events = IdentityCache(lambda event: form(("event", event)), MOST_KEPT)

    def __call__(self, message: Any) -> bytes:
        """Encode a WatchGameResponse. Watchers who see the same are given the same event object."""
        return self._events(message[1]) if isinstance(message, tuple) else self._form(message)
