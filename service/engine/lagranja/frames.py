"""Pending frames: open decisions and automatic work, as plain data on one stack. The top frame comes first.

One stack is enough: but for the donkeys, which all seats choose at once, only the seat on top is asked.
"""

from typing import Final, get_args

from service.engine.kernel.node import Node
from service.engine.lagranja.goods import Role
from service.engine.lagranja.vocabulary import Effects as EffectRows
from service.engine.lagranja.vocabulary import EventName, Pick

# turns: what a seat is asked in a step of the round


class PlayCards(Node, frozen=True, tag="play_cards"):
    """F1: play cards from the hand; in round 1 they must be played (G-01)."""

    seat: int
    left: int
    must: bool


class BuyRoof(Node, frozen=True, tag="buy_roof"):
    """F4: buy one roof (§6.0)."""

    seat: int


class TakeDie(Node, frozen=True, tag="take_die"):
    """R1 and R2: take a die, which is mandatory (G-18)."""

    seat: int
    pick: Pick


class LastDie(Node, frozen=True, tag="last_die"):
    """R3: carry out the last die; the seat may act before that (G-04)."""

    seat: int


class Advance(Node, frozen=True, tag="advance"):
    """T2: advance the disc by the hats; the seat may act before that (G-26)."""

    seat: int


class Donkeys(Node, frozen=True, tag="donkeys"):
    """T1: all seats choose a donkey token in secret."""

    seat: int = -1


class Deliveries(Node, frozen=True, tag="deliveries"):
    """T3: so many deliveries are left (G-39)."""

    seat: int
    left: int


class ExtraDeliveries(Node, frozen=True, tag="extra_deliveries"):
    """T4: extra deliveries can be bought; so many were bought in this turn (G-37, G-38)."""

    seat: int
    bought: int = 0


class EndTurn(Node, frozen=True, tag="end_turn"):
    """End the turn; until then only actions that are possible at any time are left (G-03)."""

    seat: int


# automatic frames


class Effects(Node, frozen=True, tag="effects"):
    """Effects that are carried out one after the other."""

    seat: int
    effects: EffectRows


class Grow(Node, frozen=True, tag="grow"):
    """F3: growth (G-14)."""

    seat: int


class Litter(Node, frozen=True, tag="litter"):
    """F3: a litter after the growth (G-14, G-15)."""

    seat: int


class AdjustHand(Node, frozen=True, tag="adjust_hand"):
    """The end of F1: draw up to the limit or discard down to it (G-02, G-11)."""

    seat: int


class Revenue(Node, frozen=True, tag="revenue"):
    """A revenue space is carried out, usually with one of its options."""

    seat: int
    number: int
    picks: int = 1


class Fire(Node, frozen=True, tag="fire"):
    """Something happened that turned craft tiles or helpers of a seat may wait for."""

    seat: int
    event: EventName
    helpers: bool = True
    number: int = 0
    pick: Pick | None = None
    good: int = -1


class UseHelper(Node, frozen=True, tag="use_helper"):
    """A helper begins: its cost is paid, then it takes its marker and its effects follow."""

    seat: int
    card: int
    paid: bool = False


class HelperEnds(Node, frozen=True, tag="helper_ends"):
    """A helper is done; until then no other helper is started."""

    seat: int
    card: int


class NeutralDie(Node, frozen=True, tag="neutral_die"):
    """Solo: a die is discarded (G-58)."""

    seat: int


# decisions


class Choose(Node, frozen=True, tag="choose"):
    """Carry out some of these options, each once."""

    seat: int
    options: tuple[EffectRows, ...]
    picks: int
    taken: tuple[int, ...] = ()


class TakeGoods(Node, frozen=True, tag="take_goods"):
    """Take goods of choice."""

    seat: int
    goods: tuple[int, ...]
    amount: int
    distinct: bool


class Upgrade(Node, frozen=True, tag="upgrade"):
    """Upgrade up to so many resources without paying."""

    seat: int
    left: int


class Deliver(Node, frozen=True, tag="deliver"):
    """Make up to so many deliveries; from fields only, or from anywhere."""

    seat: int
    left: int
    fields_only: bool = False


