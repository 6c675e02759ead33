"""Readiness tries a write in bounded time, however often it is asked for."""

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
    """A store of which only the probe is asked."""

    def __init__(self, *outcomes: Exception | None) -> None:
        self.outcomes = list(outcomes)
        self.probes = 0

    async def probe(self) -> None:
        self.probes += 1
        await asyncio.sleep(0)
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if outcome is not None:
            raise outcome


def asking(store: Any, scenario: Callable[[Readiness], Awaitable[None]], timeout: float = BOUND) -> None:
    async def run() -> None:
        await asyncio.wait_for(scenario(Readiness(store, timeout)), BOUND)

    asyncio.run(run())


def test_a_flood_of_questions_is_one_write():
    store = Store()

    async def scenario(ready: Readiness) -> None:
        for _ in range(10):
            assert set(await asyncio.gather(*(ready.why_not() for _ in range(100)))) == {""}

    asking(store, scenario)
    assert store.probes == 1


def test_a_caller_that_goes_away_does_not_end_the_write_for_the_others():
    store = Store()

    async def scenario(ready: Readiness) -> None:
        first = asyncio.create_task(ready.why_not())
        await asyncio.sleep(0)
        other = asyncio.create_task(ready.why_not())
        first.cancel()
        assert await other == ""

    asking(store, scenario)
    assert store.probes == 1


def test_the_reason_is_told_without_what_the_store_said(monkeypatch: pytest.MonkeyPatch, caplog):
    monkeypatch.setattr(readiness, "EVERY", 0.0)
    refused, gone = StoreRefusedError("full, and the secret"), StoreUnavailableError("gone, and the secret")
    store, told = Store(None, refused, refused, gone, None), []

    async def scenario(ready: Readiness) -> None:
        told.extend([await ready.why_not() for _ in range(5)])

    with caplog.at_level(logging.INFO, "service"):
        asking(store, scenario)
    assert told == ["", REFUSES, REFUSES, SILENT, ""]
    assert caplog.messages == ["not ready: full, and the secret", "not ready: gone, and the secret", "ready again"]


def test_a_store_that_hangs_is_not_waited_for_longer_than_its_timeout():
    class Hanging(Store):
        async def probe(self) -> None:
            await asyncio.Event().wait()

    async def scenario(ready: Readiness) -> None:
        assert await ready.why_not() == SILENT

    asking(Hanging(), scenario, timeout=0.05)
