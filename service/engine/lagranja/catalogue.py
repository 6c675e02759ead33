"""The 66 farm cards for programs: their four edges, with the marks of their origin; and the parts of the table."""

from collections.abc import Iterable, Sequence
from typing import Final

from service.engine.kernel.catalogue import CardInfo, PartInfo, RuleInfo
from service.engine.kernel.rule_texts import read_rules
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.edition.model import Edition
from service.engine.lagranja.parts import parts_of

DECK: Final = "farm"


class LaGranjaCatalogue:
    """The catalogue of an edition of La Granja."""

    decks: Sequence[str] = (DECK,)

    def __init__(self, edition: Edition) -> None:
        """The cards and parts of one edition."""
        self.edition = edition

    def cards(self) -> Iterable[CardInfo]:
        """All cards, in the order of their numbers; the kind is that of the helper, the points those of the barrow."""
        for number, card in sorted(self.edition.cards.items()):
            yield CardInfo(number, DECK, card.helper.mode, card.barrow.value, card)

    def parts(self) -> Iterable[PartInfo]:
        """Return the parts of an edition that are not cards."""
        return parts_of(self.edition)

    def rules(self, language: str) -> Iterable[RuleInfo]:
        """Return all rules in a language, in the order in which they are written down."""
        return read_rules("service.engine.lagranja", language)


CATALOGUE: Final = LaGranjaCatalogue(CORE)
