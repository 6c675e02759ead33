"""The lower edge of every card: a helper; its rows are in the table of its kind (§6.0)."""

import pytest

from tests.lagranja.cards import test_helpers_acting as acting
from tests.lagranja.cards import test_helpers_passive as passive
from tests.lagranja.cards import test_helpers_waiting as waiting
from tests.lagranja.cards.row import CARDS, belongings, difference, in_hand
from tests.lagranja.table import Table


def test_every_card_has_its_rows_in_the_table_of_one_kind():
    assert sorted([*acting.WHEN, *passive.ROWS, *waiting.WAITING]) == list(CARDS)


@pytest.mark.parametrize("card", CARDS)
def test_a_helper_is_played_free_and_without_a_mark(card):
    table = in_hand(card)
    before = belongings(table)
    table.play(f"play_card:{card}/helper")
    assert difference(belongings(table), before) == {"hand": -1}
    assert [(helper.card, helper.used) for helper in table.seat().helpers] == [(card, False)]
    assert not table.seat().fields + table.seat().barrows + table.seat().extensions


@pytest.mark.parametrize("card", CARDS)
def test_a_fourth_helper_replaces_any_helper_but_the_barn_builder(card):
    first, second, third = [other for other in (63, 64, 65, 66) if other != card][:3]
    table = Table().helpers(first, card, second).hand(third).go_to("F1").settle()
    if card == 43:
        assert table.refuses(f"play_card:{third}/helper-43")
        return
    table.play(f"play_card:{third}/helper-{card}")
    assert [helper.card for helper in table.seat().helpers] == [first, third, second]
    assert table.state.discard == [card]
