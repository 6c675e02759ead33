"""Stop points: which seats they wait for, when they wait again, readiness ahead; and the end of a turn."""

import pytest

from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.end_turn import TurnEnded
from service.engine.hallertau.verbs.ready import Confirmed
from service.engine.kernel.errors import EngineReason
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

STOPS = ["after_actions", "after_new_card", "after_fallow", "before_harvest", "after_harvest"]
STOPS_BEFORE = ["before_new_workers", "income"]


def after_pick_up(*hands):
    """Return a table at the stop point of Phase 5; without Fields no Phase asks anything before the harvest."""
    table = table_with_hands(*hands, round=2)
    for me in range(len(hands)):
        table.fields(me=me)
    return jump(table, "after_new_card")


def stops_of_a_round(table):
    """Play default actions until the next Round; return the stop points with their Phases."""
    round, stops = table.state.round, []
    while table.state.round == round and not table.state.over:
        me = table.to_act()[0]
        if waits(table, me):
            stops.append((table.state.phase, waits(table, me)))
        table.play(RULES.default(table.state, me).id, me=me)
    return stops


# Where the stop points are


def test_a_seat_with_a_card_is_asked_at_every_stop_point_of_round_1():
    """H-08, H-15, H-18"""
    table = table_with_hands([924], []).fields("row2/rye", "row3")
    for seat in table.state.seats:
        seat.farmyard.clear()
    assert stops_of_a_round(table) == list(zip((4, 5, 6, 7, 7), STOPS, strict=True))


@pytest.mark.parametrize(("gateway", "first"), [(0, []), (3, [(1, "workers_removed")])])
def test_later_rounds_have_stop_points_before_phase_4(gateway, first):
    """H-08, H-14, H-18"""
    table = table_with_hands([924], [], round=2, gateway=gateway).fields("row2/rye", "row3")
    for seat in table.state.seats:
        seat.farmyard.clear()
    before = list(zip((2, 3), STOPS_BEFORE, strict=True))
    after = list(zip((4, 5, 6, 7, 7), STOPS, strict=True))
    assert stops_of_a_round(jump(table, "remove_workers")) == [*first, *before, *after]


def test_after_round_6_comes_the_final_window():
    """H-120"""
    table = table_with_hands([924], [], round=6)
    for seat in table.state.seats:
        seat.farmyard.clear()
    assert stops_of_a_round(table)[-1] == (0, "final_window")
    assert table.state.over


# Which seats they wait for


def test_a_stop_point_waits_for_every_seat_with_cards_and_for_no_empty_hand():
    """H-09"""
    table = at_stop("after_fallow", [924], [], [901])
    assert (table.to_act(), waits(table, 0), waits(table, 2)) == ((0, 2), "after_fallow", "after_fallow")
    play_of(table, 2, "ready")
    assert (table.to_act(), table.state.phase) == ((0,), 6)
    play_of(table, 0, "ready")
    assert (table.state.phase, waits(table, 2)) == (7, "before_harvest")


def test_a_stop_point_waits_whatever_cards_are_in_the_hand():
    """H-09: 924 cannot be played, 025 can"""
    for card in (924, 25):
        table = at_stop("after_fallow", [card], []).give(clay=4)
        assert (table.to_act(), choices(table)) == ((0,), ["ready"])


def test_with_empty_hands_nobody_is_asked():
    """H-09"""
    table = at_stop("after_fallow", [], [])
    assert (table.state.round, table.state.phase) == (3, 4), "the next decision is a turn"
    assert happened(table, Confirmed) == []


def test_playing_a_card_makes_the_stop_point_wait_for_all_again():
    """H-09"""
    table = at_stop("after_fallow", [25, 901], [902], [924], []).give(clay=4)
    play_of(table, 1, "ready")
    play_of(table, 2, "ready")
    assert table.to_act() == (0,)
    play_of(table, 0, "play:025/1", "take:1milk")
    assert (table.to_act(), table.state.stop) == ((0, 1, 2), "after_fallow")
    for me in (0, 1, 2):
        play_of(table, me, "ready")
    assert waits(table, 0) == "before_harvest"


