"""The worked examples of the rulebook, one test each, played with the engine."""

import pytest

from service.engine.kernel.play import start
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.events import DiceRolled, DieDiscarded, OrderSet, StallRemoved
from service.engine.lagranja.market import neutral_rank
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import NEUTRAL, markers_used
from service.engine.lagranja.verbs.deliver import Delivered
from tests.lagranja.table import Table

END = "end_turn"


def test_gx_01_the_place_of_a_marker_decides_its_meaning():
    table = Table().give(commodity=1).fields("olive/1").stalls("C4")
    seat = RULES.view(table.state, None).seats[0]
    assert (seat.goods["commodity"], seat.goods["olive"]) == (1, 0)
    assert [(field.crop, field.goods) for field in seat.fields] == [("GOOD_OLIVE", 1)]
    assert [space.id for space in RULES.view(table.state, None).market if space.seat == 0] == ["C4"]
    assert markers_used(table.state, 0) == 3
    assert seat.markers_free == 22


@pytest.mark.parametrize("number", [1, 3, 6])
def test_gx_02_a_completed_row_gives_as_many_vp_as_the_number_of_the_round(number):
    table = Table(round=number).give(meat=1).row("butcher", "pig", "pig").tiles("butcher", me=1).deliveries()
    table.play("deliver:meat@store>butcher")
    assert table.vp() == number


def test_gx_03_the_cartwright_in_round_2():
    table = Table(round=2).give(meat=1, pig=1).row("cartwright", "food", "wine").discs(4, 0)
    table.block("butcher", "greengrocer", "delicatessen").deliveries()
    assert markers_used(table.state, 0) == 4
    assert "deliver:pig>butcher" not in table.offers()
    table.play("deliver:meat@store>cartwright")
    assert table.vp() == 4 + CORE.siesta_vp[4]
    assert [(tile.building, tile.turned) for tile in table.seat().tiles] == [(CORE.building["cartwright"], False)]
    assert markers_used(table.state, 0) == 2
    assert table.offers() >= {"deliver:pig>butcher", "decline"}
    table.play("deliver:pig>butcher")
    assert table.state.stack == [frames.Deliveries(0, 0)]


def test_gx_04_the_first_building_ever_completed_removes_blocking_marker_1_alone():
    table = Table(round=1).give(meat=1).row("cartwright", "food", "wine")
    table.block("butcher", "greengrocer", "delicatessen").deliveries().play("deliver:meat@store>cartwright")
    markers = {b.id: b.blocking_marker for b in RULES.view(table.state, None).buildings if b.blocking_marker}
    assert markers == {"greengrocer": 2, "delicatessen": 3}
    assert table.vp() == 1 + 1 + 1


def test_gx_05_two_deliveries_complete_a_barrow_of_value_4():
    table = Table().barrow(8, "pig").fields("olive/1").give(grain=1).deliveries(2)
    assert (CORE.cards[8].barrow.goods, CORE.cards[8].barrow.value) == (("olive", "grain", "pig"), 4)
    table.play("deliver:olive@field>8", "deliver:grain@store>8")
    assert table.vp() == 4
    assert table.goods() == {"commodity": 1}
    assert table.seat().fields[0].goods == 0
    assert (table.seat().barrows, table.state.discard) == ([], [8])
    assert table.offers() == {"place_stall:A3", "place_stall:C4", "place_stall:E2"}


def test_gx_06_a_lower_neighbour_is_removed_and_a_higher_one_stays():
    table = Table().stalls("C3", "D3", me=1).turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert table.market() == {"C4": 0, "D3": 1}
    assert (table.vp(0), table.vp(1)) == (1, 0)


def test_gx_07_one_extra_delivery_costs_one_silver():
    table = Table().extensions(23).give(silver=2, olive=2).barrow(21).go_to("T4").settle()
    assert RULES.view(table.state, 0).seats[0].extra_delivery_limit == 2
    assert table.offers() >= {"buy_extra_delivery:1", END}
    table.play("buy_extra_delivery:1", "deliver:olive@store>21")
    assert "buy_extra_delivery:1" in table.offers()
    table.play(END)
    assert table.good("silver") == 1
    assert len(table.events(Delivered)) == 1


