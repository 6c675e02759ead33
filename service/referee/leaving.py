"""Seats that left a game: whether the game goes on without them, and the final ranks."""

from collections.abc import Collection, Sequence

from msgspec import Struct

from service.engine.kernel.refereed import Leaving, RulingKind
from service.engine.kernel.result import Result


class Departure(Struct, frozen=True, array_like=True):
    """How and when a seat left, in milliseconds of the store's time."""

    kind: Leaving
    at: int


Departures = Sequence[Departure | None]
"""The departure of each seat; None for a seat that stayed."""


def ends_game(left: Departures, planned_bots: Sequence[str]) -> RulingKind | None:
    """Return why the game ends after a seat left; None if it goes on.

    It goes on while two or more seats stay and one of them is a person's. `planned_bots`: the bot that plays each seat
    from the beginning, "" for a person; () if there is none.
    """
    staying = [seat for seat, departure in enumerate(left) if departure is None]
    if not any(not planned_bots or not planned_bots[seat] for seat in staying):
        return RulingKind.EVERYBODY_LEFT
    return RulingKind.LAST_ONE_LEFT if len(staying) == 1 and len(left) > 1 else None


def ranks_at_the_end(result: Result, left: Departures) -> tuple[int, ...]:
    """Return the ranks of a game that was played out: seats that stayed by total and tie-break, then leavers."""
    return _ranks([(0, score.total, score.tie_break) for score in result.scores], left)


def ranks_of_leavers(left: Departures) -> tuple[int, ...]:
    """Return the ranks of a game that ended early: seats that stayed share the first rank, then come leavers."""
    return _ranks([(0, 0, 0)] * len(left), left)


def ranks_at_time_out(left: Departures, late: Collection[int]) -> tuple[int, ...]:
    """Return the ranks of a game that a clock ended.

    The seats that ran out of time are last; the others that stayed share the first rank, then come those that left.
    """
    values = [
        (-2, 0) if seat in late else (0, 0) if departure is None else (-1, departure.at)
        for seat, departure in enumerate(left)
    ]
    return tuple(1 + sum(other > value for other in values) for value in values)


def _ranks(stayed: Sequence[tuple[int, int, int]], left: Departures) -> tuple[int, ...]:
    """Return ranks by value, greater first; a seat that left is below all that stayed, and who left later is better."""
    values = [
        value if departure is None else (-1, departure.at, 0) for value, departure in zip(stayed, left, strict=True)
    ]
    return tuple(1 + sum(other > value for other in values) for value in values)


def are_ranks(ranks: Sequence[int], seats: int) -> bool:
    """Return whether numbers are ranks of all seats: 1 is best, equal seats share one, the next counts them all."""
    return len(ranks) == seats and all(rank == 1 + sum(other < rank for other in ranks) for rank in ranks)
