"""Verification of a record, and the messages between a server and its worker processes.

A message on a pipe is its length in four bytes, then msgpack.
"""

from typing import Final, Literal

from msgspec import Struct, msgpack

from service.app.messages import Request, VerifyRecordResponse
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.record import Record
from service.engine.kernel.verify import verify
from service.engine.registry import ruleset
from service.errors import Reason, RefusedError

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


class WorkerAnswer(Struct, frozen=True, array_like=True):
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


def verified(record: Record) -> VerifyRecordResponse:
    """Replay a record."""
    try:
        rules = ruleset(record.ruleset, record.version).rules
    except EngineError as error:
        if error.reason is EngineReason.BAD_SNAPSHOT:
            return VerifyRecordResponse(False, error.message, None)
        raise RefusedError(Reason.BAD_SETTING, error.message) from None
    verdict = verify(rules, record)
    return VerifyRecordResponse(verdict.ok, verdict.message, verdict.revision)
