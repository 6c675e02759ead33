"""Generates everything that is made from the contract (`make proto`): Python code, comments for the REST documentation,
types of the client libraries, and the descriptor with which later changes are compared.

A change that breaks clients is refused. If it is needed, remove the descriptor first.
The code is the package `reeve.v1`, which clients can import too.
"""

import json
import subprocess
import sys
from pathlib import Path

from comments import read_comments

from clients import write_clients  # in the folder of this script

HERE = Path(__file__).parent
PROTOS = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("reeve/v1/*.proto"))
BUF = Path(sys.executable).with_name("buf")


def generate(target: Path) -> None:
    """Write messages, their types and the service stubs into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    outputs = [f"--{kind}_out={target}" for kind in ("python", "pyi", "grpc_python")]
    subprocess.run([sys.executable, "-m", "grpc_tools.protoc", f"-I{HERE}", *outputs, *PROTOS], check=True, cwd=HERE)
    for path in target.glob("reeve/v1/*_pb2_grpc.py"):
        if "Stub" not in path.read_text():
            path.unlink()  # the file has no service


def describe(target: Path) -> None:
    """Write the descriptor set of the contract."""
    subprocess.run([BUF, "build", HERE, "--exclude-source-info", "-o", target], check=True)


def breaks(descriptor: Path) -> bool:
    """Return whether the contract has breaking changes against a descriptor; buf prints them."""
    done = subprocess.run([BUF, "breaking", HERE, "--against", descriptor], check=False)
    return done.returncode != 0


if __name__ == "__main__":
    promised = HERE / "reeve.binpb"
    if promised.exists() and breaks(promised):
        sys.exit(1)
    generate(HERE.parent)
    said = read_comments()
    comments_file = HERE.parent / "service" / "rest" / "comments.json"
    comments_file.parent.mkdir(parents=True, exist_ok=True)
    comments_file.write_text(json.dumps(said, indent=1, ensure_ascii=False) + "\n")
    describe(promised)
    write_clients(promised, said, HERE.parent)
