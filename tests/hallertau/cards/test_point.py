"""The Point deck, card by card: its condition or cost, and its points."""

import pytest

from service.engine.hallertau.rules import RULES
from tests.hallertau.cards.row import Row, Setup, belongings, carry_out, check, plays, set_up
from tests.hallertau.cards.test_bonus import POINTS as BONUS_POINTS
from tests.hallertau.table import Table

SIX_GATEWAY = (1, 2, 3, 4, 5, 6)
SIX_FARMYARD = (401, 402, 403, 404, 405, 406)
SEVEN_BONUS = (801, 802, 803, 804, 805, 806, 807)
EIGHT_FIELDS = "row2 row2/rye row3 row3/hops row4 row4/clay row5 row5/flax"
SEVEN_HIGH_FIELDS = "row3 row3 row4/rye row4 row5 row5/hops row5"

ROWS = [
    Row(901, {"played": (902,)}, {"played": SEVEN_BONUS[1:]}),
    Row(902, {"played": (901,)}, {"played": (*SEVEN_BONUS, *SIX_GATEWAY, *SIX_FARMYARD)}),
    Row(903, {"tools": 3}, {"tools": 2}, gives={"tools": -3}),
    Row(904, {"played": SIX_GATEWAY}, {"played": (*SIX_GATEWAY[1:], *SIX_FARMYARD, *SEVEN_BONUS, 901)}),
    Row(905, {"tools": 4}, {"tools": 3}, gives={"tools": -4}),
    Row(906, {"played": SIX_FARMYARD}, {"played": (*SIX_FARMYARD[1:], *SIX_GATEWAY, *SEVEN_BONUS, 901)}),
    Row(907, {"barley": 5, "wool": 5}, {"barley": 10, "wool": 4}, gives={"barley": -5, "wool": -5}),
    Row(
        908,
        {"rye": 4, "milk": 4, "clay": 4},
        {"rye": 8, "milk": 4, "clay": 3},
        gives={"rye": -4, "milk": -4, "clay": -4},
    ),
    Row(909, {"hides": 2, "jewelry": 3}, {"hides": 1, "jewelry": 3}, gives={"hides": -2, "jewelry": -3}),
    Row(910, {"meat": 5}, {"meat": 4}, gives={"meat": -5}),
    Row(911, {"barley": 6, "jewelry": 2}, {"barley": 5, "jewelry": 2}, gives={"barley": -6, "jewelry": -2}),
    Row(912, {"hops": 10}, {"hops": 9}, gives={"hops": -10}),
    Row(913, {"barley": 11, "flax": 10, "hops": 10, "rye": 10}, {"barley": 10, "flax": 11}, 1, gives={"barley": -11}),
    Row(914, {"flax": 6, "hops": 6}, {"flax": 5, "hops": 6}, gives={"flax": -6, "hops": -6}),
    Row(915, {"hops": 6, "rye": 6}, {"hops": 5, "rye": 6}, gives={"hops": -6, "rye": -6}),
    Row(916, {"clay": 12}, {"clay": 11}, gives={"clay": -12}),
    Row(917, {"wool": 12}, {"wool": 11}, gives={"wool": -12}),
    Row(918, {"wool": 13, "milk": 15}, {"wool": 12, "milk": 16}, 1, gives={"wool": -13}),
    Row(919, {"clay": 14}, {"clay": 13, "rye": 13}, gives={"clay": -14}),
    Row(920, {"milk": 14}, {"milk": 13}, gives={"milk": -14}),
    Row(921, {"jewelry": 4}, {"jewelry": 3}, gives={"jewelry": -4}),
    Row(
        922,
        {"fields": SEVEN_HIGH_FIELDS},
        {"fields": SEVEN_HIGH_FIELDS.replace("row3", "row2", 1)},
        gives={"row3": -2, "row4/rye": -1, "row4": -1, "row5": -2, "row5/hops": -1},
    ),
    Row(923, {"card4": 3, "card6": 3, "stables": 2}, {"card4": 7}, gives={"card4": -3, "card6": -3, "stables": -2}),
    Row(
        924,
        {"fields": EIGHT_FIELDS},
        {"fields": EIGHT_FIELDS.removeprefix("row2 ")},
        gives=dict.fromkeys(EIGHT_FIELDS.split(), -1),
    ),
    Row(925, {"jewelry": 5, "card4": 9}, {"jewelry": 4, "card4": 10}, 1, gives={"jewelry": -5}),
]

