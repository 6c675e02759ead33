"""The sender of POST requests: what it sends, where it connects to, and what it takes from an answer."""

import asyncio
import ssl
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path
from typing import Any

import pytest

from service.outbound import sender as module
from service.outbound.sender import MOST_READ, NoAnswerError, Reply, Sender, read_retry_after

TLS = Path(__file__).parents[1] / "fixtures" / "tls"
PATIENCE = 20.0
OK = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nOK"


async def on_this_machine(name: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def trusting() -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(TLS / "hooks.example.pem"))


def serving() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(TLS / "hooks.example.pem", TLS / "hooks.example.key")
    return context


def exchange(
    answer: bytes,
    send: Callable[[int], Awaitable[Reply]],
    tls: ssl.SSLContext | None = None,
    pause: float = 0.0,
) -> tuple[Reply | str, bytes]:
    """Send a request to a server that gives an answer; return the reply or why there was none, and what was read."""
    read = b""
    handled: list[asyncio.Task[Any]] = []

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal read
        handled.append(asyncio.current_task())
        read = await reader.readuntil(b"}")
        writer.write(answer)
        await asyncio.sleep(pause)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    async def run() -> Reply | str:
        server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)
        async with server:
            try:
                return await send(server.sockets[0].getsockname()[1])
            except NoAnswerError as error:
                return str(error)
            finally:
                await asyncio.gather(*handled)

    return asyncio.run(run()), read


def post(scheme: str = "http", host: str = "hooks.example", **options: Any) -> Callable[[int], Awaitable[Reply]]:
    """Return a function that posts {} to a port."""
    chosen = {"patience": PATIENCE, "resolve": on_this_machine, "tls": trusting} | options
    sender = Sender(allow_private=True, **chosen)
    return lambda port: sender.post(f"{scheme}://{host}:{port}/a?b=c", {"webhook-id": "one"}, b"{}")


def test_a_request_is_a_post_with_the_headers_and_the_body():
    reply, read = exchange(OK, post())
    assert reply == Reply(200)
    head, _, body = read.partition(b"\r\n\r\n")
    first, *headers = head.decode().lower().split("\r\n")
    assert (first, body) == ("post /a?b=c http/1.1", b"{}")
    fields = dict(line.split(": ") for line in headers)
    assert fields["host"].startswith("hooks.example:")
    assert fields | {"host": ""} == {
        "host": "",
        "content-type": "application/json",
        "content-length": "2",
        "user-agent": "reeve",
        "connection": "close",
        "webhook-id": "one",
    }


@pytest.mark.parametrize("status", [200, 204, 301, 302, 404, 410, 429, 500, 503])
def test_the_status_is_returned_and_no_redirect_is_followed(status):
    answer = b"HTTP/1.1 %d X\r\nLocation: http://127.0.0.1:1/\r\n\r\n" % status
    assert exchange(answer, post())[0] == Reply(status)


def test_the_body_of_an_answer_is_not_waited_for():
    reply, _ = exchange(b"HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n", post(), pause=0.2)
    assert reply == Reply(200)


def test_informational_answers_are_skipped():
    assert exchange(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 3 + OK, post())[0] == Reply(200)


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"", "without an answer"),
        (b"HTTP/1.1 103 X\r\n\r\n", "without an answer"),
        (b"nonsense\r\n\r\n", "not valid HTTP"),
        (b"HTTP/1.1 200 OK\r\nX: " + b"x" * 100_000, "not valid HTTP"),
        (b"HTTP/1.1 103 X\r\n\r\n" * (MOST_READ // 10), "no status within 65536 bytes"),
    ],
    ids=["nothing", "only informational", "no http", "long header", "endless informational"],
)
def test_an_answer_without_a_status_is_no_answer(answer, why):
    assert why in str(exchange(answer, post())[0])


def test_patience_ends():
    assert exchange(b"", post(patience=0.1), pause=1)[0] == "no answer within 0.1 s"


def test_a_closed_port_and_an_unknown_name_have_reasons():
    async def unknown(name: str, port: int) -> list[str]:
        raise OSError

    assert exchange(OK, lambda port: post()(1))[0] == "the connection failed"
    assert exchange(OK, post(resolve=unknown))[0] == "the name of the host cannot be resolved"


def test_the_next_address_is_tried_if_one_does_not_accept():
    async def two(name: str, port: int) -> list[str]:
        return ["127.0.0.2", "127.0.0.1"]

    assert exchange(OK, post(resolve=two))[0] == Reply(200)


