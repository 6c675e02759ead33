"""Fields: lying fallow, harvest, sowing, the limit of eight, and removing one (p.6, p.8-9, H-76 to H-84)."""

import pytest

from service.engine.hallertau.fields import FieldKind
from service.engine.hallertau.resources import BARLEY, RESOURCE, RYE
from service.engine.hallertau.state import Field
from service.engine.hallertau.verbs.harvest import Harvested
from service.engine.kernel.errors import EngineReason
from tests.hallertau.table import Table

# Phase 6


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("row2",), ["row4"]),
        (("row3",), ["row5"]),
        (("row4",), ["row5"]),
        (("row5",), ["row5"]),
        (("row2", "row2"), ["row3", "row4"]),
        (("row3", "row3", "row3"), ["row4", "row4", "row5"]),
        (("row2", "row4"), ["row4", "row5"]),
        (("row4", "row2", "row5"), ["row4", "row5", "row5"]),
        (("row4", "row4"), ["row5", "row5"]),
        ((), []),
    ],
)
def test_empty_fields_move_up_one_row_and_one_of_them_two_rows(before, after):
    """H-77: there is no question if all Fields that can move twice are in one row."""
    table = Table(1).fields(*before)
    table.run_step("fallow")
    assert table.to_act() == ()
    assert table.rows() == after


def test_planted_fields_do_not_lie_fallow():
    """HX-18"""
    table = Table(1).fields("row3", "row5", "row3/barley")
    table.run_step("fallow")
    assert table.rows() == ["row3/barley", "row5", "row5"]


def test_with_planted_fields_only_no_field_moves_up():
    table = Table(1).fields("row2/rye", "row4/flax")
    table.run_step("fallow")
    assert (table.rows(), table.to_act()) == (["row2/rye", "row4/flax"], ())


def test_a_planted_field_in_another_row_causes_no_question():
    table = Table(1).fields("row2/rye", "row3", "row4")
    table.run_step("fallow")
    assert (table.rows(), table.to_act()) == (["row2/rye", "row5", "row5"], ())


@pytest.mark.parametrize(
    ("choice", "after"), [("fallow:row2", ["row4", "row4", "row5"]), ("fallow:row3", ["row3", "row5", "row5"])]
)
def test_the_seat_chooses_which_field_moves_twice_if_rows_differ(choice, after):
    """H-77: not the Field in row 4, which cannot move twice."""
    table = Table(1).fields("row2", "row3", "row4").go_to("fallow")
    assert table.offers() == {"fallow:row2", "fallow:row3"}
    assert table.play(choice).rows() == after


def test_only_one_of_several_fields_in_the_chosen_row_moves_twice():
    table = Table(1).fields("row2", "row2", "row3", "row5").go_to("fallow")
    assert table.play("fallow:row2").rows() == ["row3", "row4", "row4", "row5"]


def test_lying_fallow_is_mandatory():
    """H-77, H-114"""
    table = Table(1).go_to("fallow")
    for way_out in ("skip", "done", "ready", "end_turn", "fallow:row4", "fallow:row5"):
        assert table.refuses(way_out)


def test_all_seats_choose_independently_at_once():
    table = Table(3).fields("row2", "row3", me=0).fields("row4", me=1).fields("row2", "row3", me=2).go_to("fallow")
    assert table.to_act() == (0, 2)
    table.play("fallow:row3", me=2)
    assert (table.to_act(), table.state.phase) == ((0,), 6)
    assert table.refuses("fallow:row2", me=2, reason=EngineReason.NOT_YOUR_DECISION)
    table.play("fallow:row2", me=0)
    assert [table.rows(me) for me in range(3)] == [["row4", "row4"], ["row5"], ["row3", "row5"]]


# Phase 7


@pytest.mark.parametrize(("row", "drops_to"), [(5, 4), (4, 3), (3, 2), (2, 2)])
def test_a_field_yields_its_row_and_moves_down_one_row_but_not_below_row_2(row, drops_to):
    """HX-19, H-79"""
    table = Table(1).bare().fields(f"row{row}/barley")
    table.run_step("harvest")
    table.settle()
    assert table.good("barley") == row
    assert table.rows() == [f"row{drops_to}"]


