"""Seats that leave: by resignation or by an arbiter, with one to four seats, with bots, and what they see then."""

import json
from typing import Any

import pytest

from tests.contract.api_clients import ApiClient, CallRefusedError, Json
from tests.contract.combinations import WITH_HIDDEN_CARDS
from tests.contract.games import Sample
from tests.contract.refereed import SCOPES, WHY, RefereedTable
from tests.contract.server import Server
from tests.contract.table import next_events, refused
from tests.servers import wait_until


def opened(client: ApiClient, server: Server, sample: Sample, seats: int, **fields: Any) -> RefereedTable:
    return RefereedTable(client, server, sample, seats=seats, settings=sample.short, **fields)


def verified(table: RefereedTable) -> Json:
    record = table.call("ExportRecord", table.spectator)["record"]
    return table.client.call("VerifyRecord", record=record)


def test_the_only_seat_of_a_game_ends_it_by_leaving(client, server, sample):
    table = opened(client, server, sample, 1)
    game = table.resign(0)["game"]
    assert (game["status"], game["ruling"]["kind"]) == ("GAME_STATUS_FINISHED", "RULING_KIND_EVERYBODY_LEFT")
    assert game["ranks"] == [{"seat": 0, "rank": 1, "left": "LEAVING_RESIGNED", "player": ""}]
    assert game["seed"]
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize("leaver", [0, 1])
def test_with_two_seats_the_other_is_first(client, server, sample, leaver):
    table = opened(client, server, sample, 2)
    game = table.resign(leaver)["game"]
    assert (game["status"], game["ruling"]["kind"]) == ("GAME_STATUS_FINISHED", "RULING_KIND_LAST_ONE_LEFT")
    assert [rank["rank"] for rank in game["ranks"]] == [2 if seat == leaver else 1 for seat in (0, 1)]
    assert [rank.get("left") for rank in game["ranks"]] == [
        "LEAVING_RESIGNED" if seat == leaver else None for seat in (0, 1)
    ]
    assert (game["ruling"]["by"], game["ruling"]["reason"]) == ("", "")
    assert table.told("seatLeft") == [{"seat": leaver, "kind": "LEAVING_RESIGNED", "by": "", "reason": ""}]
    assert table.told("gameEndedEarly")[0]["ranks"] == [rank["rank"] for rank in game["ranks"]]
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize("seats", [3, 4])
def test_who_leaves_later_is_better_and_the_last_one_is_first(client, server, sample, seats):
    table = opened(client, server, sample, seats)
    for seat in range(seats - 1):
        assert table.status()["status"] == "GAME_STATUS_RUNNING"
        table.resign(seat)
        shown = table.status()["seats"][seat]
        assert shown["left"] == "LEAVING_RESIGNED"
    assert table.ranks() == [seats - seat for seat in range(seats)]
    assert table.status()["ruling"]["kind"] == "RULING_KIND_LAST_ONE_LEFT"
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize("fill", ["", "default", "random"])
def test_a_bot_plays_on_for_a_seat_that_left_and_the_game_is_played_out(client, server, sample, fill):
    table = opened(client, server, sample, 3, fill=fill)
    leaver = table.beginner
    table.resign(leaver)
    assert table.status()["seats"][leaver]["bot"] == (fill or "default")
    stayed = [seat for seat in range(3) if seat != leaver]
    while (game := table.status())["status"] == "GAME_STATUS_RUNNING":
        waiting = [seat["seat"] for seat in game["seats"] if seat["toAct"] and seat["seat"] in stayed]
        if waiting:
            play_on_or_lose_a_race(table, waiting[0])
    assert game["ruling"]["kind"] == "RULING_KIND_PLAYED_OUT"
    ranks = [rank["rank"] for rank in game["ranks"]]
    assert ranks[leaver] == 3
    scores = [(game["result"]["scores"][seat]["total"], game["result"]["scores"][seat]["tieBreak"]) for seat in stayed]
    assert [ranks[seat] for seat in stayed] == [1 + sum(other > one for other in scores) for one in scores]
    causes = {entry.get("cause") for entry in table.call("ExportRecord", table.spectator)["record"]["actions"]}
    assert causes == {f"bot:{fill or 'default'}", None}
    assert verified(table)["ok"], verified(table)


def play_on_or_lose_a_race(table: RefereedTable, seat: int) -> None:
    """Let a seat play on. A bot may act at the same time, so the move may be refused."""
    try:
        table.play_on(seat)
    except CallRefusedError as refusal:
        if refusal.reason not in ("STALE_REVISION", "NOT_YOUR_DECISION"):
            raise


