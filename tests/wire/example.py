"""Examples of the contract's messages as JSON, made from their descriptors alone."""

from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from google.protobuf.timestamp_pb2 import Timestamp

from service.wire.contract import enum_words, real_oneofs

SCALARS = {
    FieldDescriptor.CPPTYPE_STRING: "text",
    FieldDescriptor.CPPTYPE_INT32: 3,
    FieldDescriptor.CPPTYPE_BOOL: True,
}


def example(message: Descriptor, inside: tuple[Descriptor, ...] = ()) -> dict[str, Any]:
    """Return a message with all its fields set, and the first member of each oneof."""
    left_out = {field.name for fields in real_oneofs(message).values() for field in fields[1:]}
    chosen = [field for field in message.fields if field.name not in left_out]
    return {field.json_name: example_field(field, (*inside, message)) for field in chosen}


def example_field(field: FieldDescriptor, inside: tuple[Descriptor, ...]) -> Any:
    """Return the value of one field; recursive lists are empty."""
    if field.message_type in inside:
        return []
    if field.message_type is not None and field.message_type.GetOptions().map_entry:
        return {"name": SCALARS[field.message_type.fields_by_name["value"].cpp_type]}
    if field.message_type is Timestamp.DESCRIPTOR:
        value: Any = "2026-11-18T12:00:00.250Z"
    elif field.message_type is not None:
        value = example(field.message_type, inside)
    elif field.enum_type is not None:
        value = next(iter(enum_words(field.enum_type)))
    else:
        value = SCALARS[field.cpp_type]
    return [value] if field.is_repeated else value
