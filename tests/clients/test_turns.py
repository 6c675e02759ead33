"""Turns of the client libraries: one whenever a seat must decide, from the lobby to the end and after a stale move."""

import os
import subprocess
from threading import Event, Thread

import pytest

from clients.node import node
from reeve_client import Reeve, Seat, SeatPlan
from reeve_client.contract.game import Game
from tests.clients.programs import CLIENT_ENVIRONMENT
from tests.running import PATIENCE, ROOT, running_server


@pytest.fixture(scope="module")
def server():
    with running_server() as running:
        yield running


@pytest.fixture
def reeve(server):
    with Reeve(server.url) as reeve:
        yield reeve


def play(seat: Seat) -> int:
    """Play the first action until the game is over; return the number of moves."""
    return sum(turn.play(turn.actions[0]) is not None for turn in seat.turns())


def test_a_seat_waits_in_the_lobby_until_the_game_begins(reeve):
    table = reeve.open("lagranja")
    looked, moves = Event(), []

    class Early(Seat):
        def game(self) -> Game:
            game = super().game()
            looked.set()
            return game

    first = table.claim(0)
    early = Thread(target=lambda: moves.append(play(Early(first.reeve, first.id, 0))))
    early.start()
    assert looked.wait(PATIENCE)
    second = table.claim(1)
    moves.append(play(second))
    early.join(PATIENCE)
    assert sum(moves) == first.game().revision
    assert min(moves) > 0


def test_a_stale_move_returns_none_and_the_next_turn_has_the_current_state(reeve):
    me = reeve.open("hallertau", plans=[SeatPlan(name="Ada"), SeatPlan(bot="random")]).claim(0)
    turns = me.turns()
    turn = next(turns)
    assert turn.view is not None
    outcome = me.submit(turn.revision, turn.actions[0])
    assert turn.play(turn.actions[-1]) is None
    later = next(turns)
    assert later.revision >= outcome.revision > turn.revision
    turns.close()


def test_a_turn_without_a_move_is_repeated_after_the_next_event(reeve):
    table = reeve.open("hallertau")
    seats = [table.claim(0), table.claim(1)]
    active = seats[seats[0].look().to_act[0]]
    turns = active.turns()
    left = next(turns)
    outcome = active.submit(left.revision, left.actions[0])  # an event of another cause
    if active.number in outcome.to_act:
        assert next(turns).revision == outcome.revision
    turns.close()


def test_a_finished_game_has_no_turns(reeve):
    me = reeve.open("lagranja", plans=[SeatPlan(), SeatPlan(bot="random")]).claim(0)
    play(me)
    assert me.game().status == "GAME_STATUS_FINISHED"
    assert list(me.turns()) == []


def test_a_hint_is_one_of_the_actions_with_a_reason(reeve):
    me = reeve.open("hallertau", plans=[SeatPlan(), SeatPlan(bot="random")]).claim(0)
    turn = next(me.turns())
    hint = turn.hint()
    assert hint.action.id in [action.id for action in turn.actions]
    assert hint.text


def test_turns_of_the_typescript_client(server):
    line = [node(), "--test", ROOT / "tests/clients/turns.test.mjs"]
    environment = {**CLIENT_ENVIRONMENT, "REEVE": server.url, "PATH": os.defpath}
    done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=2 * PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
