"""The connection on which a Redis notifies this process of commits."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from itertools import chain, repeat

from redis.exceptions import RedisError

from service.store.base import StoreUnavailableError, Wake
from service.store.link import Dial, Link, connected, pack, why
from service.store.wakes import EVERY_GAME, Wakes

CHANNEL = "reeve:wake:"
"""Channel prefix; the game id is appended. The channel without a game id only keeps the connection subscribed."""
PAUSES = (0.05, 0.1, 0.2, 0.4)
LONGEST_PAUSE = 0.8
"""Maximum seconds between two attempts to reconnect."""


class Subscriber:
    """Receives notifications after `open`. After an outage it reports that any game may have changed."""

    def __init__(self, dial: Dial, timeout: float, wakes: Wakes, lost: Callable[[], None]) -> None:
        self._dial = dial
        self._timeout = timeout
        self._wakes = wakes
        self._lost = lost
        self._games: set[str] = set()
        """The subscribed games."""
        self._task: asyncio.Task[None] | None = None
        self._link: Link | None = None
        self._confirmed: dict[str, asyncio.Future[None]] = {}

    async def open(self) -> None:
        """Connect and subscribe; every commit after this gives a notification."""
        self._link = await self._subscribed()
        self._task = asyncio.create_task(self._listen(self._link))

    async def listen(self, game: str) -> None:
        """Subscribe to the channel of a game; every commit after this gives a notification.

        In an outage this raises an error, and the next connection subscribes.
        """
        self._games.add(game)
        if self._link is None:
            raise StoreUnavailableError("The store is unavailable; the server is reconnecting.")
        joined = self._confirmed.setdefault(game, asyncio.get_running_loop().create_future())
        try:
            async with asyncio.timeout(self._timeout):
                await self._link.send_packed_command(pack(("SUBSCRIBE", CHANNEL + game)), check_health=False)
                await asyncio.shield(joined)
        except (TimeoutError, RedisError, OSError) as error:
            raise StoreUnavailableError(f"The store refuses the subscription: {why(error)}") from error
        finally:
            self._confirmed.pop(game, None)

    async def forget(self, game: str) -> None:
        """Unsubscribe from the channel of a game."""
        self._games.discard(game)
        if self._link is not None:
            with suppress(RedisError, OSError):
                await self._link.send_packed_command(pack(("UNSUBSCRIBE", CHANNEL + game)), check_health=False)

    async def close(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    async def _listen(self, link: Link) -> None:
        while True:
            self._link = link
            try:
                with suppress(RedisError, OSError, StoreUnavailableError):
                    await self._follow(link)
            finally:
                self._link = None
                self._lost()
                await link.disconnect(nowait=True)
            link = await self._subscribed_again()
            self._wakes.put(EVERY_GAME)

    async def _follow(self, link: Link) -> None:
        """Pass on notifications until the connection breaks or does not answer a ping."""
        while True:
            message = await link.read_response(timeout=self._timeout, push_request=True)
            if message is None:
                await link.send_packed_command(pack(("PING",)), check_health=False)
                message = await link.read_response(timeout=self._timeout, push_request=True)
            if message is None:
                raise StoreUnavailableError("no answer in time")
            if wake := read_wake(message):
                if wake.game in self._games:
                    self._wakes.put(wake)
            elif (joined := self._confirmed.get(read_joined(message))) is not None and not joined.done():
                joined.set_result(None)

    async def _subscribed_again(self) -> Link:
        for pause in chain(PAUSES, repeat(LONGEST_PAUSE)):
            await asyncio.sleep(pause)
            with suppress(StoreUnavailableError):
                return await self._subscribed()
        raise AssertionError("PAUSES and repeat never end")

    async def _subscribed(self) -> Link:
        """Return a new link whose subscriptions the server has confirmed."""
        link = await connected(self._dial, self._timeout)
        try:
            async with asyncio.timeout(self._timeout):
                channels = [CHANNEL, *(CHANNEL + game for game in self._games)]
                await link.send_packed_command(pack(("SUBSCRIBE", *channels)), check_health=False)
                for _ in channels:
                    await link.read_response(push_request=True)
        except BaseException as error:
            await link.disconnect(nowait=True)
            if isinstance(error, Exception):
                raise StoreUnavailableError(f"The store refuses the subscription: {why(error)}") from error
            raise
        return link


def read_wake(message: object) -> Wake | None:
    """Return the wake in a message of a game's channel; None for any other message."""
    match message:
        case [b"message", bytes(channel), bytes(seq)] if seq.isdigit():
            return Wake(channel.decode(errors="replace").removeprefix(CHANNEL), int(seq))
    return None


def read_joined(message: object) -> str:
    """Return the game of a subscription that a message confirms; "" for any other message."""
    match message:
        case [b"subscribe", bytes(channel), _]:
            return channel.decode(errors="replace").removeprefix(CHANNEL)
    return ""
