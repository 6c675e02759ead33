"""The sixteen open action spaces: what each line offers and gives, and what can be declined (p.15-16, P-6)."""

from collections import Counter
from itertools import combinations_with_replacement, product

import pytest

from service.engine.hallertau.resources import CRAFTS
from tests.hallertau.table import Table

OPEN_SPACES = (
    "sheep_breeding",
    "sheep_shearing",
    "clay_delivery",
    "farming",
    "butchery",
    "nursery",
    "busy_weekend",
    "clearing",
    "small_trade",
    "cultivation",
    "weekly_market",
    "land_sale",
    "fertilizing",
    "tool_shed",
    "town_hall",
    "sheep_market",
)

START_GOODS = {"barley": 1, "flax": 1, "rye": 1}


def take_crops(number: int) -> set[str]:
    ways = (Counter(crops) for crops in combinations_with_replacement(("barley", "flax", "hops", "rye"), number))
    return {"take:" + "+".join(f"{n}{crop}" for crop, n in way.items()) for way in ways}


def sow(crops: str, rows: str) -> set[str]:
    return {f"sow:{crop}>row{row}" for crop, row in product(crops.split(), rows.split())}


def turn_is_over(table: Table) -> bool:
    return table.to_act() == (1,) and "exchange:1" in table.ids()


def rich_table() -> Table:
    """Return a table on which every line of every space has something to offer."""
    table = Table().give(milk=4, card4=1, card6=1).fields("row2", "row3", "row4/barley")
    return table.crafts(carpentry=2, brewhouse=1)


@pytest.mark.parametrize("space", OPEN_SPACES)
def test_a_space_can_be_used_without_any_of_its_lines(space):
    """H-50"""
    table = rich_table().play(f"place:{space}")
    goods, sheep, rows, crafts = table.goods(), table.sheep(), table.rows(), list(table.seat().crafts)
    lines = 0
    while table.to_act() == (0,):
        table.play("skip")
        lines += 1
    assert lines == {"small_trade": 3, "sheep_shearing": 2, "busy_weekend": 2, "clearing": 2, "fertilizing": 2}.get(
        space, 1
    )
    assert (table.goods(), table.sheep(), table.rows(), table.seat().crafts) == (goods, sheep, rows, crafts)
    assert (table.seat().jewelry, table.seat().tools, table.seat().workers) == (0, 0, 5)
    assert table.standing(space) == [1, 0, 0]


@pytest.mark.parametrize(
    ("space", "trade"),
    [("butchery", "trade:sheep@card4"), ("land_sale", "trade:field@row2"), ("town_hall", "trade:carpentry-1")],
)
def test_a_payment_without_a_gain_is_not_possible(space, trade):
    """H-105: resources cannot be discarded at will."""
    table = rich_table().play(f"place:{space}")
    assert table.refuses(f"{trade}>nothing")
    assert table.play("fewer").refuses(f"{trade}>nothing")


# Sheep Breeding


def test_sheep_breeding_offers_either_side():
    table = Table().give(milk=5).play("place:sheep_breeding")
    assert table.offers() == {"trade:2milk>1sheep", "trade:4milk>2sheep", "skip"}


def test_sheep_breeding_turns_2_milk_into_1_sheep():
    table = Table().give(milk=5).play("place:sheep_breeding", "trade:2milk>1sheep")
    assert table.good("milk") == 3
    assert table.sheep() == {"card4": 1}


def test_sheep_breeding_turns_4_milk_into_2_sheep():
    table = Table().give(milk=5).play("place:sheep_breeding", "trade:4milk>2sheep")
    assert table.good("milk") == 1
    assert table.sheep() == {"card4": 2}


def test_sheep_breeding_is_one_trade_however_much_milk_is_left():
    assert turn_is_over(Table().give(milk=8).play("place:sheep_breeding", "trade:2milk>1sheep"))


def test_sheep_breeding_with_3_milk_offers_the_left_side_only():
    table = Table().give(milk=3).play("place:sheep_breeding")
    assert table.offers() == {"trade:2milk>1sheep", "skip"}


