"""A pipelined Redis connection that all commands of a process share. Replies are matched by their order."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, NamedTuple

from redis.exceptions import ReadOnlyError, ResponseError

from service.store.base import StoreUnavailableError
from service.store.link import Dial, Link, Word, connected, pack

GRACE = 0.1
"""While reconnecting, commands are queued for this many seconds; after that they fail at once."""


class Waiting(NamedTuple):
    """A command that waits for its reply."""

    reply: asyncio.Future[Any]
    since: float


class Pipeline:
    """A connection that is opened when the first command needs it.

    When the connection breaks or a reply times out, `lost` is called, all waiting commands fail, and the next command
    connects again. No command is sent twice: a command without a reply may have been executed.
    """

    def __init__(self, dial: Dial, timeout: float, lost: Callable[[], None]) -> None:
        self._dial = dial
        self._timeout = timeout
        self._lost = lost
        self._unsent: list[bytes] = []
        self._waiting: deque[Waiting] = deque()
        self._filled = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._tried = 0.0
        self._down = False
        self._closed = False

    def send(self, *words: Word) -> asyncio.Future[Any]:
        """Send a command and return a future of its reply. Errors: StoreUnavailableError, redis-py ResponseError."""
        loop = asyncio.get_running_loop()
        reply: asyncio.Future[Any] = loop.create_future()
        if self._closed:
            reply.set_exception(StoreUnavailableError("The store is closed."))
            return reply
        if self._down and self._task is not None and loop.time() > self._tried + GRACE:
            reply.set_exception(StoreUnavailableError("The store is unavailable; the server is reconnecting."))
            return reply
        self._unsent.append(pack(words))
        self._waiting.append(Waiting(reply, loop.time()))
        self._filled.set()
        if self._task is None:
            self._tried = loop.time()
            self._task = loop.create_task(self._serve())
        return reply

    async def close(self) -> None:
        """Close the connection; waiting commands fail."""
        self._closed = True
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        self._fail("The store is closed.")

    async def _serve(self) -> None:
        """Open one connection and use it until it breaks."""
        why = "The store is closed."
        try:
            link = await connected(self._dial, self._timeout)
            self._down = False
            await self._use(link)
        except StoreUnavailableError as error:
            self._down = True
            why = str(error)
        except ExceptionGroup as problems:
            why = f"The connection to the store broke: {problems.exceptions[0]}"
        finally:
            self._fail(why)

    async def _use(self, link: Link) -> None:
        """Write commands and read replies until the connection breaks."""
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._write(link))
                group.create_task(self._read(link))
                group.create_task(self._watch())
        finally:
            self._lost()
            await link.disconnect(nowait=True)

    def _fail(self, why: str) -> None:
        waiting, self._waiting = self._waiting, deque()
        self._unsent.clear()
        self._filled.clear()
        self._task = None
        for command in waiting:
            if not command.reply.done():
                command.reply.set_exception(StoreUnavailableError(why))

    async def _write(self, link: Link) -> None:
        """Write the commands of one turn of the event loop together."""
        while True:
            await self._filled.wait()
            self._filled.clear()
            packed = b"".join(self._unsent)
            self._unsent.clear()
            await link.send_packed_command(packed, check_health=False)

    async def _read(self, link: Link) -> None:
        """Give each reply to the oldest waiting command."""
        while True:
            try:
                reply = await link.read_response()
            except ResponseError as error:
                reply = error
            waiting = self._waiting.popleft().reply
            if isinstance(reply, ResponseError):
                if not waiting.done():
                    waiting.set_exception(reply)
                leave_a_replica(reply)
            elif not waiting.done():
                waiting.set_result(reply)

    async def _watch(self) -> None:
        """End the connection when its oldest command has waited longer than the timeout."""
        left = self._timeout
        while True:
            await asyncio.sleep(left)
            now = asyncio.get_running_loop().time()
            oldest = self._waiting[0].since if self._waiting else now
            left = oldest + self._timeout - now
            if left <= 0:
                raise StoreUnavailableError("no answer in time")


def leave_a_replica(reply: ResponseError) -> None:
    """End the connection if the server is read-only.

    After a failover the old primary is read-only. Its name may now lead to the new primary, so connect again.
    """
    if isinstance(reply, ReadOnlyError) or "READONLY" in str(reply):
        raise StoreUnavailableError("the server is read-only")
