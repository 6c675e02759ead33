"""Writes the parts of the table: one template for each kind, and the lines of action spaces in the words of cards."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from service.engine.hallertau import parts as p
from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.frames import StepLeft, TakeMarker
from service.engine.hallertau.text.clauses import Clause
from service.engine.hallertau.text.costs import Costs
from service.engine.hallertau.text.effects import Effects
from service.engine.hallertau.text.quantities import Expression
from service.engine.hallertau.text.template_values import Bare, one_line, sentence
from service.engine.kernel.catalogue import PartInfo

SPACES: Final = {part.id: part.data for part in p.all_parts() if isinstance(part.data, p.ActionSpace)}


class PartWriter(Costs, Effects):
    """Writes parts in one language."""

    def part(self, part: PartInfo) -> str:
        """Return the text of a part."""
        return self.fill("table", part)

    def name(self, part: PartInfo) -> str:
        """Return the name of a part."""
        return self.fill("name", part)

    def fill(self, kind: str, part: PartInfo) -> str:
        """Return a template of a kind, filled with what is known of a part."""
        stables = isinstance(part.data, p.SheepPlace) and part.data.round is None
        key = f"{kind}.{part.kind}.stables" if stables else f"{kind}.{part.kind}"
        return self.language.fill(key, "", **self.words(part.id, part.data))

    def space(self, name: str) -> str:
        """Return what using an action space does, in one line for a label."""
        return one_line(self.lines(SPACES[name]))

    def lines(self, space: p.ActionSpace) -> list[str]:
        """Return what the lines of an action space do, one clause for each."""
        return self.sentences([clause for line in space.lines for clause in self.line(line)])

    def words(self, name: str, part: Struct) -> dict[str, object]:
        """Return the template values of a part."""
        names, fill = self.language.names, self.language.fill
        match part:
            case p.ActionSpace():
                return {
                    "space": names[f"space.{name}"],
                    "quadrant": part.quadrant,
                    "n": self.count(part.workers),
                    "only": fill("table.needs_cards") if part.needs_cards else "",
                    "lines": " ".join(map(sentence, self.lines(part))),
                }
            case p.CraftBuilding():
                goods = self.language.joined([self.good(good) for good in part.takes], "and")
                number = Expression(self, ("round",))
                return {
                    "craft": names[f"craft.{name}"],
                    "price": fill("equal", what=Bare(self.language, noun="good"), number=number).rstrip(","),
                    "goods": goods,
                    "limit": "".join(self.limits(part)),
                    "ahead": self.numbers(part.boulders_ahead),
                }
            case p.CommunityCenter():
                return {
                    "workers": ", ".join(f"{space.space}: {space.workers}" for space in part.spaces),
                    "vp": ", ".join(f"{space.space}: {space.vp}" for space in part.spaces if space.vp),
                    "symbols": self.numbers([space.space for space in part.spaces if space.symbol]),
                    "symbol_vp": part.symbol_vp,
                }
            case p.QuadrantCard():
                return {"card": name, "cleared": "; ".join(map(self.clearing, part.clearings))}
            case p.SheepPlace():
                return {"round": part.round}
            case _:
                raise TypeError(f"no words for {type(part).__name__}")

    def line(self, line: p.Line) -> list[Clause]:
        """Return the clauses of a line of an action space; some lines need more than one."""
        match line:
            case p.AnyCrops():
                return [self.clause("crops", n=self.count((line.number,)))]
            case p.MoveFields():
                return [self.clause("move_fields", n=self.count((line.number,)), row=line.row)]
            case p.Trade():
                return [self.clause("trade", pay=self.paid(line.pay), got=self.listed(self.effect(line.get)))]
            case TakeMarker():
                return [self.clause("take_marker")]
            case p.Choice():
                gains = [way for way in line.among if isinstance(way, v.GetGoods)]
                if len(gains) == len(line.among):
                    return [self.one_of(gains)]
                return [self.either([self.line(way) for way in line.among])]
            case _:
                return self.effect(line)

    def paid(self, cost: p.Cost) -> str:
        """Return what a line costs."""
        if isinstance(cost, StepLeft):
            return self.language.fill("step_left")
        return self.language.joined([clause.text for clause in self.cost((cost,))], "and")

    def limits(self, craft: p.CraftBuilding) -> Iterator[str]:
        """Yield the limits of each single payment for a Craft Building."""
        if craft.more_of is not None and craft.less_of is not None:
            more, less = self.good(craft.more_of), self.good(craft.less_of)
            yield self.language.fill("table.more", more=more, less=less)
        if craft.at_most_one is not None:
            yield self.language.fill("table.at_most_one", n=self.count((1,), craft.at_most_one))

    def clearing(self, clearing: p.Clearing) -> str:
        """Return the text of the Quadrants that are cleared for a number of seats."""
        quadrants = [str(quadrant) for quadrant in clearing.quadrants]
        if clearing.one_of:
            numbers = self.language.joined([str(quadrant) for quadrant in clearing.one_of], "or")
            quadrants.append(self.language.fill("table.by_lot", quadrants=numbers))
        return self.language.fill(
            "table.clearing", seats=clearing.seats, quadrants=self.language.joined(quadrants, "and")
        )

    def good(self, good: str) -> str:
        """Return the name of a Good, without a number."""
        return self.language.bare(self.language.nouns[good], "")

    def numbers(self, numbers: Sequence[int]) -> str:
        """Join numbers, as in `2 and 4`."""
        return self.language.joined([str(number) for number in numbers], "and")
