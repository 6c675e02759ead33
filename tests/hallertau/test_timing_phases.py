"""Cards in the automatic Phases: after Phase 1, before Phase 2, income, pick-up, and the final window."""

import pytest

from service.engine.hallertau import events
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.income import IncomeTaken
from service.engine.hallertau.verbs.ready import Confirmed
from service.engine.kernel.play import start
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

# Phase 1: 303

SIX = {"nursery": (1, 2, 3), "clearing": (1, 2, 3)}
REMOVED = [
    (5, {"nursery": (1, 2, 3), "clearing": (1, 2)}),
    (6, SIX),
    (7, {**SIX, "butchery": (1,)}),
    (8, {**SIX, "butchery": (1, 2)}),
    (9, {**SIX, "butchery": (1, 2, 3)}),
    (10, {**SIX, "butchery": (1, 2, 3), "busy_weekend": (1,)}),
]
RYE = [0, 1, 2, 3, 5]


def after_removal(round=2, **spaces):
    """Return a table of four seats with a cleared board; seat 0 holds 303 at the stop point of Phase 1."""
    table = table_with_hands([303, 901], [], [], [], round=round, gateway=3)
    for space, rows in spaces.items():
        table.workers_on(space, *rows)
    return jump(table, "remove_workers")


@pytest.mark.parametrize(("removed", "spaces"), REMOVED)
def test_303_counts_the_workers_just_removed_from_one_quadrant(removed, spaces):
    """H-30"""
    table = after_removal(**spaces)
    assert (waits(table), max(table.state.removed)) == ("workers_removed", removed)
    tiers = max(removed - 5, 0)
    assert plays(table) == [f"play:303/{tier}" for tier in range(1, tiers + 1)]


@pytest.mark.parametrize(("removed", "spaces"), REMOVED[1:])
def test_303_gives_rye_by_its_best_tier_and_a_sheep(removed, spaces):
    """H-30"""
    table = after_removal(**spaces).play(plays(after_removal(**spaces))[-1], me=0)
    while not waits(table):
        table.play(choices(table)[0], me=0)
    assert (table.good("rye"), table.sheep()) == (RYE[removed - 6], {"card5": 1})


def test_303_does_not_add_up_quadrants():
    """H-30"""
    table = after_removal(nursery=(1, 2, 3), farming=(1, 2, 3), cultivation=(1, 2, 3), tool_shed=(1, 2, 3))
    assert (table.state.removed, plays(table)) == ([3, 3, 3, 3], [])


def test_303_counts_workers_and_not_rows():
    """H-41, H-43: a second row can hold 1 Worker"""
    table = after_removal(nursery=(1, 2, 3), clearing=(1, 2), butchery=(0, 1))
    assert (max(table.state.removed), plays(table)) == (6, ["play:303/1"])


def test_303_in_round_4_places_the_sheep_in_the_stables():
    """H-16: the new Round has already begun"""
    table = after_removal(round=4, **SIX).play("play:303/1", me=0)
    table.play(choices(table)[0], me=0)
    assert table.sheep() == {"stables": 1}


def test_303_cannot_be_played_before_phase_2():
    """H-30, H-36"""
    table = after_removal(**SIX).play("ready", me=0)
    assert (waits(table), table.state.phase, plays(table)) == ("before_new_workers", 2, [])


def test_only_the_master_deck_has_a_stop_point_in_phase_1():
    """H-18"""
    table = table_with_hands([25], [], round=2, gateway=0)
    assert waits(jump(table, "remove_workers")) == "before_new_workers"


# Phase 2: 301


def test_301_before_phase_2_saves_the_sheep_on_the_card_to_be_removed():
    """H-32"""
    table = at_stop("before_new_workers", [301, 901], [], round=4, gateway=3)
    assert plays(table) == []
    table.give(card4=2, card5=1)
    assert plays(table) == ["play:301"]
    table.play("play:301", "move_sheep:card4>card5", "move_sheep:card4>card5", "skip", "skip", me=0)
    table.play("ready", me=0)
    assert (table.sheep(), table.seat().workers) == ({"card5": 3}, 6)
    assert happened(table, events.SheepDied) == []


