"""Any-time actions: the five trades of a commodity, the prices of resources and upgrades, and when they are legal."""

from typing import NamedTuple

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.rules import RULES
from tests.lagranja.cards.row import belongings, difference
from tests.lagranja.table import Table

WINDOWS = [
    (frames.PlayCards(0, 1, False), "F1"),
    (frames.EndTurn(0), "F2"),
    (frames.BuyRoof(0), "F4"),
    (frames.TakeDie(0, "first"), "R1"),
    (frames.EndTurn(0), "R3"),
    (frames.EndTurn(0), "T2"),
    (frames.Deliveries(0, 1), "T3"),
    (frames.Deliver(0, 1), "T3"),
    (frames.ExtraDeliveries(0, 1), "T4"),
    (frames.Upgrade(0, 1), "R1"),
    (frames.TakeGoods(0, (1, 2), 1, False), "F2"),
]
"""Moments of the own turn, and pending decisions of the own turn."""


class Row(NamedTuple):
    """An any-time action with its answers, and what it gives."""

    answers: tuple[str, ...]
    gives: dict[str, int]


ROWS = [
    Row(("trade_commodity:silver",), {"commodity": -1, "silver": 4}),
    Row(("trade_commodity:harvest", "take:olive+grain"), {"commodity": -1, "olive": 1, "grain": 1}),
    Row(("trade_commodity:harvest", "take:olive+grape"), {"commodity": -1, "olive": 1, "grape": 1}),
    Row(("trade_commodity:harvest", "take:grain+grape"), {"commodity": -1, "grain": 1, "grape": 1}),
    Row(("trade_commodity:card", "choose:1"), {"commodity": -1, "hand": 1}),
    Row(("trade_commodity:card", "choose:2", "play_card:60/field"), {"commodity": -1, "hand": -1, "fields": 1}),
    Row(("trade_commodity:card", "choose:2", "play_card:60/barrow"), {"commodity": -1, "hand": -1, "barrows": 1}),
    Row(("trade_commodity:card", "choose:2", "play_card:60/helper"), {"commodity": -1, "hand": -1}),
    Row(
        ("trade_commodity:card", "choose:2", "play_card:60/extension", "pay:pig"),
        {"commodity": -1, "hand": -1, "extensions": 1, "pig": -1},
    ),
    Row(("trade_commodity:pig",), {"commodity": -1, "pig": 1}),
    Row(
        ("trade_commodity:upgrade", "upgrade:olive@store:free", "upgrade:grape@field:free"),
        {"commodity": -1, "olive": -1, "food": 1, "on_fields": -1, "wine": 1},
    ),
    Row(("trade_commodity:upgrade", "upgrade:pig:free", "decline"), {"commodity": -1, "pig": -1, "meat": 1}),
    Row(("buy:olive",), {"silver": -3, "olive": 1}),
    Row(("buy:grain",), {"silver": -3, "grain": 1}),
    Row(("buy:grape",), {"silver": -3, "grape": 1}),
    Row(("buy:pig",), {"silver": -5, "pig": 1}),
    Row(("sell:olive@store",), {"silver": 1, "olive": -1}),
    Row(("sell:grain@store",), {"silver": 1, "grain": -1}),
    Row(("sell:grape@store",), {"silver": 1, "grape": -1}),
    Row(("sell:pig",), {"silver": 2, "pig": -1}),
    Row(("upgrade:olive@store",), {"silver": -2, "olive": -1, "food": 1}),
    Row(("upgrade:grain@store",), {"silver": -2, "grain": -1, "food": 1}),
    Row(("upgrade:grape@store",), {"silver": -3, "grape": -1, "wine": 1}),
    Row(("upgrade:grape@field",), {"silver": -3, "on_fields": -1, "wine": 1}),
    Row(("upgrade:pig",), {"silver": -3, "pig": -1, "meat": 1}),
]


def farm(**goods: int) -> Table:
    """Return a farm on which every any-time action is possible."""
    table = Table().give(silver=5, olive=1, grain=1, grape=1, pig=1, commodity=1).fields("grape/1").hand(60)
    return table.dice(4, 4).give(**goods)


@pytest.mark.parametrize(
    ("frame", "step"), WINDOWS, ids=lambda one: one if isinstance(one, str) else type(one).__name__
)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: " ".join(row.answers))
def test_an_any_time_action_has_exactly_its_effect_in_every_phase(row, frame, step):
    table = farm().turn(frame, step)
    before, pending = belongings(table), list(table.state.stack)
    table.play(*row.answers)
    assert difference(belongings(table), before) == row.gives
    assert table.state.stack == pending


