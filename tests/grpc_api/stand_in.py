"""A gRPC server over a stand-in for the service, and a client for it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

import grpc
from google.protobuf.message import Message
from google.rpc.error_details_pb2 import ErrorInfo, RetryInfo
from grpc_status import rpc_status

from reeve.v1.game_pb2 import ListEventsRequest, Refusal
from service.app.addresses import ClientAddresses
from service.app.identity import Caller
from service.app.limits import Throttle
from service.app.messages import Goodbye, Hello, ListEventsResponse, Request, WatchMessage
from service.app.methods import METHOD, Method
from service.config import ServerConfig
from service.errors import RefusedError
from service.grpc.server import GrpcServer, start_grpc
from service.wire.contract import MESSAGES

PATIENCE = 120.0
"""Seconds for anything that must happen; a machine under load may need many of them."""

SETTINGS = ServerConfig(grpc_port=0)


def asynchronous(scenario: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """Turn an asynchronous function into a test."""

    @wraps(scenario)
    def test(*args: Any, **kwargs: Any) -> None:
        asyncio.run(asyncio.wait_for(scenario(*args, **kwargs), PATIENCE))

    return test


async def eventually(holds: Callable[[], object]) -> None:
    """Wait until a condition holds; the timeout of the test bounds the wait."""
    while not holds():
        await asyncio.sleep(0.005)


class StandIn:
    """A stand-in for the service: records the calls, and answers or raises as configured."""

    def __init__(self, error: Exception | None = None) -> None:
        self.is_ready = True
        self.addresses = ClientAddresses(())
        self.throttle = Throttle(SETTINGS.limits)
        self.error = error
        self.answer: object = ListEventsResponse((), 7)
        self.asked: list[tuple[Method, Caller, Request, str]] = []
        self.open_streams = 0
        self.streams: list[AsyncIterator[WatchMessage]] = []
        """References to all streams, so that only closing ends a stream, not garbage collection."""

    async def why_not_ready(self) -> str:
        return "" if self.is_ready else "it is not"

    async def admit_record(self, address: str) -> None:
        """Admit every record."""

    def note_refusal(self, error: RefusedError, address: str, api: str, method: str) -> RefusedError:
        """Return the error; nothing is counted."""
        return error

    async def perform(self, method: Method, caller: Caller, request: Request, api: str) -> object:
        self.asked.append((method, caller, request, api))
        if self.error is not None:
            raise self.error
        return self.answer

    def watch(self, caller: Caller, request: Request, api: str) -> AsyncIterator[WatchMessage]:
        self.streams.append(self._watch(caller, request, api))
        return self.streams[-1]

    async def _watch(self, caller: Caller, request: Request, api: str) -> AsyncIterator[WatchMessage]:
        self.asked.append((METHOD["WatchGame"], caller, request, api))
        if self.error is not None:
            raise self.error
        self.open_streams += 1
        try:
            async for message in self.messages():
                yield message
        finally:
            self.open_streams -= 1

    async def messages(self) -> AsyncIterator[WatchMessage]:
        yield Hello(0, 0, 200)
        yield Goodbye("SHUTTING_DOWN", 0)


class Client:
    """Calls methods of the contract by name."""

    def __init__(self, channel: grpc.aio.Channel, server: GrpcServer) -> None:
        self.channel = channel
        self.server = server

    def raw(self, name: str) -> Any:
        """Return a method of the contract that takes and returns bytes."""
        method = METHOD[name]
        kind = self.channel.unary_stream if method.stream else self.channel.unary_unary
        return kind(f"/reeve.v1.{method.service}/{name}")

    def call(self, request: Message, **how: Any) -> Any:
        """Call the method of a request: awaitable, or an iterator if it is a stream."""
        name = request.DESCRIPTOR.name.removesuffix("Request")
        method, response = METHOD[name], MESSAGES[f"{name}Response"]
        kind = self.channel.unary_stream if method.stream else self.channel.unary_unary
        multi = kind(
            f"/reeve.v1.{method.service}/{name}",
            request_serializer=type(request).SerializeToString,
            response_deserializer=response.FromString,
        )
        return multi(request, **how)


@asynccontextmanager
async def client_of(service: Any, config: ServerConfig = SETTINGS) -> AsyncIterator[Client]:
    """Run a server over this service and yield a client of it."""
    server = await start_grpc(service, config, connections=1_000)
    try:
        async with grpc.aio.insecure_channel(f"127.0.0.1:{server.port}") as channel:
            yield Client(channel, server)
    finally:
        await server.stop(0)


class Refused:
    """A refusal as a client reads it; every refusal of the service has `info` and `refusal`."""

    def __init__(self, error: grpc.aio.AioRpcError) -> None:
        self.code = error.code()
        self.message = error.details()
        self.trailing = dict(error.trailing_metadata() or ())
        self.info, self.refusal, self.retry = ErrorInfo(), Refusal(), RetryInfo()
        status = rpc_status.from_call(error)
        self.known = [
            detail.DESCRIPTOR.name
            for packed in (status.details if status else ())
            for detail in (self.info, self.refusal, self.retry)
            if packed.Unpack(detail)
        ]


async def refused(call: Awaitable[object]) -> Refused:
    """Return the refusal of a call; fail if it succeeds."""
    try:
        answer = await call
    except grpc.aio.AioRpcError as error:
        return Refused(error)
    raise AssertionError(f"not refused: {answer}")


def events(game: str = "g") -> ListEventsRequest:
    """Return a request, for tests in which any request will do."""
    return ListEventsRequest(game=game)


def complaints(records: Iterable[logging.LogRecord]) -> list[str]:
    """Return the logged messages, without those about late events.

    gRPC has one poller for the whole process, which may still have events for the closed loop of an earlier test.
    """
    late = "Exception in callback PollerCompletionQueue._handle_events"
    return [record.getMessage() for record in records if late not in record.getMessage()]
