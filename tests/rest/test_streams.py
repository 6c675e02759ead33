"""Streams as server-sent events and as lines of JSON."""

import asyncio
import json
import time
from collections.abc import AsyncGenerator, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest

from service.app.messages import Goodbye, Hello, WatchMessage
from service.rest.streams import Stream, as_event
from tests.rest.server import PATIENCE, LocalServer, open_server
from tests.rest.table import CARDS, Table

LINES = {"accept": "application/x-ndjson"}


class Reader:
    """Reads a stream message by message."""

    def __init__(self, response: httpx.Response) -> None:
        self.response = response
        self._lines = response.iter_lines()

    def event(self) -> dict[str, str]:
        """Return the fields of the next server-sent event."""
        fields: dict[str, str] = {}
        for line in self._lines:
            if not line:
                return fields
            name, _, value = line.partition(": ")
            fields[name] = value
        raise StopIteration

    def rest(self) -> list[str]:
        """Return all lines until the stream ends."""
        return list(self._lines)

    def line(self) -> dict[str, Any]:
        """Return the next line of JSON."""
        read: dict[str, Any] = json.loads(next(self._lines))
        return read


@contextmanager
def watching(table: Table, query: str = "", **headers: str) -> Iterator[Reader]:
    """Open a stream of a game as the seat that must decide."""
    path = f"{table.path}/events:watch{query}"
    with table.client.stream("GET", path, headers=table.bearer() | headers) as response:
        yield Reader(response)


def next_event(reader: Reader) -> dict[str, str]:
    """Return the next event; skip heartbeats and turns."""
    while (event := reader.event())["event"] != "event":
        pass
    return event


def open_streams(server: LocalServer) -> int:
    """Return how many streams the metrics show."""
    metrics = server.service.telemetry.render().decode()
    return int(float(metrics.split('reeve_open_streams{api="rest"} ')[1].split("\n")[0]))


