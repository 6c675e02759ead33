"""A semaphore that serves its waiters in turn by owner, so that no owner can make the others wait."""

import asyncio
from collections import deque
from typing import Final


class FairSlots:
    """A number of slots. If several owners wait for one, each owner in turn gets the next free slot."""

    def __init__(self, slots: int) -> None:
        self._free = slots
        self._waiters: Final[dict[str, deque[asyncio.Future[None]]]] = {}
        """The waiters of each owner, in the order in which the owners get slots."""

    def is_full(self) -> bool:
        """Return whether the next caller would have to wait."""
        return self._free == 0

    def count_waiting(self, owner: str) -> int:
        """Return how many callers of an owner wait for a slot."""
        return len(self._waiters.get(owner, ()))

    async def acquire(self, owner: str) -> None:
        """Wait for a slot."""
        if self._free:
            self._free -= 1
            return
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiters.setdefault(owner, deque()).append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if waiter.done() and not waiter.cancelled():  # the slot was given just before the cancellation
                self.release()
            else:
                self._remove(owner, waiter)
            raise

    def release(self) -> None:
        """Give a slot to the next owner that waits, or free it."""
        while self._waiters:
            owner, waiters = next(iter(self._waiters.items()))
            del self._waiters[owner]
            waiter = waiters.popleft()
            if waiters:
                self._waiters[owner] = waiters
            if not waiter.done():  # else its caller was cancelled
                waiter.set_result(None)
                return
        self._free += 1

    def _remove(self, owner: str, waiter: asyncio.Future[None]) -> None:
        waiters = self._waiters.get(owner, deque())
        if waiter in waiters:
            waiters.remove(waiter)
            if not waiters:
                del self._waiters[owner]
