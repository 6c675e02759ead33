"""The node types of card rows: conditions, costs, effects, options and the row itself.

A card with options (tiers or alternatives) is played with one of them, whose own condition holds or whose cost is paid.
Where an effect has as many numbers as the card has options, the number at the position of the chosen option counts.
"""

from typing import Literal

from service.engine.hallertau.quantities import Quantity
from service.engine.kernel.node import Node

ByOption = tuple[Quantity, ...]
"""One number for each option of the card."""

Number = Quantity | ByOption

# conditions


class AtLeast(Node, frozen=True, tag="at_least"):
    """A quantity is equal to or greater than a number."""

    what: Quantity
    number: Quantity


class AtMost(Node, frozen=True, tag="at_most"):
    """A quantity is equal to or smaller than a number."""

    what: Quantity
    number: int


class Exactly(Node, frozen=True, tag="exactly"):
    """A quantity is one of these numbers."""

    what: Quantity
    numbers: tuple[int, ...]


class MoreThan(Node, frozen=True, tag="more_than"):
    """A quantity is greater than another."""

    what: Quantity
    other: Quantity


class Just(Node, frozen=True, tag="just"):
    """The seat has just done something (H-20)."""

    what: Literal[
        "spent_last_jewelry",
        "used_space",
        "gained_tools",
        "exchanged_workers",
        "played_fresh_card",
        "about_to_act_last",
        "using_butchery",
    ]
    number: int = 0
    spaces: tuple[str, ...] = ()


class AllOf(Node, frozen=True, tag="all_of"):
    """All of these hold."""

    of: tuple["Condition", ...]


class AnyOf(Node, frozen=True, tag="any_of"):
    """At least one of these holds."""

    of: tuple["Condition", ...]


Condition = AtLeast | AtMost | Exactly | MoreThan | Just | AllOf | AnyOf

# costs


class Pay(Node, frozen=True, tag="pay"):
    """Goods, Tools or Jewelry, all together, exact amounts."""

    what: tuple[tuple[str, Quantity], ...]


class PaySheep(Node, frozen=True, tag="pay_sheep"):
    """Sheep from any places."""

    number: int


class RemoveFields(Node, frozen=True, tag="remove_fields"):
    """Fields, some only from certain rows or only planted ones."""

    number: int
    rows: tuple[int, ...] = ()
    planted: bool = False


class Discard(Node, frozen=True, tag="discard"):
    """Other cards from the hand; `deck` None: of any deck."""

    number: int
    deck: str | None = None


class FreeGoods(Node, frozen=True, tag="free_goods"):
    """A number of Goods each of a number of types, which the seat chooses."""

    types: int
    each: int


class PayHarvested(Node, frozen=True, tag="pay_harvested"):
    """Crops that were just harvested (H-29)."""

    crop: str
    number: int


class TakeOffField(Node, frozen=True, tag="take_off_field"):
    """What is planted on one Field; the Field stays (H-82)."""


class SheepBack(Node, frozen=True, tag="sheep_back"):
    """Different Sheep go one place back; some leave the board (H-89)."""

    number: int


class KeepCrops(Node, frozen=True, tag="keep_crops"):
    """Keep so many Crops and return all others (H-99)."""

    number: int


Cost = Pay | PaySheep | RemoveFields | Discard | FreeGoods | PayHarvested | TakeOffField | SheepBack | KeepCrops
Costs = tuple[Cost, ...]

# effects


class GetGoods(Node, frozen=True, tag="get"):
    """Resources: Goods, Tools, Sheep, Jewelry."""

    what: tuple[tuple[str, Number], ...]


class GetField(Node, frozen=True, tag="get_field"):
    """Up to so many Fields into a row."""

    row: Number
    number: int = 1


class Draw(Node, frozen=True, tag="draw"):
    """Cards from a deck."""

    deck: str
    number: Number


class OneOf(Node, frozen=True, tag="one_of"):
    """One of several gains; with `sow` the Crop that was chosen may then be sown once."""

    of: tuple["Effect", ...]
    sow: bool = False


class ByOptionEffect(Node, frozen=True, tag="by_option"):
    """Another effect for each option of the card."""

    of: tuple["Effect", ...]


class DifferentCrops(Node, frozen=True, tag="different_crops"):
    """Crops of different types, one each."""

    number: Number


class SowCrops(Node, frozen=True, tag="sow"):
    """Sow up to so many times any Crops; with `that` only in the Field that met the condition (H-107)."""

    times: Number
    that: bool = False


