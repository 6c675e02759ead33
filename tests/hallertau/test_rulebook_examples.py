"""The worked examples of the rulebook, one test each, played with the engine."""

from service.engine.hallertau.events import SheepDied
from service.engine.hallertau.resources import CRAFT
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.advance import Advanced
from service.engine.kernel.errors import EngineReason
from service.engine.kernel.play import settle, start
from tests.hallertau.table import Table


def test_hx_01_three_empty_fields_at_the_start_and_room_for_five_more():
    table = Table(seats=1)
    assert table.rows() == ["row2", "row3", "row4"]
    for _ in range(5):
        table.workers_on("clearing").give(workers=2).play("place:clearing", "new_field:row2", "take:1clay")
    assert table.rows() == ["row2"] * 6 + ["row3", "row4"]
    table.workers_on("clearing").give(workers=2).play("place:clearing")
    assert table.refuses("new_field:row2")


def test_hx_02_three_clay_on_top_of_four_are_seven():
    table = Table().give(clay=4).play("place:nursery", "take:3clay")
    assert table.good("clay") == 7


def test_hx_03_the_first_jewelry():
    table = Table()
    assert table.seat().jewelry == 0
    table.play("place:land_sale", "trade:field@row2>3clay+1jewelry")
    assert table.seat().jewelry == 1


def test_hx_04_a_sheep_of_round_1_stands_on_the_card_of_round_4():
    table = Table(round=1).play("place:weekly_market", "take:1meat+1sheep")
    assert table.sheep() == {"card4": 1}


def test_hx_05_a_sheep_of_round_4_stands_in_the_stables():
    table = Table(round=4).play("place:weekly_market", "take:1meat+1sheep")
    assert table.sheep() == {"stables": 1}


def test_hx_06_only_the_topmost_row_of_each_space_leaves():
    table = Table(seats=4).workers_on("nursery", 1, 2, 3).workers_on("farming", 1)
    table.run_step("remove_workers")
    assert table.standing("nursery") == [1, 2, 0]
    assert table.standing("farming") == [0, 0, 0]


def test_hx_07_the_card_of_round_1_is_removed_from_the_stable_board_and_holds_the_workers():
    state = RULES.setup({}, 2, "new game", [])
    assert [seat.holders for seat in state.seats] == [[1, 2, 3, 4, 5, 6]] * 2
    settle(RULES, state, [])
    assert [seat.holders for seat in state.seats] == [[2, 3, 4, 5, 6]] * 2
    assert [(seat.aside, seat.workers) for seat in state.seats] == [(1, 6)] * 2


def test_hx_08_one_sheep_is_lost_in_round_4_and_one_in_round_5():
    table = Table(seats=1, round=3).give(card4=1, card5=1).go_to("end_of_round")
    assert (table.state.round, table.sheep()) == (4, {"card5": 1})
    table.go_to("end_of_round")
    assert (table.state.round, table.sheep()) == (5, {})
    died = [event.body for event in table.log if isinstance(event.body, SheepDied)]
    assert died == [SheepDied(0, 4, 1), SheepDied(0, 5, 1)]


def test_hx_09_six_workers_at_the_start():
    state, _ = start(RULES, {}, 3, "new game")
    assert [seat.workers for seat in state.seats] == [6, 6, 6]
    assert [seat.window for seat in RULES.view(state, None).seats] == [6, 6, 6]


def test_hx_11_the_weekly_market_gives_a_sheep_and_a_meat():
    table = Table().bare().play("place:weekly_market", "take:1meat+1sheep")
    assert table.goods() == {"meat": 1}
    assert sum(table.seat().sheep) == 1


def test_hx_12_the_land_sale_gives_a_jewelry_and_three_clay_for_a_field():
    table = Table().bare().play("place:land_sale", "trade:field@row3>3clay+1jewelry")
    assert table.rows() == ["row2", "row4"]
    assert table.goods() == {"clay": 3}
    assert table.seat().jewelry == 1


def test_hx_13_rye_can_be_sown_on_the_empty_field_only():
    table = Table(seats=1).bare().give(rye=1, workers=1).fields("row3", "row4/flax").play("place:cultivation")
    assert table.refuses("sow:rye>row4")
    table.play("sow:rye>row3")
    assert table.rows() == ["row3/rye", "row4/flax"]
    assert table.goods() == {}
    table.play("harvest_all")
    assert table.goods() == {"rye": 3, "flax": 4}