def test_the_next_address_is_tried_if_one_does_not_answer(monkeypatch):
    connect = asyncio.open_connection

    async def open_connection(address: str, *arguments: Any, **options: Any) -> Any:
        if address != "127.0.0.1":
            await asyncio.sleep(PATIENCE)
        return await connect(address, *arguments, **options)

    async def two(name: str, port: int) -> list[str]:
        return ["127.0.0.2", "127.0.0.1"]

    monkeypatch.setattr(asyncio, "open_connection", open_connection)
    assert exchange(OK, post(resolve=two, patience=3.0))[0] == Reply(200)


def test_tls_is_checked_with_the_name_and_not_with_the_address():
    assert exchange(OK, post("https"), serving())[0] == Reply(200)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("host", "tls"), [("other.example", trusting), ("hooks.example", ssl.create_default_context)])
def test_a_certificate_for_another_name_or_an_untrusted_one_is_refused(host, tls):
    reply, read = exchange(OK, post("https", host, tls=tls), serving())
    assert "TLS failed" in str(reply)
    assert read == b""


def test_a_name_that_resolves_to_a_private_address_is_not_connected_to(monkeypatch):
    connected = record_connections(monkeypatch)
    for addresses in (["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::1"], ["::ffff:169.254.169.254"], ["fe80::1%eth0"]):
        assert "not public" in attempt(lambda number, addresses=addresses: addresses)
    assert "no address" in attempt(lambda number: [])
    assert connected == []


def test_rebinding_does_not_matter(monkeypatch):
    """The name is resolved once, and the connection goes to the address that was checked."""
    connected = record_connections(monkeypatch)
    asked: list[int] = []

    def answer(number: int) -> list[str]:
        asked.append(number)
        return ["8.8.8.8"] if number == 0 else ["127.0.0.1"]

    assert attempt(answer) == "the connection failed"
    assert asked == [0]
    assert connected == [("8.8.8.8", 443, "hooks.example")]
    assert "not public" in attempt(lambda number: answer(1))
    assert len(connected) == 1


def test_name_servers_that_do_not_answer_hold_up_nothing_else(monkeypatch):
    """Threads that resolve names are not those that all parts of the server share."""
    answer = threading.Event()

    def hang(*asked: Any, **rest: Any) -> list[Any]:
        answer.wait(PATIENCE)
        return []

    async def scenario() -> None:
        sender = Sender(allow_private=False, patience=PATIENCE)
        waiting = [asyncio.create_task(sender.post("https://hooks.example/", {}, b"{}")) for _ in range(40)]
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE / 2):
            assert await asyncio.to_thread(lambda: "done") == "done"
        assert not any(one.done() for one in waiting)
        answer.set()
        assert {str(one) for one in await asyncio.gather(*waiting, return_exceptions=True)} == {
            "the name of the host has no address"
        }

    monkeypatch.setattr("socket.getaddrinfo", hang)
    monkeypatch.setattr(module, "getaddrinfo", hang, raising=False)
    asyncio.run(scenario())


def test_a_literal_address_is_not_resolved():
    def fails(number: int) -> list[str]:
        raise AssertionError

    assert "not public" in attempt(fails, "https://2130706433/")


def record_connections(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, str]]:
    """Let every connection fail; return the list of them."""
    connected: list[tuple[str, int, str]] = []

    async def connect(host: str, port: int, ssl: Any, server_hostname: str) -> None:
        connected.append((host, port, server_hostname))
        raise OSError

    monkeypatch.setattr(module.asyncio, "open_connection", connect)
    return connected


def attempt(answers: Callable[[int], list[str]], url: str = "https://hooks.example/") -> str:
    """Post to a URL with a resolver that knows how often it was asked; return why there was no answer."""
    asked = 0

    async def resolver(name: str, port: int) -> list[str]:
        nonlocal asked
        asked += 1
        return answers(asked - 1)

    with pytest.raises(NoAnswerError) as caught:
        asyncio.run(Sender(allow_private=False, resolve=resolver).post(url, {}, b"{}"))
    return str(caught.value)


def test_retry_after_has_seconds_or_a_date():
    assert read_retry_after(b"") is None
    assert read_retry_after(b"soon") is None
    assert read_retry_after(b"-5") is None
    assert read_retry_after(b"Mon, 01 Jan 99999999999999999999 00:00:00 GMT") is None
    assert read_retry_after(b"Mon, 01 Jan 2026 00:00:00 +99999999999999") is None
    assert read_retry_after(b"120") == 120
    assert read_retry_after(b"9" * 50) == 999_999_999
    later = datetime.now(UTC) + timedelta(seconds=90)
    assert read_retry_after(format_datetime(later, usegmt=True).encode()) in (88, 89, 90)
    assert read_retry_after(b"Wed, 21 Oct 2015 07:28:00 GMT") == 0
    reply, _ = exchange(b"HTTP/1.1 503 X\r\nRetry-After: 7\r\n\r\n", post())
    assert reply == Reply(503, 7)
