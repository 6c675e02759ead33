"""Encodes messages of streams: a message that many watchers get is encoded once."""

from collections.abc import Callable
from typing import Any, Final

from service.wire.cache import IdentityCache

CACHED_MESSAGES: Final = 512
"""Messages whose bytes are cached: more than are on their way to all watchers at the same time."""


def stream_encoder(encode: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
    """Return an encoder of WatchGameResponse messages that caches the bytes of shared messages, which are pairs."""
    shared = IdentityCache(encode, CACHED_MESSAGES)
    return lambda message: shared(message) if isinstance(message, tuple) else encode(message)
