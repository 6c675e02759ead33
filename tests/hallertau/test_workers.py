"""Phase 4: placing Workers, exchanging them, the order of turns, and what a seat has just done (H-20, H-40, H-53)."""

import pytest

from service.engine.hallertau import events
from service.engine.hallertau.spaces import SPACE
from service.engine.hallertau.triggers import JewelrySpent, SpaceUsed, ToolsGained, WorkersExchanged
from service.engine.hallertau.verbs.place import Placed
from service.engine.kernel.errors import EngineReason
from tests.hallertau.table import Table
from tests.hallertau.test_spaces import OPEN_SPACES

CARD_SPACES = ("gateway_card", "farmyard_card", "bonus_card", "point_card")


def order_of_turns(table: Table, turns: int) -> list[int]:
    """Return which seats are asked, if all exchange one Worker at a time."""
    order = []
    for _ in range(turns):
        order += table.to_act()
        table.play("exchange:1")
    return order


def phases_begun(table: Table) -> list[int]:
    return [event.body.phase for event in table.log if isinstance(event.body, events.PhaseBegan)]


def test_a_turn_places_workers_on_any_open_space_or_exchanges_any_number():
    exchanges = {f"exchange:{n}" for n in range(1, 7)}
    assert Table().offers() == {f"place:{space}" for space in OPEN_SPACES} | exchanges


@pytest.mark.parametrize(
    ("standing", "cost", "afterwards"),
    [((), 1, [1, 0, 0]), ((1,), 2, [1, 2, 0]), ((1, 2), 3, [1, 2, 3])],
)
def test_the_lowest_empty_row_costs_its_number_of_workers(standing, cost, afterwards):
    table = Table().workers_on("nursery", *standing).play("place:nursery")
    assert table.standing("nursery") == afterwards
    assert table.seat().workers == 6 - cost
    assert table.log[-1].body == Placed(0, "nursery", cost, cost)


def test_a_full_space_cannot_be_used():
    table = Table().workers_on("nursery", 1, 2, 3)
    assert table.refuses("place:nursery")
    assert "place:butchery" in table.ids()


def test_a_space_is_full_when_every_row_holds_a_worker():
    """H-42: a row with a single Worker is full."""
    assert Table().workers_on("nursery", 1, 1, 3).refuses("place:nursery")


def test_an_empty_bottom_row_is_used_before_the_rows_above_it():
    """HX-68"""
    table = Table().workers_on("weekly_market", 0, 1)
    table.play("place:weekly_market", "skip")
    assert table.standing("weekly_market") == [1, 1, 0]
    table.play("place:weekly_market", "skip")
    assert table.standing("weekly_market") == [1, 1, 3]
    assert (table.seat(0).workers, table.seat(1).workers) == (5, 3)


def test_a_space_that_costs_more_workers_than_the_seat_has_cannot_be_used():
    table = Table().workers_on("nursery", 1).workers_on("butchery", 1, 2)
    table.give(workers=1)
    assert table.refuses("place:nursery")
    table.give(workers=2)
    assert "place:nursery" in table.ids()
    assert table.refuses("place:butchery")
    table.give(workers=3)
    assert "place:butchery" in table.ids()


@pytest.mark.parametrize("space", CARD_SPACES)
def test_card_spaces_are_closed_without_cards(space):
    """H-123"""
    assert Table().refuses(f"place:{space}")


@pytest.mark.parametrize("workers", range(1, 7))
def test_workers_are_exchanged_for_as_many_tools(workers):
    table = Table().give(tools=2).play(f"exchange:{workers}")
    assert (table.seat().workers, table.seat().tools) == (6 - workers, 2 + workers)
    assert table.to_act() == (1,)


def test_the_last_worker_makes_the_fourth_tool():
    """HX-17: afterwards the seat is skipped."""
    table = Table().give(workers=1, tools=3).play("exchange:1")
    assert (table.seat().workers, table.seat().tools) == (0, 4)
    assert order_of_turns(table, 3) == [1, 1, 1]


def test_a_seat_can_exchange_at_most_its_workers():
    table = Table().give(workers=3)
    assert [action for action in table.ids() if action.startswith("exchange")] == [f"exchange:{n}" for n in (1, 2, 3)]
    assert table.refuses("exchange:4")
    assert table.refuses("exchange:0")


def test_a_seat_with_workers_cannot_pass():
    """H-53: not even with cards in hand."""
    table = Table().give(workers=1)
    table.seat().hand = [1]
    for way_out in ("pass", "skip", "end_turn", "ready", "done"):
        assert table.refuses(way_out)


def test_a_turn_is_one_placement_or_one_exchange():
    table = Table(3).play("place:clay_delivery", "take:1clay")
    assert table.to_act() == (1,)
    assert table.refuses("exchange:1", me=0, reason=EngineReason.NOT_YOUR_DECISION)
    assert table.play("exchange:1").to_act() == (2,)


def test_turns_go_clockwise_from_the_first_player():
    table = Table(4)
    table.state.first_player = 2
    assert order_of_turns(table.go_to("actions"), 6) == [2, 3, 0, 1, 2, 3]


def test_seats_without_workers_are_skipped():
    table = Table(3).give(0, workers=2).give(1, workers=1).give(2, workers=4)
    assert order_of_turns(table, 7) == [0, 1, 2, 0, 2, 2, 2]


def test_a_seat_with_workers_left_keeps_its_turns_while_a_seat_after_it_is_out():
    table = Table().give(1, workers=1).play("exchange:1", "exchange:1")
    assert order_of_turns(table, 5) == [0, 0, 0, 0, 0]


