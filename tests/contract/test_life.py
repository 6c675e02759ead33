"""The life of a game from its creation to the verification of its record, through each API."""

import pytest

from service.engine.registry import ruleset
from tests.contract.combinations import all_stores_and_apis
from tests.contract.games import HALLERTAU, LAGRANJA
from tests.contract.table import Table, refused, seqs


def test_a_new_game_waits_until_its_seats_are_claimed(client, server, sample):
    seats = max(ruleset(sample.ruleset).rules.seat_counts)
    created = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=seats, settings=sample.settings)
    game = created["game"]
    assert (game["status"], game["revision"], game["headSeq"]) == ("GAME_STATUS_WAITING", 0, 0)
    free = {"claimed": False, "toAct": False, "name": "", "bot": "", "player": "", "reclaimable": False}
    assert game["seats"] == [{"seat": seat, **free} for seat in range(seats)]
    assert sample.settings[sample.ruleset].items() <= game["settings"][sample.ruleset].items()
    assert len(set(created["invites"])) == seats
    looked = client.call("GetGame", created["spectatorToken"], game=game["id"])
    assert looked == {"game": game, "undoable": 0}


def test_the_last_claim_starts_the_game(client, server, sample):
    created = client.call("CreateGame", server.key, ruleset=sample.ruleset, seats=2)
    game = created["game"]["id"]
    first = client.call("ClaimSeat", game=game, seat=1, invite=created["invites"][1], entropy="a coin that I tossed")
    assert first["game"]["status"] == "GAME_STATUS_WAITING"
    assert [seat["claimed"] for seat in first["game"]["seats"]] == [False, True]
    last = client.call("ClaimSeat", game=game, seat=0, invite=created["invites"][0])
    assert last["game"]["status"] == "GAME_STATUS_RUNNING"
    assert len([seat for seat in last["game"]["seats"] if seat["toAct"]]) == 1
    assert first["seatToken"] != last["seatToken"]
    record = client.call("ExportRecord", first["seatToken"], game=game)["record"]
    assert [seat["entropy"] for seat in record["seats"]] == ["", "a coin that I tossed"]


def test_list_games_returns_the_games_of_a_key_in_pages_newest_first(client, server, sample):
    key = server.store_access.make_key("games.create", "games.read")
    made = [Table(client, key, sample).game for _ in range(3)]
    listed = client.call("ListGames", key)
    assert [game["id"] for game in listed["games"]] == made[::-1]
    assert listed["nextPageToken"] == ""
    page = client.call("ListGames", key, page_size=2)
    rest = client.call("ListGames", key, page_size=2, page_token=page["nextPageToken"])
    assert [game["id"] for game in page["games"] + rest["games"]] == made[::-1]
    assert rest["nextPageToken"] == ""


def test_submit_returns_the_new_revision_the_events_and_who_is_to_act(table):
    seat = table.beginner
    before = table.look(seat)
    outcome = table.submit(seat, table.sample.moves[0], include_actions=True, language="en")
    after = table.look(seat)
    assert outcome["revision"] == after["game"]["revision"] == before["game"]["revision"] + 1
    assert seqs(outcome["events"]) == list(range(before["game"]["headSeq"] + 1, outcome["headSeq"] + 1))
    assert f"eat {seat}" in outcome["events"][0]["text"]
    assert (outcome["view"], outcome["undoable"]) == (after["view"], after["undoable"])
    assert outcome["actions"]["items"] == table.actions(seat)
    assert outcome["toAct"] == table.to_act
    assert not outcome["replayed"]


def test_an_outcome_has_the_next_actions_only_if_they_are_requested(table):
    seat, move = table.beginner, table.sample.moves[0]
    assert "actions" not in table.submit(seat, move)
    assert "actions" not in table.undo(seat)
    assert table.submit(seat, move, include_actions=True)["actions"]["items"] == table.actions(seat)


