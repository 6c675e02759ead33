"""The connection on which a Redis tells of commits, of this and of other processes."""

import asyncio
from contextlib import suppress
from itertools import chain, repeat

from redis.exceptions import RedisError

from service.store.base import StoreUnavailableError, Wake
from service.store.link import Dial, Link, connected, pack, why
from service.store.wakes import EVERY_GAME, Wakes

CHANNEL = "reeve:wake"
PAUSES = (0.05, 0.1, 0.2, 0.4)
LONGEST_PAUSE = 0.8
"""Seconds between two attempts to connect again."""


class Subscriber:
    """Listens from the end of `open` on. After an outage it says that any game may have changed meanwhile."""

    def __init__(self, dial: Dial, timeout: float, wakes: Wakes) -> None:
        self._dial = dial
        self._timeout = timeout
        self._wakes = wakes
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Subscribe: every commit after this is told."""
        self._task = asyncio.create_task(self._listen(await self._subscribed()))

    async def close(self) -> None:
        """Hang up."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _listen(self, link: Link) -> None:
        while True:
            try:
                with suppress(RedisError, OSError, StoreUnavailableError):
                    await self._follow(link)
            finally:
                await link.disconnect(nowait=True)
            link = await self._subscribed_again()
            self._wakes.put(EVERY_GAME)

    async def _follow(self, link: Link) -> None:
        """Pass on what is told, until the connection breaks or is silent even when asked."""
        while True:
            message = await link.read_response(timeout=self._timeout, push_request=True)
            if message is None:
                await link.send_packed_command(pack(("PING",)), check_health=False)
                message = await link.read_response(timeout=self._timeout, push_request=True)
            if message is None:
                raise StoreUnavailableError("no answer in time")
            if wake := read_wake(message):
                self._wakes.put(wake)

    async def _subscribed_again(self) -> Link:
        for pause in chain(PAUSES, repeat(LONGEST_PAUSE)):
            await asyncio.sleep(pause)
            with suppress(StoreUnavailableError):
                return await self._subscribed()
        raise AssertionError("the pauses never end")

    async def _subscribed(self) -> Link:
        """A link whose subscription the server has confirmed."""
        link = await connected(self._dial, self._timeout)
        try:
            async with asyncio.timeout(self._timeout):
                await link.send_packed_command(pack(("SUBSCRIBE", CHANNEL)), check_health=False)
                await link.read_response(push_request=True)
        except BaseException as error:
            await link.disconnect(nowait=True)
            if isinstance(error, Exception):
                raise StoreUnavailableError(f"The store does not let us listen: {why(error)}") from error
            raise
        return link


def read_wake(message: object) -> Wake | None:
    """The wake in a message of the channel; None for replies to a ping and what is not ours."""
    match message:
        case [b"message", _, bytes(body)]:
            game, _, seq = body.decode(errors="replace").rpartition(" ")
            with suppress(ValueError):
                return Wake(game, int(seq))
    return None
