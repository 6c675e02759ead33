"""Place Workers on an action space and use it, in the seat's turn."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.spaces import SPACE, SPACES, next_row
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import TURN, Args, Verb, make_action
from service.engine.hallertau.verbs.exchange import offer_exchange
from service.engine.hallertau.workers import fewest_workers, is_open
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Place(Args, frozen=True, tag="place"):
    """Place Workers on an action space."""

    space: str
    workers: int


class Placed(Body, frozen=True, tag="placed"):
    """A seat placed Workers in a row of a space."""

    seat: int
    space: str
    row: int
    workers: int


@cache
def place_action(space: str, workers: int) -> Action:
    """Make the action with an id such as `place:nursery`."""
    return make_action(f"place:{space}", Place(space, workers), TURN)


def offer_turn(state: State, me: int, frame: frames.Turn) -> Iterator[Action]:
    """Offer one placement or one exchange; a seat cannot pass (H-53)."""
    yield from offer_place(state, me)
    yield from offer_exchange(state, me)


def offer_place(state: State, me: int) -> Iterator[Action]:
    """Offer every open space whose lowest empty row the seat can fill; a bound seat must spend all Workers (H-31)."""
    seat = state.seats[me]
    fewest = fewest_workers(seat)
    for index, rows in enumerate(state.board):
        row = next_row(rows)
        if fewest <= row <= seat.workers and is_open(state, index):
            yield place_action(SPACES[index].name, row)


def resolve_place(state: State, me: int, frame: frames.Turn, chosen: Place, log: list[Event]) -> None:
    """Put own Workers into the lowest empty row, then use the space (p.8)."""
    index = SPACE[chosen.space]
    state.seats[me].workers -= chosen.workers
    use_space(state, me, index, next_row(state.board[index]), chosen.workers, log)


def step_turn(state: State, me: int, frame: frames.Turn, log: list[Event]) -> bool:
    """Drop the turn of a seat without Workers (H-53)."""
    if state.seats[me].workers:
        return False
    state.seats[me].frames.pop()
    return True


def use_space(state: State, me: int, index: int, row: int, workers: int, log: list[Event]) -> None:
    """Put Workers into a row of a space; its lines are asked from top to bottom."""
    state.board[index][row - 1] = workers
    state.seats[me].frames += (frames.Used(index), *reversed(SPACES[index].lines))
    log.append(Event(Placed(me, SPACES[index].name, row, workers)))


VERB: Final = Verb(offers={frames.Turn: offer_turn}, resolves={Place: resolve_place}, steps={frames.Turn: step_turn})
