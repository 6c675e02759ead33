"""The structs of a view, with the fields of the contract's messages."""

from typing import Final

from service.engine.kernel.event import Viewer
from service.engine.kernel.result import Score
from service.engine.kernel.view import Cards, ViewPart, enum_names
from service.engine.lagranja.goods import GOODS, NAMES
from service.engine.lagranja.steps import PHASES, STEPS


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
    """A craft building: its blocking marker, whether the bonus for the first is left, and who completed it."""

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
    """The view of one seat. What only its owner may know is None for everybody else."""

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
