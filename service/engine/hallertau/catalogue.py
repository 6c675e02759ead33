"""The catalogue of Hallertau: its 330 cards, the parts of the table and the rules, as data."""

from collections.abc import Iterable, Sequence
from typing import Final

from service.engine.hallertau.cards.decks import DECK_NAMES
from service.engine.hallertau.cards.printed_decks import CARDS, is_cost, printed_deck
from service.engine.hallertau.parts import all_parts
from service.engine.kernel.catalogue import CardInfo, PartInfo, RuleInfo
from service.engine.kernel.rule_texts import read_rules


class HallertauCatalogue:
    """The catalogue of Hallertau."""

    decks: Sequence[str] = DECK_NAMES

    def cards(self) -> Iterable[CardInfo]:
        """Return all cards, in the order of their numbers."""
        for number, card in sorted(CARDS.items()):
            kind = "cost" if is_cost(card) else "condition"
            yield CardInfo(number, printed_deck(number), kind, card.vp, card)

    def parts(self) -> Iterable[PartInfo]:
        """Return the parts of the table that are not cards."""
        return all_parts()

    def rules(self, language: str) -> Iterable[RuleInfo]:
        """Return all rules in a language, in the order in which they are written down."""
        return read_rules("service.engine.hallertau", language)


CATALOGUE: Final = HallertauCatalogue()
