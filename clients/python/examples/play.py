"""Plays whole random games, many at once, and checks the guarantees of the server.

Start a server with `make run`, then: python clients/python/examples/play.py --games 10
"""

import argparse
import asyncio
import sys
from contextlib import aclosing
from pathlib import Path
from random import Random

from reeve_client import AsyncReeve, AsyncSeat, AsyncTable, ReeveError, Refused, SeatPlan, hallertau, lagranja, to_json
from reeve_client.contract.game import Game
from reeve_client.contract.records import Record, VerifyRecordRequest


async def follow(table: AsyncTable) -> list[int]:
    """Watch a game as a spectator until it is over; return the sequence numbers of all its events."""
    seen = []
    async with aclosing(table.watch()) as messages:
        async for message in messages:
            if message.event is not None:
                seen.append(message.event.seq)
                if isinstance(message.event.what, hallertau.EventGameEnded | lagranja.EventGameEnded):
                    break
    return seen


async def play_seat(seat: AsyncSeat, dice: Random, quiet: bool) -> list[str]:
    """Play a seat until the game is over; return the ids of the actions that were carried out."""
    played = []
    async for turn in seat.turns():
        action = dice.choice(turn.actions)
        if await turn.play(action):
            played.append(action.id)
            if not quiet:
                print(seat.id, turn.revision, action.label, flush=True)
    return played


async def play_game(
    reeve: AsyncReeve, ruleset: str, bot: str, dice: Random, quiet: bool
) -> tuple[Game, Record, list[str]]:
    """Play one game against a bot, or both seats of it; return the game, its record and the errors that were found."""
    table = await reeve.open(ruleset, plans=[SeatPlan(), SeatPlan(bot=bot)])
    seats = [await table.claim(seat) for seat in ([0] if bot else [0, 1])]
    seen, *played = await asyncio.gather(follow(table), *(play_seat(seat, dice, quiet) for seat in seats))
    game, record = await seats[0].game(), await seats[0].record()
    faults = []
    if seen != list(range(1, game.head_seq + 1)):
        faults.append("events are missing")
    for seat, moves in zip(seats, played, strict=True):
        if [entry.action for entry in record.actions if entry.seat == seat.number] != moves:
            faults.append(f"moves of seat {seat.number} were lost or happened twice")
    return game, record, faults


async def main() -> int:
    """Play the games; return the exit code, which is 0 if all checks passed."""
    parser = argparse.ArgumentParser(description="Play random games over REST, many at once.")
    parser.add_argument("--url", default="http://localhost:8080", help="where the server is (default: %(default)s)")
    parser.add_argument("--ruleset", default="hallertau", help="which game of the server (default: %(default)s)")
    parser.add_argument("--bot", default="search", help='who plays the other seat (default: %(default)s; "": we do)')
    parser.add_argument("--key", default="", help="an API key; a server on this machine needs none")
    parser.add_argument("--games", type=int, default=1, help="how many games to play at once (default: %(default)s)")
    parser.add_argument("--seed", type=int, help="the seed of the choices; the deal is the server's")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the last game to this file")
    parser.add_argument("--quiet", action="store_true", help="print the end only")
    given = parser.parse_args()
    dice = Random(given.seed)
    async with AsyncReeve(given.url, given.key) as reeve:
        playing = (
            play_game(reeve, given.ruleset, given.bot, Random(dice.random()), given.quiet) for _ in range(given.games)
        )
        games = await asyncio.gather(*playing)
        for _, record, faults in games:
            verdict = await reeve.verify_record(VerifyRecordRequest(record=record))
            if not verdict.ok:
                faults.append(f"the record is not true: {verdict.message}")
    for game, _, faults in games:
        scores = " to ".join(str(score.total) for score in game.result.scores) if game.result else ""
        print(f"Game {game.id}: {scores} after {game.revision} revisions; {'; '.join(faults) or 'all is well'}")
    if given.record is not None:
        given.record.write_bytes(to_json(games[-1][1]))
    return 1 if any(faults for _, _, faults in games) else 0


if __name__ == "__main__":
    try:
        sys.exit(asyncio.run(main()))
    except Refused as refused:
        sys.exit(f"{refused.reason}: {refused}")
    except ReeveError as error:
        sys.exit(str(error))
