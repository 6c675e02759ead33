"""The gRPC server: all methods of the contract, health and reflection on one port."""

from typing import Final

import grpc

from service.app.methods import METHODS
from service.app.service import Service
from service.config import ServerConfig
from service.grpc.health import NAME as HEALTH
from service.grpc.health import Health
from service.grpc.reflection import reflection
from service.grpc.servicer import PACKAGE, handlers
from service.grpc.transfer import Transfer

SERVICES: Final = tuple(dict.fromkeys(f"{PACKAGE}.{method.service}" for method in METHODS))

SLACK: Final = 64 * 1024
"""Bytes above the largest limit that are still read, so that the refusal can name the limit."""

KEEPALIVE: Final = (
    ("grpc.keepalive_time_ms", 30_000),  # below the minute after which many proxies cut a silent connection
    ("grpc.keepalive_timeout_ms", 10_000),
    ("grpc.keepalive_permit_without_calls", 1),  # to detect clients that are gone
    ("grpc.http2.max_pings_without_data", 0),
    ("grpc.http2.min_recv_ping_interval_without_data_ms", 10_000),  # clients that watch a quiet game may ping too
)

CONNECTION_LIMITS: Final = (  # metadata is limited to 16 KB by default
    ("grpc.max_connection_idle_ms", 120_000),  # without a call; clients connect again by themselves
    ("grpc.max_concurrent_streams", 1_000),  # on one connection
)


class GrpcServer:
    """A running gRPC server."""

    def __init__(self, server: grpc.aio.Server, health: Health, port: int) -> None:
        self.port = port
        self._server = server
        self._health = health

    def not_serving(self) -> None:
        """Report NOT_SERVING to load balancers; calls are still answered."""
        self._health.not_serving()

    async def stop(self, grace: float) -> None:
        """Accept no more calls; running calls have `grace` seconds to end, health Watch calls end at once."""
        self._health.stop()
        await self._server.stop(grace)


async def start_grpc(service: Service, config: ServerConfig, connections: int) -> GrpcServer:
    """Start the server; raise OSError if it cannot listen on the port."""
    transfer = Transfer(config.body_timeout)
    health = Health(service, SERVICES, transfer)
    methods = (
        *handlers(service, config, transfer),
        health.handler(),
        *reflection((*SERVICES, HEALTH), service, transfer),
    )
    server = grpc.aio.server(handlers=methods, options=_options(config, connections))
    address = _address(config.host, config.grpc_port)
    try:
        port = server.add_insecure_port(address)
    except RuntimeError:
        raise OSError(f"cannot listen for gRPC on {address}") from None
    await health.start()
    await server.start()
    return GrpcServer(server, health, port)


def _options(config: ServerConfig, connections: int) -> list[tuple[str, int]]:
    limits = config.limits
    most = max(limits.body_bytes, limits.record_bytes) + SLACK
    handshake = round(config.header_timeout * 1000)
    return [
        ("grpc.max_receive_message_length", most),
        ("grpc.so_reuseport", 0),  # otherwise a second server would silently share the port
        ("grpc.max_allowed_incoming_connections", connections),
        ("grpc.http2.settings_timeout", handshake),  # from the connection to the end of its handshake
        *KEEPALIVE,
        *CONNECTION_LIMITS,
    ]


def _address(host: str, port: int) -> str:
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
