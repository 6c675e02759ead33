"""Runs the example programs of the client libraries."""

import os
import subprocess
import sys

from clients.node import node
from tests.running import ENVIRONMENT, PATIENCE, ROOT, RunningServer

SDKS = ("python", "typescript")
GRPC = "python-grpc"
SOURCES = os.pathsep.join((str(ROOT), str(ROOT / "clients/python/src")))
CLIENT_ENVIRONMENT = {**ENVIRONMENT, "PYTHONPATH": SOURCES}


def command(client: str, server: RunningServer, *flags: object) -> list[str]:
    """Return the command line that runs a program against a server."""
    start = {
        "python": [sys.executable, ROOT / "clients/python/examples/play.py", "--url", server.url],
        "typescript": [node(), ROOT / "clients/typescript/examples/play.mjs", "--url", server.url],
        GRPC: [sys.executable, ROOT / "clients/python-grpc/play.py", "--target", server.grpc],
    }
    return [str(part) for part in (*start[client], *flags)]


def run(
    client: str, server: RunningServer, *flags: object, timeout: float = 2 * PATIENCE
) -> "subprocess.CompletedProcess[str]":
    """Run a program to its end."""
    return subprocess.run(
        command(client, server, *flags),
        env=CLIENT_ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
