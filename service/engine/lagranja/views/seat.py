"""The view of one seat's farm, cached by everything that it is made of."""

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
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.events import Needed
from service.engine.lagranja.gains import needed_for
from service.engine.lagranja.goods import GOOD, Phase
from service.engine.lagranja.offers import asks, left
from service.engine.lagranja.scoring import score
from service.engine.lagranja.state import Seat, State, count_stalls, siesta_position, total_vp
from service.engine.lagranja.verbs import choose_donkey
from service.engine.lagranja.views.structs import (
    GOOD_ENUM,
    GOOD_NAMES,
    BarrowView,
    CargoView,
    FieldView,
    HelperView,
    NeededView,
    RoofView,
    SeatView,
    TileView,
)

CACHE: Final[BoundedCache[Hashable, SeatView]] = BoundedCache()

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
        return CACHE.once(key, lambda: view_for_all(state, context))

    if viewer == me:
        look = view_look(state, me)
        return CACHE.once(
            (key, pending, needed, look), lambda: view_for_owner(seat, look, pending, needed, public_view())
        )
    return (
        CACHE.once((key, pending, needed), lambda: with_pending(pending, needed, public_view()))
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
