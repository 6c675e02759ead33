"""The health protocol of gRPC: the server and each of its services, as load balancers ask for them."""

import asyncio
from collections.abc import Sequence
from typing import Final

from grpc_health.v1.health import aio
from grpc_health.v1.health_pb2 import HealthCheckResponse

from service.app.service import Service

PAUSE: Final = 5.0
"""Seconds between two checks: each writes to the store, so an idle server must not check all the time."""


class Health:
    """Serving, as long as the store takes writes and the server does not stop."""

    def __init__(self, service: Service, services: Sequence[str]) -> None:
        self.servicer = aio.HealthServicer()
        self._service = service
        self._services = ("", *services)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Look whether the service is ready, now and from now on."""
        await self._look()
        self._task = asyncio.create_task(self._follow())

    async def not_serving(self) -> None:
        """Say so from now on, whatever happens."""
        if self._task is not None:
            self._task.cancel()
        await self.servicer.enter_graceful_shutdown()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            await self._look()

    async def _look(self) -> None:
        why_not = await self._service.why_not_ready()
        status = HealthCheckResponse.NOT_SERVING if why_not else HealthCheckResponse.SERVING
        for name in self._services:
            await self.servicer.set(name, status)
