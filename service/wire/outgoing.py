"""Structs to plain data as the contract's JSON wants it: JSON names, enum names.

A converter is made once for each message of the contract and each type of struct. The rules:

- A struct gives its fields by name; None is left out. A field that the contract does not have is an error, and so is a
  missing one that has no presence: so JSON always shows every plain field.
- A oneof is a tagged struct (the tag is the member), a pair of member and value, or a plain value or an untagged struct
  of the member's type.
- A dict gives a map or the fields of a message by name, a tuple the single list of a message or its fields by position.
- A word of the engine gives the enum value that ends in it.
"""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final, TypeVar

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor
from msgspec import Raw, Struct
from msgspec.json import encode

from service.engine.kernel.seen import Seen
from service.wire.compiled import compiled
from service.wire.hints import Hint, can_be_remembered, hints_of

Convert = Callable[[Any], Any]
T = TypeVar("T")

MOST_REMEMBERED: Final = 4_096
"""Small values of each kind whose converted form is remembered."""


@cache
def converter(message: Descriptor) -> Convert:
    """The function that turns a value into the plain data of a message."""
    if message.full_name == "google.protobuf.Timestamp":
        return rfc3339
    return _members(list(message.fields)) if only_oneof(message) else _Message(message)


def only_oneof(message: Descriptor) -> str | None:
    """The name of the oneof that is all there is of a message."""
    real = [oneof for oneof in message.oneofs if not _is_synthetic(oneof.fields)]
    if len(real) == 1 and len(real[0].fields) == len(message.fields):
        return str(real[0].name)
    return None


def real_oneofs(message: Descriptor) -> dict[str, list[FieldDescriptor]]:
    """The oneofs that the contract writes down, without those that stand for `optional`."""
    return {oneof.name: list(oneof.fields) for oneof in message.oneofs if not _is_synthetic(oneof.fields)}


@cache
def enum_words(enum: EnumDescriptor) -> dict[str, str]:
    """The engine's word for every value of an enum: what follows the prefix, in small letters."""
    prefix = enum.values_by_number[0].name.removesuffix("UNSPECIFIED")
    return {value.name: value.name.removeprefix(prefix).lower() for value in enum.values if value.number}


def rfc3339(moment: datetime) -> str:
    """A moment as the JSON mapping writes it: no fraction if it is zero, else 3 or 6 digits."""
    text = moment.astimezone(UTC).isoformat(timespec="microseconds").removesuffix("+00:00")
    text = text.removesuffix("000").removesuffix(".000")
    return text + "Z"


def _as_it_is(value: Any) -> Any:
    return value


def _is_synthetic(fields: Sequence[FieldDescriptor]) -> bool:
    oneof = fields[0].containing_oneof
    return len(fields) == 1 and oneof is not None and oneof.name == f"_{fields[0].name}"


def _value(field: FieldDescriptor) -> Convert | None:
    """How one field's value is converted; None: it stays as it is."""
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        inner = _value(field.message_type.fields_by_name["value"])
        return inner and (lambda values: {key: inner(value) for key, value in values.items()})
    single: Convert | None = None
    if field.message_type is not None:
        single = converter(field.message_type)
    elif field.enum_type is not None:
        single = _enum(field.enum_type).__getitem__
    if single is None or not field.is_repeated:
        return single
    if isinstance(single, _Message):
        return single.many
    return lambda values: [single(value) for value in values]


def _enum(enum: EnumDescriptor) -> dict[str, str]:
    """The name of the value for every spelling of a word."""
    values: dict[str, str] = {}
    for name, word in enum_words(enum).items():
        for spelling in (word, word.upper(), word.replace("_", "-")):
            values[spelling] = name
    values[""] = enum.values[0].name
    return values


