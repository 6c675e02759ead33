"""Names of seats, and seeds that the creator of a game chooses."""

import json
from typing import Any

import pytest

from service.engine.kernel.record import read_record
from tests.contract.api_clients import ApiClient, Json
from tests.contract.combinations import COMBINATIONS
from tests.contract.games import Sample
from tests.contract.server import Server
from tests.contract.table import next_events, refused

EMBEDDED = [one for one in COMBINATIONS if one.store == "embedded"]
ON_REDIS = [one for one in COMBINATIONS if one.store == "redis"]


def create(client: ApiClient, server: Server, sample: Sample, **fields: Any) -> Json:
    """Create a game for two."""
    return client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2, settings=sample.settings, **fields)


def claim(client: ApiClient, made: Json, seat: int, **fields: Any) -> Json:
    return client.call("ClaimSeat", game=made["game"]["id"], seat=seat, invite=made["invites"][seat], **fields)


def names(game: Json) -> list[str]:
    return [seat["name"] for seat in game["seats"]]


def test_seats_have_the_planned_name_or_the_name_of_the_claim(client, server, sample):
    plans = [{"name": " Ana "}, {}]
    made = create(client, server, sample, plans=plans, request_id=f"names {sample.ruleset}")
    assert names(made["game"]) == ["Ana", ""]
    assert names(claim(client, made, 1, name="Cafe\u0301 \U0001f404")["game"]) == ["Ana", "Caf\u00e9 \U0001f404"]
    claimed = claim(client, made, 0)
    assert names(claimed["game"]) == ["Ana", "Caf\u00e9 \U0001f404"]
    listed = client.call("ListActions", claimed["seatToken"], game=made["game"]["id"])
    assert listed["seats"] == claimed["game"]["seats"]
    again = create(client, server, sample, plans=plans, request_id=f"names {sample.ruleset}")
    assert (again["replayed"], names(again["game"])) == (True, ["Ana", ""])


def test_a_claim_can_change_the_planned_name(client, server, sample):
    made = create(client, server, sample, plans=[{"name": "Ana"}, {"name": "Bo"}])
    assert names(claim(client, made, 0, name="Cleo")["game"]) == ["Cleo", "Bo"]


@pytest.mark.parametrize(("language", "noun"), [("en", "Seat 1"), ("ru", "Игрок 1")])
def test_texts_name_the_players_of_their_table(client, server, sample, language, noun):
    made = create(client, server, sample)
    game, watcher = made["game"]["id"], made["spectatorToken"]
    with client.watch(watcher, game=game, language=language) as messages:
        tokens = [claim(client, made, seat, name=name)["seatToken"] for seat, name in enumerate(["Ana", ""])]
        assert "hello" in next(messages)
        events = next_events(messages, client.call("GetGame", watcher, game=game)["game"]["headSeq"])
    asked = {"game": game, "language": language}
    assert events == client.call("ListEvents", watcher, **asked)["events"]
    claims = [event for event in events if "seatClaimed" in event]
    assert [event["seatClaimed"]["name"] for event in claims] == ["Ana", ""]
    assert [event["text"].split(" ")[0] for event in claims] == ["Ana", noun.split(" ")[0]]
    listed = [client.call("ListActions", token, **asked) for token in tokens]
    seat = listed[0]["toAct"][0]
    actions = [{"id": sample.moves[0]}]
    seen = client.call("PreviewActions", tokens[seat], actions=actions, **asked)["events"]
    move = {"expected_revision": 0, "actions": actions, "request_id": "named", **asked}
    played, again = (client.call("SubmitActions", tokens[seat], **move)["outcome"] for _ in range(2))
    who = ("Ana", noun)[seat]
    assert who in played["events"][0]["text"]
    assert [event["text"] for event in played["events"]] == [event["text"] for event in again["events"]]
    assert seen[0]["text"] == played["events"][0]["text"]
    explained = client.call("ExplainAction", tokens[seat], action={"id": "???"}, **asked)
    assert explained["text"].startswith(who)
    record = client.call("ExportRecord", tokens[0], game=game)
    assert "Ana" not in json.dumps(record)


def test_a_bot_that_takes_a_seat_is_announced(client, server, sample):
    made = create(client, server, sample, plans=[{}, {"name": "Robo"}])
    claim(client, made, 1, bot="random")
    (event,) = client.call("ListEvents", made["spectatorToken"], game=made["game"]["id"])["events"]
    assert event["seatClaimed"] == {"seat": 1, "name": "Robo", "bot": "random"}
    assert event["text"] == "Robo joins the game."


@pytest.mark.parametrize("name", ["x" * 25, "a\nb", "a\u202eb", "\u200b", "  ", "x" * 3000, "\u0007"])
def test_an_invalid_name_of_a_seat_is_refused(client, server, sample, name):
    made = create(client, server, sample)
    assert refused(claim, client, made, 0, name=name).reason == "MALFORMED_REQUEST"
    assert refused(create, client, server, sample, plans=[{"name": name}, {}]).reason == "MALFORMED_REQUEST"
    assert names(claim(client, made, 0)["game"]) == ["", ""]


def test_the_number_of_plans_must_be_the_number_of_seats_or_zero(client, server, sample):
    refusal = refused(create, client, server, sample, plans=[{"name": "Ana"}])
    assert refusal.reason == "MALFORMED_REQUEST"
    assert "one for each of 2 seats" in refusal.message


@pytest.mark.parametrize("combination", EMBEDDED, ids=str)
def test_games_with_the_same_chosen_seed_have_the_same_deal(client, server, sample):
    dealt = []
    for seed in ("my test", "my test", "another"):
        made = create(client, server, sample, seed=seed)
        assert made["game"]["seedChosen"]
        claims = [claim(client, made, seat) for seat in (0, 1)]
        views = [
            client.call("GetGame", one["seatToken"], game=made["game"]["id"])["view"][sample.ruleset] for one in claims
        ]
        dealt.append((made["game"]["commitment"], views))
        record = client.call("ExportRecord", claims[0]["seatToken"], game=made["game"]["id"])["record"]
        assert (record["seedChosen"], record.get("seed")) == (True, None)
        assert read_record(json.dumps(record).encode()).seed_chosen
    assert dealt[0] == dealt[1] != dealt[2]
    assert not create(client, server, sample)["game"]["seedChosen"]
    for wrong in ("", "x" * 201):
        assert refused(create, client, server, sample, seed=wrong).reason == "MALFORMED_REQUEST"


@pytest.mark.parametrize("combination", ON_REDIS, ids=str)
def test_a_public_server_refuses_a_chosen_seed(client, server, sample):
    refusal = refused(create, client, server, sample, seed="my test")
    assert (refusal.reason, "--allow-seeds" in refusal.message) == ("BAD_SETTING", True)
