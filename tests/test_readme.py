"""Every example of the README runs, and its tables are those of the program."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from clients.node import node
from service.config import table
from service.grpc.errors import CODES
from service.rest.problems import KINDS
from tests.clients.programs import CLIENT_ENVIRONMENT
from tests.clients.test_types import compile_typescript
from tests.running import ENVIRONMENT, PATIENCE, ROOT, RunningServer, running_server
from tests.servers import free_port, redis_server

CURL_WATCHED_LONG_ENOUGH = 28
"""curl's exit code at the end of --max-time."""
README = (ROOT / "README.md").read_text()
DOCUMENTS = [*ROOT.glob("*.md"), *ROOT.glob("clients/*/*.md"), *ROOT.glob("docs/**/*.md")]


def block(language: str, holds: str) -> str:
    """The one block of the README that holds a text."""
    (found,) = [text for text in re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL) if holds in text]
    return str(found)


def rows(heading: str) -> list[list[str]]:
    """The rows of the table under a heading, without the head of the table."""
    section = README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[1:]]


def checkout(folder: Path) -> None:
    """Put into a folder what the commands of the README name, as it is in a checkout."""
    (folder / ".venv" / "bin").mkdir(parents=True)
    for name, command in {"reeve": "-m service", "python": "", "python3": ""}.items():
        program = folder / ".venv" / "bin" / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n')
        program.chmod(0o755)
    for part in ("clients", "service"):
        (folder / part).symlink_to(ROOT / part)


