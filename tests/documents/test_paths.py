"""The documents: every path and target that they name exists, and every folder and decision is documented."""

import ast
import re
from pathlib import Path

import pytest

from service.engine.registry import RULESETS

ROOT = Path(__file__).parents[2]
LAYERS = ["service/app", "service/grpc", "service/referee", "service/rest", "service/store", "service/wire"]
KERNEL = "service/engine/kernel"
GAMES = [f"service/engine/{name}" for name in RULESETS]
ENGINE = ["service/engine", KERNEL, *GAMES]
FOLDERS = {
    "README.md": [""],
    "CHANGELOG.md": [""],
    "ARCHITECTURE.md": ["", "proto/reeve/v1", *LAYERS, *ENGINE],
    "CONTRIBUTING.md": ["", "service/app", *GAMES],
    "clients/python/README.md": ["", "clients/python"],
    "clients/python-grpc/README.md": ["", "clients/python-grpc"],
    "clients/typescript/README.md": ["", "clients/typescript"],
    "clients/web/README.md": [
        "",
        "clients/web",
        "clients/web/src/table",
        "clients/web/src/games",
        *(f"clients/web/src/games/{name}" for name in RULESETS),
    ],
    **{path.relative_to(ROOT).as_posix(): ["", "docs", *GAMES] for path in sorted((ROOT / "docs").glob("*.md"))},
    **{path.relative_to(ROOT).as_posix(): [""] for path in sorted((ROOT / "docs/decisions").glob("*.md"))},
}
"""The documents, with the folders that its paths may begin in."""

PATH = re.compile(
    r"(?<![\w/.:@-])(?:[\w.-]+/)+(?:[\w.-]+)?|\b[\w-]+(?:\.[\w-]+)*\.(?:py|js|mjs|md|html|toml|lua|json|yaml|proto)\b"
)
NOT_OURS = ("application/", ".venv/", "reeve-record/")
READERS_OWN = {"../first-game/game.mjs", "game.mjs", "game.py", "receiver.py", "a.json", "b.json", "openapi.json"}
"""Files that a reader writes, or that only a server answers."""


def named_paths(document: str) -> list[str]:
    """Return everything in code or links that looks like a path of this project."""
    text = (ROOT / document).read_text()
    for language in ("sh", "python"):
        for block in re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL):
            text = text.replace(block, "")
    spans = re.findall(r"`([^`\n]+)`|\]\(([^)]+)\)|^(\S+/.*?)\s{2}", text, re.MULTILINE)
    paths = [path for span in spans for path in PATH.findall(" ".join(span))]
    return [path for path in paths if not path.startswith(NOT_OURS) and path not in READERS_OWN]


@pytest.mark.parametrize("document", FOLDERS)
def test_every_path_that_a_document_names_exists(document):
    missing = [
        path
        for path in named_paths(document)
        if not any((ROOT / folder / path).exists() for folder in FOLDERS[document])
    ]
    assert missing == []


def test_the_search_finds_many_paths():
    assert sum(len(named_paths(document)) for document in FOLDERS) > 150


def test_the_search_finds_a_missing_path():
    said = "see service/engine/nowhere.py, nothing.pt.md and tables.lua; not /v1/games/GAME:export"
    assert PATH.findall(said) == ["service/engine/nowhere.py", "nothing.pt.md", "tables.lua"]


@pytest.mark.parametrize("folder", [*LAYERS, KERNEL, *GAMES])
def test_every_module_has_a_docstring(folder):
    modules = sorted((ROOT / folder).rglob("*.py"))
    assert len(modules) > 5
    assert [path.as_posix() for path in modules if not ast.get_docstring(ast.parse(path.read_text()))] == []


def test_every_make_target_in_the_documents_exists():
    makefile = (ROOT / "Makefile").read_text()
    text = "".join((ROOT / name).read_text() for name in FOLDERS)
    named = set(re.findall(r"^make ([a-z-]+)\b|`make ([a-z-]+)\b", text, re.MULTILINE))
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    asked = {first or second for first, second in named}
    assert {"run", "test", "check", "fmt", "proto", "golden", "bench", "soak", "venv"} <= asked
    assert asked <= targets


def test_decisions_are_numbered_consecutively():
    numbers = [int(path.name[:4]) for path in sorted((ROOT / "docs/decisions").glob("*.md"))]
    assert numbers == list(range(1, len(numbers) + 1))
