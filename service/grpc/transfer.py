"""Reads requests and writes answers with timeouts.

Every method is registered with a stream of requests, which is the same on the wire. For a method with a single request
the library would read the request before it calls the handler, and would wait for its end without a timeout.
"""

import asyncio
from typing import Any, Final

import grpc
from grpc.aio import ServicerContext

from service.errors import malformed

MOST_INCOMPLETE: Final = 64
"""Maximum number of incomplete requests with the full timeout. While there are more, new ones have `CROWDED` seconds:
each can hold as many bytes in memory as the largest request, and one connection can send a thousand.
"""
CROWDED: Final = 1.0

Context = ServicerContext[bytes, bytes]


class StalledError(Exception):
    """The client of a stream did not read within the timeout."""


class Transfer:
    """Reads and writes for all calls of a server, each with a timeout in seconds."""

    def __init__(self, timeout: float) -> None:
        self.timeout = timeout
        self._incomplete = 0

    async def read(self, context: Context) -> bytes | None:
        """Return the next request of a call, or None after the last one."""
        self._incomplete += 1
        timeout = self.timeout if self._incomplete <= MOST_INCOMPLETE else min(CROWDED, self.timeout)
        try:
            async with asyncio.timeout(timeout):
                data: Any = await context.read()
        except TimeoutError:
            raise malformed(f"the request was not complete after {timeout:g} seconds") from None
        finally:
            self._incomplete -= 1
        return None if data is grpc.aio.EOF else data

    async def read_one(self, context: Context) -> bytes:
        """Return the single request of a call."""
        data = await self.read(context)
        if data is None:
            raise malformed("the call has no request")
        return data

    async def write(self, context: Context, message: bytes) -> None:
        """Write a message; raise StalledError if the client does not read."""
        try:
            async with asyncio.timeout(self.timeout):
                await context.write(message)
        except TimeoutError:
            raise StalledError from None
