"""Converts structs to plain data by the descriptor of their message: for JSON, and to build Protobuf messages from.

A converter is made once for each message and each type of struct. The rules:

- A struct gives its fields by name; None is left out. A field that the contract does not have is an error, and so is a
  missing one that has no presence: so JSON always shows every plain field.
- A oneof is a tagged struct (the tag is the member), a pair of member and value, or a plain value or an untagged struct
  of the member's type.
- A dict gives a map or the fields of a message by name, a tuple the single list of a message or its fields by position.
- A word of the engine gives the enum value that ends in it.
- Views are structs in the form of the contract, so msgspec writes their JSON.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Literal

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor
from msgspec import Struct

from service.wire.contract import enum_words, is_map, is_view, only_oneof, real_oneofs

Form = Literal["json", "protobuf"]
Convert = Callable[[Any], Any]


@cache
def converter(message: Descriptor, form: Form) -> Convert:
    """Return the function that converts a value to the plain data of a message."""
    if message.full_name == "google.protobuf.Timestamp":
        return rfc3339 if form == "json" else _unchanged
    if is_view(message) and form == "json":
        return _unchanged
    if only_oneof(message):
        return _oneof(message.fields, form)
    by_type: dict[type, Convert] = {}

    def convert(value: Any) -> Any:
        known = by_type.get(type(value))
        if known is None:
            known = by_type[type(value)] = _converter_of(message, type(value), form)
        return known(value)

    return convert


def rfc3339(moment: datetime) -> str:
    """Return a moment as the JSON mapping writes it: no fraction if it is zero, else 3 or 6 digits."""
    text = moment.astimezone(UTC).isoformat(timespec="microseconds").removesuffix("+00:00")
    text = text.removesuffix("000").removesuffix(".000")
    return text + "Z"


def _unchanged(value: Any) -> Any:
    return value


def _converter_of(message: Descriptor, kind: type, form: Form) -> Convert:
    """Return how values of one type are converted to a message that is more than a oneof."""
    if issubclass(kind, dict):
        return _from_dict(message)
    if issubclass(kind, tuple | list):
        return _from_tuple(message, form)
    if issubclass(kind, Struct):
        return from_struct(message, kind, form)
    raise TypeError(f"{kind.__name__} cannot be a {message.full_name}")


def _from_dict(message: Descriptor) -> Convert:
    """Amounts under their names, which are the same in JSON, so the dict itself will do."""
    odd = [field.name for field in message.fields if field.json_name != field.name or field.message_type is not None]
    if odd:
        raise TypeError(f"{message.full_name} has fields that a dict cannot give: {', '.join(odd)}")
    return _unchanged


def _from_tuple(message: Descriptor, form: Form) -> Convert:
    fields = message.fields
    if len(fields) == 1 and fields[0].is_repeated:
        name, convert = _name(fields[0], form), value_converter(fields[0], form) or list
        return lambda values: {name: convert(values)}
    parts = [(_name(field, form), value_converter(field, form) or _unchanged) for field in fields]
    return lambda values: {name: convert(value) for (name, convert), value in zip(parts, values, strict=True)}


def from_struct(message: Descriptor, kind: type[Struct], form: Form, without: frozenset[str] = frozenset()) -> Convert:
    """Return the converter of a struct, by the names of its fields; None is left out, and so are some fields."""
    fields, oneofs = message.fields_by_name, real_oneofs(message)
    check_fields(message, kind, oneofs)
    names = [name for name in kind.__struct_fields__ if name not in without]
    parts = [(name, _name(fields[name], form), value_converter(fields[name], form)) for name in names if name in fields]
    members = [(name, _oneof(oneofs[name], form)) for name in names if name in oneofs]

    def convert(struct: Any) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for attribute, name, inner in parts:
            if (value := getattr(struct, attribute)) is not None:
                out[name] = value if inner is None else inner(value)
        for attribute, member in members:
            if (value := getattr(struct, attribute)) is not None:
                out |= member(value)
        return out

    return convert


def check_fields(message: Descriptor, kind: type[Struct], oneofs: dict[str, list[FieldDescriptor]]) -> None:
    """Raise an error if a struct and a message do not fit."""
    given, always = set(kind.__struct_fields__), {field.name for field in message.fields if not field.has_presence}
    if unknown := given - set(message.fields_by_name) - set(oneofs):
        raise TypeError(f"{message.full_name} has no field {', '.join(sorted(unknown))} for {kind.__name__}")
    if missing := always - given:
        raise TypeError(f"{kind.__name__} lacks {', '.join(sorted(missing))} for {message.full_name}")


def _name(field: FieldDescriptor, form: Form) -> str:
    return str(field.json_name if form == "json" else field.name)


def value_converter(field: FieldDescriptor, form: Form) -> Convert | None:
    """Return how the value of a field is converted; None if it is not."""
    if is_map(field):
        entry: Any = field.message_type
        inner = value_converter(entry.fields_by_name["value"], form)
        return inner and (lambda values: {key: inner(value) for key, value in values.items()})
    single: Convert | None = None
    if field.message_type is not None:
        single = converter(field.message_type, form)
    elif field.enum_type is not None:
        single = _enum(field.enum_type).__getitem__
    if single is None or not field.is_repeated:
        return single
    return lambda values: [single(value) for value in (values.items() if isinstance(values, dict) else values)]


@cache
def _enum(enum: EnumDescriptor) -> dict[str, str]:
    """Return the name of the value for every spelling of a word; UNSPECIFIED is never sent."""
    names: dict[str, str] = {}
    for name, word in enum_words(enum).items():
        names |= dict.fromkeys((name, word, word.upper(), word.replace("_", "-")), name)
    return names


def _oneof(fields: Sequence[FieldDescriptor], form: Form) -> Convert:
    """Return the converter of a oneof, to the one field that is set.

    The converter of a member is made when it is first needed, because messages of the contract contain each other.
    """
    named = {field.name: field for field in fields}
    by_type: dict[type, tuple[str, Convert]] = {}

    @cache
    def member(field: FieldDescriptor) -> tuple[str, Convert]:
        return _name(field, form), value_converter(field, form) or _unchanged

    def convert(value: Any) -> dict[str, Any]:
        known = by_type.get(type(value))
        if known is None and isinstance(value, Struct):
            tag = str(value.__struct_config__.tag)
            known = by_type[type(value)] = member(named[tag] if tag in named else _by_type(fields, value))
        if known is None and type(value) is tuple and len(value) == 2 and value[0] in named:
            known, value = member(named[value[0]]), value[1]
        name, inner = known or member(_by_type(fields, value))
        return {name: inner(value)}

    return convert


def _by_type(fields: Sequence[FieldDescriptor], value: Any) -> FieldDescriptor:
    """Return the member that takes a value of this type."""
    for field in fields:
        message, is_list = field.message_type, isinstance(value, tuple | list)
        if message is None:
            word = field.cpp_type in (FieldDescriptor.CPPTYPE_ENUM, FieldDescriptor.CPPTYPE_STRING)
            if isinstance(value, str) if word else isinstance(value, int):
                return field
        elif is_list:
            if len(message.fields) == 1 and message.fields[0].is_repeated:
                return field
        elif only_oneof(message) or (isinstance(value, Struct) and _fits(message, value)):
            return field
    raise TypeError(f"no member among {', '.join(field.name for field in fields)} takes {value!r}")


def _fits(message: Descriptor, value: Struct) -> bool:
    """Return whether an untagged struct has the fields of a message."""
    return value.__struct_config__.tag is None and {*value.__struct_fields__} == {*message.fields_by_name}
