"""The Master deck, card by card; most of its cards have their own tests."""

from collections.abc import Callable

import pytest

from service.engine.hallertau.resources import CRAFT, CRAFTS
from tests.hallertau.cards.row import Row, Setup, belongings, carry_out, check, not_in_phase, plays, set_up
from tests.hallertau.table import Table

NEVER = 904
"""A card that keeps a hand from being empty, so that a stop point waits."""

PHASES = (
    "before_new_workers",
    "income",
    "after_new_card",
    "after_fallow",
    "before_harvest",
    "progress",
    "final_window",
)
"""Stop points outside Phase 4."""


def window(number: int) -> dict[str, int]:
    """Return the positions of all Craft Buildings at which the window shows a number."""
    return dict.fromkeys(CRAFTS, number - 6)


def fields(number: int) -> str:
    """Return this many empty Fields in row 2."""
    return "row2 " * number


def clearing(card: str) -> Callable[[Table], Table]:
    """Run Phase 1 with a Quadrant card: A clears the first and second Quadrant, C the third and fourth."""

    def change(table: Table) -> Table:
        table.state.quadrant_stack = [card]
        table.seat().holders = list(range(table.state.round, 7))
        return table.go_to("remove_workers")

    return change


def removing(on: dict[str, tuple[int, ...]], round: int = 2, card: str = "A") -> Setup:
    """Return the setup after Phase 1 of a Round in which Quadrants were cleared."""
    return {"round": round, "on": on, "hand": (NEVER,), "change": clearing(card)}


def advanced(craft: str, steps: int, jewelry: int = 9, tools: int = 9) -> Setup:
    """Return the setup in Phase 9 after steps of a Craft Building."""
    return {"jewelry": jewelry, "tools": tools, "step": "progress", "first": (f"advance:{craft}:1jewelry",) * steps}


def nursery_used(on: dict[str, tuple[int, ...]]) -> Setup:
    """Return the setup in which the Nursery was just used, with these Workers on the board before."""
    return {"on": on, "first": ("place:nursery", "take:3clay")}


def used(space: str, *lines: str, **have: object) -> Setup:
    """Return the setup in which a space was just used."""
    return {"first": (f"place:{space}", *lines), **have}


FULL = (1, 2, 3)
THREE = (1, 2)