@pytest.mark.parametrize(
    ("action", "goods", "rule"),
    [
        ("buy:olive", {"silver": 2}, "§5.1.2"),
        ("buy:grain", {"silver": 2}, "§5.1.2"),
        ("buy:grape", {"silver": 2}, "§5.1.2"),
        ("buy:pig", {"silver": 4}, "§5.1.2"),
        ("buy:pig", {"pig": 2}, "G-16"),
        ("upgrade:olive@store", {"silver": 1}, "§5.1.3"),
        ("upgrade:grain@store", {"silver": 1}, "§5.1.3"),
        ("upgrade:grape@store", {"silver": 2}, "§5.1.3"),
        ("upgrade:grape@field", {"silver": 2}, "§5.1.3"),
        ("upgrade:pig", {"silver": 2}, "§5.1.3"),
        ("trade_commodity:silver", {"commodity": 0}, "§5.1.1"),
        ("trade_commodity:harvest", {"commodity": 0}, "§5.1.1"),
        ("trade_commodity:card", {"commodity": 0}, "§5.1.1"),
        ("trade_commodity:pig", {"commodity": 0}, "§5.1.1"),
        ("trade_commodity:pig", {"pig": 2}, "G-16"),
        ("trade_commodity:upgrade", {"commodity": 0}, "§5.1.1"),
    ],
)
def test_an_any_time_action_that_cannot_be_paid_is_refused_with_its_rule(action, goods, rule):
    table = farm(**goods).turn(frames.EndTurn(0), "F2")
    assert table.refuses(action)
    assert [unmet.rule for unmet in table.why_not(action)] == [rule]


def test_a_free_upgrade_needs_a_resource():
    table = Table().give(commodity=1, food=1).fields("olive").turn(frames.EndTurn(0), "F2")
    assert table.refuses("trade_commodity:upgrade")


def test_upgraded_goods_and_goods_on_fields_cannot_be_bought_or_sold():
    table = farm(food=1, wine=1, meat=1).turn(frames.EndTurn(0), "F2")
    assert table.offered("buy") == {"olive", "grain", "grape", "pig"}
    assert table.offered("sell") == {"olive@store", "grain@store", "grape@store", "pig"}
    assert table.offered("upgrade") == {"olive@store", "grain@store", "grape@store", "pig", "grape@field"}
    assert table.offered("trade_commodity") == {"silver", "harvest", "card", "pig", "upgrade"}


def test_any_time_actions_are_for_the_active_seat_only():
    """G-04."""
    for frame, step in ((frames.EndTurn(1), "F2"), (frames.TakeDie(1, "first"), "R1"), (frames.Deliveries(1, 1), "T3")):
        assert farm().turn(frame, step).offers(me=0) == set()


@pytest.mark.parametrize(
    "frame",
    [
        frames.PlaceStall(0, 4),
        frames.Discard(0, 1),
        frames.Look(0, 3, 1),
        frames.PayExtension(0, 1),
        frames.PayHarvest(0, 1),
    ],
    ids=lambda frame: type(frame).__name__,
)
def test_no_any_time_action_is_possible_while_a_placement_or_a_payment_is_pending(frame):
    """G-04."""
    table = farm().turn(frame, "T3")
    kinds = {one.partition(":")[0] for one in table.offers()}
    assert len(kinds) == 1
    assert not kinds & {"buy", "sell", "upgrade", "trade_commodity"}


def test_no_any_time_action_is_possible_while_donkeys_are_chosen_or_a_marker_is_missing():
    """G-04."""
    assert {one.partition(":")[0] for one in farm().go_to("T1").settle().offers(me=0)} == {"choose_donkey"}
    table = Table().give(olive=24, commodity=1).turn(frames.EndTurn(0), "F2").play("trade_commodity:harvest")
    table.play("take:grain+grape")
    assert {one.partition(":")[0] for one in table.offers()} == {"forgo", "give_up"}


def test_any_time_actions_can_be_repeated_while_they_can_be_paid():
    table = Table().give(commodity=3).turn(frames.EndTurn(0), "F2")
    table.play(*["trade_commodity:silver"] * 3, *["buy:olive"] * 4)
    assert table.goods() == {"olive": 4}
    table.play(*["sell:olive@store"] * 4)
    assert table.goods() == {"silver": 4}


def test_a_traded_commodity_frees_its_marker_before_the_goods_are_gained():
    """§2.7.1: with all 25 in use, one of two harvest goods gets a marker."""
    table = Table().give(olive=24, commodity=1).turn(frames.EndTurn(0), "F2")
    table.play("trade_commodity:harvest", "take:grain+grape", "forgo")
    assert table.goods() == {"olive": 24, "grain": 1}


def test_silver_and_vp_never_run_out():
    """G-50: far more than the printed game contains."""
    table = Table().give(silver=500, vp=500, commodity=1).turn(frames.EndTurn(0), "F2").play("trade_commodity:silver")
    assert (table.good("silver"), table.vp()) == (504, 500)
    assert RULES.view(table.state, 0).seats[0].markers_free == 25