MORE_ROWS = [
    Row(901, {"played": SEVEN_BONUS}, {"played": (*SIX_GATEWAY, *SIX_FARMYARD)}),
    Row(901, {"played": (*SEVEN_BONUS, 925)}, {"hand": (925,)}),
    Row(902, {"played": (925, 910)}, {"hand": (901,), "jewelry": 3}),
    Row(904, {"played": (1, 2, 3, 4, 5, 6, 7)}, {"played": SIX_GATEWAY[:5]}),
    Row(906, {"played": (401, 402, 403, 404, 405, 406, 407)}, {"played": SIX_FARMYARD[:5]}),
    Row(
        907,
        {"flax": 7, "meat": 6, "clay": 5},
        {"flax": 7, "meat": 4, "clay": 4},
        answers=("give:5flax", "give:5clay"),
        gives={"flax": -5, "clay": -5},
    ),
    Row(
        908,
        {"barley": 4, "hides": 5, "wool": 4, "clay": 6},
        {"barley": 4, "hides": 9, "wool": 3, "clay": 3},
        answers=("give:4clay", "give:4hides", "give:4wool"),
        gives={"hides": -4, "wool": -4, "clay": -4},
    ),
    Row(909, {"hides": 2, "jewelry": 3}, {"hides": 2, "jewelry": 2}, gives={"hides": -2, "jewelry": -3}),
    Row(911, {"barley": 6, "jewelry": 2}, {"barley": 6, "jewelry": 1}, gives={"barley": -6, "jewelry": -2}),
    Row(913, {"barley": 10, "flax": 11}, {"flax": 10, "hops": 11}, 2, gives={"flax": -11}),
    Row(913, {"flax": 10, "hops": 11}, {"hops": 10, "rye": 11}, 3, gives={"hops": -11}),
    Row(913, {"hops": 10, "rye": 11}, {"rye": 10, "barley": 11}, 4, gives={"rye": -11}),
    Row(914, {"flax": 6, "hops": 6}, {"flax": 6, "hops": 5}, gives={"flax": -6, "hops": -6}),
    Row(915, {"hops": 6, "rye": 6}, {"hops": 6, "rye": 5}, gives={"hops": -6, "rye": -6}),
    Row(918, {"wool": 12, "milk": 16}, {"wool": 13, "milk": 15}, 2, gives={"milk": -16}),
    Row(919, {"milk": 15, "rye": 14}, {"tools": 14}, answers=("give:14milk",), gives={"milk": -14}),
    Row(919, {"milk": 15, "rye": 14}, {"card4": 14}, answers=("give:14rye",), gives={"rye": -14}),
    Row(
        922,
        {"fields": f"row2 {SEVEN_HIGH_FIELDS}"},
        {"fields": "row2 row2/rye row3 row3 row4 row4 row5 row5"},
        gives={"row3": -2, "row4/rye": -1, "row4": -1, "row5": -2, "row5/hops": -1},
    ),
    Row(
        922,
        {"fields": f"{SEVEN_HIGH_FIELDS} row5/hops"},
        answers=("give:field@row4", *("give:field@row5/hops",) * 2, *("give:field@row5",) * 2, "give:field@row4/rye"),
        gives={"row3": -1, "row4/rye": -1, "row4": -1, "row5": -2, "row5/hops": -2},
    ),
    Row(
        923,
        {"card4": 8, "stables": 2},
        {"card4": 5, "stables": 2},
        answers=("give:sheep@card4",) * 2,
        gives={"card4": -8},
    ),
    Row(
        925, {"jewelry": 4, "card4": 6, "stables": 4}, {"jewelry": 5, "card4": 9}, 2, gives={"card4": -6, "stables": -4}
    ),
    Row(925, {"jewelry": 5, "card4": 10}, None, 2, gives={"card4": -10}),
]

POINTS = {
    901: 2,
    902: 3,
    903: 4,
    904: 5,
    905: 6,
    906: 6,
    907: 7,
    908: 8,
    **dict.fromkeys(range(909, 921), 10),
    **dict.fromkeys((921, 922, 923), 12),
    924: 13,
    925: 14,
}

DECK = range(901, 926)


def row_of(card: int) -> Row:
    """Return the first row of a card."""
    return next(row for row in ROWS if row.card == card)


def score(table: Table) -> dict[str, int]:
    """Return the score of seat 0 by category, as if the game ended now."""
    final = RULES.result(table.go_to("scoring").state)
    assert final is not None
    return dict(final.scores[0].parts)


