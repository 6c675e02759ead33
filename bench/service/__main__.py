"""`make bench-service`: measures the service on one core with a real Redis, as a ratio to an echo in the same run."""

import asyncio
import gc
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryFile
from typing import Any, NamedTuple

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from bench.service.echo import describe_messages
from bench.service.load import Tables, Target, grpc_echoes, grpc_moves, pace, rest_echoes, rest_moves, rush
from bench.service.watchers import watch_many
from bench.service.wires import Http1, Http2
from service.app.tokens import new_key
from service.store.base import Key
from service.store.redis import RedisStore
from tests.servers import redis_server

ROUNDS = 5
CLOCK_ROUNDS = 12
CLOCK_SLICE = 5
CONNECTIONS = 32
MOVES = 60
TIME_CONTROL = {"bankSeconds": 1800, "incrementSeconds": 10}
RESULTS = Path(__file__).parents[1] / "service.json"
OTHER_CORE = 1


class Subject(NamedTuple):
    """A game that is measured."""

    ruleset: str
    settings: dict[str, Any]
    seats: int


SUBJECTS = {"hallertau": Subject("hallertau", {}, 2), "lagranja": Subject("lagranja", {}, 2)}


@contextmanager
def measured_server(url: str) -> Iterator[tuple[str, int, int, int]]:
    """Start the server in its own process; yield its host, both ports and process id. It logs every request."""
    with TemporaryFile() as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.service.server", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert process.stdout is not None
        try:
            addresses = process.stdout.readline().split()
            if not addresses:
                log.seek(0)
                raise RuntimeError(f"the server did not start: {log.read().decode()}")
            rest, grpc = addresses
            host, _, port = rest.removeprefix("http://").rpartition(":")
            yield host, int(port), int(grpc.rpartition(":")[2]), process.pid
        finally:
            process.communicate(timeout=30)


async def operator(url: str) -> str:
    """Create an API key for the measured server and return it."""
    store = RedisStore(url)
    await store.open()
    key_id, key, digest = new_key()
    await store.put_key(Key(key_id, "bench", ("games.create", "games.read"), digest, time.time()))
    await store.close()
    return key


async def ratio(target: Target, tables: Tables, api: str) -> dict[str, Any]:
    """Measure moves per second against echoes per second in alternating slices, and the latency at half that load."""
    speeds: list[tuple[float, float]] = []
    answer, kind = b"", Http1 if api == "rest" else Http2
    port = target.rest if api == "rest" else target.grpc
    for _ in range(ROUNDS):
        made = await tables.make(CONNECTIONS)
        links: Any = [await kind.open(target.host, port) for _ in made]
        pairs = list(zip(links, made, strict=True))
        moves = [(link.send, (rest_moves if api == "rest" else grpc_moves)(link, table)) for link, table in pairs]
        moves_per_second, answer = await rush(moves)
        echoes = [
            (link.send, (rest_echoes if api == "rest" else grpc_echoes)(link, table, answer)) for link, table in pairs
        ]
        echoes_per_second, echoed = await rush(echoes)
        assert 0 <= len(echoed) - len(answer) < 50, (len(echoed), len(answer))
        await tables.check(made)
        speeds.append((moves_per_second, echoes_per_second))
        for link in links:
            await link.close()
    half = median(moves for moves, _ in speeds) / 2
    took = await paced(target, tables, api, half)
    return {
        "moves_per_second": round(median(moves for moves, _ in speeds)),
        "echoes_per_second": round(median(echoes for _, echoes in speeds)),
        "ratio": round(median(moves / echoes for moves, echoes in speeds), 3),
        "bytes_of_an_answer": len(answer),
        "half_load_p50_milliseconds": milliseconds(took, 0.5),
        "half_load_p99_milliseconds": milliseconds(took, 0.99),
    }


async def clock_cost(target: Target, tables: Tables, api: str, pid: int) -> dict[str, Any]:
    """Measure the CPU time of the server for a move with and without a time control.

    The CPU time depends less on what else the machine does than the moves per second do. Tables of both kinds play the
    same games, in turn, a few moves each, so that a change of the machine's speed concerns both.
    """
    costs: list[tuple[float, float]] = []
    kind, port = (Http1, target.rest) if api == "rest" else (Http2, target.grpc)
    for round_number in range(CLOCK_ROUNDS):
        groups, number = [], tables.number
        for control in (None, TIME_CONTROL):
            tables.number = number  # the same games again
            groups.append(await tables.make(CONNECTIONS, control))
        links: Any = [[await kind.open(target.host, port) for _ in made] for made in groups]
        work = [
            [
                (link.send, (rest_moves if api == "rest" else grpc_moves)(link, table))
                for link, table in zip(links_of_group, made, strict=True)
            ]
            for links_of_group, made in zip(links, groups, strict=True)
        ]
        used = [0, 0]
        for turn, first in enumerate(range(0, MOVES, CLOCK_SLICE)):
            first_group = (round_number + turn) % 2
            for group in (first_group, 1 - first_group):
                some = [(send, requests[first : first + CLOCK_SLICE]) for send, requests in work[group]]
                before = cpu_nanoseconds(pid)
                await rush(some)
                used[group] += cpu_nanoseconds(pid) - before
        without, with_clock = (
            nanoseconds / 1000 / sum(len(requests) for _, requests in moves)
            for nanoseconds, moves in zip(used, work, strict=True)
        )
        costs.append((without, with_clock))
        for made, links_of_group in zip(groups, links, strict=True):
            await tables.check(made)
            for link in links_of_group:
                await link.close()
    return {
        "microseconds_of_a_move_without": round(median(without for without, _ in costs)),
        "microseconds_of_a_move_with": round(median(with_clock for _, with_clock in costs)),
        "ratio": round(median(with_clock / without for without, with_clock in costs), 3),
        "ratio_of_the_rounds_from_to": [round(f(w / o for o, w in costs), 3) for f in (min, max)],
    }


