"""Measures the CPU time of the server for a move with and without a time control."""

import asyncio
from pathlib import Path
from statistics import mean
from typing import Any

import uvloop

from bench.service.load import SUBJECTS, Subject, Tables, Target, grpc_moves, rest_moves, rush
from bench.service.process import measured_server
from bench.service.wires import Http1, Http2

SERVERS = 8
"""Number of servers that are measured, one after the other. The same code is up to 2 % faster or slower in another
process, because its memory is laid out in another way."""
ROUNDS = 3
SLICE = 5
CONNECTIONS = 32
MOVES = 60
TIME_CONTROL = {"bankSeconds": 1800, "incrementSeconds": 10}

Cost = tuple[float, float]
"""Microseconds of a move without and with a time control, in one round."""


def measure_clocks(url: str) -> dict[str, Any]:
    """Measure both games over both APIs, and return the metrics by their names."""
    costs: dict[str, list[list[Cost]]] = {}
    for _ in range(SERVERS):
        with measured_server(url) as target, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            for name, subject in SUBJECTS.items():
                for api, title in (("rest", "REST"), ("grpc", "gRPC")):
                    rounds = runner.run(measure(target, subject, api))
                    costs.setdefault(f"{name} with a clock over {title}", []).append(rounds)
    return {name: summary(servers) for name, servers in costs.items()}


def summary(servers: list[list[Cost]]) -> dict[str, Any]:
    """Return the means of all rounds, and the smallest and the largest ratio of a server."""
    ratios = [mean(with_clock / without for without, with_clock in rounds) for rounds in servers]
    rounds = [cost for server in servers for cost in server]
    return {
        "microseconds_of_a_move_without": round(mean(without for without, _ in rounds)),
        "microseconds_of_a_move_with": round(mean(with_clock for _, with_clock in rounds)),
        "ratio": round(mean(ratios), 3),
        "ratio_of_the_servers_from_to": [round(min(ratios), 3), round(max(ratios), 3)],
    }


async def measure(target: Target, subject: Subject, api: str) -> list[Cost]:
    """Measure some rounds of one game over one API.

    The CPU time depends less on what else the machine does than the moves per second do. Tables of both kinds play the
    same games, in turn, a few moves each, so that a change of the machine's speed concerns both.
    """
    tables = Tables(target, subject, MOVES)
    costs: list[Cost] = []
    kind, port = (Http1, target.rest) if api == "rest" else (Http2, target.grpc)
    for number in range(ROUNDS):
        groups, first_game = [], tables.number
        for control in (None, TIME_CONTROL):
            tables.number = first_game  # the same games again
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
        for turn, first in enumerate(range(0, MOVES, SLICE)):
            first_group = (number + turn) % 2
            for group in (first_group, 1 - first_group):
                some = [(send, requests[first : first + SLICE]) for send, requests in work[group]]
                before = cpu_nanoseconds(target.pid)
                await rush(some)
                used[group] += cpu_nanoseconds(target.pid) - before
        without, with_clock = (
            nanoseconds / 1000 / sum(len(requests) for _, requests in moves)
            for nanoseconds, moves in zip(used, work, strict=True)
        )
        costs.append((without, with_clock))
        for made, links_of_group in zip(groups, links, strict=True):
            await tables.check(made)
            for link in links_of_group:
                await link.close()
    return costs


def cpu_nanoseconds(pid: int) -> int:
    """Return the CPU time that all threads of a process have used."""
    return sum(int(path.read_text().split()[0]) for path in Path(f"/proc/{pid}/task").glob("*/schedstat"))
