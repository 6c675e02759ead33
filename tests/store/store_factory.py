"""A factory of stores on the same data, and helper functions of the store tests."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from service.store.base import Answer, Chunk, Commit, GameStore, Snapshot, StoreUnavailableError, Wake, shard_of

PATIENCE = 20.0
"""Seconds for anything that must happen, on a machine under load too."""


class StoreFactory:
    """Makes and opens stores, all on the same data."""

    def __init__(self, make: Callable[[], GameStore]) -> None:
        self.make = make

    @asynccontextmanager
    async def opened(self) -> AsyncIterator[GameStore]:
        """Open a store while the context is open."""
        store = self.make()
        await store.open()
        try:
            yield store
        finally:
            await store.close()

    def play(self, scenario: Callable[[GameStore], Awaitable[None]]) -> None:
        """Run a scenario on an open store."""

        async def play() -> None:
            async with self.opened() as store, asyncio.timeout(2 * PATIENCE):
                await scenario(store)

        asyncio.run(play())


def first(body: bytes = b"head 1", ttl: int = 600, seq: int | None = 1) -> Commit:
    """Return the commit that creates a game. Versions are 1, 2 and so on here; in the service they are random."""
    return Commit("", body, ttl, Chunk(seq, b"chunk %d" % seq) if seq else None, new_version="1")


def move(
    version: int,
    *,
    seq: int | None = None,
    ttl: int = 600,
    snapshot: Snapshot | None = None,
    answer: Answer | None = None,
) -> Commit:
    """Return the commit of a move from a version; its head and chunk contain the numbers."""
    chunk = Chunk(seq, b"chunk %d" % seq) if seq else None
    return Commit(str(version), b"head %d" % (version + 1), ttl, chunk, snapshot, answer, str(version + 1))


def change(
    before: int | str,
    after: int,
    *,
    seq: int | None = None,
    answer: Answer | None = None,
    due: int | None = None,
    notes: tuple[bytes, ...] = (),
    stamp: int | None = None,
) -> Commit:
    """Return a commit from one version to another with what a referee adds; `before` is "" for a new document."""
    chunk = Chunk(seq, b"chunk %d" % seq) if seq else None
    return Commit(str(before), b"head %d" % after, 600, chunk, None, answer, str(after), due, notes, stamp)


def same_shard(game: str, count: int) -> list[str]:
    """Return ids of documents in the shard of a game: this game and some more."""
    others = (f"g{number}" for number in itertools.count(1000))
    more = (other for other in others if shard_of(other) == shard_of(game))
    return [game, *itertools.islice(more, count - 1)]


async def store_time(store: GameStore) -> int:
    """Return the time of a store in milliseconds."""
    return (await store.pulse(10**12, 0, 10**15)).now


async def eventually(look: Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while not await look():
            await asyncio.sleep(0.02)


async def wait_until_expired(store: GameStore, game: str) -> None:
    """Wait until a game has expired."""

    async def is_gone() -> bool:
        return await store.load(game) is None

    await eventually(is_gone)


async def listen(store: GameStore, *games: str) -> AsyncIterator[Wake]:
    """Listen to games; return the iterator of their wakes."""
    for game in games:
        await store.listen(game)
    return store.wakes()


async def next_wakes(wakes: AsyncIterator[Wake], count: int) -> list[Wake]:
    """Wait for the next wakes and return them."""
    async with asyncio.timeout(PATIENCE):
        return [await anext(wakes) for _ in range(count)]


async def unavailable(call: Awaitable[object]) -> str:
    """Return the message of the StoreUnavailableError that a call must raise."""
    with pytest.raises(StoreUnavailableError) as caught:
        await call
    return str(caught.value)


async def is_available(store: GameStore) -> bool:
    """Return whether a store is available."""
    try:
        await store.probe()
    except StoreUnavailableError:
        return False
    return True
