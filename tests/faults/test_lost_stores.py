"""A Redis that is killed or suspended under load: requests are refused in time, and games continue afterwards."""

import time
from collections.abc import Callable, Iterator

import pytest

from tests.contract.server import Server, open_server
from tests.contract.table import Table
from tests.faults.players import LIVELY, SLOWEST, Player, Watcher, check_kept_promises, working
from tests.servers import APPEND_ONLY, RedisServer, redis_server, wait_until


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    """A store that keeps every acknowledged write."""
    with redis_server(*APPEND_ONLY) as server:
        yield server


@pytest.fixture(scope="module")
def server(redis) -> Iterator[Server]:
    with open_server(redis.url, *LIVELY, "--store-timeout", 1) as server:
        yield server


def kill(redis: RedisServer, is_noticed: Callable[[], object]) -> None:
    """Kill Redis with SIGKILL; start it again after its absence was noticed."""
    redis.kill()
    is_noticed()
    redis.start()


def suspend(redis: RedisServer, is_noticed: Callable[[], object]) -> None:
    """Suspend Redis for a while; its connections stay open."""
    redis.pause()
    try:
        is_noticed()
    finally:
        redis.resume()


@pytest.mark.parametrize("fail", [kill, suspend])
def test_games_continue_after_every_outage(redis, server, fail):
    tables = [Table(client, server.key) for client in server.clients]
    players = [Player(table, server.clients, seed) for seed, table in enumerate(tables)]
    watchers = [Watcher(tables[0], server.rest), Watcher(tables[0], server.grpc, seat=1)]
    with working(*players, *watchers):
        for outage in range(3):
            wait_for_moves(players, 5 + outage)

            def is_noticed() -> None:
                had = [len(player.refused) for player in players]
                for player, before in zip(players, had, strict=True):
                    player.wait_until(lambda player=player, before=before: len(player.refused) > before)
                wait_until(lambda: not server.process.is_ready(), "the server says that it is ready")

            fail(redis, is_noticed)
            assert all(player.send_again(player.moves - 1)["replayed"] for player in players)
        wait_for_moves(players, 5)
        check_kept_promises(players[0], watchers)
        check_kept_promises(players[1], [])
    for player in players:
        assert {refusal.reason for refusal in player.refused} == {"STORE_UNAVAILABLE"}
        assert all(refusal.retry_after for refusal in player.refused)
        assert player.slowest < SLOWEST
    wait_until(server.process.is_ready, "the server does not say that it is ready again")


def wait_for_moves(players: list[Player], count: int) -> None:
    """Wait until every player has made some moves."""
    targets = [player.moves + count for player in players]
    for player, target in zip(players, targets, strict=True):
        player.wait_until(lambda player=player, target=target: player.moves >= target)


def test_a_server_answers_at_once_while_its_store_is_unavailable(redis, server):
    table = Table(server.rest, server.key)
    redis.kill()
    try:
        for client in server.clients:
            began = time.monotonic()
            with pytest.raises(Exception, match="STORE_UNAVAILABLE"):
                table.look(client=client)
            assert time.monotonic() - began < SLOWEST
        wait_until(lambda: not server.process.is_ready(), "the server says that it is ready")
        assert server.rest.call("ListRulesets")["rulesets"], "a request that needs no store was refused"
    finally:
        redis.start()
