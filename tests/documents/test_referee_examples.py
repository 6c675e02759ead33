"""The examples about clocks, leaving, arbiters and players run, and answer what the documents show."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from reeve.v1.clock_pb2 import TimeControl, TimeOutAction
from reeve.v1.score_pb2 import RulingKind
from service.app.tokens import SCOPES
from tests.documents.markdown import blocks, table
from tests.documents.test_examples import fits, prints, run, shown, with_addresses
from tests.running import RunningServer, running_server

STORY = "docs/arbiter.md"


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as running:
        yield running


def run_shell(document: str, heading: str, server: RunningServer, folder: Path) -> list[str]:
    """Run the commands of a section in a checkout whose store is that of the server; return the printed lines."""
    (folder / "data").symlink_to(server.folder / "data")
    script = with_addresses("\n".join(blocks(document, heading, "sh")), server)
    done = run("bash", f"set -e\n{script}", folder)
    assert done.returncode == 0, (done.stdout, done.stderr)
    return done.stdout.splitlines()


def check_answers(document: str, heading: str, lines: list[str]) -> None:
    """Check that the JSON among printed lines is what a section shows, in the same order."""
    answers = [json.loads(line) for line in lines if line.startswith("{")]
    for example, answer in zip(shown(document, heading), answers, strict=True):
        assert fits(example, answer), (example, answer)


def test_the_arbiters_story_with_curl(server, tmp_path):
    heading = "The story with curl"
    lines = run_shell(STORY, heading, server, tmp_path)
    check_answers(STORY, heading, lines)
    plain = [line for line in lines if not line.startswith("{")]
    expected = "".join(blocks(STORY, heading, "text")).strip().splitlines()
    assert plain[:-1] == expected[:-1]
    assert plain[-1].startswith(expected[-1].rstrip("…"))


def test_the_arbiters_story_over_grpc(server, tmp_path):
    heading = "The same in Python, over gRPC"
    (source,) = blocks(STORY, heading, "python")
    (tmp_path / "game.py").write_text(with_addresses(source, server))
    (tmp_path / "data").symlink_to(server.folder / "data")
    scopes = {"CLUB": "games.create games.read players.manage", "ARBITER": "games.arbitrate"}
    keys = [
        f"{name}=$(.venv/bin/reeve keys create --namespace club --name {name} {given} 2>created.txt)"
        for name, words in scopes.items()
        for given in [" ".join(f"--scope {word}" for word in words.split())]
    ]
    done = run("sh", "\n".join([*keys, '.venv/bin/python game.py "$CLUB" "$ARBITER"']), tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert prints(STORY, heading, done.stdout)


@pytest.mark.parametrize(
    ("document", "heading"),
    [
        ("docs/clocks.md", "Try it"),
        ("docs/leaving.md", "Try it"),
        ("docs/players.md", "A mobile app with curl"),
    ],
)
def test_the_examples_with_curl_run(document, heading, server, tmp_path):
    check_answers(document, heading, run_shell(document, heading, server, tmp_path))


def test_the_example_of_a_record_with_times(server, tmp_path):
    heading = "Times, causes and acts"
    *answer, verified = run_shell("docs/records.md", heading, server, tmp_path)
    check_answers("docs/records.md", heading, answer)
    assert verified == blocks("docs/records.md", heading, "text")[0].strip()


def test_the_keys_of_a_referee_can_be_created(server, tmp_path):
    lines = run_shell("docs/referee.md", "Keys, namespaces and scopes", server, tmp_path)
    listed = {line.split()[-1]: line.split()[3:5] for line in lines if line.split()[2:3] == ["valid"]}
    assert listed["arbiters"] == ["club", "games.arbitrate"]
    assert listed["program"] == ["club", "games.create,games.read,players.manage"]
    assert listed["webhooks"] == ["club", "webhooks.manage"]


def test_the_table_of_scopes_is_complete():
    described = [row[0].strip("`") for row in table("docs/referee.md", "Keys, namespaces and scopes")]
    assert sorted(described) == sorted(SCOPES)
    assert [row[0].strip("`") for row in table("docs/keys.md", "API keys")] == list(SCOPES)


def test_the_tables_of_time_controls_are_those_of_the_contract():
    fields = [row[0].strip("`") for row in table("docs/clocks.md", "Fields")]
    assert sorted(fields) == sorted(field.json_name for field in TimeControl.DESCRIPTOR.fields)
    steps = [row[0].strip("`") for row in table("docs/clocks.md", "When a seat runs out of time")]
    assert [f"TIME_OUT_ACTION_{step}" for step in steps] == TimeOutAction.keys()[1:]


def test_every_kind_of_time_control_can_be_used(server):
    for _, control, _ in table("docs/clocks.md", "Kinds of time controls"):
        request = {"ruleset": "hallertau", "seats": 2, "timeControl": json.loads(control.strip("`"))}
        httpx.post(f"{server.url}/v1/games", json=request).raise_for_status()


def test_every_ruling_is_described():
    rows = [row[0] for row in table("docs/leaving.md", "Ranks")]
    described = re.findall(r"`(\w+)`", " ".join(rows))
    assert sorted(f"RULING_KIND_{kind}" for kind in described) == sorted(RulingKind.keys()[1:])
