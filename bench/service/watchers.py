"""Measures many idle watchers of one process: memory of each, and the time until an event reaches the last one."""

import asyncio
import time
from pathlib import Path
from typing import Any

from bench.service.load import Tables, Target, rest_moves
from bench.service.wires import Http1

WATCHERS = 2_000
EVENTS = 10


async def watch_many(target: Target, tables: Tables, pid: int) -> dict[str, Any]:
    """Open many streams of one game, as for the final of a tournament, and measure them."""
    (table,) = await tables.make(1)
    before = resident(pid)
    streams = [await open_stream(target, table.game, table.tokens[number % 2]) for number in range(WATCHERS)]
    memory = (resident(pid) - before) / WATCHERS
    http = await Http1.open(
        target.host, target.rest
    )  # opened only now: the server closes a connection that sends nothing
    delays, own = [], []
    for request in rest_moves(http, table)[:EVENTS]:
        started = time.perf_counter()
        answer = asyncio.create_task(http.send(request))
        await asyncio.gather(*(reader.readuntil(b"event: event\n") for reader, _ in streams))
        delays.append(time.perf_counter() - started)
        await answer
        own.append(time.perf_counter() - started)
        await asyncio.gather(*(drain(reader) for reader, _ in streams))
    for _, writer in streams:
        writer.close()
    await http.close()
    return {
        "watchers": WATCHERS,
        "kilobytes_per_watcher": round(memory / 1024, 1),
        "median_milliseconds_to_the_last": round(sorted(delays)[len(delays) // 2] * 1000, 1),
        "worst_milliseconds_to_the_last": round(max(delays) * 1000, 1),
    }


async def open_stream(target: Target, game: str, token: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Open a stream, and read its hello message and the missed events."""
    reader, writer = await asyncio.open_connection(target.host, target.rest, limit=2**20)
    path, key = f"/v1/games/{game}/events:watch", f"authorization: Bearer {token}"
    writer.write(f"GET {path} HTTP/1.1\r\nhost: {target.host}\r\n{key}\r\n\r\n".encode())
    await reader.readuntil(b"event: hello\n")
    await drain(reader)
    return reader, writer


async def drain(reader: asyncio.StreamReader) -> None:
    """Read until no more data arrives."""
    try:
        while True:
            await asyncio.wait_for(reader.read(2**20), 0.05)
    except TimeoutError:
        pass


def resident(pid: int) -> int:
    """Return the resident memory of a process in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0
