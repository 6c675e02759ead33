"""A reader that does not keep up is sent away with a cursor, and nothing is ever left out."""

import socket
from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.contract.doors import Door, GrpcDoor, Json, RestDoor
from tests.contract.house import House, open_house
from tests.contract.table import NO_CARDS, Table
from tests.hallertau.table import Table as Board

BUFFER = 4
"""Commits that a reader may be behind."""

NARROW = ((socket.SOL_SOCKET, socket.SO_RCVBUF, 4096), (socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536))
"""So that little is on its way in the kernel's buffers."""


@pytest.fixture(scope="module", params=["embedded", "redis"])
def house(request) -> Iterator[House]:
    flags = ("--stream-buffer", BUFFER, "--actions-per-request", 1_000, "--replay-events", 100_000)
    with open_house(request.param, *flags) as house:
        yield house


@pytest.fixture
def table(house) -> Table:
    """A long game: 5,000 events, more than fits between a server and a client that does not read."""
    table = Table(house.rest, house.key, options=NO_CARDS)
    house.backroom.lay_out(table.game, Board(2).give(0, tools=1).go_to("progress").state)
    for _ in range(5):
        make_events(table, 1_000)
    return table


def make_events(table: Table, count: int) -> None:
    """One commit with so many events: seat 0 is done and comes back, as long as seat 1 is not done."""
    table.submit(0, *["done", "resume"] * (count // 2))


@pytest.mark.parametrize("name", ["rest", "grpc"])
def test_a_slow_reader_is_sent_away_with_a_cursor_and_resumes_without_a_gap(house, table, name):
    door: Door = RestDoor(house.server.url, *NARROW) if name == "rest" else GrpcDoor(house.server.grpc)
    with closing(door):
        with door.watch(table.spectator, game=table.game, language="en") as messages:
            assert "hello" in next(messages)
            for _ in range(BUFFER * 3):
                make_events(table, 2)
            *told, last = messages
        events = [message["event"] for message in told]
        assert last["goodbye"] == {"reason": "GOODBYE_REASON_SLOW_READER", "cursor": len(events)}
        happened = table.events(language="en")
        assert 5_000 < len(events) < len(happened)
        with door.watch(table.spectator, game=table.game, after_seq=len(events), language="en") as messages:
            assert "hello" in next(messages)
            rest = [next_event(messages) for _ in happened[len(events) :]]
        assert events + rest == happened


def next_event(messages: Iterator[Json]) -> Json:
    """The next message, which must be an event."""
    event: Json = next(messages)["event"]
    return event


def test_one_slow_reader_does_not_hold_up_the_others(house, table):
    with (
        closing(GrpcDoor(house.server.grpc)) as slow,
        slow.watch(table.spectator, game=table.game) as unread,
        house.rest.watch(table.spectator, game=table.game, after_seq=table.look()["game"]["headSeq"]) as messages,
    ):
        assert "hello" in next(unread)
        assert "hello" in next(messages)
        for _ in range(BUFFER * 3):
            make_events(table, 2)
            assert [next_event(messages)["seq"] for _ in range(2)][-1] == table.look()["game"]["headSeq"]
