"""The siesta track: hats, stacks of discs, and the player order that they give (§8.2)."""

import pytest

from service.engine.lagranja import frames
from service.engine.lagranja.events import DiscMoved, OrderSet
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import siesta_position
from tests.lagranja.table import Table


def positions(table: Table) -> list[int]:
    """Return the positions of the discs by seat."""
    return [siesta_position(table.state, me) for me in range(len(table.state.seats))]


def test_the_positions_give_0_to_3_vp():
    assert [position.vp for position in RULES.view(Table().state, None).siesta_track] == [0, 0, 1, 1, 2, 2, 3]


def test_discs_advance_by_the_hats_of_their_tokens():
    table = Table(seats=4).donkeys(1, 2, 3, 4).go_to("T2").settle()
    assert positions(table) == [3, 2, 1, 0]
    assert table.state.order == [0, 1, 2, 3]


def test_events_name_the_steps_of_each_disc_that_moved():
    table = Table(seats=4).discs(5, 2, 0, 0).donkeys(1, 2, 3, 4).go_to("T2").settle()
    assert table.events(DiscMoved) == [DiscMoved(0, 6), DiscMoved(1, 4), DiscMoved(2, 1)]


def test_discs_move_in_the_old_order_and_a_later_disc_is_placed_on_top():
    """§8.2: of discs on one position the upper one comes first."""
    for order in ([0, 1, 2], [2, 1, 0], [1, 2, 0]):
        table = Table(seats=3).donkeys(2, 2, 2)
        table.state.order = list(order)
        table.go_to("T2").settle()
        assert table.state.track[2] == order
        assert table.state.order == order[::-1]


def test_the_disc_farthest_ahead_comes_first():
    table = Table(seats=3).donkeys(4, 1, 3).go_to("T2").settle()
    assert positions(table) == [0, 3, 1]
    assert table.state.order == [1, 2, 0]


def test_the_new_order_applies_at_once_and_the_discs_stay():
    table = Table(seats=3).donkeys(4, 1, 3).go_to("T2").settle()
    assert (table.step(), table.to_act()) == ("T3", (1,))
    assert table.events(OrderSet) == [OrderSet((1, 2, 0), True)]
    table.play("end_turn").play("end_turn").play("end_turn")
    assert (table.step(), table.to_act()) == ("T4", (1,))
    assert positions(table) == [0, 3, 1]


def test_a_disc_that_does_not_move_keeps_its_place_in_the_stack():
    """G-23: without hats seat 0 stays above seat 1 and before it."""
    table = Table().donkeys(4, 4).go_to("T2").settle()
    assert table.state.track[0] == [1, 0]
    assert table.state.order == [0, 1]


def test_a_disc_at_the_last_position_stays_at_its_place_in_the_stack():
    """§8.2, G-23: seat 0 has hats but cannot move; seat 1 is on top of it and stays there."""
    table = Table().discs(6, 6).donkeys(1, 1).go_to("T2").settle()
    assert table.state.track[6] == [0, 1]
    assert table.state.order == [1, 0]
    table = Table().discs(5, 6).donkeys(1, 4).go_to("T2").settle()
    assert table.state.track[6] == [1, 0]
    assert table.state.order == [0, 1]


