"""Gateway cards 101 to 130, the Advanced deck."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import (
    AllOf,
    AtLeast,
    Card,
    Draw,
    Exactly,
    GetField,
    MoveSheep,
    OneOf,
    RaiseFields,
    SowCrops,
    SowGood,
    at_least,
    bonus,
    get,
    one_crop,
)
from service.engine.hallertau.quantities import Fields, Least, Played, Sum

ADVANCED: Final = (
    Card(101, options=at_least("flax", 4, 6, 8), do=(MoveSheep((1, 2, 3)), bonus())),
    Card(102, when=AtLeast("best_crop", 8), do=(get(sheep=1),)),
    Card(
        103,
        when=AllOf((AtLeast("hides", 3), AtLeast("meat", 3), AtLeast("wool", 3))),
        do=(get(sheep=1), bonus()),
    ),
    Card(104, options=at_least("hops", 2, 3, 4, 5), do=(GetField((2, 3, 4, 5)),)),
    Card(105, when=AtLeast("sheep", "fields"), do=(GetField(3),)),
    Card(106, when=AtLeast("full_spaces", 1), do=(get(hops=1, tools=2), bonus())),
    Card(107, options=at_least("hides", 1, 2, 4), do=(get(tools=(1, 2, 3)),)),
    Card(108, options=at_least("barley", 6, 11, 16), do=(get(tools=(1, 2, 3)), bonus())),
    Card(109, options=at_least("best_deck_played", 3, 7, 11), do=(get(jewelry=(1, 2, 3)),)),
    Card(
        110,
        options=at_least(Least(("flax", "barley", "rye")), 2, 5, 7),
        do=(get(hops=1, clay=1), bonus((0, 1, 2))),
    ),
    Card(111, options=at_least("tools", 3, 4, 6), do=(get(rye=1, clay=1), bonus((0, 1, 2)))),
    Card(112, when=Exactly(Fields(planted=False), (1,)), do=(SowGood("clay", that=True), bonus())),
    Card(113, when=Exactly(Fields(planted=False), (1,)), do=(get(hops=1), SowCrops(1))),
    Card(114, options=at_least("fields", 5, 6, 7), do=(one_crop(1), SowCrops((0, 1, 2)), bonus())),
    Card(115, when=AllOf((AtLeast("fields", 4), AtLeast("tools", 3))), do=(one_crop(3),)),
    Card(116, when=AtLeast("flax", "window"), do=(get(rye=3), bonus())),
    Card(117, options=at_least("hops", 2, 4, 6), do=(get(barley=(1, 2, 3)), bonus())),
    Card(118, when=AtLeast("full_spaces", 1), do=(get(barley=2, hops=1), bonus())),
    Card(119, when=AllOf((AtLeast("barley", 6), AtLeast("rye", 6))), do=(get(flax=1, hops=1), bonus())),
    Card(120, when=AtLeast(Fields(planted=True, rows=(5,)), 3), do=(get(hops=1, wool=1), bonus())),
    Card(
        121,
        when=Exactly("workers", (1, 2, 3)),
        do=(RaiseFields(8, planted=False), bonus()),
        only_phase=4,
    ),
    Card(122, when=Exactly(Fields(planted=True), (2,)), do=(RaiseFields(2, planted=True, that=True), bonus())),
    Card(123, options=at_least("tools", 1, 3, 4, 6), do=(get(milk=(0, 1, 2, 3)), bonus())),
    Card(124, options=at_least("meat", 1, 2, 3), do=(get(milk=(1, 2, 3)),)),
    Card(125, when=AtLeast("wool", 2), do=(get(milk=1), bonus())),
    Card(126, options=at_least(Played("farmyard"), 1, 3, 4), do=(get(meat=(0, 2, 3), milk=2),)),
    Card(
        127,
        options=at_least(Fields(planted=True), 3, 4, 5, 6, 7),
        do=(get(wool=(0, 1, 2, 3, 4)), bonus()),
    ),
    Card(128, when=AtLeast("tools", 4), do=(get(flax=1, hides=2),)),
    Card(129, when=AtLeast(Sum(("hides", "wool")), "window"), do=(get(meat=3),)),
    Card(
        130,
        when=AllOf((AtLeast("hides", 1), AtLeast("meat", 1))),
        do=(OneOf((get(hops=1), get(clay=1))), Draw("farmyard", 1)),
    ),
)
