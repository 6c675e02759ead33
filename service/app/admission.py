"""Decides whether a record may be verified, before the record is read."""

import asyncio
from typing import Final

from service.app.limits import Throttle
from service.app.worker_pool import WorkerPool
from service.errors import RefusedError

REFUSAL_PAUSE: Final = 0.5
"""Seconds to wait before a record is refused because of a limit."""

MOST_PAUSING: Final = 64
"""Maximum number of refusals that pause at the same time: over gRPC each of them keeps its request in memory."""


class RecordAdmission:
    """Refuses a record if its sender's address has sent too many records, or if the verification queue is full."""

    def __init__(self, pool: WorkerPool, throttle: Throttle) -> None:
        self._pool = pool
        self._throttle = throttle
        self._pausing = 0

    async def check(self, address: str) -> None:
        """Raise a refusal if a record from this address may not be verified now.

        The refusal is delayed: clients that retry their large requests immediately would slow down other clients.
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
