"""Writes rows of cards in a language: one walk through the nodes, with the words and templates of the language."""

from service.engine.hallertau.cards.vocabulary import Card
from service.engine.hallertau.text.conditions import Conditions
from service.engine.hallertau.text.costs import Costs, paid
from service.engine.hallertau.text.effects import Effects
from service.engine.hallertau.text.template_values import sentence


class Writer(Conditions, Costs, Effects):
    """Writes in one language."""

    def card(self, card: Card) -> str:
        """Phase bar, condition or cost, effects, income, VP."""
        parts = []
        if card.only_phase:
            parts.append(self.language.fill("only_phase", phase=card.only_phase))
        if card.not_phase:
            parts.append(self.language.fill("not_phase", phase=card.not_phase))
        if conditions := self.card_conditions(card):
            parts.append(sentence(self.together(conditions, "and.clause")))
        if costs := self.card_costs(card):
            parts.append(sentence(self.together(costs, "and")))
        costs_of_card = (*card.pay, *(cost for option in card.options for cost in option.pay))
        names = {name for cost in costs_of_card for name, _ in paid(cost)}
        parts += [sentence(text) for text in self.effects(card.do, names)]
        if card.income:
            parts += [sentence(self.language.fill("income", effects="; ".join(self.effects(card.income))))]
        if card.vp:
            parts.append(self.language.fill("vp", vp=card.vp))
        return " ".join(parts)
