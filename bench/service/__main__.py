"""`make bench-service`: measures the service on one core with a real Redis, as a ratio to an echo in the same run."""

import asyncio
import gc
import json
import os
import platform
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import uvloop
from rich.console import Console
from rich.table import Table as Sheet

from bench.service.clock_cost import measure_clocks
from bench.service.echo import describe_messages
from bench.service.load import (
    SUBJECTS,
    Subject,
    Tables,
    Target,
    grpc_echoes,
    grpc_moves,
    pace,
    rest_echoes,
    rest_moves,
    rush,
)
from bench.service.process import measured_server
from bench.service.watchers import watch_many
from bench.service.wires import Http1, Http2
from tests.servers import redis_server

ROUNDS = 5
CONNECTIONS = 32
MOVES = 60
RESULTS = Path(__file__).parents[1] / "service.json"
OTHER_CORE = 1


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


async def questions(target: Target, subject: Subject) -> dict[str, Any]:
    """Measure ListActions and GetGame after every move of a whole game, and GetGame of every revision."""
    whole = Tables(target, subject, 10_000)
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


async def measure(target: Target) -> dict[str, Any]:
    """Run all measurements without clocks one after the other."""
    describe_messages()
    metrics: dict[str, Any] = {}
    for name, subject in SUBJECTS.items():
        tables = Tables(target, subject, MOVES)
        metrics[f"{name} over REST"] = await ratio(target, tables, "rest")
        metrics[f"{name} over gRPC"] = await ratio(target, tables, "grpc")
        metrics[f"{name}, questions over REST"] = await questions(target, subject)
        if not metrics.get("watchers"):
            metrics["watchers"] = await watch_many(target, tables, target.pid)
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
    with redis_server() as redis:
        with measured_server(redis.url) as target, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            metrics = runner.run(measure(target))
        metrics |= measure_clocks(redis.url)
    metrics["machine"] = {"python": platform.python_version(), "cores": os.cpu_count()}
    RESULTS.write_text(json.dumps(metrics, indent=1) + "\n")
    show(metrics)


if __name__ == "__main__":
    main()
