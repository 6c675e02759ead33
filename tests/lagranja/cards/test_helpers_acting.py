"""Helpers that their owner activates: when, at what cost, with which exact effect, and once in a round (§6.0)."""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from service.engine.kernel.view import Cards
from service.engine.lagranja import frames
from service.engine.lagranja.explain.requirements import NoOtherHelper, Unused
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import markers_used
from tests.lagranja.cards.row import CARDS, belongings, difference, used
from tests.lagranja.cards.scenes import SCENES
from tests.lagranja.table import Table

RICH: dict[str, Any] = {"silver": 4, "vp": 2, "olive": 1, "pig": 1, "commodity": 1}


def farm(card: int, **setup: Any) -> Table:
    """Return a farm on which every helper has something to do. `setup` changes it: goods, `hand`, `fields`, `stalls`,
    `roofs` (used ones), `deck`.
    """
    goods = {name: setup.get(name, amount) for name, amount in RICH.items()}
    table = Table().helpers(card).give(**goods)
    hand = [other for other in (63, 64, 65) if other != card][:2]
    table.hand(*setup.get("hand", hand)).stalls(*setup.get("stalls", ("C3",)))
    table.fields(*setup.get("fields", ("grain/1",))).roofs(*setup.get("roofs", ("R1a",)), up=False)
    if "deck" in setup:
        table.state.deck, table.state.discard = [], []
    return table


WINDOWS: dict[str, Callable[[Table], Table]] = {
    "F1": lambda table: table.go_to("F1").settle(),
    "F2": lambda table: table.go_to("F2").settle(),
    "F4": lambda table: table.go_to("F4").settle(),
    "pick": lambda table: table.dice(3, 5, 5).turn(frames.TakeDie(0, "first"), "R1"),
    "second pick": lambda table: table.dice(3, 5, 5).turn(frames.TakeDie(0, "second"), "R2"),
    "after the pick": lambda table: table.dice(3, 5).turn(frames.EndTurn(0), "R1"),
    "R3": lambda table: table.dice(3).turn(frames.EndTurn(0), "R3"),
    "T2": lambda table: table.roofs("R1d").donkeys(4, 4).go_to("T2").settle(),
    "T3": lambda table: table.deliveries(1),
    "T3, no delivery left": lambda table: table.deliveries(0),
    "T4": lambda table: table.go_to("T4").settle(),
}
"""The moments of a round at which seat 0 has its turn."""

FARM = {"F1", "F2", "F4"}
DELIVERIES = {"T3", "T3, no delivery left", "T4"}
ALWAYS = set(WINDOWS)

WHEN = {
    4: ALWAYS,
    22: ALWAYS,
    23: ALWAYS,
    24: FARM,
    29: ALWAYS,
    37: ALWAYS,
    38: ALWAYS,
    39: ALWAYS,
    40: ALWAYS,
    41: ALWAYS,
    51: {"pick", "second pick"},
    52: {"pick", "second pick"},
    62: DELIVERIES,
    63: DELIVERIES,
    64: FARM,
    65: FARM,
    66: {"T2", *DELIVERIES},
}
"""When each helper can be activated."""


@pytest.mark.parametrize("card", CARDS)
def test_a_helper_can_be_activated_at_its_moments_only(card):
    found = {name for name, window in WINDOWS.items() if f"use_helper:{card}" in window(farm(card)).offers(me=0)}
    assert found == WHEN.get(card, set())


@pytest.mark.parametrize("card", WHEN)
def test_a_helper_cannot_be_activated_in_the_turn_of_another_seat_or_while_donkeys_are_chosen(card):
    """G-04."""
    for frame, step in ((frames.EndTurn(1), "F4"), (frames.TakeDie(1, "first"), "R1"), (frames.Deliveries(1, 1), "T3")):
        assert farm(card).dice(3, 5).turn(frame, step).offers(me=0) == set()
    assert farm(card).go_to("T1").settle().offered("use_helper", me=0) == set()


class Row(NamedTuple):
    """What a helper does when it is activated at a moment, with these answers."""

    card: int
    window: str
    answers: tuple[str, ...]
    gives: dict[str, int]


