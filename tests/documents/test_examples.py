"""The examples of the documents run, and their answers match those that the document shows."""

import json
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from clients.node import node, npm
from service.app.webhook_messages import WebhookKind
from service.app.webhook_signing import event_type
from tests.clients.programs import CLIENT_ENVIRONMENT
from tests.clients.test_types import compile_typescript
from tests.documents.markdown import DOCUMENTS, FENCE, Section, blocks, read, sections_with
from tests.running import ENVIRONMENT, PATIENCE, ROOT, RunningServer, running_server
from tests.servers import free_port, redis_server, wait_until
from tests.webhooks.receiver import running_receiver

CURL_WATCHED_LONG_ENOUGH = 28
"""curl's exit code at the end of --max-time."""
LONGEST_BOT = 10
"""Lines of code of the first game in TypeScript and Python."""

EXECUTED: set[Section] = set()
"""The sections whose examples are run by a test of this module."""
EXECUTED_ELSEWHERE = {
    Section("README.md", "Two commands", "sh"): "tests/cli/test_serve.py",
    Section("clients/python/README.md", "The Python client", "sh"): "tests/clients/test_install.py",
    Section("clients/typescript/README.md", "The TypeScript client", "sh"): "tests/clients/test_install.py",
    Section("clients/python-grpc/README.md", "A client in Python, over gRPC", "sh"): "tests/clients/test_play.py",
    Section(
        "clients/python-grpc/README.md", "The generated code for your own program", "sh"
    ): "tests/clients/test_install.py",
    Section("docs/arbiter.md", "The story with curl", "sh"): "tests/documents/test_referee_examples.py",
    Section("docs/arbiter.md", "The same in Python, over gRPC", "python"): "tests/documents/test_referee_examples.py",
    Section("docs/clocks.md", "Try it", "sh"): "tests/documents/test_referee_examples.py",
    Section("docs/leaving.md", "Try it", "sh"): "tests/documents/test_referee_examples.py",
    Section("docs/records.md", "Times, causes and acts", "sh"): "tests/documents/test_referee_examples.py",
    Section("docs/referee.md", "Keys, namespaces and scopes", "sh"): "tests/documents/test_referee_examples.py",
    Section("docs/players.md", "A mobile app with curl", "sh"): "tests/documents/test_referee_examples.py",
}
"""Sections with commands that a test of another module runs."""


def runs(document: str, heading: str, language: str) -> pytest.MarkDecorator:
    """Give a test the examples of a section, joined, as its argument `source`."""
    EXECUTED.add(Section(document, heading, language))
    return pytest.mark.parametrize("source", ["\n".join(blocks(document, heading, language))], ids=[document])


def shown(document: str, heading: str) -> list[Any]:
    """Return the shortened JSON answers that a section shows."""
    return [json.loads(text) for text in blocks(document, heading, "json")]


def fits(shown: Any, answer: Any) -> bool:
    """Return whether an answer has all that a shortened one shows; numbers, and texts with …, may differ."""
    if isinstance(shown, dict):
        return isinstance(answer, dict) and all(key in answer and fits(it, answer[key]) for key, it in shown.items())
    if isinstance(shown, list):
        return isinstance(answer, list) and all(any(fits(it, other) for other in answer) for it in shown)
    return shown == answer if isinstance(shown, str) and "…" not in shown else type(shown) is type(answer)


def prints(document: str, heading: str, output: str) -> bool:
    """Return whether an output matches the one text that a section shows: … is any text, and numbers may differ."""
    (text,) = blocks(document, heading, "text")
    pattern = re.sub(r"\d+", r"\\d+", re.escape(text.strip()).replace("…", ".*"))
    return re.fullmatch(pattern, output.strip(), re.DOTALL) is not None


def checkout(folder: Path) -> None:
    """Copy the files that the commands of the documents use into a folder, as in a checkout."""
    (folder / ".venv" / "bin").mkdir(parents=True)
    for name, command in {"reeve": "-m service", "python": "", "python3": ""}.items():
        program = folder / ".venv" / "bin" / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {command} "$@"\n')
        program.chmod(0o755)
    for part in ("clients", "service"):
        (folder / part).symlink_to(ROOT / part)


