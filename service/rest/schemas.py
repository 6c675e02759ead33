"""JSON schemas of the contract's messages, from their descriptors and comments.

A message has two forms: as an answer, where every plain field is always there, and as part of a request, where all may
be left out but nothing unknown may come in. Only words that mean the same in OpenAPI 3.0 and 3.1 are used.
"""

from collections.abc import Collection, Iterator
from functools import cache
from importlib.resources import files
from itertools import combinations
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
}
TIMESTAMP: Final = {"type": "string", "format": "date-time"}


def descriptor(name: str) -> Descriptor:
    """Return the descriptor of a message of the contract."""
    found: Any = MESSAGES[name].DESCRIPTOR
    return found  # type: ignore[no-any-return]


@cache
def said_of(full_name: str) -> str:
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
            self.components[name] = {}  # it is in the making: messages contain each other
            self.components[name] = self.message(thing, form) if isinstance(thing, Descriptor) else _enum(thing, form)
        return {"$ref": f"#/components/schemas/{name}"}

    def message(self, message: Descriptor, form: Form, without: Collection[str] = ()) -> Schema:
        """Return the object schema of a message, without the fields in `without`."""
        fields = [field for field in message.fields if field.name not in without]
        schema: Schema = {"type": "object"}
        if said := said_of(message.full_name):
            schema["description"] = said
        if fields:
            schema["properties"] = {field.json_name: self.field(field, form) for field in fields}
        if form == "request":
            schema["additionalProperties"] = False
        elif always := [field.json_name for field in fields if not field.has_presence]:
            schema["required"] = always
        return schema | dict(_at_most_one(message))

    def field(self, field: FieldDescriptor, form: Form) -> Schema:
        """Return the schema of one field, with its comment in the contract."""
        said = said_of(field.full_name)
        schema = self._value(field, form)
        if not said:
            return schema
        # in OpenAPI 3.0 nothing may stand beside a reference
        return {"allOf": [schema], "description": said} if "$ref" in schema else schema | {"description": said}

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


def _enum(enum: EnumDescriptor, form: Form) -> Schema:
    """Return the schema of an enum; requests have no value for `unspecified`, they leave the field out."""
    names = [value.name for value in enum.values if value.number or form == "answer"]
    meanings = [f"{name}: {said}" for name in names if (said := said_of(f"{enum.full_name}.{name}"))]
    return {"type": "string", "enum": names, "description": "\n\n".join([said_of(enum.full_name), *meanings])}


def _at_most_one(message: Descriptor) -> Iterator[tuple[str, Any]]:
    """Of a oneof at most one member is there."""
    oneofs = [[field.json_name for field in fields] for fields in real_oneofs(message).values()]
    if sum(map(len, oneofs)) == len(message.fields) and len(oneofs) == 1:
        yield "maxProperties", 1
    elif pairs := [list(pair) for names in oneofs for pair in combinations(names, 2)]:
        yield "not", {"anyOf": [{"required": pair} for pair in pairs]}
