"""Sends POST requests to URLs that callers named, each to an address that was checked."""

import asyncio
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import cache, partial
from socket import SOCK_STREAM, getaddrinfo
from typing import Final

import h11
from msgspec import Struct

from service.outbound.targets import ForbiddenTargetError, Target, check_addresses, literal_address, read_url

PATIENCE: Final = 15.0
"""Seconds for a whole request, from the resolution of the name to the status of the answer."""
MOST_ADDRESSES: Final = 4
"""Maximum number of addresses of a name that are tried."""
MOST_READ: Final = 64 * 1024
"""Maximum number of bytes of an answer that are read."""
_PIECE: Final = 16 * 1024
_RESOLVERS: Final = ThreadPoolExecutor(128, "resolve")
"""Threads that resolve names. A name server that does not answer keeps a thread for longer than `PATIENCE`."""

Resolve = Callable[[str, int], Awaitable[list[str]]]
"""Returns the addresses of a name."""


class Reply(Struct, frozen=True):
    """The answer to a request: its status, and the seconds in `Retry-After`, if it has that header."""

    status: int
    retry_after: int | None = None


class NoAnswerError(Exception):
    """There was no answer; the message says why, without details of the network."""


async def resolve(name: str, port: int) -> list[str]:
    """Return the addresses of a name, as the system resolves it.

    This has threads of its own: the event loop has few, and all parts of the server share them.
    """
    look_up = partial(getaddrinfo, name, port, type=SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_RESOLVERS, look_up)
    return list(dict.fromkeys(str(entry[4][0]) for entry in found))


@cache
def default_tls() -> ssl.SSLContext:
    """Return the TLS settings with the certificate authorities of the system."""
    return ssl.create_default_context()


class Sender:
    """Sends POST requests.

    The name of a host is resolved once for each request. All its addresses must be public, and the connection goes to
    one of these addresses, with the name for TLS: a name that resolves differently the next time changes nothing.
    Redirects are not followed, and of the answer only the status and `Retry-After` are used.
    """

    def __init__(
        self,
        allow_private: bool,
        patience: float = PATIENCE,
        resolve: Resolve = resolve,
        tls: Callable[[], ssl.SSLContext] = default_tls,
    ) -> None:
        self.allow_private = allow_private
        self._patience = patience
        self._resolve = resolve
        self._tls = tls

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Send a JSON body and return the reply; raise NoAnswerError if there is none."""
        try:
            async with asyncio.timeout(self._patience):
                target = read_url(url, self.allow_private)
                return await self._exchange(target, await self._connect(target), headers, body)
        except TimeoutError:
            raise NoAnswerError(f"no answer within {self._patience:g} s") from None
        except ForbiddenTargetError as error:
            raise NoAnswerError(str(error)) from None
        except ssl.SSLError:
            raise NoAnswerError("TLS failed: the certificate is not valid for this name, or is not trusted") from None
        except h11.RemoteProtocolError:
            raise NoAnswerError("the answer is not valid HTTP") from None
        except OSError:
            raise NoAnswerError("the connection failed") from None

    async def _connect(self, target: Target) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Resolve the name once, check all addresses, and connect to the first address that accepts."""
        literal = literal_address(target.host)
        try:
            addresses = [literal] if literal else await self._resolve(target.host, target.port)
        except OSError:
            raise NoAnswerError("the name of the host cannot be resolved") from None
        check_addresses(addresses, self.allow_private)
        tls, name = (self._tls(), target.host) if target.scheme == "https" else (None, None)
        failed, tried = OSError(), addresses[:MOST_ADDRESSES]
        for address in tried:
            try:
                async with asyncio.timeout(self._patience / len(tried)):  # so that there is time for the others
                    return await asyncio.open_connection(address, target.port, ssl=tls, server_hostname=name)
            except ssl.SSLError:
                raise
            except OSError as error:
                failed = error
        raise failed

    async def _exchange(
        self,
        target: Target,
        streams: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        headers: Mapping[str, str],
        body: bytes,
    ) -> Reply:
        """Send the request over an open connection, read the status, and close the connection."""
        reader, writer = streams
        connection = h11.Connection(h11.CLIENT)
        first = {
            "host": target.authority,
            "content-type": "application/json",
            "content-length": str(len(body)),
            "user-agent": "Reeve",
            "connection": "close",
        }
        request = h11.Request(method="POST", target=target.path, headers=list((first | dict(headers)).items()))
        try:
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _read_reply(reader, connection)
        finally:
            writer.transport.abort()


async def _read_reply(reader: asyncio.StreamReader, connection: h11.Connection) -> Reply:
    """Read an answer up to its status and headers; its body is not read."""
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return Reply(event.status_code, read_retry_after(dict(event.headers).get(b"retry-after", b"")))
        if event is h11.NEED_DATA:
            data = await reader.read(_PIECE)
            if not data:
                raise NoAnswerError("the connection was closed without an answer")
            read += len(data)
            if read > MOST_READ:
                raise NoAnswerError(f"the answer has no status within {MOST_READ} bytes")
            connection.receive_data(data)


def read_retry_after(value: bytes) -> int | None:
    """Return the seconds in a Retry-After header, which has a number or a date; None if it is neither."""
    text = value.decode("latin-1").strip()
    if text.isascii() and text.isdigit():
        return int(text[:9])
    try:
        moment = parsedate_to_datetime(text)
    except (ValueError, OverflowError):
        return None
    aware = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
    return max(0, round((aware - datetime.now(UTC)).total_seconds()))
