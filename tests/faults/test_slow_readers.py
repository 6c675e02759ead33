"""A stream whose reader is too slow ends with a cursor, and no event is ever left out."""

import json
import socket
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from http.client import HTTPConnection

import pytest

from tests.contract.api_clients import PATIENCE, Json, until_late
from tests.contract.games import NO_CARDS
from tests.contract.server import Server, open_server
from tests.contract.table import Table, next_events, seqs
from tests.hallertau.table import Table as Board

BUFFER = 4
"""Number of commits by which a reader may be behind."""

NARROW = ((socket.SOL_SOCKET, socket.SO_RCVBUF, 4096), (socket.IPPROTO_TCP, socket.TCP_MAXSEG, 536))
"""Options of a socket with small buffers, so that the kernel buffers little if the client does not read."""


@pytest.fixture(scope="module", params=["embedded", "redis"])
def server(request) -> Iterator[Server]:
    flags = (
        "--stream-buffer",
        BUFFER,
        "--actions-per-request",
        1_000,
        "--replay-events",
        100_000,
        "--actions-per-seat",
        10**6,
    )
    with open_server(request.param, *flags) as server:
        yield server


@pytest.fixture
def table(server) -> Table:
    """A game with 5,000 events, more than fits into the buffers between a server and a client that does not read."""
    table = Table(server.rest, server.key, settings=NO_CARDS)
    server.store_access.lay_out(table.game, Board(2).give(0, tools=1).go_to("progress").state)
    for _ in range(5):
        make_events(table, 1_000)
    return table


def make_events(table: Table, count: int) -> None:
    """Make one commit with this many events: seat 0 is done and returns again, while seat 1 is not done."""
    table.submit(0, *["done", "resume"] * (count // 2))


@contextmanager
def narrow_rest(url: str, table: Table) -> Iterator[Iterator[Json]]:
    """Open a stream over a connection with small buffers."""
    host, port = url.removeprefix("http://").split(":")
    with socket.socket() as connection:
        for option in NARROW:
            connection.setsockopt(*option)
        connection.settimeout(PATIENCE)
        connection.connect((host, int(port)))
        client = HTTPConnection(host, int(port))
        client.sock = connection
        headers = {"authorization": f"Bearer {table.spectator}", "accept": "application/x-ndjson"}
        client.request("GET", f"/v1/games/{table.game}/events:watch?language=en", headers=headers)
        with client.getresponse() as stream:
            yield until_late(map(json.loads, stream))


def by_rest(server: Server, table: Table) -> AbstractContextManager[Iterator[Json]]:
    """Open a stream over REST."""
    return narrow_rest(server.process.url, table)


def by_grpc(server: Server, table: Table) -> AbstractContextManager[Iterator[Json]]:
    """Open a stream over gRPC with a small flow-control window."""
    watching: AbstractContextManager[Iterator[Json]] = server.grpc.watch(
        table.spectator, game=table.game, language="en"
    )
    return watching


@pytest.mark.parametrize("watch", [by_rest, by_grpc])
def test_the_stream_of_a_slow_reader_ends_with_a_cursor_and_resumes_without_a_gap(server, table, watch):
    with watch(server, table) as messages:
        assert "hello" in next(messages)
        first = next(messages)  # the log has been read: what happens now is not part of it
        for _ in range(BUFFER * 3):
            make_events(table, 2)
        *received, last = messages
    events = [message["event"] for message in (first, *received) if "turn" not in message]
    assert last["goodbye"] == {"reason": "GOODBYE_REASON_SLOW_READER", "cursor": len(events)}
    happened = table.events(language="en")
    assert 5_000 < len(events) < len(happened)
    with server.rest.watch(table.spectator, game=table.game, after_seq=len(events), language="en") as messages:
        assert "hello" in next(messages)
        rest = next_events(messages, len(happened) - len(events))
    assert events + rest == happened


def test_one_slow_reader_does_not_delay_other_readers(server, table):
    with (
        server.grpc.watch(table.spectator, game=table.game) as unread,
        server.rest.watch(table.spectator, game=table.game, after_seq=table.look()["game"]["headSeq"]) as messages,
    ):
        assert "hello" in next(unread)
        assert "hello" in next(messages)
        for _ in range(BUFFER * 3):
            make_events(table, 2)
            assert seqs(next_events(messages, 2))[-1] == table.look()["game"]["headSeq"]
