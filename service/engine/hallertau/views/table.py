"""The view of a table and its seats, built up from nothing: the seed and the order of the Quadrant stack never appear.

The view of a seat is cached by everything that it is made of.
"""

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from msgspec.msgpack import encode
from msgspec.structs import replace

from service.engine.hallertau.cards.decks import DECKS, deck_of
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.fields import FieldKey, field_key
from service.engine.hallertau.resources import PLACES
from service.engine.hallertau.scoring import score
from service.engine.hallertau.spaces import SPACES, next_row
from service.engine.hallertau.state import NO_GOOD, NOBODY, Seat, State, community_center, free_tools, window
from service.engine.hallertau.views.structs import (
    CRAFT_ENUM,
    GOOD_ENUM,
    GOOD_NAMES,
    SPACE_ENUM,
    CraftView,
    FieldView,
    SeatView,
    SpaceView,
    View,
)
from service.engine.hallertau.workers import closed_spaces
from service.engine.kernel.cache import MOST_CACHED, BoundedCache
from service.engine.kernel.event import Viewer
from service.engine.kernel.view import Cards

SEAT_VIEWS: Final[BoundedCache[Hashable, SeatView]] = BoundedCache()
SPACE_VIEWS: Final[BoundedCache[tuple[bytes, bool], tuple[SpaceView, ...]]] = BoundedCache()


def view(state: State, viewer: Viewer) -> View:
    """Return the view of the table for a seat or a spectator."""
    return View(
        viewer=viewer,
        round=state.round,
        phase=state.phase,
        over=state.over,
        first_player=state.first_player,
        active=None if state.active == NOBODY else state.active,
        quadrant_card=state.quadrant_card or None,
        quadrants_cleared=tuple(state.cleared),
        quadrant_cards_left=len(state.quadrant_stack),
        deck_sizes={deck: len(cards) for deck, cards in state.decks.items()},
        spaces=SPACE_VIEWS.once((encode(state.board), state.with_cards), lambda: view_spaces(state)),
        seats=tuple([view_seat(state, me, viewer) for me in range(len(state.seats))]),
    )


def view_spaces(state: State) -> tuple[SpaceView, ...]:
    """Return the views of all action spaces with the Workers on them."""
    closed = closed_spaces(state.with_cards)
    return tuple([view_space(index, tuple(workers), index in closed) for index, workers in enumerate(state.board)])


@cache
def view_space(index: int, workers: tuple[int, ...], closed: bool) -> SpaceView:
    """Return the view of an action space."""
    space = SPACES[index]
    cost = None if closed else next_row(list(workers)) or None
    return SpaceView(SPACE_ENUM[index], space.quadrant, workers, closed, cost)


def view_seat(state: State, me: int, viewer: Viewer) -> SeatView:
    """Return the view of a seat, from the cache if nothing that it shows has changed."""
    seat = state.seats[me]
    key = (encode(seat), me, state.with_cards)
    if viewer == me:
        return SEAT_VIEWS.once(
            (key, viewer), lambda: view_for_owner(seat, SEAT_VIEWS.once(key, lambda: view_for_all(state, me)))
        )
    return SEAT_VIEWS.once(key, lambda: view_for_all(state, me))


def view_for_all(state: State, me: int) -> SeatView:
    """Return the view of a seat for everybody, with the score as it would be now (H-101)."""
    seat = state.seats[me]
    return SeatView(
        seat=me,
        workers=seat.workers,
        goods=dict(zip(GOOD_NAMES, seat.goods, strict=True)),
        fields=tuple([view_field(key) for key in sorted(map(field_key, seat.fields))]),
        sheep=dict(zip(PLACES, seat.sheep, strict=True)),
        holders=tuple(seat.holders),
        jewelry=seat.jewelry,
        tools=seat.tools,
        free_tools=free_tools(seat),
        crafts=tuple(
            [view_craft(craft, at, tuple(seat.boulders[craft])) for craft, at in enumerate(seat.crafts)],
        ),
        community_center=community_center(seat),
        window=window(seat),
        pending=tuple([str(frame.__struct_config__.tag) for frame in reversed(seat.frames)]),
        hand_counts=count_decks(tuple(seat.hand)),
        played=tuple(seat.played),
        score=score(state, seat),
    )


def view_for_owner(seat: Seat, shown: SeatView) -> SeatView:
    """Return the view of a seat for its owner: with hand, discarded cards and the stop points it skips."""
    return replace(
        shown,
        hand=Cards(tuple(seat.hand)),
        discarded=Cards(tuple(seat.discarded)),
        ready_through=seat.ready_through,
        ready_while_idle=seat.ready_while_idle,
    )


@lru_cache(MOST_CACHED)
def count_decks(hand: tuple[int, ...]) -> dict[str, int]:
    """Count the cards in hand by deck: everybody sees their backs (H-101)."""
    backs = [deck_of(card) for card in hand]
    return {deck: number for deck in DECKS if (number := backs.count(deck))}


@cache
def view_craft(craft: int, position: int, boulders: tuple[int, ...]) -> CraftView:
    """Return the view of a Craft Building, without the Boulders that are off the board."""
    on_board = tuple(boulder for boulder in boulders if boulder <= EDITION.last_space)
    return CraftView(CRAFT_ENUM[craft], position, on_board)


@lru_cache(MOST_CACHED)
def view_field(key: FieldKey) -> FieldView:
    """Return the view of a Field."""
    row, good, amount, harvested, named_by = key
    name = None if good == NO_GOOD else GOOD_ENUM[good]
    return FieldView(row=row, good=name, amount=amount, harvested=harvested, named_by=named_by)
