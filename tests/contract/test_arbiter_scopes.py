"""What the keys of arbiters and referees may do and see, in whose games, and what all seats see of it."""

import json

import pytest

from tests.contract.combinations import WITH_HIDDEN_CARDS
from tests.contract.refereed import SCOPES, TIMED, WHY, RefereedTable
from tests.contract.table import next_events, refused

ACTS = {
    "ForfeitSeat": {"seat": 0},
    "ReplaceSeat": {"seat": 0},
    "ReissueToken": {"seat": 0},
    "AddTime": {"seat": 0, "seconds": 5},
    "PauseGame": {},
    "ResumeGame": {},
    "AdjudicateGame": {"ranks": [1, 2]},
    "VoidGame": {},
}


@pytest.fixture
def table(client, server, sample) -> RefereedTable:
    return RefereedTable(client, server, sample, time_control=TIMED)


def test_only_a_key_of_the_namespace_with_the_scope_may_arbitrate(table, server):
    others = ("games.create", "games.read", "games.referee", "games.delete", "players.manage", "webhooks.manage")
    without = server.store_access.make_key(*others)
    foreign = server.store_access.make_key("games.arbitrate", "games.referee")
    before = table.stored()
    for method, fields in ACTS.items():
        for token, says in (
            (without, "games.arbitrate"),
            (foreign, "another API key"),
            (table.tokens[0], "API key"),
            (table.spectator, "API key"),
        ):
            refusal = refused(table.call, method, token, reason=WHY, **fields)
            assert (refusal.reason, says in refusal.message) == ("SEAT_FORBIDDEN", True), (method, refusal.message)
        assert refused(table.call, method, "rk_nobody_0", reason=WHY, **fields).reason == "TOKEN_MISSING"
    assert table.stored() == before


@pytest.mark.parametrize("method", ACTS)
@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("reason", ""),
        ("reason", "  "),
        ("reason", "x" * 501),
        ("reason", "a\nb"),
        ("actor", "x" * 65),
        ("actor", "a\u202eb"),
    ],
    ids=lambda value: repr(value)[:12],
)
def test_the_reason_and_the_actor_are_checked(table, method, field, text):
    before = table.stored()
    refusal = refused(table.act, method, **(ACTS[method] | {field: text}))
    assert (refusal.reason, f"`{field}`" in refusal.message or "neither text" in refusal.message) == (
        "MALFORMED_REQUEST",
        True,
    )
    assert len(refusal.message) < 200
    assert table.stored() == before


@pytest.mark.parametrize(("reason", "actor"), [("ж" * 500, "я" * 64), ("10\u00a0min", "Mrs\u00a0Stein")])
def test_a_long_reason_and_spaces_that_do_not_break_a_line_are_kept(table, reason, actor):
    table.act("PauseGame", reason=reason, actor=actor)
    (paused,) = table.told("gamePaused", 0)
    assert (paused["reason"], paused["by"].partition("/")[2]) == (reason, actor)


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_an_arbiter_sees_no_hands_and_cannot_act(table, client, server, sample):
    arbiter = server.store_access.make_key("games.arbitrate", namespace="club")
    table = RefereedTable(client, server, sample, server.store_access.make_key(*SCOPES, namespace="club"))
    assert table.call("GetGame", arbiter) == table.look()
    assert all("hand" not in seat for seat in table.call("GetGame", arbiter)["view"][sample.ruleset]["seats"])
    assert table.call("ListEvents", arbiter, page_size=1000)["events"] == table.events()
    with client.watch(arbiter, game=table.game) as messages:
        assert "hello" in next(messages)
        assert next_events(messages, len(table.events())) == table.events()
    for method, fields in (
        ("GetGame", {"seat": 0}),
        ("ListEvents", {"seat": 0}),
        ("ListActions", {"seat": 0}),
        ("SubmitActions", {"seat": 0, "expected_revision": 0, "actions": [{"id": sample.moves[0]}]}),
        ("UndoActions", {"seat": 0, "expected_revision": 0}),
        ("ResignSeat", {"seat": 0}),
        ("ReclaimSeat", {"seat": 0}),
    ):
        assert refused(table.call, method, arbiter, **fields).reason == "SEAT_FORBIDDEN", method
    with pytest.raises(Exception, match="SEAT_FORBIDDEN"), client.watch(arbiter, game=table.game, seat=0):
        pass


def test_keys_of_one_namespace_share_games_and_players(client, server, sample):
    creator = server.store_access.make_key("games.create", namespace="shared")
    reader = server.store_access.make_key("games.read", namespace="shared")
    arbiter = server.store_access.make_key("games.arbitrate", namespace="shared")
    manager, second = (server.store_access.make_key("players.manage", namespace="shared") for _ in range(2))
    table = RefereedTable(client, server, sample, creator)
    assert table.game in [game["id"] for game in client.call("ListGames", reader)["games"]]
    table.call("PauseGame", arbiter, reason=WHY)
    assert table.status()["status"] == "GAME_STATUS_PAUSED"
    by = table.told("gamePaused")[0]["by"]
    assert by in arbiter
    assert by not in creator
    client.call("UpsertPlayer", manager, player=f"p-{sample.ruleset}", name="Pia")
    assert client.call("GetPlayer", second, player=f"p-{sample.ruleset}")["player"]["name"] == "Pia"
    own = server.store_access.make_key("players.manage")
    assert refused(client.call, "GetPlayer", own, player=f"p-{sample.ruleset}").reason == "PLAYER_NOT_FOUND"


