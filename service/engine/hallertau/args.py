"""The typed arguments of every kind of option."""

from service.engine.hallertau.payments import Payment
from service.engine.hallertau.verb import Args


class Place(Args, frozen=True, tag="place"):
    """Place Workers on an action space."""

    space: str
    workers: int


class Exchange(Args, frozen=True, tag="exchange"):
    """Exchange Workers for as many Tools."""

    workers: int


class Advance(Args, frozen=True, tag="advance"):
    """Advance a Craft Building one space for a price in Goods or for 1 Jewelry."""

    craft: str
    pay: dict[str, int]


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


class Draw(Args, frozen=True, tag="draw"):
    """Draw cards from a deck."""

    deck: str
    cards: int


class TakeMarker(Args, frozen=True, tag="take_marker"):
    """Take the first player marker."""


class Income(Args, frozen=True, tag="income"):
    """Activate a Bonus card."""

    card: int


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
