"""The view of a table and its seats, built up from nothing: seed, deck and hidden roofs never appear (G-41).

The view of a seat is cached by everything that it is made of.
"""

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct
from msgspec.msgpack import encode
from msgspec.structs import replace

from service.engine.kernel.cache import MOST_CACHED, BoundedCache
from service.engine.kernel.event import Viewer
from service.engine.kernel.view import Cards
from service.engine.lagranja import farm, frames
from service.engine.lagranja.decisions import asks, left
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.events import Needed
from service.engine.lagranja.gains import needed_for
from service.engine.lagranja.goods import DIE_NUMBERS, GOOD, Phase
from service.engine.lagranja.scoring import score
from service.engine.lagranja.state import (
    EMPTY,
    NEUTRAL,
    NOBODY,
    Seat,
    State,
    count_stalls,
    siesta_position,
    total_vp,
)
from service.engine.lagranja.verbs import choose_donkey
from service.engine.lagranja.views.structs import (
    GOOD_ENUM,
    GOOD_NAMES,
    PHASE_ENUM,
    STEP_ENUM,
    BarrowView,
    BuildingView,
    CargoView,
    FieldView,
    HelperView,
    MarkView,
    NeededView,
    PositionView,
    RoofView,
    SeatView,
    SpaceView,
    TileView,
    View,
)

SEAT_VIEWS: Final[BoundedCache[Hashable, SeatView]] = BoundedCache()

view_field = cache(FieldView)
view_helper = cache(HelperView)
view_roof = cache(RoofView)
view_tile = cache(TileView)


Pending = tuple[tuple[str, int], ...]
"""The names of the pending frames of a seat, each with how many are left of it."""


class SeatContext(Struct, frozen=True):
    """Everything outside of a seat's own state that its view depends on: part of the cache key."""

    edition: str
    seat: int
    open_vp: bool
    phase: Phase | None
    """None without helpers, because nothing else in the view depends on the phase."""
    revealed: bool
    siesta: int
    stalls: int
    is_last: bool
    marker_limit: bool


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


def view_seat(state: State, me: int, viewer: Viewer) -> SeatView:
    """Return the view of a seat, from the cache if nothing that it shows has changed."""
    seat = state.seats[me]
    context = SeatContext(
        state.edition,
        me,
        state.open_vp or state.over,
        farm.phase(state) if seat.helpers else None,
        state.revealed,
        siesta_position(state, me),
        count_stalls(state, me),
        farm.is_last(state, me),
        state.marker_limit,
    )
    key, pending, needed = (encode(seat), context), pending_frames(state, me), view_needed(state, me)

    def public_view() -> SeatView:
        return SEAT_VIEWS.once(key, lambda: view_for_all(state, context))

    if viewer == me:
        look = view_look(state, me)
        return SEAT_VIEWS.once(
            (key, pending, needed, look), lambda: view_for_owner(seat, look, pending, needed, public_view())
        )
    return (
        SEAT_VIEWS.once((key, pending, needed), lambda: with_pending(pending, needed, public_view()))
        if pending
        else public_view()
    )


