"""Decodes requests: from JSON or from Protobuf messages, to the structs of service/app/messages.py."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from google.protobuf.json_format import MessageToDict
from google.protobuf.message import DecodeError, Message
from msgspec import Struct

from service.errors import LONGEST_CAUSE, malformed, shortened
from service.wire.contract import MESSAGES
from service.wire.game_parts import read_game_part

T = TypeVar("T", bound=Struct)

_object = msgspec.json.Decoder(dict[str, Any])
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


def from_json(kind: type[T], data: bytes | Mapping[str, Any]) -> T:
    """Return a request from JSON bytes, or from decoded JSON."""
    try:
        if isinstance(data, bytes):
            return msgspec.json.decode(data, type=kind, dec_hook=read_game_part)
        return msgspec.convert(data, kind, dec_hook=read_game_part)
    except _UNREADABLE as error:
        raise malformed(f"this is not a valid {kind.__name__}: {shortened(str(error), LONGEST_CAUSE)}") from None


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
    return from_json(kind, MessageToDict(message, always_print_fields_with_no_presence=True))
