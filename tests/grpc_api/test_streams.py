"""Streams over gRPC: messages in order, and no resources left open after any end."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import grpc
import pytest

from reeve.v1.game_pb2 import GOODBYE_REASON_SHUTTING_DOWN, WatchGameRequest
from service.app.head import SeatClaimed
from service.app.messages import Event, Goodbye, Hello, WatchMessage
from service.errors import Reason, RefusedError
from tests.grpc_api.stand_in import StandIn, asynchronous, client_of, complaints, events, eventually, refused


class SilentService(StandIn):
    """Sends hello, and then nothing."""

    async def messages(self) -> AsyncIterator[WatchMessage]:
        yield Hello(3, 4, 200)
        await asyncio.Event().wait()


class EndlessService(StandIn):
    """Sends messages without end and counts them in `sent`."""

    sent = 0

    async def messages(self) -> AsyncIterator[WatchMessage]:
        while True:
            self.sent += 1
            yield Event(self.sent, 1, SeatClaimed(0), "x" * 100_000)


def watch() -> WatchGameRequest:
    return WatchGameRequest(game="g", after_seq=3)


@asynchronous
async def test_a_stream_sends_its_messages_in_order_and_ends():
    service = StandIn()
    async with client_of(service) as client:
        call = client.call(watch())
        first, last = [message async for message in call]
        assert (first.hello.revision, first.hello.head_seq) == (0, 0)
        assert (last.goodbye.reason, last.goodbye.cursor) == (GOODBYE_REASON_SHUTTING_DOWN, 0)
        assert await call.code() == grpc.StatusCode.OK
    assert (service.asked[0][2].after_seq, service.open_streams) == (3, 0)


@asynchronous
async def test_a_refusal_before_the_first_message_ends_the_stream_with_its_reason():
    async with client_of(StandIn(RefusedError(Reason.RESUME_TOO_OLD, "take a view first"))) as client:
        answer = await refused(client.call(watch()).read())
    assert (answer.code, answer.info.reason) == (grpc.StatusCode.OUT_OF_RANGE, "RESUME_TOO_OLD")


@asynchronous
async def test_a_cancelled_stream_is_closed_on_the_server():
    service = SilentService()
    async with client_of(service) as client:
        call = client.call(watch())
        assert (await call.read()).hello.head_seq == 4
        assert service.open_streams == 1
        call.cancel()
        await eventually(lambda: service.open_streams == 0)


@asynchronous
async def test_a_stream_past_its_deadline_is_closed_on_the_server():
    service = SilentService()
    async with client_of(service) as client:
        call = client.call(watch(), timeout=0.5)
        await eventually(lambda: service.open_streams == 1)
        answer = await refused(_read_on(call))
        assert answer.code == grpc.StatusCode.DEADLINE_EXCEEDED
        await eventually(lambda: service.open_streams == 0)


@pytest.mark.parametrize("kind", [SilentService, EndlessService])
@asynchronous
async def test_streams_of_a_disconnected_client_are_closed_without_log_messages(kind, caplog):
    service = kind()
    async with client_of(service) as client:
        async with grpc.aio.insecure_channel(f"127.0.0.1:{client.server.port}") as channel:
            watching = channel.unary_stream("/reeve.v1.GameService/WatchGame")
            calls = [watching(watch().SerializeToString()) for _ in range(20)]
            for call in calls:
                await call.read()
            assert service.open_streams == 20
        await eventually(lambda: service.open_streams == 0)
    assert complaints(caplog.records) == []


@asynchronous
async def test_a_client_that_does_not_read_slows_the_sender_down():
    service = EndlessService()
    async with client_of(service) as client:
        call = client.call(watch())
        await call.read()
        sent = -1
        while sent != service.sent:
            sent = service.sent
            await asyncio.sleep(0.3)
        assert service.open_streams == 1
        call.cancel()
        await eventually(lambda: service.open_streams == 0)


@asynchronous
async def test_a_call_past_its_deadline_is_cancelled_on_the_server():
    class Stuck(StandIn):
        cancelled = False

        async def perform(self, *asked: object) -> object:
            try:
                return await asyncio.Event().wait()
            finally:
                self.cancelled = True

    service = Stuck()
    async with client_of(service) as client:
        answer = await refused(client.call(events(), timeout=0.2))
        assert answer.code == grpc.StatusCode.DEADLINE_EXCEEDED
        await eventually(lambda: service.cancelled)


@asynchronous
async def test_a_stop_lets_a_stream_send_goodbye():
    class Polite(StandIn):
        stopping = asyncio.Event()

        async def messages(self) -> AsyncIterator[WatchMessage]:
            yield Hello(0, 9, 200)
            await self.stopping.wait()
            yield Goodbye("SHUTTING_DOWN", 9)

    service = Polite()
    async with client_of(service) as client:
        call = client.call(watch())
        await call.read()
        stop = asyncio.create_task(client.server.stop(10))
        service.stopping.set()
        assert (await call.read()).goodbye.cursor == 9
        assert await call.code() == grpc.StatusCode.OK
        await stop


@asynchronous
async def test_a_stop_ends_streams_that_do_not_end_by_themselves():
    service = SilentService()
    async with client_of(service) as client:
        call = client.call(watch())
        await call.read()
        await client.server.stop(0.1)
        assert (await refused(_read_on(call))).code == grpc.StatusCode.UNAVAILABLE
        await eventually(lambda: service.open_streams == 0)


async def _read_on(call: Any) -> None:
    """Read until the stream ends."""
    while await call.read() is not grpc.aio.EOF:
        pass
