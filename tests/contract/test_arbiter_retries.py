"""Acts with a request id: a retry gets the same answer, once, and nobody else gets it."""

import pytest

from tests.contract.refereed import TIMED, WHY, RefereedTable
from tests.contract.table import refused

ACTS = {
    "ForfeitSeat": {"seat": 1},
    "ReplaceSeat": {"seat": 1, "player": "carla"},
    "ReissueToken": {"seat": 1},
    "AddTime": {"seat": 1, "seconds": 30},
    "PauseGame": {},
    "AdjudicateGame": {"ranks": [1, 2, 3]},
    "VoidGame": {},
}


@pytest.fixture
def table(client, server, sample) -> RefereedTable:
    return RefereedTable(client, server, sample, seats=3, time_control=TIMED)


@pytest.mark.parametrize("method", ACTS)
def test_a_retried_act_is_carried_out_once(table, method):
    if method != "PauseGame":
        table.act("PauseGame")  # no bot plays while answers are compared
    first = table.act(method, **ACTS[method], request_id="once")
    stored = table.stored()
    again = table.act(method, **ACTS[method], request_id="once")
    assert (first["replayed"], again["replayed"]) == (False, True)
    assert again.get("invite") == first.get("invite")
    assert {**again["game"], "clock": None} == {**first["game"], "clock": None}
    for changed in ({"reason": "another reason"}, {"actor": "another person"}):
        refusal = refused(table.act, method, **(ACTS[method] | {"request_id": "once"} | changed))
        assert (refusal.reason, "new id" in refusal.message) == ("REQUEST_ID_REUSED", True)
    assert table.stored() == stored, "an act was carried out twice"


@pytest.mark.parametrize("method", ACTS)
def test_a_retry_by_somebody_else_is_refused(table, server, method):
    table.act(method, **ACTS[method], request_id="once")
    request = {**ACTS[method], "reason": WHY, "request_id": "once"}
    for token in (table.tokens[0], table.spectator, server.key, server.store_access.make_key("games.arbitrate")):
        refusal = refused(table.call, method, token, **request)
        assert refusal.reason == "SEAT_FORBIDDEN"


def test_a_resignation_is_retried_by_its_seat_only(table):
    first = table.resign(1, request_id="once")
    assert not first["replayed"]
    assert refused(table.call, "ResignSeat", table.tokens[0], seat=1, request_id="once").reason == "SEAT_FORBIDDEN"
    assert refused(table.call, "ResignSeat", table.spectator, seat=1, request_id="once").reason == "SEAT_FORBIDDEN"
    assert len(table.told("seatLeft")) == 1


def test_a_retry_has_the_invite_of_its_own_act(table):
    first = table.act("ReplaceSeat", seat=1, player="carla", request_id="carla")
    second = table.act("ReplaceSeat", seat=1, player="dora", request_id="dora")
    assert first["invite"] != second["invite"]
    assert table.act("ReplaceSeat", seat=1, player="carla", request_id="carla")["invite"] == first["invite"]
    assert refused(table.call, "ClaimSeat", seat=1, invite=first["invite"]).reason == "TOKEN_MISSING"
    assert table.call("ClaimSeat", seat=1, invite=second["invite"])["game"]["seats"][1]["player"] == "dora"


def test_acts_and_moves_have_request_ids_of_their_own(table, sample):
    seat = table.beginner
    assert table.submit(seat, sample.moves[0], request_id="x")["revision"] == 1
    assert not table.act("PauseGame", request_id="x")["replayed"]
    assert not table.resign(seat, request_id="x")["replayed"]


def test_a_seat_is_claimed_again_with_the_same_request_id(table):
    """Each invite has request ids of its own."""
    for _ in range(2):
        invite = table.act("ReissueToken", seat=1)["invite"]
        tokens = [table.call("ClaimSeat", seat=1, invite=invite, request_id="claim") for _ in range(2)]
        assert [one["replayed"] for one in tokens] == [False, True]
        assert tokens[0]["seatToken"] == tokens[1]["seatToken"]
        assert table.call("GetGame", tokens[0]["seatToken"])["game"]["id"] == table.game