def cpu_nanoseconds(pid: int) -> int:
    """Return the CPU time that all threads of a process have used."""
    return sum(int(path.read_text().split()[0]) for path in Path(f"/proc/{pid}/task").glob("*/schedstat"))


async def paced(target: Target, tables: Tables, api: str, rate: float) -> list[float]:
    """Return how long moves take at a steady rate."""
    made = await tables.make(CONNECTIONS * 2)
    kind, port = (Http1, target.rest) if api == "rest" else (Http2, target.grpc)
    links: Any = [await kind.open(target.host, port) for _ in made]
    work = [
        (link.send, (rest_moves if api == "rest" else grpc_moves)(link, table))
        for link, table in zip(links, made, strict=True)
    ]
    took = await pace(work, rate)
    await tables.check(made)
    return took


async def questions(target: Target, tables: Tables) -> dict[str, Any]:
    """Measure ListActions and GetGame after every move of a whole game, and GetGame of every revision."""
    whole = Tables(target, tables.ruleset, tables.settings, tables.seats, 10_000)
    (table,) = await whole.make(1)
    http = await Http1.open(target.host, target.rest)
    listing = http.request("GET", f"/v1/games/{table.game}:listActions", table.tokens[0])
    looking = http.request("GET", f"/v1/games/{table.game}", table.tokens[0])
    took: dict[str, list[float]] = {"list_actions": [], "get_game": [], "time_travel": []}
    for request in rest_moves(http, table):
        took["list_actions"].append(await timed(http, listing))
        took["get_game"].append(await timed(http, looking))
        await http.send(request)
    await whole.check([table])
    for revision in range(len(table.script.moves) + 1):
        path = f"/v1/games/{table.game}?revision={revision}"
        took["time_travel"].append(await timed(http, http.request("GET", path, table.tokens[0])))
    await http.close()
    return {
        "revisions": len(table.script.moves),
        **{
            f"{name}_{label}_milliseconds": milliseconds(values, part)
            for name, values in took.items()
            for label, part in (("p50", 0.5), ("p99", 0.99), ("max", 1.0))
        },
    }


async def timed(http: Http1, request: bytes) -> float:
    started = time.perf_counter()
    await http.send(request)
    return time.perf_counter() - started


def milliseconds(took: Sequence[float], part: float) -> float:
    """Return a quantile of durations in milliseconds."""
    ordered = sorted(took)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))] * 1000, 2)


async def measure(url: str, host: str, rest: int, grpc: int, pid: int) -> dict[str, Any]:
    """Run all measurements one after the other."""
    describe_messages()
    target = Target(host, rest, grpc, await operator(url), url)
    metrics: dict[str, Any] = {}
    for name, subject in SUBJECTS.items():
        tables = Tables(target, subject.ruleset, subject.settings, subject.seats, MOVES)
        metrics[f"{name} over REST"] = await ratio(target, tables, "rest")
        metrics[f"{name} over gRPC"] = await ratio(target, tables, "grpc")
        for api, title in (("rest", "REST"), ("grpc", "gRPC")):
            metrics[f"{name} with a clock over {title}"] = await clock_cost(target, tables, api, pid)
        metrics[f"{name}, questions over REST"] = await questions(target, tables)
        if not metrics.get("watchers"):
            metrics["watchers"] = await watch_many(target, tables, pid)
    return metrics


def show(metrics: dict[str, Any]) -> None:
    """Print the metrics as a table."""
    sheet = Sheet("what", "metric", "value")
    for name, values in metrics.items():
        for metric, value in values.items():
            sheet.add_row(name, metric, str(value))
    Console().print(sheet)


def main() -> None:
    """Measure, print the results and write them to bench/service.json."""
    os.sched_setaffinity(0, {OTHER_CORE})  # Redis, which is started here, and the load generator share this core
    gc.disable()  # pauses of the load generator must not count as pauses of the server
    with (
        redis_server() as redis,
        measured_server(redis.url) as (host, rest, grpc, pid),
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        metrics = runner.run(measure(redis.url, host, rest, grpc, pid))
    metrics["machine"] = {"python": platform.python_version(), "cores": os.cpu_count()}
    RESULTS.write_text(json.dumps(metrics, indent=1) + "\n")
    show(metrics)


if __name__ == "__main__":
    main()
