"""The dependency rules: which part may import which."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "service" / "engine"
FILES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "service").rglob("*.py"))
GAMES = sorted(path.name for path in ENGINE.iterdir() if path.is_dir() and path.name not in ("kernel", "__pycache__"))

COMMON = {"errors", "logs", "config"}
API = {"app", "wire", *COMMON}
INSIDE: dict[str, set[str] | None] = {
    "errors": {"engine.kernel.errors"},
    "config": set(),
    "editions": {"engine"},
    "logs": {"errors"},
    "wire": {"errors"},
    "store": {"config", "logs"},
    "telemetry": {"errors"},
    "outbound": set(),
    "referee": {"engine.kernel"},
    "app": {"editions", "engine", "outbound", "referee", "store.base", "telemetry", *COMMON},
    "grpc": API,
    "rest": API,
    "worker": {"app", "engine", "errors", "wire"},
    "tracing": {"app", "store.base", "telemetry", *COMMON},
    "serve": None,
    "cli": None,
    "__main__": None,
    "__init__": set(),
}
"""Which other parts each part of the service may import; None: everything."""

OUTSIDE: dict[str, set[str]] = {
    "wire": {"google.protobuf", "reeve"},
    "store": {"hiredis", "redis", "sqlite3"},
    "outbound": {"h11"},
    "telemetry": {"prometheus_client"},
    "tracing": {"opentelemetry"},
    "grpc": {"google.protobuf", "google.rpc", "grpc", "grpc_health", "grpc_reflection", "reeve"},
    "rest": {"google.protobuf", "httptools", "litestar", "swagger_ui_bundle", "uvicorn"},
    "serve": {"uvloop"},
    "cli": {"rich"},
}
"""Which libraries each part imports beside msgspec and the standard library."""

RESTRICTED = {name for names in OUTSIDE.values() for name in names}
"""Libraries that only some parts may import, including parts of the standard library."""


def imports(source: str) -> Iterator[str]:
    """Return the full names of all modules that a source imports at any place."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{'.' * node.level}{node.module or ''}.{alias.name}" for alias in node.names)


def is_in(module: str, package: str) -> bool:
    """Return whether a module is a package or inside it."""
    return f"{module}.".startswith(f"{package}.")


def forbidden(path: str, module: str) -> bool:
    """Return whether a file of the service may not import a module."""
    part = path.split("/")[1].removesuffix(".py")
    if part == "engine":
        return forbidden_in_engine(path, module)
    if not is_in(module, "service"):
        return not is_allowed_outside(part, module)
    allowed = INSIDE[part]
    return allowed is not None and not any(is_in(module, f"service.{other}") for other in {part, *allowed})


def is_allowed_outside(part: str, module: str) -> bool:
    """Return whether a part may import a library."""
    if any(is_in(module, name) for name in OUTSIDE.get(part, ())):
        return True
    kept = any(is_in(module, name) for name in RESTRICTED)
    return not kept and (is_in(module, "msgspec") or module.partition(".")[0] in sys.stdlib_module_names)


def forbidden_in_engine(path: str, module: str) -> bool:
    """Return whether a file of the engine may not import a module."""
    if is_in(module, "service"):
        package = path.split("/")[2] if path.count("/") > 2 else "registry"
        allowed = {"kernel": {"kernel"}, "registry": {*GAMES, "kernel"}}.get(package, {package, "kernel"})
        return not any(is_in(module, f"service.engine.{other}") for other in allowed)
    return not is_allowed_outside("engine", module)


