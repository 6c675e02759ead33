"""Turns of the client libraries in games with clocks: time-outs, resigning, reclaiming and pauses."""

import os
import subprocess
from threading import Thread

import pytest

from clients.node import node
from reeve_client import Reeve, Seat, Table, TimeControl, Turn
from reeve_client.contract.referee import AdjudicateGameRequest, PauseGameRequest, ResumeGameRequest
from tests.cli.reeve import reeve as command
from tests.clients.programs import CLIENT_ENVIRONMENT
from tests.running import PATIENCE, ROOT, running_server

SHORT = TimeControl(
    delay_seconds=1,
    grace_ms=0,
    on_time_out=["TIME_OUT_ACTION_BOT", "TIME_OUT_ACTION_FORFEIT"],
    revival_seconds=30,
    reclaimable=True,
)


@pytest.fixture(scope="module")
def server():
    with running_server() as running:
        yield running


@pytest.fixture(scope="module")
def key(server):
    scopes = [part for scope in ("create", "read", "arbitrate") for part in ("--scope", f"games.{scope}")]
    return command("keys", "create", "--name", "arbiter", *scopes, "--data", server.folder / "data").out.strip()


@pytest.fixture
def arbiter(server, key):
    with Reeve(server.url, key) as reeve:
        yield reeve


def seated(table: Table) -> tuple[Seat, Seat]:
    """Claim both seats; return the seat that the game waits for first."""
    seats = table.claim(0), table.claim(1)
    first = seats[0].look().to_act[0]
    return seats[first], seats[1 - first]


def wait_for_event(seat: Seat, kind: str) -> None:
    for message in seat.watch():
        if message.event is not None and getattr(message.event, kind) is not None:
            return


def test_a_turn_begins_with_the_clock_of_its_seat(arbiter):
    table = arbiter.open("lagranja", time_control=TimeControl(bank_seconds=600, delay_seconds=10))
    me, other = seated(table)
    found: list[bool] = []

    def wait() -> None:
        next(other.turns())
        found.append(other.clock.seats()[other.number].running)

    waiting = Thread(target=wait)
    waiting.start()
    for turn in me.turns():
        if other.number in (turn.play(turn.actions[0]) or me.look()).to_act:
            break
    waiting.join(PATIENCE)
    assert found == [True]
    (time,) = [time for time in other.clock.seats() if time.seat == other.number]
    assert 0 < time.free <= 10
    assert time.bank == 600
    assert not time.low


def test_a_turn_has_its_clock_if_the_other_seat_moves_while_the_table_is_read(arbiter, monkeypatch):
    first, me = seated(arbiter.open("lagranja", time_control=TimeControl(bank_seconds=600)))
    look = me.look

    def look_later():
        for turn in first.turns():
            if me.number in (turn.play(turn.actions[0]) or first.look()).to_act:
                break
        return look()

    monkeypatch.setattr(me, "look", look_later)
    next(me.turns())
    assert me.clock.seats()[me.number].running


def test_resigning_ends_the_turns_of_both_seats(arbiter):
    me, other = seated(arbiter.open("lagranja"))
    turns = me.turns()
    turn = next(turns)
    ended: list[list[Turn]] = []
    waiting = Thread(target=lambda: ended.append(list(other.turns())))
    waiting.start()
    game = me.resign()
    assert game.seats[me.number].left == "LEAVING_RESIGNED"
    assert [rank.rank for rank in game.ranks] == [2 if seat == me.number else 1 for seat in (0, 1)]
    assert turn.play(turn.actions[0]) is None
    assert list(turns) == []
    waiting.join(PATIENCE)
    assert ended == [[]]
    assert list(me.turns()) == []


def test_a_paused_game_has_no_turns_until_it_is_resumed(arbiter):
    table = arbiter.open("lagranja")
    me, _ = seated(table)
    turns = me.turns()
    turn = next(turns)
    arbiter.pause_game(PauseGameRequest(game=table.id, reason="Tea."))
    assert turn.play(turn.actions[0]) is None
    found: list[Turn] = []
    waiting = Thread(target=lambda: found.append(next(turns)))
    waiting.start()
    late: list[Turn] = []
    beginning = Thread(target=lambda: late.append(next(me.turns())))
    beginning.start()
    waiting.join(0.5)
    assert (found, late) == ([], [])
    arbiter.resume_game(ResumeGameRequest(game=table.id, reason="Tea is over."))
    waiting.join(PATIENCE)
    beginning.join(PATIENCE)
    assert found[0].revision == late[0].revision == turn.revision
    assert found[0].play(found[0].actions[0]) is not None


def test_adjudicating_ends_the_turns(arbiter):
    table = arbiter.open("lagranja")
    me, other = seated(table)
    ended: list[list[Turn]] = []
    waiting = Thread(target=lambda: ended.append(list(other.turns())))
    waiting.start()
    turns = me.turns()
    next(turns)
    arbiter.adjudicate_game(AdjudicateGameRequest(game=table.id, reason="The hall closes.", ranks=[1, 1]))
    assert list(turns) == []
    waiting.join(PATIENCE)
    assert ended == [[]]


def test_a_seat_that_a_bot_plays_has_turns_again_when_it_is_reclaimed(arbiter):
    me, _ = seated(arbiter.open("lagranja", time_control=SHORT))
    turns = me.turns()
    turn = next(turns)
    wait_for_event(me, "seat_taken_over")
    assert turn.play(turn.actions[0]) is None
    assert me.game().seats[me.number].reclaimable
    found: list[Turn] = []
    waiting = Thread(target=lambda: found.append(next(turns)))
    waiting.start()
    game = me.reclaim()
    assert game.seats[me.number].bot == ""
    waiting.join(PATIENCE)
    assert found[0].seat is me
    wait_for_event(me, "seat_left")  # the second time-out of the seat forfeits the game
    assert list(turns) == []


def test_turns_of_the_typescript_client(server, key):
    line = [node(), "--test", ROOT / "tests/clients/referee.test.mjs"]
    environment = {**CLIENT_ENVIRONMENT, "REEVE": server.url, "KEY": key, "PATH": os.defpath}
    done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
