"""Numbers of an owner's edition: games use the file's numbers instead of the project's."""

import json

import pytest

from service.engine.kernel.play import start
from service.engine.lagranja import frames
from service.engine.lagranja.edition.loader import read_edition
from service.engine.lagranja.events import DieDiscarded, Gained
from service.engine.lagranja.goods import COMMODITY, SILVER
from service.engine.lagranja.rules import LaGranja
from service.engine.lagranja.state import NEUTRAL, State, total_vp
from tests.editions import project_edition
from tests.lagranja.table import Table


def rules_of(file: object) -> LaGranja:
    """Return the rules with an owner's file."""
    return LaGranja(read_edition(json.dumps(file).encode(), "mine.json"))


def new_game(file: object, seats: int = 2, seed: str = "mine") -> State:
    """Return a new game with an owner's file."""
    return start(rules_of(file), {}, seats, seed)[0]


def table_with(file: object, seats: int = 2, round: int = 2) -> Table:
    """Return a table with an owner's file."""
    table = Table(seats=seats, round=round)
    table.state.edition = rules_of(file).edition.digest
    return table


def test_initial_goods_come_from_the_edition():
    file = project_edition()
    file["setup"] |= {"vp": 4, "silver": 7, "commodities": 2, "hand": 5, "blocked_buildings": 2}
    state = new_game(file)
    for seat in state.seats:
        assert (total_vp(seat), seat.goods[SILVER], seat.goods[COMMODITY], len(seat.hand)) == (4, 7, 2, 5)
    assert len(state.blocked) == 2


def test_first_bonuses_come_from_the_edition():
    """In round 2, including 2 VP of the Village Shop."""
    file = project_edition()
    file["setup"] |= {"craft_first_bonus_vp": 10, "unblock_bonus_vp": 20}
    table = table_with(file).block("butcher").give(grain=1).row("village_shop", "grain", "food", "food").deliveries()
    assert table.play("deliver:grain@store>village_shop").vp() == 2 + 10 + 20 + 2


def test_numbers_by_seat_count_come_from_the_edition():
    file = project_edition()
    alone, two = file["player_counts"][:2]
    alone["start_spaces"] = [3, 5]
    two |= {"roofs_per_round": 1, "start_spaces": [4, 5], "x_spaces_usable": True}
    rules = rules_of(file)
    state = new_game(file)
    assert len(state.roofs) == 1
    assert len(rules.view(state, None).market) == 24
    assert [rules.edition.value[state.market.index(me)] for me in state.order] == [4, 5]
    for number in range(8):
        state = new_game(file, 1, f"seed {number}")
        mine, neutral = (rules.edition.value[state.market.index(owner)] for owner in (0, NEUTRAL))
        assert (state.starts, {mine, neutral}) == (mine == 3, {3, 5})


def test_four_seats_can_start_on_a_space_marked_x():
    file = project_edition()
    next(space for space in file["market"]["spaces"] if space["id"] == "D3")["not_in_2_3_player"] = True
    rules, state = rules_of(file), new_game(file, 4)
    assert rules.edition.spaces[state.market.index(state.order[3])].id == "D3"
    assert len(rules.view(new_game(file, 3), None).market) == 13


def test_length_and_vp_of_the_siesta_track_come_from_the_edition():
    file = project_edition()
    spaces = [{"position": position, "vp": vp, "section": "mine"} for position, vp in enumerate((2, 0, 9, 5))]
    file["siesta_track"]["spaces"] = spaces
    assert len(new_game(file).track) == 4
    table = table_with(file)
    table.state.track = [[1], [], [0], []]
    table.donkeys(2, 4).go_to("T2").settle()
    assert table.state.track == [[1], [], [], [0]]
    table.go_to("siesta").settle()
    assert (table.vp(0), table.vp(1)) == (5, 2)


@pytest.mark.parametrize(("position", "starts"), [(4, False), (5, True)])
def test_the_solo_starting_position_comes_from_the_edition(position, starts):
    file = project_edition()
    file["solo"]["start_player_position"] = 5
    table = table_with(file, seats=1).discs(position).go_to("end_of_round").settle()
    assert table.state.starts is starts


@pytest.mark.parametrize(("round", "gone"), [(1, 6), (2, 1), (3, 6), (5, 1)])
def test_the_rounds_in_which_the_lowest_die_is_removed_come_from_the_edition(round, gone):
    file = project_edition()
    file["solo"]["discard_lowest_in_rounds"] = [2, 5]
    table = table_with(file, seats=1, round=round).dice(1, 3, 4, 5, 6)
    table.state.starts = False
    assert table.go_to("R1").settle().events(DieDiscarded) == [DieDiscarded(gone)]


