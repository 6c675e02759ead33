"""Special cards with their own timing: 222, 313, 315, 328, 531, 607, 627, 728."""

import pytest

from service.engine.hallertau import events
from service.engine.hallertau.verbs.give import SheepReturned
from tests.hallertau.timing_table import (
    at_stop,
    choices,
    hand,
    happened,
    jump,
    on_top,
    play_of,
    plays,
    table_with_hands,
    waits,
)

# 222: all Workers must be spent in this turn


def test_222_is_played_in_the_own_turn_before_acting():
    """H-31"""
    table = table_with_hands([222, 901], [], gateway=2).give(workers=6)
    assert plays(table) == ["play:222"]
    table.play("place:nursery")
    assert plays(table) == [], "222 is playable during an action"
    table.play("take:3clay")
    assert plays(table) == [], "222 is playable after the action"
    table.play("end_turn")
    assert (table.state.active, plays(table)) == (1, []), "222 is playable in another turn"


def test_222_needs_fields_without_planted_goods():
    """H-31"""
    assert plays(table_with_hands([222], [], gateway=2).give(workers=6).fields("row2", "row3/rye")) == []
    assert plays(table_with_hands([222], [], gateway=2).give(workers=6).fields()) == ["play:222"]


def test_222_is_carried_out_at_once_and_then_all_workers_must_be_spent_in_this_turn():
    """H-31"""
    table = table_with_hands([222], [], gateway=2).give(workers=3).workers_on("nursery", 1, 2).workers_on("clearing", 1)
    table.play("play:222", "raise:row4", "raise:row3", "raise:row2", "skip")
    assert table.rows() == ["row3", "row4", "row5"]
    assert choices(table) == ["place:nursery", "exchange:3"], (
        "an action is offered that does not take all three Workers"
    )
    table.play("place:nursery", "take:3clay")
    assert (table.seat().workers, table.state.active) == (0, 1)


def test_the_condition_of_222_can_always_be_met_by_exchanging_all_workers():
    """H-31"""
    table = table_with_hands([222], [], gateway=2).give(workers=6)
    table.play("play:222", "skip", "skip")
    assert choices(table) == ["exchange:6"]


def test_222_applies_to_one_turn_only():
    """H-31: Workers of the next Round are free"""
    table = (
        table_with_hands([222, 901], [], gateway=2)
        .give(workers=1)
        .play("play:222", "skip", "skip", "exchange:1", "end_turn")
    )
    assert table.seat().workers == 0
    jump(table.give(workers=6), "actions")
    assert "exchange:1" in choices(table)


# 313: one Worker in a second row


def test_313_places_the_last_worker_in_a_second_row_above_an_empty_first_row():
    """H-44, HX-68"""
    table = table_with_hands([313], [], [], gateway=3).give(0, workers=1).give(1, workers=4).give(2, workers=3)
    table.play("play:313", "second_row:nursery", "take:3clay", "skip")
    assert (table.standing("nursery"), table.good("clay")) == ([0, 1, 0], 3)
    assert (table.seat().workers, table.state.active) == (0, 1), "the turn is over"
    table.play("place:nursery")
    assert (table.standing("nursery"), table.seat(1).workers) == ([1, 1, 0], 3), "the first row costs 1"
    table.play("take:3clay", "place:nursery")
    assert (table.standing("nursery"), table.seat(2).workers) == ([1, 1, 3], 0), "the next use costs 3"


def test_313_needs_an_empty_second_row_and_exactly_one_worker():
    """H-44"""
    table = table_with_hands([313], [], gateway=3).give(workers=2)
    assert plays(table) == []
    table.give(workers=1).workers_on("nursery", 1, 2).workers_on("clearing", 1).play("play:313")
    assert "second_row:nursery" not in choices(table)
    assert {"second_row:clearing", "second_row:gateway_card"} <= set(choices(table))


def test_313_out_of_turn_uses_the_space_and_the_interrupted_turn_continues():
    """H-44, H-49"""
    table = table_with_hands([], [313, 901], gateway=3).give(workers=6).give(1, workers=1).play("place:nursery")
    play_of(table, 1, "play:313", "second_row:clay_delivery", "take:1clay", "skip")
    assert (table.good("clay", 1), table.standing("clay_delivery")) == (1, [0, 1, 0])
    assert (table.state.active, "take:3clay" in choices(table, 0)) == (0, True)


