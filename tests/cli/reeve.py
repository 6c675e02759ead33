"""Run `reeve` as a person would, in a process of its own."""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def reeve(*arguments: object, stdin: str = "", cwd: Path = ROOT) -> Ran:
    """The exit code and what was printed; a traceback is never an answer."""
    command = [sys.executable, "-W", "error", "-m", "service", *map(str, arguments)]
    environment = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "200"}
    done = subprocess.run(
        command, input=stdin, capture_output=True, text=True, cwd=cwd, env=environment, timeout=120, check=False
    )
    assert "Traceback" not in done.stderr, done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)
