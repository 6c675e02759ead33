"""Runs a server until a signal stops it."""

import asyncio
import signal
from collections.abc import Callable

import uvloop

from service.config import ServerConfig
from service.editions import use_editions
from service.logs import LOG, set_up_logs
from service.serve.listen import Addresses, open_apis
from service.serve.open_service import open_service
from service.serve.process import raise_file_limit, tune_garbage_collector


def run_server(config: ServerConfig, announce: Callable[[Addresses], None]) -> None:
    """Run a server; `announce` is called with its addresses as soon as it answers requests."""
    set_up_logs(config.log_format, config.log_level)
    use_editions(config.edition)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(config, announce))


async def serve(config: ServerConfig, announce: Callable[[Addresses], None]) -> None:
    """Open the store, the service and both APIs, wait for a signal, and close them in reverse order."""
    stop = stop_signal()
    raise_file_limit()
    async with open_service(config) as service, open_apis(service, config) as addresses:
        tune_garbage_collector()
        LOG.info("listening: REST on %s, gRPC on %s", addresses.rest, addresses.grpc)
        announce(addresses)
        await stop.wait()
    LOG.info("stopped")


def stop_signal() -> asyncio.Event:
    """Return an event that the first signal sets. A second signal ends the process at once, without loss of data."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()

    def first() -> None:
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.remove_signal_handler(number)
            signal.signal(number, signal.SIG_DFL)
        stop.set()

    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, first)
    return stop