def view_for_all(state: State, context: SeatContext) -> SeatView:
    """Return the view of a seat for everybody, without its pending frames."""
    edition, me = edition_of(state), context.seat
    seat = state.seats[me]
    return SeatView(
        seat=me,
        vp=total_vp(seat) if context.open_vp else None,
        score=score(seat) if context.open_vp else None,
        goods=dict(zip(GOOD_NAMES, seat.goods, strict=True)),
        pig_spaces=farm.pig_spaces(state, me),
        hand_size=len(seat.hand),
        hand_limit=farm.hand_limit(state, me),
        fields=tuple(
            [view_field(field.card, GOOD_ENUM[edition.crops[field.card]], field.goods) for field in seat.fields]
        ),
        barrows=tuple(
            [
                view_barrow(b.card, edition.cards[b.card].barrow.value, edition.barrows[b.card], b.filled)
                for b in seat.barrows
            ]
        ),
        extensions=tuple(seat.extensions),
        extension_price=farm.extension_price(state, me),
        helpers=tuple([view_helper(helper.card, helper.used) for helper in seat.helpers]),
        roofs=tuple([view_roof(roof.tile, roof.up) for roof in seat.roofs]),
        tiles=tuple([view_tile(edition.buildings[tile.building].id, tile.turned) for tile in seat.tiles]),
        rows=view_rows(edition, tuple(seat.cargo), frozenset([tile.building for tile in seat.tiles])),
        dice=tuple(seat.dice),
        donkey_chosen=bool(seat.donkey),
        donkey=seat.donkey or None if context.revealed else None,
        donkeys_available=tuple(choose_donkey.available(state, me)),
        extra_delivery_limit=farm.extra_delivery_limit(state, me),
        siesta=context.siesta,
        markers_free=farm.markers_free(state, me) if context.marker_limit else None,
        pending=(),
        left=(),
    )


def with_pending(pending: Pending, needed: Needed | None, shown: SeatView) -> SeatView:
    """Add the pending frames of the seat, and what it needs a marker for."""
    names, counts = tuple([name for name, _ in pending]), tuple([count for _, count in pending])
    return replace(shown, pending=names, left=counts, needed=None if needed is None else needed_view(needed))


def needed_view(needed: Needed) -> NeededView:
    """Return what a seat needs a marker for, in the form of the contract."""
    good = None if needed.good is None else GOOD_ENUM[GOOD[needed.good]]
    return NeededView(good, needed.card, needed.building)


def view_for_owner(
    seat: Seat, look: tuple[int, ...], pending: Pending, needed: Needed | None, shown: SeatView
) -> SeatView:
    """Return the view of a seat for its owner: with hand, cards it looks at, VP and chosen donkey token."""
    return replace(
        with_pending(pending, needed, shown),
        vp=total_vp(seat),
        score=score(seat),
        hand=Cards(tuple(seat.hand)),
        looking_at=Cards(look),
        donkey=seat.donkey or None,
    )


def pending_frames(state: State, me: int) -> Pending:
    """Return the pending frames of a seat, the next one first."""
    return tuple(
        [
            (frames.NAMES[type(frame)], left(state, frame))
            for frame in reversed(state.stack)
            if type(frame) in frames.ASKS and asks(state, frame, me)
        ]
    )


def view_needed(state: State, me: int) -> Needed | None:
    """Return what a seat needs a marker for, if it is pending for one now."""
    frame = state.stack[-1] if state.stack else None
    return needed_for(state, me, frame.need) if isinstance(frame, frames.Shortage) and frame.seat == me else None


def view_look(state: State, me: int) -> tuple[int, ...]:
    """Return the cards of the deck that a seat is looking at."""
    frame = state.stack[-1] if state.stack else None
    return tuple(state.deck[: frame.count]) if isinstance(frame, frames.Look) and frame.seat == me else ()


@cache
def view_cargo(symbols: tuple[int, ...], bits: int) -> CargoView:
    """Return the view of a row of symbols."""
    delivered = tuple(bool(bits >> index & 1) for index in range(len(symbols)))
    return CargoView(tuple(GOOD_ENUM[good] for good in symbols), delivered)


@lru_cache(MOST_CACHED)
def view_rows(edition: Edition, cargo: tuple[int, ...], done: frozenset[int]) -> dict[str, CargoView]:
    """Return the seat's own rows of the buildings that it has not completed."""
    return {
        building.id: view_cargo(edition.rows[index], cargo[index])
        for index, building in enumerate(edition.buildings)
        if index not in done
    }


@cache
def view_barrow(card: int, value: int, symbols: tuple[int, ...], bits: int) -> BarrowView:
    """Return the view of a barrow."""
    return BarrowView(card, value, view_cargo(symbols, bits))
