"""F2 and F3: the order of income, growth and the litter (§6.0)."""

import pytest

from service.engine.lagranja.events import Gained, Grew, LitterBorn
from tests.lagranja.table import Table


def test_a_new_farm_has_no_income():
    assert Table(round=1).go_to("F2").settle().goods() == {}


def test_income_comes_first_from_tiles_by_die_number_and_then_from_extensions_in_playing_order():
    """G-13."""
    table = Table().tiles("delicatessen", "trading_house", "greengrocer").extensions(36, 7, 4)
    table.go_to("F2").settle().play("take:grape")
    gained = [event.goods for event in table.events(Gained)]
    assert gained == [
        {"grape": 1},
        {"silver": 3},
        {"commodity": 1},
        {"silver": 2},
        {"olive": 1},
        {"silver": 1},
    ]


def test_the_rent_collector_comes_after_tiles_and_extensions():
    """G-13."""
    table = Table().tiles("trading_house").extensions(4).helpers(36).go_to("F2").settle()
    assert [event.goods for event in table.events(Gained)] == [{"silver": 3}, {"silver": 1}, {"silver": 2}]


def test_the_income_step_ends_with_a_turn_for_any_time_actions_and_growth_does_not():
    """G-03."""
    table = Table().extensions(7).fields("olive").go_to("F2").settle()
    assert (table.step(), table.to_act()) == ("F2", (0,))
    assert "sell:olive@store" in table.offers()
    table.play("end_turn", "end_turn")
    assert (table.step(), table.seat().fields[0].goods) == ("F4", 1)


def test_growth_comes_before_its_reactions_and_before_the_litter():
    """G-14."""
    table = Table().helpers(13).extensions(10).fields("olive").give(pig=2).go_to("F3").settle()
    kinds = [event.body for event in table.log if isinstance(event.body, Grew | Gained | LitterBorn)]
    assert kinds == [Grew(0, {"olive": 1}), Gained(0, {"olive": 1}), LitterBorn(0), Gained(0, {"pig": 1})]


@pytest.mark.parametrize(
    ("helpers", "extensions", "pigs", "after"),
    [
        ((), (), 0, 0),
        ((), (), 1, 1),
        ((), (), 2, 2),
        ((), (10,), 1, 1),
        ((), (10,), 2, 3),
        ((), (10,), 3, 3),
        ((), (10, 11, 13), 4, 5),
        ((), (10, 11, 13), 5, 5),
        ((16,), (), 0, 0),
        ((16,), (), 1, 2),
        ((16,), (), 2, 2),
    ],
)
def test_a_litter_needs_enough_pigs_and_a_pig_space_and_gives_one_pig(helpers, extensions, pigs, after):
    """G-14, G-15: without a pig space there is neither a pig nor a sale."""
    table = Table().helpers(*helpers).extensions(*extensions).give(pig=pigs).go_to("F3").settle()
    assert table.goods() == ({"pig": after} if after else {})
