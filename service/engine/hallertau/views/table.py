"""The view of the whole table, built up from nothing: the seed and the order of the Quadrant stack never appear."""

from functools import cache
from typing import Final

from msgspec.msgpack import encode

from service.engine.hallertau.spaces import SPACES, next_row
from service.engine.hallertau.state import NOBODY, State
from service.engine.hallertau.views.seat import view_seat
from service.engine.hallertau.views.structs import SPACE_ENUM, SpaceView, View
from service.engine.hallertau.workers import closed_spaces
from service.engine.kernel.cache import BoundedCache
from service.engine.kernel.event import Viewer

CACHE: Final[BoundedCache[tuple[bytes, bool], tuple[SpaceView, ...]]] = BoundedCache()


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
        spaces=CACHE.once((encode(state.board), state.with_cards), lambda: view_spaces(state)),
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
