"""What the active seat can do at any time: buy, sell, upgrade, trade a commodity, use a roof (§5.1, §6.0)."""

from collections.abc import Iterator

from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.kernel.option import Option
from service.engine.lagranja import args, events, farm, frames, gains, helpers, options
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import CommodityTrade
from service.engine.lagranja.effects import any_does_something
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.farm import Source
from service.engine.lagranja.goods import COMMODITY, GOOD, NAMES, PIG, PLACE_OF, RESOURCES, SILVER
from service.engine.lagranja.state import Roof, State


def offer_anytime(state: State, me: int) -> Iterator[Option]:
    """All of it, in a stable order (G-04)."""
    yield from offer_in_public(state, me)
    yield from helpers.offer_actions(state, me)


def could_do_something(state: State, me: int) -> bool:
    """Whether a seat could do anything at any time now, as everybody can see: its VP are not looked at."""
    return next(offer_in_public(state, me), None) is not None or helpers.could_act(state, me)


def offer_in_public(state: State, me: int) -> Iterator[Option]:
    """What can be done at any time without a helper: whether it is offered depends on no secret."""
    yield from offer_buy(state, me)
    yield from offer_sell(state, me)
    yield from offer_upgrade(state, me)
    yield from offer_trade(state, me)
    for roof in state.seats[me].roofs:
        if next(unmet_roof(state, me, roof), None) is None:
            yield options.use_roof(roof.tile)


def unmet_buy(state: State, me: int, resource: int, price: int) -> Iterator[Unmet]:
    """Silver, and for a pig a space (G-16)."""
    silver = state.seats[me].goods[SILVER]
    if silver < price:
        yield Unmet(r.Have(NAMES[SILVER]), price, silver, "§5.1")
    if resource == PIG and not farm.has_pig_space(state, me):
        yield Unmet(r.PigSpace(), 1, 0, "G-16")


def offer_buy(state: State, me: int) -> Iterator[Option]:
    """A resource at its buy price (§5.1.2)."""
    if not state.seats[me].goods[SILVER]:
        return
    for resource in RESOURCES:
        price = farm.buy_price(state, me, resource)
        if next(unmet_buy(state, me, resource, price), None) is None:
            yield options.buy(resource, price)


def resolve_buy(state: State, me: int, chosen: args.Buy, log: list[Event]) -> None:
    """Into its store or the sty; without a free marker nothing is paid before one is given up (G-65)."""
    if farm.markers_free(state, me):
        buy(state, me, GOOD[chosen.resource], chosen.silver, log)
    else:
        gains.need_marker(state, me, frames.NewPurchase(GOOD[chosen.resource], chosen.silver), log)


def buy(state: State, me: int, resource: int, silver: int, log: list[Event]) -> None:
    """Silver for a resource."""
    gains.pay_silver(state, me, silver)
    log.append(Event(events.Bought(me, NAMES[resource], silver)))
    gains.gain(state, me, resource, 1, log)


def sellable(state: State, me: int) -> Iterator[Source]:
    """Resources in stores and sty; from fields only with a helper that allows it (§5.1.2)."""
    seat = state.seats[me]
    for good in RESOURCES:
        if seat.goods[good]:
            yield good, PLACE_OF[good], 1
    if next(farm.modifiers(state, me, "sell_from_fields"), None) is not None:
        yield from farm.on_fields(state, seat)


def offer_sell(state: State, me: int) -> Iterator[Option]:
    """A resource at its sell price."""
    for source in sellable(state, me):
        yield options.sell(source, farm.sell_price(state, me, source[0]))


def resolve_sell(state: State, me: int, chosen: args.Sell, log: list[Event]) -> None:
    """The good goes back to the supply."""
    seat = state.seats[me]
    farm.remove(state, seat, options.source_of(chosen.good))
    seat.goods[SILVER] += chosen.silver
    log.append(Event(events.Sold(me, chosen.good, chosen.silver)))


