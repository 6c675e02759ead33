"""Operators: what an API key may do, with which scope, in whose games, and until when."""

import pytest

from tests.contract.combinations import COMBINATIONS
from tests.contract.table import Table, next_events, refused, seqs


def test_each_scope_allows_its_own_methods_only(client, server, sample):
    create, read = server.store_access.make_key("games.create"), server.store_access.make_key("games.read")
    table = Table(client, create, sample)
    assert refused(client.call, "ListGames", create).reason == "SEAT_FORBIDDEN"
    assert refused(table.call, "GetGame", create).reason == "SEAT_FORBIDDEN"
    assert client.call("ListGames", read)["games"] == []
    refusal = refused(client.call, "CreateGame", read, ruleset=sample.ruleset, seats=2)
    assert refusal.reason == "SEAT_FORBIDDEN"
    assert "games.create" in refusal.message


def test_a_seat_token_cannot_call_methods_of_operators(table, client, sample):
    for token in (table.tokens[0], table.spectator):
        for method, fields in (("CreateGame", {"ruleset": sample.ruleset, "seats": 2}), ("ListGames", {})):
            refusal = refused(client.call, method, token, **fields)
            assert (refusal.reason, "API key" in refusal.message) == ("SEAT_FORBIDDEN", True)
            assert "or no token" in refusal.message


def test_a_key_without_the_referee_scope_cannot_act(table, server):
    assert refused(table.call, "ListActions", server.key, seat=0).reason == "SEAT_FORBIDDEN"


def test_an_unknown_page_token_is_refused(client, server):
    for token in ("garbage", "0" * 24, "0" * 26, "U" * 25, "request-" + "0" * 32):
        refusal = refused(client.call, "ListGames", server.key, page_token=token)
        assert (refusal.reason, "pageToken" in refusal.message) == ("MALFORMED_REQUEST", True)


def test_an_operator_sees_its_own_games_as_a_spectator(table, server):
    assert table.call("GetGame", server.key) == table.look()
    assert table.call("ListEvents", server.key) == table.call("ListEvents", table.spectator)
    assert refused(table.call, "GetGame", server.key, seat=0).reason == "SEAT_FORBIDDEN"
    other = server.store_access.make_key("games.create", "games.read", "games.referee")
    assert refused(table.call, "GetGame", other).reason == "SEAT_FORBIDDEN"
    assert refused(table.call, "GetGame", other, seat=0).reason == "SEAT_FORBIDDEN"
    assert refused(table.call, "ListActions", other, seat=0).reason == "SEAT_FORBIDDEN"


def test_a_referee_sees_the_views_of_all_seats_and_acts_for_them(client, server, sample):
    key = server.store_access.make_key("games.create", "games.read", "games.referee")
    table = Table(client, key, sample)
    seat = table.beginner
    for one in (0, 1):
        assert table.call("GetGame", key, seat=one)["view"] == table.look(one)["view"]
        assert table.call("ListActions", key, seat=one) == table.listed(one)
        assert table.call("ListEvents", key, seat=one, page_size=1000)["events"] == table.events(one)
    fields = {"expected_revision": 0, "actions": [{"id": sample.moves[0]}], "request_id": "referee 1"}
    outcome = table.call("SubmitActions", key, seat=seat, **fields)["outcome"]
    assert outcome["view"] == table.look(seat)["view"]
    assert table.call("SubmitActions", key, seat=seat, **fields)["outcome"]["replayed"]
    assert table.call("UndoActions", key, seat=seat, expected_revision=1)["outcome"]["revision"] == 2
    with client.watch(key, game=table.game, seat=seat) as messages:
        assert next(messages)["hello"]["revision"] == 2
        events = next_events(messages, len(table.events(seat)))
    assert events == table.events(seat)
    assert seqs(events) == list(range(1, len(events) + 1))


def test_a_referee_must_name_the_seat(client, server, sample):
    key = server.store_access.make_key("games.create", "games.referee")
    table = Table(client, key, sample)
    refusal = refused(table.call, "SubmitActions", key, expected_revision=0, actions=[{"id": sample.moves[0]}])
    assert (refusal.reason, "`seat`" in refusal.message) == ("MALFORMED_REQUEST", True)
    assert refused(table.call, "ListActions", key, seat=2).reason == "MALFORMED_REQUEST"
    assert refused(table.call, "ListActions", key, seat=-1).reason == "MALFORMED_REQUEST"


def test_a_revoked_key_is_refused_and_its_games_continue(client, server, sample):
    key = server.store_access.make_key("games.create", "games.read")
    table = Table(client, key, sample)
    server.store_access.revoke_key(key)
    for method, fields in (
        ("ListGames", {}),
        ("CreateGame", {"ruleset": sample.ruleset, "seats": 2, "settings": sample.settings}),
        ("GetGame", {"game": table.game}),
    ):
        assert refused(client.call, method, key, **fields).reason == "TOKEN_MISSING"
    assert table.submit(table.beginner, sample.moves[0])["revision"] == 1


def test_a_key_with_a_wrong_secret_is_refused(client, server):
    for key in (
        server.key[:-1] + ("A" if server.key[-1] != "A" else "B"),
        "rk_0123_x",
        "rk_",
        "rk__",
        server.key + " ",
    ):
        if key.strip() != server.key:
            assert refused(client.call, "ListGames", key).reason == "TOKEN_MISSING"


@pytest.mark.parametrize("combination", [one for one in COMBINATIONS if one.store == "embedded"], ids=str)
def test_a_local_server_with_the_embedded_store_needs_no_key(client, sample):
    table = Table(client, None, sample)
    assert table.game in [game["id"] for game in client.call("ListGames")["games"]]
    assert table.call("GetGame") == table.look()


@pytest.mark.parametrize("combination", [one for one in COMBINATIONS if one.store == "redis"], ids=str)
def test_a_server_on_redis_needs_a_key(client, sample):
    refusal = refused(client.call, "CreateGame", ruleset=sample.ruleset, seats=2)
    assert refusal.reason == "TOKEN_MISSING"
    assert "games.create" in refusal.message