def test_without_301_the_sheep_dies():
    table = at_stop("before_new_workers", [301], [], round=4, gateway=3).give(card4=2, card5=1).play("ready", me=0)
    assert table.sheep() == {"card5": 1}
    assert happened(table, events.SheepDied) == [events.SheepDied(0, 4, 2)]


def test_301_in_any_phase_refers_to_the_next_card_to_be_removed():
    """H-32"""
    table = table_with_hands([301], [], round=3, gateway=3).give(card5=1)
    assert plays(table) == []
    assert plays(table.give(card4=1)) == ["play:301"]
    table = table_with_hands([301], [], round=6, gateway=3).give(stables=3)
    assert plays(table) == [], "301 is playable, although no card is left"


# Phase 3: income


def test_phase_3_is_skipped_in_round_1():
    """H-110, H-15"""
    state, log = start(RULES, {"variant": "cards", "gateway": 3}, 3, "seed")
    assert (state.round, state.phase) == (1, 4)
    assert not [event for event in log if isinstance(event.body, Confirmed | IncomeTaken)]
    table = table_with_hands([901], [])
    table.seat().played = [804]
    jump(table, "income")
    assert (table.state.phase, table.goods()) == (4, {}), "a played card gave income in Round 1"


def in_phase_3(*hands, played=(), round=2, **settings):
    """Return a table in Phase 3 on which seat 0 has played these cards."""
    table = table_with_hands(*hands, round=round, **settings)
    table.seat().played = list(played)
    return jump(table, "income")


def test_the_seat_chooses_the_order_of_its_income_and_each_card_gives_once():
    """HX-10, H-110"""
    table = in_phase_3([901], [], played=(811, 818, 825)).fields()
    assert choices(table) == ["income:811", "income:818", "income:825", "skip"]
    table.play("income:825", "new_field:row5", me=0)
    assert choices(table) == ["income:811", "income:818", "skip"]
    table.play("income:818", "take:1flax+1wool", "income:811", "sow:flax>row5", me=0)
    assert (table.rows(), table.goods()) == (["row5/flax"], {"wool": 1})
    assert waits(table) == "income"


def test_income_can_be_declined():
    """H-110: each is optional"""
    table = in_phase_3([901], [], played=(804, 820)).play("income:820", "skip", "skip", me=0)
    assert (table.goods(), waits(table)) == ({}, "income")


def test_a_bonus_card_played_in_phase_3_gives_its_income_at_once():
    """H-110: paid with what another card has just given"""
    table = in_phase_3([801], [], played=(804,))
    assert plays(table) == []
    table.play("income:804", "take:1wool", "play:801", "take:1meat", me=0)
    assert table.goods() == {"meat": 1}
    assert table.state.phase == 4, "that was the last card in any hand"


def test_a_bonus_card_played_between_two_incomes_gives_before_the_others_and_only_once():
    """H-110"""
    table = in_phase_3([801, 901], [], played=(804, 820)).give(wool=1).play("play:801", me=0)
    assert choices(table) == ["take:1meat", "skip"]
    table.play("take:1meat", me=0)
    assert choices(table) == ["income:804", "income:820", "skip"]


def test_a_bonus_card_played_outside_phase_3_gives_nothing_at_once():
    """HX-36"""
    table = table_with_hands([801, 901], []).give(wool=1, workers=6).play("play:801")
    assert (table.goods(), "place:nursery" in choices(table)) == ({}, True)


def test_phase_3_waits_until_all_have_confirmed():
    """H-110, H-09"""
    table = in_phase_3([901], [902], played=(804,))
    play_of(table, 0, "income:804", "take:1wool", "ready")
    assert (table.to_act(), table.state.phase) == ((1,), 3)
    play_of(table, 1, "ready")
    assert table.state.phase == 4


def test_a_card_drawn_in_phase_3_to_an_empty_hand_can_be_played_in_phase_3():
    """H-09: the Phase waits for every seat with a card in hand"""
    table = on_top(in_phase_3([], [], played=(840,), farmyard=7), "farmyard", 727).give(tools=3)
    table.play("income:840", "draw:1farmyard", me=0)
    assert (table.state.phase, waits(table), plays(table)) == (3, "income", ["play:727/2"])


# Phase 5: the pick-up


