"""Requests from both APIs to structs, and typed parts of games from the contract's JSON form to the engine's.

Both APIs read alike: a Protobuf message is first turned into the plain data of its JSON form. A oneof called `kind` is
a struct with the tag `type`, one called `value` a plain value or an untagged struct; any other is called like its tag.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeVar

import msgspec
from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.message import DecodeError, Message
from msgspec import Struct

from service.errors import LONGEST_CAUSE, malformed, shortened
from service.wire.contract import MESSAGES, enum_words, is_map, only_oneof

T = TypeVar("T", bound=Struct)
M = TypeVar("M", bound=dict[str, Any])

_object = msgspec.json.Decoder(dict[str, Any])
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


@cache
def _decoder(kind: type[T]) -> "msgspec.json.Decoder[T]":
    return msgspec.json.Decoder(kind, dec_hook=read_games)


def from_json(kind: type[T], data: bytes | Mapping[str, Any]) -> T:
    """A request from JSON bytes, or from their plain data."""
    try:
        if isinstance(data, bytes):
            request: T = _decoder(kind).decode(data)
            return request
        return msgspec.convert(data, kind, dec_hook=read_games)
    except _UNREADABLE as error:
        raise malformed(f"this is no {kind.__name__}: {shortened(str(error), LONGEST_CAUSE)}") from None


def json_object(data: bytes) -> dict[str, Any]:
    """The JSON object of a body; no body is an empty one."""
    if not data:
        return {}
    try:
        return _object.decode(data)
    except _UNREADABLE as error:
        raise malformed(f"the body is no JSON object: {shortened(str(error), LONGEST_CAUSE)}") from None


def from_bytes(kind: type[T], data: bytes) -> T:
    """A request from the bytes of the Protobuf message of the same name."""
    return from_message(kind, message_of(kind.__name__, data))


def message_of(name: str, data: bytes) -> Any:
    """The Protobuf message of the contract that some bytes are."""
    try:
        return MESSAGES[name].FromString(data)
    except DecodeError:
        raise malformed(f"these bytes are no {name}") from None


def from_message(kind: type[T], message: Message) -> T:
    """A request from a Protobuf message."""
    return from_json(kind, plain(message))


def plain(message: Message) -> dict[str, Any]:
    """The fields of a message as its JSON form has them: those that are set, and plain zeros."""
    given: dict[str, Any] = _zeros(message.DESCRIPTOR).copy()
    readers = _readers(message.DESCRIPTOR)
    for field, value in message.ListFields():
        name, read = readers[field.number]
        given[name] = value if read is None else read(value)
    return given


@cache
def _readers(message: Descriptor) -> dict[int, tuple[str, Callable[[Any], Any] | None]]:
    """How each field is called in the JSON form, and how its value is turned into plain data; None: it is plain."""
    return {field.number: (field.json_name, _reader(field)) for field in message.fields}


def _reader(field: FieldDescriptor) -> Callable[[Any], Any] | None:
    if field.message_type is not None:
        if is_map(field):
            return dict
        return (lambda values: [plain(one) for one in values]) if field.is_repeated else plain
    if field.enum_type is not None:
        names = {number: value.name for number, value in field.enum_type.values_by_number.items()}
        if field.is_repeated:
            return lambda values: [names.get(one, str(one)) for one in values]
        return lambda value: names.get(value, str(value))
    return list if field.is_repeated else None


@cache
def _zeros(message: Descriptor) -> dict[str, Any]:
    """What the fields of a message mean that are never absent: of an enum nothing, of a list an empty one."""
    plain_fields = [field for field in message.fields if not field.has_presence and field.enum_type is None]
    return {field.json_name: _zero(field) for field in plain_fields}


def _zero(field: FieldDescriptor) -> Any:
    if is_map(field):
        return {}
    return () if field.is_repeated else field.default_value


def read_games(kind: type[M], data: Any) -> M:
    """Read a oneof of games from the contract's JSON form: the parts by game, in the names and words of the engine.

    `kind` is a dict with the name of the message. msgspec calls this for each of them in a request.
    """
    name = kind.__name__
    message: Any = MESSAGES[name].DESCRIPTOR
    if not isinstance(data, Mapping):
        raise malformed(f"{name} must be an object")
    try:
        return kind({game: _single(_field(message, game, name), part, str(game)) for game, part in data.items()})
    except RecursionError:
        raise malformed(f"{name} is nested too deeply") from None


def _engine_form(message: Descriptor, data: Any, path: str) -> Any:
    """Plain data in the contract's JSON form as plain data that msgspec turns into the engine's structs."""
    if not isinstance(data, Mapping):
        raise malformed(f"{path} must be an object")
    if union := only_oneof(message):
        if len(data) != 1:
            known = ", ".join(field.json_name for field in message.fields)
            raise malformed(f"{path} must have exactly one of: {known}")
        ((name, inner),) = data.items()
        field = _field(message, name, path)
        value = _single(field, inner, f"{path}.{name}")
        return value if union == "value" else {"type" if union == "kind" else union: field.name, **value}
    read = {
        (field := _field(message, name, path)).name: _engine_value(field, value, f"{path}.{name}")
        for name, value in data.items()
        if value is not None
    }
    for field in message.fields:
        if field.name not in read and (blank := _blank(field)) is not None:
            read[field.name] = blank
    return read


def _field(message: Descriptor, name: object, path: str) -> FieldDescriptor:
    for field in message.fields:
        if name in (field.json_name, field.name):
            return field
    there_are = ", ".join(field.json_name for field in message.fields)
    raise malformed(f"{path} has no {shortened(str(name))!r}; there are: {there_are}")


def _engine_value(field: FieldDescriptor, value: Any, path: str) -> Any:
    if field.is_repeated:
        if not isinstance(value, list | tuple):
            raise malformed(f"{path} must be a list")
        return [_single(field, one, f"{path}[{index}]") for index, one in enumerate(value)]
    return _single(field, value, path)


def _single(field: FieldDescriptor, value: Any, path: str) -> Any:
    if field.message_type is not None:
        return _engine_form(field.message_type, value, path)
    if field.enum_type is not None:
        words = enum_words(field.enum_type)
        if not isinstance(value, str) or value not in words:
            raise malformed(f"{path} cannot be {shortened(str(value))!r}; there are: {', '.join(words)}")
        return words[value]
    return value


def _blank(field: FieldDescriptor) -> Any:
    """What a field that was left out means; None: it is simply not there."""
    if field.is_repeated:
        return []
    if field.message_type is not None:
        bag = all(part.has_presence and part.message_type is None for part in field.message_type.fields)
        return {} if bag else None
    if field.has_presence or field.enum_type is not None:
        return None
    return field.default_value