ROWS = [
    # Farm Worker: 1 VP for a card in any role
    Row(4, "R3", ("play_card:63/field",), {"vp": -1, "hand": -1, "fields": 1}),
    Row(4, "T3", ("play_card:64/barrow",), {"vp": -1, "hand": -1, "barrows": 1}),
    Row(4, "F4", ("play_card:63/extension", "pay:pig"), {"vp": -1, "hand": -1, "extensions": 1, "pig": -1}),
    Row(4, "F4", ("play_card:63/helper",), {"vp": -1, "hand": -1}),
    Row(4, "F4", ("decline",), {"vp": -1}),
    # Almanac Reader: a card for one of the three on top
    Row(22, "F4", ("discard:63", "keep:2"), {}),
    # Farm Servant
    Row(23, "F4", ("upgrade:olive@store:free",), {"olive": -1, "food": 1}),
    Row(23, "T3", ("upgrade:grain@field:free",), {"on_fields": -1, "food": 1}),
    Row(23, "R3", ("upgrade:pig:free",), {"pig": -1, "meat": 1}),
    # Errand Boy
    Row(24, "F2", (), {"hand": 1}),
    # Tinker
    Row(29, "T3", ("flip_roof:R1a",), {"silver": -2, "roofs_up": 1}),
    # Moneylender, Patroness
    Row(37, "F4", (), {"vp": -1, "silver": 5}),
    Row(38, "F4", (), {"silver": -4, "vp": 1}),
    # Herbalist, Barter Woman: from a store or a field
    Row(39, "F4", ("pay:olive@store",), {"olive": -1, "silver": 4}),
    Row(39, "F4", ("pay:grain@field",), {"on_fields": -1, "silver": 4}),
    Row(40, "F4", ("pay:olive@store",), {"olive": -1, "pig": 1}),
    Row(40, "F4", ("pay:grain@field",), {"on_fields": -1, "pig": 1}),
    # Swine Trader
    Row(41, "F4", ("take:olive+grape",), {"pig": -1, "olive": 1, "grape": 1}),
    Row(41, "F4", ("take:grain+grape",), {"pig": -1, "grain": 1, "grape": 1}),
    # Gambler, Fortune Teller
    Row(51, "pick", ("reroll:3",), {"silver": -1}),
    Row(52, "pick", ("shift:3>4",), {"silver": -1}),
    # Basket Carrier: from a field only
    Row(62, "T3", ("deliver:grain@field>greengrocer",), {"silver": -1, "on_fields": -1, "cargo": 1}),
    Row(62, "T4", ("deliver:grain@field>village_shop",), {"silver": -1, "on_fields": -1, "cargo": 1}),
    # Caravan Leader: two deliveries for a commodity
    Row(
        63,
        "T3, no delivery left",
        ("deliver:olive@store>greengrocer", "deliver:grain@field>greengrocer"),
        {"commodity": -1, "olive": -1, "on_fields": -1, "cargo": 2},
    ),
    Row(63, "T4", ("deliver:pig>butcher", "decline"), {"commodity": -1, "pig": -1, "cargo": 1}),
    # Carpenter, Ploughman
    Row(64, "F4", ("play_card:63/extension", "pay:pig"), {"silver": -2, "pig": -1, "hand": -1, "extensions": 1}),
    Row(65, "F4", ("play_card:63/field",), {"silver": -1, "hand": -1, "fields": 1}),
    # Stall Mover
    Row(66, "T3", ("move_stall:C3>C4",), {"silver": -1}),
    Row(66, "T2", ("move_stall:C3>B2",), {"silver": -1}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card}, {' '.join(row.answers)}")
def test_a_helper_has_exactly_its_effect_once_in_a_round(row):
    table = WINDOWS[row.window](farm(row.card).deck(1, 2, 3))
    before, pending = belongings(table), list(table.state.stack)
    table.play(f"use_helper:{row.card}", *row.answers)
    assert difference(belongings(table), before) == row.gives
    assert table.state.stack == pending
    assert used(table, row.card)
    table.give(**RICH)
    assert table.refuses(f"use_helper:{row.card}")
    assert Unused() in [unmet.requirement for unmet in table.why_not(f"use_helper:{row.card}")]
    table.go_to("marks").settle()
    assert not used(table, row.card)


def test_every_helper_of_this_kind_has_a_row():
    assert {row.card for row in ROWS} == set(WHEN)


NO_DELIVERY = {"silver": 1, "olive": 0, "pig": 0, "commodity": 0, "fields": ("olive",)}

LACKING = [
    (4, "F4", {"vp": 0}, {"G-09"}),
    (4, "F4", {"hand": ()}, {"G-18"}),
    (22, "F4", {"hand": ()}, {"G-09"}),
    (22, "F4", {"deck": ()}, {"G-18"}),
    (23, "F4", {"olive": 0, "pig": 0, "fields": ("grain",)}, {"G-18"}),
    (24, "F4", {"deck": ()}, {"G-18"}),
    (29, "F4", {"silver": 1}, {"G-09"}),
    (29, "F4", {"roofs": ()}, {"G-18"}),
    (29, "F4", {"roofs": ("R5d",)}, {"G-18"}),
    (37, "F4", {"vp": 0}, {"G-09"}),
    (38, "F4", {"silver": 3}, {"G-09"}),
    (39, "F4", {"olive": 0, "fields": ("grain",)}, {"G-09"}),
    (40, "F4", {"olive": 0, "fields": ("grain",)}, {"G-09"}),
    (41, "F4", {"pig": 0}, {"G-09"}),
    (51, "pick", {"silver": 0}, {"G-09"}),
    (52, "pick", {"silver": 0}, {"G-09"}),
    (62, "T3", {"silver": 0}, {"G-09"}),
    (62, "T3", {"fields": ("grain",)}, {"G-18"}),
    (63, "T3", {"commodity": 0}, {"G-09"}),
    (63, "T3", {**NO_DELIVERY, "silver": 0}, {"G-09", "G-18"}),
    (64, "F4", {"silver": 1}, {"G-09"}),
    (64, "F4", {"hand": ()}, {"G-18"}),
    (65, "F4", {"silver": 0}, {"G-09"}),
    (65, "F4", {"hand": ()}, {"G-18"}),
    (66, "T3", {"silver": 0}, {"G-09"}),
    (66, "T3", {"stalls": ()}, {"G-18"}),
]
"""A farm that lacks one thing, and the ruling that requires it."""


@pytest.mark.parametrize(("card", "window", "setup", "rules"), LACKING)
def test_a_helper_cannot_be_activated_without_its_cost_or_without_an_effect(card, window, setup, rules):
    table = WINDOWS[window](farm(card, **setup))
    assert table.refuses(f"use_helper:{card}")
    assert {unmet.rule for unmet in table.why_not(f"use_helper:{card}")} == rules


def test_every_helper_of_this_kind_has_a_row_in_which_something_is_missing():
    assert {card for card, _, _, _ in LACKING} == set(WHEN)


@pytest.mark.parametrize("card", WHEN)
def test_a_helper_of_this_kind_does_nothing_in_the_scenes_of_waiting_helpers(card):
    for scene, (begin, rest) in SCENES.items():
        assert belongings(begin(Table().helpers(card)).play(*rest)) == belongings(begin(Table()).play(*rest)), scene


def test_one_helper_is_finished_before_another_begins():
    table = farm(23).helpers(23, 24).go_to("F4").settle().play("use_helper:23")
    assert table.refuses("use_helper:24")
    assert [unmet.requirement for unmet in table.why_not("use_helper:24")] == [NoOtherHelper()]
    table.play("upgrade:pig:free", "use_helper:24")


def test_a_helper_can_be_activated_in_the_turn_in_which_it_is_played():
    table = Table().hand(24).go_to("F1").settle().play("play_card:24/helper", "use_helper:24")
    assert len(table.seat().hand) == 1


def test_the_mark_of_a_replaced_helper_returns_to_the_supply():
    """G-05, G-06: a helper is replaced only when all three slots are full."""
    table = Table().helpers(24, 60).hand(62, 63).give(commodity=1).go_to("F1").settle().play("use_helper:24")
    assert {one for one in table.offered("play_card") if one.startswith("62/helper")} == {"62/helper"}
    table.play("play_card:62/helper", "trade_commodity:card", "choose:2")
    assert {one for one in table.offered("play_card") if one.startswith("63/helper")} == {
        "63/helper-24",
        "63/helper-60",
        "63/helper-62",
    }
    assert markers_used(table.state, 0) == 1
    table.play("play_card:63/helper-24")
    assert (markers_used(table.state, 0), table.state.discard) == (0, [24])
    assert [helper.card for helper in table.seat().helpers] == [63, 60, 62]


def test_the_almanac_reader_keeps_one_of_three_cards_and_puts_the_others_under_the_deck():
    table = farm(22).deck(40, 7, 33).go_to("F4").settle().play("use_helper:22")
    assert table.offers() == {"discard:63", "discard:64"}
    table.play("discard:64")
    assert table.offers() == {"keep:7", "keep:33", "keep:40"}
    table.play("keep:7")
    assert (table.seat().hand, table.state.discard, table.state.deck[-2:]) == ([7, 63], [64], [40, 33])


def test_the_almanac_reader_looks_at_a_reshuffled_deck():
    """G-10: reshuffled before the look if it has too few cards, and again if the look empties it."""
    table = farm(22)
    table.state.deck, table.state.discard = [], [5, 6]
    table.go_to("F4").settle().play("use_helper:22", "discard:64")
    assert table.offers() == {"keep:5", "keep:6", "keep:64"}
    table = farm(22)
    table.state.deck, table.state.discard = [40], [5]
    table.go_to("F4").settle().play("use_helper:22", "discard:64")
    assert table.offers() == {"keep:40", "keep:5", "keep:64"}
    table.play("keep:40")
    assert (table.seat().hand, sorted(table.state.deck), table.state.discard) == ([40, 63], [5, 64], [])


def test_only_the_owner_of_the_almanac_reader_sees_the_cards():
    table = farm(22).deck(40, 7, 33).go_to("F4").settle().play("use_helper:22", "discard:64")
    shown = [RULES.view(table.state, viewer).seats[0].looking_at for viewer in (0, 1, None)]
    assert shown == [Cards((40, 7, 33)), None, None]


def test_the_pig_of_the_barter_woman_is_sold_without_a_pig_space():
    """G-16."""
    table = farm(40, pig=2).go_to("F4").settle().play("use_helper:40", "pay:olive@store")
    assert (table.good("pig"), table.good("silver")) == (2, 6)


@pytest.mark.parametrize("card", [39, 40])
def test_a_harvest_good_on_a_field_can_pay_for_a_helper(card):
    table = farm(card, olive=0).go_to("F4").settle().play(f"use_helper:{card}")
    assert table.offers() == {"pay:grain@field"}
    table.play("pay:grain@field")
    assert used(table, card)


def test_the_swine_trader_gives_two_different_goods():
    table = farm(41).go_to("F4").settle().play("use_helper:41")
    assert table.offered("take") == {"olive+grain", "olive+grape", "grain+grape"}


def test_the_tinker_turns_up_no_roof_that_turns_roofs():
    """G-21."""
    table = farm(29, roofs=("R1a", "R5d", "R6c")).go_to("F4").settle().play("use_helper:29")
    assert table.offered("flip_roof") == {"R1a"}


def test_the_gambler_rerolls_one_die_with_the_stream_of_the_round():
    table = farm(51).dice(3, 5, 5)
    table.state.seed = "esporles"
    table.turn(frames.TakeDie(0, "first"), "R1").play("use_helper:51")
    assert table.offered("reroll") == {"3", "5"}
    table.play("reroll:5")
    assert table.offered("take_die") == {"3", "5", "6"}
    assert sum(table.state.dice) == 3


def test_the_fortune_teller_changes_a_die_by_one_and_not_from_6_to_1():
    table = farm(52).dice(1, 4, 6).turn(frames.TakeDie(0, "first"), "R1").play("use_helper:52")
    assert table.offered("shift") == {"1>2", "4>3", "4>5", "6>5"}
    table.play("shift:6>5")
    assert table.state.dice == [1, 0, 0, 1, 1, 0]
    assert table.offered("take_die") == {"1", "4", "5"}


def test_the_basket_carrier_delivers_from_fields_only():
    table = farm(62, fields=("grain/1", "grape")).deliveries(0).play("use_helper:62")
    assert {one.partition(">")[0] for one in table.offered("deliver")} == {"grain@field"}


def test_the_carpenter_plays_only_extensions_and_the_ploughman_only_fields():
    table = farm(64).go_to("F4").settle().play("use_helper:64")
    assert table.offered("play_card") == {"63/extension", "65/extension"}
    table = farm(65).go_to("F4").settle().play("use_helper:65")
    assert table.offered("play_card") == {"63/field", "64/field"}


def test_the_carpenter_needs_the_goods_for_an_extension():
    """G-18: the second extension costs two kinds, and the seat has nothing but silver."""
    table = farm(64, vp=0, olive=0, pig=0, fields=("grain",)).extensions(10).go_to("F4").settle()
    assert table.refuses("use_helper:64")
    assert {unmet.rule for unmet in table.why_not("use_helper:64")} == {"G-18"}
    table.give(pig=1).play("use_helper:64", "play_card:63/extension", "pay:silver", "pay:pig")
    assert table.seat().extensions == [10, 63]


@pytest.mark.parametrize("card", [62, 63])
def test_a_delivery_helper_can_be_activated_while_an_extra_delivery_is_pending(card):
    table = farm(card).go_to("T4").settle().play("buy_extra_delivery:1", f"use_helper:{card}", "decline")
    assert table.state.stack == [frames.ExtraDeliveries(0, 1), frames.Deliver(0, 1)]
    assert used(table, card)


def test_the_stall_mover_moves_to_empty_neighbours_and_removes_nothing():
    table = farm(66, stalls=("C3",)).stalls("B3", "D2", me=1).stalls("C4", me=1).deliveries().play("use_helper:66")
    assert table.offered("move_stall") == {"C3>B2", "C3>C2", "C3>D3"}
    table.play("move_stall:C3>D3")
    assert table.market() == {"D3": 0, "B3": 1, "D2": 1, "C4": 1}
    assert table.vp() == 2


def test_the_stall_mover_needs_an_empty_neighbour_that_is_in_use():
    table = farm(66, stalls=("A2",)).stalls("A3", "B2", "B3", me=1).deliveries()
    assert table.refuses("use_helper:66")
    assert {unmet.rule for unmet in table.why_not("use_helper:66")} == {"G-18"}
