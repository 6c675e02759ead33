"""Structs to the bytes of messages, by the same rules as to JSON (see outgoing.py).

Building a Protobuf message from plain data costs more than playing a move; written straight from the structs, with
small ones remembered, the same bytes cost a fraction. The library reads them back in every test.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import cache
from typing import Any, Final

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from msgspec import Struct

from service.wire.compiled import compiled
from service.wire.outgoing import (
    Lasting,
    Memory,
    can_be_remembered,
    check_fields,
    enum_words,
    is_board,
    only_oneof,
    picker,
    real_oneofs,
    remembered,
)

Write = Callable[[Any], bytes]

VARINT, LENGTH = 0, 2
"""How a value is written: as a number in groups of seven bits, or as bytes after their length."""

_SMALL: Final = [bytes([number]) for number in range(128)]


def varint(number: int) -> bytes:
    """A number in groups of seven bits, the lowest first; a negative one as though it had 64 bits."""
    if 0 <= number < 128:
        return _SMALL[number]
    number &= 2**64 - 1
    groups = bytearray()
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    groups.append(number)
    return bytes(groups)


@cache
def writer(message: Descriptor) -> Write:
    """The function that turns a value into the bytes of a message."""
    if message.full_name == "google.protobuf.Timestamp":
        return _timestamp
    return _members(list(message.fields)) if only_oneof(message) else _Message(message)


def _timestamp(moment: datetime) -> bytes:
    seconds, nanos = int(moment.timestamp() // 1), moment.microsecond * 1000
    return b"\x08" + varint(seconds) + (b"\x10" + varint(nanos) if nanos else b"")


class _Message:
    """A struct, a dict or a tuple as a message."""

    def __init__(self, message: Descriptor) -> None:
        self.message = message
        self.by_type: dict[type, Write] = {}

    def __call__(self, value: Any) -> bytes:
        known = self.by_type.get(type(value))
        return known(value) if known is not None else self.of(type(value))(value)

    def of(self, kind: type) -> Write:
        """How values of a type are written."""
        if kind not in self.by_type:
            self.by_type[kind] = self._made(kind)
        return self.by_type[kind]

    def _made(self, kind: type) -> Write:
        fields = self.message.fields
        if issubclass(kind, dict):
            writers = {field.name: _field(field) for field in fields}
            bag = Memory(lambda items: b"".join([writers[name](part) for name, part in items]))
            return lambda value: bag[tuple(value.items())]
        if issubclass(kind, tuple | list):
            if len(fields) == 1 and fields[0].is_repeated:
                return _field(fields[0])
            each = [_field(field) for field in fields]
            return lambda values: b"".join([write(part) for write, part in zip(each, values, strict=True)])
        if issubclass(kind, Struct):
            write = _from_struct(self.message, kind)
            return remembered(kind, write, write)
        raise TypeError(f"{kind.__name__} cannot be a {self.message.full_name}")


def _from_struct(message: Descriptor, kind: type[Struct]) -> Write:
    """The fields by name; None is left out."""
    fields, unions = message.fields_by_name, real_oneofs(message)
    check_fields(message, kind, unions)
    parts: list[str] = []
    functions: dict[str, Write] = {}
    for name in kind.__struct_fields__:
        functions[f"_{name}"] = _members(unions[name]) if name in unions else _field(fields[name])
        parts.append(f"_{name}(part) if (part := value.{name}) is not None else b''")
    return compiled([f"return b''.join([{', '.join(parts)}])"], **functions)


def _members(fields: Sequence[FieldDescriptor]) -> Write:
    """A oneof as the one field that is set."""
    pick = picker(fields, _field)

    def write(value: Any) -> bytes:
        known, inner = pick(value)
        return known(inner)

    return write


def _field(field: FieldDescriptor) -> Write:
    """A field with its number; one that has no presence is left out when it is zero, false or empty."""
    if field.message_type is not None:
        return _message_field(field)
    if field.is_repeated:
        return _list_field(field)
    single, key, presence = _scalar(field), _key(field), field.has_presence
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        return lambda value: _framed(key, single(value)) if value or presence else b""
    return Memory(lambda value: key + single(value) if presence or single(value) != b"\0" else b"").__getitem__


def _scalar(field: FieldDescriptor) -> Write:
    if field.enum_type is not None:
        words = {"": b"\0"}
        for name, word in enum_words(field.enum_type).items():
            for spelling in (word, word.upper(), word.replace("_", "-")):
                words[spelling] = varint(field.enum_type.values_by_name[name].number)
        return words.__getitem__
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        return lambda value: value if isinstance(value, bytes) else value.encode()
    return varint


def _list_field(field: FieldDescriptor) -> Write:
    """Numbers in one piece, texts one by one."""
    single, key = _scalar(field), _key(field)
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        return lambda values: b"".join([_framed(key, single(value)) for value in values])
    return lambda values: _framed(key, b"".join(map(single, values))) if values else b""


def _message_field(field: FieldDescriptor) -> Write:
    key = _key(field)
    inner = writer(field.message_type)

    def one(value: Any) -> bytes:
        return _framed(key, inner(value))

    if not field.is_repeated:
        return one
    known, pairs = Memory(one).__getitem__, Memory(lambda items: b"".join(map(one, items)))

    def each(values: Any) -> bytes:
        kind = type(values[0])
        again = issubclass(kind, Struct) and can_be_remembered(kind)
        return b"".join(map(known if again else one, values))

    boards = Lasting(each)

    def many(values: Any) -> bytes:
        if not values:
            return b""
        if isinstance(values, dict):
            return bytes(pairs[tuple(values.items())])
        return bytes(boards.of(values)) if is_board(values) else each(values)

    return many


def _key(field: FieldDescriptor) -> bytes:
    framed = field.message_type is not None or field.is_repeated or field.cpp_type == FieldDescriptor.CPPTYPE_STRING
    return varint(field.number << 3 | (LENGTH if framed else VARINT))


def _framed(key: bytes, payload: bytes) -> bytes:
    return key + varint(len(payload)) + payload
