"""The table as plain data: everything that must survive a restart, and nothing that can be derived."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from service.engine.kernel.event import SPECTATORS
from service.engine.lagranja.frames import Pending
from service.engine.lagranja.goods import GOODS

NOBODY: Final = -1
EMPTY: Final = -1
NEUTRAL: Final = -2
"""Owners on the market that are not seats: no stall, and a stall of the neutral player of the solo game."""

VpSource = Literal[
    "setup", "buildings", "barrows", "removed_stalls", "market", "siesta", "roofs", "effects", "paid", "silver"
]
VP_SOURCES: Final[tuple[VpSource, ...]] = (
    "setup",
    "buildings",
    "barrows",
    "removed_stalls",
    "market",
    "siesta",
    "roofs",
    "effects",
    "paid",
    "silver",
)
"""Where VP come from; `paid` is never above zero."""


class Settings(Struct, frozen=True):
    """The settings of a game: 25 markers each or any number, open VP, how extra deliveries are bought."""

    marker_limit: Annotated[bool, Meta(description="25 markers for each seat; false: any number")] = True
    open_vp: Annotated[bool, Meta(description="true: everybody sees the VP of all seats; false: VP are secret")] = False
    extra_deliveries: Annotated[
        Literal["one_at_a_time", "all_up_front"],
        Meta(description="buy each extra delivery after the one before was made, or all before the first"),
    ] = "one_at_a_time"


class Field(Struct, array_like=True):
    """A card as a field, with what has grown on it."""

    card: int
    goods: int = 0


class Barrow(Struct, array_like=True):
    """A card as a barrow: which of its symbols are filled, as bits."""

    card: int
    filled: int = 0


class Helper(Struct, array_like=True):
    """A card as a helper, with the mark of its use in this round."""

    card: int
    used: bool = False


class Roof(Struct, array_like=True):
    """A roof on the farmhouse, face up until it is used."""

    tile: str
    up: bool = True


class Tile(Struct, array_like=True):
    """A craft tile: turned at the end of the round in which it was won."""

    building: int
    turned: bool = False


class Mark(Struct, array_like=True):
    """A revenue space that a seat marked with a helper."""

    number: int
    seat: int
    card: int


class Seat(Struct, array_like=True):
    """One seat's farm. `goods` holds silver, stores, pigs and commodities; `donkey` is the token of this round."""

    goods: list[int]
    vp: list[int]
    hand: list[int] = []
    fields: list[Field] = []
    barrows: list[Barrow] = []
    extensions: list[int] = []
    helpers: list[Helper] = []
    roofs: list[Roof] = []
    tiles: list[Tile] = []
    cargo: list[int] = field(default_factory=lambda: [0] * 6)
    dice: list[int] = []
    donkey: int = 0
    donkeys_used: list[int] = []
    bought_roof: bool = False


class State(Struct, array_like=True):
    """The whole table. `step` is the cursor in the round, `turns` the seats that still have theirs in this step,
    `active` the seat whose turn it is.

    `market` and `blocked` name owners and buildings by index, `dice` counts the dice on each revenue space, `track`
    holds the discs of each position from below. `starts`: in the solo game, whether the player goes before the neutral
    player.
    """

    seed: str
    edition: str
    marker_limit: bool
    open_vp: bool
    all_up_front: bool
    seats: list[Seat]
    order: list[int]
    deck: list[int]
    market: list[int]
    blocked: list[int]
    track: list[list[int]]
    discard: list[int] = []
    roofs: list[str] = []
    dice: list[int] = field(default_factory=lambda: [0] * 6)
    last_die: int = 0
    discarded_dice: list[int] = []
    marked: list[Mark] = []
    round: int = 1
    step: int = 0
    begun: bool = False
    turns: list[int] = []
    active: int = NOBODY
    stack: list[Pending] = []
    revealed: bool = False
    starts: bool = True
    shuffles: int = 0
    rerolls: int = 0
    over: bool = False


def new_seat() -> Seat:
    """Return a farm with nothing on it."""
    return Seat(goods=[0] * len(GOODS), vp=[0] * len(VP_SOURCES))


def total_vp(seat: Seat) -> int:
    """Return the total VP of a seat, which are secret."""
    return sum(seat.vp)


def count_stalls(state: State, me: int) -> int:
    """Count the stalls of a seat on the market."""
    return state.market.count(me)


def markers_used(state: State, me: int) -> int:
    """Count the markers of a seat that are in use (§2.4)."""
    seat = state.seats[me]
    return (
        sum(seat.goods[1:])
        + sum([lying.goods for lying in seat.fields])
        + sum([barrow.filled.bit_count() for barrow in seat.barrows])
        + sum([bits.bit_count() for bits in seat.cargo])
        + len(seat.tiles)
        + count_stalls(state, me)
        + sum([helper.used for helper in seat.helpers])
    )


def siesta_position(state: State, me: int) -> int:
    """Return the position of a disc on the siesta track."""
    return [me in discs for discs in state.track].index(True)


def is_solo(state: State) -> bool:
    """Return whether one seat plays against the neutral player."""
    return len(state.seats) == 1


def everybody_else(state: State, me: int) -> tuple[int, ...]:
    """Return the viewers that learn a secret of a seat when it is revealed: all other seats and the spectators."""
    return (*(seat for seat in range(len(state.seats)) if seat != me), SPECTATORS)