@pytest.mark.parametrize("path", FILES)
def test_a_file_imports_only_allowed_modules(path):
    assert [name for name in imports((ROOT / path).read_text()) if forbidden(path, name)] == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("service/engine/kernel/x.py", "from service.engine.hallertau import rules"),
        ("service/engine/kernel/x.py", "import rich"),
        ("service/engine/kernel/x.py", "from service.referee import clock"),
        ("service/referee/x.py", "from service.store.base import Outage"),
        ("service/referee/x.py", "from service.engine.registry import RULESETS"),
        ("service/engine/kernel/x.py", "import sqlite3"),
        ("service/engine/kernel/x.py", "from service.engine.registry import RULESETS"),
        ("service/engine/hallertau/x.py", "from service.engine.lagranja.rules import RULES"),
        ("service/engine/hallertau/x.py", "def f():\n    import redis"),
        ("service/engine/hallertau/x.py", "from service.cli import play"),
        ("service/engine/hallertau/x.py", "from service.errors import Reason"),
        ("service/engine/hallertau/x.py", "from . import rules"),
        ("service/engine/registry.py", "import litestar"),
        ("service/app/x.py", "import grpc"),
        ("service/app/x.py", "from litestar import get"),
        ("service/app/x.py", "import uvicorn"),
        ("service/app/x.py", "import redis.asyncio"),
        ("service/app/x.py", "from google.protobuf.message import Message"),
        ("service/app/x.py", "from service.rest.problems import KINDS"),
        ("service/app/x.py", "from reeve.v1 import game_pb2"),
        ("service/app/x.py", "from service.store.redis import RedisStore"),
        ("service/app/x.py", "from service.store import embedded"),
        ("service/app/x.py", "from service.serve.run import serve"),
        ("service/app/x.py", "from service.wire.codec import from_json"),
        ("service/telemetry.py", "from service.app.methods import METHOD"),
        ("service/store/x.py", "from service.app.head import Head"),
        ("service/store/x.py", "from service.engine.kernel.record import Entry"),
        ("service/wire/x.py", "from service.app.messages import Game"),
        ("service/wire/x.py", "from service.grpc.errors import CODES"),
        ("service/wire/x.py", "from service.engine.registry import RULESETS"),
        ("service/wire/x.py", "from service.engine.kernel.event import Viewer"),
        ("service/wire/x.py", "from service.engine.kernel.view import ViewPart"),
        ("service/wire/x.py", "import grpc"),
        ("service/engine/kernel/x.py", "from reeve.v1 import game_pb2"),
        ("service/grpc/x.py", "from service.rest.problems import KINDS"),
        ("service/grpc/x.py", "from service.store.base import GameStore"),
        ("service/grpc/x.py", "from service.engine.hallertau.rules import RULES"),
        ("service/grpc/x.py", "import litestar"),
        ("service/rest/x.py", "from reeve.v1 import game_pb2"),
        ("service/rest/x.py", "from service.grpc.errors import CODES"),
        ("service/rest/x.py", "from service.engine.registry import LANGUAGES"),
        ("service/rest/x.py", "import sqlite3"),
        ("service/rest/x.py", "import grpc"),
        ("service/config.py", "from service.app.tokens import SCOPES"),
        ("service/editions.py", "from service.config import ServerConfig"),
        ("service/errors.py", "from http import HTTPStatus\nimport grpc"),
        ("service/cli/x.py", "import sqlite3"),
        ("service/cli/x.py", "import redis"),
    ],
)
def test_a_forbidden_import_is_detected(path, source):
    assert any(forbidden(path, name) for name in imports(source))


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("service/app/x.py", "from service.store.base import GameStore\nfrom service.engine.registry import RULESETS"),
        ("service/grpc/x.py", "import grpc\nfrom reeve.v1 import game_pb2"),
        ("service/wire/x.py", "from reeve.v1 import game_pb2"),
        (
            "service/cli/x.py",
            "from service.store.redis import RedisStore\nfrom service.engine.registry import RULESETS",
        ),
        ("service/serve/run.py", "import uvloop\nfrom service.grpc.server import start_grpc"),
        ("service/store/x.py", "import sqlite3\nimport redis.asyncio"),
    ],
)
def test_an_allowed_import_is_not_reported(path, source):
    assert not any(forbidden(path, name) for name in imports(source))


def test_no_two_parts_import_each_other():
    """The allowed imports have no cycle, apart from the parts that may import everything."""

    def reachable(part: str, on_the_way: tuple[str, ...] = ()) -> None:
        assert part not in on_the_way, " -> ".join((*on_the_way, part))
        for other in INSIDE.get(part) or ():
            inner = other.split(".")[0]
            if inner != part:
                reachable(inner, (*on_the_way, part))

    for part in INSIDE:
        reachable(part)


def test_every_part_of_the_service_has_a_rule():
    assert {path.split("/")[1].removesuffix(".py") for path in FILES} == {"engine", *INSIDE}
    assert len(FILES) > 80
    assert "hallertau" in GAMES
