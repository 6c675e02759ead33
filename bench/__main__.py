"""Measure the engine against python-chess in the same run, on one core; print and write bench/results.json."""

import json
import os
import platform
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

from service.engine.kernel.journal import Journal
from service.engine.kernel.playout import playout
from service.engine.kernel.snapshot import decode, encode
from service.engine.registry import RULESETS

ROUNDS = 15
SLICE_SECONDS = 0.4
SEATS = 4
LONGEST_CHESS = 300
RESULTS = Path(__file__).parent / "results.json"
TARGETS = {
    "ratio_to_chess": "at least 0.7",
    "snapshot_microseconds": "at most 100",
    "snapshot_bytes": "at most 6144",
    "time_travel_milliseconds": "well under 50",
}


def chess_speed(random: Random) -> float:
    """Decisions per second of random chess games: legal moves, pick, push."""
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < SLICE_SECONDS:
        board = chess.Board()
        while len(board.move_stack) < LONGEST_CHESS and (moves := list(board.legal_moves)):
            board.push(random.choice(moves))
            decisions += 1
    return decisions / (time.perf_counter() - began)


def engine_speed(name: str, random: Random) -> float:
    """Decisions per second of random games: list the options, pick, resolve."""
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < SLICE_SECONDS:
        decisions += playout(RULESETS[name].rules, {}, SEATS, str(random.random()), random)[1]
    return decisions / (time.perf_counter() - began)


def long_game(name: str) -> Journal[Any]:
    """A finished game whose seats take much and exchange little, so that it is long."""
    rules = RULESETS[name].rules
    journal: Journal[Any] = Journal(rules, {}, [""] * SEATS, "bench")
    random = Random("bench")
    while waiting := rules.to_act(journal.state):
        offered = rules.options(journal.state, waiting[0])
        journal.act(waiting[0], offered[min(random.randrange(len(offered)) for _ in range(4))].id)
    return journal


def timed(action: Any, times: int) -> float:
    """The median of so many runs, in seconds."""
    runs = []
    for _ in range(times):
        began = time.perf_counter()
        action()
        runs.append(time.perf_counter() - began)
    return median(runs)


def measure(name: str) -> dict[str, Any]:
    """All figures of one game; the two speeds are taken in turns, so that noise hits both."""
    random = Random("bench")
    pairs = [
        (engine_speed(name, random), chess_speed(random)) for _ in track(range(ROUNDS), f"{name} and chess in turns")
    ]
    game = long_game(name)
    rules = RULESETS[name].rules
    late = encode(rules, game.at(game.revision - 10))
    return {
        "decisions_per_second": round(median(engine for engine, _ in pairs)),
        "chess_decisions_per_second": round(median(chess for _, chess in pairs)),
        "ratio_to_chess": round(median(engine / chess for engine, chess in pairs), 2),
        "snapshot_microseconds": round(timed(lambda: encode(rules, decode(rules, late)), 5000) * 1e6, 1),
        "snapshot_bytes": len(late),
        "time_travel_revisions": game.revision,
        "time_travel_milliseconds": round(timed(lambda: game.at(game.revision), 20) * 1e3, 1),
    }


def main() -> None:
    results = {name: measure(name) for name in RULESETS}
    for name, figures in results.items():
        table = Table("figure", "measured", "target", title=f"{name}, {SEATS} seats")
        for figure, value in figures.items():
            table.add_row(figure.replace("_", " "), f"{value:,}", TARGETS.get(figure, ""))
        Console().print(table)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    RESULTS.write_text(json.dumps({"machine": machine, "results": results}, indent=2) + "\n")
    print(f"wrote {RESULTS.name}")


if __name__ == "__main__":
    main()
