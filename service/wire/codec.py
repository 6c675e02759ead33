"""Decodes requests and encodes answers: JSON for REST, Protobuf messages for gRPC."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar

import msgspec
from google.protobuf.json_format import MessageToDict, SerializeToJsonError
from google.protobuf.message import DecodeError, Message
from msgspec import Struct

from service.errors import LONGEST_CAUSE, malformed, shortened
from service.wire.cache import IdentityCache
from service.wire.causes import cause_of
from service.wire.contract import MESSAGES
from service.wire.converters import converter
from service.wire.game_parts import read_game_part

T = TypeVar("T", bound=Struct)

CATALOGUE: Final = frozenset(
    {"ListRulesetsResponse", "ListCardsResponse", "ListPartsResponse", "ListWordsResponse", "ListRulesResponse"}
)
"""Large answers of the catalogue. Their bytes are cached, because the catalogue always returns the same few objects."""
SHARED: Final = frozenset({"Event", "Turn", "Clock"})
"""Messages of streams that go to many watchers; their bytes are cached."""
CACHED: Final = 512
"""Maximum number of entries in each cache. Fewer messages than this are being sent to watchers at any time."""

_encode = msgspec.json.Encoder().encode
_object = msgspec.json.Decoder(dict[str, Any])
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def from_json(kind: type[T], data: bytes | Mapping[str, Any]) -> T:
    """Return a request from JSON bytes, or from decoded JSON."""
    try:
        if isinstance(data, bytes):
            return msgspec.json.decode(data, type=kind, dec_hook=read_game_part)
        return msgspec.convert(data, kind, dec_hook=read_game_part)
    except _UNREADABLE as error:
        raise malformed(f"this is not a valid {kind.__name__}: {cause_of(error, kind.__name__)}") from None


def json_object(data: bytes) -> dict[str, Any]:
    """Return the JSON object of a body; an empty body is an empty object."""
    if not data:
        return {}
    try:
        return _object.decode(data)
    except _UNREADABLE as error:
        raise malformed(f"the body is not a JSON object: {shortened(str(error), LONGEST_CAUSE)}") from None


def from_bytes(kind: type[T], data: bytes) -> T:
    """Return a request from the bytes of the Protobuf message of the same name."""
    return from_message(kind, message_of(kind.__name__, data))


def message_of(name: str, data: bytes) -> Any:
    """Parse bytes as a Protobuf message of the contract."""
    try:
        return MESSAGES[name].FromString(data)
    except DecodeError:
        raise malformed(f"these bytes are not a valid {name}") from None


def from_message(kind: type[T], message: Message) -> T:
    """Return a request from a Protobuf message. It is converted through JSON, so that both APIs decode alike."""
    try:
        fields = MessageToDict(message, always_print_fields_with_no_presence=True)
    except (SerializeToJsonError, ValueError):
        raise malformed("a time is not between the years 1 and 9999, or its `nanos` are not 0 to 999999999") from None
    return from_json(kind, fields)


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
    return lambda message: shared(message) if type(message).__name__ in SHARED else encode(message)


def _json(name: str, value: Any) -> bytes:
    return _encode(converter(MESSAGES[name].DESCRIPTOR, "json")(value))


def _bytes(name: str, value: Any) -> bytes:
    return as_message(name, value).SerializeToString()


@cache
def _cached(form: Callable[[str, Any], bytes], name: str) -> IdentityCache[bytes]:
    return IdentityCache(lambda value: form(name, value), CACHED)