@pytest.mark.parametrize(("seats", "dice", "spaces"), [(2, 5, (2, 3)), (3, 7, (2, 3, 4)), (4, 9, (2, 3, 4, 5))])
def test_gx_08_dice_and_start_spaces_by_number_of_seats(seats, dice, spaces):
    state, _ = start(RULES, {}, seats, "gx 8")
    assert [CORE.value[state.market.index(seat)] for seat in state.order] == list(spaces)
    centre = {index for index, space in enumerate(CORE.spaces) if space.centre_start in spaces}
    assert {index for index, owner in enumerate(state.market) if owner >= 0} == centre
    table = Table(seats=seats).go_to("roll").settle()
    ((rolled,),) = [[event.dice] for event in table.events(DiceRolled)]
    assert len(rolled) == dice


def test_gx_09_each_extension_costs_one_kind_more():
    table = Table().hand(8, 13, 17, 26).give(olive=3, silver=1, pig=1)
    table.turn(frames.PlayCard(0, 1, ("extension",)), "F1").play("play_card:8/extension")
    assert table.offers() == {"pay:silver", "pay:olive@store", "pay:pig"}
    table.play("pay:olive@store")
    table.turn(frames.PlayCard(0, 1, ("extension",)), "F1").play("play_card:13/extension", "pay:olive@store")
    assert table.refuses("pay:olive@store")
    table.play("pay:pig")
    table.turn(frames.PlayCard(0, 1, ("extension",)), "F1")
    assert table.refuses("play_card:17/extension")
    (unmet,) = table.why_not("play_card:17/extension")
    assert (unmet.need, unmet.have, unmet.rule) == (3, 2, "G-07")
    table.give(wine=1).play("play_card:17/extension", "pay:silver", "pay:olive@store", "pay:wine@store")
    assert table.goods() == {}
    assert table.seat().extensions == [8, 13, 17]


def test_gx_10_used_donkey_tokens_come_back_in_round_4():
    table = Table()
    offered = []
    for number, token in enumerate((4, 1, 3, 2), 1):
        table.state.round = number
        table.state.revealed = False
        for seat in table.state.seats:
            seat.donkey = 0
        table.go_to("T1").settle()
        offered.append({int(one) for one in table.offered("choose_donkey", me=0)})
        table.play(f"choose_donkey:{token}", me=0).play(f"choose_donkey:{token}", me=1)
    assert offered == [{1, 2, 3, 4}, {1, 2, 3}, {2, 3}, {1, 2, 3, 4}]


def test_gx_11_the_disc_that_lands_on_another_goes_before_it():
    table = Table().discs(2, 1).donkeys(3, 2).go_to("T2").settle()
    assert table.state.track[3] == [0, 1]
    assert table.state.order == [1, 0]
    assert OrderSet((1, 0), True) in table.events(OrderSet)
    assert (table.step(), table.to_act()) == ("T3", (1,))


def test_gx_12_discs_are_stacked_by_the_order_at_the_end_of_the_round():
    table = Table(seats=3).discs(2, 5, 1)
    table.state.order = [1, 0, 2]
    table.go_to("end_of_round").settle()
    assert table.state.track[0] == [2, 0, 1]
    assert table.state.round == 3


@pytest.mark.parametrize(("extensions", "pigs"), [((), 2), ((10,), 3)])
def test_gx_13_a_litter_needs_a_space(extensions, pigs):
    table = Table().give(pig=2).extensions(*extensions).go_to("F3").settle()
    assert (table.good("pig"), table.good("silver")) == (pigs, 0)


def test_gx_14_a_pig_from_a_die_without_space_is_sold_at_once():
    table = Table().give(pig=2).dice(1, 1, 2).turn(frames.TakeDie(0, "first"), "R1").play("take_die:1")
    assert table.goods() == {"pig": 2, "silver": 2}


def test_gx_15_roofs_go_in_reverse_order_in_round_1_and_cost_the_round():
    table = Table(seats=3, round=1)
    for me in range(3):
        table.give(me, silver=9)
    asked = []
    table.go_to("F4").settle()
    for _ in range(3):
        asked += table.to_act()
        table.play(sorted(one for one in table.offers() if one.startswith("buy_roof"))[0], END)
    assert asked == [2, 1, 0]
    assert [table.good("silver", me) for me in range(3)] == [8, 8, 8]
    table = Table(seats=3, round=4).give(silver=4).give(1, silver=3)
    table.state.roofs = ["R4a", "R4b", "R4c"]
    table.go_to("F4").settle()
    assert table.to_act() == (0,)
    assert table.offered("buy_roof") == {"R4a", "R4b", "R4c"}
    table.play("buy_roof:R4b", END)
    assert (table.good("silver"), table.to_act(), table.offered("buy_roof")) == (0, (1,), set())


