"""Requests that cannot be decoded are refused as malformed."""

import grpc
import pytest

from reeve.v1.records_pb2 import Record, RecordEntry, RecordSeat, VerifyRecordRequest
from service.app.methods import METHODS
from service.config import Limits, ServerConfig
from service.errors import Reason, RefusedError
from tests.grpc_api.stand_in import StandIn, asynchronous, client_of, events, refused


@pytest.mark.parametrize("data", [b"\xff\xff\xff\xff", b"\x0a\x7fcut off"])
@asynchronous
async def test_undecodable_bytes_are_malformed_for_every_method(data):
    service = StandIn()
    async with client_of(service) as client:
        for method in METHODS:
            if method.record:
                continue
            call = client.raw(method.name)(data)
            answer = await refused(call.read() if method.stream else call)
            assert (answer.code, answer.info.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "MALFORMED_REQUEST")
            assert answer.message == f"these bytes are not a valid {method.name}Request"
    assert service.asked == []


@asynchronous
async def test_text_that_is_not_utf_8_is_malformed():
    async with client_of(StandIn()) as client:
        answer = await refused(client.raw("ListEvents")(b"\x0a\x02\xc3\x28"))
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "MALFORMED_REQUEST")


@asynchronous
async def test_a_request_above_its_limit_is_refused_with_the_limit():
    service = StandIn()
    async with client_of(service, ServerConfig(grpc_port=0, limits=Limits(body_bytes=100))) as client:
        await client.call(events("g" * 98))
        answer = await refused(client.call(events("g" * 99)))
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "MALFORMED_REQUEST")
    assert answer.message == "a ListEvents request may have 100 bytes, and this one has 101"
    assert len(service.asked) == 1


@asynchronous
async def test_a_record_can_be_larger_than_other_requests():
    service = StandIn(RefusedError(Reason.BAD_SETTING, "it was read"))
    limits = Limits(body_bytes=100, record_bytes=1_000)
    async with client_of(service, ServerConfig(grpc_port=0, limits=limits)) as client:
        allowed = await refused(client.call(verify(seats=20)))
        too_large = await refused(client.call(verify(seats=40)))
    assert allowed.message == "it was read"
    assert too_large.message == "a VerifyRecord request may have 1000 bytes, and this one has 1221"


def verify(seats: int) -> VerifyRecordRequest:
    """Return a request with a record that is wrong but can be decoded."""
    return VerifyRecordRequest(
        record=Record(
            format="reeve-record/3",
            ruleset="hallertau",
            version="1",
            settings={"set": "a"},
            seats=[RecordSeat(entropy="x" * 25)] * seats,
            commitment="c",
            setup="s",
            actions=[RecordEntry(revision=1, seat=1, digest="d", action="o")],
        )
    )


@asynchronous
async def test_a_request_far_above_its_limit_is_not_read():
    async with client_of(StandIn()) as client:
        answer = await refused(client.call(events("g" * 2_000_000)))
    assert answer.code == grpc.StatusCode.RESOURCE_EXHAUSTED
