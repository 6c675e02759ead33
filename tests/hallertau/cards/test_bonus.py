"""The Bonus deck, card by card: its cost, no effect outside Phase 3, its income and its points."""

from collections import Counter

import pytest
from msgspec import Struct

from service.engine.hallertau.rules import RULES
from service.engine.hallertau.verbs.harvest import Harvested
from service.engine.hallertau.verbs.income import IncomeTaken
from tests.hallertau.cards.row import Row, Setup, belongings, carry_out, check, not_in_phase, plays, set_up
from tests.hallertau.table import Table

FILLER = 904
"""A Point card that can never be played here; with it in hand every stop point waits for seat 0."""

REAPED_FLAX: Setup = {"fields": "row3/flax", "step": "harvest", "first": ("harvest:row3/flax",), "hand": (FILLER,)}
REAPED_BARLEY: Setup = {
    "fields": "row3/barley",
    "step": "harvest",
    "first": ("harvest:row3/barley",),
    "hand": (FILLER,),
}
REAPED_RYE: Setup = {"fields": "row3/rye", "step": "harvest", "first": ("harvest:row3/rye",), "hand": (FILLER,)}
TOO_LITTLE_FLAX: Setup = {"flax": 9, "fields": "row2/flax", "step": "harvest", "first": ("harvest:row2/flax",)}
TOO_LITTLE_BARLEY: Setup = {"barley": 9, "fields": "row2/barley", "step": "harvest", "first": ("harvest:row2/barley",)}
TOO_LITTLE_RYE: Setup = {"rye": 9, "fields": "row2/rye", "step": "harvest", "first": ("harvest:row2/rye",)}
WITH_FILLER: Setup = {"hand": (FILLER,)}

