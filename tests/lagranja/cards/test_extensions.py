"""The right edge of every card: an extension with its rising price, its income and its capacity (§6.0)."""

from typing import NamedTuple

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from tests.lagranja.cards.row import CARDS, belongings, difference
from tests.lagranja.table import Table


class Row(NamedTuple):
    """An extension: additional hand cards, income in silver and crops, extra deliveries, pig spaces."""

    card: int
    hand: int = 1
    silver: int = 0
    crop: str = ""
    deliveries: int = 0
    pigs: int = 0


ROWS = [
    Row(1, silver=2),
    Row(2, deliveries=1, pigs=1),
    Row(3, hand=2, deliveries=1),
    Row(4, silver=1, deliveries=1),
    Row(5, deliveries=1, pigs=1),
    Row(6, silver=2),
    Row(7, crop="olive"),
    Row(8, crop="grain"),
    Row(9, hand=2, silver=1),
    Row(10, silver=1, pigs=1),
    Row(11, silver=1, pigs=1),
    Row(12, silver=1, deliveries=1),
    Row(13, silver=1, pigs=1),
    Row(14, crop="grain"),
    Row(15, deliveries=1, pigs=1),
    Row(16, crop="grape"),
    Row(17, silver=1, pigs=1),
    Row(18, silver=1, pigs=1),
    Row(19, deliveries=1, pigs=1),
    Row(20, silver=2),
    Row(21, deliveries=1, pigs=1),
    Row(22, silver=1, deliveries=1),
    Row(23, deliveries=1, pigs=1),
    Row(24, silver=1, pigs=1),
    Row(25, hand=2, silver=1),
    Row(26, silver=1, pigs=1),
    Row(27, crop="olive"),
    Row(28, hand=2, silver=1),
    Row(29, deliveries=1, pigs=1),
    Row(30, crop="olive"),
    Row(31, hand=2, silver=1),
    Row(32, silver=2),
    Row(33, deliveries=1, pigs=1),
    Row(34, hand=2, silver=1),
    Row(35, crop="grain"),
    Row(36, silver=2),
    Row(37, silver=1, deliveries=1),
    Row(38, hand=2, deliveries=1),
    Row(39, deliveries=1, pigs=1),
    Row(40, silver=1, deliveries=1),
    Row(41, deliveries=1, pigs=1),
    Row(42, silver=1, deliveries=1),
    Row(43, silver=2),
    Row(44, crop="grain"),
    Row(45, silver=1, deliveries=1),
    Row(46, silver=1, deliveries=1),
    Row(47, hand=2, deliveries=1),
    Row(48, crop="olive"),
    Row(49, silver=1, deliveries=1),
    Row(50, silver=2),
    Row(51, silver=1, deliveries=1),
    Row(52, silver=2),
    Row(53, silver=2),
    Row(54, silver=1, pigs=1),
    Row(55, silver=1, deliveries=1),
    Row(56, silver=1, pigs=1),
    Row(57, crop="grape"),
    Row(58, crop="grape"),
    Row(59, crop="grape"),
    Row(60, hand=2, deliveries=1),
    Row(61, silver=2),
    Row(62, silver=2),
    Row(63, silver=1, pigs=1),
    Row(64, silver=2),
    Row(65, hand=2, deliveries=1),
    Row(66, silver=1, deliveries=1),
]


def test_every_card_has_its_row():
    assert [row.card for row in ROWS] == list(CARDS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.card))
def test_an_extension_gives_exactly_what_its_edge_shows(row):
    table = Table().hand(row.card).give(silver=1).go_to("F1").settle()
    before = belongings(table)
    table.play(f"play_card:{row.card}/extension", "pay:silver")
    assert difference(belongings(table), before) == {"hand": -1, "silver": -1, "extensions": 1}
    table.play("end_turn")
    assert len(table.seat().hand) == 3 + row.hand
    income = {name: amount for name, amount in (("silver", row.silver), (row.crop, 1)) if name and amount}
    assert income_of(table) == income
    assert income_of(table) == income
    assert pigs_that_can_be_bought(table) == 2 + row.pigs
    assert extra_deliveries(table) == 1 + row.deliveries


def income_of(table: Table) -> dict[str, int]:
    """Return what seat 0 gains in an income step."""
    before = belongings(table)
    table.go_to("F2").settle()
    return difference(belongings(table), before)


def pigs_that_can_be_bought(table: Table) -> int:
    """Return how many pigs can be bought."""
    table.give(silver=30, pig=0)
    while "buy:pig" in table.offers():
        table.play("buy:pig")
    assert [unmet.rule for unmet in table.why_not("buy:pig")] == ["G-16"]
    return table.good("pig")


def extra_deliveries(table: Table) -> int:
    """Return how many extra deliveries can be bought in T4."""
    table.give(silver=9, olive=2, grain=2, pig=0).go_to("T4").settle()
    bought = 0
    while "buy_extra_delivery:1" in table.offers():
        table.play("buy_extra_delivery:1")
        table.play(f"deliver:{min(table.offered('deliver'))}")
        bought += 1
    assert table.good("silver") == 9 - bought
    return bought


