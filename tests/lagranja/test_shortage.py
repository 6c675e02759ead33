"""No marker is free: which markers can be given up, that one is enough, and what happens then (§2.7.1)."""

import pytest

from service.engine.kernel.view import enum_word
from service.engine.lagranja import frames
from service.engine.lagranja.events import Gained, LitterBorn, Needed, NoMarker
from service.engine.lagranja.goods import GRAPE, OLIVE
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import markers_used
from service.engine.lagranja.verbs.give_up import Forgone
from tests.lagranja.cards.row import belongings, difference, used
from tests.lagranja.table import Table

GIVEN = {
    "give_up:wine@store": {"wine": -1},
    "give_up:pig": {"pig": -1},
    "give_up:commodity": {"commodity": -1},
    "give_up:grain@field": {"on_fields": -1},
    "give_up:olive@field/2": {"on_fields": -1},
    "give_up:olive@21": {"cargo": -1},
    "give_up:grape@43": {"cargo": -1},
    "give_up:olive@43": {"cargo": -1},
    "give_up:pig@butcher": {"cargo": -1},
    "give_up:silver@trading_house": {"cargo": -1},
    "give_up:wine@trading_house": {"cargo": -1},
    "give_up:stall@C3": {"stalls": -1},
    "give_up:stall@E3": {"stalls": -1},
}
"""Every marker of a farm that can be given up, and what it was used for."""


def all_in_use() -> Table:
    """Return a table with all 25 markers in use, one on a grey space and one on a helper; a grape is to be gained."""
    table = Table().helpers(24).tiles("village_shop").barrow(21, "olive").barrow(43, "olive", "grape")
    table.row("butcher", "pig", "pig").row("trading_house", "silver", "wine").fields("grain/1", "olive/2", "grape")
    table.stalls("C3", "E3").stalls("A2", me=1).give(silver=3, wine=8, pig=1, commodity=2)
    table.seat().helpers[0].used = True
    assert markers_used(table.state, 0) == 25
    return table.turn(frames.TakeGoods(0, (GRAPE,), 1, False), "F2").play("take:grape")


def test_every_own_marker_can_be_given_up_except_on_grey_spaces_and_helpers():
    assert all_in_use().offers() == {"forgo", *GIVEN}


@pytest.mark.parametrize("action", GIVEN)
def test_one_marker_is_given_up_for_a_gain(action):
    table = all_in_use()
    before = belongings(table)
    table.play(action)
    assert difference(belongings(table), before) == {**GIVEN[action], "grape": 1}
    assert (markers_used(table.state, 0), table.state.stack) == (25, [frames.EndTurn(0)])
    assert not action.startswith("give_up:stall") or action.removeprefix("give_up:stall@") not in table.market()


