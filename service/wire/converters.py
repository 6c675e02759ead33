"""Converts structs to the plain data of a message: for JSON, or to build a Protobuf message from.

A converter is created once for each message and each type of value. Possible values:

- a struct becomes the fields with the same names; a field that is None is left out. It is an error if the contract
  lacks a field of the struct, or if the struct lacks a field without presence, because JSON always shows these fields;
- a dict becomes a map, or the fields of a message by name;
- a tuple becomes the only list of a message, or its fields by position;
- for a Timestamp: a `datetime`, or its text in the JSON form;
- for an enum: a word of the engine becomes the enum value with this word at its end;
- for a oneof: a dict with the name of the member as its only key, or a value whose member service/wire/oneofs.py finds.

The structs of views and clocks already have the JSON form of the contract, and msgspec encodes them. The Protobuf
messages of views are cached, because a game returns the same objects for those parts of a view that a move did not
change.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache, lru_cache
from math import floor
from typing import Any, Final, Literal, get_type_hints

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor
from google.protobuf.message_factory import GetMessageClass
from msgspec import Struct
from msgspec.structs import asdict

from service.wire.cache import IdentityCache
from service.wire.contract import enum_words, has_json_form, is_map, is_view, only_oneof, real_oneofs
from service.wire.oneofs import member_for

Form = Literal["json", "protobuf"]
Convert = Callable[[Any], Any]

CACHED_BY_VALUE: Final = ("TimeControl",)
"""Messages that are sent again and again with the same few values: their Protobuf messages are cached."""
CACHED_VALUES: Final = 256
"""Maximum number of cached values for each of these messages."""
CACHED_VIEWS: Final = 4_096
"""Maximum number of cached messages for each type of view."""
_TEXT: Final = (str, str | None)
"""Types of fields for times that have the JSON form already."""


@cache
def converter(message: Descriptor, form: Form) -> Convert:
    """Return the function that converts a value to the plain data of a message."""
    if message.full_name == "google.protobuf.Timestamp":
        return rfc3339 if form == "json" else _timestamp
    if form == "json" and has_json_form(message):
        return _unchanged
    if only_oneof(message):
        return _oneof(message.fields, form)
    by_type: dict[type, Convert] = {}

    def convert(value: Any) -> Any:
        known = by_type.get(type(value))
        if known is None:
            known = by_type[type(value)] = _from(type(value), message, form)
        return known(value)

    build = GetMessageClass(message)
    if message.name in CACHED_BY_VALUE and form == "protobuf":
        return lru_cache(CACHED_VALUES)(lambda value: build(**convert(value)))
    if is_view(message) and message.name != "View":
        return IdentityCache(lambda view: build(**convert(view)), CACHED_VIEWS)
    return convert


def rfc3339(moment: datetime | str) -> str:
    """Return a time in the JSON form of Protobuf: with 3 or 6 digits of a fraction, or none if the fraction is zero."""
    if isinstance(moment, str):
        return moment
    text = moment.astimezone(UTC).isoformat(timespec="microseconds").removesuffix("+00:00")
    return text.removesuffix("000").removesuffix(".000") + "Z"


@lru_cache(CACHED_VALUES)
def _timestamp(moment: datetime | str) -> dict[str, int]:
    """Return the fields of a Timestamp."""
    date = datetime.fromisoformat(moment) if isinstance(moment, str) else moment
    return {"seconds": floor(date.timestamp()), "nanos": date.microsecond * 1000}


def _unchanged(value: Any) -> Any:
    return value


def _from(kind: type, message: Descriptor, form: Form) -> Convert:
    """Return the converter from one type of value to a message with fields outside of a oneof."""
    if issubclass(kind, dict):
        return _from_dict(message)
    if issubclass(kind, tuple | list):
        return _from_tuple(message, form)
    if issubclass(kind, Struct):
        return _from_struct(kind, message, form)
    raise TypeError(f"{kind.__name__} cannot be converted to {message.full_name}")


def _from_dict(message: Descriptor) -> Convert:
    """Return the converter of a dict of plain values: the dict itself, as the names are the same in both forms."""
    odd = [field.name for field in message.fields if field.json_name != field.name or field.message_type is not None]
    if odd:
        raise TypeError(f"{message.full_name} has fields that a dict cannot give: {', '.join(odd)}")
    return _unchanged


def _from_tuple(message: Descriptor, form: Form) -> Convert:
    parts = [(_name(field, form), _value(field, form) or _unchanged) for field in message.fields]
    if len(parts) == 1 and message.fields[0].is_repeated:
        ((name, convert),) = parts
        return lambda values: {name: convert(values)}
    return lambda values: {name: convert(value) for (name, convert), value in zip(parts, values, strict=True)}


def _from_struct(kind: type[Struct], message: Descriptor, form: Form) -> Convert:
    fields, oneofs = message.fields_by_name, real_oneofs(message)
    given, always = set(kind.__struct_fields__), {field.name for field in message.fields if not field.has_presence}
    if unknown := given - set(fields) - set(oneofs):
        raise TypeError(f"{message.full_name} has no field {', '.join(sorted(unknown))} for {kind.__name__}")
    if missing := always - given:
        raise TypeError(f"{kind.__name__} lacks {', '.join(sorted(missing))} for {message.full_name}")
    names = kind.__struct_fields__
    parts = [(name, _name(fields[name], form), _value(fields[name], form)) for name in names if name in fields]
    unions = [(name, _oneof(oneofs[name], form)) for name in names if name in oneofs]
    if form == "protobuf":
        return _to_fields([(name, inner) for name, _, inner in parts if inner is not None], unions)
    hints = get_type_hints(kind)
    parts = [(name, sent, None if inner is rfc3339 and hints[name] in _TEXT else inner) for name, sent, inner in parts]

    def convert(struct: Any) -> dict[str, Any]:
        out: dict[str, Any] = {}
        for attribute, name, inner in parts:
            if (value := getattr(struct, attribute)) is not None:
                out[name] = value if inner is None else inner(value)
        for attribute, union in unions:
            if (value := getattr(struct, attribute)) is not None:
                out |= union(value)
        return out

    return convert


def _to_fields(parts: Sequence[tuple[str, Convert]], unions: Sequence[tuple[str, Convert]]) -> Convert:
    """Return the converter of a struct to the arguments of a Protobuf message, which takes None for an absent field."""

    def convert(struct: Any) -> dict[str, Any]:
        out = asdict(struct)
        for name, inner in parts:
            if (value := out[name]) is not None:
                out[name] = inner(value)
        for name, union in unions:
            if (value := out.pop(name)) is not None:
                out |= union(value)
        return out

    return convert


def _oneof(fields: Sequence[FieldDescriptor], form: Form) -> Convert:
    """Return the converter of a oneof, which returns the one field that is set.

    Converters of members are created when they are first needed, because messages can contain each other recursively.
    """
    named = {field.name: field for field in fields}
    by_type: dict[type, tuple[str, Convert]] = {}

    @cache
    def member(field: FieldDescriptor) -> tuple[str, Convert]:
        return _name(field, form), _value(field, form) or _unchanged

    def convert(value: Any) -> dict[str, Any]:
        known = by_type.get(type(value))
        if known is None and isinstance(value, dict) and named.keys() >= value.keys():
            ((key, value),) = value.items()
            known = member(named[key])
        elif known is None:
            known = by_type[type(value)] = member(member_for(fields, value))
        name, inner = known
        return {name: inner(value)}

    return convert


def _name(field: FieldDescriptor, form: Form) -> str:
    return str(field.json_name if form == "json" else field.name)


def _value(field: FieldDescriptor, form: Form) -> Convert | None:
    """Return the converter of the value of a field; None if the value needs no conversion."""
    if is_map(field):
        entry: Any = field.message_type
        inner = _value(entry.fields_by_name["value"], form)
        return inner and (lambda values: {key: inner(value) for key, value in values.items()})
    single: Convert | None = None
    if field.message_type is not None:
        single = converter(field.message_type, form)
        single = None if single is _unchanged else single
    elif field.enum_type is not None:
        single = _enum_names(field.enum_type).__getitem__
    if single is None or not field.is_repeated:
        return single
    return lambda values: [single(value) for value in (values.items() if isinstance(values, dict) else values)]


@cache
def _enum_names(enum: EnumDescriptor) -> dict[str, str]:
    """Return the name of the enum value for every spelling of its word; UNSPECIFIED is never sent."""
    names: dict[str, str] = {}
    for name, word in enum_words(enum).items():
        names |= dict.fromkeys((name, word, word.upper(), word.replace("_", "-")), name)
    return names
