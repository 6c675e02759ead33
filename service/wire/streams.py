"""Encodes messages of streams: an event that many watchers see is encoded once."""

from collections.abc import Callable
from typing import Any, Final

from service.wire.cache import IdentityCache

CACHED_EVENTS: Final = 256
"""Events whose bytes are cached: more than are on their way to all watchers at the same time."""


def stream_encoder(encode: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
    """Return an encoder of WatchGameResponse messages that caches the bytes of events by identity."""
    event_bytes = IdentityCache(lambda event: encode(("event", event)), CACHED_EVENTS)
    return lambda message: event_bytes(message[1]) if isinstance(message, tuple) else encode(message)
