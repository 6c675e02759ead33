"""Cards between deck, hand and farm: playing and drawing in F1, and reshuffling an empty deck (§6.0, §4.0)."""

import pytest

from service.engine.kernel.play import start
from service.engine.lagranja import frames
from service.engine.lagranja.events import CardsDrawn, DeckShuffled
from service.engine.lagranja.rules import RULES
from tests.lagranja.table import Table

ROLES = ("field", "barrow", "helper")


def test_in_round_1_exactly_two_cards_are_played_and_the_hand_is_filled_up():
    """G-01, G-02."""
    table = Table(round=1).hand(1, 2, 3, 4).go_to("F1").settle()
    assert table.refuses("end_turn")
    table.play("play_card:1/field")
    assert table.refuses("end_turn")
    table.play("play_card:2/barrow")
    assert table.offered("play_card") == set()
    table.play("end_turn")
    assert len(table.seat().hand) == 3
    assert {3, 4} < set(table.seat().hand)


def test_an_extension_played_in_round_1_raises_the_hand_limit_at_once():
    """G-02."""
    table = Table(round=1).hand(1, 2, 9, 4).give(silver=1).go_to("F1").settle()
    table.play("play_card:1/field", "play_card:9/extension", "pay:silver", "end_turn")
    assert len(table.seat().hand) == 5


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_in_later_rounds_at_most_one_card_is_played(number):
    """G-01."""
    table = Table(round=number).hand(1, 2, 3).go_to("F1").settle()
    assert "end_turn" in table.offers()
    table.play("play_card:1/field")
    assert table.offered("play_card") == set()
    table = Table(round=number).hand(1, 2, 3).go_to("F1").settle().play("end_turn")
    assert table.seat().hand == [1, 2, 3]


def test_each_card_can_be_played_in_four_roles():
    table = Table().hand(1, 2).give(silver=1).go_to("F1").settle()
    assert table.offered("play_card") == {f"{card}/{role}" for card in (1, 2) for role in (*ROLES, "extension")}


def test_the_hand_limit_applies_only_at_the_end_of_the_own_card_turn():
    """§6.0: cards drawn later stay in the hand."""
    table = Table().hand(1, 2, 3).give(commodity=2).turn(frames.EndTurn(0), "F2")
    table.play("trade_commodity:card", "choose:1", "trade_commodity:card", "choose:1", "end_turn")
    assert len(table.seat().hand) == 5


def test_seats_play_their_cards_in_player_order():
    """G-03: a hand is adjusted at the end of the seat's own turn."""
    table = Table(seats=3)
    table.state.order = [2, 0, 1]
    asked = []
    table.go_to("F1").settle()
    while table.step() == "F1":
        (seat,) = table.to_act()
        asked.append((seat, [len(other.hand) for other in table.state.seats]))
        table.play("end_turn")
    assert asked == [(2, [0, 0, 0]), (0, [0, 0, 3]), (1, [3, 0, 3])]


def test_a_draw_takes_the_top_cards_of_the_deck_and_is_hidden_from_others():
    table = Table().deck(40, 7, 33).go_to("F1").settle().play("end_turn")
    assert table.seat().hand == [7, 33, 40]
    (event,) = [event for event in table.log if isinstance(event.body, CardsDrawn)]
    assert (event.body.cards, event.private[0].cards) == ((), (40, 7, 33))


def test_the_draw_that_empties_the_deck_reshuffles_the_discards_at_once():
    """G-10."""
    table = Table().turn(frames.EndTurn(0), "F2").give(commodity=1)
    table.state.deck, table.state.discard = [40], [1, 2, 3]
    table.play("trade_commodity:card", "choose:1")
    assert (table.seat().hand, sorted(table.state.deck), table.state.discard) == ([40], [1, 2, 3], [])
    assert table.events(DeckShuffled) == [DeckShuffled(3)]


def test_without_discards_the_next_draw_reshuffles():
    """G-10."""
    table = Table().turn(frames.EndTurn(0), "F2").give(commodity=2)
    table.state.deck, table.state.discard = [40], []
    table.play("trade_commodity:card", "choose:1")
    assert (table.state.deck, table.events(DeckShuffled)) == ([], [])
    table.state.discard = [7]
    table.play("trade_commodity:card", "choose:1")
    assert (table.seat().hand, table.state.deck) == ([7, 40], [])


def test_without_deck_and_discards_a_draw_does_nothing():
    """G-10."""
    table = Table().hand(1)
    table.state.deck, table.state.discard = [], []
    table.go_to("F1").settle().play("end_turn")
    assert (table.seat().hand, table.to_act()) == ([1], (1,))


def test_a_reshuffle_has_its_own_random_stream():
    """Section 5.1 of the specification: `deck:1` over the discard pile in its order."""
    table = Table().turn(frames.EndTurn(0), "F2").give(commodity=1)
    table.state.seed, table.state.deck, table.state.discard = "esporles", [40], [10, 20, 30, 41, 50, 60]
    table.play("trade_commodity:card", "choose:1")
    assert (table.state.deck, table.state.shuffles) == ([60, 10, 20, 50, 41, 30], 1)


def test_the_deal_of_a_new_game_depends_on_the_seed():
    state, _ = start(RULES, {}, 2, "esporles")
    assert [state.seats[seat].hand for seat in state.order] == [[25, 35, 61, 66], [1, 2, 3, 22]]
