"""Runs the command line `reeve` in a process of its own."""

import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "200"}


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def reeve(
    *arguments: object,
    stdin: str | bytes = "",
    stdout: int = subprocess.PIPE,
    cwd: Path = ROOT,
    redirect: str = "",
    encoding: str = "utf-8",
) -> Ran:
    """Run `reeve`; return exit code and output. Fail on a traceback. `redirect` is as in a shell: `>&-`."""
    done = subprocess.run(
        command_line(arguments, redirect),
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        stdout=stdout,
        stderr=subprocess.PIPE,
        cwd=cwd,
        env={**ENVIRONMENT, "PYTHONIOENCODING": f"{encoding}:strict"},
        timeout=120,
        check=False,
    )
    return ran(done.returncode, done.stdout or b"", done.stderr)


def interrupted_reeve(*arguments: object, when: Callable[[IO[bytes]], object]) -> Ran:
    """Run `reeve` and send Ctrl-C after `when` has returned; `when` may read the output."""
    with subprocess.Popen(
        command_line(arguments),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        # A child inherits it if its parent ignores Ctrl-C. This process has no threads that make `preexec_fn` unsafe.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509
    ) as process:
        assert process.stdout is not None
        try:
            when(process.stdout)
            process.send_signal(signal.SIGINT)
            out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    return ran(process.returncode, out, err)


def command_line(arguments: tuple[object, ...], redirect: str = "") -> list[str]:
    shell = ["sh", "-c", f'exec "$@" {redirect}', "sh"] if redirect else []
    return [*shell, sys.executable, "-W", "error", "-m", "service", *map(str, arguments)]


def ran(code: int, out: bytes, err: bytes) -> Ran:
    said = err.decode()
    assert "Traceback" not in said, said
    assert "Exception ignored" not in said, said
    return Ran(code, out.decode(), said)
