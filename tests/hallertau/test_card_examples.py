"""The worked examples of the rulebook about cards, one test each, played with the engine."""

from service.engine.hallertau.resources import CRAFTS
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.state import community_center, window
from tests.hallertau.cards.row import Row, Setup, carry_out, plays, set_up
from tests.hallertau.table import Table

UNPLAYABLE = 904
"""A card that keeps stop points waiting for seat 0."""

OUTSIDE_PHASE_4 = (
    "before_new_workers",
    "income",
    "after_new_card",
    "after_fallow",
    "before_harvest",
    "after_harvest",
    "progress",
    "final_window",
)


def changes(card: int, have: Setup, option: int = 0, *answers: str) -> dict[str, int]:
    """Play a card with everything that it offers; return what has changed for seat 0."""
    return carry_out(set_up(card, have), Row(card, have, None, option, answers))


def score_cards(*played: int) -> int:
    """Return the points of played cards in the final score."""
    table = set_up(UNPLAYABLE, {"played": played, "round": 6}).go_to("scoring")
    final = RULES.result(table.state)
    assert final is not None
    return final.scores[0].parts["cards"]


def center_at(position: int) -> dict[str, int]:
    """Return a table with all Craft Buildings and the Community Center at a position."""
    return dict.fromkeys(CRAFTS, position)


def test_hx_10_a_new_field_new_flax_and_the_flax_is_sown_there():
    table = set_up(UNPLAYABLE, {"played": (811, 818, 825), "round": 2, "step": "income"})
    table.play("income:825", "new_field:row5", me=0)
    table.play("income:818", "take:1flax+1wool", me=0)
    table.play("income:811", "sow:flax>row5", me=0)
    assert (table.rows(), table.goods()) == (["row5/flax"], {"wool": 1})


def test_hx_32_both_conditions_of_003_must_hold():
    assert plays(set_up(3, {"wool": 1, "card4": 3}), 3) == ["play:003"]
    assert plays(set_up(3, {"wool": 0, "card4": 3}), 3) == []
    assert plays(set_up(3, {"wool": 1, "card4": 2}), 3) == []


def test_hx_33_another_seat_fills_a_space_and_009_is_playable_at_once():
    table = set_up(9, {"hand": (UNPLAYABLE,)}).workers_on("nursery", 1, 2)
    table.seat(0).hand, table.seat(1).hand = [], [9]
    assert "play:009" not in table.offers(1)
    table.play("place:nursery", me=0)
    assert (table.standing("nursery"), table.to_act()) == ([1, 2, 3], (0,))
    table.play("play:009", "take:1jewelry", "draw:1bonus", me=1)
    assert (table.seat(1).jewelry, len(table.seat(1).hand), table.seat(1).workers) == (1, 1, 6)


def test_hx_34_401_costs_a_barley_or_a_rye_not_both():
    have: Setup = {"barley": 1, "rye": 1}
    assert plays(set_up(401, have), 401) == ["play:401/1", "play:401/2"]
    assert changes(401, have, 1) == {"barley": -1, "bonus": 1}
    assert changes(401, have, 2) == {"rye": -1, "bonus": 1}


def test_hx_35_118_gives_two_barley_a_hop_and_a_bonus_card():
    assert changes(118, {"on": {"nursery": (1, 2, 3)}}) == {"barley": 2, "hops": 1, "bonus": 1}


def test_hx_36_a_rye_in_each_phase_3_and_three_points_but_nothing_at_once():
    for card, paid in ((810, -2), (836, 0)):
        table = set_up(card, {"hops": 6, "hand": (UNPLAYABLE,)})
        assert carry_out(table, Row(card, {})) == ({"hops": paid} if paid else {})
        for round in range(2, 7):
            table.state.round = round
            table.go_to("income").play(f"income:{card}", "take:1rye", me=0)
            assert table.good("rye") == round - 1
        assert score_cards(card) == 3


