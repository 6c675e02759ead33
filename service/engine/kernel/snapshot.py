"""State to bytes and back. The bytes carry the ruleset, a schema version and a checksum."""

from hashlib import sha256
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.rules import Rules

S = TypeVar("S")


class Envelope(Struct, array_like=True, frozen=True):
    """What stands around a state: enough to refuse it with a clear word."""

    ruleset: str
    schema: int
    checksum: int
    state: bytes


_encoder = msgspec.msgpack.Encoder()
_envelopes = msgspec.msgpack.Decoder(Envelope)


_decoders: dict[type, "msgspec.msgpack.Decoder[Any]"] = {}


def _decode_state(state_type: type[S], body: bytes) -> S:
    decoder = _decoders.get(state_type)
    if decoder is None:
        decoder = _decoders[state_type] = msgspec.msgpack.Decoder(state_type)
    state: S = decoder.decode(body)
    return state


def encode(rules: Rules[S], state: S) -> bytes:
    """A state as bytes that `decode` gives back equal."""
    return _wrapped(rules, _encoder.encode(state))


def decode(rules: Rules[S], data: bytes) -> S:
    """A fresh state from bytes; refuses damage, another game and another schema version."""
    try:
        envelope = _envelopes.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _refused(f"these bytes are no snapshot: {error}") from None
    if envelope.ruleset != rules.name:
        raise _refused(f"the snapshot is of {envelope.ruleset!r}, not of {rules.name!r}")
    if envelope.schema != rules.schema:
        raise _refused(f"the snapshot has schema version {envelope.schema}; this server reads {rules.schema}")
    if envelope.checksum != crc32(envelope.state):
        raise _refused("the snapshot is damaged: its checksum does not fit")
    try:
        return _decode_state(rules.state_type, envelope.state)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise _refused(f"the snapshot does not hold a state of {rules.name}: {error}") from None


def copy(rules: Rules[S], state: S) -> S:
    """An equal state that shares nothing with the first."""
    return _decode_state(rules.state_type, _encoder.encode(state))


def digest(rules: Rules[Any], state: object) -> str:
    """The fingerprint of a state: equal states have equal digests on every machine."""
    return _fingerprint(rules, _encoder.encode(state))


def seal(rules: Rules[S], state: S) -> tuple[bytes, str]:
    """A state as bytes and its fingerprint, for the price of one."""
    body = _encoder.encode(state)
    return _wrapped(rules, body), _fingerprint(rules, body)


def _wrapped(rules: Rules[Any], body: bytes) -> bytes:
    return _encoder.encode(Envelope(rules.name, rules.schema, crc32(body), body))


def _fingerprint(rules: Rules[Any], body: bytes) -> str:
    return sha256(f"{rules.name}/{rules.schema}/".encode() + body).hexdigest()


def _refused(message: str) -> EngineError:
    return EngineError(EngineReason.BAD_SNAPSHOT, message)