def test_a_seat_that_has_confirmed_can_still_play_and_must_confirm_again():
    """H-09, H-01"""
    table = at_stop("after_fallow", [25, 901], [902]).give(clay=4)
    play_of(table, 0, "ready")
    assert (choices(table, 0), plays(table, 0)) == ([], ["play:025/1"])
    play_of(table, 0, "play:025/1", "take:1milk")
    assert table.to_act() == (0, 1)


def test_playing_the_last_card_confirms_automatically():
    """H-09: an empty hand"""
    table = at_stop("after_fallow", [25], [902]).give(clay=4)
    play_of(table, 0, "play:025/1", "take:1milk")
    assert (table.to_act(), table.state.phase) == ((1,), 6)


def test_a_stop_point_waits_for_a_seat_that_drew_a_card_at_it():
    """H-09: its hand was empty for a moment"""
    table = on_top(at_stop("after_fallow", [11], [902]), "bonus", 830).give(milk=1, wool=1)
    play_of(table, 0, "play:011", "take:1clay", "draw:1bonus")
    assert (waits(table, 0), hand(table)) == ("after_fallow", [830])


def test_a_stop_point_waits_for_a_seat_that_had_confirmed_and_drew_a_card():
    """H-09"""
    table = on_top(at_stop("after_fallow", [11], [902]), "bonus", 830).give(milk=1, wool=1)
    play_of(table, 0, "ready", "play:011", "take:1clay", "draw:1bonus")
    assert (waits(table, 0), hand(table)) == ("after_fallow", [830])


def test_playing_a_card_in_phase_9_asks_a_seat_that_was_done_again():
    """H-08, H-09: Phase 9 is a stop point as well"""
    table = jump(table_with_hands([25, 901], [902]).give(clay=4).give(1, clay=3), "progress")
    play_of(table, 1, "done")
    play_of(table, 0, "play:025/1", "take:1milk")
    assert table.to_act() == (0, 1)


# Readiness ahead


def test_ready_through_confirms_all_points_up_to_a_phase():
    """H-09"""
    table = after_pick_up([924], [901])
    assert "ready_through:6" in table.ids(0)
    assert "ready_through:5" not in table.ids(0)
    play_of(table, 0, "ready_through:6")
    play_of(table, 1, "ready")
    assert (table.state.stop, table.to_act()) == ("after_fallow", (1,))
    play_of(table, 1, "ready")
    assert (table.state.stop, table.to_act()) == ("before_harvest", (0, 1))


def test_a_seat_that_is_ready_ahead_can_still_play():
    """H-01"""
    table = after_pick_up([25, 901], [902]).give(clay=4)
    play_of(table, 0, "ready_through:7")
    play_of(table, 1, "ready")
    assert (table.state.stop, plays(table, 0)) == ("after_fallow", ["play:025/1"])
    play_of(table, 0, "play:025/1", "take:1milk")
    assert table.to_act() == (1,), "and is not asked after that either"


def test_ready_through_ends_with_the_round():
    """H-09"""
    table = after_pick_up([924], []).give(1, clay=9)
    play_of(table, 0, "ready_through:7")
    assert (table.state.phase, table.to_act()) == (9, (0, 1))
    play_of(table, 0, "done")
    play_of(table, 1, "done")
    assert (table.state.round, waits(table)) == (3, "before_new_workers")


def test_a_seat_that_is_ready_while_idle_is_skipped_if_no_card_is_playable():
    """H-09"""
    table = after_pick_up([25, 901], [902])
    play_of(table, 0, "ready_while_idle")
    assert table.to_act() == (1,)
    play_of(table, 1, "ready")
    assert (table.state.stop, table.to_act()) == ("after_fallow", (1,))


def test_a_seat_that_is_ready_while_idle_is_asked_if_a_card_is_playable():
    """H-09"""
    table = after_pick_up([25, 901], [902]).give(clay=4)
    play_of(table, 0, "ready_while_idle")
    assert (table.to_act(), choices(table, 0)) == ((0, 1), ["ready"])
    play_of(table, 0, "play:025/1", "take:1milk")
    assert table.to_act() == (1,)