def test_steps_before_step_2_move_the_disc_at_once_to_the_top():
    """G-24."""
    table = Table().discs(0, 1).dice(5, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:5", "choose:2", "decline")
    assert table.state.track[1] == [1, 0]
    assert table.state.order == [0, 1]
    table.donkeys(4, 4).go_to("T2").settle()
    assert table.state.order == [0, 1]


def test_steps_after_step_2_change_the_scoring_and_not_the_order():
    """G-24."""
    table = Table().donkeys(4, 3).roofs("R4d").deliveries()
    table.discs(1, 1)
    table.state.order = [1, 0]
    table.play("use_roof:R4d", "siesta:2")
    assert (positions(table), table.state.order) == ([3, 1], [1, 0])
    table.go_to("siesta").settle()
    assert (table.vp(0), table.vp(1)) == (1, 0)
    assert table.state.order == [1, 0]
    assert table.state.track[0] == [0, 1]


def test_remaining_steps_stay_offered():
    """G-70: one step at a time, or both at once; at the end of the track nothing is left."""
    table = Table().turn(frames.Siesta(0, 2), "R1").play("siesta:1")
    assert table.offers() == {"siesta:1", "decline"}
    assert positions(table.play("siesta:1")) == positions(Table().turn(frames.Siesta(0, 2), "R1").play("siesta:2"))
    assert table.state.stack == [frames.EndTurn(0)]
    assert Table().turn(frames.Siesta(0, 2), "R1").play("siesta:1", "decline").state.stack == [frames.EndTurn(0)]
    assert Table().discs(5, 0).turn(frames.Siesta(0, 2), "R1").play("siesta:1").state.stack == [frames.EndTurn(0)]


@pytest.mark.parametrize("steps", [1, 2])
def test_steps_of_an_effect_can_be_fewer(steps):
    table = Table().turn(frames.Siesta(0, steps), "R1")
    assert table.offered("siesta") == {str(number) for number in range(1, steps + 1)}
    assert "decline" in table.offers()


# The turn before a disc moves in step 2 (G-26)


def test_the_hammock_weaver_can_be_played_with_a_commodity_before_the_disc_moves():
    table = Table().give(commodity=1).hand(25).donkeys(3, 2).go_to("T2").settle()
    assert (table.step(), table.to_act(), table.offered("siesta")) == ("T2", (0,), {"1"})
    table.play("trade_commodity:card", "choose:2", "play_card:25/helper")
    assert table.offered("siesta") == {"2"}
    table.play("siesta:2")
    assert (table.step(), positions(table)) == ("T3", [2, 2])


def test_a_used_siesta_roof_can_be_turned_up_before_the_disc_moves():
    table = Table().helpers(29).give(silver=2).roofs("R4d", up=False).donkeys(3, 4).go_to("T2").settle()
    table.play("use_helper:29", "flip_roof:R4d", "use_roof:R4d", "siesta:2")
    assert positions(table) == [2, 0]
    table.play("siesta:1")
    assert (table.step(), positions(table)) == ("T3", [3, 0])


@pytest.mark.parametrize(
    "farm",
    [
        lambda table: table.give(silver=3),
        lambda table: table.give(olive=1),
        lambda table: table.give(silver=2).fields("grain/1"),
        lambda table: table.give(commodity=1),
        lambda table: table.roofs("R2b"),
        lambda table: table.helpers(38).give(silver=4),
    ],
    ids=["buy", "sell", "upgrade", "trade", "colourless roof", "helper"],
)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_seat_with_any_possible_action_is_asked_before_its_disc_moves(farm, seats):
    table = farm(Table(seats=seats)).donkeys(*[2] * seats).go_to("T2").settle()
    assert (table.step(), table.to_act(), positions(table)) == ("T2", (0,), [0] * seats)
    table.play("siesta:2")
    assert (table.step(), positions(table)) == ("T3", [2] * seats)


def test_each_seat_is_asked_only_before_its_own_disc_moves():
    table = Table(seats=3).give(1, olive=1).give(2, commodity=1).donkeys(1, 2, 3).go_to("T2").settle()
    assert (table.to_act(), positions(table)) == ((1,), [3, 0, 0])
    assert table.offers(me=2) == set()
    table.play("sell:olive@store", "siesta:2")
    assert (table.to_act(), positions(table)) == ((2,), [3, 2, 0])


def test_hats_must_be_used_and_without_hats_the_turn_is_ended():
    """§8.2: as far as the track goes."""
    table = Table().give(olive=1).discs(5, 0).donkeys(2, 4).go_to("T2").settle()
    assert table.offers() == {"siesta:1", "sell:olive@store"}
    assert table.refuses("end_turn")
    assert table.explain("end_turn") == [("first advance by the hats of your token", "§8.2")]
    assert RULES.default(table.state, 0).id == "siesta:1"
    table = Table().give(olive=1).donkeys(4, 1).go_to("T2").settle()
    assert table.offers() == {"end_turn", "sell:olive@store"}
    assert table.explain("end_turn") == []


def test_whether_a_seat_is_asked_in_step_2_does_not_reveal_its_vp():
    """G-41: the Pawnbroker costs 1 VP; the seat is asked even if it has none."""
    for vp, offered in ((0, {"siesta:1"}), (1, {"siesta:1", "use_helper:37"})):
        table = Table().helpers(37).give(vp=vp).donkeys(3, 4).go_to("T2").settle()
        assert (table.step(), table.offers()) == ("T2", offered)
