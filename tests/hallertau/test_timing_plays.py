"""When cards are played and when they are carried out: in other turns, between and inside units, several at once."""

import pytest

from service.engine.hallertau.verbs.play_card import CardPlayed
from service.engine.kernel.errors import EngineReason
from tests.hallertau.timing_table import (
    cards_laid,
    choices,
    hand,
    happened,
    jump,
    on_top,
    play_of,
    plays,
    table_with_hands,
)

# In the turn of another seat


def test_when_a_space_becomes_full_another_seat_can_play_009_at_once():
    """HX-33, H-01, H-42"""
    table = table_with_hands([], [9]).give(workers=6).workers_on("clearing", 1, 2)
    assert plays(table, 1) == []
    table.play("place:clearing")
    assert choices(table, 0) == ["new_field:row2", "skip"]
    play_of(table, 1, "play:009", "take:1jewelry", "draw:1bonus")
    assert (table.seat(1).jewelry, len(hand(table, 1))) == (1, 1)
    assert (table.state.active, table.to_act()) == (0, (0,))
    assert choices(table, 0) == ["new_field:row2", "skip"], "the interrupted turn does not continue"


def test_the_active_seat_need_not_wait_for_the_card_of_another_seat():
    """H-11"""
    table = table_with_hands([], [9]).give(workers=6).workers_on("clearing", 1, 2).play("place:clearing")
    play_of(table, 1, "play:009")
    assert table.to_act() == (0, 1)
    play_of(table, 0, "new_field:row2", "take:1clay")
    assert choices(table, 1)[0] == "take:1jewelry"


def test_the_next_turn_waits_until_the_card_is_done():
    """H-11"""
    table = table_with_hands([], [9]).give(workers=6).workers_on("clearing", 1, 2).play("place:clearing")
    play_of(table, 1, "play:009")
    play_of(table, 0, "new_field:row2", "take:1clay")
    assert (table.to_act(), choices(table, 1)) == ((1,), ["take:1jewelry", "skip"])
    play_of(table, 1, "take:1jewelry", "skip")
    assert (table.state.active, table.seat(1).jewelry) == (1, 1)
    assert "place:nursery" in choices(table, 1)


def test_634_in_another_turn_asks_for_both_discards_and_the_turn_continues():
    """H-11, H-100"""
    table = table_with_hands([], [634, 801, 901, 902], farmyard=6).give(workers=6).play("place:nursery")
    before = table.ids(0)
    play_of(table, 1, "play:634")
    assert table.ids(1) == ["give:card@801", "give:card@901", "give:card@902"], (
        "something else is offered during the payment"
    )
    play_of(table, 1, "give:card@902")
    assert table.ids(1) == ["give:card@801", "give:card@901"]
    play_of(table, 1, "give:card@801")
    assert (hand(table, 1), table.seat(1).discarded, table.seat(1).played) == ([901], [902, 801], [634])
    play_of(table, 1, "take:1wool", "draw:2bonus")
    assert (table.good("wool", 1), len(hand(table, 1))) == (1, 3)
    assert table.ids(0) == before
    table.play("take:3clay", me=0)
    assert (table.good("clay"), table.state.active) == (3, 1)


def test_908_in_another_turn_asks_for_three_types_and_the_turn_continues():
    """H-11"""
    table = (
        table_with_hands([], [908])
        .give(workers=6)
        .give(1, barley=4, rye=5, wool=4, clay=4, milk=3)
        .play("place:nursery")
    )
    play_of(table, 1, "play:908")
    assert set(table.ids(1)) == {"give:4barley", "give:4rye", "give:4wool", "give:4clay"}
    play_of(table, 1, "give:4clay")
    assert set(table.ids(1)) == {"give:4barley", "give:4rye", "give:4wool"}
    play_of(table, 1, "give:4rye", "give:4barley")
    assert table.goods(1) == {"rye": 1, "wool": 4, "milk": 3}
    assert table.display(1).score.parts["cards"] == 8
    assert (table.to_act(), table.state.active) == ((0,), 0)
    assert "take:3clay" in choices(table, 0)


def test_a_seat_can_go_on_using_a_space_whose_rows_a_card_removes():
    """H-54, H-47"""
    table = table_with_hands([], [210], gateway=2).give(workers=6).give(1, hops=2).play("place:nursery")
    play_of(table, 1, "play:210", "clear_space:nursery")
    assert table.standing("nursery") == [0, 0, 0]
    assert "take:3clay" in choices(table, 0)
    play_of(table, 1, "skip")
    table.play("take:3clay", me=0)
    assert table.good("clay") == 3
    assert "place:nursery" in choices(table, 1)