def test_sheep_breeding_with_1_milk_offers_nothing():
    table = Table().give(milk=1).play("place:sheep_breeding")
    assert turn_is_over(table)
    assert table.good("milk") == 1


def test_sheep_breeding_does_not_mix_its_sides():
    """HX-15"""
    table = Table().give(milk=5).play("place:sheep_breeding")
    for mixed in ("trade:2milk>2sheep", "trade:4milk>1sheep", "trade:3milk>1sheep", "fewer"):
        assert table.refuses(mixed)


# Sheep Shearing


def test_sheep_shearing_gives_wool_for_every_sheep_and_then_moves_one():
    """P-6"""
    table = Table().give(card4=1, card6=2, stables=1).play("place:sheep_shearing")
    assert table.offers() == {"take:4wool", "fewer", "skip"}
    table.play("take:4wool")
    assert table.good("wool") == 4
    assert table.sheep() == {"card4": 1, "card6": 2, "stables": 1}
    assert table.offers() == {"move_sheep:card4>card5", "move_sheep:card6>stables", "skip"}
    table.play("move_sheep:card6>stables")
    assert table.sheep() == {"card4": 1, "card6": 1, "stables": 2}
    assert turn_is_over(table)


def test_sheep_shearing_without_its_wool_still_moves_a_sheep():
    table = Table().give(card5=1).play("place:sheep_shearing", "skip", "move_sheep:card5>card6")
    assert (table.good("wool"), table.sheep()) == (0, {"card6": 1})


def test_sheep_shearing_moves_no_sheep_before_the_wool_is_taken_or_left():
    assert Table().give(card4=2).play("place:sheep_shearing").refuses("move_sheep:card4>card5")


def test_sheep_shearing_offers_less_wool():
    table = Table().give(card4=3).play("place:sheep_shearing", "fewer")
    assert table.offers() == {"take:3wool", "take:2wool", "take:1wool", "skip"}
    assert table.play("take:2wool").good("wool") == 2


def test_sheep_shearing_of_one_sheep_offers_no_less_than_1_wool():
    assert Table().give(card4=1).play("place:sheep_shearing").offers() == {"take:1wool", "skip"}


def test_sheep_shearing_moves_no_sheep_out_of_the_stables():
    table = Table().give(stables=2).play("place:sheep_shearing", "take:2wool")
    assert turn_is_over(table)
    assert table.sheep() == {"stables": 2}


def test_sheep_shearing_without_sheep_offers_nothing():
    table = Table().play("place:sheep_shearing")
    assert turn_is_over(table)
    assert table.goods() == START_GOODS


# Clay Delivery


@pytest.mark.parametrize("round", range(1, 7))
def test_clay_delivery_gives_as_much_clay_as_the_round(round):
    table = Table(round=round).play("place:clay_delivery")
    assert table.offers() == {f"take:{round}clay", "skip"} | ({"fewer"} if round > 1 else set())
    assert table.play(f"take:{round}clay").good("clay") == round


def test_clay_delivery_offers_less_clay():
    table = Table(round=3).play("place:clay_delivery", "fewer")
    assert table.offers() == {"take:3clay", "take:2clay", "take:1clay", "skip"}
    assert table.play("take:1clay").good("clay") == 1


def test_clay_delivery_gives_no_more_than_the_round():
    assert Table(round=3).play("place:clay_delivery").refuses("take:4clay")


# Farming


def test_farming_offers_a_field_in_row_5_or_sowing():
    table = Table().play("place:farming")
    assert table.offers() == {"new_field:row5", "skip"} | sow("barley flax rye", "2 3 4")


def test_farming_after_the_new_field_allows_no_sowing():
    table = Table().play("place:farming", "new_field:row5")
    assert table.rows() == ["row2", "row3", "row4", "row5"]
    assert turn_is_over(table)
    assert table.goods() == START_GOODS


def test_farming_after_sowing_allows_no_new_field():
    table = Table().play("place:farming", "sow:barley>row4")
    assert table.offers() == {"skip"} | sow("flax rye", "2 3")
    assert table.refuses("new_field:row5")


