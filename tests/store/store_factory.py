"""A factory where a store keeps its games, and short ways to say what a test does there."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from service.store.base import Answer, Chunk, Commit, GameStore, Snapshot, StoreUnavailableError, Wake

PATIENCE = 20.0
"""Seconds for anything that must happen, on a machine under load too."""


class StoreFactory:
    """Opens stores on the same data again and again."""

    def __init__(self, make: Callable[[], GameStore]) -> None:
        self.make = make

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[GameStore]:
        """A store that is open meanwhile."""
        store = self.make()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def play(self, scenario: Callable[[GameStore], Awaitable[None]]) -> None:
        """Let a scenario happen on an open store."""

        async def play() -> None:
            async with self.opened() as store, asyncio.timeout(2 * PATIENCE):
                await scenario(store)

        asyncio.run(play())


def first(body: bytes = b"head 1", ttl: int = 600, seq: int | None = 1) -> Commit:
    """The commit that creates a game. Versions are named 1, 2 and so on here; the service lets them be random."""
    return Commit("", body, ttl, Chunk(seq, b"chunk %d" % seq) if seq else None, new_version="1")


def move(
    version: int,
    *,
    seq: int | None = None,
    ttl: int = 600,
    snapshot: Snapshot | None = None,
    answer: Answer | None = None,
) -> Commit:
    """The commit of a move from a version; its head and chunk say which."""
    chunk = Chunk(seq, b"chunk %d" % seq) if seq else None
    return Commit(str(version), b"head %d" % (version + 1), ttl, chunk, snapshot, answer, str(version + 1))


async def until(look: Callable[[], Awaitable[bool]]) -> None:
    """Look again and again until it holds."""
    async with asyncio.timeout(PATIENCE):
        while not await look():
            await asyncio.sleep(0.02)


async def gone(store: GameStore, game: str) -> None:
    """Wait until a game has expired."""

    async def is_gone() -> bool:
        return await store.load(game) is None

    await until(is_gone)


async def listen(store: GameStore, *games: str) -> AsyncIterator[Wake]:
    """The wakes of these games from now on."""
    for game in games:
        await store.listen(game)
    return store.wakes()


async def next_wakes(wakes: AsyncIterator[Wake], count: int) -> list[Wake]:
    """The next wakes, when they have come."""
    async with asyncio.timeout(PATIENCE):
        return [await anext(wakes) for _ in range(count)]


async def unavailable(call: Awaitable[object]) -> str:
    """What a store says that cannot do what it was asked for."""
    with pytest.raises(StoreUnavailableError) as caught:
        await call
    return str(caught.value)


async def answers(store: GameStore) -> bool:
    """Whether a store is there."""
    try:
        await store.probe()
    except StoreUnavailableError:
        return False
    return True
