"""Retries: the same request id gets its first answer again, whatever happened since; another request does not."""

import pytest

from service.app.naming import request_game_id
from tests.contract.games import NO_CARDS
from tests.contract.table import Table, refused


@pytest.fixture
def at(way, house) -> Table:
    return Table(way, house.key)


@pytest.fixture
def at_any(way, house, sample) -> Table:
    return Table(way, house.key, sample)


def test_a_submission_is_carried_out_once_however_often_it_is_sent(at_any):
    at, (move, other) = at_any, at_any.sample.moves
    (seat,) = at.to_act
    first = at.submit(seat, move, revision=0, request_id="move 1", include_options=True)
    at.submit(seat, other, request_id="move 2")
    after = at.everything()
    for _ in range(2):
        again = at.submit(seat, move, revision=0, request_id="move 1", include_options=True)
        assert again == first | {"replayed": True}
    assert at.everything() == after


def test_an_undo_is_carried_out_once(at_any):
    at = at_any
    (seat,) = at.to_act
    at.submit(seat, at.sample.moves[0])
    first = at.undo(seat, request_id="undo 1", expected_revision=1)
    at.submit(seat, at.sample.draw[0])
    again = at.undo(seat, request_id="undo 1", expected_revision=1)
    assert again == first | {"replayed": True}
    assert at.revision == 3


def test_being_ready_is_said_once(at):
    (seat,) = at.to_act
    while not at.options(seat, "ready_while_idle"):
        actor = at.to_act[0]
        at.submit(actor, (at.options(actor, "exchange") or at.options(actor))[-1]["id"])
    fields = {"seat": seat, "while_idle": True, "request_id": "ready 1"}
    first = at.call("SetReady", at.tokens[seat], **fields)["outcome"]
    again = at.call("SetReady", at.tokens[seat], **fields)["outcome"]
    assert again == first | {"replayed": True}


def test_a_game_is_created_once(way, house, sample):
    name = f"{sample.ruleset} of {way.name}"
    fields = {"ruleset": sample.ruleset, "seats": 2, "options": sample.options, "request_id": name}
    first = way.call("CreateGame", house.key, **fields)
    assert way.call("CreateGame", house.key, **fields) == first | {"replayed": True}
    other_key = house.backroom.make_key("games.create")
    assert way.call("CreateGame", other_key, **fields)["game"]["id"] != first["game"]["id"]


def test_a_retry_of_a_creation_is_answered_as_the_first_time_even_after_claims(way, house):
    fields = {"ruleset": "hallertau", "seats": 1, "request_id": f"solo of {way.name}"}
    first = way.call("CreateGame", house.key, **fields)
    way.call("ClaimSeat", game=first["game"]["id"], seat=0, invite=first["invites"][0])
    assert way.call("CreateGame", house.key, **fields) == first | {"replayed": True}


def test_a_seat_is_claimed_once(way, house):
    created = way.call("CreateGame", house.key, ruleset="hallertau", seats=2, options=NO_CARDS)
    claim = {"game": created["game"]["id"], "seat": 1, "invite": created["invites"][1], "request_id": "claim 1"}
    first = way.call("ClaimSeat", **claim)
    assert way.call("ClaimSeat", **claim) == first | {"replayed": True}
    assert refused(way.call, "ClaimSeat", **{**claim, "request_id": "claim 2"}).reason == "SEAT_TAKEN"
    assert refused(way.call, "ClaimSeat", **{**claim, "request_id": ""}).reason == "SEAT_TAKEN"


def test_request_ids_of_seats_do_not_meet(at):
    (seat,) = at.to_act
    at.submit(seat, "exchange:1", "end_turn", request_id="1")
    outcome = at.submit(1 - seat, "exchange:1", "end_turn", request_id="1")
    assert not outcome["replayed"]


def test_the_same_retry_through_the_other_door(house):
    table = Table(house.rest, house.key)
    (seat,) = table.to_act
    first = table.submit(seat, "exchange:1", revision=0, request_id="1")
    assert table.submit(seat, "exchange:1", revision=0, request_id="1", door=house.grpc) == first | {"replayed": True}


@pytest.mark.parametrize(
    "changed", [{"actions": [{"id": "exchange:2"}]}, {"expected_revision": 1}, {"include_options": True}]
)
def test_an_id_that_was_used_for_another_request_is_refused(at, changed):
    (seat,) = at.to_act
    fields = {"expected_revision": 0, "actions": [{"id": "exchange:1"}], "request_id": "1"}
    at.call("SubmitActions", at.tokens[seat], **fields)
    before = at.everything()
    refusal = refused(at.call, "SubmitActions", at.tokens[seat], **(fields | changed))
    assert refusal.reason == "REQUEST_ID_REUSED"
    assert at.everything() == before


def test_an_undo_cannot_use_the_id_of_a_submission(at):
    (seat,) = at.to_act
    at.submit(seat, "exchange:1", request_id="1")
    assert refused(at.undo, seat, request_id="1").reason == "REQUEST_ID_REUSED"


def test_a_refused_request_leaves_its_id_free(at):
    (seat,) = at.to_act
    assert refused(at.submit, seat, "nonsense", request_id="1").reason == "ILLEGAL_ACTION"
    assert not at.submit(seat, "exchange:1", request_id="1")["replayed"]


def test_what_is_kept_of_a_creation_is_no_game(way, house):
    way.call("CreateGame", house.key, ruleset="hallertau", seats=1, request_id=f"kept by {way.name}")
    place = request_game_id(house.key.split("_")[1], f"kept by {way.name}")
    assert refused(way.call, "GetGame", house.key, game=place).reason == "GAME_NOT_FOUND"
    listed = way.call("ListGames", house.key, page_size=100)["games"]
    assert place not in [game["id"] for game in listed]