ROWS = [
    Row(801, {"wool": 1}, {"wool": 0}, gives={"wool": -1}),
    Row(802, {"hops": 1}, {"hops": 0}, gives={"hops": -1}),
    Row(803, {"meat": 2}, {"meat": 1}, gives={"meat": -2}),
    Row(804, {"meat": 1}, {"meat": 0}, gives={"meat": -1}),
    Row(805, {"card4": 1}, {}, gives={"card4": -1}),
    Row(806, {"stables": 1}, {}, gives={"stables": -1}),
    Row(807, {"fields": "row2 row3"}, {"fields": "row5"}, gives={"row2": -1, "row3": -1}),
    Row(808, {"hides": 2}, {"hides": 1}, gives={"hides": -2}),
    Row(809, {"tools": 2}, {"tools": 1}, gives={"tools": -2}),
    Row(810, {"hops": 2}, {"hops": 1}, gives={"hops": -2}),
    Row(811, REAPED_FLAX, {**TOO_LITTLE_FLAX, **WITH_FILLER}, gives={"flax": -3}),
    Row(812, REAPED_BARLEY, {**TOO_LITTLE_BARLEY, **WITH_FILLER}, gives={"barley": -3}),
    Row(813, {"hops": 3}, {"hops": 2}, gives={"hops": -3}),
    Row(814, {"clay": 3}, {"clay": 2}, gives={"clay": -3}),
    Row(815, {"hand": (901, 404, 820)}, {"hand": (901, 404)}, gives={"point": -1, "farmyard": -1, "bonus": -1}),
    Row(816, REAPED_RYE, {**TOO_LITTLE_RYE, **WITH_FILLER}, gives={"rye": -3}),
    Row(817, {"jewelry": 1}, {"jewelry": 0}, gives={"jewelry": -1}),
    Row(818, {"jewelry": 1, "tools": 1}, {"jewelry": 1}, gives={"jewelry": -1, "tools": -1}),
    Row(819, {"fields": "row4 row4"}, {"fields": "row4"}, gives={"row4": -2}),
    Row(820, {"tools": 2}, {"tools": 1}, gives={"tools": -2}),
    Row(821, {"clay": 4}, {"clay": 3}, gives={"clay": -4}),
    Row(822, {"barley": 3, "flax": 2, "hops": 2, "rye": 2}, {"barley": 2, "flax": 3}, 1, gives={"barley": -3}),
    Row(823, {"card4": 1, "card6": 1}, {"card4": 1}, gives={"card4": -1, "card6": -1}),
    Row(824, {"fields": "row3/hops row5"}, {"fields": "row3 row5"}, gives={"row3/hops": -1}),
    Row(825, {"fields": "row2 row3 row4"}, {"fields": "row5 row5"}, gives={"row2": -1, "row3": -1, "row4": -1}),
    Row(826, {"jewelry": 2}, {"jewelry": 1}, gives={"jewelry": -2}),
    Row(827, {"jewelry": 3}, {"jewelry": 2}, gives={"jewelry": -3}),
    Row(828, {"fields": "row3/rye row5/flax"}, {"fields": "row3/rye row5"}),
    Row(829, {"card4": 2, "stables": 3}, {"card4": 2, "stables": 2}),
    Row(830, {"clay": 7}, {"clay": 6}),
    Row(831, {"fields": "row5 row5"}, {"fields": "row5 row4"}),
    Row(832, {"fields": "row5 row5/rye"}, {"fields": "row5 row2"}),
    Row(833, {"milk": 2}, {"milk": 1}),
    Row(834, {"hides": 3}, {"hides": 2}),
    Row(835, {"jewelry": 5}, {"jewelry": 4}),
    Row(836, {"hops": 6}, {"hops": 5}),
    Row(837, {"wool": 6}, {"wool": 5}),
    Row(838, {"flax": 7}, {"flax": 6}),
    Row(839, {"tools": 8}, {"tools": 7}),
    Row(840, {"tools": 3, "card4": 3, "jewelry": 3}, {"tools": 2, "card4": 3, "jewelry": 3}),
    Row(841, {"barley": 10}, {"barley": 9}),
    Row(842, {"barley": 7, "hops": 5}, {"barley": 6, "hops": 5}),
    Row(843, {"milk": 7, "card4": 6}, {"milk": 6, "card4": 6}),
    Row(844, {"rye": 6, "meat": 5}, {"rye": 5, "meat": 5}),
    Row(845, {"meat": 6}, {"meat": 5}),
]
"""One row per card, played outside Phase 3: `gives` is the payment only."""

