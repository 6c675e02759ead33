"""Buy extra deliveries, in T4 (§8.0)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from service.engine.kernel.action import Action
from service.engine.kernel.event import Event
from service.engine.lagranja import farm, frames, gains
from service.engine.lagranja.events import Body
from service.engine.lagranja.goods import SILVER
from service.engine.lagranja.state import State
from service.engine.lagranja.verb import TURN, Args, Verb, make_action
from service.engine.lagranja.verbs.deliver import can_deliver_after
from service.engine.lagranja.verbs.end_turn import END_TURN


class BuyExtraDelivery(Args, frozen=True, tag="buy_extra_delivery"):
    """Buy extra deliveries: one, or all at once, depending on the settings."""

    number: int
    silver: int


class ExtraDeliveryBought(Body, frozen=True, tag="extra_delivery_bought"):
    """A seat bought extra deliveries. This event includes the payment; the deliveries follow."""

    seat: int
    number: int
    silver: int


@cache
def buy_extra_delivery_action(number: int, silver: int) -> Action:
    """Make the action with an id such as `buy_extra_delivery:1`."""
    return make_action(f"buy_extra_delivery:{number}", BuyExtraDelivery(number, silver), TURN)


def extra_left(state: State, frame: frames.ExtraDeliveries) -> int:
    """Return how many more can be bought, by the symbols on the farm (G-37); 0 after buying all at once (G-38)."""
    if state.all_up_front and frame.bought:
        return 0
    return max(farm.extra_delivery_limit(state, frame.seat) - frame.bought, 0)


def extra_numbers(state: State, frame: frames.ExtraDeliveries) -> range:
    """Return the numbers of extra deliveries that can be bought at once: one, or any number (G-38)."""
    left = extra_left(state, frame)
    return range(1, (left if state.all_up_front else min(left, 1)) + 1)


def offer_extra_deliveries(state: State, me: int, frame: frames.ExtraDeliveries) -> Iterator[Action]:
    """Offer to buy extra deliveries if one is possible after paying, or to end the turn."""
    price = farm.extra_delivery_price(state, me)
    for number in extra_numbers(state, frame):
        if number * price <= state.seats[me].goods[SILVER] and can_deliver_after(state, me, number * price):
            yield buy_extra_delivery_action(number, number * price)
    yield END_TURN


def resolve_buy_extra_delivery(
    state: State, me: int, frame: frames.ExtraDeliveries, chosen: BuyExtraDelivery, log: list[Event]
) -> None:
    """Pay, and ask for these deliveries before more can be bought (G-38)."""
    gains.pay_silver(state, me, chosen.silver)
    log.append(Event(ExtraDeliveryBought(me, chosen.number, chosen.silver)))
    state.stack += (frames.ExtraDeliveries(me, frame.bought + chosen.number), frames.Deliver(me, chosen.number))


VERB: Final = Verb(
    offers={frames.ExtraDeliveries: offer_extra_deliveries},
    resolves={BuyExtraDelivery: resolve_buy_extra_delivery},
    in_steps=("T4",),
    ended=(frames.ExtraDeliveries,),
)
