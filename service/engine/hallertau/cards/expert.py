"""Gateway cards 201 to 230, the Expert deck."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AtLeast,
    AtMost,
    ByOptionEffect,
    Card,
    ClearSpace,
    DifferentCrops,
    Draw,
    Exactly,
    GetField,
    HarvestFields,
    Just,
    MoveSheep,
    OneOf,
    RaiseFields,
    SowCrops,
    SowGood,
    Special,
    at_least,
    bonus,
    get,
    one_crop,
    when_one_of,
)
from service.engine.hallertau.quantities import Fields, Least, Minus, Sum

EXPERT: Final = (
    Card(201, when=AtLeast("sheep", "fields"), do=(MoveSheep(2), get(milk=1), bonus())),
    Card(202, when=AtLeast("full_spaces", 1), do=(get(milk=1, sheep=1), bonus())),
    Card(203, when=AtMost(Fields(rows=(2, 3)), 0), do=(get(sheep=1),)),
    Card(204, options=at_least("sheep", 2, 3, 4, 5), do=(GetField((2, 3, 4, 5)),)),
    Card(205, options=at_least("fields", 6, 7), do=(GetField((2, 5)),)),
    Card(
        206,
        options=at_least("jewelry", 2, 3, 5),
        do=(ByOptionEffect((get(meat=1), get(tools=1), get(sheep=1))),),
    ),
    Card(
        207,
        when=AtLeast("fields", 5),
        options=at_least("hops", 0, 2, 4),
        do=(get(tools=(0, 1, 2)), bonus()),
    ),
    Card(208, when=AtLeast("goods_harvested", 16), do=(get(tools=1), bonus()), only_phase=7),
    Card(209, options=at_least("best_card_sheep", 3, 5, 6), do=(get(jewelry=(1, 2, 3)),)),
    Card(210, when=AtLeast("hops", 2), do=(ClearSpace(), bonus())),
    Card(
        211,
        options=when_one_of(AtLeast("clay", 3), AtLeast("hops", 3)),
        do=(ByOptionEffect((get(hops=2), get(clay=2))), bonus()),
    ),
    Card(
        212,
        options=at_least("tools", 5, 6, 7),
        do=(get(clay=(Minus(12, "window"), Minus(13, "window"), Minus(14, "window"))),),
    ),
    Card(213, when=AtLeast(Fields(contain="hops"), 1), do=(OneOf((get(milk=1), get(clay=1))), SowCrops(1))),
    Card(214, when=Exactly(Fields(planted=False), (1,)), do=(one_crop(2, sow=True), bonus())),
    Card(
        215,
        options=at_least("hand_not_gateway", 3, 4, 5, 6),
        do=(DifferentCrops((1, 2, 3, 4)), bonus()),
    ),
    Card(216, when=AtLeast(Sum(("tools", "jewelry")), 7), do=(get(rye=Fields(planted=True)),)),
    Card(217, when=AtLeast("jewelry", 3), do=(get(barley="best_card_sheep"), bonus())),
    Card(218, when=AtLeast("rye", "window"), do=(get(barley=2, hops=1), bonus())),
    Card(219, when=AtLeast("milk", 5), do=(get(flax=Minus(13, "window")),)),
    Card(220, options=at_least(Fields(planted=True), 3, 4, 6), do=(get(hops=1, meat=1), bonus((0, 1, 2)))),
    Card(
        221,
        when=AllOf((AtLeast(Fields(planted=True), 2), AtLeast("tools", 3))),
        do=(HarvestFields(2), bonus()),
    ),
    Card(
        222,
        when=AllOf((Just("about_to_act_last"), AtMost(Fields(planted=True), 0))),
        do=(Special("bind"), RaiseFields(3), bonus()),
        only_phase=4,
    ),
    Card(223, options=at_least(Least(("sheep", "jewelry")), 1, 2, 3), do=(get(milk=(1, 2, 3)),)),
    Card(
        224,
        options=at_least(Least(("hides", "meat", "milk", "wool")), 1, 2, 3),
        do=(get(milk=3), bonus((0, 1, 2))),
    ),
    Card(
        225,
        when=AllOf((AtLeast("cards_with_sheep", 2), AtLeast("stables_sheep", 1))),
        do=(get(meat=1, milk=1, wool=1), bonus()),
    ),
    Card(
        226,
        when=AllOf((AtLeast("sheep", 3), AtLeast("jewelry", 3))),
        do=(get(flax=1, hides=1, milk=1, wool=1),),
    ),
    Card(227, options=at_least("hand_not_gateway", 3, 5, 6), do=(get(wool=(0, 1, 2)), bonus())),
    Card(
        228,
        when=AtLeast(Sum((Fields(contain="barley"), Fields(contain="rye"))), 4),
        do=(get(hides=2), bonus()),
    ),
    Card(229, when=Exactly(Fields(planted=False), (1,)), do=(SowGood("meat", that=True),)),
    Card(230, options=at_least("sheep", 1, 2, 3, 4), do=(get(hops=(0, 1, 2, 3)), Draw("farmyard", 1))),
)