def test_gx_16_with_all_spaces_of_a_value_taken_one_of_them_is_replaced():
    table = Table(seats=2).stalls("B2", "D3").stalls("D4", "C4", "E3", me=1).barrow(50, "food", "wine").give(meat=1)
    table.deliveries().play("deliver:meat@store>50")
    assert table.offers() == {"place_stall:B2", "place_stall:D3", "place_stall:D4"}
    before = table.vp()
    table.play("place_stall:D4")
    assert table.market() == {"B2": 0, "D3": 0, "D4": 0, "E3": 1}
    assert table.vp() - before == 2
    assert {event.space for event in table.events(StallRemoved)} == {"D4", "C4"}


def test_gx_17_the_final_sale():
    table = Table(round=6).give(olive=2, wine=1, pig=1, commodity=2, silver=3).fields("olive/1")
    table.go_to("end_of_round").settle()
    result = RULES.result(table.state)
    assert result is not None
    assert (result.scores[0].parts["silver"], result.scores[0].tie_break) == (3, 0)
    assert table.vp() == 3


@pytest.mark.parametrize(
    ("delivery", "tile", "more"),
    [("deliver:meat@store>cartwright", "village_shop", 2), ("deliver:meat@store>15", "butcher", 1)],
)
def test_gx_18_turned_tiles_count_in_the_revenue_phase(delivery, tile, more):
    gained = []
    for tiles in ((), (tile,)):
        table = Table(round=3).give(meat=1).row("cartwright", "food", "wine").barrow(15, "olive").tiles(*tiles)
        table.dice(6, 4).turn(frames.TakeDie(0, "first"), "R1").play("take_die:6", "choose:1", delivery)
        table.play("place_stall:C3" if tile == "butcher" else "decline")
        gained.append(table.vp())
    assert gained[1] - gained[0] == more


def test_gx_19_the_trading_house_pays_at_once_and_from_the_next_round_on():
    table = Table(seats=2, round=3).give(wine=1).row("trading_house", "silver", "grain", "pig").deliveries()
    table.play("deliver:wine@store>trading_house")
    assert table.good("silver") == 3
    table.go_to("F2").settle()
    assert table.good("silver") == 3
    for number in (4, 5, 6):
        table.go_to("end_of_round").settle()
        assert table.state.round == number
        table.go_to("F2").settle()
        assert table.good("silver") == 3 * (number - 2)


def test_gx_20_in_a_solo_game_the_lowest_die_is_discarded_in_round_2():
    table = Table(seats=1, round=2).dice(1, 3, 3, 5, 6)
    table.state.starts = True
    table.go_to("R1").settle()
    assert table.offered("take_die") == {"1", "3", "5", "6"}
    table.play("take_die:6", "choose:2", END)
    assert table.offered("take_die") == {"3", "5"}
    table.play("take_die:5", "choose:3", END)
    assert table.events(DieDiscarded) == [DieDiscarded(1), DieDiscarded(3)]
    assert (table.step(), table.state.last_die) == ("R3", 3)
    assert table.offers() >= {"take:olive+grain", "take:olive+grape", "take:grain+grape"}


def test_gx_21_the_neutral_stall_is_placed_where_it_is_least_exposed():
    table = Table(seats=1).stalls("B3").stalls("C3", me=None).deck(8)
    table.state.starts = False
    removed_and_exposed = {space: neutral_rank(table.state, CORE.space[space])[:2] for space in ("A3", "C4", "E2")}
    assert removed_and_exposed == {"A3": (-1, 1), "C4": (-1, 2), "E2": (0, 2)}
    table.go_to("neutral_before").settle()
    assert table.market() == {"A3": None, "C3": None}
    assert table.state.market[CORE.space["A3"]] == NEUTRAL
    assert table.state.discard == [8]


@pytest.mark.parametrize(("position", "starts"), [(2, False), (3, True)])
def test_gx_22_in_a_solo_game_position_3_makes_the_starting_player(position, starts):
    for before in (True, False):
        table = Table(seats=1).discs(position)
        table.state.starts = before
        table.go_to("end_of_round").settle()
        assert table.state.starts is starts