def test_hx_14_the_life_sustaining_action_moves_a_sheep_to_the_next_card():
    table = Table().give(card4=1).play("place:sheep_shearing", "take:1wool", "move_sheep:card4>card5")
    assert table.sheep() == {"card5": 1}


def test_hx_15_sheep_breeding_gives_one_sheep_for_two_milk():
    table = Table().bare().give(milk=4).play("place:sheep_breeding", "trade:2milk>1sheep")
    assert table.goods() == {"milk": 2}
    assert table.sheep() == {"card4": 1}


def test_hx_15_sheep_breeding_gives_two_sheep_for_four_milk():
    table = Table().bare().give(milk=4).play("place:sheep_breeding", "trade:4milk>2sheep")
    assert table.goods() == {}
    assert table.sheep() == {"card4": 2}


def test_hx_15_the_sides_of_sheep_breeding_cannot_be_mixed():
    table = Table().bare().give(milk=4).play("place:sheep_breeding")
    assert table.refuses("trade:2milk>2sheep")
    assert table.refuses("trade:4milk>1sheep")
    assert table.refuses("fewer")


def test_hx_16_small_trade_without_sheep_ends_after_its_second_line():
    table = Table().bare().workers_on("small_trade", 1).play("place:small_trade")
    assert table.standing("small_trade") == [1, 2, 0]
    assert table.seat().workers == 4
    table.play("take:1barley+1hops", "take:1milk")
    assert table.goods() == {"barley": 1, "hops": 1, "milk": 1}
    assert RULES.to_act(table.state) == (1,)


def test_hx_17_the_last_worker_becomes_a_tool_and_the_seat_is_skipped():
    table = Table().give(workers=1, tools=3).play("exchange:1")
    assert (table.seat().tools, table.seat().workers) == (4, 0)
    for _ in range(3):
        assert RULES.to_act(table.state) == (1,)
        table.play("exchange:1")
    assert RULES.to_act(table.state) == (1,)


def test_hx_18_the_field_in_row_3_moves_up_twice():
    table = Table(seats=1).fields("row3", "row5", "row4/barley")
    table.run_step("fallow")
    assert table.rows() == ["row4/barley", "row5", "row5"]


def test_hx_19_the_harvest_of_a_row_4_field_gives_four_and_drops_it_to_row_3():
    table = Table(seats=1).bare().fields("row4/barley").go_to("harvest")
    assert table.goods() == {"barley": 4}
    assert table.rows() == ["row3"]


def test_hx_20_three_sheep_give_three_milk():
    table = Table(seats=1).bare().give(card4=1, card5=1, stables=1).go_to("milking")
    assert table.goods() == {"milk": 3}
    assert table.sheep() == {"card4": 1, "card5": 1, "stables": 1}


def test_hx_21_rye_helps_the_carpentry_from_round_3_on():
    table = Table(seats=1, round=2).bare().give(clay=9, rye=9).go_to("progress")
    assert [action for action in table.ids() if action.startswith("advance:carpentry")] == ["advance:carpentry:2clay"]
    assert table.refuses("advance:carpentry:1rye+1clay")
    table = Table(seats=1, round=3).bare().give(clay=2, rye=1).go_to("progress")
    table.play("advance:carpentry:1rye+2clay")
    assert table.display().crafts[CRAFT["carpentry"]].position == 1
    assert table.goods() == {}


def test_hx_22_the_community_center_follows_the_last_craft_building():
    table = Table(seats=1).crafts(carpentry=1, brewhouse=1, cooling_house=1, bakehouse=1).bare().give(wool=1)
    assert (table.display().community_center, table.display().window) == (0, 6)
    table.go_to("progress").play("advance:manufacture:1wool")
    assert (table.display().community_center, table.display().window) == (1, 7)
    assert (table.state.round, table.state.phase, table.seat().workers) == (2, 4, 7)


def test_hx_23_the_cooling_house_advances_twice_in_round_3():
    table = Table(seats=1, round=3).bare().give(meat=4, milk=1, tools=1).go_to("progress")
    table.play("advance:cooling_house:1meat+1milk", "advance:cooling_house:3meat")
    assert table.display().crafts[CRAFT["cooling_house"]].position == 2
    assert table.goods() == {}


