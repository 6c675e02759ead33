"""A stream that was opened with an API key ends soon after the key is revoked."""

import time
from collections.abc import Iterator

import pytest

from tests.contract.api_clients import Json
from tests.contract.combinations import APIS, STORES
from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused

HEARTBEAT = 0.5


@pytest.fixture(scope="module", params=STORES)
def quick(request) -> Iterator[Server]:
    with open_server(request.param, "--heartbeat", HEARTBEAT) as server:
        yield server


def last_of(messages: Iterator[Json]) -> Json:
    """Return the last message of a stream."""
    *_, last = messages
    return last


@pytest.mark.parametrize("name", APIS)
def test_an_idle_stream_ends_within_a_heartbeat_after_its_key_is_revoked(quick, name):
    key = quick.store_access.make_key("games.create", "games.read")
    table = Table(quick.client(name), key)
    with (
        table.client.watch(key, game=table.game) as messages,
        table.client.watch(table.spectator, game=table.game) as others,
    ):
        assert "hello" in next(messages)
        quick.store_access.revoke_key(key)
        head = table.look()["game"]["headSeq"]
        assert last_of(messages)["goodbye"] == {"reason": "GOODBYE_REASON_TOKEN_REVOKED", "cursor": head}
        beats = (message for message in others if "heartbeat" in message)
        assert [next(beats) for _ in range(3)], "a token of the game was refused"
    with pytest.raises(Exception, match="TOKEN_MISSING"), table.client.watch(key, game=table.game):
        pass


@pytest.mark.parametrize("name", APIS)
def test_a_stream_with_constant_events_ends_after_its_key_is_revoked(quick, name):
    key = quick.store_access.make_key("games.create", "games.read")
    table = Table(quick.client(name), key)
    events = moving(table)
    with table.client.watch(key, game=table.game, after_seq=table.look()["game"]["headSeq"]) as messages:
        assert "hello" in next(messages)
        quick.store_access.revoke_key(key)
        end = time.monotonic() + 16 * HEARTBEAT
        next(events)
        while "goodbye" not in (message := next(messages)):
            assert "heartbeat" not in message
            assert time.monotonic() < end
            next(events)
    assert message["goodbye"]["reason"] == "GOODBYE_REASON_TOKEN_REVOKED"
    assert refused(table.client.call, "GetGame", key, game=table.game).reason == "TOKEN_MISSING"


def moving(table: Table) -> Iterator[Json]:
    """Move without end: a seat submits an action and undoes it."""
    seat = table.beginner
    while True:
        yield table.submit(seat, table.sample.moves[0])
        yield table.undo(seat)
