"""Writes quantities and formulas."""

from typing import Final, assert_never

from service.engine.hallertau.quantities import Fields, Half, Least, Minus, Played, Plus, Quantity, Sum, Twice
from service.engine.hallertau.resources import RESOURCES
from service.engine.hallertau.text.clauses import Clause, Clauses
from service.engine.hallertau.text.columns import alike, is_regular
from service.engine.hallertau.text.language import LEAD
from service.engine.hallertau.text.template_values import Bare, Count

FORMULAS: Final = ("window", "round")
"""Named quantities that are plain numbers and have no noun."""
EACH: Final = ("card_sheep", "best_card_sheep", "empty_cards", "empty_cards_before_round_6")
"""Named quantities that have words for `for each`, as in `1 Rye for each`."""

AT_LEAST_ONE: Final = ("full_spaces",)
"""Named quantities that have a template of their own for `at least 1`."""


class Expression:
    """A formula as a template value, in any grammatical case: `{number:gen}`."""

    def __init__(self, writer: "Quantities", column: tuple[Quantity, ...]) -> None:
        """Take a column of formulas: one for each option, or a single one."""
        self.writer, self.column = writer, column

    def __format__(self, case: str) -> str:
        """Return the formula, as in `14 minus the number in the window`."""
        return self.writer.expression(self.column, case)


class What:
    """The noun phrase of a quantity as a template value, in any grammatical case."""

    def __init__(self, writer: "Quantities", what: Quantity) -> None:
        """Take any quantity that is not a formula."""
        self.writer, self.what = writer, what

    def __format__(self, case: str) -> str:
        """Return the phrase, as in `Fields in row 5`."""
        return self.writer.measured(self.what, Bare(self.writer.language, case)).text.strip()


class Quantities(Clauses):
    """Writes quantities in one language."""

    def measured(self, what: Quantity, n: Count | Bare) -> Clause:
        """Return the clause of a quantity, with or without a number."""
        match what:
            case "fields":
                return self.measured(Fields(), n)
            case "window" | "round":
                return Clause("", self.expression((what,), ""))
            case str() if what in RESOURCES:
                return self.cut(f"have{LEAD}{n.of(what)}")
            case str():
                one = isinstance(n, Count) and n.compare == "at_least" and n.numbers == (1,) and what in AT_LEAST_ONE
                return self.clause(f"quantity.{what}.one" if one else f"quantity.{what}", n=n)
            case Fields():
                return self.clause("fields", n=n.of(field_noun(what.planted)), where=self.where(what))
            case Played():
                return self.clause("played", n=n.of("other_point" if what.deck == "point" else what.deck))
            case Sum() if crops := same_but_crop(what):
                with_crops = [self.language.names[f"with.{crop}"] for crop in crops]
                where = " " + self.language.joined(with_crops, "or")
                return self.clause("fields", n=n.of("field"), where=where)
            case Sum() | Least():
                case = n.case if isinstance(n, Bare) else ""
                first, *rest = what.of
                names = [f"{What(self, first):{case}}", *(f"{What(self, other)}" for other in rest)]
                together = self.language.joined(names, "and")
                numbers = self.language.numbers(n.numbers) if isinstance(n, Count) else ""
                return self.clause("sum" if isinstance(what, Sum) else "least", n=n, all=together, numbers=numbers)
            case int() | Minus() | Plus() | Twice() | Half():
                return Clause("", self.expression((what,), ""))
            case _:
                assert_never(what)

    def where(self, fields: Fields) -> str:
        """Return the words for the place and Crop of Fields, as in `in row 5, with Hops`."""
        parts = []
        if fields.rows:
            key = "in_row" if len(fields.rows) == 1 else "in_rows"
            parts.append(self.language.fill(key, rows=self.language.joined([str(r) for r in fields.rows], "and")))
        if fields.contain:
            parts.append(self.language.names[f"with.{fields.contain}"])
        return "".join(f" {part}" for part in parts)

    def expression(self, column: tuple[Quantity, ...], case: str) -> str:
        """Return the text of a formula in a grammatical case."""
        if len(numbers := alike(column, int)) == len(column):
            return self.language.fill("number", case, n=self.language.numbers(numbers))
        if not is_regular(column):
            return self.language.joined([self.expression((what,), case) for what in column], "or")
        match column[0]:
            case "window" | "round":
                return self.language.fill(f"number.{column[0]}", case)
            case Minus():
                first = Expression(self, tuple(node.first for node in alike(column, Minus)))
                second = Expression(self, tuple(node.second for node in alike(column, Minus)))
                return self.language.fill("number.minus", case, first=first, second=second)
            case Plus():
                first = Expression(self, tuple(node.first for node in alike(column, Plus)))
                number = Expression(self, tuple(node.number for node in alike(column, Plus)))
                return self.language.fill("number.plus", case, first=first, number=number)
            case Twice():
                of = Expression(self, tuple(node.of for node in alike(column, Twice)))
                return self.language.fill("number.twice", case, of=of)
            case Half():
                of = Expression(self, tuple(node.of for node in alike(column, Half)))
                return self.language.fill("number.half", case, of=of)
            case Least() as least:
                names = self.language.joined([f"{What(self, what)}" for what in least.of], "and")
                return self.language.fill("number.least", case, of=names)
            case what:
                return self.language.fill("number.count", case, what=What(self, what))

    def amount(self, name: str, column: tuple[Quantity, ...]) -> str:
        """Return an amount of a resource, also by formula, as in `1 Rye for each of your planted Fields`."""
        if len(numbers := alike(column, int)) == len(column):
            return f"{self.count(numbers, name)}"
        if is_regular(column) and (each := self.each(column[0])):
            return f"{self.count((1,), name)} {each}"
        return self.language.fill("equal", what=What(self, name), number=Expression(self, column))

    def each(self, what: Quantity) -> str:
        """Return the words for `for each of your Fields`; empty if a quantity has no such words."""
        match what:
            case "fields":
                return self.language.fill("each.field")
            case Fields(rows=(), contain=None):
                return self.language.fill(f"each.{field_noun(what.planted)}")
            case str() if what in EACH:
                return self.language.fill(f"each.{what}")
            case Half(of=str() as halved) if halved in RESOURCES:
                return self.language.fill("each.half", two=self.count((2,), halved))
            case _:
                return ""


def is_formula(what: Quantity) -> bool:
    """Return whether a quantity is a number or a formula, which has no noun."""
    return isinstance(what, int | Minus | Plus | Twice | Half) or what in FORMULAS


def counted(what: Quantity) -> set[str]:
    """Return the names of the named quantities in a quantity."""
    match what:
        case str():
            return {what}
        case Minus():
            return counted(what.first) | counted(what.second)
        case Plus():
            return counted(what.first)
        case Twice() | Half():
            return counted(what.of)
        case Sum() | Least():
            return {name for part in what.of for name in counted(part)}
        case _:
            return set()


def same_but_crop(total: Sum) -> list[str]:
    """Return the Crops of a sum of Fields that differ in their Crop only; else an empty list."""
    crops = [part.contain for part in total.of if isinstance(part, Fields) and part.contain]
    return crops if [Fields(contain=crop) for crop in crops] == list(total.of) else []


def field_noun(planted: bool | None) -> str:
    """Return the key of the noun for Fields: any, planted or empty ones."""
    return "field" if planted is None else "planted_field" if planted else "empty_field"