def test_farming_sows_in_up_to_4_fields():
    table = Table().give(barley=9).fields("row2", "row3", "row4", "row5", "row5").play("place:farming")
    table.play("sow:barley>row5", "sow:barley>row2", "sow:barley>row4", "sow:barley>row3")
    assert turn_is_over(table)
    assert table.good("barley") == 5
    assert table.rows() == ["row2/barley", "row3/barley", "row4/barley", "row5", "row5/barley"]


def test_farming_can_stop_after_two_of_the_four_sow_actions():
    table = Table().play("place:farming", "sow:rye>row4", "sow:flax>row3", "skip")
    assert turn_is_over(table)
    assert table.rows() == ["row2", "row3/flax", "row4/rye"]
    assert table.goods() == {"barley": 1}


def test_farming_with_8_fields_offers_sowing_only():
    table = Table().fields(*["row3/rye"] * 7, "row2").play("place:farming")
    assert table.offers() == {"skip"} | sow("barley flax rye", "2")
    assert table.refuses("new_field:row5")


def test_farming_without_crops_offers_the_new_field_only():
    assert Table().bare().play("place:farming").offers() == {"new_field:row5", "skip"}


def test_farming_with_8_planted_fields_offers_nothing():
    assert turn_is_over(Table().fields(*["row3/rye"] * 8).play("place:farming"))


# Butchery


def test_butchery_turns_a_sheep_from_any_place_into_4_meat_and_2_hides():
    table = Table().give(card4=2, card6=1, stables=1).play("place:butchery")
    assert table.offers() == {
        "trade:sheep@card4>2hides+4meat",
        "trade:sheep@card6>2hides+4meat",
        "trade:sheep@stables>2hides+4meat",
        "fewer",
        "skip",
    }
    table.play("trade:sheep@card4>2hides+4meat")
    assert table.sheep() == {"card4": 1, "card6": 1, "stables": 1}
    assert table.goods() == START_GOODS | {"meat": 4, "hides": 2}
    assert turn_is_over(table)


def test_butchery_without_sheep_gives_nothing():
    table = Table().play("place:butchery")
    assert turn_is_over(table)
    assert table.goods() == START_GOODS


def test_butchery_takes_no_sheep_from_an_empty_place():
    table = Table().give(card5=1).play("place:butchery")
    assert table.refuses("trade:sheep@card4>2hides+4meat")
    assert table.refuses("trade:sheep@stables>2hides+4meat")


def test_butchery_offers_smaller_gains_for_the_same_sheep():
    table = Table().give(card5=1).play("place:butchery", "fewer")
    gains = {f"{hides}hides+{meat}meat" for hides, meat in product((1, 2), (1, 2, 3, 4))}
    gains |= {"1hides", "2hides", "1meat", "2meat", "3meat", "4meat"}
    assert table.offers() == {"skip"} | {f"trade:sheep@card5>{gain}" for gain in gains}
    table.play("trade:sheep@card5>3meat")
    assert (table.goods(), table.sheep()) == (START_GOODS | {"meat": 3}, {})


# Nursery


def test_nursery_offers_3_clay_or_any_3_crops():
    table = Table().play("place:nursery")
    assert len(take_crops(3)) == 20
    assert table.offers() == {"take:3clay", "fewer", "skip"} | take_crops(3)


def test_nursery_gives_clay():
    table = Table().play("place:nursery", "take:3clay")
    assert table.goods() == START_GOODS | {"clay": 3}
    assert turn_is_over(table)


def test_nursery_gives_different_crops():
    table = Table().play("place:nursery", "take:1barley+2hops")
    assert table.goods() == {"barley": 2, "flax": 1, "hops": 2, "rye": 1}
    assert turn_is_over(table)


def test_nursery_gives_three_of_the_same_crop():
    assert Table().play("place:nursery", "take:3hops").good("hops") == 3


def test_nursery_gives_neither_clay_with_crops_nor_a_fourth_crop():
    table = Table().play("place:nursery")
    for too_much in ("take:1barley+2clay", "take:2hops+1clay", "take:4rye", "take:3hops+1rye", "take:4clay"):
        assert table.refuses(too_much)


