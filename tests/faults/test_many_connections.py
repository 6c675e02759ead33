"""Hundreds of slow connections on a server with few files: other callers are answered through both doors."""

import time
from collections.abc import Iterator
from contextlib import contextmanager

import grpc
import pytest
from grpc_health.v1.health_pb2 import HealthCheckRequest
from grpc_health.v1.health_pb2_grpc import HealthStub

from tests.rest.raw import GET, SLOW, Client
from tests.running import PATIENCE, RunningServer, running_server

FILES = 300
ATTACKERS = 275
DEADLINE = 3.0
ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    flags = ("--header-timeout", DEADLINE, "--body-timeout", DEADLINE)
    with running_server(*flags, files=FILES) as server:
        yield server


@contextmanager
def attack(url: str, sent: bytes) -> Iterator[list[Client]]:
    """Slow connections from one address."""
    clients = [Client(url, ATTACKER) for _ in range(ATTACKERS)]
    try:
        yield [client.send(sent) for client in clients]
    finally:
        for client in clients:
            client.__exit__()


def ask_rest(url: str, source: str) -> int:
    """The status of a request from an address."""
    with Client(url, source) as client:
        return client.send(GET + b"\r\n").answer().status


def ask_grpc(address: str, timeout: float = PATIENCE) -> int:
    """The health of the gRPC server."""
    options = [("grpc.use_local_subchannel_pool", 1), ("grpc.max_reconnect_backoff_ms", 200)]
    with grpc.insecure_channel(address, options=options) as channel:
        status: int = HealthStub(channel).Check(HealthCheckRequest(), timeout=timeout, wait_for_ready=True).status
    return status


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW.keys())
def test_slow_rest_connections_shut_out_nobody_and_end(server, sent):
    with attack(server.url, sent) as attackers:
        began = time.monotonic()
        for source in (OTHER, ATTACKER, OTHER):
            assert ask_rest(server.url, source) == 200
        assert ask_grpc(server.grpc) == 1
        assert time.monotonic() - began < DEADLINE, "answered only after the attackers' deadline"
        assert all(client.ends() for client in attackers)
        assert time.monotonic() - began < DEADLINE + 10


PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
SETTINGS_FRAME = b"\0\0\0\4\0\0\0\0\0"
SLOW_GRPC = {"silent": b"", "no settings": PREFACE, "no acknowledgement": PREFACE + SETTINGS_FRAME}


@pytest.mark.parametrize("sent", SLOW_GRPC.values(), ids=SLOW_GRPC.keys())
def test_slow_grpc_connections_do_not_touch_rest_and_end(server, sent):
    with attack(f"http://{server.grpc}", sent) as attackers:
        began = time.monotonic()
        assert ask_rest(server.url, OTHER) == 200
        assert time.monotonic() - began < DEADLINE
        assert all(client.ends() for client in attackers)
        assert time.monotonic() - began < DEADLINE + 10
        assert ask_grpc(server.grpc) == 1
