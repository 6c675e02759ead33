"""Random requests: messages with random fields, and messages with mutated bytes."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from google.protobuf.descriptor import FieldDescriptor
from google.protobuf.message import Message

from service.wire.contract import real_oneofs

NUMBERS = (0, 1, 2, 3, -1, 7, 99, 222, 328, 731, 2**31 - 1, -(2**31))
TEXTS = ("", "x", "\0", "../..", "🐑" * 300, "x" * 5_000, "'; drop table games; --", "%s%n{0}", "\u202e", "NaN")
DEEPEST = 8


class Chaos:
    """Makes random requests from a seed. `likely` has valid values by field name, to get past the first checks."""

    def __init__(self, seed: int, likely: Mapping[str, Sequence[Any]]) -> None:
        self.random = Random(seed)
        self.likely = likely

    def fill(self, message: Message, depth: int = 0) -> Message:
        """Set some of a message's fields, and one member of each oneof."""
        unions = real_oneofs(message.DESCRIPTOR)
        members = {field.name for fields in unions.values() for field in fields}
        chosen = [self.random.choice(fields) for fields in unions.values()]
        chosen += [
            field for field in message.DESCRIPTOR.fields if field.name not in members and self.random.random() < 0.7
        ]
        for field in chosen:
            if depth < DEEPEST or field.message_type is None:
                self._set(message, field, depth + 1)
        return message

    def _set(self, message: Message, field: FieldDescriptor, depth: int) -> None:
        if field.message_type is not None and field.message_type.GetOptions().map_entry:
            value = field.message_type.fields_by_name["value"]
            getattr(message, field.name)[self._text()] = self._scalar(value)
        elif field.message_type is not None:
            target = getattr(message, field.name)
            if field.is_repeated:
                for _ in range(self.random.choice((0, 1, 1, 2, 3))):
                    self.fill(target.add(), depth)
            else:
                target.SetInParent()
                self.fill(target, depth)
        elif field.is_repeated:
            getattr(message, field.name).extend(self._scalar(field) for _ in range(self.random.randrange(4)))
        else:
            setattr(message, field.name, self._scalar(field))

    def _scalar(self, field: FieldDescriptor) -> Any:
        if field.name in self.likely and self.random.random() < 0.85:
            return self.random.choice(self.likely[field.name])
        if field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
            return self._text()
        if field.cpp_type == FieldDescriptor.CPPTYPE_BOOL:
            return self.random.random() < 0.5
        if field.enum_type is not None:
            return self.random.choice((*field.enum_type.values_by_number, 99, -1))
        return self.random.choice(NUMBERS)

    def _text(self) -> str:
        return self.random.choice(TEXTS)

    def mutate(self, data: bytes) -> bytes:
        """Change, drop, duplicate or insert some bytes."""
        mutated = bytearray(data)
        for _ in range(self.random.choice((1, 1, 2, 5))):
            start = self.random.randrange(len(mutated) + 1)
            end = start + self.random.choice((0, 1, 1, 4))
            mutated[start:end] = self.random.choice((b"", mutated[start:end] * 2, self.random.randbytes(1)))
        return bytes(mutated)
