"""What a viewer may see, built up from nothing: the seed, the deck and the roofs to come never appear (G-41)."""

from msgspec import Struct

from service.engine.kernel.event import Viewer
from service.engine.kernel.result import Score
from service.engine.lagranja import donkeys, farm, frames
from service.engine.lagranja.editions import edition_of
from service.engine.lagranja.goods import DIE_NUMBERS, GOODS, NAMES, Phase
from service.engine.lagranja.scoring import score
from service.engine.lagranja.state import EMPTY, NEUTRAL, NOBODY, State, siesta_position, total_vp
from service.engine.lagranja.steps import STEPS


class SpaceView(Struct, frozen=True):
    """A market space with the stall on it; spaces that this game does not use are left out."""

    id: str
    value: int
    seat: int | None
    neutral: bool


class MarkView(Struct, frozen=True):
    """A revenue space that a seat marked: others may not take the last die there."""

    number: int
    seat: int


class PositionView(Struct, frozen=True):
    """A position of the siesta track: its VP, and the discs on it from below."""

    vp: int
    discs: tuple[int, ...]


class BuildingView(Struct, frozen=True):
    """A craft building: the number of its blocking marker, whether the VP of its grey space lie there, who is done."""

    id: str
    blocking_marker: int | None
    first_bonus: bool
    completed: tuple[int, ...]


class FieldView(Struct, frozen=True):
    """A field and what lies on it."""

    card: int
    crop: str
    goods: int


class CargoView(Struct, frozen=True):
    """The symbols of a barrow or of the own row of a building; `delivered` are the filled ones."""

    goods: tuple[str, ...]
    delivered: tuple[bool, ...]


class BarrowView(Struct, frozen=True):
    """A barrow with its value."""

    card: int
    value: int
    cargo: CargoView


class HelperView(Struct, frozen=True):
    """A helper, and whether it was used in this round."""

    card: int
    used: bool


class RoofView(Struct, frozen=True):
    """A roof, and whether it still can be used."""

    tile: str
    face_up: bool


class TileView(Struct, frozen=True):
    """A craft tile, and whether its permanent effect holds."""

    building: str
    turned: bool


class SeatView(Struct, frozen=True):
    """One seat's farm. What only its owner may know is None for everybody else."""

    seat: int
    vp: int | None
    score: Score | None
    goods: dict[str, int]
    pig_spaces: int
    hand_size: int
    hand_limit: int
    hand: tuple[int, ...] | None
    looking_at: tuple[int, ...] | None
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
    donkey: int | None
    donkeys_available: tuple[int, ...]
    extra_delivery_limit: int
    siesta: int
    markers_free: int | None
    pending: tuple[str, ...]


class View(Struct, frozen=True):
    """The table as one viewer sees it."""

    viewer: Viewer
    edition: str
    round: int
    phase: Phase
    step: str
    over: bool
    order: tuple[int, ...]
    starts: bool
    active: int | None
    deck_size: int
    discard: tuple[int, ...]
    roofs: tuple[str, ...]
    dice: dict[int, int]
    last_die: int | None
    discarded_dice: tuple[int, ...]
    marked: tuple[MarkView, ...]
    siesta_track: tuple[PositionView, ...]
    market: tuple[SpaceView, ...]
    buildings: tuple[BuildingView, ...]
    seats: tuple[SeatView, ...]


def view(state: State, viewer: Viewer) -> View:
    """The table for a seat or a spectator."""
    edition = edition_of(state)
    return View(
        viewer=viewer,
        edition=state.edition,
        round=state.round,
        phase=farm.phase(state),
        step=STEPS[state.step],
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
        marked=tuple(MarkView(mark.number, mark.seat) for mark in state.marked),
        siesta_track=tuple(
            PositionView(vp, tuple(discs)) for vp, discs in zip(edition.siesta_vp, state.track, strict=True)
        ),
        market=tuple(view_space(state, index) for index in sorted(edition.usable(len(state.seats)))),
        buildings=tuple(view_building(state, index) for index in range(len(edition.buildings))),
        seats=tuple(view_seat(state, me, viewer) for me in range(len(state.seats))),
    )


def view_space(state: State, index: int) -> SpaceView:
    """A market space."""
    space, owner = edition_of(state).spaces[index], state.market[index]
    return SpaceView(space.id, space.value, None if owner in (EMPTY, NEUTRAL) else owner, owner == NEUTRAL)


def view_building(state: State, index: int) -> BuildingView:
    """A craft building."""
    done = tuple(me for me, seat in enumerate(state.seats) if any(tile.building == index for tile in seat.tiles))
    gone = edition_of(state).start.blocked_buildings - len(state.blocked)
    marker = gone + state.blocked.index(index) + 1 if index in state.blocked else None
    return BuildingView(edition_of(state).buildings[index].id, marker, not done, done)


def view_cargo(symbols: tuple[int, ...], bits: int) -> CargoView:
    """A row of symbols."""
    delivered = tuple(bool(bits >> index & 1) for index in range(len(symbols)))
    return CargoView(tuple(NAMES[good] for good in symbols), delivered)


def view_seat(state: State, me: int, viewer: Viewer) -> SeatView:
    """A seat's farm; for its owner the hand, the VP and a chosen donkey token."""
    edition, seat = edition_of(state), state.seats[me]
    mine = viewer == me
    knows_vp = mine or state.open_vp or state.over
    done = {tile.building for tile in seat.tiles}
    return SeatView(
        seat=me,
        vp=total_vp(seat) if knows_vp else None,
        score=score(seat) if knows_vp else None,
        goods={NAMES[good]: seat.goods[good] for good in GOODS},
        pig_spaces=farm.pig_spaces(state, me),
        hand_size=len(seat.hand),
        hand_limit=farm.hand_limit(state, me),
        hand=tuple(seat.hand) if mine else None,
        looking_at=view_look(state, me) if mine else None,
        fields=tuple(FieldView(field.card, NAMES[edition.crops[field.card]], field.goods) for field in seat.fields),
        barrows=tuple(
            BarrowView(b.card, edition.cards[b.card].barrow.value, view_cargo(edition.barrows[b.card], b.filled))
            for b in seat.barrows
        ),
        extensions=tuple(seat.extensions),
        extension_price=farm.extension_price(state, me),
        helpers=tuple(HelperView(helper.card, helper.used) for helper in seat.helpers),
        roofs=tuple(RoofView(roof.tile, roof.up) for roof in seat.roofs),
        tiles=tuple(TileView(edition.buildings[tile.building].id, tile.turned) for tile in seat.tiles),
        rows={
            building.id: view_cargo(edition.rows[index], seat.cargo[index])
            for index, building in enumerate(edition.buildings)
            if index not in done
        },
        dice=tuple(seat.dice),
        donkey_chosen=bool(seat.donkey),
        donkey=seat.donkey or None if mine or state.revealed else None,
        donkeys_available=tuple(donkeys.available(state, me)),
        extra_delivery_limit=farm.extra_delivery_limit(state, me),
        siesta=siesta_position(state, me),
        markers_free=farm.markers_free(state, me) if state.marker_limit else None,
        pending=tuple(str(f.__struct_config__.tag) for f in reversed(state.stack) if f.seat == me),
    )


def view_look(state: State, me: int) -> tuple[int, ...]:
    """The cards that a seat is looking at now."""
    frame = state.stack[-1] if state.stack else None
    return tuple(state.deck[: frame.count]) if isinstance(frame, frames.Look) and frame.seat == me else ()
