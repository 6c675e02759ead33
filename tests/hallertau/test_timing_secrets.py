"""Hidden information in games with cards: hands, decks, Stable boards, discards, and the forms of events."""

import msgspec
import pytest

from service.engine.hallertau import events
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.draw import CardsDrawn
from service.engine.hallertau.verbs.give import CardDiscarded
from service.engine.hallertau.verbs.play_card import CardPlayed
from service.engine.hallertau.verbs.ready import Readiness
from service.engine.kernel.event import EVERYBODY, SPECTATORS, learns, seen_by
from service.engine.kernel.play import start
from service.engine.kernel.view import Cards
from tests.hallertau.timing_table import at_stop, choices, hand, jump, on_top, play_of, table_with_hands

VIEWERS = [0, 1, None]


def visible(table, viewer):
    """Return all that a viewer sees and can do, as plain text."""
    actions = [] if viewer is None else table.ids(viewer)
    return msgspec.json.encode((RULES.view(table.state, viewer), actions, table.to_act()))


def last_event(table, kind):
    """Return the last event of a kind."""
    return [event for event in table.log if isinstance(event.body, kind)][-1]


# Hands


def test_a_hand_is_visible_to_its_owner_only():
    """H-101"""
    table = table_with_hands([25, 430, 801, 901, 902], [9])
    views = {viewer: RULES.view(table.state, viewer).seats[0] for viewer in VIEWERS}
    assert views[0].hand == Cards((25, 430, 801, 901, 902))
    assert (views[1].hand, views[None].hand) == (None, None)
    for view in views.values():
        assert view.hand_counts == {"gateway": 1, "farmyard": 1, "bonus": 1, "point": 2}


@pytest.mark.parametrize("step", ["after_actions", "after_fallow", "harvest", "progress", "final_window"])
def test_others_see_no_difference_between_different_hands(step):
    """H-101, H-09: neither in views, nor in actions, nor in who is to act"""
    one, other = (
        jump(table_with_hands([25, 901], cards, round=6).give(1, clay=9), step) for cards in ([2, 924], [25, 916])
    )
    assert visible(one, 0) == visible(other, 0)
    assert visible(one, None) == visible(other, None)
    assert visible(one, 1) != visible(other, 1)


def test_others_see_no_difference_between_different_hands_in_a_turn():
    """H-101, H-10"""
    tables = [table_with_hands([], cards).give(workers=3).give(1, clay=9, workers=3) for cards in ([2, 924], [25, 916])]
    for table in tables:
        table.play("place:nursery", "take:3clay", "place:butchery", me=None)
    one, other = tables
    assert choices(one, 1) == choices(other, 1) == ["skip"]
    assert (visible(one, 0), visible(one, None)) == (visible(other, 0), visible(other, None))


def test_the_event_of_the_first_hand_contains_the_cards_for_their_owner_only():
    """H-101"""
    state, log = start(RULES, {"variant": "cards"}, 2, "seed")
    dealt = [event for event in log if isinstance(event.body, events.CardsDealt)]
    assert [event.body for event in dealt] == [events.CardsDealt(me, {"gateway": 4, "point": 1}) for me in (0, 1)]
    for me, event in enumerate(dealt):
        assert seen_by(event, me).cards == tuple(state.seats[me].hand)
        assert (seen_by(event, 1 - me).cards, seen_by(event, None).cards) == ((), ())
        assert [learns(event, viewer) for viewer in (me, 1 - me, None)] == [True, False, False]


# Decks and Stable boards


@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_size_of_a_deck_is_visible(viewer):
    """H-101"""
    table = table_with_hands([25], [9])
    before = visible(table, viewer)
    for deck in table.state.decks.values():
        deck.reverse()
    assert visible(table, viewer) == before
    assert RULES.view(table.state, viewer).deck_sizes["bonus"] == 45


@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize("step", ["before_new_workers", "after_actions", "after_fallow"])
def test_cards_on_stable_boards_are_hidden_even_from_their_owners(viewer, step):
    """H-101"""
    table = at_stop(step, [25], [9])
    before = visible(table, viewer)
    for seat in table.state.seats:
        seat.farmyard.reverse()
    assert visible(table, viewer) == before


