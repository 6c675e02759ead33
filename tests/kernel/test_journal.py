"""The journal: revisions, undo rights, time travel, and recovery from an exception."""

import pytest

from service.engine.kernel.action import Action
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event, Undone
from service.engine.kernel.journal import Journal
from service.engine.kernel.snapshot import copy, digest
from tests.kernel.toy import State, Toy


def journal(seats: int = 2, rules: Toy | None = None) -> Journal[State]:
    return Journal(rules or Toy(), {}, [""] * seats, "server seed")


def refused_undo(game: Journal[State], seat: int, count: int = 1) -> str:
    before, revision = copy(game.rules, game.state), game.revision
    with pytest.raises(EngineError) as caught:
        game.undo(seat, count)
    assert caught.value.reason is EngineReason.UNDO_NOT_ALLOWED
    assert (game.state, game.revision) == (before, revision)
    return caught.value.message


def test_a_seat_can_undo_its_own_action_and_the_log_keeps_both():
    game = journal()
    before = copy(game.rules, game.state)
    game.act(0, "keep")
    assert game.undoable(0) == 1
    assert game.undo(0) == [Event(Undone(0, 1))]
    assert game.state == before
    assert [(entry.revision, entry.action, entry.undo) for entry in game.entries] == [(1, "keep", None), (2, None, 1)]
    assert game.entries[1].digest == game.setup


def test_several_actions_can_be_undone_at_once_but_not_more_than_there_are():
    game = journal(seats=1)
    game.act(0, "keep")
    game.act(0, "keep")
    assert "may take back 2" in refused_undo(game, 0, 3)
    game.undo(0, 2)
    assert game.state.turn == 0


@pytest.mark.parametrize("count", [0, -1])
def test_undo_of_no_actions_is_refused(count):
    game = journal()
    game.act(0, "keep")
    refused_undo(game, 0, count)


def test_a_draw_cannot_be_undone():
    game = journal(seats=1)
    game.act(0, "keep")
    game.act(0, "draw")
    assert game.undoable(0) == 0
    refused_undo(game, 0)
    game.act(0, "keep")
    assert game.undoable(0) == 0, "the last action can be undone, although it revealed all hands"


def test_only_actions_after_a_draw_can_be_undone():
    game = journal(seats=1)
    game.act(0, "draw")
    game.act(0, "keep")
    assert game.undoable(0) == 1


def test_an_action_before_another_seats_action_cannot_be_undone():
    game = journal()
    game.act(0, "keep")
    game.act(1, "keep")
    assert (game.undoable(0), game.undoable(1)) == (0, 1)
    refused_undo(game, 0)
    game.undo(1)
    assert game.undoable(0) == 1, "the action cannot be undone after the other seat's undo"


def test_a_seat_cannot_undo_for_another_seat():
    game = journal()
    game.act(0, "keep")
    refused_undo(game, 1)
    refused_undo(game, -1)


def test_time_travel_includes_undone_actions():
    game = journal()
    states = [copy(game.rules, game.state)]
    for move in (
        lambda: game.act(0, "keep"),
        lambda: game.undo(0),
        lambda: game.act(0, "draw"),
        lambda: game.act(1, "keep"),
    ):
        move()
        states.append(copy(game.rules, game.state))
    assert [game.at(revision) for revision in range(5)] == states


@pytest.mark.parametrize("revision", [-1, 1])
def test_time_travel_to_an_unknown_revision_is_refused(revision):
    with pytest.raises(EngineError, match=f"no revision {revision}; there are 0 to 0") as caught:
        journal().at(revision)
    assert caught.value.reason is EngineReason.UNKNOWN_REVISION


def test_a_refused_action_leaves_no_trace():
    game = journal()
    with pytest.raises(EngineError):
        game.act(1, "draw")
    assert game.revision == 0
    assert digest(game.rules, game.state) == game.setup


class FailsOnce(Toy):
    """Raises in the middle of one move; the replay that restores the state succeeds."""

    armed = False

    def resolve(self, state: State, seat: int, action: Action, log: list[Event]) -> None:
        super().resolve(state, seat, action, log)
        if self.armed:
            self.armed = False
            raise EngineError(EngineReason.ENGINE_FAULT, "no decision was reached")


def test_an_exception_in_the_middle_of_a_move_leaves_the_game_unchanged():
    rules = FailsOnce()
    game = journal(rules=rules)
    game.act(0, "keep")
    before = copy(rules, game.state)
    rules.armed = True
    with pytest.raises(EngineError) as caught:
        game.act(1, "draw")
    assert caught.value.reason is EngineReason.ENGINE_FAULT
    assert (game.state, game.revision) == (before, 1)


def test_the_record_contains_the_seed_only_after_the_game_is_over():
    game = journal(seats=1)
    assert game.record().seed is None
    for _ in range(3):
        game.act(0, "keep")
    assert game.record().seed == "server seed"
    assert game.record().result == game.rules.result(game.state)
