"""Writes the texts of cards in one language, from the nodes of their rows and the templates of the language."""

from service.engine.hallertau.cards.decks import deck_of
from service.engine.hallertau.cards.vocabulary import Card
from service.engine.hallertau.text.conditions import Conditions
from service.engine.hallertau.text.costs import Costs, paid
from service.engine.hallertau.text.effects import Effects
from service.engine.hallertau.text.options import with_option
from service.engine.hallertau.text.template_values import one_line, sentence
from service.engine.kernel.language import capital


class Writer(Conditions, Costs, Effects):
    """Writes cards in one language."""

    def card(self, card: Card) -> str:
        """Return the text of a card: Phase bar, condition or cost, effects, income, VP."""
        parts = []
        if card.only_phase:
            parts.append(self.language.fill("only_phase", phase=card.only_phase))
        if card.not_phase:
            parts.append(self.language.fill("not_phase", phase=card.not_phase))
        if conditions := self.card_conditions(card):
            parts.append(sentence(self.together(conditions, "and.clause")))
        return " ".join([*parts, *map(sentence, self.deal(card))])

    def deal(self, card: Card) -> list[str]:
        """Return what a card costs, does and is worth, one clause for each."""
        costs = self.card_costs(card)
        parts = [self.together(costs, "and")] if costs else []
        costs_of_card = (*card.pay, *(cost for option in card.options for cost in option.pay))
        parts += self.effects(card.do, {name for cost in costs_of_card for name, _ in paid(cost)})
        if card.income:
            parts.append(self.language.fill("income", effects="; ".join(self.effects(card.income))))
        if card.vp:
            parts.append(self.language.fill("vp", vp=card.vp))
        return parts

    def option(self, card: Card, option: int) -> str:
        """Return what playing a card with an option costs, does and brings, in one line for a label."""
        return one_line(self.deal(with_option(card, option)))

    def title(self, number: int) -> str:
        """Return the name of a card: its deck and its number."""
        deck = self.language.form(self.language.nouns[deck_of(number)], (1,), "nom")
        return capital(self.language.fill("card.name", deck=deck, number=f"{number:03}"))
