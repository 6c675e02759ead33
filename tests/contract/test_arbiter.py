"""The acts of an arbiter: pauses, time, substitutes, new tokens, adjudication, and games that do not count."""

import pytest

from tests.contract.api_clients import Json
from tests.contract.refereed import BANK, TIMED, WHY, RefereedTable
from tests.contract.table import refused

OVER = {
    "ForfeitSeat": {"seat": 0},
    "ReplaceSeat": {"seat": 0},
    "ReissueToken": {"seat": 0},
    "AddTime": {"seat": 0, "seconds": 5},
    "PauseGame": {},
    "ResumeGame": {},
    "AdjudicateGame": {"ranks": [1, 2]},
    "VoidGame": {},
}
"""All acts of an arbiter, which are refused after the end."""


@pytest.fixture
def table(client, server, sample) -> RefereedTable:
    return RefereedTable(client, server, sample, time_control=TIMED, plans=[{"player": "ana"}, {"player": "ben"}])


def verified(table: RefereedTable) -> Json:
    return table.client.call("VerifyRecord", record=table.call("ExportRecord", table.spectator)["record"])


def test_a_paused_game_can_be_read_and_not_played(table, sample):
    seat = table.beginner
    table.submit(seat, sample.moves[0])
    game = table.act("PauseGame", actor="Eva")["game"]
    assert (game["status"], game["clock"]["paused"]) == ("GAME_STATUS_PAUSED", WHY)
    for call in (
        lambda: table.submit(seat, sample.moves[-1]),
        lambda: table.undo(seat),
        lambda: table.call("SetReady", table.tokens[seat], seat=seat, always_ask=True),
    ):
        refusal = refused(call)
        assert (refusal.reason, WHY in refusal.message) == ("GAME_PAUSED", True)
    assert table.look(seat)["view"]
    assert table.listed(seat)["revision"] == 1
    (paused,) = table.told("gamePaused", seat)
    assert (paused["reason"], paused["by"].endswith("/Eva")) == (WHY, True)
    refusal = refused(table.act, "PauseGame")
    assert (refusal.reason, "already paused" in refusal.message) == ("WRONG_STATE", True)
    resumed = table.act("ResumeGame", reason="the light is back")["game"]
    assert (resumed["status"], "paused" in resumed["clock"]) == ("GAME_STATUS_RUNNING", False)
    assert table.told("gameResumed")[0]["reason"] == "the light is back"
    assert refused(table.act, "ResumeGame").reason == "WRONG_STATE"
    assert refused(table.undo, seat).reason == "UNDO_NOT_ALLOWED"
    assert table.play_on(seat)["revision"] == 2
    table.act("AdjudicateGame", ranks=[1, 2])
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize(
    ("method", "reason", "text"),
    [
        ("PauseGame", "GAME_PAUSED", "La partita è in pausa."),
        ("VoidGame", "GAME_OVER", "La partita è finita."),
        ("AdjudicateGame", "GAME_OVER", "La partita è finita."),
    ],
)
def test_no_action_is_explained_as_legal_or_previewed_in_a_game_that_an_arbiter_stopped(table, method, reason, text):
    seat = table.beginner
    action = {"id": table.actions(seat)[0]["id"]}
    token, fields = table.tokens[seat], {"language": "it"}
    assert table.call("ExplainAction", token, action=action, **fields)["legal"]
    table.act(method, **({"ranks": [1, 2]} if method == "AdjudicateGame" else {}))
    before = table.stored()
    assert table.actions(seat) == []
    explained = table.call("ExplainAction", token, action=action, **fields)
    assert (explained["legal"], explained["reason"], explained["text"]) == (False, reason, text)
    refusal = refused(table.call, "PreviewActions", token, actions=[action], **fields)
    assert (refusal.reason, refusal.message) == (reason, text)
    assert refused(table.call, "SuggestAction", token).reason == reason
    assert table.stored() == before


def test_the_clock_stands_still_while_the_game_is_paused(table):
    seat = table.beginner
    frozen = table.act("PauseGame")["game"]["clock"]["seats"]
    assert [one["running"] for one in frozen] == [False, False]
    assert all("deadline" not in one for one in frozen)
    later = table.clock()["seats"]
    assert later == frozen
    resumed = table.act("ResumeGame")["game"]["clock"]["seats"]
    assert resumed[seat]["running"]
    assert frozen[seat]["bankSeconds"] - 5 < resumed[seat]["bankSeconds"] <= frozen[seat]["bankSeconds"]


def test_a_seat_without_time_does_not_run_out_while_the_game_is_paused(table):
    table.act("PauseGame")
    table.run_out(table.beginner)
    assert table.clock()["seats"][table.beginner]["bankSeconds"] == 0
    table.act("AddTime", seat=table.beginner, seconds=BANK)
    table.act("ResumeGame")
    assert table.told("seatTimedOut") == []
    assert table.status()["status"] == "GAME_STATUS_RUNNING"


