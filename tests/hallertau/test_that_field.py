"""Cards that refer to what met their condition: "this Field", "these two Fields", "these action spaces" (H-107)."""

import pytest

from service.engine.hallertau.rules import RULES
from service.engine.hallertau.views.structs import FieldView
from service.engine.kernel.snapshot import decode, encode
from tests.hallertau.table import Table
from tests.hallertau.timing_table import choices, plays, table_with_hands

SOWN = {27: "wool", 112: "clay", 229: "meat"}


def play_card_then_gain_field(card: int, row: str, good: str) -> Table:
    """Play the card with one empty Field; then gain another empty Field in row 4 by card 510."""
    table = table_with_hands([card, 510, 901], [], gateway=card // 100, farmyard=5).give(hops=2, **{good: 1})
    table.fields(row, "row5/rye").play("play:510", f"play:{card:03}", "new_field:row4", "draw:1bonus")
    assert len(table.rows()) == 3
    return table


@pytest.mark.parametrize(("card", "good"), SOWN.items())
def test_only_the_field_that_met_the_condition_can_be_sown(card, good):
    table = play_card_then_gain_field(card, "row2", good)
    assert choices(table) == [f"sow:{good}>row2", "skip"]
    table.play(f"sow:{good}>row2")
    assert table.rows() == [f"row2/{good}", "row4", "row5/rye"]


@pytest.mark.parametrize(("card", "good"), SOWN.items())
def test_an_equal_field_in_the_same_row_is_no_second_choice(card, good):
    table = play_card_then_gain_field(card, "row4", good)
    assert choices(table) == [f"sow:{good}>row4", "skip"]
    named = [field for field in table.seat().fields if field.named_by]
    table.play(f"sow:{good}>row4")
    assert [field.amount for field in named] == [1]


def test_323_moves_and_sows_that_field():
    table = play_card_then_gain_field(323, "row2", "rye")
    assert choices(table) == ["move_field:row2>row4", "skip"]
    named = next(field for field in table.seat().fields if field.named_by)
    table.play("move_field:row2>row4")
    assert choices(table) == ["sow:rye>row4", "skip"], "the new Field in row 4 is not offered"
    table.play("sow:rye>row4")
    assert (named.row, named.amount) == (4, 1)
    assert table.rows() == ["row4", "row4/rye", "row5/rye"]


def test_323_can_sow_that_field_without_moving_it():
    table = play_card_then_gain_field(323, "row2", "rye").play("skip")
    assert choices(table) == ["sow:rye>row2", "skip"]


def test_323_moves_that_field_even_if_it_was_sown_meanwhile():
    table = table_with_hands([323, 526, 901], [], gateway=3, farmyard=5).give(milk=2, rye=1).fields("row2", "row5/rye")
    table.play("play:526", "play:323", "sow:rye>row2/for323", "skip")
    assert choices(table) == ["move_field:row2>row4", "skip"]
    table.play("move_field:row2>row4")
    assert table.rows() == ["row4/rye", "row5/rye"]
    assert choices(table) == ["skip"], "the Field is not empty, but can be sown"


def test_122_moves_up_those_two_fields_and_not_one_planted_meanwhile():
    table = table_with_hands([122, 526, 901], [], gateway=1, farmyard=5).give(milk=2, rye=1)
    table.fields("row2/hops", "row3/flax", "row4").play("play:526", "play:122", "sow:rye>row4", "skip")
    assert set(choices(table)) == {"raise:row2/hops", "raise:row3/flax", "skip"}
    table.play("raise:row2/hops", "raise:row3/flax", "draw:1bonus")
    assert table.rows() == ["row3/hops", "row4/flax", "row4/rye"]


def test_122_moves_up_a_field_whose_crop_was_removed_meanwhile():
    table = table_with_hands([122, 516, 901], [], gateway=1, farmyard=5).fields("row2/hops", "row3/flax", "row4")
    table.play("play:122", "play:516", "give:planted@row2/hops/for122")
    assert set(choices(table)) == {"raise:row2", "raise:row3/flax", "skip"}
    table.play("raise:row2")
    assert table.rows() == ["row3", "row3/flax", "row4"]


def test_122_neither_moves_a_field_up_twice_nor_moves_a_removed_one():
    table = table_with_hands([122, 504, 901], [], gateway=1, farmyard=5).fields("row2/hops", "row3/hops")
    table.play("play:122", "raise:row2/hops")
    assert set(choices(table)) == {"raise:row3/hops", "skip"}, "one of the two Fields in row 3"
    assert {"play:504"} == set(plays(table))
    table.play("play:504")
    assert table.offers(0) == {"give:field@row3/hops", "give:field@row3/hops/for122"}, "they are different choices"
    table.play("give:field@row3/hops/for122")
    assert choices(table) == ["skip"]


def test_a_field_that_was_paid_cannot_be_sown():
    table = table_with_hands([27, 504, 901], [], farmyard=5).give(wool=1).fields("row2", "row5/rye")
    table.play("play:027", "play:504", "give:field@row2/for027")
    assert choices(table) == ["skip"]


def test_an_equal_field_is_distinguished_from_that_field():
    table = table_with_hands([27, 729, 901], [], farmyard=7).give(wool=1, rye=1, jewelry=1).fields("row4", "row5/rye")
    table.play("play:729", "play:027", "new_field:row4")
    assert set(choices(table)) == {"sow:rye>row4", "sow:rye>row4/for027", "skip"}
    assert RULES.view(table.state, 1).seats[0].fields == (
        FieldView(row=4, amount=0, harvested=False, named_by=()),
        FieldView(row=4, amount=0, harvested=False, named_by=(27,)),
        FieldView(row=5, good="GOOD_RYE", amount=1, harvested=False, named_by=()),
    )
    assert choices(table.play("sow:rye>row4")) == ["sow:wool>row4", "skip"]


def test_if_that_field_was_sown_meanwhile_nothing_can_be_sown():
    table = table_with_hands([27, 729, 901], [], farmyard=7).give(wool=1, rye=1, jewelry=1).fields("row4", "row5/rye")
    table.play("play:729", "play:027", "new_field:row4", "sow:rye>row4/for027")
    assert choices(table) == ["skip"], "the other empty Field in row 4 does not count"


def test_what_a_card_refers_to_is_part_of_the_state_until_the_card_is_done():
    table = play_card_then_gain_field(27, "row4", "wool")
    table.state = decode(RULES, encode(RULES, table.state))
    assert [field.named_by for field in table.seat().fields] == [[27], [], []]
    table.play("sow:wool>row4")
    assert [field.named_by for field in table.seat().fields] == [[], [], []]


def test_113_and_214_sow_in_any_field():
    """Their texts do not refer to the empty Field."""
    table = play_card_then_gain_field(113, "row2", "rye").play("take:1hops")
    assert {"sow:rye>row2", "sow:rye>row4"} < set(choices(table))
    table = play_card_then_gain_field(214, "row2", "rye").play("take:2rye")
    assert {"sow:rye>row2", "sow:rye>row4"} < set(choices(table))


# References that are not Fields


def test_314_empties_only_a_space_that_met_the_condition():
    """Another seat can fill a space while the card is carried out (H-11, H-45)."""
    table = (
        table_with_hands([314, 901], [], gateway=3)
        .give(workers=2)
        .workers_on("nursery", 1, 2)
        .workers_on("farming", 1, 2)
    )
    table.workers_on("clearing", 1)
    table.play("play:314", me=0)
    table.workers_on("clearing", 1, 2)
    assert set(choices(table)) == {"take_stack:farming", "take_stack:nursery", "skip"}
    table.play("take_stack:nursery")
    assert set(choices(table)) == {"put_stack:clearing", "put_stack:farming", "skip"}, "into any other with 3 Workers"


def test_313_places_that_worker_even_if_others_were_added_to_its_space():
    """H-44: the condition is not checked again"""
    table = table_with_hands([313, 315, 901], [], gateway=3).give(workers=1, jewelry=4).workers_on("nursery", 1, 2)
    table.play("play:315", "play:313", "take_workers:nursery")
    assert table.seat().workers == 3
    table.play("second_row:farming", "skip")
    assert (table.standing("farming"), table.seat().workers) == ([0, 1, 0], 2)
