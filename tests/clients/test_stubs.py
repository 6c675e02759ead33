"""What a stranger generates from the contract, as the README of the Python client says."""

import re
import subprocess
import sys

from tests.running import ENVIRONMENT, PATIENCE, ROOT


def test_stubs_for_a_program_of_ones_own(tmp_path):
    text = (ROOT / "clients/python/README.md").read_text()
    (block,) = [block for block in re.findall(r"```sh\n(.*?)```", text, re.DOTALL) if "protoc" in block]
    installing, *generating = block.splitlines()
    assert installing == "pip install grpcio grpcio-status grpcio-tools"
    (imported,) = re.findall(r"`(from reeve.*?)`", text)
    (tmp_path / "proto").symlink_to(ROOT / "proto")
    script = "\n".join(
        ["set -e", *generating, f"cd stubs && python -c '{imported}; print(game_pb2.Game.DESCRIPTOR.full_name)'"]
    )
    done = subprocess.run(
        ["sh", "-c", script.replace("python -", f"'{sys.executable}' -")],
        cwd=tmp_path,
        env={"PATH": ENVIRONMENT["PATH"]},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "reeve.v1.Game\n"), done.stderr