def test_time_is_added_and_taken_away_but_not_below_zero(table):
    seat, other = table.beginner, 1 - table.beginner
    game = table.act("AddTime", seat=other, seconds=100)["game"]
    assert game["clock"]["seats"][other]["bankSeconds"] == BANK + 100
    assert table.act("AddTime", seat=other, seconds=-40)["game"]["clock"]["seats"][other]["bankSeconds"] == BANK + 60
    assert table.act("AddTime", seat=other, seconds=-99_999)["game"]["clock"]["seats"][other]["bankSeconds"] == 0
    before = table.clock()["seats"][seat]["bankSeconds"]
    running = table.act("AddTime", seat=seat, seconds=600)["game"]["clock"]["seats"][seat]
    assert before + 595 < running["bankSeconds"] <= before + 600
    by = table.told("timeAdded")[0]["by"]
    assert table.told("timeAdded") == [
        {"seat": one, "seconds": seconds, "by": by, "reason": WHY}
        for one, seconds in ((other, 100), (other, -40), (other, -99_999), (seat, 600))
    ]
    table.act("VoidGame")
    assert verified(table)["ok"], verified(table)


def test_added_time_leaves_what_can_be_taken_back(table, sample):
    seat = table.beginner
    table.submit(seat, sample.moves[0])
    table.act("AddTime", seat=seat, seconds=10)
    assert table.undo(seat)["revision"] == 2


def test_time_is_not_added_without_a_clock(client, server, sample):
    table = RefereedTable(client, server, sample)
    before = table.stored()
    refusal = refused(table.act, "AddTime", seat=0, seconds=5)
    assert (refusal.reason, "no time control" in refusal.message) == ("WRONG_STATE", True)
    assert table.stored() == before


def test_a_substitute_takes_the_seat_with_an_invite_and_its_clock(table, client, sample):
    seat = table.beginner
    table.submit(seat, sample.moves[0])
    deadline = table.clock()["seats"][seat]["deadline"]
    answer = table.act("ReplaceSeat", seat=seat, player="carla", name="Carla")
    assert answer["game"]["seats"][seat] | {"toAct": True} == {
        "seat": seat,
        "claimed": False,
        "toAct": True,
        "name": "Carla",
        "bot": "",
        "player": "carla",
        "reclaimable": False,
    }
    for call in (lambda: table.look(seat), lambda: table.submit(seat, "whatever"), lambda: table.resign(seat)):
        assert refused(call).reason == "TOKEN_MISSING"
    old = refused(table.call, "ClaimSeat", seat=seat, invite=table.invites[seat])
    assert (old.reason, "replaced" in old.message) == ("TOKEN_MISSING", True)
    claimed = table.call("ClaimSeat", seat=seat, invite=answer["invite"])
    assert refused(table.call, "ClaimSeat", seat=seat, invite=answer["invite"]).reason == "SEAT_TAKEN"
    assert claimed["game"]["seats"][seat]["name"] == "Carla"
    assert table.clock()["seats"][seat]["deadline"] == deadline
    table.tokens[seat] = claimed["seatToken"]
    assert table.look(seat)["view"][sample.ruleset]["seats"][seat]["hand"]["cards"]
    assert table.play_on(seat)["revision"] == 2
    table.resign(1 - seat)
    assert [rank["player"] for rank in table.status()["ranks"]] == [
        "carla" if one == seat else ("ana", "ben")[one] for one in (0, 1)
    ]
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize(
    ("credit", "player"),
    [("CREDIT_UNSPECIFIED", "carla"), ("CREDIT_SUBSTITUTE", "carla"), ("CREDIT_ORIGINAL", "ana")],
)
def test_the_rank_counts_to_the_substitute_or_to_the_original_player(table, credit, player):
    table.act("ReplaceSeat", seat=0, player="carla", credit=credit)
    game = table.act("AdjudicateGame", ranks=[2, 1])["game"]
    assert [rank["player"] for rank in game["ranks"]] == [player, "ben"]


def test_the_credit_stays_with_the_first_player_if_a_substitute_is_replaced_for_it(table):
    table.act("ReplaceSeat", seat=0, player="carla", credit="CREDIT_ORIGINAL")
    table.act("ReplaceSeat", seat=0, player="dora", credit="CREDIT_ORIGINAL")
    assert table.act("AdjudicateGame", ranks=[2, 1])["game"]["ranks"][0]["player"] == "ana"


def test_the_credit_stays_with_a_first_player_who_is_not_known(client, server, sample):
    table = RefereedTable(client, server, sample)
    table.act("ReplaceSeat", seat=0, player="carla", credit="CREDIT_ORIGINAL")
    table.act("ReplaceSeat", seat=0, player="dora", credit="CREDIT_ORIGINAL")
    table.act("ReplaceSeat", seat=1, player="emil")
    ranks = table.act("AdjudicateGame", ranks=[2, 1])["game"]["ranks"]
    assert [rank["player"] for rank in ranks] == ["", "emil"]


