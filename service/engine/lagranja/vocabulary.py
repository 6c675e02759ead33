"""The vocabulary of editions: effects, triggers, conditions, costs and modifiers of cards, roofs, tiles and spaces."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from service.engine.lagranja.goods import GoodName, HarvestName, ResourceName, Role

PrintedNumber = Annotated[int, Meta(ge=0, le=99)]
"""A price, VP or any other number that is printed somewhere."""

Count = Annotated[int, Meta(ge=1, le=9)]
"""How often something is done, or how many things are taken."""

Round = Annotated[int, Meta(ge=1, le=6)]
DieNumber = Annotated[int, Meta(ge=1, le=6)]

Pick = Literal["first", "second", "last"]
"""How a die came to a seat: its first or second choice, or the common last die."""

EventName = Literal[
    "income",
    "growth",
    "roof_bought",
    "before_roll",
    "die_taken",
    "barrow_completed",
    "craft_completed",
    "stall_removed_own",
    "stall_removed_by_you",
    "delivery_made",
    "commodity_traded",
    "turn_order_set",
    "market_scored",
    "siesta_scored",
]

ModifierName = Literal[
    "upgrade_cost",
    "pig_capacity",
    "hand_limit",
    "extra_delivery_limit",
    "extra_delivery_price",
    "roof_capacity",
    "roof_price",
    "extension_cost",
    "siesta_hats",
    "regular_deliveries",
    "sell_price",
    "sell_from_fields",
    "grow_on_occupied",
    "litter_minimum",
    "market_shield",
    "undiscardable",
]


class Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base class of the objects of an edition file; unknown fields are refused."""


class Expression(Word, frozen=True):
    """A number that is counted at the table."""

    expr: Literal["round", "siesta_vp", "parked_barrows"]


Amount = Annotated[int, Meta(ge=1, le=20)] | Expression


class Op(Word, frozen=True, tag_field="op"):
    """Base class of effects."""


class Gain(Op, frozen=True, tag="gain"):
    """Receive a good; a pig without a space is sold at once."""

    good: GoodName
    amount: Amount


class GainChoice(Op, frozen=True, tag="gain_choice"):
    """Receive goods of choice, all different if `distinct`."""

    options: tuple[ResourceName, ...]
    amount: Count
    distinct: bool = False


class Upgrade(Op, frozen=True, tag="upgrade"):
    """Upgrade up to so many resources without paying."""

    max: Count
    free: Literal[True] = True


class Deliver(Op, frozen=True, tag="deliver"):
    """Make deliveries, each may be declined; `source` limits where the good comes from."""

    count: Count
    source: Literal["field"] | None = None


class Siesta(Op, frozen=True, tag="siesta"):
    """Advance the own disc by up to so many steps, or by all of them if they must be taken."""

    steps: Count
    must: bool = False


class DrawCard(Op, frozen=True, tag="draw_card"):
    """Draw cards."""

    count: Count


class PlayCard(Op, frozen=True, tag="play_card"):
    """Play up to so many cards from the hand in these roles, in any if none is named."""

    count: Count
    roles: Annotated[tuple[Role, ...], Meta(max_length=4)] = ()


class Choose(Op, frozen=True, tag="choose"):
    """Carry out so many different options."""

    pick: Count
    options: tuple[tuple["Effect", ...], ...]


class FlipRoof(Op, frozen=True, tag="flip_roof"):
    """Turn up used roofs that do not turn roofs themselves (G-21)."""

    count: Count


class LookDeck(Op, frozen=True, tag="look_deck"):
    """Look at the top cards of the deck, keep some, put the others under it."""

    count: Count
    keep: Count


class MoveStall(Op, frozen=True, tag="move_stall"):
    """Move one own stall to an empty neighbouring space; nothing is removed."""

    to: Literal["adjacent_empty"]
    removes: Literal[False]


class RevenueSpace(Op, frozen=True, tag="revenue_space"):
    """Carry out a revenue space as well."""

    number: DieNumber | Expression


class DoubleOptions(Op, frozen=True, tag="double_options"):
    """Carry out two different options of the space just taken instead of one."""


class ReserveSpace(Op, frozen=True, tag="reserve_space"):
    """Mark a revenue space: others may not take the last die lying there."""


class RerollDie(Op, frozen=True, tag="reroll_die"):
    """Roll dice that lie on revenue spaces again."""

    count: Count


class ShiftDie(Op, frozen=True, tag="shift_die"):
    """Move dice to a space whose number differs by so much."""

    count: Count
    by: Annotated[int, Meta(ge=1, le=5)]


Effect = (
    Gain
    | GainChoice
    | Upgrade
    | Deliver
    | Siesta
    | DrawCard
    | PlayCard
    | Choose
    | FlipRoof
    | LookDeck
    | MoveStall
    | RevenueSpace
    | DoubleOptions
    | ReserveSpace
    | RerollDie
    | ShiftDie
)
Effects = tuple[Effect, ...]


class Trigger(Word, frozen=True):
    """What a helper or a turned craft tile waits for."""

    event: EventName
    numbers: Annotated[tuple[DieNumber, ...], Meta(max_length=6)] = ()
    picks: Annotated[tuple[Pick, ...], Meta(max_length=3)] = ()
    goods: Annotated[tuple[GoodName, ...], Meta(max_length=9)] = ()


class Condition(Word, frozen=True):
    """The condition of a helper: all fields that are set must hold."""

    has_field: HarvestName | None = None
    own_stalls_min: PrintedNumber | None = None
    siesta_vp_min: PrintedNumber | None = None
    siesta_vp_max: PrintedNumber | None = None
    turn_position: Literal["last"] | None = None
    token_deliveries_min: PrintedNumber | None = None
    token_deliveries_max: PrintedNumber | None = None


class Cost(Word, frozen=True):
    """What an action of a helper costs."""

    silver: PrintedNumber = 0
    vp: PrintedNumber = 0
    harvest: PrintedNumber = 0
    pig: PrintedNumber = 0
    commodity: PrintedNumber = 0
    discard_card: PrintedNumber = 0


class Modifier(Word, frozen=True):
    """A number of the rules that a card changes for its owner."""

    mod: ModifierName
    delta: Annotated[int, Meta(ge=-20, le=20)] = 0
    minimum: PrintedNumber = 0
    goods: Annotated[tuple[ResourceName, ...], Meta(max_length=4)] = ()
    value: PrintedNumber = 0
    minimum_difference: PrintedNumber = 0
