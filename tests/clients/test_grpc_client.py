"""The gRPC example client plays whole games, reports errors, and continues after its server was killed."""

import re
import subprocess

import pytest

from service.engine.kernel.record import read_record
from service.engine.kernel.verify import verify
from service.engine.registry import RULESETS, ruleset
from tests.clients.programs import CLIENT_ENVIRONMENT, GRPC, command, run
from tests.running import PATIENCE, running_server

LAST_WORDS = re.compile(
    r"^Seat 0: \d+ points(?:, wins)?\n"
    r"Seat 1: \d+ points(?:, wins)?\n"
    r"(?P<moves>\d+) moves, (?P<events>\d+) events seen without a gap\n"
    r"The record is true: OK: (?P<revisions>\d+) revisions\n\Z",
    re.MULTILINE,
)
EVENT = re.compile(r"^ *(\d+)  \S.*$", re.MULTILINE)


@pytest.fixture(scope="module")
def server():
    with running_server() as running:
        yield running


@pytest.mark.parametrize("name", RULESETS)
def test_a_client_plays_a_whole_game_and_saves_a_valid_record(name, server, tmp_path):
    path = tmp_path / "game.record.json"
    done = run(GRPC, server, "--ruleset", name, "--seed", 7, "--record", path)
    assert (done.returncode, done.stderr) == (0, "")
    said = LAST_WORDS.search(done.stdout)
    assert said is not None, done.stdout
    assert [int(seq) for seq in EVENT.findall(done.stdout)] == list(range(1, int(said["events"]) + 1))
    assert said["moves"] == said["revisions"]
    record = read_record(path.read_bytes())
    assert record.ruleset == name
    assert verify(ruleset(record.ruleset).rules, record).text("en") == f"OK: {said['moves']} revisions"
    assert all(seat.entropy for seat in record.seats)


def test_a_quiet_client_prints_only_the_result(server):
    done = run(GRPC, server, "--quiet")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.match(r"Game \w+\n", done.stdout)
    assert LAST_WORDS.search(done.stdout)
    assert len(done.stdout.splitlines()) == 5


def test_a_refusal_ends_a_client_with_its_reason(server):
    done = run(GRPC, server, "--key", "rk_nobody_knows_me")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("TOKEN_MISSING: this API key is not valid")
    assert len(done.stderr.splitlines()) == 1


def test_an_unknown_game_ends_a_client_with_a_list_of_the_known_games(server):
    done = run(GRPC, server, "--ruleset", "chess")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == f"BAD_SETTING: no ruleset is called 'chess'; there are: {', '.join(RULESETS)}\n"


def test_a_client_continues_after_its_server_was_killed_and_restarted():
    with running_server() as server:
        playing = subprocess.Popen(command(GRPC, server), env=CLIENT_ENVIRONMENT, stdout=subprocess.PIPE, text=True)
        try:
            heard = []
            for line in playing.stdout:
                heard.append(line)
                if len(heard) == 60:
                    server.kill9()
                    server.restart()
            assert playing.wait(PATIENCE) == 0, "".join(heard)
        finally:
            playing.kill()
            playing.wait()
            playing.stdout.close()
    text = "".join(heard)
    said = LAST_WORDS.search(text)
    assert said is not None, text
    assert [int(seq) for seq in EVENT.findall(text)] == list(range(1, int(said["events"]) + 1))
    assert said["moves"] == said["revisions"]


def test_help_describes_the_flags_of_a_client(server):
    done = run(GRPC, server, "--help")
    assert done.returncode == 0
    assert all(flag in done.stdout for flag in ("--ruleset", "--key", "--seed", "--record", "--quiet"))
