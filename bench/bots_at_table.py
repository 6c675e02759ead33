"""`make bench-table`: how long moves at other tables take, with and without a table of three `search` bots.

The server runs on the embedded store. Players of eight tables move at a steady rate: they list their actions and submit
one. A move is timed from the moment when it was due. At one more table a person answers at once, so that the bots think
all the time. Rounds with and without that table alternate.
"""

import asyncio
import sys
import time
from random import Random
from typing import Any, NamedTuple

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from bench.abuse.__main__ import part, server
from bench.abuse.attacks import HOST
from bench.service.wires import Http1

TABLES = 8
RATE = 5.0
"""Moves per second at each table."""
SECONDS = 10.0
ROUNDS = 4
WARM_UP = 3.0
"""Seconds until the bots' worker process has started."""


class Seats(NamedTuple):
    """A table with the tokens of its persons."""

    path: str
    tokens: list[str]


async def open_table(http: Http1, seats: int, bots: int = 0) -> Seats:
    """Open a table and claim the seats of its persons."""
    plans: list[dict[str, str]] = [{}] * (seats - bots) + [{"bot": "search"}] * bots
    made = await http.json("POST", "/v1/games", None, {"ruleset": "hallertau", "seats": seats, "plans": plans})
    path = f"/v1/games/{made['game']['id']}"
    claims = [
        await http.json("POST", f"{path}/seats/{seat}:claim", None, {"invite": invite})
        for seat, invite in enumerate(made["invites"])
        if invite
    ]
    return Seats(path, [claim["seatToken"] for claim in claims])


async def next_move(http: Http1, table: Seats, random: Random) -> tuple[str, dict[str, Any]] | None:
    """Return the token and the body of the next move of a person; None if no person is to act."""
    for token in table.tokens:
        listed = await http.json("GET", f"{table.path}:listActions", token)
        if listed["actions"] and table.tokens.index(token) in listed["toAct"]:
            action = {"id": random.choice(listed["actions"])["id"]}
            return token, {"expectedRevision": listed["revision"], "actions": [action]}
    return None


async def play_paced(port: int, number: int) -> list[float]:
    """Play at one table at a steady rate; return the seconds that each move took since it was due."""
    http, random, took = await Http1.open(HOST, port), Random(number), []
    table = await open_table(http, 2)
    start = time.perf_counter() + number / TABLES / RATE
    for turn in range(int(SECONDS * RATE)):
        due = start + turn / RATE
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        move = await next_move(http, table, random)
        if move is None:
            table = await open_table(http, 2)
            continue
        await http.json("POST", f"{table.path}:submit", *move)
        took.append(time.perf_counter() - due)
    await http.close()
    return took


async def play_with_bots(port: int) -> None:
    """Answer at once at a table with three bots, for ever."""
    http, random = await Http1.open(HOST, port), Random(1)
    while True:
        table = await open_table(http, 4, bots=3)
        for _ in range(2_000):
            move = await next_move(http, table, random)
            if move is not None:
                await http.json("POST", f"{table.path}:submit", *move)
            await asyncio.sleep(0.02)


async def measure(port: int, bots: bool) -> tuple[list[float], float]:
    """Play at all tables; return how long the moves took, and how many moves the bots made in a second."""
    playing = asyncio.create_task(play_with_bots(port)) if bots else None
    await asyncio.sleep(WARM_UP if bots else 0)
    before, started = await bot_moves(port), time.perf_counter()
    took = await asyncio.gather(*(play_paced(port, number) for number in range(TABLES)))
    made = (await bot_moves(port) - before) / (time.perf_counter() - started)
    if playing is not None:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return [one for table in took for one in table], made


async def bot_moves(port: int) -> float:
    """Return the moves of bots that the server has counted."""
    http = await Http1.open(HOST, port)
    text = (await http.send(http.request("GET", "/metrics", None))).decode()
    await http.close()
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith("reeve_bot_moves_total{"))


def main() -> None:
    """Measure both in turns and print the table."""
    took: dict[bool, list[float]] = {False: [], True: []}
    moves: dict[bool, float] = {False: 0.0, True: 0.0}
    with server("--requests-per-second", "1000000") as (port, _):
        for number in range(2 * ROUNDS):
            bots = bool(number % 2)
            print(f"round {number + 1} of {2 * ROUNDS}", file=sys.stderr)
            measured, made = uvloop.run(measure(port, bots))
            took[bots] += measured
            moves[bots] += made / ROUNDS
    sheet = Sheet("three search bots at a table", "moves", "p50 ms", "p99 ms", "longest ms", "moves of bots per second")
    for bots, durations in took.items():
        numbers = (f"{part(durations, at) * 1000:.1f}" for at in (0.5, 0.99, 1.0))
        sheet.add_row("yes" if bots else "no", str(len(durations)), *numbers, f"{moves[bots]:.1f}")
    Console().print(sheet)


if __name__ == "__main__":
    main()