def run(shell: str, script: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    """Run a script in such a folder to its end."""
    checkout(folder)
    path = os.pathsep.join((str(folder / ".venv" / "bin"), str(Path(node()).parent), ENVIRONMENT["PATH"]))
    return subprocess.run(
        [shell, "-u", "-c", script],
        cwd=folder,
        env={**CLIENT_ENVIRONMENT, "PATH": path},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=3 * PATIENCE,
        check=False,
    )


def run_python(source: str, folder: Path) -> str:
    """Run a program that must succeed; return what it prints."""
    (folder / "game.py").write_text(source)
    done = run("sh", ".venv/bin/python game.py", folder)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def run_typescript(source: str, server: RunningServer, folder: Path, javascript: str = "") -> str:
    """Compile a program for browsers and for Node, then run it as JavaScript; return what it prints.

    `javascript`: the program without its types, if it has some.
    """
    assert compile_typescript(folder, source, types=[]) == ""
    assert compile_typescript(folder, source, types=["node"]) == ""
    (folder / "game.mjs").write_text(with_addresses(javascript or source, server))
    done = subprocess.run([node(), "game.mjs"], cwd=folder, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def with_addresses(text: str, server: RunningServer) -> str:
    """Return a text with the ports of a server instead of the default ones."""
    usual = {"localhost:8080": server.url.partition("//")[2], "localhost:50051": server.grpc}
    for place, real in usual.items():
        text = text.replace(place, real)
    return text


def happened(answer: str, kind: str) -> bool:
    """Return whether a move had an event of a kind."""
    return any(kind in event["table"]["hallertau"] for event in json.loads(answer)["outcome"]["events"])


def lines_of_code(source: str) -> int:
    """Count the lines that are not empty."""
    return len([line for line in source.splitlines() if line])


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as running:
        yield running


@runs("README.md", "TypeScript", "ts")
def test_the_first_game_in_typescript_runs(source, server, tmp_path):
    assert lines_of_code(source) <= LONGEST_BOT
    (answer,) = shown("README.md", "TypeScript")
    assert fits(answer, json.loads(run_typescript(source, server, tmp_path)))


@runs("README.md", "TypeScript", "sh")
def test_the_typescript_library_can_be_installed(source, tmp_path):
    program, *command = source.split()
    assert program == "npm"
    project = (tmp_path / "first-game").as_posix()
    npm(*[part.replace("../first-game", project) for part in command], "--offline", folder=ROOT)
    assert (tmp_path / "first-game/node_modules/@reeve/client/package.json").exists()


@runs("README.md", "Python", "python")
def test_the_first_game_in_python_runs(source, server, tmp_path):
    assert lines_of_code(source) <= LONGEST_BOT
    printed = re.sub(r"winners=\[[\d, ]+\]", "winners=[1]", run_python(with_addresses(source, server), tmp_path))
    assert prints("README.md", "Python", printed.replace("=-", "="))


@runs("README.md", "Python", "sh")
def test_the_python_library_can_be_installed(source):
    installed_by_test_install = (ROOT / "clients/python/README.md").read_text()
    assert source.replace(".venv/bin/", "").strip() in installed_by_test_install


@runs("README.md", "curl", "sh")
@pytest.mark.parametrize("shell", ["bash", "sh"])
def test_the_first_game_with_curl_runs(shell, source, server, tmp_path):
    done = run(shell, with_addresses(source, server), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    for answer, line in zip(shown("README.md", "curl"), done.stdout.splitlines(), strict=True):
        assert fits(answer, json.loads(line)), (answer, line)


@runs("docs/rest.md", "A game for two with curl", "sh")
@pytest.mark.parametrize("shell", ["bash", "sh"])
def test_the_game_for_two_with_curl_runs(shell, source, server, tmp_path):
    done = run(shell, with_addresses(source, server), tmp_path)
    assert done.stderr == ""
    assert done.returncode == CURL_WATCHED_LONG_ENOUGH
    opened, listed, worker, card, stream = done.stdout.split("\n", 4)
    answers = shown("docs/rest.md", "A game for two with curl")
    for answer, line in zip(answers, (opened, listed, worker), strict=True):
        assert fits(answer, json.loads(line)), (answer, line)
    (first_event,) = blocks("docs/rest.md", "A game for two with curl", "text")
    assert first_event in stream
    (typed,) = re.findall(r"`(\{\"args\": .*?\})`", read("docs/rest.md"))
    assert json.loads(typed)["args"] in [action["args"] for action in json.loads(listed)["actions"]]
    assert happened(worker, "placed")
    assert happened(card, "cardPlayed") or not json.loads(card)["outcome"]["toAct"]
    assert stream.startswith("retry: 2000\n\nevent: hello\n")
    assert [int(seq) for seq in re.findall(r"^id: (\d+)$", stream, re.MULTILINE)] == list(
        range(1, json.loads(card)["outcome"]["headSeq"] + 1)
    )


@runs("docs/grpc.md", "A game for two in Python", "python")
def test_the_game_for_two_over_grpc_runs(source, server, tmp_path):
    printed = run_python(with_addresses(source, server), tmp_path)
    assert re.search(r"^1 Seat 0 joins the game\.$", printed, re.MULTILINE)
    assert re.search(r"^\d+ (Seat \d plays card \d+|The game is over).*\.$", printed, re.MULTILINE)


@runs("docs/clients.md", "Languages, hints, refusals and streams in Python", "python")
def test_the_examples_of_the_python_library_run(source, server, tmp_path):
    printed = run_python(with_addresses(source, server), tmp_path)
    assert prints("docs/clients.md", "Languages, hints, refusals and streams in Python", printed)


@runs("docs/clients.md", "The same in TypeScript", "ts")
def test_the_examples_of_the_typescript_library_run(source, server, tmp_path):
    printed = run_typescript(source, server, tmp_path).splitlines()
    assert "1 Ana entra in partita." in printed
    assert printed[0].startswith("Colloca ")


@runs("docs/clients.md", "Clocks in Python", "python")
def test_the_example_of_clocks_in_python_runs(source, server, tmp_path):
    assert prints("docs/clients.md", "Clocks in Python", run_python(with_addresses(source, server), tmp_path))


@runs("docs/clients.md", "Clocks in TypeScript", "ts")
def test_the_example_of_clocks_in_typescript_runs(source, server, tmp_path):
    printed = run_typescript(source, server, tmp_path)
    assert prints("docs/clients.md", "Clocks in TypeScript", re.sub("\xa0", " ", printed))


@runs("docs/clients.md", "Webhooks in Python", "python")
def test_the_example_of_webhooks_in_python_runs(source, tmp_path):
    assert prints("docs/clients.md", "Webhooks in Python", run_python(source, tmp_path))


@runs("docs/clients.md", "Webhooks in TypeScript", "ts")
def test_the_example_of_webhooks_in_typescript_runs(source, server, tmp_path):
    javascript = re.sub(r": (Request|Promise<Response>)(?=[), ])", "", source)
    assert run_typescript(source, server, tmp_path, javascript).strip() == "401"


@runs("docs/keys.md", "API keys", "sh")
def test_the_api_key_example_runs(source, tmp_path):
    done = run("bash", source, tmp_path)
    assert done.returncode == 0
    listed, revoked = done.stdout.rstrip().rsplit("\n", 1)
    assert re.search(r"^(\w+)  .* valid  +\1  games\.create,games\.read  web$", listed, re.MULTILINE)
    assert re.fullmatch(r"\w+ is revoked", revoked)


@runs("docs/redis.md", "Redis, and several processes", "sh")
def test_the_example_with_two_processes_on_one_redis_runs(source, tmp_path):
    with redis_server() as redis:
        source = source.replace("redis://localhost:6379", redis.url)
        for port in ("8081", "8082", "50052", "50053"):
            source = source.replace(port, str(free_port()))
        done = run("bash", f"{source}wait", tmp_path)
    created, listed = (json.loads(line) for line in done.stdout.splitlines() if line.startswith("{"))
    assert [game["id"] for game in listed["games"]] == [created["game"]["id"]]


@runs("docs/records.md", "Records: verify and replay a game", "sh")
def test_the_example_of_verifying_a_record_runs(source, server, tmp_path):
    done = run("sh", with_addresses(source, server).replace("play.mjs", f"play.mjs --url {server.url}"), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    heading = "Records: verify and replay a game"
    *_, verified, answer = done.stdout.splitlines()
    assert prints("docs/records.md", heading, verified)
    (example,) = shown("docs/records.md", heading)
    assert set(example) == set(json.loads(answer))
    assert json.loads(answer)["ok"] is example["ok"]


@runs("docs/cli.md", "The command line", "sh")
def test_the_command_line_examples_run(source, tmp_path):
    commands = re.findall(r"reeve (\w+)", source)
    assert commands == ["cards", "simulate", "simulate", "verify", "replay", "play"]  # play would read lines after it
    done = run("sh", f"set -e\n{source}", tmp_path)
    assert done.returncode == 0, done.stderr


@runs("docs/editions.md", "Your own edition of La Granja", "sh")
def test_the_edition_example_runs(source, tmp_path):
    done = run("sh", f"set -e\n{source}", tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("001  ")
    assert re.search(r"^mine/game-000000\.record\.json: OK: \d+ revisions$", done.stdout, re.MULTILINE)


@runs("docs/engine.md", "The engine in Python", "python")
def test_the_engine_example_runs(source, tmp_path):
    assert prints("docs/engine.md", "The engine in Python", run_python(source, tmp_path))
    assert (tmp_path / "game.record.json").exists()


@runs("docs/webhooks.md", "Webhooks", "sh")
def test_the_example_of_a_webhook_runs_and_the_shown_bodies_are_delivered(source, tmp_path):
    with running_server("--webhook-allow-private") as server, running_receiver() as receiver:
        place = receiver.url.partition("//")[2].partition("/")[0]
        done = run("sh", with_addresses(source, server).replace("localhost:9000", place), tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        created, tested = (json.loads(line.replace(place, "localhost:9000")) for line in done.stdout.splitlines())
        for answer, line in zip(shown("docs/webhooks.md", "Webhooks"), (created, tested), strict=True):
            assert fits(answer, line), (answer, line)
        plans = [{"name": "Ana"}, {"name": "Bo"}]
        table = {"ruleset": "lagranja", "seats": 2, "plans": plans, "seed": "documents"}  # seat 0 begins
        opened = httpx.post(f"{server.url}/v1/games", json=table).json()
        for seat, invite in enumerate(opened["invites"]):
            url = f"{server.url}/v1/games/{opened['game']['id']}/seats/{seat}:claim"
            httpx.post(url, json={"invite": invite}).raise_for_status()
        wait_until(lambda: len(receiver.received) >= 3, "the deliveries of a game that starts")
    test, started, turn, *_ = receiver.received
    for one in (test, started, turn):
        one.verify(created["secret"])
    assert test.type == "webhook.test"
    for body, received in zip(shown("docs/webhooks.md", "What is told"), (started, turn), strict=False):
        assert fits(without(body, "player", "deadline"), json.loads(received.body)), (body, received.body)


@runs("docs/webhooks.md", "A receiver", "python")
def test_the_receiver_gets_the_delivery_of_the_example(source, tmp_path):
    port, log = free_port(), tmp_path / "printed.txt"
    (tmp_path / "receiver.py").write_text(source.replace("9000", str(port)))
    with log.open("w") as out, running_server("--webhook-allow-private") as server:
        receiver = subprocess.Popen(
            [sys.executable, "receiver.py"], cwd=tmp_path, env=CLIENT_ENVIRONMENT, stdout=out, stderr=subprocess.STDOUT
        )
        try:
            wait_until(lambda: is_listening(port), "the receiver did not start")
            commands = "\n".join(blocks("docs/webhooks.md", "Webhooks", "sh")).replace("9000", str(port))
            *_, tested = run("sh", with_addresses(commands, server), tmp_path).stdout.splitlines()
            assert json.loads(tested) == {"ok": True, "status": 204, "error": ""}
            (tmp_path / "webhook.secret").write_text("whsec_b3RoZXI=")
            hook = httpx.get(f"{server.url}/v1/webhooks").json()["webhooks"][0]["id"]
            again = httpx.post(f"{server.url}/v1/webhooks/{hook}:test", json={}).json()
            assert (again["ok"], again["status"]) == (False, 401)
        finally:
            receiver.kill()
            receiver.wait()
    assert re.search(r"^test-\w+ webhook\.test", log.read_text(), re.MULTILINE)
    assert "no signature of the webhook is valid" in log.read_text()


def is_listening(port: int) -> bool:
    """Return whether a port of this machine accepts connections."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def without(value: Any, *names: str) -> Any:
    """Return JSON without some members of objects, and with any moments and ids."""
    if isinstance(value, dict):
        return {name: without(one, *names) for name, one in value.items() if name not in names}
    if isinstance(value, list):
        return [without(one, *names) for one in value]
    return "…" if isinstance(value, str) and re.fullmatch(r"[0-9a-z]{25}|\d{4}-\d\d-\d\dT.*", value) else value


def test_the_document_about_webhooks_shows_every_kind():
    types = [body["type"] for body in shown("docs/webhooks.md", "What is told")]
    assert types == [event_type(kind) for kind in get_args(WebhookKind)[1:]]


@runs("docs/webhooks.md", "Verify a signature", "python")
def test_the_example_of_verifying_a_webhook_runs(source, tmp_path):
    assert prints("docs/webhooks.md", "Verify a signature", run_python(source, tmp_path))


@runs("docs/bots.md", "At a table", "json")
def test_the_example_of_a_table_with_a_bot_runs(source, server, tmp_path):
    (tmp_path / "table.json").write_text(source)
    script = f"curl -s {server.url}/v1/games -H 'Content-Type: application/json' -d @table.json"
    created = json.loads(run("sh", script, tmp_path).stdout)
    assert [(seat["name"], seat["bot"]) for seat in created["game"]["seats"]] == [("Ana", ""), ("", "search")]


def test_every_example_is_tested():
    found = sections_with(("sh", "ts", "python"))
    assert found == {one for one in EXECUTED if one.language != "json"} | set(EXECUTED_ELSEWHERE)
    assert [path for path in EXECUTED_ELSEWHERE.values() if not (ROOT / path).exists()] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_no_shell_example_has_comments(document):
    """An interactive zsh reads comments as commands or arguments."""
    for language, text in FENCE.findall(read(document)):
        if language == "sh":
            assert [line for line in text.splitlines() if re.search(r"(^|\s)#", line)] == []
