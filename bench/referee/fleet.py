"""Real servers on one store, which can be killed and started again."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from bench.service.wires import Http1
from service.config import ServerConfig
from tests.contract.store_access import StoreAccess
from tests.running import ROOT, RunningServer, running_server
from tests.servers import APPEND_ONLY, RedisServer, redis_server

SHIFTED_TIME: Final = Path(__file__).parent / "shifted_time"
LIFTED: Final = ("--requests-per-second", 1_000_000)


class Fleet:
    """Servers on a Redis, or one server on an embedded store."""

    def __init__(self, servers: list[RunningServer], redis: RedisServer | None) -> None:
        self.servers = servers
        self.redis = redis

    @property
    def place(self) -> str:
        """The URL of the Redis, or the folder of the embedded store."""
        return self.redis.url if self.redis else str(self.servers[0].folder / "data")

    async def connect(self, number: int) -> Http1:
        """Return a connection to one of the servers, in turn."""
        host, _, port = self.servers[number % len(self.servers)].url.removeprefix("http://").rpartition(":")
        return await Http1.open(host, int(port))

    def kill_all(self) -> None:
        """Kill all servers with SIGKILL."""
        for server in self.servers:
            server.kill9()

    def restart_all(self) -> None:
        """Start all servers again that were killed."""
        for server in self.servers:
            server.restart()


@contextmanager
def running_fleet(
    store: str, processes: int, *flags: object, durable: bool = False, shifts: Sequence[float] = ()
) -> Iterator[Fleet]:
    """Run servers on a new Redis, or one on an embedded store.

    `durable`: the Redis keeps every write over a kill. `shifts`: by how many seconds the clock of each server is wrong.
    """
    with ExitStack() as stack:
        redis = stack.enter_context(redis_server(*(APPEND_ONLY if durable else ()))) if store == "redis" else None
        place = ("--store", redis.url) if redis else ()
        environments = [shifted(seconds) for seconds in shifts] or [{}] * (processes if redis else 1)
        if redis:
            StoreAccess(ServerConfig(store=redis.url)).make_key("games.create")  # no server starts without one
        servers = [running_server(*LIFTED, *place, *flags, environment=one) for one in environments]
        yield Fleet([stack.enter_context(server) for server in servers], redis)


def shifted(seconds: float) -> dict[str, str]:
    """Return the environment of a server whose clock is wrong."""
    return {"PYTHONPATH": f"{SHIFTED_TIME}:{ROOT}", "REEVE_SHIFT": str(seconds)}
