"""Verification of records needs no token: what it may cost, and that its processes end with the server."""

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
from tests.contract.doors import PATIENCE, Door, Json
from tests.contract.house import House, open_house
from tests.contract.places import DOORS
from tests.contract.table import refused
from tests.records import finished_record

FEW = 3


@pytest.fixture(scope="module")
def record() -> Json:
    made: Json = json.loads(finished_record())
    return made


@pytest.fixture(scope="module")
def short(record: Json) -> Json:
    """A record that is false at its first revision, so that it costs nothing."""
    return record | {"setup": "changed"}


@pytest.fixture(scope="module")
def strict() -> Iterator[House]:
    flags = ("--verify-seconds", 0.05, "--verifies-per-minute", FEW, "--trusted-proxies", "127.0.0.1")
    with open_house("embedded", *flags, "--verify-workers", 1, "--verify-queue", 1) as house:
        yield house


def call_from(door: Door, address: str, **fields: Any) -> Json:
    """Verify a record from an address."""
    door.headers = {"x-forwarded-for": address}
    try:
        return door.call("VerifyRecord", **fields)
    finally:
        door.headers = {}


@pytest.mark.parametrize("name", DOORS)
def test_records_of_one_address_in_a_minute(strict, name, short):
    door, address = strict.door(name), f"198.51.100.{DOORS.index(name)}"
    for _ in range(FEW):
        assert not call_from(door, address, record=short)["ok"]
    refusal = refused(call_from, door, address, record=short)
    assert (refusal.reason, refusal.code) == ("QUOTA_EXCEEDED", 429 if name == "rest" else "RESOURCE_EXHAUSTED")
    assert "(verifies_per_minute)" in refusal.message
    assert refusal.retry_after is not None
    assert 1 <= refusal.retry_after <= 60 // FEW
    assert not call_from(door, "198.51.100.99", record=short | {"ruleset": "hallertau"})["ok"]


@pytest.mark.parametrize("name", DOORS)
def test_a_record_that_takes_too_much_cpu_time(strict, name, record, short):
    door, address = strict.door(name), f"203.0.113.{DOORS.index(name)}"
    refusal = refused(call_from, door, address, record=record)
    assert refusal.reason == "QUOTA_EXCEEDED"
    assert "0.05 s of CPU time" in refusal.message
    assert "`reeve verify` on your own machine has no limit" in refusal.message
    assert not call_from(door, address, record=short)["ok"], "the next record is verified"


@pytest.mark.parametrize("name", DOORS)
def test_a_record_that_cannot_be_read_is_malformed(strict, name):
    refusal = refused(call_from, strict.door(name), f"192.0.2.{DOORS.index(name)}", record={})
    assert refusal.reason == "MALFORMED_REQUEST"


def test_beyond_a_short_queue_records_are_refused(record):
    with open_house("embedded", "--verify-workers", 1, "--verify-queue", 1) as house, ThreadPoolExecutor(8) as threads:

        def outcome(number: int) -> str:
            try:
                return str(house.doors[number % 2].call("VerifyRecord", record=record)["ok"])
            except Exception as error:
                return str(error)

        outcomes = list(threads.map(outcome, range(8)))
    refusals = [one for one in outcomes if one != "True"]
    assert 2 <= len(outcomes) - len(refusals) < len(outcomes)
    assert all("QUOTA_EXCEEDED" in one and "(verify_queue)" in one for one in refusals)


@pytest.mark.parametrize("name", DOORS)
def test_records_of_callers_that_went_away_are_dropped_from_the_queue(name):
    body = finished_record()
    with open_house("embedded", "--verify-queue", 8) as house, ExitStack() as callers:
        for _ in range(9):
            callers.enter_context(SENDERS[name](house, body))
        house.server.wait_for(lambda: verifications(house, "OK"))
        callers.close()
        house.server.wait_for(lambda: verifications(house, "CANCELLED"))
        assert verifications(house, "OK") < 9


def verifications(house: House, reason: str) -> int:
    """How many verifications ended for a reason, as the log says."""
    lines = [line for line in house.server.stderr.splitlines() if "records:verify" in line or "VerifyRecord" in line]
    return sum(f"reason={reason}" in line for line in lines)


@contextmanager
def sent_by_rest(house: House, body: bytes) -> Iterator[None]:
    """A request whose client goes away without reading the answer."""
    host, port = house.server.url.removeprefix("http://").split(":")
    head = f"POST /v1/records:verify HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
    with socket.create_connection((host, int(port))) as connection:
        connection.sendall(f"{head}Content-Length: {len(body)}\r\n\r\n".encode() + body)
        yield


@contextmanager
def sent_by_grpc(house: House, body: bytes) -> Iterator[None]:
    """A call that is cancelled."""
    call = house.grpc.methods["VerifyRecord"].future(Parse(b'{"record":' + body + b"}", VerifyRecordRequest()))
    try:
        yield
    finally:
        call.cancel()


SENDERS = {"rest": sent_by_rest, "grpc": sent_by_grpc}


@pytest.mark.parametrize("end", ["stop", "kill9"])
def test_worker_processes_end_with_the_server(end, short):
    with open_house("embedded") as house:
        assert not house.rest.call("VerifyRecord", record=short)["ok"]
        pid = house.server.pid
        workers = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        assert len(workers) == 1
        getattr(house.server, end)()
        end_of_wait = time.monotonic() + PATIENCE
        while Path(f"/proc/{workers[0]}").exists():
            assert time.monotonic() < end_of_wait
            time.sleep(0.01)
