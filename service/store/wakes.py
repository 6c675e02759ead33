"""Bounded queue of notifications from a store to the one reader in its process."""

import asyncio
from collections.abc import AsyncIterator

from service.store.base import Wake

EVERY_GAME = Wake("", 0)
MOST = 100_000
"""Maximum number of wakes in the queue."""


class Wakes:
    """A bounded queue of wakes: when it is full, all are replaced by one wake that means every game."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Wake | None] = asyncio.Queue()

    def put(self, wake: Wake) -> None:
        """Add a wake to the queue."""
        if self._queue.qsize() >= MOST:
            self._queue = asyncio.Queue()
            wake = EVERY_GAME
        self._queue.put_nowait(wake)

    def close(self) -> None:
        """End the reader after the wakes in the queue."""
        self._queue.put_nowait(None)

    async def read(self) -> AsyncIterator[Wake]:
        """Yield every wake in order, until the store is closed."""
        while (wake := await self._queue.get()) is not None:
            yield wake
