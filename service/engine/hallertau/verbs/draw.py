"""Draw cards from a deck."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.events import Body
from service.engine.hallertau.state import State
from service.engine.hallertau.stops import reopen_stop
from service.engine.hallertau.verb import REACTION, Args, Default, Verb, drop_without, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Draw(Args, frozen=True, tag="draw"):
    """Draw cards from a deck."""

    deck: str
    cards: int

    def default(self) -> Default:
        """Return FREE: drawing costs nothing."""
        return Default.FREE


class CardsDrawn(Body, frozen=True, tag="cards_drawn"):
    """A seat drew cards; only the seat sees which."""

    seat: int
    deck: str
    number: int
    cards: tuple[int, ...] = ()


@cache
def draw_action(deck: str, cards: int) -> Action:
    """Make the action with an id such as `draw:2bonus`."""
    return make_action(f"draw:{cards}{deck}", Draw(deck, cards), REACTION)


def offer_draw(state: State, me: int, frame: frames.Draw) -> Iterator[Action]:
    """Offer as many cards as allowed and left in the deck, or fewer; an empty deck has no substitute (H-104)."""
    left = len(state.decks.get(frame.deck, ()))
    return (draw_action(frame.deck, number) for number in range(min(frame.number, left), 0, -1))


def resolve_draw(state: State, me: int, frame: frames.Draw, chosen: Draw, log: list[Event]) -> None:
    """Take the cards from the top into the hand; only the seat sees which."""
    take_into_hand(state, me, chosen.deck, take_top(state.decks[chosen.deck], chosen.cards), log)


def take_top(deck: list[int], number: int) -> list[int]:
    """Remove the top cards of a deck and return them."""
    taken, deck[:] = deck[:number], deck[number:]
    return taken


def take_into_hand(state: State, me: int, deck: str, cards: list[int], log: list[Event]) -> None:
    """Add cards to a hand; they are fresh until the seat does something else (H-28)."""
    seat = state.seats[me]
    seat.hand += cards
    seat.hand.sort()
    seat.fresh += cards
    reopen_stop(state)
    public = CardsDrawn(me, deck, len(cards))
    log.append(Event(public, {me: CardsDrawn(me, deck, len(cards), tuple(cards))}, learned=(me,)))


VERB: Final = Verb(
    offers={frames.Draw: offer_draw}, resolves={Draw: resolve_draw}, steps={frames.Draw: drop_without(offer_draw)}
)