def test_hx_24_two_barley_and_one_hops_are_the_full_price_in_round_3():
    table = Table(seats=1, round=3).bare().give(barley=2, hops=1).go_to("progress")
    assert table.refuses("advance:brewhouse:2barley")
    assert table.refuses("advance:brewhouse:1barley+1hops")
    table.play("advance:brewhouse:2barley+1hops")
    assert table.goods() == {}


def test_hx_24_two_barley_and_one_hops_are_the_discounted_price_in_round_4():
    table = Table(seats=1, round=4).bare().give(barley=2, hops=1).go_to("progress")
    table.play("advance:brewhouse:2barley+1hops")
    assert table.display().crafts[CRAFT["brewhouse"]].position == 1
    assert table.goods() == {}


def test_hx_25_a_boulder_off_the_board_saves_a_tool_in_round_6():
    table = Table(seats=1, round=6).bare().give(barley=18, tools=2).crafts(brewhouse=7).go_to("progress")
    assert table.boulders("brewhouse") == (9,)
    left = []
    for _ in range(3):
        left.append(table.play("advance:brewhouse:6barley").seat().tools)
    assert left == [2, 1, 0]
    assert table.display().crafts[CRAFT["brewhouse"]].position == 10


def test_hx_25_three_steps_normally_take_three_tools():
    table = Table(seats=1, round=6).bare().give(barley=18, tools=3).crafts(brewhouse=5).go_to("progress")
    assert table.boulders("brewhouse") == (7, 9)
    left = []
    for _ in range(3):
        left.append(table.play("advance:brewhouse:6barley").seat().tools)
    assert left == [3, 2, 0]


def test_hx_26_four_tools_carry_the_carpentry_three_steps_in_round_2():
    table = Table(seats=1, round=2).bare().give(clay=8, milk=4, barley=2, tools=4).go_to("progress")
    exhausted = []
    for _ in range(3):
        exhausted.append(table.play("advance:carpentry:2clay").seat().exhausted)
    assert exhausted == [0, 1, 3]
    assert table.state.phase == 9
    assert table.refuses("advance:carpentry:2clay")
    table.play("advance:cooling_house:2milk", "advance:cooling_house:2milk")
    assert (table.seat().exhausted, table.seat().tools) == (4, 4)


def test_hx_27_jewelry_advances_the_carpentry_but_moves_no_boulder():
    table = Table(seats=1).crafts(brewhouse=1, cooling_house=1, bakehouse=1, manufacture=1)
    table.bare().give(jewelry=2).go_to("progress")
    assert table.refuses("advance:carpentry:1clay")
    table.play("advance:carpentry:1jewelry")
    assert (table.display().community_center, table.seat().jewelry) == (1, 1)
    assert table.state.phase == 9
    assert table.refuses("advance:carpentry:1jewelry")


def test_hx_28_boulders_align_with_their_craft_buildings():
    table = Table(seats=1).bare().give(clay=2, milk=1, wool=1, tools=1).go_to("progress")
    table.play("advance:carpentry:1clay", "advance:carpentry:1clay", "advance:cooling_house:1milk")
    assert table.boulders("carpentry") == (3, 4)
    table.play("done")
    assert table.boulders("carpentry") == (4, 6)
    assert table.boulders("brewhouse") == (2, 4)
    assert table.boulders("cooling_house") == (3, 5)
    assert table.boulders("bakehouse") == (2, 4)
    assert table.boulders("manufacture") == (2, 4)


def test_hx_29_boulders_move_left_and_back_on_board_after_a_step_to_the_left():
    table = Table(seats=1).bare().fields().give(workers=1)
    table.crafts(carpentry=7, brewhouse=6, cooling_house=6, bakehouse=6, manufacture=6)
    assert table.boulders("carpentry") == (9,)
    table.play("place:town_hall", "trade:carpentry-1>2jewelry")
    assert table.boulders("carpentry") == (9,)
    table.play("done")
    assert table.boulders("carpentry") == (8, 10)


def test_hx_30_a_craft_building_that_stepped_left_goes_two_steps_without_tools():
    table = Table(seats=1).bare().fields().give(workers=1, clay=3).crafts(carpentry=1)
    table.play("place:town_hall", "trade:carpentry-1>2jewelry")
    table.play("advance:carpentry:1clay", "advance:carpentry:1clay")
    assert table.seat().crafts[CRAFT["carpentry"]] == 2
    assert table.state.phase == 9
    assert table.refuses("advance:carpentry:1clay")