def test_nursery_offers_smaller_gains_on_both_sides():
    table = Table().play("place:nursery", "fewer")
    clay = {"take:3clay", "take:2clay", "take:1clay"}
    assert table.offers() == {"skip"} | clay | take_crops(3) | take_crops(2) | take_crops(1)
    assert table.refuses("take:1barley+1clay")
    assert table.play("take:1flax+1hops").goods() == {"barley": 1, "flax": 2, "hops": 1, "rye": 1}


# Busy Weekend


def test_busy_weekend_gives_milk_or_wool_and_then_sows():
    """P-6"""
    table = Table().play("place:busy_weekend")
    assert table.offers() == {"take:1milk", "take:1wool", "skip"}
    table.play("take:1wool")
    assert table.goods() == START_GOODS | {"wool": 1}
    assert table.offers() == {"skip"} | sow("barley flax rye", "2 3 4")


def test_busy_weekend_gives_either_milk_or_wool():
    table = Table().play("place:busy_weekend", "take:1milk")
    assert table.refuses("take:1wool")
    assert (table.good("milk"), table.good("wool")) == (1, 0)


def test_busy_weekend_sows_in_up_to_2_fields():
    table = Table().play("place:busy_weekend", "take:1milk", "sow:barley>row3", "sow:flax>row4")
    assert turn_is_over(table)
    assert table.rows() == ["row2", "row3/barley", "row4/flax"]
    assert table.goods() == {"rye": 1, "milk": 1}


def test_busy_weekend_without_milk_and_wool_still_sows():
    table = Table().play("place:busy_weekend", "skip", "sow:rye>row2", "skip")
    assert turn_is_over(table)
    assert table.rows() == ["row2/rye", "row3", "row4"]
    assert table.goods() == {"barley": 1, "flax": 1}


def test_busy_weekend_offers_no_sowing_first():
    assert Table().play("place:busy_weekend").refuses("sow:barley>row4")


def test_busy_weekend_without_crops_ends_after_the_milk():
    assert turn_is_over(Table().bare().play("place:busy_weekend", "take:1milk"))


# Clearing


def test_clearing_gives_a_field_in_row_2_and_then_clay():
    """P-6"""
    table = Table().play("place:clearing")
    assert table.offers() == {"new_field:row2", "skip"}
    table.play("new_field:row2")
    assert table.rows() == ["row2", "row2", "row3", "row4"]
    assert table.offers() == {"take:1clay", "skip"}
    table.play("take:1clay")
    assert table.good("clay") == 1
    assert turn_is_over(table)


def test_clearing_without_the_field_still_gives_clay():
    table = Table().play("place:clearing", "skip", "take:1clay")
    assert (table.rows(), table.good("clay")) == (["row2", "row3", "row4"], 1)


def test_clearing_with_8_fields_gives_only_the_clay():
    """H-96"""
    table = Table().fields(*["row4"] * 8).play("place:clearing")
    assert table.offers() == {"take:1clay", "skip"}
    table.play("take:1clay")
    assert (len(table.rows()), table.good("clay")) == (8, 1)


# Small Trade


def test_small_trade_gives_2_crops_then_milk_or_wool_then_moves_a_sheep():
    """P-6"""
    table = Table().give(card4=1, card5=1, stables=1).play("place:small_trade")
    assert len(take_crops(2)) == 10
    assert table.offers() == {"fewer", "skip"} | take_crops(2)
    table.play("take:2hops")
    assert table.offers() == {"take:1milk", "take:1wool", "skip"}
    table.play("take:1wool")
    assert table.offers() == {"move_sheep:card4>card5", "move_sheep:card5>card6", "skip"}
    table.play("move_sheep:card5>card6")
    assert table.goods() == START_GOODS | {"hops": 2, "wool": 1}
    assert table.sheep() == {"card4": 1, "card6": 1, "stables": 1}
    assert turn_is_over(table)


def test_small_trade_for_a_seat_without_sheep_in_the_second_row():
    """HX-16"""
    table = Table().workers_on("small_trade", 1)
    table.play("place:small_trade", "take:1barley+1hops", "take:1milk")
    assert turn_is_over(table)
    assert table.standing("small_trade") == [1, 2, 0]
    assert table.goods() == {"barley": 2, "flax": 1, "hops": 1, "rye": 1, "milk": 1}