class SowGood(Node, frozen=True, tag="sow_good"):
    """Sow this Good once, as though it were a Crop; with `that` only in the Field that met the condition (H-107)."""

    good: str
    that: bool = False


class HarvestFields(Node, frozen=True, tag="harvest"):
    """Harvest up to so many Fields at once (H-80)."""

    number: int


class RaiseFields(Node, frozen=True, tag="raise"):
    """Different Fields go up one row: up to so many, 8 meaning all; only planted or only empty ones, or any.

    With `that` only the Fields that met the condition (H-107).
    """

    number: int
    planted: bool | None = None
    that: bool = False


class FieldToRow(Node, frozen=True, tag="field_to_row"):
    """The Field that met the condition goes to a row (H-107)."""

    row: int


class MoveSheep(Node, frozen=True, tag="move_sheep"):
    """Move up to so many different Sheep one step each; or one Sheep by so many steps (H-88)."""

    number: Number
    same: bool = False


class SwapToolForJewelry(Node, frozen=True, tag="swap"):
    """1 Tool for 1 Jewelry (839)."""


class ClearSpace(Node, frozen=True, tag="clear_space"):
    """All Workers of one space leave (H-47)."""


class ClearTopRows(Node, frozen=True, tag="clear_top_rows"):
    """The topmost rows of all these spaces leave, or none (H-46)."""

    spaces: tuple[str, ...]


class TakeWorkers(Node, frozen=True, tag="take_workers"):
    """The topmost row of one space joins the own Workers (H-48)."""


class UseSpace(Node, frozen=True, tag="use_space"):
    """Use a space with at most one Worker, with Workers of the general supply (H-37)."""


class Special(Node, frozen=True, tag="special"):
    """An effect of a single card, with code of its own."""

    name: Literal[
        "bind",
        "free_step",
        "second_row",
        "move_stack",
        "move_boulders",
        "jewelry_for_sheep",
        "double_yield",
        "two_fields",
        "double_sow",
    ]


Effect = (
    GetGoods
    | GetField
    | Draw
    | OneOf
    | ByOptionEffect
    | DifferentCrops
    | SowCrops
    | SowGood
    | HarvestFields
    | RaiseFields
    | FieldToRow
    | MoveSheep
    | SwapToolForJewelry
    | ClearSpace
    | ClearTopRows
    | TakeWorkers
    | UseSpace
    | Special
)


class CardOption(Node, frozen=True):
    """One tier or alternative: its own condition or its own cost."""

    when: Condition | None = None
    pay: Costs = ()


class Card(Node, frozen=True):
    """One card: when it may be played or what it costs, and what it does, in the order of the row."""

    number: int
    when: Condition | None = None
    pay: Costs = ()
    options: tuple[CardOption, ...] = ()
    do: tuple[Effect, ...] = ()
    only_phase: int = 0
    not_phase: int = 0
    income: tuple[Effect, ...] = ()
    vp: int = 0


# helper functions for rows


def pay(**what: Quantity) -> Costs:
    """Return the cost of several resources together: `pay(hops=2, jewelry=1)`."""
    return (Pay(tuple(what.items())),)


def get(**what: Number) -> GetGoods:
    """Return the gain of several resources together: `get(barley=2, tools=(0, 1, 2))`."""
    return GetGoods(tuple(what.items()))


def bonus(number: Number = 1) -> Draw:
    """Return the effect of drawing Bonus cards."""
    return Draw("bonus", number)


def one_crop(number: int, sow: bool = False) -> OneOf:
    """Return the gain of so many Crops of one type, which the seat chooses."""
    return OneOf(tuple(get(**{crop: number}) for crop in ("barley", "flax", "hops", "rye")), sow)


def at_least(what: Quantity, *numbers: Quantity) -> tuple[CardOption, ...]:
    """Return one tier for each number: at least so many of a quantity."""
    return tuple(CardOption(when=AtLeast(what, number)) for number in numbers)


def at_most(what: Quantity, *numbers: int) -> tuple[CardOption, ...]:
    """Return one tier for each number: at most so many of a quantity."""
    return tuple(CardOption(when=AtMost(what, number)) for number in numbers)


def when_one_of(*conditions: Condition) -> tuple[CardOption, ...]:
    """Return one option for each condition."""
    return tuple(CardOption(when=condition) for condition in conditions)


def pay_one_of(*costs: Costs) -> tuple[CardOption, ...]:
    """Return one option for each cost."""
    return tuple(CardOption(pay=cost) for cost in costs)
