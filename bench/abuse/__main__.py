"""`make bench-abuse`: measures how long one normal player waits while 30 connections attack the server.

The server runs with its defaults on the embedded store. The player lists its actions every 20 ms from one address, the
attack runs in another process and comes from another address. A request is timed from the moment when it was due, so
that a stall of the server adds to the time of every request that it delays.
"""

import asyncio
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from bench.abuse.attacks import ATTACKS, HOST
from bench.service.watchers import resident
from bench.service.wires import FailedError, Http1

INTERVAL = 0.02
WARM_UP = 2.0
"""Seconds that an attack runs before the measurement starts."""
SECONDS = 15.0
"""Seconds of the measurement during each attack."""
LONGEST = 10.0
"""Seconds after which a request counts as failed."""


@contextmanager
def server(*more: str) -> Iterator[tuple[int, int]]:
    """Start a server with its defaults and some flags on a new folder; yield its REST port and its process id."""
    with tempfile.TemporaryDirectory(prefix="reeve-abuse-") as folder:
        flags = ["--port", "0", "--grpc-port", "0", "--data", folder, "--log-level", "error", *more]
        process = subprocess.Popen(
            [sys.executable, "-m", "service", "serve", *flags], stdout=subprocess.PIPE, text=True
        )
        assert process.stdout is not None
        try:
            line = next(line for line in process.stdout if "http://" in line)
            yield int(line.partition("http://")[2].split()[0].rstrip("/.,").rpartition(":")[2]), process.pid
        finally:
            process.terminate()
            process.communicate(timeout=30)


async def join(port: int) -> tuple[str, str]:
    """Create a game, claim its seat, and return the path of its actions and the seat's token."""
    http = await Http1.open(HOST, port)
    made = await http.json("POST", "/v1/games", None, {"ruleset": "hallertau", "seats": 1})
    path = f"/v1/games/{made['game']['id']}"
    claim = await http.json("POST", f"{path}/seats/0:claim", None, {"invite": made["invites"][0]})
    await http.close()
    return f"{path}:listActions", claim["seatToken"]


async def ask(port: int, path: str, token: str) -> tuple[list[float], int]:
    """Send a request every 20 ms for 15 seconds; return the durations of the answers and the number of failures."""
    took: list[float] = []
    failed = 0
    http: Http1 | None = None
    due = start = time.perf_counter()
    while due < start + SECONDS:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        try:
            async with asyncio.timeout(LONGEST):
                http = http or await Http1.open(HOST, port)
                await http.send(http.request("GET", path, token))
        except (FailedError, OSError, EOFError, TimeoutError):
            failed += 1
            http = None
        took.append(time.perf_counter() - due)
        due += INTERVAL
        if time.perf_counter() > start + SECONDS + LONGEST:
            break
    return took, failed


def measure(name: str | None) -> list[str]:
    """Measure during one attack, or without one, and return a row of the table."""
    with server() as (port, pid):
        path, token = asyncio.run(join(port))
        attack = name and subprocess.Popen([sys.executable, "-m", "bench.abuse.attacks", name, str(port)])
        try:
            time.sleep(WARM_UP)
            took, failed = uvloop.run(ask(port, path, token))
            memory = resident(pid) / 2**20
        finally:
            if attack:
                attack.kill()
                attack.wait()
    return [name or "none", *(f"{part(took, at) * 1000:.1f}" for at in (0.5, 0.99, 1.0)), str(failed), f"{memory:.0f}"]


def part(took: Sequence[float], at: float) -> float:
    """Return a quantile of durations."""
    return sorted(took)[min(len(took) - 1, int(at * len(took)))]


def main() -> None:
    """Measure every attack and print the table."""
    sheet = Sheet("attack", "p50 ms", "p99 ms", "longest ms", "failed", "server MB")
    for name in (None, *ATTACKS):
        print(f"measuring: {name or 'no attack'}", file=sys.stderr)
        sheet.add_row(*measure(name))
    Console().print(sheet)


if __name__ == "__main__":
    main()
