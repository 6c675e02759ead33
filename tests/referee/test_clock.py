"""The clock: one formula for all time controls, and no way to win time."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.engine.kernel.refereed import TimeControl, TimeOutAction
from service.referee import clock
from service.referee.clock import SeatClock
from tests.referee.simulator import Simulation

FISCHER = TimeControl(bank_seconds=60, increment_seconds=10)
DELAY = TimeControl(bank_seconds=60, delay_seconds=15)
PER_MOVE = TimeControl(delay_seconds=60)


@pytest.mark.parametrize(
    ("control", "elapsed", "bank", "free"),
    [
        (FISCHER, 0, 60_000, 0),
        (FISCHER, 1, 59_999, 0),
        (FISCHER, 60_000, 0, 0),
        (FISCHER, 70_000, 0, 0),
        (DELAY, 14_999, 60_000, 1),
        (DELAY, 15_000, 60_000, 0),
        (DELAY, 15_001, 59_999, 0),
        (PER_MOVE, 59_999, 0, 1),
    ],
)
def test_what_is_left_follows_the_formula(control: TimeControl, elapsed: int, bank: int, free: int) -> None:
    running = clock.begin(SeatClock(control.bank_seconds * 1000), 1_000)
    assert clock.bank_left(control, running, 1_000 + elapsed, ()) == bank
    assert clock.delay_left(control, running, 1_000 + elapsed, ()) == free


@pytest.mark.parametrize(("control", "time"), [(FISCHER, 60_000), (DELAY, 75_000), (PER_MOVE, 60_000)])
def test_the_deadline_is_when_nothing_is_left(control: TimeControl, time: int) -> None:
    running = clock.begin(SeatClock(control.bank_seconds * 1000), 1_000)
    assert clock.deadline(control, running, ()) == 1_000 + time
    assert clock.deadline(control, SeatClock(5), ()) is None


def test_a_time_out_is_due_only_after_the_grace() -> None:
    running = (clock.begin(SeatClock(0), 0),)
    assert clock.overdue(PER_MOVE, running, 60_499, ()) is None
    assert clock.overdue(PER_MOVE, running, 60_500, ()) == 0
    assert clock.next_deadline(PER_MOVE, running, ()) == 60_500
    strict = TimeControl(delay_seconds=60, grace_ms=0)
    assert clock.overdue(strict, running, 60_000, ()) == 0


def test_the_earliest_of_two_deadlines_is_enforced_first() -> None:
    both = (clock.begin(SeatClock(5_000), 0), clock.begin(SeatClock(1_000), 0))
    assert clock.overdue(FISCHER, both, 100_000, ()) == 1


def test_the_increment_needs_an_action_of_the_turn() -> None:
    asked = (clock.begin(SeatClock(60_000), 0),)
    without = clock.after_move(FISCHER, asked, (), 20_000, ())
    assert without[0].bank == 40_000
    earned = clock.after_move(FISCHER, asked, (), 20_000, (), earner=0)
    assert earned[0].bank == 50_000


def test_the_increment_stops_at_the_most() -> None:
    control = TimeControl(bank_seconds=60, increment_seconds=10, most_seconds=62)
    asked = (clock.begin(SeatClock(60_000), 0),)
    assert clock.after_move(control, asked, (), 1_000, (), earner=0)[0].bank == 62_000
    above = (clock.begin(SeatClock(90_000), 0),)
    assert clock.after_move(control, above, (), 1_000, (), earner=0)[0].bank == 89_000


def test_an_action_out_of_turn_stops_no_clock_and_earns_nothing() -> None:
    clocks = (clock.begin(SeatClock(60_000), 0), SeatClock(60_000))
    after = clock.after_move(FISCHER, clocks, (0,), 5_000, (), earner=1)
    assert after == clocks


def test_an_undone_visit_goes_on_where_it_was() -> None:
    asked = (clock.begin(SeatClock(60_000), 0), SeatClock(60_000))
    moved = clock.after_move(FISCHER, asked, (1,), 20_000, (), earner=0)
    assert [one.bank for one in moved] == [50_000, 60_000]
    back = clock.after_undo(moved, (0,), 25_000, undoer=0)
    assert clock.bank_left(FISCHER, back[0], 25_000, ()) == 40_000
    assert clock.bank_left(FISCHER, back[1], 25_000, ()) == 60_000, "the visit that the undo ended is not charged"
    again = clock.after_move(FISCHER, back, (1,), 30_000, (), earner=0)
    assert again[0].bank == 60_000 - 25_000 + 10_000


def test_outages_are_not_charged_even_if_they_overlap() -> None:
    running = clock.begin(SeatClock(60_000), 1_000)
    outages = ((0, 3_000), (2_000, 5_000), (2_500, 2_600), (10_000, 11_000), (90_000, 95_000))
    assert clock.bank_left(FISCHER, running, 12_000, outages) == 60_000 - (11_000 - 4_000 - 1_000)
    assert clock.deadline(FISCHER, running, outages) == 1_000 + 60_000 + 4_000 + 1_000


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 500), st.integers(1, 200)), max_size=6),
    st.integers(0, 300),
    st.integers(0, 400),
)
def test_the_deadline_agrees_with_the_charged_time(spans: list[tuple[int, int]], start: int, time: int) -> None:
    outages = tuple(sorted((first, first + length) for first, length in spans))
    end = clock.moment_after(start, time, outages)
    assert clock.charged_time(start, end, outages) == time
    assert all(clock.charged_time(start, moment, outages) <= time for moment in range(start, end))
    uncovered = sum(not any(first <= moment < last for first, last in outages) for moment in range(start, end))
    assert uncovered == time


def test_a_pause_stops_the_clock() -> None:
    running = (clock.begin(SeatClock(60_000), 0),)
    frozen = clock.paused(running, 10_000, ())
    assert clock.bank_left(FISCHER, frozen[0], 99_000, ()) == 50_000
    assert clock.overdue(FISCHER, frozen, 10**9, ()) is None
    on = clock.resumed(frozen, 100_000)
    assert clock.deadline(FISCHER, on[0], ()) == 150_000


def test_time_is_added_and_taken_but_not_below_zero() -> None:
    running = (clock.begin(SeatClock(60_000), 0),)
    more = clock.after_added_time(FISCHER, running, 0, 30_000, 10_000, ())
    assert clock.bank_left(FISCHER, more[0], 10_000, ()) == 80_000
    less = clock.after_added_time(FISCHER, running, 0, -90_000, 10_000, ())
    assert clock.bank_left(FISCHER, less[0], 10_000, ()) == 0
    assert clock.deadline(FISCHER, less[0], ()) == 10_000


def test_time_outs_take_the_steps_of_the_time_control_in_order() -> None:
    steps = (TimeOutAction.DEFAULT_MOVE, TimeOutAction.BOT)
    control = TimeControl(delay_seconds=60, on_time_out=steps)
    assert [clock.time_out_action(control, count) for count in range(4)] == [*steps, steps[1], steps[1]]
    assert [clock.time_out_action(PER_MOVE, count) for count in range(4)] == [
        TimeOutAction.DEFAULT_MOVE,
        TimeOutAction.DEFAULT_MOVE,
        TimeOutAction.FORFEIT,
        TimeOutAction.FORFEIT,
    ]


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(("hallertau", "lagranja")), st.sampled_from((2, 3)))
def test_no_sequence_of_moves_and_undos_wins_time(number: int, name: str, seats: int) -> None:
    """A bank is never above its beginning and one increment for each visit that ended with an action that stands."""
    random = Random(number)
    game = Simulation(
        name, seats, TimeControl(bank_seconds=600, increment_seconds=7, delay_seconds=3), seed=str(number)
    )
    credits, last, acted = [0] * seats, [0] * seats, [False] * seats
    for _ in range(40):
        if game.head.over:
            break
        asked = game.head.to_act
        game.now += random.choice((1, 500, 4_000))
        seat = random.randrange(seats)
        before = game.bank(seat)
        if game.undoable(seat) and random.random() < 0.5:
            game.undo(seat, random.randint(1, game.undoable(seat)))
            assert game.bank(seat) <= before, "an undo wins no time"
            acted[seat] = False
            if seat not in asked and seat in game.head.to_act:
                credits[seat], last[seat] = credits[seat] - last[seat], 0
        elif actions := game.actions(seat):
            action = random.choice(actions)
            game.play(seat, action.id)
            in_turn = action.window in ("TURN", "SIMULTANEOUS") and not action.kind.startswith("ready")
            acted[seat] = acted[seat] or (in_turn and seat in asked)
        for one in asked:
            if one not in game.head.to_act:
                last[one] = int(acted[one])
                credits[one] += last[one]
                acted[one] = False
        assert all(game.bank(one) <= 600_000 + 7_000 * credits[one] for one in range(seats))


def test_an_action_that_is_taken_back_within_a_visit_earns_nothing() -> None:
    asked = (clock.begin(SeatClock(60_000), 0),)
    acted = clock.after_move(FISCHER, asked, (0,), 1_000, (), earner=0)
    undone = clock.after_undo(acted, (0,), 2_000, undoer=0)
    assert clock.after_move(FISCHER, undone, (), 3_000, ())[0].bank == 57_000
