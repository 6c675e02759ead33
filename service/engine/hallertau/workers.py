"""Workers on the action board: open spaces, the Workers that a turn must spend, and the removal of rows."""

from functools import cache

from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.state import Seat, State


@cache
def closed_spaces(with_cards: bool) -> frozenset[int]:
    """Return the spaces that are not in the game: without cards the corner spaces (H-123)."""
    return frozenset(index for index, space in enumerate(SPACES) if space.card and not with_cards)


def is_open(state: State, space: int) -> bool:
    """Return whether a space is in the game."""
    return space not in closed_spaces(state.with_cards)


def occupied(state: State) -> list[str]:
    """Return the names of the spaces with Workers on them."""
    return [space.name for space, rows in zip(SPACES, state.board, strict=True) if any(rows)]


def fewest_workers(seat: Seat) -> int:
    """Return the fewest Workers that the seat can spend in a turn: all of them for a bound seat (H-31)."""
    return seat.workers if seat.bound else 1


def remove_top_rows(state: State, quadrants: tuple[int, ...]) -> dict[str, int]:
    """Take the topmost non-empty row of Workers off each space of these Quadrants (H-43)."""
    removed: dict[str, int] = {}
    state.removed = [0, 0, 0, 0]
    for space, rows in zip(SPACES, state.board, strict=True):
        if space.quadrant in quadrants and any(rows):
            workers = take_top_row(rows)
            removed[space.name] = workers
            state.removed[space.quadrant - 1] += workers
    return removed


def take_top_row(rows: list[int]) -> int:
    """Empty the topmost row that holds Workers and return their number (H-43)."""
    top = max(row for row, standing in enumerate(rows) if standing)
    workers, rows[top] = rows[top], 0
    return workers
