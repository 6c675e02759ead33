"""Compares both forms of a value: our JSON, and the Protobuf message with the JSON that its library prints."""

import json
from collections import Counter
from typing import Any

from google.protobuf.json_format import MessageToDict, ParseDict
from google.protobuf.message import Message
from msgspec import Struct

from service.wire.codec import as_json, as_message


def printed(message: Message) -> dict[str, Any]:
    """Return the JSON of a message as the Protobuf library prints it, with every plain field."""
    return MessageToDict(message, always_print_fields_with_no_presence=True)


def both_ways(name: str, value: Any) -> dict[str, Any]:
    """Return the JSON of a value, after checking that it equals the JSON of its message and can be read back."""
    ours, message = json.loads(as_json(name, value)), as_message(name, value)
    assert ours == printed(message)
    assert "_UNSPECIFIED" not in str(ours)
    assert ParseDict(ours, type(message)()) == message
    return ours


class Compared:
    """Compares parts of a game both ways, those with equal JSON once, and counts them."""

    def __init__(self, ruleset: str) -> None:
        self.ruleset = ruleset
        self.seen: set[tuple[str, bytes]] = set()
        self.numbers = Counter[str]()

    def add(self, name: str, part: Struct) -> bool:
        """Compare a part; return whether it is the first with its JSON."""
        value = {self.ruleset: part}
        key = (name, as_json(name, value))
        if key in self.seen:
            return False
        self.seen.add(key)
        self.numbers[name] += 1
        both_ways(name, value)
        return True
