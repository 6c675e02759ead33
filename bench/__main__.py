"""Measures the engine against python-chess in the same run, on one core, and writes bench/results.json."""

import json
import os
import platform
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import mean, median
from typing import Any, NamedTuple

import chess
from rich.console import Console
from rich.progress import track
from rich.table import Table

from service.engine.kernel.action import Action
from service.engine.kernel.journal import Journal
from service.engine.kernel.play import apply, start
from service.engine.kernel.playout import playout
from service.engine.kernel.snapshot import decode, encode
from service.engine.registry import RULESETS

ROUNDS = 15
SLICE_SECONDS = 0.4
SEATS = 4
LONGEST_CHESS = 300
PROMPT_GAMES = 60
RESULTS = Path(__file__).parent / "results.json"


class Subject(NamedTuple):
    """A measured ruleset with its settings, and its targets."""

    ruleset: str
    settings: dict[str, object]
    targets: dict[str, str]


SUBJECTS = {
    "hallertau without cards": Subject(
        "hallertau",
        {"variant": "no-cards"},
        {
            "ratio_to_chess": "at least 0.7",
            "largest_action_list": "at most 150",
            "snapshot_microseconds": "at most 100",
            "snapshot_bytes": "at most 6,144",
            "time_travel_milliseconds": "well under 50",
        },
    ),
    "hallertau with cards": Subject(
        "hallertau",
        {"variant": "cards"},
        {
            "ratio_to_chess": "at least 0.4",
            "largest_action_list": "at most 400",
            "snapshot_bytes": "at most 12,288",
            "prompts_ratio": "at most 2",
        },
    ),
    "lagranja": Subject(
        "lagranja",
        {},
        {
            "ratio_to_chess": "at least 0.5",
            "snapshot_bytes": "at most 8,192",
            "largest_action_list": "at most 300",
        },
    ),
}


def chess_speed(random: Random) -> float:
    """Return the decisions per second of random chess games: list legal moves, choose one, play it."""
    began, decisions = time.perf_counter(), 0
    while time.perf_counter() - began < SLICE_SECONDS:
        board = chess.Board()
        while len(board.move_stack) < LONGEST_CHESS and (moves := list(board.legal_moves)):
            board.push(random.choice(moves))
            decisions += 1
    return decisions / (time.perf_counter() - began)


def engine_speed(subject: Subject, random: Random) -> tuple[float, int]:
    """Return the decisions per second of random games (list actions, choose, resolve), and the longest list."""
    rules = RULESETS[subject.ruleset].rules
    began, decisions, largest = time.perf_counter(), 0, 0
    while time.perf_counter() - began < SLICE_SECONDS:
        _, played, most = playout(rules, subject.settings, SEATS, str(random.random()), random)
        decisions, largest = decisions + played, max(largest, most)
    return decisions / (time.perf_counter() - began), largest


def long_game(subject: Subject) -> Journal[Any]:
    """Return a long finished game. Actions early in the list are preferred, which makes games long."""
    rules = RULESETS[subject.ruleset].rules
    journal: Journal[Any] = Journal(rules, subject.settings, [""] * SEATS, "bench")
    random = Random("bench")
    while waiting := rules.to_act(journal.state):
        offered = rules.actions(journal.state, waiting[0])
        journal.act(waiting[0], offered[min(random.randrange(len(offered)) for _ in range(4))].id)
    return journal


def count_prompts(subject: Subject, pick: Callable[[list[Action], Random], Action]) -> float:
    """Return the mean number of decisions in two-seat games in which `pick` chooses the actions."""
    rules = RULESETS[subject.ruleset].rules
    counts = []
    for number in range(PROMPT_GAMES):
        random = Random(number)
        state, _ = start(rules, subject.settings, 2, str(number))
        decisions = 0
        while waiting := rules.to_act(state):
            seat = random.choice(waiting)
            apply(rules, state, seat, pick(rules.actions(state, seat), random))
            decisions += 1
        counts.append(decisions)
    return mean(counts)


def always_asked(offered: list[Action], random: Random) -> Action:
    """Return a random action, but no ready action."""
    return random.choice([action for action in offered if not action.kind.startswith("ready_")])


def ready_while_idle(offered: list[Action], random: Random) -> Action:
    """Return `ready_while_idle` if it is offered (the seat is then not asked while it cannot play), else any action."""
    ready = [action for action in offered if action.kind == "ready_while_idle"]
    return ready[0] if ready else always_asked(offered, random)


def timed(action: Callable[[], object], times: int) -> float:
    """Return the median duration of a number of runs, in seconds."""
    runs = []
    for _ in range(times):
        began = time.perf_counter()
        action()
        runs.append(time.perf_counter() - began)
    return median(runs)


def measure(name: str, subject: Subject) -> dict[str, Any]:
    """Return all measurements of one subject; engine and chess alternate, so that noise affects both."""
    random = Random("bench")
    turns = track(range(ROUNDS), f"{name} and chess in turns")
    slices = [(engine_speed(subject, random), chess_speed(random)) for _ in turns]
    pairs = [(engine, chess) for (engine, _), chess in slices]
    game = long_game(subject)
    rules = RULESETS[subject.ruleset].rules
    late = encode(rules, game.at(game.revision - 10))
    metrics = {
        "decisions_per_second": round(median(engine for engine, _ in pairs)),
        "chess_decisions_per_second": round(median(chess for _, chess in pairs)),
        "ratio_to_chess": round(median(engine / chess for engine, chess in pairs), 2),
        "largest_action_list": max(largest for (_, largest), _ in slices),
        "snapshot_microseconds": round(timed(lambda: encode(rules, decode(rules, late)), 5000) * 1e6, 1),
        "snapshot_bytes": len(late),
        "time_travel_revisions": game.revision,
        "time_travel_milliseconds": round(timed(lambda: game.at(game.revision), 20) * 1e3, 1),
    }
    if "prompts_ratio" in subject.targets:
        asked, idle = count_prompts(subject, always_asked), count_prompts(subject, ready_while_idle)
        metrics |= {
            "prompts_always_asked": round(asked, 1),
            "prompts_ready_while_idle": round(idle, 1),
            "prompts_ratio": round(asked / idle, 2),
        }
    return metrics


def main() -> None:
    results = {name: measure(name, subject) for name, subject in SUBJECTS.items()}
    for name, metrics in results.items():
        table = Table("metric", "measured", "target", title=f"{name}, {SEATS} seats")
        for metric, value in metrics.items():
            table.add_row(metric.replace("_", " "), f"{value:,}", SUBJECTS[name].targets.get(metric, ""))
        Console().print(table)
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    RESULTS.write_text(json.dumps({"machine": machine, "results": results}, indent=2) + "\n")
    print(f"wrote {RESULTS.name}")


if __name__ == "__main__":
    main()