def test_the_event_of_a_draw_contains_the_card_for_its_seat_only():
    """H-101"""
    table = on_top(table_with_hands([], []), "bonus", 845).give(workers=6).play("place:bonus_card", "draw:1bonus")
    event = last_event(table, CardsDrawn)
    assert event.body == CardsDrawn(0, "bonus", 1)
    assert seen_by(event, 0) == CardsDrawn(0, "bonus", 1, (845,))
    assert (seen_by(event, 1), seen_by(event, None)) == (event.body, event.body)
    assert [learns(event, viewer) for viewer in VIEWERS] == [True, False, False]


def test_in_phase_5_each_seat_sees_its_own_card_only():
    """H-101, H-111"""
    table = table_with_hands([], [], round=2)
    table.seat(0).farmyard[0], table.seat(1).farmyard[0] = 401, 402
    log = table.run_step("new_card")
    mine, yours = (event for event in log if isinstance(event.body, CardsDrawn))
    assert (seen_by(mine, 0).cards, seen_by(mine, 1).cards, seen_by(mine, None).cards) == ((401,), (), ())
    assert (seen_by(yours, 0).cards, seen_by(yours, 1).cards) == ((), (402,))
    assert (mine.learned, yours.learned) == ((0,), (1,))


# Plays and discards


def test_a_played_card_is_revealed_to_all():
    """H-101"""
    table = table_with_hands([25], [9]).give(clay=4).play("play:025/1")
    event = last_event(table, CardPlayed)
    assert event.body == CardPlayed(0, 25, 1)
    assert [learns(event, viewer) for viewer in VIEWERS] == [False, True, True]
    assert event.learned == (1, SPECTATORS)
    assert RULES.view(table.state, None).seats[0].played == (25,)


def test_others_see_only_the_back_of_a_discarded_card():
    """H-100"""
    table = table_with_hands([634, 801, 901, 902], [], farmyard=6).play("play:634", "give:card@801")
    event = last_event(table, CardDiscarded)
    assert (event.body, event.learned) == (CardDiscarded(0, "bonus"), ())
    assert seen_by(event, 0) == CardDiscarded(0, "bonus", 801)
    assert (seen_by(event, 1), seen_by(event, None)) == (event.body, event.body)
    table.play("give:card@902")
    views = {viewer: RULES.view(table.state, viewer).seats[0] for viewer in VIEWERS}
    assert [views[viewer].discarded for viewer in VIEWERS] == [Cards((801, 902)), None, None]
    assert (hand(table), views[None].hand_counts, views[None].played) == ([901], {"point": 1}, (634,))


def test_while_a_seat_chooses_discards_others_see_only_that_a_decision_is_pending():
    """H-100"""
    tables = [
        table_with_hands([634, *cards], [9], farmyard=6).play("play:634")
        for cards in ([801, 902, 903], [845, 910, 911])
    ]
    one, other = tables
    assert (visible(one, 1), visible(one, None)) == (visible(other, 1), visible(other, None))
    assert visible(one, 0) != visible(other, 0)


def test_a_turned_up_quadrant_card_is_revealed_to_all():
    table = table_with_hands([901], [], round=2)
    log = table.run_step("remove_workers")
    (turned,) = (event for event in log if isinstance(event.body, events.QuadrantTurned))
    assert turned.learned == (EVERYBODY,)


# Readiness


def test_the_readiness_of_a_seat_is_hidden_from_others():
    """H-09"""
    table = at_stop("after_new_card", [924], [901])
    play_of(table, 0, "ready_through:7")
    assert [RULES.view(table.state, viewer).seats[0].ready_through for viewer in VIEWERS] == [7, None, None]
    table = at_stop("after_new_card", [924], [901])
    play_of(table, 0, "ready_while_idle")
    event = last_event(table, Readiness)
    assert (seen_by(event, 0).while_idle, seen_by(event, 1).while_idle, seen_by(event, None).while_idle) == (
        True,
        False,
        False,
    )
    assert [RULES.view(table.state, viewer).seats[0].ready_while_idle for viewer in VIEWERS] == [True, None, None]


def test_others_see_no_difference_between_ready_and_ready_through():
    """H-09"""
    one, other = (at_stop("after_new_card", [924], [901]) for _ in range(2))
    play_of(one, 0, "ready")
    play_of(other, 0, "ready_through:7")
    assert (visible(one, 1), visible(one, None)) == (visible(other, 1), visible(other, None))
    assert [seen_by(event, 1) for event in one.log] == [seen_by(event, 1) for event in other.log]