def test_ready_while_idle_also_ends_turns_and_skips_empty_lines():
    """H-09, H-10"""
    table = table_with_hands([901], []).give(workers=2).give(1, workers=2)
    table.seat().ready_while_idle = True
    table.play("place:nursery", "take:3clay", me=0)
    assert table.state.active == 1


def test_a_seat_that_is_ready_while_idle_can_still_advance_in_phase_9():
    """H-114: a space is filled, and the Jewelry of 009 pays for a step"""
    table = table_with_hands([9], [419]).give(1, jewelry=2).workers_on("gateway_card", 1)
    table.seat(0).ready_while_idle = True
    jump(table, "progress")
    assert table.to_act() == (1,)
    play_of(table, 1, "play:419", "use_space:gateway_card")
    play_of(table, 0, "play:009", "take:1jewelry", "skip")
    assert {"advance:carpentry:1jewelry", "resume"} & set(table.ids(0))


def test_a_seat_that_is_ready_while_idle_is_asked_in_phase_9_when_a_card_becomes_playable():
    """H-09: being done is a confirmation, and playing a card makes the stop point wait again"""
    table = table_with_hands([9], [419]).give(0, barley=1).give(1, jewelry=2).workers_on("gateway_card", 1)
    table.seat(0).ready_while_idle = True
    play_of(jump(table, "progress"), 0, "done")
    assert table.to_act() == (1,)
    play_of(table, 1, "play:419", "use_space:gateway_card", "skip", "skip")
    assert 0 in table.to_act()


def test_ready_off_ends_ready_while_idle():
    """H-09"""
    table = after_pick_up([924], [902])
    play_of(table, 0, "ready_while_idle")
    assert table.ids(0) == ["ready_off"]
    play_of(table, 0, "ready_off")
    assert table.ids(0) == []
    play_of(table, 1, "ready")
    assert (table.state.stop, table.to_act()) == ("after_fallow", (0, 1))


def test_ready_off_ends_ready_through():
    """H-09"""
    table = after_pick_up([924], [902])
    play_of(table, 0, "ready_through:7", "ready_off")
    play_of(table, 1, "ready")
    assert (table.state.stop, table.to_act()) == ("after_fallow", (0, 1))


def test_a_seat_cannot_confirm_for_another_seat():
    table = after_pick_up([924], [])
    assert table.refuses("ready", me=1, reason=EngineReason.NOT_YOUR_DECISION)


# The end of a turn


def test_with_cards_in_hand_the_turn_ends_by_an_action():
    """H-10"""
    table = table_with_hands([924], []).give(workers=6).play("place:nursery", "take:3clay")
    assert (table.state.active, choices(table)) == (0, ["end_turn"])
    assert table.refuses("place:clearing", me=1, reason=EngineReason.NOT_YOUR_DECISION)
    table.play("end_turn")
    assert table.state.active == 1
    assert happened(table, TurnEnded) == [TurnEnded(0)]


def test_with_an_empty_hand_the_turn_ends_automatically():
    """H-10"""
    table = table_with_hands([], [924]).give(workers=6).play("place:nursery", "take:3clay")
    assert (table.state.active, happened(table, TurnEnded)) == (1, [])


def test_after_drawing_into_an_empty_hand_the_turn_ends_by_an_action():
    """H-10"""
    table = on_top(table_with_hands([], []), "bonus", 830).give(workers=6).play("place:bonus_card", "draw:1bonus")
    assert choices(table) == ["end_turn"]


def test_only_a_seat_with_cards_is_asked_about_a_line_without_a_choice():
    """H-01, H-09"""
    assert choices(table_with_hands([924], []).give(workers=6).play("place:butchery")) == ["skip"]
    table = table_with_hands([], []).give(workers=6).play("place:butchery")
    assert table.state.active == 1


def test_cards_can_be_played_after_the_last_worker_until_the_turn_ends_and_later():
    """H-01"""
    table = table_with_hands([25], []).give(workers=1, clay=1).play("place:nursery")
    table.play("take:3clay")
    assert plays(table) == ["play:025/1"]
    table.play("end_turn", me=0)
    assert plays(table) == ["play:025/1"], "in the turn of another seat"
