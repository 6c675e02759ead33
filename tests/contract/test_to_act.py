"""All answers agree on the seats that a game waits for: outcomes of moves, undos and retries, games, and streams."""

from random import Random

from tests.contract.api_clients import ApiClient, Json
from tests.contract.games import Sample
from tests.contract.server import Server
from tests.contract.table import Table

MOVES = 40


def last_turn(table: Table) -> list[int]:
    """Return the seats to act that a new stream tells first."""
    with table.client.watch(table.spectator, game=table.game, after_seq=table.look()["game"]["headSeq"]) as messages:
        return next(message["turn"]["toAct"] for message in messages if "turn" in message)


def test_moves_undos_and_retries_say_for_whom_the_game_waits(table):
    random, changed = Random(5), 0
    first: Json = {}
    for number in range(MOVES):
        if not table.to_act:
            break
        seat, before = table.to_act[0], table.to_act
        action = random.choice(table.actions(seat))["id"]
        outcome = table.submit(seat, action, request_id=f"move {number}")
        first = first or {"seat": seat, "action": action, "toAct": outcome["toAct"]}
        assert outcome["toAct"] == table.to_act
        if outcome["undoable"]:
            undone = table.undo(seat)
            assert undone["toAct"] == table.to_act == before
            changed += undone["toAct"] != outcome["toAct"]
            assert table.submit(seat, action)["toAct"] == outcome["toAct"] == table.to_act
    assert changed > 0, "no undo changed for whom the game waits, so the test proves too little"
    again = table.submit(first["seat"], first["action"], revision=0, request_id="move 0")
    assert again["replayed"]
    assert again["toAct"] == first["toAct"]
    assert last_turn(table) == table.to_act


def test_a_stream_says_after_the_deal_for_whom_the_game_waits(client: ApiClient, server: Server, sample: Sample):
    made = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2, settings=sample.settings)
    game, token = made["game"]["id"], made["spectatorToken"]
    client.call("ClaimSeat", game=game, seat=0, invite=made["invites"][0])
    with client.watch(token, game=game, after_seq=1) as messages:
        assert "hello" in next(messages)
        client.call("ClaimSeat", game=game, seat=1, invite=made["invites"][1])
        while "gameStarted" not in next(messages).get("event", {}):
            pass
        told = next(message["turn"]["toAct"] for message in messages if "turn" in message)
    seats = client.call("GetGame", token, game=game)["game"]["seats"]
    assert told == [seat["seat"] for seat in seats if seat["toAct"]] != []
