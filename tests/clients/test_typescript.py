"""The TypeScript client: its committed code is up to date, small and without dependencies, and its tests pass."""

import gzip
import re
import shutil
import subprocess

from clients.node import TYPESCRIPT, build, install, node
from tests.proto.contract_copy import tree
from tests.running import PATIENCE, ROOT

KILOBYTE = 1024


def test_the_committed_code_is_up_to_date_with_the_source(tmp_path):
    copy = tmp_path / "typescript"
    shutil.copytree(TYPESCRIPT, copy, ignore=shutil.ignore_patterns("node_modules", "lib"))
    (copy / "node_modules").symlink_to(install())
    build(copy)
    assert tree(copy / "lib") == tree(TYPESCRIPT / "lib"), "run `make proto`"


def test_the_bundle_has_at_most_6_kilobytes_and_the_receiver_of_webhooks_1_more():
    receiver = TYPESCRIPT / "lib/webhook.js"
    code = b"".join(path.read_bytes() for path in sorted((TYPESCRIPT / "lib").glob("*.js")) if path != receiver)
    assert len(gzip.compress(code, 9)) <= 6 * KILOBYTE
    assert len(gzip.compress(receiver.read_bytes(), 9)) <= KILOBYTE


def test_the_code_uses_only_what_browsers_have():
    code = "\n".join(path.read_text() for path in (TYPESCRIPT / "lib").glob("*.js"))
    assert set(re.findall(r"from \"([^\"]+)\"", code)) <= {
        f"./{path.name}" for path in (TYPESCRIPT / "lib").glob("*.js")
    }
    assert re.findall(r"\b(?:require|process|Buffer|global|randomUUID)\b", code) == []


def test_the_lock_file_names_no_registry():
    assert "http" not in re.sub(r'"url": "[^"]*"', "", (TYPESCRIPT / "package-lock.json").read_text())


def test_retries_and_streams_of_the_typescript_client():
    line = [node(), "--test", ROOT / "tests/clients/transport.test.mjs"]
    done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(re.search(r"pass (\d+)", done.stdout)[1]) >= 19
