"""Why something is not to be had now, from the same requirements that make it legal."""

from collections.abc import Iterable, Iterator

from service.engine.kernel.blocked import Blocked, Unmet
from service.engine.kernel.option import Option
from service.engine.lagranja import anytime, deliveries, dice, farm, frames, helpers, options, roofs
from service.engine.lagranja import requirements as r
from service.engine.lagranja.editions import edition_of
from service.engine.lagranja.goods import NAMES, RESOURCES, SILVER
from service.engine.lagranja.offers import has_anytime, is_asked
from service.engine.lagranja.state import State

Candidate = tuple[Option, Iterable[Unmet]]
"""Something that could be done, and what keeps it from being done."""


def blocked(state: State, me: int) -> Iterator[Blocked]:
    """All that the seat that is asked could do but for something that is missing."""
    if not is_asked(state, me):
        return
    candidates = list(asked_candidates(state, me))
    if has_anytime(state, me):
        candidates += anytime_candidates(state, me)
    for option, unmet in candidates:
        missing = tuple(unmet)
        if missing:
            yield Blocked(option.id, option.args, missing)


def anytime_candidates(state: State, me: int) -> Iterator[Candidate]:
    """What can be done at any time."""
    edition, seat = edition_of(state), state.seats[me]
    for resource in RESOURCES:
        price = farm.buy_price(state, me, resource)
        yield options.buy(resource, price), anytime.unmet_buy(state, me, resource, price)
    for source in farm.resources(state, seat):
        price = farm.upgrade_price(state, me, source[0])
        yield options.upgrade(source, price), anytime.unmet_upgrade(state, me, price)
    for trade in edition.file.commodity_trades:
        yield options.trade_commodity(trade.id), anytime.unmet_trade(state, me, trade)
    for roof in seat.roofs:
        yield options.use_roof(roof.tile), anytime.unmet_roof(state, me, roof)
    for helper in seat.helpers:
        if edition.cards[helper.card].helper.mode == "action":
            yield options.use_helper(helper.card), helpers.unmet_action(state, me, helper)


def asked_candidates(state: State, me: int) -> Iterator[Candidate]:
    """What the top frame would offer."""
    frame = state.stack[-1]
    if isinstance(frame, frames.PlayCards | frames.PlayCard) and frame.left:
        if isinstance(frame, frames.PlayCards) or "extension" in frame.roles:
            for card in state.seats[me].hand:
                yield options.play_card(card, "extension"), unmet_extension(state, me)
    elif isinstance(frame, frames.BuyRoof):
        for tile in state.roofs:
            yield options.buy_roof(tile, farm.roof_price(state, me, tile)), roofs.unmet_buy_roof(state, me, tile)
    elif isinstance(frame, frames.TakeDie):
        free = dice.takeable(state, me)
        for number in dice.lying_dice(state):
            if number not in free:
                yield options.take_die(number), (Unmet(r.NotMarked(), 2, 1, "§7.0"),)
    elif isinstance(frame, frames.ExtraDeliveries) and frame.left:
        price = farm.extra_delivery_price(state, me)
        yield options.buy_extra_delivery(1, price), unmet_extra_delivery(state, me, price)
    elif isinstance(frame, frames.Offer):
        yield options.use_helper(frame.card), helpers.unmet_offer(state, me, frame.card)


def unmet_extension(state: State, me: int) -> Iterator[Unmet]:
    """Enough different kinds of farm goods (G-07)."""
    need, have = farm.extension_price(state, me), len(farm.payable_kinds(state, me))
    if have < need:
        yield Unmet(r.HaveKinds(), need, have, "G-07")


def unmet_extra_delivery(state: State, me: int, price: int) -> Iterator[Unmet]:
    """Silver, and something to deliver (G-38)."""
    silver = state.seats[me].goods[SILVER]
    if silver < price:
        yield Unmet(r.Have(NAMES[SILVER]), price, silver, "G-38")
    if not deliveries.can_deliver_after(state, me, price):
        yield Unmet(r.DeliveryPossible(), 1, 0, "G-55")
