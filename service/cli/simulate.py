"""`reeve simulate`: random games by the thousand, and what they were like."""

import json
import time
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from service.cli.files import save_record
from service.engine.kernel.errors import Reason, RefusedError
from service.engine.kernel.journal import Journal
from service.engine.kernel.playout import playout
from service.engine.kernel.result import Result
from service.engine.kernel.rng import game_seed
from service.engine.kernel.rules import read_options
from service.engine.registry import Ruleset, ruleset


class Game(Struct, frozen=True):
    """One random game."""

    decisions: int
    largest: int
    result: Result


def run_simulate(
    name: str, options: dict[str, object], seats: int, games: int, seed: str, as_json: bool, records: str | None
) -> int:
    """Play the games, then print a table or one JSON object."""
    game = ruleset(name)
    read_options(game.rules.options_type, options)
    folder = None if records is None else make_folder(records)
    began = time.perf_counter()
    screen = Console(stderr=True)
    hidden = as_json or not screen.is_terminal
    numbers = track(range(games), "playing", console=screen, disable=hidden, transient=True)
    played = [play_game(game, options, seats, f"{seed}/{number}", folder, number) for number in numbers]
    seconds = time.perf_counter() - began
    summary = {"ruleset": name, "options": options, "seats": seats, "seed": seed, **summarise(played, seconds)}
    if as_json:
        print(json.dumps(summary))
    else:
        Console().print(summary_table(summary))
    return 0


def make_folder(records: str) -> Path:
    """The folder for the records."""
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_folder(folder, error) from None
    return folder


def no_folder(folder: Path, error: OSError) -> RefusedError:
    """Why the records cannot go there."""
    message = f"--records needs a folder that can be written; {folder}: {error.strerror}"
    return RefusedError(Reason.BAD_OPTION, message)


def play_game(
    game: Ruleset, options: dict[str, object], seats: int, seed: str, folder: Path | None, number: int
) -> Game:
    """One game; with a record the same game, only slower."""
    random = Random(seed)
    if folder is None:
        state, decisions, largest = playout(game.rules, options, seats, game_seed(seed, [""] * seats), random)
    else:
        journal: Journal[Any] = Journal(game.rules, options, [""] * seats, seed)
        largest = play_journal(journal, random)
        state, decisions = journal.state, journal.revision
        try:
            save_record(journal, folder / f"game-{number:06}.record.json")
        except OSError as error:
            raise no_folder(folder, error) from None
    result = game.rules.result(state)
    if result is None:
        raise RefusedError(Reason.ENGINE_FAULT, f"the game with seed {seed!r} stopped before its end")
    return Game(decisions, largest, result)


def play_journal(journal: Journal[Any], random: Random) -> int:
    """A random game with its record; the largest list of options."""
    rules = journal.rules
    largest = 0
    while waiting := rules.to_act(journal.state):
        seat = random.choice(waiting)
        offered = rules.options(journal.state, seat)
        journal.act(seat, random.choice(offered).id)
        largest = max(largest, len(offered))
    return largest


def summarise(played: list[Game], seconds: float) -> dict[str, Any]:
    """The figures over all games."""
    totals = [score.total for game in played for score in game.result.scores]
    low, middle, high = quantiles(totals, n=4) if len(totals) > 1 else totals * 3
    decisions = sum(game.decisions for game in played)
    tens = Counter(total // 10 * 10 for total in totals)
    return {
        "games": len(played),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "largest_option_list": max(game.largest for game in played),
        "scores": {
            "lowest": min(totals),
            "quartile": low,
            "median": middle,
            "upper_quartile": high,
            "highest": max(totals),
            "mean": round(mean(totals), 2),
            "by_ten": {f"{ten}-{ten + 9}": tens[ten] for ten in sorted(tens)},
        },
    }


def summary_table(summary: dict[str, Any]) -> Table:
    """The figures for people."""
    table = Table(title=f"{summary['ruleset']}, {summary['seats']} seats, seed {summary['seed']}", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key in ("games", "decisions", "decisions_per_second", "largest_option_list"):
        table.add_row(key.replace("_", " "), f"{summary[key]:,}")
    table.add_section()
    for key, value in summary["scores"].items():
        if key != "by_ten":
            table.add_row(f"score: {key.replace('_', ' ')}", str(value))
    table.add_section()
    for tens, count in summary["scores"]["by_ten"].items():
        table.add_row(f"scores {tens}", str(count))
    return table
