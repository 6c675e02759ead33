"""The HTTP server: uvicorn in the event loop of the service, with limited connections."""

import asyncio
import math
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, Final, cast

import uvicorn

from service.app.service import Service
from service.config import ServerConfig
from service.rest.app import make_app
from service.rest.connections import Connections
from service.rest.protocol import BoundedProtocol

KEEP_ALIVE: Final = 75
"""Seconds that an idle connection stays open: longer than the usual 60 seconds of load balancers."""

SWEEP_TICKS: Final = 5
"""Number of ticks of uvicorn (0.1 seconds each) between two sweeps over all connections."""

LARGEST_SHARE: Final = 3
"""Maximum number of quarters of all connections for one address, regardless of the configuration."""


class RestServer(uvicorn.Server):
    """uvicorn in the event loop of the service, without its own signal handlers."""

    def __init__(self, service: Service, config: ServerConfig, connections: int) -> None:
        share = max(1, connections * LARGEST_SHARE // 4)
        per_address = min(config.connections_per_address, share)
        self._connections = Connections(connections, per_address, service.addresses)
        uvicorn_config = uvicorn.Config(
            cast(Any, make_app(service, config)),
            http=cast(Any, partial(BoundedProtocol, service, self._connections)),
            ws="none",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=KEEP_ALIVE,
            timeout_graceful_shutdown=math.ceil(config.drain),
        )
        super().__init__(uvicorn_config)
        self._opened = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Install no signal handlers."""
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start uvicorn, and set the event that it is ready."""
        self._connections.sweep(asyncio.get_running_loop().time())
        await super().startup(sockets)
        self._opened.set()

    async def on_tick(self, counter: int) -> bool:
        """Close connections whose deadline has passed."""
        if counter % SWEEP_TICKS == 0:
            self._connections.sweep(asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def open(self, listener: socket.socket) -> int:
        """Start to answer requests, and return the port."""
        self._serving = asyncio.create_task(self.serve([listener]))
        await self._opened.wait()
        return int(listener.getsockname()[1])

    async def close(self) -> None:
        """Accept no more requests, and wait for the running ones."""
        self.should_exit = True
        await self._serving
