"""The metadata of a call: the token, the call id, the language."""

import re

import grpc
import pytest

from reeve.v1.game_pb2 import (
    WatchGameRequest,
)
from service.app.languages import best_language, choose_language
from service.errors import Reason, RefusedError
from service.grpc.metadata import call_id_of, token_of
from tests.grpc_api.stand_in import StandIn, asynchronous, client_of, events, refused


@pytest.mark.parametrize("header", ["Bearer abc", "bearer abc", "BEARER  abc "])
def test_the_token_is_read_from_the_bearer_scheme(header):
    assert token_of({"authorization": header}) == "abc"


@pytest.mark.parametrize("header", ["Basic abc", "abc", ""])
@asynchronous
async def test_another_scheme_is_refused_with_the_right_one(header):
    service = StandIn()
    async with client_of(service) as client:
        answer = await refused(client.call(events(), metadata=(("authorization", header),)))
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.UNAUTHENTICATED, "TOKEN_MISSING")
    assert answer.message == "send the token as `authorization: Bearer TOKEN`"
    assert service.asked == []


@asynchronous
async def test_two_tokens_are_refused_even_if_they_are_equal():
    service = StandIn()
    async with client_of(service) as client:
        for second in ("Bearer abc", "Bearer def"):
            answer = await refused(
                client.call(events(), metadata=(("authorization", "Bearer abc"), ("authorization", second)))
            )
            assert (answer.code, answer.info.reason) == (grpc.StatusCode.INVALID_ARGUMENT, "MALFORMED_REQUEST")
            assert "send it once" in answer.message
    assert service.asked == []


def test_a_call_without_metadata_has_no_token_and_gets_a_call_id():
    assert token_of({}) is None
    assert re.fullmatch("[0-9a-f]{16}", call_id_of({}))
    assert call_id_of({}) != call_id_of({})


@pytest.mark.parametrize("given", ["", "x" * 101, "new\nline", "two words", "déjà"])
def test_an_invalid_call_id_is_replaced(given):
    assert re.fullmatch("[0-9a-f]{16}", call_id_of({"x-request-id": given}))


@asynchronous
async def test_token_and_call_id_reach_the_service_and_the_call_id_is_returned():
    service = StandIn()
    async with client_of(service) as client:
        metadata = (("authorization", "Bearer abc"), ("x-request-id", "call-1"))
        call = client.call(events(), metadata=metadata)
        await call
        _, caller, _, api = service.asked[0]
        assert (caller.token, caller.call_id, api) == ("abc", "call-1", "grpc")
        assert dict(await call.trailing_metadata())["x-request-id"] == "call-1"


@asynchronous
async def test_a_stream_returns_the_call_id_before_its_first_message():
    service = StandIn()
    async with client_of(service) as client:
        call = client.call(WatchGameRequest(game="g"), metadata=(("x-request-id", "call-2"),))
        assert dict(await call.initial_metadata())["x-request-id"] == "call-2"
        assert [message.WhichOneof("message") async for message in call] == ["hello", "goodbye"]


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("pt", "pt"),
        ("pt-BR,pt;q=0.9,en;q=0.8", "pt"),
        ("de, fr;q=0.9, it;q=0.3, ru;q=0.4", "ru"),
        ("EN-us", "en"),
        ("ru, it", "ru"),
        ("it; q=0.5 , pt ; q = 0.25", "it"),
        ("en;q=0", ""),
        ("de, fr", ""),
        ("*", ""),
        ("it;q=high", ""),
        ("it;level=1", ""),
        (";;,,q=;=", ""),
        ("", ""),
    ],
)
def test_the_best_supported_language_of_accept_language_is_chosen(wishes, language):
    assert best_language(wishes) == language


@pytest.mark.parametrize(
    ("asked", "wishes", "language"),
    [
        ("", "", "en"),
        ("", "de", "en"),
        ("", "de, it;q=0.2", "it"),
        ("ru", "it", "ru"),
        ("pt-BR", "it", "pt"),
        ("PT", "", "pt"),
        ("ru-Cyrl-RU", "", "ru"),
    ],
)
def test_the_language_of_the_request_overrides_accept_language(asked, wishes, language):
    assert choose_language(asked, wishes) == language


@pytest.mark.parametrize("asked", ["de", "de-AT", "english", "pt_BR", "pt-", "-pt", " pt", "pt, en", "*", "x" * 10_000])
def test_an_unknown_language_is_refused_with_the_known_ones(asked):
    with pytest.raises(RefusedError) as refusal:
        choose_language(asked, "it")
    assert refusal.value.reason is Reason.MALFORMED_REQUEST
    assert refusal.value.message.endswith("; there are: en, pt, it, ru")
    assert len(refusal.value.message) < 200
