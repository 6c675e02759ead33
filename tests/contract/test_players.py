"""Players and their tokens: create, read, list, revoke, and the seats that belong to a player."""

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.refereed import SCOPES, RefereedTable
from tests.contract.server import Server
from tests.contract.table import refused

LONGEST = "Az09._~-" * 8


@pytest.fixture
def key(server: Server) -> str:
    return server.store_access.make_key(*SCOPES)


def upsert(client: ApiClient, key: str, player: str, name: str = "") -> Json:
    answer: Json = client.call("UpsertPlayer", key, player=player, name=name)["player"]
    return answer


def token_of(client: ApiClient, key: str, player: str) -> str:
    """Create a player and return a token."""
    upsert(client, key, player)
    token: str = client.call("IssuePlayerToken", key, player=player)["playerToken"]
    return token


def test_a_player_is_created_changed_and_read(client, key):
    first = upsert(client, key, LONGEST, " Ana ")
    assert (first["id"], first["name"], first["createTime"]) == (LONGEST, "Ana", first["updateTime"])
    assert client.call("GetPlayer", key, player=LONGEST)["player"] == first
    second = upsert(client, key, LONGEST, "Bea")
    assert (second["name"], second["createTime"]) == ("Bea", first["createTime"])
    assert second["updateTime"] > first["updateTime"]
    assert upsert(client, key, LONGEST)["name"] == ""
    assert client.call("ListPlayers", key)["players"] == [client.call("GetPlayer", key, player=LONGEST)["player"]]


def test_players_are_listed_in_pages(client, key, server):
    ids = sorted(["a", "b-1", "b.2", "c~", "D", "e_e", "zz"], reverse=True)
    for player in ids:
        upsert(client, key, player)
    listed, token = [], ""
    for _ in range(4):
        page = client.call("ListPlayers", key, page_size=2, page_token=token)
        assert len(page["players"]) <= 2
        listed += [player["id"] for player in page["players"]]
        token = page["nextPageToken"]
        if not token:
            break
    assert listed == ids
    assert [player["id"] for player in client.call("ListPlayers", key)["players"]] == ids
    assert client.call("ListPlayers", server.store_access.make_key("players.manage"))["players"] == []


def test_a_players_token_is_valid_until_it_is_revoked(client, key):
    token = token_of(client, key, "ana")
    assert client.call("IssuePlayerToken", key, player="ana")["playerToken"] == token
    assert client.call("GetPlayer", token, player="ana")["player"]["id"] == "ana"
    assert client.call("ListGames", token)["games"] == []
    client.call("RevokePlayerTokens", key, player="ana")
    for method, fields in (("GetPlayer", {"player": "ana"}), ("ListGames", {})):
        refusal = refused(client.call, method, token, **fields)
        assert (refusal.reason, "revoked" in refusal.message) == ("TOKEN_MISSING", True)
    new = client.call("IssuePlayerToken", key, player="ana")["playerToken"]
    assert new != token
    assert client.call("GetPlayer", new, player="ana")["player"]["id"] == "ana"


def test_a_players_token_reaches_only_the_own_player(client, key, server, sample):
    token = token_of(client, key, "ana")
    upsert(client, key, "ben")
    for method, fields in (
        ("GetPlayer", {"player": "ben"}),
        ("UpsertPlayer", {"player": "ana", "name": "Ana"}),
        ("ListPlayers", {}),
        ("IssuePlayerToken", {"player": "ana"}),
        ("RevokePlayerTokens", {"player": "ana"}),
        ("ListGames", {"player": "ben"}),
        ("CreateGame", {"ruleset": sample.ruleset, "seats": 2}),
    ):
        assert refused(client.call, method, token, **fields).reason == "SEAT_FORBIDDEN", method
    table = RefereedTable(client, server, sample, key, plans=[{"player": "ana"}, {}])
    for method, fields in (
        ("GetGame", {}),
        ("ListActions", {}),
        ("ListEvents", {}),
        ("ListAudit", {}),
        ("ExportRecord", {}),
        ("ResignSeat", {"seat": 0}),
        ("PauseGame", {"reason": "mine"}),
        ("DeleteGame", {}),
        ("FetchSeatToken", {"seat": 1}),
    ):
        assert refused(table.call, method, token, **fields).reason == "SEAT_FORBIDDEN", method


