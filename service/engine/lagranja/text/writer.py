"""Writes cards, roofs and buildings of an edition in a language: one walk through the nodes that the engine runs."""

from typing import Final

from service.engine.kernel.language import Language
from service.engine.lagranja.edition.model import CraftBuilding, Edition, ExtensionEdge, FarmCard, RoofTile
from service.engine.lagranja.goods import ROLES
from service.engine.lagranja.text.helpers import HelperWriter
from service.engine.lagranja.text.template_values import Amounts, Goods

LONGEST_HELPER: Final = 70
"""How long the text of a helper may be in a label with the moment and the condition of its use."""


class Writer(HelperWriter):
    """Writes what an edition has, in one language."""

    def __init__(self, language: Language, lang: str, edition: Edition) -> None:
        """The language by its name too: an edition may have Portuguese names."""
        super().__init__(language)
        self.lang, self.edition = lang, edition

    def card(self, card: FarmCard) -> str:
        """All four edges."""
        words = {name: value for role in ROLES for name, value in self.edge_words(card, role).items()}
        return self.language.fill("card", "", name=self.title(card), **words)

    def edge(self, card: FarmCard, role: str) -> str:
        """Return what one edge of a card is and does."""
        return self.language.fill(f"edge.{role}", "", **self.edge_words(card, role))

    def edge_line(self, card: FarmCard, role: str) -> str:
        """Return an edge of a card in one line for a label; of a long helper only what it costs and does."""
        if role != "helper":
            return self.edge(card, role)
        whole = self.helper(card.helper)
        return whole if len(whole) <= LONGEST_HELPER else self.does(card.helper)

    def edge_words(self, card: FarmCard, role: str) -> dict[str, object]:
        """Return what the template of an edge is filled with."""
        match role:
            case "field":
                return {"field": Goods(self.language, (card.field,))}
            case "barrow":
                return {"value": self.count(card.barrow.value), "goods": self.symbols(card.barrow.goods)}
            case "extension":
                return {"extension": self.extension(card.extension)}
            case _:
                return {"frame": self.frame(card.helper), "helper": self.helper(card.helper)}

    def title(self, card: FarmCard) -> str:
        """The name of a card; one that is not of this project's edition stays as its file has it."""
        if self.lang == "pt" and card.name_pt:
            return card.name_pt
        return self.language.names.get(f"card.{card.name}", card.name)

    def named(self, number: int) -> str:
        """A card by its name and number."""
        return self.language.fill("named", name=self.title(self.edition.cards[number]), number=number)

    def symbols(self, goods: tuple[str, ...]) -> Amounts:
        """The goods of a barrow: 2 grain and 1 wine."""
        return Amounts(self.language, {good: goods.count(good) for good in goods})

    def extension(self, edge: ExtensionEdge) -> str:
        """Hand limit, income, extra deliveries, pig spaces; what it does not give is left out."""
        income: dict[str, int] = {"silver": edge.silver_income} if edge.silver_income else {}
        income |= {crop: edge.crop_income.count(crop) for crop in edge.crop_income}
        parts = [self.plus("hand_size", edge.hand_size)] if edge.hand_size else []
        if income:
            parts.append(self.language.fill("extension.income", goods=Amounts(self.language, income)))
        parts += [self.plus("extra_delivery", edge.extra_delivery)] if edge.extra_delivery else []
        parts += [self.plus("pig_space", edge.pig_space)] if edge.pig_space else []
        return ", ".join(parts) or self.language.fill("nothing")

    def plus(self, name: str, number: int) -> str:
        """Hand limit +1."""
        return self.language.fill(f"extension.{name}", n=f"{number:+}")

    def roof(self, tile: RoofTile) -> str:
        """What a roof does, and in which phases if not in all."""
        effects = self.effects(tile.effects)
        return f"{effects}, {self.only_in(tile.phases)}" if tile.phases else effects

    def building(self, building: CraftBuilding) -> str:
        """The name of a craft building; one that is not of this project's edition stays as its file has it."""
        if self.lang == "pt" and building.name_pt:
            return building.name_pt
        return self.language.names.get(f"building.{building.name}", building.name)