def test_small_trade_offers_a_single_crop():
    table = Table().play("place:small_trade", "fewer")
    assert table.offers() == {"skip"} | take_crops(2) | take_crops(1)
    assert table.play("take:1rye").good("rye") == 2


def test_small_trade_lines_can_be_skipped_one_by_one():
    table = Table().give(card6=1).play("place:small_trade", "skip", "skip", "move_sheep:card6>stables")
    assert (table.goods(), table.sheep()) == (START_GOODS, {"stables": 1})


def test_small_trade_has_no_clay_no_third_crop_and_no_other_order():
    table = Table().give(card4=1).play("place:small_trade")
    for wrong in ("take:1clay", "take:3rye", "take:1milk", "move_sheep:card4>card5"):
        assert table.refuses(wrong)


# Cultivation


def test_cultivation_sows_in_up_to_3_fields():
    table = Table().give(barley=5).fields("row2", "row3", "row4", "row5").play("place:cultivation")
    assert table.offers() == {"skip"} | sow("barley flax rye", "2 3 4 5")
    table.play("sow:barley>row5", "sow:rye>row4", "sow:barley>row3")
    assert turn_is_over(table)
    assert table.rows() == ["row2", "row3/barley", "row4/rye", "row5/barley"]
    assert table.goods() == {"barley": 3, "flax": 1}


def test_cultivation_may_stop_after_the_first_field():
    table = Table().play("place:cultivation", "sow:barley>row4", "skip")
    assert turn_is_over(table)
    assert table.rows() == ["row2", "row3", "row4/barley"]


def test_cultivation_ends_without_crops_or_without_empty_fields():
    assert turn_is_over(Table().bare().give(hops=1).play("place:cultivation", "sow:hops>row2"))
    assert turn_is_over(Table().fields("row3", "row5/rye").play("place:cultivation", "sow:flax>row3"))


# Weekly Market


def test_weekly_market_gives_1_sheep_and_1_meat():
    table = Table().play("place:weekly_market")
    assert table.offers() == {"take:1meat+1sheep", "fewer", "skip"}
    table.play("take:1meat+1sheep")
    assert (table.goods(), table.sheep()) == (START_GOODS | {"meat": 1}, {"card4": 1})
    assert turn_is_over(table)


def test_weekly_market_offers_each_of_the_two_alone():
    table = Table().play("place:weekly_market", "fewer")
    assert table.offers() == {"take:1meat+1sheep", "take:1meat", "take:1sheep", "skip"}
    table.play("take:1sheep")
    assert (table.good("meat"), table.sheep()) == (0, {"card4": 1})


# Land Sale


def test_land_sale_turns_any_field_into_1_jewelry_and_3_clay():
    """Equal Fields are one choice."""
    table = Table().fields("row2", "row2", "row4", "row4/flax").play("place:land_sale")
    assert table.offers() == {
        "trade:field@row2>3clay+1jewelry",
        "trade:field@row4>3clay+1jewelry",
        "trade:field@row4/flax>3clay+1jewelry",
        "fewer",
        "skip",
    }
    table.play("trade:field@row2>3clay+1jewelry")
    assert table.rows() == ["row2", "row4", "row4/flax"]
    assert (table.seat().jewelry, table.good("clay")) == (1, 3)
    assert turn_is_over(table)


def test_land_sale_of_a_planted_field_loses_the_planted_good():
    """H-82"""
    table = Table().fields("row4", "row4/flax").play("place:land_sale", "trade:field@row4/flax>3clay+1jewelry")
    assert table.rows() == ["row4"]
    assert table.goods() == START_GOODS | {"clay": 3}


def test_land_sale_with_10_jewelry_loses_the_eleventh():
    """H-96"""
    table = Table().give(jewelry=10).fields("row2").play("place:land_sale")
    assert table.offers() == {"trade:field@row2>3clay", "fewer", "skip"}
    table.play("trade:field@row2>3clay")
    assert (table.seat().jewelry, table.good("clay"), table.rows()) == (10, 3, [])


