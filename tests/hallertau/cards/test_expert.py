"""The Expert deck, card by card."""

import pytest

from service.engine.hallertau.resources import CRAFTS
from tests.hallertau.cards.row import Row, Setup, carry_out, check, not_in_phase, plays, set_up
from tests.hallertau.table import Table


def window(number: int) -> dict[str, int]:
    """Return the positions of all Craft Buildings at which the window shows a number."""
    return dict.fromkeys(CRAFTS, number - 6)


def fields(number: int, rest: str = "") -> str:
    """Return this many empty Fields in row 2, and others."""
    return f"{'row2 ' * number}{rest}"


def in_hand(*cards: int) -> Setup:
    """Return other cards in hand: Farmyard, Bonus and Point cards count, Gateway cards do not."""
    return {"hand": cards}


NEVER = 904
"""A card that keeps a hand from being empty, so that a stop point waits."""

ROWS = [
    Row(
        201,
        {"card4": 1, "card6": 1, "fields": "row2 row3"},
        {"card4": 1, "card6": 1, "fields": "row2 row3 row4"},
        answers=("move_sheep:card6>stables", "move_sheep:card4>card5"),
        gives={"card6": -1, "stables": 1, "card4": -1, "card5": 1, "milk": 1, "bonus": 1},
    ),
    Row(
        201,
        {"card4": 3, "stables": 1, "fields": "row2/hops row3 row3 row5"},
        {"card4": 3, "fields": "row2/hops row3 row3 row5"},
        answers=("move_sheep:card4>card5", "move_sheep:card4>card5"),
        gives={"card4": -2, "card5": 2, "milk": 1, "bonus": 1},
    ),
    Row(201, {}, {"fields": "row2"}, gives={"milk": 1, "bonus": 1}),
    Row(
        202,
        {"on": {"nursery": (1, 2, 3)}},
        {"on": {"nursery": (1, 2), "tool_shed": (1, 2), "bonus_card": (1,)}},
        gives={"milk": 1, "card4": 1, "bonus": 1},
    ),
    Row(202, {"on": {"bonus_card": (1, 2)}}, {"on": {"bonus_card": (1,)}}, gives={"milk": 1, "card4": 1, "bonus": 1}),
    Row(203, {}, {"fields": "row2"}, gives={"card4": 1}),
    Row(203, {"fields": "row4/rye row5"}, {"fields": "row4/rye row5 row3/hops"}, gives={"card4": 1}),
    Row(204, {"card4": 2}, {"card4": 1}, option=1, gives={"row2": 1}),
    Row(204, {"card4": 2, "card5": 1}, {"card4": 2}, option=2, gives={"row3": 1}),
    Row(204, {"card4": 2, "stables": 2}, {"card4": 2, "stables": 1}, option=3, gives={"row4": 1}),
    Row(204, {"card4": 5}, {"card4": 4}, option=4, gives={"row5": 1}),
    Row(204, {"card4": 5}, option=1, gives={"row2": 1}),
    Row(205, {"fields": fields(6)}, {"fields": fields(5)}, option=1, gives={"row2": 1}),
    Row(205, {"fields": fields(7)}, {"fields": fields(6)}, option=2, gives={"row5": 1}),
    Row(205, {"fields": fields(7)}, option=1, gives={"row2": 1}),
    Row(205, {"fields": fields(8)}, option=1, gives={}),
    Row(205, {"fields": fields(8)}, option=2, gives={}),
    Row(206, {"jewelry": 2}, {"jewelry": 1}, option=1, gives={"meat": 1}),
    Row(206, {"jewelry": 3}, {"jewelry": 2}, option=2, gives={"tools": 1}),
    Row(206, {"jewelry": 5}, {"jewelry": 4}, option=3, gives={"card4": 1}),
    Row(206, {"jewelry": 5}, option=1, gives={"meat": 1}),
    Row(206, {"jewelry": 5}, option=2, gives={"tools": 1}),
    Row(207, {"fields": fields(5)}, {"fields": fields(4)}, option=1, gives={"bonus": 1}),
    Row(
        207,
        {"fields": fields(5), "hops": 2},
        {"fields": fields(5), "hops": 1},
        option=2,
        gives={"tools": 1, "bonus": 1},
    ),
    Row(
        207,
        {"fields": fields(5), "hops": 4},
        {"fields": fields(5), "hops": 3},
        option=3,
        gives={"tools": 2, "bonus": 1},
    ),
    Row(207, {"fields": fields(5), "hops": 4}, {"fields": fields(4), "hops": 4}, option=1, gives={"bonus": 1}),
    Row(
        208,
        {"fields": "row5/barley row5/hops row4/wool row2/rye", "step": "harvest", "first": ("harvest_all",)},
        {"fields": "row5/barley row5/hops row3/wool row2/rye", "step": "harvest", "first": ("harvest_all",)},
        gives={"tools": 1, "bonus": 1},
    ),
    Row(209, {"card5": 3}, {"card4": 2, "card5": 2, "stables": 3}, option=1, gives={"jewelry": 1}),
    Row(209, {"card5": 5}, {"card5": 4, "card6": 4}, option=2, gives={"jewelry": 2}),
    Row(209, {"card4": 6}, {"card4": 5, "stables": 6}, option=3, gives={"jewelry": 3}),
    Row(209, {"card4": 6}, option=1, gives={"jewelry": 1}),
    Row(
        210,
        {"hops": 2, "on": {"nursery": (1, 2, 3)}},
        {"hops": 1, "on": {"nursery": (1, 2, 3)}},
        answers=("clear_space:nursery",),
        gives={"bonus": 1},
    ),
    Row(211, {"clay": 3}, {"clay": 2}, option=1, gives={"hops": 2, "bonus": 1}),
    Row(211, {"hops": 3}, {"hops": 2}, option=2, gives={"clay": 2, "bonus": 1}),
    Row(211, {"clay": 3, "hops": 3}, {"clay": 2, "hops": 3}, option=1, gives={"hops": 2, "bonus": 1}),
    Row(211, {"clay": 3, "hops": 3}, {"clay": 3, "hops": 2}, option=2, gives={"clay": 2, "bonus": 1}),
    Row(212, {"tools": 5}, {"tools": 4}, option=1, gives={"clay": 6}),
    Row(212, {"tools": 6}, {"tools": 5}, option=2, gives={"clay": 7}),
    Row(212, {"tools": 7}, {"tools": 6}, option=3, gives={"clay": 8}),
    Row(212, {"tools": 7, "crafts": window(11)}, option=3, gives={"clay": 3}),
    Row(212, {"tools": 7, "crafts": window(11)}, option=1, gives={"clay": 1}),
    Row(212, {"tools": 5, "crafts": window(12)}, option=1, gives={}),
    Row(212, {"tools": 7, "crafts": window(16)}, option=3, gives={"clay": 2}),
    Row(
        213,
        {"fields": "row4/hops row3", "rye": 1},
        {"fields": "row4/rye row3", "rye": 1, "hops": 1},
        answers=("take:1clay", "sow:rye>row3"),
        gives={"clay": 1, "rye": -1, "row3": -1, "row3/rye": 1},
    ),
    Row(213, {"fields": "row2/hops"}, {"fields": "row2"}, answers=("take:1milk",), gives={"milk": 1}),
    Row(
        214,
        {"fields": "row4 row3/hops"},
        {"fields": "row4/rye row3/hops"},
        answers=("take:2hops", "sow:hops>row4"),
        gives={"hops": 1, "row4": -1, "row4/hops": 1, "bonus": 1},
    ),
    Row(
        214, {"fields": "row4"}, {"fields": "row4 row3"}, answers=("take:2flax", "skip"), gives={"flax": 2, "bonus": 1}
    ),
    Row(214, {"fields": "row4"}, {}, answers=("take:2barley", "skip"), gives={"barley": 2, "bonus": 1}),
    Row(
        214,
        {"fields": "row5", "rye": 1},
        answers=("take:2rye",),
        gives={"rye": 1, "row5": -1, "row5/rye": 1, "bonus": 1},
    ),
    Row(
        215,
        in_hand(801, 901, 401),
        in_hand(801, 901, 201, 202),
        option=1,
        answers=("take:1hops",),
        gives={"hops": 1, "bonus": 1},
    ),
    Row(
        215,
        in_hand(801, 901, 401, 402),
        in_hand(801, 901, 401),
        option=2,
        answers=("take:1flax+1rye",),
        gives={"flax": 1, "rye": 1, "bonus": 1},
    ),
    Row(
        215,
        in_hand(801, 901, 401, 402, 403),
        in_hand(801, 901, 401, 402),
        option=3,
        answers=("take:1barley+1flax+1hops",),
        gives={"barley": 1, "flax": 1, "hops": 1, "bonus": 1},
    ),
    Row(
        215,
        in_hand(801, 802, 803, 804, 805, 806),
        in_hand(801, 802, 803, 804, 805),
        option=4,
        gives={"barley": 1, "flax": 1, "hops": 1, "rye": 1, "bonus": 1},
    ),
    Row(
        216,
        {"tools": 5, "jewelry": 2, "fields": "row2/hops row3/rye row4"},
        {"tools": 4, "jewelry": 2, "fields": "row2/hops row3/rye row4"},
        gives={"rye": 2},
    ),
    Row(216, {"tools": 7, "fields": "row2/wool"}, {"tools": 6, "fields": "row2/wool"}, gives={"rye": 1}),
    Row(216, {"jewelry": 7, "fields": "row2"}, {"jewelry": 6, "fields": "row2"}, gives={}),
    Row(217, {"jewelry": 3, "card4": 2}, {"jewelry": 2, "card4": 2}, gives={"barley": 2, "bonus": 1}),
    Row(217, {"jewelry": 3, "card4": 2, "card5": 4, "stables": 5}, gives={"barley": 4, "bonus": 1}),
    Row(217, {"jewelry": 3, "stables": 5}, gives={"bonus": 1}),
    Row(218, {"rye": 6}, {"rye": 5}, gives={"barley": 2, "hops": 1, "bonus": 1}),
    Row(
        218,
        {"rye": 12, "crafts": window(14)},
        {"rye": 11, "crafts": window(14)},
        gives={"barley": 2, "hops": 1, "bonus": 1},
    ),
    Row(219, {"milk": 5}, {"milk": 4}, gives={"flax": 7}),
    Row(219, {"milk": 6, "crafts": window(9)}, gives={"flax": 4}),
    Row(
        220,
        {"fields": "row2/hops row2/rye row3/wool"},
        {"fields": "row2/hops row2/rye row3"},
        option=1,
        gives={"hops": 1, "meat": 1},
    ),
    Row(
        220,
        {"fields": "row2/hops row2/rye row3/wool row3/flax"},
        {"fields": "row2/hops row2/rye row3/wool row3"},
        option=2,
        gives={"hops": 1, "meat": 1, "bonus": 1},
    ),
    Row(
        220,
        {"fields": "row2/rye " * 6},
        {"fields": "row2/rye " * 5 + "row2"},
        option=3,
        gives={"hops": 1, "meat": 1, "bonus": 2},
    ),
    Row(
        221,
        {"tools": 3, "fields": "row5/barley row2/hops row3/rye"},
        {"tools": 2, "fields": "row5/barley row2/hops row3/rye"},
        answers=("harvest:row5/barley", "harvest:row2/hops"),
        gives={"barley": 5, "row5/barley": -1, "row4": 1, "hops": 2, "row2/hops": -1, "row2": 1, "bonus": 1},
    ),
    Row(
        221,
        {"tools": 3, "fields": "row3/wool row3/rye"},
        {"tools": 3, "fields": "row3/wool row3"},
        answers=("harvest:row3/wool", "skip"),
        gives={"wool": 3, "row3/wool": -1, "row2": 1, "bonus": 1},
    ),
    Row(
        222,
        {"fields": "row2 row3 row4 row5"},
        {"fields": "row2 row3 row4/rye row5"},
        answers=("raise:row4", "raise:row3", "raise:row2"),
        gives={"row2": -1, "row5": 1, "bonus": 1},
    ),
    Row(222, {"workers": 1}, {"workers": 0, "change": Table.settle}, gives={"bonus": 1}),
    Row(
        222,
        {"fields": "row2 row2 row2 row2"},
        {"fields": "row2/wool row2 row2 row2"},
        gives={"row2": -3, "row3": 3, "bonus": 1},
    ),
    Row(223, {"card4": 4, "jewelry": 1}, {"card4": 4}, option=1, gives={"milk": 1}),
    Row(223, {"card4": 4, "jewelry": 2}, {"card4": 4, "jewelry": 1}, option=2, gives={"milk": 2}),
    Row(223, {"stables": 3, "jewelry": 3}, {"stables": 2, "jewelry": 3}, option=3, gives={"milk": 3}),
    Row(
        224,
        {"hides": 1, "meat": 1, "milk": 1, "wool": 1},
        {"hides": 1, "meat": 1, "milk": 1},
        option=1,
        gives={"milk": 3},
    ),
    Row(
        224,
        {"hides": 2, "meat": 3, "milk": 6, "wool": 2},
        {"hides": 1, "meat": 3, "milk": 6, "wool": 2},
        option=2,
        gives={"milk": 3, "bonus": 1},
    ),
    Row(
        224,
        {"hides": 3, "meat": 3, "milk": 3, "wool": 3},
        {"hides": 3, "meat": 3, "milk": 2, "wool": 3},
        option=3,
        gives={"milk": 3, "bonus": 2},
    ),
    Row(
        225,
        {"card4": 1, "card6": 1, "stables": 1},
        {"card4": 1, "card6": 1},
        gives={"meat": 1, "milk": 1, "wool": 1, "bonus": 1},
    ),
    Row(
        225,
        {"card4": 1, "card5": 1, "card6": 1, "stables": 1},
        {"card4": 3, "stables": 3},
        gives={"meat": 1, "milk": 1, "wool": 1, "bonus": 1},
    ),
    Row(
        226,
        {"card4": 2, "stables": 1, "jewelry": 3},
        {"card4": 2, "jewelry": 3},
        gives={"flax": 1, "hides": 1, "milk": 1, "wool": 1},
    ),
    Row(
        226, {"card4": 3, "jewelry": 3}, {"card4": 3, "jewelry": 2}, gives={"flax": 1, "hides": 1, "milk": 1, "wool": 1}
    ),
    Row(227, in_hand(801, 901, 401), in_hand(801, 901, 201, 202, 203), option=1, gives={"bonus": 1}),
    Row(
        227,
        in_hand(801, 901, 401, 402, 403),
        in_hand(801, 901, 401, 402),
        option=2,
        gives={"wool": 1, "bonus": 1},
    ),
    Row(
        227,
        in_hand(801, 901, 401, 402, 403, 404),
        in_hand(801, 901, 401, 402, 403),
        option=3,
        gives={"wool": 2, "bonus": 1},
    ),
    Row(
        228,
        {"fields": "row2/barley row2/rye row3/rye row4/rye"},
        {"fields": "row2/barley row2/rye row3/rye row4/hops row5"},
        gives={"hides": 2, "bonus": 1},
    ),
    Row(228, {"fields": "row2/barley " * 4}, {"fields": "row2/barley " * 3}, gives={"hides": 2, "bonus": 1}),
    Row(
        229,
        {"meat": 1, "fields": "row4 row3/hops"},
        {"meat": 1, "fields": "row4/rye row3/hops"},
        answers=("sow:meat>row4",),
        gives={"meat": -1, "row4": -1, "row4/meat": 1},
    ),
    Row(229, {"fields": "row4"}, {"fields": "row4 row4"}, gives={}),
    Row(230, {"card4": 1}, {}, option=1, gives={"farmyard": 1}),
    Row(230, {"card4": 1, "stables": 1}, {"card4": 1}, option=2, gives={"hops": 1, "farmyard": 1}),
    Row(230, {"card4": 3}, {"card4": 2}, option=3, gives={"hops": 2, "farmyard": 1}),
    Row(230, {"card4": 4}, {"card4": 3}, option=4, gives={"hops": 3, "farmyard": 1}),
    Row(230, {"card4": 4}, option=1, gives={"farmyard": 1}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card:03}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_has_a_row():
    assert {row.card for row in ROWS} == set(range(201, 231))


@pytest.mark.parametrize(("card", "have", "options"), [
    (204, {"card4": 5}, 4),
    (204, {"card4": 3}, 2),
    (205, {"fields": fields(8)}, 2),
    (206, {"jewelry": 4}, 2),
    (207, {"fields": fields(5), "hops": 3}, 2),
    (209, {"card4": 5}, 2),
    (212, {"tools": 7}, 3),
    (215, in_hand(801, 802, 803, 804, 805, 806, 807), 4),
    (220, {"fields": "row2/rye " * 8}, 3),
    (223, {"card4": 4, "jewelry": 2}, 2),
    (224, {"hides": 2, "meat": 3, "milk": 6, "wool": 2}, 2),
    (227, in_hand(801, 802, 803, 804), 1),
    (230, {"card4": 9}, 4),
])  # fmt: skip
def test_every_tier_whose_threshold_holds_is_offered(card, have, options):
    """H-94: not only the best one, and no higher one."""
    assert plays(set_up(card, have), card) == [f"play:{card}/{number}" for number in range(1, options + 1)]


@pytest.mark.parametrize("card", [202, 203, 206, 204])
def test_new_sheep_and_fields_in_later_rounds(card):
    """H-86: from Round 4 on new Sheep are placed in the Stables; a new Field is in the row of the tier."""
    have: Setup = {"round": 4, "jewelry": 5, "stables": 5, "on": {"nursery": (1, 2, 3)}}
    gained = {202: {"milk": 1, "stables": 1, "bonus": 1}, 203: {"stables": 1}, 206: {"stables": 1}, 204: {"row5": 1}}
    option = {206: 3, 204: 4}.get(card, 0)
    assert carry_out(set_up(card, have), Row(card, have, option=option)) == gained[card]


def test_201_moves_each_sheep_only_once():
    table = set_up(201, {"card4": 1}).play("play:201", "move_sheep:card4>card5", me=0)
    assert not [action for action in table.ids(0) if action.startswith("move_sheep")]
    assert table.sheep() == {"card5": 1}


def test_201_can_move_one_sheep_or_none():
    """H-93: every effect is optional."""
    for moves, place in ((("move_sheep:card4>card5", "skip"), {"card4": 1, "card5": 1}), (("skip",), {"card4": 2})):
        table = set_up(201, {"card4": 2})
        changes = carry_out(table, Row(201, {}, answers=moves))
        assert table.sheep() == place
        assert (changes["milk"], changes["bonus"]) == (1, 1)


def test_202_counts_a_space_that_another_seat_filled():
    """A full space counts in any turn, whoever placed the Workers (H-42)."""
    table = set_up(202, {"on": {"nursery": (1, 2)}, "workers": 1})
    table.give(1, workers=3)
    table.play("exchange:1", me=0)
    assert plays(table, 202) == []
    table.play("end_turn", me=0).play("place:nursery", me=1)
    assert plays(table, 202) == ["play:202"]
    table.play("play:202", me=0)
    assert table.ids(0)[0] == "take:1milk+1sheep"


def test_206_gives_exactly_one_reward():
    """H-95: one of Meat, Tool and Sheep."""
    table = set_up(206, {"jewelry": 5})
    assert plays(table, 206) == ["play:206/1", "play:206/2", "play:206/3"]
    assert carry_out(table, Row(206, {}, option=2)) == {"tools": 1}
    assert plays(table, 206) == []


IN_PHASE_7 = "row5/barley row5/hops row4/rye row2/flax"


def test_208_can_be_played_as_soon_as_the_total_is_reached():
    """H-27: already between two harvests, and until the end of the Phase."""
    table = set_up(208, {"fields": IN_PHASE_7, "step": "harvest"})
    table.play("harvest:row5/barley", "harvest:row5/hops", "harvest:row4/rye", me=0)
    assert plays(table, 208) == []
    table.play("harvest:row2/flax", me=0)
    assert plays(table, 208) == ["play:208"]


def test_208_counts_what_was_harvested_and_not_the_supply():
    table = set_up(208, {"fields": "row5/barley", "barley": 20, "step": "harvest", "first": ("harvest_all",)})
    assert table.good("barley") == 25
    assert plays(table, 208) == []


def test_208_counts_a_harvest_by_card_in_phase_7():
    """H-27: card 221 in Phase 7 takes from Fields too."""
    have: Setup = {"fields": "row5/barley row5/hops row3/rye row3/flax", "tools": 3, "hand": (221,), "step": "harvest"}
    table = set_up(208, have).play("play:221", "harvest:row5/barley", "harvest:row5/hops", me=0)
    table.play("draw:1bonus", "harvest:row3/rye", me=0)
    assert plays(table, 208) == []
    table.play("harvest:row3/flax", me=0)
    assert plays(table, 208) == ["play:208"]


def test_208_does_not_count_a_harvest_by_card_before_phase_7():
    have: Setup = {"fields": "row5/barley row5/hops row5/rye", "tools": 3, "hand": (221,), "step": "after_fallow"}
    table = set_up(208, have).play("play:221", "harvest:row5/barley", "harvest:row5/hops", "draw:1bonus", me=0)
    table.go_to("harvest").play("harvest:row5/rye", me=0)
    assert plays(table, 208) == []


@pytest.mark.parametrize("step", ["actions", "milking", "progress", "final_window"])
def test_208_cannot_be_played_in_other_phases(step):
    have: Setup = {"fields": IN_PHASE_7, "step": "harvest", "first": ("harvest_all",), "hand": (NEVER,)}
    table = set_up(208, have)
    assert plays(table, 208) == ["play:208"]
    table.go_to(step)
    table.seat().tally.harvested[0] = 20
    assert plays(table, 208) == []


def test_210_empties_any_space_completely():
    have: Setup = {"hops": 2, "on": {"nursery": (1, 2, 3), "bonus_card": (1, 2), "tool_shed": (1,)}}
    table = set_up(210, have).play("play:210", me=0)
    assert table.ids(0) == ["clear_space:nursery", "clear_space:bonus_card", "clear_space:tool_shed", "skip"]
    table.play("clear_space:nursery", me=0)
    assert table.standing("nursery") == [0, 0, 0]
    assert table.standing("bonus_card") == [1, 2]
    assert table.standing("tool_shed") == [1, 0, 0]
    assert table.good("hops") == 2, "Hops were taken"
    assert table.seat(0).workers == 6


def test_210_can_leave_the_board_unchanged_and_can_be_played_in_any_phase():
    """H-47, H-93."""
    table = set_up(210, {"hops": 2, "on": {"nursery": (1, 2)}, "step": "progress"})
    assert carry_out(table, Row(210, {}, answers=("skip",))) == {"bonus": 1}
    assert table.standing("nursery") == [1, 2, 0]


def test_211_gives_the_gain_that_belongs_to_the_required_good():
    """H-95: only the side whose Good the seat has."""
    assert plays(set_up(211, {"clay": 9, "hops": 2}), 211) == ["play:211/1"]
    assert plays(set_up(211, {"clay": 2, "hops": 9}), 211) == ["play:211/2"]
    assert plays(set_up(211, {"clay": 3, "hops": 3}), 211) == ["play:211/1", "play:211/2"]


def test_213_gives_either_milk_or_clay():
    table = set_up(213, {"fields": "row4/hops"}).play("play:213", me=0)
    assert table.ids(0) == ["take:1milk", "take:1clay", "skip"]
    table.play("take:1milk", me=0)
    assert table.goods() == {"milk": 1}


def test_213_sows_any_crop_once():
    table = set_up(213, {"fields": "row4/hops row2 row3", "barley": 2, "flax": 1}).play("play:213", "skip", me=0)
    sowings = {"sow:barley>row2", "sow:barley>row3", "sow:flax>row2", "sow:flax>row3"}
    assert table.offers(0) == {*sowings, "skip"}
    table.play("sow:flax>row2", me=0)
    assert table.rows() == ["row2/flax", "row3", "row4/hops"]
    assert "sow:barley>row3" not in table.ids(0)


def test_214_sows_only_the_chosen_crop():
    table = set_up(214, {"fields": "row4", "barley": 3}).play("play:214", me=0)
    chosen = {"take:2barley", "take:2flax", "take:2hops", "take:2rye"}
    assert chosen <= table.offers(0) <= {*chosen, "fewer", "skip"}
    table.play("take:2flax", me=0)
    assert table.offers(0) == {"sow:flax>row4", "skip"}


def test_215_gives_each_type_only_once():
    table = set_up(215, in_hand(801, 802, 803, 804)).play("play:215/2", me=0)
    taken = {action for action in table.ids(0) if action.startswith("take:")}
    assert taken == {
        "take:1barley+1flax",
        "take:1barley+1hops",
        "take:1barley+1rye",
        "take:1flax+1hops",
        "take:1flax+1rye",
        "take:1hops+1rye",
    }


def test_217_any_of_several_cards_with_sheep_can_be_chosen():
    table = set_up(217, {"jewelry": 3, "card4": 2, "card5": 4}).play("play:217", me=0)
    assert table.ids(0)[0] == "take:4barley"
    table.play("fewer", "take:2barley", me=0)
    assert table.goods() == {"barley": 2}


def test_212_and_219_use_the_workers_and_not_the_points_in_the_window():
    """H-61: past 12 the window shows Victory Points; the number of Workers stays 12."""
    assert carry_out(set_up(219, {"milk": 5, "crafts": window(16)}), Row(219, {})) == {"flax": 1}
    assert carry_out(set_up(212, {"tools": 6, "crafts": window(16)}), Row(212, {}, option=2)) == {"clay": 1}


def test_221_works_outside_phase_7_and_takes_up_to_two():
    have: Setup = {"tools": 3, "fields": "row5/barley row4/rye row3/hops", "step": "progress", "hand": (NEVER,)}
    table = set_up(221, have).play("play:221", "harvest:row4/rye", "harvest:row5/barley", me=0)
    assert table.goods() == {"rye": 4, "barley": 5}
    assert table.rows() == ["row3", "row3/hops", "row4"]
    assert table.ids(0)[0] == "draw:1bonus"


def test_222_makes_all_workers_be_spent_in_this_turn():
    """H-31."""
    table = set_up(222, {"workers": 2, "on": {"nursery": (1,), "tool_shed": (1, 2)}})
    table.play("play:222", me=0)
    while table.ids(0)[0] != "place:nursery":
        table.play(table.ids(0)[0], me=0)
    turn = [action for action in table.ids(0) if action.startswith(("place:", "exchange:"))]
    assert turn == ["place:nursery", "exchange:2"]


def test_222_moves_no_field_twice():
    table = set_up(222, {"fields": "row2 row5"}).play("play:222", me=0)
    assert table.offers(0) == {"raise:row2", "skip"}, "a Field in row 5 cannot move"
    table.play("raise:row2", me=0)
    assert table.rows() == ["row3", "row5"]
    assert "raise:row3" not in table.ids(0)


def test_222_can_be_played_only_before_acting_in_the_own_turn():
    table = set_up(222, {"workers": 2})
    table.give(1, workers=3)
    assert plays(table, 222) == ["play:222"]
    table.play("exchange:2", me=0)
    assert plays(table, 222) == [], "222 is playable after the action"
    table.play("end_turn", me=0)
    assert plays(table, 222) == [], "222 is playable in the turn of another seat"


def test_222_a_field_harvested_before_counts_as_empty():
    """No Field may be planted right before the action."""
    table = set_up(222, {"fields": "row4/hops row2/rye", "tools": 3, "hand": (221,)})
    table.play("play:221", "harvest:row4/hops", me=0)
    assert plays(table, 222) == []
    table.play("harvest:row2/rye", "draw:1bonus", me=0)
    assert plays(table, 222) == ["play:222"]


def test_229_sows_meat_only():
    have: Setup = {"meat": 2, "barley": 2, "fields": "row4"}
    table = set_up(229, have).play("play:229", me=0)
    assert table.offers(0) == {"sow:meat>row4", "skip"}
    table.play("sow:meat>row4", me=0)
    assert table.goods() == {"meat": 1, "barley": 2}
    table.go_to("harvest")
    assert table.good("meat") == 5, "harvested in Phase 7 as usual"
    assert "row3" in table.rows()


def test_214_and_229_can_be_played_at_the_same_time():
    """H-05: both are checked in the same state, then carried out one after the other."""
    table = set_up(214, {"fields": "row4", "meat": 1, "hand": (229,)}).play("play:214", "play:229", me=0)
    table.play("take:2rye", "sow:rye>row4/for229", "draw:1bonus", me=0)
    assert table.rows() == ["row4/rye"]
    assert not any(action.startswith("sow:meat") for action in table.ids(0)), "a Field is still empty"
    assert table.seat().played == [214, 229]


PHASES = (
    "before_new_workers",
    "income",
    "after_new_card",
    "after_fallow",
    "before_harvest",
    "progress",
    "final_window",
)


def test_cards_with_a_phase_bar_cannot_be_played_in_other_phases():
    not_in_phase(222, {"round": 2, "workers": 1}, PHASES)
    not_in_phase(222, {"round": 2, "workers": 1}, ("after_actions",))


@pytest.mark.parametrize("step", PHASES)
@pytest.mark.parametrize("card", [201, 203, 206, 210, 214, 230])
def test_cards_without_a_phase_bar_can_be_played_in_every_phase(card, step):
    have: Setup = {"round": 2, "jewelry": 5, "card6": 3, "hops": 2, "fields": "row4", "step": step}
    assert plays(set_up(card, have), card)


def assert_nothing_is_paid(table: Table, **goods: int) -> None:
    """Check that a condition takes nothing."""
    assert {name: table.good(name) for name in goods} == goods


def test_conditions_are_not_paid():
    for card, have in ((211, {"clay": 3}), (218, {"rye": 6}), (219, {"milk": 5}), (210, {"hops": 2})):
        table = set_up(card, have)
        carry_out(table, Row(card, {}, option=1 if card == 211 else 0))
        assert_nothing_is_paid(table, **have)
