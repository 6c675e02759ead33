"""The catalogue of a game: its cards, parts and rules as data. The texts of cards and parts come from `Text`."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from msgspec import Struct


class CardInfo(Struct, frozen=True):
    """A card: number, deck, kind (the part that is printed before its arrow), VP, and the game's own data."""

    number: int
    deck: str
    kind: str
    vp: int
    data: Struct


class PartInfo(Struct, frozen=True):
    """A part of the table that is not a card: its id in views, actions and events, and the game's own data."""

    id: str
    data: Struct

    @property
    def kind(self) -> str:
        """The kind: the tag of the data. Ids are unique among the parts of a kind."""
        return str(self.data.__struct_config__.tag)


class RuleInfo(Struct, frozen=True):
    """A rule that refusals cite by its id, in our words and in one language."""

    id: str
    text: str


class Catalogue(Protocol):
    """The catalogue of a game."""

    decks: Sequence[str]

    def cards(self) -> Iterable[CardInfo]:
        """Return all cards in the order of their numbers."""

    def parts(self) -> Iterable[PartInfo]:
        """Return all parts of the table that are not cards, grouped by kind."""

    def rules(self, language: str) -> Iterable[RuleInfo]:
        """Return all rules in a language, in the order in which they are written down."""
