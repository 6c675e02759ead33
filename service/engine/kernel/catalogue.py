"""The cards, parts and rules of a game for programs; the words of cards and parts come from the game's texts."""

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


class PartInfo(Struct, frozen=True):
    """Something on the table that is no card: what views, actions and events call it, and the game's own data of it."""

    id: str
    data: Struct

    @property
    def kind(self) -> str:
        """What it is: the tag of its data. Ids are unique among the parts of a kind."""
        return str(self.data.__struct_config__.tag)


class RuleInfo(Struct, frozen=True):
    """A rule that refusals cite by its id, in our words and in one language."""

    id: str
    text: str


class Catalogue(Protocol):
    """What a game has to show."""

    decks: Sequence[str]

    def cards(self) -> Iterable[CardInfo]:
        """All cards, in the order of their numbers."""

    def parts(self) -> Iterable[PartInfo]:
        """All that lies on the table besides cards, kind by kind."""

    def rules(self, language: str) -> Iterable[RuleInfo]:
        """Return all rules in a language, in the order in which they are written down."""
