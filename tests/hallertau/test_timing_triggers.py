"""What a seat has *just* done counts for a limited time; what it did in a Phase counts in this Phase."""

import pytest

from tests.hallertau.timing_table import at_stop, choices, hand, jump, play_of, plays, table_with_hands

# Until the next own unit, the end of the turn, a confirmation or the end of the Phase (H-20)


def test_702_and_310_can_be_played_from_the_exchange_to_the_end_of_the_turn():
    """H-20, H-23, H-26, H-10"""
    table = table_with_hands([310, 702], [], gateway=3, farmyard=7).give(workers=6)
    assert plays(table) == []
    table.play("exchange:3")
    assert plays(table) == ["play:310/1", "play:310/2", "play:702"]
    assert choices(table) == ["end_turn"]
    table.play("end_turn")
    assert plays(table) == []


@pytest.mark.parametrize(("workers", "tiers"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 3)])
def test_310_counts_the_tools_of_one_exchange(workers, tiers):
    """H-23"""
    table = table_with_hands([310], [], gateway=3).give(workers=6).play(f"exchange:{workers}")
    assert plays(table) == [f"play:310/{tier}" for tier in range(1, tiers + 1)]


@pytest.mark.parametrize(("workers", "playable"), [(2, []), (3, ["play:702"]), (6, ["play:702"])])
def test_702_needs_three_workers_in_one_exchange(workers, playable):
    """H-26"""
    table = table_with_hands([702], [], farmyard=7).give(workers=6).play(f"exchange:{workers}")
    assert plays(table) == playable


def test_tools_of_two_lines_do_not_add_up_for_310():
    """H-23"""
    table = table_with_hands([309, 310, 722], [], gateway=3, farmyard=7).give(workers=6, hops=3)
    table.workers_on("nursery", 1, 2, 3).workers_on("clearing", 1).workers_on("butchery", 1)
    table.play("place:clearing", "skip", "skip", "play:309/1")
    while choices(table) != ["end_turn"]:
        table.play(choices(table)[0])
    table.play("play:722")
    while choices(table) != ["end_turn"]:
        table.play(choices(table)[0])
    assert (table.seat().tools, table.seat().played) == (2, [309, 722])
    assert "play:310/1" not in plays(table)


def test_tools_from_a_card_count_for_310():
    """H-23: any Phase, any source"""
    table = at_stop("after_new_card", [310, 720], [], gateway=3, farmyard=7).give(card5=1).play("play:720")
    table.play(choices(table)[0])
    assert (table.seat().tools, plays(table)) == (2, ["play:310/1"])


def test_playing_another_card_does_not_end_what_was_just_done():
    """H-20: only the next unit that is not a card ends it"""
    table = (
        table_with_hands([25, 702], [], farmyard=7)
        .give(workers=6, clay=4)
        .play("exchange:3", "play:025/1", "take:1milk")
    )
    assert plays(table) == ["play:702"]


def test_moves_of_others_do_not_end_what_a_seat_has_just_done():
    """H-20"""
    table = table_with_hands([], [310, 720], gateway=3, farmyard=7).give(workers=6).give(1, card4=1, workers=6)
    play_of(table, 1, "play:720")
    play_of(table, 1, choices(table, 1)[0], "skip")
    assert plays(table, 1) == ["play:310/1"]
    play_of(table, 0, "place:nursery", "take:3clay")
    assert (table.state.active, plays(table, 1)) == (1, ["play:310/1"]), "still before the own next unit"
    play_of(table, 1, "place:clay_delivery")
    assert plays(table, 1) == [], "placing Workers is a unit"


def test_declining_a_line_is_not_a_unit():
    """H-20, H-02"""
    table = (
        table_with_hands([310, 720], [], gateway=3, farmyard=7)
        .give(workers=1, card4=1)
        .play("place:busy_weekend", "play:720")
    )
    table.play(choices(table)[0], "skip", "skip")
    assert plays(table) == ["play:310/1"]
    table.give(barley=1).play("sow:barley>row4")
    assert plays(table) == []


def test_a_confirmation_ends_what_was_just_done():
    """H-20"""
    table = at_stop("after_new_card", [310, 720], [25], gateway=3, farmyard=7).give(card5=1)
    play_of(table, 0, "play:720")
    play_of(table, 0, choices(table)[0], "skip")
    assert plays(table) == ["play:310/1"]
    play_of(table, 0, "ready")
    assert plays(table) == []


def test_the_end_of_the_phase_ends_what_was_just_done():
    """H-20: in a Phase 9 in turns, seat 0 plays its card in the turn of seat 1"""
    table = table_with_hands([310, 720], [], gateway=3, farmyard=7, sequential_progress=True)
    jump(table.give(card4=1).give(1, clay=3), "progress")
    play_of(table, 0, "done", "play:720")
    play_of(table, 0, choices(table)[0], "skip")
    assert plays(table) == ["play:310/1"]
    play_of(table, 1, "done")
    assert (table.state.round, table.state.phase) == (2, 1)
    assert plays(table) == []


