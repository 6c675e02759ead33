"""Sheep: where new ones are placed, how they move on and die, milking, and paying with them (p.6-9, H-86 to H-91)."""

import pytest

from service.engine.hallertau import events
from tests.hallertau.table import Table

NEW_PLACE = {1: "card4", 2: "card5", 3: "card6", 4: "stables", 5: "stables", 6: "stables"}


def start_of_round(round: int, **sheep: int) -> tuple[Table, list]:
    """Run Phase 2 of a Round for a seat with these Sheep; return the table and the events."""
    table = Table(1, round).give(**sheep)
    table.seat().holders.insert(0, round)
    return table, [event.body for event in table.run_step("new_workers")]


@pytest.mark.parametrize(("round", "place"), NEW_PLACE.items())
def test_new_sheep_are_placed_on_the_card_three_rounds_ahead_or_in_the_stables(round, place):
    """HX-04, HX-05, H-86"""
    market = Table(round=round).play("place:weekly_market", "take:1meat+1sheep")
    assert market.sheep() == {place: 1}
    bred = Table(round=round).give(milk=4).play("place:sheep_breeding", "trade:4milk>2sheep")
    assert bred.sheep() == {place: 2}


def test_new_sheep_join_those_on_the_same_place():
    table = Table(round=2).give(card5=2, card6=1).play("place:sheep_market", "take:1hides+1sheep")
    assert table.sheep() == {"card5": 3, "card6": 1}


@pytest.mark.parametrize(
    ("place", "to"),
    [("card3", "card4"), ("card4", "card5"), ("card5", "card6"), ("card6", "stables")],
)
def test_the_life_sustaining_action_moves_exactly_one_sheep_one_step(place, to):
    """HX-14, H-88"""
    table = Table().give(**{place: 2}).play("place:sheep_shearing", "skip")
    assert table.offers() == {f"move_sheep:{place}>{to}", "skip"}
    table.play(f"move_sheep:{place}>{to}")
    assert table.sheep() == {place: 1, to: 1}
    assert table.to_act() == (1,)


def test_a_sheep_neither_skips_a_card_nor_moves_back():
    table = Table().give(card5=1, stables=1).play("place:sheep_shearing", "skip")
    for wrong in ("move_sheep:card5>stables", "move_sheep:card5>card4", "move_sheep:stables>card6"):
        assert table.refuses(wrong)


@pytest.mark.parametrize("round", [4, 5, 6])
def test_sheep_on_the_card_of_the_round_die_in_phase_2(round):
    """HX-08"""
    table, happened = start_of_round(round, **{f"card{round}": 2})
    assert table.sheep() == {}
    assert table.goods() == {"barley": 1, "flax": 1, "rye": 1}
    assert happened == [
        events.PhaseBegan(round, 2),
        events.SheepDied(0, round, 2),
        events.NewWorkers(0, 6),
    ]


def test_sheep_on_later_cards_and_in_the_stables_live():
    table, happened = start_of_round(4, card4=1, card5=2, card6=3, stables=4)
    assert table.sheep() == {"card5": 2, "card6": 3, "stables": 4}
    assert [event.sheep for event in happened if isinstance(event, events.SheepDied)] == [1]


def test_no_sheep_die_before_their_round():
    table, happened = start_of_round(3, card4=1, card5=1)
    assert table.sheep() == {"card4": 1, "card5": 1}
    assert not any(isinstance(event, events.SheepDied) for event in happened)


def test_sheep_die_in_rounds_4_and_5_if_nothing_is_done():
    """HX-08"""
    table = Table(1, round=3).give(card4=1, card5=1).go_to("end_of_round")
    assert (table.state.round, table.sheep()) == (4, {"card5": 1})
    table.go_to("end_of_round")
    assert (table.state.round, table.sheep()) == (5, {})


def test_a_sheep_moved_in_time_lives_one_round_longer():
    table = Table(1, round=3).give(card4=1).play("place:sheep_shearing", "take:1wool", "move_sheep:card4>card5")
    table.go_to("end_of_round")
    assert (table.state.round, table.sheep()) == (4, {"card5": 1})
    table.go_to("end_of_round")
    assert (table.state.round, table.sheep()) == (5, {})


def test_sheep_of_each_seat_die_separately():
    table = Table(2, round=3).give(0, card4=1).give(1, card5=1).go_to("end_of_round")
    assert (table.sheep(0), table.sheep(1)) == ({}, {"card5": 1})


def test_every_sheep_gives_1_milk_at_any_place():
    """HX-20, H-91"""
    table = Table(2, round=2).give(card4=1, card6=1, stables=1).give(milk=1)
    log = table.run_step("milking")
    assert (table.good("milk", 0), table.good("milk", 1)) == (4, 0)
    assert table.sheep() == {"card4": 1, "card6": 1, "stables": 1}
    assert [event.body for event in log if isinstance(event.body, events.Milked)] == [events.Milked(0, 3)]


def test_milking_is_automatic():
    """H-114: it is mandatory."""
    table = Table(1).bare().give(card4=2).go_to("milking")
    assert (table.state.phase, table.goods()) == (9, {"milk": 2})


def test_paying_a_sheep_names_its_place():
    """H-87"""
    table = Table(round=5).give(card6=1, stables=1).play("place:butchery")
    assert table.offers() == {"trade:sheep@card6>2hides+4meat", "trade:sheep@stables>2hides+4meat", "fewer", "skip"}
    table.play("trade:sheep@card6>2hides+4meat")
    assert table.sheep() == {"stables": 1}


def test_several_sheep_on_one_place_are_one_choice():
    table = Table().give(card4=3).play("place:butchery")
    assert table.offers() == {"trade:sheep@card4>2hides+4meat", "fewer", "skip"}
    assert table.play("trade:sheep@card4>2hides+4meat").sheep() == {"card4": 2}


def test_a_new_sheep_can_be_butchered_in_the_same_round():
    table = Table(1, round=2).play("place:sheep_market", "take:1hides+1sheep", "place:butchery")
    table.play("trade:sheep@card5>2hides+4meat")
    assert (table.sheep(), table.good("hides"), table.good("meat")) == ({}, 3, 4)
