"""Writes helpers and craft tiles: triggers, conditions, costs and modifiers."""

from collections.abc import Iterator, Sequence

from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.edition.model import HelperEdge, Permanent
from service.engine.lagranja.goods import DIE_NUMBERS
from service.engine.lagranja.text.effects import EffectWriter
from service.engine.lagranja.text.template_values import Change, Goods

ALL_PICKS = ("first", "second", "last")


class HelperWriter(EffectWriter):
    """Writes helpers and craft tiles in one language."""

    def helper(self, edge: HelperEdge) -> str:
        """Return the text of a helper: trigger, condition, cost, effects; a helper with a cost is optional (G-52)."""
        heads = [self.language.names[f"window.{edge.window}"]] if edge.window else []
        if edge.trigger:
            heads.append(self.trigger(edge.trigger))
        if edge.condition:
            heads.append(self.language.fill("clause.if", conditions=self.condition(edge.condition)))
        does = self.does(edge)
        if edge.optional or (edge.trigger and edge.cost):
            does = self.language.fill("clause.may", what=does)
        return f"{', '.join(heads)}: {does}" if heads else does

    def does(self, edge: HelperEdge) -> str:
        """Return what a helper costs and does."""
        does = self.modifiers_and_effects(edge.modifiers, edge.effects)
        return self.language.fill("clause.cost", costs=self.cost(edge.cost), effects=does) if edge.cost else does

    def frame(self, edge: HelperEdge) -> str:
        """Return the phases of a helper, and whether it works only once in a round."""
        fill = self.language.fill
        if edge.phases:
            when = fill("frame.phases", phases=self.phases(edge.phases))
        else:
            when = fill("frame.always" if edge.mode == "passive" else "frame.any_phase")
        return f"{when}, {fill('frame.once')}" if edge.once_per_round else when

    def phases(self, phases: Sequence[str]) -> str:
        """Join the names of phases, as in `revenue or transport`."""
        return self.language.joined([self.language.names[f"phase.{phase}"] for phase in phases], "or")

    def only_in(self, phases: Sequence[str]) -> str:
        """Return the words for phases, as in `only in the revenue or transport phase`."""
        return self.language.fill("unmet.in_phase", phases=self.phases(phases))

    def permanent(self, permanent: Permanent) -> str:
        """Return what a turned craft tile does."""
        does = self.modifiers_and_effects(permanent.modifiers, permanent.effects)
        return f"{self.trigger(permanent.trigger)}: {does}" if permanent.trigger else does

    def modifiers_and_effects(self, modifiers: tuple[v.Modifier, ...], effects: v.Effects) -> str:
        """Return the text of modifiers and effects."""
        happens = [self.effects(effects)] if effects else []
        return "; ".join([*map(self.modifier, modifiers), *happens])

    def trigger(self, trigger: v.Trigger) -> str:
        """Return the text of a trigger."""
        key, fill = f"when.{trigger.event}", self.language.fill
        if trigger.event == "die_taken":
            picks = self.picks(trigger.picks)
            if set(trigger.numbers) in (set(), set(DIE_NUMBERS)):
                return fill(f"{key}.any", picks=picks)
            numbers = self.language.joined([str(number) for number in trigger.numbers], "or")
            return fill(key, numbers=numbers, picks=picks)
        if trigger.event == "delivery_made" and trigger.goods:
            return fill(f"{key}.goods", goods=Goods(self.language, trigger.goods))
        return fill(key)

    def picks(self, picks: tuple[v.Pick, ...]) -> str:
        """Return the words for the picks of a die; a space that is carried out without a die does not count (G-62)."""
        if set(picks) in (set(), set(ALL_PICKS)):
            return self.language.fill("part.picks.any")
        names = self.language.joined([self.language.names[f"pick.{pick}"] for pick in picks], "or")
        return self.language.fill("part.picks", picks=names)

    def condition(self, condition: v.Condition) -> str:
        """Return the text of a condition."""
        return self.language.joined(list(self.conditions(condition)), "and")

    def conditions(self, condition: v.Condition) -> Iterator[str]:
        """Yield a clause for each field of a condition that is set."""
        for name in condition.__struct_fields__:
            value = getattr(condition, name)
            if name == "has_field" and value:
                yield self.language.fill("if.has_field", crop=Goods(self.language, (value,)))
            elif name == "turn_position" and value:
                yield self.language.fill("if.turn_position")
            elif name == "siesta_vp_max" and value == 0:
                yield self.language.fill("if.siesta_vp_max.none")
            elif value is not None:
                yield self.language.fill(f"if.{name}", n=self.count(value))

    def cost(self, cost: v.Cost) -> str:
        """Return the text of a cost."""
        amounts = {name: getattr(cost, name) for name in cost.__struct_fields__}
        parts = [self.language.fill(f"cost.{name}", n=self.count(amount)) for name, amount in amounts.items() if amount]
        return self.language.joined(parts, "and")

    def modifier(self, modifier: v.Modifier) -> str:
        """Return the text of a modifier; a lower bound of 0 is not mentioned."""
        number = modifier.value or modifier.minimum_difference
        minimum = self.language.fill("at_least", n=modifier.minimum) if modifier.minimum else ""
        return self.language.fill(
            f"modifier.{modifier.mod}",
            goods=Goods(self.language, modifier.goods),
            change=Change(self.language, modifier.delta),
            n=self.count(number),
            minimum=minimum,
        )
