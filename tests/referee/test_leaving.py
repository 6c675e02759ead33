"""Who leaves, whether the game goes on, and the ranks."""

import pytest

from service.engine.kernel.refereed import Leaving, RulingKind
from service.engine.kernel.result import Result, Score
from service.referee.leaving import (
    Departure,
    are_ranks,
    ends_game,
    ranks_at_the_end,
    ranks_at_time_out,
    ranks_of_leavers,
)


def left(*moments: int | None) -> list[Departure | None]:
    """Return departures at moments; None for a seat that stayed."""
    return [None if at is None else Departure(Leaving.RESIGNED, at) for at in moments]


def result(*scores: tuple[int, int]) -> Result:
    """Return a result from totals and tie-breaks."""
    return Result(tuple(Score({}, total, tie) for total, tie in scores), ())


@pytest.mark.parametrize(
    ("departures", "bots", "ruling"),
    [
        (left(None, None), (), None),
        (left(5, None), (), RulingKind.LAST_ONE_LEFT),
        (left(5), (), RulingKind.EVERYBODY_LEFT),
        (left(5, None, None), (), None),
        (left(5, 6, None), (), RulingKind.LAST_ONE_LEFT),
        (left(5, 6, None, None), (), None),
        (left(5, None), ("", "search"), RulingKind.EVERYBODY_LEFT),
        (left(5, None, None), ("", "", "search"), None),
        (left(5, 6, None), ("", "", "search"), RulingKind.EVERYBODY_LEFT),
    ],
)
def test_a_game_goes_on_while_two_seats_and_a_person_stay(
    departures: list[Departure | None], bots: tuple[str, ...], ruling: RulingKind | None
) -> None:
    assert ends_game(departures, bots) is ruling


def test_ranks_are_by_total_then_tie_break_and_equal_seats_share() -> None:
    assert ranks_at_the_end(result((50, 1), (60, 0), (50, 2), (50, 1)), left(None, None, None, None)) == (3, 1, 2, 3)


def test_leavers_are_below_all_who_stayed_and_who_left_later_is_better() -> None:
    assert ranks_at_the_end(result((99, 0), (10, 0), (98, 0), (20, 0)), left(500, None, 900, None)) == (4, 2, 3, 1)
    assert ranks_at_the_end(result((99, 0), (10, 0), (98, 0)), left(500, None, 500)) == (2, 1, 2)


def test_seats_that_stayed_share_the_first_rank_of_a_game_that_ended_early() -> None:
    assert ranks_of_leavers(left(5, None, 6, None)) == (4, 1, 3, 1)


@pytest.mark.parametrize(
    ("ranks", "valid"),
    [((1, 2), True), ((1, 1), True), ((2, 1), True), ((1, 3), False), ((2, 2), False), ((1,), False), ((0, 1), False)],
)
def test_ranks_count_equal_seats(ranks: tuple[int, ...], valid: bool) -> None:
    assert are_ranks(ranks, 2) is valid


def test_ranks_of_three_and_four() -> None:
    assert are_ranks((1, 1, 3), 3)
    assert are_ranks((4, 1, 2, 2), 4)
    assert not are_ranks((1, 1, 2), 3)


def test_a_game_goes_on_while_nobody_left() -> None:
    assert ends_game((None,), ()) is None
    assert ends_game((None, None), ()) is None


def test_who_has_left_is_below_those_who_stayed_when_the_clock_ends_the_game() -> None:
    assert ranks_at_time_out(left(None, None, None), [1]) == (1, 3, 1)
    assert ranks_at_time_out(left(None, None, 5), [0]) == (3, 1, 2)
    assert ranks_at_time_out(left(7, None, None, 5), [1]) == (2, 4, 1, 3)
    assert ranks_at_time_out(left(None, None), [0, 1]) == (1, 1)
