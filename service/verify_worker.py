"""A worker process that verifies records: `python -m service.verify_worker`, started by a server.

It reads records from standard input and writes answers to standard output, one at a time, and ends with its input.
"""

import os
import resource
import signal
import sys
from traceback import format_exc
from typing import BinaryIO, Final, TypeVar

from msgspec import Struct, msgpack

from service.app.messages import VerifyRecordRequest
from service.app.verification import LENGTH_BYTES, EncodedRecord, Start, WorkerAnswer, framed, verified
from service.engine.kernel.record import Record
from service.engine.registry import use_edition
from service.errors import RefusedError, malformed
from service.wire.incoming import from_bytes, from_json, json_object

MEMORY_BYTES: Final = 256 * 1024 * 1024
"""Address space of a worker: it takes 40 MB, and a record of 1 MB 10 MB more."""

M = TypeVar("M", bound=Struct)


def main() -> None:
    """Verify records until the input ends. One that exceeds its CPU time ends the process by SIGPROF."""
    records, answers = sys.stdin.buffer, sys.stdout.buffer
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    start = receive(records, Start)
    if start is None:
        return
    for edition in start.editions:
        use_edition(edition.data, edition.name)
    send(answers, WorkerAnswer(ok=True))
    while (record := receive(records, EncodedRecord)) is not None:
        signal.setitimer(signal.ITIMER_PROF, start.cpu_seconds)
        answer = worker_answer(record)
        signal.setitimer(signal.ITIMER_PROF, 0)
        send(answers, answer)


def worker_answer(encoded: EncodedRecord) -> WorkerAnswer:
    """Verify a record; whatever goes wrong is in the answer."""
    try:
        answer = verified(read_record(encoded))
        return WorkerAnswer(answer.ok, answer.message, answer.revision)
    except RefusedError as error:
        return WorkerAnswer(message=error.message, reason=error.reason)
    except MemoryError:
        raise
    except Exception:
        return WorkerAnswer(fault=format_exc())


def read_record(encoded: EncodedRecord) -> Record:
    """Decode the record of a request from JSON, which is the record itself, or from Protobuf."""
    if encoded.form == "json":
        request = from_json(VerifyRecordRequest, {"record": json_object(encoded.data)})
    else:
        request = from_bytes(VerifyRecordRequest, encoded.data)
    if request.record is None:
        raise malformed("send the record of a game")
    return request.record


def send(pipe: BinaryIO, answer: WorkerAnswer) -> None:
    """Write a message."""
    pipe.write(framed(answer))
    pipe.flush()


def receive(pipe: BinaryIO, kind: type[M]) -> M | None:
    """Read the next message; None at the end of the input."""
    length = pipe.read(LENGTH_BYTES)
    body = pipe.read(int.from_bytes(length)) if len(length) == LENGTH_BYTES else b""
    return msgpack.decode(body, type=kind) if body else None


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server is gone
        os._exit(1)
    except MemoryError:
        os.kill(os.getpid(), signal.SIGKILL)
