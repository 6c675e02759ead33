"""Upgrade a resource, at any time for silver, or for free by an effect (§5.1.3)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames, gains
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.events import Body
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import NAMES, SILVER
from service.engine.lagranja.sources import Lying, Source, lying, source_of, written
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import ANYTIME, TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.decline import DECLINE


class Upgrade(Args, frozen=True, tag="upgrade"):
    """Upgrade a resource; for free if an effect allows it."""

    good: Lying
    silver: int
    free: bool = False


class UpgradedGood(Body, frozen=True, tag="upgraded_good"):
    """A seat upgraded a resource.

    This event is complete: it removes the good from its place, pays the silver and adds the new good.
    """

    seat: int
    good: Lying
    to: str
    silver: int


@cache
def upgrade_action(source: Source, silver: int) -> Action:
    """Make the action with an id such as `upgrade:olive@field`."""
    return make_action(f"upgrade:{written(source)}", Upgrade(lying(source), silver), ANYTIME)


@cache
def upgrade_free_action(source: Source) -> Action:
    """Make the action with an id such as `upgrade:olive@field:free`."""
    return make_action(f"upgrade:{written(source)}:free", Upgrade(lying(source), 0, free=True), TURN)


def unmet_upgrade(state: State, me: int, price: int) -> Iterator[Unmet]:
    """Yield the silver that is missing."""
    silver = state.seats[me].goods[SILVER]
    if silver < price:
        yield Unmet(r.Have(NAMES[SILVER]), price, silver, "§5.1.3")


def offer_upgrade(state: State, me: int) -> Iterator[Action]:
    """Offer each resource in store, field or sty, for its price (§5.1.3)."""
    for source in farm.resources(state, state.seats[me]):
        price = farm.upgrade_price(state, me, source[0])
        if next(unmet_upgrade(state, me, price), None) is None:
            yield upgrade_action(source, price)


def offer_upgrade_free(state: State, me: int, frame: frames.Upgrade) -> Iterator[Action]:
    """Offer to upgrade each resource for free, by an effect."""
    yield from map(upgrade_free_action, farm.resources(state, state.seats[me]))
    yield DECLINE


def resolve_upgrade(state: State, me: int, chosen: Upgrade, log: list[Event]) -> None:
    """Move the marker into the store of the upgraded good."""
    seat = state.seats[me]
    source = source_of(chosen.good)
    to = edition_of(state).upgrades[source[0]][0]
    farm.remove(state, seat, source)
    gains.pay_silver(state, me, chosen.silver)
    seat.goods[to] += 1
    log.append(Event(UpgradedGood(me, chosen.good, NAMES[to], chosen.silver)))


def resolve_upgrade_free(state: State, me: int, frame: frames.Upgrade, chosen: Upgrade, log: list[Event]) -> None:
    """Carry out one of the free upgrades of an effect."""
    if frame.left > 1:
        state.stack.append(frames.Upgrade(me, frame.left - 1))
    resolve_upgrade(state, me, chosen, log)


VERB: Final = Verb(
    offers={frames.Upgrade: offer_upgrade_free},
    resolves={Upgrade: resolve_upgrade_free},
    resolves_anytime={Upgrade: resolve_upgrade},
    declined=(frames.Upgrade,),
)
