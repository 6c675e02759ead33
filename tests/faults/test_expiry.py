"""Games that nobody touches for a while are no longer kept; whoever watches one gets a last word."""

import pytest

from tests.contract.doors import Door, Json
from tests.contract.games import NO_CARDS
from tests.contract.house import open_house
from tests.contract.table import Table, refused


@pytest.mark.parametrize("store", ["embedded", "redis"])
def test_a_game_that_expires_says_goodbye_to_whoever_watches(store):
    with open_house(store, "--ttl-idle", 3, "--ttl-finished", 2, "--heartbeat", 0.5) as house:
        tables = [Table(door, house.key, seats=1, options=NO_CARDS) for door in house.doors]
        for table, door in zip(tables, house.doors, strict=True):
            with door.watch(table.spectator, game=table.game) as messages:
                events, last = watched(messages)
            assert last == {"goodbye": {"reason": "GOODBYE_REASON_GAME_EXPIRED", "cursor": events}}
            assert refused(table.look).reason == "GAME_NOT_FOUND"
            assert refused(table.submit, 0, "exchange:1", revision=0).reason == "GAME_NOT_FOUND"
            assert refused_stream(table, door) == "GAME_NOT_FOUND"
        assert house.rest.call("ListGames", house.key)["games"] == []


def watched(messages: object) -> tuple[int, Json]:
    """How many events a stream tells before its end, and its last message."""
    events, message = 0, {}
    for message in messages:
        events += "event" in message
    return events, message


def refused_stream(table: Table, door: Door) -> str:
    """Why a stream does not begin."""

    def watch() -> None:
        with door.watch(table.spectator, game=table.game):
            pass

    return refused(watch).reason


def test_a_move_keeps_a_game_alive():
    with open_house("embedded", "--ttl-idle", 4) as house:
        played, idle = (Table(house.rest, house.key, seats=1, options=NO_CARDS) for _ in range(2))
        while refused_or_none(idle) is None:
            option = "exchange:1" if not played.look(0)["undoable"] else None
            played.submit(0, option) if option else played.undo(0)
        assert played.look()["game"]["status"] == "GAME_STATUS_RUNNING"


def refused_or_none(table: Table) -> str | None:
    """Why a game cannot be seen, if it cannot."""
    try:
        table.look()
    except Exception as error:
        return str(error)
    return None
