"""The Field deck (601-635), card by card, from the card index of the English rulebook."""

import pytest

from service.engine.hallertau.resources import CRAFTS
from tests.hallertau.cards.row import Row, belongings, carry_out, check, not_in_phase, plays, set_up

SEVEN_IN_WINDOW = dict.fromkeys(CRAFTS, 1)
ELEVEN_IN_WINDOW = dict.fromkeys(CRAFTS, 5)
TWELVE_IN_WINDOW = dict.fromkeys(CRAFTS, 10)


def fields(number: int, field: str = "row2") -> str:
    """Return this many equal Fields."""
    return " ".join([field] * number)


FOUR_CROPS = "row2/rye row3/hops row4/barley row5/flax"

ROWS = [
    # 601: at least 6 Fields; 1 Sheep
    Row(601, {"fields": fields(6)}, {"fields": fields(5)}, gives={"card4": 1}),
    Row(601, {"fields": f"{FOUR_CROPS} row2 row3/clay"}, {"fields": f"{FOUR_CROPS} row2"}, gives={"card4": 1}),
    Row(601, {"fields": fields(8), "round": 2}, {"fields": fields(4), "round": 2}, gives={"card5": 1}),
    Row(601, {"fields": fields(7), "round": 4}, {"fields": "", "round": 4}, gives={"stables": 1}),
    # 602: 2 Wool and 4 Tools; 1 Sheep
    Row(602, {"wool": 2, "tools": 4}, {"wool": 1, "tools": 4}, gives={"card4": 1}),
    Row(602, {"wool": 3, "tools": 5}, {"wool": 3, "tools": 3}, gives={"card4": 1}),
    # 603: remove 1 Field from row 5; 2 Sheep
    Row(603, {"fields": "row4 row5"}, {"fields": "row2 row3 row4 row4/rye"}, gives={"row5": -1, "card4": 2}),
    Row(603, {"fields": "row5/hops"}, {"fields": ""}, gives={"row5/hops": -1, "card4": 2}),
    Row(
        603,
        {"fields": "row5 row5/hops"},
        answers=("give:field@row5/hops",),
        gives={"row5/hops": -1, "card4": 2},
    ),
    # 604: Flax for the Fields that 8 lacks; 2 Sheep
    Row(604, {"fields": fields(5), "flax": 4}, {"fields": fields(5), "flax": 2}, gives={"flax": -3, "card4": 2}),
    Row(604, {"fields": FOUR_CROPS, "flax": 4}, {"fields": FOUR_CROPS, "flax": 3}, gives={"flax": -4, "card4": 2}),
    Row(604, {"fields": "", "flax": 8}, {"fields": "", "flax": 7}, gives={"flax": -8, "card4": 2}),
    Row(604, {"fields": fields(8)}, {"fields": fields(7)}, gives={"card4": 2}),
    # 605: pay 3 Milk, not in Phase 8; 1 Sheep, 1 Bonus card
    Row(605, {"milk": 4}, {"milk": 2}, gives={"milk": -3, "card4": 1, "bonus": 1}),
    Row(605, {"milk": 3, "step": "after_harvest"}, gives={"milk": -3, "card4": 1, "bonus": 1}),
    Row(605, {"milk": 3, "step": "progress"}, gives={"milk": -3, "card4": 1, "bonus": 1}),
    Row(605, {"milk": 3, "step": "final_window", "round": 6}, gives={"milk": -3, "stables": 1, "bonus": 1}),
    # 606: 3 Fields with the same Crop; Field row 3, 1 Bonus card
    Row(606, {"fields": fields(3, "row4/rye")}, {"fields": fields(2, "row4/rye")}, gives={"row3": 1, "bonus": 1}),
    Row(
        606,
        {"fields": "row2/flax row3/flax row5/flax row2"},
        {"fields": "row2/flax row3/flax row5/hops row2/rye row3/barley row2"},
        gives={"row3": 1, "bonus": 1},
    ),
    Row(
        606,
        {"fields": fields(8, "row5/hops")},
        {"fields": f"{fields(2, 'row3/wool')} {fields(6, 'row3/clay')}"},
        gives={"bonus": 1},
    ),
    # 607: 6 Tools and 4 Jewelry; two Fields whose rows add up to the Jewelry
    Row(607, {"tools": 6, "jewelry": 4}, {"tools": 5, "jewelry": 4}, gives={"row2": 2}),
    Row(607, {"tools": 6, "jewelry": 4}, {"tools": 6, "jewelry": 3}, answers=("two_fields:row4",), gives={"row4": 1}),
    Row(607, {"tools": 9, "jewelry": 5}, answers=("two_fields:row2+row3",), gives={"row2": 1, "row3": 1}),
    Row(607, {"tools": 9, "jewelry": 5}, answers=("two_fields:row5",), gives={"row5": 1}),
    Row(607, {"tools": 6, "jewelry": 6}, answers=("two_fields:row3+row3",), gives={"row3": 2}),
    Row(607, {"tools": 6, "jewelry": 6}, answers=("two_fields:row2+row4",), gives={"row2": 1, "row4": 1}),
    Row(607, {"tools": 6, "jewelry": 6}, answers=("skip",), gives={}),
    Row(607, {"tools": 6, "jewelry": 7}, answers=("two_fields:row2+row5",), gives={"row2": 1, "row5": 1}),
    Row(607, {"tools": 6, "jewelry": 7}, answers=("two_fields:row3+row4",), gives={"row3": 1, "row4": 1}),
    Row(607, {"tools": 6, "jewelry": 8}, answers=("two_fields:row4+row4",), gives={"row4": 2}),
    Row(607, {"tools": 6, "jewelry": 8}, answers=("two_fields:row3+row5",), gives={"row3": 1, "row5": 1}),
    Row(607, {"tools": 6, "jewelry": 9}, gives={"row4": 1, "row5": 1}),
    Row(607, {"tools": 6, "jewelry": 10}, gives={"row5": 2}),
    # 608: 1, 2, 5 or 7 Meat; 0, 1, 2 or 3 Wool, Field row 4
    Row(608, {"meat": 1}, {"meat": 0}, option=1, gives={"row4": 1}),
    Row(608, {"meat": 2}, {"meat": 1}, option=2, gives={"wool": 1, "row4": 1}),
    Row(608, {"meat": 5}, {"meat": 4}, option=3, gives={"wool": 2, "row4": 1}),
    Row(608, {"meat": 7}, {"meat": 6}, option=4, gives={"wool": 3, "row4": 1}),
    Row(608, {"meat": 9}, option=2, gives={"wool": 1, "row4": 1}),
    # 609: Sheep and Jewelry against the window; 1 Tool, Field row 5
    Row(609, {"card4": 2, "stables": 1, "jewelry": 3}, {"card4": 3, "jewelry": 2}, gives={"tools": 1, "row5": 1}),
    Row(609, {"card4": 6}, {"card4": 5}, gives={"tools": 1, "row5": 1}),
    Row(609, {"jewelry": 6}, {"jewelry": 5}, gives={"tools": 1, "row5": 1}),
    Row(
        609,
        {"card5": 3, "jewelry": 4, "crafts": SEVEN_IN_WINDOW},
        {"card5": 3, "jewelry": 3, "crafts": SEVEN_IN_WINDOW},
        gives={"tools": 1, "row5": 1},
    ),
    Row(
        609,
        {"stables": 6, "jewelry": 6, "crafts": TWELVE_IN_WINDOW},
        {"stables": 6, "jewelry": 5, "crafts": TWELVE_IN_WINDOW},
        gives={"tools": 1, "row5": 1},
    ),
    # 610: pay 3 Hops; Field row 5, 1 Bonus card
    Row(610, {"hops": 4}, {"hops": 2}, gives={"hops": -3, "row5": 1, "bonus": 1}),
    # 611: pay 1, 3 or 5 Hops; 0, 1 or 2 Bonus cards, Field row 4
    Row(611, {"hops": 1}, {"hops": 0}, option=1, gives={"hops": -1, "row4": 1}),
    Row(611, {"hops": 3}, {"hops": 2}, option=2, gives={"hops": -3, "row4": 1, "bonus": 1}),
    Row(611, {"hops": 5}, {"hops": 4}, option=3, gives={"hops": -5, "row4": 1, "bonus": 2}),
    Row(611, {"hops": 9}, option=1, gives={"hops": -1, "row4": 1}),
    # 612: pay 2 Flax; Field row 3, 1 Bonus card
    Row(612, {"flax": 3}, {"flax": 1}, gives={"flax": -2, "row3": 1, "bonus": 1}),
    # 613: pay 2 Tools; Field row 4, 1 Bonus card
    Row(613, {"tools": 3}, {"tools": 1}, gives={"tools": -2, "row4": 1, "bonus": 1}),
    # 614: pay 2 Sheep; up to 2 Fields row 4, 1 Bonus card
    Row(614, {"card4": 2}, {"card4": 1}, gives={"card4": -2, "row4": 2, "bonus": 1}),
    Row(
        614,
        {"card4": 2, "card6": 1, "stables": 1},
        {"stables": 1},
        answers=("give:sheep@card4", "give:sheep@stables"),
        gives={"card4": -1, "stables": -1, "row4": 2, "bonus": 1},
    ),
    Row(
        614,
        {"card4": 1, "card5": 1, "stables": 1},
        answers=("give:sheep@stables", "give:sheep@card5", "new_field:row4", "skip"),
        gives={"card5": -1, "stables": -1, "row4": 1, "bonus": 1},
    ),
    Row(614, {"card4": 2, "fields": fields(7)}, gives={"card4": -2, "row4": 1, "bonus": 1}),
    # 615: 5, 6, 7 or 8 Jewelry; 2 Tools, or 2 Fields row 2, or 2 Fields row 5, or 3 Sheep
    Row(615, {"jewelry": 5}, {"jewelry": 4}, option=1, gives={"tools": 2}),
    Row(615, {"jewelry": 6}, {"jewelry": 5}, option=2, gives={"row2": 2}),
    Row(615, {"jewelry": 7}, {"jewelry": 6}, option=3, gives={"row5": 2}),
    Row(615, {"jewelry": 8}, {"jewelry": 7}, option=4, gives={"card4": 3}),
    Row(615, {"jewelry": 10}, option=1, gives={"tools": 2}),
    Row(615, {"jewelry": 10, "fields": fields(7)}, option=3, gives={"row5": 1}),
    # 616: 1, 2, 5 or 7 Hides; 1, 2, 3 or 4 Meat, 1 Tool
    Row(616, {"hides": 1}, {"hides": 0}, option=1, gives={"meat": 1, "tools": 1}),
    Row(616, {"hides": 2}, {"hides": 1}, option=2, gives={"meat": 2, "tools": 1}),
    Row(616, {"hides": 5}, {"hides": 4}, option=3, gives={"meat": 3, "tools": 1}),
    Row(616, {"hides": 7}, {"hides": 6}, option=4, gives={"meat": 4, "tools": 1}),
    Row(616, {"hides": 7}, option=1, gives={"meat": 1, "tools": 1}),
    # 617: pay 1 Jewelry; 3 Hides, 1 Tool, 1 Bonus card
    Row(617, {"jewelry": 2}, {"jewelry": 0}, gives={"jewelry": -1, "hides": 3, "tools": 1, "bonus": 1}),
    # 618: pay 1 Sheep; 2 Milk, 2 Tools, 1 Bonus card
    Row(618, {"card4": 1}, {"card4": 0}, gives={"card4": -1, "milk": 2, "tools": 2, "bonus": 1}),
    Row(
        618,
        {"card4": 1, "stables": 1},
        answers=("give:sheep@stables",),
        gives={"stables": -1, "milk": 2, "tools": 2, "bonus": 1},
    ),
    # 619: 4, 9 or 16 Wool; 1, 2 or 3 Jewelry
    Row(619, {"wool": 4}, {"wool": 3}, option=1, gives={"jewelry": 1}),
    Row(619, {"wool": 9}, {"wool": 8}, option=2, gives={"jewelry": 2}),
    Row(619, {"wool": 16}, {"wool": 15}, option=3, gives={"jewelry": 3}),
    Row(619, {"wool": 20}, option=1, gives={"jewelry": 1}),
    Row(619, {"wool": 16, "jewelry": 8}, option=3, gives={"jewelry": 2}),
    # 620: pay 3, 8 or 13 Milk; 0, 6 or 12 Milk back, 1 Jewelry, 1 Bonus card
    Row(620, {"milk": 3}, {"milk": 2}, option=1, gives={"milk": -3, "jewelry": 1, "bonus": 1}),
    Row(620, {"milk": 8}, {"milk": 7}, option=2, gives={"milk": -2, "jewelry": 1, "bonus": 1}),
    Row(620, {"milk": 13}, {"milk": 12}, option=3, gives={"milk": -1, "jewelry": 1, "bonus": 1}),
    Row(620, {"milk": 13}, option=1, gives={"milk": -3, "jewelry": 1, "bonus": 1}),
    # 621: pay 1, 5 or 10 Hops; 1, 2 or 3 Jewelry
    Row(621, {"hops": 1}, {"hops": 0}, option=1, gives={"hops": -1, "jewelry": 1}),
    Row(621, {"hops": 5}, {"hops": 4}, option=2, gives={"hops": -5, "jewelry": 2}),
    Row(621, {"hops": 10}, {"hops": 9}, option=3, gives={"hops": -10, "jewelry": 3}),
    Row(621, {"hops": 12}, option=2, gives={"hops": -5, "jewelry": 2}),
    # 622: pay 4 Hops; 7 Clay
    Row(622, {"hops": 5}, {"hops": 3}, gives={"hops": -4, "clay": 7}),
    # 623: remove 2 Fields; 5 Clay
    Row(623, {"fields": "row2 row2"}, {"fields": "row2"}, gives={"row2": -2, "clay": 5}),
    Row(
        623,
        {"fields": "row2 row3/rye row5"},
        answers=("give:field@row5", "give:field@row3/rye"),
        gives={"row3/rye": -1, "row5": -1, "clay": 5},
    ),
    # 624: Sheep and Fields against the window; 2 Flax, 1 Bonus card
    Row(
        624,
        {"card4": 2, "stables": 1, "fields": "row2 row3 row4/rye"},
        {"card4": 2, "fields": "row2 row3 row4/rye"},
        gives={"flax": 2, "bonus": 1},
    ),
    Row(624, {"fields": fields(6)}, {"fields": fields(5)}, gives={"flax": 2, "bonus": 1}),
    Row(624, {"card6": 6}, {"card6": 5}, gives={"flax": 2, "bonus": 1}),
    Row(
        624,
        {"card4": 5, "fields": "row2 row3", "crafts": SEVEN_IN_WINDOW},
        {"card4": 4, "fields": "row2 row3", "crafts": SEVEN_IN_WINDOW},
        gives={"flax": 2, "bonus": 1},
    ),
    # 625: more Jewelry than Fields; 1 Barley, 1 Hop, 1 Rye, 1 Bonus card
    Row(
        625,
        {"jewelry": 3, "fields": "row2 row3/rye"},
        {"jewelry": 2, "fields": "row2 row3/rye"},
        gives={"barley": 1, "hops": 1, "rye": 1, "bonus": 1},
    ),
    Row(625, {"jewelry": 1}, {"jewelry": 0}, gives={"barley": 1, "hops": 1, "rye": 1, "bonus": 1}),
    # 626: remove 1 Field; 3 Barley, 1 Hop, 3 Rye
    Row(626, {"fields": "row4"}, {"fields": ""}, gives={"row4": -1, "barley": 3, "hops": 1, "rye": 3}),
    Row(
        626,
        {"fields": "row2 row5/flax"},
        answers=("give:field@row5/flax",),
        gives={"row5/flax": -1, "barley": 3, "hops": 1, "rye": 3},
    ),
    # 627: 7 Tools; up to 2 Crops of one type onto one Field
    Row(
        627,
        {"tools": 7, "rye": 3, "fields": "row4"},
        {"tools": 6, "rye": 3, "fields": "row4"},
        gives={"rye": -2, "row4": -1, "row4/rye": 1},
    ),
    Row(
        627,
        {"tools": 8, "hops": 2, "fields": "row4"},
        answers=("double_sow:1hops>row4",),
        gives={"hops": -1, "row4": -1, "row4/hops": 1},
    ),
    Row(627, {"tools": 7, "rye": 2, "fields": "row4"}, answers=("skip",), gives={}),
    # 628: all four Crops in Fields; harvest up to 3 Fields, 1 Bonus card
    Row(
        628,
        {"fields": FOUR_CROPS},
        {"fields": "row2/rye row3/hops row4/barley row5/barley row5/wool"},
        answers=("harvest:row2/rye", "harvest:row4/barley", "harvest:row5/flax"),
        gives={
            "rye": 2,
            "barley": 4,
            "flax": 5,
            "bonus": 1,
            "row2/rye": -1,
            "row2": 1,
            "row4/barley": -1,
            "row3": 1,
            "row5/flax": -1,
            "row4": 1,
        },
    ),
    Row(
        628,
        {"fields": f"{FOUR_CROPS} row5/clay row2"},
        {"fields": "row2/rye row3/hops row4/barley row5 row5/clay"},
        answers=("harvest:row5/clay", "skip"),
        gives={"clay": 5, "row5/clay": -1, "row4": 1, "bonus": 1},
    ),
    Row(628, {"fields": FOUR_CROPS}, answers=("skip",), gives={"bonus": 1}),
    # 629: 3, 5, 6 or 7 of both Sheep and Jewelry; as many Hides and Meat as the tier says
    Row(629, {"card4": 3, "jewelry": 3}, {"card4": 2, "jewelry": 3}, option=1, gives={"hides": 1, "meat": 1}),
    Row(629, {"card4": 3, "jewelry": 9}, {"card4": 9, "jewelry": 2}, option=1, gives={"hides": 1, "meat": 1}),
    Row(629, {"stables": 5, "jewelry": 5}, {"stables": 4, "jewelry": 5}, option=2, gives={"hides": 2, "meat": 2}),
    Row(629, {"card4": 6, "jewelry": 6}, {"card4": 6, "jewelry": 5}, option=3, gives={"hides": 3, "meat": 3}),
    Row(629, {"card4": 4, "card5": 3, "jewelry": 7}, {"card4": 7, "jewelry": 6}, 4, gives={"hides": 4, "meat": 4}),
    Row(629, {"card4": 8, "jewelry": 8}, {"card4": 0, "jewelry": 8}, option=1, gives={"hides": 1, "meat": 1}),
    # 630: 6 planted Fields; 1 Hide, 1 Meat, 1 Wool, 1 Bonus card
    Row(
        630,
        {"fields": f"{fields(4, 'row3/rye')} row5/wool row2/clay row2"},
        {"fields": f"{fields(4, 'row3/rye')} row5/wool row2 row2 row2"},
        gives={"hides": 1, "meat": 1, "wool": 1, "bonus": 1},
    ),
    # 631: pay 2 Tools; Hides up to the Tools that are left, 1 Bonus card
    Row(631, {"tools": 6, "hides": 1}, {"tools": 1, "hides": 1}, gives={"tools": -2, "hides": 3, "bonus": 1}),
    Row(631, {"tools": 5, "hides": 0}, gives={"tools": -2, "hides": 3, "bonus": 1}),
    Row(631, {"tools": 5, "hides": 3}, gives={"tools": -2, "bonus": 1}),
    Row(631, {"tools": 2, "hides": 4}, gives={"tools": -2, "bonus": 1}),
    # 632: remove 2 Fields; 14 minus the window in Meat, 2 Bonus cards
    Row(632, {"fields": "row2 row5"}, {"fields": "row5"}, gives={"row2": -1, "row5": -1, "meat": 8, "bonus": 2}),
    Row(
        632,
        {"fields": "row2/rye row2/rye", "crafts": ELEVEN_IN_WINDOW},
        gives={"row2/rye": -2, "meat": 3, "bonus": 2},
    ),
    Row(
        632,
        {"fields": "row2 row3/rye row4", "crafts": TWELVE_IN_WINDOW},
        answers=("give:field@row2", "give:field@row4"),
        gives={"row2": -1, "row4": -1, "meat": 2, "bonus": 2},
    ),
    # 633: pay 1 Sheep; 2 Hides, 2 Meat, 2 Wool
    Row(633, {"card5": 1}, {"card5": 0}, gives={"card5": -1, "hides": 2, "meat": 2, "wool": 2}),
    Row(
        633,
        {"card4": 1, "card6": 1},
        answers=("give:sheep@card6",),
        gives={"card6": -1, "hides": 2, "meat": 2, "wool": 2},
    ),
    # 634: discard 2 cards; 1 Wool, 2 Bonus cards
    Row(634, {"hand": (801, 901)}, {"hand": (801,)}, gives={"point": -1, "wool": 1, "bonus": 1}),
    Row(
        634,
        {"hand": (1, 601, 801)},
        {"hand": ()},
        answers=("give:card@001", "give:card@601"),
        gives={"gateway": -1, "farmyard": -1, "wool": 1, "bonus": 2},
    ),
    # 635: discard 2 Point cards; 1 Gateway card, 2 Bonus cards
    Row(635, {"hand": (901, 902)}, {"hand": (901, 801, 601, 1)}, gives={"point": -2, "gateway": 1, "bonus": 2}),
    Row(
        635,
        {"hand": (901, 902, 903, 801)},
        answers=("give:card@902",),
        gives={"point": -2, "gateway": 1, "bonus": 2},
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card:03}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_of_the_deck_has_a_row():
    assert {row.card for row in ROWS} == set(range(601, 636))


def test_602_needs_wool_in_the_supply():
    """Planted Goods are not in the supply (p.14, H-81)."""
    assert plays(set_up(602, {"tools": 4, "fields": "row2/wool row3/wool"}), 602) == []


def test_605_is_barred_in_phase_8():
    """Phase 8 has no stop point (H-18), so the test sets the Phase directly."""

    def milking(table):
        table.state.phase = 8

    assert plays(set_up(605, {"milk": 3, "change": milking}), 605) == []


def test_605_is_not_offered_between_milking_and_progress():
    """The stop points of Phase 8 are combined with its neighbours (H-18): the end of 7, then 9 with the Milk taken."""
    table = set_up(605, {"milk": 1, "card4": 2, "step": "after_harvest"})
    assert plays(table, 605) == []
    table.play("ready", me=0)
    assert (table.state.phase, table.good("milk")) == (9, 3)
    assert plays(table, 605) == ["play:605"]


@pytest.mark.parametrize(
    ("jewelry", "room", "offered"),
    [
        (4, 2, {"two_fields:row2+row2", "two_fields:row4", "skip"}),
        (5, 2, {"two_fields:row2+row3", "two_fields:row5", "skip"}),
        (6, 8, {"two_fields:row2+row4", "two_fields:row3+row3", "skip"}),
        (7, 2, {"two_fields:row2+row5", "two_fields:row3+row4", "skip"}),
        (8, 2, {"two_fields:row3+row5", "two_fields:row4+row4", "skip"}),
        (9, 2, {"two_fields:row4+row5", "skip"}),
        (10, 2, {"two_fields:row5+row5", "skip"}),
        (4, 1, {"two_fields:row4", "skip"}),
        (5, 1, {"two_fields:row5", "skip"}),
        (6, 1, {"skip"}),
        (7, 1, {"skip"}),
        (5, 0, {"skip"}),
    ],
)
def test_607_offers_exactly_the_pairs_of_rows_with_that_sum(jewelry, room, offered):
    """Two Fields or none, and one alone only with 4 or 5 Jewelry (index 607)."""
    have = {"tools": 6, "jewelry": jewelry, "fields": fields(8 - room), "hand": (901,)}
    table = set_up(607, have)
    table.play("play:607", me=0)
    assert {action for action in table.ids(0) if not action.startswith("play:")} == offered


def test_607_takes_no_tools_and_no_jewelry():
    table = set_up(607, {"tools": 6, "jewelry": 10})
    table.play("play:607", "two_fields:row5+row5", me=0)
    assert (table.seat().tools, table.seat().jewelry, table.rows()) == (6, 10, ["row5", "row5"])


def test_608_offers_lower_tiers_and_no_higher_ones():
    assert plays(set_up(608, {"meat": 6}), 608) == ["play:608/1", "play:608/2", "play:608/3"]


def test_611_offers_every_payment_that_can_be_made():
    assert plays(set_up(611, {"hops": 4}), 611) == ["play:611/1", "play:611/2"]


def test_614_asks_for_every_sheep():
    """There is no default place if Sheep are on more than one (H-87)."""
    table = set_up(614, {"card4": 1, "card5": 1, "stables": 1})
    table.play("play:614", me=0)
    assert table.ids(0) == ["give:sheep@card4", "give:sheep@card5", "give:sheep@stables"]
    table.play("give:sheep@stables", me=0)
    assert table.ids(0) == ["give:sheep@card4", "give:sheep@card5"]


def test_615_gives_exactly_one_of_its_rewards():
    """A seat that takes the Sheep gets no Tools (index 615)."""
    assert plays(set_up(615, {"jewelry": 8}), 615) == [f"play:615/{tier}" for tier in (1, 2, 3, 4)]
    assert plays(set_up(615, {"jewelry": 7}), 615) == [f"play:615/{tier}" for tier in (1, 2, 3)]
    assert plays(set_up(615, {"jewelry": 4}), 615) == []


def test_620_needs_the_full_payment_before_it_gives_milk_back():
    """The whole price must be in the supply, although most of it comes back (p.14)."""
    assert plays(set_up(620, {"milk": 12}), 620) == ["play:620/1", "play:620/2"]


def test_627_offers_one_or_two_crops_of_one_type():
    table = set_up(627, {"tools": 7, "rye": 3, "hops": 1, "wool": 5, "fields": "row2/flax row4 row5"})
    table.play("play:627", me=0)
    assert table.offers(0) == {
        "double_sow:1hops>row4",
        "double_sow:1hops>row5",
        "double_sow:1rye>row4",
        "double_sow:1rye>row5",
        "double_sow:2rye>row4",
        "double_sow:2rye>row5",
        "skip",
    }


def test_627_sows_a_single_field():
    table = set_up(627, {"tools": 7, "rye": 4, "fields": "row4 row5"})
    table.play("play:627", "double_sow:2rye>row5", me=0)
    assert table.rows() == ["row4", "row5/rye"]
    assert table.good("rye") == 2
    assert "place:nursery" in table.ids(0)


def test_627_yields_twice_and_the_field_moves_down_once():
    """The Field yields 2 x row in one harvest and goes down one row (H-75)."""
    table = set_up(627, {"tools": 7, "rye": 2, "fields": "row5"})
    table.play("play:627", "double_sow:2rye>row5", me=0)
    table.go_to("harvest")
    assert table.good("rye") == 10
    assert table.rows() == ["row4"]


def test_627_with_one_crop_yields_once():
    table = set_up(627, {"tools": 7, "rye": 1, "fields": "row5"})
    table.play("play:627", "double_sow:1rye>row5", me=0)
    table.go_to("harvest")
    assert table.good("rye") == 5


def test_627_can_be_played_with_nothing_to_sow():
    """Only the condition must hold; every effect can be declined (p.12, H-93)."""
    table = set_up(627, {"tools": 7})
    assert carry_out(table, Row(627, {})) == {}
    assert table.seat().played == [627]


def test_628_harvests_a_double_sown_field_whole():
    table = set_up(628, {"fields": FOUR_CROPS})
    table.seat().fields[3].amount = 2
    table.play("play:628", "harvest:row5/2flax", me=0)
    assert table.good("flax") == 10
    assert table.rows() == ["row2/rye", "row3/hops", "row4", "row4/barley"]


def test_626_removes_a_double_sown_field_with_all_its_crops():
    """What is planted on a removed Field is lost (H-82)."""
    table = set_up(626, {"fields": "row4/flax row5/rye"})
    table.seat().fields[1].amount = 2
    table.play("play:626", "give:field@row5/2rye", "take:3barley+1hops+3rye", me=0)
    assert table.rows() == ["row4/flax"]
    assert table.goods() == {"barley": 3, "hops": 1, "rye": 3}


def test_628_a_field_harvested_outside_phase_7_can_be_harvested_in_phase_7():
    """A Field that was harvested in Phase 4 and sown again takes part in Phase 7 (H-78)."""
    table = set_up(628, {"fields": FOUR_CROPS})
    table.play("play:628", "harvest:row5/flax", "skip", "draw:1bonus", "place:farming", "sow:flax>row4", me=0)
    assert table.good("flax") == 4
    table.go_to("harvest").play("harvest_all", me=0)
    assert table.good("flax") == 8


def test_628_harvests_three_fields_at_most():
    table = set_up(628, {"fields": FOUR_CROPS})
    table.play("play:628", "harvest:row2/rye", "harvest:row3/hops", "harvest:row4/barley", me=0)
    assert table.ids(0) == ["draw:1bonus", "skip"]


def test_628_in_phase_7_does_not_allow_a_second_harvest_of_a_field():
    """A Field is harvested once per Phase 7, by card or by the procedure; the others still are (H-78)."""
    table = set_up(628, {"fields": FOUR_CROPS, "step": "before_harvest"})
    table.play("play:628", "harvest:row5/flax", "skip", "draw:1bonus", me=0)
    table.play("ready", "harvest_all", me=0)
    assert table.goods() == {"rye": 2, "hops": 3, "barley": 4, "flax": 5}
    assert table.rows() == ["row2", "row2", "row3", "row4"]


def test_628_needs_crops_and_not_any_four_goods():
    """Wool, Clay and Meat are not Crops (H-81)."""
    assert plays(set_up(628, {"fields": "row2/wool row3/clay row4/meat row5/hides"}), 628) == []


def test_629_counts_the_smaller_of_the_two():
    """6 Sheep and 4 Jewelry give 1 Hide and 1 Meat (index 629)."""
    table = set_up(629, {"card4": 6, "jewelry": 4})
    assert plays(table, 629) == ["play:629/1"]
    assert carry_out(table, Row(629, {}, option=1)) == {"hides": 1, "meat": 1}


def test_631_counts_the_tools_that_are_left():
    """2 Tools are paid first, then Hides and Tools are compared (index 631)."""
    table = set_up(631, {"tools": 10, "hides": 7})
    assert carry_out(table, Row(631, {})) == {"tools": -2, "hides": 1, "bonus": 1}
    assert table.good("hides") == table.seat().tools == 8


def test_634_removes_the_discarded_cards_from_the_game():
    """They are neither in the hand nor played, and 634 cannot discard itself (index 634)."""
    table = set_up(634, {"hand": (801, 805, 901)})
    table.play("play:634", me=0)
    assert table.ids(0) == ["give:card@801", "give:card@805", "give:card@901"]
    table.play("give:card@901", "give:card@801", me=0)
    assert table.seat().hand == [805]
    assert table.seat().played == [634]
    assert table.seat().discarded == [901, 801]


def test_635_accepts_point_cards_only():
    table = set_up(635, {"hand": (1, 601, 801, 901, 902, 903)})
    table.play("play:635", me=0)
    assert table.ids(0) == ["give:card@901", "give:card@902", "give:card@903"]


def test_635_draws_from_two_decks():
    """One Gateway card and two Bonus cards, each of which can be declined (index 635, H-93)."""
    table = set_up(635, {"hand": (901, 902)})
    table.play("play:635", me=0)
    assert table.ids(0) == ["draw:1gateway", "skip"]
    table.play("skip", me=0)
    assert table.ids(0) == ["draw:2bonus", "draw:1bonus", "skip"]
    before = belongings(table)
    table.play("draw:1bonus", me=0)
    assert belongings(table) - before == {"bonus": 1}


def test_the_other_cards_have_no_phase_bar():
    """Only 605 has a Phase bar: another card of the deck can be played at every stop point."""
    steps = ("before_new_workers", "income", "actions", "after_actions", "after_new_card", "after_fallow")
    for step in (*steps, "before_harvest", "after_harvest", "progress"):
        assert plays(set_up(622, {"hops": 4, "round": 2, "step": step}), 622) == ["play:622"], step
    not_in_phase(622, {"hops": 3, "round": 2}, steps)