@pytest.mark.parametrize(
    ("method", "fields"),
    [
        ("PauseGame", {}),
        ("ForfeitSeat", {"seat": 0}),
        ("ReissueToken", {"seat": 0}),
        ("AdjudicateGame", {"ranks": [1, 2]}),
        ("VoidGame", {}),
    ],
)
def test_an_act_needs_a_game_that_has_started(client, server, sample, method, fields):
    key = server.store_access.make_key(*SCOPES)
    game = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2)["game"]["id"]
    refusal = refused(client.call, method, key, game=game, reason=WHY, **fields)
    assert (refusal.reason, "all seats must be claimed first" in refusal.message) == ("WRONG_STATE", True)
    assert client.call("GetGame", key, game=game)["game"]["headSeq"] == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_a_resignation_that_is_sent_again_is_answered_again(client, server, sample, seats):
    table = opened(client, server, sample, seats)
    first = table.resign(1, request_id="my-end")
    again = table.resign(1, request_id="my-end")
    assert (first["replayed"], again["replayed"]) == (False, True)
    assert again["game"]["seats"][1]["left"] == "LEAVING_RESIGNED"
    assert len(table.told("seatLeft")) == 1
    assert refused(table.resign, 1, request_id="another").reason == ("GAME_OVER" if seats == 2 else "SEAT_LEFT")


@pytest.mark.parametrize("kind", ["", "FORFEITED", "ABSENT", "DISQUALIFIED"])
def test_an_arbiter_takes_a_seat_out_of_the_game(client, server, sample, kind):
    table = opened(client, server, sample, 3)
    fields = {"kind": f"LEAVING_{kind}"} if kind else {}
    game = table.act("ForfeitSeat", seat=1, actor="Eva", **fields)["game"]
    left = f"LEAVING_{kind or 'FORFEITED'}"
    assert (game["seats"][1]["left"], game["status"]) == (left, "GAME_STATUS_RUNNING")
    (event,) = table.told("seatLeft")
    by = event.pop("by")
    assert event == {"seat": 1, "kind": left, "reason": WHY}
    assert by.endswith("/Eva")
    assert by.split("/")[0] in table.key
    refusal = refused(table.act, "ForfeitSeat", seat=1)
    assert (refusal.reason, "already left" in refusal.message) == ("SEAT_LEFT", True)
    assert refused(table.resign, 1).reason == "SEAT_LEFT"
    table.resign(0)
    assert [rank.get("left") for rank in table.status()["ranks"]] == ["LEAVING_RESIGNED", left, None]
    assert table.ranks() == [2, 3, 1]
    assert verified(table)["ok"], verified(table)


@pytest.mark.parametrize("kind", ["LEAVING_RESIGNED", "LEAVING_TIMED_OUT"])
def test_an_arbiter_cannot_forfeit_as_a_player_or_a_clock(client, server, sample, kind):
    table = opened(client, server, sample, 2)
    refusal = refused(table.act, "ForfeitSeat", seat=0, kind=kind)
    assert (refusal.reason, "`kind`" in refusal.message) == ("MALFORMED_REQUEST", True)
    assert table.status()["status"] == "GAME_STATUS_RUNNING"


def test_a_game_with_a_bot_ends_when_its_only_person_leaves(client, server, sample):
    table = opened(client, server, sample, 2, plans=[{}, {"bot": "random"}])
    game = table.resign(0)["game"]
    assert (game["ruling"]["kind"], game["status"]) == ("RULING_KIND_EVERYBODY_LEFT", "GAME_STATUS_FINISHED")
    assert [rank["rank"] for rank in game["ranks"]] == [2, 1]
    assert verified(table)["ok"], verified(table)


def test_a_bot_that_claimed_its_seat_counts_as_a_planned_bot(client, server, sample):
    made = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2, settings=sample.short, fill="random")
    game = made["game"]["id"]
    client.call("ClaimSeat", game=game, seat=1, invite=made["invites"][1], bot="random")
    token = client.call("ClaimSeat", game=game, seat=0, invite=made["invites"][0])["seatToken"]
    ended = client.call("ResignSeat", token, game=game, seat=0)["game"]
    assert ended["ruling"]["kind"] == "RULING_KIND_EVERYBODY_LEFT"
    record = client.call("ExportRecord", token, game=game)["record"]
    assert record["referee"]["bots"] == ["", "random"]
    assert client.call("VerifyRecord", record=record)["ok"]