def test_hx_37_206_offers_meat_a_tool_or_a_sheep_by_the_jewelry():
    gains = {1: {"meat": 1}, 2: {"tools": 1}, 3: {"card4": 1}}
    for jewelry, choices in ((1, 0), (2, 1), (3, 2), (4, 2), (5, 3)):
        offered = plays(set_up(206, {"jewelry": jewelry}), 206)
        assert offered == [f"play:206/{option}" for option in range(1, choices + 1)]
        for option in range(1, choices + 1):
            assert changes(206, {"jewelry": jewelry}, option) == gains[option]


def test_hx_38_phase_bars_of_426_and_419():
    tools: Setup = {"tools": 6, "fields": "row3/rye", "hand": (UNPLAYABLE,), "round": 2}
    for step in ("before_harvest", "harvest", "after_harvest"):
        assert plays(set_up(426, {**tools, "step": step}), 426) == ["play:426"]
    for step in ("before_new_workers", "income", "actions", "after_actions", "after_new_card", "progress"):
        assert plays(set_up(426, {**tools, "step": step}), 426) == []
    jewelry: Setup = {"jewelry": 1, "hand": (UNPLAYABLE,)}
    for step in OUTSIDE_PHASE_4:
        round = 6 if step == "final_window" else 2
        assert plays(set_up(419, {**jewelry, "round": round, "step": step}), 419) == ["play:419"], step
    for step in ("actions", "after_actions"):
        assert plays(set_up(419, {**jewelry, "step": step}), 419) == []


def test_hx_41_card_points_add_up_to_31():
    assert [score_cards(card) for card in (801, 804, 805, 806, 822, 845, 910)] == [1, 3, 3, 3, 5, 6, 10]
    assert score_cards(801, 804, 805, 806, 822, 845, 910) == 31


def test_hx_45_crops_on_fields_do_not_help_with_006():
    assert plays(set_up(6, {"barley": 4, "hops": 4}), 6) == ["play:006"]
    planted = "row5/barley row5/hops"
    assert plays(set_up(6, {"barley": 3, "hops": 4, "fields": planted}), 6) == []
    assert plays(set_up(6, {"barley": 4, "hops": 3, "fields": planted}), 6) == []


def test_hx_46_405_costs_exactly_one_of_each_crop():
    have: Setup = {"barley": 2, "flax": 1, "hops": 3, "rye": 2}
    paid = {"barley": -1, "flax": -1, "hops": -1, "rye": -1}
    assert changes(405, have) == {**paid, "milk": 1, "wool": 2, "card4": 1, "bonus": 1}
    assert plays(set_up(405, {**have, "flax": 0}), 405) == []


def test_hx_47_the_tools_of_007_depend_on_the_meat():
    for meat, best, tools in ((1, 1, 0), (2, 2, 1), (4, 2, 1), (5, 3, 2)):
        assert plays(set_up(7, {"meat": meat}), 7)[-1] == f"play:007/{best}"
        assert changes(7, {"meat": meat}, best) == ({"tools": tools, "bonus": 1} if tools else {"bonus": 1})


def test_hx_48_meeting_both_conditions_of_002_gives_one_sheep_only():
    assert plays(set_up(2, {"barley": 7, "hops": 2}), 2) == ["play:002"]
    assert changes(2, {"barley": 7, "hops": 2}) == {"card4": 1}


def test_hx_49_tools_and_jewelry_together_make_216_playable():
    for have in ({"tools": 7}, {"jewelry": 7}, {"tools": 5, "jewelry": 2}):
        assert changes(216, {**have, "fields": "row3/rye row4/wool row5"}) == {"rye": 2}
    assert plays(set_up(216, {"tools": 5, "jewelry": 1}), 216) == []


def test_hx_50_the_least_of_three_crops_counts_for_110():
    have: Setup = {"flax": 6, "barley": 3, "rye": 7}
    assert plays(set_up(110, have), 110) == ["play:110/1"]
    assert changes(110, have, 1) == {"hops": 1, "clay": 1}


def test_hx_51_212_gives_14_minus_11_clay():
    assert changes(212, {"tools": 7, "crafts": center_at(5)}, 3) == {"clay": 3}


def test_hx_52_219_gives_13_minus_9_flax():
    assert changes(219, {"milk": 6, "crafts": center_at(3)}) == {"flax": 4}


