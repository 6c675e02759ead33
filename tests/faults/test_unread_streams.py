"""A stream whose client does not read is closed, and its token can open another one."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.contract.api_clients import PATIENCE, CallRefusedError, GrpcClient, Json
from tests.contract.games import NO_CARDS
from tests.contract.server import Server, open_server
from tests.contract.table import Table
from tests.faults.test_slow_readers import by_rest, make_events
from tests.hallertau.table import Table as Board

TIMEOUT = 2.0


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    flags = (
        "--streams-per-token",
        1,
        "--body-timeout",
        TIMEOUT,
        "--actions-per-request",
        1_000,
        "--actions-per-seat",
        10**6,
    )
    with open_server("embedded", *flags, "--replay-events", 100_000) as server:
        yield server


@pytest.fixture(scope="module")
def table(server) -> Table:
    """A game whose events do not fit into the buffers between a server and a client that does not read."""
    table = Table(server.rest, server.key, settings=NO_CARDS)
    server.store_access.lay_out(table.game, Board(2).give(0, tools=1).go_to("progress").state)
    for _ in range(5):
        make_events(table, 1_000)
    return table


@contextmanager
def by_grpc(server: Server, table: Table) -> Iterator[Iterator[Json]]:
    """Open a stream over a gRPC connection that lets the server send only 64 KB ahead."""
    client = GrpcClient(server.process.grpc, ("grpc.http2.bdp_probe", 0))
    try:
        with client.watch(table.spectator, game=table.game, language="en") as messages:
            yield messages
    finally:
        client.close()


@pytest.mark.parametrize("watch", [by_rest, by_grpc])
def test_an_unread_stream_is_closed_and_its_token_can_open_another(server, table, watch):
    head = table.look()["game"]["headSeq"]
    with watch(server, table) as unread:
        assert "hello" in next(unread)
        began, opened = time.monotonic(), False
        while not opened:
            assert time.monotonic() < began + PATIENCE
            try:
                with server.rest.watch(table.spectator, game=table.game, after_seq=head) as messages:
                    opened = "hello" in next(messages)
            except CallRefusedError:  # the token has its maximum number of streams
                time.sleep(0.05)
        assert time.monotonic() > began + TIMEOUT / 2, "the unread stream was not counted"