@pytest.mark.parametrize("good", ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"])
def test_any_planted_good_is_harvested(good):
    """H-79"""
    table = Table(1).bare().fields(f"row4/{good}").go_to("harvest")
    (harvested,) = [event.body for event in table.log if isinstance(event.body, Harvested)]
    assert harvested == Harvested(0, FieldKind(4, good, 1), 4)
    assert table.goods() == {good: 4}
    assert table.rows() == ["row3"]


def test_a_field_with_two_crops_yields_twice_its_row_and_moves_down_once():
    """H-75"""
    table = Table(1).bare()
    table.seat().fields = [Field(4, BARLEY, 2), Field(3, BARLEY, 1)]
    table.go_to("harvest")
    assert table.offers() == {"harvest:row4/2barley", "harvest:row3/barley", "harvest_all"}
    table.play("harvest:row4/2barley")
    assert table.good("barley") == 8 + 3
    assert table.rows() == ["row2", "row3"]


def test_empty_fields_are_not_harvested():
    table = Table(1).bare().fields("row3", "row5/rye").go_to("harvest")
    assert table.goods() == {"rye": 5}
    assert table.rows() == ["row3", "row4"]


def test_the_seat_chooses_the_order_of_the_harvest():
    """H-78"""
    table = Table(1).bare().fields("row3/rye", "row4/barley", "row5/flax").go_to("harvest")
    assert table.offers() == {"harvest:row3/rye", "harvest:row4/barley", "harvest:row5/flax", "harvest_all"}
    table.play("harvest:row4/barley")
    assert table.goods() == {"barley": 4}
    assert table.rows() == ["row3", "row3/rye", "row5/flax"]
    assert table.offers() == {"harvest:row3/rye", "harvest:row5/flax", "harvest_all"}


def test_the_last_kind_of_field_is_harvested_automatically():
    table = Table(1).bare().fields("row3/rye", "row3/rye", "row5/flax").go_to("harvest")
    table.play("harvest:row5/flax")
    assert table.state.phase == 9
    assert table.goods() == {"flax": 5, "rye": 6}
    assert table.rows() == ["row2", "row2", "row4"]


def test_all_remaining_fields_can_be_harvested_by_one_action():
    table = Table(1).bare().fields("row2/rye", "row3/rye", "row4/barley", "row5").go_to("harvest")
    table.play("harvest:row3/rye", "harvest_all")
    assert table.goods() == {"barley": 4, "rye": 5}
    assert table.rows() == ["row2", "row2", "row3", "row5"]


def test_equal_fields_are_offered_once():
    table = Table(1).bare().fields("row3/rye", "row3/rye", "row2/rye", "row3/flax").go_to("harvest")
    assert table.offers() == {"harvest:row3/rye", "harvest:row2/rye", "harvest:row3/flax", "harvest_all"}
    table.play("harvest:row3/rye")
    assert table.offers() == {"harvest:row3/rye", "harvest:row2/rye", "harvest:row3/flax", "harvest_all"}
    table.play("harvest:row3/rye")
    assert table.offers() == {"harvest:row2/rye", "harvest:row3/flax", "harvest_all"}


def test_the_harvest_is_mandatory():
    """H-78, H-114"""
    table = Table(1).fields("row3/rye", "row4/barley").go_to("harvest")
    for way_out in ("skip", "done", "ready", "end_turn", "harvest:row4/rye"):
        assert table.refuses(way_out)


def test_a_field_sown_again_after_its_harvest_is_not_harvested_before_the_next_phase_7():
    """H-78: a card can sow between two harvests."""
    table = Table(1).fields("row4/barley", "row3/rye", "row2/flax").go_to("harvest")
    table.play("harvest:row4/barley")
    field = next(field for field in table.seat().fields if field.harvested)
    field.good, field.amount = RYE, 1
    assert table.offers() == {"harvest:row3/rye", "harvest:row2/flax", "harvest_all"}
    table.play("harvest_all")
    assert table.rows() == ["row2", "row2", "row3/rye"]
    table.bare().go_to("harvest")
    assert table.goods() == {"rye": 3}


def test_a_field_sown_during_phase_7_and_not_yet_harvested_is_harvested():
    """H-78"""
    table = Table(1).bare().fields("row4/barley", "row3/rye", "row5").go_to("harvest")
    table.seat().fields[2] = Field(5, BARLEY, 1)
    assert table.offers() == {"harvest:row4/barley", "harvest:row3/rye", "harvest:row5/barley", "harvest_all"}
    assert table.play("harvest_all").goods() == {"barley": 9, "rye": 3}


def test_the_harvest_of_the_phase_is_counted_by_good():
    """H-27"""
    table = Table(1).fields("row3/rye", "row4/rye", "row5/wool", "row2/flax")
    table.seat().hand = [1]
    table.go_to("harvest").play("harvest:row4/rye")
    assert table.seat().tally.harvested[RYE] == 4
    table.play("harvest_all")
    tally = table.seat().tally.harvested
    assert {good: tally[index] for good, index in RESOURCE.items() if index < 9 and tally[index]} == {
        "rye": 7,
        "wool": 5,
        "flax": 2,
    }
    table.play("ready")
    assert sum(table.seat().tally.harvested) == 0


def test_all_seats_harvest_at_once():
    table = Table(2).fields("row3/rye", "row4/flax", me=0).fields("row2/rye", "row5/hops", me=1).go_to("harvest")
    assert table.to_act() == (0, 1)
    table.play("harvest_all", me=1)
    assert (table.to_act(), table.state.phase) == ((0,), 7)
    table.play("harvest_all", me=0)
    assert table.state.phase == 9


# Sowing


def test_sowing_moves_one_crop_from_the_supply_onto_an_empty_field():
    """HX-13"""
    table = Table().bare().give(rye=1).fields("row3", "row4/flax").play("place:cultivation")
    assert table.offers() == {"sow:rye>row3", "skip"}
    assert table.refuses("sow:rye>row4")
    table.play("sow:rye>row3")
    assert (table.goods(), table.rows()) == ({}, ["row3/rye", "row4/flax"])


def test_sowing_always_costs_one_crop():
    table = Table().bare().give(hops=5).play("place:cultivation", "sow:hops>row4")
    assert table.goods() == {"hops": 4}
    assert table.rows() == ["row2", "row3", "row4/hops"]


def test_only_crops_can_be_sown():
    table = Table().bare().give(hides=2, meat=2, milk=2, wool=2, clay=2, hops=1).fields("row5").play("place:farming")
    assert table.offers() == {"new_field:row5", "sow:hops>row5", "skip"}


def test_equal_empty_fields_are_offered_once_and_sown_one_at_a_time():
    table = Table().bare().give(barley=3).fields("row4", "row4", "row4").play("place:busy_weekend", "skip")
    assert table.offers() == {"sow:barley>row4", "skip"}
    table.play("sow:barley>row4", "sow:barley>row4")
    assert table.rows() == ["row4", "row4/barley", "row4/barley"]


def test_a_field_that_was_just_sown_is_no_longer_empty():
    table = Table().bare().give(barley=2, rye=2).fields("row2", "row5").play("place:cultivation", "sow:rye>row5")
    assert table.offers() == {"sow:barley>row2", "sow:rye>row2", "skip"}


def test_crops_on_fields_are_not_in_the_supply():
    """H-84"""
    table = Table().bare().fields("row2", "row5/barley").play("place:farming")
    assert table.offers() == {"new_field:row5", "skip"}


def test_sown_fields_are_harvested_at_the_end_of_the_round():
    """HX-42, HX-43"""
    table = Table(1)
    table.play("place:land_sale", "trade:field@row2>3clay+1jewelry")
    table.play("place:busy_weekend", "take:1milk", "sow:barley>row3", "sow:flax>row4")
    assert table.goods() == {"rye": 1, "milk": 1, "clay": 3}
    table.play("exchange:4")
    table.play("harvest_all")
    assert table.state.phase == 9
    assert table.goods() == {"barley": 3, "flax": 4, "rye": 1, "milk": 1, "clay": 3}
    assert (table.rows(), table.seat().jewelry, table.seat().tools) == (["row2", "row3"], 1, 4)


# The limit of eight, and removing a Field


@pytest.mark.parametrize(("space", "row"), [("farming", 5), ("clearing", 2), ("tool_shed", 4)])
def test_an_eighth_field_can_be_taken_and_a_ninth_cannot(space, row):
    """H-76"""
    table = Table().fields(*["row3"] * 7).play(f"place:{space}", f"new_field:row{row}")
    assert table.rows() == sorted([*["row3"] * 7, f"row{row}"])
    table = Table().fields(*["row3"] * 8).play(f"place:{space}")
    assert table.refuses(f"new_field:row{row}")


@pytest.mark.parametrize("row", [2, 3, 4])
def test_a_new_field_is_in_the_row_of_its_action(row):
    assert Table().play("place:farming").refuses(f"new_field:row{row}")


def test_a_new_field_is_empty_and_can_be_sown_by_the_next_action():
    table = Table(1).play("place:farming", "new_field:row5", "place:cultivation")
    assert "sow:barley>row5" in table.ids()


def test_a_removed_field_makes_room_for_another():
    table = Table(1).fields(*["row3"] * 8)
    table.play("place:land_sale", "trade:field@row3>3clay+1jewelry", "place:farming", "new_field:row5")
    assert table.rows() == [*["row3"] * 7, "row5"]


def test_the_good_on_a_removed_field_is_lost():
    """H-82"""
    table = Table().bare().fields("row2", "row5/barley").play("place:land_sale")
    table.play("trade:field@row5/barley>3clay+1jewelry")
    assert (table.goods(), table.rows()) == ({"clay": 3}, ["row2"])


def test_of_a_planted_and_an_empty_field_in_one_row_the_named_one_is_removed():
    table = Table().fields("row4/rye", "row4").play("place:land_sale", "trade:field@row4>3clay+1jewelry")
    assert table.rows() == ["row4/rye"]
