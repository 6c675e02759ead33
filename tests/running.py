"""A server as an operator runs it: a process of its own, on free ports of this machine, ended with the test."""

import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx

ROOT = Path(__file__).parents[1]
ENVIRONMENT = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"}
PATIENCE = 60.0
"""Seconds for anything that must happen; a machine under load may need many of them."""

Seen = TypeVar("Seen")


@contextmanager
def running_server(
    *flags: object, environment: dict[str, str] | None = None, files: int | None = None
) -> Iterator["RunningServer"]:
    """A server that is ready, with these flags of `reeve serve`; `files` is its limit of open files.

    It has free ports and a folder of its own unless they say otherwise. A traceback in its log is a fault.
    """
    with tempfile.TemporaryDirectory(prefix="reeve-") as folder:
        server = RunningServer(Path(folder), [str(flag) for flag in flags], environment or {}, files)
        try:
            server.start()
            yield server
            server.stop()
        finally:
            server.kill9()
        assert "Traceback" not in server.stderr, server.stderr


class RunningServer:
    """One server and, after `restart`, the next one on the same ports and with the same flags."""

    def __init__(self, folder: Path, flags: list[str], environment: dict[str, str], files: int | None) -> None:
        self.files = files
        self.flags, self.environment = flags, {**ENVIRONMENT, **environment}
        self.folder, self.out_file, self.err_file = folder, folder / "stdout.txt", folder / "stderr.txt"
        self.process: subprocess.Popen[bytes] | None = None
        self.url = ""
        """Where REST is: http://127.0.0.1:12345"""
        self.grpc = ""
        """Where gRPC is: 127.0.0.1:12346"""

    def start(self, port: int = 0, grpc_port: int = 0) -> None:
        """Start a process and wait until it is ready."""
        first = ["--port", str(port), "--grpc-port", str(grpc_port), "--data", str(self.folder / "data")]
        command = [sys.executable, "-m", "service", "serve", *first, *self.flags]
        if self.files is not None:
            command = ["/bin/sh", "-c", f'ulimit -n {self.files}; exec "$@"', "sh", *command]
        with open(self.out_file, "wb") as out, open(self.err_file, "ab") as err:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=err,
                cwd=self.folder,
                env=self.environment,
            )
        self.url, self.grpc = self.wait_for(self.addresses)
        self.wait_for(self.is_ready)

    def restart(self) -> None:
        """Start it again, after its end, where it was."""
        self.start(int(self.url.rpartition(":")[2]), int(self.grpc.rpartition(":")[2]))

    def stop(self) -> int:
        """Ask it to stop as an operator does; the exit code."""
        self.send(signal.SIGTERM)
        return self.exit_code()

    def kill9(self) -> None:
        """End it without a chance to tidy up."""
        if self.process is not None:
            self.process.kill()
            self.exit_code()

    def send(self, signal_number: int) -> None:
        """Send a signal to the process, if it is still there."""
        assert self.process is not None
        self.process.send_signal(signal_number)

    def exit_code(self) -> int:
        """Wait for the end of the process."""
        assert self.process is not None
        return self.process.wait(PATIENCE)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    @property
    def out(self) -> str:
        """What the latest process printed."""
        return self.out_file.read_text("utf-8", "replace")

    @property
    def stderr(self) -> str:
        """What all its processes logged and complained about."""
        return self.err_file.read_text("utf-8", "replace")

    def addresses(self) -> tuple[str, str] | None:
        """Where the server says that it listens, once it does."""
        if match := re.search(r"^ *REST +(\S+).*\n *gRPC +(\S+).*\n", self.out, re.MULTILINE):
            return match[1], match[2]
        if self.out.startswith("{") and "\n" in self.out:
            said = json.loads(self.out.splitlines()[0])
            return said["rest"], said["grpc"]
        return None

    def is_ready(self) -> bool:
        """Whether the server says that it is ready."""
        try:
            return httpx.get(f"{self.url}/health/ready", timeout=5, trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def wait_for(self, look: Callable[[], Seen | None]) -> Seen:
        """Look until there is something to see; a server that ended meanwhile shows nothing more."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while not (seen := look()):
            assert self.process.poll() is None, f"the server ended with {self.process.poll()}:\n{self.stderr}"
            assert time.monotonic() < end, f"nothing seen in {PATIENCE} seconds:\n{self.out}\n{self.stderr}"
            time.sleep(0.02)
        return seen
