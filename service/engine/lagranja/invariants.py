"""The invariants of La Granja, and states with other secrets that look the same to a viewer."""

from collections.abc import Iterator, Sequence
from typing import Final

from service.engine.kernel.conformance import Case
from service.engine.kernel.event import Viewer
from service.engine.kernel.rng import Stream
from service.engine.lagranja import farm
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.goods import MARKERS
from service.engine.lagranja.redeal import redeal_cards, redeal_donkeys
from service.engine.lagranja.state import EMPTY, NEUTRAL, VP_SOURCES, Seat, State, is_solo, markers_used, total_vp
from service.engine.lagranja.steps import STEP

LIKES: Final = ("deliver", "buy_extra_delivery", "buy_roof")
"""Kinds of actions that golden play-throughs prefer, so that barrows and buildings are completed."""


class LaGranjaInvariants:
    """The checks of La Granja: every number of seats, and every action."""

    cases: Sequence[Case] = (
        *(Case({}, seats, games=2) for seats in (1, 2, 3, 4)),
        Case({"marker_limit": False}, 2),
        Case({"open_vp": True}, 3),
        Case({"extra_deliveries": "all_up_front"}, 2),
    )
    golden: Sequence[Case] = tuple(Case({}, seats, likes=LIKES, avoids=("sell",)) for seats in (1, 2, 4))

    def invariants(self, state: State) -> Iterator[str]:
        """Yield a message for each invariant that a table breaks."""
        yield from wrong_with_cards(state)
        yield from wrong_with_market(state)
        yield from wrong_with_dice(state)
        yield from wrong_with_track(state)
        for me, seat in enumerate(state.seats):
            yield from (f"seat {me}: {wrong}" for wrong in wrong_with_seat(state, me, seat))

    def redeal(self, state: State, viewer: Viewer, seed: str) -> State:
        """Redeal what the viewer cannot see; other seats get more secret VP, so that they can pay as before."""
        state.seed = seed
        redeal_cards(state, viewer, seed)
        redeal_donkeys(state, viewer, seed)
        if not state.open_vp and not state.over:
            lot = Stream(seed, "vp")
            for me, seat in enumerate(state.seats):
                if me != viewer:
                    seat.vp[VP_SOURCES.index("effects")] += lot.uniform(9)
        return state


def wrong_with_cards(state: State) -> Iterator[str]:
    """Check that every card is in exactly one place: deck, discard pile, a hand or a farm."""
    lying = [*state.deck, *state.discard]
    for seat in state.seats:
        lying += (*seat.hand, *seat.extensions)
        for row in (seat.fields, seat.barrows, seat.helpers):
            lying += (one.card for one in row)
        if seat.hand != sorted(seat.hand):
            yield f"the hand {seat.hand} is in disorder"
    if sorted(lying) != sorted(edition_of(state).cards):
        yield f"cards are not conserved: {sorted(lying)}"


def wrong_with_market(state: State) -> Iterator[str]:
    """Check that stalls stand on usable spaces only, and neutral stalls exist only in the solo game."""
    usable = edition_of(state).usable(len(state.seats))
    for index, owner in enumerate(state.market):
        if owner != EMPTY and index not in usable:
            yield f"a stall stands on space {index}, which is not in use"
        if owner == NEUTRAL and not is_solo(state):
            yield "a neutral stall stands on the market"
    if len(set(state.blocked)) != len(state.blocked):
        yield f"a building is blocked twice: {state.blocked}"
    if any(tile.building in state.blocked for seat in state.seats for tile in seat.tiles):
        yield "a blocked building was completed"


def wrong_with_dice(state: State) -> Iterator[str]:
    """Check that the dice taken, discarded and still on spaces add up to the dice rolled."""
    rolled = edition_of(state).counts[len(state.seats)].dice if STEP["R1"] <= state.step else 0
    there = sum(state.dice) + len(state.discarded_dice) + sum(len(seat.dice) for seat in state.seats)
    if there != rolled or min(state.dice) < 0:
        yield f"{there} dice instead of {rolled}: {state.dice}"


def wrong_with_track(state: State) -> Iterator[str]:
    """Check that every disc is on the track once, and every seat in the order once."""
    seats = list(range(len(state.seats)))
    if sorted(disc for discs in state.track for disc in discs) != seats or sorted(state.order) != seats:
        yield f"discs {state.track} or order {state.order} are wrong"


def wrong_with_seat(state: State, me: int, seat: Seat) -> Iterator[str]:
    """Check that nothing is negative, markers, slots and roofs are within their limits, and tokens are used once."""
    board = edition_of(state).board
    if min(seat.goods) < 0 or total_vp(seat) < 0:
        yield f"something is negative: {seat.goods}, {total_vp(seat)} VP"
    if state.marker_limit and markers_used(state, me) > MARKERS:
        yield f"{markers_used(state, me)} markers are in use"
    if len(seat.barrows) > board.barrow_slots or len(seat.helpers) > board.helper_slots:
        yield "too many barrows or helpers"
    if len(seat.roofs) > min(state.round, farm.roof_spaces(state, me)):
        yield f"{len(seat.roofs)} roofs in round {state.round}"
    if len(set(seat.donkeys_used)) != len(seat.donkeys_used):
        yield f"a donkey token was used twice: {seat.donkeys_used}"
    if len({tile.building for tile in seat.tiles}) != len(seat.tiles):
        yield f"a building was completed twice: {seat.tiles}"
    if any(seat.cargo[tile.building] for tile in seat.tiles):
        yield "goods lie in a row that is completed"


INVARIANTS: Final = LaGranjaInvariants()