class Siesta(Node, frozen=True, tag="siesta"):
    """Advance by up to so many steps on the siesta track (G-24)."""

    seat: int
    steps: int


class PlayCard(Node, frozen=True, tag="play_card"):
    """Play up to so many cards in these roles."""

    seat: int
    left: int
    roles: tuple[Role, ...]


class FlipRoof(Node, frozen=True, tag="flip_roof"):
    """Turn up so many used roofs (G-21)."""

    seat: int
    left: int


class Look(Node, frozen=True, tag="look"):
    """Look at so many cards on top of the deck and keep some. They stay on the deck until they are kept."""

    seat: int
    count: int
    keep: int


class MoveStall(Node, frozen=True, tag="move_stall"):
    """Move an own stall to an empty neighbouring space."""

    seat: int


class Reroll(Node, frozen=True, tag="reroll"):
    """Roll so many dice again."""

    seat: int
    left: int


class Shift(Node, frozen=True, tag="shift"):
    """Move so many dice to another space."""

    seat: int
    left: int
    by: int


class MarkSpace(Node, frozen=True, tag="mark_space"):
    """Mark a revenue space before the roll, with a helper."""

    seat: int
    card: int


class Offer(Node, frozen=True, tag="offer"):
    """Helpers may be used now, one after the other in any order, or kept (G-40, G-52)."""

    seat: int
    cards: tuple[int, ...]


class PlaceStall(Node, frozen=True, tag="place_stall"):
    """A stall must be placed on a space of this value (G-36)."""

    seat: int
    value: int


class Discard(Node, frozen=True, tag="discard"):
    """Discard so many cards from the hand, in any order (G-70)."""

    seat: int
    left: int


class PayExtension(Node, frozen=True, tag="pay_extension"):
    """Pay so many more kinds of farm goods, one of each, in any order (G-07, G-70)."""

    seat: int
    left: int
    paid: tuple[int, ...] = ()


class PayHarvest(Node, frozen=True, tag="pay_harvest"):
    """Give up so many harvest goods from stores or fields."""

    seat: int
    left: int


# a marker is needed, and none is free


class NewGood(Node, frozen=True, tag="new_good"):
    """A good comes into a store, the sty or the commodity space."""

    good: int


class NewGrowth(Node, frozen=True, tag="new_growth"):
    """A good grows on a field."""

    field: int


class NewMark(Node, frozen=True, tag="new_mark"):
    """A helper is used."""

    card: int


class NewCargo(Node, frozen=True, tag="new_cargo"):
    """Silver is delivered to a building, so a marker takes its place."""

    building: int


class NewPurchase(Node, frozen=True, tag="new_purchase"):
    """A resource is bought."""

    resource: int
    silver: int


Need = NewGood | NewGrowth | NewMark | NewCargo | NewPurchase


class Shortage(Node, frozen=True, tag="shortage"):
    """No marker is free: give one up, or forgo what needs it (§2.7.1)."""

    seat: int
    need: Need


Turn = PlayCards | BuyRoof | TakeDie | LastDie | Advance | Donkeys | Deliveries | ExtraDeliveries | EndTurn
Automatic = Effects | Grow | Litter | AdjustHand | Revenue | Fire | UseHelper | HelperEnds | NeutralDie
Decision = (
    Choose
    | TakeGoods
    | Upgrade
    | Deliver
    | Siesta
    | PlayCard
    | FlipRoof
    | Look
    | MoveStall
    | Reroll
    | Shift
    | MarkSpace
    | Offer
    | PlaceStall
    | Discard
    | PayExtension
    | PayHarvest
    | Shortage
)
Pending = Turn | Automatic | Decision

ASKS: Final = frozenset((*get_args(Turn), *get_args(Decision)))
"""The frames that ask a seat; all others are automatic."""

COUNTED: Final[dict[type, str]] = {Choose: "picks", TakeGoods: "amount", Siesta: "steps", Look: "keep"}
"""The field with the number that is left, if it is not called `left`. For extra deliveries it follows from the farm."""

NAMES: Final[dict[type, str]] = {kind: str(kind.__struct_config__.tag) for kind in get_args(Pending)}
"""The names of frames in views."""
