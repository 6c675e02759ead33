"""Pools of worker processes for long computations, so that other requests do not wait for them.

Workers are started when they are first needed. Jobs wait in a queue while all workers are busy.
"""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from typing import Final, TypeVar

from msgspec import Raw, msgpack

from service.app.fair_slots import FairSlots
from service.app.limits import exceeded
from service.app.worker_jobs import LENGTH_BYTES, EditionFile, Job, Start, WorkerAnswer, framed
from service.config import ServerConfig
from service.editions import given_editions
from service.errors import Reason, RefusedError

T = TypeVar("T")

COMMAND: Final = (sys.executable, "-m", "service.worker")

LOWEST_PRIORITY: Final = 19
DECISION_SECONDS: Final = 5.0
"""Limit of CPU time for one decision of a bot; the slowest decisions take half a second."""

STRETCH: Final = 6
"""A job may take this many times its CPU limit in real time, because workers have the lowest priority."""

RETRY_QUEUE: Final = 1
RETRY_COSTLY: Final = 60
"""Seconds in `Retry-After`: if the queue is full, and if a job exceeded its limits (a retry would exceed them too)."""

START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 2.0
"""Maximum seconds for a worker to start, and for an idle worker to end."""

ENDED_BY_BUDGET: Final = (-signal.SIGPROF, -signal.SIGKILL)
"""Exit codes of a worker that ran out of CPU time or memory."""


class WorkerLostError(Exception):
    """A worker ended before it answered."""


class WorkerPool:
    """The worker processes for one kind of job, and their queue.

    `full` and `costly` are the messages about a limit that the queue or one job has reached.
    """

    def __init__(self, workers: int, queue: int, cpu_seconds: float, full: str, costly: str) -> None:
        self._workers = workers
        self._most_waiting = queue
        self._seconds = cpu_seconds
        self._full = full
        self._costly = costly
        self._slots = FairSlots(workers)
        self._idle: list[Worker] = []
        self._busy: set[Worker] = set()
        self._closed = False

    def check_queue(self, owner: str = "") -> None:
        """Refuse a request that would find the queue of its owner full."""
        if self._slots.is_full() and self._slots.count_waiting(owner) >= self._most_waiting:
            raise exceeded(self._full, RETRY_QUEUE)

    async def run(self, job: Job, kind: type[T], owner: str = "") -> T:
        """Run a job and return its result; raise a RefusedError if the job was refused.

        The jobs of an owner run in the order of their calls; if several owners wait, their jobs take turns. If the
        caller is cancelled, the job is removed or its worker is killed.
        """
        await self._slots.acquire(owner)
        try:
            if self._closed:
                raise WorkerLostError("the server is stopping")
            return msgpack.decode(result_of(await self._run(job)), type=kind)
        finally:
            self._slots.release()

    async def close(self) -> None:
        """End all workers, including busy ones. Jobs that still wait are not begun."""
        self._closed = True
        for worker in self._busy:
            worker.end()
        for _ in range(self._workers):
            await self._slots.acquire("")
        await asyncio.gather(*(worker.stop() for worker in self._idle))
        self._idle.clear()

    async def _run(self, job: Job) -> WorkerAnswer:
        worker = await self._ready()
        self._busy.add(worker)
        try:
            answer = await asyncio.wait_for(worker.run(job), self._seconds * STRETCH)
        except TimeoutError:
            await worker.kill()
            raise self._too_costly() from None
        except WorkerLostError:
            if await worker.kill() in ENDED_BY_BUDGET:
                raise self._too_costly() from None
            raise
        except asyncio.CancelledError:
            await worker.kill()
            raise
        finally:
            self._busy.discard(worker)
        self._idle.append(worker)
        return answer

    async def _ready(self) -> "Worker":
        """Return an idle worker or a new one. A worker that ended while it was idle is replaced."""
        while self._idle:
            worker = self._idle.pop()
            if worker.is_running:
                return worker
            await worker.kill()
        editions = tuple(EditionFile(data, name) for data, name in given_editions())
        return await Worker.start(Start(editions, self._seconds))

    def _too_costly(self) -> RefusedError:
        return exceeded(self._costly, RETRY_COSTLY)