MORE_ROWS = [
    Row(805, {"card4": 1, "stables": 1}, None, 0, ("give:sheep@stables",), {"stables": -1}),
    Row(806, {"card4": 1, "card5": 1}, None, 0, ("give:sheep@card5",), {"card5": -1}),
    Row(
        807,
        {"fields": "row2 row3/rye row5"},
        None,
        0,
        ("give:field@row5", "give:field@row3/rye"),
        {"row3/rye": -1, "row5": -1},
    ),
    Row(818, {"jewelry": 1, "tools": 1}, {"tools": 1}, gives={"jewelry": -1, "tools": -1}),
    Row(
        819,
        {"fields": "row2/hops row3 row5"},
        None,
        0,
        ("give:field@row3", "give:field@row5"),
        {"row3": -1, "row5": -1},
    ),
    Row(822, {"barley": 2, "flax": 3, "hops": 2, "rye": 2}, {"flax": 2, "hops": 3}, 2, gives={"flax": -3}),
    Row(822, {"barley": 2, "flax": 2, "hops": 3, "rye": 2}, {"hops": 2, "rye": 3}, 3, gives={"hops": -3}),
    Row(822, {"barley": 2, "flax": 2, "hops": 2, "rye": 3}, {"rye": 2, "barley": 3}, 4, gives={"rye": -3}),
    Row(822, {"barley": 3, "flax": 3, "hops": 3, "rye": 3}, None, 3, gives={"hops": -3}),
    Row(823, {"card4": 2, "stables": 1}, None, 0, ("give:sheep@card4",), {"card4": -2}),
    Row(824, {"fields": "row2/wool row4/rye"}, None, 0, ("give:field@row2/wool",), {"row2/wool": -1}),
    Row(
        825,
        {"fields": "row2 row3/rye row4 row5"},
        None,
        0,
        ("give:field@row5", "give:field@row3/rye", "give:field@row4"),
        {"row3/rye": -1, "row4": -1, "row5": -1},
    ),
    Row(828, {"fields": ""}, {"fields": "row2"}),
    Row(828, {"fields": "row2/clay"}, {"fields": "row2/clay row5"}),
    Row(831, {"fields": ""}, {"fields": "row2"}),
    Row(831, {"fields": "row5/rye"}, {"fields": "row5/rye row3/rye"}),
    Row(832, {"fields": ""}, {"fields": "row4"}),
    Row(832, {"fields": "row5"}, {"fields": "row3/flax"}),
    Row(840, {"tools": 3, "card4": 1, "stables": 2, "jewelry": 3}, {"tools": 3, "card4": 2, "jewelry": 3}),
    Row(840, {"tools": 3, "card4": 3, "jewelry": 3}, {"tools": 3, "card4": 3, "jewelry": 2}),
    Row(842, {"barley": 7, "hops": 5}, {"barley": 7, "hops": 4}),
    Row(843, {"milk": 7, "card4": 5, "stables": 1}, {"milk": 7, "card4": 5}),
    Row(844, {"rye": 6, "meat": 5}, {"rye": 6, "meat": 4}),
    *(Row(833, {"round": n, "milk": 2 * n}, {"round": n, "milk": 2 * n - 1}) for n in range(2, 7)),
]
"""Other alternatives, other choices of payment, and other conditions of a card."""


class Income(Struct, frozen=True):
    """What a card gives in Phase 3 of Round 2, with these Goods in addition to those it was played with."""

    gives: dict[str, int]
    goods: dict[str, int] = {}
    fields: tuple[str, ...] = ()


INCOME = {
    801: Income({"meat": 1}),
    802: Income({"barley": 1}),
    803: Income({"card5": 1}),
    804: Income({"wool": 1}),
    805: Income({"hides": 2}),
    806: Income({"milk": 2}),
    807: Income({"card5": 1}),
    808: Income({"wool": 2}),
    809: Income({"barley": 1, "hops": 1}),
    810: Income({"rye": 1}),
    811: Income({"flax": -1, "row4": -1, "row4/flax": 1}, {"flax": 2, "barley": 2}, ("row4",)),
    812: Income({"barley": -1, "row4": -1, "row4/barley": 1}, {"barley": 2, "flax": 2}, ("row4",)),
    813: Income({"tools": 1}),
    814: Income({"rye": 1, "clay": 1}),
    815: Income({"gateway": 1}),
    816: Income({"rye": -1, "row4": -1, "row4/rye": 1}, {"rye": 2, "flax": 2}, ("row4",)),
    817: Income({"tools": 1}),
    818: Income({"flax": 1, "wool": 1}),
    819: Income({"row4": 1}),
    820: Income({"meat": 1}),
    821: Income({"clay": 2}),
    822: Income({"hops": 1}),
    823: Income({"card5": 1}),
    824: Income({"row3": 1}),
    825: Income({"row5": 1}),
    826: Income({"barley": 2}),
    827: Income({"jewelry": 1}),
    828: Income({"hops": 1}),
    829: Income({"wool": 1}),
    830: Income({"clay": 1}),
    831: Income({"rye": -1, "row5": -1, "row5/rye": 1}, {"rye": 2}, ("row5", "row5")),
    832: Income({"milk": 1}),
    833: Income({"hides": 1}),
    834: Income({"hides": 1}),
    835: Income({"meat": 1}),
    836: Income({"rye": 1}),
    837: Income({"wool": 1}),
    838: Income({"flax": 1}),
    839: Income({"tools": -1, "jewelry": 1}),
    840: Income({"farmyard": 1}),
    841: Income({"barley": 1}),
    842: Income({"barley": 1}),
    843: Income({"card5": 1}),
    844: Income({"rye": 1, "meat": 1}),
    845: Income({"meat": 1}),
}