def run(shell: str, script: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a script in such a folder, to its end."""
    checkout(folder)
    path = os.pathsep.join((str(folder / ".venv" / "bin"), str(Path(node()).parent), ENVIRONMENT["PATH"]))
    return subprocess.run(
        [shell, "-u", "-c", script],
        cwd=folder,
        env={**ENVIRONMENT, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )


def aimed(text: str, server: RunningServer) -> str:
    """A text with the ports of a server in place of the usual ones."""
    usual = {"localhost:8080": server.url.partition("//")[2], "localhost:50051": server.grpc}
    for place, real in usual.items():
        text = text.replace(place, real)
    return text


def happened(answer: str, kind: str) -> bool:
    """Whether a move had an event of a kind."""
    return any(kind in event["table"]["hallertau"] for event in json.loads(answer)["outcome"]["events"])


@pytest.fixture(scope="module")
def server():
    with running_server() as running:
        yield running


def first_game(server: RunningServer) -> list[str]:
    """The pieces of the first game with curl, in their order."""
    section = README.partition("\n## A first game with curl\n")[2].partition("\n## ")[0]
    return [aimed(text, server) for text in re.findall(r"```sh\n(.*?)```", section, re.DOTALL)]


def shown_answers(heading: str) -> list[Any]:
    """The shortened answers that a section of the README shows."""
    section = README.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return [json.loads(text) for text in re.findall(r"```json\n(.*?)```", section, re.DOTALL)]


def fits(shown: Any, answer: Any) -> bool:
    """Whether a real answer has all that a shortened one shows; numbers and texts with … differ from game to game."""
    if isinstance(shown, dict):
        return isinstance(answer, dict) and all(key in answer and fits(it, answer[key]) for key, it in shown.items())
    if isinstance(shown, list):
        return isinstance(answer, list) and all(any(fits(it, other) for other in answer) for it in shown)
    return shown == answer if isinstance(shown, str) and "…" not in shown else type(shown) is type(answer)


@pytest.mark.parametrize("shell", ["bash", "sh"])
def test_the_first_game_with_curl(shell, server, tmp_path):
    done = run(shell, "\n".join(first_game(server)), tmp_path)
    assert done.stderr == ""
    assert done.returncode == CURL_WATCHED_LONG_ENOUGH
    opened, listed, worker, card, stream = done.stdout.split("\n", 4)
    for shown, answer in zip(shown_answers("A first game with curl"), (opened, listed, worker), strict=True):
        assert fits(shown, json.loads(answer)), (shown, answer)
    assert block("text", "Seat 0 joins the game") in stream
    (typed,) = re.findall(r"`(\{\"args\": .*?\})`", README)
    assert json.loads(typed)["args"] in [action["args"] for action in json.loads(listed)["actions"]]
    assert happened(worker, "placed")
    assert happened(card, "cardPlayed") or not json.loads(card)["outcome"]["toAct"]
    assert stream.startswith("retry: 2000\n\nevent: hello\n")
    assert [int(seq) for seq in re.findall(r"^id: (\d+)$", stream, re.MULTILINE)] == list(
        range(1, json.loads(card)["outcome"]["headSeq"] + 1)
    )


def test_the_same_in_python_over_grpc(server, tmp_path):
    (tmp_path / "game.py").write_text(aimed(block("python", "import grpc"), server))
    done = run("sh", ".venv/bin/python game.py", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^1 Seat 0 joins the game\.$", done.stdout, re.MULTILINE)
    assert re.search(r"^\d+ (Seat \d plays card \d+|The game is over).*\.$", done.stdout, re.MULTILINE)


def test_the_bot_in_typescript(server, tmp_path):
    source = block("ts", "@reeve/client")
    assert len([line for line in source.splitlines() if line]) <= 10
    assert compile_typescript(tmp_path, source, types=[]) == ""
    assert compile_typescript(tmp_path, source, types=["node"]) == ""
    (tmp_path / "bot.mjs").write_text(aimed(source, server))
    done = subprocess.run([node(), "bot.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    (shown,) = shown_answers("Client libraries")
    assert fits(shown, json.loads(done.stdout))


def test_the_bot_in_python(server, tmp_path):
    source = block("python", "from reeve_client")
    assert len([line for line in source.splitlines() if line]) <= 10
    (tmp_path / "bot.py").write_text(aimed(source, server))
    done = subprocess.run(
        [sys.executable, "bot.py"],
        cwd=tmp_path,
        env=CLIENT_ENVIRONMENT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    shown = re.escape(block("text", "Result(scores").strip()).replace("…", ".*")
    assert re.fullmatch(
        re.sub(r"=\d+|\[\d\]", lambda it: r"=-?\d+" if it[0][0] == "=" else r"\[[\d, ]+\]", shown), done.stdout.strip()
    )


def test_api_keys(tmp_path):
    done = run("bash", block("sh", "keys revoke"), tmp_path)
    assert done.returncode == 0
    listed, revoked = done.stdout.rstrip().rsplit("\n", 1)
    assert re.search(r"^(\w+)  .* valid  games\.create,games\.read  web$", listed, re.MULTILINE)
    assert re.fullmatch(r"\w+ is revoked", revoked)


def test_two_processes_on_one_redis(tmp_path):
    script = block("sh", "REEVE_STORE")
    with redis_server() as redis:
        script = script.replace("redis://localhost:6379", redis.url)
        for port in ("8081", "8082", "50052", "50053"):
            script = script.replace(port, str(free_port()))
        done = run("bash", f"{script}wait", tmp_path)
    created, listed = (json.loads(line) for line in done.stdout.splitlines() if line.startswith("{"))
    assert [game["id"] for game in listed["games"]] == [created["game"]["id"]]


def test_proving_a_record(server, tmp_path):
    done = run(
        "sh", aimed(block("sh", "records:verify"), server).replace("play.mjs", f"play.mjs --url {server.url}"), tmp_path
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"^game\.record\.json: OK: \d+ revisions$", done.stdout, re.MULTILINE)
    assert json.loads(done.stdout.splitlines()[-1])["ok"] is True


def test_the_commands_of_the_command_line(tmp_path):
    script = block("sh", "reeve replay")
    commands = re.findall(r"reeve (\w+)", script)
    assert commands == ["cards", "simulate", "simulate", "verify", "replay", "play"]  # play would read lines after it
    done = run("sh", f"set -e\n{script}", tmp_path)
    assert done.returncode == 0, done.stderr


def test_your_own_edition(tmp_path):
    done = run("sh", f"set -e\n{block('sh', 'mine.json')}", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("001  ")
    assert re.search(r"^mine/game-000000\.record\.json: OK: \d+ revisions$", done.stdout, re.MULTILINE)


def test_the_engine_in_python(tmp_path):
    (tmp_path / "game.py").write_text(block("python", "kernel"))
    done = run("sh", ".venv/bin/python game.py", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "exchange:2 - Exchange 2 Workers for 2 Tools" in done.stdout
    assert "OK: " in done.stdout
    assert (tmp_path / "game.record.json").exists()


def test_no_example_of_the_readme_is_left_out():
    run_above = (
        6 + 7
    )  # keys, Redis, record, command line, edition, `make run` (tests/cli/test_serve.py); pieces of curl
    assert len(re.findall(r"^```sh$", README, re.MULTILINE)) == run_above
    assert len(re.findall(r"^```ts$", README, re.MULTILINE)) == 1
    assert len(re.findall(r"^```python$", README, re.MULTILINE)) == 3


@pytest.mark.parametrize("document", sorted(path.relative_to(ROOT).as_posix() for path in DOCUMENTS))
def test_no_shell_example_has_comments(document):
    """An interactive zsh takes them for commands or arguments."""
    for text in re.findall(r"```sh\n(.*?)```", (ROOT / document).read_text(), re.DOTALL):
        assert [line for line in text.splitlines() if re.search(r"(^|\s)#", line)] == []


def test_the_table_of_settings_is_what_the_parser_takes():
    said = [
        [cell.strip("`") if column < 3 else cell for column, cell in enumerate(row)] for row in rows("Configuration")
    ]
    assert said == [[one.flag, one.variable, one.default_text, one.description] for one in table()]


def test_the_table_of_reasons_is_what_both_apis_send():
    said = [row[:3] for row in rows("Refusals")]
    assert said == [[reason, str(kind.status), CODES[reason].name] for reason, kind in KINDS.items()]
    assert all(row[3] for row in rows("Refusals"))