class _Message:
    """A struct, a dict or a tuple as a message."""

    def __init__(self, message: Descriptor) -> None:
        self.message = message
        self.by_type: dict[type, Convert] = {}

    def __call__(self, value: Any) -> Any:
        known = self.by_type.get(type(value))
        return known(value) if known is not None else self.of(type(value))(value)

    def of(self, kind: type) -> Convert:
        """How values of a type are converted."""
        if kind not in self.by_type:
            self.by_type[kind] = _message_of(self.message, kind)
        return self.by_type[kind]

    def many(self, values: Any) -> list[Any]:
        """A list; a dict is a list of pairs."""
        return [*map(self, values.items() if isinstance(values, dict) else values)]


class Memory(Seen[Any, Any]):
    """The same for the same value, made once."""

    def __init__(self, convert: Convert) -> None:
        super().__init__(MOST_REMEMBERED)
        self._convert = convert

    def __missing__(self, value: Any) -> Any:
        return self.keep(value, self._convert(value))


class Lasting(Seen[int, tuple[Any, Any]]):
    """The same for the same object, made once. The object is kept with it, so no other can get its identity."""

    def __init__(self, convert: Convert) -> None:
        super().__init__()
        self._convert = convert

    def of(self, value: Any) -> Any:
        """What a value becomes."""
        known = self.get(id(value))
        return self.keep(id(value), (value, self._convert(value)))[1] if known is None else known[1]


def _message_of(message: Descriptor, kind: type) -> Convert:
    if issubclass(kind, dict):
        return _from_dict(message)
    if issubclass(kind, tuple | list):
        return _from_tuple(message)
    if issubclass(kind, Struct):
        convert = _from_struct(message, kind)
        return Memory(written(convert)).__getitem__ if can_be_remembered(kind) else convert
    raise TypeError(f"{kind.__name__} cannot be a {message.full_name}")


def _from_dict(message: Descriptor) -> Convert:
    """Amounts under their names, which are the same in JSON, so the dict itself will do."""
    odd = [field.name for field in message.fields if field.json_name != field.name or field.message_type is not None]
    if odd:
        raise TypeError(f"{message.full_name} has fields that a dict cannot give: {', '.join(odd)}")
    return _as_it_is


def _from_tuple(message: Descriptor) -> Convert:
    fields = message.fields
    if len(fields) == 1 and fields[0].is_repeated:
        key, inner = str(fields[0].json_name), _value(fields[0]) or list
        return lambda values: {key: inner(values)}
    parts = [(str(field.json_name), _value(field) or _as_it_is) for field in fields]
    return lambda values: {key: inner(value) for (key, inner), value in zip(parts, values, strict=True)}


def _from_struct(message: Descriptor, kind: type[Struct]) -> Convert:
    """The fields by name; None is left out."""
    fields, unions, hints = message.fields_by_name, real_oneofs(message), hints_of(kind)
    check_fields(message, kind, unions)
    plain: list[str] = []
    others: list[str] = []
    functions: dict[str, Any] = {}
    for name in kind.__struct_fields__:
        if name in unions:
            others += (f"part = value.{name}", f"if part is not None: out.update(_{name}(part))")
            functions[f"_{name}"] = _members(unions[name])
            continue
        field = fields[name]
        key, (term, functions[f"_{name}"]) = str(field.json_name), _term(field, hints[name])
        if field.has_presence:
            others += (f"part = value.{name}", f"if part is not None: out[{key!r}] = {term.format(f'_{name}', 'part')}")
        else:
            plain.append(f"{key!r}: {term.format(f'_{name}', f'value.{name}')}")
    return compiled([f"out = {{{', '.join(plain)}}}", *others, "return out"], **functions)


def _term(field: FieldDescriptor, hint: Hint) -> tuple[str, Any]:
    """How a field is written down in a function for its struct: a term of {0}, what is used, and {1}, the value."""
    if field.enum_type is not None and not field.is_repeated:
        return "{0}[{1}]", _enum(field.enum_type)
    function = _value(field)
    if function is not None and hint.again:
        return "{0}({1})", Lasting(written(function)).of
    single = converter(field.message_type) if hint.structs is not None else None
    if hint.structs is not None and isinstance(single, _Message):
        each = single.of(hint.structs) if can_be_remembered(hint.structs) else single
        return "[*map({0}, {1})]", Lasting(written(each)).of if hint.each_again else each
    return ("{1}", None) if function is None else ("{0}({1})", function)


