"""The actions that the active seat can take at any time, in their order (§5.1, §6.0)."""

from collections.abc import Iterator

from service.engine.kernel.action import Action
from service.engine.lagranja import helpers
from service.engine.lagranja.state import State
from service.engine.lagranja.verbs.buy import offer_buy
from service.engine.lagranja.verbs.sell import offer_sell
from service.engine.lagranja.verbs.trade_commodity import offer_trade_commodity
from service.engine.lagranja.verbs.upgrade import offer_upgrade
from service.engine.lagranja.verbs.use_roof import offer_use_roof


def could_do_something(state: State, me: int) -> bool:
    """Return whether a seat could take an action that is possible at any time, by public data only: without its VP."""
    return next(offer_in_public(state, me), None) is not None or helpers.could_act(state, me)


def offer_in_public(state: State, me: int) -> Iterator[Action]:
    """Offer the actions that are possible at any time without a helper; they depend on no secret (G-04)."""
    yield from offer_buy(state, me)
    yield from offer_sell(state, me)
    yield from offer_upgrade(state, me)
    yield from offer_trade_commodity(state, me)
    yield from offer_use_roof(state, me)
