"""The typed arguments of every kind of option."""

from functools import reduce
from operator import or_
from typing import Any, Final

from msgspec import Struct


class Args(Struct, frozen=True, omit_defaults=True):
    """What an option does, for programs."""


class Place(Args, frozen=True, tag="place"):
    """Place Workers on an action space."""

    space: str
    workers: int


class Exchange(Args, frozen=True, tag="exchange"):
    """Exchange Workers for as many Tools."""

    workers: int


class Take(Args, frozen=True, tag="take"):
    """Take resources from the general supply."""

    resources: dict[str, int]


class NewField(Args, frozen=True, tag="new_field"):
    """Take a Field into a row."""

    row: int


class Sow(Args, frozen=True, tag="sow"):
    """Sow a Crop in an empty Field of a row."""

    crop: str
    row: int
    harvested: bool = False
    named_by: tuple[int, ...] = ()


class MoveField(Args, frozen=True, tag="move_field"):
    """Move a Field to another row: an empty one, or the one that the card refers to."""

    row: int
    to: int
    harvested: bool = False
    named_by: tuple[int, ...] = ()


class MoveSheep(Args, frozen=True, tag="move_sheep"):
    """Move a Sheep to the next card or into the Stables."""

    place: str
    to: str


class FieldKind(Struct, frozen=True, omit_defaults=True):
    """A Field as an option names it: equal Fields are the same choice. `harvested`: in the running Phase 7.

    `named_by`: the cards under way that refer to this Field; in an option of one of these cards, the others.
    """

    row: int
    good: str | None = None
    amount: int = 0
    harvested: bool = False
    named_by: tuple[int, ...] = ()


class Payment(Struct, frozen=True, omit_defaults=True):
    """What is paid: exactly one of these."""

    goods: dict[str, int] = {}
    sheep_from: str | None = None
    sheep_back: str | None = None
    planted: FieldKind | None = None
    card: int | None = None
    field: FieldKind | None = None
    craft_left: str | None = None


class Trade(Args, frozen=True, tag="trade"):
    """Pay the cost of a line and take what it gives."""

    pay: Payment
    gain: dict[str, int]


class Fallow(Args, frozen=True, tag="fallow"):
    """All empty Fields slide up; one of this row slides twice."""

    row: int


class Harvest(Args, frozen=True, tag="harvest"):
    """Harvest one Field."""

    field: FieldKind


class HarvestAll(Args, frozen=True, tag="harvest_all"):
    """Harvest all Fields that are left."""


class Advance(Args, frozen=True, tag="advance"):
    """Advance a Craft Building one space for a price in Goods or for 1 Jewelry."""

    craft: str
    pay: dict[str, int]


class Fewer(Args, frozen=True, tag="fewer"):
    """Lay out the smaller amounts as well."""


class Skip(Args, frozen=True, tag="skip"):
    """Leave out the rest of a line."""


class EndTurn(Args, frozen=True, tag="end_turn"):
    """End the turn."""


class Ready(Args, frozen=True, tag="ready"):
    """Confirm a stop point."""


class Done(Args, frozen=True, tag="done"):
    """Be done with Phase 9."""


class Resume(Args, frozen=True, tag="resume"):
    """Come back into Phase 9 while others are not done."""


class PlayCard(Args, frozen=True, tag="play_card"):
    """Play a card from the hand, with one of its options (counted from 1; 0: it has none)."""

    card: int
    option: int = 0


class Give(Args, frozen=True, tag="give"):
    """Name a piece of a card's cost."""

    payment: Payment


class Keep(Args, frozen=True, tag="keep"):
    """Keep these Crops; the others are the cost."""

    crops: dict[str, int]


class Draw(Args, frozen=True, tag="draw"):
    """Draw cards from a deck."""

    deck: str
    cards: int


class TakeMarker(Args, frozen=True, tag="take_marker"):
    """Take the first player marker."""


class Income(Args, frozen=True, tag="income"):
    """Activate a Bonus card."""

    card: int


class Raise(Args, frozen=True, tag="raise"):
    """Move a Field up one row."""

    field: FieldKind


class ClearSpace(Args, frozen=True, tag="clear_space"):
    """Remove all Workers from a space."""

    space: str


class ClearTopRows(Args, frozen=True, tag="clear_top_rows"):
    """Remove the topmost row of Workers from each of these spaces."""

    spaces: tuple[str, ...]


class TakeWorkers(Args, frozen=True, tag="take_workers"):
    """Take the topmost row of Workers of a space into the own supply."""

    space: str


class UseSpace(Args, frozen=True, tag="use_space"):
    """Use a space with Workers of the general supply."""

    space: str
    workers: int


class SecondRow(Args, frozen=True, tag="second_row"):
    """Place the last Worker in the second row of a space and use it."""

    space: str


class TakeStack(Args, frozen=True, tag="take_stack"):
    """Take the three Workers of a space to move them."""

    space: str


class PutStack(Args, frozen=True, tag="put_stack"):
    """Put the three Workers into the third row of a space."""

    space: str


class FreeStep(Args, frozen=True, tag="free_step"):
    """Advance a Craft Building at no cost."""

    craft: str


class MoveBoulder(Args, frozen=True, tag="move_boulder"):
    """Move a Boulder one space to the right."""

    craft: str
    boulder: int


class DoubleYield(Args, frozen=True, tag="double_yield"):
    """Double the yield of a Field."""

    field: FieldKind


class DoubleSow(Args, frozen=True, tag="double_sow"):
    """Sow Crops of one type in one Field."""

    crop: str
    amount: int
    row: int
    harvested: bool = False
    named_by: tuple[int, ...] = ()


class TwoFields(Args, frozen=True, tag="two_fields"):
    """Take Fields into these rows: two, or one."""

    rows: tuple[int, ...]


class ReadyThrough(Args, frozen=True, tag="ready_through"):
    """Confirm this and all stop points of the Round through a Phase."""

    phase: int


class ReadyWhileIdle(Args, frozen=True, tag="ready_while_idle"):
    """Be ready whenever no card can be played, until told otherwise."""


class ReadyOff(Args, frozen=True, tag="ready_off"):
    """Be asked again at every stop point."""


class PlayCardWith(Args, frozen=True, tag="play_card_with"):
    """Play a card, name the pieces of its cost and lay down other cards before it is carried out.

    It is never offered; it stands for the single actions, one after the other. What can be paid in one way only is paid
    by itself and not named.
    """

    card: int
    option: int = 0
    payment: tuple[Payment, ...] = ()
    with_cards: tuple["PlayCardWith", ...] = ()


ANY_ARGS: Final[Any] = reduce(or_, Args.__subclasses__())
"""All of the above: what can be submitted."""
