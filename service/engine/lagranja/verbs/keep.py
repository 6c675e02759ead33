"""Look at the top cards of the deck and keep some of them."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.events import Body
from service.engine.lagranja.hand import shuffle_discards
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action


class Keep(Args, frozen=True, tag="keep"):
    """Keep a card of those looked at."""

    card: int


class DeckLooked(Body, frozen=True, tag="deck_looked"):
    """A seat looks at the top cards of the deck; only it knows which."""

    seat: int
    number: int
    cards: tuple[int, ...] = ()


class CardKept(Body, frozen=True, tag="card_kept"):
    """A seat kept one of the cards that it looked at; only it knows which."""

    seat: int
    card: int | None = None


@cache
def keep_action(card: int) -> Action:
    """Make the action with an id such as `keep:17`."""
    return make_action(f"keep:{card}", Keep(card), TURN)


def look(state: State, me: int, count: int, keep: int, log: list[Event]) -> None:
    """Show a seat the top cards of the deck; they stay there. If they are too few, discards are added below (G-10)."""
    if len(state.deck) < count:
        top, state.deck = state.deck, []
        shuffle_discards(state, log)
        state.deck = top + state.deck
    cards = tuple(state.deck[:count])
    if cards:
        mine = DeckLooked(me, len(cards), cards)
        log.append(Event(DeckLooked(me, len(cards)), {me: mine}, learned=(me,)))
        state.stack.append(frames.Look(me, len(cards), min(keep, len(cards))))


def offer_look(state: State, me: int, frame: frames.Look) -> Iterator[Action]:
    """Offer the cards that the seat looks at."""
    return map(keep_action, sorted(state.deck[: frame.count]))


def resolve_keep(state: State, me: int, frame: frames.Look, chosen: Keep, log: list[Event]) -> None:
    """Take one card into the hand; at the end put the others under the deck in their order."""
    state.deck.remove(chosen.card)
    state.seats[me].hand.append(chosen.card)
    state.seats[me].hand.sort()
    log.append(Event(CardKept(me), {me: CardKept(me, chosen.card)}))
    left = frame.count - 1
    if frame.keep > 1:
        state.stack.append(frames.Look(me, left, frame.keep - 1))
    else:
        state.deck = state.deck[left:] + state.deck[:left]
        shuffle_discards(state, log)


VERB: Final = Verb(offers={frames.Look: offer_look}, resolves={Keep: resolve_keep}, undivided=(frames.Look,))
