"""Sell a resource, at any time (§5.1.2)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import farm
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import PLACE_OF, RESOURCES, SILVER
from service.engine.lagranja.sources import Lying, Source, lying, source_of, written
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import ANYTIME, Args, Verb, make_action


class Sell(Args, frozen=True, tag="sell"):
    """Sell a resource."""

    good: Lying
    silver: int


class Sold(Body, frozen=True, tag="sold"):
    """A seat sold a resource. This event is complete: it removes the good from its place and adds the silver."""

    seat: int
    good: Lying
    silver: int


@cache
def sell_action(source: Source, silver: int) -> Action:
    """Make the action with an id such as `sell:olive@store`."""
    return make_action(f"sell:{written(source)}", Sell(lying(source), silver), ANYTIME)


def sellable(state: State, me: int) -> Iterator[Source]:
    """Yield the resources in stores and sty; on fields only with a helper that allows it (§5.1.2)."""
    seat = state.seats[me]
    for good in RESOURCES:
        if seat.goods[good]:
            yield good, PLACE_OF[good], 1
    if next(farm.modifiers(state, me, "sell_from_fields"), None) is not None:
        yield from farm.on_fields(state, seat)


def offer_sell(state: State, me: int) -> Iterator[Action]:
    """Offer each resource at its sell price."""
    for source in sellable(state, me):
        yield sell_action(source, farm.sell_price(state, me, source[0]))


def resolve_sell(state: State, me: int, chosen: Sell, log: list[Event]) -> None:
    """Return the good to the supply and take the silver."""
    seat = state.seats[me]
    farm.remove(state, seat, source_of(chosen.good))
    seat.goods[SILVER] += chosen.silver
    log.append(Event(Sold(me, chosen.good, chosen.silver)))


VERB: Final = Verb(resolves_anytime={Sell: resolve_sell})
