"""Donkey tokens, regular deliveries and extra deliveries (§8.1, §8.3, §8.4)."""

import pytest

from service.engine.kernel.errors import EngineReason
from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import siesta_position
from service.engine.lagranja.verbs.choose_donkey import DonkeyChosen, DonkeysRevealed
from tests.lagranja.table import Table


def choose(table: Table, number: int, *tokens: int) -> None:
    """Let all seats choose a token in a round."""
    table.state.round, table.state.revealed = number, False
    for seat in table.state.seats:
        seat.donkey = 0
    table.go_to("T1").settle()
    for me, token in enumerate(tokens):
        table.play(f"choose_donkey:{token}", me=me)


@pytest.mark.parametrize(("token", "hats"), [(1, 3), (2, 2), (3, 1), (4, 0)])
def test_a_token_shows_donkeys_and_hats(token, hats):
    table = Table()
    choose(table, 2, token, 4 if token != 4 else 3)
    assert siesta_position(table.state, 0) == hats
    table.state.order = [0, 1]
    assert table.go_to("T3").settle().state.stack == [frames.Deliveries(0, token)]


def test_all_seats_choose_one_token_at_once_in_any_order():
    table = Table(seats=3).go_to("T1").settle()
    assert table.to_act() == (0, 1, 2)
    table.play("choose_donkey:2", me=1)
    assert table.to_act() == (0, 2)
    assert table.refuses("choose_donkey:3", me=1, reason=EngineReason.NOT_YOUR_DECISION)
    table.play("choose_donkey:2", me=2)
    assert table.events(DonkeysRevealed) == []
    table.play("choose_donkey:4", me=0)
    assert table.events(DonkeysRevealed) == [DonkeysRevealed((4, 2, 2))]
    assert table.step() == "T3"


def test_a_token_is_hidden_from_others_until_all_seats_have_chosen():
    """G-41."""
    table = Table().go_to("T1").settle().play("choose_donkey:2", me=0)
    shown = [RULES.view(table.state, viewer).seats[0] for viewer in (0, 1, None)]
    assert [seat.donkey for seat in shown] == [2, None, None]
    assert [seat.donkeys_available for seat in shown] == [(1, 2, 3, 4)] * 3
    assert table.events(DonkeyChosen) == [DonkeyChosen(0)]


def test_each_token_is_used_once_in_each_half_of_the_game():
    """G-60: rounds 3 and 6 leave two tokens, and one of the four is never used in a half."""
    table, left = Table(), []
    for number, token in ((1, 4), (2, 1), (3, 3), (4, 4), (5, 2), (6, 1)):
        choose(table, number)
        left.append(sorted(table.offered("choose_donkey", me=0)))
        table.play(f"choose_donkey:{token}", me=0).play(f"choose_donkey:{token}", me=1)
    assert left == [
        ["1", "2", "3", "4"],
        ["1", "2", "3"],
        ["2", "3"],
        ["1", "2", "3", "4"],
        ["1", "2", "3"],
        ["1", "3"],
    ]


def test_seats_make_their_regular_deliveries_in_player_order():
    table = Table().donkeys(2, 1).give(olive=1, grain=1, grape=1).give(1, olive=1).go_to("T3").settle()
    assert table.to_act() == (0,)
    table.play("deliver:olive@store>greengrocer")
    assert table.to_act() == (0,)
    assert table.offers(me=1) == set()
    table.play("deliver:grain@store>greengrocer")
    assert table.offered("deliver") == set()
    table.play("end_turn")
    assert table.to_act() == (1,)


def test_unused_deliveries_are_lost():
    """G-39."""
    table = Table().donkeys(4, 4).give(olive=1).go_to("T3").settle().play("end_turn", "end_turn")
    assert (table.step(), table.to_act()) == ("T4", (0,))
    assert table.offered("deliver") == set()


def test_goods_can_be_delivered_from_stores_fields_sty_purse_and_commodity_space():
    """G-31."""
    table = Table().give(olive=1, pig=1, silver=1, commodity=1, wine=1).fields("grain/1").deliveries()
    assert {one.partition(">")[0] for one in table.offered("deliver")} == {
        "olive@store",
        "pig",
        "silver",
        "commodity",
        "wine@store",
        "grain@field",
    }


def test_deliveries_can_be_spread_over_barrows_and_buildings():
    table = Table().give(olive=2, pig=1).barrow(21).deliveries(3)
    table.play("deliver:olive@store>21", "deliver:olive@store>greengrocer", "deliver:pig>butcher")
    assert (table.goods(), table.seat().barrows[0].filled.bit_count()) == ({}, 1)


def test_a_delivered_coin_returns_to_the_supply_and_is_replaced_by_a_marker():
    """§8.3.1."""
    table = Table().give(silver=2).deliveries().play("deliver:silver>trading_house")
    seat = RULES.view(table.state, None).seats[0]
    assert (seat.goods["silver"], seat.markers_free, seat.rows["trading_house"].delivered) == (
        1,
        24,
        (True, False, False, False),
    )


# Extra deliveries


def test_extra_deliveries_are_bought_one_by_one_so_that_a_reward_can_pay_the_next():
    """G-38."""
    table = Table().extensions(23).give(silver=1, wine=1, olive=1).row("trading_house", "silver", "grain", "pig")
    table.go_to("T4").settle().play("buy_extra_delivery:1", "deliver:wine@store>trading_house")
    assert table.good("silver") == 3
    table.play("buy_extra_delivery:1", "deliver:olive@store>greengrocer")
    assert table.refuses("buy_extra_delivery:1")
    assert table.good("silver") == 2


def test_extra_deliveries_can_be_bought_together_with_the_setting_all_up_front():
    """G-38: as a setting."""
    table = Table(extra_deliveries="all_up_front").extensions(23).give(silver=1, olive=1, grain=1)
    assert table.go_to("T4").settle().offered("buy_extra_delivery") == {"1"}
    table.give(silver=2)
    assert table.offered("buy_extra_delivery") == {"1", "2"}
    table.play("buy_extra_delivery:2", "deliver:olive@store>greengrocer", "deliver:grain@store>greengrocer")
    assert (table.good("silver"), table.offered("buy_extra_delivery")) == (0, set())
    table = Table(extra_deliveries="all_up_front").extensions(23).give(silver=2, olive=1, grain=1)
    table.go_to("T4").settle().play("buy_extra_delivery:1", "deliver:olive@store>greengrocer")
    assert table.refuses("buy_extra_delivery:1")


def test_an_extra_delivery_needs_silver_and_something_to_deliver():
    table = Table().give(olive=1).go_to("T4").settle()
    assert [unmet.rule for unmet in table.why_not("buy_extra_delivery:1")] == ["§8.4"]
    table = Table().give(silver=1).block("trading_house").go_to("T4").settle()
    assert [unmet.rule for unmet in table.why_not("buy_extra_delivery:1")] == ["G-55"]
    assert table.refuses("buy_extra_delivery:1")


def test_extra_deliveries_are_optional():
    table = Table().give(silver=5, olive=1).go_to("T4").settle().play("end_turn")
    assert (table.good("silver"), table.to_act()) == (5, (1,))


def test_a_bought_or_gained_delivery_can_be_declined():
    """G-55."""
    table = Table().give(silver=1, olive=1).go_to("T4").settle().play("buy_extra_delivery:1", "decline")
    assert table.goods() == {"olive": 1}
    assert table.state.stack == [frames.ExtraDeliveries(0, 1)]
