"""Answers for both doors: one struct, as JSON or as a Protobuf message."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

import msgspec
from google.protobuf.message import Message

from service.wire.binary import writer
from service.wire.contract import MESSAGES
from service.wire.outgoing import Lasting, converter

LASTING: Final = frozenset({"ListRulesetsResponse", "ListCardsResponse", "ListPartsResponse", "ListRulesResponse"})
"""Large answers of the catalogue, which gives the same few objects each time: their forms are made once."""

_encode = msgspec.json.Encoder().encode


def as_json(name: str, value: Any) -> bytes:
    """The proto3 JSON of a message of the contract, with every plain field."""
    return bytes(_once(_json, name).of(value)) if name in LASTING else _json(name, value)


def as_bytes(name: str, value: Any) -> bytes:
    """The bytes of a message of the contract."""
    return bytes(_once(_bytes, name).of(value)) if name in LASTING else _bytes(name, value)


def as_message(name: str, value: Any) -> Message:
    """A message of the contract, for those who want to look into it."""
    return MESSAGES[name].FromString(as_bytes(name, value))


def _json(name: str, value: Any) -> bytes:
    return _encode(converter(MESSAGES[name].DESCRIPTOR)(value))


def _bytes(name: str, value: Any) -> bytes:
    return writer(MESSAGES[name].DESCRIPTOR)(value)


@cache
def _once(form: Callable[[str, Any], bytes], name: str) -> Lasting:
    """The forms of one kind of lasting answers."""
    return Lasting(lambda value: form(name, value))
