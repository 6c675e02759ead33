"""The view of one seat, cached by everything that it is made of."""

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from msgspec.msgpack import encode
from msgspec.structs import replace

from service.engine.hallertau.cards.decks import DECKS, deck_of
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.fields import FieldKey, field_key
from service.engine.hallertau.progress import free_tools
from service.engine.hallertau.resources import PLACES
from service.engine.hallertau.scoring import score
from service.engine.hallertau.state import NO_GOOD, Seat, State, community_center, window
from service.engine.hallertau.views.structs import CRAFT_ENUM, GOOD_ENUM, GOOD_NAMES, CraftView, FieldView, SeatView
from service.engine.kernel.cache import MOST_CACHED, BoundedCache
from service.engine.kernel.event import Viewer
from service.engine.kernel.view import Cards

CACHE: Final[BoundedCache[Hashable, SeatView]] = BoundedCache()


def view_seat(state: State, me: int, viewer: Viewer) -> SeatView:
    """Return the view of a seat, from the cache if nothing that it shows has changed."""
    seat = state.seats[me]
    key = (encode(seat), me, state.with_cards)
    if viewer == me:
        return CACHE.once((key, viewer), lambda: view_for_owner(seat, CACHE.once(key, lambda: view_for_all(state, me))))
    return CACHE.once(key, lambda: view_for_all(state, me))


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
