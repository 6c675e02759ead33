"""A worker process of a server: `python -m service.worker`.

It reads jobs from standard input and writes answers to standard output, one at a time, and exits when its input ends.
"""

import os
import resource
import signal
import sys
from traceback import format_exc
from typing import Any, BinaryIO, Final

from msgspec import Raw, Struct, msgpack

from service.app.decision import decided
from service.app.languages import choose_language
from service.app.messages import ReplayRecordRequest, VerifyRecordRequest
from service.app.replaying import replayed
from service.app.verification import verified
from service.app.worker_jobs import (
    LENGTH_BYTES,
    DecisionJob,
    EncodedAnswer,
    EncodedRecord,
    Job,
    Start,
    WorkerAnswer,
    framed,
)
from service.engine.kernel.record import Record
from service.engine.registry import use_edition
from service.errors import RefusedError, malformed
from service.wire.codec import as_bytes, as_json, from_bytes, from_json, json_object

MEMORY_BYTES: Final = 256 * 1024 * 1024
"""Limit of a worker's address space. A worker uses 40 MB, and 10 MB more for a record of 1 MB."""


def main() -> None:
    """Run jobs until the input ends. If a job exceeds its CPU time, SIGPROF ends the process."""
    jobs, answers = sys.stdin.buffer, sys.stdout.buffer
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    start = receive(jobs, Start)
    if start is None:
        return
    for edition in start.editions:
        use_edition(edition.data, edition.name)
    send(answers, WorkerAnswer())
    while (job := receive(jobs, Job)) is not None:
        signal.setitimer(signal.ITIMER_PROF, start.cpu_seconds)
        answer = worker_answer(job)
        signal.setitimer(signal.ITIMER_PROF, 0)
        send(answers, answer)


def worker_answer(job: Job) -> WorkerAnswer:
    """Run a job and return its answer, which contains the result or the error."""
    try:
        return WorkerAnswer(Raw(msgpack.encode(result_of(job))))
    except RefusedError as error:
        return WorkerAnswer(message=error.message, reason=error.reason)
    except MemoryError:
        raise
    except Exception:
        return WorkerAnswer(fault=format_exc())


def result_of(job: Job) -> Struct:
    """Return the result of a job."""
    if isinstance(job, DecisionJob):
        return decided(job)
    return replay_answer(job) if job.method == "ReplayRecord" else verified(read_record(job), job.language)


def replay_answer(job: EncodedRecord) -> EncodedAnswer:
    """Decode a ReplayRecordRequest, replay its record, and encode the answer in the same form."""
    read, write = (from_json, as_json) if job.form == "json" else (from_bytes, as_bytes)
    request = read(ReplayRecordRequest, job.data)
    language = choose_language(request.language) if request.language else job.language
    return EncodedAnswer(write("ReplayRecordResponse", replayed(request, language)), language)


def read_record(encoded: EncodedRecord) -> Record:
    """Decode the record in a request: from JSON, where the body is the record, or from a Protobuf request."""
    if encoded.form == "json":
        request = from_json(VerifyRecordRequest, {"record": json_object(encoded.data)})
    else:
        request = from_bytes(VerifyRecordRequest, encoded.data)
    if request.record is None:
        raise malformed("`record` is missing: send the record of a game")
    return request.record


def send(pipe: BinaryIO, answer: WorkerAnswer) -> None:
    """Write a message."""
    pipe.write(framed(answer))
    pipe.flush()


def receive(pipe: BinaryIO, kind: Any) -> Any:
    """Read the next message; None at the end of the input, also in the middle of a message: the server was killed."""
    size = int.from_bytes(pipe.read(LENGTH_BYTES))
    body = pipe.read(size)
    return msgpack.decode(body, type=kind) if body and len(body) == size else None


if __name__ == "__main__":
    try:
        main()
    except ConnectionError:  # the server is gone
        os._exit(1)
    except MemoryError:
        os.kill(os.getpid(), signal.SIGKILL)
