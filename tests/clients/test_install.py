"""Installing the clients from their folders into empty projects, as their documentation says."""

import os
import re
import subprocess
import sys
from pathlib import Path

from clients.node import node, npm
from tests.running import ENVIRONMENT, PATIENCE, ROOT, running_server

TYPESCRIPT_PROGRAM = """
import { Reeve } from "@reeve/client";
const { rulesets } = await new Reeve(process.argv[2]).listRulesets({});
console.log(rulesets.map((ruleset) => ruleset.name).join());
"""
PYTHON_PROGRAM = """
import sys
from reeve_client import Reeve
from reeve_client.contract.catalog import ListRulesetsRequest
with Reeve(sys.argv[1]) as reeve:
    print(",".join(ruleset.name for ruleset in reeve.list_rulesets(ListRulesetsRequest()).rulesets))
"""


def documented(client: str, program: str) -> str:
    """Return the folder that the documentation of a client says to install."""
    text = (ROOT / "clients" / client / "README.md").read_text()
    (folder,) = re.findall(rf"^{program} install \./(\S+)$", text, re.MULTILINE)
    return str(ROOT / folder)


def run_program(*command: str | Path, folder: Path) -> str:
    """Run a program that must succeed, without access to this checkout; return what it prints."""
    environment = {name: text for name, text in os.environ.items() if name.startswith(("PIP_", "SSL_", "HOME"))}
    done = subprocess.run(
        command,
        cwd=folder,
        env={**environment, "PATH": ENVIRONMENT["PATH"]},
        capture_output=True,
        text=True,
        timeout=4 * PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_typescript_client_can_be_installed_into_an_empty_project(tmp_path):
    (tmp_path / "package.json").write_text('{"type": "module"}')
    npm("install", documented("typescript", "npm"), "--offline", folder=tmp_path)
    (tmp_path / "program.js").write_text(TYPESCRIPT_PROGRAM)
    with running_server() as server:
        assert run_program(node(), "program.js", server.url, folder=tmp_path) == "hallertau,lagranja\n"


def test_the_python_clients_can_be_installed_into_an_empty_environment(tmp_path):
    run_program(sys.executable, "-m", "venv", "env", folder=tmp_path)
    python = tmp_path / "env" / "bin" / "python"
    folders = [documented("python", "pip"), documented("python-grpc", "pip")]
    install = ["-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt"]
    run_program(python, *install, *folders, folder=tmp_path)
    (tmp_path / "program.py").write_text(PYTHON_PROGRAM)
    with running_server() as server:
        assert run_program(python, "program.py", server.url, folder=tmp_path) == "hallertau,lagranja\n"
    stubs = "from reeve.v1 import game_pb2, game_pb2_grpc; print(game_pb2.Game.DESCRIPTOR.full_name)"
    assert run_program(python, "-c", stubs, folder=tmp_path) == "reeve.v1.Game\n"
    packages = run_program(
        python, "-c", "import reeve_client; print(reeve_client.__path__[0])", folder=tmp_path
    ).strip()
    assert (Path(packages) / "py.typed").exists()
    assert not (Path(packages).parent / "service").exists()
