"""The current Round before its Farmyard card is removed: everything that reads the Round sees the new one (H-16)."""

import pytest

from service.engine.hallertau import events
from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.give import SheepReturned
from tests.hallertau.table import Table
from tests.hallertau.timing_table import at_stop, happened, plays, table_with_hands

STOP = "before_new_workers"


def in_round(round: int, *hand: int, **decks: object) -> Table:
    """Return a table with seat 0 at the stop point before new Workers."""
    return at_stop(STOP, [*hand, 901], [], round=round, **decks)


@pytest.mark.parametrize("round", [2, 3, 4, 5, 6])
def test_the_view_shows_the_new_round_before_its_card_is_removed(round):
    table = in_round(round, 1)
    assert RULES.view(table.state, 0).round == round
    assert table.seat().holders[0] == round
    assert happened(table, events.PhaseBegan)[-1] == events.PhaseBegan(round, 2)


def test_a_new_round_begins_with_phase_1():
    table = table_with_hands([1], [], round=5)
    for seat in table.state.seats:
        seat.workers = 0
    table.go_to("end_of_round")
    assert [(body.round, body.phase) for body in happened(table, events.PhaseBegan)][-2:] == [(6, 1), (6, 2)]


# Card 531


@pytest.mark.parametrize("sheep", [{"stables": 2}, {"card6": 2}, {"card6": 1, "stables": 1}])
def test_531_in_round_6_returns_both_sheep_to_the_supply(sheep):
    """H-89"""
    table = in_round(6, 531, farmyard=5).give(**sheep).play("play:531")
    assert table.sheep() == {}
    assert [body.to for body in happened(table, SheepReturned)] == [None, None]


@pytest.mark.parametrize(
    ("round", "sheep", "after"),
    [
        (5, {"stables": 2}, {"card6": 2}),
        (5, {"card6": 2}, {"card5": 2}),
        (5, {"card5": 2}, {}),
        (5, {"card5": 1, "card6": 1}, {"card5": 1}),
        (4, {"card4": 1, "card5": 1}, {"card4": 1}),
        (3, {"card4": 2}, {"card3": 2}),
    ],
)
def test_531_in_an_earlier_round_moves_sheep_to_every_remaining_card(round, sheep, after):
    """H-89: a Sheep on the card of the current Round has no card before it"""
    assert in_round(round, 531, farmyard=5).give(**sheep).play("play:531").sheep() == after


# Card 730, and card 327, which counts the same cards without the exception


@pytest.mark.parametrize(("round", "rye"), [(6, 0), (5, 2), (4, 3)])
def test_730_costs_nothing_in_round_6_and_one_rye_for_each_empty_card_before(round, rye):
    """H-90"""
    if rye:
        assert "play:730" not in plays(in_round(round, 730, farmyard=7).give(rye=rye - 1))
    table = in_round(round, 730, farmyard=7).give(rye=rye + 1).play("play:730")
    assert table.good("rye") == 1


def test_730_does_not_count_cards_with_sheep():
    table = in_round(5, 730, farmyard=7).give(rye=1, card5=1).play("play:730")
    assert table.goods() == {}


def test_327_counts_the_card_of_round_6_before_it_is_removed():
    """H-90"""
    table = in_round(6, 327, gateway=3).give(stables=2).play("play:327/1", "take:1hides")
    assert table.good("hides") == 1
    table = table_with_hands([327, 901], [], round=6, gateway=3).give(stables=2).play("play:327/1")
    assert not any(action.startswith("take") for action in table.ids(0))


# New Sheep


@pytest.mark.parametrize(
    ("round", "place"), [(2, "card5"), (3, "card6"), (4, "stables"), (5, "stables"), (6, "stables")]
)
def test_new_sheep_are_placed_as_in_the_new_round(round, place):
    """H-86"""
    table = in_round(round, 605, farmyard=6).give(milk=3).play("play:605", "take:1sheep")
    assert table.sheep() == {place: 1}


def test_the_sheep_of_303_in_phase_1_of_round_4_go_into_the_stables():
    table = at_stop("workers_removed", [303, 901], [], round=4, gateway=3)
    table.state.removed = [6, 0, 0, 0]
    assert table.play("play:303/1", "take:1sheep", me=0).sheep() == {"stables": 1}


# Cards that compare with the Round, and effects with the number of the Round


@pytest.mark.parametrize(("round", "tiers"), [(2, 2), (3, 3), (6, 3)])
def test_316_has_the_tiers_of_the_new_round(round, tiers):
    assert plays(in_round(round, 316, gateway=3)) == [f"play:316/{tier}" for tier in range(1, tiers + 1)]


@pytest.mark.parametrize(("center", "tiers"), [(2, 0), (3, 1), (4, 2), (5, 3)])
def test_324_compares_with_the_new_round(center, tiers):
    """In Round 3 the window must show more than 8, 9 or 10."""
    crafts = dict.fromkeys(("carpentry", "brewhouse", "cooling_house", "bakehouse", "manufacture"), center)
    table = in_round(3, 324, gateway=3).crafts(**crafts)
    assert plays(table) == [f"play:324/{tier}" for tier in range(1, tiers + 1)]


@pytest.mark.parametrize(("milk", "playable"), [(10, []), (11, []), (12, ["play:833"])])
def test_833_asks_for_twice_the_new_round(milk, playable):
    assert plays(in_round(6, 833).give(milk=milk)) == playable


@pytest.mark.parametrize(("card", "farmyard"), [(419, 4), (726, 7)])
def test_clay_delivery_by_a_card_gives_the_clay_of_the_new_round(card, farmyard):
    table = in_round(6, card, farmyard=farmyard).give(jewelry=1)
    assert table.play(f"play:{card}", "use_space:clay_delivery", "take:6clay").good("clay") == 6


def test_the_tests_above_cover_all_cards_that_read_the_round():
    reading = {number for number, card in CARDS.items() if "'round'" in f"{card}" or "round_6" in f"{card}"}
    assert reading == {316, 324, 730, 833}, "531 and new Sheep read it in code"