ROWS = [
    Row(
        301,
        {"round": 3, "card4": 1},
        {"round": 2, "card4": 1},
        answers=("move_sheep:card4>card5",),
        gives={"card4": -1, "card5": 1, "bonus": 1},
    ),
    Row(
        301,
        {"round": 4, "card5": 2, "card6": 2},
        {"round": 4, "card6": 2, "stables": 1},
        answers=("move_sheep:card6>stables", "move_sheep:card5>card6", "move_sheep:card5>card6"),
        gives={"card5": -2, "card6": 1, "stables": 1, "bonus": 1},
    ),
    Row(301, {"round": 5, "card6": 4}, {"round": 6, "stables": 4}, gives={"card6": -3, "stables": 3, "bonus": 1}),
    Row(301, {"round": 2, "card3": 1}, {"round": 1, "card3": 1}, gives={"card3": -1, "card4": 1, "bonus": 1}),
    Row(302, {"workers": 2}, {"workers": 3}, gives={}),
    Row(302, {"workers": 1}, {"workers": 0, "change": Table.settle}, gives={}),
    Row(
        303,
        removing({"sheep_breeding": FULL, "farming": FULL}),
        removing({"sheep_breeding": FULL, "farming": THREE, "butchery": FULL, "clearing": THREE}),
        option=1,
        gives={"card5": 1},
    ),
    Row(
        303,
        removing({"butchery": FULL, "clearing": FULL, "nursery": (1,)}),
        removing({"butchery": FULL, "clearing": FULL, "farming": (1,)}),
        option=2,
        gives={"rye": 1, "card5": 1},
    ),
    Row(
        303,
        removing({"butchery": FULL, "clearing": FULL, "farmyard_card": THREE}),
        removing({"butchery": FULL, "clearing": FULL, "farmyard_card": (1,)}),
        option=3,
        gives={"rye": 2, "card5": 1},
    ),
    Row(
        303,
        removing({"tool_shed": FULL, "town_hall": FULL, "sheep_market": FULL}, round=3, card="C"),
        removing({"tool_shed": FULL, "town_hall": FULL, "sheep_market": THREE}, round=3, card="C"),
        option=4,
        gives={"rye": 3, "card6": 1},
    ),
    Row(
        303,
        removing({"tool_shed": FULL, "town_hall": FULL, "sheep_market": THREE, "point_card": THREE}, card="C"),
        removing({"tool_shed": FULL, "town_hall": FULL, "sheep_market": THREE, "point_card": (1,)}, card="C"),
        option=5,
        gives={"rye": 5, "card5": 1},
    ),
    Row(304, {"tools": 3}, {"tools": 2}, option=1, gives={"row2": 1}),
    Row(304, {"tools": 7}, {"tools": 6}, option=2, gives={"card4": 1, "row2": 1}),
    Row(304, {"tools": 10}, {"tools": 9}, option=3, gives={"card4": 2, "row2": 1}),
    Row(304, {"tools": 10, "round": 4}, option=3, gives={"stables": 2, "row2": 1}),
    Row(304, {"tools": 7, "fields": fields(8)}, option=2, gives={"card4": 1}),
    Row(305, advanced("carpentry", 3), advanced("carpentry", 2), option=1, gives={"row5": 1}),
    Row(305, advanced("brewhouse", 4), advanced("brewhouse", 3), option=2, gives={"row5": 1, "bonus": 1}),
    Row(305, advanced("carpentry", 5), advanced("carpentry", 4), option=3, gives={"row5": 1, "bonus": 2}),
    Row(305, advanced("carpentry", 5), option=1, gives={"row5": 1}),
    Row(
        306,
        {"jewelry": 2, "fields": "row3/hops", "rye": 1},
        {"jewelry": 1, "fields": "row3/hops", "rye": 1},
        answers=("sow:rye>row2",),
        gives={"row2/rye": 1, "rye": -1},
    ),
    Row(
        306,
        {"card4": 1, "stables": 2, "fields": "row3 row4", "flax": 1},
        {"card4": 1, "stables": 1, "jewelry": 2, "fields": "row3 row4", "flax": 1},
        answers=("sow:flax>row4",),
        gives={"row2": 1, "row4": -1, "row4/flax": 1, "flax": -1},
    ),
    Row(306, {"jewelry": 1}, {}, gives={"row2": 1}),
    Row(306, {"jewelry": 9, "fields": fields(8)}, {"jewelry": 8, "card4": 8, "fields": fields(8)}, gives={}),
    Row(307, {"jewelry": 1}, {}, option=1, gives={"clay": 2, "tools": 1}),
    Row(307, {"jewelry": 3}, {"jewelry": 2}, option=2, gives={"clay": 2, "tools": 1, "bonus": 1}),
    Row(307, {"jewelry": 6}, {"jewelry": 5}, option=3, gives={"clay": 2, "tools": 1, "bonus": 2}),
    Row(308, {"played": (301,)}, {}, option=1, gives={"tools": 1}),
    Row(308, {"played": (301, 401, 801)}, {"played": (301, 401)}, option=2, gives={"tools": 2}),
    Row(
        308,
        {"played": (301, 401, 801, 901, 302, 402, 802)},
        {"played": (301, 401, 801, 901, 302, 402)},
        option=3,
        gives={"tools": 3},
    ),
    Row(308, {"played": tuple(range(401, 413))}, {"played": tuple(range(401, 412))}, option=4, gives={"tools": 4}),
    Row(308, {"played": tuple(range(401, 413))}, option=2, gives={"tools": 2}),
    Row(
        309,
        nursery_used({"butchery": FULL, "clearing": (1,), "busy_weekend": (1,)}),
        nursery_used({"butchery": FULL, "clearing": (1,), "tool_shed": FULL, "farming": FULL}),
        option=1,
        gives={"barley": 1, "tools": 1},
    ),
    Row(
        309,
        nursery_used({"butchery": FULL, "clearing": THREE, "busy_weekend": (1,)}),
        nursery_used({"butchery": FULL, "clearing": THREE}),
        option=2,
        gives={"barley": 2, "tools": 1},
    ),
    Row(
        309,
        nursery_used({"butchery": FULL, "clearing": FULL}),
        nursery_used({"butchery": FULL, "clearing": THREE, "busy_weekend": (1,), "farmyard_card": (1,)}),
        option=3,
        gives={"barley": 3, "tools": 1},
    ),
    Row(310, {"first": ("exchange:2",)}, {"first": ("exchange:1",)}, option=1, gives={"hops": 1, "tools": 1}),
    Row(310, {"first": ("exchange:3",)}, {"first": ("exchange:2",)}, option=2, gives={"hops": 2, "tools": 1}),
    Row(310, {"first": ("exchange:4",)}, {"first": ("exchange:3",)}, option=3, gives={"hops": 3, "tools": 1}),
    Row(310, {"first": ("exchange:6",)}, {"tools": 6}, option=1, gives={"hops": 1, "tools": 1}),
    Row(311, {"flax": 7}, {"barley": 6, "flax": 6, "hops": 6, "rye": 6}, option=1, gives={"jewelry": 1}),
    Row(311, {"hops": 14}, {"hops": 13, "rye": 13}, option=2, gives={"jewelry": 1, "bonus": 1}),
    Row(311, {"rye": 21}, {"rye": 20, "wool": 21, "clay": 21}, option=3, gives={"jewelry": 1, "bonus": 2}),
    Row(311, {"barley": 21}, option=1, gives={"jewelry": 1}),
    Row(
        312,
        {"fields": fields(6)},
        {"fields": fields(5)},
        option=1,
        answers=("free_step:brewhouse",),
        gives={"brewhouse_at": 1},
    ),
    Row(
        312,
        {"fields": fields(7)},
        {"fields": fields(6)},
        option=2,
        answers=("free_step:carpentry",),
        gives={"carpentry_at": 1, "bonus": 1},
    ),
    Row(
        312,
        {"fields": fields(8)},
        {"fields": fields(7)},
        option=3,
        answers=("free_step:carpentry",),
        gives={"carpentry_at": 1, "bonus": 2},
    ),
    Row(312, {"fields": fields(8)}, option=3, answers=("skip",), gives={"bonus": 2}),
    Row(
        313,
        {"workers": 1},
        {"workers": 2},
        answers=("second_row:nursery", "take:3clay"),
        gives={"workers": -1, "clay": 3, "bonus": 1},
    ),
    Row(313, {"workers": 1}, {"workers": 0, "change": Table.settle}, answers=("skip",), gives={"bonus": 1}),
    Row(
        314,
        {"on": {"nursery": THREE, "tool_shed": THREE}},
        {"on": {"nursery": THREE, "tool_shed": (1,), "clearing": FULL}},
        answers=("take_stack:nursery", "put_stack:tool_shed"),
        gives={"bonus": 1},
    ),
    Row(
        315,
        {"jewelry": 4, "on": {"nursery": THREE}},
        {"jewelry": 3, "on": {"nursery": THREE}},
        answers=("take_workers:nursery",),
        gives={"workers": 2},
    ),
    Row(316, {"round": 1}, option=1, gives={}),
    Row(316, {"round": 2}, {"round": 1}, option=2, gives={"bonus": 1}),
    Row(316, {"round": 3}, {"round": 2}, option=3, gives={"bonus": 2}),
    Row(316, {"round": 6}, option=3, gives={"bonus": 2}),
    Row(317, {"fields": "row2 row3 row5 row4/hops"}, {"fields": "row2 row3 row5 row4"}, gives={"clay": 3}),
    Row(317, {"fields": "row4/wool"}, {}, gives={}),
    Row(318, {"crafts": {"carpentry": 3}}, {"crafts": {"carpentry": 2}}, option=1, gives={"clay": 3, "bonus": 1}),
    Row(
        318,
        {"crafts": {**window(7), "manufacture": 5}},
        {"crafts": {**window(8), "manufacture": 5}},
        option=2,
        gives={"clay": 4, "bonus": 1},
    ),
    Row(
        318,
        {"crafts": {**window(14), "bakehouse": 3}},
        {"crafts": {**window(14), "bakehouse": 4}},
        option=3,
        gives={"clay": 5, "bonus": 1},
    ),
    Row(318, {"crafts": {"brewhouse": 9}}, option=1, gives={"clay": 3, "bonus": 1}),
    Row(319, {"hops": 1}, {}, option=1, gives={"clay": 1, "rye": 1, "bonus": 1}),
    Row(319, {"hops": 3}, {"hops": 2}, option=2, gives={"clay": 2, "rye": 1, "bonus": 1}),
    Row(319, {"hops": 6}, {"hops": 5, "fields": "row2/hops"}, option=3, gives={"clay": 3, "rye": 1, "bonus": 1}),
    Row(320, {"tools": 2}, {"tools": 1}, option=1, gives={"flax": 2, "bonus": 1}),
    Row(320, {"tools": 4}, {"tools": 3}, option=2, gives={"barley": 1, "flax": 2, "bonus": 1}),
    Row(320, {"tools": 6}, {"tools": 5}, option=3, gives={"barley": 2, "flax": 2, "bonus": 1}),
    Row(320, {"tools": 7}, {"tools": 6}, option=4, gives={"barley": 3, "flax": 2, "bonus": 1}),
    Row(320, {"tools": 7}, option=1, gives={"flax": 2, "bonus": 1}),
    Row(
        321,
        {"barley": 6, "jewelry": 4},
        {"barley": 5, "jewelry": 4},
        gives={"flax": 2, "hops": 1, "bonus": 1},
    ),
    Row(321, {"barley": 10}, {"barley": 9}, gives={"flax": 2, "hops": 1, "bonus": 1}),
    Row(321, {"jewelry": 10}, {"jewelry": 9}, gives={"flax": 2, "hops": 1, "bonus": 1}),
    Row(321, {"barley": 12, "jewelry": 9}, gives={"flax": 2, "hops": 1, "bonus": 1}),
    Row(
        322,
        used("cultivation", "skip", fields="row3"),
        used("nursery", "take:3clay", fields="row3"),
        answers=("take:1hops", "sow:hops>row3"),
        gives={"row3": -1, "row3/hops": 1},
    ),
    Row(322, used("farming", "skip"), {}, answers=("take:1rye",), gives={"rye": 1}),
    Row(
        322,
        used("busy_weekend", "take:1milk", "skip", fields="row2"),
        used("tool_shed", "take:4clay", fields="row2"),
        answers=("take:1barley", "skip"),
        gives={"barley": 1},
    ),
    Row(
        322,
        used("fertilizing", "move_field:row2>row5", "skip", "skip", fields="row2 row3"),
        used("clearing", "skip", "skip", fields="row2 row3"),
        answers=("take:1flax", "sow:flax>row5"),
        gives={"row5": -1, "row5/flax": 1},
    ),
    Row(
        323,
        {"fields": "row2 row3/hops", "rye": 1},
        {"fields": "row2/flax row3/hops", "rye": 1},
        answers=("move_field:row2>row4", "sow:rye>row4"),
        gives={"row2": -1, "row4/rye": 1, "rye": -1, "bonus": 1},
    ),
    Row(
        323,
        {"fields": "row3", "rye": 1},
        {"fields": "row3 row4", "rye": 1},
        answers=("move_field:row3>row4", "skip"),
        gives={"row3": -1, "row4": 1, "bonus": 1},
    ),
    Row(
        323,
        {"fields": "row2", "rye": 1},
        {"rye": 1},
        answers=("skip", "sow:rye>row2"),
        gives={"row2": -1, "row2/rye": 1, "rye": -1, "bonus": 1},
    ),
    Row(
        324,
        {"crafts": window(7)},
        {"crafts": {**window(7), "manufacture": 0}},
        option=1,
        gives={"milk": 1},
    ),
    Row(
        324,
        {"round": 2, "crafts": window(9)},
        {"round": 3, "crafts": window(9)},
        option=2,
        gives={"milk": 2},
    ),
    Row(
        324,
        {"round": 4, "crafts": window(12)},
        {"round": 4, "crafts": window(11)},
        option=3,
        gives={"milk": 3},
    ),
    Row(324, {"round": 6, "crafts": window(12)}, {"round": 6, "crafts": window(11)}, option=1, gives={"milk": 1}),
    Row(324, {"crafts": window(9)}, option=1, gives={"milk": 1}),
    Row(325, {}, option=1, gives={"bonus": 1}),
    Row(
        325,
        {"barley": 3, "flax": 2, "hops": 4, "rye": 1},
        {"barley": 3, "flax": 2, "hops": 4, "wool": 5, "clay": 5, "fields": "row2/rye"},
        option=2,
        gives={"milk": 1, "bonus": 1},
    ),
    Row(325, {"flax": 16}, {"flax": 15}, option=3, gives={"milk": 2, "bonus": 1}),
    Row(325, {"flax": 16, "rye": 7}, {"flax": 16, "rye": 6}, option=4, gives={"milk": 3, "bonus": 1}),
    Row(325, {"flax": 23}, option=1, gives={"bonus": 1}),
    Row(326, {"card4": 1}, {}, option=1, gives={"wool": 1, "bonus": 1}),
    Row(326, {"card5": 1}, {"card4": 5}, option=2, gives={"wool": 2, "bonus": 1}),
    Row(326, {"card6": 1}, {"card4": 5}, option=2, gives={"wool": 2, "bonus": 1}),
    Row(326, {"stables": 1}, {"card4": 5, "card5": 5, "card6": 5}, option=3, gives={"wool": 3, "bonus": 1}),
    Row(326, {"card4": 1, "stables": 1}, {"stables": 1}, option=1, gives={"wool": 1, "bonus": 1}),
    Row(327, {"card4": 2}, {"card4": 1}, option=1, gives={"hides": 4}),
    Row(327, {"card4": 1, "card5": 1, "card6": 1}, {"card4": 2}, option=2, gives={"hides": 2, "bonus": 1}),
    Row(327, {"stables": 7}, {"stables": 6}, option=3, gives={"hides": 5, "bonus": 2}),
    Row(327, {"round": 4, "card5": 1, "stables": 6}, option=3, gives={"hides": 1, "bonus": 2}),
    Row(327, {"round": 6, "stables": 3}, option=2, gives={"bonus": 1}),
    Row(327, {"round": 6, "stables": 7}, option=1, gives={}),
    Row(
        328,
        used("butchery", jewelry=1),
        used("nursery", "take:3clay", jewelry=1),
        answers=("trade:1jewelry>2hides+4meat",),
        gives={"jewelry": -1, "hides": 4, "meat": 4, "bonus": 1},
    ),
    Row(
        328,
        used("butchery", jewelry=1, card4=1),
        {"jewelry": 1, "card4": 1},
        answers=("trade:sheep@card4>2hides+4meat",),
        gives={"card4": -1, "hides": 4, "meat": 4, "bonus": 1},
    ),
    Row(328, used("butchery", jewelry=1, card4=1), answers=("skip",), gives={"hides": 2, "bonus": 1}),
    Row(328, used("butchery"), gives={"hides": 2, "bonus": 1}),
    Row(329, {"on": {"nursery": (1,)}}, {"on": {"clearing": FULL}}, option=1, gives={"bonus": 1}),
    Row(329, {"on": {"nursery": THREE}}, {"on": {"nursery": (1, 1)}}, option=2, gives={"meat": 2, "bonus": 1}),
    Row(329, {"on": {"nursery": FULL}}, {"on": {"nursery": (1, 1, 3)}}, option=3, gives={"meat": 7, "bonus": 1}),
    Row(329, {"on": {"nursery": FULL}}, option=1, gives={"bonus": 1}),
    Row(329, {"on": {"nursery": (1, 1)}}, option=1, gives={"bonus": 1}),
    Row(330, {"first": ("exchange:1",)}, {"tools": 5}, option=1, gives={"bonus": 1}),
    Row(330, {"first": ("exchange:3",)}, {"first": ("exchange:2",)}, option=2, gives={"gateway": 1, "bonus": 1}),
    Row(330, {"first": ("exchange:5",)}, {"first": ("exchange:4",)}, option=3, gives={"gateway": 2, "bonus": 1}),
    Row(330, {"first": ("exchange:5",)}, option=1, gives={"bonus": 1}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card:03}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_has_a_row():
    assert {row.card for row in ROWS} == set(range(301, 331))


@pytest.mark.parametrize(("card", "have", "options"), [
    (303, removing({"butchery": FULL, "clearing": FULL, "nursery": THREE}), 3),
    (304, {"tools": 9}, 2),
    (305, advanced("carpentry", 5), 3),
    (307, {"jewelry": 6}, 3),
    (308, {"played": (301, 401, 801, 901)}, 2),
    (309, nursery_used({"butchery": FULL, "clearing": FULL}), 3),
    (310, {"first": ("exchange:3",)}, 2),
    (311, {"flax": 20}, 2),
    (312, {"fields": fields(8)}, 3),
    (318, {"crafts": {"carpentry": 4}}, 2),
    (319, {"hops": 5}, 2),
    (320, {"tools": 9}, 4),
    (324, {"crafts": window(8)}, 2),
    (325, {"flax": 22}, 3),
    (327, {"card4": 7}, 3),
    (329, {"on": {"nursery": THREE}}, 2),
    (330, {"first": ("exchange:4",)}, 2),
])  # fmt: skip
def test_every_tier_whose_threshold_holds_is_offered(card, have, options):
    """H-94: not only the best one, and no higher one."""
    assert plays(set_up(card, have), card) == [f"play:{card}/{number}" for number in range(1, options + 1)]


def test_326_offers_each_place_that_holds_a_sheep():
    assert plays(set_up(326, {"card4": 1, "card6": 1}), 326) == ["play:326/1", "play:326/2"]
    assert plays(set_up(326, {"card3": 1}), 326) == [], "the card of Round 3 is none of them (H-89)"


# 301


def about_to_die(**sheep: int) -> Table:
    """Return the setup in Round 4 before Phase 2, immediately before the Farmyard card of Round 4 is removed."""

    def holders(table: Table) -> None:
        table.seat().holders = [4, 5, 6]

    return set_up(301, {"round": 4, "step": "before_new_workers", "hand": (NEVER,), "change": holders, **sheep})


def test_301_saves_sheep_in_phase_2():
    """H-32: the last opportunity is the stop point before the Farmyard card is removed."""
    table = about_to_die(card4=2)
    assert table.state.phase == 2
    table.play("play:301", "move_sheep:card4>card5", "skip", "draw:1bonus", "ready", me=0)
    assert table.seat().holders == [5, 6]
    assert table.sheep() == {"card5": 1}, "the other Sheep did not die"


def test_301_refers_to_the_next_card_only():
    assert plays(about_to_die(card5=1), 301) == []
    assert plays(set_up(301, {"round": 4, "card5": 1}), 301) == ["play:301"]
    assert plays(set_up(301, {"round": 4, "card6": 1}), 301) == []


@pytest.mark.parametrize("step", ["income", "after_new_card", "after_fallow", "before_harvest", "progress"])
def test_301_can_be_played_in_every_phase(step):
    assert plays(set_up(301, {"round": 3, "card4": 1, "step": step}), 301) == ["play:301"]


def test_301_also_moves_sheep_that_are_not_about_to_die():
    table = set_up(301, {"round": 3, "card4": 1, "card5": 1, "card6": 1}).play("play:301", me=0)
    table.play("move_sheep:card6>stables", "move_sheep:card5>card6", "move_sheep:card4>card5", me=0)
    assert table.sheep() == {"card5": 1, "card6": 1, "stables": 1}


def test_301_moves_no_sheep_twice():
    table = set_up(301, {"round": 3, "card4": 1}).play("play:301", "move_sheep:card4>card5", me=0)
    assert not [action for action in table.ids(0) if action.startswith("move_sheep")]


# 302

MARKETS = ("sheep_market", "sheep_breeding", "weekly_market")


def markets(table: Table) -> list[list[int]]:
    """Return the Workers on the three spaces of card 302."""
    return [table.standing(space) for space in MARKETS]


def test_302_takes_the_top_row_of_all_three_spaces():
    on = {"sheep_market": FULL, "sheep_breeding": THREE, "weekly_market": (1,), "nursery": FULL}
    table = set_up(302, {"workers": 2, "on": on}).play("play:302", me=0)
    (clear,) = (action for action in table.ids(0) if action.startswith("clear_top_rows:"))
    assert set(clear.removeprefix("clear_top_rows:").split("+")) == set(MARKETS)
    assert table.offers(0) == {clear, "skip"}, "a part of the three rows can be chosen"
    table.play(clear, me=0)
    assert markets(table) == [[1, 2, 0], [1, 0, 0], [0, 0, 0]]
    assert table.standing("nursery") == [1, 2, 3]
    assert table.seat().workers == 2, "the seat gained Workers"


def test_302_takes_the_topmost_row_that_is_not_empty():
    """A row that card 313 filled over an empty one, and rows of one Worker (H-43)."""
    on = {"sheep_market": (0, 1), "sheep_breeding": (1, 1, 3), "weekly_market": (1, 1)}
    table = set_up(302, {"workers": 1, "on": on}).play("play:302", me=0)
    table.play(next(action for action in table.ids(0) if action.startswith("clear_top_rows:")), me=0)
    assert markets(table) == [[0, 0, 0], [1, 1, 0], [1, 0, 0]]


def test_302_is_not_blocked_by_an_empty_space():
    """H-46."""
    table = set_up(302, {"workers": 1, "on": {"sheep_market": (1,), "weekly_market": THREE}}).play("play:302", me=0)
    (clear,) = (action for action in table.ids(0) if action.startswith("clear_top_rows:"))
    table.play(clear, me=0)
    assert markets(table) == [[0, 0, 0], [0, 0, 0], [1, 0, 0]]


def test_302_can_leave_the_board_unchanged():
    table = set_up(302, {"workers": 1, "on": dict.fromkeys(MARKETS, THREE)}).play("play:302", "skip", me=0)
    assert markets(table) == [[1, 2, 0]] * 3
    assert 302 in table.seat().played


def test_302_can_be_played_in_phase_4_only_but_in_any_turn():
    not_in_phase(302, {"round": 2, "workers": 2, "on": dict.fromkeys(MARKETS, THREE)}, PHASES)
    table = set_up(302, {"workers": 3, "on": {"sheep_market": (1,)}, "first": ("exchange:1", "end_turn")})
    assert table.to_act() == (1,)
    assert plays(table, 302) == ["play:302"]


# 303


def test_303_counts_the_best_single_quadrant():
    """Five in each of two Quadrants are not enough; seven in the other one decide."""
    on = {"farming": FULL, "sheep_breeding": THREE, "butchery": FULL, "clearing": THREE}
    assert plays(set_up(303, removing(on)), 303) == []
    table = set_up(303, removing({**on, "nursery": THREE}))
    assert table.state.removed == [5, 7, 0, 0]
    assert plays(table, 303) == ["play:303/1", "play:303/2"]


def test_303_counts_only_what_was_removed():
    """More Workers are on the board, and other Quadrants are not cleared."""
    on = {"tool_shed": FULL, "town_hall": FULL, "sheep_market": FULL, "fertilizing": FULL}
    assert plays(set_up(303, removing(on, card="A")), 303) == []
    assert plays(set_up(303, removing({"butchery": FULL, "nursery": (1, 1, 2)})), 303) == []


def test_303_in_round_4_places_the_sheep_in_the_stables():
    """H-16: it is the new Round from Phase 1 on."""
    have = removing({"butchery": FULL, "clearing": FULL}, round=4)
    assert carry_out(set_up(303, have), Row(303, have, option=1)) == {"stables": 1}


def test_303_can_be_played_in_phase_1_only():
    """H-30: right after the removal."""
    table = set_up(303, removing({"butchery": FULL, "clearing": FULL, "nursery": FULL}))
    assert table.state.phase == 1
    assert plays(table, 303)
    table.play("ready", me=0)
    assert table.state.phase == 2
    assert plays(table, 303) == []
    not_in_phase(303, {"round": 2, "change": lambda t: setattr(t.state, "removed", [10] * 4)}, PHASES)
    assert plays(set_up(303, {"change": lambda t: setattr(t.state, "removed", [10] * 4)}), 303) == []


# 305


def test_305_counts_a_single_craft_building():
    """Steps of two Craft Buildings do not add up, and the best one counts."""
    steps = ("advance:carpentry:1jewelry",) * 2 + ("advance:brewhouse:1jewelry",) * 2
    table = set_up(305, {"jewelry": 9, "tools": 9, "step": "progress", "first": steps})
    assert plays(table, 305) == []
    table.play("advance:brewhouse:1jewelry", me=0)
    assert plays(table, 305) == ["play:305/1"]
    table.play("advance:brewhouse:1jewelry", me=0)
    assert plays(table, 305) == ["play:305/1", "play:305/2"]


def test_305_counts_steps_of_this_phase_and_not_positions():
    assert plays(set_up(305, {"crafts": window(12), "step": "progress"}), 305) == []


def test_305_counts_steps_paid_with_goods():
    table = set_up(305, {"clay": 3, "tools": 3, "step": "progress", "first": ("advance:carpentry:1clay",) * 3})
    assert plays(table, 305) == ["play:305/1"]


def test_305_counts_steps_also_if_the_community_center_has_moved():
    crafts = {"brewhouse": 3, "cooling_house": 3, "bakehouse": 3, "manufacture": 3}
    table = set_up(305, {**advanced("carpentry", 3), "crafts": crafts})
    assert min(table.seat().crafts) == 3
    assert plays(table, 305) == ["play:305/1"]


def test_305_can_be_played_in_phase_9_only():
    """A free step in Phase 4 does not count, and in the final window Phase 9 is over."""
    table = set_up(305, {"jewelry": 9})
    table.seat().tally.steps[0] = 5
    assert plays(table, 305) == []
    table = set_up(305, {**advanced("carpentry", 5), "hand": (NEVER,)})
    assert plays(table, 305)
    table.go_to("final_window").seat().tally.steps[0] = 5
    assert plays(table, 305) == []


# 306, 308


def test_306_does_not_add_up_jewelry_and_sheep():
    assert plays(set_up(306, {"jewelry": 2, "card4": 2, "fields": "row2 row3"}), 306) == []


def test_306_sows_once_in_any_field():
    table = set_up(306, {"jewelry": 5, "fields": "row4", "rye": 3}).play("play:306", "new_field:row2", me=0)
    assert table.offers(0) == {"sow:rye>row2", "sow:rye>row4", "skip"}
    table.play("sow:rye>row4", me=0)
    assert table.rows() == ["row2", "row4/rye"]
    assert table.good("rye") == 2
    assert "sow:rye>row2" not in table.ids(0)


def test_306_can_sow_without_the_new_field():
    """H-93: each effect can be skipped."""
    table = set_up(306, {"jewelry": 5, "fields": "row4", "rye": 1}).play("play:306", "skip", "sow:rye>row4", me=0)
    assert table.rows() == ["row4/rye"]


def test_308_counts_cards_of_every_deck_but_not_itself():
    """H-12."""
    table = set_up(308, {"played": (301, 901)})
    assert plays(table, 308) == ["play:308/1"]
    table.seat().played.append(801)
    assert plays(table, 308) == ["play:308/1", "play:308/2"]


# 309

NINE: Setup = nursery_used({"butchery": FULL, "clearing": (1,), "busy_weekend": (1,)})


def test_309_can_be_played_only_right_after_the_use():
    """H-20: neither before nor during the use, and not after the turn."""
    on = {"butchery": FULL, "clearing": (1,), "busy_weekend": (1,)}
    table = set_up(309, {"on": on, "hand": (NEVER,)})
    assert plays(table, 309) == []
    table.play("place:nursery", me=0)
    assert plays(table, 309) == []
    table.play("take:3clay", me=0)
    assert plays(table, 309) == ["play:309/1"]
    table.play("end_turn", me=0)
    assert plays(table, 309) == []


def test_309_counts_the_quadrant_of_the_space():
    """Workers in another Quadrant do not count."""
    on = {"tool_shed": FULL, "town_hall": FULL, "sheep_market": FULL}
    assert plays(set_up(309, nursery_used(on)), 309) == []
    assert plays(set_up(309, used("fertilizing", "skip", "skip", on=on)), 309) == [f"play:309/{n}" for n in (1, 2, 3)]


def test_309_can_be_played_after_a_space_whose_lines_were_skipped():
    """H-50: this counts as a use."""
    on = {"butchery": FULL, "clearing": (1,), "busy_weekend": (1,)}
    assert plays(set_up(309, used("nursery", "skip", on=on)), 309) == ["play:309/1"]


def test_309_cannot_be_played_after_an_exchange_or_a_use_by_another_seat():
    on = {"butchery": FULL, "clearing": FULL}
    assert plays(set_up(309, {"on": on, "first": ("exchange:1",)}), 309) == []
    table = set_up(309, {"on": on, "first": ("exchange:1", "end_turn")}).play("place:nursery", "take:3clay", me=1)
    assert plays(table, 309) == []


def test_309_can_be_played_after_a_use_by_card_313():
    """H-22, H-49: any own use, and its Worker counts as one."""
    on = {"butchery": FULL, "clearing": THREE, "busy_weekend": (1,)}
    table = set_up(309, {"on": on, "workers": 1, "hand": (313,)}).play("play:313", "second_row:nursery", me=0)
    table.play("take:3clay", "draw:1bonus", me=0)
    assert plays(table, 309) == ["play:309/1", "play:309/2"], "6 + 3 + 1 + 1 Workers"


# 310


def test_310_can_be_played_only_right_after_the_gain():
    """H-20."""
    table = set_up(310, {"tools": 4, "hand": (NEVER,)})
    assert plays(table, 310) == []
    table.play("exchange:2", me=0)
    assert plays(table, 310) == ["play:310/1"]
    table.play("end_turn", me=0)
    assert plays(table, 310) == []


def test_310_can_be_played_after_tools_from_a_card():
    """H-23: one line of another card, in any Phase."""
    have: Setup = {"played": (301, 401, 801), "hand": (308,), "step": "progress"}
    table = set_up(310, have).play("play:308/2", "take:2tools", me=0)
    assert plays(table, 310) == ["play:310/1"]
    assert carry_out(table, Row(310, {}, option=1)) == {"hops": 1, "tools": 1}


def test_310_does_not_add_up_separate_gains():
    table = set_up(310, {"played": (301,), "hand": (308,), "first": ("exchange:1",)})
    table.play("play:308/1", "take:1tools", me=0)
    assert table.seat().tools == 2
    assert plays(table, 310) == []


def test_310_counts_what_was_actually_taken():
    have: Setup = {"played": (301, 401, 801), "hand": (308,)}
    table = set_up(310, have).play("play:308/2", "fewer", "take:1tools", me=0)
    assert plays(table, 310) == []


# 312


def test_312_costs_nothing_and_does_not_move_boulders():
    """H-71."""
    table = set_up(312, {"fields": fields(6), "clay": 3, "tools": 2}).play("play:312/1", "free_step:carpentry", me=0)
    assert table.seat().crafts == [1, 0, 0, 0, 0]
    assert table.boulders("carpentry") == (2, 4)
    assert (table.good("clay"), table.seat().tools) == (3, 2)
    assert plays(table, 312) == []
    table.go_to("progress")
    table.give(0, jewelry=1, tools=0)
    assert "advance:carpentry:1jewelry" not in table.ids(0), "the Boulder is on the next space"
    assert "advance:brewhouse:1jewelry" in table.ids(0)


def test_312_is_stopped_by_a_boulder_and_by_the_last_space():
    table = set_up(312, {"fields": fields(6), "tools": 5, "crafts": {"bakehouse": 10}})
    table.seat().boulders[CRAFT["brewhouse"]] = [1, 4]
    table.play("play:312/1", me=0)
    steps = {f"free_step:{craft}" for craft in ("carpentry", "cooling_house", "manufacture")}
    assert table.offers(0) == {*steps, "skip"}


def test_312_moves_the_community_center_without_new_workers():
    crafts = {"brewhouse": 1, "cooling_house": 1, "bakehouse": 1, "manufacture": 1}
    table = set_up(312, {"fields": fields(6), "crafts": crafts, "workers": 3})
    assert table.display().window == 6
    table.play("play:312/1", "free_step:carpentry", me=0)
    assert table.display().window == 7
    assert table.seat().workers == 3


def test_312_can_be_played_in_phase_4_only():
    not_in_phase(312, {"round": 2, "fields": fields(8)}, PHASES)
    assert plays(set_up(312, {"round": 2, "fields": fields(8), "step": "after_actions"}), 312)


# 313


def second_row(space: str, *answers: str, **have: object) -> Table:
    """Place the last Worker of seat 0 in a second row."""
    return set_up(313, {"workers": 1, **have}).play("play:313", f"second_row:{space}", *answers, me=0)


def test_313_places_one_worker_in_the_second_row():
    table = second_row("nursery", "take:3clay", on={"nursery": (1,)})
    assert table.standing("nursery") == [1, 1, 0]
    table = second_row("nursery", "take:3clay")
    assert table.standing("nursery") == [0, 1, 0], "it does not matter whether the first row is empty"
    assert table.seat().workers == 0
    assert table.goods() == {"clay": 3}


def test_313_offers_every_space_whose_second_row_is_empty():
    on = {"nursery": THREE, "tool_shed": (1,), "clearing": FULL, "bonus_card": (1, 2), "town_hall": (0, 1)}
    table = set_up(313, {"workers": 1, "on": on}).play("play:313", me=0)
    offered = {action.removeprefix("second_row:") for action in table.ids(0) if action != "skip"}
    assert not offered & {"nursery", "clearing", "bonus_card", "town_hall"}
    assert {"tool_shed", "farming", "gateway_card"} <= offered
    assert len(offered) == 16


def test_313_leaves_the_first_row_open_for_one_worker():
    """H-44: 1 Worker in row 1; the next use costs 3."""
    table = second_row("nursery", "take:3clay", "draw:1bonus", "end_turn")
    table.give(1, workers=6)
    table.play("place:nursery", "take:3clay", me=1)
    assert table.standing("nursery") == [1, 1, 0]
    assert table.seat(1).workers == 5
    table.play("place:nursery", me=1)
    assert table.standing("nursery") == [1, 1, 3]
    assert table.seat(1).workers == 2


def test_313_a_second_row_with_one_worker_counts_as_full():
    """H-42: it makes a space full."""
    table = set_up(329, {"on": {"nursery": (1, 1, 3)}})
    table.give(1, workers=6)
    assert "place:nursery" not in table.ids(0)
    assert plays(table, 329) == ["play:329/1", "play:329/2"], "5 Workers"


def test_313_ends_the_turn():
    """H-44: the last Worker is spent."""
    table = second_row("nursery", "take:3clay", "draw:1bonus")
    assert "end_turn" in table.ids(0)
    assert not [action for action in table.ids(0) if action.startswith(("place:", "exchange:"))]


def test_313_placing_can_be_declined():
    table = set_up(313, {"workers": 1}).play("play:313", "skip", "draw:1bonus", me=0)
    assert table.seat().workers == 1
    assert "exchange:1" in table.ids(0)


def test_313_can_be_played_in_the_turn_of_another_seat():
    """H-44: at any time in Phase 4; the turn of the other seat continues afterwards."""
    table = set_up(313, {"workers": 2, "first": ("exchange:1", "end_turn")})
    assert table.to_act() == (1,)
    table.play("play:313", "second_row:nursery", "take:3clay", "draw:1bonus", me=0)
    assert table.goods() == {"clay": 3}
    assert table.to_act() == (1,)
    assert "place:nursery" in table.ids(1)


def test_313_on_a_card_space_takes_the_marker():
    """H-49: it is a full use."""
    table = set_up(313, {"workers": 1})
    table.state.first_player = 1
    table.play("play:313", "second_row:point_card", "take_marker", "draw:1point", "draw:1bonus", me=0)
    assert table.state.first_player == 0
    assert belongings(table)["point"] == 1


def test_313_can_be_played_in_phase_4_only():
    not_in_phase(313, {"round": 2, "workers": 1}, PHASES)


# 314


def test_314_fills_the_third_row_of_another_space():
    on = {"nursery": THREE, "tool_shed": THREE, "clearing": THREE, "farming": (1,), "butchery": FULL}
    table = set_up(314, {"on": on}).play("play:314", me=0)
    assert table.offers(0) == {"take_stack:nursery", "take_stack:tool_shed", "take_stack:clearing", "skip"}
    table.play("take_stack:nursery", me=0)
    assert {"put_stack:tool_shed", "put_stack:clearing"} == {o for o in table.ids(0) if o.startswith("put_stack")}
    table.play("put_stack:clearing", me=0)
    assert table.standing("nursery") == [0, 0, 0]
    assert table.standing("clearing") == [1, 2, 3]
    assert table.standing("tool_shed") == [1, 2, 0]


def test_314_does_not_use_the_space():
    have: Setup = {"on": {"nursery": THREE, "tool_shed": THREE}, "hand": (309,)}
    table = set_up(314, have).play("play:314", "take_stack:nursery", "put_stack:tool_shed", "draw:1bonus", me=0)
    assert table.goods() == {}
    assert plays(table, 309) == []
    assert table.seat().workers == 6


def test_314_workers_that_are_not_placed_stay_where_they_were():
    """If a seat takes the stack and stops, all Workers stay where they were."""
    table = set_up(314, {"on": {"nursery": THREE, "tool_shed": THREE}}).play("play:314", "take_stack:nursery", me=0)
    assert table.offers(0) == {"put_stack:tool_shed", "skip"}
    table.play("skip", me=0)
    assert (table.standing("nursery"), table.standing("tool_shed")) == ([1, 2, 0], [1, 2, 0])


def test_314_can_be_declined():
    table = set_up(314, {"on": {"nursery": THREE, "tool_shed": THREE}})
    assert carry_out(table, Row(314, {}, answers=("skip",))) == {"bonus": 1}
    assert (table.standing("nursery"), table.standing("tool_shed")) == ([1, 2, 0], [1, 2, 0])


def test_314_card_spaces_can_be_emptied_but_not_filled():
    """H-45: they have no third row."""
    table = set_up(314, {"on": {"bonus_card": THREE, "tool_shed": THREE}}).play("play:314", me=0)
    assert table.offers(0) == {"take_stack:bonus_card", "skip"}
    table.play("take_stack:bonus_card", "put_stack:tool_shed", me=0)
    assert table.standing("bonus_card") == [0, 0]
    assert table.standing("tool_shed") == [1, 2, 3]


def test_314_with_two_card_spaces_gives_the_bonus_card_only():
    """H-45: they count for the condition."""
    table = set_up(314, {"on": {"bonus_card": THREE, "point_card": THREE}})
    assert carry_out(table, Row(314, {})) == {"bonus": 1}
    assert table.standing("bonus_card") == [1, 2]


def test_314_needs_exactly_three_workers():
    """Rows of one Worker from card 313: 2, or 5 with the third row."""
    assert plays(set_up(314, {"on": {"nursery": THREE, "tool_shed": (1, 1)}}), 314) == []
    assert plays(set_up(314, {"on": {"nursery": THREE, "tool_shed": (1, 1, 3)}}), 314) == []


def test_314_can_be_played_in_any_phase():
    have: Setup = {"round": 2, "on": {"nursery": THREE, "tool_shed": THREE}}
    for step in PHASES:
        assert plays(set_up(314, {**have, "step": step}), 314) == ["play:314"], step


# 315


def test_315_takes_the_topmost_row_that_holds_workers():
    on = {"nursery": FULL, "tool_shed": (0, 1), "clearing": THREE, "bonus_card": (1,)}
    for space, workers, left in (
        ("nursery", 3, [1, 2, 0]),
        ("tool_shed", 1, [0, 0, 0]),
        ("clearing", 2, [1, 0, 0]),
        ("bonus_card", 1, [0, 0]),
    ):
        table = set_up(315, {"jewelry": 4, "workers": 2, "on": on}).play("play:315", me=0)
        assert table.offers(0) == {*(f"take_workers:{name}" for name in on), "skip"}
        table.play(f"take_workers:{space}", me=0)
        assert table.standing(space) == left
        assert table.seat().workers == 2 + workers
        assert table.seat().jewelry == 4, "Jewelry was taken"


def test_315_can_be_declined():
    table = set_up(315, {"jewelry": 4, "on": {"nursery": FULL}})
    assert carry_out(table, Row(315, {}, answers=("skip",))) == {}
    assert table.standing("nursery") == [1, 2, 3]


def test_315_a_seat_can_play_phase_4_alone():
    """H-48: after all Workers of all seats are gone."""
    table = set_up(315, {"jewelry": 4, "workers": 1, "on": {"nursery": FULL}})
    table.give(1, workers=1)
    table.play("exchange:1", "end_turn", me=0).play("exchange:1", me=1)
    assert table.to_act() == (0,)
    assert table.state.phase == 4
    table.play("play:315", "take_workers:nursery", me=0)
    assert table.state.active == 0
    assert "place:tool_shed" in table.ids(0)
    table.play("place:tool_shed", "take:4clay", me=0)
    assert table.seat().workers == 2
    assert table.to_act() == (0,), "the other seat has no Workers"
    table.play("exchange:2", me=0)
    assert table.state.phase == 5, "Phase 4 is over now"
    assert table.seat().tools == 3


def test_315_can_be_played_after_the_last_worker_while_others_have_workers():
    table = set_up(315, {"jewelry": 4, "workers": 1, "on": {"nursery": THREE}, "first": ("exchange:1", "end_turn")})
    assert table.to_act() == (1,)
    table.play("play:315", "take_workers:nursery", me=0)
    assert table.to_act() == (1,)
    table.play("exchange:1", me=1)
    assert table.to_act() == (0,)
    assert "exchange:2" in table.ids(0)


def test_315_can_be_played_in_phase_4_only():
    not_in_phase(315, {"round": 2, "jewelry": 4, "on": {"nursery": FULL}}, PHASES)


# 316


def boulders(table: Table) -> dict[str, tuple[int, ...]]:
    """Return the Boulders that are not at their initial positions."""
    return {craft: table.boulders(craft) for craft in CRAFTS if table.boulders(craft) != (2, 4)}


def test_316_moves_up_to_three_different_boulders():
    table = set_up(316, {}).play("play:316/1", me=0)
    assert table.offers(0) == {*(f"move_boulder:{craft}/{n}" for craft in CRAFTS for n in (1, 2)), "skip"}
    table.play("move_boulder:carpentry/1", me=0)
    assert "move_boulder:carpentry/1" not in table.ids(0), "not the same Boulder again"
    table.play("move_boulder:brewhouse/2", "move_boulder:manufacture/1", me=0)
    assert boulders(table) == {"carpentry": (3, 4), "brewhouse": (2, 5), "manufacture": (3, 4)}
    assert not [action for action in table.ids(0) if action.startswith("move_boulder")]


def test_316_uses_no_tools():
    table = set_up(316, {"tools": 2, "step": "progress", "hand": (NEVER,)})
    table.play("play:316/1", "move_boulder:carpentry/1", "skip", me=0)
    assert (table.seat().tools, table.seat().exhausted) == (2, 0)
    assert boulders(table) == {"carpentry": (3, 4)}


def test_316_can_stop_early_or_move_nothing():
    table = set_up(316, {"round": 2}).play("play:316/2", "skip", me=0)
    assert boulders(table) == {}
    assert table.ids(0)[0] == "draw:1bonus"


def test_316_never_puts_two_boulders_on_one_space():
    """H-72."""
    table = set_up(316, {})
    table.seat().boulders[CRAFT["carpentry"]] = [3, 4]
    table.play("play:316/1", me=0)
    assert "move_boulder:carpentry/1" not in table.ids(0)
    table.play("move_boulder:carpentry/2", "move_boulder:carpentry/1", "skip", me=0)
    assert boulders(table) == {"carpentry": (4, 5)}


def test_316_moves_boulders_off_the_right_edge():
    """H-72: a Boulder on the last space leaves the board; one off the board cannot be moved."""
    table = set_up(316, {"crafts": {"carpentry": 7, "brewhouse": 8}})
    assert (table.boulders("carpentry"), table.boulders("brewhouse")) == ((9,), (10,))
    table.play("play:316/1", me=0)
    assert not {"move_boulder:carpentry/2", "move_boulder:brewhouse/2"} & set(table.ids(0))
    table.play("move_boulder:brewhouse/1", "move_boulder:carpentry/1", "skip", me=0)
    assert (table.boulders("carpentry"), table.boulders("brewhouse")) == ((10,), ())


def test_316_saves_tools_in_the_next_phase_9():
    """Two steps without a Tool; then the Boulders are where Phase 10 puts them."""
    table = set_up(316, {"jewelry": 2, "hand": (NEVER,)}).play("play:316/1", "move_boulder:carpentry/1", "skip", me=0)
    table.go_to("progress").play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry", me=0)
    assert table.seat().crafts[0] == 2
    assert table.seat().exhausted == 0
    table.run_step("boulders")
    assert table.boulders("carpentry") == (4, 6)


def test_316_can_be_played_in_any_phase_without_tiers_of_later_rounds():
    for step in PHASES:
        assert plays(set_up(316, {"round": 3, "step": step}), 316)[-1] == "play:316/3", step
    assert plays(set_up(316, {"round": 1}), 316) == ["play:316/1"]
    assert plays(set_up(316, {"round": 2}), 316)[-1] == "play:316/2"


# 322


@pytest.mark.parametrize(
    ("space", "lines"),
    [
        ("farming", ("skip",)),
        ("farming", ("new_field:row5",)),
        ("fertilizing", ("skip", "skip")),
        ("cultivation", ("skip",)),
        ("busy_weekend", ("take:1wool", "skip")),
        ("busy_weekend", ("skip", "skip")),
    ],
)
def test_322_can_be_played_after_each_central_space(space, lines):
    """H-24: even if none of its lines was taken."""
    assert plays(set_up(322, used(space, *lines)), 322) == ["play:322"]


@pytest.mark.parametrize(
    ("space", "lines"),
    [
        ("clay_delivery", ("take:1clay",)),
        ("clearing", ("new_field:row2", "take:1clay")),
        ("small_trade", ("skip",) * 3),
    ],
)
def test_322_cannot_be_played_after_other_spaces(space, lines):
    assert plays(set_up(322, used(space, *lines, fields="row2")), 322) == []


def test_322_sows_only_the_chosen_crop_and_only_once():
    """In addition to the sow actions of the space."""
    table = set_up(322, used("cultivation", "sow:rye>row2", "skip", fields="row2 row3 row4", rye=3, hops=3))
    table.play("play:322", me=0)
    assert table.offers(0) == {"take:1barley", "take:1flax", "take:1hops", "take:1rye", "skip"}
    table.play("take:1hops", me=0)
    assert table.offers(0) == {"sow:hops>row3", "sow:hops>row4", "skip"}
    table.play("sow:hops>row4", me=0)
    assert table.rows() == ["row2/rye", "row3", "row4/hops"]
    assert not [action for action in table.ids(0) if action.startswith("sow:")]
    assert table.goods() == {"rye": 2, "hops": 3}


def test_322_gives_the_crop_even_without_an_empty_field():
    have = used("cultivation", "skip", fields="row2/rye")
    assert carry_out(set_up(322, have), Row(322, have, answers=("take:1flax",))) == {"flax": 1}


def test_322_can_be_played_only_right_after_the_use():
    table = set_up(322, {"fields": "row2", "hand": (NEVER,)})
    assert plays(table, 322) == []
    table.play("place:cultivation", me=0)
    assert plays(table, 322) == [], "the space is still being used"
    table.play("skip", me=0)
    assert plays(table, 322) == ["play:322"]
    table.play("end_turn", me=0)
    assert plays(table, 322) == []


def test_322_cannot_be_played_after_a_use_by_another_seat():
    table = set_up(322, {"fields": "row2", "hand": (NEVER,), "first": ("exchange:1", "end_turn")})
    table.play("place:farming", "new_field:row5", me=1)
    assert plays(table, 322) == []


def test_322_can_be_played_after_a_use_by_card_313():
    """H-49."""
    table = set_up(322, {"workers": 1, "hand": (313,)}).play("play:313", "second_row:farming", "new_field:row5", me=0)
    table.play("draw:1bonus", me=0)
    assert plays(table, 322) == ["play:322"]


# 323


def test_323_moves_the_field_down_from_row_5():
    """Whatever row it comes from."""
    have: Setup = {"fields": "row5 row5/hops", "rye": 1}
    answers = ("move_field:row5>row4", "sow:rye>row4")
    changes = carry_out(set_up(323, have), Row(323, have, answers=answers))
    assert changes == {"row5": -1, "row4/rye": 1, "rye": -1, "bonus": 1}


def test_323_can_sow_a_field_in_row_4():
    have: Setup = {"fields": "row4", "hops": 1}
    changes = carry_out(set_up(323, have), Row(323, have, answers=("sow:hops>row4",)))
    assert changes == {"row4": -1, "row4/hops": 1, "hops": -1, "bonus": 1}


def test_323_sows_a_crop_in_this_field_only():
    table = set_up(323, {"fields": "row2 row3/rye", "hops": 2, "barley": 1, "wool": 1})
    table.play("play:323", "move_field:row2>row4", me=0)
    assert table.offers(0) == {"sow:hops>row4", "sow:barley>row4", "skip"}


def test_323_can_skip_moving_and_sowing():
    have: Setup = {"fields": "row2", "hops": 2}
    assert carry_out(set_up(323, have), Row(323, have, answers=("skip", "skip"))) == {"bonus": 1}


# 321, 324, 327


def test_321_needs_at_least_the_difference():
    """All numbers are minima (p.12)."""
    assert plays(set_up(321, {"barley": 20}), 321) == ["play:321"]
    table = set_up(321, {"barley": 10})
    carry_out(table, Row(321, {}))
    assert table.good("barley") == 10, "Goods were taken"


def test_324_needs_a_strictly_greater_number():
    assert plays(set_up(324, {"round": 1}), 324) == []
    assert plays(set_up(324, {"round": 1, "crafts": window(8)}), 324) == ["play:324/1", "play:324/2"]
    assert plays(set_up(324, {"round": 1, "crafts": window(9)}), 324) == [f"play:324/{n}" for n in (1, 2, 3)]


def test_324_uses_the_workers_and_not_the_points_in_the_window():
    """H-61: at most 12."""
    assert plays(set_up(324, {"round": 6, "crafts": window(16)}), 324) == ["play:324/1"]


def test_327_counts_the_remaining_cards_on_the_stable_board():
    """H-90: including those of Rounds 2 and 3; the Stables do not count."""
    for round_, hides in ((1, 5), (2, 4), (3, 3), (5, 1)):
        have: Setup = {"round": round_, "stables": 3}
        assert carry_out(set_up(327, have), Row(327, have, option=1)) == {"hides": hides}


# 328


def test_328_can_be_played_only_while_the_butchery_is_used():
    """H-25: from placing Workers until the use ends."""
    table = set_up(328, {"jewelry": 2, "card4": 1, "hand": (NEVER,)})
    assert plays(table, 328) == []
    table.play("place:butchery", me=0)
    assert plays(table, 328) == ["play:328"]
    table.play("trade:sheep@card4>2hides+4meat", me=0)
    assert plays(table, 328) == []


def test_328_cannot_be_played_while_another_space_or_another_seat_is_used():
    assert plays(set_up(328, {"jewelry": 2, "first": ("place:clearing",)}), 328) == []
    table = set_up(328, {"jewelry": 2, "first": ("exchange:1", "end_turn")})
    table.give(1, card4=2)
    table.play("place:butchery", me=1)
    assert "trade:sheep@card4>2hides+4meat" in table.ids(1)
    assert plays(table, 328) == []


def test_328_one_jewelry_replaces_the_one_sheep():
    table = set_up(328, {"jewelry": 3, "card4": 1, "stables": 1, "first": ("place:butchery",)})
    assert "trade:1jewelry>2hides+4meat" not in table.ids(0)
    table.play("play:328", me=0)
    trades = {action for action in table.ids(0) if action.startswith("trade:")}
    assert trades == {f"trade:{paid}>2hides+4meat" for paid in ("sheep@card4", "sheep@stables", "1jewelry")}
    table.play("trade:1jewelry>2hides+4meat", me=0)
    assert table.seat().jewelry == 2
    assert table.sheep() == {"card4": 1, "stables": 1}
    assert not [action for action in table.ids(0) if action.startswith("trade:")], "the exchange was offered twice"


def test_328_gives_the_hides_and_the_bonus_card_afterwards():
    table = set_up(328, {"jewelry": 1, "first": ("place:butchery", "play:328")})
    assert "take:2hides" not in table.ids(0)
    table.play("trade:1jewelry>2hides+4meat", me=0)
    assert table.goods() == {"hides": 2, "meat": 4}
    table.play("take:2hides", me=0)
    assert table.goods() == {"hides": 4, "meat": 4}
    assert table.ids(0)[0] == "draw:1bonus"


def test_328_can_be_played_after_choosing_a_smaller_gain():
    """The exchange is not made yet, so the card still changes its cost."""
    table = set_up(328, {"jewelry": 1, "card4": 1, "first": ("place:butchery", "fewer", "play:328")})
    assert {"trade:1jewelry>2hides+4meat", "trade:1jewelry>1hides+4meat"} <= table.offers(0)


def test_328_does_not_help_without_jewelry():
    table = set_up(328, {"hand": (NEVER,), "first": ("place:butchery", "play:328")})
    assert not [action for action in table.ids(0) if action.startswith("trade:")]
    assert carry_out_rest(table) == {"hides": 2, "bonus": 1}


def carry_out_rest(table: Table) -> dict[str, int]:
    """Take everything that is still offered before the turn ends; return what has changed."""
    before = belongings(table)
    while table.ids(0)[0] != "end_turn":
        table.play(table.ids(0)[0], me=0)
    after = belongings(table)
    return {name: after[name] - before[name] for name in sorted(after | before) if after[name] != before[name]}


def test_328_can_be_played_when_card_313_uses_the_butchery():
    """H-25, H-49: with any kind of use, and the Jewelry counts inside the action."""
    table = set_up(328, {"workers": 1, "jewelry": 1, "hand": (313,)}).play("play:313", "second_row:butchery", me=0)
    assert plays(table, 328) == ["play:328"]
    table.play("play:328", me=0)
    assert "trade:1jewelry>2hides+4meat" in table.ids(0)
    assert carry_out_rest(table) == {"jewelry": -1, "hides": 4, "meat": 4, "bonus": 2}


def test_328_can_be_played_when_card_419_uses_the_butchery():
    """H-25, H-49: also outside Phase 4."""
    have: Setup = {"jewelry": 2, "hand": (419, NEVER), "step": "progress"}
    table = set_up(328, have).play("play:419", "use_space:butchery", me=0)
    assert plays(table, 328) == ["play:328"]
    table.play("play:328", "trade:1jewelry>2hides+4meat", "take:2hides", "draw:1bonus", me=0)
    assert table.seat().jewelry == 0
    assert table.goods() == {"hides": 4, "meat": 4}


# 329


def test_329_counts_workers_of_all_seats_in_any_phase():
    table = set_up(329, {"first": ("exchange:1", "end_turn")})
    assert plays(table, 329) == []
    table.play("place:nursery", me=1)
    assert plays(table, 329) == ["play:329/1"]
    for step in PHASES:
        assert plays(set_up(329, {"round": 2, "on": {"nursery": THREE}, "step": step}), 329), step


# 330


def test_330_adds_up_all_tools_of_the_phase():
    """H-34: from several turns and from cards."""
    table = set_up(330, {"played": (301,), "hand": (308, NEVER), "first": ("exchange:1", "end_turn")})
    table.play("exchange:1", me=1).play("exchange:1", me=0)
    assert plays(table, 330) == ["play:330/1"]
    table.play("play:308/1", "take:1tools", me=0)
    assert plays(table, 330) == ["play:330/1", "play:330/2"]


def test_330_counts_tools_that_were_spent_again():
    """H-34."""
    table = set_up(330, {"hand": (420,), "first": ("exchange:3",)}).play("play:420", me=0)
    assert table.seat().tools == 1
    assert plays(table, 330) == ["play:330/1", "play:330/2"]


def test_330_does_not_count_earlier_tools():
    assert plays(set_up(330, {"tools": 9}), 330) == []
    assert plays(set_up(330, {"tools": 9, "first": ("exchange:2",)}), 330) == ["play:330/1"]


def test_330_can_be_played_in_phase_4_only():
    """Also at its end, when all Workers are placed."""
    table = set_up(330, {"workers": 3, "hand": (NEVER,)})
    table.give(1, workers=0)
    table.play("exchange:3", "end_turn", me=0)
    assert table.state.phase == 4
    assert plays(table, 330) == ["play:330/1", "play:330/2"]
    table.play("ready", me=0)
    assert table.state.phase == 5
    table.seat().tally.tools = 5
    assert plays(table, 330) == []
    not_in_phase(330, {"round": 2, "change": lambda t: setattr(t.seat().tally, "tools", 5)}, PHASES)
