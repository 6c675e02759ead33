"""Helpers that change a number of the rules for their owner: exactly these numbers and no others (§6.0)."""

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.rules import RULES, rules_with
from tests.lagranja.cards.row import CARDS
from tests.lagranja.cards.rule_numbers import BARE, rule_numbers
from tests.lagranja.table import Table
from tests.lagranja.test_records import CHEAP_PIGS

ROWS = {
    # Chef
    1: {"upgrade": {"olive": 1, "grain": 1, "grape": 2, "pig": 2}},
    # Muleteer
    7: {"extra deliveries": 2},
    # Toll Clerk
    8: {"price of an extra delivery": 0},
    # Olive Presser, Miller, Vintner, Ham Curer
    9: {"upgrade": {"olive": 0, "grain": 2, "grape": 3, "pig": 3}},
    10: {"upgrade": {"olive": 2, "grain": 0, "grape": 3, "pig": 3}},
    11: {"upgrade": {"olive": 2, "grain": 2, "grape": 1, "pig": 3}},
    12: {"upgrade": {"olive": 2, "grain": 2, "grape": 3, "pig": 1}},
    # Pig Breeder
    16: {"pigs after a litter": (0, 2, 3, 3)},
    # Drover: a pig brings 4 and still costs 5 (G-54)
    17: {"sell": {"olive": 1, "grain": 1, "grape": 1, "pig": 4}},
    # Palisade Maker
    20: {"stalls lost to a number higher by": (2,)},
    # Schoolmistress
    21: {"hand limit": 5},
    # Hammock Weaver
    25: {"siesta by token": (4, 3, 2, 1)},
    # Tile Maker
    30: {"price of a roof of round 4": 2},
    # Surveyor: the first extension still costs one
    32: {"kinds for an extension": (1, 2)},
    # Reaper
    34: {"growth": (1, 2)},
    # Farm Labor
    35: {"sells from fields": True},
    # Barn Builder
    43: {"roofs": 6, "can be discarded": False},
    # Swineherd
    44: {"pig spaces": 4, "pigs after a litter": (0, 1, 3, 4)},
    # Donkey Driver: with one or two donkeys
    49: {"deliveries by token": (2, 3, 3, 4)},
    # Stable Boy: with three or four donkeys
    50: {"siesta by token": (3, 2, 2, 1)},
}
"""The numbers that each helper changes, compared with a farm without helpers."""


@pytest.mark.parametrize("card", CARDS)
def test_a_helper_changes_exactly_its_numbers(card):
    assert rule_numbers(card) == {**BARE, **ROWS.get(card, {})}


@pytest.mark.parametrize(
    ("helpers", "prices"),
    [
        ((1, 9), {"olive": 0, "grain": 1, "grape": 2, "pig": 2}),
        ((9, 1), {"olive": 0, "grain": 1, "grape": 2, "pig": 2}),
        ((1, 10), {"olive": 1, "grain": 0, "grape": 2, "pig": 2}),
        ((10, 1), {"olive": 1, "grain": 0, "grape": 2, "pig": 2}),
        ((11, 1), {"olive": 1, "grain": 1, "grape": 0, "pig": 2}),
        ((1, 11), {"olive": 1, "grain": 1, "grape": 0, "pig": 2}),
        ((1, 12), {"olive": 1, "grain": 1, "grape": 2, "pig": 0}),
        ((12, 1), {"olive": 1, "grain": 1, "grape": 2, "pig": 0}),
    ],
)
def test_discounts_on_upgrades_add_up_to_at_most_the_price(helpers, prices):
    table = Table().helpers(*helpers).give(silver=9, olive=1, grain=1, grape=1, pig=1).turn(frames.EndTurn(0), "F4")
    found = {action.id: action.args.silver for action in RULES.actions(table.state, 0) if action.kind == "upgrade"}
    assert found == {f"upgrade:{good}{'' if good == 'pig' else '@store'}": price for good, price in prices.items()}


def test_a_roof_costs_at_least_0():
    """Tile Maker in round 1: 0, not -1."""
    table = Table(round=1).helpers(30)
    table.state.roofs = ["R1a"]
    table.state.order = [1, 0]
    table.go_to("F4").settle().play("buy_roof:R1a")
    assert (table.good("silver"), [roof.tile for roof in table.seat().roofs]) == (0, ["R1a"])


def test_a_pig_always_costs_more_than_its_sale_gives():
    """G-54: with an edition where a pig costs 3, it costs 5 as long as the Drover gets 4 for it."""
    cheap = rules_with(CHEAP_PIGS.encode(), "cheap.json").edition.digest
    for edition, helpers, price in ((CORE.digest, (17,), 5), (cheap, (), 3), (cheap, (17,), 5)):
        table = Table().helpers(*helpers).give(silver=price - 1)
        table.state.edition = edition
        assert table.turn(frames.EndTurn(0), "F4").refuses("buy:pig")
        table.give(silver=price).play("buy:pig", "sell:pig")
        assert table.good("silver") == (4 if helpers else 2)