def test_hx_31_gaining_adds_to_the_total_and_nothing_can_be_discarded_or_rearranged():
    table = Table(seats=1).bare().give(clay=2, flax=3)
    assert kinds(table) == {"place", "exchange"}
    table.play("place:nursery")
    assert kinds(table) == {"take", "fewer", "skip"}
    table.play("take:3clay")
    assert table.goods() == {"clay": 5, "flax": 3}
    table.play("place:cultivation")
    assert kinds(table) == {"sow", "skip"}
    table.play("sow:flax>row4", "skip")
    assert table.goods() == {"clay": 5, "flax": 2}
    table.go_to("progress")
    assert kinds(table) == {"advance", "done"}


def kinds(table: Table) -> set[str]:
    return {action.kind for action in RULES.actions(table.state, 0)}


def test_hx_39_a_final_score():
    table = Table(seats=1, round=6).bare().fields("row4", "row3")
    table.give(clay=1, flax=1, milk=2, tools=2, stables=5, jewelry=2)
    table.crafts(carpentry=8, brewhouse=8, cooling_house=9, bakehouse=9, manufacture=9).go_to("scoring")
    score = RULES.result(table.state).scores[0]
    assert score.parts == {"community_center": 43, "sheep": 5, "jewelry": 2, "resources": 2}
    assert score.total == 52


def test_hx_40_thirteen_left_over_are_two_points_and_a_remainder_of_three():
    table = Table(seats=1, round=6).bare().fields("row4", "row3").give(clay=1, flax=1, milk=2, tools=2)
    score = RULES.result(table.go_to("scoring").state).scores[0]
    assert (score.parts["resources"], score.tie_break) == (2, 3)


def play_the_extreme_opening() -> Table:
    """Play the opening of p.13 up to Phase 6; the other seat exchanges all Workers and is asked about its Fields."""
    return Table(seats=2).play(
        "place:land_sale",
        "trade:field@row2>3clay+1jewelry",
        "exchange:6",
        "place:busy_weekend",
        "take:1milk",
        "sow:barley>row3",
        "sow:flax>row4",
        "exchange:4",
    )


def play_on_to_progress() -> Table:
    table = play_the_extreme_opening()
    return table.play("fallow:row2", me=1).play("harvest_all", me=0)


def test_hx_42_an_extreme_opening():
    table = play_the_extreme_opening()
    assert table.state.phase == 6
    assert table.goods() == {"clay": 3, "milk": 1, "rye": 1}
    assert table.rows() == ["row3/barley", "row4/flax"]
    assert (table.seat().jewelry, table.seat().tools, table.seat().workers) == (1, 4, 0)


def test_hx_43_the_harvest_after_the_extreme_opening():
    table = play_on_to_progress()
    assert table.state.phase == 9
    assert table.goods() == {"barley": 3, "flax": 4, "rye": 1, "clay": 3, "milk": 1}
    assert table.rows() == ["row2", "row3"]


def test_hx_44_nine_steps_after_the_extreme_opening():
    table = play_on_to_progress()
    table.play(
        "advance:carpentry:1clay",
        "advance:carpentry:1clay",
        "advance:brewhouse:1barley",
        "advance:brewhouse:1barley",
        "advance:cooling_house:1milk",
        "advance:bakehouse:1barley",
        "advance:bakehouse:1rye",
        "advance:manufacture:1flax",
        "advance:manufacture:1flax",
        me=0,
    )
    assert table.seat().crafts == [2, 2, 1, 2, 2]
    assert sum(event.body.tools for event in table.log if isinstance(event.body, Advanced)) == 4
    assert (table.seat().exhausted, table.seat().tools) == (4, 4)
    assert (table.display().community_center, table.display().window) == (1, 7)
    assert table.goods() == {"clay": 1, "flax": 2}
    assert table.seat().jewelry == 1
    for tenth in ("advance:cooling_house:1jewelry", "advance:carpentry:1clay", "advance:manufacture:1flax"):
        assert table.refuses(tenth, me=0, reason=EngineReason.NOT_YOUR_DECISION)
    table.play("done", me=1)
    assert (table.state.round, table.seat().workers) == (2, 7)
