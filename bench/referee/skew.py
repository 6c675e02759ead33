"""Plays games over servers whose clocks are 30 seconds apart: `python -m bench.referee skew`.

The banks must be those that follow from the store's time at which each move was sent.
"""

import asyncio
from datetime import UTC, datetime
from random import Random
from typing import Final, NamedTuple

from msgspec.structs import replace

from bench.referee.clocked_games import ClockedGame, Games, config_at, now, submission
from bench.referee.fleet import Fleet, running_fleet
from bench.service.wires import OK
from tests.referee.proved import is_proved, proof_of

SHIFTS: Final = (0.0, 30.0, -30.0)
"""Seconds by which the clocks of the servers differ from the time of the store."""
GAMES: Final = 20
MOVES: Final = 60
AT_ONCE: Final = 2
THINKING: Final = (0.02, 0.08)
"""Shortest and longest time before a move, in seconds."""
SOON: Final = 500_000
"""Milliseconds until the time of the first seat runs out."""


class SkewFigures(NamedTuple):
    """What was measured."""

    games: int
    moves: int
    apart_seconds: int
    """How far the clocks of the servers are apart."""
    unproved: int
    worst_stamp_milliseconds: int
    """The largest difference between the moment of a move and the store's time at which it was sent."""
    worst_bank_milliseconds: int
    """The largest difference between a bank and what follows from the times at which the moves were sent."""


def skew(games: int, moves: int = MOVES) -> SkewFigures:
    """Play games over servers with different clocks, each move over another server."""
    with running_fleet("redis", len(SHIFTS), shifts=SHIFTS) as fleet:
        return asyncio.run(_skew(fleet, games, moves))


async def _skew(fleet: Fleet, games: int, moves: int) -> SkewFigures:
    stored = await Games.open(config_at(fleet.place))
    try:
        made = await stored.make([now() + SOON] * games)
        slots = asyncio.Semaphore(AT_ONCE)
        sent = await asyncio.gather(
            *(play(fleet, stored, game, moves, number, slots) for number, game in enumerate(made))
        )
        shifts = [await shift_of(fleet, stored, number) for number in range(len(fleet.servers))]
        stamps, banks, unproved = [0], [0], 0
        for game, moments in zip(made, sent, strict=True):
            head, record = await stored.record(game)
            unproved += not is_proved(head, record)
            assert head.referee is not None
            true_times = dict(moments)
            entries = tuple(
                replace(entry, time=datetime.fromtimestamp(true_times[entry.revision] / 1000, UTC))
                for entry in record.actions
            )
            stamps += [
                abs(round(old.time.timestamp() * 1000) - true_times[old.revision])
                for old in record.actions
                if old.time is not None
            ]
            _, clocks = proof_of(head, replace(record, actions=entries))
            banks += [abs(one.bank - other.bank) for one, other in zip(head.referee.clocks, clocks, strict=True)]
        return SkewFigures(games, moves, round(max(shifts) - min(shifts)), unproved, max(stamps), max(banks))
    finally:
        await stored.close()


async def shift_of(fleet: Fleet, stored: Games, number: int) -> float:
    """Return by how many seconds the clock of a server is ahead: without a time control its games have its time."""
    (game,) = await stored.make([now()], None)
    seat, revision, actions = await stored.next_move(game)
    link = await fleet.connect(number)
    status, body = await link.exchange(submission(link, game, actions[:1], revision, stored.signer.seat(game.id, seat)))
    assert status == OK, body
    await link.close()
    _, head, _ = await stored.repository.load(game.id)
    return head.updated - now() / 1000


async def play(
    fleet: Fleet, stored: Games, game: ClockedGame, moves: int, number: int, slots: asyncio.Semaphore
) -> list[tuple[int, int]]:
    """Play moves; return the revisions, each with the time at which its move was sent."""
    moments: list[tuple[int, int]] = []
    random = Random(number)
    async with slots:
        links = [await fleet.connect(number) for number in range(len(fleet.servers))]
        for move in range(moves):
            seat, revision, actions = await stored.next_move(game)
            await asyncio.sleep(random.uniform(*THINKING))
            link = links[(number + move) % len(links)]
            request = submission(link, game, actions[:1], revision, stored.signer.seat(game.id, seat))
            at = max(now(), moments[-1][1] + 1 if moments else 0)
            status, body = await link.exchange(request)
            assert status == OK, body
            moments.append((revision + 1, at))
        for link in links:
            await link.close()
    return moments


def measure(games: int) -> dict[str, dict[str, float]]:
    """Return the figures."""
    return {"servers whose clocks are 30 s apart": skew(min(games, GAMES))._asdict()}
