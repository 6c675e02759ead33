"""What a viewer may see, built up from nothing: the seed, the deck and the roofs to come never appear (G-41)."""

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct
from msgspec.msgpack import encode
from msgspec.structs import replace

from service.engine.kernel.cache import MOST_CACHED, BoundedCache
from service.engine.kernel.event import Viewer
from service.engine.kernel.result import Score
from service.engine.kernel.view import Cards, ViewPart, enum_names
from service.engine.lagranja import farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.events import Needed
from service.engine.lagranja.gains import needed_for
from service.engine.lagranja.goods import DIE_NUMBERS, GOOD, GOODS, NAMES, Phase
from service.engine.lagranja.offers import asks, left
from service.engine.lagranja.scoring import score
from service.engine.lagranja.state import EMPTY, NEUTRAL, NOBODY, Seat, State, count_stalls, siesta_position, total_vp
from service.engine.lagranja.steps import PHASES, STEPS
from service.engine.lagranja.verbs import choose_donkey


class SpaceView(ViewPart, frozen=True):
    """A market space with the stall on it; spaces that this game does not use are left out."""

    id: str
    value: int
    neutral: bool
    seat: int | None = None


class MarkView(ViewPart, frozen=True):
    """A revenue space that a seat marked: others may not take the last die there."""

    number: int
    seat: int


class PositionView(ViewPart, frozen=True):
    """A position of the siesta track: its VP, and the discs on it from below."""

    vp: int
    discs: tuple[int, ...]


class BuildingView(ViewPart, frozen=True):
    """A craft building: the number of its blocking marker, whether the VP of its grey space lie there, who is done."""

    id: str
    first_bonus: bool
    completed: tuple[int, ...]
    blocking_marker: int | None = None


class FieldView(ViewPart, frozen=True):
    """A field and what lies on it."""

    card: int
    crop: str
    goods: int


class CargoView(ViewPart, frozen=True):
    """The symbols of a barrow or of the own row of a building; `delivered` are the filled ones."""

    goods: tuple[str, ...]
    delivered: tuple[bool, ...]


class BarrowView(ViewPart, frozen=True):
    """A barrow with its value."""

    card: int
    value: int
    cargo: CargoView


class HelperView(ViewPart, frozen=True):
    """A helper, and whether it was used in this round."""

    card: int
    used: bool


class RoofView(ViewPart, frozen=True):
    """A roof, and whether it still can be used."""

    tile: str
    face_up: bool


class TileView(ViewPart, frozen=True):
    """A craft tile, and whether its permanent effect holds."""

    building: str
    turned: bool


class NeededView(ViewPart, frozen=True):
    """What a marker is needed for, one of these."""

    good: str | None = None
    card: int | None = None
    building: str | None = None


class SeatView(ViewPart, frozen=True, kw_only=True):
    """One seat's farm. What only its owner may know is None for everybody else."""

    seat: int
    vp: int | None = None
    score: Score | None = None
    goods: dict[str, int]
    pig_spaces: int
    hand_size: int
    hand_limit: int
    hand: Cards | None = None
    looking_at: Cards | None = None
    fields: tuple[FieldView, ...]
    barrows: tuple[BarrowView, ...]
    extensions: tuple[int, ...]
    extension_price: int
    helpers: tuple[HelperView, ...]
    roofs: tuple[RoofView, ...]
    tiles: tuple[TileView, ...]
    rows: dict[str, CargoView]
    dice: tuple[int, ...]
    donkey_chosen: bool
    donkey: int | None = None
    donkeys_available: tuple[int, ...]
    extra_delivery_limit: int
    siesta: int
    markers_free: int | None = None
    pending: tuple[str, ...]
    left: tuple[int, ...]
    """For each of `pending` how many are left: cards, deliveries, goods, steps; 1 where nothing is counted."""
    needed: NeededView | None = None
    """What a marker is needed for, if the first of `pending` is a shortage."""


