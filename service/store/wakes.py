"""Bounded queue of notifications from a store to the one reader in its process."""

import asyncio
from collections.abc import AsyncIterator

from service.store.base import Wake

EVERY_GAME = Wake("", 0)
MOST = 100_000
"""Wakes that are kept for a reader that does not read."""


class Wakes:
    """A queue that never grows without end: too many wakes become one that means every game."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Wake | None] = asyncio.Queue()
        self.games: set[str] = set()
        """Those that are listened to."""

    def put(self, wake: Wake) -> None:
        """Tell the reader, now or when it asks, if it listens to the game."""
        if wake.game and wake.game not in self.games:
            return
        if self._queue.qsize() >= MOST:
            self._queue = asyncio.Queue()
            wake = EVERY_GAME
        self._queue.put_nowait(wake)

    def close(self) -> None:
        """Let the reader end after what it has not read yet."""
        self._queue.put_nowait(None)

    async def read(self) -> AsyncIterator[Wake]:
        """Yield every wake in order, until the store is closed."""
        while (wake := await self._queue.get()) is not None:
            yield wake
