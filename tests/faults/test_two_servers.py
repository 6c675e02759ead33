"""Two servers on one Redis: moves through both, and watchers of either see all events."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import Random

import pytest

from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused
from tests.faults.crowd import at_once, refusals, successes
from tests.faults.players import LIVELY, Watcher, working
from tests.servers import redis_server


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[Server, Server]]:
    with redis_server() as redis, open_server(redis.url, *LIVELY) as one, open_server(redis.url, *LIVELY) as other:
        yield one, other


def test_watchers_of_both_servers_see_all_moves_in_order(pair):
    clients = [client for server in pair for client in server.clients]
    table, random = Table(clients[0], pair[0].key), Random(12)
    watchers = [Watcher(table, client, seat=1) for client in clients]
    with working(*watchers):
        for _, client in zip(range(40), cycle(clients), strict=False):
            table.client = client
            table.play_at_random(random)
        expected = table.events(1)
        for watcher in watchers:
            watcher.wait_until(lambda watcher=watcher: len(watcher.events) >= len(expected))
            assert watcher.events == expected
            assert watcher.streams == 1


def test_a_seat_claimed_on_one_server_can_play_on_the_other(pair):
    one, other = pair
    created = one.rest.call("CreateGame", one.key, ruleset="hallertau", seats=1)
    game = created["game"]["id"]
    token = other.grpc.call("ClaimSeat", game=game, seat=0, invite=created["invites"][0])["seatToken"]
    move = {"game": game, "expected_revision": 0, "actions": [{"id": "exchange:1"}], "request_id": "first"}
    outcome = one.grpc.call("SubmitActions", token, **move)["outcome"]
    assert outcome["revision"] == 1
    assert other.rest.call("SubmitActions", token, **move)["outcome"] == outcome | {"replayed": True}
    assert other.rest.call("GetGame", token, game=game)["view"] == outcome["view"]


def test_a_race_between_both_servers_has_one_winner(pair):
    clients = [client for server in pair for client in server.clients]
    table = Table(clients[0], pair[0].key)
    (seat,) = table.to_act
    for revision, action in enumerate(["place:nursery", "take:3clay", "end_turn"]):
        results = at_once(
            *(
                partial(table.submit, seat, action, revision=revision, request_id=f"{action} {number}", client=client)
                for number, client in zip(range(20), cycle(clients), strict=False)
            )
        )
        assert len(successes(results)) == 1
        assert {refusal.reason for refusal in refusals(results)} == {"STALE_REVISION"}
        assert table.revision == revision + 1


def test_parallel_retries_on_both_servers_get_the_same_answer(pair):
    clients = [client for server in pair for client in server.clients]
    for _ in range(10):
        table = Table(clients[0], pair[0].key)
        (seat,) = table.to_act
        move = partial(table.submit, seat, "exchange:1", revision=0, request_id="the same")
        results = at_once(*(partial(move, client=client) for client in clients * 2))
        (first,) = [one for one in results if not one["replayed"]]
        assert [one | {"replayed": False} for one in results] == [first] * len(results)


def test_a_revoked_key_is_refused_by_both_servers(pair):
    key = pair[0].store_access.make_key("games.read")
    for server in pair:
        assert server.rest.call("ListGames", key)["games"] == []
    pair[1].store_access.revoke_key(key)
    for server in pair:
        assert refused(server.grpc.call, "ListGames", key).reason == "TOKEN_MISSING"