def test_a_seat_cannot_play_a_card_of_another_seat():
    table = table_with_hands([25], [9]).give(clay=4)
    assert plays(table, 0) == ["play:025/1"]
    assert table.refuses("play:025/1", me=1, reason=EngineReason.NOT_YOUR_DECISION)


# Between two units a card is carried out at once


def test_busy_weekend_a_card_between_two_lines_can_give_the_field_to_sow():
    """H-02"""
    table = (
        table_with_hands([5], []).fields().give(workers=1, barley=1, card4=4).play("place:busy_weekend", "take:1milk")
    )
    assert choices(table) == ["skip"], "there is no Field to sow in, but a card in hand"
    table.play("play:005", "take:1wool", "new_field:row2")
    assert choices(table) == ["sow:barley>row2", "skip"]
    table.play("sow:barley>row2")
    assert table.rows() == ["row2/barley"]
    assert table.goods() == {"milk": 1, "wool": 1}


def test_a_card_between_two_sow_actions_is_carried_out_at_once():
    """H-02: one sow action is a unit"""
    table = table_with_hands([25], []).give(workers=1, clay=4, barley=2).play("place:cultivation", "sow:barley>row4")
    table.play("play:025/1")
    assert choices(table) == ["take:1milk", "skip"]
    table.play("take:1milk")
    assert choices(table) == ["sow:barley>row2", "sow:barley>row3", "skip"]


def test_playing_a_card_before_acting_is_not_a_turn():
    """H-01, H-53"""
    table = table_with_hands([25], []).give(workers=6, clay=4).play("play:025/1", "take:1milk")
    assert (table.state.active, table.seat().workers) == (0, 6)
    assert {"place:nursery", "exchange:6"} <= set(choices(table))


# Inside a unit a card is played and paid at once, and carried out after the unit


def test_a_card_played_between_the_two_moves_of_fertilizing_is_carried_out_after_the_line():
    """H-02, H-03"""
    table = table_with_hands([430], []).give(workers=1, tools=1, barley=1).fields("row2", "row3")
    table.play("place:fertilizing", "move_field:row2>row5", "play:430")
    assert (table.seat().played, table.seat().tools) == ([430], 0), "the card is not played and paid"
    assert choices(table) == ["move_field:row3>row5", "skip"]
    table.play("move_field:row3>row5")
    assert choices(table) == ["take:2milk", "fewer", "skip"], "the card was not carried out before the next line"
    table.play("take:2milk", "draw:1bonus")
    assert choices(table) == ["sow:barley>row5", "skip"]


def test_the_condition_of_a_waiting_card_is_not_checked_again():
    """H-03: the 4 Clay of 025 are spent on 821 before 025 is carried out"""
    table = table_with_hands([25, 821], []).give(workers=1, clay=4).fields("row2", "row3")
    table.play("place:fertilizing", "move_field:row2>row5", "play:025/1", "play:821")
    assert table.good("clay") == 0
    table.play("move_field:row3>row5", "take:1milk")
    assert (table.good("milk"), table.seat().played) == (1, [25, 821])


def test_goods_paid_for_one_card_do_not_count_for_the_next():
    """H-05: all costs must be payable together"""
    table = table_with_hands([25, 821], []).give(workers=1, clay=4).fields("row2", "row3")
    table.play("place:fertilizing", "move_field:row2>row5", "play:821")
    assert plays(table) == []
    table = table_with_hands([821, 430, 415], []).give(tools=7, clay=4).play("play:430")
    assert (table.seat().tools, plays(table)) == (6, ["play:821"]), "415 is playable without Tools"


def test_amounts_are_counted_when_an_effect_is_carried_out():
    """H-13: 317 is played with one empty Field and carried out with two"""
    table = table_with_hands([304, 317], [], gateway=3).give(tools=3).fields("row3/barley", "row4")
    table.play("play:304/1", "play:317", "new_field:row2")
    assert choices(table) == ["take:2clay", "fewer", "skip"]