def test_hx_53_the_lesser_of_sheep_and_jewelry_counts_for_223():
    have: Setup = {"card4": 4, "jewelry": 2}
    assert plays(set_up(223, have), 223) == ["play:223/1", "play:223/2"]
    assert changes(223, have, 2) == {"milk": 2}


def test_hx_54_the_least_animal_product_counts_for_224():
    have: Setup = {"hides": 2, "meat": 3, "milk": 6, "wool": 2}
    assert plays(set_up(224, have), 224) == ["play:224/1", "play:224/2"]
    assert changes(224, have, 2) == {"milk": 3, "bonus": 1}


def test_hx_55_two_rows_with_one_worker_each_are_two_workers_for_329():
    have: Setup = {"on": {"nursery": (1, 1)}}
    assert plays(set_up(329, have), 329) == ["play:329/1"]
    assert changes(329, have, 1) == {"bonus": 1}


def test_hx_56_the_lesser_of_fields_and_jewelry_counts_for_503():
    have: Setup = {"fields": "row2 row2 row3 row3 row4 row5/rye", "jewelry": 4}
    assert plays(set_up(503, have), 503) == ["play:503/1"]
    assert changes(503, have, 1) == {"meat": 2}


def test_hx_57_the_lesser_of_sheep_and_jewelry_counts_for_629():
    have: Setup = {"card4": 6, "jewelry": 4}
    assert plays(set_up(629, have), 629) == ["play:629/1"]
    assert changes(629, have, 1) == {"hides": 1, "meat": 1}


def test_hx_58_607_with_six_jewelry():
    have: Setup = {"jewelry": 6, "tools": 6}
    table = set_up(607, have).play("play:607", me=0)
    assert table.offers(0) == {"two_fields:row2+row4", "two_fields:row3+row3", "skip"}
    assert changes(607, have, 0, "two_fields:row2+row4") == {"row2": 1, "row4": 1}
    assert changes(607, have, 0, "two_fields:row3+row3") == {"row3": 2}


def test_hx_59_632_gives_14_minus_11_meat():
    have: Setup = {"fields": "row2 row3", "crafts": center_at(5)}
    table = set_up(632, have)
    assert window(table.seat()) == 11
    assert carry_out(table, Row(632, have)) == {"row2": -1, "row3": -1, "meat": 3, "bonus": 2}


def test_hx_60_731_gives_half_of_the_hides_and_keeps_them():
    assert changes(731, {"hides": 5, "tools": 1}) == {"tools": -1, "barley": 2, "wool": 2, "bonus": 1}


def test_hx_61_833_needs_6_milk_in_round_3():
    assert plays(set_up(833, {"round": 3, "milk": 6}), 833) == ["play:833"]
    assert plays(set_up(833, {"round": 3, "milk": 5}), 833) == []


def test_hx_62_eight_fields():
    have: Setup = {"fields": " ".join(["row2"] * 8)}
    assert plays(set_up(205, have), 205) == ["play:205/1", "play:205/2"]
    table = set_up(205, have).play("play:205/2", me=0)
    assert "new_field:row5" not in table.offers(0)
    assert changes(205, have, 2) == {}
    assert changes(404, have) == {"card4": 1, "bonus": 1}
    assert changes(506, have) == {"milk": 1, "card4": 1, "bonus": 1}
    assert changes(515, have) == {"tools": 2, "bonus": 1}
    assert changes(604, have) == {"card4": 2}
    seven: Setup = {"fields": " ".join(["row2"] * 7)}
    for card, good in ((404, "rye"), (506, "clay"), (515, "barley"), (604, "flax")):
        assert plays(set_up(card, seven), card) == []
        assert changes(card, {**seven, good: 3})[good] == -1


