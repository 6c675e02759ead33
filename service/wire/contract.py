"""The messages of the contract by name, and what their descriptors say."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor
from google.protobuf.message import Message

from reeve.v1 import catalog_pb2, game_pb2, records_pb2, score_pb2

MESSAGES: Final[dict[str, type[Message]]] = {
    name: getattr(module, name)
    for module in (game_pb2, catalog_pb2, records_pb2, score_pb2)
    for name in module.DESCRIPTOR.message_types_by_name
}


def real_oneofs(message: Descriptor) -> dict[str, list[FieldDescriptor]]:
    """Return the oneofs that the contract writes down, without those that stand for `optional`."""
    return {oneof.name: list(oneof.fields) for oneof in message.oneofs if not _is_optional(oneof.fields)}


def only_oneof(message: Descriptor) -> str | None:
    """Return the name of the oneof of a message that has no other fields."""
    for name, fields in real_oneofs(message).items():
        if len(fields) == len(message.fields):
            return name
    return None


def is_map(field: FieldDescriptor) -> bool:
    """Return whether a field is a map."""
    return field.message_type is not None and bool(field.message_type.GetOptions().map_entry)


def is_view(message: Descriptor) -> bool:
    """Return whether a message is part of a view: the structs of views are in the form of the contract."""
    return bool(message.name.endswith("View")) and message.containing_type is not None


@cache
def enum_words(enum: EnumDescriptor) -> dict[str, str]:
    """Return the engine's word for every value of an enum: what follows the prefix, in small letters."""
    prefix = enum.values_by_number[0].name.removesuffix("UNSPECIFIED")
    return {value.name: value.name.removeprefix(prefix).lower() for value in enum.values if value.number}


def _is_optional(fields: Sequence[FieldDescriptor]) -> bool:
    oneof = fields[0].containing_oneof
    return len(fields) == 1 and oneof is not None and oneof.name == f"_{fields[0].name}"