def test_land_sale_without_fields_offers_nothing():
    table = Table().fields().play("place:land_sale")
    assert turn_is_over(table)
    assert (table.seat().jewelry, table.good("clay")) == (0, 0)


def test_land_sale_offers_smaller_gains_for_the_same_field():
    table = Table().fields("row3").play("place:land_sale", "fewer")
    gains = {f"{clay}clay+1jewelry" for clay in (1, 2, 3)} | {"1clay", "2clay", "3clay", "1jewelry"}
    assert table.offers() == {"skip"} | {f"trade:field@row3>{gain}" for gain in gains}
    table.play("trade:field@row3>1jewelry")
    assert (table.seat().jewelry, table.good("clay"), table.rows()) == (1, 0, [])


def test_land_sale_takes_only_existing_fields():
    table = Table().play("place:land_sale")
    assert table.refuses("trade:field@row5>3clay+1jewelry")
    assert table.refuses("trade:field@row2/barley>3clay+1jewelry")


# Fertilizing


def test_fertilizing_moves_up_to_2_empty_fields_to_row_5_and_then_sows_in_1():
    """P-6"""
    table = Table().fields("row2", "row3", "row4", "row4/barley").play("place:fertilizing")
    moves = {"move_field:row2>row5", "move_field:row3>row5", "move_field:row4>row5"}
    assert table.offers() == moves | {"skip"}
    table.play("move_field:row2>row5")
    assert table.rows() == ["row3", "row4", "row4/barley", "row5"]
    assert table.offers() == {"move_field:row3>row5", "move_field:row4>row5", "skip"}
    table.play("move_field:row3>row5")
    assert table.rows() == ["row4", "row4/barley", "row5", "row5"]
    assert table.offers() == {"skip"} | sow("barley flax rye", "4 5")
    table.play("sow:rye>row5")
    assert table.rows() == ["row4", "row4/barley", "row5", "row5/rye"]
    assert table.goods() == {"barley": 1, "flax": 1}
    assert turn_is_over(table)


def test_fertilizing_moves_any_two_fields_in_any_order():
    """H-106"""
    table = Table().fields("row2", "row3", "row3").play("place:fertilizing", "move_field:row3>row5")
    assert table.offers() == {"move_field:row2>row5", "move_field:row3>row5", "skip"}
    assert table.play("move_field:row2>row5", "skip").rows() == ["row3", "row5", "row5"]


def test_fertilizing_sows_even_if_no_field_moved():
    table = Table().play("place:fertilizing", "skip")
    assert table.offers() == {"skip"} | sow("barley flax rye", "2 3 4")
    assert table.play("sow:flax>row2").rows() == ["row2/flax", "row3", "row4"]


def test_fertilizing_can_move_a_single_field():
    table = Table().play("place:fertilizing", "move_field:row3>row5", "skip", "skip")
    assert table.rows() == ["row2", "row4", "row5"]
    assert table.goods() == START_GOODS


def test_fertilizing_moves_no_planted_field():
    table = Table().fields("row2", "row3/rye").play("place:fertilizing")
    assert table.offers() == {"move_field:row2>row5", "skip"}
    assert table.refuses("move_field:row3>row5")


def test_fertilizing_with_empty_fields_in_row_5_only_continues_with_sowing():
    table = Table().fields("row5", "row3/rye").play("place:fertilizing")
    assert table.offers() == {"skip"} | sow("barley flax rye", "5")


def test_fertilizing_without_empty_fields_offers_nothing():
    assert turn_is_over(Table().fields("row2/rye").play("place:fertilizing"))


# Tool Shed


def test_tool_shed_offers_4_clay_or_a_field_in_row_4():
    assert Table().play("place:tool_shed").offers() == {"take:4clay", "new_field:row4", "fewer", "skip"}


def test_tool_shed_gives_clay_without_a_field():
    table = Table().play("place:tool_shed", "take:4clay")
    assert (table.good("clay"), table.rows()) == (4, ["row2", "row3", "row4"])
    assert turn_is_over(table)


