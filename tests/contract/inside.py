"""A server inside the test's own process, so that a test can break something in it."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from service.config import Limits, ServerConfig
from service.serve.listen import Addresses, open_apis
from service.serve.open_service import open_service
from tests.contract.api_clients import PATIENCE

STANDARD = Limits()


@contextmanager
def server_inside(folder: Path, limits: Limits = STANDARD) -> Iterator[Addresses]:
    """Run both APIs over the embedded store in a thread; yield their addresses."""
    config = ServerConfig(port=0, grpc_port=0, data=folder, limits=limits)
    opened: list[Addresses] = []
    ready, stop, loop = threading.Event(), asyncio.Event(), asyncio.new_event_loop()

    async def serve() -> None:
        async with open_service(config) as service, open_apis(service, config) as addresses:
            opened.append(addresses)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    try:
        assert ready.wait(PATIENCE)
        yield opened[0]
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(PATIENCE)
        loop.close()