def test_a_substitute_can_take_a_seat_that_left(client, server, sample):
    table = RefereedTable(client, server, sample, seats=3, settings=sample.short)
    table.resign(0)
    answer = table.act("ReplaceSeat", seat=0, name="Eva")
    assert ("left" in answer["game"]["seats"][0], answer["game"]["seats"][0]["bot"]) == (False, "")
    table.tokens[0] = table.call("ClaimSeat", seat=0, invite=answer["invite"])["seatToken"]
    assert table.listed(0)["seats"][0]["name"] == "Eva"
    table.act("AdjudicateGame", ranks=[1, 1, 3])
    assert verified(table)["ok"], verified(table)


def test_a_reissued_token_replaces_the_old_one_and_changes_nothing_else(table, sample):
    seat = table.beginner
    table.submit(seat, sample.moves[0])
    view, deadline = table.view(seat), table.clock()["seats"][seat]["deadline"]
    answer = table.act("ReissueToken", seat=seat)
    assert refused(table.look, seat).reason == "TOKEN_MISSING"
    assert refused(table.call, "ClaimSeat", seat=seat, invite=table.invites[seat]).reason == "TOKEN_MISSING"
    table.tokens[seat] = table.call("ClaimSeat", seat=seat, invite=answer["invite"])["seatToken"]
    assert (table.view(seat), table.clock()["seats"][seat]["deadline"]) == (view, deadline)
    assert table.told("tokenReissued")[0]["seat"] == seat
    assert table.undo(seat)["revision"] == 2
    again = table.act("ReissueToken", seat=seat)["invite"]
    assert again not in (answer["invite"], table.invites[seat])
    assert refused(table.call, "ClaimSeat", seat=seat, invite=answer["invite"]).reason == "TOKEN_MISSING"
    assert table.look(1 - seat)["view"], "the token of another seat became invalid"


@pytest.mark.parametrize("control", [None, TIMED], ids=["no clock", "clock"])
@pytest.mark.parametrize("method", ["ReplaceSeat", "ReissueToken"])
def test_nobody_gets_a_token_of_a_bots_seat(client, server, sample, method, control):
    fields = {} if control is None else {"time_control": control}
    table = RefereedTable(client, server, sample, plans=[{"player": "ana"}, {"bot": "random"}], **fields)
    refusal = refused(table.act, method, seat=1)
    assert (refusal.reason, "bot" in refusal.message) == ("WRONG_STATE", True)
    assert table.told("tokenReissued") == table.told("seatTakenOver") == []
    assert table.status()["seats"][1]["claimed"]


@pytest.mark.parametrize("ranks", [[], [1], [1, 2, 3], [0, 1], [2, 2], [1, 3], [-1, 1], [2, 3]], ids=str)
def test_bad_ranks_are_refused(table, ranks):
    before = table.stored()
    refusal = refused(table.act, "AdjudicateGame", ranks=ranks)
    assert (refusal.reason, "`ranks`" in refusal.message) == ("MALFORMED_REQUEST", True)
    assert table.stored() == before


@pytest.mark.parametrize("ranks", [[1, 2], [2, 1], [1, 1]], ids=str)
def test_an_arbiter_decides_the_ranks(table, ranks):
    revision = table.revision
    stale = refused(table.act, "AdjudicateGame", ranks=ranks, expected_revision=revision + 1)
    assert (stale.reason, stale.details["revision"]) == ("STALE_REVISION", revision)
    game = table.act("AdjudicateGame", ranks=ranks, expected_revision=revision, actor="Eva")["game"]
    assert [rank["rank"] for rank in game["ranks"]] == ranks
    assert (game["status"], game["ruling"]["kind"]) == ("GAME_STATUS_FINISHED", "RULING_KIND_ADJUDICATED")
    assert (game["ruling"]["reason"], game["ruling"]["by"].endswith("/Eva")) == (WHY, True)
    assert table.told("gameEndedEarly")[0] | {"by": ""} == {
        "kind": "RULING_KIND_ADJUDICATED",
        "ranks": ranks,
        "by": "",
        "reason": WHY,
    }
    assert verified(table)["ok"], verified(table)


def test_a_void_game_has_no_ranks_and_tells_its_seed(table):
    game = table.act("VoidGame")["game"]
    assert (game["status"], game["ruling"]["kind"]) == ("GAME_STATUS_VOID", "RULING_KIND_VOID")
    assert (game["ranks"], len(game["seed"])) == ([], 64)
    assert table.call("ExportRecord", table.spectator)["record"]["seed"] == game["seed"]
    assert table.look(open=True)["view"]
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize("end", ["AdjudicateGame", "VoidGame"])
def test_nothing_is_possible_after_the_end(table, sample, end):
    table.act("PauseGame")
    table.act(end, **OVER[end])
    before = table.stored()
    for method, fields in OVER.items():
        assert refused(table.act, method, **fields).reason == "GAME_OVER", method
    for seat in (0, 1):
        assert refused(table.submit, seat, sample.moves[0]).reason == "GAME_OVER"
        assert refused(table.undo, seat).reason == "GAME_OVER"
        assert refused(table.resign, seat).reason == "GAME_OVER"
        assert refused(table.call, "ReclaimSeat", table.tokens[seat], seat=seat).reason == "GAME_OVER"
        assert table.listed(seat)["actions"] == []
    assert table.stored() == before