def test_hx_63_ten_jewelry():
    have: Setup = {"jewelry": 10}
    assert changes(321, have) == {"flax": 2, "hops": 1, "bonus": 1}
    assert changes(507, have) == {"card4": 2, "bonus": 1}
    assert changes(733, have) == {"hides": 6, "meat": 2, "bonus": 1}
    nine: Setup = {"jewelry": 9}
    assert plays(set_up(321, nine), 321) == plays(set_up(507, nine), 507) == plays(set_up(733, nine), 733) == []
    assert "barley" not in changes(321, {**nine, "barley": 1})
    assert changes(507, {**nine, "rye": 3})["rye"] == -1
    assert changes(733, {**nine, "barley": 3})["barley"] == -1


def test_hx_64_531_in_round_6_returns_two_sheep():
    have: Setup = {"round": 6, "stables": 3}
    assert changes(531, have, 0, "take:4wool") == {"stables": -2, "wool": 4, "bonus": 1}
    assert changes(531, have, 0, "take:1jewelry") == {"stables": -2, "jewelry": 1, "bonus": 1}
    assert plays(set_up(531, {"round": 6, "stables": 1}), 531) == []


def test_hx_65_531_in_round_1_moves_sheep_from_card_4_to_card_3():
    assert changes(531, {"card4": 2}, 0, "take:4wool") == {"card4": -2, "card3": 2, "wool": 4, "bonus": 1}
    assert changes(531, {"card4": 1, "stables": 1}, 0, "take:1jewelry") == {
        "card4": -1,
        "card3": 1,
        "stables": -1,
        "card6": 1,
        "jewelry": 1,
        "bonus": 1,
    }


def test_hx_66_315_lets_a_seat_rejoin_phase_4_alone():
    table = set_up(315, {"jewelry": 4, "workers": 0, "on": {"nursery": (1, 2), "farming": (1,)}})
    table.give(1, workers=0).go_to("after_actions")
    table.play("play:315", "take_workers:nursery", me=0)
    assert (table.seat().workers, table.standing("nursery")) == (2, [1, 0, 0])
    for _ in range(2):
        assert (table.state.phase, table.to_act()) == (4, (0,))
        table.play("exchange:1", me=0)
    assert (table.seat().tools, table.seat().workers, table.seat().jewelry) == (2, 0, 4)
    assert table.state.phase > 4


def test_hx_67_the_community_center_follows_312_but_no_worker_comes():
    ahead = {**center_at(1), "brewhouse": 0}
    table = set_up(312, {"fields": " ".join(["row2"] * 6), "crafts": ahead, "workers": 4})
    assert (community_center(table.seat()), window(table.seat())) == (0, 6)
    table.play("play:312/1", "free_step:brewhouse", me=0)
    assert (community_center(table.seat()), window(table.seat())) == (1, 7)
    assert (table.state.phase, table.seat().workers) == (4, 4)
    table.state.round = 2
    table.run_step("new_workers")
    assert table.seat().workers == 7


def test_hx_68_row_1_below_the_worker_of_313_still_costs_one():
    table = set_up(313, {"workers": 1})
    table.play("play:313", "second_row:nursery", "take:3clay", "draw:1bonus", me=0)
    table.seat(0).hand = []
    table.settle()
    assert (table.standing("nursery"), table.seat(0).workers, table.good("clay")) == ([0, 1, 0], 0, 3)
    use_nursery(table)
    assert (table.standing("nursery"), table.seat(1).workers) == ([1, 1, 0], 5)
    use_nursery(table)
    assert (table.standing("nursery"), table.seat(1).workers) == ([1, 1, 3], 2)


def use_nursery(table: Table) -> None:
    """Let seat 1 use the Nursery in its turn."""
    table.seat(1).hand = []
    table.play("place:nursery", "take:3clay", me=1)


def test_hx_69_730_costs_nothing_in_round_6_or_with_sheep_on_every_card():
    gives = {"milk": 3, "bonus": 1}
    assert changes(730, {"round": 6}) == gives
    assert changes(730, {"round": 3, "card4": 1, "card5": 1, "card6": 2}) == gives
    assert plays(set_up(730, {"round": 3, "card4": 2, "card5": 1}), 730) == []
    assert changes(730, {"round": 3, "card4": 2, "card5": 1, "rye": 5}) == {"rye": -1, **gives}
    assert changes(730, {"round": 1, "card4": 1, "rye": 5}) == {"rye": -4, **gives}
