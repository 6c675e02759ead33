"""kill -9 of the server while a bot decides: the first reader of the game starts the bot again."""

import pytest

from tests.contract.api_clients import Json
from tests.contract.server import Server, open_server
from tests.faults.players import LIVELY

SEEDS = [f"deal {number}" for number in range(20)]


def bot_begins(server: Server, seed: str) -> tuple[Json, str] | None:
    """Create a game of a person and a bot; return it and the token of the person, or None if the person begins."""
    plans = [{}, {"bot": "hard"}]
    made = server.rest.call("CreateGame", server.key, ruleset="hallertau", seats=2, plans=plans, seed=seed)
    claimed = server.rest.call("ClaimSeat", game=made["game"]["id"], seat=0, invite=made["invites"][0])
    game: Json = claimed["game"]
    return (game, claimed["seatToken"]) if game["seats"][1]["toAct"] else None


@pytest.mark.parametrize("store", ["embedded", "redis"])
@pytest.mark.parametrize("reader", ["GetGame", "ListActions", "WatchGame"])
def test_the_first_reader_starts_the_bot_again(store, reader):
    with open_server(store, *LIVELY, "--allow-seeds", "true") as server:
        game, token = next(found for seed in SEEDS if (found := bot_begins(server, seed)) is not None)
        server.process.kill9()  # the worker process of the bot has not started yet
        server.process.restart()
        assert moves_of(server, game["id"], token) == []
        look(server, reader, game["id"], token)
        moves = server.process.wait_for(lambda: moves_of(server, game["id"], token))
        assert moves[0] == {"revision": 1, "seat": 1}


def look(server: Server, reader: str, game: str, token: str) -> None:
    """Read a game once."""
    if reader == "WatchGame":
        with server.grpc.watch(token, game=game) as messages:
            next(messages)
    else:
        server.rest.call(reader, token, game=game)


def moves_of(server: Server, game: str, token: str) -> list[Json]:
    """Return the moves of a game without their digests; this request does not start a bot."""
    entries = server.rest.call("ExportRecord", token, game=game)["record"]["actions"]
    return [{"revision": entry["revision"], "seat": entry["seat"]} for entry in entries]
