"""Writes the costs of cards."""

from typing import assert_never

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.text.clauses import Clause, Items
from service.engine.hallertau.text.columns import alike, is_regular
from service.engine.hallertau.text.quantities import Quantities, field_noun


class Costs(Quantities):
    """Writes costs in one language."""

    def card_costs(self, card: v.Card) -> list[Clause]:
        """Return the common cost of a card, then the costs of its options."""
        own = tuple(option.pay for option in card.options if option.pay)
        return (self.costs((card.pay,)) if card.pay else []) + (self.costs(own) if own else [])

    def costs(self, column: tuple[v.Costs, ...]) -> list[Clause]:
        """Return the clauses of costs that are paid together, in one option or in all options read together."""
        if is_regular(column):
            return [c for at in range(len(column[0])) for c in self.cost(tuple(costs[at] for costs in column))]
        ways = [[item for cost in costs for item in paid(cost)] for costs in column]
        plain = all(paid(cost) for costs in column for cost in costs)
        if plain and (choice := self.choice(ways)):
            return [choice._replace(lead=self.language.leads["pay"])]
        return [self.either([self.costs((costs,)) for costs in column])]

    def cost(self, column: tuple[v.Cost, ...]) -> list[Clause]:
        """Return the clauses of one cost, or of the costs of all options read together."""
        first = column[0]
        match first:
            case v.Pay():
                pays = alike(column, v.Pay)
                lead = self.language.leads["pay"]
                rows = [(name, tuple(node.what[at][1] for node in pays)) for at, (name, _) in enumerate(first.what)]
                return [Clause(lead, self.amount(name, numbers)) for name, numbers in rows]
            case v.PaySheep():
                return [
                    self.clause("pay_sheep", n=self.count(tuple(node.number for node in alike(column, v.PaySheep))))
                ]
            case v.RemoveFields():
                numbers = tuple(node.number for node in alike(column, v.RemoveFields))
                n = self.count(numbers, field_noun(first.planted or None))
                return [self.clause("remove_fields", n=n, where=self.from_rows(first.rows))]
            case v.Discard():
                numbers = tuple(node.number for node in alike(column, v.Discard))
                return [self.clause("discard", n=self.count(numbers, first.deck or "other_card"))]
            case v.FreeGoods():
                key = "free_goods" if first.types > 1 else "free_goods.one"
                numbers = tuple(node.each for node in alike(column, v.FreeGoods))
                return [self.clause(key, n=self.count(numbers), types=self.count((first.types,)))]
            case v.PayHarvested():
                numbers = tuple(node.number for node in alike(column, v.PayHarvested))
                return [self.clause("pay_harvested", n=self.count(numbers, first.crop))]
            case v.TakeOffField():
                return [self.clause("take_off_field")]
            case v.SheepBack():
                numbers = tuple(node.number for node in alike(column, v.SheepBack))
                return [self.clause("sheep_back", n=self.count(numbers))]
            case v.KeepCrops():
                return [
                    self.clause("keep_crops", n=self.count(tuple(node.number for node in alike(column, v.KeepCrops))))
                ]
            case _:
                assert_never(first)

    def from_rows(self, rows: tuple[int, ...]) -> str:
        """Return the words for rows, as in `from row 5`."""
        if not rows:
            return ""
        key = "from_row" if len(rows) == 1 else "from_rows"
        return " " + self.language.fill(key, rows=self.language.joined([str(row) for row in rows], "or"))


def paid(cost: v.Cost) -> Items:
    """Return the resources of a cost; empty if it takes anything else."""
    match cost:
        case v.Pay():
            return [(name, (number,)) for name, number in cost.what]
        case v.PaySheep():
            return [("sheep", (cost.number,))]
        case _:
            return []
