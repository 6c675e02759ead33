"""JSON schemas of the contract's messages, from their descriptors and comments.

A message has two forms. In an answer, every field without presence is always there. In a request, every field may be
left out, and unknown fields are refused. Only keywords that mean the same in OpenAPI 3.0 and 3.1 are used.
"""

from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from itertools import product
from typing import Any, Final, Literal

import msgspec
from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor

from service.wire.contract import MESSAGES, real_oneofs

Schema = dict[str, Any]
Form = Literal["answer", "request"]

PACKAGE: Final = "reeve.v1."
INT32: Final = {"type": "integer", "format": "int32", "minimum": -(2**31), "maximum": 2**31 - 1}
SCALARS: Final[dict[int, Schema]] = {
    FieldDescriptor.CPPTYPE_INT32: INT32,
    FieldDescriptor.CPPTYPE_STRING: {"type": "string"},
    FieldDescriptor.CPPTYPE_BOOL: {"type": "boolean"},
    FieldDescriptor.CPPTYPE_DOUBLE: {"type": "number", "format": "double"},
}
MAY_BE_NONE: Final = frozenset({f"{PACKAGE}RecordEntry"})
"""Messages whose oneof may have no member: while a game runs, its record does not show what other seats chose."""
TIMESTAMP: Final = {"type": "string", "format": "date-time"}


def descriptor(name: str) -> Descriptor:
    """Return the descriptor of a message of the contract."""
    found: Any = MESSAGES[name].DESCRIPTOR
    return found  # type: ignore[no-any-return]


@cache
def comment_of(full_name: str) -> str:
    """Return the comment of the contract on a message, field or value, or ""."""
    return _comments().get(full_name, "")


@cache
def _comments() -> dict[str, str]:
    return msgspec.json.decode((files(__package__) / "comments.json").read_bytes(), type=dict[str, str])


class Schemas:
    """Collects the schemas of messages and enums, with all that they contain."""

    def __init__(self) -> None:
        self.components: dict[str, Schema] = {}

    def refer(self, thing: Descriptor | EnumDescriptor, form: Form) -> Schema:
        """Return a reference to the schema of a message or enum, and add the schema."""
        name = f"{thing.full_name.removeprefix(PACKAGE)}{'.Input' if form == 'request' else ''}"
        if name not in self.components:
            self.components[name] = {}  # placeholder while the schema is built: messages can be recursive
            self.components[name] = self.message(thing, form) if isinstance(thing, Descriptor) else _enum(thing)
        return {"$ref": f"#/components/schemas/{name}"}

    def message(self, message: Descriptor, form: Form, without: Collection[str] = ()) -> Schema:
        """Return the schema of a message, without the fields in `without`.

        For a message with oneofs it is a `oneOf` with an object schema for each member.
        """
        oneofs = list(real_oneofs(message).values())
        members = [field for fields in oneofs for field in fields]
        common = [field for field in message.fields if field not in members and field.name not in without]
        choices = [self._object(common, chosen, form) for chosen in product(*oneofs)]
        if message.full_name in MAY_BE_NONE:
            absent = [{"required": [field.json_name]} for field in members]
            choices.append(self._object(common, (), form) | {"not": {"anyOf": absent}})
        schema = {"oneOf": choices} if oneofs else choices[0]
        comment = comment_of(message.full_name)
        return {"description": comment} | schema if comment else schema

    def _object(self, common: list[FieldDescriptor], chosen: Sequence[FieldDescriptor], form: Form) -> Schema:
        """Return the schema of an object; `chosen` are members of oneofs, which are required."""
        schema: Schema = {"type": "object"}
        if fields := [*common, *chosen]:
            schema["properties"] = {field.json_name: self.field(field, form) for field in fields}
        required = [field.json_name for field in common if form == "answer" and is_always_set(field)]
        if required := required + [field.json_name for field in chosen]:
            schema["required"] = required
        if form == "request":
            schema["additionalProperties"] = False
        return schema

    def field(self, field: FieldDescriptor, form: Form) -> Schema:
        """Return the schema of one field, with its comment in the contract."""
        comment = comment_of(field.full_name)
        schema = self._value(field, form)
        if not comment:
            return schema
        # OpenAPI 3.0 allows no other keyword beside a reference
        return {"allOf": [schema], "description": comment} if "$ref" in schema else schema | {"description": comment}

    def _value(self, field: FieldDescriptor, form: Form) -> Schema:
        message = field.message_type
        if message is not None and message.GetOptions().map_entry:
            return {"type": "object", "additionalProperties": self._single(message.fields_by_name["value"], form)}
        single = self._single(field, form)
        return {"type": "array", "items": single} if field.is_repeated else single

    def _single(self, field: FieldDescriptor, form: Form) -> Schema:
        if field.enum_type is not None:
            return self.refer(field.enum_type, form)
        if field.message_type is None:
            return SCALARS[field.cpp_type]
        return TIMESTAMP if field.message_type.full_name.startswith("google.") else self.refer(field.message_type, form)


def _enum(enum: EnumDescriptor) -> Schema:
    """Return the schema of an enum. UNSPECIFIED is never sent; the field is left out instead."""
    names = [value.name for value in enum.values if value.number]
    meanings = [f"{name}: {comment}" for name in names if (comment := comment_of(f"{enum.full_name}.{name}"))]
    return {"type": "string", "enum": names, "description": "\n\n".join([comment_of(enum.full_name), *meanings])}


def is_always_set(field: FieldDescriptor) -> bool:
    """Return whether answers always have a field: it has no presence, or is a message that is not `optional`.

    An `optional` field is the only member of a oneof of its own.
    """
    return not field.has_presence or field.containing_oneof is None
