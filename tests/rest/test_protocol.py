"""Limits of one connection: headers, URLs, trailers, pipelined requests, and deadlines."""

import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from service.rest.protocol import CHUNKS, HEADER_BYTES, HEADER_FIELDS, PIPELINED, URL_BYTES
from tests.rest.raw import GET, HOST, POST, SLOW, Client
from tests.rest.server import LocalServer, open_server
from tests.rest.table import Table
from tests.rest.test_streams import eventually, open_streams

CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
ENDLESS = 64 * 1024 * 1024
"""Number of bytes to send if the server does not refuse them before."""
IN_FLIGHT = 16 * 1024 * 1024
"""More bytes than fit into the buffers between a client and a server that does not read."""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalServer]:
    """A server with the shortest deadlines."""
    with open_server(tmp_path_factory.mktemp("data"), header_timeout=1.0, body_timeout=1.0) as server:
        yield server


@pytest.mark.parametrize(
    ("beginning", "status"),
    [
        pytest.param(GET + b"X-Long: ", 431, id="header value"),
        pytest.param(GET + b"X-", 431, id="header name"),
        pytest.param(b"GET /", 414, id="URL"),
        pytest.param(CHUNKED + b"1;", 431, id="chunk extension"),
        pytest.param(CHUNKED + b"1\r\n{\r\n0\r\nX-Long: ", 431, id="trailer"),
    ],
)
def test_an_endless_line_is_refused_long_before_its_end(server, beginning, status):
    with Client(server.url) as client:
        assert client.send(beginning).send_endless(b"a" * 65_536, ENDLESS) < IN_FLIGHT
        answer = client.answer()
    assert (answer.status, answer.body["reason"]) == (status, "MALFORMED_REQUEST")
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["connection"] == "close"


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        pytest.param(GET + b"X-Long: " + b"a" * HEADER_BYTES + b"\r\n\r\n", 431, id="bytes"),
        pytest.param(GET + b"X: a\r\n" * HEADER_FIELDS + b"\r\n", 431, id="fields"),
        pytest.param(b"GET /" + b"a" * URL_BYTES + b" HTTP/1.1\r\n" + HOST + b"\r\n", 414, id="URL"),
        pytest.param(b"\r\n" * HEADER_BYTES, 431, id="empty lines"),
        pytest.param(b"nonsense\r\n\r\n", 400, id="no HTTP"),
        pytest.param(CHUNKED + b"nonsense\r\n", 400, id="no chunk"),
        pytest.param(CHUNKED + b"1\r\n \r\n" * (CHUNKS + 1), 400, id="chunks"),
    ],
)
def test_a_request_beyond_a_limit_is_refused(server, request_, status):
    with Client(server.url) as client:
        answer = client.send(request_).answer()
        assert (answer.status, answer.body["status"], answer.body["reason"]) == (status, status, "MALFORMED_REQUEST")
        assert answer.body["type"] == {400: "/problems/malformed-request", 414: "/problems/url-too-long"}.get(
            status, "/problems/header-too-large"
        )
        assert answer.headers["x-request-id"] == answer.body["callId"]
        assert client.ends()


@pytest.mark.parametrize(
    "request_",
    [
        pytest.param(GET + b"X-Long: " + b"a" * (HEADER_BYTES - 100) + b"\r\n\r\n", id="bytes"),
        pytest.param(GET + b"X: a\r\n" * (HEADER_FIELDS - 1) + b"\r\n", id="fields"),
        pytest.param(b"GET /health/live?" + b"a" * (URL_BYTES - 100) + b" HTTP/1.1\r\n" + HOST + b"\r\n", id="URL"),
    ],
)
def test_a_request_at_a_limit_is_answered(server, request_):
    with Client(server.url) as client:
        assert client.send(request_).answer().status == 200
        assert client.send(GET + b"\r\n").answer().status == 200


def test_a_long_body_after_a_split_header_does_not_count_as_header(server):
    body = b" " * (2 * HEADER_BYTES)
    header = POST + b"Content-Length: %d\r\n\r\n"
    with Client(server.url) as client:
        client.send(header[:10])
        server.call(asleep())
        assert client.send(header[10:] % len(body) + body).answer().body["reason"] == "MALFORMED_REQUEST"
        assert client.send(GET + b"\r\n").answer().status == 200


async def asleep() -> None:
    """Run one turn of the server's event loop, so that it reads what was sent before."""


def test_an_upgrade_to_another_protocol_is_ignored(server):
    with Client(server.url) as client:
        for _ in range(2):
            wish = b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
            assert client.send(GET + wish).answer().status == 200


def test_pipelined_requests_are_answered_in_order(server):
    paths = [b"/health/live", b"/problems/nothing", b"/health/live"]
    with Client(server.url) as client:
        client.send(b"".join(b"GET " + path + b" HTTP/1.1\r\n" + HOST + b"\r\n" for path in paths))
        assert [client.answer().status for _ in paths] == [200, 404, 200]


def test_too_many_pipelined_requests_close_the_connection_after_the_first_ones(server):
    with Client(server.url) as client:
        client.send((GET + b"\r\n") * 1_000)
        assert {client.answer().status for _ in range(1 + 4)} == {200}, (
            "more than the running request and the four waiting ones were answered"
        )
        with suppress(ConnectionError):
            assert client.reader.read(1) == b""


