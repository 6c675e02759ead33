"""The 330 cards for programs: their rows as plain objects."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from service.engine.hallertau.cards.catalogue import CARDS, is_cost, printed_deck
from service.engine.hallertau.cards.decks import DECK_NAMES
from service.engine.hallertau.cards.vocabulary import Card, CardOption
from service.engine.hallertau.nodes import Node
from service.engine.kernel.catalogue import CardInfo


def as_object(value: object) -> Any:
    """A node as an object with its type, its fields by name."""
    if isinstance(value, Node):
        fields = {name: as_object(getattr(value, name)) for name in value.__struct_fields__}
        tag = value.__struct_config__.tag
        return fields if isinstance(value, CardOption) else {"type": tag, **fields}
    if isinstance(value, tuple):
        return [as_object(part) for part in value]
    return value


def phase_bar(card: Card) -> dict[str, int] | None:
    """The Phase in which alone, or in which not, a card may be played."""
    if card.only_phase:
        return {"only": card.only_phase}
    return {"not": card.not_phase} if card.not_phase else None


class HallertauCatalogue:
    """What Hallertau has to show."""

    decks: Sequence[str] = DECK_NAMES

    def cards(self) -> Iterable[CardInfo]:
        """All cards, in the order of their numbers."""
        for number, card in sorted(CARDS.items()):
            yield CardInfo(
                number=number,
                deck=printed_deck(number),
                kind="cost" if is_cost(card) else "condition",
                phase=phase_bar(card),
                condition=as_object(card.when),
                cost=as_object(card.pay),
                options=as_object(card.options),
                effects=as_object(card.do),
                income=as_object(card.income),
                vp=card.vp,
            )


CATALOGUE: Final = HallertauCatalogue()
