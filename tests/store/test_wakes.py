"""Wakes for a reader that reads late or not at all."""

import asyncio

import pytest

from service.store.base import Wake
from service.store.wakes import EVERY_GAME, Wakes
from tests.store.store_factory import next_wakes


def test_wakes_can_still_be_read_after_the_end():
    async def scenario() -> None:
        wakes = Wakes()
        wakes.put(Wake("g1", 1))
        wakes.put(Wake("g2", 2))
        wakes.close()
        assert [wake async for wake in wakes.read()] == [Wake("g1", 1), Wake("g2", 2)]

    asyncio.run(scenario())


def test_too_many_wakes_are_replaced_by_one_for_all_games(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("service.store.wakes.MOST", 3)

    async def scenario() -> None:
        wakes = Wakes()
        for seq in range(1, 6):
            wakes.put(Wake("g1", seq))
        assert await next_wakes(wakes.read(), 2) == [EVERY_GAME, Wake("g1", 5)]

    asyncio.run(scenario())
