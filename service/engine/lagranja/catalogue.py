"""The 66 farm cards for programs: their four edges as plain objects, with the marks of their origin."""

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import to_builtins

from service.engine.kernel.catalogue import CardInfo
from service.engine.lagranja.edition import Edition
from service.engine.lagranja.editions import CORE

DECK: Final = "farm"


class LaGranjaCatalogue:
    """What an edition of La Granja has to show."""

    decks: Sequence[str] = (DECK,)

    def __init__(self, edition: Edition) -> None:
        """The cards of one edition."""
        self.edition = edition

    def cards(self) -> Iterable[CardInfo]:
        """All cards, in the order of their numbers: the helper's edge, and under `options` the other three."""
        for number, card in sorted(self.edition.cards.items()):
            helper = card.helper
            yield CardInfo(
                number=number,
                deck=DECK,
                kind=helper.mode,
                phase=None,
                condition=to_builtins(helper.condition),
                cost=to_builtins(helper.cost),
                options=to_builtins({"field": card.field, "barrow": card.barrow, "extension": card.extension}),
                effects=to_builtins(helper.effects or helper.modifiers),
                income=to_builtins(self.edition.extension_income[number]),
                vp=card.barrow.value,
            )


CATALOGUE: Final = LaGranjaCatalogue(CORE)
