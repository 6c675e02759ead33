"""The top edge of every card: a barrow with its goods, its value and the stall for it (§8.3.3)."""

from typing import NamedTuple

import pytest

from service.engine.kernel.view import enum_names
from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import VP_SOURCES, markers_used
from tests.lagranja.cards.row import CARDS, belongings, difference, in_hand
from tests.lagranja.table import Table


class Row(NamedTuple):
    """A barrow: the goods that it takes, and its value."""

    card: int
    goods: str
    value: int


ROWS = [
    Row(1, "olive grape meat", 4),
    Row(2, "grain wine wine", 5),
    Row(3, "olive wine meat", 5),
    Row(4, "olive grain grape wine", 5),
    Row(5, "meat meat", 4),
    Row(6, "pig pig", 3),
    Row(7, "grape meat meat", 5),
    Row(8, "olive grain pig", 4),
    Row(9, "olive grain grape meat", 5),
    Row(10, "olive olive wine", 4),
    Row(11, "grape grape", 2),
    Row(12, "wine meat meat", 6),
    Row(13, "grain grape pig", 4),
    Row(14, "grain grain", 2),
    Row(15, "olive meat", 3),
    Row(16, "olive grape pig food", 5),
    Row(17, "olive grape", 2),
    Row(18, "grain grain", 2),
    Row(19, "grape meat", 3),
    Row(20, "pig food meat", 5),
    Row(21, "olive olive", 2),
    Row(22, "wine wine", 4),
    Row(23, "olive grain", 2),
    Row(24, "olive olive grain grape", 4),
    Row(25, "grape pig pig", 4),
    Row(26, "olive olive grain", 3),
    Row(27, "wine meat", 4),
    Row(28, "food food wine", 5),
    Row(29, "wine wine meat", 6),
    Row(30, "olive olive", 2),
    Row(31, "grain grape food", 4),
    Row(32, "grape pig", 3),
    Row(33, "pig food wine", 5),
    Row(34, "olive pig", 3),
    Row(35, "grain grape wine meat", 6),
    Row(36, "grape food", 3),
    Row(37, "olive food", 3),
    Row(38, "grape food wine meat", 6),
    Row(39, "olive grain grape food", 5),
    Row(40, "olive wine", 3),
    Row(41, "grain grape grape", 3),
    Row(42, "olive grain wine wine", 6),
    Row(43, "olive grain grape", 3),
    Row(44, "grain pig food", 4),
    Row(45, "food food", 3),
    Row(46, "olive pig food wine", 6),
    Row(47, "olive grape pig", 4),
    Row(48, "olive grain food", 4),
    Row(49, "grain grape", 2),
    Row(50, "food wine meat", 5),
    Row(51, "grain food", 3),
    Row(52, "pig wine", 3),
    Row(53, "olive grape food meat", 6),
    Row(54, "olive grain food wine", 6),
    Row(55, "olive grape", 2),
    Row(56, "olive grain", 2),
    Row(57, "grain grape", 2),
    Row(58, "grain grain pig food", 5),
    Row(59, "grain grape meat", 4),
    Row(60, "olive grain grape pig", 5),
    Row(61, "grain pig food meat", 6),
    Row(62, "grape grape", 2),
    Row(63, "grain grain grape grape", 4),
    Row(64, "grain grain wine", 4),
    Row(65, "grain wine", 3),
    Row(66, "grain pig", 3),
]

SPACES = {
    2: {2: {"B3", "C2", "C5"}, 4: {"B1", "B3", "C2", "C5", "D5"}},
    3: {2: {"B4", "C3", "D2"}, 4: {"A1", "B4", "C3", "D2", "E4"}},
    4: {2: {"A3", "C4", "E2"}, 4: {"A3", "C1", "C4", "C6", "E2"}},
    5: {2: {"B2", "D3", "D4"}, 4: {"A4", "B2", "D3", "D4", "E1"}},
    6: {2: {"A2", "E3"}, 4: {"A2", "B5", "D1", "E3"}},
}
"""The market spaces for a stall of each value, with two seats and with four."""

EVERYTHING = {"silver": 1, "olive": 1, "grain": 1, "grape": 1, "food": 1, "wine": 1, "meat": 1, "pig": 1}


def id_part(good: str) -> str:
    """Return a good as it is written in an action id."""
    return good if good == "pig" else f"{good}@store"


def deliverable(table: Table, card: int) -> set[str]:
    """Return what can be delivered to a barrow now."""
    return {good for good, _, target in (one.partition(">") for one in table.offered("deliver")) if target == str(card)}


