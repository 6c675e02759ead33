"""Writes the cards, roofs and buildings of an edition in one language, from the nodes that the engine carries out."""

from service.engine.kernel.language import Language
from service.engine.lagranja.edition.model import CraftBuilding, Edition, ExtensionEdge, FarmCard, RoofTile
from service.engine.lagranja.goods import ROLES
from service.engine.lagranja.text.helpers import HelperWriter
from service.engine.lagranja.text.template_values import Amounts, Goods


class Writer(HelperWriter):
    """Writes the cards and parts of an edition in one language."""

    def __init__(self, language: Language, lang: str, edition: Edition) -> None:
        """Write in a language; `lang` is its code, because an edition may have Portuguese names."""
        super().__init__(language)
        self.lang, self.edition = lang, edition

    def card(self, card: FarmCard) -> str:
        """Return the text of all four edges of a card."""
        words = {name: value for role in ROLES for name, value in self.edge_words(card, role).items()}
        return self.language.fill("card", "", name=self.title(card), **words)

    def edge(self, card: FarmCard, role: str) -> str:
        """Return what one edge of a card is and does."""
        return self.language.fill(f"edge.{role}", "", **self.edge_words(card, role))

    def edge_line(self, card: FarmCard, role: str) -> str:
        """Return an edge of a card in one line for a label: of a helper also when it works, but not its phases."""
        return self.helper(card.helper) if role == "helper" else self.edge(card, role)

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
        """Return the name of a card; names that are not in this project's edition are not translated."""
        if self.lang == "pt" and card.name_pt:
            return card.name_pt
        return self.language.names.get(f"card.{card.name}", card.name)

    def named(self, number: int) -> str:
        """Return the name and number of a card."""
        return self.language.fill("named", name=self.title(self.edition.cards[number]), number=number)

    def symbols(self, goods: tuple[str, ...]) -> Amounts:
        """Return the goods of a barrow: 2 grain and 1 wine."""
        return Amounts(self.language, {good: goods.count(good) for good in goods})

    def extension(self, edge: ExtensionEdge) -> str:
        """Return the text of an extension: those of hand limit, income, extra deliveries and pig spaces that it has."""
        income: dict[str, int] = {"silver": edge.silver_income} if edge.silver_income else {}
        income |= {crop: edge.crop_income.count(crop) for crop in edge.crop_income}
        parts = [self.plus("hand_size", edge.hand_size)] if edge.hand_size else []
        if income:
            parts.append(self.language.fill("extension.income", goods=Amounts(self.language, income)))
        parts += [self.plus("extra_delivery", edge.extra_delivery)] if edge.extra_delivery else []
        parts += [self.plus("pig_space", edge.pig_space)] if edge.pig_space else []
        return ", ".join(parts) or self.language.fill("nothing")

    def plus(self, name: str, number: int) -> str:
        """Return a bonus, as in `hand limit +1`."""
        return self.language.fill(f"extension.{name}", n=f"{number:+}")

    def roof(self, tile: RoofTile) -> str:
        """Return what a roof does, and in which phases if not in all."""
        effects = self.effects(tile.effects)
        return f"{effects}, {self.only_in(tile.phases)}" if tile.phases else effects

    def building(self, building: CraftBuilding) -> str:
        """Return the name of a craft building; names that are not in this project's edition are not translated."""
        if self.lang == "pt" and building.name_pt:
            return building.name_pt
        return self.language.names.get(f"building.{building.name}", building.name)
