"""Pending frames: the open decisions of a seat, as plain data on a stack. The top frame is asked first.

The lines of the action spaces are frames too: using a space pushes its lines.
"""

from service.engine.hallertau.quantities import Quantity
from service.engine.kernel.node import Node


class Turn(Node, frozen=True, tag="turn"):
    """Place Workers or exchange Workers (H-53)."""


class EndTurn(Node, frozen=True, tag="end_turn"):
    """End the turn: by an action of the seat, or automatically if its hand is empty (H-10)."""


class Used(Node, frozen=True, tag="used"):
    """A space is in use until its lines are done (H-22, H-25)."""

    space: int


class Stop(Node, frozen=True, tag="stop"):
    """Confirm a stop point (H-08, H-09)."""

    name: str


class Fallow(Node, frozen=True, tag="fallow"):
    """Choose the empty Field that slides up twice (H-77)."""


class Harvest(Node, frozen=True, tag="harvest"):
    """Choose the planted Field that is harvested next (H-78)."""


class Progress(Node, frozen=True, tag="progress"):
    """Advance Craft Buildings or stop (H-113, H-114)."""


class Done(Node, frozen=True, tag="done"):
    """Done with Phase 9; may come back until all seats are done (H-114). `again`: ask once more after a play (H-09)."""

    again: bool = False


class Gain(Node, frozen=True, tag="gain"):
    """Take resources, all or fewer. `fewer`: smaller amounts are offered too."""

    what: tuple[tuple[int, Quantity], ...]
    fewer: bool = False


class Crops(Node, frozen=True, tag="crops"):
    """Take Crops in any combination."""

    number: int
    different: bool = False
    fewer: bool = False


class NewField(Node, frozen=True, tag="new_field"):
    """Take up to so many Fields into a row."""

    row: int
    times: int = 1


class Sow(Node, frozen=True, tag="sow"):
    """Sow up to so many times, one after the other; any Crop, or this Good alone.

    `card`: only Fields that this card refers to (H-107).
    """

    times: int
    good: int = -1
    card: int = 0


class MoveField(Node, frozen=True, tag="move_field"):
    """Move up to so many empty Fields to a row, in any order. `card`: the Field that this card refers to (H-107)."""

    to: int
    times: int
    card: int = 0


class MoveSheep(Node, frozen=True, tag="move_sheep"):
    """Life-sustaining: up to so many different Sheep, each to the next card or into the Stables (H-88, H-106).

    `unmoved`: after the first move, how many Sheep of each place were not moved yet.
    """

    times: int = 1
    unmoved: tuple[int, ...] = ()


class FollowSheep(Node, frozen=True, tag="follow_sheep"):
    """Move one Sheep by up to so many steps; `place` is known from the second step on (card 001)."""

    times: int
    place: int = -1


class Raise(Node, frozen=True, tag="raise"):
    """Up to so many different Fields that a card refers to go up one row each, in any order (H-106, H-107)."""

    times: int
    card: int


class HarvestSome(Node, frozen=True, tag="harvest_some"):
    """Harvest up to so many Fields now (H-80)."""

    times: int


class Draw(Node, frozen=True, tag="draw"):
    """Draw up to so many cards from a deck (H-104)."""

    deck: str
    number: int


class TakeMarker(Node, frozen=True, tag="take_marker"):
    """Take the first player marker (H-52)."""


class ClearSpace(Node, frozen=True, tag="clear_space"):
    """All Workers leave one space (H-47)."""


class ClearTopRows(Node, frozen=True, tag="clear_top_rows"):
    """The topmost rows of these spaces leave, all of them or none (H-46)."""

    spaces: tuple[int, ...]


class TakeWorkers(Node, frozen=True, tag="take_workers"):
    """The topmost row of one space joins the own Workers (H-48)."""


class UseSpace(Node, frozen=True, tag="use_space"):
    """Use a space with at most 1 Worker, with Workers of the general supply (H-37)."""


class SecondRow(Node, frozen=True, tag="second_row"):
    """The last Worker goes into the second row of a space and uses it (H-44)."""


class MoveStack(Node, frozen=True, tag="move_stack"):
    """The 3 Workers of one of these spaces become the third row of another; first which, then where to (H-45)."""

    spaces: tuple[int, ...]
    source: int = -1


