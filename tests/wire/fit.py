"""Maps the structs of a game to its messages of the contract."""

from collections.abc import Collection, Iterator, Mapping
from typing import Any, NamedTuple

from google.protobuf.descriptor import Descriptor, EnumDescriptor
from msgspec import Struct


class Fit(NamedTuple):
    """The mapping of one game: the engine's types and words for each message and enum of its contract."""

    namespace: Descriptor
    kinds: Mapping[str, tuple[Any, ...]]
    """The tagged structs of every oneof."""
    plain: Mapping[str, type[Struct]]
    amounts: Mapping[str, Collection[str]]
    """Messages that stand for dicts, with the keys that are their fields."""
    by_position: Collection[str]
    """Messages that stand for tuples, or for one of two plain types."""
    words: Mapping[str, Collection[str]]
    """The engine's words of every enum."""

    def message(self, name: str) -> Descriptor:
        """Return a message of the game."""
        return self.namespace.nested_types_by_name[name]

    def members(self, name: str) -> dict[str, Descriptor]:
        """Return the members of a oneof that are messages."""
        return {field.name: field.message_type for field in self.message(name).fields if field.message_type}

    def pairs(self) -> Iterator[tuple[type[Struct], Descriptor]]:
        """Yield every struct with its message."""
        for name, kinds in self.kinds.items():
            yield from ((kind, self.members(name)[tag_of(kind)]) for kind in kinds)
        yield from ((kind, self.message(name)) for name, kind in self.plain.items())

    def enums(self) -> dict[str, EnumDescriptor]:
        """Return every enum of the game by its name in the namespace."""
        found = [enum for message in (self.namespace, *inner_messages(self.namespace)) for enum in message.enum_types]
        return {enum.full_name.removeprefix(f"{self.namespace.full_name}."): enum for enum in found}


def tag_of(kind: type[Struct]) -> str:
    """Return the name of a struct on the wire."""
    return str(kind.__struct_config__.tag)


def inner_messages(message: Descriptor) -> Iterator[Descriptor]:
    """Yield all messages nested in a message, without map entries."""
    for inner in message.nested_types:
        if not inner.GetOptions().map_entry:
            yield inner
            yield from inner_messages(inner)