def eventually(holds: Any) -> None:
    """Wait until a condition holds."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_stream_sends_hello_then_missed_events_then_live_events(table):
    head = table.get("").json()["game"]["headSeq"]
    with watching(table) as reader:
        assert reader.response.headers["content-type"] == "text/event-stream"
        assert reader.response.headers["cache-control"] == "no-store"
        assert reader.event() == {"retry": "2000"}
        hello = reader.event()
        assert hello["event"] == "hello"
        assert json.loads(hello["data"]) == {"hello": {"revision": 0, "headSeq": head, "heartbeatMs": 200}}
        missed = [next_event(reader) for _ in range(head)]
        assert [event["id"] for event in missed] == [str(seq) for seq in range(1, head + 1)]
        assert {event["event"] for event in missed} == {"event"}
        assert [json.loads(event["data"])["event"]["seq"] for event in missed] == list(range(1, head + 1))
        table.play()
        live = next_event(reader)
        assert live["id"] == str(head + 1)
        assert json.loads(live["data"])["event"]["revision"] == 1


def test_an_idle_stream_sends_heartbeats_without_an_id(table):
    head = table.get("").json()["game"]["headSeq"]
    with watching(table, f"?afterSeq={head}") as reader:
        reader.event(), reader.event()
        turn, beat = reader.event(), reader.event()
    assert (turn.keys(), turn["event"]) == ({"event", "data"}, "turn")
    assert json.loads(turn["data"])["turn"]["revision"] == 0
    assert beat == {"event": "heartbeat", "data": json.dumps({"heartbeat": {"headSeq": head}}, separators=(",", ":"))}


def test_last_event_id_resumes_a_stream(table):
    with watching(table, "?afterSeq=1", **{"last-event-id": "4"}) as reader:
        reader.event(), reader.event()
        assert reader.event()["id"] == "5"
    with watching(table, "?afterSeq=1") as reader:
        reader.event(), reader.event()
        assert reader.event()["id"] == "2"


def test_the_retry_after_lost_events_starts_at_the_beginning():
    id_line, name, data = as_event(Goodbye("events_lost", 0)).splitlines()[:3]
    assert (id_line, name) == (b"id: 0", b"event: goodbye")
    assert json.loads(data.removeprefix(b"data: "))["goodbye"]["reason"] == "GOODBYE_REASON_EVENTS_LOST"


def test_an_empty_last_event_id_is_ignored(table):
    with watching(table, "?afterSeq=1", **{"last-event-id": ""}) as reader:
        reader.event(), reader.event()
        assert reader.event()["id"] == "2"


@pytest.mark.parametrize("value", ["x", "-1", "1.5", "9" * 30])
def test_an_unknown_last_event_id_is_refused(table, value):
    with watching(table, **{"last-event-id": value}) as reader:
        assert reader.response.status_code == 400
        assert "Last-Event-ID" in reader.response.read().decode()


def test_a_stream_can_be_lines_of_json(table):
    with watching(table, "?afterSeq=3&language=en", **LINES) as reader:
        assert reader.response.headers["content-type"] == "application/x-ndjson"
        assert reader.line()["hello"]["revision"] == 0
        event = reader.line()["event"]
        assert event["seq"] == 4
        assert event["text"]


def test_both_formats_contain_the_same_messages(table):
    head = table.get("").json()["game"]["headSeq"]
    with watching(table) as events, watching(table, **LINES) as lines:
        events.event()
        assert [json.loads(events.event()["data"]) for _ in range(head + 1)] == [lines.line() for _ in range(head + 1)]


def test_a_stream_and_list_events_return_the_same_events(table):
    listed = table.get("/events?language=ru").json()["events"]
    with watching(table, "?language=ru", **LINES) as reader:
        reader.line()
        streamed: list[Any] = []
        while len(streamed) < len(listed):
            streamed += [message["event"] for message in (reader.line(),) if "event" in message]
        assert streamed == listed


def test_a_seat_gets_only_its_own_cards(client):
    table = Table(client, settings=CARDS)
    dealt = {}
    for seat in (0, 1):
        with table.client.stream("GET", f"{table.path}/events:watch", headers=table.bearer(seat) | LINES) as response:
            reader = Reader(response)
            bodies = [reader.line().get("event", {}).get("table", {}).get("hallertau", {}) for _ in range(9)]
            dealt[seat] = [body["cardsDealt"] for body in bodies if "cardsDealt" in body]
    assert [bool(hand["cards"]) for hand in dealt[0]] == [True, False]
    assert [bool(hand["cards"]) for hand in dealt[1]] == [False, True]


@pytest.mark.parametrize(
    ("query", "status", "reason"),
    [
        ("?afterSeq=999", 410, "RESUME_TOO_OLD"),
        ("?seat=7", 403, "SEAT_FORBIDDEN"),
        ("?language=xx", 400, "MALFORMED_REQUEST"),
        ("?afterSeq=x", 400, "MALFORMED_REQUEST"),
        ("?access_token=rt_x", 400, "MALFORMED_REQUEST"),  # contradicts a header
    ],
)
def test_a_refusal_before_the_first_message_is_a_problem_document(table, query, status, reason):
    with watching(table, query) as reader:
        assert reader.response.status_code == status
        assert reader.response.headers["content-type"] == "application/problem+json"
        assert json.loads(reader.response.read())["reason"] == reason


def test_a_token_in_the_query_must_be_valid(table):
    answer = table.client.get(f"{table.path}/events:watch", params={"access_token": "rt_x"})
    assert (answer.status_code, answer.json()["reason"]) == (401, "TOKEN_MISSING")


def test_streams_are_not_compressed(table):
    with watching(table, **{"accept-encoding": "gzip"}) as reader:
        assert "content-encoding" not in reader.response.headers
        assert reader.event() == {"retry": "2000"}


def test_a_stream_ends_when_its_client_disconnects(tmp_path):
    with open_server(tmp_path, heartbeat=PATIENCE) as server, server.client() as client:
        table = Table(client)
        with watching(table) as reader:
            reader.event()
            assert open_streams(server) == 1
        eventually(lambda: open_streams(server) == 0)


def test_too_many_streams_of_one_token_are_refused_until_one_is_closed(server, table):
    most = server.config.limits.streams_per_token
    path, headers = f"{table.path}/events:watch", table.bearer()
    with server.client() as client:
        streams = [client.send(client.build_request("GET", path, headers=headers), stream=True) for _ in range(most)]
        one_more = client.get(path, headers=headers)
        assert (one_more.status_code, one_more.json()["reason"]) == (429, "QUOTA_EXCEEDED")
        assert one_more.headers["retry-after"] == "1"
        for stream in streams:
            stream.close()
    eventually(lambda: open_streams(server) == 0)


def test_a_stopping_server_ends_its_streams_with_a_cursor(tmp_path):
    with open_server(tmp_path, heartbeat=PATIENCE) as server, server.client() as client:
        table = Table(client)
        head = table.get("").json()["game"]["headSeq"]
        with watching(table, **LINES) as reader:
            for _ in range(head + 1):
                reader.line()
            server.call(server.service.stop_streams())
            while "goodbye" not in (message := reader.line()):
                assert message.keys() <= {"event", "turn"}
            goodbye = message["goodbye"]
            assert goodbye == {"reason": "GOODBYE_REASON_SHUTTING_DOWN", "cursor": head}
            assert reader.rest() == []


def test_a_stream_that_fails_ends_and_the_log_has_the_reason(server, table, monkeypatch, caplog):
    async def watch(*_: Any) -> Any:
        yield Hello(0, 0, 200)
        raise ZeroDivisionError

    monkeypatch.setattr(server.service, "watch", watch)
    with watching(table, **LINES) as reader:
        assert reader.line() == {"hello": {"revision": 0, "headSeq": 0, "heartbeatMs": 200}}
        assert reader.rest() == []
    assert "internal error in a stream" in [record.message for record in caplog.records]


def test_a_client_that_disconnects_without_reading_leaves_no_open_stream():
    closed = []

    async def messages() -> AsyncGenerator[WatchMessage, None]:
        try:
            while True:
                yield Hello(0, 0, 200)
        finally:
            closed.append("closed")

    async def session() -> None:
        full = asyncio.Event()

        async def send(message: Any) -> None:
            if message["type"] == "http.response.body":
                full.set()
                await asyncio.Event().wait()

        async def receive() -> Any:
            await full.wait()
            return {"type": "http.disconnect"}

        stream_messages = messages()
        await asyncio.wait_for(Stream(stream_messages, {}, "call-1", "en").run(receive, send), PATIENCE)
        assert closed == ["closed"]

    asyncio.run(session())
