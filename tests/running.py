"""Runs a server as an operator would: in its own process, on free ports; it ends with the test."""

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
    """Run a server with these flags of `reeve serve`; `files` is its limit of open files.

    By default it has free ports and its own folder. A traceback in its log fails the test.
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
        """Start the server again on the same ports and folder, after it ended."""
        self.start(int(self.url.rpartition(":")[2]), int(self.grpc.rpartition(":")[2]))

    def stop(self) -> int:
        """Stop the server with a signal, as an operator does; return the exit code."""
        self.send(signal.SIGTERM)
        return self.exit_code()

    def kill9(self) -> None:
        """Kill the process with SIGKILL."""
        if self.process is not None:
            self.process.kill()
            self.exit_code()

    def send(self, signal_number: int) -> None:
        """Send a signal to the process, if it is still there."""
        assert self.process is not None
        self.process.send_signal(signal_number)

    def exit_code(self) -> int:
        """Wait for the end of the process; return its exit code."""
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
        """The standard error output of all processes."""
        return self.err_file.read_text("utf-8", "replace")

    def addresses(self) -> tuple[str, str] | None:
        """Return the addresses of both APIs from the log, or None before the server listens."""
        if match := re.search(r"^ *REST +(\S+).*\n *gRPC +(\S+).*\n", self.out, re.MULTILINE):
            return match[1], match[2]
        if self.out.startswith("{") and "\n" in self.out:
            said = json.loads(self.out.splitlines()[0])
            return said["rest"], said["grpc"]
        return None

    def is_ready(self) -> bool:
        """Return whether the server reports that it is ready."""
        try:
            return httpx.get(f"{self.url}/health/ready", timeout=5, trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    def wait_for(self, look: Callable[[], Seen | None]) -> Seen:
        """Call a function until it returns something; fail if the server ends first."""
        assert self.process is not None
        end = time.monotonic() + PATIENCE
        while not (seen := look()):
            assert self.process.poll() is None, f"the server ended with {self.process.poll()}:\n{self.stderr}"
            assert time.monotonic() < end, f"nothing seen in {PATIENCE} seconds:\n{self.out}\n{self.stderr}"
            time.sleep(0.02)
        return seen
