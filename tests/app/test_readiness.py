"""The readiness check writes to the store in bounded time, however many callers ask."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from service.app import readiness
from service.app.readiness import REFUSES, SILENT, Readiness
from service.store.base import StoreRefusedError, StoreUnavailableError

BOUND = 20


class Store:
    """A store with a probe only; each call has the next given outcome."""

    def __init__(self, *outcomes: Exception | None) -> None:
        self.outcomes = list(outcomes)
        self.probes = 0

    async def probe(self) -> None:
        self.probes += 1
        await asyncio.sleep(0)
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if outcome is not None:
            raise outcome


def run_scenario(store: Any, scenario: Callable[[Readiness], Awaitable[None]], timeout: float = BOUND) -> None:
    async def run() -> None:
        await asyncio.wait_for(scenario(Readiness(store, timeout)), BOUND)

    asyncio.run(run())


def test_many_readiness_checks_share_one_write():
    store = Store()

    async def scenario(ready: Readiness) -> None:
        for _ in range(10):
            assert set(await asyncio.gather(*(ready.why_not() for _ in range(100)))) == {""}

    run_scenario(store, scenario)
    assert store.probes == 1


def test_a_cancelled_caller_does_not_cancel_the_probe_of_others():
    store = Store()

    async def scenario(ready: Readiness) -> None:
        first = asyncio.create_task(ready.why_not())
        await asyncio.sleep(0)
        other = asyncio.create_task(ready.why_not())
        first.cancel()
        assert await other == ""

    run_scenario(store, scenario)
    assert store.probes == 1


def test_the_answer_has_a_general_reason_and_only_the_log_has_the_message_of_the_store(
    monkeypatch: pytest.MonkeyPatch, caplog
):
    monkeypatch.setattr(readiness, "EVERY", 0.0)
    refused, gone = StoreRefusedError("full, and the secret"), StoreUnavailableError("gone, and the secret")
    store, answers = Store(None, refused, refused, gone, None), []

    async def scenario(ready: Readiness) -> None:
        answers.extend([await ready.why_not() for _ in range(5)])

    with caplog.at_level(logging.INFO, "service"):
        run_scenario(store, scenario)
    assert answers == ["", REFUSES, REFUSES, SILENT, ""]
    assert caplog.messages == ["not ready: full, and the secret", "not ready: gone, and the secret", "ready again"]


def test_a_hanging_store_is_not_ready_after_its_timeout():
    class Hanging(Store):
        async def probe(self) -> None:
            await asyncio.Event().wait()

    async def scenario(ready: Readiness) -> None:
        assert await ready.why_not() == SILENT

    run_scenario(Hanging(), scenario, timeout=0.05)
