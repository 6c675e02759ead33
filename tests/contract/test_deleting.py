"""Deleting a game: who may, and that nothing of it is left."""

from collections.abc import Iterator

import pytest

from service.app.player_refs import PlayerRef
from service.app.tokens import key_id
from tests.contract.combinations import APIS, STORES
from tests.contract.refereed import SCOPES, TIMED, RefereedTable
from tests.contract.server import Server, open_server
from tests.contract.table import refused


def test_nothing_is_left_of_a_deleted_game(client, server, sample):
    plans = [{"player": "ana"}, {}]
    table = RefereedTable(client, server, sample, plans=plans, time_control=TIMED)
    other = RefereedTable(client, server, sample, table.key, plans=plans)
    table.act("ReplaceSeat", seat=1, player="ben")
    table.act("ReplaceSeat", seat=1, player="dora")
    namespace = key_id(table.key)
    assert table.game in server.store_access.listed(PlayerRef(namespace, "ben").games)
    answer = table.act("ReissueToken", seat=1)
    assert table.call("DeleteGame", table.key) == {}
    for token in (*table.tokens, table.spectator, table.key):
        refusal = refused(table.call, "GetGame", token)
        assert (refusal.reason, table.game in refusal.message) == ("GAME_NOT_FOUND", True)
    for seat, invite in enumerate((table.invites[0], answer["invite"])):
        assert refused(table.call, "ClaimSeat", seat=seat, invite=invite).reason == "GAME_NOT_FOUND"
    for method, fields in (
        ("ListEvents", {}),
        ("ListAudit", {}),
        ("ExportRecord", {}),
        ("DeleteGame", {}),
        ("PauseGame", {"reason": "too late"}),
        ("FetchSeatToken", {"seat": 0}),
    ):
        assert refused(table.call, method, table.key, **fields).reason == "GAME_NOT_FOUND", method
    assert [game["id"] for game in client.call("ListGames", table.key, player="ana")["games"]] == [other.game]
    for player in ("ben", "dora"):
        assert client.call("ListGames", table.key, player=player)["games"] == []
        assert table.game not in server.store_access.listed(PlayerRef(namespace, player).games)
    assert [game["id"] for game in client.call("ListGames", table.key)["games"]] == [other.game]
    assert other.look()["view"]


def test_a_retry_of_the_creation_does_not_open_a_deleted_game_again(client, server, sample):
    key = server.store_access.make_key(*SCOPES)
    fields = {"ruleset": sample.ruleset, "seats": 2, "request_id": "once"}
    made = client.call("CreateGame", key, **fields)
    client.call("DeleteGame", key, game=made["game"]["id"])
    refusal = refused(client.call, "CreateGame", key, **fields)
    assert (refusal.reason, "was deleted" in refusal.message) == ("GAME_NOT_FOUND", True)
    assert client.call("ListGames", key)["games"] == []
    claim = {"game": made["game"]["id"], "seat": 0, "invite": made["invites"][0]}
    assert refused(client.call, "ClaimSeat", **claim).reason == "GAME_NOT_FOUND"
    assert client.call("CreateGame", key, **(fields | {"request_id": "twice"}))["replayed"] is False


def test_a_game_is_deleted_at_any_time(client, server, sample):
    key = server.store_access.make_key(*SCOPES)
    waiting = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2)["game"]["id"]
    finished = RefereedTable(client, server, sample, key)
    finished.resign(0)
    for game in (waiting, finished.game):
        assert client.call("DeleteGame", key, game=game) == {}
    assert client.call("ListGames", key)["games"] == []


def test_only_a_key_of_the_namespace_with_the_scope_may_delete(client, server, sample):
    table = RefereedTable(client, server, sample)
    before = table.stored()
    without = server.store_access.make_key("games.create", "games.read", "games.arbitrate", "games.referee")
    for token, says in (
        (without, "games.delete"),
        (server.store_access.make_key("games.delete"), "another API key"),
        (table.tokens[0], "API key"),
        (table.spectator, "API key"),
    ):
        refusal = refused(table.call, "DeleteGame", token)
        assert (refusal.reason, says in refusal.message) == ("SEAT_FORBIDDEN", True)
    assert refused(client.call, "DeleteGame", table.key, game="nowhere").reason == "GAME_NOT_FOUND"
    assert refused(client.call, "DeleteGame", table.key, game="player-0").reason == "GAME_NOT_FOUND"
    assert table.stored() == before


@pytest.fixture(scope="module", params=STORES)
def quick(request) -> Iterator[Server]:
    """Run a server with frequent heartbeats, with which streams notice that a game is gone."""
    with open_server(request.param, "--heartbeat", 0.3) as server:
        yield server


@pytest.mark.parametrize("name", APIS)
def test_watchers_of_a_deleted_game_are_told(quick, name):
    table = RefereedTable(quick.client(name), quick)
    head = table.status()["headSeq"]
    with table.client.watch(table.tokens[0], game=table.game, after_seq=head) as messages:
        assert "hello" in next(messages)
        table.call("DeleteGame", table.key)
        *_, last = messages
    assert last["goodbye"] == {"reason": "GOODBYE_REASON_GAME_EXPIRED", "cursor": head}