def test_a_card_counts_as_soon_as_it_is_played_but_not_for_itself():
    """H-12"""
    table = table_with_hands([308, 821], [], gateway=3).give(workers=1, clay=4).fields("row2", "row3")
    assert plays(table) == ["play:821"]
    table.play("place:fertilizing", "move_field:row2>row5", "play:821")
    assert plays(table) == ["play:308/1"], "821 does not count yet"


def test_020_inside_719_is_checked_without_jewelry_and_carried_out_after_719():
    """H-04, H-21"""
    table = table_with_hands([20, 719], [], farmyard=7).give(jewelry=7)
    assert plays(table) == ["play:719/1", "play:719/2"]
    table.play("play:719/2")
    assert (table.seat().jewelry, plays(table)) == (0, ["play:020"])
    table.play("play:020")
    assert choices(table) == ["take:6jewelry", "fewer", "skip"], "719 does not continue"
    table.play("take:6jewelry", "new_field:row3", "new_field:row3", "draw:1bonus")
    assert choices(table) == ["take:1hops+1milk", "fewer", "skip"]
    table.play("take:1hops+1milk")
    assert (table.seat().jewelry, table.goods(), cards_laid(table)) == (6, {"hops": 1, "milk": 1}, [719, 20])


def test_020_cannot_be_played_after_jewelry_is_regained():
    """H-21"""
    table = table_with_hands([20, 719], [], farmyard=7).give(jewelry=9).play("play:719/3", "take:9jewelry")
    assert plays(table) == []


def test_020_can_be_played_after_719_if_no_jewelry_was_regained():
    """H-21"""
    table = table_with_hands([20, 719], [], farmyard=7).give(jewelry=2)
    table.play("play:719/1", "new_field:row3", "skip", "skip")
    assert plays(table) == ["play:020"]


def test_020_can_be_played_inside_734():
    """H-04"""
    table = table_with_hands([20, 734], [], farmyard=7).give(jewelry=6).play("play:734/2", "play:020")
    first = choices(table)[0]
    assert "5jewelry" in first
    table.play(first)
    while "take:1hops+1milk" not in table.ids(0):
        table.play(choices(table)[0])
    assert (table.seat().jewelry, table.good("meat")) == (5, 5)


def test_509_inside_512_counts_the_fields_between_removal_and_gain():
    """H-04"""
    table = table_with_hands([509, 512], [], farmyard=5).fields("row2", "row2", "row3", "row4", "row5")
    assert plays(table) == ["play:512"]
    table.play("play:512")
    assert plays(table) == ["play:509/1"]
    table.play("play:509/1", "new_field:row3", "new_field:row3")
    assert len(table.rows()) == 6
    assert choices(table) == ["new_field:row2", "skip"]
    table.play("new_field:row2")
    assert len(table.rows()) == 7


# Several cards at the same time


@pytest.mark.parametrize(("first", "second"), [(27, 112), (112, 27)])
def test_two_cards_for_exactly_one_empty_field_can_be_played_together_and_both_are_carried_out(first, second):
    """H-05"""
    good = {27: "wool", 112: "clay"}
    table = table_with_hands([27, 112, 924], []).give(wool=1, clay=1).fields("row4", "row5/rye")
    table.play(f"play:{first:03}", f"play:{second:03}")
    assert table.seat().played == [first, second]
    table.play(f"sow:{good[first]}>row4/for{second:03}", "draw:1bonus")
    assert choices(table) == ["skip"], "the second card found an empty Field"
    table.play("skip", "draw:1bonus")
    assert table.rows() == [f"row4/{good[first]}", "row5/rye"]
    assert (len(hand(table)), table.good(good[second])) == (3, 1)


def test_of_two_cards_for_exactly_one_empty_field_the_second_cannot_be_played_later():
    """H-05"""
    table = table_with_hands([112, 113], [], gateway=1).give(clay=1).fields("row4", "row5/rye")
    assert plays(table) == ["play:112", "play:113"]
    table.play("play:112", "sow:clay>row4")
    assert plays(table) == []


def test_cards_played_together_are_carried_out_in_the_order_chosen_by_the_seat():
    """H-05"""
    table = table_with_hands([25, 430, 530], []).give(workers=1, tools=1, clay=4, hops=1).fields("row2", "row3")
    table.play("place:fertilizing", "move_field:row2>row5", "play:530", "play:025/1", "play:430")
    asked = []
    table.play("skip")
    while choices(table)[0].startswith(("take", "draw")):
        asked.append(choices(table)[0])
        table.play(asked[-1])
    assert asked == ["take:3milk", "take:1milk", "take:2milk", "draw:1bonus"]


