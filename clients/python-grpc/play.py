"""Two seats play a whole game at random over gRPC, and a spectator watches them.

Start a server with `make run`, then: python clients/python-grpc/play.py --target localhost:50051
"""

import argparse
import sys
from pathlib import Path
from random import Random
from threading import Thread

from client import PATIENCE, Client, RefusedError, connect, new_id
from google.protobuf.json_format import MessageToJson

from reeve.v1.game_pb2 import (
    Action,
    ClaimSeatRequest,
    CreateGameRequest,
    Event,
    GetGameRequest,
    ListActionsRequest,
    SubmitActionsRequest,
)
from reeve.v1.records_pb2 import ExportRecordRequest, Record, VerifyRecordRequest
from reeve.v1.score_pb2 import Result


class Spectator(Thread):
    """Watches the game in its own thread until the game is over."""

    def __init__(self, client: Client, game: str, quiet: bool) -> None:
        super().__init__(daemon=True)
        self.client, self.game, self.quiet = client, game, quiet
        self.seen: list[int] = []

    def run(self) -> None:
        """Record the sequence number of each event, and print its text."""
        for event in self.client.watch(self.game):
            self.seen.append(event.seq)
            if not self.quiet:
                print(f"{event.seq:>5}  {event.text}", flush=True)
            if ends(event):
                return


def ends(event: Event) -> bool:
    """Return whether an event ends the game; it has the same name in every game."""
    ruleset = event.table.WhichOneof("game")
    return ruleset is not None and getattr(event.table, ruleset).WhichOneof("kind") == "game_ended"


def play(game: str, seats: list[Client], dice: Random) -> int:
    """Play until no seat is to act; return the number of moves."""
    moves = 0
    to_act = list(seats[0].call(ListActionsRequest(game=game)).to_act)
    while to_act:
        seat = seats[dice.choice(to_act)]
        listed = seat.call(ListActionsRequest(game=game))
        move = SubmitActionsRequest(
            game=game,
            expected_revision=listed.revision,  # the revision of the decision
            request_id=new_id(),  # makes a retry safe
            actions=[Action(id=dice.choice(listed.actions).id)],
        )
        try:
            to_act = list(seat.call(move).outcome.to_act)
            moves += 1
        except RefusedError as refused:
            if refused.reason != "STALE_REVISION":
                raise
            to_act = list(seat.call(ListActionsRequest(game=game)).to_act)  # the game has changed: decide again
    return moves


def save(record: Record, path: Path) -> None:
    """Write the record in the format that `reeve verify` reads."""
    text = MessageToJson(record, always_print_fields_with_no_presence=True, indent=1)
    path.write_text(text + "\n", encoding="utf-8")


def tell(result: Result) -> None:
    """Print who won."""
    for seat, score in enumerate(result.scores):
        print(f"Seat {seat}: {score.total} points{', wins' if seat in result.winners else ''}")


def main() -> int:
    """Play a whole game; return the exit code, which is 0 if all checks passed."""
    parser = argparse.ArgumentParser(description="Play a random game for two over gRPC.")
    parser.add_argument("--target", default="localhost:50051", help="where the server is (default: %(default)s)")
    parser.add_argument("--ruleset", default="hallertau", help="which game of the server (default: %(default)s)")
    parser.add_argument("--key", help="an API key with the scope games.create; a server on this machine needs none")
    parser.add_argument("--seed", type=int, help="the seed of the two players' choices; the deal is the server's")
    parser.add_argument("--record", type=Path, metavar="FILE", help="write the record of the game to this file")
    parser.add_argument("--quiet", action="store_true", help="print the end only")
    given = parser.parse_args()
    dice = Random(given.seed)

    with connect(given.target) as channel:
        operator = Client(channel, given.key)
        table = operator.call(CreateGameRequest(ruleset=given.ruleset, seats=2, request_id=new_id()))
        game, seats = table.game.id, []
        for seat, invite in enumerate(table.invites):
            claim = ClaimSeatRequest(game=game, seat=seat, invite=invite, entropy=new_id(), request_id=new_id())
            seats.append(Client(channel, operator.call(claim).seat_token))
        print(f"Game {game}", flush=True)

        spectator = Spectator(Client(channel, table.spectator_token), game, given.quiet)
        spectator.start()
        moves = play(game, seats, dice)
        spectator.join(PATIENCE)

        finished = seats[0].call(GetGameRequest(game=game)).game
        complete = spectator.seen == list(range(1, finished.head_seq + 1))
        record = seats[0].call(ExportRecordRequest(game=game)).record
        verdict = seats[0].call(VerifyRecordRequest(record=record))
        if given.record is not None:
            save(record, given.record)

    tell(finished.result)
    print(f"{moves} moves, {len(spectator.seen)} events seen {'without a gap' if complete else 'WITH A GAP'}")
    print(f"The record is {'true' if verdict.ok else 'NOT TRUE'}: {verdict.message}")
    return 0 if complete and verdict.ok else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except RefusedError as refused:
        sys.exit(f"{refused.reason}: {refused}")