def test_after_declining_313_the_turn_is_still_to_be_played():
    """H-44"""
    table = table_with_hands([313, 901], [], gateway=3).give(workers=1).play("play:313", "skip", "skip")
    assert (table.seat().workers, "place:nursery" in choices(table)) == (1, True)


def test_313_ends_the_turn_even_if_315_gives_new_workers_at_the_same_time():
    """H-44: the new Workers wait for the next turn of the seat"""
    table = table_with_hands([313, 315, 901], [], gateway=3).give(workers=1, jewelry=4).workers_on("farming", 1, 2)
    table.play("play:313", "second_row:nursery", "play:315", "take_workers:farming", "take:3clay", "skip")
    assert table.seat().workers == 2
    assert choices(table) == ["end_turn"]


def test_the_row_of_313_is_removed_in_phase_1():
    """H-43"""
    table = (
        table_with_hands([], [], [], [], round=2, gateway=3).workers_on("nursery", 0, 1).workers_on("clearing", 1, 1)
    )
    table.run_step("remove_workers")
    assert (table.standing("nursery"), table.standing("clearing")) == ([0, 0, 0], [1, 0, 0])


def test_a_second_row_of_one_worker_fills_a_card_space_for_009_like_cards():
    """H-42"""
    table = table_with_hands([313], [106], gateway=3).give(workers=1).workers_on("bonus_card", 1)
    assert plays(table, 1) == []
    table.play("play:313", "second_row:bonus_card", me=0)
    assert plays(table, 1) == ["play:106"]


def test_a_use_by_313_counts_for_309_and_322():
    """H-49, H-22, H-24"""
    table = table_with_hands([309, 313, 322], [], gateway=3).give(workers=1)
    table.workers_on("small_trade", 1, 2, 3).workers_on("cultivation", 1, 0, 0).workers_on("weekly_market", 1)
    table.play("play:313", "second_row:cultivation", "skip")
    assert plays(table) == ["play:309/1", "play:322"]


# 315: returning to Phase 4


def all_out(*hands):
    """Return a table at the end of Phase 4, before its stop point: the last Worker of seat 1 has just been placed."""
    table = table_with_hands(*hands, gateway=3).workers_on("farming", 1, 2)
    for me in range(len(hands)):
        table.give(me, workers=int(me == 1), jewelry=4)
    assert table.go_to("actions").state.active == 1
    table.play("place:clay_delivery", "take:1clay", me=1)
    return table.play("end_turn", me=1) if hands[1] else table


def test_after_all_workers_are_placed_315_lets_turns_continue():
    """HX-66, H-48"""
    table = all_out([315, 901], [])
    assert (waits(table), plays(table)) == ("after_actions", ["play:315"])
    table.play("play:315", "take_workers:farming", me=0)
    assert (table.seat().workers, table.standing("farming"), waits(table)) == (2, [1, 0, 0], "after_actions")
    table.play("ready", me=0)
    assert (table.state.active, table.state.phase) == (0, 4)
    table.play("place:nursery", "take:3clay", "end_turn", me=0)
    assert table.state.active == 0, "nobody else has Workers"
    table.play("exchange:1", "end_turn", me=0)
    assert waits(table) == "after_actions"
    table.play("ready", me=0)
    assert table.state.phase == 5


def test_turns_continue_with_the_next_seat_clockwise_from_the_last_one_that_acted():
    """H-48"""
    table = all_out([315, 901], [902], [315, 903])
    table.workers_on("nursery", 1)
    play_of(table, 0, "play:315", "take_workers:farming")
    play_of(table, 2, "play:315", "take_workers:nursery")
    for me in (0, 1, 2):
        play_of(table, me, "ready")
    assert table.state.active == 2, "seat 1 acted last"
    play_of(table, 2, "exchange:1", "end_turn")
    assert table.state.active == 0


def test_315_in_another_turn_returns_a_seat_into_the_order():
    """H-48"""
    table = (
        table_with_hands([], [315, 901], gateway=3)
        .give(workers=2)
        .give(1, workers=0, jewelry=4)
        .workers_on("farming", 1)
    )
    play_of(table, 1, "play:315", "take_workers:farming")
    table.play("exchange:1", me=0)
    assert (table.state.active, table.seat(1).workers) == (1, 1)


def test_phase_4_is_over_when_nobody_takes_workers_at_the_stop_point():
    """H-48"""
    table = all_out([315, 901], []).play("ready", me=0)
    assert table.state.phase == 5