# The single triggers


def test_020_can_be_played_after_a_step_paid_with_the_last_jewelry():
    """H-21"""
    table = jump(table_with_hands([20], []).give(jewelry=2), "progress")
    table.play("advance:carpentry:1jewelry", me=0)
    assert plays(table) == []
    table.play("advance:brewhouse:1jewelry", me=0)
    assert plays(table) == ["play:020"]
    table.play("play:020", "take:1hops+1milk", me=0)
    assert table.goods() == {"hops": 1, "milk": 1}


def test_020_cannot_be_played_after_the_next_step():
    """H-20, H-21"""
    table = jump(table_with_hands([20], []).give(jewelry=1, barley=1), "progress")
    table.play("advance:carpentry:1jewelry", "advance:brewhouse:1barley", me=0)
    assert plays(table) == []


def test_020_needs_the_last_jewelry_to_be_spent():
    """H-21"""
    assert plays(table_with_hands([20], [])) == []


def test_309_counts_the_workers_of_the_quadrant_of_the_space_just_used():
    """H-22"""
    table = (
        table_with_hands([309], [], gateway=3).give(workers=6).workers_on("butchery", 1, 2, 3).workers_on("clearing", 1)
    )
    table.workers_on("farming", 1, 2, 3)
    table.play("place:nursery")
    assert plays(table) == [], "the use is not over"
    table.play("skip")
    assert plays(table) == [], "8 Workers in Quadrant 2"


def test_309_counts_9_workers_at_the_moment_it_is_played():
    """H-22"""
    table = table_with_hands([309], [210], gateway=3).give(workers=6).give(1, hops=2)
    table.workers_on("butchery", 1, 2, 3).workers_on("clearing", 1, 2)
    table.play("place:nursery", "skip", me=0)
    assert plays(table) == ["play:309/1"], "10 Workers"
    play_of(table, 1, "play:210", "clear_space:butchery", "skip")
    assert plays(table) == [], "4 Workers are left"


@pytest.mark.parametrize("space", ["farming", "fertilizing", "cultivation", "busy_weekend"])
def test_322_can_be_played_after_the_central_spaces_even_if_nothing_was_done_there(space):
    """H-24, H-50"""
    table = table_with_hands([322], [], gateway=3).give(workers=1).play(f"place:{space}")
    while choices(table) != ["end_turn"]:
        table.play("skip")
    assert plays(table) == ["play:322"]
    table.give(rye=1).play("play:322", "take:1hops")
    assert choices(table) == ["sow:hops>row2", "sow:hops>row3", "sow:hops>row4", "skip"], (
        "another Crop than the chosen one can be sown"
    )


def test_322_cannot_be_played_after_other_spaces():
    """H-24"""
    table = table_with_hands([322], [], gateway=3).give(workers=1).play("place:nursery", "skip")
    assert plays(table) == []


# Counts of a Phase


def test_330_counts_all_tools_of_this_phase_4_even_if_they_were_spent():
    """H-34"""
    table = table_with_hands([330, 430], [], gateway=3).give(workers=6, tools=5).give(1, workers=0)
    assert plays(table) == ["play:430"], "older Tools do not count"
    table.play("exchange:1")
    assert plays(table) == ["play:330/1", "play:430"]
    table.play("end_turn", "exchange:2", "play:430", "skip", "skip", me=0)
    assert (table.seat().tools, plays(table)) == (7, ["play:330/1", "play:330/2"])
    table.play("end_turn", "exchange:2", me=0)
    assert plays(table) == ["play:330/1", "play:330/2", "play:330/3"]


def test_330_can_be_played_at_the_end_of_phase_4_but_not_in_phase_5():
    """H-34, H-08, H-36"""
    table = table_with_hands([330], [], gateway=3).give(workers=6).give(1, workers=0)
    table.play("exchange:6", "end_turn", me=0)
    assert (table.state.stop, plays(table)[-1]) == ("after_actions", "play:330/3")
    table.play("ready", me=0)
    assert (table.state.phase, plays(table)) == (5, [])


def test_305_counts_the_steps_of_one_craft_building_in_this_phase_9():
    """H-34: steps paid with Jewelry count, steps of two crafts do not add up"""
    table = jump(table_with_hands([305], [], gateway=3).give(clay=3, jewelry=2, tools=9, barley=2), "progress")
    table.play("advance:carpentry:1clay", "advance:carpentry:1jewelry", "advance:brewhouse:1barley", me=0)
    assert plays(table) == []
    table.play("advance:carpentry:1clay", me=0)
    assert plays(table) == ["play:305/1"]
    table.play("advance:carpentry:1clay", "advance:carpentry:1jewelry", me=0)
    assert plays(table) == ["play:305/1", "play:305/2", "play:305/3"]


