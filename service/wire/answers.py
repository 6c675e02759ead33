"""Encodes answers: as JSON for REST, as Protobuf messages for gRPC."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from google.protobuf.message import Message

from service.wire.cache import IdentityCache
from service.wire.contract import MESSAGES
from service.wire.converters import converter

CATALOGUE: Final = frozenset(
    {"ListRulesetsResponse", "ListCardsResponse", "ListPartsResponse", "ListWordsResponse", "ListRulesResponse"}
)
"""Large answers of the catalogue. Their bytes are cached, because the catalogue always returns the same few objects."""
SHARED: Final = frozenset({"event", "turn"})
"""Messages of streams that go to many watchers; their bytes are cached."""
CACHED: Final = 512
"""Maximum number of entries in each cache. Fewer messages than this are being sent to watchers at any time."""

_encode = msgspec.json.Encoder().encode


def as_json(name: str, value: Any) -> bytes:
    """Return the JSON of a message of the contract. Fields without presence are always in it."""
    return _cached(_json, name)(value) if name in CATALOGUE else _json(name, value)


def as_bytes(name: str, value: Any) -> bytes:
    """Return the bytes of a message of the contract."""
    return _cached(_bytes, name)(value) if name in CATALOGUE else _bytes(name, value)


def as_message(name: str, value: Any) -> Message:
    """Return a message of the contract."""
    return MESSAGES[name](**converter(MESSAGES[name].DESCRIPTOR, "protobuf")(value))


def stream_encoder(encode: Callable[[Any], bytes]) -> Callable[[Any], bytes]:
    """Return an encoder of messages of streams that encodes a shared message once for all watchers."""
    shared = IdentityCache(encode, CACHED)
    return lambda message: shared(message) if message.__struct_config__.tag in SHARED else encode(message)


def _json(name: str, value: Any) -> bytes:
    return _encode(converter(MESSAGES[name].DESCRIPTOR, "json")(value))


def _bytes(name: str, value: Any) -> bytes:
    return as_message(name, value).SerializeToString()


@cache
def _cached(form: Callable[[str, Any], bytes], name: str) -> IdentityCache[bytes]:
    return IdentityCache(lambda value: form(name, value), CACHED)
