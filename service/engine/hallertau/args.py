"""The typed arguments of every kind of option."""

from service.engine.hallertau.payments import Payment
from service.engine.hallertau.verb import Args


class Ready(Args, frozen=True, tag="ready"):
    """Confirm a stop point."""


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
