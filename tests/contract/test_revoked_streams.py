"""A stream that was opened with an API key ends soon after the key is revoked."""

import time
from collections.abc import Iterator

import pytest

from tests.contract.doors import Json
from tests.contract.house import House, open_house
from tests.contract.places import DOORS, STORES
from tests.contract.table import Table, refused

HEARTBEAT = 0.5


@pytest.fixture(scope="module", params=STORES)
def quick(request) -> Iterator[House]:
    with open_house(request.param, "--heartbeat", HEARTBEAT) as house:
        yield house


def last_of(messages: Iterator[Json]) -> Json:
    """The last message of a stream."""
    *_, last = messages
    return last


@pytest.mark.parametrize("name", DOORS)
def test_a_silent_stream_ends_within_a_heartbeat_after_its_key_was_revoked(quick, name):
    key = quick.backroom.make_key("games.create", "games.read")
    table = Table(quick.door(name), key)
    with (
        table.door.watch(key, game=table.game) as messages,
        table.door.watch(table.spectator, game=table.game) as others,
    ):
        assert "hello" in next(messages)
        quick.backroom.revoke_key(key)
        head = table.look()["game"]["headSeq"]
        assert last_of(messages)["goodbye"] == {"reason": "GOODBYE_REASON_TOKEN_REVOKED", "cursor": head}
        beats = (message for message in others if "heartbeat" in message)
        assert [next(beats) for _ in range(3)], "tokens of the game are still good"
    with pytest.raises(Exception, match="TOKEN_MISSING"), table.door.watch(key, game=table.game):
        pass


@pytest.mark.parametrize("name", DOORS)
def test_events_that_keep_coming_do_not_keep_such_a_stream_open(quick, name):
    key = quick.backroom.make_key("games.create", "games.read")
    table = Table(quick.door(name), key)
    events = moving(table)
    with table.door.watch(key, game=table.game, after_seq=table.look()["game"]["headSeq"]) as messages:
        assert "hello" in next(messages)
        quick.backroom.revoke_key(key)
        end = time.monotonic() + 16 * HEARTBEAT
        next(events)
        while "goodbye" not in (message := next(messages)):
            assert "heartbeat" not in message
            assert time.monotonic() < end
            next(events)
    assert message["goodbye"]["reason"] == "GOODBYE_REASON_TOKEN_REVOKED"
    assert refused(table.door.call, "GetGame", key, game=table.game).reason == "TOKEN_MISSING"


def moving(table: Table) -> Iterator[Json]:
    """Moves without end: a seat changes its mind."""
    seat = table.beginner
    while True:
        yield table.submit(seat, table.sample.moves[0])
        yield table.undo(seat)