def test_a_gained_pig_without_a_pig_space_is_sold_for_the_drovers_price():
    """G-12: 4 silver, as if it were sold."""
    table = Table().helpers(17).give(pig=2).dice(1, 4, 4).turn(frames.TakeDie(0, "first"), "R1").play("take_die:1")
    assert table.goods() == {"pig": 2, "silver": 4}


def test_the_sixth_roof_space_gives_4_vp():
    """G-22."""
    table = Table(round=6).helpers(43).give(silver=6).roofs("R1a", "R2a", "R3a", "R4a", "R5a")
    table.state.roofs = ["R6b"]
    table.go_to("F4").settle().play("buy_roof:R6b")
    assert (table.vp(), len(table.seat().roofs)) == (4, 6)


def test_pigs_without_pig_spaces_stay_and_none_is_added():
    """G-51."""
    table = Table().helpers(44, 60, 61).give(pig=4, silver=9).hand(62).go_to("F1").settle()
    table.play("play_card:62/helper-44")
    assert table.good("pig") == 4
    assert table.refuses("buy:pig")
    table.play("sell:pig", "sell:pig")
    assert table.refuses("buy:pig")
    table.play("sell:pig", "buy:pig")
    assert table.good("pig") == 2


def test_a_shield_does_not_protect_a_stall_from_being_replaced():
    """Palisade Maker: a stall that is replaced because its number is full has no shield."""
    table = Table().helpers(20).stalls("B3", "C2", "C5").turn(frames.PlaceStall(1, 2), "T3")
    table.play("place_stall:C2", me=1)
    assert table.market() == {"B3": 0, "C2": 1, "C5": 0}


def test_a_shield_protects_against_the_neutral_player():
    for helpers, left in (((), {"A3": None}), ((20,), {"A3": None, "B4": 0})):
        table = Table(seats=1).helpers(*helpers).stalls("B4").deck(8)
        table.state.starts = False
        table.go_to("neutral_before").settle()
        assert table.market() == left


def test_a_helper_played_in_the_same_turn_raises_the_hand_limit():
    """G-11."""
    table = Table().hand(21).go_to("F1").settle().play("play_card:21/helper", "end_turn")
    assert len(table.seat().hand) == 5


def test_a_hand_above_the_limit_is_discarded_down_to_it():
    """G-11: the limit of a replaced helper no longer counts; the owner chooses what to discard."""
    table = Table().helpers(21, 60, 61).hand(1, 2, 3, 4, 5, 6).go_to("F1").settle().play("play_card:6/helper-21")
    table.play("end_turn")
    assert table.offers() == {"discard:1", "discard:2", "discard:3", "discard:4", "discard:5"}
    table.play("discard:5")
    assert table.offers() == {"discard:1", "discard:2", "discard:3", "discard:4"}
    table.play("discard:2")
    assert (table.seat().hand, table.state.discard) == ([1, 3, 4], [21, 5, 2])


def test_a_helper_for_extra_deliveries_counts_as_soon_as_it_is_played():
    """G-37: a Muleteer played in T4 counts like one played in T3."""
    for step in ("T3", "T4"):
        table = Table().hand(7).give(silver=4, olive=1, grain=1, commodity=1)
        table = table.deliveries(0) if step == "T3" else table.go_to("T4").settle()
        table.play("trade_commodity:card", "choose:2", "play_card:7/helper")
        if step == "T3":
            table.go_to("T4").settle()
        made = 0
        for good in ("olive", "grain"):
            if "buy_extra_delivery:1" in table.offers():
                table.play("buy_extra_delivery:1", f"deliver:{good}@store>greengrocer")
                made += 1
        assert made == 2


def test_the_reaper_lets_every_field_grow():
    table = Table().helpers(34).fields("olive", "olive/1", "grape/2").go_to("F3").settle()
    assert [field.goods for field in table.seat().fields] == [1, 2, 3]


def test_farm_labor_sells_goods_of_fields_and_no_other_goods_on_cards():
    table = Table().helpers(35).fields("olive/1", "grape/2").barrow(21, "olive").turn(frames.EndTurn(0), "R1")
    assert table.offered("sell") == {"olive@field", "grape@field/2"}
    table.play("sell:olive@field", "sell:grape@field/2")
    assert (table.good("silver"), [field.goods for field in table.seat().fields]) == (2, [0, 1])


def test_goods_are_taken_from_the_named_field():
    """Reaper: fields of one crop can hold different numbers of goods."""
    table = Table().helpers(34).fields("olive/1", "olive/3").deliveries(2)
    table.play("deliver:olive@field/3>greengrocer")
    assert [field.goods for field in table.seat().fields] == [1, 2]


@pytest.mark.parametrize("step", ["F4", "R1", "T3"])
def test_the_limits_that_helpers_change_are_visible_to_all_in_every_phase(step):
    """The Schoolmistress is blue, the Muleteer grey; their limits are shown before their phases."""
    table = Table().helpers(21, 7).turn(frames.EndTurn(0), step)
    seat = RULES.view(table.state, None).seats[0]
    assert (seat.hand_limit, seat.extra_delivery_limit) == (5, 2)
