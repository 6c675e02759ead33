"""Trade a commodity in one of the five ways, at any time (§5.1.1)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.blocked import Unmet
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames
from service.engine.lagranja.edition.editions import edition_of
from service.engine.lagranja.edition.model import CommodityTrade
from service.engine.lagranja.effects import any_does_something
from service.engine.lagranja.events import Body
from service.engine.lagranja.explain import requirements as r
from service.engine.lagranja.goods import COMMODITY, NAMES
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import ANYTIME, Args, Verb, make_action


class TradeCommodity(Args, frozen=True, tag="trade_commodity"):
    """Trade a commodity in one of the five ways."""

    trade: str


class CommodityTraded(Body, frozen=True, tag="commodity_traded"):
    """A seat traded a commodity in one of the five ways.

    This event removes the commodity; what the trade gives follows as separate events.
    """

    seat: int
    trade: str


@cache
def trade_commodity_action(trade: str) -> Action:
    """Make the action with an id such as `trade_commodity:silver`."""
    return make_action(f"trade_commodity:{trade}", TradeCommodity(trade), ANYTIME)


def unmet_trade(state: State, me: int, trade: CommodityTrade) -> Iterator[Unmet]:
    """Yield what is missing for a trade: a commodity, for a pig a space, an effect that does something (G-16)."""
    if not state.seats[me].goods[COMMODITY]:
        yield Unmet(r.Have(NAMES[COMMODITY]), 1, 0, "§5.1.1")
    if trade.requires is not None and not farm.has_pig_space(state, me):
        yield Unmet(r.PigSpace(), 1, 0, "G-16")
    if not any_does_something(state, me, trade.effects):
        yield Unmet(r.DoesSomething(), 1, 0, "§5.1.1")


def offer_trade_commodity(state: State, me: int) -> Iterator[Action]:
    """Offer the ways to trade a commodity (§5.1.1)."""
    if not state.seats[me].goods[COMMODITY]:
        return
    for trade in edition_of(state).file.commodity_trades:
        if next(unmet_trade(state, me, trade), None) is None:
            yield trade_commodity_action(trade.id)


def resolve_trade_commodity(state: State, me: int, chosen: TradeCommodity, log: list[Event]) -> None:
    """Pay the commodity, so that its marker is free before the effect needs one."""
    state.seats[me].goods[COMMODITY] -= 1
    log.append(Event(CommodityTraded(me, chosen.trade)))
    effects = edition_of(state).trades[chosen.trade].effects
    state.stack += (frames.Fire(me, "commodity_traded"), frames.Effects(me, effects))


VERB: Final = Verb(resolves_anytime={TradeCommodity: resolve_trade_commodity})