class View(ViewPart, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: Viewer = None
    edition: str
    round: int
    phase: str
    step: str
    over: bool
    order: tuple[int, ...]
    starts: bool
    active: int | None = None
    deck_size: int
    discard: tuple[int, ...]
    roofs: tuple[str, ...]
    dice: dict[int, int]
    last_die: int | None = None
    discarded_dice: tuple[int, ...]
    marked: tuple[MarkView, ...]
    siesta_track: tuple[PositionView, ...]
    market: tuple[SpaceView, ...]
    buildings: tuple[BuildingView, ...]
    seats: tuple[SeatView, ...]


GOOD_NAMES: Final = NAMES[: len(GOODS)]
GOOD_ENUM: Final = enum_names("GOOD", NAMES)
PHASE_ENUM: Final = enum_names("PHASE", PHASES)
STEP_ENUM: Final = enum_names("STEP", STEPS)

SEEN: Final[BoundedCache[Hashable, SeatView]] = BoundedCache()


def view(state: State, viewer: Viewer) -> View:
    """The table for a seat or a spectator."""
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


view_field = cache(FieldView)
view_helper = cache(HelperView)
view_roof = cache(RoofView)
view_tile = cache(TileView)


@lru_cache(MOST_CACHED)
def view_track(edition: Edition, track: tuple[tuple[int, ...], ...]) -> tuple[PositionView, ...]:
    """The siesta track with the discs on it."""
    return tuple([PositionView(vp, discs) for vp, discs in zip(edition.siesta_vp, track, strict=True)])


@lru_cache(MOST_CACHED)
def view_market(edition: Edition, seats: int, market: tuple[int, ...]) -> tuple[SpaceView, ...]:
    """The market spaces that a game of so many seats uses."""
    used = [(edition.spaces[index], market[index]) for index in sorted(edition.usable(seats))]
    return tuple([view_space(space.id, space.value, owner) for space, owner in used])


@cache
def view_space(space: str, value: int, owner: int) -> SpaceView:
    """A market space."""
    return SpaceView(space, value, owner == NEUTRAL, None if owner in (EMPTY, NEUTRAL) else owner)


@lru_cache(MOST_CACHED)
def view_buildings(
    edition: Edition, blocked: tuple[int, ...], won: tuple[tuple[int, ...], ...]
) -> tuple[BuildingView, ...]:
    """The craft buildings, with those that have completed them in the order of seats; `won` are each seat's tiles."""
    markers = {building: edition.start.blocked_buildings - number for number, building in enumerate(reversed(blocked))}
    return tuple(
        [
            view_building(row.id, markers.get(index), tuple([me for me, tiles in enumerate(won) if index in tiles]))
            for index, row in enumerate(edition.buildings)
        ]
    )


@cache
def view_building(building: str, marker: int | None, done: tuple[int, ...]) -> BuildingView:
    """A craft building."""
    return BuildingView(building, not done, done, marker)


@cache
def view_cargo(symbols: tuple[int, ...], bits: int) -> CargoView:
    """A row of symbols."""
    delivered = tuple(bool(bits >> index & 1) for index in range(len(symbols)))
    return CargoView(tuple(GOOD_ENUM[good] for good in symbols), delivered)


@lru_cache(MOST_CACHED)
def view_rows(edition: Edition, cargo: tuple[int, ...], done: frozenset[int]) -> dict[str, CargoView]:
    """The own rows of the buildings that are not completed."""
    return {
        building.id: view_cargo(edition.rows[index], cargo[index])
        for index, building in enumerate(edition.buildings)
        if index not in done
    }


@cache
def view_barrow(card: int, value: int, symbols: tuple[int, ...], bits: int) -> BarrowView:
    """A barrow."""
    return BarrowView(card, value, view_cargo(symbols, bits))


Asked = tuple[tuple[str, int], ...]
"""What a seat is asked, and how many are left of it."""


class Showing(Struct, frozen=True):
    """What the display of a farm is made of, apart from the seat's own state."""

    edition: str
    seat: int
    open_vp: bool
    phase: Phase | None
    """None without helpers: nothing else of a farm depends on it."""
    revealed: bool
    siesta: int
    stalls: int
    is_last: bool
    marker_limit: bool


def view_seat(state: State, me: int, viewer: Viewer) -> SeatView:
    """A seat's farm; one that was seen before is given again."""
    seat = state.seats[me]
    showing = Showing(
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
    key, asked, needed = (encode(seat), showing), view_asked(state, me), view_needed(state, me)

    def farm_now() -> SeatView:
        return SEEN.once(key, lambda: show_seat(state, showing))

    if viewer == me:
        look = view_look(state, me)
        return SEEN.once((key, asked, needed, look), lambda: show_own(seat, look, asked, needed, farm_now()))
    return SEEN.once((key, asked, needed), lambda: show_asked(asked, needed, farm_now())) if asked else farm_now()


def show_seat(state: State, showing: Showing) -> SeatView:
    """A seat's farm as everybody sees it while the seat is not asked."""
    edition, me = edition_of(state), showing.seat
    seat = state.seats[me]
    return SeatView(
        seat=me,
        vp=total_vp(seat) if showing.open_vp else None,
        score=score(seat) if showing.open_vp else None,
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
        donkey=seat.donkey or None if showing.revealed else None,
        donkeys_available=tuple(choose_donkey.available(state, me)),
        extra_delivery_limit=farm.extra_delivery_limit(state, me),
        siesta=showing.siesta,
        markers_free=farm.markers_free(state, me) if showing.marker_limit else None,
        pending=(),
        left=(),
    )


def show_asked(asked: Asked, needed: Needed | None, shown: SeatView) -> SeatView:
    """A seat's farm with what the seat is asked, and what it needs a marker for."""
    pending, left = tuple([name for name, _ in asked]), tuple([left for _, left in asked])
    return replace(shown, pending=pending, left=left, needed=None if needed is None else show_needed(needed))


def show_needed(needed: Needed) -> NeededView:
    """What a seat needs a marker for."""
    good = None if needed.good is None else GOOD_ENUM[GOOD[needed.good]]
    return NeededView(good, needed.card, needed.building)


def show_own(seat: Seat, look: tuple[int, ...], asked: Asked, needed: Needed | None, shown: SeatView) -> SeatView:
    """A seat's farm for its owner: with the hand, what it is looking at, the VP and a chosen donkey token."""
    return replace(
        show_asked(asked, needed, shown),
        vp=total_vp(seat),
        score=score(seat),
        hand=Cards(tuple(seat.hand)),
        looking_at=Cards(look),
        donkey=seat.donkey or None,
    )


def view_asked(state: State, me: int) -> Asked:
    """What a seat is asked, the next first."""
    return tuple(
        [
            (frames.NAMES[type(frame)], left(state, frame))
            for frame in reversed(state.stack)
            if type(frame) in frames.ASKS and asks(state, frame, me)
        ]
    )


def view_needed(state: State, me: int) -> Needed | None:
    """What a seat needs a marker for, while it is asked for one."""
    frame = state.stack[-1] if state.stack else None
    return needed_for(state, me, frame.need) if isinstance(frame, frames.Shortage) and frame.seat == me else None


def view_look(state: State, me: int) -> tuple[int, ...]:
    """The cards that a seat is looking at now."""
    frame = state.stack[-1] if state.stack else None
    return tuple(state.deck[: frame.count]) if isinstance(frame, frames.Look) and frame.seat == me else ()