def verification_pool(config: ServerConfig) -> WorkerPool:
    """Return the pool that verifies records."""
    return WorkerPool(
        config.verify_workers,
        config.verify_queue,
        config.limits.verify_seconds,
        f"{config.verify_queue} records wait to be verified already (verify_queue)",
        f"{config.limits.verify_seconds:g} s of CPU time and a bounded memory for one record (verify_seconds); "
        "`reeve verify` on your own machine has no limit",
    )


def bot_pool(config: ServerConfig) -> WorkerPool:
    """Return the pool in which bots decide. It has its own workers, so that bots do not wait for verifications."""
    return WorkerPool(
        config.bot_workers,
        config.bot_queue,
        DECISION_SECONDS,
        f"{config.bot_queue} decisions of bots wait already (bot_queue)",
        f"{DECISION_SECONDS:g} s of CPU time for one decision of a bot",
    )


class Worker:
    """One worker process."""

    def __init__(
        self, process: subprocess.Popen[bytes], answers: asyncio.StreamReader, jobs: asyncio.StreamWriter
    ) -> None:
        self._process = process
        self._answers = answers
        self._jobs = jobs

    @classmethod
    async def start(cls, start: Start) -> "Worker":
        """Start a process, and wait until it is ready.

        The process has its own session, so that Ctrl-C reaches only the server. `subprocess` uses vfork. uvloop would
        use fork, which runs the fork handlers of gRPC; they can end the child if other threads use gRPC.
        """
        ours, theirs = socket.socketpair()
        with theirs:
            answers, jobs = await asyncio.open_unix_connection(sock=ours)
            process = subprocess.Popen(COMMAND, stdin=theirs.fileno(), stdout=theirs.fileno(), start_new_session=True)
        os.setpriority(
            os.PRIO_PROCESS, process.pid, LOWEST_PRIORITY
        )  # set here so that the start of the worker has low priority too
        worker = cls(process, answers, jobs)
        try:
            await asyncio.wait_for(worker.run(start), START_SECONDS)
        except WorkerLostError:
            raise RuntimeError(f"a worker process ended at its start with exit code {await worker.kill()}") from None
        except BaseException:
            await worker.kill()
            raise
        return worker

    @property
    def is_running(self) -> bool:
        """Return whether the process is still running."""
        return self._process.poll() is None

    async def run(self, message: Start | Job) -> WorkerAnswer:
        """Send a message and wait for its answer."""
        try:
            self._jobs.write(framed(message))
            await self._jobs.drain()
            length = int.from_bytes(await self._answers.readexactly(LENGTH_BYTES))
            return msgpack.decode(await self._answers.readexactly(length), type=WorkerAnswer)
        except (OSError, RuntimeError, asyncio.IncompleteReadError):  # RuntimeError: uvloop, when the socket is closed
            raise WorkerLostError from None

    async def stop(self) -> None:
        """End an idle process by closing its input."""
        self._jobs.close()
        try:
            await asyncio.to_thread(self._process.wait, STOP_SECONDS)
        except subprocess.TimeoutExpired:
            await self.kill()

    def end(self) -> None:
        """Kill the process if it still runs; do not wait for it."""
        self._process.kill()

    async def kill(self) -> int:
        """Kill the process, wait for its end, and return its exit code."""
        self.end()
        self._jobs.close()
        return await asyncio.to_thread(self._process.wait)


def result_of(answer: WorkerAnswer) -> Raw:
    """Return the encoded result in a worker's answer, or raise its refusal."""
    if answer.fault:
        raise RuntimeError(f"a job failed in a worker process:\n{answer.fault}")
    if answer.reason:
        raise RefusedError(Reason(answer.reason), answer.message)
    return answer.result