def test_tool_shed_gives_a_field_without_clay():
    table = Table().play("place:tool_shed", "new_field:row4")
    assert (table.good("clay"), table.rows()) == (0, ["row2", "row3", "row4", "row4"])
    assert turn_is_over(table)


def test_tool_shed_offers_less_clay_and_the_field():
    table = Table().play("place:tool_shed", "fewer")
    assert table.offers() == {"take:4clay", "take:3clay", "take:2clay", "take:1clay", "new_field:row4", "skip"}
    assert table.play("take:3clay").good("clay") == 3


def test_tool_shed_with_8_fields_offers_only_the_clay():
    assert Table().fields(*["row2"] * 8).play("place:tool_shed").offers() == {"take:4clay", "fewer", "skip"}


# Town Hall


def test_town_hall_moves_a_craft_left_for_2_jewelry():
    table = Table().crafts(carpentry=2, brewhouse=1).play("place:town_hall")
    assert table.offers() == {"trade:carpentry-1>2jewelry", "trade:brewhouse-1>2jewelry", "fewer", "skip"}
    table.play("trade:carpentry-1>2jewelry")
    assert table.seat().crafts == [1, 1, 0, 0, 0]
    assert table.seat().jewelry == 2
    assert turn_is_over(table)


def test_town_hall_does_not_move_the_boulders():
    """H-70: they are 3 and 5 spaces ahead then."""
    table = Table().crafts(carpentry=2).play("place:town_hall", "trade:carpentry-1>2jewelry")
    assert table.seat().crafts[0] == 1
    assert table.seat().boulders[0] == [4, 6]


def test_town_hall_never_moves_a_craft_building_at_the_community_center():
    everywhere = dict.fromkeys(CRAFTS, 3)
    table = Table().crafts(**everywhere | {"bakehouse": 4}).play("place:town_hall")
    assert table.offers() == {"trade:bakehouse-1>2jewelry", "fewer", "skip"}
    assert table.refuses("trade:carpentry-1>2jewelry")


@pytest.mark.parametrize("position", [0, 3, 10])
def test_town_hall_with_all_crafts_at_the_community_center_gives_no_jewelry(position):
    table = Table().crafts(**dict.fromkeys(CRAFTS, position)).play("place:town_hall")
    assert turn_is_over(table)
    assert (table.seat().jewelry, table.seat().crafts) == (0, [position] * 5)


def test_town_hall_offers_less_jewelry_for_the_same_step():
    table = Table().crafts(manufacture=1).play("place:town_hall", "fewer")
    assert table.offers() == {"trade:manufacture-1>2jewelry", "trade:manufacture-1>1jewelry", "skip"}
    table.play("trade:manufacture-1>1jewelry")
    assert (table.seat().jewelry, table.seat().crafts) == (1, [0] * 5)


@pytest.mark.parametrize(("jewelry", "gain"), [(8, "2jewelry"), (9, "1jewelry"), (10, "nothing")])
def test_town_hall_with_almost_10_jewelry_is_legal_and_the_surplus_is_lost(jewelry, gain):
    """H-70"""
    table = Table().give(jewelry=jewelry).crafts(carpentry=1).play("place:town_hall")
    fewer = {"fewer"} if gain == "2jewelry" else set()
    assert table.offers() == {f"trade:carpentry-1>{gain}", "skip"} | fewer
    table.play(f"trade:carpentry-1>{gain}")
    assert (table.seat().jewelry, table.seat().crafts[0]) == (10, 0)


# Sheep Market


def test_sheep_market_gives_1_sheep_and_1_hide():
    table = Table().play("place:sheep_market")
    assert table.offers() == {"take:1hides+1sheep", "fewer", "skip"}
    table.play("take:1hides+1sheep")
    assert (table.goods(), table.sheep()) == (START_GOODS | {"hides": 1}, {"card4": 1})
    assert turn_is_over(table)


def test_sheep_market_offers_each_of_the_two_alone():
    table = Table().play("place:sheep_market", "fewer")
    assert table.offers() == {"take:1hides+1sheep", "take:1hides", "take:1sheep", "skip"}
    table.play("take:1hides")
    assert (table.good("hides"), table.sheep()) == (1, {})