def unmet_upgrade(state: State, me: int, price: int) -> Iterator[Unmet]:
    """Silver."""
    silver = state.seats[me].goods[SILVER]
    if silver < price:
        yield Unmet(r.Have(NAMES[SILVER]), price, silver, "§5.1")


def offer_upgrade(state: State, me: int) -> Iterator[Option]:
    """A resource from store, field or sty, for its price (§5.1.3)."""
    for source in farm.resources(state, state.seats[me]):
        price = farm.upgrade_price(state, me, source[0])
        if next(unmet_upgrade(state, me, price), None) is None:
            yield options.upgrade(source, price)


def offer_upgrade_frame(state: State, me: int, frame: frames.Upgrade) -> Iterator[Option]:
    """A resource for nothing, because an effect lets the seat."""
    yield from map(options.upgrade_free, farm.resources(state, state.seats[me]))
    yield options.DECLINE


def resolve_upgrade(state: State, me: int, chosen: args.Upgrade, log: list[Event]) -> None:
    """The marker moves into the store of the upgraded good."""
    seat = state.seats[me]
    source = options.source_of(chosen.good)
    to = edition_of(state).upgrades[source[0]][0]
    farm.remove(state, seat, source)
    gains.pay_silver(state, me, chosen.silver)
    seat.goods[to] += 1
    log.append(Event(events.UpgradedGood(me, chosen.good, NAMES[to], chosen.silver)))


def resolve_upgrade_free(state: State, me: int, frame: frames.Upgrade, chosen: args.Upgrade, log: list[Event]) -> None:
    """One of the free upgrades of an effect."""
    if frame.left > 1:
        state.stack.append(frames.Upgrade(me, frame.left - 1))
    resolve_upgrade(state, me, chosen, log)


def unmet_trade(state: State, me: int, trade: CommodityTrade) -> Iterator[Unmet]:
    """A commodity, for a pig a space, and an effect that does something (G-16)."""
    if not state.seats[me].goods[COMMODITY]:
        yield Unmet(r.Have(NAMES[COMMODITY]), 1, 0, "§5.1")
    if trade.requires is not None and not farm.has_pig_space(state, me):
        yield Unmet(r.PigSpace(), 1, 0, "G-16")
    if not any_does_something(state, me, trade.effects):
        yield Unmet(r.DoesSomething(), 1, 0, "§5.1")


def offer_trade(state: State, me: int) -> Iterator[Option]:
    """The ways to trade a commodity (§5.1.1)."""
    if not state.seats[me].goods[COMMODITY]:
        return
    for trade in edition_of(state).file.commodity_trades:
        if next(unmet_trade(state, me, trade), None) is None:
            yield options.trade_commodity(trade.id)


def resolve_trade_commodity(state: State, me: int, chosen: args.TradeCommodity, log: list[Event]) -> None:
    """The marker is free before the effect needs one."""
    state.seats[me].goods[COMMODITY] -= 1
    log.append(Event(events.CommodityTraded(me, chosen.trade)))
    effects = edition_of(state).trades[chosen.trade].effects
    state.stack += (frames.Fire(me, "commodity_traded"), frames.Effects(me, effects))


def unmet_roof(state: State, me: int, roof: Roof) -> Iterator[Unmet]:
    """Face up, a phase of its colour, and an effect that does something (G-19, G-20)."""
    tile = edition_of(state).roofs[roof.tile]
    if not roof.up:
        yield Unmet(r.Unused(), 1, 0, "§6.0")
    if not helpers.in_phase(state, tile.phases):
        yield Unmet(r.InPhase(tile.phases), 1, 0, "G-20")
    if not any_does_something(state, me, tile.effects):
        yield Unmet(r.DoesSomething(), 1, 0, "G-18")


def resolve_use_roof(state: State, me: int, chosen: args.UseRoof, log: list[Event]) -> None:
    """The roof is turned down, its function is carried out."""
    next(roof for roof in state.seats[me].roofs if roof.tile == chosen.tile).up = False
    log.append(Event(events.RoofUsed(me, chosen.tile)))
    state.stack.append(frames.Effects(me, edition_of(state).roofs[chosen.tile].effects))
