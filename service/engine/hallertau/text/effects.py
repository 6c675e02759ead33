"""Writes the effects of cards."""

from collections.abc import Collection, Iterable, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final, assert_never

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.quantities import Quantity
from service.engine.hallertau.resources import CROPS, MOST_FIELDS, RESOURCES
from service.engine.hallertau.text.clauses import Clause
from service.engine.hallertau.text.columns import alike, by_option, is_regular
from service.engine.hallertau.text.quantities import Expression, Quantities, counted, field_noun
from service.engine.hallertau.text.template_values import Bare
from service.engine.kernel.language import Numbers

CROP_NAMES: Final = tuple(RESOURCES[crop] for crop in CROPS)


class Effects(Quantities):
    """Writes effects in one language."""

    def effects(self, effects: Sequence[v.Effect], paid: Collection[str] = ()) -> list[str]:
        """Return the sentences of effects: gains, permissions and so on. `paid`: the resources that the card costs."""
        return self.sentences([clause for effect in effects for clause in self.effect(effect, paid)])

    def sentences(self, clauses: Sequence[Clause]) -> list[str]:
        """Join clauses to sentences; words that neighbouring clauses share are written once."""
        leads, texts, said = self.language.leads, list[str](), False
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
        """Join gains to a list; numbers by option and choices are separated from the rest of the list."""
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
        """Return the clause of a gain, with one number or numbers by option."""
        return Clause(self.language.leads["get"], text, len(set(column)) > 1, apart)

    def effect(self, effect: v.Effect, paid: Collection[str] = ()) -> list[Clause]:
        """Return the clauses of one effect; some need more than one."""
        match effect:
            case v.GetGoods():
                rows = [(name, by_option(number)) for name, number in effect.what]
                return [
                    clause
                    for column, group in groupby(rows, key=itemgetter(1))
                    for clause in self.gains(column, group, paid)
                ]
            case v.GetField():
                key = "new_fields" if effect.number > 1 else "new_field"
                column = by_option(effect.row)
                text = self.language.fill(key, n=self.count((effect.number,)), row=Expression(self, column))
                return [self.got(text, column)]
            case v.Draw():
                column = by_option(effect.number)
                return [self.got(self.amount(effect.deck, column), column)]
            case v.OneOf():
                return [self.one_of(effect.of), *([self.clause("sow_chosen")] if effect.sow else [])]
            case v.ByOptionEffect():
                return [self.either([self.effect(one) for one in effect.of])._replace(tiers=True)]
            case v.DifferentCrops():
                column = by_option(effect.number)
                key = "different_crops.one" if column == (1,) else "different_crops"
                return [self.got(self.language.fill(key, n=self.count(alike(column, int))), column)]
            case v.SowCrops(that=True):
                return [self.clause("sow.that")]
            case v.SowCrops():
                return [self.up_to("sow", alike(by_option(effect.times), int))]
            case v.SowGood():
                key = "sow_crop" if effect.good in CROP_NAMES else "sow_good.that" if effect.that else "sow_good"
                return [self.clause(key, n=self.count((1,), effect.good))]
            case v.HarvestFields():
                return [self.up_to("harvest", (effect.number,))]
            case v.RaiseFields(that=True):
                return [self.clause("raise.that")]
            case v.RaiseFields():
                noun = field_noun(effect.planted)
                if effect.number >= MOST_FIELDS:
                    return [self.clause("raise.all", what=Bare(self.language, noun=noun))]
                return [self.clause("raise", n=self.count((effect.number,), noun))]
            case v.FieldToRow():
                return [self.clause("field_to_row", row=effect.row)]
            case v.MoveSheep():
                numbers = alike(by_option(effect.number), int)
                return [self.up_to("move_sheep.same" if effect.same else "move_sheep", numbers)]
            case v.SwapToolForJewelry():
                return [self.clause("swap")]
            case v.ClearSpace():
                return [self.clause("clear_space")]
            case v.ClearTopRows():
                return [self.clause("clear_top_rows", spaces=self.spaces(effect.spaces, "and"))]
            case v.TakeWorkers():
                return [self.clause("take_workers")]
            case v.UseSpace():
                return [self.clause("use_space")]
            case v.Special():
                return [self.clause(f"special.{effect.name}")]
            case _:
                assert_never(effect)

    def gains(
        self, column: tuple[Quantity, ...], rows: Iterable[tuple[str, tuple[Quantity, ...]]], paid: Collection[str]
    ) -> list[Clause]:
        """Return the clauses of gains in the same number; gains `for each` of a thing are joined.

        A number that counts a resource of the card's cost is counted after paying (H-98).
        """
        names = [name for name, _ in rows]
        if is_regular(column) and (each := self.each(column[0])):
            ones = self.language.joined([f"{self.count((1,), name)}" for name in names], "and")
            return [self.got(f"{ones} {each}", column, apart=True)]
        texts = [self.amount(name, column) for name in names]
        if any(name in paid for what in column for name in counted(what)):
            texts = [self.language.fill("after_paying", text=text) for text in texts]
        return [self.got(text, column, apart=not alike(column, int)) for text in texts]

    def up_to(self, key: str, numbers: Numbers) -> Clause:
        """Return the clause of something that may be done up to so many times; `once` has its own template."""
        return self.clause(f"{key}.one" if numbers == (1,) else key, n=self.tiers(numbers))

    def one_of(self, effects: Sequence[v.Effect]) -> Clause:
        """Return the clause of a choice, in the short form if it is between resources in the same number."""
        ways = [[(name, by_option(number)) for name, number in e.what] for e in effects if isinstance(e, v.GetGoods)]
        if len(ways) == len(effects) and (choice := self.choice(ways)):
            return choice._replace(lead=self.language.leads["get"])
        parts = [self.effect(effect) for effect in effects]
        tiers = any(clause.tiers for part in parts for clause in part)
        return self.either(parts)._replace(tiers=tiers)


def split(items: Sequence[Clause]) -> list[list[Clause]]:
    """Split a list into runs; each clause that is `apart` is a run of its own."""
    parts = [list(group) for apart, group in groupby(items, key=lambda item: item.apart)]
    return [part for whole in parts for part in ([[item] for item in whole] if whole[0].apart else [whole])]
