"""The clock: one formula for all time controls, and no way to win time."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.engine.kernel.refereed import TimeControl, TimeOutAction
from service.referee import clock
from service.referee.clock import Outages, SeatClock

FISCHER = TimeControl(bank_seconds=60, increment_seconds=10)
DELAY = TimeControl(bank_seconds=60, delay_seconds=15)
PER_MOVE = TimeControl(delay_seconds=60)


def bank_left(control: TimeControl, one: SeatClock, now: int, outages: Outages) -> int:
    """Return what is left of a bank now."""
    bank, _, _ = clock.reading(control, one, now, outages)
    return bank


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
    assert bank_left(control, running, 1_000 + elapsed, ()) == bank
    assert clock.reading(control, running, 1_000 + elapsed, ())[1] == free


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


def test_an_outage_during_the_grace_makes_the_grace_longer() -> None:
    running = (clock.begin(SeatClock(0), 0),)
    outages = ((60_200, 90_000),)
    assert clock.deadline(PER_MOVE, running[0], outages) == 60_000
    assert clock.overdue(PER_MOVE, running, 90_299, outages) is None
    assert clock.overdue(PER_MOVE, running, 90_300, outages) == 0
    assert clock.next_deadline(PER_MOVE, running, outages) == 90_300


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
    moved = clock.after_move(FISCHER, asked, (1,), 20_000, (), earner=0, depth=1)
    assert [one.bank for one in moved] == [50_000, 60_000]
    back = clock.after_undo(FISCHER, moved, (0,), 25_000, (), undoer=0, depth=0)
    assert bank_left(FISCHER, back[0], 25_000, ()) == 40_000
    assert bank_left(FISCHER, back[1], 25_000, ()) == 60_000, "the visit that the undo ended is not charged"
    again = clock.after_move(FISCHER, back, (1,), 30_000, (), earner=0, depth=1)
    assert again[0].bank == 60_000 - 25_000 + 10_000


def test_undos_of_several_seats_go_back_over_several_visits() -> None:
    """Seats 0, 1, 0 and 1 move; then seats 1, 0, 1 and 0 take that back, one after the other."""
    clocks = (clock.begin(SeatClock(60_000), 0), SeatClock(60_000))
    for depth, seat in enumerate((0, 1, 0, 1), 1):
        clocks = clock.after_move(FISCHER, clocks, (1 - seat,), depth * 5_000, (), earner=seat, depth=depth)
    assert [one.bank for one in clocks] == [70_000, 70_000]
    for depth, seat in enumerate((1, 0, 1, 0)):
        clocks = clock.after_undo(FISCHER, clocks, (seat,), 20_000 + depth, (), undoer=seat, depth=3 - depth)
    assert clocks[0].asked
    left = [bank_left(FISCHER, one, 20_003, ()) for one in clocks]
    assert left == [55_000, 60_000], "only the first visit runs; the others were ended by undos, and earned nothing"


def test_a_visit_that_another_seat_ended_goes_on_after_the_undo_of_that_seat() -> None:
    both = (clock.begin(SeatClock(60_000), 0), clock.begin(SeatClock(60_000), 0))
    acted = clock.after_move(FISCHER, both, (0, 1), 5_000, (), earner=1, depth=1)
    ended = clock.after_move(FISCHER, acted, (), 20_000, (), earner=0, depth=2)
    assert [one.bank for one in ended] == [50_000, 50_000]
    back = clock.after_undo(FISCHER, ended, (0, 1), 30_000, (), undoer=0, depth=1)
    assert [bank_left(FISCHER, one, 30_000, ()) for one in back] == [40_000, 40_000]
    again = clock.after_move(FISCHER, back, (), 31_000, (), earner=0, depth=2)
    assert [one.bank for one in again] == [49_000, 49_000], "seat 1 keeps what it did before the undone action"


def test_a_visit_that_the_undo_of_its_own_seat_ends_is_charged() -> None:
    """Seat 0 plays out of turn, is asked for that, and takes it back; seat 1 was asked all the time."""
    clocks = clock.after_move(
        FISCHER, (SeatClock(60_000), clock.begin(SeatClock(60_000), 0)), (0, 1), 1_000, (), depth=1
    )
    back = clock.after_undo(FISCHER, clocks, (1,), 21_000, (), undoer=0, depth=0)
    assert [bank_left(FISCHER, one, 21_000, ()) for one in back] == [40_000, 39_000]


def test_an_undone_visit_earns_nothing_until_its_seat_acts_again() -> None:
    asked = (clock.begin(SeatClock(60_000), 0), SeatClock(60_000))
    moved = clock.after_move(FISCHER, asked, (1,), 20_000, (), earner=0, depth=1)
    back = clock.after_undo(FISCHER, moved, (0,), 25_000, (), undoer=0, depth=0)
    assert clock.after_move(FISCHER, back, (1,), 30_000, (), depth=1)[0].bank == 60_000 - 25_000


def test_an_undo_over_two_visits_of_a_seat_takes_back_both_increments_and_charges_both() -> None:
    """Seat 0 moves, plays out of turn so that it is asked again, moves, and takes all of that back."""
    clocks: tuple[SeatClock, ...] = (clock.begin(SeatClock(60_000), 0),)
    clocks = clock.after_move(FISCHER, clocks, (), 5_000, (), earner=0, depth=1)
    clocks = clock.after_move(FISCHER, clocks, (0,), 6_000, (), depth=2)
    clocks = clock.after_move(FISCHER, clocks, (), 13_000, (), earner=0, depth=3)
    assert clocks[0].bank == 60_000 - 5_000 + 10_000 - 7_000 + 10_000
    (back,) = clock.after_undo(FISCHER, clocks, (0,), 20_000, (), undoer=0, depth=0)
    assert bank_left(FISCHER, back, 20_000, ()) == 60_000 - 5_000 - 7_000


def test_after_a_time_out_the_bank_is_the_revival() -> None:
    control = TimeControl(bank_seconds=60, revival_seconds=20)
    (late,) = clock.after_time_out(control, (clock.begin(SeatClock(60_000), 0),), 0)
    assert (late.bank, late.asked, late.time_outs) == (20_000, False, 1)


def test_an_outage_before_a_pause_is_not_charged() -> None:
    (frozen,) = clock.paused((clock.begin(SeatClock(60_000), 0),), 10_000, ((2_000, 6_000),))
    assert bank_left(FISCHER, frozen, 99_000, ()) == 60_000 - 6_000


def test_what_cannot_be_taken_back_is_not_remembered() -> None:
    asked = (clock.begin(SeatClock(60_000), 0), SeatClock(60_000))
    moved = clock.after_move(FISCHER, asked, (1,), 1_000, (), earner=0, depth=1)
    assert len(moved[0].ended) == 1
    revealed = clock.after_move(FISCHER, moved, (0,), 2_000, (), earner=1, depth=0)
    assert [one.ended for one in revealed] == [(), ()]


def test_outages_are_not_charged_even_if_they_overlap() -> None:
    running = clock.begin(SeatClock(60_000), 1_000)
    outages = ((2_500, 2_600), (0, 3_000), (2_000, 5_000), (10_000, 11_000), (90_000, 95_000))
    assert bank_left(FISCHER, running, 12_000, outages) == 60_000 - (11_000 - 4_000 - 1_000)
    assert clock.deadline(FISCHER, running, outages) == 1_000 + 60_000 + 4_000 + 1_000


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.tuples(st.integers(0, 500), st.integers(1, 200)), max_size=6),
    st.integers(0, 300),
    st.integers(0, 400),
)
def test_the_deadline_agrees_with_the_charged_time(spans: list[tuple[int, int]], start: int, time: int) -> None:
    outages = tuple(sorted(((first, first + length) for first, length in spans), key=lambda outage: outage[1]))
    end = clock.moment_after(start, time, outages)
    assert clock.charged_time(start, end, outages) == time
    assert all(clock.charged_time(start, moment, outages) <= time for moment in range(start, end))
    uncovered = sum(not any(first <= moment < last for first, last in outages) for moment in range(start, end))
    assert uncovered == time


def test_a_pause_stops_the_clock() -> None:
    running = (clock.begin(SeatClock(60_000), 0),)
    frozen = clock.paused(running, 10_000, ())
    assert bank_left(FISCHER, frozen[0], 99_000, ()) == 50_000
    assert clock.overdue(FISCHER, frozen, 10**9, ()) is None
    on = clock.resumed(frozen, 100_000)
    assert clock.deadline(FISCHER, on[0], ()) == 150_000


def test_time_is_added_and_taken_but_not_below_zero() -> None:
    running = (clock.begin(SeatClock(60_000), 0),)
    more = clock.after_added_time(FISCHER, running, 0, 30_000, 10_000, ())
    assert bank_left(FISCHER, more[0], 10_000, ()) == 80_000
    less = clock.after_added_time(FISCHER, running, 0, -90_000, 10_000, ())
    assert bank_left(FISCHER, less[0], 10_000, ()) == 0
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


def test_an_action_that_is_taken_back_within_a_visit_earns_nothing() -> None:
    asked = (clock.begin(SeatClock(60_000), 0),)
    acted = clock.after_move(FISCHER, asked, (0,), 1_000, (), earner=0, depth=1)
    undone = clock.after_undo(FISCHER, acted, (0,), 2_000, (), undoer=0, depth=0)
    assert clock.after_move(FISCHER, undone, (), 3_000, ())[0].bank == 57_000
