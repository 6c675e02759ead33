"""Limits of open connections, for one address and in total, and which connection is closed beyond them."""

from collections.abc import Iterator
from contextlib import ExitStack
from time import process_time

import pytest

from service.app.addresses import ClientAddresses
from service.config import Limits, Network
from service.rest.connections import Connections
from tests.rest.raw import GET, HOST, SLOW, Client
from tests.rest.server import LocalServer, open_server
from tests.rest.table import Table

ALL, EACH = 8, 4
A, B, C = "127.0.0.2", "127.0.0.3", "127.0.0.4"
BUSY = "127.0.0.9"


@pytest.fixture
def small(tmp_path) -> Iterator[LocalServer]:
    """A server with low limits of connections and no deadlines."""
    limits = Limits(requests_per_second=100_000, streams_per_token=100)
    counts = {"connections": ALL, "connections_per_address": EACH}
    with open_server(tmp_path, limits=limits, header_timeout=600.0, body_timeout=600.0, **counts) as server:
        yield server


@pytest.fixture
def clients(small) -> Iterator["Clients"]:
    with ExitStack() as stack:
        yield Clients(small, stack)


class Clients:
    """Opens connections that are closed with the test."""

    def __init__(self, server: LocalServer, stack: ExitStack) -> None:
        self.server = server
        self.stack = stack

    def open(self, source: str, count: int = 1) -> list[Client]:
        """Open connections from one address, one after the other."""
        return [self.stack.enter_context(Client(self.server.url, source)) for _ in range(count)]

    def ask(self, source: str) -> int:
        """Return the status of a request on a new connection."""
        with Client(self.server.url, source) as client:
            return client.send(GET + b"\r\n").answer().status

    def watch(self, source: str, count: int) -> list[Client]:
        """Open streams of a game."""
        with self.server.client() as player:
            table = Table(player)
        streams = self.open(source, count)
        for stream in streams:
            stream.send(f"GET {table.path}/events:watch?access_token={table.spectator} HTTP/1.1\r\n".encode())
            stream.send(HOST + b"\r\n")
            assert stream.reader.readline() == b"HTTP/1.1 200 OK\r\n"
        return streams


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW.keys())
def test_the_oldest_slow_connections_of_an_address_are_closed_for_new_ones(clients, sent):
    for client in clients.open(A, 3 * EACH):
        client.send(sent)
    assert clients.ask(A) == 200
    assert clients.ask(B) == 200


def test_the_longest_waiting_connection_is_closed_first(clients):
    first, second, *others = clients.open(A, EACH)
    assert clients.ask(A) == 200
    assert first.ends()
    assert all(client.is_open() for client in (second, *others))


def test_streams_are_not_closed_for_new_connections(clients):
    streams = clients.watch(A, EACH)
    (refused,) = clients.open(A)
    answer = refused.answer()
    assert (answer.status, answer.body["reason"]) == (429, "QUOTA_EXCEEDED")
    assert answer.headers["retry-after"] == "1"
    assert refused.ends()
    assert clients.ask(B) == 200
    assert len(streams) == EACH


def test_at_the_total_limit_a_connection_of_the_address_with_most_waiting_ones_is_closed(clients):
    streams = clients.watch(BUSY, 3)
    many, few = clients.open(A, 3), clients.open(B, 2)
    assert clients.ask(C) == 200
    assert many[0].ends()
    assert all(client.is_open() for client in (*many[1:], *few))
    assert len(streams) == 3


def test_a_closed_connection_does_not_count(clients):
    for client in clients.watch(A, EACH):
        client.reader.close()
        client.socket.close()
    for _ in range(100):
        if clients.ask(A) == 200:
            break
    assert clients.ask(A) == 200


def test_a_trusted_proxy_has_no_limit_per_address(tmp_path):
    with (
        open_server(tmp_path, connections_per_address=1, trusted_proxies=(Network("127.0.0.2/32"),)) as server,
        Client(server.url, A) as first,
        Client(server.url, A) as second,
        Client(server.url, B) as third,
        Client(server.url, B) as fourth,
    ):
        assert third.ends()
        for client in (first, second, fourth):
            assert client.send(GET + b"\r\n").answer().status == 200


class IdleConnection:
    """A connection from its own address."""

    def __init__(self, registry: Connections, number: int) -> None:
        self.registry = registry
        self.client = (f"10.0.{number // 256}.{number % 256}", 1)
        self.began = registry.now
        self.waits = True

    def check(self, now: float) -> None:
        """Return that no deadline has passed."""

    def drop(self) -> None:
        self.registry.remove(self)


def test_making_room_is_fast_with_many_addresses():
    count = 5_000
    registry = Connections(count, 1_000, ClientAddresses(()))
    there = [IdleConnection(registry, number) for number in range(count)]
    assert all(registry.admit(connection) for connection in there)
    registry.sweep(1.0)
    began = process_time()
    there += [IdleConnection(registry, count + number) for number in range(1_000)]
    assert all(registry.admit(connection) for connection in there[count:])
    for connection in there:
        connection.waits = False
    assert not any(registry.admit(IdleConnection(registry, number)) for number in range(7_000, 7_100))
    assert process_time() - began < 1.0