def test_313_can_use_the_one_worker_that_315_took_at_the_stop_point():
    """H-44, H-48: any time in Phase 4"""
    table = all_out([313, 315, 901], []).workers_on("farming", 1).play("play:315", "take_workers:farming", me=0)
    assert (table.seat().workers, plays(table)) == (1, ["play:313"])
    table.play("play:313", "second_row:nursery", "take:3clay", "skip", me=0)
    assert (waits(table), table.good("clay")) == ("after_actions", 3)
    table.play("ready", me=0)
    assert table.state.phase == 5


def test_315_cannot_be_played_in_phase_5():
    """H-36"""
    table = all_out([315, 901], []).play("ready", me=0)
    assert plays(table) == []


# 328 at the Butchery


def at_butchery(**amounts):
    table = on_top(table_with_hands([328, 901], [], gateway=3), "bonus", 830).give(workers=1, **amounts)
    assert plays(table) == [], "328 is playable before the Butchery is used"
    return table.play("place:butchery")


def test_328_without_any_sheep_pays_the_butchery_with_jewelry():
    """H-25"""
    table = at_butchery(jewelry=1)
    assert (choices(table), plays(table)) == (["skip"], ["play:328"])
    table.play("play:328")
    assert choices(table) == ["trade:1jewelry>2hides+4meat", "fewer", "skip"]
    table.play("trade:1jewelry>2hides+4meat")
    assert choices(table) == ["take:2hides", "fewer", "skip"], "328 did not give its effect afterwards"
    table.play("take:2hides", "draw:1bonus")
    assert (table.goods(), table.seat().jewelry, hand(table)) == ({"hides": 4, "meat": 4}, 0, [830, 901])


def test_with_328_and_sheep_the_seat_chooses_the_payment():
    """H-25"""
    table = at_butchery(jewelry=1, card4=1).play("play:328")
    paid = {action.split(">")[0] for action in choices(table) if action.startswith("trade")}
    assert paid == {"trade:sheep@card4", "trade:1jewelry"}
    table.play("trade:sheep@card4>2hides+4meat", "take:2hides", "skip")
    assert (table.goods(), table.seat().jewelry, table.sheep()) == ({"hides": 4, "meat": 4}, 1, {})


def test_328_gives_its_hides_and_bonus_card_even_without_the_exchange():
    """H-25"""
    table = at_butchery().play("play:328", "skip", "take:2hides", "draw:1bonus")
    assert (table.goods(), hand(table)) == ({"hides": 2}, [830, 901])


def test_328_must_be_played_before_paying():
    """H-25"""
    table = at_butchery(jewelry=1, card4=1).play("trade:sheep@card4>2hides+4meat")
    assert plays(table) == []


def test_328_cannot_be_played_after_the_line_was_declined():
    """H-25: the use has ended"""
    assert plays(at_butchery(jewelry=1).play("skip")) == []


def test_328_can_be_played_with_any_kind_of_use():
    """H-25, H-49: here by 313, and outside Phase 4 by 419"""
    table = table_with_hands([313, 328], [], gateway=3).give(workers=1, jewelry=1)
    table.play("play:313", "second_row:butchery", "play:328", "trade:1jewelry>2hides+4meat", "take:2hides")
    assert table.goods() == {"hides": 4, "meat": 4}
    table = at_stop("after_new_card", [328, 419, 901], [], gateway=3).give(jewelry=2)
    table.play("play:419", "use_space:butchery", "play:328", "trade:1jewelry>2hides+4meat", "take:2hides", me=0)
    assert (table.goods(), table.seat().jewelry) == ({"hides": 4, "meat": 4}, 0)


def test_328_cannot_be_played_at_another_space():
    """H-25"""
    table = table_with_hands([328], [], gateway=3).give(workers=1, jewelry=1, card4=1).play("place:sheep_shearing")
    assert plays(table) == []


def test_the_last_jewelry_can_pay_for_the_butchery():
    """H-21: then 020 can be played"""
    table = table_with_hands([20, 328], [], gateway=3).give(workers=1, jewelry=1).play("place:butchery", "play:328")
    table.play("trade:1jewelry>2hides+4meat")
    assert plays(table) == ["play:020"]


# 531: Sheep move back


