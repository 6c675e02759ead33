"""Phase 4 turns: placing Workers and using spaces, exchanging Workers, removing rows of Workers."""

from collections.abc import Iterator
from functools import cache

from service.engine.hallertau import args, events, options
from service.engine.hallertau.frames import Turn, Used
from service.engine.hallertau.spaces import SPACE, SPACES, next_row
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.triggers import WorkersExchanged
from service.engine.hallertau.verbs.take import gain
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option


@cache
def closed_spaces(with_cards: bool) -> frozenset[int]:
    """The spaces that are not in the game: without cards the corner spaces (H-123)."""
    return frozenset(index for index, space in enumerate(SPACES) if space.card and not with_cards)


def is_open(state: State, space: int) -> bool:
    """Whether a space is in the game."""
    return space not in closed_spaces(state.with_cards)


def fewest_workers(seat: Seat) -> int:
    """The fewest Workers that a turn takes: all of them for a bound seat (H-31)."""
    return seat.workers if seat.bound else 1


def offer_turn(state: State, me: int, frame: Turn) -> Iterator[Option]:
    """One placement or one exchange of 1 or more Workers; no passing (H-53).

    A bound seat must spend all Workers at once (H-31).
    """
    seat = state.seats[me]
    fewest = fewest_workers(seat)
    for index, rows in enumerate(state.board):
        row = next_row(rows)
        if fewest <= row <= seat.workers and is_open(state, index):
            yield options.place(SPACES[index].name, row)
    yield from map(options.exchange, range(max(fewest, 1), seat.workers + 1))


def resolve_place(state: State, me: int, frame: Turn, chosen: args.Place, log: list[Event]) -> None:
    """Own Workers go into the lowest empty row, then the space is used (p.8)."""
    index = SPACE[chosen.space]
    state.seats[me].workers -= chosen.workers
    use_space(state, me, index, next_row(state.board[index]), chosen.workers, log)


def use_space(state: State, me: int, index: int, row: int, workers: int, log: list[Event]) -> None:
    """Workers stand in a row of a space; its lines are asked from top to bottom."""
    state.board[index][row - 1] = workers
    state.seats[me].frames += (Used(index), *reversed(SPACES[index].lines))
    log.append(Event(events.Placed(me, SPACES[index].name, row, workers)))


def resolve_exchange(state: State, me: int, frame: Turn, chosen: args.Exchange, log: list[Event]) -> None:
    """Workers go back to the general supply for as many Tools (p.9)."""
    seat = state.seats[me]
    seat.workers -= chosen.workers
    log.append(Event(events.Exchanged(me, chosen.workers)))
    gain(state, me, {"tools": chosen.workers}, log)
    seat.triggers.append(WorkersExchanged(chosen.workers))


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
    """Empty the topmost row that holds Workers; how many they were (H-43)."""
    top = max(row for row, standing in enumerate(rows) if standing)
    workers, rows[top] = rows[top], 0
    return workers
