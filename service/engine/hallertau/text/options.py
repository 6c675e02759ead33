"""Reduces a card to one of its options: the option's own condition and cost, and one number in each effect."""

from collections.abc import Iterator

from msgspec.structs import replace

from service.engine.hallertau.cards import vocabulary as v
from service.engine.hallertau.effects import by_option


def with_option(card: v.Card, option: int) -> v.Card:
    """Return a card as if the chosen option, counted from 1, were its only one; 0 is the card itself."""
    if not option:
        return card
    chosen = card.options[option - 1]
    when = None if isinstance(chosen.when, v.AtLeast) and chosen.when.number == 0 else chosen.when
    pay = tuple(cost for cost in map(without_zeros, chosen.pay) if cost != v.Pay(()))
    effects = (one for effect in card.do for one in effect_of(effect, option))
    return replace(card, options=(v.CardOption(when, pay),), do=tuple(effects))


def without_zeros(cost: v.Cost) -> v.Cost:
    """Return a cost without the resources of which it asks for none."""
    if not isinstance(cost, v.Pay):
        return cost
    return v.Pay(tuple((name, number) for name, number in cost.what if number != 0))


def effect_of(effect: v.Effect, option: int) -> Iterator[v.Effect]:
    """Yield an effect with the numbers of an option; nothing if it does nothing with that option."""
    match effect:
        case v.GetGoods():
            what = ((name, by_option(number, option)) for name, number in effect.what)
            if got := tuple((name, number) for name, number in what if number != 0):
                yield v.GetGoods(got)
        case v.OneOf():
            ways = tuple(one for way in effect.of for one in effect_of(way, option))
            if len(ways) == len(effect.of):
                yield replace(effect, of=ways)
        case v.ByOptionEffect():
            yield from effect_of(effect.of[option - 1], option)
        case v.GetField():
            yield replace(effect, row=by_option(effect.row, option))
        case v.Draw() | v.DifferentCrops() | v.MoveSheep():
            if number := by_option(effect.number, option):
                yield replace(effect, number=number)
        case v.SowCrops():
            if times := by_option(effect.times, option):
                yield replace(effect, times=times)
        case _:
            yield effect
