"""The attacks: each opens 30 connections from another loopback address and keeps them busy until it is killed.

Run as `python -m bench.abuse.attacks NAME PORT`; `python -m bench.abuse` starts it.
"""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from itertools import count
from random import Random
from typing import Any

import msgspec
import uvloop

from service.engine.kernel.journal import Journal
from service.engine.kernel.record import write_record
from service.engine.registry import ruleset

HOST = "127.0.0.1"
ATTACKER = "127.0.0.2"
"""The source address of the attacks. Linux answers on all of 127.0.0.0/8."""
CONNECTIONS = 30
PIECE = b"x" * 65_536
"""Data that is sent repeatedly as part of one header line."""
PAUSE = 0.05
"""Seconds before an attacker reconnects after its connection was closed."""


class Connection:
    """An HTTP/1.1 connection that tolerates every status."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def request(self, verb: str, path: str, body: bytes = b"", *fields: str) -> tuple[int, bytes]:
        """Send a request and return the status and the body of the answer."""
        head = "\r\n".join((f"{verb} {path} HTTP/1.1", f"host: {HOST}", f"content-length: {len(body)}", *fields))
        self.writer.write(f"{head}\r\n\r\n".encode() + body)
        answer = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        status, length = int(answer.split(" ", 2)[1]), answer.partition("content-length: ")[2].partition("\r")[0]
        if "transfer-encoding: chunked" in answer:
            return status, await self.reader.readuntil(b"\r\n0\r\n\r\n")
        return status, await self.reader.readexactly(int(length or 0))

    async def json(self, verb: str, path: str, body: Any = None, token: str | None = None) -> Any:
        """Send a JSON request and return the decoded answer."""
        fields = ["content-type: application/json", *([f"authorization: Bearer {token}"] if token else [])]
        _, answer = await self.request(verb, path, b"" if body is None else msgspec.json.encode(body), *fields)
        return msgspec.json.decode(answer)


async def endless_header(connection: Connection, number: int) -> None:
    """Send one header line that never ends."""
    connection.writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ")
    while True:
        connection.writer.write(PIECE)
        await connection.writer.drain()


async def verify_records(connection: Connection, number: int) -> None:
    """Send the record of a whole game for verification in a loop."""
    while True:
        await connection.request("POST", "/v1/records:verify", whole_game(), "content-type: application/json")


async def hold_connections(connection: Connection, number: int) -> None:
    """Hold a connection that is idle, has half a header, or sends a body byte by byte."""
    beginnings = (
        b"",
        b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ",
        b"POST /v1/games HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 60000\r\n\r\n",
    )
    connection.writer.write(beginnings[number % 3])
    while not connection.reader.at_eof():
        if number % 3:
            connection.writer.write(b" ")
        await asyncio.sleep(0.1)


async def submit_and_undo(connection: Connection, number: int) -> None:
    """Submit and undo the first action of one seat in a loop; all connections share the seat."""
    path, token = await shared_seat(connection)
    for step in count():
        shown = await connection.json("GET", f"{path}:listActions", None, token)
        verb, fields = (":submit", {"actions": [{"id": shown["actions"][0]["id"]}]}) if step % 2 else (":undo", {})
        request = {"expectedRevision": shown["revision"], "requestId": f"{number}/{step}", **fields}
        await connection.json("POST", path + verb, request, token)


SEATS: list[tuple[str, str]] = []
"""The path and the token of the shared seat, after its game was created."""


async def shared_seat(connection: Connection) -> tuple[str, str]:
    """Create a game and claim its seat, or return the seat that another connection has claimed."""
    if not SEATS:
        made = await connection.json("POST", "/v1/games", {"ruleset": "hallertau", "seats": 1})
        path = f"/v1/games/{made['game']['id']}"
        claim = await connection.json("POST", f"{path}/seats/0:claim", {"invite": made["invites"][0]})
        SEATS.append((path, claim["seatToken"]))
    return SEATS[0]


async def fetch_documents(connection: Connection, number: int) -> None:
    """Fetch the large documents outside of /v1, compressed."""
    for step in count(number):
        await connection.request("GET", DOCUMENTS[step % len(DOCUMENTS)], b"", "accept-encoding: gzip")


@cache
def whole_game() -> bytes:
    """Return the record of a random game of Hallertau with two seats."""
    rules, random = ruleset("hallertau").rules, Random(1)
    journal = Journal(rules, {}, ["", ""], "bench")
    while waiting := rules.to_act(journal.state):
        journal.act(waiting[0], random.choice(rules.actions(journal.state, waiting[0])).id)
    return write_record(journal.record())


DOCUMENTS = ("/openapi.json", "/docs/ui/swagger-ui-bundle.js", "/metrics")
ATTACKS: dict[str, Callable[[Connection, int], Awaitable[None]]] = {
    "1 endless header line": endless_header,
    "2 records:verify": verify_records,
    "3 idle, half header, slow body": hold_connections,
    "5 one seat submits and undoes": submit_and_undo,
    "6 documents and metrics": fetch_documents,
}


async def run(name: str, port: int) -> None:
    """Run an attack on 30 connections, and reconnect whenever the server closes one."""

    async def attack(number: int) -> None:
        while True:
            with suppress(OSError, EOFError, RuntimeError, asyncio.LimitOverrunError, msgspec.DecodeError, KeyError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0), limit=2**22)
                try:
                    await ATTACKS[name](Connection(reader, writer), number)
                finally:
                    writer.transport.abort()
            await asyncio.sleep(PAUSE)

    await asyncio.gather(*(attack(number) for number in range(CONNECTIONS)))


if __name__ == "__main__":
    uvloop.run(run(sys.argv[1], int(sys.argv[2])))
