"""Lets the clocks of many games run out while a server is killed: `python -m bench.referee time_outs`.

Every game must be timed out exactly once. The seconds are counted from the moment at which a time-out was due.
"""

import asyncio
import time
from random import Random
from typing import Final, NamedTuple

from bench.referee.clocked_games import GRACE, ClockedGame, Games, config_at, now
from bench.referee.fleet import Fleet, running_fleet

GAMES: Final = 10_000
WITHIN: Final = 1_000
"""Milliseconds within which all games of a storm are due."""
PER_SECOND: Final = 100
SECONDS: Final = 20
"""Seconds for which games are due at a steady rate."""
PROCESSES: Final = 3
MILLISECONDS_PER_GAME: Final = 4
LEAD: Final = 3_000
"""Milliseconds to store one game, and to get ready after that, before the first game is due."""
LOOK_EVERY: Final = 0.1
PATIENCE: Final = 120.0


class TimeOutFigures(NamedTuple):
    """What was measured. `wrong` and `unproved` must be 0."""

    games: int
    wrong: int
    """Games that were not timed out exactly once."""
    unproved: int
    """Games whose records are not proved, or whose banks differ from those of the verifier."""
    p50_milliseconds: int
    p99_milliseconds: int
    last_milliseconds: int


def storm(store: str, games: int) -> TimeOutFigures:
    """Let games run out of time within a second, and kill a server when a third of them is done.

    A Redis has three servers, of which two are left. The server of the embedded store is started again.
    """
    flags = () if store == "redis" else ("--outage-after", 60)  # else the clocks do not count the restart
    with running_fleet(store, PROCESSES, *flags) as fleet:
        return asyncio.run(_storm(fleet, games))


async def _storm(fleet: Fleet, games: int) -> TimeOutFigures:
    stored = await Games.open(config_at(fleet.place))
    try:
        random, start = Random(1), first_deadline(games)
        made = await stored.make([start + random.randrange(WITHIN) for _ in range(games)])
        await wait_for(stored, made, games * 2 // 3)
        fleet.servers[0].kill9()
        if fleet.redis is None:
            await asyncio.to_thread(fleet.restart_all)
        await wait_for(stored, made, 0)
        return await figures(stored, made)
    finally:
        await stored.close()


def steady(store: str, games: int) -> TimeOutFigures:
    """Let games run out of time at a steady rate."""
    with running_fleet(store, PROCESSES) as fleet:
        return asyncio.run(_steady(fleet, games))


async def _steady(fleet: Fleet, games: int) -> TimeOutFigures:
    stored = await Games.open(config_at(fleet.place))
    try:
        start = first_deadline(games)
        made = await stored.make([start + number * 1000 // PER_SECOND for number in range(games)])
        await wait_for(stored, made, 0)
        return await figures(stored, made)
    finally:
        await stored.close()


def first_deadline(games: int) -> int:
    """Return a moment before which so many games can be stored."""
    return now() + games * MILLISECONDS_PER_GAME + LEAD


async def wait_for(stored: Games, made: list[ClockedGame], most: int) -> None:
    """Wait until the last game is due and at most so many games still are."""
    until = max(game.deadline for game in made) + GRACE
    end = time.monotonic() + (until - now()) / 1000 + PATIENCE
    while (left := await stored.due(until)) > most:
        assert time.monotonic() < end, f"{left} games are still not timed out"
        await asyncio.sleep(LOOK_EVERY)


async def figures(stored: Games, made: list[ClockedGame]) -> TimeOutFigures:
    """Examine all games."""
    examined = await stored.examine(made, await stored.outages())
    late = sorted(one.late for one in examined if one.late is not None)
    return TimeOutFigures(
        len(made),
        sum(one.time_outs != 1 for one in examined),
        sum(not one.proved for one in examined),
        late[len(late) // 2],
        late[len(late) * 99 // 100],
        late[-1],
    )


def measure(games: int) -> dict[str, dict[str, float]]:
    """Return the figures of all parts."""
    return {
        f"time-outs, {games} within 1 s, a server killed": storm("redis", games)._asdict(),
        f"time-outs, {PER_SECOND} a second": steady("redis", min(games, PER_SECOND * SECONDS))._asdict(),
    }
