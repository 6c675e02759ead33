"""Buy a resource, at any time (§5.1.2)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames, gains
from service.engine.lagranja.events import Body
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import GOOD, NAMES, PIG, RESOURCES, SILVER
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import ANYTIME, Args, Verb, make_action


class Buy(Args, frozen=True, tag="buy"):
    """Buy a resource."""

    resource: str
    silver: int


class Bought(Body, frozen=True, tag="bought"):
    """A seat bought a resource. This event includes the payment; the resource follows as `gained`."""

    seat: int
    resource: str
    silver: int


@cache
def buy_action(resource: int, silver: int) -> Action:
    """Make the action with an id such as `buy:olive`."""
    return make_action(f"buy:{NAMES[resource]}", Buy(NAMES[resource], silver), ANYTIME)


def unmet_buy(state: State, me: int, resource: int, price: int) -> Iterator[Unmet]:
    """Yield what is missing to buy a resource: silver, and for a pig a space (G-16)."""
    silver = state.seats[me].goods[SILVER]
    if silver < price:
        yield Unmet(r.Have(NAMES[SILVER]), price, silver, "§5.1.2")
    if resource == PIG and not farm.has_pig_space(state, me):
        yield Unmet(r.PigSpace(), 1, 0, "G-16")


def offer_buy(state: State, me: int) -> Iterator[Action]:
    """Offer each resource at its buy price (§5.1.2)."""
    if not state.seats[me].goods[SILVER]:
        return
    for resource in RESOURCES:
        price = farm.buy_price(state, me, resource)
        if next(unmet_buy(state, me, resource, price), None) is None:
            yield buy_action(resource, price)


def resolve_buy(state: State, me: int, chosen: Buy, log: list[Event]) -> None:
    """Buy the resource; without a free marker the seat is asked for one before it pays (G-65)."""
    if farm.markers_free(state, me):
        buy(state, me, GOOD[chosen.resource], chosen.silver, log)
    else:
        gains.need_marker(state, me, frames.NewPurchase(GOOD[chosen.resource], chosen.silver), log)


def buy(state: State, me: int, resource: int, silver: int, log: list[Event]) -> None:
    """Pay silver for a resource and put it into its store or the sty."""
    gains.pay_silver(state, me, silver)
    log.append(Event(Bought(me, NAMES[resource], silver)))
    gains.gain(state, me, resource, 1, log)


VERB: Final = Verb(resolves_anytime={Buy: resolve_buy})
