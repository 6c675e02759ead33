"""The catalogue of La Granja: the 66 farm cards with their four edges and provenance, and the parts of the table."""

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
        """List the cards and parts of one edition."""
        self.edition = edition

    def cards(self) -> Iterable[CardInfo]:
        """Return all cards in the order of their numbers, with the kind of the helper and the points of the barrow."""
        for number, card in sorted(self.edition.cards.items()):
            yield CardInfo(number, DECK, card.helper.mode, card.barrow.value, card)

    def parts(self) -> Iterable[PartInfo]:
        """Return the parts of an edition that are not cards."""
        return parts_of(self.edition)

    def rules(self, language: str) -> Iterable[RuleInfo]:
        """Return all rules in a language, in the order in which they are written down."""
        return read_rules("service.engine.lagranja", language)


CATALOGUE: Final = LaGranjaCatalogue(CORE)
