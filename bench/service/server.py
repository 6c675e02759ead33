"""The measured server: the real server on one core, with the echo added. It lets the load generator choose seeds."""

import asyncio
import os
import sys

import uvloop

from bench.service.echo import add_echo
from service.app.methods import METHOD
from service.app.service import Service
from service.config import Limits, ServerConfig
from service.logs import set_up_logs
from service.serve.listen import open_apis
from service.serve.process import tune_garbage_collector
from service.store.opened import make_store
from service.telemetry import Telemetry

CORE = 0
LIMITS = Limits(games_per_key=10**9, requests_per_second=10**9, streams_per_token=10**6)


async def serve(url: str) -> None:
    """Serve until standard input ends; print the addresses to standard output."""
    config = ServerConfig(
        port=0,
        grpc_port=0,
        store=url,
        limits=LIMITS,
        connections_per_address=10**6,
        notice=0,
        drain=1,
        allow_seeds="true",
    )
    service = Service(config, make_store(config), Telemetry(METHOD))
    await service.open()
    add_echo(service)
    async with open_apis(service, config) as addresses:
        tune_garbage_collector()
        print(addresses.rest, addresses.grpc, flush=True)
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    await service.close()


if __name__ == "__main__":
    os.sched_setaffinity(0, {CORE})
    set_up_logs("human", "info")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(sys.argv[1]))
