"""The typed arguments of every kind of option."""

from msgspec import Struct

from service.engine.lagranja.goods import Place, Role
from service.engine.lagranja.vocabulary import Effects


class Args(Struct, frozen=True, omit_defaults=True):
    """What an option does, for programs."""


class Lying(Struct, frozen=True, omit_defaults=True):
    """A good where it lies; of fields of one crop only how much each holds makes a difference."""

    good: str
    place: Place
    held: int = 1


class Needed(Struct, frozen=True, omit_defaults=True):
    """What a marker is needed for, one of these: a good, the use of a helper, silver for a building."""

    good: str | None = None
    card: int | None = None
    building: str | None = None


class PlayCard(Args, frozen=True, tag="play_card"):
    """Play a card on one side of the farm; `replace` leaves its slot for it."""

    card: int
    role: Role
    replace: int | None = None


class Buy(Args, frozen=True, tag="buy"):
    """Buy a resource."""

    resource: str
    silver: int


class Sell(Args, frozen=True, tag="sell"):
    """Sell a resource."""

    good: Lying
    silver: int


class Upgrade(Args, frozen=True, tag="upgrade"):
    """Upgrade a resource; for nothing if an effect lets the seat."""

    good: Lying
    silver: int
    free: bool = False


class TradeCommodity(Args, frozen=True, tag="trade_commodity"):
    """Trade a commodity in one of the five ways."""

    trade: str


class UseRoof(Args, frozen=True, tag="use_roof"):
    """Use a roof and turn it down."""

    tile: str


class UseHelper(Args, frozen=True, tag="use_helper"):
    """Use a helper."""

    card: int


class BuyRoof(Args, frozen=True, tag="buy_roof"):
    """Buy a roof of this round."""

    tile: str
    silver: int


class TakeDie(Args, frozen=True, tag="take_die"):
    """Take a die from a revenue space and carry the space out."""

    number: int


class LastDie(Args, frozen=True, tag="last_die"):
    """Carry out the space of the last die, which nobody takes."""

    number: int


class MarkSpace(Args, frozen=True, tag="mark_space"):
    """Mark a revenue space."""

    number: int


class Reroll(Args, frozen=True, tag="reroll"):
    """Roll a die of this number again."""

    number: int


class Shift(Args, frozen=True, tag="shift"):
    """Move a die to another space."""

    number: int
    to: int


class Choose(Args, frozen=True, tag="choose"):
    """Choose one of several ways, counted from 1, with what it does."""

    option: int
    effects: Effects


class Take(Args, frozen=True, tag="take"):
    """Take goods of choice."""

    goods: dict[str, int]


class Siesta(Args, frozen=True, tag="siesta"):
    """Advance on the siesta track."""

    steps: int


class FlipRoof(Args, frozen=True, tag="flip_roof"):
    """Turn up a used roof."""

    tile: str


class Keep(Args, frozen=True, tag="keep"):
    """Keep a card of those looked at."""

    card: int


class MoveStall(Args, frozen=True, tag="move_stall"):
    """Move an own stall."""

    space: str
    to: str


class ChooseDonkey(Args, frozen=True, tag="choose_donkey"):
    """Choose a donkey token in secret."""

    deliveries: int


class Deliver(Args, frozen=True, tag="deliver"):
    """Deliver a good to an own barrow or to a building: exactly one of them."""

    good: Lying
    barrow: int | None = None
    building: str | None = None


class BuyExtraDelivery(Args, frozen=True, tag="buy_extra_delivery"):
    """Buy extra deliveries: one, or all that are wanted, as the game was set up."""

    number: int
    silver: int


class PlaceStall(Args, frozen=True, tag="place_stall"):
    """Place the stall of a completed barrow."""

    space: str


class Discard(Args, frozen=True, tag="discard"):
    """Discard a card from the hand."""

    card: int


class Pay(Args, frozen=True, tag="pay"):
    """Pay with one farm good: one that lies somewhere, or a VP."""

    good: Lying | None = None
    vp: int = 0


class GiveUp(Args, frozen=True, tag="give_up"):
    """Give up a good where it lies, a piece of cargo or a stall for its marker."""

    good: str | None = None
    place: Place | None = None
    held: int = 1
    barrow: int | None = None
    building: str | None = None
    space: str | None = None


class Forgo(Args, frozen=True, tag="forgo"):
    """Forgo what needs a marker."""


class Decline(Args, frozen=True, tag="decline"):
    """Do without what is offered, or without the rest of it."""


class EndTurn(Args, frozen=True, tag="end_turn"):
    """End the turn in this step."""


AnyArgs = (
    PlayCard
    | Buy
    | Sell
    | Upgrade
    | TradeCommodity
    | UseRoof
    | UseHelper
    | BuyRoof
    | TakeDie
    | LastDie
    | MarkSpace
    | Reroll
    | Shift
    | Choose
    | Take
    | Siesta
    | FlipRoof
    | Keep
    | MoveStall
    | ChooseDonkey
    | Deliver
    | BuyExtraDelivery
    | PlaceStall
    | Discard
    | Pay
    | GiveUp
    | Forgo
    | Decline
    | EndTurn
)
"""Every kind of arguments."""
