"""Writes effects: one template in every language for each node that the interpreter carries out."""

from collections.abc import Sequence
from typing import Final, assert_never

from msgspec import Struct

from service.engine.kernel.language import Count, Language
from service.engine.lagranja import vocabulary as v
from service.engine.lagranja.goods import HARVEST, NAMES, RESOURCES
from service.engine.lagranja.text.template_values import Goods

KINDS: Final = {
    frozenset(NAMES[good] for good in HARVEST): "harvest_good",
    frozenset(NAMES[good] for good in RESOURCES): "resource",
}
"""Sets of goods to choose from that have a name of their own."""


def tag(node: Struct) -> str:
    """Return the name of a node, an action's arguments, an event or a requirement."""
    return str(node.__struct_config__.tag)


class EffectWriter:
    """Writes effects in one language."""

    def __init__(self, language: Language) -> None:
        """Write in a language."""
        self.language = language

    def count(self, number: int, noun: str = "") -> Count:
        """Return a number for a template, with a noun or with the one that the template names."""
        return Count(self.language, (number,), noun)

    def effects(self, effects: v.Effects) -> str:
        """Return the text of several effects, in their order."""
        return self.language.joined([self.effect(effect) for effect in effects], "and")

    def effect(self, effect: v.Effect) -> str:
        """Return the text of one effect."""
        match effect:
            case v.Gain():
                return self.gain(effect)
            case v.GainChoice():
                return self.gain_choice(effect)
            case v.Upgrade():
                return self.up_to(effect, effect.max)
            case v.Deliver():
                source = self.language.fill("part.from_field") if effect.source == "field" else ""
                return self.up_to(effect, effect.count, source=source)
            case v.Siesta(must=True):
                return self.say(effect, "must", n=self.count(effect.steps))
            case v.Siesta():
                return self.up_to(effect, effect.steps)
            case v.DrawCard():
                return self.say(effect, n=self.count(effect.count))
            case v.PlayCard():
                return self.up_to(effect, effect.count, roles=self.roles(effect))
            case v.Choose():
                return self.up_to(effect, effect.pick, ways="; ".join(map(self.effects, effect.options)))
            case v.FlipRoof() | v.RerollDie():
                return self.up_to(effect, effect.count)
            case v.LookDeck():
                return self.say(effect, n=self.count(effect.count), keep=effect.keep)
            case v.RevenueSpace():
                number = effect.number
                if isinstance(number, int):
                    return self.say(effect, number=number)
                return self.say(effect, "counted", number=self.expression(number))
            case v.ShiftDie():
                return self.up_to(effect, effect.count, by=effect.by)
            case v.MoveStall() | v.DoubleOptions() | v.ReserveSpace():
                return self.say(effect)
            case _:
                assert_never(effect)

    def say(self, effect: v.Effect, variant: str = "", **values: object) -> str:
        """Return the filled template of an effect, or of a variant of it."""
        key = f"effect.{tag(effect)}.{variant}" if variant else f"effect.{tag(effect)}"
        return self.language.fill(key, "", **values)

    def up_to(self, effect: v.Effect, number: int, **values: object) -> str:
        """Return the text of something done at most so many times; `once` has its own template."""
        return self.say(effect, "one" if number == 1 else "", n=self.count(number), **values)

    def expression(self, number: v.Expression) -> str:
        """Return the text of a number that is counted at the table."""
        return self.language.fill(f"number.{number.expr}")

    def gain(self, effect: v.Gain) -> str:
        """Return the text of a gain: a fixed amount, or an amount that is counted."""
        if isinstance(effect.amount, int):
            return self.say(effect, n=self.count(effect.amount, effect.good))
        good = Goods(self.language, (effect.good,))
        return self.say(effect, "counted", good=good, number=self.expression(effect.amount))

    def gain_choice(self, effect: v.GainChoice) -> str:
        """Return the text of a choice of goods: by the name of their set, or as a list."""
        noun = KINDS.get(frozenset(effect.options), "good")
        of = self.language.fill("of", goods=Goods(self.language, effect.options)) if noun == "good" else ""
        variant = "distinct" if effect.distinct else ""
        return self.say(effect, variant, n=self.count(effect.amount, noun), of=of)

    def roles(self, effect: v.PlayCard) -> str:
        """Return the roles of a played card, as in `as a field or an extension`; empty if any role is allowed."""
        if not effect.roles:
            return ""
        price = self.language.fill("part.usual_price") if "extension" in effect.roles else ""
        return self.language.fill("part.roles", roles=self.as_roles(effect.roles)) + price

    def as_roles(self, roles: Sequence[str]) -> str:
        """Join roles, as in `a field or an extension`."""
        return self.language.joined([self.language.names[f"as.{role}"] for role in roles], "or")
