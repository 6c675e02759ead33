"""A REST server on an embedded store, in a thread of the test process."""

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
from msgspec.structs import replace

from service.app.methods import METHOD
from service.app.service import Service
from service.config import Limits, ServerConfig
from service.rest.server import RestServer
from service.store.embedded import EmbeddedStore
from service.telemetry import Telemetry

PATIENCE = 60.0
"""Seconds for anything that must happen; a machine under load may need many of them."""

T = TypeVar("T")


class LocalServer:
    """A running server with its address and its service."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.service = Service(config, EmbeddedStore(config.data), Telemetry(METHOD))
        self.url = ""
        self.ready = threading.Event()

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def client(self, **options: Any) -> httpx.Client:
        """Return a client of this server, without certificates, because loading them is slow."""
        return httpx.Client(base_url=self.url, timeout=PATIENCE, verify=False, **options)

    async def serve(self) -> None:
        """Open everything, answer until `stop` is called, close everything."""
        self.loop = asyncio.get_running_loop()
        await self.service.open()
        with socket.socket(proto=socket.IPPROTO_TCP) as listener:  # asyncio sets TCP_NODELAY only with a protocol
            listener.bind(("127.0.0.1", 0))
            self.url = "http://{}:{}".format(*listener.getsockname())
            self.server = RestServer(self.service, self.config, self.config.connections)
            listener.listen()
            self.ready.set()
            await self.server.serve([listener])
        await self.service.close()

    def stop(self) -> None:
        """End all streams and stop the server."""
        self.call(self.service.stop_streams())
        self.server.should_exit = True


@contextmanager
def open_server(folder: Path, *, limits: Limits | None = None, **config: Any) -> Iterator[LocalServer]:
    """Run a server while the context is open."""
    server = LocalServer(
        replace(ServerConfig(data=folder, limits=limits or Limits(requests_per_second=100_000)), **config)
    )
    with ThreadPoolExecutor(1) as threads:
        served = threads.submit(asyncio.run, server.serve())
        served.add_done_callback(lambda _: server.ready.set())
        assert server.ready.wait(PATIENCE)
        if served.done():
            served.result()
        try:
            yield server
        finally:
            server.stop()
            served.result(PATIENCE)
