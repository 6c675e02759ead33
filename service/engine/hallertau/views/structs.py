"""The structs of a view, with the fields of the contract's messages."""

from typing import Final

from service.engine.hallertau.resources import CRAFTS, GOODS, RESOURCES
from service.engine.hallertau.spaces import SPACES
from service.engine.kernel.event import Viewer
from service.engine.kernel.result import Score
from service.engine.kernel.view import Cards, ViewPart, enum_names


class SpaceView(ViewPart, frozen=True):
    """An action space: the Workers by row, and what the next use costs (None: full or closed)."""

    name: str
    quadrant: int
    rows: tuple[int, ...]
    closed: bool
    next_cost: int | None = None


class CraftView(ViewPart, frozen=True):
    """A Craft Building and its Boulders that are on the board."""

    name: str
    position: int
    boulders: tuple[int, ...]


class FieldView(ViewPart, frozen=True, kw_only=True):
    """A Field, with the cards under way that refer to it."""

    row: int
    good: str | None = None
    amount: int
    harvested: bool
    named_by: tuple[int, ...]


class SeatView(ViewPart, frozen=True, kw_only=True):
    """The view of one seat. What only its owner may know is None for everybody else."""

    seat: int
    workers: int
    goods: dict[str, int]
    fields: tuple[FieldView, ...]
    sheep: dict[str, int]
    holders: tuple[int, ...]
    jewelry: int
    tools: int
    free_tools: int
    crafts: tuple[CraftView, ...]
    community_center: int
    window: int
    pending: tuple[str, ...]
    hand_counts: dict[str, int]
    hand: Cards | None = None
    played: tuple[int, ...]
    discarded: Cards | None = None
    ready_through: int | None = None
    ready_while_idle: bool | None = None
    score: Score


class View(ViewPart, frozen=True, kw_only=True):
    """The table as one viewer sees it."""

    viewer: Viewer = None
    round: int
    phase: int
    over: bool
    first_player: int
    active: int | None = None
    quadrant_card: str | None = None
    quadrants_cleared: tuple[int, ...]
    quadrant_cards_left: int
    deck_sizes: dict[str, int]
    spaces: tuple[SpaceView, ...]
    seats: tuple[SeatView, ...]


GOOD_NAMES: Final = tuple(RESOURCES[good] for good in GOODS)
GOOD_ENUM: Final = enum_names("GOOD", GOOD_NAMES)
SPACE_ENUM: Final = enum_names("SPACE", (space.name for space in SPACES))
CRAFT_ENUM: Final = enum_names("CRAFT", CRAFTS)