def test_a_body_with_the_maximum_number_of_chunks_is_answered(server):
    body = b"1\r\n \r\n" * (CHUNKS - 2) + b"2\r\n{}\r\n0\r\n\r\n"
    with Client(server.url) as client:
        for _ in range(2):
            assert client.send(CHUNKED + body).answer().body["reason"] == "BAD_SETTING"


def watch_request(table: Table) -> bytes:
    """Return a request to watch a game, without the end of its header."""
    return f"GET {table.path}/events:watch?access_token={table.spectator} HTTP/1.1\r\n".encode() + HOST


def begin_stream(client: Client, table: Table, end: bytes = b"\r\n") -> None:
    """Watch a game and read the first line of the answer."""
    client.send(watch_request(table) + end)
    assert client.reader.readline() == b"HTTP/1.1 200 OK\r\n"


def test_data_after_too_many_pipelined_requests_are_not_read(server):
    with server.client() as player, Client(server.url) as client:
        table = Table(player)
        client.send(GET + b"\r\n" + watch_request(table) + b"\r\n" + (GET + b"\r\n") * PIPELINED)
        assert client.answer().status == 200
        client.socket.settimeout(1)
        with pytest.raises(TimeoutError):
            client.send_endless(b"a" * 65_536, ENDLESS)


def test_a_stream_ends_with_its_connection_also_if_a_pipelined_request_waits(tmp_path):
    with open_server(tmp_path, heartbeat=0.1) as server, server.client() as player:
        table = Table(player)
        with Client(server.url) as client:
            begin_stream(client, table)
            client.send(GET + b"\r\n")
            server.call(asleep())
        eventually(lambda: open_streams(server) == 0)


@pytest.mark.parametrize("sent", [b"", b"\r\n", GET, GET + b"X-Slow: a"])
def test_a_connection_with_an_incomplete_header_is_closed_at_the_deadline(hasty, sent):
    with Client(hasty.url) as client:
        client.send(sent)
        began = time.monotonic()
        if sent:
            answer = client.answer()
            assert (answer.status, answer.body["detail"]) == (408, "the header was not complete after 1 seconds")
        assert client.ends()
        assert time.monotonic() - began < 5


def test_single_bytes_do_not_extend_the_deadline_of_a_header(hasty):
    with Client(hasty.url) as client:
        client.send(GET + b"X-Slow: ")
        sent = 0
        while client.is_open():
            sent += 1
            client.send(b"a")
            time.sleep(0.1)
        assert client.answer().status == 408
        assert sent < 50


def test_the_second_header_of_a_connection_has_a_deadline(hasty):
    with Client(hasty.url) as client:
        assert client.send(GET + b"\r\n").answer().status == 200
        assert client.send(GET).answer().status == 408
        assert client.ends()


def test_a_missing_body_is_refused_at_the_deadline(hasty):
    with Client(hasty.url) as client:
        answer = client.send(SLOW["half a body"]).answer()
        assert (answer.status, answer.body["detail"]) == (408, "the body was not complete after 1 seconds")
        assert client.ends()


def test_a_refused_body_is_read_for_a_limited_time(hasty):
    with Client(hasty.url) as client:
        assert client.send(POST + b"Content-Length: 999999999\r\n\r\n").answer().status == 413
        sent = 0
        while client.is_open() and sent < 200:
            sent += 1
            client.send(b" " * 1_000)
            time.sleep(0.05)
        assert sent < 200


def test_large_incomplete_bodies_share_one_limit(server, monkeypatch):
    monkeypatch.setattr("service.rest.protocol.PENDING_BODY_BYTES", 65_000)
    header, beginning, end = POST + b"Content-Length: 60000\r\n\r\n", b" " * 40_000, b" " * 20_000
    with Client(server.url) as first, Client(server.url) as second, Client(server.url) as small:
        first.send(header + beginning)
        answer = second.send(header + beginning).answer()
        assert (answer.status, answer.body["reason"]) == (429, "QUOTA_EXCEEDED")
        assert small.send(POST + b"Content-Length: 2\r\n\r\n{}").answer().body["reason"] == "BAD_SETTING"
        for _ in range(3):
            assert first.send(end).answer().body["reason"] == "MALFORMED_REQUEST"
            first.send(header + beginning)


def test_a_stream_whose_request_is_incomplete_is_closed(hasty):
    with hasty.client() as player, Client(hasty.url) as client:
        table = Table(player)
        begin_stream(client, table, b"Content-Length: 9\r\n\r\n{")
        assert client.ends()


def test_idle_time_between_requests_does_not_count_towards_the_header_deadline(hasty):
    with Client(hasty.url) as client:
        assert client.send(GET + b"\r\n").answer().status == 200
        with Client(hasty.url) as silent:
            assert silent.ends()
        client.send(GET)
        time.sleep(0.6)  # a sweep over the connections happens in between
        assert client.send(b"\r\n").answer().status == 200


def test_an_answer_that_is_not_read_is_aborted(hasty):
    request = b"GET /openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"
    with Client(hasty.url) as client:
        for _ in range(200):
            client.send(request)
            time.sleep(0.01)
        deadline = time.monotonic() + 20
        while hasty.server.server_state.connections and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not hasty.server.server_state.connections
