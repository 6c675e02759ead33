"""Lists of games: by player, by status and by who must act, in pages, and with a player's token."""

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.refereed import SCOPES, RefereedTable
from tests.contract.table import refused


@pytest.fixture
def key(server) -> str:
    return server.store_access.make_key(*SCOPES)


def listed(client: ApiClient, token: str, **fields: object) -> list[str]:
    return [game["id"] for game in client.call("ListGames", token, **fields)["games"]]


def seated(client, server, sample, key: str, *players: str, **fields: object) -> RefereedTable:
    """Open a table with these players, "" for a seat without one."""
    plans: list[Json] = [{"player": player} for player in players]
    return RefereedTable(client, server, sample, key, seats=len(players), plans=plans, **fields)


def test_games_are_listed_by_player_and_status(client, server, sample, key):
    running = seated(client, server, sample, key, "ana", "ben")
    finished = seated(client, server, sample, key, "ana", "")
    finished.resign(0)
    paused = seated(client, server, sample, key, "", "ana")
    paused.act("PauseGame")
    void = seated(client, server, sample, key, "ana", "carla")
    void.act("VoidGame")
    plans = [{"player": "ana"}, {}]
    waiting = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2, plans=plans)["game"]["id"]
    other = seated(client, server, sample, key, "", "")
    everything = [waiting, void.game, paused.game, finished.game, running.game]
    assert listed(client, key, player="ana") == everything
    assert listed(client, key) == [other.game, *everything]
    assert listed(client, key, player="ben") == [running.game]
    assert listed(client, key, player="nobody") == []
    for status, game in (
        ("WAITING", waiting),
        ("RUNNING", running.game),
        ("FINISHED", finished.game),
        ("PAUSED", paused.game),
        ("VOID", void.game),
    ):
        assert listed(client, key, player="ana", status=f"GAME_STATUS_{status}") == [game]
        assert game in listed(client, key, status=f"GAME_STATUS_{status}")
    assert listed(client, key, status="GAME_STATUS_UNREADABLE") == []
    client.call("UpsertPlayer", key, player="ana")
    token = client.call("IssuePlayerToken", key, player="ana")["playerToken"]
    assert listed(client, token) == listed(client, token, player="ana") == everything
    assert listed(client, token, status="GAME_STATUS_PAUSED") == [paused.game]


@pytest.mark.parametrize("timed", [False, True])
def test_games_that_wait_for_a_player_are_listed(client, server, sample, key, timed):
    fields = {"time_control": {"bankSeconds": 600}} if timed else {}
    tables = [seated(client, server, sample, key, "ana", "ben", **fields) for _ in range(4)]
    for step in range(6):
        for seat, player in enumerate(("ana", "ben")):
            expected = [table.game for table in reversed(tables) if seat in table.to_act]
            assert listed(client, key, player=player, to_act=True) == expected, step
        table = tables[step % 4]
        table.play_on(table.to_act[0])
    tables[0].act("VoidGame")
    tables[1].act("PauseGame")
    for player in ("ana", "ben"):
        assert tables[0].game not in listed(client, key, player=player, to_act=True)
    refusal = refused(client.call, "ListGames", key, to_act=True)
    assert (refusal.reason, "`player`" in refusal.message) == ("MALFORMED_REQUEST", True)


def test_a_game_does_not_wait_for_a_player_who_left(client, server, sample, key):
    table = seated(client, server, sample, key, "ana", "ben", "carla")
    seat = table.to_act[0]
    player = ("ana", "ben", "carla")[seat]
    table.act("PauseGame")  # no bot plays on
    table.resign(seat)
    assert seat in [one["seat"] for one in table.status()["seats"] if one["toAct"]]
    assert listed(client, key, player=player, to_act=True) == []
    assert listed(client, key, player=player) == [table.game]


def test_lists_of_a_player_have_pages(client, server, sample, key):
    games = [seated(client, server, sample, key, "ana", "").game for _ in range(5)]
    found, token = [], ""
    for _ in range(5):
        page = client.call("ListGames", key, player="ana", page_size=2, page_token=token)
        assert len(page["games"]) <= 2
        found += [game["id"] for game in page["games"]]
        token = page["nextPageToken"]
        if not token:
            break
    assert found == games[::-1]
    rest = client.call("ListGames", key, player="ana", page_token=games[2])["games"]
    assert [game["id"] for game in rest] == games[1::-1]


def test_a_page_is_filled_with_games_of_the_wanted_status(client, server, sample, key):
    tables = [seated(client, server, sample, key, "ana", "") for _ in range(6)]
    for table in tables[::2]:
        table.act("VoidGame")
    void = [table.game for table in tables[::2]][::-1]
    page = client.call("ListGames", key, player="ana", status="GAME_STATUS_VOID", page_size=2)
    assert [game["id"] for game in page["games"]] == void[:2]
    token = page["nextPageToken"]
    page = client.call("ListGames", key, player="ana", status="GAME_STATUS_VOID", page_size=2, page_token=token)
    assert [game["id"] for game in page["games"]] == void[2:]


def test_a_replaced_player_no_longer_has_the_game(client, server, sample, key):
    table = seated(client, server, sample, key, "ana", "ben")
    table.act("ReplaceSeat", seat=0, player="carla")
    assert listed(client, key, player="ana") == []
    assert listed(client, key, player="carla") == listed(client, key, player="ben") == [table.game]


def test_lists_belong_to_a_namespace(client, server, sample, key):
    table = seated(client, server, sample, key, "ana", "")
    foreign = server.store_access.make_key(*SCOPES)
    assert listed(client, foreign, player="ana") == []
    assert listed(client, key, player="ana") == [table.game]
    for token in (*table.tokens, table.spectator, server.store_access.make_key("players.manage")):
        assert refused(client.call, "ListGames", token, player="ana").reason == "SEAT_FORBIDDEN"
    for fields, name in (
        ({"player": "a b"}, "player"),
        ({"player": "ana", "page_size": 101}, "pageSize"),
        ({"player": "ana", "page_token": "nonsense"}, "pageToken"),
    ):
        refusal = refused(client.call, "ListGames", key, **fields)
        assert (refusal.reason, f"`{name}`" in refusal.message) == ("MALFORMED_REQUEST", True)
