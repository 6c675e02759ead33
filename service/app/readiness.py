"""Readiness check: the service is ready if the store accepts a write."""

import asyncio
from typing import Final

from service.logs import LOG
from service.store.base import GameStore, StoreRefusedError, StoreUnavailableError

EVERY: Final = 1.0
"""Minimum seconds between two test writes; calls in between get the last result."""

SILENT: Final = "the store does not answer; the server's log says why"
REFUSES: Final = "the store refuses to write: it may be full or read-only; the server's log says why"


class Readiness:
    """Writes to the store as a test, at most once a second; concurrent callers share the result."""

    def __init__(self, store: GameStore, timeout: float) -> None:
        self._store = store
        self._timeout = timeout
        self._result: asyncio.Task[str] | None = None
        self._tried = 0.0
        self._last = ""

    async def why_not(self) -> str:
        """Return why writes fail, in a message without secrets; "" if they work."""
        loop = asyncio.get_running_loop()
        if self._result is None or (self._result.done() and loop.time() >= self._tried + EVERY):
            self._result = loop.create_task(self._try())
        return await asyncio.shield(self._result)

    async def _try(self) -> str:
        why, cause = "", ""
        try:
            async with asyncio.timeout(self._timeout):
                await self._store.probe()
        except StoreRefusedError as error:
            why, cause = REFUSES, str(error)
        except StoreUnavailableError as error:
            why, cause = SILENT, str(error)
        except TimeoutError:
            why, cause = SILENT, "no answer in time"
        if why and why != self._last:
            LOG.warning("not ready: %s", cause)
        elif self._last and not why:
            LOG.info("ready again")
        self._last = why
        self._tried = asyncio.get_running_loop().time()
        return why
