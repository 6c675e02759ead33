"""Place the last Worker in the second row of a space and use it."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.spaces import SPACE, SPACES
from service.engine.hallertau.state import State
from service.engine.hallertau.verb import REACTION, Args, Verb, make_action
from service.engine.hallertau.verbs.place import use_space
from service.engine.hallertau.workers import is_open
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class SecondRow(Args, frozen=True, tag="second_row"):
    """Place the last Worker in the second row of a space and use it."""

    space: str


@cache
def second_row_action(space: str) -> Action:
    """Make the action with an id such as `second_row:nursery`."""
    return make_action(f"second_row:{space}", SecondRow(space), REACTION)


def offer_second_row(state: State, me: int, frame: frames.SecondRow) -> Iterator[Action]:
    """Offer every space whose second row is empty, whatever stands in the first (H-44)."""
    if state.seats[me].workers:
        for index, rows in enumerate(state.board):
            if not rows[1] and is_open(state, index):
                yield second_row_action(SPACES[index].name)


def resolve_second_row(state: State, me: int, frame: frames.SecondRow, chosen: SecondRow, log: list[Event]) -> None:
    """Fill the row with one Worker and use the space; if it was the seat's turn, the turn is over (H-44)."""
    seat = state.seats[me]
    seat.workers -= 1
    seat.frames = [pending for pending in seat.frames if not isinstance(pending, frames.Turn)]
    use_space(state, me, SPACE[chosen.space], 2, 1, log)


VERB: Final = Verb(offers={frames.SecondRow: offer_second_row}, resolves={SecondRow: resolve_second_row})