def test_a_player_fetches_the_token_of_the_own_seat_and_claims_it_by_that(client, key, server, sample):
    tokens = [token_of(client, key, player) for player in ("ana", "ben")]
    plans = [{"player": "ana", "name": "Ana"}, {"player": "ben"}]
    made = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2, settings=sample.settings, plans=plans)
    game = made["game"]["id"]
    assert [seat["player"] for seat in made["game"]["seats"]] == ["ana", "ben"]
    first = client.call("FetchSeatToken", tokens[0], game=game, seat=0)["seatToken"]
    assert [seat["claimed"] for seat in client.call("GetGame", first, game=game)["game"]["seats"]] == [True, False]
    assert client.call("FetchSeatToken", tokens[0], game=game, seat=0)["seatToken"] == first
    second = client.call("FetchSeatToken", key, game=game, seat=1)["seatToken"]
    assert client.call("GetGame", second, game=game)["game"]["status"] == "GAME_STATUS_RUNNING"
    assert client.call("FetchSeatToken", tokens[1], game=game, seat=1)["seatToken"] == second
    assert client.call("GetGame", second, game=game)["view"][sample.ruleset]["viewer"] == 1
    refusal = refused(client.call, "ClaimSeat", game=game, seat=0, invite=made["invites"][0])
    assert refusal.reason == "SEAT_TAKEN"
    client.call("ReissueToken", key, game=game, seat=0, reason="lost")
    newest = client.call("FetchSeatToken", tokens[0], game=game, seat=0)["seatToken"]
    assert newest != first
    assert refused(client.call, "GetGame", first, game=game).reason == "TOKEN_MISSING"


def test_a_token_is_fetched_only_for_the_player_of_the_seat(client, key, server, sample):
    table = RefereedTable(client, server, sample, key, plans=[{"player": "ana"}, {}])
    ben = token_of(client, key, "ben")
    assert refused(table.call, "FetchSeatToken", ben, seat=0).reason == "SEAT_FORBIDDEN"
    refusal = refused(table.call, "FetchSeatToken", key, seat=1)
    assert (refusal.reason, "no player; an arbiter replaces" in refusal.message) == ("WRONG_STATE", True)
    waiting = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2)["game"]["id"]
    assert refused(client.call, "FetchSeatToken", key, game=waiting, seat=1).message.endswith("its invite claims it")
    foreign_key = server.store_access.make_key(*SCOPES)
    foreign = token_of(client, foreign_key, "ana")
    for token in (foreign, foreign_key, server.store_access.make_key("games.read"), *table.tokens, table.spectator):
        assert refused(table.call, "FetchSeatToken", token, seat=0).reason == "SEAT_FORBIDDEN"
    table.act("ReplaceSeat", seat=0, player="ben")
    assert refused(table.call, "FetchSeatToken", token_of(client, key, "ana"), seat=0).reason == "SEAT_FORBIDDEN"
    assert table.call("FetchSeatToken", ben, seat=0)["seatToken"] not in ("", table.tokens[0])


