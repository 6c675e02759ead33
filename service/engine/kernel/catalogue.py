"""The cards and rulings of a game for programs; the words of cards come from the game's texts."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct


class CardInfo(Struct, frozen=True):
    """One card: where it belongs, what stands before its arrow, its points, and its row as the game's own data."""

    number: int
    deck: str
    kind: str
    vp: int
    data: Struct


class RuleInfo(Struct, frozen=True):
    """A ruling that cards and refusals cite by its id, in our words."""

    id: str
    text: str


class Catalogue(Protocol):
    """What a game has to show."""

    decks: Sequence[str]

    def cards(self) -> Iterable[CardInfo]:
        """All cards, in the order of their numbers."""

    def rules(self) -> Iterable[RuleInfo]:
        """All rulings, in the order in which they are written down."""
