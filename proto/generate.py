"""`make proto`: the Python code of the contract, and the descriptor that later changes are measured against.

Protoc writes imports as though `reeve` were a package of its own; they are turned to where the code lies.
"""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PROTOS = sorted(path.relative_to(HERE).as_posix() for path in HERE.glob("reeve/v1/*.proto"))
PACKAGE = "service.grpc.gen"


def generate(target: Path) -> None:
    """Write messages, their types and the service stubs into a folder."""
    target.mkdir(parents=True, exist_ok=True)
    outputs = [f"--{kind}_out={target}" for kind in ("python", "pyi", "grpc_python")]
    subprocess.run([sys.executable, "-m", "grpc_tools.protoc", f"-I{HERE}", *outputs, *PROTOS], check=True, cwd=HERE)
    for path in target.rglob("*_pb2*"):
        if path.name.endswith("_pb2_grpc.py") and "Stub" not in path.read_text():
            path.unlink()  # no service in it
        else:
            path.write_text(path.read_text().replace("from reeve.v1 import", f"from {PACKAGE}.reeve.v1 import"))


def describe(target: Path) -> None:
    """Write the descriptor set of the contract."""
    buf = Path(sys.executable).with_name("buf")
    subprocess.run([buf, "build", HERE, "--exclude-source-info", "-o", target], check=True)


if __name__ == "__main__":
    generate(HERE.parent / "service" / "grpc" / "gen")
    describe(HERE / "reeve.binpb")
