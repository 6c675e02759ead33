"""Answers for both doors: one struct, as JSON or as a Protobuf message."""

from typing import Any

import msgspec
from google.protobuf.message import Message

from service.wire.contract import MESSAGES
from service.wire.outgoing import converter

_encode = msgspec.json.Encoder().encode


def as_json(name: str, value: Any) -> bytes:
    """The proto3 JSON of a message of the contract, with every plain field."""
    return _encode(converter(MESSAGES[name].DESCRIPTOR, "json")(value))


def as_message(name: str, value: Any) -> Message:
    """A message of the contract."""
    kind = MESSAGES[name]
    return kind(**converter(kind.DESCRIPTOR, "proto")(value))
