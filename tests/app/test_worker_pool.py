"""Worker processes, and the queue in front of them."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from service.app import verification
from service.app.decision import decided
from service.app.messages import VerifyRecordResponse
from service.app.worker_jobs import BotDecision, DecisionJob, EncodedRecord, Start, framed
from service.app.worker_pool import LOWEST_PRIORITY, WorkerLostError, WorkerPool, bot_pool, result_of, verification_pool
from service.config import Limits, ServerConfig
from service.engine.kernel.bots.decide import decide
from service.engine.kernel.play import start
from service.engine.kernel.snapshot import seal
from service.engine.registry import RULESETS
from service.errors import Reason, RefusedError
from service.worker import worker_answer
from tests.grpc_api.stand_in import asynchronous, eventually
from tests.records import finished_record

RECORD = EncodedRecord(form="json", data=finished_record())


@asynccontextmanager
async def verifier(verify_seconds: float = 5.0, **config: Any) -> AsyncIterator[WorkerPool]:
    opened = verification_pool(ServerConfig(limits=Limits(verify_seconds=verify_seconds), **config))
    try:
        yield opened
    finally:
        await opened.close()
        assert children() == []


def children() -> list[int]:
    """Return the worker processes of this process, also ended ones that were not waited for."""
    pids = [int(pid) for file in Path("/proc/self/task").glob("*/children") for pid in file.read_text().split()]
    return [pid for pid in pids if Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[1:3] in (COMMAND, [])]


COMMAND = [b"-m", b"service.worker"]


async def verify(pool: WorkerPool, record: EncodedRecord = RECORD) -> VerifyRecordResponse:
    pool.check_queue()
    return await pool.run(record, VerifyRecordResponse)


async def refusal(verifier: WorkerPool) -> RefusedError:
    with pytest.raises(RefusedError) as refused:
        await verify(verifier)
    return refused.value


@asynchronous
async def test_workers_are_started_when_needed_and_reused():
    async with verifier(verify_workers=2) as opened:
        assert children() == []
        assert (await verify(opened)).ok
        (first,) = children()
        assert (await verify(opened)).ok
        assert children() == [first]
        await asyncio.gather(verify(opened), verify(opened))
        assert len(children()) == 2


@asynchronous
async def test_a_full_queue_refuses_the_next_job():
    async with verifier(verify_queue=1) as opened:
        running, waiting = (asyncio.create_task(verify(opened)) for _ in range(2))
        await asyncio.sleep(0)
        refused = await refusal(opened)
        assert (refused.reason, refused.retry_after) == (Reason.QUOTA_EXCEEDED, 1)
        assert "(verify_queue)" in refused.message
        assert (await running).ok
        assert (await waiting).ok


@asynchronous
async def test_a_cancelled_caller_frees_its_place_in_the_queue():
    async with verifier(verify_queue=1) as opened:
        running, waiting = (asyncio.create_task(verify(opened)) for _ in range(2))
        await eventually(children)
        waiting.cancel()
        await asyncio.wait((waiting,))
        next_one = asyncio.create_task(verify(opened))
        await asyncio.sleep(0)
        running.cancel()
        assert (await next_one).ok


@asynchronous
async def test_a_worker_that_ended_is_replaced():
    async with verifier() as opened:
        assert (await verify(opened)).ok
        (first,) = children()
        os.kill(first, signal.SIGKILL)
        await eventually(lambda: "State:\tZ" in Path(f"/proc/{first}/status").read_text())
        assert (await verify(opened)).ok
        assert first not in children()


@asynchronous
async def test_a_record_over_its_time_limit_is_refused_and_the_next_is_verified():
    async with verifier(verify_seconds=0.02) as opened:
        refused = await refusal(opened)
        assert refused.reason is Reason.QUOTA_EXCEEDED
        assert "0.02 s of CPU time" in refused.message
        false = EncodedRecord(form="json", data=RECORD.data.replace(b'"setup":"', b'"setup":"x'))
        assert not (await verify(opened, false)).ok


@asynchronous
async def test_close_ends_a_busy_worker():
    async with verifier() as opened:
        running, waiting = (asyncio.create_task(verify(opened)) for _ in range(2))
        await eventually(lambda: opened._busy)
    ends = await asyncio.gather(running, waiting, return_exceptions=True)
    assert [type(end) for end in ends] == [RefusedError, WorkerLostError]


def test_an_exception_in_a_worker_is_reported_with_its_traceback(monkeypatch):
    monkeypatch.setattr(verification, "verify_record", lambda *_: {}["the cause"])
    with pytest.raises(RuntimeError, match="the cause"):
        result_of(worker_answer(RECORD))


@asynchronous
async def test_a_worker_has_the_lowest_priority_from_its_start():
    async with verifier() as opened:
        verifying = asyncio.create_task(verify(opened))
        await eventually(children)
        (worker,) = children()
        assert os.getpriority(os.PRIO_PROCESS, worker) == LOWEST_PRIORITY
        assert (await verifying).ok


def test_a_bot_decides_the_same_in_a_worker_as_in_this_process():
    for name, game in RULESETS.items():
        state, _ = start(game.rules, {}, 2, "worker")
        (seat,) = game.rules.to_act(state)[:1]
        snapshot, _ = seal(game.rules, state)
        job = DecisionJob(name, game.rules.version, snapshot, seat, "search", "chance", "en")
        asked = deciding(job)
        assert asked.action == decide(game, state, seat, "search", "chance").action.id
        assert asked.why == decided(job).why != ""
        assert deciding(replace(job, language="")).why == ""


def deciding(job: DecisionJob) -> BotDecision:
    async def scenario() -> BotDecision:
        pool = bot_pool(ServerConfig())
        try:
            return await pool.run(job, BotDecision)
        finally:
            await pool.close()

    return asyncio.run(scenario())


def test_a_worker_ends_without_a_traceback_if_its_server_is_killed_during_a_job():
    cut = framed(Start(editions=(), cpu_seconds=1))[:-1]
    done = subprocess.run([sys.executable, "-m", "service.worker"], input=cut, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_worker_ends_without_a_traceback_if_its_server_is_killed_before_reading_the_answer():
    ours, theirs = socket.socketpair()
    with ours, theirs:
        command = [sys.executable, "-m", "service.worker"]
        worker = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=subprocess.PIPE)
        ours.sendall(framed(Start(editions=(), cpu_seconds=1)))
        assert ours.recv(1)  # the rest of the answer is never read
    _, said = worker.communicate(timeout=30)
    assert said == b""
