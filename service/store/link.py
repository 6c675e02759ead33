"""Opens connections to a Redis. redis-py handles TLS, passwords, Unix sockets and the parsing of replies."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, cast

import hiredis
from redis.asyncio import ConnectionPool

from service.store.base import StoreUnavailableError

Word = str | bytes | int
pack = cast(Callable[[tuple[Word, ...]], bytes], hiredis.pack_command)
"""Encodes a command for Redis. The type stub of hiredis is wrong: it says that a command is one word."""


class Link(Protocol):
    """The methods of a redis-py connection that are used here, with complete types."""

    async def connect(self) -> None: ...

    async def disconnect(self, nowait: bool = False) -> None: ...

    async def send_packed_command(self, command: bytes, check_health: bool = True) -> None: ...

    async def read_response(
        self, disable_decoding: bool = False, timeout: float | None = None, *, push_request: bool | None = False
    ) -> Any: ...


Dial = Callable[..., Link]
"""Creates a link that is not connected yet; `host` and `port` select another node of a cluster."""


def dial_to(url: str) -> Dial:
    """Return the function that creates links to the Redis at a URL."""
    try:
        pool = ConnectionPool.from_url(url, protocol=2)
    except ValueError as error:
        raise StoreUnavailableError(f"The URL of the store cannot be read: {error}") from error
    # No socket timeout: callers set their own timeouts.
    settings = {**pool.connection_kwargs, "socket_timeout": None}
    return partial(pool.connection_class, **settings)


async def connected(dial: Dial, timeout: float) -> Link:
    """Return a connected link; fail after a timeout."""
    try:
        link = dial()
    except Exception as error:
        raise StoreUnavailableError(f"The URL of the store cannot be used: {error}") from error
    try:
        async with asyncio.timeout(timeout):
            await link.connect()
    except BaseException as error:
        await link.disconnect(nowait=True)
        if isinstance(error, Exception):
            raise StoreUnavailableError(f"The store cannot be reached: {why(error)}") from error
        raise
    return link


def why(error: Exception) -> str:
    """Return the text of an error; a timeout has no text of its own."""
    return str(error) or "no answer in time"