def test_every_card_has_its_row():
    assert [row.card for row in ROWS] == list(CARDS)
    assert [[row.value for row in ROWS].count(value) for value in (2, 3, 4, 5, 6)] == [12, 16, 16, 13, 9]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.card))
def test_a_complete_barrow_gives_its_value_in_vp_a_commodity_and_a_stall_in_any_order_of_goods(row, seats):
    goods = row.goods.split()
    table = Table(seats=seats).barrow(row.card).deliveries(len(goods) + 1)
    table.give(commodity=1, **{good: goods.count(good) + 1 for good in EVERYTHING})
    before = belongings(table)
    for number, good in enumerate(reversed(goods)):
        assert deliverable(table, row.card) == {id_part(other) for other in goods[: len(goods) - number]}
        assert difference(belongings(table), before).get("vp", 0) == 0
        table.play(f"deliver:{id_part(good)}>{row.card}")
    delivered = {good: -goods.count(good) for good in goods}
    assert difference(belongings(table), before) == {**delivered, "vp": row.value, "commodity": 1, "barrows": -1}
    assert table.seat().vp[VP_SOURCES.index("barrows")] == row.value
    assert (table.seat().barrows, table.state.discard, table.market()) == ([], [row.card], {})
    assert table.offers() == {f"place_stall:{space}" for space in SPACES[row.value][seats]}
    space = max(SPACES[row.value][seats])
    table.play(f"place_stall:{space}")
    assert table.market() == {space: 0}
    assert table.vp() == row.value
    assert table.state.stack == [frames.Deliveries(0, 1)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: str(row.card))
def test_playing_a_barrow_is_free(row):
    table = in_hand(row.card)
    before = belongings(table)
    table.play(f"play_card:{row.card}/barrow")
    assert difference(belongings(table), before) == {"hand": -1, "barrows": 1}
    ((card, value, cargo),) = [(b.card, b.value, b.cargo) for b in RULES.view(table.state, 1).seats[0].barrows]
    assert (card, value, cargo.goods) == (row.card, row.value, enum_names("GOOD", row.goods.split()))
    assert not any(cargo.delivered)


def test_delivering_a_good_that_is_not_needed_is_refused():
    table = Table().barrow(17, "olive").give(olive=1, grain=1, pig=1).deliveries()
    assert deliverable(table, 17) == set()
    assert table.refuses("deliver:olive@store>17")
    assert table.refuses("deliver:grain@store>17")


def test_delivering_to_a_barrow_of_another_seat_is_refused():
    table = Table().barrow(17, me=1).give(olive=1).deliveries()
    assert table.refuses("deliver:olive@store>17")


def test_delivered_goods_stay_on_a_barrow_over_the_rounds():
    """§8.3.3."""
    table = Table().barrow(17, "olive").go_to("end_of_round").settle()
    (barrow,) = RULES.view(table.state, None).seats[0].barrows
    assert (table.state.round, barrow.card, barrow.cargo.delivered) == (3, 17, (True, False))


def test_a_fourth_barrow_replaces_one_and_its_delivered_goods_are_lost():
    """G-05, G-06."""
    table = Table().barrow(21).barrow(43, "olive", "grain").hand(60).go_to("F1").settle()
    assert {one for one in table.offered("play_card") if "barrow" in one} == {"60/barrow"}
    table = Table().barrow(21).barrow(43, "olive", "grain").barrow(45).hand(60).go_to("F1").settle()
    assert {one for one in table.offered("play_card") if "barrow" in one} == {
        "60/barrow-21",
        "60/barrow-43",
        "60/barrow-45",
    }
    assert markers_used(table.state, 0) == 2
    table.play("play_card:60/barrow-43")
    assert [barrow.card for barrow in table.seat().barrows] == [21, 60, 45]
    assert (table.state.discard, table.goods(), markers_used(table.state, 0)) == ([43], {}, 0)


def test_a_completed_barrow_leaves_its_slot_free():
    table = Table().barrow(21, "olive").barrow(43).barrow(45).give(olive=1, commodity=1).hand(60).deliveries()
    table.play("deliver:olive@store>21", "place_stall:B3", "trade_commodity:card", "choose:2")
    assert {one for one in table.offered("play_card") if "barrow" in one} == {"60/barrow"}


def test_nothing_changes_the_value_of_a_barrow():
    """G-56: bonuses of tiles and helpers for a barrow are added beside its value."""
    table = Table().barrow(21, "olive").give(olive=1).tiles("butcher", "village_shop").helpers(45, 18).deliveries()
    table.play("deliver:olive@store>21")
    assert table.offered("place_stall") == {"B3", "C2", "C5"}
    table.play("place_stall:B3")
    assert table.seat().vp[VP_SOURCES.index("barrows")] == 2
    assert table.vp() == 3
