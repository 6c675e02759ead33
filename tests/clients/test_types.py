"""The types of both client libraries match the answers of a server in whole games: nothing missing, nothing unknown."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from clients.node import TYPESCRIPT, install, node
from service.engine.registry import RULESETS
from tests.clients.recording import Recorded, record
from tests.running import ENVIRONMENT, PATIENCE, ROOT, running_server

STRICT = """
import sys, json, msgspec
from reeve_client.contract import catalog, game, records
from reeve_client.message import STRICT
assert STRICT
for line in open(sys.argv[1]):
    name, text = json.loads(line)
    message = next(getattr(module, name) for module in (game, catalog, records) if hasattr(module, name))
    try:
        msgspec.json.decode(text, type=message)
    except msgspec.ValidationError as error:
        print(name, error)
"""
OPTIONS = {
    "target": "es2022",
    "module": "nodenext",
    "lib": ["es2022", "dom"],
    "strict": True,
    "exactOptionalPropertyTypes": True,
    "noUncheckedIndexedAccess": True,
    "skipLibCheck": False,
    "noEmit": True,
}
EXPECTATIONS = """
import type { Action, Args, Event, Hallertau_Args, Seat } from "@reeve/client";
import { byKind, isRefused, kindOf } from "@reeve/client";

declare const args: Hallertau_Args;
declare const event: Event;
declare const error: unknown;
declare const seat: Seat;

export const one: Action = { id: "place:nursery" };
// @ts-expect-error two members
export const two: Action = { id: "place:nursery", args: { hallertau: { skip: {} } } };
// @ts-expect-error no member
export const none: Action = {};
// @ts-expect-error a member that there is not
export const misspelt: Args = { hallertau: { sew: {} } };
// @ts-expect-error a field is missing
export const short: Args = { hallertau: { place: { space: "SPACE_NURSERY" } } };
// @ts-expect-error a value that the enum does not have
export const odd: Args = { hallertau: { place: { space: "SPACE_CASTLE", workers: 1 } } };

const kind = kindOf(args);
export const known: boolean = kind === "sow" || kind === "playCard";
// @ts-expect-error not a kind
export const unknown: boolean = kind === "sew";
export const some: number = byKind(args, { sow: ({ row }) => row, _: () => 0 });
// @ts-expect-error all other kinds are missing
export const all: number | undefined = byKind(args, { sow: ({ row }) => row });

if (event.table?.hallertau?.sown) {
  const row: number = event.table.hallertau.sown.row;
  console.log(row);
}
if (isRefused(error, "STALE_REVISION")) {
  const reason: "STALE_REVISION" = error.reason!;
  console.log(reason);
}
// @ts-expect-error not a reason
isRefused(error, "TIRED");

for await (const turn of seat.turns()) {
  await turn.play(turn.actions[0]);
  // @ts-expect-error there may be no second action
  await turn.play(turn.actions[1]);
}
"""


@pytest.fixture(scope="module")
def recorded() -> list[Recorded]:
    with running_server() as server:
        return record(server.url, tuple(RULESETS))


def decode(folder: Path, recorded: list[Recorded]) -> str:
    """Decode answers with a copy of the Python client that forbids unknown fields; return its errors."""
    package = folder / "reeve_client"
    if not package.exists():
        shutil.copytree(ROOT / "clients/python/src/reeve_client", package)
        message = package / "message.py"
        message.write_text(message.read_text().replace("STRICT: Final = False", "STRICT: Final = True"))
    answers = folder / "answers"
    answers.write_text("".join(f"{json.dumps(one)}\n" for one in recorded))
    done = subprocess.run(
        [sys.executable, "-c", STRICT, answers],
        env={**ENVIRONMENT, "PYTHONPATH": str(folder)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def compile_typescript(folder: Path, source: str, **options: object) -> str:
    """Compile a file of a project that has the client installed; return the errors of the compiler."""
    packages = folder / "node_modules" / "@reeve"
    packages.mkdir(parents=True, exist_ok=True)
    if not (packages / "client").exists():
        (packages / "client").symlink_to(TYPESCRIPT)
        (folder / "node_modules" / "@types").symlink_to(install() / "@types")
        (folder / "node_modules" / "undici-types").symlink_to(install() / "undici-types")
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": {**OPTIONS, **options}, "files": ["it.ts"]}))
    (folder / "it.ts").write_text(source)
    line = [node(), install() / "typescript" / "bin" / "tsc"]
    path = os.pathsep.join((str(Path(node()).parent), ENVIRONMENT["PATH"]))
    done = subprocess.run(
        line, cwd=folder, env={"PATH": path}, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    return done.stdout + done.stderr


def literals(recorded: list[Recorded]) -> str:
    """Return answers as typed constants."""
    names = sorted({name for name, _ in recorded})
    lines = [f'import type {{ {", ".join(names)} }} from "@reeve/client";']
    # a problem document omits empty members of a refusal
    types = {name: f"Partial<{name}>" if name == "Refusal" else name for name in names}
    lines += [f"export const answer{number}: {types[name]} = {text};" for number, (name, text) in enumerate(recorded)]
    return "\n".join(lines)


def test_the_recording_covers_most_messages(recorded):
    names = {name for name, _ in recorded}
    assert len(names) >= 18
    text = " ".join(text for _, text in recorded)
    assert all(f'"{member}"' in text for member in ("gameEnded", "turn", "hello", "violations", "missed", "undone"))


def test_the_python_types_match_the_answers(recorded, tmp_path):
    assert decode(tmp_path, recorded) == ""
    name, text = next(one for one in recorded if one[0] == "GetGameResponse")
    assert "unknown field `mood`" in decode(tmp_path, [(name, text.replace('"revision":', '"mood":1,"revision":', 1))])
    assert "Invalid enum value" in decode(tmp_path, [(name, text.replace("GAME_STATUS_", "GAME_STATES_", 1))])


def test_the_typescript_types_match_the_answers(recorded, tmp_path):
    assert compile_typescript(tmp_path, literals(recorded), types=[]) == ""
    name, text = next(one for one in recorded if one[0] == "GetGameResponse")
    spoilt = [
        (name, text.replace('"revision":', '"mood":1,"revision":', 1)),
        (name, text.replace('"revision":', '"revisions":', 1)),
        (name, text.replace("GAME_STATUS_", "GAME_STATES_", 1)),
    ]
    complaints = compile_typescript(tmp_path, literals(spoilt), types=[])
    assert re.findall(r"^it\.ts\((\d),", complaints, re.MULTILINE) == ["2", "3", "4"]


def test_wrong_uses_of_the_types_do_not_compile(tmp_path):
    assert compile_typescript(tmp_path, EXPECTATIONS, types=[]) == ""
    assert compile_typescript(tmp_path, EXPECTATIONS, types=["node"]) == ""