def test_every_card_of_the_deck_is_in_both_tables():
    assert [row.card for row in ROWS] == list(DECK)
    assert sorted(POINTS) == list(DECK)
    assert sum(POINTS.values()) == 224


@pytest.mark.parametrize("row", [*ROWS, *MORE_ROWS], ids=lambda row: f"{row.card}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


@pytest.mark.parametrize("card", DECK)
def test_a_card_gives_its_points_in_the_final_score(card):
    row = row_of(card)
    table = set_up(card, row.have)
    before = score(set_up(card, row.have))["cards"]
    carry_out(table, row)
    earlier = row.have.get("played", ())
    assert before == sum({**BONUS_POINTS, **POINTS}.get(other, 0) for other in earlier)
    assert score(table)["cards"] - before == POINTS[card]


def test_the_whole_deck_scores_224():
    assert score(set_up(903, {"played": tuple(DECK)}))["cards"] == 224


@pytest.mark.parametrize("card", DECK)
def test_a_point_card_gives_nothing_in_phase_3(card):
    row = row_of(card)
    other: Setup = {"hand": (403,), "round": 2, "step": "income"}
    table = set_up(card, {**row.have, **other})
    assert carry_out(table, row) == (row.gives or {})
    before = belongings(table)
    table.go_to("income")
    assert f"income:{card}" not in table.offers(0)
    assert belongings(table) == before


STEPS = (
    "before_new_workers",
    "income",
    "actions",
    "after_actions",
    "after_new_card",
    "after_fallow",
    "before_harvest",
    "after_harvest",
    "progress",
)


@pytest.mark.parametrize("step", STEPS)
def test_a_point_card_has_no_phase_bar(step):
    table = set_up(910, {"meat": 5, "hand": (403,), "round": 2, "step": step})
    assert carry_out(table, Row(910, {})) == {"meat": -5}


def test_point_cards_can_be_played_in_the_final_window():
    table = set_up(921, {"jewelry": 4, "hand": (403,), "round": 6, "step": "final_window"})
    table.play("play:921", "ready", me=0)
    final = RULES.result(table.state)
    assert final is not None
    assert (final.scores[0].parts["cards"], final.scores[0].parts["jewelry"]) == (12, 0)


def test_901_and_902_do_not_count_themselves():
    table = set_up(901, {"hand": (902,)})
    assert plays(table, 901) == plays(table, 902) == []
    table = set_up(901, {"hand": (902, 903), "tools": 3}).play("play:903", me=0)
    assert {"play:901", "play:902"} <= table.offers(0)


def test_901_makes_902_playable():
    table = set_up(901, {"hand": (902,), "played": SEVEN_BONUS})
    assert plays(table, 902) == []
    table.play("play:901", me=0)
    assert plays(table, 902) == ["play:902"]


def test_913_and_918_and_925_offer_only_what_can_be_paid():
    assert plays(set_up(913, {"flax": 11, "rye": 12}), 913) == ["play:913/2", "play:913/4"]
    assert plays(set_up(918, {"wool": 13, "milk": 16}), 918) == ["play:918/1", "play:918/2"]
    assert plays(set_up(925, {"jewelry": 5, "card4": 10}), 925) == ["play:925/1", "play:925/2"]


def test_907_takes_two_different_types_in_any_order():
    """H-106"""
    table = set_up(907, {"barley": 5, "hops": 5, "meat": 10, "milk": 4}).play("play:907", me=0)
    assert table.offers(0) == {"give:5barley", "give:5hops", "give:5meat"}
    table.play("give:5meat", me=0)
    assert table.offers(0) == {"give:5barley", "give:5hops"}, "Meat was paid already"
    table.play("give:5barley", me=0)
    assert table.goods() == {"hops": 5, "meat": 5, "milk": 4}


def test_919_takes_any_good_but_no_tools_jewelry_or_sheep():
    for good in ("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay"):
        table = set_up(919, {good: 14}).play("play:919", me=0)
        assert (table.goods(), table.seat().played) == ({}, [919])
    assert plays(set_up(919, {"tools": 14, "card4": 14, "jewelry": 10}), 919) == []


def test_goods_on_removed_fields_are_lost():
    table = set_up(924, {"fields": EIGHT_FIELDS}).play("play:924", me=0)
    assert (table.rows(), table.goods()) == ([], {})


def test_planted_goods_cannot_pay():
    assert plays(set_up(912, {"hops": 9, "fields": "row5/hops"}), 912) == []