def test_the_effects_of_extensions_add_up():
    table = Table().extensions(3, 9, 10, 2, 7, 35).go_to("F2").settle()
    assert table.goods() == {"silver": 2, "olive": 1, "grain": 1}
    seat = RULES.view(table.state, None).seats[0]
    assert (seat.hand_limit, seat.pig_spaces, seat.extra_delivery_limit, seat.extension_price) == (11, 4, 3, 7)


ALL_KINDS = {"silver": 1, "vp": 1, "olive": 1, "grain": 1, "grape": 1, "food": 1, "wine": 1, "meat": 1, "pig": 1}
IN_ORDER = (
    "silver",
    "olive@store",
    "grain@store",
    "grape@store",
    "food@store",
    "wine@store",
    "meat@store",
    "pig",
    "vp",
)


@pytest.mark.parametrize("number", range(1, 10))
def test_the_nth_extension_costs_n_different_farm_goods(number):
    """G-07, G-08: the ninth takes one of each kind."""
    table = Table().extensions(*range(1, number)).hand(60).give(**ALL_KINDS).go_to("F1").settle()
    before = belongings(table)
    table.play("play_card:60/extension", *(f"pay:{good}" for good in IN_ORDER[-number:]))
    paid = {good.removesuffix("@store"): -1 for good in IN_ORDER[-number:]}
    assert difference(belongings(table), before) == {**paid, "hand": -1, "extensions": 1}
    assert table.state.stack[-1] == frames.PlayCards(0, 0, False)


@pytest.mark.parametrize("number", range(2, 10))
def test_an_extension_with_one_kind_of_goods_too_few_is_refused(number):
    """G-07."""
    kinds = dict(list(ALL_KINDS.items())[: number - 1])
    table = Table().extensions(*range(1, number)).hand(60).give(**kinds, commodity=9).go_to("F1").settle()
    assert table.refuses("play_card:60/extension")
    (unmet,) = table.why_not("play_card:60/extension")
    assert (unmet.need, unmet.have, unmet.rule) == (number, number - 1, "G-07")


def test_a_tenth_extension_cannot_be_paid():
    """G-07: there are only nine kinds."""
    table = Table().extensions(*range(1, 10)).hand(60).give(**dict.fromkeys(ALL_KINDS, 2)).go_to("F1").settle()
    assert table.refuses("play_card:60/extension")
    table = Table().extensions(*range(1, 10)).helpers(32).hand(60).give(**ALL_KINDS).go_to("F1").settle()
    table.play("play_card:60/extension", *(f"pay:{good}" for good in IN_ORDER))
    assert len(table.seat().extensions) == 10


def test_the_same_crop_on_a_field_and_in_the_store_is_one_kind_and_a_commodity_does_not_count():
    """G-07."""
    table = Table().extensions(1).hand(60).give(olive=2, commodity=2).fields("olive/1").go_to("F1").settle()
    assert table.refuses("play_card:60/extension")
    table.give(silver=1).play("play_card:60/extension", "pay:silver")
    assert table.offers() == {"pay:olive@store", "pay:olive@field"}
    table.play("pay:olive@field")
    assert (table.good("olive"), table.seat().fields[0].goods) == (2, 0)


def test_until_an_extension_is_paid_only_its_payment_is_possible():
    """G-04."""
    table = Table().hand(60).give(olive=1, silver=9, commodity=1).go_to("F1").settle().play("play_card:60/extension")
    assert table.offers() == {"pay:silver", "pay:olive@store"}


def test_vp_can_pay_only_if_the_seat_has_some():
    """G-09."""
    table = Table().hand(60).go_to("F1").settle()
    assert table.refuses("play_card:60/extension")
    table.give(vp=1).play("play_card:60/extension", "pay:vp")
    assert (table.vp(), table.seat().extensions) == (0, [60])


def test_an_extension_played_by_an_effect_costs_and_counts_like_any_other():
    """G-08: a die plays the second extension, which costs two kinds; the next costs three."""
    table = Table().extensions(1).hand(60, 3).give(olive=1, grain=1, grape=1, pig=1, silver=1).dice(2, 4, 4)
    table.turn(frames.TakeDie(0, "first"), "R1").play("take_die:2", "choose:1", "play_card:60/extension")
    table.play("pay:olive@store", "pay:grain@store").go_to("F1").settle()
    table.play("play_card:3/extension", "pay:silver", "pay:grape@store", "pay:pig")
    assert (table.goods(), table.seat().extensions) == ({}, [1, 60, 3])


def test_an_extension_gives_income_in_the_round_in_which_it_is_played_before_the_income_step():
    """§6.0: the income step follows the cards of the same round."""
    table = Table().hand(1).give(silver=1).go_to("F1").settle().play("play_card:1/extension", "pay:silver", "end_turn")
    table.play("end_turn", me=1)
    assert (table.step(), table.good("silver")) == ("F2", 2)
