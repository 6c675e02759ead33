"""The Python client retries requests, gives up in time, and resumes streams."""

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest

from reeve_client import AsyncReeve, NoAnswer, Reeve, Refused, refusals
from reeve_client import core as core_module
from reeve_client.contract.game import (
    CreateGameRequest,
    GetGameRequest,
    SubmitActionsRequest,
    WatchGameRequest,
    WatchGameResponse,
)

GAME = {"id": "g", "ruleset": "hallertau", "status": "GAME_STATUS_RUNNING"}
CREATED = {"game": GAME, "invites": ["a", "b"], "spectatorToken": "s", "replayed": False}
BUSY = httpx.Response(503, json={"reason": "STORE_UNAVAILABLE", "detail": "the store does not answer"})
Handler = Callable[[httpx.Request], httpx.Response]


@pytest.fixture(autouse=True)
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Record all pauses between retries, without waiting."""
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    return waited


def scripted(*answers: httpx.Response | Exception) -> tuple[Handler, list[httpx.Request]]:
    """Return a handler that gives these answers one after the other, and then the last one repeatedly."""
    seen: list[httpx.Request] = []

    def answer(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        given = answers[min(len(seen), len(answers)) - 1]
        if isinstance(given, Exception):
            raise given
        return httpx.Response(given.status_code, headers=given.headers, content=given.content)

    return answer, seen


def caller(handler: Handler, patience: float = 30.0) -> Reeve:
    return Reeve("http://reeve", patience=patience, client=httpx.Client(transport=httpx.MockTransport(handler)))


def lines(*messages: object) -> httpx.Response:
    return httpx.Response(200, content=b"".join(json.dumps(message).encode() + b"\n" for message in messages))


def event(seq: int, revision: int = 0) -> dict[str, object]:
    return {"event": {"seq": seq, "revision": revision, "text": "", "seatClaimed": {"seat": 0}}}


@pytest.mark.parametrize("lost", [httpx.ConnectError("no"), httpx.ReadTimeout("no"), BUSY, httpx.Response(502)])
def test_a_request_is_retried_with_the_same_id_until_it_is_answered(lost, pauses):
    handler, seen = scripted(lost, lost, httpx.Response(201, json=CREATED))
    with caller(handler) as reeve:
        assert reeve.create_game(CreateGameRequest(ruleset="hallertau", seats=2)).game.id == "g"
    assert len({request.content for request in seen}) == 1
    assert len(seen) == 3
    assert len(json.loads(seen[0].content)["requestId"]) == 32
    assert all(0 <= pause <= bound for pause, bound in zip(pauses, (0.2, 0.4), strict=True))


def test_two_requests_have_different_ids():
    handler, seen = scripted(httpx.Response(201, json=CREATED))
    with caller(handler) as reeve:
        reeve.open("hallertau")
        reeve.open("hallertau")
    assert len({json.loads(request.content)["requestId"] for request in seen}) == 2


def test_retry_after_is_honoured(pauses):
    busy = httpx.Response(429, headers={"Retry-After": "3"}, json={"reason": "QUOTA_EXCEEDED", "detail": "wait"})
    handler, seen = scripted(busy, httpx.Response(200, json={"game": GAME, "undoable": 0}))
    with caller(handler) as reeve:
        reeve.get_game(GetGameRequest(game="g"))
    assert len(seen) == 2
    assert 3 <= pauses[0] <= 3.2


@pytest.mark.parametrize("headers", [{}, {"Retry-After": "60"}])
def test_a_retry_after_beyond_the_patience_raises_a_refusal_at_once(headers, pauses):
    full = httpx.Response(429, headers=headers, json={"reason": "QUOTA_EXCEEDED", "detail": "too many games"})
    handler, seen = scripted(full)
    with caller(handler) as reeve, pytest.raises(refusals.QuotaExceeded, match="too many games"):
        reeve.open("hallertau")
    assert (len(seen), pauses) == (1, [])


def test_a_move_without_an_answer_raises_with_its_request_id():
    handler, seen = scripted(BUSY)
    move = SubmitActionsRequest(game="g", expected_revision=0, request_id="my-move")
    with caller(handler, patience=0.0) as reeve, pytest.raises(NoAnswer, match=r"not known whether.*my-move") as raised:
        reeve.submit_actions(move)
    assert raised.value.request_id == "my-move"
    assert isinstance(raised.value.__cause__, refusals.StoreUnavailable)
    assert len(seen) == 1


def test_a_refusal_has_its_reason_and_its_details():
    stale = {"reason": "STALE_REVISION", "detail": "look again", "revision": 7, "missed": [event(3)["event"]]}
    handler, _ = scripted(httpx.Response(412, json=stale))
    with caller(handler) as reeve, pytest.raises(refusals.StaleRevision) as raised:
        reeve.submit_actions(SubmitActionsRequest(game="g", request_id="mine"))
    refused = raised.value
    assert (refused.reason, str(refused), refused.status, refused.revision) == ("STALE_REVISION", "look again", 412, 7)
    assert ([missed.seq for missed in refused.missed], refused.request_id) == ([3], "mine")


def test_an_answer_of_another_server_is_a_refusal_without_a_reason():
    handler, _ = scripted(httpx.Response(403, content=b"<html>"))
    with caller(handler) as reeve, pytest.raises(Refused) as raised:
        reeve.get_game(GetGameRequest(game="g"))
    assert (raised.value.reason, str(raised.value)) == ("", "HTTP 403")


def test_unknown_fields_and_values_of_a_newer_server_are_ignored():
    newer = {"game": {**GAME, "status": "GAME_STATUS_ADJOURNED", "weather": "rain"}, "undoable": 0, "mood": {}}
    handler, _ = scripted(httpx.Response(200, json=newer))
    with caller(handler) as reeve:
        game = reeve.get_game(GetGameRequest(game="g")).game
    assert (game.id, str(game.status)) == ("g", "GAME_STATUS_ADJOURNED")


HELLO = {"hello": {"revision": 0, "headSeq": 9}}
EXPIRED = {"goodbye": {"reason": "GOODBYE_REASON_GAME_EXPIRED", "cursor": 5}}
STREAMS = [
    ("cut", lines(HELLO, event(1), event(2)), 2),
    ("gap", lines(HELLO, event(1), event(2), event(4), event(5)), 2),
    ("goodbye", lines(HELLO, event(1), {"goodbye": {"reason": "GOODBYE_REASON_SLOW_READER", "cursor": 1}}), 1),
    ("heartbeats", lines(HELLO, {"heartbeat": {"headSeq": 0}}), 0),
    ("refused", BUSY, 0),
    ("lost", httpx.ReadTimeout("silent"), 0),
]


@pytest.mark.parametrize(("first", "cursor"), [pytest.param(*rest, id=name) for name, *rest in STREAMS])
def test_a_stream_resumes_after_the_last_event_without_a_gap(first, cursor):
    rest = lines(HELLO, *(event(seq) for seq in range(cursor + 1, 6)), EXPIRED)
    handler, seen = scripted(first, rest)
    with caller(handler) as reeve:
        messages = list(reeve.watch_game(WatchGameRequest(game="g")))
    assert [message.event.seq for message in messages if message.event] == [1, 2, 3, 4, 5]
    assert all(message.heartbeat is None and message.goodbye is None for message in messages)
    assert [request.url.params.get("afterSeq", "0") for request in seen] == ["0", str(cursor)]
    assert seen[1].headers["accept"] == "application/x-ndjson"


def test_lost_events_are_sent_again_after_another_hello():
    lost = lines(HELLO, event(1), {"goodbye": {"reason": "GOODBYE_REASON_EVENTS_LOST", "cursor": 0}})
    handler, _ = scripted(lost, lines(HELLO, event(1), EXPIRED))
    with caller(handler) as reeve:
        messages = list(reeve.watch_game(WatchGameRequest(game="g")))
    assert [0 if message.hello else message.event.seq for message in messages] == [0, 1, 0, 1]


def test_a_stream_that_cannot_be_resumed_raises():
    handler, _ = scripted(httpx.ConnectError("no"))
    with caller(handler, patience=0.0) as reeve, pytest.raises(NoAnswer):
        list(reeve.watch_game(WatchGameRequest(game="g")))


def test_the_length_of_a_line_is_limited(monkeypatch):
    monkeypatch.setattr(core_module, "LONGEST_LINE", 100)
    handler, seen = scripted(httpx.Response(200, content=b"x" * 101), lines(HELLO, EXPIRED))
    with caller(handler) as reeve:
        list(reeve.watch_game(WatchGameRequest(game="g")))
    assert len(seen) == 2


def test_the_asynchronous_client_retries_and_resumes(monkeypatch):
    async def no_pause(_: float) -> None: ...

    monkeypatch.setattr("reeve_client.aio.asyncio.sleep", no_pause)

    async def play() -> tuple[str, list[WatchGameResponse]]:
        calls, _ = scripted(BUSY, httpx.ConnectError("no"), httpx.Response(201, json=CREATED))
        async with AsyncReeve("http://reeve", client=httpx.AsyncClient(transport=httpx.MockTransport(calls))) as reeve:
            table = await reeve.open("hallertau")
        stream, _ = scripted(lines(HELLO, event(1), event(3)), lines(HELLO, event(2), event(3), EXPIRED))
        async with AsyncReeve("http://reeve", client=httpx.AsyncClient(transport=httpx.MockTransport(stream))) as reeve:
            return table.id, [message async for message in reeve.watch_game(WatchGameRequest(game="g"))]

    game, messages = asyncio.run(play())
    assert game == "g"
    assert [message.event.seq for message in messages if message.event] == [1, 2, 3]


def test_the_patience_is_counted_from_the_first_failure():
    retries = core_module.Retries(patience=30.0)
    retries.restart()
    retries.end = 0.0  # long after the last message
    assert retries.next() is not None
