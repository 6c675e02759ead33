"""Refusals over gRPC: a code for each reason, a message, and details for programs."""

import logging

import grpc
import pytest
from google.rpc.error_details_pb2 import RetryInfo

from reeve.v1.game_pb2 import Refusal, WatchGameRequest
from service.app.head import SeatClaimed
from service.app.messages import Event, Requirement, Violation
from service.engine.hallertau.cards.vocabulary import AtLeast
from service.errors import Reason, RefusedError
from service.grpc.errors import CODES, as_status
from tests.grpc_api.stand_in import StandIn, asynchronous, client_of, events, refused

VIOLATION = Violation(Requirement({"hallertau": AtLeast("sheep", 3)}), 3, 1, "H-12", False)

TABLE = {
    "INVALID_ARGUMENT": ["MALFORMED_REQUEST", "UNKNOWN_CARD", "BAD_SETTING", "REVISION_REQUIRED"],
    "FAILED_PRECONDITION": [
        "ILLEGAL_ACTION",
        "NOT_YOUR_DECISION",
        "GAME_OVER",
        "UNDO_NOT_ALLOWED",
        "GAME_UNREADABLE",
        "GAME_PAUSED",
        "TIME_OUT",
        "SEAT_LEFT",
        "WRONG_STATE",
    ],
    "ABORTED": ["STALE_REVISION"],
    "ALREADY_EXISTS": ["REQUEST_ID_REUSED", "SEAT_TAKEN"],
    "UNAUTHENTICATED": ["TOKEN_MISSING"],
    "PERMISSION_DENIED": ["SEAT_FORBIDDEN"],
    "NOT_FOUND": ["GAME_NOT_FOUND", "PLAYER_NOT_FOUND", "WEBHOOK_NOT_FOUND"],
    "OUT_OF_RANGE": ["RESUME_TOO_OLD"],
    "RESOURCE_EXHAUSTED": ["QUOTA_EXCEEDED"],
    "INTERNAL": ["ENGINE_FAULT"],
    "UNAVAILABLE": ["STORE_UNAVAILABLE"],
}


def test_every_reason_has_the_code_of_the_contract():
    assert {reason: grpc.StatusCode[code] for code, reasons in TABLE.items() for reason in reasons} == CODES
    assert set(CODES) == set(Reason)


@asynchronous
async def test_a_refusal_has_its_reason_its_details_and_the_call_id():
    service = StandIn(RefusedError(Reason.ILLEGAL_ACTION, "тоже нельзя", violations=[VIOLATION], revision=12))
    async with client_of(service) as client:
        answer = await refused(client.call(events(), metadata=(("x-request-id", "call-1"),)))
    assert (answer.code, answer.message) == (grpc.StatusCode.FAILED_PRECONDITION, "тоже нельзя")
    assert answer.known == ["ErrorInfo", "Refusal"]
    assert (answer.info.reason, answer.info.domain) == ("ILLEGAL_ACTION", "reeve")
    assert dict(answer.info.metadata) == {"call_id": "call-1", "revision": "12"}
    assert (answer.refusal.call_id, answer.refusal.revision) == ("call-1", 12)
    assert [(one.need, one.have, one.rule) for one in answer.refusal.violations] == [(3, 1, "H-12")]
    assert answer.trailing["x-request-id"] == "call-1"


@pytest.mark.parametrize("reason", [Reason.QUOTA_EXCEEDED, Reason.STORE_UNAVAILABLE])
@asynchronous
async def test_refusals_for_limits_and_outages_have_a_retry_delay(reason):
    async with client_of(StandIn(RefusedError(reason, "later", retry_after=3))) as client:
        answer = await refused(client.call(events()))
    assert answer.retry.retry_delay.seconds == 3
    assert answer.info.metadata["retry_after"] == "3"
    assert answer.refusal.retry_after_seconds == 3


def test_an_outage_without_a_delay_has_a_retry_delay_of_one_second():
    status = as_status(RefusedError(Reason.STORE_UNAVAILABLE, "later"), "call")
    retry = RetryInfo()
    assert status.details[2].Unpack(retry)
    assert retry.retry_delay.seconds == 1


@asynchronous
async def test_a_stale_revision_contains_the_oldest_missed_events_up_to_a_size():
    missed = [Event(seq, seq, SeatClaimed(1), "Somebody did something." * 4) for seq in range(1, 400)]
    service = StandIn(RefusedError(Reason.STALE_REVISION, "x" * 5_000, revision=400, missed=missed))
    async with client_of(service) as client:
        answer = await refused(client.call(events()))
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.ABORTED, "STALE_REVISION")
    seqs = [event.seq for event in answer.refusal.missed]
    assert seqs == list(range(1, len(seqs) + 1))
    assert 5 < len(seqs) < 100


def test_long_text_is_cut_between_characters():
    status = as_status(RefusedError(Reason.MALFORMED_REQUEST, "ы" * 999 + "!"), "call")
    assert status.message == "ы" * 500


def test_many_violations_are_cut_to_a_size():
    status = as_status(RefusedError(Reason.ILLEGAL_ACTION, "no", violations=[VIOLATION] * 1_000), "call")
    refusal = Refusal()
    assert status.details[1].Unpack(refusal)
    assert 10 < len(refusal.violations) < 1_000
    assert status.ByteSize() < 4_000


@asynchronous
async def test_an_unexpected_exception_is_logged_and_its_text_is_not_sent(caplog):
    caplog.set_level(logging.ERROR)
    async with client_of(StandIn(ZeroDivisionError("the secret"))) as client:
        answer = await refused(client.call(events()))
        on_stream = await refused(client.call(WatchGameRequest(game="g")).read())
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.INTERNAL, "ENGINE_FAULT")
    assert (on_stream.code, on_stream.info.reason) == (grpc.StatusCode.INTERNAL, "ENGINE_FAULT")
    assert "secret" not in answer.message + on_stream.message
    assert [record.call_id for record in caplog.records] == [
        answer.info.metadata["call_id"],
        on_stream.info.metadata["call_id"],
    ]
    assert "the secret" in caplog.text


@asynchronous
async def test_an_answer_that_does_not_match_the_contract_is_an_internal_error(caplog):
    service = StandIn()
    service.answer = object()
    async with client_of(service) as client:
        answer = await refused(client.call(events()))
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.INTERNAL, "ENGINE_FAULT")
    assert "internal error in a gRPC call" in caplog.text


@asynchronous
async def test_a_refusal_that_does_not_match_the_contract_is_an_internal_error(caplog):
    async with client_of(StandIn(RefusedError(Reason.ILLEGAL_ACTION, "no", violations=["odd"]))) as client:
        answer = await refused(client.call(events()))
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.INTERNAL, "ENGINE_FAULT")
    assert "internal error in a gRPC call" in caplog.text


@asynchronous
async def test_an_unknown_method_is_unimplemented():
    async with client_of(StandIn()) as client:
        answer = await refused(client.channel.unary_unary("/reeve.v1.GameService/Cheat")(b""))
    assert answer.code == grpc.StatusCode.UNIMPLEMENTED