def test_giving_up_a_stall_does_not_count_as_a_removed_stall():
    """G-69: it triggers neither Negotiator nor Smuggler."""
    table = Table().helpers(2, 33).stalls("C3").give(wine=24).dice(3, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:3", "take:olive+grain", "give_up:stall@C3", "forgo")
    assert (table.vp(), table.goods()) == (0, {"wine": 24, "grain": 1})


def test_forgoing_a_gain_changes_nothing():
    table = all_in_use()
    before = belongings(table)
    table.play("forgo")
    assert difference(belongings(table), before) == {}
    assert table.state.stack == [frames.EndTurn(0)]


def test_each_of_two_goods_without_a_marker_is_asked_for():
    table = Table().give(wine=25).dice(3, 4, 4).turn(frames.TakeDie(0, "first"), "R1")
    table.play("take_die:3", "take:olive+grain", "give_up:wine@store")
    assert table.offers() == {"forgo", "give_up:wine@store", "give_up:grain@store"}
    table.play("forgo")
    assert table.goods() == {"wine": 24, "grain": 1}


def test_a_pig_without_a_pig_space_is_sold_and_needs_no_marker():
    table = Table().give(wine=23, pig=2).dice(1, 4, 4).turn(frames.TakeDie(0, "first"), "R1").play("take_die:1")
    assert (table.goods(), table.state.stack) == ({"wine": 23, "pig": 2, "silver": 2}, [frames.EndTurn(0)])


def test_silver_and_vp_need_no_marker():
    table = Table().give(wine=25).roofs("R2b", "R6b").turn(frames.EndTurn(0), "R1")
    table.play("use_roof:R2b", "use_roof:R6b")
    assert (table.goods(), table.vp()) == ({"wine": 25, "silver": 2}, 1)


def test_a_helper_works_after_a_marker_was_found_for_its_mark():
    """G-64: first the marker, then the silver that it costs."""
    table = Table().helpers(38).give(silver=4, olive=2, wine=23).turn(frames.EndTurn(0), "F2").play("use_helper:38")
    assert table.offers() == {"forgo", "give_up:olive@store", "give_up:wine@store"}
    table.play("give_up:wine@store")
    assert (table.goods(), table.vp(), used(table, 38)) == ({"olive": 2, "wine": 22}, 1, True)


def test_a_harvest_good_paid_for_a_helper_frees_the_marker_for_its_mark():
    """G-64: nothing else is given up, wherever the good is paid from."""
    table = Table().helpers(39).give(olive=1, wine=23).fields("grain/1").turn(frames.EndTurn(0), "F2")
    assert table.play("use_helper:39").offers() == {"pay:olive@store", "pay:grain@field"}
    assert (markers_used(table.state, 0), used(table, 39)) == (25, False)
    table.play("pay:grain@field")
    assert (table.goods(), used(table, 39)) == ({"silver": 4, "olive": 1, "wine": 23}, True)
    assert (markers_used(table.state, 0), table.state.stack) == (25, [frames.EndTurn(0)])


def test_a_commodity_paid_for_a_helper_frees_the_marker_for_its_mark():
    """G-64: the Caravan Leader."""
    table = Table().helpers(63).give(commodity=1, olive=24).deliveries(0).play("use_helper:63")
    assert (table.goods(), used(table, 63)) == ({"olive": 24}, True)
    assert table.state.stack[-1] == frames.Deliver(0, 2)


def test_a_waiting_helper_gains_after_a_marker_was_given_up_for_its_mark():
    """G-64: the Rent Collector."""
    table = Table().helpers(36).give(wine=25).go_to("F2").settle().play("give_up:wine@store")
    assert (table.goods(), used(table, 36)) == ({"wine": 24, "silver": 2}, True)


# What the marker is needed for

SHORT = {
    "a good": (
        lambda: Table().give(wine=25).turn(frames.TakeGoods(0, (GRAPE,), 1, False), "F2").play("take:grape"),
        Needed(good="grape"),
    ),
    "a growing good": (lambda: Table().fields("olive").give(wine=25).go_to("F3").settle(), Needed(good="olive")),
    "a helper": (
        lambda: Table().helpers(38).give(silver=4, wine=25).turn(frames.EndTurn(0), "F2").play("use_helper:38"),
        Needed(card=38),
    ),
    "a delivery": (
        lambda: Table().give(olive=25, silver=1).deliveries().play("deliver:silver>trading_house"),
        Needed(building="trading_house"),
    ),
    "a purchase": (
        lambda: Table().give(wine=25, silver=3).turn(frames.EndTurn(0), "R1").play("buy:grain"),
        Needed(good="grain"),
    ),
}
"""Everything that can need a marker, and how the event names it."""


def needed(table: Table, me: int = 0) -> set[Needed | None]:
    """Return what a seat needs a marker for, as all viewers see it."""
    shown = {RULES.view(table.state, viewer).seats[me].needed for viewer in (0, 1, None)}
    return {one and Needed(one.good and enum_word("GOOD", one.good), one.card, one.building) for one in shown}


@pytest.mark.parametrize(("make", "what"), SHORT.values(), ids=SHORT)
def test_the_public_event_names_what_a_marker_is_needed_for(make, what):
    table = make()
    assert table.events(NoMarker) == [NoMarker(0, what)]
    assert all(not event.private for event in table.log if isinstance(event.body, NoMarker))
    assert (needed(table), needed(table, me=1)) == ({what}, {None})


@pytest.mark.parametrize(("make", "what"), SHORT.values(), ids=SHORT)
def test_the_public_event_names_what_is_forgone(make, what):
    table = make().play("forgo")
    assert table.events(Forgone) == [Forgone(0, what)]
    assert needed(table) == {None}


def test_a_view_shows_only_what_the_next_marker_is_needed_for():
    table = Table().give(wine=25).fields("olive", "grain").go_to("F3").settle()
    assert table.events(NoMarker) == [NoMarker(0, Needed(good="grain")), NoMarker(0, Needed(good="olive"))]
    assert needed(table) == {Needed(good="olive")}
    assert needed(table.play("forgo")) == {Needed(good="grain")}
    assert needed(table.play("forgo")) == {None}


def test_views_of_equal_farms_show_what_each_of_them_needs():
    """The cached view of the first farm is not used for the second."""
    tables = [
        Table().give(wine=25).turn(frames.TakeGoods(0, (good,), 1, False), "F2").play(f"take:{name}")
        for good, name in ((GRAPE, "grape"), (OLIVE, "olive"))
    ]
    assert [needed(table) for table in tables] == [{Needed(good="grape")}, {Needed(good="olive")}]


def test_a_litter_is_announced_before_its_pig_is_gained_or_forgone():
    def litter_events(table: Table) -> list[object]:
        return [event.body for event in table.log if isinstance(event.body, LitterBorn | Gained | NoMarker | Forgone)]

    assert litter_events(Table().give(pig=2, wine=22).extensions(63).go_to("F3").settle()) == [
        LitterBorn(0),
        Gained(0, {"pig": 1}),
    ]
    short = [LitterBorn(0), NoMarker(0, Needed(good="pig"))]
    table = Table().give(pig=2, wine=23).extensions(63).go_to("F3").settle()
    assert litter_events(table) == short
    assert litter_events(table.play("forgo")) == [*short, Forgone(0, Needed(good="pig"))]
    table = Table().give(pig=2, wine=23).extensions(63).go_to("F3").settle().play("give_up:wine@store")
    assert litter_events(table) == [*short, Gained(0, {"pig": 1})]
