"""`reeve simulate`: lets bots play many games and prints statistics."""

import json
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, pthread_sigmask
from statistics import mean, quantiles
from typing import Any

from msgspec import Struct
from rich.console import Console
from rich.progress import track
from rich.table import Table

from service.cli.counting import Counts, counts_table
from service.cli.files import save_record
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.journal import Journal
from service.engine.kernel.play import apply, start
from service.engine.kernel.result import Result
from service.engine.kernel.rng import game_seed
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.settings import read_settings
from service.engine.registry import ruleset


class Game(Struct, frozen=True):
    """The numbers of one game."""

    decisions: int
    largest: int
    result: Result


class Simulation(Struct, frozen=True):
    """The parameters of a simulation: game, bots, number of games, and the counted events."""

    ruleset: str
    settings: dict[str, object]
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    count: tuple[str, ...]
    records: str | None


def run_simulate(simulation: Simulation, as_json: bool) -> int:
    """Play the games, then print tables or one JSON object."""
    game = ruleset(simulation.ruleset)
    read_settings(game.rules.settings_type, simulation.settings)
    bots = seat_bots(simulation.bots, simulation.seats)
    counts = Counts(game.rules, simulation.count)
    folder = None if simulation.records is None else make_folder(simulation.records)
    began = time.perf_counter()
    screen = Console(stderr=True)
    hidden = as_json or not screen.is_terminal
    numbers = track(range(simulation.games), "playing", console=screen, disable=hidden, transient=True)
    played = [play_game(game, simulation, bots, number, folder, counts) for number in numbers]
    seconds = time.perf_counter() - began
    asked = {
        "ruleset": simulation.ruleset,
        "settings": simulation.settings,
        "seats": simulation.seats,
        "bots": bots,
        "seed": simulation.seed,
    }
    summary = {**asked, **summarise(played, seconds), "counts": counts.summary()}
    if as_json:
        print(json.dumps(summary))
        return 0
    Console().print(summary_table(summary))
    for words, counted in summary["counts"].items():
        Console().print(counts_table(words, counted))
    return 0


def seat_bots(named: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return the bot of every seat; a single name is used for all seats."""
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise EngineError(EngineReason.BAD_SETTING, f"--bots names one bot for all or one for each of {seats} seats")
    return named


def make_folder(records: str) -> Path:
    """Create the folder for the records and return it."""
    folder = Path(records)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise no_folder(folder, error) from None
    return folder


def no_folder(folder: Path, error: OSError) -> EngineError:
    """Return the error for a folder to which records cannot be written."""
    message = f"--records needs a folder that can be written; {folder}: {error.strerror}"
    return EngineError(EngineReason.BAD_SETTING, message)


def play_game(
    game: Ruleset, simulation: Simulation, bots: Sequence[str], number: int, folder: Path | None, counts: Counts
) -> Game:
    """Play one game. Writing a record makes it slower but does not change the game."""
    rules, seed = game.rules, f"{simulation.seed}/{number}"
    random = Random(seed)
    entropy = [""] * simulation.seats
    journal: Journal[Any] | None = None
    if folder is None:
        state, events = start(rules, simulation.settings, simulation.seats, game_seed(seed, entropy))
    else:
        journal = Journal(rules, simulation.settings, entropy, seed)
        state, events = journal.state, journal.opening
    decisions = largest = 0
    counts.add(events)
    while waiting := rules.to_act(state):
        seat = random.choice(waiting)
        offered = rules.actions(state, seat)
        action = BOTS[bots[seat]](game, state, seat, offered, random).action
        counts.add(apply(rules, state, seat, action) if journal is None else journal.act(seat, action.id))
        decisions += 1
        largest = max(largest, len(offered))
    result = rules.result(state)
    if result is None:
        raise EngineError(EngineReason.ENGINE_FAULT, f"the game with seed {seed!r} stopped before its end")
    counts.end_game(result)
    if folder is not None and journal is not None:
        save_game(journal, folder, number)
    return Game(decisions, largest, result)


def save_game(journal: Journal[Any], folder: Path, number: int) -> None:
    """Write the record of one game. Ctrl-C waits until it is written, so that no file is incomplete."""
    before = pthread_sigmask(SIG_BLOCK, {SIGINT})
    try:
        save_record(journal, folder / f"game-{number:06}.record.json")
    except OSError as error:
        raise no_folder(folder, error) from None
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def summarise(played: list[Game], seconds: float) -> dict[str, Any]:
    """Return the statistics over all games."""
    totals = [score.total for game in played for score in game.result.scores]
    low, middle, high = quantiles(totals, n=4, method="inclusive") if len(totals) > 1 else totals * 3
    decisions = sum(game.decisions for game in played)
    tens = Counter(total // 10 * 10 for total in totals)
    return {
        "games": len(played),
        "decisions": decisions,
        "decisions_per_second": round(decisions / seconds),
        "largest_action_list": max(game.largest for game in played),
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
    """Return the statistics as tables."""
    who = ", ".join(dict.fromkeys(summary["bots"]))
    title = f"{summary['ruleset']}, {summary['seats']} seats, {who}, seed {summary['seed']}"
    table = Table(title=title, show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for key in ("games", "decisions", "decisions_per_second", "largest_action_list"):
        table.add_row(key.replace("_", " "), f"{summary[key]:,}")
    table.add_section()
    for key, value in summary["scores"].items():
        if key != "by_ten":
            table.add_row(f"score: {key.replace('_', ' ')}", str(value))
    table.add_section()
    for tens, count in summary["scores"]["by_ten"].items():
        table.add_row(f"scores {tens}", str(count))
    return table