def test_prices_come_from_the_edition():
    file = project_edition()
    file["prices"]["buy"]["olive"], file["prices"]["sell"]["olive"] = 8, 6
    file["prices"] |= {"extra_delivery": 2, "silver_per_final_vp": 7, "commodity_final_silver": 9}
    table = table_with(file).give(silver=8).turn(frames.EndTurn(0), "F2").play("buy:olive", "sell:olive@store")
    assert table.goods() == {"silver": 6}
    table = table_with(file).give(silver=3, olive=1).go_to("T4").settle().play("buy_extra_delivery:1")
    assert table.good("silver") == 1
    table = table_with(file, round=6).give(silver=1, olive=1, commodity=1).go_to("end_of_round").settle()
    assert (table.vp(), table.goods()) == (2, {"silver": 2})


def test_effects_of_revenue_spaces_come_from_the_edition():
    file = project_edition()
    file["revenue_spaces"][3]["effects"][0]["amount"] = 6
    table = table_with(file).dice(4, 4).turn(frames.TakeDie(0, "first"), "R1").play("take_die:4")
    assert table.good("silver") == 6


def test_neighbours_and_values_of_market_spaces_come_from_the_edition():
    """C4 is a 6 and not a neighbour of B4."""
    file = project_edition()
    spaces = {space["id"]: space for space in file["market"]["spaces"]}
    spaces["C4"]["value"] = 6
    spaces["C4"]["adjacent"].remove("B4")
    spaces["B4"]["adjacent"].remove("C4")
    table = table_with(file).stalls("B4", "D3", "D4", me=1).turn(frames.PlaceStall(0, 6), "T3").play("place_stall:C4")
    assert (table.market(), table.vp()) == ({"B4": 1, "C4": 0}, 2)


def test_a_siesta_roof_without_colours_can_be_used_in_step_2():
    """G-26."""
    file = project_edition()
    next(tile for tile in file["roof_tiles"] if tile["id"] == "R1d")["phases"] = []
    table = table_with(file).roofs("R1d").donkeys(4, 3).go_to("T2").settle()
    assert (table.step(), table.to_act()) == ("T2", (0,))
    assert "use_roof:R1d" in table.offers()


def test_a_helper_can_wait_for_every_removed_stall():
    file = project_edition()
    file["farm_cards"][17]["helper"]["once_per_round"] = False
    table = table_with(file).helpers(18).stalls("B3", "B4", me=1).turn(frames.PlaceStall(0, 4), "T3")
    assert table.play("place_stall:C4").good("silver") == 6


def test_of_two_shields_the_stronger_one_counts():
    """A 5 next to a 3 is higher by 2, which is enough for one of the shields."""
    for order in ((20, 21), (21, 20)):
        file = project_edition()
        file["farm_cards"][20]["helper"] |= {
            "phases": ["revenue", "transport"],
            "modifiers": [{"mod": "market_shield", "minimum_difference": 3}],
        }
        table = table_with(file).helpers(*order, me=1).stalls("C3", me=1).turn(frames.PlaceStall(0, 5), "T3")
        assert table.play("place_stall:B2").market() == {"B2": 0, "C3": 1}


def test_helpers_that_wait_for_the_new_order_react_in_this_order():
    """G-40."""
    file = project_edition()
    file["farm_cards"][17]["helper"]["trigger"] = {"event": "turn_order_set"}
    del file["farm_cards"][25]["helper"]["condition"]
    for tokens, order in (((1, 4), [0, 1]), ((4, 1), [1, 0])):
        table = table_with(file).helpers(18).helpers(26, me=1).donkeys(*tokens).go_to("T2").settle()
        assert [event.seat for event in table.events(Gained)] == order


def test_the_neutral_player_does_not_count_distances_over_unused_spaces():
    """G-44: without B2 both spaces of number 6 are three steps from C2, and A2 is the first on the board."""
    file = project_edition()
    next(space for space in file["market"]["spaces"] if space["id"] == "B2")["not_in_2_3_player"] = True
    table = table_with(file, seats=1).stalls("C2", me=None).deck(12)
    table.state.starts = False
    assert table.go_to("neutral_before").settle().market() == {"A2": None, "C2": None}
