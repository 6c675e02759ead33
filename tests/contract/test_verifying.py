"""Verification of records without a token: its limits, and the end of its worker processes."""

import json
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from google.protobuf.json_format import Parse

from reeve.v1.records_pb2 import VerifyRecordRequest
from tests.contract.api_clients import PATIENCE, ApiClient, Json
from tests.contract.combinations import APIS
from tests.contract.server import Server, open_server
from tests.contract.table import refused
from tests.records import finished_record

FEW = 3


@pytest.fixture(scope="module")
def record() -> Json:
    made: Json = json.loads(finished_record())
    return made


@pytest.fixture(scope="module")
def short(record: Json) -> Json:
    """A record that is wrong at its first revision, so that its verification takes no time."""
    return record | {"setup": "changed"}


@pytest.fixture(scope="module")
def strict() -> Iterator[Server]:
    flags = ("--verify-seconds", 0.05, "--verifies-per-minute", FEW, "--trusted-proxies", "127.0.0.1")
    with open_server("embedded", *flags, "--verify-workers", 1, "--verify-queue", 1) as server:
        yield server


def call_from(client: ApiClient, address: str, **fields: Any) -> Json:
    """Verify a record from an address."""
    client.headers = {"x-forwarded-for": address}
    try:
        return client.call("VerifyRecord", **fields)
    finally:
        client.headers = {}


@pytest.mark.parametrize("name", APIS)
def test_verifications_of_one_address_per_minute_are_limited(strict, name, short):
    client, address = strict.client(name), f"198.51.100.{APIS.index(name)}"
    for _ in range(FEW):
        assert not call_from(client, address, record=short)["ok"]
    refusal = refused(call_from, client, address, record=short)
    assert (refusal.reason, refusal.code) == ("QUOTA_EXCEEDED", 429 if name == "rest" else "RESOURCE_EXHAUSTED")
    assert "(verifies_per_minute)" in refusal.message
    assert refusal.retry_after is not None
    assert 1 <= refusal.retry_after <= 60 // FEW
    assert not call_from(client, "198.51.100.99", record=short | {"ruleset": "hallertau"})["ok"]


@pytest.mark.parametrize("name", APIS)
def test_a_record_that_takes_too_much_cpu_time_is_refused(strict, name, record, short):
    client, address = strict.client(name), f"203.0.113.{APIS.index(name)}"
    refusal = refused(call_from, client, address, record=record)
    assert refusal.reason == "QUOTA_EXCEEDED"
    assert "0.05 s of CPU time" in refusal.message
    assert "`reeve verify` on your own machine has no limit" in refusal.message
    assert not call_from(client, address, record=short)["ok"], "the next record was not verified"


@pytest.mark.parametrize("name", APIS)
def test_an_invalid_record_is_malformed(strict, name):
    refusal = refused(call_from, strict.client(name), f"192.0.2.{APIS.index(name)}", record={})
    assert refusal.reason == "MALFORMED_REQUEST"


def test_records_beyond_the_queue_are_refused(record):
    with (
        open_server("embedded", "--verify-workers", 1, "--verify-queue", 1) as server,
        ThreadPoolExecutor(8) as threads,
    ):

        def outcome(number: int) -> str:
            try:
                return str(server.clients[number % 2].call("VerifyRecord", record=record)["ok"])
            except Exception as error:
                return str(error)

        outcomes = list(threads.map(outcome, range(8)))
    refusals = [one for one in outcomes if one != "True"]
    assert 2 <= len(outcomes) - len(refusals) < len(outcomes)
    assert all("QUOTA_EXCEEDED" in one and "(verify_queue)" in one for one in refusals)


@pytest.mark.parametrize("name", APIS)
def test_records_of_disconnected_callers_are_removed_from_the_queue(name):
    body = finished_record()
    with open_server("embedded", "--verify-queue", 8) as server, ExitStack() as callers:
        for _ in range(9):
            callers.enter_context(SENDERS[name](server, body))
        server.process.wait_for(lambda: verifications(server, "OK"))
        callers.close()
        server.process.wait_for(lambda: verifications(server, "CANCELLED"))
        assert verifications(server, "OK") < 9


def verifications(server: Server, reason: str) -> int:
    """Return how many verifications the log reports with a reason."""
    lines = [line for line in server.process.stderr.splitlines() if "records:verify" in line or "VerifyRecord" in line]
    return sum(f"reason={reason}" in line for line in lines)


@contextmanager
def sent_by_rest(server: Server, body: bytes) -> Iterator[None]:
    """Send a request and close the connection without reading the answer."""
    host, port = server.process.url.removeprefix("http://").split(":")
    head = f"POST /v1/records:verify HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        yield


@contextmanager
def sent_by_grpc(server: Server, body: bytes) -> Iterator[None]:
    """Send a call and cancel it."""
    call = server.grpc.methods["VerifyRecord"].future(Parse(b'{"record":' + body + b"}", VerifyRecordRequest()))
    try:
        yield
    finally:
        call.cancel()


SENDERS = {"rest": sent_by_rest, "grpc": sent_by_grpc}


@pytest.mark.parametrize("end", ["stop", "kill9"])
def test_worker_processes_end_with_the_server(end, short):
    with open_server("embedded") as server:
        assert not server.rest.call("VerifyRecord", record=short)["ok"]
        pid = server.process.pid
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        assert len(workers) == 1
        getattr(server.process, end)()
        end_of_wait = time.monotonic() + PATIENCE
        while Path(f"/proc/{workers[0]}").exists():
            assert time.monotonic() < end_of_wait
            time.sleep(0.01)
