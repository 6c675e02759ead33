"""Admits records for verification before they are read."""

import asyncio
from typing import Final

from service.app.limits import Throttle
from service.app.worker_pool import WorkerPool
from service.errors import RefusedError

REFUSAL_PAUSE: Final = 0.5
"""Seconds before a record is refused for a limit."""

MOST_PAUSING: Final = 64
"""Refusals that pause at the same time: over gRPC each of them holds its request in memory."""


class RecordAdmission:
    """Refuses records while their address sends too many, or while too many wait to be verified."""

    def __init__(self, pool: WorkerPool, throttle: Throttle) -> None:
        self._pool = pool
        self._throttle = throttle
        self._pausing = 0

    async def check(self, address: str) -> None:
        """Raise a refusal if a record of this address may not be read.

        The refusal comes after a pause: clients that send their large requests again at once would slow down others.
        """
        try:
            self._pool.check_queue()
            self._throttle.take_verification(address)
        except RefusedError:
            if self._pausing < MOST_PAUSING:
                self._pausing += 1
                try:
                    await asyncio.sleep(REFUSAL_PAUSE)
                finally:
                    self._pausing -= 1
            raise
