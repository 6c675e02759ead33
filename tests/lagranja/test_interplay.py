"""Interactions of rules: markers that run out, helpers that are replaced, empty hands."""

from service.engine.lagranja import frames
from service.engine.lagranja.sources import Lying
from service.engine.lagranja.state import Mark, markers_used
from service.engine.lagranja.verbs.give_up import MarkerGivenUp
from tests.lagranja.table import Table


def test_a_full_barrow_takes_markers_for_its_stall_before_a_helper_takes_its_mark():
    """G-34, G-63: the Innkeeper takes his mark last, and without a free marker the owner is asked (G-64)."""
    table = Table().helpers(60).barrow(45, "food").give(food=1, olive=23).deliveries()
    assert markers_used(table.state, 0) == 25
    table.play("deliver:food@store>45")
    assert table.offered("place_stall") == {"B4", "C3", "D2"}
    table.play("place_stall:C3")
    assert markers_used(table.state, 0) == 25
    assert table.offers() == {"forgo", "give_up:olive@store", "give_up:commodity", "give_up:stall@C3"}
    table.play("forgo")
    assert (table.good("silver"), table.seat().helpers[0].used) == (0, False)


def test_an_offered_helper_that_was_replaced_cannot_be_used():
    table = Table().helpers(46, 1, 6).barrow(45, "food").give(food=1, commodity=1).hand(8, 13).deliveries()
    table.play("deliver:food@store>45", "place_stall:C3")
    assert table.offers() >= {"use_helper:46", "decline"}
    table.play("trade_commodity:card", "choose:2", "play_card:8/helper-46")
    assert table.refuses("use_helper:46")
    assert table.state.stack == [frames.Deliveries(0, 0)]


def test_a_hand_emptied_by_effects_ends_the_card_turn_of_round_1():
    """G-01: two cards must be played if there are two."""
    table = Table(round=1).hand(8, 13).give(commodity=1).turn(frames.PlayCards(0, 2, True), "F1")
    assert table.refuses("end_turn")
    table.play("trade_commodity:card", "choose:2", "play_card:8/field")
    assert table.refuses("end_turn")
    table.play("play_card:13/field")
    assert "end_turn" in table.offers()


def test_a_mark_on_a_revenue_space_is_removed_with_its_helper():
    """G-05."""
    table = Table().helpers(5, 1, 6, me=1).hand(8, me=1).dice(2, 3, 3)
    table.state.marked = [Mark(2, 1, 5)]
    table.turn(frames.TakeDie(0, "first"), "R1")
    assert table.offered("take_die") == {"3"}
    assert [unmet.rule for unmet in table.why_not("take_die:2")] == ["§7.1"]
    table.turn(frames.PlayCard(1, 1, ("helper",)), "R1").play("play_card:8/helper-5")
    table.turn(frames.TakeDie(0, "second"), "R2")
    assert table.offered("take_die") == {"2", "3"}


def test_delivering_silver_needs_a_free_marker():
    """G-65."""
    table = Table().give(silver=1, olive=25).deliveries().play("deliver:silver>trading_house")
    table.play("forgo")
    assert (table.good("silver"), table.seat().cargo) == (1, [0] * 6)
    table.deliveries().play("deliver:silver>trading_house", "give_up:olive@store")
    assert (table.good("silver"), table.good("olive"), markers_used(table.state, 0)) == (0, 24, 25)


def test_buying_a_resource_needs_a_free_marker():
    """G-65."""
    table = Table().give(silver=3, wine=25).deliveries().play("buy:olive")
    table.play("forgo")
    assert (table.good("silver"), table.good("olive")) == (3, 0)
    table.play("buy:olive", "give_up:wine@store")
    assert (table.good("silver"), table.good("olive"), table.good("wine")) == (0, 1, 24)


def test_the_event_of_a_given_up_marker_shows_what_it_was():
    """§2.7.1: a good, the cargo of a barrow or of a row, a stall."""
    table = Table().barrow(45, "food").row("butcher", "pig").stalls("C3").give(silver=12, wine=22).deliveries()
    for given in ("wine@store", "food@45", "pig@butcher", "stall@C3"):
        table.play("buy:olive", f"give_up:{given}")
    assert table.events(MarkerGivenUp) == [
        MarkerGivenUp(0, good=Lying("wine", "store")),
        MarkerGivenUp(0, cargo="food", barrow=45),
        MarkerGivenUp(0, cargo="pig", building="butcher"),
        MarkerGivenUp(0, space="C3"),
    ]
    assert table.seat().barrows[0].filled == 0
    assert table.seat().cargo == [0] * 6


def test_growth_without_free_markers_asks_for_each_field_in_order():
    table = Table().fields("olive", "grain").give(wine=25).go_to("F3").settle()
    table.play("forgo", "give_up:wine@store")
    assert [field.goods for field in table.seat().fields] == [0, 1]
    assert table.good("wine") == 24


def test_without_the_marker_limit_markers_never_run_out():
    table = Table(marker_limit=False).fields("olive", "grain").give(wine=25).go_to("F3").settle()
    assert [field.goods for field in table.seat().fields] == [1, 1]
