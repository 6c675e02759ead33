"""The documents are true: paths exist, and the README's examples run."""

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]
FOLDERS = {
    "ARCHITECTURE.md": ["", "service/engine/kernel", "service/engine/hallertau"],
    "CONTRIBUTING.md": ["", "service/engine/hallertau"],
    "README.md": [""],
}
PATH = re.compile(r"(?:[\w.-]+/)+(?:[\w.-]+)?|\b[\w-]+\.(?:py|md|toml)\b")


def code_blocks(document: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / document).read_text(), re.DOTALL)


def named_paths(document: str) -> list[str]:
    """Everything in code or links that looks like a path of this project."""
    text = (ROOT / document).read_text()
    for block in code_blocks(document, r"(?:sh|python)"):
        text = text.replace(block, "")
    spans = re.findall(r"`([^`\n]+)`|\]\(([^)]+)\)|^(\S+/.*?)\s{2}", text, re.MULTILINE)
    return [path for span in spans for path in PATH.findall(" ".join(span)) if not path.startswith(".venv")]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_a_document_names_exists(document):
    paths = named_paths(document)
    missing = [path for path in paths if not any((ROOT / folder / path).exists() for folder in FOLDERS[document])]
    assert missing == []
    assert len(paths) > 2


def test_a_path_that_is_not_there_would_be_noticed():
    assert PATH.findall("see service/engine/nowhere.py and nothing.md") == ["service/engine/nowhere.py", "nothing.md"]


def test_every_make_target_that_the_documents_name_exists():
    makefile = (ROOT / "Makefile").read_text()
    named = {target for name in DOCUMENTS for target in re.findall(r"`?make ([a-z]+)\b", (ROOT / name).read_text())}
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE))
    assert {"run", "test", "check", "fmt", "golden", "bench", "soak", "venv"} <= named | {"help"}
    assert named - {"it"} <= targets


def test_the_readme_commands_run(tmp_path):
    (block,) = [block for block in code_blocks("README.md", "sh") if "simulate" in block]
    commands = [shlex.split(line) for line in block.splitlines() if line]
    assert [command[1] for command in commands] == ["play", "cards", "simulate", "verify", "replay"]
    for _, *arguments in commands:
        done = subprocess.run(
            [sys.executable, "-m", "service", *arguments],
            cwd=tmp_path,
            env={"PYTHONPATH": str(ROOT), "PATH": "/usr/bin:/bin"},
            input="quit\n",
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert done.returncode == 0, done.stderr


def test_the_readme_python_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for block in code_blocks("README.md", "python"):
        exec(compile(block, "README.md", "exec"), {})
    said = capsys.readouterr().out
    assert "exchange:2 - Exchange 2 Workers for 2 Tools" in said
    assert "OK: " in said
    assert (tmp_path / "game.record.json").exists()
