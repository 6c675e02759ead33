"""The arrows of the house: who may import whom."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "service" / "engine"
FILES = sorted(path.relative_to(ROOT).as_posix() for path in ENGINE.rglob("*.py"))
GAMES = sorted(path.name for path in ENGINE.iterdir() if path.is_dir() and path.name not in ("kernel", "__pycache__"))


def imports(source: str) -> Iterator[str]:
    """The full names of all modules that a source imports, wherever it does."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names)


def forbidden(path: str, module: str) -> bool:
    """Whether a file of the engine may not import a module."""
    top = module.partition(".")[0]
    if top == "service":
        house = path.split("/")[2] if path.count("/") > 2 else "registry"
        if not module.startswith("service.engine"):
            return True
        other = module.removeprefix("service.engine").removeprefix(".").partition(".")[0]
        allowed = {"kernel": {"kernel"}, "registry": {*GAMES, "kernel"}}.get(house, {house, "kernel"})
        return other not in allowed
    return top != "msgspec" and top not in sys.stdlib_module_names


@pytest.mark.parametrize("path", FILES)
def test_the_engine_imports_only_what_its_place_allows(path):
    assert [name for name in imports((ROOT / path).read_text()) if forbidden(path, name)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("service/engine/kernel/x.py", "from service.engine.hallertau import rules"),
        ("service/engine/kernel/x.py", "import rich"),
        ("service/engine/kernel/x.py", "from service.engine.registry import RULESETS"),
        ("service/engine/hallertau/x.py", "from service.engine.lagranja.rules import RULES"),
        ("service/engine/hallertau/x.py", "def f():\n    import redis"),
        ("service/engine/hallertau/x.py", "from service.cli import play"),
        ("service/engine/hallertau/x.py", "from . import rules"),
        ("service/engine/registry.py", "import litestar"),
    ],
)
def test_a_forbidden_import_is_seen(path, source):
    assert any(forbidden(path, name) for name in imports(source))


def test_there_is_something_to_look_at():
    assert len(FILES) > 20
    assert "hallertau" in GAMES
