"""The events of a game add up to the goods and VP of every farm: no change is missing or counted twice."""

from collections import Counter
from random import Random

import pytest

from service.engine.kernel.play import apply, start
from service.engine.lagranja import events as e
from service.engine.lagranja import farm, frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.goods import COMMODITY, GOODS, NAMES, RESOURCES
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.state import Seat, State, total_vp
from service.engine.lagranja.verbs.buy import Bought
from service.engine.lagranja.verbs.buy_extra_delivery import ExtraDeliveryBought
from service.engine.lagranja.verbs.buy_roof import RoofBought
from service.engine.lagranja.verbs.deliver import Delivered
from service.engine.lagranja.verbs.give_up import Forgone, MarkerGivenUp
from service.engine.lagranja.verbs.pay import GoodPaid
from service.engine.lagranja.verbs.sell import Sold
from service.engine.lagranja.verbs.trade_commodity import CommodityTraded
from service.engine.lagranja.verbs.upgrade import UpgradedGood
from tests.lagranja.table import Table

Belongings = Counter[str]
"""Goods by name, goods on fields as `olive@field`, and VP."""

SOLD_AT_THE_END = [NAMES[good] for good in (*RESOURCES, COMMODITY)]


def belongings(seat: Seat) -> Belongings:
    """Return what a seat has."""
    have = Counter({NAMES[good]: seat.goods[good] for good in range(len(GOODS))})
    for field in seat.fields:
        have[f"{NAMES[CORE.crops[field.card]]}@field"] += field.goods
    have["vp"] = total_vp(seat)
    return have


def where(lying: Lying) -> str:
    return f"{lying.good}@field" if lying.place == "field" else lying.good


def count(have: Belongings, body: e.Body) -> None:
    """Apply an event to the goods of a seat, only as the comment of its message says."""
    match body:
        case e.Gained():
            have.update(body.goods)
        case e.Grew():
            have.update({f"{good}@field": number for good, number in body.goods.items()})
        case e.GainedVp():
            have["vp"] += body.vp
        case e.Paid():
            have.subtract(body.goods)
        case GoodPaid() | Delivered() | MarkerGivenUp(good=Lying()):
            have[where(body.good)] -= 1
        case e.PigSold():
            have["silver"] += body.silver
        case Bought() | RoofBought() | ExtraDeliveryBought():
            have["silver"] -= body.silver
        case Sold():
            have[where(body.good)] -= 1
            have["silver"] += body.silver
        case UpgradedGood():
            have[where(body.good)] -= 1
            have[body.to] += 1
            have["silver"] -= body.silver
        case CommodityTraded():
            have["commodity"] -= 1
        case e.FinalSale():
            have.update({good: -have[good] for good in SOLD_AT_THE_END})
            have["silver"] = body.left


def off_fields(have: Belongings, state: State, me: int) -> Belongings:
    """Empty the fields at the end of the game, if the seat may sell from them."""
    sells = state.over and next(farm.modifiers(state, me, "sell_from_fields"), None) is not None
    return Counter({name: 0 if sells and name.endswith("@field") else number for name, number in have.items()})


def follow(seats: int, seed: str) -> set[type]:
    """Count through a random game; return the kinds of events in it."""
    random, kinds = Random(seed), set[type]()
    state, _ = start(RULES, {}, seats, seed)
    counted = [belongings(seat) for seat in state.seats]
    while waiting := RULES.to_act(state):
        offered = RULES.actions(state, waiting[0])
        lively = [action for action in offered if action.kind not in ("end_turn", "decline", "sell")]
        log = apply(RULES, state, waiting[0], random.choice(lively if lively and random.random() < 0.9 else offered))
        for body in [event.body for event in log]:
            kinds.add(type(body))
            if getattr(body, "seat", None) is not None:
                count(counted[body.seat], body)
        for me, seat in enumerate(state.seats):
            assert +off_fields(counted[me], state, me) == +belongings(seat), [event.body for event in log]
    return kinds


@pytest.mark.parametrize("markers", [10, 25])
def test_the_events_of_a_game_add_up_to_all_goods_and_vp(markers, monkeypatch):
    monkeypatch.setattr(farm, "MARKERS", markers)
    kinds = set().union(*(follow(seats, f"adds up {game}") for seats in (1, 2, 4) for game in range(8)))
    assert {Bought, Sold, UpgradedGood, CommodityTraded, RoofBought, e.FinalSale} <= kinds
    assert markers > 10 or {e.NoMarker, Forgone, MarkerGivenUp} <= kinds


def test_a_pig_that_is_sold_at_once_has_no_gain_event():
    table = Table().give(pig=2).dice(1, 4, 4).turn(frames.TakeDie(0, "first"), "R1").play("take_die:1")
    assert (table.events(e.PigSold), table.events(e.Gained)) == ([e.PigSold(0, 2)], [])
