"""Gateway cards 301 to 330, the Master deck."""

from typing import Final

from service.engine.hallertau.cards.vocabulary import (
    AnyOf,
    AtLeast,
    Card,
    ClearTopRows,
    Draw,
    Exactly,
    FieldToRow,
    GetField,
    Just,
    MoreThan,
    MoveSheep,
    SowCrops,
    Special,
    TakeWorkers,
    at_least,
    bonus,
    get,
    one_crop,
    when_one_of,
)
from service.engine.hallertau.quantities import Fields, Minus, Plus

MASTER: Final = (
    Card(301, when=AtLeast("next_card_sheep", 1), do=(MoveSheep(3), bonus())),
    Card(
        302,
        when=Exactly("workers", (1, 2)),
        do=(ClearTopRows(("sheep_market", "sheep_breeding", "weekly_market")),),
        only_phase=4,
    ),
    Card(
        303,
        options=at_least("removed_workers", 6, 7, 8, 9, 10),
        do=(get(rye=(0, 1, 2, 3, 5), sheep=1),),
        only_phase=1,
    ),
    Card(304, options=at_least("tools", 3, 7, 10), do=(get(sheep=(0, 1, 2)), GetField(2))),
    Card(
        305,
        options=at_least("best_craft_steps", 3, 4, 5),
        do=(GetField(5), bonus((0, 1, 2))),
        only_phase=9,
    ),
    Card(
        306,
        when=AnyOf((MoreThan("jewelry", "fields"), MoreThan("sheep", "fields"))),
        do=(GetField(2), SowCrops(1)),
    ),
    Card(307, options=at_least("jewelry", 1, 3, 6), do=(get(clay=2, tools=1), bonus((0, 1, 2)))),
    Card(308, options=at_least("cards_played", 1, 3, 7, 12), do=(get(tools=(1, 2, 3, 4)),)),
    Card(
        309,
        when=Just("used_space"),
        options=at_least("quadrant_workers", 9, 11, 13),
        do=(get(barley=(1, 2, 3), tools=1),),
    ),
    Card(
        310,
        options=when_one_of(Just("gained_tools", 2), Just("gained_tools", 3), Just("gained_tools", 4)),
        do=(get(hops=(1, 2, 3), tools=1),),
    ),
    Card(311, options=at_least("best_crop", 7, 14, 21), do=(get(jewelry=1), bonus((0, 1, 2)))),
    Card(312, options=at_least("fields", 6, 7, 8), do=(Special("free_step"), bonus((0, 1, 2))), only_phase=4),
    Card(313, when=Exactly("workers", (1,)), do=(Special("second_row"), bonus()), only_phase=4),
    Card(314, when=AtLeast("three_worker_spaces", 2), do=(Special("move_stack"), bonus())),
    Card(315, when=AtLeast("jewelry", 4), do=(TakeWorkers(),), only_phase=4),
    Card(316, options=at_least("round", 1, 2, 3), do=(Special("move_boulders"), bonus((0, 1, 2)))),
    Card(317, when=AtLeast(Fields(planted=True), 1), do=(get(clay=Fields(planted=False)),)),
    Card(318, options=at_least("craft_gap", 3, 4, 5), do=(get(clay=(3, 4, 5)), bonus())),
    Card(319, options=at_least("hops", 1, 3, 6), do=(get(rye=1, clay=(1, 2, 3)), bonus())),
    Card(320, options=at_least("tools", 2, 4, 6, 7), do=(get(barley=(0, 1, 2, 3), flax=2), bonus())),
    Card(321, when=AtLeast("barley", Minus(10, "jewelry")), do=(get(flax=2, hops=1), bonus())),
    Card(
        322,
        when=Just("used_space", spaces=("farming", "fertilizing", "cultivation", "busy_weekend")),
        do=(one_crop(1, sow=True),),
    ),
    Card(323, when=Exactly(Fields(planted=False), (1,)), do=(FieldToRow(4), SowCrops(1, that=True), bonus())),
    Card(
        324,
        options=when_one_of(
            MoreThan("window", Plus("round", 5)),
            MoreThan("window", Plus("round", 6)),
            MoreThan("window", Plus("round", 7)),
        ),
        do=(get(milk=(1, 2, 3)),),
    ),
    Card(325, options=at_least("crops", 0, 10, 16, 23), do=(get(milk=(0, 1, 2, 3)), bonus())),
    Card(
        326,
        options=when_one_of(
            AtLeast("card4_sheep", 1),
            AtLeast("later_card_sheep", 1),
            AtLeast("stables_sheep", 1),
        ),
        do=(get(wool=(1, 2, 3)), bonus()),
    ),
    Card(327, options=at_least("sheep", 2, 3, 7), do=(get(hides="empty_cards"), bonus((0, 1, 2)))),
    Card(328, when=Just("using_butchery"), do=(Special("jewelry_for_sheep"), get(hides=2), bonus())),
    Card(329, options=at_least("nursery_workers", 1, 3, 6), do=(get(meat=(0, 2, 7)), bonus())),
    Card(330, options=at_least("tools_gained", 1, 3, 5), do=(Draw("gateway", (0, 1, 2)), bonus()), only_phase=4),
)