def test_phase_4_ends_when_all_seats_are_out_of_workers():
    table = Table(3)
    table.play("exchange:6", "exchange:6", "exchange:5")
    assert (table.state.phase, phases_begun(table)) == (4, [])
    table.play("exchange:1")
    assert phases_begun(table)[0] == 5
    assert [table.seat(me).workers for me in range(3)] == [0, 0, 0]


def test_the_last_space_is_used_before_phase_4_ends():
    table = Table(1).give(workers=1).play("place:nursery")
    assert (table.state.phase, phases_begun(table)) == (4, [])
    table.play("take:3clay")
    assert phases_begun(table)[0] == 5


def test_with_an_empty_hand_the_turn_ends_automatically():
    """H-10"""
    table = Table().play("exchange:1")
    assert table.to_act() == (1,)
    assert table.seat().triggers == []


def test_with_cards_in_hand_the_turn_ends_by_an_action():
    """H-10"""
    table = Table()
    table.seat().hand = [1]
    table.play("exchange:1")
    assert table.to_act() == (0,)
    assert table.offers() == {"end_turn"}
    assert table.play("end_turn").to_act() == (1,)


def test_a_seat_with_cards_is_asked_about_lines_without_effect():
    """H-02: between two lines it can play a card, and the other seats do not learn that it cannot."""
    table = Table().fields(*["row4"] * 8)
    table.seat().hand = [1]
    table.play("place:clearing")
    assert table.offers() == {"skip"}
    table.play("skip")
    assert table.offers() == {"take:1clay", "skip"}
    table.play("take:1clay")
    assert table.offers() == {"end_turn"}


def test_a_seat_with_cards_is_asked_about_butchery_without_sheep():
    table = Table()
    table.seat().hand = [1]
    assert table.play("place:butchery").offers() == {"skip"}
    assert table.play("skip").offers() == {"end_turn"}


def test_an_exchange_counts_as_just_gained_tools_and_just_exchanged_workers():
    """H-23, H-26"""
    table = Table()
    table.seat().hand = [1]
    table.play("exchange:3")
    assert table.seat().triggers == [ToolsGained(3), WorkersExchanged(3)]


def test_a_space_counts_as_just_used_when_its_lines_are_done():
    """H-22, H-24"""
    table = Table().give(card4=1)
    table.seat().hand = [1]
    table.play("place:small_trade", "take:2hops", "take:1milk")
    assert table.seat().triggers == []
    table.play("move_sheep:card4>card5")
    assert table.seat().triggers == [SpaceUsed(SPACE["small_trade"])]


def test_a_space_counts_as_just_used_even_if_all_its_lines_were_skipped():
    """H-24, H-50"""
    table = Table()
    table.seat().hand = [1]
    table.play("place:nursery", "skip")
    assert table.seat().triggers == [SpaceUsed(SPACE["nursery"])]


@pytest.mark.parametrize("turn", [("exchange:3",), ("place:nursery", "take:3clay")])
def test_what_was_just_done_ends_with_the_turn(turn):
    """H-20"""
    table = Table()
    table.seat().hand = [1]
    table.play(*turn)
    assert table.seat().triggers
    table.play("end_turn")
    assert table.seat().triggers == []


def test_what_was_just_done_ends_with_the_next_unit_of_the_seat():
    """H-20"""
    table = Table(1).bare().give(jewelry=1, meat=1).go_to("progress")
    table.play("advance:carpentry:1jewelry")
    assert table.seat().triggers == [JewelrySpent()]
    table.seat().hand = [1]
    table.play("advance:cooling_house:1meat")
    assert table.seat().triggers == []


def test_moves_of_other_seats_do_not_end_what_was_just_done():
    """H-20"""
    table = Table().give(jewelry=1).go_to("progress")
    table.play("advance:carpentry:1jewelry", me=0)
    table.play("advance:brewhouse:1barley", "advance:manufacture:1flax", me=1)
    assert table.seat().triggers == [JewelrySpent()]


def test_what_was_just_done_ends_with_the_phase():
    """H-20"""
    table = Table(1).bare().give(jewelry=1).go_to("progress")
    table.seat().hand = [1]
    table.play("advance:carpentry:1jewelry")
    assert table.seat().triggers == [JewelrySpent()]
    table.run_step("boulders")
    assert table.seat().triggers == []


def test_the_next_step_of_the_same_phase_does_not_end_what_was_just_done():
    table = Table(1)
    table.seat().triggers = [ToolsGained(2)]
    table.run_step("after_actions")
    assert table.seat().triggers == [ToolsGained(2)]
    table.run_step("new_card")
    assert table.seat().triggers == []


def test_what_was_just_done_ends_with_the_confirmation_of_a_stop_point():
    """H-20"""
    table = Table(2)
    table.seat(0).hand = table.seat(1).hand = [1]
    table.seat(0).triggers = [ToolsGained(2)]
    table.go_to("after_actions")
    table.play("ready", me=1)
    assert table.seat(0).triggers == [ToolsGained(2)]
    table.play("ready", me=0)
    assert table.seat(0).triggers == []


def test_choosing_a_smaller_gain_is_not_a_unit():
    """H-02, H-20"""
    table = Table().play("place:nursery")
    table.seat().triggers = [ToolsGained(2)]
    table.play("fewer")
    assert table.seat().triggers == [ToolsGained(2)]
    table.play("take:1clay")
    assert table.seat().triggers == []


def test_tools_gained_in_phase_4_add_up_until_the_phase_ends():
    """H-34"""
    table = Table()
    table.play("exchange:3", "exchange:6", "exchange:2")
    assert (table.seat(0).tally.tools, table.seat(1).tally.tools) == (5, 6)
    table.play("exchange:1")
    assert (table.seat(0).tally.tools, table.seat(1).tally.tools) == (0, 0)
    assert (table.seat(0).tools, table.seat(1).tools) == (6, 6)
