"""Opens the ports of REST and gRPC, and closes them in order."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager

from msgspec import Struct

from service.app.service import Service
from service.config import ServerConfig
from service.grpc.server import start_grpc
from service.logs import LOG
from service.rest.server import RestServer
from service.serve.errors import CannotServeError
from service.serve.process import connections_per_api


class Addresses(Struct, frozen=True):
    """The addresses on which a server listens, with the ports that the system chose."""

    rest: str
    grpc: str


@asynccontextmanager
async def open_apis(service: Service, config: ServerConfig) -> AsyncIterator[Addresses]:
    """Serve REST and gRPC. At the end: report not ready, end streams with a cursor, let running requests finish."""
    connections = connections_per_api(config.connections)
    rest = RestServer(service, config, connections)
    with bind(config.host, config.port, "REST", "--port") as listener:
        # Bind the port once as a test, because the gRPC library does not report why it cannot bind.
        bind(config.host, config.grpc_port, "gRPC", "--grpc-port").close()
        grpc = await start_grpc(service, config, connections)
        try:
            host = f"[{config.host}]" if ":" in config.host else config.host
            port = await rest.open(listener)
            yield Addresses(f"http://{host}:{port}", f"{host}:{grpc.port}")
        finally:
            LOG.info("stopping")
            service.stopping = True
            grpc.not_serving()
            await asyncio.sleep(config.notice)
            await service.stop_streams()
            await asyncio.gather(rest.close(), grpc.stop(config.drain))


def bind(host: str, port: int, api: str, flag: str) -> socket.socket:
    """Bind a socket. It is not left to uvicorn, which would end the process if the address is in use."""
    with ExitStack() as unless_bound:
        try:
            family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            listener = unless_bound.enter_context(socket.socket(family, kind, protocol))
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
        except OSError as error:
            message = f"cannot listen for {api} on {host}:{port}: {error.strerror}; choose another --host or {flag}"
            raise CannotServeError(message) from None
        unless_bound.pop_all()
    return listener
