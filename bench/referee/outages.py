"""Stops the store or all servers while clocks run out: `python -m bench.referee outages`.

There must be one outage, nobody may be charged for it, every game must be timed out exactly once, and every bank must
be the one that the verifier computes.
"""

import asyncio
import time
from random import Random
from typing import Any, Final, NamedTuple

from bench.referee.clocked_games import BANK, CONTROL, GRACE, ClockedGame, Games, config_at, now, submission
from bench.referee.fleet import Fleet, running_fleet
from bench.referee.time_outs import LOOK_EVERY, PATIENCE, PROCESSES, WITHIN, first_deadline
from bench.service.wires import OK
from service.referee.clock import NoticedOutages, known_at, reading

STORE_SECONDS: Final = 8.0
SERVER_SECONDS: Final = 30.0
"""Seconds for which the store or the servers are stopped."""
RECONNECT: Final = 20.0
MOVES: Final = 100
"""Number of further games, in which a seat moves after the outage."""
LONGER: Final = 400_000
"""Milliseconds by which the time of these games runs out later."""


class OutageFigures(NamedTuple):
    """What was measured. `wrong`, `early`, `charged` and `unproved` must be 0, and `outages` must be 1."""

    games: int
    outages: int
    outage_seconds: float
    """Length of the longest outage with the time to reconnect."""
    wrong: int
    """Games that were not timed out exactly once."""
    early: int
    """Games that were timed out before their time, without the outage, was over."""
    charged: int
    """Games in which a seat moved after the outage, and was charged for the outage."""
    unproved: int
    """Games whose records are not proved, or whose banks differ from those of the verifier."""
    last_milliseconds: int
    """When the last game was timed out, counted from the moment at which that was due."""


def stop_store(store: str, games: int, seconds: float = STORE_SECONDS, reconnect: float = RECONNECT) -> OutageFigures:
    """Kill the Redis, which keeps every write, in the middle of the time-outs, and start it again."""
    with running_fleet(store, PROCESSES, "--reconnect", reconnect, durable=True) as fleet:
        assert fleet.redis is not None
        return asyncio.run(_measure(fleet, games, fleet.redis.kill, fleet.redis.start, seconds))


def stop_servers(
    store: str, games: int, seconds: float = SERVER_SECONDS, reconnect: float = RECONNECT
) -> OutageFigures:
    """Kill all servers in the middle of the time-outs, and start them again."""
    with running_fleet(store, PROCESSES, "--reconnect", reconnect) as fleet:
        return asyncio.run(_measure(fleet, games, fleet.kill_all, fleet.restart_all, seconds))


async def _measure(fleet: Fleet, games: int, stop: Any, start: Any, seconds: float) -> OutageFigures:
    stored = await Games.open(config_at(fleet.place))
    try:
        random, first = Random(2), first_deadline(games + MOVES)
        moving = await stored.make([first + LONGER] * min(MOVES, games))
        made = await stored.make([first + random.randrange(WITHIN) for _ in range(games)])
        await asyncio.sleep((first + GRACE + WITHIN / 2 - now()) / 1000)
        await asyncio.to_thread(stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(start)
        for number, game in enumerate(moving):
            await move(fleet, number, game, stored)
        await wait_for_all(stored, made)
        return await figures(stored, made, moving)
    finally:
        await stored.close()


async def move(fleet: Fleet, number: int, game: ClockedGame, stored: Games) -> None:
    """Move in a game over one of the servers; repeat it while the server has no store."""
    http = await fleet.connect(number)
    request, end = submission(http, game, (await stored.next_move(game))[2]), time.monotonic() + PATIENCE
    while (answer := await http.exchange(request))[0] != OK:
        assert b"STORE_UNAVAILABLE" in answer[1], answer
        assert time.monotonic() < end, answer
        await asyncio.sleep(LOOK_EVERY)
    await http.close()


async def wait_for_all(stored: Games, made: list[ClockedGame]) -> None:
    """Wait until no game is due that runs out of time soon."""
    end = time.monotonic() + PATIENCE
    while left := await stored.due(max(game.deadline for game in made) + LONGER // 2):
        assert time.monotonic() < end, f"{left} games are still not timed out"
        await asyncio.sleep(LOOK_EVERY)


async def figures(stored: Games, made: list[ClockedGame], moving: list[ClockedGame]) -> OutageFigures:
    """Examine all games."""
    outages = await stored.outages()
    begin, end = max(((start, end) for start, end, _ in outages), key=lambda one: one[1] - one[0], default=(0, 0))
    timed_out, moved = await stored.examine(made, outages), await stored.examine(moving, outages)
    late = sorted(one.late for one in timed_out if one.late is not None)
    charged = 0
    for game, one in zip(moving, moved, strict=True):
        assert one.head.referee is not None
        referee = one.head.referee
        bank, _, _ = reading(CONTROL, referee.clocks[game.seat], one.moved, known_at(outages, one.moved))
        used = one.moved - referee.start - covered(outages, referee.start, one.moved)
        charged += one.time_outs != 0 or bank != BANK * 1000 - used
    return OutageFigures(
        len(made),
        len(outages),
        round((end - begin) / 1000, 1),
        sum(one.time_outs != 1 for one in timed_out),
        sum(moment < 0 for moment in late),
        charged,
        sum(not one.proved for one in (*timed_out, *moved)),
        late[-1],
    )


def covered(outages: NoticedOutages, start: int, end: int) -> int:
    """Return how many milliseconds between two moments are inside of outages."""
    spans = sorted((max(start, first), min(end, last)) for first, last, _ in outages)
    total, until = 0, start
    for first, last in spans:
        total += max(0, last - max(first, until))
        until = max(until, last)
    return total


def measure(games: int) -> dict[str, dict[str, float]]:
    """Return the figures of all parts."""
    return {
        f"outage, Redis stopped for {STORE_SECONDS:.0f} s": stop_store("redis", games)._asdict(),
        f"outage, all servers stopped for {SERVER_SECONDS:.0f} s": stop_servers("redis", games)._asdict(),
    }