def written(convert: Convert) -> Convert:
    """A converter whose result is kept: as JSON already."""
    return lambda value: Raw(encode(convert(value)))


def check_fields(message: Descriptor, kind: type[Struct], unions: dict[str, list[FieldDescriptor]]) -> None:
    """The struct and the message must fit: drift is found when the first of its kind is sent."""
    plain = {field.name for field in message.fields if field.containing_oneof is None or not field.has_presence}
    always = {name for name in plain if not message.fields_by_name[name].has_presence}
    given = set(kind.__struct_fields__)
    if unknown := given - set(message.fields_by_name) - set(unions):
        raise TypeError(f"{message.full_name} has no field {', '.join(sorted(unknown))} for {kind.__name__}")
    if missing := always - given:
        raise TypeError(f"{kind.__name__} lacks {', '.join(sorted(missing))} for {message.full_name}")


def _members(fields: Sequence[FieldDescriptor]) -> Convert:
    """A oneof as the one field that is set."""

    def made(field: FieldDescriptor) -> tuple[str, Convert]:
        return str(field.json_name), _value(field) or _as_it_is

    pick = picker(fields, made)

    def convert(value: Any) -> dict[str, Any]:
        (key, write), inner = pick(value)
        return {key: write(inner)}

    return convert


def picker(fields: Sequence[FieldDescriptor], make: Callable[[FieldDescriptor], T]) -> Callable[[Any], tuple[T, Any]]:
    """A function that tells which member of a oneof a value is for, as what was made of it, and what is in it.

    Something is made of a member when it is first needed, as messages of the contract contain each other.
    """
    named = {field.name: field for field in fields}
    made: dict[str, T] = {}
    of_kind: dict[type, T] = {}

    def of_field(field: FieldDescriptor) -> T:
        if field.name not in made:
            made[field.name] = make(field)
        return made[field.name]

    def pick(value: Any) -> tuple[T, Any]:
        known = of_kind.get(type(value))
        if known is not None:
            return known, value
        if isinstance(value, Struct):
            tag = str(value.__struct_config__.tag)
            known = of_kind[type(value)] = of_field(named[tag] if tag in named else _by_type(fields, value))
            return known, value
        if type(value) is tuple and len(value) == 2 and value[0].__class__ is str:
            known = made.get(value[0])
            if known is not None:
                return known, value[1]
            if value[0] in named:
                return of_field(named[value[0]]), value[1]
        return of_field(_by_type(fields, value)), value

    return pick


def _by_type(fields: Sequence[FieldDescriptor], value: Any) -> FieldDescriptor:
    """The member that takes a value of this type."""
    for field in fields:
        message, is_list = field.message_type, isinstance(value, tuple | list)
        if message is not None and is_list and len(message.fields) == 1 and message.fields[0].is_repeated:
            return field
        if (
            isinstance(value, str)
            and message is None
            and field.cpp_type
            in (
                FieldDescriptor.CPPTYPE_ENUM,
                FieldDescriptor.CPPTYPE_STRING,
            )
        ):
            return field
        if isinstance(value, int) and field.cpp_type == FieldDescriptor.CPPTYPE_INT32:
            return field
        if message is not None and isinstance(value, Struct) and _fits(message, value):
            return field
        if message is not None and not is_list and only_oneof(message) is not None:
            return field
    raise TypeError(f"no member among {', '.join(field.name for field in fields)} takes {value!r}")


def _fits(message: Descriptor, value: Struct) -> bool:
    """Whether an untagged struct has the fields of a message."""
    return value.__struct_config__.tag is None and {*value.__struct_fields__} == {*message.fields_by_name}
