"""Farmyard cards 701 to 735, the Jewelry deck."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import (
    AnyOf,
    AtLeast,
    Card,
    ClearTopRows,
    Draw,
    GetField,
    Just,
    KeepCrops,
    MoreThan,
    OneOf,
    PaySheep,
    SowCrops,
    UseSpace,
    at_least,
    at_most,
    bonus,
    get,
    one_crop,
    pay,
    pay_one_of,
    when_one_of,
)
from service.engine.hallertau.quantities import Fields, Half, Minus, Sum

JEWELRY_DECK: Final = (
    Card(701, when=AtLeast("barley", 11), do=(get(sheep=1),)),
    Card(702, when=Just("exchanged_workers", 3), do=(get(sheep=1),), only_phase=4),
    Card(703, when=AtLeast("full_spaces", 1), do=(get(sheep=1), GetField(2))),
    Card(704, when=AtLeast("sheep", 4), options=at_most("fields", 7, 5, 4, 3), do=(GetField((2, 3, 4, 5)),)),
    Card(705, when=AtLeast("sheep", 4), options=at_most("tools", 7, 4, 1), do=(get(tools=(1, 2, 3)), bonus())),
    Card(706, when=AtLeast("best_crop_harvested", 11), do=(get(tools=1, jewelry=1),), only_phase=7),
    Card(707, options=at_least("tools", 2, 6, 10), do=(get(hides=1, jewelry=(0, 1, 2)), bonus())),
    Card(708, when=AtLeast(Sum(("tools", "fields")), 12), do=(get(jewelry=1),)),
    Card(709, when=AtLeast("craft_gap", 4), do=(get(jewelry=1),)),
    Card(
        710, options=at_least(Sum(("tools", "sheep")), 8, 11, 16), do=(get(barley=2, hops=1, clay=2), bonus((0, 1, 2)))
    ),
    Card(711, when=AtLeast(Sum(("tools", "jewelry")), "window"), do=(get(rye=3), bonus())),
    Card(
        712,
        options=when_one_of(
            AnyOf((AtLeast("jewelry", 3), AtLeast("tools", 6))),
            AnyOf((AtLeast("jewelry", 5), AtLeast("tools", 8))),
            AnyOf((AtLeast("jewelry", 7), AtLeast("tools", 10))),
        ),
        do=(get(flax=(2, 3, 4)), bonus()),
    ),
    Card(713, when=Just("played_fresh_card"), do=(get(milk=1), one_crop(1), bonus())),
    Card(714, options=at_least(Fields(contain="flax"), 1, 2, 3), do=(get(wool=(1, 3, 4)), bonus())),
    Card(715, when=MoreThan("sheep", "fields"), do=(get(meat=2), bonus())),
    Card(
        716,
        options=pay_one_of(pay(jewelry=1), pay(jewelry=2), pay(jewelry=4), pay(jewelry=5)),
        do=(get(sheep=(1, 2, 3, 4)), bonus()),
    ),
    Card(717, options=pay_one_of(pay(hops=2), pay(hops=3), pay(hops=5)), do=(get(sheep=1), bonus((0, 1, 2)))),
    Card(718, options=pay_one_of(pay(hides=3), pay(hops=4)), do=(GetField(3, 2), bonus())),
    Card(
        719,
        options=pay_one_of(pay(jewelry=2), pay(jewelry=7), pay(jewelry=9)),
        do=(get(jewelry=(0, 6, 9)), GetField(3, 2), bonus()),
    ),
    Card(720, pay=(PaySheep(1),), do=(get(clay=2, tools=2), bonus())),
    Card(721, pay=pay(jewelry=1), do=(get(tools=3), one_crop(1), bonus())),
    Card(722, pay=pay(hops=3), do=(get(tools=1, jewelry=1), bonus())),
    Card(
        723,
        options=pay_one_of(pay(flax=7), pay(flax=5, hides=1), pay(flax=3, hides=2), pay(flax=1, hides=3), pay(hides=4)),
        do=(get(jewelry=2), bonus()),
    ),
    Card(724, pay=pay(barley=Fields(planted=False)), do=(get(jewelry=1),), not_phase=7),
    Card(725, pay=pay(tools=1), do=(ClearTopRows(("land_sale", "town_hall")), bonus())),
    Card(726, pay=pay(jewelry=1), do=(UseSpace(),), not_phase=4),
    Card(727, options=pay_one_of(pay(jewelry=1), pay(tools=3)), do=(get(clay=7),)),
    Card(728, pay=(KeepCrops(3),), do=(SowCrops(3), bonus())),
    Card(729, pay=pay(jewelry=1), do=(GetField(4), SowCrops(1))),
    Card(730, pay=pay(rye="empty_cards_before_round_6"), do=(get(milk=3), bonus())),
    Card(731, pay=pay(tools=1), do=(get(barley=Half("hides"), wool=Half("hides")), bonus())),
    Card(732, pay=pay(jewelry=1), do=(OneOf((get(hides=4), get(wool=5))), bonus())),
    Card(733, pay=pay(barley=Minus(10, "jewelry")), do=(get(hides=6, meat=2), bonus())),
    Card(
        734,
        options=pay_one_of(pay(jewelry=2), pay(jewelry=6), pay(jewelry=9)),
        do=(get(meat=5, jewelry=(0, 5, 9)), bonus()),
    ),
    Card(735, pay=pay(jewelry=1), do=(Draw("farmyard", 2), bonus(2))),
)
