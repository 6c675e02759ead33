"""Writes rows of cards in a language: one walk through the nodes, with the words and templates of the language.

Nodes at the same place in several options are read together, as a column: `at least 1, 2 or 5 Meat`.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, NamedTuple, TypeVar, assert_never

from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AnyOf,
    AtLeast,
    AtMost,
    ByOptionEffect,
    Card,
    ClearSpace,
    ClearTopRows,
    Condition,
    Cost,
    Costs,
    DifferentCrops,
    Discard,
    Draw,
    Effect,
    Exactly,
    FieldToRow,
    FreeGoods,
    GetField,
    GetGoods,
    HarvestFields,
    Just,
    KeepCrops,
    MoreThan,
    MoveSheep,
    Number,
    OneOf,
    Pay,
    PayHarvested,
    PaySheep,
    RaiseFields,
    RemoveFields,
    SheepBack,
    SowCrops,
    SowGood,
    Special,
    SwapToolForJewelry,
    TakeOffField,
    TakeWorkers,
    UseSpace,
)
from service.engine.hallertau.nodes import Node
from service.engine.hallertau.quantities import (
    Fields,
    Half,
    Least,
    Minus,
    Played,
    Plus,
    Quantity,
    Sum,
    Twice,
)
from service.engine.hallertau.resources import CROPS, MOST_FIELDS, RESOURCES
from service.engine.hallertau.text.words import LEAD, Bare, Count, Language, Numbers, sentence, tidy

CROP_NAMES: Final = tuple(RESOURCES[crop] for crop in CROPS)
FORMULAS: Final = ("window", "round")
"""Named quantities that are numbers and count nothing."""
EACH: Final = ("card_sheep", "best_card_sheep", "empty_cards")
"""Named quantities with words for `1 Rye for each`."""

AT_LEAST_ONE: Final = ("full_spaces",)
"""Named quantities with words of their own for at least 1."""

T = TypeVar("T")
Items = list[tuple[str, tuple[Quantity, ...]]]
"""Resources with a column of numbers."""


# columns


def alike(column: Sequence[object], kind: type[T]) -> tuple[T, ...]:
    """A column, known to be all of one kind."""
    return tuple(node for node in column if isinstance(node, kind))


def shape(value: object) -> object:
    """What nodes must share to be read together: everything but plain numbers."""
    if type(value) is int:
        return int
    if isinstance(value, Node):
        return (type(value), *(shape(getattr(value, name)) for name in value.__struct_fields__))
    if isinstance(value, tuple) and not all(type(part) is int for part in value):
        return tuple(shape(part) for part in value)
    return value


def is_regular(column: Sequence[object]) -> bool:
    """Whether only plain numbers differ, and not in what is counted."""
    whats = {node.what for node in column if isinstance(node, AtLeast | AtMost)}
    return len({shape(node) for node in column}) == 1 and len(whats) < 2


def by_option(number: Number) -> tuple[Quantity, ...]:
    """The numbers of an effect as a column."""
    return number if isinstance(number, tuple) else (number,)


def is_formula(what: Quantity) -> bool:
    """Whether a quantity is a number that counts nothing."""
    return isinstance(what, int | Minus | Plus | Twice | Half) or what in FORMULAS


class Clause(NamedTuple):
    """A piece of a sentence: words that neighbours may share, and the rest."""

    lead: str
    text: str
    tiers: bool = False
    apart: bool = False
    """A list or a choice in itself, so that a list around it needs more than a comma."""


class Expression:
    """A formula for a template, in any case: `{number:gen}`."""

    def __init__(self, writer: "Writer", column: tuple[Quantity, ...]) -> None:
        """One for each option, or one."""
        self.writer, self.column = writer, column

    def __format__(self, case: str) -> str:
        """14 minus the number in the window."""
        return self.writer.expression(self.column, case)


class What:
    """What a quantity counts, for a template, in any case."""

    def __init__(self, writer: "Writer", what: Quantity) -> None:
        """Any quantity that is not a formula."""
        self.writer, self.what = writer, what

    def __format__(self, case: str) -> str:
        """Fields in row 5."""
        return self.writer.measured(self.what, Bare(self.writer.language, case)).text.strip()


class Writer:
    """Writes in one language."""

    def __init__(self, language: Language) -> None:
        """Any of LANGUAGE."""
        self.language = language

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
        parts += [sentence(text) for text in self.effects(card.do)]
        if card.income:
            parts += [sentence(self.language.fill("income", effects="; ".join(self.effects(card.income))))]
        if card.vp:
            parts.append(self.language.fill("vp", vp=card.vp))
        return " ".join(parts)

    def need(self, condition: Condition) -> str:
        """What is missing, as an object if it can be had, else as a clause."""
        to_have, text = self.asked(condition)
        return tidy(
            self.language.fill("need", what=text) if to_have else self.language.fill("need.clause", clause=text)
        )

    def asked(self, condition: Condition) -> tuple[bool, str]:
        """Whether a condition asks to have something; then what, else the whole clause."""
        clauses = self.condition((condition,))
        if all(clause.lead == self.language.leads["have"] for clause in clauses):
            return True, self.language.joined([clause.text for clause in clauses], "and")
        return False, self.together(clauses, "and.clause")

    # pieces of sentences

    def count(self, numbers: Numbers, noun: str = "", compare: str = "") -> Count:
        """Numbers for a template; several are those of the options."""
        return Count(self.language, numbers, noun, compare)

    def tiers(self, numbers: Numbers, noun: str = "") -> Count:
        """Numbers by option inside an effect, with the word for respectively."""
        return Count(self.language, numbers, noun, tiers=len(set(numbers)) > 1)

    def clause(self, key: str, **values: object) -> Clause:
        """A filled template, cut into what neighbours may share and the rest."""
        return self.cut(self.language.fill(key, "", **values))

    def cut(self, filled: str) -> Clause:
        """`have|3 Sheep`: the lead is a word of the language or stands there in full."""
        before, bar, after = filled.partition(LEAD)
        return Clause(self.language.leads.get(before, before), after) if bar else Clause("", filled)

    def together(self, clauses: Sequence[Clause], word: str) -> str:
        """Needs A and B and only after C; costs A and B."""
        parts = []
        for lead, group in groupby(clauses, key=lambda clause: clause.lead):
            texts = [clause.text for clause in group]
            parts += [f"{lead} {self.language.joined(texts, 'and')}"] if lead else texts
        return self.language.joined(parts, word)

    def either(self, ways: Sequence[Sequence[Clause]]) -> Clause:
        """One of several ways; several things in one way need more than commas between the ways."""
        leads = {clause.lead for way in ways for clause in way}
        if len(leads) == 1 and (lead := next(iter(leads))):
            texts = [self.language.joined([clause.text for clause in way], "and") for way in ways]
        else:
            lead, texts = "", [self.together(way, "and") for way in ways]
        if len(ways) > 2 and any(len(way) > 1 for way in ways):
            return Clause(lead, "; ".join(texts[:-1]) + ";" + self.language.templates["or"] + texts[-1], apart=True)
        return Clause(lead, self.language.joined(texts, "or"), apart=True)

    def choice(self, ways: Sequence[Items]) -> Clause | None:
        """The same number of one resource or another; None if the ways are not like that."""
        alternatives = [way[0] for way in ways if len(way) == 1]
        columns = {column for _, column in alternatives}
        if len(alternatives) < max(len(ways), 2) or len(columns) != 1:
            return None
        numbers = alike(next(iter(columns)), int)
        if len(numbers) != len(next(iter(columns))):
            return None
        language = self.language
        first, *rest = [name for name, _ in alternatives]
        forms = [language.form(language.nouns[name], numbers, "") for name in rest]
        text = language.joined([f"{self.count(numbers, first)}", *forms], "or")
        if max(numbers) > 1:
            text = language.fill("one_type", text=text)
        return Clause("", text, tiers=len(set(numbers)) > 1, apart=True)

    # quantities

    def measured(self, what: Quantity, n: Count | Bare) -> Clause:
        """What is counted with its number, or without."""
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
        """In row 5, with Hops."""
        parts = []
        if fields.rows:
            key = "in_row" if len(fields.rows) == 1 else "in_rows"
            parts.append(self.language.fill(key, rows=self.language.joined([str(r) for r in fields.rows], "and")))
        if fields.contain:
            parts.append(self.language.names[f"with.{fields.contain}"])
        return "".join(f" {part}" for part in parts)

    def expression(self, column: tuple[Quantity, ...], case: str) -> str:
        """A number by formula."""
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
        """So many of a resource, also by formula: 1 Rye for each of your planted Fields."""
        if len(numbers := alike(column, int)) == len(column):
            return f"{self.count(numbers, name)}"
        if is_regular(column) and (each := self.each(column[0])):
            return f"{self.count((1,), name)} {each}"
        return self.language.fill("equal", what=What(self, name), number=Expression(self, column))

    def each(self, what: Quantity) -> str:
        """For each of your Fields; nothing if there are no such words for a quantity."""
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

    # conditions

    def card_conditions(self, card: Card) -> list[Clause]:
        """The condition of all options, then those of each."""
        own = tuple(option.when for option in card.options if option.when is not None)
        return (self.condition((card.when,)) if card.when is not None else []) + (self.condition(own) if own else [])

    def condition(self, column: tuple[Condition, ...]) -> list[Clause]:
        """One condition, or those of the options read together."""
        if not is_regular(column):
            return [self.either([self.condition((one,)) for one in column])]
        first = column[0]
        match first:
            case AtLeast():
                return [self.at_least(first.what, tuple(node.number for node in alike(column, AtLeast)))]
            case AtMost():
                return [self.at_most(first.what, tuple(node.number for node in alike(column, AtMost)))]
            case Exactly():
                return [self.compared(first.what, self.count(first.numbers, compare="exactly"))]
            case MoreThan():
                return [self.more_than(first.what, tuple(node.other for node in alike(column, MoreThan)))]
            case Just():
                return [self.just(first, tuple(node.number for node in alike(column, Just)))]
            case AllOf():
                nodes = alike(column, AllOf)
                return [clause for at in range(len(first.of)) for clause in self.part(nodes, at)]
            case AnyOf():
                nodes_any = alike(column, AnyOf)
                return [self.either([self.part(nodes_any, at) for at in range(len(first.of))])]
            case _:
                assert_never(first)

    def part(self, column: Sequence[AllOf | AnyOf], at: int) -> list[Clause]:
        """One of several conditions, in all options."""
        return self.condition(tuple(node.of[at] for node in column))

    def compared(self, what: Quantity, n: Count) -> Clause:
        """At least, at most or exactly so many."""
        if is_formula(what):
            return self.clause("number.compared", what=Expression(self, (what,)), n=n)
        return self.measured(what, n)

    def at_least(self, what: Quantity, column: tuple[Quantity, ...]) -> Clause:
        """A number, as many as of something else, or a formula."""
        if len(numbers := alike(column, int)) == len(column):
            return self.compared(what, self.count(numbers, compare="at_least"))
        if is_formula(what):
            return self.clause("number.at_least", what=Expression(self, (what,)), number=Expression(self, column))
        if is_formula(column[0]):
            return self.clause("at_least.number", what=What(self, what), number=Expression(self, column))
        return self.clause("at_least.count", what=What(self, what), other=What(self, column[0]))

    def at_most(self, what: Quantity, numbers: Numbers) -> Clause:
        """A number, or none at all."""
        if set(numbers) == {0} and self.measured(what, Bare(self.language)).lead == self.language.leads["have"]:
            return self.clause("none", what=What(self, what))
        return self.compared(what, self.count(numbers, compare="at_most"))

    def more_than(self, what: Quantity, column: tuple[Quantity, ...]) -> Clause:
        """More of one than of another, or one number greater than another."""
        if is_formula(what) or is_formula(column[0]):
            return self.clause("more.number", what=Expression(self, (what,)), number=Expression(self, column))
        return self.clause("more.count", what=What(self, what), other=What(self, column[0]))

    def just(self, node: Just, numbers: Numbers) -> Clause:
        """What the seat has just done."""
        key = "just.used_spaces" if node.spaces else f"just.{node.what}"
        return self.clause(key, n=self.count(numbers, compare="at_least"), spaces=self.spaces(node.spaces, "or"))

    def spaces(self, spaces: tuple[str, ...], word: str) -> str:
        """Names of spaces."""
        names = [self.language.fill("space", space=self.language.names[f"space.{space}"]) for space in spaces]
        return self.language.joined(names, word) if names else ""

    # costs

    def card_costs(self, card: Card) -> list[Clause]:
        """The cost of all options, then those of each."""
        own = tuple(option.pay for option in card.options if option.pay)
        return (self.costs((card.pay,)) if card.pay else []) + (self.costs(own) if own else [])

    def costs(self, column: tuple[Costs, ...]) -> list[Clause]:
        """What is paid together, in one option or in all of them read together."""
        if is_regular(column):
            return [c for at in range(len(column[0])) for c in self.cost(tuple(costs[at] for costs in column))]
        ways = [[item for cost in costs for item in paid(cost)] for costs in column]
        plain = all(paid(cost) for costs in column for cost in costs)
        if plain and (choice := self.choice(ways)):
            return [choice._replace(lead=self.language.leads["pay"])]
        return [self.either([self.costs((costs,)) for costs in column])]

    def cost(self, column: tuple[Cost, ...]) -> list[Clause]:
        """One cost, or those of the options read together."""
        first = column[0]
        match first:
            case Pay():
                pays = alike(column, Pay)
                lead = self.language.leads["pay"]
                rows = [(name, tuple(node.what[at][1] for node in pays)) for at, (name, _) in enumerate(first.what)]
                return [Clause(lead, self.amount(name, numbers)) for name, numbers in rows]
            case PaySheep():
                return [self.clause("pay_sheep", n=self.count(tuple(node.number for node in alike(column, PaySheep))))]
            case RemoveFields():
                numbers = tuple(node.number for node in alike(column, RemoveFields))
                n = self.count(numbers, field_noun(first.planted or None))
                return [self.clause("remove_fields", n=n, where=self.from_rows(first.rows))]
            case Discard():
                numbers = tuple(node.number for node in alike(column, Discard))
                return [self.clause("discard", n=self.count(numbers, first.deck or "other_card"))]
            case FreeGoods():
                key = "free_goods" if first.types > 1 else "free_goods.one"
                numbers = tuple(node.each for node in alike(column, FreeGoods))
                return [self.clause(key, n=self.count(numbers), types=self.count((first.types,)))]
            case PayHarvested():
                numbers = tuple(node.number for node in alike(column, PayHarvested))
                return [self.clause("pay_harvested", n=self.count(numbers, first.crop))]
            case TakeOffField():
                return [self.clause("take_off_field")]
            case SheepBack():
                numbers = tuple(node.number for node in alike(column, SheepBack))
                return [self.clause("sheep_back", n=self.count(numbers))]
            case KeepCrops():
                return [
                    self.clause("keep_crops", n=self.count(tuple(node.number for node in alike(column, KeepCrops))))
                ]
            case _:
                assert_never(first)

    def from_rows(self, rows: tuple[int, ...]) -> str:
        """From row 5."""
        if not rows:
            return ""
        key = "from_row" if len(rows) == 1 else "from_rows"
        return " " + self.language.fill(key, rows=self.language.joined([str(row) for row in rows], "or"))

    # effects

    def effects(self, effects: Sequence[Effect]) -> list[str]:
        """One sentence for what is got, one for what may be done, and so on in the order of the row."""
        leads, texts, said = self.language.leads, list[str](), False
        clauses = [clause for effect in effects for clause in self.effect(effect)]
        for lead, group in groupby(clauses, key=lambda clause: clause.lead):
            items = list(group)
            again = leads["get.again"] if lead == leads["get"] else leads["may.again"]
            shared = again if said and lead else lead
            if lead == leads["get"]:
                texts.append(f"{shared} {self.listed(items)}")
            elif lead:
                texts.append(f"{shared} {self.language.templates['then'].join(item.text for item in items)}")
            else:
                texts += [item.text for item in items]
            said = said or bool(lead)
        return texts

    def listed(self, items: Sequence[Clause]) -> str:
        """What is got: numbers by option and choices stand apart from the rest of the list."""
        language, text, before = self.language, "", False
        groups = [(tiers, list(group)) for tiers, group in groupby(items, key=lambda item: item.tiers)]
        parts = [(tiers, part) for tiers, group in groups for part in split(group)]
        for at, (tiers, part) in enumerate(parts):
            joined = language.joined([item.text for item in part], "and")
            last = at == len(parts) - 1 and before and len(part) == 1 and not part[0].apart
            glue = language.templates["plus.last" if last else "plus"] if text else ""
            text = text.rstrip(",") + glue + (language.fill("respectively.list", text=joined) if tiers else joined)
            before = tiers
        return text

    def got(self, text: str, column: tuple[Quantity, ...], apart: bool = False) -> Clause:
        """Something that is got, in numbers by option or not."""
        return Clause(self.language.leads["get"], text, len(set(column)) > 1, apart)

    def effect(self, effect: Effect) -> list[Clause]:
        """One effect; what it says may take more than one clause."""
        match effect:
            case GetGoods():
                rows = [(name, by_option(number)) for name, number in effect.what]
                return [
                    clause for column, group in groupby(rows, key=itemgetter(1)) for clause in self.gains(column, group)
                ]
            case GetField():
                key = "new_fields" if effect.number > 1 else "new_field"
                column = by_option(effect.row)
                text = self.language.fill(key, n=self.count((effect.number,)), row=Expression(self, column))
                return [self.got(text, column)]
            case Draw():
                column = by_option(effect.number)
                return [self.got(self.amount(effect.deck, column), column)]
            case OneOf():
                return [self.one_of(effect.of), *([self.clause("sow_chosen")] if effect.sow else [])]
            case ByOptionEffect():
                return [self.either([self.effect(one) for one in effect.of])._replace(tiers=True)]
            case DifferentCrops():
                column = by_option(effect.number)
                return [self.got(self.language.fill("different_crops", n=self.count(alike(column, int))), column)]
            case SowCrops():
                return [self.up_to("sow", alike(by_option(effect.times), int))]
            case SowGood():
                key = "sow_crop" if effect.good in CROP_NAMES else "sow_good"
                return [self.clause(key, n=self.count((1,), effect.good))]
            case HarvestFields():
                return [self.up_to("harvest", (effect.number,))]
            case RaiseFields():
                noun = field_noun(effect.planted)
                if effect.number >= MOST_FIELDS:
                    return [self.clause("raise.all", what=Bare(self.language, noun=noun))]
                return [self.clause("raise", n=self.count((effect.number,), noun))]
            case FieldToRow():
                return [self.clause("field_to_row", row=effect.row)]
            case MoveSheep():
                numbers = alike(by_option(effect.number), int)
                return [self.up_to("move_sheep.same" if effect.same else "move_sheep", numbers)]
            case SwapToolForJewelry():
                return [self.clause("swap")]
            case ClearSpace():
                return [self.clause("clear_space")]
            case ClearTopRows():
                return [self.clause("clear_top_rows", spaces=self.spaces(effect.spaces, "and"))]
            case TakeWorkers():
                return [self.clause("take_workers")]
            case UseSpace():
                return [self.clause("use_space")]
            case Special():
                return [self.clause(f"special.{effect.name}")]
            case _:
                assert_never(effect)

    def gains(self, column: tuple[Quantity, ...], rows: Iterable[tuple[str, tuple[Quantity, ...]]]) -> list[Clause]:
        """Resources in the same number; what there is for each of something is said together."""
        names = [name for name, _ in rows]
        if is_regular(column) and (each := self.each(column[0])):
            ones = self.language.joined([f"{self.count((1,), name)}" for name in names], "and")
            return [self.got(f"{ones} {each}", column, apart=True)]
        return [self.got(self.amount(name, column), column, apart=not alike(column, int)) for name in names]

    def up_to(self, key: str, numbers: Numbers) -> Clause:
        """Something that may be done so many times; once has words of its own."""
        return self.clause(f"{key}.one" if numbers == (1,) else key, n=self.tiers(numbers))

    def one_of(self, effects: Sequence[Effect]) -> Clause:
        """A choice: of resources in the same number if it can be said so."""
        ways = [[(name, by_option(number)) for name, number in e.what] for e in effects if isinstance(e, GetGoods)]
        if len(ways) == len(effects) and (choice := self.choice(ways)):
            return choice._replace(lead=self.language.leads["get"])
        parts = [self.effect(effect) for effect in effects]
        tiers = any(clause.tiers for part in parts for clause in part)
        return self.either(parts)._replace(tiers=tiers)


def paid(cost: Cost) -> Items:
    """What a cost takes, if it is nothing but resources."""
    match cost:
        case Pay():
            return [(name, (number,)) for name, number in cost.what]
        case PaySheep():
            return [("sheep", (cost.number,))]
        case _:
            return []


def same_but_crop(total: Sum) -> list[str]:
    """The Crops, if Fields with one or another Crop are counted together."""
    crops = [part.contain for part in total.of if isinstance(part, Fields) and part.contain]
    return crops if [Fields(contain=crop) for crop in crops] == list(total.of) else []


def field_noun(planted: bool | None) -> str:
    """The noun for Fields: any, planted or empty ones."""
    return "field" if planted is None else "planted_field" if planted else "empty_field"


def split(items: Sequence[Clause]) -> list[list[Clause]]:
    """A list cut around what stands apart."""
    parts = [list(group) for apart, group in groupby(items, key=lambda item: item.apart)]
    return [part for whole in parts for part in ([[item] for item in whole] if whole[0].apart else [whole])]
