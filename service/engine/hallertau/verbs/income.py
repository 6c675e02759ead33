"""Activate a Bonus card in Phase 3."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.hallertau import frames
from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.events import Body
from service.engine.hallertau.state import Seat, State
from service.engine.hallertau.verb import SIMULTANEOUS, Args, Default, Verb, drop_without, make_action
from service.engine.kernel.action import Action
from service.engine.kernel.event import Event


class Income(Args, frozen=True, tag="income"):
    """Activate a Bonus card."""

    card: int

    def default(self) -> Default:
        """Return FREE: income costs nothing."""
        return Default.FREE


class IncomeTaken(Body, frozen=True, tag="income_taken"):
    """A seat activates a Bonus card."""

    seat: int
    card: int


@cache
def income_action(card: int) -> Action:
    """Make the action with an id such as `income:825`."""
    return make_action(f"income:{card}", Income(card), SIMULTANEOUS)


def bonus_cards_with_income(seat: Seat) -> tuple[int, ...]:
    """Return the face-up cards that give something in Phase 3."""
    return tuple(sorted(card for card in seat.played if deck_of(card) == "bonus"))


def offer_income(state: State, me: int, frame: frames.Income) -> Iterator[Action]:
    """Offer the Bonus cards in any order, each once (H-110)."""
    return map(income_action, frame.cards)


def resolve_income(state: State, me: int, frame: frames.Income, chosen: Income, log: list[Event]) -> None:
    """Carry out the income of one card, which is one unit (H-02)."""
    left = tuple(card for card in frame.cards if card != chosen.card)
    seat = state.seats[me]
    if left:
        seat.frames.append(frames.Income(left))
    seat.frames.append(frames.Resolving(chosen.card, income=True))
    log.append(Event(IncomeTaken(me, chosen.card)))


VERB: Final = Verb(
    offers={frames.Income: offer_income},
    resolves={Income: resolve_income},
    steps={frames.Income: drop_without(offer_income)},
)
