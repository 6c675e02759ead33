"""Converts game-specific parts of requests, such as arguments of actions, from the contract's JSON to the engine's.

The engine uses other names and words than the contract, and a tagged struct has its tag as a field. The name of a oneof
decides how its member is converted: `kind` to a struct with the tag field `type`, `value` to a plain value or an
untagged struct, any other name to a struct with a tag field of that name.
"""

from collections.abc import Mapping
from typing import Any, TypeVar

from google.protobuf.descriptor import Descriptor, FieldDescriptor

from service.errors import malformed, shortened
from service.wire.contract import MESSAGES, enum_words, only_oneof

P = TypeVar("P", bound=dict[str, Any])


def read_game_part(kind: type[P], data: Any) -> P:
    """Return a dict from the name of a ruleset to its part of the request, in the names and words of the engine.

    `kind` is a subclass of dict, named like a message that is a oneof of games. This is the `dec_hook` of msgspec.
    """
    name = kind.__name__
    message: Any = MESSAGES[name].DESCRIPTOR
    if not isinstance(data, Mapping):
        raise malformed(f"{name} must be an object")
    try:
        return kind({game: _single(_field(message, game, name), part, str(game)) for game, part in data.items()})
    except RecursionError:
        raise malformed(f"{name} is nested too deeply") from None


def _message(message: Descriptor, data: Any, path: str) -> Any:
    """Return the data of a message in the form from which msgspec can build a struct of the engine."""
    if not isinstance(data, Mapping):
        raise malformed(f"{path} must be an object")
    if union := only_oneof(message):
        return _member(message, union, data, path)
    read = {
        (field := _field(message, name, path)).name: _value(field, value, f"{path}.{name}")
        for name, value in data.items()
        if value is not None
    }
    for field in message.fields:
        if field.name not in read and (default := _default(field)) is not None:
            read[field.name] = default
    return read


def _member(message: Descriptor, union: str, data: Mapping[str, Any], path: str) -> Any:
    """Return the member of a oneof that is set, converted as the module docstring describes."""
    if len(data) != 1:
        known = ", ".join(field.json_name for field in message.fields)
        raise malformed(f"{path} must have exactly one of: {known}")
    ((name, inner),) = data.items()
    field = _field(message, name, path)
    value = _single(field, inner, f"{path}.{name}")
    return value if union == "value" else {"type" if union == "kind" else union: field.name, **value}


def _field(message: Descriptor, name: object, path: str) -> FieldDescriptor:
    for field in message.fields:
        if name in (field.json_name, field.name):
            return field
    there_are = ", ".join(field.json_name for field in message.fields)
    raise malformed(f"{path} has no {shortened(str(name))!r}; there are: {there_are}")


def _value(field: FieldDescriptor, value: Any, path: str) -> Any:
    if not field.is_repeated:
        return _single(field, value, path)
    if not isinstance(value, list | tuple):
        raise malformed(f"{path} must be a list")
    return [_single(field, one, f"{path}[{index}]") for index, one in enumerate(value)]


def _single(field: FieldDescriptor, value: Any, path: str) -> Any:
    if field.message_type is not None:
        return _message(field.message_type, value, path)
    if field.enum_type is not None:
        words = enum_words(field.enum_type)
        if not isinstance(value, str) or value not in words:
            raise malformed(f"{path} cannot be {shortened(str(value))!r}; there are: {', '.join(words)}")
        return words[value]
    return value


def _default(field: FieldDescriptor) -> Any:
    """Return the default of a field that was left out; None if the field has presence."""
    if field.is_repeated:
        return []
    if field.message_type is not None:
        amounts = all(part.has_presence and part.message_type is None for part in field.message_type.fields)
        return {} if amounts else None
    if field.has_presence or field.enum_type is not None:
        return None
    return field.default_value