def test_a_card_drawn_by_a_card_can_be_played_at_once_and_is_carried_out_after_it():
    """H-06"""
    table = on_top(table_with_hands([735], [], farmyard=7), "farmyard", 720, 701).give(jewelry=1, card4=1)
    table.play("play:735", "draw:2farmyard")
    assert plays(table) == ["play:720"]
    table.play("play:720")
    assert table.sheep() == {}, "the Sheep is paid at once"
    assert choices(table) == ["draw:2bonus", "draw:1bonus", "skip"], "735 does not continue"
    table.play("draw:1bonus")
    assert (table.seat().tools, table.good("clay")) == (0, 0)
    table.play(choices(table)[0])
    assert (table.seat().tools, table.good("clay")) == (2, 2)


# Card 713: played immediately after a card came into the hand


def with_a_fresh_card(*in_hand):
    """Return a table on which seat 0 has drawn 802 from the Bonus space, holds 713 and can pay for both."""
    table = on_top(table_with_hands([713, *in_hand], [], farmyard=7), "bonus", 802, 828)
    return table.give(workers=6, hops=1, wool=1).play("place:bonus_card", "draw:1bonus")


def test_713_can_be_played_after_a_card_that_was_just_drawn():
    """H-28"""
    table = with_a_fresh_card()
    assert plays(table) == ["play:802"]
    table.play("play:802")
    assert plays(table) == ["play:713"]
    table.play("play:713", "take:1milk", "take:1flax", "draw:1bonus")
    assert (table.goods(), hand(table)) == ({"milk": 1, "flax": 1, "wool": 1}, [828])


def test_713_cannot_be_played_after_an_older_card():
    """H-28"""
    table = with_a_fresh_card(801).play("play:801")
    assert plays(table) == ["play:802"]


def test_713_cannot_be_played_if_an_older_card_was_played_before_the_new_one():
    """H-28: the new card must be the next card that is played"""
    table = with_a_fresh_card(801).play("play:801", "play:802")
    assert plays(table) == []


def test_713_is_carried_out_after_the_other_card_and_can_be_drawn_by_it():
    """H-28, H-06"""
    table = on_top(table_with_hands([], [], farmyard=7), "farmyard", 735, 713, 701).give(workers=6, jewelry=1)
    table.play("place:farmyard_card", "draw:1farmyard", "play:735", "draw:2farmyard", "play:713")
    assert choices(table) == ["draw:2bonus", "draw:1bonus", "skip"]
    table.play("draw:2bonus")
    assert choices(table) == ["take:1milk", "skip"]


def test_713_cannot_be_played_after_the_end_of_the_turn():
    """H-20, H-28"""
    table = with_a_fresh_card().play("play:802", "end_turn")
    assert plays(table) == []


def test_713_cannot_be_played_after_a_card_drawn_before_another_unit():
    """H-28: a card is new if it was drawn since the last unit that gave no card"""
    table = (
        on_top(table_with_hands([713], [], farmyard=7), "bonus", 802, 828).give(workers=2, hops=1).give(1, workers=0)
    )
    table.play("place:bonus_card", "draw:1bonus", "end_turn", "place:nursery", "take:3clay")
    assert plays(table) == ["play:802"]
    table.play("play:802")
    assert plays(table) == []


def test_an_automatic_confirmation_ends_what_was_just_drawn():
    """H-28, H-09: 703 was drawn in Phase 5, seat 0 was skipped as idle, then seat 1 fills a space"""
    table = table_with_hands([713], [726, 901], round=2, farmyard=7).give(1, jewelry=1).workers_on("bonus_card", 1)
    table.seat(0).farmyard[0], table.seat(0).ready_while_idle = 703, True
    jump(table, "new_card")
    assert (table.to_act(), hand(table)) == ((1,), [703, 713])
    play_of(table, 1, "play:726", "use_space:bonus_card", "skip", "skip")
    play_of(table, 0, "play:703")
    assert plays(table) == []


def test_the_event_of_a_played_card_contains_the_automatic_payment():
    table = table_with_hands([430], [25]).give(tools=1).give(1, clay=4)
    play_of(table, 0, "play:430")
    play_of(table, 1, "play:025/1")
    assert happened(table, CardPlayed) == [
        CardPlayed(0, 430, 0, {"tools": 1}),
        CardPlayed(1, 25, 1, {}),
    ]
