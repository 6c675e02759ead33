"""What a viewer may see, built up from nothing: the seed and the order of the Quadrant stack never appear."""

from collections.abc import Hashable
from functools import cache, lru_cache
from typing import Final

from msgspec.msgpack import encode
from msgspec.structs import replace

from service.engine.hallertau.cards.decks import DECKS, deck_of
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.fields import FieldKey, field_key
from service.engine.hallertau.progress import free_tools
from service.engine.hallertau.resources import CRAFTS, GOODS, PLACES, RESOURCES
from service.engine.hallertau.scoring import score
from service.engine.hallertau.spaces import SPACES, next_row
from service.engine.hallertau.state import NO_GOOD, NOBODY, Seat, State, community_center, window
from service.engine.hallertau.workers import closed_spaces
from service.engine.kernel.cache import MOST_CACHED, BoundedCache
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
    """One seat's display. What only its owner may know is None for everybody else."""

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

SEEN: Final[BoundedCache[Hashable, SeatView]] = BoundedCache()
BOARDS: Final[BoundedCache[tuple[bytes, bool], tuple[SpaceView, ...]]] = BoundedCache()


def view(state: State, viewer: Viewer) -> View:
    """The table for a seat or a spectator; without cards every seat sees the same."""
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
        spaces=BOARDS.once((encode(state.board), state.with_cards), lambda: view_spaces(state)),
        seats=tuple([view_seat(state, me, viewer) for me in range(len(state.seats))]),
    )


def view_spaces(state: State) -> tuple[SpaceView, ...]:
    """All action spaces with the Workers on them."""
    closed = closed_spaces(state.with_cards)
    return tuple([view_space(index, tuple(workers), index in closed) for index, workers in enumerate(state.board)])


@cache
def view_space(index: int, workers: tuple[int, ...], closed: bool) -> SpaceView:
    """An action space."""
    space = SPACES[index]
    cost = None if closed else next_row(list(workers)) or None
    return SpaceView(SPACE_ENUM[index], space.quadrant, workers, closed, cost)


def view_seat(state: State, me: int, viewer: Viewer) -> SeatView:
    """A seat's display; one that was seen before is given again."""
    seat = state.seats[me]
    key = (encode(seat), me, state.with_cards)
    if viewer == me:
        return SEEN.once((key, viewer), lambda: show_own(seat, SEEN.once(key, lambda: show_seat(state, me))))
    return SEEN.once(key, lambda: show_seat(state, me))


def show_seat(state: State, me: int) -> SeatView:
    """A seat's display as everybody sees it, and what its score would be now (H-101)."""
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


def show_own(seat: Seat, shown: SeatView) -> SeatView:
    """A seat's display for its owner: with the hand, the discarded cards and what it said ahead."""
    return replace(
        shown,
        hand=Cards(tuple(seat.hand)),
        discarded=Cards(tuple(seat.discarded)),
        ready_through=seat.ready_through,
        ready_while_idle=seat.ready_while_idle,
    )


@lru_cache(MOST_CACHED)
def count_decks(hand: tuple[int, ...]) -> dict[str, int]:
    """The cards in hand by deck: everybody sees their backs (H-101)."""
    backs = [deck_of(card) for card in hand]
    return {deck: number for deck in DECKS if (number := backs.count(deck))}


@cache
def view_craft(craft: int, position: int, boulders: tuple[int, ...]) -> CraftView:
    """A Craft Building; Boulders off the board are not in its way."""
    on_board = tuple(boulder for boulder in boulders if boulder <= EDITION.last_space)
    return CraftView(CRAFT_ENUM[craft], position, on_board)


@lru_cache(MOST_CACHED)
def view_field(key: FieldKey) -> FieldView:
    """A Field."""
    row, good, amount, harvested, named_by = key
    name = None if good == NO_GOOD else GOOD_ENUM[good]
    return FieldView(row=row, good=name, amount=amount, harvested=harvested, named_by=named_by)
