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
from service.wire.hints import Hint, can_be_remembered, hints_of
from service.wire.outgoing import Lasting, Memory, check_fields, enum_words, only_oneof, picker, real_oneofs

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
            pair = Memory(lambda item: writers[item[0]](item[1])).__getitem__
            return lambda value: b"".join(map(pair, value.items()))
        if issubclass(kind, tuple | list):
            if len(fields) == 1 and fields[0].is_repeated:
                return _field(fields[0])
            each = [_field(field) for field in fields]
            return lambda values: b"".join([write(part) for write, part in zip(each, values, strict=True)])
        if issubclass(kind, Struct):
            write = _from_struct(self.message, kind)
            return Memory(write).__getitem__ if can_be_remembered(kind) else write
        raise TypeError(f"{kind.__name__} cannot be a {self.message.full_name}")


def _from_struct(message: Descriptor, kind: type[Struct]) -> Write:
    """The fields by name; None is left out."""
    fields, unions, hints = message.fields_by_name, real_oneofs(message), hints_of(kind)
    check_fields(message, kind, unions)
    terms: list[str] = []
    functions: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        if name in unions:
            term, functions[f"_{name}"], presence = "{0}({1})", _members(unions[name]), True
        else:
            term, functions[f"_{name}"] = _term(fields[name], hints[name])
            presence = fields[name].has_presence
        if presence:
            terms.append(f"{term.format(f'_{name}', 'part')} if (part := value.{name}) is not None else b''")
        else:
            terms.append(term.format(f"_{name}", f"value.{name}"))
    return compiled([f"return b''.join([{', '.join(terms)}])"], **functions)


def _term(field: FieldDescriptor, hint: Hint) -> tuple[str, Any]:
    """How a field is written down in a function for its struct: a term of {0}, what is used, and {1}, the value."""
    if _is_number(field) and not field.is_repeated:
        return "{0}[{1}]", _number(field)
    if hint.again:
        return "{0}({1})", Lasting(_field(field)).of
    if hint.listed in (int, str):
        return "{0}[{1}]", Memory(_field(field))
    if hint.each_again:
        return "*map({0}, {1})", Lasting(_one(field)).of
    if hint.structs is not None and can_be_remembered(hint.structs):
        return "*map({0}, {1})", Memory(_one(field)).__getitem__
    return "{0}({1})", _field(field)


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
        return _many(field) if field.is_repeated else _one(field)
    if field.is_repeated:
        return _list_field(field)
    if _is_number(field):
        return _number(field).__getitem__
    single, frame, presence = _scalar(field), _frame(field), field.has_presence
    return lambda value: frame(single(value)) if value or presence else b""


def _is_number(field: FieldDescriptor) -> bool:
    return field.message_type is None and field.cpp_type != FieldDescriptor.CPPTYPE_STRING


def _number(field: FieldDescriptor) -> Memory:
    """A number, a truth or a word of an enum."""
    single, key, presence = _scalar(field), _key(field), field.has_presence
    return Memory(lambda value: key + single(value) if presence or single(value) != b"\0" else b"")


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
    single, frame = _scalar(field), _frame(field)
    if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
        return lambda values: b"".join([frame(single(value)) for value in values])
    if field.enum_type is not None:
        return lambda values: frame(b"".join(map(single, values))) if values else b""

    def numbers(values: Sequence[int]) -> bytes:
        if not values:
            return b""
        small = max(values) < 128 and min(values) >= 0
        return frame(bytes(values) if small else b"".join(map(varint, values)))

    return numbers


def _one(field: FieldDescriptor) -> Write:
    """A message in a field."""
    frame, inner = _frame(field), writer(field.message_type)
    return lambda value: frame(inner(value))


def _many(field: FieldDescriptor) -> Write:
    """A list of messages; a dict is a list of pairs."""
    one = _one(field)
    pair = Memory(one).__getitem__

    def many(values: Any) -> bytes:
        return b"".join(map(pair, values.items()) if isinstance(values, dict) else map(one, values))

    return many


def _key(field: FieldDescriptor) -> bytes:
    return varint(field.number << 3 | (VARINT if _is_number(field) and not field.is_repeated else LENGTH))


def _frame(field: FieldDescriptor) -> Write:
    """The function that puts a field's number and a length before bytes."""
    key = _key(field)
    short = [key + length for length in _SMALL]
    return lambda payload: (short[len(payload)] if len(payload) < 128 else key + varint(len(payload))) + payload
