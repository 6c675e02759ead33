"""The messages of the contract by name, and helpers to read their descriptors."""

from functools import cache
from typing import Final

from google.protobuf.descriptor import Descriptor, EnumDescriptor, FieldDescriptor
from google.protobuf.message import Message

from reeve.v1 import (
    catalog_pb2,
    clock_pb2,
    game_pb2,
    player_pb2,
    records_pb2,
    referee_pb2,
    score_pb2,
    webhook_pb2,
)

MESSAGES: Final[dict[str, type[Message]]] = {
    name: getattr(module, name)
    for module in (
        game_pb2,
        catalog_pb2,
        records_pb2,
        score_pb2,
        clock_pb2,
        referee_pb2,
        player_pb2,
        webhook_pb2,
    )
    for name in module.DESCRIPTOR.message_types_by_name
}


def real_oneofs(message: Descriptor) -> dict[str, list[FieldDescriptor]]:
    """Return the fields of each oneof of the contract, without those that the compiler makes of `optional` fields."""
    return {oneof.name: list(oneof.fields) for oneof in message.oneofs if oneof.name != f"_{oneof.fields[0].name}"}


def only_oneof(message: Descriptor) -> str | None:
    """Return the name of a message's oneof if all its fields are members of it, else None."""
    for name, fields in real_oneofs(message).items():
        if len(fields) == len(message.fields):
            return name
    return None


def is_map(field: FieldDescriptor) -> bool:
    """Return whether a field is a map."""
    return field.message_type is not None and bool(field.message_type.GetOptions().map_entry)


def is_view(message: Descriptor) -> bool:
    """Return whether a message is part of a view."""
    return bool(message.name.endswith("View")) and message.containing_type is not None


def has_json_form(message: Descriptor) -> bool:
    """Return whether the structs of a message have the JSON form of the contract, so that msgspec encodes them.

    These are large parts of frequent answers: views, and clocks.
    """
    return is_view(message) or message.name == "Clock"


@cache
def enum_words(enum: EnumDescriptor) -> dict[str, str]:
    """Return the engine's word for every value of an enum: the name without its prefix, in lower case."""
    prefix = enum.values_by_number[0].name.removesuffix("UNSPECIFIED")
    return {value.name: value.name.removeprefix(prefix).lower() for value in enum.values if value.number}
