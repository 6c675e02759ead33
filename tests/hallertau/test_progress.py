"""Phase 9 and Phase 10: prices, discounts, Jewelry, Boulders, Tools and the Community Center."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from service.engine.hallertau.events import BouldersReset
from service.engine.hallertau.resources import CRAFT, CRAFTS
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.triggers import JewelrySpent
from service.engine.hallertau.verbs.advance import Advanced, CenterMoved
from service.engine.kernel.action import Window
from service.engine.kernel.errors import EngineReason
from tests.hallertau.table import Table

PLENTY = dict.fromkeys(("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"), 9)

PRICES = {
    ("carpentry", 1): {"1clay"},
    ("carpentry", 2): {"2clay"},
    ("carpentry", 3): {"3clay", "1rye+2clay"},
    ("carpentry", 4): {"4clay", "1rye+3clay", "1rye+2clay"},
    ("brewhouse", 1): {"1barley"},
    ("brewhouse", 2): {"2barley"},
    ("brewhouse", 3): {"3barley", "2barley+1hops"},
    ("brewhouse", 4): {"4barley", "3barley+1hops", "2barley+1hops"},
    ("cooling_house", 1): {"1meat", "1milk"},
    ("cooling_house", 2): {"2meat", "1meat+1milk", "2milk"},
    ("cooling_house", 3): {"3meat", "2meat+1milk", "1meat+2milk", "3milk", "1meat+1milk"},
    ("cooling_house", 4): {
        *("4meat", "3meat+1milk", "2meat+2milk", "1meat+3milk", "4milk"),
        *("2meat+1milk", "1meat+2milk"),
    },
    ("bakehouse", 1): {"1barley", "1flax", "1rye"},
    ("bakehouse", 2): {"2barley", "1barley+1rye", "2rye", "1barley+1flax", "1flax+1rye"},
    ("bakehouse", 3): {
        *("3barley", "2barley+1rye", "1barley+2rye", "3rye"),
        *("2barley+1flax", "1barley+1flax+1rye", "1flax+2rye"),
        *("1barley+1rye", "1barley+1flax", "1flax+1rye"),
    },
    ("bakehouse", 4): {
        *("4barley", "3barley+1rye", "2barley+2rye", "1barley+3rye", "4rye"),
        *("3barley+1flax", "2barley+1flax+1rye", "1barley+1flax+2rye", "1flax+3rye"),
        *("2barley+1rye", "1barley+2rye"),
        *("2barley+1flax", "1barley+1flax+1rye", "1flax+2rye"),
    },
    ("manufacture", 1): {"1flax", "1hides", "1wool"},
    ("manufacture", 2): {"2flax", "2hides", "2wool", "1flax+1hides", "1flax+1wool", "1hides+1wool"},
    ("manufacture", 3): {
        *("3flax", "3hides", "3wool"),
        *("2flax+1hides", "2flax+1wool", "1flax+2hides", "2hides+1wool", "1flax+2wool", "1hides+2wool"),
        "1flax+1hides+1wool",
        *("1flax+1hides", "1flax+1wool", "1hides+1wool"),
    },
    ("manufacture", 4): {
        *("4flax", "4hides", "4wool"),
        *("3flax+1hides", "3flax+1wool", "1flax+3hides", "3hides+1wool", "1flax+3wool", "1hides+3wool"),
        *("2flax+2hides", "2flax+2wool", "2hides+2wool"),
        *("2flax+1hides+1wool", "1flax+2hides+1wool", "1flax+1hides+2wool"),
        *("2flax+1hides", "2flax+1wool", "1flax+2hides", "2hides+1wool", "1flax+2wool", "1hides+2wool"),
        "1flax+1hides+1wool",
    },
}

COUNTED_BY_HAND = {
    ("carpentry", 5): 4,
    ("carpentry", 6): 5,
    ("brewhouse", 5): 4,
    ("brewhouse", 6): 5,
    ("cooling_house", 5): 9,
    ("cooling_house", 6): 11,
    ("bakehouse", 5): 19,
    ("bakehouse", 6): 24,
    ("manufacture", 5): 34,
    ("manufacture", 6): 49,
}

TABLE_OF_PAGE_9 = {
    "carpentry": (("rye", "clay"), lambda paid: paid["clay"] > paid["rye"]),
    "brewhouse": (("barley", "hops"), lambda paid: paid["barley"] > paid["hops"]),
    "cooling_house": (("meat", "milk"), lambda paid: True),
    "bakehouse": (("barley", "flax", "rye"), lambda paid: paid["flax"] < 2),
    "manufacture": (("flax", "hides", "wool"), lambda paid: True),
}


def in_progress(round: int = 1, **amounts: int) -> Table:
    """Return a table with one seat in Phase 9 that has only these amounts."""
    return Table(seats=1, round=round).bare().give(**amounts).go_to("progress")


def offered(table: Table, craft: str) -> list[str]:
    """Return the payments that are offered for one step of a Craft Building."""
    prefix = f"advance:{craft}:"
    return [action.removeprefix(prefix) for action in table.ids(0) if action.startswith(prefix)]


def no_step(table: Table, step: str) -> bool:
    """Return whether this step is not possible for a seat that is still asked in Phase 9."""
    return table.state.phase == 9 and table.refuses(f"advance:{step}", me=0)


def read_payment(text: str) -> Counter[str]:
    return Counter({part[1:]: int(part[0]) for part in text.split("+")})


def position(table: Table, craft: str, me: int = 0) -> int:
    return table.seat(me).crafts[CRAFT[craft]]


def tools_taken(table: Table) -> list[int]:
    """Return the Tools that each step so far has taken."""
    return [event.body.tools for event in table.log if isinstance(event.body, Advanced)]


def all_crafts(at: int) -> dict[str, int]:
    return dict.fromkeys(CRAFTS, at)


@pytest.mark.parametrize(("craft", "round"), PRICES)
def test_price_list_of_rounds_1_to_4(craft, round):
    payments = offered(in_progress(round, **PLENTY), craft)
    assert len(payments) == len(set(payments))
    assert set(payments) == PRICES[craft, round]


@pytest.mark.parametrize(("craft", "round"), COUNTED_BY_HAND)
def test_price_list_of_rounds_5_and_6(craft, round):
    goods, constraint = TABLE_OF_PAGE_9[craft]
    expected = []
    for types, total in ((1, round), (2, round - 1), (3, round - 2)):
        for units in combinations_with_replacement(goods, total):
            paid = Counter(units)
            if len(paid) >= types and constraint(paid):
                expected.append(paid)
    payments = [read_payment(text) for text in offered(in_progress(round, **PLENTY), craft)]
    assert len(payments) == len(expected) == COUNTED_BY_HAND[craft, round]
    assert all(paid in payments for paid in expected)


@pytest.mark.parametrize("round", range(1, 7))
@pytest.mark.parametrize("craft", CRAFTS)
def test_every_price_takes_exactly_its_goods_and_moves_one_step(craft, round):
    for text in offered(in_progress(round, **PLENTY), craft):
        paid = read_payment(text)
        table = in_progress(round, **paid).play(f"advance:{craft}:{text}")
        assert table.goods() == {}
        assert [position(table, name) for name in CRAFTS] == [int(name == craft) for name in CRAFTS]


@pytest.mark.parametrize("round", range(1, 7))
@pytest.mark.parametrize("craft", CRAFTS)
def test_a_price_is_not_offered_to_a_seat_that_lacks_one_good(craft, round):
    for text in offered(in_progress(round, **PLENTY), craft):
        paid = read_payment(text)
        for good, amount in paid.items():
            short = in_progress(round, **PLENTY).give(**{**paid, good: amount - 1})
            assert no_step(short, f"{craft}:{text}")


def test_the_carpentry_takes_more_clay_than_rye():
    table = in_progress(5, rye=9, clay=9)
    assert no_step(table, "carpentry:5rye")
    assert no_step(table, "carpentry:3rye+2clay")
    assert no_step(table, "carpentry:2rye+2clay")
    table.play("advance:carpentry:2rye+3clay")
    assert table.goods() == {"rye": 7, "clay": 6}


def test_the_brewhouse_takes_more_barley_than_hops():
    table = in_progress(5, barley=9, hops=9)
    assert no_step(table, "brewhouse:5hops")
    assert no_step(table, "brewhouse:2barley+3hops")
    assert no_step(table, "brewhouse:2barley+2hops")
    table.play("advance:brewhouse:3barley+2hops")
    assert table.goods() == {"barley": 6, "hops": 7}


def test_the_constraints_apply_to_the_payment_and_not_to_the_supply():
    table = in_progress(3, barley=2, hops=9, rye=9, clay=2)
    table.play("advance:brewhouse:2barley+1hops", "advance:carpentry:1rye+2clay")
    assert table.goods() == {"hops": 8, "rye": 8}


def test_the_bakehouse_takes_at_most_one_flax():
    table = in_progress(4, barley=9, flax=9, rye=9)
    assert no_step(table, "bakehouse:4flax")
    assert no_step(table, "bakehouse:2barley+2flax")
    assert no_step(table, "bakehouse:1barley+2flax")
    table.play("advance:bakehouse:2barley+1flax")
    assert table.goods() == {"barley": 7, "flax": 8, "rye": 9}


def test_a_craft_building_takes_no_goods_of_another_one():
    table = in_progress(1, **PLENTY)
    assert no_step(table, "carpentry:1barley")
    assert no_step(table, "brewhouse:1rye")
    assert no_step(table, "cooling_house:1hides")
    assert no_step(table, "bakehouse:1hops")
    assert no_step(table, "manufacture:1milk")


def test_there_is_no_discount_before_round_3():
    table = in_progress(2, **PLENTY)
    for payment in ("cooling_house:1meat", "bakehouse:1rye", "manufacture:1wool", "carpentry:1clay"):
        assert no_step(table, payment)


def test_one_type_gives_no_discount():
    table = in_progress(3, **PLENTY)
    for payment in ("cooling_house:2meat", "bakehouse:2rye", "manufacture:2wool", "carpentry:2clay"):
        assert no_step(table, payment)


def test_two_types_give_one_good_and_never_two():
    table = in_progress(5, **PLENTY)
    for payment in ("cooling_house:2meat+1milk", "bakehouse:2barley+1rye", "manufacture:1hides+2wool"):
        assert no_step(table, payment)
    for payment in ("cooling_house:3meat+1milk", "bakehouse:3barley+1rye", "manufacture:1hides+3wool"):
        table.play(f"advance:{payment}")
    assert [position(table, name) for name in CRAFTS] == [0, 0, 1, 1, 1]


def test_three_types_give_two_goods_from_round_5_on():
    table = in_progress(4, **PLENTY)
    assert no_step(table, "manufacture:1flax+1wool")
    table = in_progress(5, **PLENTY)
    table.play("advance:bakehouse:1barley+1flax+1rye", "advance:manufacture:1flax+1hides+1wool")
    assert [position(table, name) for name in CRAFTS] == [0, 0, 0, 1, 1]


def test_three_types_can_also_be_paid_with_the_smaller_discount_or_in_full():
    table = in_progress(5, **PLENTY)
    payments = offered(table, "manufacture")
    assert {"1flax+1hides+1wool", "2flax+1hides+1wool", "3flax+1hides+1wool"} <= set(payments)
    assert no_step(table, "manufacture:4flax+1hides+1wool")


def test_a_discount_cannot_reduce_the_number_of_types():
    table = in_progress(3, **PLENTY)
    assert no_step(table, "brewhouse:2barley")
    table = in_progress(5, **PLENTY)
    assert no_step(table, "manufacture:3wool")
    assert no_step(table, "manufacture:1flax+2wool")


def test_a_discount_cannot_violate_a_constraint():
    assert no_step(in_progress(3, **PLENTY), "carpentry:1rye+1clay")
    assert no_step(in_progress(5, **PLENTY), "brewhouse:2barley+2hops")
    assert no_step(in_progress(6, **PLENTY), "bakehouse:1barley+2flax+1rye")


@pytest.mark.parametrize("round", range(1, 7))
@pytest.mark.parametrize("craft", CRAFTS)
def test_one_jewelry_advances_any_craft_building_in_any_round(craft, round):
    table = in_progress(round, jewelry=2)
    assert no_step(table, f"{craft}:2jewelry")
    table.play(f"advance:{craft}:1jewelry")
    assert (position(table, craft), table.seat().jewelry) == (1, 1)


def test_without_jewelry_no_step_is_paid_with_it():
    table = in_progress(1, **PLENTY)
    assert all(no_step(table, f"{craft}:1jewelry") for craft in CRAFTS)


def test_jewelry_needs_tools_for_boulders_like_goods():
    table = in_progress(1, jewelry=4, tools=1).play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry")
    assert no_step(table, "carpentry:1jewelry")
    assert (position(table, "carpentry"), table.seat().jewelry, table.seat().exhausted) == (2, 2, 1)


def test_craft_buildings_advance_in_phase_9_only():
    table = Table().give(jewelry=3, clay=3)
    assert table.state.phase == 4
    assert table.refuses("advance:carpentry:1clay")
    assert table.refuses("advance:carpentry:1jewelry")


def test_the_first_step_takes_no_tool_the_second_takes_one_and_all_others_two():
    table = in_progress(1, clay=5, tools=7)
    for _ in range(5):
        table.play("advance:carpentry:1clay")
    assert tools_taken(table) == [0, 1, 2, 2, 2]
    assert position(table, "carpentry") == 5


def test_both_boulders_are_pushed_when_they_are_next_to_each_other():
    table = in_progress(1, clay=9, tools=9)
    seen = [table.boulders("carpentry")]
    for _ in range(4):
        seen.append(table.play("advance:carpentry:1clay").boulders("carpentry"))
    assert seen == [(2, 4), (2, 4), (3, 4), (4, 5), (5, 6)]


@pytest.mark.parametrize(("steps", "tools_short"), [(1, 0), (2, 2), (3, 4)])
def test_a_step_with_one_tool_too_few_is_not_possible(steps, tools_short):
    table = in_progress(1, clay=9, milk=1, tools=tools_short).play(*["advance:carpentry:1clay"] * steps)
    assert no_step(table, "carpentry:1clay")
    table.give(tools=tools_short + 1).play("advance:carpentry:1clay")
    assert position(table, "carpentry") == steps + 1


def test_boulders_of_other_craft_buildings_are_not_moved():
    table = in_progress(1, clay=9, tools=9).play(*["advance:carpentry:1clay"] * 3)
    assert [table.boulders(craft) for craft in CRAFTS[1:]] == [(2, 4)] * 4


def test_boulders_are_pushed_off_the_right_edge_with_a_tool():
    table = in_progress(1, clay=9, milk=1, tools=9).crafts(carpentry=6)
    seen = [table.boulders("carpentry")]
    for _ in range(4):
        seen.append(table.play("advance:carpentry:1clay").boulders("carpentry"))
    assert seen == [(8, 10), (8, 10), (9, 10), (10,), ()]
    assert tools_taken(table) == [0, 1, 2, 1]
    assert position(table, "carpentry") == 10


def test_a_boulder_on_the_last_space_needs_a_tool_to_leave_it():
    table = in_progress(1, clay=9, milk=1).crafts(carpentry=8).play("advance:carpentry:1clay")
    assert table.boulders("carpentry") == (10,)
    assert no_step(table, "carpentry:1clay")
    table.give(tools=1).play("advance:carpentry:1clay")
    assert (position(table, "carpentry"), table.boulders("carpentry")) == (10, ())


def test_boulders_off_the_board_need_no_tool():
    table = in_progress(1, clay=1).crafts(carpentry=9)
    assert table.boulders("carpentry") == ()
    table.play("advance:carpentry:1clay")
    assert position(table, "carpentry") == 10
    assert tools_taken(table) == [0]


def test_the_last_space_is_10():
    table = in_progress(1, jewelry=9, clay=9, tools=9).crafts(carpentry=10)
    assert offered(table, "carpentry") == []
    assert no_step(table, "carpentry:1clay")
    assert no_step(table, "carpentry:1jewelry")


def test_phase_10_sets_the_boulders_two_and_four_spaces_ahead():
    table = in_progress(1, clay=9, tools=9).play(*["advance:carpentry:1clay"] * 3)
    assert table.boulders("carpentry") == (4, 5)
    table.play("done")
    assert table.boulders("carpentry") == (5, 7)


@pytest.mark.parametrize(("at", "boulders"), [(6, (8, 10)), (7, (9,)), (8, (10,)), (9, ()), (10, ())])
def test_phase_10_leaves_boulders_beyond_the_edge_off_the_board(at, boulders):
    table = Table(seats=1).crafts(carpentry=at)
    table.seat().boulders[CRAFT["carpentry"]] = [11, 11]
    table.run_step("boulders")
    assert table.boulders("carpentry") == boulders


@pytest.mark.parametrize(("at", "before", "after"), [(9, (), (10,)), (7, (9,), (8, 10)), (5, (7, 9), (6, 8))])
def test_a_town_hall_step_brings_boulders_back_in_phase_10_and_not_before(at, before, after):
    table = Table(seats=1).bare().fields().give(workers=1).crafts(carpentry=at)
    table.play("place:town_hall", "trade:carpentry-1>2jewelry")
    assert (table.state.phase, table.boulders("carpentry")) == (9, before)
    table.play("done")
    assert (table.state.round, table.boulders("carpentry")) == (2, after)


def test_phase_10_is_skipped_in_round_6():
    table = in_progress(6, clay=6).play("advance:carpentry:6clay")
    assert table.state.over
    assert table.boulders("carpentry") == (2, 4)
    assert not any(isinstance(event.body, BouldersReset) for event in table.log)


@pytest.mark.parametrize("round", range(1, 6))
def test_tools_are_exhausted_and_kept_in_rounds_1_to_5(round):
    table = in_progress(round, jewelry=9, tools=1).play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry")
    assert (table.seat().tools, table.display().free_tools) == (1, 0)
    table.play("advance:brewhouse:1jewelry")
    assert no_step(table, "brewhouse:1jewelry")


@pytest.mark.parametrize("round", range(1, 6))
def test_exhausted_tools_are_fresh_again_in_the_next_round(round):
    table = in_progress(round, jewelry=9, tools=1).play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry")
    table.play("done")
    assert (table.state.round, table.display().free_tools) == (round + 1, 1)
    table.go_to("progress").play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry")
    assert position(table, "carpentry") == 4


def test_tools_are_spent_in_round_6():
    table = in_progress(6, jewelry=9, tools=4).play(*["advance:carpentry:1jewelry"] * 3)
    assert (table.seat().tools, table.seat().exhausted) == (1, 0)
    assert no_step(table, "carpentry:1jewelry")
    table.play("advance:brewhouse:1jewelry", "advance:brewhouse:1jewelry")
    assert table.seat().tools == 0
    assert no_step(table, "brewhouse:1jewelry")


def test_the_community_center_follows_when_all_craft_buildings_have_left_it():
    table = in_progress(1, jewelry=9)
    for craft in CRAFTS[:4]:
        assert table.play(f"advance:{craft}:1jewelry").display().community_center == 0
    assert not any(isinstance(event.body, CenterMoved) for event in table.log)
    table.play("advance:manufacture:1jewelry")
    assert table.display().community_center == 1
    assert [event.body for event in table.log if isinstance(event.body, CenterMoved)] == [CenterMoved(0, 1, 7)]


def test_the_community_center_never_moves_left():
    table = Table().crafts(carpentry=2, brewhouse=1, cooling_house=1, bakehouse=1, manufacture=1)
    table.play("place:town_hall")
    for craft in CRAFTS[1:]:
        assert table.refuses(f"trade:{craft}-1>2jewelry")
    table.play("trade:carpentry-1>2jewelry")
    assert (position(table, "carpentry"), table.display().community_center) == (1, 1)


def test_the_town_hall_gives_nothing_when_all_craft_buildings_stand_at_the_community_center():
    table = Table().crafts(**all_crafts(3)).play("place:town_hall")
    assert (table.seat().jewelry, table.display().community_center) == (0, 3)
    assert RULES.to_act(table.state) == (1,)


WINDOW = [(0, 6), (1, 7), (2, 8), (3, 9), (4, 10), (5, 11), (6, 12), (7, 12), (8, 12), (9, 12), (10, 12)]


@pytest.mark.parametrize(("center", "workers"), WINDOW)
def test_the_window_gives_the_workers_of_the_next_round(center, workers):
    table = Table(seats=1).crafts(**all_crafts(center))
    assert (table.display().window, table.seat().workers) == (workers, 6)
    table.go_to("end_of_round")
    assert (table.state.round, table.seat().workers) == (2, workers)


def test_steps_are_counted_by_craft_building_for_the_current_phase():
    table = in_progress(1, clay=2, milk=1, jewelry=1, tools=3)
    table.play("advance:carpentry:1clay", "advance:carpentry:1jewelry", "advance:cooling_house:1milk")
    assert table.seat().tally.steps == [2, 0, 1, 0, 0]
    table.play("done")
    assert table.seat().tally.steps == [0, 0, 0, 0, 0]


def test_spending_the_last_jewelry_is_remembered_until_the_next_step():
    table = in_progress(1, clay=1, jewelry=2).play("advance:brewhouse:1jewelry")
    assert table.seat().triggers == []
    table.play("advance:bakehouse:1jewelry")
    assert table.seat().triggers == [JewelrySpent()]
    table.give(milk=1).play("advance:carpentry:1clay")
    assert table.seat().triggers == []


@pytest.mark.parametrize(
    ("amounts", "carpentry"),
    [({}, 0), ({"hops": 9}, 0), ({"clay": 9}, 10)],
    ids=["no Goods", "no Goods that advance anything", "on the last space"],
)
def test_a_seat_without_a_possible_step_is_not_asked(amounts, carpentry):
    table = Table(seats=2).bare(0).give(0, **amounts).crafts(0, carpentry=carpentry).go_to("progress")
    assert RULES.to_act(table.state) == (1,)
    assert table.refuses("done", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_a_seat_that_lacks_a_tool_for_its_only_step_is_not_asked():
    table = Table(seats=2).bare().give(clay=2).go_to("progress").play("advance:carpentry:1clay", me=0)
    assert RULES.to_act(table.state) == (1,)
    assert table.refuses("advance:carpentry:1clay", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_when_no_seat_can_advance_the_next_round_begins():
    table = Table(seats=2).bare(0).bare(1).go_to("progress")
    assert (table.state.round, table.state.phase) == (2, 4)


def test_all_seats_advance_at_once_and_in_any_order():
    table = Table(seats=3).go_to("progress")
    assert RULES.to_act(table.state) == (0, 1, 2)
    assert {action.window for me in range(3) for action in RULES.actions(table.state, me)} == {Window.SIMULTANEOUS}
    table.play("advance:brewhouse:1barley", me=2).play("advance:brewhouse:1barley", me=0)
    assert [position(table, "brewhouse", me) for me in range(3)] == [1, 0, 1]


def test_being_done_can_be_withdrawn_until_all_are_done():
    table = Table(seats=2).go_to("progress").play("done", me=0)
    assert RULES.to_act(table.state) == (1,)
    assert table.ids(0) == ["resume"]
    table.play("resume", "advance:brewhouse:1barley", "done", me=0).play("done", me=1)
    assert position(table, "brewhouse") == 1
    assert (table.state.round, table.state.phase) == (2, 4)
    assert table.refuses("resume", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_with_sequential_progress_each_seat_advances_once_clockwise_from_the_first_player():
    table = Table(seats=3, sequential_progress=True)
    table.state.first_player = 1
    table.go_to("progress")
    for me in (1, 2, 0):
        assert RULES.to_act(table.state) == (me,)
        assert {action.window for action in RULES.actions(table.state, me)} == {Window.TURN}
        others = [seat for seat in range(3) if seat != me]
        assert all(table.refuses("advance:brewhouse:1barley", seat, EngineReason.NOT_YOUR_DECISION) for seat in others)
        table.play("advance:brewhouse:1barley", "done")
    assert [position(table, "brewhouse", me) for me in range(3)] == [1, 1, 1]
    assert (table.state.round, table.state.phase) == (2, 4)


def test_with_sequential_progress_being_done_is_final():
    table = Table(seats=2, sequential_progress=True).go_to("progress").play("done")
    assert RULES.to_act(table.state) == (1,)
    assert table.refuses("resume", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_with_sequential_progress_a_seat_without_a_possible_step_is_skipped():
    table = Table(seats=3, sequential_progress=True).bare(1).go_to("progress").play("done")
    assert RULES.to_act(table.state) == (2,)
