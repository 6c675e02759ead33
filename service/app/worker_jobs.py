"""The jobs of worker processes, and the messages between a server and its workers.

A message on a pipe is encoded as its length in four bytes, followed by msgpack.
"""

from typing import Final, Literal

from msgspec import Raw, Struct, msgpack

from service.app.languages import DEFAULT
from service.app.messages import Request

LENGTH_BYTES: Final = 4


class EditionFile(Struct, frozen=True, array_like=True):
    """The content of an edition file of the server."""

    data: bytes
    name: str


class Start(Struct, frozen=True, array_like=True):
    """The first message to a worker: the server's editions, and the limit of CPU time for each job."""

    editions: tuple[EditionFile, ...]
    cpu_seconds: float


class EncodedRecord(Request, frozen=True, tag="record"):
    """A request with a record that is not decoded yet: its JSON body or its Protobuf bytes. A worker decodes it.

    The result is a VerifyRecordResponse, or of ReplayRecord an EncodedAnswer. `language` is that of Accept-Language;
    a ReplayRecordRequest can name another one.
    """

    form: Literal["json", "protobuf"]
    data: bytes
    method: str = "VerifyRecord"
    language: str = DEFAULT


class EncodedAnswer(Struct, frozen=True):
    """An answer that a worker has encoded in the form of its request, and the language of its texts."""

    data: bytes
    language: str


class DecisionJob(Struct, frozen=True, tag="decide"):
    """A decision of a bot for a seat, in a game as its head stores it.

    The result is a BotDecision; its `why` is set only if `language` is.
    """

    ruleset: str
    version: str
    snapshot: bytes
    seat: int
    bot: str
    seed: str
    language: str = ""


class BotDecision(Struct, frozen=True, array_like=True):
    """The id of the action that a bot chose, and why in one sentence."""

    action: str
    why: str


Job = EncodedRecord | DecisionJob


class WorkerAnswer(Struct, frozen=True, array_like=True):
    """The encoded result of a job, its refusal (`reason`), or an internal error (`fault`, a traceback)."""

    result: Raw = Raw(b"\xc0")
    message: str = ""
    reason: str = ""
    fault: str = ""


def framed(message: Struct) -> bytes:
    """Encode a message for a pipe."""
    body = msgpack.encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body