def test_only_an_operator_or_the_player_may_name_the_player_of_a_claim(client, key, server, sample):
    made = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2, settings=sample.settings)
    game, invites = made["game"]["id"], made["invites"]
    ana, before = token_of(client, key, "ana"), server.store_access.stored(made["game"]["id"])
    foreign = server.store_access.make_key(*SCOPES)

    def claim(token: str | None, seat: int, **fields: str) -> Json:
        return client.call("ClaimSeat", token, game=game, seat=seat, invite=invites[seat], **fields)

    for token in (foreign, token_of(client, foreign, "ana"), made["spectatorToken"]):
        assert refused(claim, token, 0, player="ana").reason == "SEAT_FORBIDDEN"
    assert refused(claim, ana, 0, player="ben").reason == "SEAT_FORBIDDEN"
    assert refused(claim, key, 0, player="a b").reason == "MALFORMED_REQUEST"
    assert refused(claim, key, 0, player="ana", bot="random").reason == "MALFORMED_REQUEST"
    assert server.store_access.stored(game) == before
    assert claim(ana, 0)["game"]["seats"][0]["player"] == "ana"
    assert claim(key, 1, player="ben", name="Ben")["game"]["seats"][1]["player"] == "ben"
    for player in ("ana", "ben"):
        assert [one["id"] for one in client.call("ListGames", key, player=player)["games"]] == [game]


def test_a_claim_without_a_token_has_the_planned_player_and_names_no_other(client, key, sample):
    plans = [{"player": "ana"}, {}]
    made = client.call("CreateGame", key, ruleset=sample.ruleset, seats=2, settings=sample.settings, plans=plans)
    fields = {"game": made["game"]["id"], "seat": 0, "invite": made["invites"][0]}
    assert refused(client.call, "ClaimSeat", key, player="ben", **fields).reason == "SEAT_FORBIDDEN"
    assert client.call("ClaimSeat", **fields)["game"]["seats"][0]["player"] == "ana"


def test_plans_with_a_bad_player_are_refused(client, key, sample):
    for plan in ({"player": "a/b"}, {"player": "x" * 65}, {"player": "ana", "bot": "random"}):
        asked = {"ruleset": sample.ruleset, "seats": 2, "plans": [plan, {}]}
        refusal = refused(client.call, "CreateGame", key, **asked)
        assert (refusal.reason, "player" in refusal.message) == ("MALFORMED_REQUEST", True)
    assert client.call("ListGames", key)["games"] == []


BAD_PLAYERS = ["a b", "ä", "x" * 65, "a:b", "a\u0000", ".", ".."]
METHODS = ("UpsertPlayer", "GetPlayer", "IssuePlayerToken", "RevokePlayerTokens")


@pytest.mark.parametrize("method", METHODS)
def test_bad_requests_about_players_are_refused_and_change_nothing(client, key, server, method):
    upsert(client, key, "ana", "Ana")
    before = client.call("ListPlayers", key)
    for player in BAD_PLAYERS:
        if client.name == "grpc" or not {":", "\u0000", "."} & set(player):  # a path with these has no such route
            refusal = refused(client.call, method, key, player=player)
            assert (refusal.reason, "`player`" in refusal.message) == ("MALFORMED_REQUEST", True), player
    if method != "UpsertPlayer":
        refusal = refused(client.call, method, key, player="nobody")
        assert (refusal.reason, "UpsertPlayer" in refusal.message) == ("PLAYER_NOT_FOUND", True)
    else:
        for name in ("x" * 25, "a\nb", "\u202e"):
            refusal = refused(client.call, method, key, player="ana", name=name)
            assert (refusal.reason, "`name`" in refusal.message) == ("MALFORMED_REQUEST", True)
    for token, reason in (
        (server.store_access.make_key("games.create", "games.read", "games.arbitrate"), "SEAT_FORBIDDEN"),
        ("rp_nonsense_0_0", "TOKEN_MISSING"),
        ("rk_nobody_0", "TOKEN_MISSING"),
    ):
        assert refused(client.call, method, token, player="ana").reason == reason
    assert client.call("ListPlayers", key) == before


def test_bad_pages_of_players_are_refused(client, key):
    for fields, name in (
        ({"page_size": -1}, "pageSize"),
        ({"page_size": 101}, "pageSize"),
        ({"page_token": "a b"}, "pageToken"),
        ({"page_token": "x" * 65}, "pageToken"),
    ):
        refusal = refused(client.call, "ListPlayers", key, **fields)
        assert (refusal.reason, f"`{name}`" in refusal.message) == ("MALFORMED_REQUEST", True), refusal.message
