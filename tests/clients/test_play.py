"""The example programs of both client libraries play whole games, also while their server is killed.

`make clients-soak` plays 50 games of each ruleset with each library, and kills the server five times meanwhile.
"""

import os
import re
import subprocess
from threading import Timer

import pytest

from service.engine.kernel.record import read_record
from service.engine.kernel.verify import verify
from service.engine.registry import RULESETS, ruleset
from tests.clients.programs import CLIENT_ENVIRONMENT, SDKS, command, run
from tests.running import PATIENCE, running_server

GAMES = int(os.environ.get("REEVE_CLIENT_GAMES", "1"))
CROWD = int(os.environ.get("REEVE_CLIENT_CROWD", "6"))
KILLS = int(os.environ.get("REEVE_CLIENT_KILLS", "2"))
MOVES_BETWEEN_KILLS = 15 * GAMES  # kills in quick succession would exceed the patience of the clients
MOVE = re.compile(r"^\w+ \d+ \S.*$", re.MULTILINE)
END = re.compile(r"^Game (?P<game>\w+): -?\d+ to -?\d+ after (?P<revisions>\d+) revisions; all is well$", re.MULTILINE)


MANY = ("--verifies-per-minute", 6000, "--games-per-key", 10_000)
"""Limits of a server for many games of one client."""


@pytest.fixture(scope="module")
def server():
    with running_server(*MANY) as running:
        yield running


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("client", SDKS)
def test_a_program_plays_a_whole_game_and_saves_a_valid_record(client, name, server, tmp_path):
    path = tmp_path / "game.record.json"
    done = run(client, server, "--ruleset", name, "--bot", "", "--seed", 7, "--record", path)
    assert (done.returncode, done.stderr) == (0, "")
    said = END.search(done.stdout)
    assert said is not None, done.stdout
    assert len(MOVE.findall(done.stdout)) == int(said["revisions"])
    record = read_record(path.read_bytes())
    assert record.ruleset == name
    assert verify(ruleset(record.ruleset).rules, record).text("en") == f"OK: {said['revisions']} revisions"
    assert all(seat.entropy for seat in record.seats)


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("client", SDKS)
def test_no_move_is_lost_or_made_twice_when_the_server_is_killed(client, name):
    with running_server(*MANY) as server:
        line = command(client, server, "--ruleset", name, "--bot", "greedy", "--games", GAMES)
        playing = subprocess.Popen(line, env=CLIENT_ENVIRONMENT, stdout=subprocess.PIPE, text=True)
        overdue = Timer(PATIENCE * (1 + GAMES), playing.kill)
        overdue.start()
        moves = 0
        try:
            heard = []
            for said in playing.stdout:
                heard.append(said)
                moves += bool(MOVE.match(said))
                if moves in range(MOVES_BETWEEN_KILLS, MOVES_BETWEEN_KILLS * KILLS + 1, MOVES_BETWEEN_KILLS):
                    server.kill9()
                    server.restart()
            assert playing.wait(PATIENCE) == 0, "".join(heard[-10:])
        finally:
            overdue.cancel()
            playing.kill()
            playing.wait()
            playing.stdout.close()
    ends = END.findall("".join(heard))
    assert len(ends) == GAMES
    assert sum(int(revisions) for _, revisions in ends) > moves > MOVES_BETWEEN_KILLS * KILLS


@pytest.mark.parametrize("client", SDKS)
def test_a_program_plays_many_games_at_once(client, server):
    flags = ("--ruleset", "lagranja", "--bot", "random", "--games", CROWD, "--quiet")
    done = run(client, server, *flags, timeout=PATIENCE * (1 + CROWD / 5))
    assert (done.returncode, done.stderr) == (0, "")
    assert len(END.findall(done.stdout)) == CROWD == len(done.stdout.splitlines())


@pytest.mark.parametrize("client", SDKS)
def test_a_refusal_ends_a_program_with_its_reason(client, server):
    done = run(client, server, "--key", "rk_nobody_knows_me")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("TOKEN_MISSING: this API key is not valid")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("client", SDKS)
def test_help_describes_the_flags_of_a_program(client, server):
    done = run(client, server, "--help")
    assert done.returncode == 0
    assert all(flag in done.stdout for flag in ("--ruleset", "--key", "--games", "--seed", "--record", "--quiet"))
