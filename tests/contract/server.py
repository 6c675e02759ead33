"""The server of the contract tests, with a client for each API."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from service.config import ServerConfig
from tests.contract.api_clients import ApiClient, GrpcClient, RestClient
from tests.contract.store_access import StoreAccess
from tests.running import RunningServer, running_server
from tests.servers import redis_server

LIFTED: Final = ("requests-per-second", "verifies-per-minute", "hints-per-minute")
UNHURRIED: Final = tuple(part for limit in LIFTED for part in (f"--{limit}", 1_000_000))
"""Flags that lift the rate limits, because tests send requests quickly."""


class Server:
    """A running server. `key` is an API key that may create and read games."""

    def __init__(self, process: RunningServer, store_access: StoreAccess, key: str) -> None:
        self.process = process
        self.store_access = store_access
        self.key = key
        self.rest = RestClient(process.url)
        self.grpc = GrpcClient(process.grpc)

    @property
    def clients(self) -> tuple[ApiClient, ApiClient]:
        """The clients of both APIs, REST first."""
        return self.rest, self.grpc

    def client(self, name: str) -> ApiClient:
        """Return the client of the API `rest` or `grpc`."""
        return {"rest": self.rest, "grpc": self.grpc}[name]

    def close(self) -> None:
        """Close the connections of both clients."""
        for client in self.clients:
            client.close()


@contextmanager
def open_server(store: str, *flags: object) -> Iterator[Server]:
    """Run a new server: on the embedded store, on a new Redis (`redis`), or on the Redis at a URL."""
    with ExitStack() as stack:
        if store == "redis":
            store = stack.enter_context(redis_server()).url
        if store == "embedded":
            process = stack.enter_context(running_server(*UNHURRIED, *flags))
            store_access = StoreAccess(ServerConfig(data=process.folder / "data"))
            key = store_access.make_key("games.create", "games.read")
        else:
            store_access = StoreAccess(ServerConfig(store=store))
            key = store_access.make_key("games.create", "games.read")
            process = stack.enter_context(running_server(*UNHURRIED, "--store", store, *flags))
        server = Server(process, store_access, key)
        stack.callback(server.close)
        yield server
