"""Answers for both doors: one struct, as JSON or as a Protobuf message."""

from collections.abc import Callable
from typing import Any, Final

import msgspec
from google.protobuf.message import Message

from service.wire.binary import writer
from service.wire.contract import MESSAGES
from service.wire.outgoing import converter

LASTING: Final = frozenset({"ListRulesetsResponse", "ListCardsResponse", "ListPartsResponse", "ListRulesResponse"})
"""Large answers of the catalogue, which gives the same few objects each time: their forms are made once."""

_encode = msgspec.json.Encoder().encode
_kept: dict[tuple[Any, int], tuple[Any, bytes]] = {}


def as_json(name: str, value: Any) -> bytes:
    """The proto3 JSON of a message of the contract, with every plain field."""
    return _once(_json, name, value) if name in LASTING else _json(name, value)


def as_bytes(name: str, value: Any) -> bytes:
    """The bytes of a message of the contract."""
    return _once(_bytes, name, value) if name in LASTING else _bytes(name, value)


def as_message(name: str, value: Any) -> Message:
    """A message of the contract, for those who want to look into it."""
    return MESSAGES[name].FromString(as_bytes(name, value))


def _json(name: str, value: Any) -> bytes:
    return _encode(converter(MESSAGES[name].DESCRIPTOR)(value))


def _bytes(name: str, value: Any) -> bytes:
    return writer(MESSAGES[name].DESCRIPTOR)(value)


def _once(form: Callable[[str, Any], bytes], name: str, value: Any) -> bytes:
    """A form of a lasting value. The value is kept with it, so no other can get its identity."""
    kept = _kept.get((form, id(value)))
    if kept is None:
        kept = _kept[form, id(value)] = (value, form(name, value))
    return kept[1]
