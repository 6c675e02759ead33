"""Finds the member of a oneof that takes a value.

The value says it itself if it is a tagged struct, whose tag is the name of the member, or an object whose class has the
name of the member's message. For a plain value, a tuple or an untagged struct it is the first member of a fitting type.
"""

from collections.abc import Sequence
from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from msgspec import Struct

from service.wire.contract import only_oneof

WORDS = (FieldDescriptor.CPPTYPE_ENUM, FieldDescriptor.CPPTYPE_STRING)


def member_for(fields: Sequence[FieldDescriptor], value: Any) -> FieldDescriptor:
    """Return the member that takes a value. It depends on the type of the value only."""
    names = {field.name: field for field in fields}
    messages = {field.message_type.name: field for field in fields if field.message_type}
    tag = value.__struct_config__.tag if isinstance(value, Struct) else None
    if said := names.get(str(tag)) or messages.get(type(value).__name__):
        return said
    for field in fields:
        if _takes_message(field.message_type, value) if field.message_type else _takes_plain(field, value):
            return field
    raise TypeError(f"no member among {', '.join(field.name for field in fields)} takes {value!r}")


def _takes_plain(field: FieldDescriptor, value: Any) -> bool:
    return isinstance(value, str if field.cpp_type in WORDS else int)


def _takes_message(message: Descriptor, value: Any) -> bool:
    """Return whether a value can be a message: a tuple its only list, an untagged struct its fields or its oneof."""
    if isinstance(value, tuple | list):
        return len(message.fields) == 1 and bool(message.fields[0].is_repeated)
    if only_oneof(message):
        return True
    untagged = isinstance(value, Struct) and value.__struct_config__.tag is None
    return untagged and {*value.__struct_fields__} == {*message.fields_by_name}