def test_a_game_with_a_bot_and_two_persons_goes_on_when_one_of_them_leaves(client, server, sample):
    table = opened(client, server, sample, 3, plans=[{}, {"bot": "random"}, {}])
    assert table.resign(0)["game"]["status"] == "GAME_STATUS_RUNNING"
    assert [seat["bot"] for seat in table.status()["seats"]] == ["default", "random", ""]
    game = table.resign(2)["game"]
    assert (game["ruling"]["kind"], [rank["rank"] for rank in game["ranks"]]) == (
        "RULING_KIND_EVERYBODY_LEFT",
        [3, 1, 2],
    )


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_a_seat_that_left_sees_what_a_spectator_sees(client, server, sample):
    table = RefereedTable(client, server, sample, seats=3)
    seat = table.beginner
    hand = table.view(seat)["seats"][seat]["hand"]["cards"]
    assert hand
    drawn = table.events(seat)
    assert drawn != table.events(), "the seat saw nothing that spectators did not see, so the test proves nothing"
    table.act("PauseGame")  # no bot plays for the seat while its answers are compared
    table.resign(seat)
    assert table.look(seat)["view"] == table.look()["view"]
    assert all("hand" not in one for one in table.view(seat)["seats"])
    assert "viewer" not in table.view(seat)
    assert table.events(seat) == table.events()
    for revision in range(table.revision + 1):
        assert table.look(seat, revision=revision)["view"] == table.look(revision=revision)["view"]
    record = table.call("ExportRecord", table.tokens[seat])
    assert record == table.call("ExportRecord", table.spectator)
    with client.watch(table.tokens[seat], game=table.game) as messages:
        assert "hello" in next(messages)
        seen = next_events(messages, len(table.events()))
    assert seen == table.events()[: len(seen)]
    for method, fields in (
        ("ListActions", {}),
        ("SubmitActions", {"expected_revision": 0, "actions": [{"id": "end_turn"}]}),
        ("PreviewActions", {"actions": [{"id": "end_turn"}]}),
        ("ExplainAction", {"action": {"id": "end_turn"}}),
        ("SuggestAction", {}),
        ("UndoActions", {"expected_revision": 0}),
        ("SetReady", {"seat": seat, "always_ask": True}),
        ("ResignSeat", {"seat": seat}),
        ("ReclaimSeat", {"seat": seat}),
    ):
        assert refused(table.call, method, table.tokens[seat], **fields).reason == "SEAT_LEFT", method
    assert refused(table.look, seat, open=True).reason == "SEAT_FORBIDDEN"


@pytest.mark.parametrize("combination", WITH_HIDDEN_CARDS, ids=str)
def test_an_open_stream_of_a_seat_shows_no_more_cards_after_it_left(client, server, sample):
    table = RefereedTable(client, server, sample, seats=3)
    seat = table.beginner
    head = table.status()["headSeq"]
    with client.watch(table.tokens[seat], game=table.game, after_seq=head) as messages:
        assert "hello" in next(messages)
        table.resign(seat)
        wait_until(lambda: seat not in table.to_act, "no bot plays for the seat")
        for _ in range(12):
            if waiting := [one for one in table.to_act if one != seat]:
                play_on_or_lose_a_race(table, waiting[0])
        seen = next_events(messages, table.status()["headSeq"] - head)
    public = table.events()
    assert json.dumps(seen) == json.dumps(public[head : head + len(seen)])


def test_a_retried_move_of_a_seat_that_left_is_not_answered(client, server, sample):
    table = RefereedTable(client, server, sample, seats=3)
    seat = table.beginner
    table.submit(seat, sample.moves[0], revision=0, request_id="mine")
    table.resign(seat)
    assert refused(table.submit, seat, sample.moves[0], revision=0, request_id="mine").reason == "SEAT_LEFT"


def test_leaving_is_possible_while_the_game_is_paused(client, server, sample):
    table = opened(client, server, sample, 3, time_control={"bankSeconds": 600})
    table.act("PauseGame")
    table.act("ForfeitSeat", seat=table.beginner, kind="LEAVING_DISQUALIFIED")
    assert table.status()["status"] == "GAME_STATUS_PAUSED"
    clock = table.act("ResumeGame")["game"]["clock"]["seats"]
    assert not clock[table.beginner]["running"]
    table.resign((table.beginner + 1) % 3)
    assert table.status()["status"] == "GAME_STATUS_FINISHED"
    assert verified(table)["ok"], verified(table)