def test_labels_and_reasons_exist_in_four_languages(table):
    seat = table.play_until_blocked()
    said = {name: table.listed(seat, language=name, include_blocked=True) for name in ("en", "pt", "it", "ru")}
    for kind, word in (("actions", "label"), ("blocked", "text")):
        texts = [[one[word] for one in listed[kind]] for listed in said.values()]
        assert all(all(one) for one in texts)
        assert len({tuple(one) for one in texts}) == 4
    assert table.listed(seat, include_blocked=True) == said["en"]
    assert table.listed(seat)["blocked"] == []


@pytest.mark.parametrize("combination", all_stores_and_apis(HALLERTAU), ids=str)
@pytest.mark.parametrize(
    ("wish", "field", "before", "after"),
    [({"while_idle": True}, "readyWhileIdle", False, True), ({"through_phase": 7}, "readyThrough", 0, 7)],
)
def test_set_ready_is_visible_to_its_own_seat_only(table, wish, field, before, after):
    seat = play_to_a_stop_point(table)
    assert table.view(seat)["seats"][seat][field] == before
    outcome = table.call("SetReady", table.tokens[seat], seat=seat, include_actions=True, **wish)["outcome"]
    assert outcome["view"]["hallertau"]["seats"][seat][field] == after
    assert outcome["actions"]["items"] == table.actions(seat)
    assert field not in table.view(1 - seat)["seats"][seat]
    table.call("SetReady", table.tokens[seat], seat=seat, always_ask=True)
    assert table.view(seat)["seats"][seat][field] == before


def play_to_a_stop_point(table: Table) -> int:
    """Play until a seat is asked whether it is ready."""
    while not (ready := [seat for seat in table.to_act if table.actions(seat, "ready")]):
        seat = table.to_act[0]
        exchange = table.actions(seat, "exchange")
        table.submit(seat, (exchange or table.actions(seat))[-1]["id"])
    return ready[0]


@pytest.mark.parametrize("combination", all_stores_and_apis(LAGRANJA), ids=str)
def test_set_ready_is_refused_in_a_game_without_stop_points(table):
    seat = table.beginner
    before = table.everything()
    for wish in ({"while_idle": True}, {"through_phase": 2}, {"always_ask": True}):
        refusal = refused(table.call, "SetReady", table.tokens[seat], seat=seat, **wish)
        assert (refusal.reason, "has no stop points" in refusal.message) == ("ILLEGAL_ACTION", True)
    assert table.everything() == before


def test_events_are_listed_in_pages(table):
    table.submit(table.beginner, table.sample.moves[0])
    whole = table.call("ListEvents", table.spectator)
    head = whole["headSeq"]
    assert seqs(whole["events"]) == list(range(1, head + 1))
    page = table.call("ListEvents", table.spectator, after_seq=1, page_size=2)
    assert seqs(page["events"]) == [2, 3]
    assert page["events"] == whole["events"][1:3]
    assert page["headSeq"] == head
    assert table.call("ListEvents", table.spectator, after_seq=head)["events"] == []
    said = table.events(language="pt")
    assert said[0]["text"] == "Jogador 0 entra no jogo."
    assert [event | {"text": ""} for event in said] == [event | {"text": ""} for event in whole["events"]]


def test_a_finished_game_reveals_its_seed_and_its_record_is_verified(client, server, sample):
    table = Table(client, server.key, sample, settings=sample.short)
    assert "seed" not in table.look()["game"]
    table.play_to_the_end()
    game = table.look()["game"]
    assert game["status"] == "GAME_STATUS_FINISHED"
    assert game["result"]["winners"]
    record = table.call("ExportRecord", table.spectator)["record"]
    assert (record["seed"], record["commitment"]) == (game["seed"], game["commitment"])
    verdict = client.call("VerifyRecord", record=record)
    assert verdict == {"ok": True, "message": verdict["message"]}


def test_a_changed_record_is_not_verified(client, server, sample):
    table = Table(client, server.key, sample, settings=sample.short)
    table.play_to_the_end()
    record = table.call("ExportRecord", table.spectator)["record"]
    record["actions"][2]["action"] = "nonsense"
    verdict = client.call("VerifyRecord", record=record)
    assert not verdict["ok"]
    assert verdict["revision"] == 3
