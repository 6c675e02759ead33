"""Writes the conditions of cards."""

from collections.abc import Sequence
from typing import assert_never

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.quantities import Quantity
from service.engine.hallertau.text.clauses import Clause
from service.engine.hallertau.text.columns import alike, is_regular
from service.engine.hallertau.text.quantities import Expression, Quantities, What, is_formula
from service.engine.hallertau.text.template_values import Bare, Count
from service.engine.kernel.language import Numbers

Single = v.AtLeast | v.AtMost | v.Exactly | v.MoreThan | v.Just
"""A condition that contains no other conditions."""


class Conditions(Quantities):
    """Writes conditions in one language."""

    def card_conditions(self, card: v.Card) -> list[Clause]:
        """Return the common condition of a card, then the conditions of its options."""
        own = tuple(option.when for option in card.options if option.when is not None)
        return (self.condition((card.when,)) if card.when is not None else []) + (self.condition(own) if own else [])

    def asked(self, condition: Single) -> tuple[bool, str]:
        """Return whether a condition asks to have something, with its text: what to have, else the whole clause."""
        (clause,) = self.condition((condition,))
        to_have = clause.lead == self.language.leads["have"]
        return to_have, clause.text if to_have else self.together([clause], "and.clause")

    def condition(self, column: tuple[v.Condition, ...]) -> list[Clause]:
        """Return the clauses of one condition, or of the conditions of all options read together."""
        if not is_regular(column):
            return [self.either([self.condition((one,)) for one in column])]
        first = column[0]
        match first:
            case v.AtLeast():
                return [self.at_least(first.what, tuple(node.number for node in alike(column, v.AtLeast)))]
            case v.AtMost():
                return [self.at_most(first.what, tuple(node.number for node in alike(column, v.AtMost)))]
            case v.Exactly():
                return [self.compared(first.what, self.count(first.numbers, compare="exactly"))]
            case v.MoreThan():
                return [self.more_than(first.what, tuple(node.other for node in alike(column, v.MoreThan)))]
            case v.Just():
                return [self.just(first, tuple(node.number for node in alike(column, v.Just)))]
            case v.AllOf():
                nodes = alike(column, v.AllOf)
                return [clause for at in range(len(first.of)) for clause in self.part(nodes, at)]
            case v.AnyOf():
                nodes_any = alike(column, v.AnyOf)
                return [self.either([self.part(nodes_any, at) for at in range(len(first.of))])]
            case _:
                assert_never(first)

    def part(self, column: Sequence[v.AllOf | v.AnyOf], at: int) -> list[Clause]:
        """Return the clauses of the part at one position of combined conditions, in all options."""
        return self.condition(tuple(node.of[at] for node in column))

    def compared(self, what: Quantity, n: Count) -> Clause:
        """Return the clause of a quantity compared with a number."""
        if is_formula(what):
            return self.clause("number.compared", what=Expression(self, (what,)), n=n)
        return self.measured(what, n)

    def at_least(self, what: Quantity, column: tuple[Quantity, ...]) -> Clause:
        """Return the clause of `at least`: a number, as many as of another quantity, or a formula."""
        if len(numbers := alike(column, int)) == len(column):
            return self.compared(what, self.count(numbers, compare="at_least"))
        if is_formula(what):
            return self.clause("number.at_least", what=Expression(self, (what,)), number=Expression(self, column))
        if is_formula(column[0]):
            return self.clause("at_least.number", what=What(self, what), number=Expression(self, column))
        return self.clause("at_least.count", what=What(self, what), other=What(self, column[0]))

    def at_most(self, what: Quantity, numbers: Numbers) -> Clause:
        """Return the clause of `at most`; at most 0 is `no`."""
        if set(numbers) == {0} and self.measured(what, Bare(self.language)).lead == self.language.leads["have"]:
            return self.clause("none", what=What(self, what))
        return self.compared(what, self.count(numbers, compare="at_most"))

    def more_than(self, what: Quantity, column: tuple[Quantity, ...]) -> Clause:
        """Return the clause of one quantity being greater than another."""
        if is_formula(what) or is_formula(column[0]):
            return self.clause("more.number", what=Expression(self, (what,)), number=Expression(self, column))
        return self.clause("more.count", what=What(self, what), other=What(self, column[0]))

    def just(self, node: v.Just, numbers: Numbers) -> Clause:
        """Return the clause of what the seat must just have done."""
        key = "just.used_spaces" if node.spaces else f"just.{node.what}"
        return self.clause(key, n=self.count(numbers, compare="at_least"), spaces=self.spaces(node.spaces, "or"))
