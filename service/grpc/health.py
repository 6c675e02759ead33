"""Implements the gRPC health protocol for the server and each of its services.

The servicer of grpcio-health-checking is not used: a watcher that does not read would hold its lock, and so block all
other watchers and the stop of the server.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, cast

import grpc
from google.protobuf.message import DecodeError
from grpc_health.v1 import health_pb2
from grpc_health.v1.health_pb2 import HealthCheckRequest, HealthCheckResponse

from service.app.service import STOPPING, Service
from service.errors import RefusedError
from service.grpc.metadata import client_address
from service.grpc.transfer import Context, StalledError, Transfer

NAME: Final = health_pb2.DESCRIPTOR.services_by_name["Health"].full_name
PAUSE: Final = 5.0
"""Seconds between two checks. Each check writes to the store, so an idle server should check rarely."""
MOST_WATCHES: Final = 1_000
MOST_OF_ADDRESS: Final = 100
"""Maximum number of open Watch calls: in total, and from one address."""


class Health:
    """Reports SERVING while the store accepts writes and the server is not stopping."""

    def __init__(self, service: Service, services: Sequence[str], transfer: Transfer) -> None:
        self._service = service
        self._services = frozenset(("", *services))
        self._transfer = transfer
        self._status: Any = HealthCheckResponse.NOT_SERVING
        self._changed = asyncio.Event()
        """An event that is set when the status changes."""
        self._task: asyncio.Task[None] | None = None
        self._stopping = False
        self._watching: list[str] = []
        """The addresses of the clients of all open Watch calls."""

    def handler(self) -> grpc.GenericRpcHandler:
        """Return the handler of the methods of the protocol."""
        methods: dict[str, grpc.RpcMethodHandler[bytes, bytes]] = {
            "Check": grpc.stream_unary_rpc_method_handler(cast(Any, self._check)),
            "Watch": grpc.stream_stream_rpc_method_handler(cast(Any, self._watch)),
        }
        return grpc.method_handlers_generic_handler(NAME, methods)

    async def start(self) -> None:
        """Check whether the service is ready, now and periodically."""
        await self._look()
        self._task = asyncio.create_task(self._follow())

    def not_serving(self) -> None:
        """Report NOT_SERVING from now on."""
        if self._task is not None:
            self._task.cancel()
        self._set(HealthCheckResponse.NOT_SERVING)

    def stop(self) -> None:
        """End all Watch calls after they have reported NOT_SERVING."""
        self._stopping = True
        self.not_serving()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self._look()

    async def _look(self) -> None:
        why_not = await self._service.why_not_ready()
        self._set(HealthCheckResponse.NOT_SERVING if why_not else HealthCheckResponse.SERVING)

    def _set(self, status: Any) -> None:
        self._status = status
        self._changed.set()
        self._changed = asyncio.Event()

    async def _check(self, requests: object, context: Context) -> bytes:
        name = await self._name(context)
        if name is None:
            return b""
        if name not in self._services:
            context.set_code(grpc.StatusCode.NOT_FOUND)
            return b""
        return HealthCheckResponse(status=self._status).SerializeToString()

    async def _watch(self, requests: object, context: Context) -> None:
        """Write the status whenever it changes; refuse the call if too many Watch calls are open."""
        address = client_address(context, self._service.addresses)
        if len(self._watching) >= MOST_WATCHES or self._watching.count(address) >= MOST_OF_ADDRESS:
            context.set_code(grpc.StatusCode.RESOURCE_EXHAUSTED)
            context.set_details("too many Watch calls are open; end some of them, or call Check")
            return
        self._watching.append(address)
        try:
            name = await self._name(context)
            if name is not None:
                await self._write_changes(name, context)
        finally:
            self._watching.remove(address)

    async def _write_changes(self, name: str, context: Context) -> None:
        """Write the status of a service until the client disconnects or stops reading, or the server stops."""
        reported = None
        with suppress(StalledError, grpc.aio.InternalError):  # InternalError: the client has disconnected
            while True:
                changed = self._changed
                status = self._status if name in self._services else HealthCheckResponse.SERVICE_UNKNOWN
                if status != reported:
                    await self._transfer.write(context, HealthCheckResponse(status=status).SerializeToString())
                    reported = status
                elif self._stopping:
                    context.set_code(grpc.StatusCode.UNAVAILABLE)
                    context.set_details(STOPPING)
                    return
                else:
                    await changed.wait()
        context.set_code(grpc.StatusCode.CANCELLED)

    async def _name(self, context: Context) -> str | None:
        """Return the name of the requested service. If it cannot be read, set an error status and return None."""
        try:
            return HealthCheckRequest.FromString(await self._transfer.read_one(context)).service
        except (RefusedError, DecodeError) as error:
            context.set_code(grpc.StatusCode.INVALID_ARGUMENT)
            context.set_details(str(error))
            return None
