"""The invariants of Hallertau, and states with other secrets that look the same to a viewer."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from service.engine.hallertau.cards.printed_decks import PRINTED_DECKS
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.frames import Resolving
from service.engine.hallertau.phases import MASTER_DECK
from service.engine.hallertau.progress import OFF_BOARD
from service.engine.hallertau.redeal import others, redeal_cards, redeal_stacks
from service.engine.hallertau.resources import HIGHEST_ROW, LOWEST_ROW, MOST_FIELDS, MOST_JEWELRY, ROUNDS, STABLES
from service.engine.hallertau.state import NO_GOOD, NOBODY, Seat, State
from service.engine.kernel.conformance import Case
from service.engine.kernel.event import Viewer

NO_CARDS: Final = {"variant": "no-cards"}
BEGINNER_AND_HOPS: Final = {"variant": "cards", "gateway": 0, "farmyard": 4}


class HallertauInvariants:
    """The checks of Hallertau: without cards, and with every pair of decks."""

    cases: Sequence[Case] = (
        *(Case(NO_CARDS, seats, games=12) for seats in (1, 2, 3, 4)),
        *(Case({**NO_CARDS, "sequential_progress": True}, seats, games=12) for seats in (2, 4)),
        *(
            Case({"variant": "cards", "gateway": gateway, "farmyard": farmyard}, seats)
            for seats in (1, 2, 3, 4)
            for gateway in (0, 1, 2, 3)
            for farmyard in (4, 5, 6, 7)
        ),
        Case({**BEGINNER_AND_HOPS, "sequential_progress": True}, 3),
    )
    golden: Sequence[Case] = (*cases[:6], *(Case(BEGINNER_AND_HOPS, seats) for seats in (1, 2, 4)))

    def invariants(self, state: State) -> Iterator[str]:
        """Yield a message for each invariant that a table breaks."""
        yield from wrong_with_board(state)
        yield from wrong_with_cards(state)
        for me, seat in enumerate(state.seats):
            yield from (f"seat {me}: {wrong}" for wrong in wrong_with_seat(state, seat))

    def redeal(self, state: State, viewer: Viewer, seed: str) -> State:
        """Redeal what the viewer cannot see (H-101), without changing when a seat is asked.

        While another seat wants to be asked only if it can play, cards stay: its timing reveals something (H-09).
        """
        redeal_stacks(state, seed)
        if not any(seat.ready_while_idle for seat in others(state, viewer)):
            redeal_cards(state, viewer, seed)
        return state


def wrong_with_cards(state: State) -> Iterator[str]:
    """Check that every card of the decks in the game is in exactly one place."""
    if not state.with_cards:
        return
    lying = Counter(card for deck in state.decks.values() for card in deck)
    for seat in state.seats:
        lying.update((*seat.hand, *seat.played, *seat.discarded, *seat.farmyard))
        if len(seat.farmyard) != len(seat.holders) + bool(seat.aside):
            yield f"{len(seat.farmyard)} Farmyard cards lie on {seat.holders} and aside"
        if seat.hand != sorted(seat.hand) or not set(seat.fresh) <= set(seat.hand):
            yield f"the hand {seat.hand} with {seat.fresh} fresh is in disorder"
    hundreds = {card // 100 for card in lying}
    if set(lying.values()) != {1} or len(hundreds) != 4 or len(lying) != sum(len(PRINTED_DECKS[h]) for h in hundreds):
        yield f"cards are not conserved: {sorted(lying.elements())}"


def wrong_with_board(state: State) -> Iterator[str]:
    """Check that rows hold as many Workers as their number and fill from the bottom; each Quadrant card exists once.

    One card may put a single Worker into a second row, over an empty first one (H-44).
    """
    for rows in state.board:
        odd = state.gateway == MASTER_DECK and state.with_cards
        if any(
            workers not in (0, row) and not (odd and (row, workers) == (2, 1)) for row, workers in enumerate(rows, 1)
        ):
            yield f"a row of a space holds a wrong number of Workers: {rows}"
        if any(upper and not lower for lower, upper in pairwise(rows)) and not odd:
            yield f"a row of a space is filled above an empty one: {rows}"
    left = len(EDITION.quadrant_cards) - state.round if len(state.seats) < 4 else 0
    if len(set(state.quadrant_stack)) != len(state.quadrant_stack) or len(state.quadrant_stack) != left:
        yield f"{left} Quadrant cards should be left in Round {state.round}: {state.quadrant_stack}"
    if (
        not state.with_cards
        and state.active != NOBODY
        and any(seat.frames for me, seat in enumerate(state.seats) if me != state.active)
    ):
        yield "somebody else is asked in the turn of the active seat"


def wrong_with_seat(state: State, seat: Seat) -> Iterator[str]:
    """Check amounts and caps, that Sheep stand where a card lies, and that Boulders are ahead of their crafts."""
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
        under_way = [card.card for card in (*seat.queue, *seat.frames) if isinstance(card, Resolving)]
        if field.named_by != sorted(set(field.named_by) & set(under_way)):
            yield f"{field} is named by cards that are not under way: {under_way}"
    if any(sheep and place + 1 not in seat.holders for place, sheep in enumerate(seat.sheep[:STABLES])):
        yield f"Sheep {seat.sheep} stand beside the cards {seat.holders}"
    leaves = state.round if state.phase in (1, 2) and not seat.aside else state.round + 1
    if seat.holders != list(range(leaves, ROUNDS + 1)):
        yield f"the cards {seat.holders} lie on the Stable board in Round {state.round}"
    for position, boulders in zip(seat.crafts, seat.boulders, strict=True):
        near, far = boulders
        if not 0 <= position <= EDITION.last_space:
            yield f"a craft stands at {position}"
        if not (near < far or near == far == OFF_BOARD) or (near <= position and near != OFF_BOARD):
            yield f"Boulders at {boulders} before a craft at {position}"


INVARIANTS: Final = HallertauInvariants()
