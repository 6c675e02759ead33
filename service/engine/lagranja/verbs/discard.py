"""Discard cards from the hand."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import frames
from service.engine.lagranja.events import Body
from service.engine.lagranja.state import State, everybody_else
from service.engine.lagranja.verb import TURN, Args, Verb, make_action


class Discard(Args, frozen=True, tag="discard"):
    """Discard a card from the hand."""

    card: int


class CardDiscarded(Body, frozen=True, tag="card_discarded"):
    """A seat discarded a card from its hand."""

    seat: int
    card: int


@cache
def discard_action(card: int) -> Action:
    """Make the action with an id such as `discard:17`."""
    return make_action(f"discard:{card}", Discard(card), TURN)


def offer_discard(state: State, me: int, frame: frames.Discard) -> Iterator[Action]:
    """Offer every card of the hand."""
    return map(discard_action, state.seats[me].hand)


def resolve_discard(state: State, me: int, frame: frames.Discard, chosen: Discard, log: list[Event]) -> None:
    """Put the card face up on the discard pile."""
    state.seats[me].hand.remove(chosen.card)
    state.discard.append(chosen.card)
    log.append(Event(CardDiscarded(me, chosen.card), learned=everybody_else(state, me)))
    if frame.left > 1:
        state.stack.append(frames.Discard(me, frame.left - 1))


VERB: Final = Verb(
    offers={frames.Discard: offer_discard}, resolves={Discard: resolve_discard}, undivided=(frames.Discard,)
)
