"""Verification of one encoded record, and the messages between a server and its worker processes.

A message on a pipe is its length in four bytes, then msgpack.
"""

from traceback import format_exc
from typing import Final, Literal

from msgspec import Struct, msgpack

from service.app.messages import Request, VerifyRecordRequest, VerifyRecordResponse
from service.engine.kernel import errors as engine
from service.engine.kernel.record import Record
from service.engine.kernel.verify import verify
from service.engine.registry import ruleset
from service.errors import Reason, RefusedError
from service.wire.incoming import from_bytes, from_json, json_object, malformed

LENGTH_BYTES: Final = 4


class EditionFile(Struct, frozen=True, array_like=True):
    """An edition file that the server was given, as it was read."""

    data: bytes
    name: str


class Start(Struct, frozen=True, array_like=True):
    """The first message to a worker: the server's editions, and the budget of each record."""

    editions: tuple[EditionFile, ...]
    cpu_seconds: float


class EncodedRecord(Request, frozen=True):
    """A VerifyRecordRequest as it came: the JSON of its record, or its Protobuf bytes. A worker decodes it."""

    form: Literal["json", "protobuf"]
    data: bytes


class Outcome(Struct, frozen=True, array_like=True):
    """The answer to a record, its refusal (`reason`), or a fault of ours (`fault`, a traceback); `ok` alone: ready."""

    ok: bool = False
    message: str = ""
    revision: int | None = None
    reason: str = ""
    fault: str = ""


def framed(message: Struct) -> bytes:
    """Encode a message for a pipe."""
    body = msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def outcome_of(encoded: EncodedRecord) -> Outcome:
    """Verify a record; whatever goes wrong is in the outcome."""
    try:
        answer = verified(read_record(encoded))
        return Outcome(answer.ok, answer.message, answer.revision)
    except RefusedError as error:
        return Outcome(message=error.message, reason=error.reason)
    except MemoryError:
        raise
    except Exception:
        return Outcome(fault=format_exc())


def read_record(encoded: EncodedRecord) -> Record:
    """Decode the record of a request from JSON, which is the record itself, or from Protobuf."""
    if encoded.form == "json":
        request = from_json(VerifyRecordRequest, {"record": json_object(encoded.data)})
    else:
        request = from_bytes(VerifyRecordRequest, encoded.data)
    if request.record is None:
        raise malformed("send the record of a game")
    return request.record


def verified(record: Record) -> VerifyRecordResponse:
    """Replay a record."""
    try:
        rules = ruleset(record.ruleset, record.version).rules
    except engine.RefusedError as error:
        if error.reason is engine.Reason.BAD_SNAPSHOT:
            return VerifyRecordResponse(False, error.message, None)
        raise RefusedError(Reason.BAD_OPTION, error.message) from None
    verdict = verify(rules, record)
    return VerifyRecordResponse(verdict.ok, verdict.message, verdict.revision)
