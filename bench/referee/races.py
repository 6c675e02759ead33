"""Sends moves at the moment at which their time runs out: `python -m bench.referee races`.

One server gets the move, another one a look at the game, which enforces a time-out that is due; the relays of both look
for due games meanwhile. Exactly one of move and time-out must happen, and retries of the move must get equal answers.
"""

import asyncio
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from bench.referee.clocked_games import GRACE, ClockedGame, Games, config_at, now, submission
from bench.referee.fleet import Fleet, running_fleet
from bench.referee.time_outs import first_deadline, wait_for
from bench.service.wires import OK, Http1
from service.app.head import last_change

RACES: Final = 1_000
APART: Final = 25
"""Milliseconds between two races."""
EARLIEST, LATEST = -6, 3
"""Milliseconds from the time-out at which the move is sent. It needs some to arrive."""
RETRIES: Final = 2


class RaceFigures(NamedTuple):
    """What was measured. `wrong`, `unequal` and `unproved` must be 0."""

    races: int
    moved: int
    timed_out: int
    wrong: int
    """Games with both, with none, or with another answer than what happened."""
    unequal: int
    """Games in which a retry got another answer."""
    unproved: int
    median_milliseconds: int
    """How far the stored moment of the move or the time-out is from the end of the time, in the median."""


def race(store: str, races: int) -> RaceFigures:
    """Race moves against their time-outs."""
    with running_fleet(store, 2) as fleet:
        return asyncio.run(_race(fleet, races))


async def _race(fleet: Fleet, races: int) -> RaceFigures:
    stored = await Games.open(config_at(fleet.place))
    try:
        start, random = first_deadline(races), Random(3)
        made = await stored.make([start + number * APART for number in range(races)])
        moves = [(await stored.next_move(game))[2] for game in made]
        answers = await asyncio.gather(
            *(
                send(fleet, number, game, actions, game.deadline + GRACE + random.uniform(EARLIEST, LATEST))
                for number, (game, actions) in enumerate(zip(made, moves, strict=True))
            )
        )
        await wait_for(stored, made, 0)
        return await figures(stored, made, answers)
    finally:
        await stored.close()


async def send(fleet: Fleet, number: int, game: ClockedGame, actions: list[str], at: float) -> list[Any]:
    """Send a move and a look at a moment, and the move again; return the answers to all of the moves."""
    await asyncio.sleep((at - now()) / 1000 - 1)
    http, other = await fleet.connect(number), await fleet.connect(number + 1)
    look = other.request("GET", f"/v1/games/{game.id}", game.token)
    await asyncio.sleep((at - now()) / 1000)
    first, _ = await asyncio.gather(answer(http, game, actions), other.exchange(look))
    again = [await answer(link, game, actions) for link in (http, other)[:RETRIES]]
    await http.close()
    await other.close()
    return [first, *again]


async def answer(http: Http1, game: ClockedGame, actions: list[str]) -> Any:
    """Send a move; return the outcome without what changes with time, or the reason of the refusal."""
    status, body = await http.exchange(submission(http, game, actions))
    said = msgspec.json.decode(body)
    if status != OK:
        return said["reason"]
    return {name: value for name, value in said["outcome"].items() if name not in ("replayed", "clock")}


async def figures(stored: Games, made: list[ClockedGame], answers: list[list[Any]]) -> RaceFigures:
    """Examine all games."""
    examined = await stored.examine(made, await stored.outages())
    wrong, distances = 0, []
    for game, one, (first, *_) in zip(made, examined, answers, strict=True):
        was_moved = first != "TIME_OUT"
        wrong += (one.time_outs, bool(one.moved)) != ((0, True) if was_moved else (1, False))
        stamp = one.moved or last_change(one.head)
        distances.append(abs(stamp - game.deadline - GRACE))
    return RaceFigures(
        len(made),
        sum(bool(one.moved) for one in examined),
        sum(one.time_outs for one in examined),
        wrong,
        sum(any(other != first for other in again) for first, *again in answers),
        sum(not one.proved for one in examined),
        sorted(distances)[len(distances) // 2],
    )


def measure(games: int) -> dict[str, dict[str, float]]:
    """Return the figures."""
    return {"a move and its time-out at the same moment": race("redis", min(games, RACES))._asdict()}
