"""Hundreds of slow connections to a server with few file descriptors: other callers are answered through both APIs."""

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
ATTACKER, OTHER = "127.0.0.2", "127.0.0.3"


PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
SETTINGS_FRAME = b"\0\0\0\4\0\0\0\0\0"
SLOW_GRPC = {"silent": b"", "no settings": PREFACE, "no acknowledgement": PREFACE + SETTINGS_FRAME}


@pytest.fixture(scope="module")
def patient() -> Iterator[RunningServer]:
    """A server whose deadlines do not pass during the tests."""
    with running_server("--header-timeout", 600, "--body-timeout", 600, files=FILES) as server:
        yield server


@pytest.fixture(scope="module")
def hasty() -> Iterator[RunningServer]:
    """A server with the shortest deadlines."""
    with running_server("--header-timeout", 1, "--body-timeout", 1, files=FILES) as server:
        yield server


@contextmanager
def attack(url: str, sent: bytes) -> Iterator[list[Client]]:
    """Open slow connections from one address."""
    clients = [Client(url, ATTACKER) for _ in range(ATTACKERS)]
    try:
        yield [client.send(sent) for client in clients]
    finally:
        for client in clients:
            client.__exit__()


def ask_rest(url: str, source: str) -> int:
    """Return the status of a request from an address."""
    with Client(url, source) as client:
        return client.send(GET + b"\r\n").answer().status


def ask_grpc(address: str, timeout: float = PATIENCE) -> int:
    """Return the health of the gRPC server."""
    options = [("grpc.use_local_subchannel_pool", 1), ("grpc.max_reconnect_backoff_ms", 200)]
    with grpc.insecure_channel(address, options=options) as channel:
        status: int = HealthStub(channel).Check(HealthCheckRequest(), timeout=timeout, wait_for_ready=True).status
    return status


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW.keys())
def test_slow_rest_connections_do_not_keep_out_other_callers(patient, sent):
    with attack(patient.url, sent):
        for source in (OTHER, ATTACKER, OTHER):
            assert ask_rest(patient.url, source) == 200
        assert ask_grpc(patient.grpc) == 1


def test_slow_grpc_connections_do_not_affect_rest(patient):
    with attack(f"http://{patient.grpc}", PREFACE) as attackers:
        assert attackers[-1].ends(), "gRPC answered beyond its limit of connections"
        assert ask_rest(patient.url, OTHER) == 200


@pytest.mark.parametrize("sent", SLOW.values(), ids=SLOW.keys())
def test_slow_rest_connections_are_closed(hasty, sent):
    with attack(hasty.url, sent) as attackers:
        assert all(client.ends() for client in attackers)


@pytest.mark.parametrize("sent", SLOW_GRPC.values(), ids=SLOW_GRPC.keys())
def test_slow_grpc_connections_are_closed_and_make_room(hasty, sent):
    with attack(f"http://{hasty.grpc}", sent) as attackers:
        assert all(client.ends() for client in attackers)
        assert ask_grpc(hasty.grpc) == 1
