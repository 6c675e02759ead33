"""Seats whose time runs out at the same moment leave together: the number of a seat decides nothing."""

import pytest
from msgspec.structs import replace

from service.app.head import rules_of
from service.engine.kernel.refereed import ActKind, RecordReferee, RulingKind, TimeControl, TimeOutAction
from service.referee.verify import verify_record
from tests.referee.proved import is_proved
from tests.referee.simulator import Simulation


def game_with_equal_deadlines(*steps: TimeOutAction) -> tuple[Simulation, int]:
    """Return a game that waits for all three seats, and the seat whose visit began before those of the others."""
    game = Simulation("lagranja", 3, TimeControl(delay_seconds=60, on_time_out=steps))
    while len(game.head.to_act) < 3:
        seat = game.head.to_act[0]
        game.play(seat, rules_of(game.head).rules.default(game.copy(), seat).id)
    assert game.head.referee is not None
    clocks = game.head.referee.clocks
    assert [one.since == game.now for other, one in enumerate(clocks) if other != seat] == [True, True]
    return game, seat


def proved(game: Simulation) -> RecordReferee:
    """Return the referee's part of the record of a game, which is proved."""
    record = game.record()
    assert verify_record(rules_of(game.head), record, game.head.server_seed).ok
    assert is_proved(game.head, record)
    assert record.referee is not None
    return record.referee


def test_the_last_two_seats_share_the_first_rank_if_they_run_out_of_time_at_once() -> None:
    game, other = game_with_equal_deadlines(TimeOutAction.FORFEIT)
    game.act("resign", other)
    game.wait(61_000)
    told = proved(game)
    assert told.ruling is RulingKind.EVERYBODY_LEFT
    assert told.ranks == tuple(3 if seat == other else 1 for seat in range(3))


def test_two_seats_share_the_rank_below_the_one_that_stays() -> None:
    game, other = game_with_equal_deadlines(TimeOutAction.FORFEIT)
    while other in game.head.to_act:
        game.play(other, game.actions(other)[0].id)
    game.wait(61_000)
    told = proved(game)
    assert told.ruling is RulingKind.LAST_ONE_LEFT
    assert told.ranks == tuple(1 if seat == other else 2 for seat in range(3))


def test_two_seats_share_the_last_rank_if_their_clocks_end_the_game_at_once() -> None:
    game, other = game_with_equal_deadlines(TimeOutAction.END_GAME)
    while other in game.head.to_act:
        game.play(other, game.actions(other)[0].id)
    game.wait(61_000)
    told = proved(game)
    assert told.ruling is RulingKind.ENDED_BY_CLOCK
    assert told.ranks == tuple(1 if seat == other else 2 for seat in range(3))
    assert [act.kind for act in told.acts] == [ActKind.TIME_OUT] * 2


def test_default_moves_of_two_seats_are_two_changes() -> None:
    game, other = game_with_equal_deadlines(TimeOutAction.DEFAULT_MOVE)
    while other in game.head.to_act:
        game.play(other, game.actions(other)[0].id)
    game.now += 60_600
    game.enforce()
    told = proved(game)
    moments = [act.time for act in told.acts]
    assert [act.kind for act in told.acts] == [ActKind.TIME_OUT] * len(moments)
    assert len(set(moments)) == len(moments) >= 2


@pytest.mark.parametrize("index", [0, 1])
def test_a_record_without_one_of_two_equal_time_outs_is_refused(index: int) -> None:
    game, other = game_with_equal_deadlines(TimeOutAction.FORFEIT)
    game.act("resign", other)
    game.wait(61_000)
    record = game.record()
    assert record.referee is not None
    time_outs = [act for act in record.referee.acts if act.kind is ActKind.TIME_OUT]
    kept = [act for act in record.referee.acts if act is not time_outs[index]]
    changed = replace(record, referee=replace(record.referee, acts=tuple(kept)))
    assert not verify_record(rules_of(game.head), changed).ok
