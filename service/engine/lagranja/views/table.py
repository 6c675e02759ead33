"""The view of the whole table, built up from nothing: seed, deck and hidden roofs never appear (G-41)."""

from functools import cache, lru_cache

from service.engine.kernel.cache import MOST_CACHED
from service.engine.kernel.event import Viewer
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.goods import DIE_NUMBERS
from service.engine.lagranja.state import EMPTY, NEUTRAL, NOBODY, State
from service.engine.lagranja.views.seat import view_seat
from service.engine.lagranja.views.structs import (
    PHASE_ENUM,
    STEP_ENUM,
    BuildingView,
    MarkView,
    PositionView,
    SpaceView,
    View,
)


def view(state: State, viewer: Viewer) -> View:
    """Return the view of the table for a seat or a spectator."""
    edition = edition_of(state)
    return View(
        viewer=viewer,
        edition=state.edition,
        round=state.round,
        phase=PHASE_ENUM[state.step],
        step=STEP_ENUM[state.step],
        over=state.over,
        order=tuple(state.order),
        starts=state.starts,
        active=None if state.active == NOBODY else state.active,
        deck_size=len(state.deck),
        discard=tuple(state.discard),
        roofs=tuple(state.roofs),
        dice={number: count for number, count in zip(DIE_NUMBERS, state.dice, strict=True) if count},
        last_die=state.last_die or None,
        discarded_dice=tuple(state.discarded_dice),
        marked=tuple([MarkView(mark.number, mark.seat) for mark in state.marked]),
        siesta_track=view_track(edition, tuple(map(tuple, state.track))),
        market=view_market(edition, len(state.seats), tuple(state.market)),
        buildings=view_buildings(
            edition, tuple(state.blocked), tuple([tuple([tile.building for tile in s.tiles]) for s in state.seats])
        ),
        seats=tuple([view_seat(state, me, viewer) for me in range(len(state.seats))]),
    )


@lru_cache(MOST_CACHED)
def view_track(edition: Edition, track: tuple[tuple[int, ...], ...]) -> tuple[PositionView, ...]:
    """Return the positions of the siesta track with the discs on them."""
    return tuple([PositionView(vp, discs) for vp, discs in zip(edition.siesta_vp, track, strict=True)])


@lru_cache(MOST_CACHED)
def view_market(edition: Edition, seats: int, market: tuple[int, ...]) -> tuple[SpaceView, ...]:
    """Return the market spaces that a game with this number of seats uses."""
    used = [(edition.spaces[index], market[index]) for index in sorted(edition.usable(seats))]
    return tuple([view_space(space.id, space.value, owner) for space, owner in used])


@cache
def view_space(space: str, value: int, owner: int) -> SpaceView:
    """Return the view of a market space."""
    return SpaceView(space, value, owner == NEUTRAL, None if owner in (EMPTY, NEUTRAL) else owner)


@lru_cache(MOST_CACHED)
def view_buildings(
    edition: Edition, blocked: tuple[int, ...], won: tuple[tuple[int, ...], ...]
) -> tuple[BuildingView, ...]:
    """Return the craft buildings with the seats that completed them; `won` are the tiles of each seat."""
    markers = {building: edition.start.blocked_buildings - number for number, building in enumerate(reversed(blocked))}
    return tuple(
        [
            view_building(row.id, markers.get(index), tuple([me for me, tiles in enumerate(won) if index in tiles]))
            for index, row in enumerate(edition.buildings)
        ]
    )


@cache
def view_building(building: str, marker: int | None, done: tuple[int, ...]) -> BuildingView:
    """Return the view of a craft building."""
    return BuildingView(building, not done, done, marker)
