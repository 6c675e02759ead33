"""Answers for both APIs: a struct as JSON, or as a Protobuf message."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from google.protobuf.message import Message

from service.wire.binary import encoder
from service.wire.cache import IdentityCache
from service.wire.contract import MESSAGES
from service.wire.outgoing import converter

CATALOGUE: Final = frozenset(
    {"ListRulesetsResponse", "ListCardsResponse", "ListPartsResponse", "ListWordsResponse", "ListRulesResponse"}
)
"""Large answers of the catalogue. It returns the same few objects each time, so their bytes are cached."""

CATALOGUE_ANSWERS: Final = 512

_encode = msgspec.json.Encoder().encode


def as_json(name: str, value: Any) -> bytes:
    """Return the proto3 JSON of a message of the contract, with every plain field."""
    return _cached(_json, name)(value) if name in CATALOGUE else _json(name, value)


def as_bytes(name: str, value: Any) -> bytes:
    """Return the bytes of a message of the contract."""
    return _cached(_bytes, name)(value) if name in CATALOGUE else _bytes(name, value)


def as_message(name: str, value: Any) -> Message:
    """Return a message of the contract."""
    return MESSAGES[name].FromString(as_bytes(name, value))


def _json(name: str, value: Any) -> bytes:
    return _encode(converter(MESSAGES[name].DESCRIPTOR, "json")(value))


def _bytes(name: str, value: Any) -> bytes:
    return encoder(MESSAGES[name].DESCRIPTOR)(value)


@cache
def _cached(form: Callable[[str, Any], bytes], name: str) -> IdentityCache[bytes]:
    return IdentityCache(lambda value: form(name, value), CATALOGUE_ANSWERS)
