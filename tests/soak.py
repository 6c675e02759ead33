"""Plays thousands of random games through the conformance suite, on all cores: `make soak`."""

import argparse
import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import cycle, islice
from random import Random

from rich.progress import Progress, TimeElapsedColumn, TimeRemainingColumn

from service.engine.kernel.conformance import ConformanceError, check_game
from service.engine.registry import RULESETS
from tests.conformance.test_random_games import eager

DEEP_EVERY = 120
"""Slow checks run less often than in the tests, so that more games are played."""

Job = tuple[str, int, int]
"""A ruleset, a case of its invariants and the number of the game."""


def check(job: Job) -> tuple[Job, int, int, str]:
    """Check one game; return its decisions, its largest list of actions, and the guarantee it broke."""
    name, case, number = job
    game = RULESETS[name]
    seed = f"soak {number}"
    choose = eager(seed) if number % 2 else Random(seed).randrange
    try:
        settings, question = game.invariants.cases[case], game.texts["en"].question
        report = check_game(game.rules, game.invariants, settings, seed, choose, DEEP_EVERY, question)
    except ConformanceError as error:
        return job, 0, 0, str(error)
    return job, report.decisions, report.largest, ""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000, help="of each game (default: 10,000)")
    parser.add_argument("--ruleset", choices=list(RULESETS), action="append", help="this game only")
    given = parser.parse_args()
    rulesets = given.ruleset or list(RULESETS)
    jobs = [
        (name, case, number)
        for name in rulesets
        for number, case in enumerate(islice(cycle(range(len(RULESETS[name].invariants.cases))), given.games))
    ]
    decisions: Counter[str] = Counter()
    largest: Counter[str] = Counter()
    broken = []
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn(), TimeElapsedColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = progress.add_task("games", total=len(jobs))
        for (name, case, number), played, most, fault in pool.map(check, jobs, chunksize=8):
            progress.advance(task)
            decisions[name] += played
            largest[name] = max(largest[name], most)
            if fault:
                broken.append(f"{name}, case {case}, game {number}: {fault}")
                progress.console.print(broken[-1], markup=False)
    for name in rulesets:
        print(f"{name}: {decisions[name]:,} decisions, largest action list {largest[name]}")
    print(f"{len(jobs):,} games, {len(broken)} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
