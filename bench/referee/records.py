"""Plays random games with clocks, leavers and acts, and verifies their records: `python -m bench.referee records`."""

import os
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from service.engine.kernel.record import read_record, write_record
from service.engine.registry import ruleset
from service.referee.verify import verify_record
from tests.referee.proved import is_proved
from tests.referee.random_games import random_game

GAMES: Final = 1_000


class Proved(NamedTuple):
    """What is known of one random game."""

    verdict: str
    """"" if the record is proved, else what the verifier found."""
    time_outs: int
    leavers: int
    outages: int
    over: bool


class RecordFigures(NamedTuple):
    """What was measured. `unproved` must be 0."""

    games: int
    unproved: int
    time_outs: int
    leavers: int
    """Seats that left at the end of the games."""
    outages: int
    over: int
    """Games that were over at the end."""
    seconds: int


def prove(number: int) -> Proved:
    """Play a random game, and verify its record as it is written and read."""
    game = random_game(number)
    record = read_record(write_record(game.record()))
    verdict = verify_record(ruleset(record.ruleset, record.version), record, game.head.server_seed)
    referee = game.head.referee
    ok = verdict.ok and (referee is None or is_proved(game.head, record))
    return Proved(
        "" if ok else f"game {number}, revision {verdict.revision}: {verdict.text('en')}",
        sum(one.time_outs for one in referee.clocks) if referee else 0,
        sum(one is not None for one in referee.left) if referee else 0,
        len(game.all_outages),
        game.head.over,
    )


def measure(games: int) -> dict[str, dict[str, float]]:
    """Return the figures."""
    started, count = time.monotonic(), min(games, GAMES)
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        proved = list(pool.map(prove, range(count), chunksize=20))
    for wrong, _ in Counter(one.verdict for one in proved if one.verdict).items():
        print(wrong)
    return {
        "records of random games": RecordFigures(
            count,
            sum(bool(one.verdict) for one in proved),
            sum(one.time_outs for one in proved),
            sum(one.leavers for one in proved),
            sum(one.outages for one in proved),
            sum(one.over for one in proved),
            round(time.monotonic() - started),
        )._asdict()
    }