POINTS = {
    **dict.fromkeys((801,), 1),
    **dict.fromkeys((802, 803, 828, 829, 830), 2),
    **dict.fromkeys((*range(804, 817), *range(831, 844)), 3),
    **dict.fromkeys((*range(817, 822), 844), 4),
    **dict.fromkeys((822, 823), 5),
    **dict.fromkeys((824, 825, 845), 6),
    826: 7,
    827: 8,
}

DECK = range(801, 846)
HARVESTED = {811: "flax", 812: "barley", 816: "rye"}
"""Cards that are paid with what was just harvested (H-29)."""


def row_of(card: int) -> Row:
    """Return the first row of a card."""
    return next(row for row in ROWS if row.card == card)


def take_everything(table: Table) -> dict[str, int]:
    """Take everything that seat 0 is offered until only the stop point of Phase 3 waits; return what has changed."""
    before = belongings(table)
    while len(table.seat().frames) > 1:
        table.play(table.ids(0)[0], me=0)
    after = belongings(table)
    return {name: after[name] - before[name] for name in sorted(after | before) if after[name] != before[name]}


def face_up(*cards: int, hand: tuple[int, ...] = (FILLER,), round: int = 2, **goods: int) -> Table:
    """Return a table in Phase 3 with these cards played, these Goods only and no Fields."""
    table = set_up(FILLER, {"played": cards, "round": round, **goods})
    table.seat().hand = sorted(hand)
    return table.go_to("income")


def score(table: Table) -> dict[str, int]:
    """Return the score of seat 0 by category, as if the game ended now."""
    final = RULES.result(table.go_to("scoring").state)
    assert final is not None
    return dict(final.scores[0].parts)


def test_every_card_of_the_deck_is_in_every_table():
    assert [row.card for row in ROWS] == list(DECK)
    assert sorted(INCOME) == sorted(POINTS) == list(DECK)
    assert sum(POINTS.values()) == 156


