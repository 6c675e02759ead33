"""The left edge of every card: a field of one crop, free, empty at first, with one good at a time (§6.0)."""

import pytest

from service.engine.kernel.view import enum_word
from service.engine.lagranja.rules import RULES
from tests.lagranja.cards.row import CARDS, belongings, difference, in_hand
from tests.lagranja.table import Table

ROWS = [
    (1, "grain"),
    (2, "grape"),
    (3, "olive"),
    (4, "grain"),
    (5, "grape"),
    (6, "olive"),
    (7, "grain"),
    (8, "grape"),
    (9, "olive"),
    (10, "grain"),
    (11, "grape"),
    (12, "olive"),
    (13, "grain"),
    (14, "grape"),
    (15, "olive"),
    (16, "grain"),
    (17, "grape"),
    (18, "olive"),
    (19, "grain"),
    (20, "grape"),
    (21, "olive"),
    (22, "grain"),
    (23, "grape"),
    (24, "olive"),
    (25, "grain"),
    (26, "grape"),
    (27, "olive"),
    (28, "grain"),
    (29, "grape"),
    (30, "olive"),
    (31, "grain"),
    (32, "grape"),
    (33, "olive"),
    (34, "grain"),
    (35, "grape"),
    (36, "olive"),
    (37, "grain"),
    (38, "grape"),
    (39, "olive"),
    (40, "grain"),
    (41, "grape"),
    (42, "olive"),
    (43, "grain"),
    (44, "grape"),
    (45, "olive"),
    (46, "grain"),
    (47, "grape"),
    (48, "olive"),
    (49, "grain"),
    (50, "grape"),
    (51, "olive"),
    (52, "grain"),
    (53, "grape"),
    (54, "olive"),
    (55, "grain"),
    (56, "grape"),
    (57, "olive"),
    (58, "grain"),
    (59, "grape"),
    (60, "olive"),
    (61, "grain"),
    (62, "grape"),
    (63, "olive"),
    (64, "grain"),
    (65, "grape"),
    (66, "olive"),
]
"""The number of each card and its crop."""

UPGRADED = {"olive": ("food", 2), "grain": ("food", 2), "grape": ("wine", 3)}
"""The upgraded form of each crop, and the silver for the upgrade."""


def fields(table: Table) -> list[tuple[int, str, int]]:
    """Return the fields of seat 0 as everybody sees them."""
    return [
        (field.card, enum_word("GOOD", field.crop), field.goods)
        for field in RULES.view(table.state, None).seats[0].fields
    ]


def test_every_card_has_its_row():
    assert [card for card, _ in ROWS] == list(CARDS)
    assert {crop: [other for _, other in ROWS].count(crop) for crop in UPGRADED} == dict.fromkeys(UPGRADED, 22)


@pytest.mark.parametrize(("card", "crop"), ROWS)
def test_an_empty_field_grows_one_good_of_its_crop(card, crop):
    table = in_hand(card)
    before = belongings(table)
    table.play(f"play_card:{card}/field")
    assert difference(belongings(table), before) == {"hand": -1, "fields": 1}
    assert fields(table) == [(card, crop, 0)]
    table.go_to("F2").settle().go_to("F3").settle()
    assert fields(table) == [(card, crop, 1)]
    assert table.goods() == {}
    table.go_to("F3").settle()
    assert fields(table) == [(card, crop, 1)]
    good, silver = UPGRADED[crop]
    table.give(silver=silver).play(f"upgrade:{crop}@field")
    assert fields(table) == [(card, crop, 0)]
    assert table.goods() == {good: 1}
    table.go_to("F3").settle()
    assert fields(table) == [(card, crop, 1)]


def test_all_fields_grow_at_once():
    table = Table().fields(*["olive"] * 4, *["grain"] * 4, *["grape"] * 4).go_to("F3").settle()
    assert [goods for _, _, goods in fields(table)] == [1] * 12


def test_a_field_played_after_growth_stays_empty_until_the_next_growth():
    table = Table().hand(3).give(commodity=1).go_to("F3").settle()
    table.play("trade_commodity:card", "choose:2", "play_card:3/field")
    assert fields(table) == [(3, "olive", 0)]


def test_goods_on_a_field_cannot_be_sold_and_never_move_to_a_store():
    table = Table().fields("olive/1").go_to("F4").settle()
    assert table.offered("sell") == set()
    assert table.refuses("sell:olive@field")
    assert (table.goods(), fields(table)[0][2]) == ({}, 1)


def test_goods_on_a_field_can_be_paid_and_delivered():
    table = Table().fields("olive/1", "grain/1").hand(60).go_to("F1").settle()
    table.play("play_card:60/extension")
    assert table.offers() == {"pay:olive@field", "pay:grain@field"}
    table.play("pay:olive@field")
    assert [goods for _, _, goods in fields(table)] == [0, 1]
    table.deliveries().play("deliver:grain@field>village_shop")
    assert [goods for _, _, goods in fields(table)] == [0, 0]


def test_the_fields_of_every_seat_grow_in_its_turn():
    table = Table(seats=3).fields("olive").fields("grain", me=1).fields("grape", me=2).go_to("F3").settle()
    assert [table.seat(me).fields[0].goods for me in range(3)] == [1, 1, 1]
