"""The ten printed decks, and the index of all cards by number; both are checked on import."""

from typing import Final

from service.engine.hallertau.cards.advanced import ADVANCED
from service.engine.hallertau.cards.beginner import BEGINNER
from service.engine.hallertau.cards.bonus import BONUS
from service.engine.hallertau.cards.decks import DECK_NAMES
from service.engine.hallertau.cards.expert import EXPERT
from service.engine.hallertau.cards.field_deck import FIELD_DECK
from service.engine.hallertau.cards.hops_deck import HOPS_DECK
from service.engine.hallertau.cards.jewelry_deck import JEWELRY_DECK
from service.engine.hallertau.cards.master import MASTER
from service.engine.hallertau.cards.point import POINT
from service.engine.hallertau.cards.sheep_deck import SHEEP_DECK
from service.engine.hallertau.cards.vocabulary import Card

PRINTED_DECKS: Final = (
    BEGINNER,
    ADVANCED,
    EXPERT,
    MASTER,
    HOPS_DECK,
    SHEEP_DECK,
    FIELD_DECK,
    JEWELRY_DECK,
    BONUS,
    POINT,
)
SIZES: Final = (30, 30, 30, 30, 35, 35, 35, 35, 45, 25)


def load(decks: tuple[tuple[Card, ...], ...]) -> dict[int, Card]:
    """Index all cards by number; each number must occur once, and each card must have a condition or a cost."""
    cards: dict[int, Card] = {}
    for hundred, (deck, size) in enumerate(zip(decks, SIZES, strict=True)):
        numbers = [card.number for card in deck]
        if numbers != list(range(100 * hundred + 1, 100 * hundred + size + 1)):
            raise ValueError(f"the {DECK_NAMES[hundred]} deck does not hold each of its {size} cards once")
        for card in deck:
            if card.when is None and not card.pay and not card.options:
                raise ValueError(f"card {card.number:03} has neither a condition nor a cost")
            cards[card.number] = card
    return cards


CARDS: Final = load(PRINTED_DECKS)


def printed_deck(card: int) -> str:
    """Return the name of the printed deck that a card belongs to."""
    return DECK_NAMES[card // 100]


def is_cost(card: Card) -> bool:
    """Return whether something is paid for a card; otherwise it has a condition."""
    return bool(card.pay) or any(option.pay for option in card.options)