class FreeStep(Node, frozen=True, tag="free_step"):
    """A Craft Building advances one space at no cost (H-71)."""


class MoveBoulders(Node, frozen=True, tag="move_boulders"):
    """Up to so many different Boulders go one space to the right (H-72)."""

    times: int
    moved: tuple[tuple[int, int], ...] = ()


class DoubleYield(Node, frozen=True, tag="double_yield"):
    """One planted Field yields double (H-33)."""


class DoubleSow(Node, frozen=True, tag="double_sow"):
    """Up to 2 Crops of one type onto one Field (H-75)."""


class TwoFields(Node, frozen=True, tag="two_fields"):
    """Two Fields into rows whose sum is the Jewelry (H-85)."""


class PayGoods(Node, frozen=True, tag="pay_goods"):
    """A cost: Goods from the supply."""

    goods: tuple[tuple[int, int], ...]


class PaySheep(Node, frozen=True, tag="pay_sheep"):
    """A cost: one Sheep from any place (H-87), or 1 Jewelry in its place (H-25)."""

    or_jewelry: bool = False


class RemoveField(Node, frozen=True, tag="remove_field"):
    """A cost: one Field, planted or not (H-82)."""


class StepLeft(Node, frozen=True, tag="step_left"):
    """A cost: one Craft Building goes one space to the left (H-70)."""


class Trade(Node, frozen=True, tag="trade"):
    """Pay a cost, then take the gain: one unit. `whole`: the gain cannot be taken in part."""

    cost: PayGoods | PaySheep | RemoveField | StepLeft
    gain: tuple[tuple[int, int], ...]
    whole: bool = False
    fewer: bool = False


Effect = Gain | Crops | NewField | Sow | MoveField | MoveSheep | Trade


class Choice(Node, frozen=True, tag="choice"):
    """Choose one of several lines, by the first action taken. `sow`: the Crop taken may then be sown once."""

    among: tuple[Effect, ...]
    sow: bool = False


class GiveSheep(Node, frozen=True, tag="give_sheep"):
    """A card's cost: name the places of so many Sheep (H-87)."""

    left: int


class SheepBack(Node, frozen=True, tag="sheep_back"):
    """A card's cost: so many different Sheep go one place back (H-89). `returned`: the places of those that did."""

    left: int
    returned: tuple[int, ...] = ()


class GiveFields(Node, frozen=True, tag="give_fields"):
    """A card's cost: name so many Fields (H-82)."""

    left: int
    rows: tuple[int, ...] = ()
    planted: bool = False


class GiveCards(Node, frozen=True, tag="give_cards"):
    """A card's cost: discard so many cards from the hand (H-100)."""

    left: int
    deck: str = ""


class GiveGoods(Node, frozen=True, tag="give_goods"):
    """A card's cost: so many Goods each of so many types of choice. `given`: the types that were paid."""

    types: int
    each: int
    given: tuple[int, ...] = ()


class GivePlanted(Node, frozen=True, tag="give_planted"):
    """A card's cost: take what is planted off one Field (H-82)."""


class KeepCrops(Node, frozen=True, tag="keep_crops"):
    """A card's cost: keep so many Crops, the others go back (H-99)."""

    number: int


Payment = GiveSheep | SheepBack | GiveFields | GiveCards | GiveGoods | GivePlanted | KeepCrops


class Resolving(Node, frozen=True, tag="resolving"):
    """A card is being carried out: the next of its effects, for the chosen option. One unit (H-02).

    `spaces`: the action spaces that met its condition, if the card refers to them (H-107).
    """

    card: int
    option: int = 0
    next: int = 0
    income: bool = False
    spaces: tuple[int, ...] = ()


class Income(Node, frozen=True, tag="income"):
    """Bonus cards that can still be activated in this Phase 3 (H-110)."""

    cards: tuple[int, ...]


Board = ClearSpace | ClearTopRows | TakeWorkers | UseSpace | SecondRow | MoveStack
Special = FreeStep | MoveBoulders | DoubleYield | DoubleSow | TwoFields
Line = Effect | Choice | FollowSheep | Raise | HarvestSome | Draw | TakeMarker | Board | Special | Income
Pending = Turn | EndTurn | Used | Stop | Fallow | Harvest | Progress | Done | Line | Payment | Resolving
