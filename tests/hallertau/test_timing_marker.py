"""The first player marker, the card spaces, empty decks, and the order of Phases in turns."""

import pytest

from service.engine.hallertau import events
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

CARD_SPACES = ["gateway_card", "farmyard_card", "bonus_card", "point_card"]


@pytest.mark.parametrize("space", CARD_SPACES)
def test_a_card_space_gives_the_marker_at_once_and_a_card_of_its_deck(space):
    """H-52"""
    deck = space.removesuffix("_card")
    table = table_with_hands([], [], []).give(workers=6)
    table.state.first_player = 2
    top = table.state.decks[deck][0]
    table.play(f"place:{space}")
    assert choices(table) == ["take_marker", "skip"]
    table.play("take_marker")
    assert (table.state.first_player, happened(table, events.FirstPlayer)[-1]) == (0, events.FirstPlayer(0))
    table.play(f"draw:1{deck}")
    assert hand(table) == [top]


def test_marker_and_card_can_be_declined_separately():
    """H-52, H-93"""
    table = table_with_hands([], [], []).give(workers=6)
    table.state.first_player = 2
    table.play("place:bonus_card", "skip", "draw:1bonus")
    assert (table.state.first_player, len(hand(table))) == (2, 1)
    table = table_with_hands([], [], []).give(workers=6)
    table.state.first_player = 2
    table.play("place:bonus_card", "take_marker", "skip")
    assert (table.state.first_player, hand(table)) == (0, [])


def test_the_holder_of_the_marker_is_only_asked_about_the_card():
    """H-52"""
    table = table_with_hands([], []).give(workers=6).play("place:bonus_card")
    assert choices(table) == ["draw:1bonus", "skip"]


def test_taking_the_marker_does_not_change_the_order_of_the_current_phase_4():
    """H-52"""
    table = table_with_hands([], [], []).give(0, workers=6).give(1, workers=6).give(2, workers=6)
    order = []
    for action in ("place:nursery", "place:bonus_card", "place:clearing", "exchange:1", "exchange:1"):
        order.append(table.state.active)
        me = table.state.active
        table.play(action, me=me)
        while table.state.active == me:
            table.play(table.ids(me)[0], me=me)
    assert (order, table.state.first_player) == ([0, 1, 2, 0, 1], 1)


def test_the_holder_of_the_marker_begins_the_next_phase_4():
    """H-52"""
    table = table_with_hands([], [], []).give(workers=6)
    table.state.first_player = 2
    jump(table, "actions")
    assert table.state.active == 2


def test_with_an_empty_deck_a_card_space_gives_the_marker_only():
    """H-104, H-52"""
    table = table_with_hands([901], []).give(workers=6)
    table.state.first_player = 1
    table.state.decks["bonus"].clear()
    table.play("place:bonus_card", "take_marker")
    assert (table.state.first_player, hand(table), choices(table)) == (0, [901], ["end_turn"])


def test_using_a_card_space_outside_phase_4_takes_the_marker():
    """H-37, H-49"""
    table = at_stop("after_new_card", [], [419, 901]).give(1, jewelry=1)
    play_of(table, 1, "play:419", "use_space:point_card", "take_marker", "draw:1point")
    assert (table.state.first_player, len(hand(table, 1))) == (1, 2)
    assert table.standing("point_card") == [1, 0]


# Phase 9 with the setting sequential_progress


def in_turns(*hands):
    table = table_with_hands(*hands, sequential_progress=True)
    for me in range(len(hands)):
        table.give(me, clay=1, jewelry=1)
    return jump(table, "progress")


def turns_taken(table):
    """Return the seats that have a turn, in order, until the Phase is over."""
    order = []
    while table.state.phase == 9:
        order.append(table.state.active)
        play_of(table, table.state.active, "done")
    return order


def test_sequential_phase_9_begins_with_the_holder_of_the_marker():
    """H-112"""
    table = table_with_hands([], [], [], sequential_progress=True)
    for me in range(3):
        table.give(me, clay=1)
    table.state.first_player = 1
    assert turns_taken(jump(table, "progress")) == [1, 2, 0]


@pytest.mark.parametrize("me", [0, 1, 2])
def test_a_marker_taken_in_a_sequential_phase_9_does_not_change_its_order(me):
    """H-52, H-112, H-37: every seat still has one turn"""
    hands = [[], [], []]
    hands[me] = [419]
    table = in_turns(*hands)
    table.state.first_player = 0
    assert table.state.active == 0
    play_of(table, me, "play:419", "use_space:point_card", *(["take_marker"] if me else []), "skip")
    assert turns_taken(table) == [0, 1, 2]


def test_a_marker_taken_in_the_last_turn_of_phase_9_gives_no_second_turn():
    """H-52, H-112"""
    table = in_turns([], [], [419])
    play_of(table, 0, "done")
    play_of(table, 1, "done")
    play_of(table, 2, "play:419", "use_space:point_card", "take_marker", "skip")
    assert turns_taken(table) == [2]


def test_cards_can_be_played_in_the_turns_of_others_in_phase_9():
    """H-114, H-01"""
    table = in_turns([25, 901], [], []).give(clay=5)
    play_of(table, 0, "done")
    assert (table.state.active, plays(table, 0)) == (1, ["play:025/1", "play:025/2"])
    play_of(table, 0, "play:025/1", "take:1milk")
    assert (table.good("milk"), table.state.active, table.to_act()) == (1, 1, (1,))


# Empty decks


def test_a_draw_from_a_short_deck_gives_the_remaining_cards():
    """H-104"""
    table = table_with_hands([720, 735], [], farmyard=7).give(jewelry=1)
    table.state.decks["bonus"][1:] = []
    table.state.decks["farmyard"].clear()
    last = table.state.decks["bonus"][0]
    table.play("play:735")
    assert choices(table) == ["draw:1bonus", "skip"], "no Farmyard card is left, and one Bonus card"
    table.play("draw:1bonus")
    assert (hand(table), table.state.decks["bonus"]) == ([720, last], [])


def test_an_empty_deck_is_neither_replaced_nor_reshuffled():
    """H-104"""
    table = table_with_hands([9, 634, 801, 802], []).workers_on("bonus_card", 1, 2)
    table.state.decks["bonus"].clear()
    table.play("play:634", "give:card@801", "give:card@802", "take:1wool")
    table.play("play:009", "take:1jewelry")
    assert (hand(table), table.state.decks["bonus"]) == ([], [])
    assert "place:nursery" in choices(table)


def test_the_first_seat_to_draw_gets_the_last_card():
    """H-104, H-07: in the order of the submissions"""
    table = table_with_hands([9], [106]).workers_on("bonus_card", 1, 2)
    table.state.decks["bonus"][:] = [845]
    play_of(table, 1, "play:106")
    play_of(table, 0, "play:009", "take:1jewelry", "draw:1bonus")
    play_of(table, 1, choices(table, 1)[0])
    assert (hand(table, 0), hand(table, 1)) == ([845], [])


def test_cards_are_drawn_from_the_top_and_fewer_can_be_taken():
    """H-93, H-104"""
    table = on_top(table_with_hands([735, 901], [], farmyard=7), "farmyard", 701, 702).give(jewelry=1)
    table.play("play:735", "draw:1farmyard")
    assert (hand(table), table.state.decks["farmyard"][0]) == ([701, 901], 702)


def test_without_farmyard_cards_nobody_picks_one_up():
    table = table_with_hands([901], [], round=2)
    table.seat().farmyard.clear()
    jump(table, "new_card")
    assert (waits(table), hand(table)) == ("after_new_card", [901])
