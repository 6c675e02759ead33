"""Encodes states as snapshots and decodes them. A snapshot has the ruleset, a schema version and a checksum."""

from hashlib import sha256
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.rules import Rules

S = TypeVar("S")


class Envelope(Struct, array_like=True, frozen=True):
    """The envelope of a state: ruleset, schema version and checksum let `decode` say why it refuses a snapshot."""

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
    """Encode a state as bytes; `decode` returns an equal state."""
    return _wrapped(rules, _encoder.encode(state))


def decode(rules: Rules[S], data: bytes) -> S:
    """Decode a state; refuse damage, another game and another schema version."""
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
    """Return a deep copy of a state."""
    return _decode_state(rules.state_type, _encoder.encode(state))


def digest(rules: Rules[Any], state: object) -> str:
    """Return the digest of a state: equal states have equal digests on every machine."""
    return _fingerprint(rules, _encoder.encode(state))


def seal(rules: Rules[S], state: S) -> tuple[bytes, str]:
    """Return a state as bytes, and its digest, from a single encoding."""
    body = _encoder.encode(state)
    return _wrapped(rules, body), _fingerprint(rules, body)


def _wrapped(rules: Rules[Any], body: bytes) -> bytes:
    return _encoder.encode(Envelope(rules.name, rules.schema, crc32(body), body))


def _fingerprint(rules: Rules[Any], body: bytes) -> str:
    return sha256(f"{rules.name}/{rules.schema}/".encode() + body).hexdigest()


def _refused(message: str) -> EngineError:
    return EngineError(EngineReason.BAD_SNAPSHOT, message)