def test_305_does_not_count_the_steps_of_an_earlier_phase():
    """H-34, H-36"""
    table = jump(table_with_hands([305], [], gateway=3).give(clay=3, tools=9), "progress")
    table.play(*["advance:carpentry:1clay"] * 3, me=0)
    assert plays(table) == ["play:305/1"]
    table.play("done", me=0)
    assert (table.state.phase, plays(table)) == (1, [])


def harvest_table(*fields, hands=(208, 706)):
    table = table_with_hands(hands, [], round=2, gateway=2, farmyard=7).fields(*fields)
    return jump(table, "harvest")


def test_208_counts_all_goods_taken_from_fields_in_this_phase_7():
    """H-27: Clay and Meat too"""
    table = harvest_table("row5/clay", "row5/meat", "row4/rye", "row2/hops")
    table.play("harvest:row5/clay", "harvest:row5/meat", "harvest:row4/rye", me=0)
    assert plays(table) == [], "14 Goods"
    table.play("harvest:row2/hops", me=0)
    assert (table.state.stop, plays(table)) == ("after_harvest", ["play:208"])


def test_706_counts_the_best_single_crop_and_can_be_played_between_two_fields():
    """H-27"""
    table = harvest_table("row5/rye", "row4/rye", "row2/rye", "row3/hops", "row5/clay")
    table.play("harvest:row5/rye", "harvest:row4/rye", "harvest:row5/clay", me=0)
    assert plays(table) == [], "9 Rye, 14 Goods"
    table.play("harvest:row2/rye", me=0)
    assert plays(table) == ["play:208", "play:706"], "11 Rye, 16 Goods"
    assert choices(table)[0] == "harvest:row3/hops", "one Field is still to be harvested"
    table.play("play:706", me=0)
    while not choices(table)[0].startswith("harvest"):
        table.play(choices(table)[0], me=0)
    assert (table.seat().tools, table.seat().jewelry) == (1, 1)


def test_706_does_not_count_goods_that_are_not_crops():
    """H-27"""
    table = harvest_table("row5/clay", "row5/clay", "row5/clay").play("harvest_all", me=0)
    assert plays(table) == []


def test_older_stock_and_other_phases_do_not_count_for_the_harvest():
    """H-27, H-36"""
    table = harvest_table("row4/rye").give(rye=30).play("harvest:row4/rye", me=0)
    assert plays(table) == []
    table = harvest_table("row5/rye", "row4/rye", "row4/rye", "row3/rye").play("harvest_all", me=0)
    assert plays(table) == ["play:208", "play:706"]
    table.play("ready", me=0)
    assert (table.state.phase, plays(table)) == (9, [])


def test_a_harvest_by_a_card_in_phase_7_counts_and_one_in_phase_4_does_not():
    """H-27, H-80"""
    fields = ("row5/rye", "row5/rye", "row4/rye", "row3/rye")
    table = jump(table_with_hands([208, 221], [], round=2, gateway=2).fields(*fields).give(tools=3), "before_harvest")
    table.play("play:221", "harvest:row5/rye", "harvest:row5/rye", "skip", me=0)
    assert plays(table) == []
    table.play("ready", "harvest_all", me=0)
    assert plays(table) == ["play:208"], "10 by the card and 7 by the Phase"
    table = table_with_hands([208, 221], [], gateway=2).fields(*fields).give(tools=3, workers=1)
    table.play("play:221", "harvest:row5/rye", "harvest:row5/rye", "skip", me=0)
    jump(table, "harvest").play("harvest_all", me=0)
    assert plays(table) == [], "only 7 in this Phase 7"


# 811, 812, 816: paid with what was just harvested


def test_811_can_be_paid_between_two_fields_with_flax_of_this_harvest():
    """H-29"""
    table = harvest_table("row3/flax", "row2/rye", hands=(811, 901)).give(flax=5)
    assert plays(table) == [], "older Flax does not count"
    table.play("harvest:row3/flax", me=0)
    assert plays(table) == ["play:811"]
    table.play("play:811", me=0)
    assert (table.good("flax"), table.seat().played) == (5, [811])
    assert choices(table) == ["harvest:row2/rye", "harvest_all"]


def test_811_needs_three_flax_of_this_harvest_that_are_still_in_the_supply():
    """H-29: min(harvested, supply)"""
    table = harvest_table("row2/flax", "row4/rye", hands=(811, 822)).give(flax=9).play("harvest:row2/flax", me=0)
    assert "play:811" not in plays(table)
    table = harvest_table("row3/flax", "row4/rye", hands=(811, 822)).play("harvest:row3/flax", me=0)
    assert "play:811" in plays(table)
    table.play("play:822/2", me=0)
    assert (table.good("flax"), plays(table)) == (0, [])


def test_811_can_be_played_right_after_a_harvest_by_a_card_in_phase_4():
    """H-29, H-20"""
    table = table_with_hands([22, 811, 901], []).fields("row4/flax").give(workers=6)
    table.play("play:022", "harvest:row4/flax", "skip")
    assert plays(table) == ["play:811"]
    table.play("place:nursery")
    assert plays(table) == []
    assert hand(table) == [811, 901]
