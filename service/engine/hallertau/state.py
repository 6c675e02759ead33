"""The table as plain data: everything that must survive a restart, and nothing that can be derived."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

from service.engine.hallertau.frames import Pending, Resolving
from service.engine.hallertau.resources import CRAFTS, GOODS, PLACES
from service.engine.hallertau.triggers import Trigger
from service.engine.kernel.event import SPECTATORS

NO_GOOD: Final = -1
NOBODY: Final = -1


class Settings(Struct, frozen=True):
    """The settings of a game."""

    variant: Annotated[
        Literal["cards", "no-cards"], Meta(description="play with cards, or the official first game without them")
    ] = "cards"
    gateway: Annotated[
        Literal[0, 1, 2, 3],
        Meta(description="the deck of Gateway cards: 0 beginner, 1 advanced, 2 expert, 3 master"),
    ] = 0
    farmyard: Annotated[
        Literal[4, 5, 6, 7], Meta(description="the deck of Farmyard cards: 4 hops, 5 sheep, 6 field, 7 jewelry")
    ] = 4
    sequential_progress: Annotated[
        bool, Meta(description="true: seats play Phase 9 one after the other instead of all at once")
    ] = False


class Field(Struct, array_like=True):
    """A Field: its row and what grows there. Columns do not matter (H-76).

    `named_by`: the cards under way that refer to this Field, in ascending order (H-107).
    """

    row: int
    good: int = NO_GOOD
    amount: int = 0
    harvested: bool = False
    named_by: list[int] = []


class Tally(Struct, array_like=True):
    """The actions of a seat in the running Phase (H-27, H-34)."""

    tools: int = 0
    harvested: list[int] = field(default_factory=lambda: [0] * len(GOODS))
    steps: list[int] = field(default_factory=lambda: [0] * len(CRAFTS))


class Seat(Struct, array_like=True):
    """One seat's boards, supply and pending frames."""

    goods: list[int]
    fields: list[Field]
    crafts: list[int]
    boulders: list[list[int]]
    holders: list[int]
    sheep: list[int] = field(default_factory=lambda: [0] * len(PLACES))
    farmyard: list[int] = []
    aside: int = 0
    workers: int = 0
    tools: int = 0
    exhausted: int = 0
    jewelry: int = 0
    hand: list[int] = []
    played: list[int] = []
    discarded: list[int] = []
    fresh: list[int] = []
    queue: list[Resolving] = []
    bound: bool = False
    ready_through: int = 0
    ready_while_idle: bool = False
    frames: list[Pending] = []
    triggers: list[Trigger] = []
    tally: Tally = field(default_factory=Tally)


class State(Struct, array_like=True):
    """The whole table. `board` holds the Workers of every space by row; `step` is the cursor in the Round.

    `round` is the current Round for every rule and every card: it counts from the start of Phase 1 (H-16).
    """

    seed: str
    with_cards: bool
    gateway: int
    farmyard: int
    sequential_progress: bool
    seats: list[Seat]
    board: list[list[int]]
    quadrant_stack: list[str]
    decks: dict[str, list[int]]
    first_player: int
    round: int = 1
    phase: int = 1
    step: int = 0
    active: int = NOBODY
    stop: str = ""
    still_to_progress: list[int] = []
    quadrant_card: str = ""
    cleared: list[int] = []
    removed: list[int] = field(default_factory=lambda: [0] * 4)
    over: bool = False


def count_sheep(seat: Seat) -> int:
    """Count the Sheep of a seat in all places."""
    return sum(seat.sheep)


def community_center(seat: Seat) -> int:
    """Return the position of the Community Center, which is that of the last Craft Building (H-60)."""
    return min(seat.crafts)


def free_tools(seat: Seat) -> int:
    """Count the Tools that can still move a Boulder in this Phase (H-67)."""
    return seat.tools - seat.exhausted


def window(seat: Seat) -> int:
    """Return the number of Workers in the window of the Community Center: 6 to 12 (H-61)."""
    return workers_at(community_center(seat))


def workers_at(space: int) -> int:
    """Return the number in the window when the Community Center stands on a space."""
    return 6 + min(space, 6)


def everybody_else(state: State, me: int) -> tuple[int, ...]:
    """Return the viewers that learn a secret of a seat when it is revealed: all other seats and the spectators."""
    return (*(seat for seat in range(len(state.seats)) if seat != me), SPECTATORS)
