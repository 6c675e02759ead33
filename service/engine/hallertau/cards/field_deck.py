"""Farmyard cards 601 to 635, the Field deck."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AtLeast,
    ByOptionEffect,
    Card,
    Discard,
    Draw,
    GetField,
    HarvestFields,
    MoreThan,
    PaySheep,
    RemoveFields,
    Special,
    at_least,
    bonus,
    get,
    pay,
    pay_one_of,
)
from service.engine.hallertau.quantities import Fields, Least, Minus, Sum

FIELD_DECK: Final = (
    Card(601, when=AtLeast("fields", 6), do=(get(sheep=1),)),
    Card(602, when=AllOf((AtLeast("wool", 2), AtLeast("tools", 4))), do=(get(sheep=1),)),
    Card(603, pay=(RemoveFields(1, rows=(5,)),), do=(get(sheep=2),)),
    Card(604, pay=pay(flax=Minus(8, "fields")), do=(get(sheep=2),)),
    Card(605, pay=pay(milk=3), do=(get(sheep=1), bonus()), not_phase=8),
    Card(606, when=AtLeast("best_field_crop", 3), do=(GetField(3), bonus())),
    Card(607, when=AllOf((AtLeast("tools", 6), AtLeast("jewelry", 4))), do=(Special("two_fields"),)),
    Card(608, options=at_least("meat", 1, 2, 5, 7), do=(get(wool=(0, 1, 2, 3)), GetField(4))),
    Card(609, when=AtLeast(Sum(("sheep", "jewelry")), "window"), do=(get(tools=1), GetField(5))),
    Card(610, pay=pay(hops=3), do=(GetField(5), bonus())),
    Card(611, options=pay_one_of(pay(hops=1), pay(hops=3), pay(hops=5)), do=(GetField(4), bonus((0, 1, 2)))),
    Card(612, pay=pay(flax=2), do=(GetField(3), bonus())),
    Card(613, pay=pay(tools=2), do=(GetField(4), bonus())),
    Card(614, pay=(PaySheep(2),), do=(GetField(4, 2), bonus())),
    Card(
        615,
        options=at_least("jewelry", 5, 6, 7, 8),
        do=(ByOptionEffect((get(tools=2), GetField(2, 2), GetField(5, 2), get(sheep=3))),),
    ),
    Card(616, options=at_least("hides", 1, 2, 5, 7), do=(get(meat=(1, 2, 3, 4), tools=1),)),
    Card(617, pay=pay(jewelry=1), do=(get(hides=3, tools=1), bonus())),
    Card(618, pay=(PaySheep(1),), do=(get(milk=2, tools=2), bonus())),
    Card(619, options=at_least("wool", 4, 9, 16), do=(get(jewelry=(1, 2, 3)),)),
    Card(
        620, options=pay_one_of(pay(milk=3), pay(milk=8), pay(milk=13)), do=(get(milk=(0, 6, 12), jewelry=1), bonus())
    ),
    Card(621, options=pay_one_of(pay(hops=1), pay(hops=5), pay(hops=10)), do=(get(jewelry=(1, 2, 3)),)),
    Card(622, pay=pay(hops=4), do=(get(clay=7),)),
    Card(623, pay=(RemoveFields(2),), do=(get(clay=5),)),
    Card(624, when=AtLeast(Sum(("sheep", "fields")), "window"), do=(get(flax=2), bonus())),
    Card(625, when=MoreThan("jewelry", "fields"), do=(get(barley=1, hops=1, rye=1), bonus())),
    Card(626, pay=(RemoveFields(1),), do=(get(barley=3, hops=1, rye=3),)),
    Card(627, when=AtLeast("tools", 7), do=(Special("double_sow"),)),
    Card(628, when=AtLeast("field_crop_types", 4), do=(HarvestFields(3), bonus())),
    Card(
        629, options=at_least(Least(("sheep", "jewelry")), 3, 5, 6, 7), do=(get(hides=(1, 2, 3, 4), meat=(1, 2, 3, 4)),)
    ),
    Card(630, when=AtLeast(Fields(planted=True), 6), do=(get(hides=1, meat=1, wool=1), bonus())),
    Card(631, pay=pay(tools=2), do=(get(hides=Minus("tools", "hides")), bonus())),
    Card(632, pay=(RemoveFields(2),), do=(get(meat=Minus(14, "window")), bonus(2))),
    Card(633, pay=(PaySheep(1),), do=(get(hides=2, meat=2, wool=2),)),
    Card(634, pay=(Discard(2),), do=(get(wool=1), bonus(2))),
    Card(635, pay=(Discard(2, "point"),), do=(Draw("gateway", 1), bonus(2))),
)
