"""The cards of a game as data for programs; the words come from the game's texts."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from msgspec import Struct


class CardInfo(Struct, frozen=True):
    """One card: what must hold or be paid, what it does, what it gives every Round and in the end."""

    number: int
    deck: str
    kind: str
    phase: dict[str, int] | None
    condition: Any
    cost: Any
    options: Any
    effects: Any
    income: Any
    vp: int


class Catalogue(Protocol):
    """What a game has to show."""

    decks: Sequence[str]

    def cards(self) -> Iterable[CardInfo]:
        """All cards, in the order of their numbers."""
