"""Pending frames: what a seat is still asked, as plain data. The top of its stack is asked first.

The lines of the action spaces are frames too: using a space pushes its lines.
"""

from msgspec import Struct

Amount = int | str
"""A number, or the name of a quantity that is read when the line is carried out (H-13)."""


class Node(Struct, frozen=True, array_like=True):
    """A piece of the flow as plain data."""


class Turn(Node, frozen=True, tag="turn"):
    """Place Workers or exchange Workers (H-53)."""


class EndTurn(Node, frozen=True, tag="end_turn"):
    """The turn ends by an explicit command, by itself with an empty hand (H-10)."""


class Used(Node, frozen=True, tag="used"):
    """A space is in use until its lines are done (H-22, H-25)."""

    space: int


class Stop(Node, frozen=True, tag="stop"):
    """A stop point waits for this seat (H-08, H-09)."""

    name: str


class Fallow(Node, frozen=True, tag="fallow"):
    """Which empty Field slides up twice (H-77)."""


class Harvest(Node, frozen=True, tag="harvest"):
    """Which planted Field is harvested next (H-78)."""


class Progress(Node, frozen=True, tag="progress"):
    """Advance Craft Buildings or stop (H-113, H-114)."""


class Done(Node, frozen=True, tag="done"):
    """Done with Phase 9, may come back until all seats are done (H-114)."""


class Gain(Node, frozen=True, tag="gain"):
    """Take resources, all or fewer. `fewer`: the smaller amounts are laid out too."""

    what: tuple[tuple[int, Amount], ...]
    fewer: bool = False


class Crops(Node, frozen=True, tag="crops"):
    """Take Crops in any combination."""

    number: int
    fewer: bool = False


class NewField(Node, frozen=True, tag="new_field"):
    """Take a Field into a row."""

    row: int


class Sow(Node, frozen=True, tag="sow"):
    """Sow up to so many times, one after the other."""

    times: int


class MoveField(Node, frozen=True, tag="move_field"):
    """Move up to so many empty Fields to a row; lower rows first, so that no choice comes in two orders."""

    to: int
    times: int
    lowest: int = 2


class MoveSheep(Node, frozen=True, tag="move_sheep"):
    """Life-sustaining: one Sheep to the next card, or from the last card into the Stables (H-88)."""


class PayGoods(Node, frozen=True, tag="pay_goods"):
    """A cost: Goods from the supply."""

    goods: tuple[tuple[int, int], ...]


class PaySheep(Node, frozen=True, tag="pay_sheep"):
    """A cost: one Sheep from any place (H-87)."""


class RemoveField(Node, frozen=True, tag="remove_field"):
    """A cost: one Field, planted or not (H-82)."""


class StepLeft(Node, frozen=True, tag="step_left"):
    """A cost: one Craft Building goes one space to the left (H-70)."""


class Trade(Node, frozen=True, tag="trade"):
    """Pay a cost, then take the gain: one unit. `whole`: the gain belongs to its side and cannot be cut."""

    cost: PayGoods | PaySheep | RemoveField | StepLeft
    gain: tuple[tuple[int, int], ...]
    whole: bool = False
    fewer: bool = False


Effect = Gain | Crops | NewField | Sow | MoveField | MoveSheep | Trade


class Choice(Node, frozen=True, tag="choice"):
    """One or the other: the first option taken decides which."""

    among: tuple[Effect, ...]


Line = Effect | Choice
Pending = Turn | EndTurn | Used | Stop | Fallow | Harvest | Progress | Done | Line
