"""Finds the member of a oneof for a value.

For a tagged struct it is the member with the name of the tag; for an object whose class is named like the message of a
member, that member. For a plain value, a tuple or an untagged struct it is the first member with a matching type.
"""

from collections.abc import Sequence
from typing import Any

from google.protobuf.descriptor import Descriptor, FieldDescriptor
from msgspec import Struct

from service.wire.contract import only_oneof

WORDS = (FieldDescriptor.CPPTYPE_ENUM, FieldDescriptor.CPPTYPE_STRING)


def member_for(fields: Sequence[FieldDescriptor], value: Any) -> FieldDescriptor:
    """Return the member for a value. It depends only on the type of the value."""
    names = {field.name: field for field in fields}
    messages = {field.message_type.name: field for field in fields if field.message_type}
    tag = value.__struct_config__.tag if isinstance(value, Struct) else None
    if member := names.get(str(tag)) or messages.get(type(value).__name__):
        return member
    for field in fields:
        if _takes_message(field.message_type, value) if field.message_type else _takes_plain(field, value):
            return field
    raise TypeError(f"no member among {', '.join(field.name for field in fields)} takes {value!r}")


def _takes_plain(field: FieldDescriptor, value: Any) -> bool:
    return isinstance(value, str if field.cpp_type in WORDS else int)


def _takes_message(message: Descriptor, value: Any) -> bool:
    """Return whether a value can become a message: a tuple its list, an untagged struct its fields or its oneof."""
    if isinstance(value, tuple | list):
        return len(message.fields) == 1 and bool(message.fields[0].is_repeated)
    if only_oneof(message):
        return True
    untagged = isinstance(value, Struct) and value.__struct_config__.tag is None
    return untagged and {*value.__struct_fields__} == {*message.fields_by_name}
