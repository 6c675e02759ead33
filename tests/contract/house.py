"""A server of the contract tests with both of its doors open."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Final

from service.config import ServerConfig
from tests.contract.backroom import Backroom
from tests.contract.doors import Door, GrpcDoor, RestDoor
from tests.running import RunningServer, running_server
from tests.servers import redis_server

UNHURRIED: Final = ("--requests-per-second", 1_000_000, "--verifies-per-minute", 1_000_000)
"""Tests ask more quickly than people."""


class House:
    """A running server. `key` may create games and look at them."""

    def __init__(self, server: RunningServer, backroom: Backroom, key: str) -> None:
        self.server = server
        self.backroom = backroom
        self.key = key
        self.rest = RestDoor(server.url)
        self.grpc = GrpcDoor(server.grpc)

    @property
    def doors(self) -> tuple[Door, Door]:
        """Both, REST first."""
        return self.rest, self.grpc

    def door(self, name: str) -> Door:
        """One of them."""
        return {"rest": self.rest, "grpc": self.grpc}[name]

    def close(self) -> None:
        """Let go of the connections."""
        for door in self.doors:
            door.close()


@contextmanager
def open_house(store: str, *flags: object) -> Iterator[House]:
    """A server of its own: on the embedded store, on a Redis of its own (`redis`), or on the Redis at a URL."""
    with ExitStack() as stack:
        if store == "redis":
            store = stack.enter_context(redis_server()).url
        if store == "embedded":
            server = stack.enter_context(running_server(*UNHURRIED, *flags))
            backroom = Backroom(ServerConfig(data=server.folder / "data"))
            key = backroom.make_key("games.create", "games.read")
        else:
            backroom = Backroom(ServerConfig(store=store))
            key = backroom.make_key("games.create", "games.read")
            server = stack.enter_context(running_server(*UNHURRIED, "--store", store, *flags))
        house = House(server, backroom, key)
        stack.callback(house.close)
        yield house
