"""A change writes a due moment only if the stored one is too late, or so near that somebody would look in vain."""

from typing import Any

from service.app.moves import Change, play_actions
from service.engine.kernel.refereed import TimeControl
from service.referee import clock
from tests.referee.simulator import Simulation

LONG = TimeControl(bank_seconds=1_800, increment_seconds=10)


def turn(game: Simulation) -> Change:
    """Play until the game waits for another seat; return the change that ended the visit."""
    (seat,) = game.head.to_act
    while True:
        game.pass_on()
        change = play_actions(game.head, game.copy(), seat, [game.actions(seat)[0].id], game.now)
        game.apply(change, seat)
        if seat not in game.head.to_act:
            return change


def exact(game: Simulation) -> int | None:
    """Return the moment of the next time-out."""
    referee: Any = game.head.referee
    return clock.next_deadline(referee.control, referee.clocks, ())


def test_a_due_moment_that_is_early_and_far_away_is_not_written_again() -> None:
    game = Simulation("lagranja", 2, LONG)
    assert game.head.referee is not None
    first = game.head.referee.next_time_out
    assert first == exact(game)
    game.now += 5_000
    assert turn(game).due is None
    assert game.head.referee.next_time_out == first
    assert (exact(game) or 0) > first


def test_a_due_moment_that_is_near_is_written_again() -> None:
    game = Simulation("lagranja", 2, LONG)
    assert game.head.referee is not None
    game.now = (game.head.referee.next_time_out or 0) - 60_000
    assert turn(game).due == game.head.referee.next_time_out == exact(game)


def test_a_due_moment_that_is_too_late_is_written_again() -> None:
    game = Simulation("lagranja", 2, LONG)
    (seat,) = game.head.to_act
    before = game.head.referee
    assert before is not None
    game.act("add_time", 1 - seat, -1_200)
    assert turn(game).due == exact(game)
    assert game.head.referee is not None
    assert game.head.referee.next_time_out == exact(game)
    assert (exact(game) or 0) < (before.next_time_out or 0)


def test_nothing_is_due_any_more_when_the_game_is_over() -> None:
    game = Simulation("lagranja", 2, LONG)
    changes = []
    while not game.head.over:
        changes.append(turn(game))
    assert changes[-1].due == 0


def test_a_long_visit_after_short_ones_has_reminders() -> None:
    game = Simulation("lagranja", 2, LONG)
    (seat,) = game.head.to_act
    game.act("add_time", 1 - seat, 7_200)
    assert game.head.referee is not None
    assert not game.head.referee.reminders
    change = turn(game)
    assert [one for _, one in game.head.referee.reminders] == [1 - seat, 1 - seat]
    assert change.due == min(game.head.referee.reminders[0][0], exact(game) or 0)