@pytest.fixture
def watched(client, server, sample) -> RefereedTable:
    """A table with a clock whose key may also see and act for every seat."""
    key = server.store_access.make_key(*SCOPES, "games.referee")
    return RefereedTable(client, server, sample, key, time_control=TIMED)


@pytest.mark.parametrize(
    "method", ["GetGame", "ListEvents", "ListActions", "PreviewActions", "ExplainAction", "WatchGame"]
)
def test_a_look_of_a_referee_is_seen_by_all_seats(watched, sample, method):
    seat, action = watched.beginner, {"id": sample.moves[0]}
    fields = {"PreviewActions": {"actions": [action]}, "ExplainAction": {"action": action}}.get(method, {})
    for _ in range(2):
        if method == "WatchGame":
            with watched.client.watch(watched.key, game=watched.game, seat=seat) as messages:
                next(messages)
        else:
            watched.call(method, watched.key, seat=seat, **fields)
    for viewer in (0, 1, None):
        (look,) = watched.told("arbiterLooked", viewer)
        assert look["seat"] == seat
        assert look["by"] in watched.key
    assert watched.revision == 0
    assert watched.submit(seat, sample.moves[0])["revision"] == 1
    watched.call("GetGame", watched.key, seat=1 - seat)
    assert [look["seat"] for look in watched.told("arbiterLooked")] == [seat, 1 - seat]


def test_a_stream_of_a_referee_that_was_opened_before_the_deal_is_a_look(client, server, sample):
    key = server.store_access.make_key(*SCOPES, "games.referee")
    made = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2, settings=sample.settings, time_control=TIMED)
    game, invites = made["game"]["id"], made["invites"]
    with client.watch(key, game=game, seat=1) as messages, client.watch(key, game=game) as others:
        assert "hello" in next(messages)
        assert "hello" in next(others)
        for seat, invite in enumerate(invites):
            client.call("ClaimSeat", game=game, seat=seat, invite=invite)
        started = next(message["event"] for message in messages if "gameStarted" in message.get("event", {}))
        audit = client.call("ListAudit", made["spectatorToken"], game=game)["entries"]
        assert [(entry["kind"], entry["seat"]) for entry in audit] == [("ACT_KIND_LOOK", 1)]
        assert audit[0]["seq"] > started["seq"]
        for stream in (messages, others):
            assert (
                next(one for one in stream if "arbiterLooked" in one.get("event", {}))["event"]["seq"]
                == audit[0]["seq"]
            )


def test_a_look_without_a_seat_leaves_no_trace(watched):
    assert all(
        "hand" not in seat for seat in watched.call("GetGame", watched.key)["view"][watched.sample.ruleset]["seats"]
    )
    assert watched.told("arbiterLooked") == []


def test_an_action_of_a_referee_is_marked_in_the_record_and_cannot_be_taken_back(watched, sample):
    seat = watched.beginner
    watched.submit(seat, sample.moves[0])
    assert watched.call("UndoActions", watched.key, seat=seat, expected_revision=1)["outcome"]["revision"] == 2
    move = {"seat": seat, "expected_revision": 2, "actions": [{"id": sample.moves[0]}]}
    assert watched.call("SubmitActions", watched.key, **move)["outcome"]["undoable"] == 0
    entry = watched.call("ExportRecord", watched.tokens[1 - seat])["record"]["actions"][-1]
    assert (entry["seat"], entry["cause"]) == (seat, "arbiter")
    assert refused(watched.undo, seat).reason == "UNDO_NOT_ALLOWED"
    watched.act("VoidGame")
    record = watched.call("ExportRecord", watched.spectator)["record"]
    assert [entry.get("cause") for entry in record["actions"]] == [None, "arbiter", "arbiter"]
    assert watched.client.call("VerifyRecord", record=record)["ok"]


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_a_refused_action_of_a_referee_is_a_look_too(watched, sample):
    seat = watched.beginner
    watched.submit(seat, *sample.draw)
    move = {"seat": seat, "expected_revision": 0, "actions": [{"id": sample.moves[0]}]}
    refusal = refused(watched.call, "SubmitActions", watched.key, **move)
    assert refusal.reason == "STALE_REVISION"
    assert json.dumps(refusal.details["missed"]) != json.dumps(watched.events()[-len(refusal.details["missed"]) :])
    (look,) = watched.told("arbiterLooked", 1 - seat)
    assert look["seat"] == seat


@pytest.mark.parametrize("method", ["ResignSeat", "ReclaimSeat"])
def test_a_referee_who_acts_for_a_seat_is_named(watched, client, server, sample, method):
    seat = watched.beginner
    if method == "ReclaimSeat":
        control = {**TIMED, "onTimeOut": ["TIME_OUT_ACTION_BOT"], "reclaimable": True, "revivalSeconds": 900}
        watched = RefereedTable(client, server, sample, watched.key, time_control=control)
        seat = watched.beginner
        watched.run_out(seat)
        watched.look()
    watched.call(method, watched.key, seat=seat)
    event = watched.told("seatLeft" if method == "ResignSeat" else "seatTakenOver")[-1]
    assert event["seat"] == seat
    assert event["by"]
    assert event["by"] in watched.key