@pytest.mark.parametrize("row", [*ROWS, *MORE_ROWS], ids=lambda row: f"{row.card}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


@pytest.mark.parametrize("card", DECK)
def test_a_card_gives_its_income_in_the_next_round(card):
    row, income = row_of(card), INCOME[card]
    table = set_up(card, {**row.have, "hand": (*row.have.get("hand", ()), FILLER)})
    payment = carry_out(table, row._replace(gives=None))
    assert all(number < 0 for number in payment.values())
    table.state.round = 2
    table.give(**income.goods)
    if income.fields:
        table.fields(*income.fields)
    table.go_to("income")
    offered = {action for action in table.offers(0) if action.startswith("income")}
    assert offered == {f"income:{card}"}
    table.play(f"income:{card}", me=0)
    assert take_everything(table) == dict(sorted(income.gives.items()))
    assert f"income:{card}" not in table.offers(0)


@pytest.mark.parametrize("card", [card for card in DECK if card not in HARVESTED])
def test_a_card_played_in_phase_3_gives_its_income_at_once_and_only_once(card):
    row, income = row_of(card), INCOME[card]
    phase_3: Setup = {"round": 2, "step": "income"}
    have: Setup = {**row.have, **income.goods, "hand": (*row.have.get("hand", ()), FILLER)}
    below: Setup = {**(row.below or {}), **income.goods, **phase_3}
    if card == 833:
        have, below = {**have, "milk": 4}, {**below, "milk": 3}
    if income.fields:
        have["fields"] = " ".join(income.fields)
    action = f"play:{card}/{row.option}" if row.option else f"play:{card}"
    assert action not in plays(set_up(card, below), card)
    table = set_up(card, {**have, **phase_3})
    given_away = sorted(row.have.get("hand", ()))
    discards = tuple(f"give:card@{other:03}" for other in given_away)
    both = Counter(income.gives)
    both.update(row.gives or {})
    changes = carry_out(table, row._replace(answers=discards))
    assert changes == {name: number for name, number in both.items() if number}
    assert not [action for action in table.ids(0) if action.startswith("income")]


@pytest.mark.parametrize("card", DECK)
def test_a_card_gives_its_points_in_the_final_score(card):
    row = row_of(card)
    table = set_up(card, row.have)
    carry_out(table, row)
    assert score(table)["cards"] == POINTS[card]


def test_a_card_in_hand_scores_nothing():
    assert score(set_up(827, {"jewelry": 3}))["cards"] == 0


def test_the_whole_deck_scores_156():
    table = set_up(FILLER, {"played": tuple(DECK)})
    assert score(table)["cards"] == 156


OUTSIDE_PHASE_3 = (
    "before_new_workers",
    "after_actions",
    "after_new_card",
    "after_fallow",
    "before_harvest",
    "after_harvest",
    "progress",
)


@pytest.mark.parametrize("step", [*OUTSIDE_PHASE_3, "final_window"])
def test_a_card_can_be_played_in_every_phase_but_gives_no_income_outside_phase_3(step):
    round = 6 if step == "final_window" else 2
    table = set_up(810, {"hops": 2, "hand": (FILLER,), "round": round, "step": step})
    assert carry_out(table, Row(810, {})) == {"hops": -2}


def test_a_card_played_in_phase_2_gives_its_income_in_phase_3_of_the_same_round():
    table = set_up(801, {"wool": 1, "hand": (FILLER,), "round": 2, "step": "before_new_workers"})
    table.play("play:801", me=0)
    assert table.goods() == {}
    table.play("ready", me=0)
    table.play("income:801", "take:1meat", me=0)
    assert (table.state.round, table.state.phase, table.goods()) == (2, 3, {"meat": 1})


def test_cards_in_hand_give_no_income():
    table = face_up(hand=(801, FILLER))
    assert not [action for action in table.ids(0) if action.startswith("income")]


def test_there_is_no_income_in_round_1():
    table = face_up(801, round=1)
    assert (table.state.phase, table.goods()) == (4, {})
    assert "income:801" not in table.offers(0)


def test_a_card_gives_its_income_in_each_round():
    table = face_up(804)
    for round in range(2, 7):
        table.state.round = round
        table.go_to("income").play("income:804", "take:1wool", me=0)
    assert table.good("wool") == 5


def test_income_can_be_taken_in_any_order_and_once_for_each_card():
    for first, second in ((801, 810), (810, 801)):
        table = face_up(801, 810)
        assert {"income:801", "income:810"} <= table.offers(0)
        table.play(f"income:{first}", table_take(first), me=0)
        assert f"income:{first}" not in table.offers(0)
        table.play(f"income:{second}", table_take(second), me=0)
        assert table.goods() == {"meat": 1, "rye": 1}
        assert [event.body for event in table.log if isinstance(event.body, IncomeTaken)] == [
            IncomeTaken(0, first),
            IncomeTaken(0, second),
        ]


def table_take(card: int) -> str:
    """Return the action that takes the single Good of a card."""
    ((good, number),) = INCOME[card].gives.items()
    return f"take:{number}{good}"


def test_income_can_be_declined_for_each_card():
    table = face_up(801, 810).play("income:801", "skip", me=0)
    assert "income:801" not in table.offers(0)
    table.play("income:810", "take:1rye", me=0)
    assert table.goods() == {"rye": 1}


def test_all_income_can_be_declined_at_once():
    table = face_up(801, 810).play("skip", "ready", me=0)
    assert (table.state.phase, table.goods()) == (4, {})


def test_income_can_be_taken_in_part():
    table = face_up(809).play("income:809", "fewer", "take:1hops", me=0)
    assert table.goods() == {"hops": 1}


def test_income_can_pay_for_another_bonus_card_which_gives_its_income_at_once():
    table = face_up(804, hand=(801, FILLER))
    assert plays(table, 801) == []
    table.play("income:804", "take:1wool", me=0)
    table.play("play:801", "take:1meat", me=0)
    assert table.goods() == {"meat": 1}
    assert not [action for action in table.ids(0) if action.startswith("income")]


def test_the_income_of_a_card_played_in_phase_3_can_be_declined():
    table = set_up(801, {"wool": 1, "hand": (FILLER,), "round": 2, "step": "income"})
    table.play("play:801", "skip", me=0)
    assert table.goods() == {}
    assert table.offers(0) >= {"ready"}


def test_new_sheep_of_round_4_are_placed_in_the_stables():
    table = face_up(803, round=4).play("income:803", "take:1sheep", me=0)
    assert table.sheep() == {"stables": 1}


@pytest.mark.parametrize(("card", "crop"), HARVESTED.items())
class TestPaidWithWhatWasJustHarvested:
    """811, 812 and 816 (H-29)."""

    def test_old_stock_cannot_pay(self, card, crop):
        not_in_phase(card, {crop: 9, "round": 2}, ("actions", "income", *OUTSIDE_PHASE_3))

    def test_the_card_cannot_be_played_before_the_harvest(self, card, crop):
        table = set_up(card, {crop: 9, "fields": f"row5/{crop} row4/{crop}", "step": "harvest"})
        assert plays(table, card) == []
        table.play(f"harvest:row5/{crop}", me=0)
        assert plays(table, card) == [f"play:{card}"]

    def test_the_harvests_of_two_fields_add_up(self, card, crop):
        fields = f"row2/{crop} row2/{crop} row4/wool"
        setup: Setup = {"fields": fields, "step": "harvest", "first": (f"harvest:row2/{crop}",)}
        table = set_up(card, {**setup, **WITH_FILLER})
        assert plays(table, card) == []
        table.play(f"harvest:row2/{crop}", me=0)
        assert carry_out(table, Row(card, {})) == {crop: -3}
        assert table.good(crop) == 1

    def test_another_crop_cannot_pay(self, card, crop):
        other = next(name for name in HARVESTED.values() if name != crop)
        table = set_up(
            card, {crop: 9, "fields": f"row5/{other} row4/hops", "step": "harvest", "first": ("harvest_all",)}
        )
        assert plays(table, card) == []

    def test_the_card_can_be_played_until_the_end_of_phase_7(self, card, crop):
        table = set_up(card, {"fields": f"row3/{crop}", "step": "harvest", "first": ("harvest_all",)})
        assert plays(table, card) == [f"play:{card}"]
        table.play("ready", me=0)
        assert (table.state.phase, table.good(crop), plays(table, card)) == (9, 3, [])

    def test_crops_that_left_the_supply_cannot_pay(self, card, crop):
        setup: Setup = {"fields": f"row3/{crop}", "step": "harvest", "first": ("harvest_all",)}
        table = set_up(card, {**setup, "hand": (822,)})
        option = {"barley": 1, "flax": 2, "rye": 4}[crop]
        table.play(f"play:822/{option}", me=0)
        assert plays(table, card) == []

    def test_the_card_can_be_played_after_a_harvest_by_a_card_in_any_phase(self, card, crop):
        table = set_up(card, {"fields": f"row3/{crop}", "hand": (22,)})
        assert plays(table, card) == []
        table.play("play:022", f"harvest:row3/{crop}", "draw:1bonus", me=0)
        assert carry_out(table, Row(card, {})) == {crop: -3}

    def test_the_card_cannot_be_played_after_another_action(self, card, crop):
        table = set_up(card, {"fields": f"row3/{crop}", "hand": (22,), "workers": 3})
        table.play("play:022", f"harvest:row3/{crop}", "draw:1bonus", me=0)
        table.play("exchange:1", me=0)
        assert plays(table, card) == []

    def test_the_card_played_in_phase_3_can_sow_at_once(self, card, crop):
        setup: Setup = {"fields": f"row4/{crop}", "hand": (22, FILLER), "round": 2, "step": "income"}
        table = set_up(card, setup).play("play:022", f"harvest:row4/{crop}", "draw:1bonus", me=0)
        table.play(f"play:{card}", me=0)
        assert {action for action in table.offers(0) if action.startswith("sow")} == {f"sow:{crop}>row3"}
        table.play(f"sow:{crop}>row3", me=0)
        assert (table.goods(), table.rows()) == ({}, [f"row3/{crop}"])

    def test_the_income_sows_this_crop_only_and_once(self, card, crop):
        table = set_up(FILLER, {"played": (card,), "barley": 2, "flax": 2, "hops": 2, "rye": 2, "round": 2})
        table.fields("row2", "row5").go_to("income").play(f"income:{card}", me=0)
        assert table.offers(0) == {f"sow:{crop}>row2", f"sow:{crop}>row5", "skip"}
        table.play(f"sow:{crop}>row5", me=0)
        assert not [action for action in table.ids(0) if action.startswith("sow")]
        assert (table.good(crop), table.rows()) == (1, ["row2", f"row5/{crop}"])

    def test_the_field_is_harvested_in_phase_7_as_usual(self, card, crop):
        table = set_up(FILLER, {"played": (card,), crop: 1, "round": 2}).fields("row4").go_to("income")
        table.play(f"income:{card}", f"sow:{crop}>row4", me=0)
        table.go_to("harvest").play("harvest_all", me=0)
        assert Harvested in {type(event.body) for event in table.log}
        assert (table.good(crop), table.rows()) == (4, ["row3"])

    def test_sowing_can_be_declined_or_impossible(self, card, crop):
        table = face_up(card, **{crop: 1}).play(f"income:{card}", me=0)
        assert table.offers(0) == {"skip"}
        table.play("skip", me=0)
        assert table.goods() == {crop: 1}


def test_811_and_812_can_be_paid_with_the_harvest_of_one_phase_7():
    table = set_up(811, {"fields": "row3/flax row3/barley", "hand": (812, FILLER), "step": "harvest"})
    table.play("harvest_all", "play:811", "play:812", me=0)
    assert (table.goods(), table.seat().played) == ({}, [811, 812])


def test_815_discards_any_three_other_cards_and_removes_them_from_play():
    table = set_up(815, {"hand": (1, 404, 820, 901)}).play("play:815", me=0)
    assert table.offers(0) == {"give:card@001", "give:card@404", "give:card@820", "give:card@901"}
    table.play("give:card@901", "give:card@001", "give:card@820", me=0)
    assert (table.seat().hand, table.seat().played) == ([404], [815])
    assert sorted(table.seat().discarded) == [1, 820, 901]
    assert score(table)["cards"] == 3


def test_815_draws_from_the_gateway_deck_until_it_is_empty():
    table = face_up(815)
    table.state.decks["gateway"][:] = [7]
    table.play("income:815", "draw:1gateway", me=0)
    assert table.seat().hand == [7, FILLER]
    table.go_to("income").play("income:815", me=0)
    assert table.seat().hand == [7, FILLER]
    assert "draw:1gateway" not in table.offers(0)


@pytest.mark.parametrize(("card", "row"), [(819, 4), (824, 3), (825, 5)])
def test_a_ninth_field_is_not_gained(card, row):
    table = set_up(FILLER, {"played": (card,), "round": 2, "fields": " ".join(["row2"] * 8), "step": "income"})
    table.play(f"income:{card}", me=0)
    assert table.offers(0) == {"skip"}
    table.play("skip", me=0)
    assert table.rows() == ["row2"] * 8


@pytest.mark.parametrize("card", [819, 825])
def test_removed_fields_make_room_for_the_new_one(card):
    fields = " ".join(["row2"] * 8)
    table = set_up(card, {"round": 2, "fields": fields, "hand": (FILLER,), "step": "income"})
    new, left = {819: ("row4", 6), 825: ("row5", 5)}[card]
    carry_out(table, row_of(card))
    assert table.rows() == ["row2"] * left + [new]


def test_824_takes_no_empty_field_and_the_planted_good_is_lost():
    table = set_up(824, {"fields": "row2 row3/hops row5/rye"}).play("play:824", me=0)
    assert table.offers(0) == {"give:field@row3/hops", "give:field@row5/rye"}
    table.play("give:field@row3/hops", me=0)
    assert (table.goods(), table.rows()) == ({}, ["row2", "row5/rye"])


def test_822_offers_only_the_crops_that_can_be_paid():
    assert plays(set_up(822, {"flax": 3, "rye": 3}), 822) == ["play:822/2", "play:822/4"]


def test_827_with_10_jewelry():
    table = face_up(827, jewelry=10).play("income:827", me=0)
    assert table.offers(0) == {"skip"}
    assert table.seat().jewelry == 10


def test_831_sows_any_crop_but_in_one_field_only():
    table = set_up(FILLER, {"played": (831,), "barley": 1, "hops": 2, "wool": 1, "round": 2})
    table.fields("row2", "row4/rye", "row5").go_to("income").play("income:831", me=0)
    assert table.offers(0) == {"sow:barley>row2", "sow:barley>row5", "sow:hops>row2", "sow:hops>row5", "skip"}
    table.play("sow:hops>row5", me=0)
    assert table.rows() == ["row2", "row4/rye", "row5/hops"]
    assert not [action for action in table.ids(0) if action.startswith("sow")]


def test_833_in_round_3_needs_6_milk():
    assert plays(set_up(833, {"round": 3, "milk": 6}), 833) == ["play:833"]
    assert plays(set_up(833, {"round": 3, "milk": 5}), 833) == []


def test_839_exchanges_exactly_one_tool():
    table = face_up(839, tools=8).play("income:839", me=0)
    assert table.offers(0) == {"trade:1tools>1jewelry", "skip"}
    table.play("trade:1tools>1jewelry", me=0)
    assert (table.seat().tools, table.seat().jewelry) == (7, 1)
    assert not [action for action in table.ids(0) if action.startswith(("trade", "income"))]


def test_839_can_be_declined_and_needs_one_tool():
    table = face_up(839, tools=1).play("income:839", "skip", me=0)
    assert (table.seat().tools, table.seat().jewelry) == (1, 0)
    table = face_up(839, tools=0).play("income:839", me=0)
    assert table.offers(0) == {"skip"}


def test_839_with_10_jewelry_takes_no_tool():
    table = face_up(839, tools=8, jewelry=10).play("income:839", me=0)
    assert table.offers(0) == {"skip"}


def test_840_draws_a_farmyard_card():
    table = face_up(840)
    top = table.state.decks["farmyard"][0]
    table.play("income:840", "draw:1farmyard", me=0)
    assert table.seat().hand == sorted([FILLER, top])


def test_planted_goods_are_not_in_the_supply():
    assert plays(set_up(810, {"hops": 1, "fields": "row5/hops"}), 810) == []
    assert plays(set_up(836, {"hops": 5, "fields": "row5/hops"}), 836) == []


def test_a_card_played_during_the_income_of_another_is_paid_at_once_and_carried_out_later():
    table = set_up(801, {"played": (804,), "wool": 1, "hand": (FILLER,), "round": 2, "step": "income"})
    table.play("income:804", "play:801", me=0)
    assert table.goods() == {}
    assert "take:1wool" in table.offers(0)
    table.play("take:1wool", "take:1meat", me=0)
    assert table.goods() == {"meat": 1, "wool": 1}
