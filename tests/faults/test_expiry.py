"""Games that nobody touches for a while are no longer kept; whoever watches one gets a last word."""

from contextlib import ExitStack

import pytest

from tests.contract.doors import CallRefusedError, Door
from tests.contract.games import NO_CARDS
from tests.contract.house import open_house
from tests.contract.table import Table, refused


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_a_game_that_expires_says_goodbye_to_whoever_watches(store):
    with open_house(store, "--ttl-idle", 4, "--heartbeat", 0.5) as house, ExitStack() as stack:
        table = Table(house.rest, house.key, seats=1, settings=NO_CARDS)
        events = table.events()
        streams = [stack.enter_context(door.watch(table.spectator, game=table.game)) for door in house.doors]
        for stream in streams:
            *told, last = stream
            assert [message["event"] for message in told if "event" in message] == events
            assert last == {"goodbye": {"reason": "GOODBYE_REASON_GAME_EXPIRED", "cursor": len(events)}}
        for door in house.doors:
            assert refused(table.look, door=door).reason == "GAME_NOT_FOUND"
            assert refused(table.submit, 0, "exchange:1", revision=0, door=door).reason == "GAME_NOT_FOUND"
            assert refused_stream(table, door).reason == "GAME_NOT_FOUND"
        assert house.rest.call("ListGames", house.key)["games"] == []


def refused_stream(table: Table, door: Door) -> CallRefusedError:
    """The refusal of a stream, before its first message."""

    def watch() -> None:
        with door.watch(table.spectator, game=table.game):
            pass

    return refused(watch)


def test_a_game_in_which_something_happens_is_kept():
    with open_house("embedded", "--ttl-idle", 4, "--undos-per-seat", 10**6, "--actions-per-seat", 10**6) as house:
        played, idle = (Table(house.rest, house.key, seats=1, settings=NO_CARDS) for _ in range(2))
        while is_there(idle):
            played.submit(0, "exchange:1")
            played.undo(0)
        assert is_there(played)


def is_there(table: Table) -> bool:
    """Whether a game is still kept."""
    try:
        return bool(table.look())
    except CallRefusedError as error:
        return error.reason != "GAME_NOT_FOUND"
