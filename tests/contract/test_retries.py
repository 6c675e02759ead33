"""Retries: a repeated request id gets the first answer again; the same id with another request is refused."""

from random import Random

import pytest

from service.app.ids import request_game_id
from tests.contract.combinations import all_stores_and_apis
from tests.contract.games import HALLERTAU
from tests.contract.table import refused


def test_a_submission_is_carried_out_once(table):
    seat, move = table.beginner, table.sample.moves[0]
    first = table.submit(seat, move, revision=0, request_id="move 1", include_actions=True)
    table.play_at_random(Random(13), moves=2)
    after = table.everything()
    for _ in range(2):
        again = table.submit(seat, move, revision=0, request_id="move 1", include_actions=True)
        assert again == first | {"replayed": True}
    assert table.everything() == after


def test_an_undo_is_carried_out_once(table):
    seat, move = table.beginner, table.sample.moves[0]
    table.submit(seat, move)
    first = table.undo(seat, request_id="undo 1", expected_revision=1)
    table.submit(seat, move)
    again = table.undo(seat, request_id="undo 1", expected_revision=1)
    assert again == first | {"replayed": True}
    assert table.revision == 3


@pytest.mark.parametrize("combination", all_stores_and_apis(HALLERTAU), ids=str)
def test_set_ready_is_carried_out_once(table):
    seat = table.beginner
    while not table.actions(seat, "ready_while_idle"):
        actor = table.to_act[0]
        table.submit(actor, (table.actions(actor, "exchange") or table.actions(actor))[-1]["id"])
    fields = {"seat": seat, "while_idle": True, "request_id": "ready 1"}
    first = table.call("SetReady", table.tokens[seat], **fields)["outcome"]
    again = table.call("SetReady", table.tokens[seat], **fields)["outcome"]
    assert again == first | {"replayed": True}


def test_a_game_is_created_once(client, server, sample):
    name = f"{sample.ruleset} of {client.name}"
    fields = {"ruleset": sample.ruleset, "seats": 2, "settings": sample.settings, "request_id": name}
    first = client.call("CreateGame", server.key, **fields)
    assert client.call("CreateGame", server.key, **fields) == first | {"replayed": True}
    other_key = server.store_access.make_key("games.create")
    assert client.call("CreateGame", other_key, **fields)["game"]["id"] != first["game"]["id"]


def test_a_retry_of_a_creation_gets_the_first_answer_even_after_claims(client, server, sample):
    fields = {"ruleset": sample.ruleset, "seats": 2, "request_id": f"claimed {sample.ruleset} of {client.name}"}
    first = client.call("CreateGame", server.key, **fields)
    for seat, invite in enumerate(first["invites"]):
        client.call("ClaimSeat", game=first["game"]["id"], seat=seat, invite=invite)
    assert client.call("CreateGame", server.key, **fields) == first | {"replayed": True}


def test_a_seat_is_claimed_once(client, server, sample):
    created = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2, settings=sample.settings)
    claim = {"game": created["game"]["id"], "seat": 1, "invite": created["invites"][1], "request_id": "claim 1"}
    first = client.call("ClaimSeat", **claim)
    assert client.call("ClaimSeat", **claim) == first | {"replayed": True}
    assert refused(client.call, "ClaimSeat", **{**claim, "request_id": "claim 2"}).reason == "SEAT_TAKEN"
    assert refused(client.call, "ClaimSeat", **{**claim, "request_id": ""}).reason == "SEAT_TAKEN"


def test_two_seats_can_use_the_same_request_id(table):
    acted: list[int] = []
    while len(set(acted)) < 2:
        seat = table.to_act[0]
        outcome = table.play_on(seat, request_id=f"move {acted.count(seat)}")
        assert not outcome["replayed"]
        acted.append(seat)


def test_a_retry_through_the_other_api_gets_the_first_answer(table, server):
    retry = {"revision": 0, "request_id": "1"}
    first, *again = (
        table.submit(table.beginner, table.sample.moves[0], **retry, client=client)
        for client in (*server.clients, server.rest)
    )
    assert again == [first | {"replayed": True}] * 2


@pytest.mark.parametrize(
    "changed", [{"actions": [{"id": "another"}]}, {"expected_revision": 1}, {"include_actions": True}]
)
def test_a_request_id_of_another_request_is_refused(table, changed):
    token = table.tokens[table.beginner]
    fields = {"expected_revision": 0, "actions": [{"id": table.sample.moves[0]}], "request_id": "1"}
    table.call("SubmitActions", token, **fields)
    before = table.everything()
    refusal = refused(table.call, "SubmitActions", token, **(fields | changed))
    assert refusal.reason == "REQUEST_ID_REUSED"
    assert table.everything() == before


def test_a_retry_can_request_another_language(table):
    first, again = (
        table.submit(table.beginner, table.sample.moves[0], revision=0, request_id="1", language=language)
        for language in ("en", "ru")
    )
    assert (first["replayed"], again["replayed"]) == (False, True)
    assert [event["text"] for event in first["events"]] != [event["text"] for event in again["events"]]


def test_an_undo_cannot_use_the_request_id_of_a_submission(table):
    table.submit(table.beginner, table.sample.moves[0], request_id="1")
    assert refused(table.undo, table.beginner, request_id="1").reason == "REQUEST_ID_REUSED"


def test_the_request_id_of_a_refused_request_can_be_used_again(table):
    assert refused(table.submit, table.beginner, "nonsense", request_id="1").reason == "ILLEGAL_ACTION"
    assert not table.submit(table.beginner, table.sample.moves[0], request_id="1")["replayed"]


def test_the_stored_answer_to_a_creation_is_not_a_game(client, server, sample):
    name = f"{sample.ruleset} that is kept by {client.name}"
    client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2, request_id=name)
    place = request_game_id(server.key.split("_")[1], name)
    assert refused(client.call, "GetGame", server.key, game=place).reason == "GAME_NOT_FOUND"
    listed = client.call("ListGames", server.key, page_size=100)["games"]
    assert place not in [game["id"] for game in listed]