def test_531_moves_a_sheep_to_card_3_where_it_lives_until_card_3_is_removed():
    """HX-65, H-89"""
    table = table_with_hands([531, 901], [], farmyard=5).give(card4=1, stables=1)
    table.play("play:531")
    assert (table.sheep(), happened(table, SheepReturned)[-1].to) == ({"card3": 1, "card6": 1}, "card6")
    while "place:nursery" not in choices(table):
        table.play(choices(table)[0])
    jump(table, "milking")
    assert table.good("milk") == 2, "milked like any other"
    table = at_stop("before_new_workers", [901], [], round=3).give(card3=1, card6=1).play("ready", me=0)
    assert table.sheep() == {"card6": 1}
    assert happened(table, events.SheepDied) == [events.SheepDied(0, 3, 1)]


def test_531_never_moves_the_same_sheep_twice_and_needs_two():
    """H-89"""
    assert plays(table_with_hands([531], [], farmyard=5).give(card5=1)) == []
    table = table_with_hands([531, 901], [], farmyard=5).give(card5=1, card6=1, stables=1).play("play:531")
    assert table.ids(0) == [f"give:sheep_back@{place}" for place in ("card5", "card6", "stables")]
    table.play("give:sheep_back@card6")
    assert table.ids(0) == ["give:sheep_back@card5", "give:sheep_back@stables"], "one of the two on card 5 was moved"
    table.play("give:sheep_back@card5")
    assert table.sheep() == {"card4": 1, "card5": 1, "stables": 1}


def test_531_in_round_6_returns_two_sheep_to_the_supply():
    """HX-64, H-89"""
    table = table_with_hands([531, 901], [], round=6, farmyard=5).give(stables=3).play("play:531")
    assert table.sheep() == {"stables": 1}


# 607, 627, 728


@pytest.mark.parametrize(
    ("jewelry", "offered"),
    [
        (4, {"row2+row2", "row4"}),
        (5, {"row2+row3", "row5"}),
        (6, {"row2+row4", "row3+row3"}),
        (7, {"row2+row5", "row3+row4"}),
        (8, {"row3+row5", "row4+row4"}),
        (9, {"row4+row5"}),
        (10, {"row5+row5"}),
    ],
)
def test_607_counts_the_jewelry_when_it_is_carried_out(jewelry, offered):
    """H-85, HX-58"""
    table = table_with_hands([607], [], farmyard=6).give(tools=6, jewelry=jewelry).play("play:607")
    assert {action.partition(":")[2] for action in choices(table) if action != "skip"} == offered


def test_607_with_room_for_less_than_two_fields():
    """H-85: with 6 or more Jewelry nothing, with 4 or 5 one Field"""
    table = table_with_hands([607, 901], [], farmyard=6).give(tools=6, jewelry=6).fields(*["row2"] * 7).play("play:607")
    assert choices(table) == ["skip"]
    table = table_with_hands([607, 901], [], farmyard=6).give(tools=6, jewelry=5).fields(*["row2"] * 7).play("play:607")
    table.play(choices(table)[0])
    assert (len(table.rows()), table.rows()[-1]) == (8, "row5")


def test_627_puts_two_crops_on_one_field_that_moves_down_once_at_the_harvest():
    """H-75"""
    table = table_with_hands([627], [], farmyard=6).give(tools=7, barley=3, rye=1).fields("row4")
    table.play("play:627")
    assert choices(table) == ["double_sow:2barley>row4", "double_sow:1barley>row4", "double_sow:1rye>row4", "skip"]
    table.play("double_sow:2barley>row4")
    assert table.good("barley") == 1
    jump(table, "harvest")
    assert (table.good("barley"), table.rows()) == (9, ["row3"])


def test_728_returns_all_crops_but_three_before_sowing():
    """H-99"""
    table = table_with_hands([728], [], farmyard=7).give(barley=3, rye=2, milk=4)
    table.play("play:728")
    assert all(action.startswith("keep:") for action in table.ids(0)), "something else is offered during the payment"
    table.play("keep:2barley+1rye")
    assert table.goods() == {"barley": 2, "rye": 1, "milk": 4}
    table.play("sow:barley>row4", "sow:rye>row3", "sow:barley>row2", "skip")
    assert table.goods() == {"milk": 4}


def test_728_costs_nothing_with_three_crops():
    """H-99"""
    table = table_with_hands([728], [], farmyard=7).give(barley=3).play("play:728")
    assert choices(table) == ["sow:barley>row2", "sow:barley>row3", "sow:barley>row4", "skip"]
    assert table.good("barley") == 3