def test_all_seats_pick_up_their_farmyard_card_and_can_play_it_at_once():
    """H-111"""
    table = table_with_hands([901], [], round=2, farmyard=7)
    table.seat(0).farmyard[0], table.seat(1).farmyard[0] = 727, 720
    table.give(0, tools=3).give(1, card5=1)
    jump(table, "new_card")
    assert (hand(table, 0), hand(table, 1)) == ([727, 901], [720])
    assert (waits(table, 0), waits(table, 1), table.state.phase) == ("after_new_card", "after_new_card", 5)
    play_of(table, 0, "play:727/2", "take:7clay")
    assert table.good("clay") == 7


def test_713_can_be_played_after_the_card_picked_up_in_phase_5():
    """H-111, H-28"""
    table = table_with_hands([713, 801], [], round=2, farmyard=7)
    table.seat().farmyard[0] = 727
    jump(table.give(tools=3, wool=1), "new_card")
    table.play("play:727/2", "take:7clay", me=0)
    assert "play:713" in plays(table)


def test_713_cannot_be_played_after_an_older_card_in_phase_5():
    """H-28"""
    table = table_with_hands([713, 801], [], round=2, farmyard=7)
    table.seat().farmyard[0] = 727
    jump(table.give(wool=1), "new_card")
    table.play("play:801", me=0)
    assert plays(table) == []


def test_the_picked_up_card_is_the_one_that_held_the_workers():
    """H-111: the cards of the Rounds are picked up one by one"""
    table = table_with_hands([], [], round=1, farmyard=7)
    table.seat().farmyard[:] = [701, 702, 703, 704, 705, 706]
    jump(table, "new_card")
    assert (hand(table), table.seat().farmyard) == ([701], [702, 703, 704, 705, 706])


# The final window


def final(*hands, **settings):
    return at_stop("final_window", *hands, round=6, **settings)


def test_cards_limited_to_one_phase_cannot_be_played_in_the_final_window():
    """H-36, H-14"""
    table = final([426], []).give(tools=6).fields("row4/barley")
    assert (table.state.phase, waits(table), plays(table)) == (0, "final_window", [])
    table = final([121, 222, 302, 312, 313, 315, 330, 702], [], gateway=3, farmyard=7)
    table.give(workers=1, jewelry=4).fields(*["row5"] * 8)
    assert plays(table) == []
    table = final([208, 303, 305, 706], [], gateway=3)
    table.seat().tally.harvested[0] = 20
    table.seat().tally.steps[0] = 5
    table.state.removed[0] = 10
    assert plays(table) == []


def test_cards_barred_in_one_phase_can_be_played_in_the_final_window():
    """H-36"""
    table = final([419, 427, 526, 605, 724, 726], []).give(jewelry=1, milk=3, barley=8)
    assert {action[:8] for action in plays(table)} == {f"play:{card}" for card in (419, 427, 526, 605, 724, 726)}


def test_419_uses_a_space_in_the_final_window_and_new_sheep_are_placed_in_the_stables():
    """H-37, H-120"""
    table = final([419], []).give(jewelry=1).workers_on("weekly_market", 1).workers_on("nursery", 1, 2)
    table.play("play:419", me=0)
    assert "use_space:nursery" not in choices(table)
    table.play("use_space:weekly_market", me=0)
    assert table.standing("weekly_market") == [1, 2, 0]
    table.play(choices(table)[0], me=0)
    assert (table.sheep(), table.good("meat")) == ({"stables": 1}, 1)


def test_the_game_ends_when_all_have_confirmed_the_final_window():
    """H-120"""
    table = final([901], [902], [])
    play_of(table, 1, "ready")
    assert (table.to_act(), table.state.over) == ((0,), False)
    play_of(table, 0, "ready")
    assert table.state.over
    assert (table.ids(0), table.ids(1)) == ([], [])


def test_playing_a_card_makes_the_final_window_wait_again():
    """H-120, H-09"""
    table = final([910, 901], [902])
    play_of(table, 1, "ready")
    table.give(meat=5)
    play_of(table, 0, "play:910")
    assert table.to_act() == (0, 1)
    assert plays(table) == ["play:901"], "910 is another Point card"
