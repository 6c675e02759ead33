"""Two servers on a Redis that comes back without its last writes, as after a restart from an older snapshot."""

import time
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import pytest

from tests.contract.games import NO_CARDS
from tests.contract.server import Server, open_server
from tests.contract.table import Table, next_events, patiently, seqs
from tests.faults.players import LIVELY, Watcher, working
from tests.servers import RedisServer, redis_server

ROUNDS = 6
AWAY = 0.8
"""Seconds without Redis. After such a time the subscription is retried rarely, so that the first moves after the outage
come before the subscription.
"""


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


@pytest.fixture(scope="module")
def pair(redis) -> Iterator[tuple[Server, Server]]:
    with open_server(redis.url, *LIVELY) as one, open_server(redis.url, *LIVELY) as other:
        yield one, other


def lose_writes(redis: RedisServer) -> None:
    """Kill Redis, and start it again from the snapshot that SAVE has written."""
    redis.kill()
    time.sleep(AWAY)
    redis.start()


@pytest.mark.parametrize("seed", range(ROUNDS))
def test_no_acknowledged_move_is_overwritten_by_a_cached_head(redis, pair, seed):
    """Each of these moves can follow any other, so only the version shows on which head a move is based. Earlier
    revisions are rebuilt from the log, so all moves can be compared after the last one.
    """
    one, other = pair
    table = Table(one.rest, one.key, seats=1, settings=NO_CARDS)
    lost, *kept = Random(seed).sample(["exchange:1", "exchange:2", "exchange:3"], 3)
    watchers = [Watcher(table, server.rest) for server in pair]
    with working(*watchers):
        redis.command("SAVE")
        seen = table.submit(0, lost, revision=0)["headSeq"]
        for watcher in watchers:
            watcher.wait_until(lambda watcher=watcher: len(watcher.events) == seen)
        lose_writes(redis)
        acknowledged = [
            patiently(table.submit, 0, action, revision=revision, client=server.rest)
            for revision, (server, action) in enumerate(zip((other, one, other), [*kept, "exchange:1"], strict=True))
        ]
        for server in pair:
            happened = table.events(0, client=server.rest)
            assert happened[-1] == acknowledged[-1]["events"][-1]
            for outcome in acknowledged:
                assert all(happened[event["seq"] - 1] == event for event in outcome["events"])
                view = table.look(0, revision=outcome["revision"], client=server.rest)["view"]
                assert view == outcome["view"]
        for watcher in watchers:
            watcher.wait_until(lambda watcher=watcher: watcher.events == table.events())
            assert "GOODBYE_REASON_EVENTS_LOST" in watcher.goodbyes


def test_a_stream_that_sent_lost_events_ends_even_without_new_events(redis):
    with open_server(redis.url) as server, ExitStack() as stack:
        table = Table(server.rest, server.key)
        redis.command("SAVE")
        before = len(table.events())
        table.play_at_random(Random(3))
        sent = len(table.events())
        streams = [stack.enter_context(client.watch(table.spectator, game=table.game)) for client in server.clients]
        for stream in streams:
            assert next(stream)["hello"]["headSeq"] == sent
            assert seqs(next_events(stream, sent)) == list(range(1, sent + 1))
            assert next(stream)["turn"]["revision"] == 1
        lose_writes(redis)
        for stream in streams:
            assert next(stream) == {"goodbye": {"reason": "GOODBYE_REASON_EVENTS_LOST", "cursor": 0}}
        assert len(patiently(table.events)) == before < sent
