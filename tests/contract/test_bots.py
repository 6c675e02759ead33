"""Bots at the table: they play their seats, each move exactly once, and give hints."""

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.combinations import STORES
from tests.contract.games import SAMPLES, Sample
from tests.contract.server import open_server
from tests.contract.table import Table, refused, shortest


class BotTable(Table):
    """A table with a person at seat 0 and bots at the other seats; `tokens` has the person's token only."""

    def __init__(self, client: ApiClient, key: str | None, sample: Sample, *bots: str) -> None:
        plans = [{"name": "Ana"}, *({"bot": bot} for bot in bots)]
        fields = {"ruleset": sample.ruleset, "seats": len(plans), "settings": sample.short}
        made = client.call("CreateGame", key, plans=plans, **fields)
        self.client, self.sample, self.game = client, sample, made["game"]["id"]
        self.made, self.spectator = made, made["spectatorToken"]
        claim = self.call("ClaimSeat", seat=0, invite=made["invites"][0])
        self.tokens = [claim["seatToken"]]

    def wait_for_my_turn(self) -> Json:
        """Wait until the person is to act or the game is over; return the last turn of the stream."""
        head = self.look()["game"]["headSeq"]
        with self.client.watch(self.tokens[0], game=self.game, after_seq=head) as messages:
            for message in messages:
                turn: Json = message.get("turn", {})
                if turn and (0 in turn["toAct"] or not turn["toAct"]):
                    return turn
        raise AssertionError("the stream ended")

    def play_my_turn(self) -> None:
        listed = self.listed(0)
        self.submit(0, shortest(listed["actions"])["id"], revision=listed["revision"])


def entries(table: Table) -> list[Json]:
    record: Json = table.call("ExportRecord", table.tokens[0])["record"]
    return list(record["actions"])


def test_bots_play_a_whole_game_with_a_person(client, server, sample):
    table = BotTable(client, server.key, sample, "random", "greedy")
    assert [seat["bot"] for seat in table.made["game"]["seats"]] == ["", "random", "greedy"]
    assert [seat["claimed"] for seat in table.made["game"]["seats"]] == [False, True, True]
    assert [bool(invite) for invite in table.made["invites"]] == [True, False, False]
    while table.wait_for_my_turn()["toAct"]:
        table.play_my_turn()
    game = table.look(0)["game"]
    assert (game["status"], len(game["result"]["scores"])) == ("GAME_STATUS_FINISHED", 3)
    moves = entries(table)
    assert {entry["seat"] for entry in moves} == {0, 1, 2}
    assert [entry["revision"] for entry in moves] == list(range(1, game["revision"] + 1))
    record = table.call("ExportRecord", table.tokens[0])["record"]
    assert client.call("VerifyRecord", record=record)["ok"]


def test_a_seat_can_be_claimed_for_a_bot_with_its_invite(client, server, sample):
    made = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2)
    fields = {"game": made["game"]["id"], "seat": 1, "invite": made["invites"][1], "request_id": "bot"}
    claimed = client.call("ClaimSeat", bot="search", name="Deep", **fields)
    assert claimed["seatToken"] == ""
    bot = {"seat": 1, "claimed": True, "toAct": False, "name": "Deep", "bot": "search", "player": ""}
    assert claimed["game"]["seats"][1] == {**bot, "reclaimable": False}
    assert client.call("ClaimSeat", bot="search", name="Deep", **fields)["replayed"]
    assert refused(client.call, "ClaimSeat", **fields | {"request_id": "person"}).reason == "SEAT_TAKEN"


def test_a_game_with_bots_only_or_with_an_unknown_bot_is_refused(client, server, sample):
    fields = {"ruleset": sample.ruleset, "seats": 2}
    refusal = refused(client.call, "CreateGame", server.key, plans=[{"bot": "random"}] * 2, **fields)
    assert (refusal.reason, "reeve simulate" in refusal.message) == ("BAD_SETTING", True)
    made = client.call("CreateGame", server.key, plans=[{}, {"bot": "hard"}], **fields)
    claim = {"game": made["game"]["id"], "seat": 0, "invite": made["invites"][0]}
    assert refused(client.call, "ClaimSeat", bot="greedy", **claim).reason == "BAD_SETTING"
    refusal = refused(client.call, "ClaimSeat", bot="deep", **claim)
    assert (refusal.reason, "random, greedy, search, hard" in refusal.message) == ("BAD_SETTING", True)
    assert refused(client.call, "CreateGame", server.key, plans=[{}, {"bot": "x"}], **fields).reason == "BAD_SETTING"


def test_rulesets_list_their_bots(client):
    for ruleset in client.call("ListRulesets")["rulesets"]:
        assert ruleset["bots"] == ["random", "greedy", "search", "hard"]


def test_a_hint_names_an_action_and_explains_it(table):
    seat = table.beginner
    actions = {action["id"]: action for action in table.listed(seat, language="pt")["actions"]}
    before = table.everything()
    for _ in range(2):
        hint = table.call("SuggestAction", table.tokens[seat], language="pt")
        assert hint["action"] == actions[hint["action"]["id"]]
        assert hint["revision"] == 0
        assert hint["text"].endswith(".")
    assert table.call("SuggestAction", table.tokens[seat], language="ru")["text"] != hint["text"]
    assert table.everything() == before
    assert refused(table.call, "SuggestAction", table.tokens[1 - seat]).reason == "NOT_YOUR_DECISION"
    assert refused(table.call, "SuggestAction", table.spectator).reason == "SEAT_FORBIDDEN"


def test_a_seat_beyond_its_action_limit_is_hinted_its_default_action():
    with open_server("embedded", "--actions-per-seat", 2) as server:
        for client, sample in zip(server.clients, SAMPLES, strict=True):
            table = BotTable(client, server.key, sample, "greedy")
            while table.wait_for_my_turn()["toAct"]:
                actions = table.listed(0)["actions"]
                if len(actions) == 1:
                    assert table.call("SuggestAction", table.tokens[0])["action"] == actions[0]
                table.play_my_turn()
            assert table.look(0)["game"]["status"] == "GAME_STATUS_FINISHED"
            assert refused(table.call, "SuggestAction", table.tokens[0]).reason == "GAME_OVER"


@pytest.mark.parametrize("store", STORES)
def test_hints_for_one_seat_are_limited(store):
    with open_server(store, "--hints-per-minute", 2) as server:
        table = Table(server.rest, server.key)
        for _ in range(2):
            table.call("SuggestAction", table.tokens[table.beginner])
        refusal = refused(table.call, "SuggestAction", table.tokens[table.beginner], client=server.grpc)
        assert (refusal.reason, "hints_per_minute" in refusal.message) == ("QUOTA_EXCEEDED", True)
