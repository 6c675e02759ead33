"""The scoring phase, the final sale and the winner (§9.0, §10.0)."""

import pytest

from service.engine.lagranja.events import DiscMoved, FinalSale, GameEnded, MarksRemoved, RoofsTurnedUp
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import siesta_position
from tests.lagranja.table import Table


def finished(table: Table):
    """Return the result of a game that ends now."""
    table.state.round = 6
    table.go_to("end_of_round").settle()
    result = RULES.result(table.state)
    assert result is not None
    return result


@pytest.mark.parametrize("stalls", [0, 1, 3, 5])
def test_each_stall_on_the_market_gives_1_vp(stalls):
    table = Table().tiles("butcher", "village_shop").row("cartwright", "food").barrow(21, "olive")
    table.stalls(*("B3", "C2", "C5", "D3", "E3")[:stalls]).stalls("A2", me=1).go_to("market").settle()
    assert (table.vp(0), table.vp(1)) == (stalls, 1)


@pytest.mark.parametrize(("position", "vp"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_siesta_track_gives_0_to_3_vp(position, vp):
    table = Table().discs(position, 0).go_to("siesta").settle()
    assert (table.vp(0), table.vp(1)) == (vp, 0)


def test_marks_are_removed_before_scoring():
    """§9.0."""
    table = Table().helpers(24, 60)
    for helper in table.seat().helpers:
        helper.used = True
    table.stalls("B3").go_to("marks").settle()
    kinds = [type(event.body).__name__ for event in table.log]
    assert kinds.index("MarksRemoved") < kinds.index("GainedVp")
    assert len(table.events(MarksRemoved)) == 1
    assert [helper.used for helper in table.seat().helpers] == [False, False]


def test_a_round_ends_with_discs_moved_back_tiles_turned_and_new_roofs():
    table = Table(seats=3).discs(2, 5, 1).tiles("butcher", turned=False).tiles("greengrocer", me=1, turned=False)
    table.state.order = [1, 0, 2]
    table.go_to("end_of_round").settle()
    assert table.state.track == [[2, 0, 1], [], [], [], [], [], []]
    assert [tile.turned for seat in table.state.seats for tile in seat.tiles] == [True, True]
    assert [tile[:2] for tile in table.state.roofs] == ["R3"] * 3
    assert (table.state.round, table.step(), table.to_act()) == (3, "F1", (1,))


def test_nothing_of_a_round_is_left_in_the_next_round():
    table = Table(seats=1).dice(4).donkeys(2)
    state, seat = table.state, table.seat()
    state.last_die, state.rerolls, state.discarded_dice = 4, 2, [1, 6]
    seat.dice, seat.bought_roof = [4, 5], True
    table.go_to("end_of_round").settle()
    assert (state.dice, state.last_die, state.rerolls, state.discarded_dice) == ([0] * 6, 0, 0, [])
    assert (seat.dice, seat.donkey, state.revealed, seat.donkeys_used) == ([], 0, False, [2])
    assert not seat.bought_roof


def test_a_roof_can_be_bought_in_every_round():
    table = Table().give(silver=20)
    for number in range(2, 7):
        tile = table.state.roofs[0] = f"R{number}b"
        table.go_to("F4").settle().play(f"buy_roof:{tile}", me=0)
        table.go_to("end_of_round").settle()
    assert [roof.tile for roof in table.seat().roofs] == ["R2b", "R3b", "R4b", "R5b", "R6b"]


def test_round_6_ends_without_moving_discs_turning_tiles_and_new_roofs():
    """§9.0."""
    table = Table(round=6).discs(2, 5).tiles("butcher", turned=False).go_to("end_of_round").settle()
    assert [siesta_position(table.state, me) for me in range(2)] == [2, 5]
    assert not table.seat().tiles[0].turned
    assert table.events(RoofsTurnedUp) + table.events(DiscMoved) == []
    assert table.state.over
    assert len(table.events(GameEnded)) == 1


def test_the_game_ends_after_exactly_six_rounds():
    """G-57: the round is counted by its own number."""
    for number in range(1, 6):
        table = Table(round=number)
        table.state.roofs = []
        table.go_to("end_of_round").settle()
        assert (table.state.round, table.state.over) == (number + 1, False)


@pytest.mark.parametrize(
    ("goods", "vp", "left"),
    [
        ({}, 0, 0),
        ({"silver": 4}, 0, 4),
        ({"silver": 5}, 1, 0),
        ({"silver": 14}, 2, 4),
        ({"olive": 5}, 1, 0),
        ({"grain": 3, "grape": 2}, 1, 0),
        ({"pig": 2, "olive": 1}, 1, 0),
        ({"commodity": 1, "olive": 1}, 1, 0),
        ({"commodity": 5}, 4, 0),
        ({"food": 9, "wine": 9, "meat": 7}, 0, 0),
    ],
)
def test_resources_and_commodities_are_sold_and_5_silver_give_1_vp(goods, vp, left):
    table = Table().give(**goods)
    result = finished(table)
    assert (result.scores[0].parts["silver"], result.scores[0].total, result.scores[0].tie_break) == (vp, vp, left)


def test_sold_goods_are_removed():
    table = Table().give(silver=4, olive=1, grain=1, grape=1, pig=1, commodity=2, wine=1)
    finished(table)
    assert table.goods() == {"silver": 2, "wine": 1}


def test_goods_on_fields_and_cargo_are_lost():
    table = Table().fields("olive/1", "grain/1", "grape/1").barrow(21, "olive").row("butcher", "pig", "pig")
    assert finished(table).scores[0].tie_break == 0


def test_the_final_sale_never_costs_vp():
    """G-42: it gives more VP, or the same and more silver; so nobody would keep a good."""
    ranks = []
    for silver in range(24):
        score = finished(Table().give(silver=silver)).scores[0]
        ranks.append((score.total, score.tie_break))
    assert ranks == sorted(set(ranks))


def test_the_final_sale_is_made_for_all_seats_without_a_question():
    """G-42: a pig that raises 3 silver above 5 is sold although that reduces the silver for the tie-break."""
    table = Table().give(silver=3, pig=1).give(1, silver=4)
    result = finished(table)
    assert table.to_act() == ()
    assert table.events(FinalSale) == [FinalSale(0, 2, 1, 0), FinalSale(1, 0, 0, 4)]
    assert result.winners == (0,)


def test_changed_sale_prices_count_in_the_final_sale():
    """G-43: a Drover gets 4 for a pig."""
    assert finished(Table().helpers(17).give(pig=2)).scores[0].tie_break == 3
    assert finished(Table().give(pig=2)).scores[0].tie_break == 4


def test_farm_labor_sells_from_the_fields_in_the_final_sale():
    """G-43."""
    table = Table().helpers(35).fields("olive/1", "grain/1", "grape/1")
    assert finished(table).scores[0].tie_break == 3


def test_no_other_helper_works_in_the_final_sale():
    """G-43: neither the Broker for commodities nor the Herbalist for an olive."""
    table = Table().helpers(42, 39, 38).give(commodity=1, olive=2)
    score = finished(table).scores[0]
    assert (score.total, score.tie_break) == (1, 1)


def test_the_seat_with_most_vp_wins():
    assert finished(Table(seats=3).give(vp=7).give(1, vp=9).give(2, vp=8)).winners == (1,)


def test_of_equal_vp_the_seat_with_most_remaining_silver_wins():
    """§10.0: 5 silver become 1 VP before they are compared."""
    assert finished(Table(seats=3).give(vp=9, silver=2).give(1, vp=9, silver=4).give(2, vp=8, silver=8)).winners == (1,)
    assert finished(Table().give(vp=8, silver=9).give(1, vp=9, silver=3)).winners == (0,)


def test_with_equal_vp_and_silver_all_win():
    assert finished(Table(seats=3).give(vp=9, silver=2).give(1, vp=9, silver=2).give(2, vp=9)).winners == (0, 1)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_last_event_names_the_winners(seats):
    table = Table(seats=seats).give(vp=9)
    result = finished(table)
    assert table.log[-1].body == GameEnded((9,) + (0,) * (seats - 1), result.winners)
    assert result.winners == (() if seats == 1 else (0,))


def test_the_score_has_parts_by_source_of_vp():
    table = Table().give(vp=1, silver=5).stalls("B3").discs(6, 0).go_to("market")
    table.state.round = 6
    table.settle()
    (mine, _) = RULES.result(table.state).scores
    parts = {name: vp for name, vp in mine.parts.items() if vp}
    assert (parts, mine.total) == ({"setup": 1, "market": 1, "siesta": 3, "silver": 1}, 6)
