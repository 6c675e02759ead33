"""What must always hold at a Hallertau table, and how another world that looks the same is dealt."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.progress import OFF_BOARD
from service.engine.hallertau.resources import HIGHEST_ROW, LOWEST_ROW, MOST_FIELDS, MOST_JEWELRY, ROUNDS, STABLES
from service.engine.hallertau.state import NO_GOOD, NOBODY, Seat, State
from service.engine.kernel.conformance import Case
from service.engine.kernel.event import Viewer
from service.engine.kernel.rng import Stream


class HallertauWitness:
    """How Hallertau is checked."""

    cases: Sequence[Case] = (
        *(Case({"variant": "no-cards"}, seats) for seats in (1, 2, 3, 4)),
        *(Case({"variant": "no-cards", "sequential_progress": True}, seats) for seats in (2, 4)),
    )

    def invariants(self, state: State) -> Iterator[str]:
        """What is wrong with a table."""
        yield from wrong_with_board(state)
        for me, seat in enumerate(state.seats):
            yield from (f"seat {me}: {wrong}" for wrong in wrong_with_seat(state, seat))

    def redeal(self, state: State, viewer: Viewer, seed: str) -> State:
        """Another seed and another order of the Quadrant stack: nobody knows either."""
        state.seed = seed
        state.quadrant_stack = Stream(seed, "redeal").shuffle(state.quadrant_stack)
        return state


def wrong_with_board(state: State) -> Iterator[str]:
    """Rows fill from the bottom with as many Workers as their number; each Quadrant card is there once."""
    for rows in state.board:
        if any(workers not in (0, row) for row, workers in enumerate(rows, 1)):
            yield f"a row of a space holds a wrong number of Workers: {rows}"
        if any(upper and not lower for lower, upper in pairwise(rows)):
            yield f"a row of a space is filled above an empty one: {rows}"
    left = len(EDITION.quadrant_cards) - state.round if len(state.seats) < 4 else 0
    if len(set(state.quadrant_stack)) != len(state.quadrant_stack) or len(state.quadrant_stack) != left:
        yield f"{left} Quadrant cards should be left in Round {state.round}: {state.quadrant_stack}"
    if state.active != NOBODY and any(seat.frames for me, seat in enumerate(state.seats) if me != state.active):
        yield "somebody else is asked in the turn of the active seat"


def wrong_with_seat(state: State, seat: Seat) -> Iterator[str]:
    """Nothing is negative, caps hold, Sheep stand where a card lies, Boulders are ahead of their crafts."""
    amounts = (*seat.goods, *seat.sheep, seat.workers, seat.tools, seat.exhausted, seat.jewelry)
    if min(amounts) < 0:
        yield f"something is negative: {amounts}"
    if seat.exhausted > seat.tools:
        yield f"{seat.exhausted} of {seat.tools} Tools are exhausted"
    if seat.jewelry > MOST_JEWELRY:
        yield f"{seat.jewelry} Jewelry"
    if len(seat.fields) > MOST_FIELDS:
        yield f"{len(seat.fields)} Fields"
    for field in seat.fields:
        if not LOWEST_ROW <= field.row <= HIGHEST_ROW or (field.good == NO_GOOD) != (field.amount == 0):
            yield f"an impossible Field: {field}"
    if any(sheep and place + 1 not in seat.holders for place, sheep in enumerate(seat.sheep[:STABLES])):
        yield f"Sheep {seat.sheep} stand beside the cards {seat.holders}"
    if seat.holders != list(range(state.round + 1, ROUNDS + 1)):
        yield f"the cards {seat.holders} lie on the Stable board in Round {state.round}"
    for position, boulders in zip(seat.crafts, seat.boulders, strict=True):
        near, far = boulders
        if not 0 <= position <= EDITION.last_space:
            yield f"a craft stands at {position}"
        if not (near < far or near == far == OFF_BOARD) or (near <= position and near != OFF_BOARD):
            yield f"Boulders at {boulders} before a craft at {position}"


WITNESS: Final = HallertauWitness()
