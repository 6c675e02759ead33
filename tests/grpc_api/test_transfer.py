"""Clients that do not complete their request or do not read: their calls end, and other calls are not delayed."""

import asyncio
import struct

import grpc
import pytest
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse
from grpc_health.v1.health_pb2_grpc import HealthStub
from msgspec.structs import replace

from service.grpc import transfer
from tests.grpc_api.stand_in import SETTINGS, Client, StandIn, asynchronous, client_of, events, refused

HASTY = replace(SETTINGS, body_timeout=0.2)
METHODS = [
    "reeve.v1.GameService/ListEvents",
    "reeve.v1.GameService/WatchGame",
    "reeve.v1.RecordService/VerifyRecord",
    "grpc.health.v1.Health/Check",
    "grpc.health.v1.Health/Watch",
    "grpc.reflection.v1.ServerReflection/ServerReflectionInfo",
    "grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo",
]
HEADERS, DATA, SETTINGS_FRAME, END_OF_STREAM, END_OF_HEADERS = 1, 0, 4, 1, 4
INITIAL_WINDOW = 4
"""Constants of HTTP/2."""


def unfinished(client: Client, method: str) -> grpc.aio.StreamUnaryCall:
    """Start a call without sending its request."""
    return client.channel.stream_unary(f"/{method}")()


@asynchronous
@pytest.mark.parametrize("method", METHODS)
async def test_a_call_whose_request_does_not_arrive_is_refused(method):
    async with client_of(StandIn(), HASTY) as client:
        error = await refused(unfinished(client, method))
        assert error.code == grpc.StatusCode.INVALID_ARGUMENT
        assert error.message == "the request was not complete after 0.2 seconds"


@asynchronous
async def test_a_call_without_a_request_is_refused():
    async with client_of(StandIn()) as client:
        call = unfinished(client, METHODS[0])
        await call.done_writing()
        error = await refused(call)
        assert (error.code, error.message) == (grpc.StatusCode.INVALID_ARGUMENT, "the call has no request")


@asynchronous
async def test_with_many_incomplete_requests_new_ones_have_a_shorter_deadline(monkeypatch):
    monkeypatch.setattr(transfer, "MOST_INCOMPLETE", 1)
    monkeypatch.setattr(transfer, "CROWDED", 0.1)
    async with client_of(StandIn()) as client:
        await client.call(events())  # the client is connected, so calls arrive in their order
        first = unfinished(client, METHODS[0])
        await client.call(events())  # the server has received the previous call
        assert "after 0.1 seconds" in (await refused(unfinished(client, METHODS[0]))).message
        await client.call(events())
        assert not first.done()
        first.cancel()


@asynchronous
async def test_a_health_watcher_that_does_not_read_delays_no_other_call():
    async with client_of(StandIn()) as client:
        _, writer = await asyncio.open_connection("127.0.0.1", client.server.port)
        writer.write(watch_without_reading())
        watch = HealthStub(client.channel).Watch(HealthCheckRequest())
        assert (await watch.read()).status == HealthCheckResponse.SERVING
        client.server.not_serving()
        assert (await watch.read()).status == HealthCheckResponse.NOT_SERVING
        await client.server.stop(0)
        writer.close()


def watch_without_reading() -> bytes:
    """Return the HTTP/2 bytes of a client that watches the health and allows the server to send 0 bytes."""
    fields = {
        ":method": "POST",
        ":scheme": "http",
        ":path": "/grpc.health.v1.Health/Watch",
        ":authority": "localhost",
        "content-type": "application/grpc",
        "te": "trailers",
    }
    header = b"".join(b"\0" + literal(name) + literal(value) for name, value in fields.items())
    return b"".join(
        [
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
            frame(SETTINGS_FRAME, 0, 0, struct.pack(">HI", INITIAL_WINDOW, 0)),
            frame(HEADERS, END_OF_HEADERS, 1, header),
            frame(DATA, END_OF_STREAM, 1, bytes(5)),
        ]
    )


def literal(text: str) -> bytes:
    """Return a short text in HPACK."""
    return bytes([len(text)]) + text.encode()


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    """Return an HTTP/2 frame."""
    return len(payload).to_bytes(3) + bytes([kind, flags]) + stream.to_bytes(4) + payload


@asynchronous
async def test_reflection_counts_towards_the_rate_limit():
    async def ask_repeatedly(call: grpc.aio.StreamStreamCall) -> None:
        while await call.read() is not grpc.aio.EOF:
            await call.write(b"")

    async with client_of(StandIn()) as client:
        call = client.channel.stream_stream("/grpc.reflection.v1.ServerReflection/ServerReflectionInfo")()
        await call.write(b"")
        assert (await refused(ask_repeatedly(call))).code == grpc.StatusCode.RESOURCE_EXHAUSTED


@asynchronous
async def test_an_undecodable_reflection_request_is_refused():
    async with client_of(StandIn()) as client:
        method = client.channel.stream_unary("/grpc.reflection.v1.ServerReflection/ServerReflectionInfo")
        assert (await refused(method(iter([b"\xff"])))).code == grpc.StatusCode.INVALID_ARGUMENT
