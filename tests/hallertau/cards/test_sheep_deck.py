"""The Sheep deck, card by card."""

import pytest

from tests.hallertau.cards.row import Row, carry_out, check, not_in_phase, plays, set_up
from tests.hallertau.table import Table

FILLER = 924
"""A card that cannot be played with few Fields; with it in hand a stop point waits."""

CENTER_AT_1 = dict.fromkeys(("carpentry", "brewhouse", "cooling_house", "bakehouse", "manufacture"), 1)
"""All Craft Buildings advanced by one step: the window shows 7 (H-61)."""

GOODS = ("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay")
CROPS = GOODS[:4]


def fields(number: int, field: str = "row2") -> str:
    """Return this many equal Fields."""
    return " ".join([field] * number)


ROWS = [
    # 501: Wool is shown, not paid
    Row(501, {"wool": 5}, {"wool": 4}, option=1, gives={"card4": 1}),
    Row(501, {"wool": 10}, {"wool": 6}, option=2, gives={"hides": 1, "card4": 1}),
    Row(501, {"wool": 10, "round": 3}, {"wool": 9, "round": 3}, option=3, gives={"hides": 2, "card6": 1}),
    # 502
    Row(502, {"jewelry": 4}, {"jewelry": 3}, option=1, gives={"card4": 1}),
    Row(502, {"jewelry": 5}, {"jewelry": 4}, option=2, gives={"rye": 1, "card4": 1}),
    Row(502, {"jewelry": 10}, {"jewelry": 5}, option=3, gives={"rye": 2, "card4": 1}),
    Row(502, {"jewelry": 8, "round": 5}, {"jewelry": 7, "round": 5}, option=4, gives={"rye": 3, "stables": 1}),
    # 503: the smaller of Fields and Jewelry decides (H-95, HX-56)
    Row(503, {"fields": fields(6), "jewelry": 4}, {"fields": fields(6), "jewelry": 2}, option=1, gives={"meat": 2}),
    Row(
        503,
        {"fields": fields(8), "jewelry": 5},
        {"fields": fields(8), "jewelry": 4},
        option=2,
        gives={"card4": 1, "meat": 2},
    ),
    Row(
        503,
        {"fields": fields(7, "row3/hops"), "jewelry": 7},
        {"fields": fields(6), "jewelry": 10},
        option=3,
        gives={"card4": 2, "meat": 2},
    ),
    # 504: planted or not (H-82)
    Row(504, {"fields": "row5"}, {}, gives={"row5": -1, "hides": 1, "card4": 1}),
    Row(
        504,
        {"fields": "row2 row3/rye row3"},
        answers=("give:field@row3/rye",),
        gives={"row3/rye": -1, "hides": 1, "card4": 1},
    ),
    # 505
    Row(505, {"jewelry": 2}, {}, gives={"jewelry": -1, "card4": 1, "bonus": 1}),
    # 506: 8 minus Fields
    Row(
        506,
        {"fields": fields(3), "clay": 6},
        {"fields": fields(3), "clay": 4},
        gives={"clay": -5, "milk": 1, "card4": 1, "bonus": 1},
    ),
    Row(506, {"clay": 8}, {"clay": 7}, gives={"clay": -8, "milk": 1, "card4": 1, "bonus": 1}),
    Row(506, {"fields": fields(8)}, {"fields": fields(7)}, gives={"milk": 1, "card4": 1, "bonus": 1}),
    # 507: 10 minus Jewelry (HX-63)
    Row(507, {"jewelry": 7, "rye": 4}, {"jewelry": 7, "rye": 2}, gives={"rye": -3, "card4": 2, "bonus": 1}),
    Row(507, {"rye": 10}, {"rye": 9}, gives={"rye": -10, "card4": 2, "bonus": 1}),
    Row(507, {"jewelry": 10, "round": 4}, {"jewelry": 9, "round": 4}, gives={"stables": 2, "bonus": 1}),
    # 508: Sheep on cards, not those in the Stables
    Row(
        508,
        {"card4": 1, "card6": 2, "stables": 4, "flax": 4},
        {"card4": 1, "card6": 2, "flax": 2},
        gives={"flax": -3, "card4": 1},
    ),
    Row(508, {"stables": 3}, {"stables": 3, "card5": 1}, gives={"card4": 1}),
    Row(508, {}, {"card3": 1}, gives={"card4": 1}),
    # 509: at most so many Fields
    Row(509, {"fields": fields(4, "row4")}, {"fields": fields(5, "row4")}, option=1, gives={"row2": 1}),
    Row(509, {"fields": "row2 row4/rye"}, {"fields": "row2 row4 row5"}, option=2, gives={"row3": 1, "bonus": 1}),
    Row(509, {"fields": "row2"}, {"fields": "row2 row2/hops"}, option=3, gives={"row4": 1, "bonus": 2}),
    Row(509, {}, {"fields": "row5"}, option=4, gives={"row5": 1, "bonus": 2}),
    Row(509, {}, option=1, gives={"row2": 1}),
    # 510
    Row(510, {"hops": 3}, {"hops": 1}, gives={"hops": -2, "row4": 1, "bonus": 1}),
    Row(510, {"hops": 2, "fields": fields(8)}, gives={"hops": -2, "bonus": 1}),
    # 511: 4 of one Crop
    *(
        Row(
            511,
            {"barley": 5, "flax": 5, "hops": 5, "rye": 5},
            {"barley": 5, "flax": 5, "hops": 5, "rye": 5, crop: 3},
            option=number,
            gives={crop: -4, "row2": 1, "bonus": 2},
        )
        for number, crop in enumerate(CROPS, 1)
    ),
    # 512: the Field goes first, so there is always room for one (H-76)
    Row(512, {"fields": "row5 row4"}, {"fields": "row4 row4"}, gives={"row5": -1, "row3": 2}),
    Row(512, {"fields": f"row5/rye {fields(7)}"}, {"fields": fields(8)}, gives={"row5/rye": -1, "row3": 1}),
    Row(512, {"fields": "row5"}, answers=("skip",), gives={"row5": -1}),
    # 513
    Row(513, {"jewelry": 1}, {}, gives={"jewelry": -1, "row5": 1, "bonus": 1}),
    # 514: two of one type
    *(
        Row(
            514,
            dict.fromkeys(GOODS, 2),
            {**dict.fromkeys(GOODS, 1), "tools": 2, "jewelry": 2, "card4": 2},
            answers=(f"give:2{good}",),
            gives={good: -2, "tools": 1, "row2": 1},
        )
        for good in GOODS
    ),
    # 515: 8 minus Fields
    Row(
        515,
        {"fields": fields(6), "barley": 3},
        {"fields": fields(6), "barley": 1},
        gives={"barley": -2, "tools": 2, "bonus": 1},
    ),
    Row(515, {"fields": fields(8)}, {"fields": fields(7)}, gives={"tools": 2, "bonus": 1}),
    # 516: what is planted is lost, the Field stays (H-82)
    Row(
        516,
        {"fields": "row3/barley row4"},
        {"fields": "row3 row4", "barley": 2},
        gives={"row3/barley": -1, "row3": 1, "tools": 2, "bonus": 1},
    ),
    Row(
        516,
        {"fields": "row3/barley row5/clay"},
        answers=("give:planted@row5/clay",),
        gives={"row5/clay": -1, "row5": 1, "tools": 2, "bonus": 1},
    ),
    # 517
    Row(
        517,
        {"card4": 1, "card5": 2, "stables": 1},
        {"card4": 1, "card5": 1},
        answers=("give:sheep@card4", "give:sheep@stables"),
        gives={"card4": -1, "card5": -1, "stables": -1, "tools": 2, "jewelry": 2, "bonus": 2},
    ),
    Row(517, {"card6": 3, "jewelry": 9}, gives={"card6": -3, "tools": 2, "jewelry": 1, "bonus": 2}),
    # 518
    Row(518, {"fields": fields(4)}, {}, option=1, gives={"row2": -1, "jewelry": 1}),
    Row(518, {"fields": "row2 row5"}, {"fields": "row2"}, option=2, gives={"row2": -1, "row5": -1, "jewelry": 2}),
    Row(
        518,
        {"fields": "row2 row3/rye row4 row5 row5/hops"},
        {"fields": "row2 row3/rye row5"},
        option=3,
        answers=("give:field@row5/hops", "give:field@row2", "give:field@row5", "give:field@row3/rye"),
        gives={"row2": -1, "row3/rye": -1, "row5": -1, "row5/hops": -1, "jewelry": 3},
    ),
    # 519: Clay by Fields, 0 without any (H-83)
    Row(519, {"fields": fields(5), "clay": 6}, {"fields": fields(5), "clay": 4}, gives={"clay": -5, "jewelry": 2}),
    Row(519, {}, {"fields": "row2"}, gives={"jewelry": 2}),
    # 520
    Row(520, {"hops": 4}, {"hops": 2}, gives={"hops": -3, "jewelry": 1, "bonus": 1}),
    # 521
    Row(521, {"hops": 3}, {}, option=1, gives={"hops": -1, "clay": 1}),
    Row(521, {"hops": 2}, {"hops": 1}, option=2, gives={"hops": -2, "clay": 3}),
    Row(521, {"hops": 4}, {"hops": 2}, option=3, gives={"hops": -3, "clay": 5}),
    # 522: Clay is sown
    Row(
        522,
        {"tools": 2, "clay": 2, "barley": 2, "fields": "row2 row4"},
        {"tools": 0, "clay": 2, "barley": 2, "fields": "row2 row4"},
        answers=("sow:clay>row4",),
        gives={"tools": -1, "clay": -1, "row4": -1, "row4/clay": 1},
    ),
    Row(522, {"tools": 1, "clay": 1, "fields": "row4"}, answers=("skip",), gives={"tools": -1}),
    Row(522, {"tools": 1, "fields": "row4"}, gives={"tools": -1}),
    # 523: both; then 4 of one Crop
    *(
        Row(523, {"tools": 4, "fields": fields(5)}, below, answers=(f"take:4{crop}",), gives={crop: 4})
        for crop, below in zip(
            CROPS,
            (
                {"tools": 3, "fields": fields(5)},
                {"tools": 4, "fields": fields(4)},
                {"tools": 9, "fields": fields(4)},
                {"tools": 3, "fields": fields(8)},
            ),
            strict=True,
        )
    ),
    # 524: Fields with Hops on them
    Row(524, {"fields": "row2/hops"}, {"fields": "row2/rye row3", "hops": 3}, option=1, gives={"barley": 2}),
    Row(
        524,
        {"fields": "row2/hops row3/hops row4/hops"},
        {"fields": "row2/hops row3/flax row4"},
        option=2,
        gives={"barley": 3, "bonus": 1},
    ),
    Row(
        524,
        {"fields": "row2/hops row3/hops row4/hops"},
        {"fields": "row2/hops row3/hops row4/rye"},
        option=3,
        gives={"barley": 4, "bonus": 2},
    ),
    # 525: Fields and Tools together
    Row(525, {"fields": fields(8), "tools": 1}, {"fields": fields(8)}, option=1, gives={"flax": 2}),
    Row(525, {"tools": 12}, {"tools": 9}, option=2, gives={"flax": 3}),
    Row(525, {"fields": fields(4), "tools": 7}, {"fields": fields(4), "tools": 6}, option=3, gives={"flax": 4}),
    Row(525, {"fields": fields(5), "tools": 7}, {"fields": fields(5), "tools": 6}, option=4, gives={"flax": 5}),
    # 526
    Row(
        526,
        {"milk": 3, "barley": 2, "rye": 2, "fields": "row2 row3 row4 row5"},
        {"milk": 1, "barley": 2, "rye": 2, "fields": "row2 row3 row4 row5"},
        answers=("sow:rye>row5", "sow:rye>row4", "sow:barley>row2"),
        gives={
            "milk": -2,
            "barley": -1,
            "rye": -2,
            "row2": -1,
            "row4": -1,
            "row5": -1,
            "row2/barley": 1,
            "row4/rye": 1,
            "row5/rye": 1,
        },
    ),
    Row(
        526,
        {"milk": 2, "hops": 3, "fields": "row2 row3"},
        answers=("sow:hops>row3", "skip"),
        gives={"milk": -2, "hops": -1, "row3": -1, "row3/hops": 1},
    ),
    # 527: the window of the Community Center (H-61)
    Row(527, {"milk": 6}, {"milk": 5}, gives={"rye": 1, "hides": 1, "meat": 1, "bonus": 1}),
    Row(
        527,
        {"milk": 7, "crafts": CENTER_AT_1},
        {"milk": 6, "crafts": CENTER_AT_1},
        gives={"rye": 1, "hides": 1, "meat": 1, "bonus": 1},
    ),
    # 528: planted Fields, whatever grows there (H-81)
    Row(
        528,
        {"fields": "row2/hops row3/rye row4/clay row5/flax"},
        {"fields": "row2/hops row3/rye row4/clay row5"},
        option=1,
        gives={"wool": 1, "bonus": 1},
    ),
    Row(
        528,
        {"fields": fields(8, "row2/rye")},
        {"fields": f"{fields(4, 'row2/rye')} row3"},
        option=2,
        gives={"wool": 1, "bonus": 2},
    ),
    Row(
        528,
        {"fields": fields(7, "row2/rye")},
        {"fields": f"{fields(6, 'row2/rye')} row3"},
        option=3,
        gives={"wool": 1, "bonus": 3},
    ),
    # 529: one type of Crop
    *(
        Row(529, {crop: 10}, {**dict.fromkeys(CROPS, 9), "milk": 10, "clay": 10}, gives={"meat": 2, "bonus": 1})
        for crop in CROPS
    ),
    # 530
    Row(530, {"hops": 2}, {"hops": 0}, gives={"hops": -1, "milk": 3}),
    # 531: special, see below
    Row(
        531,
        {"card5": 1, "card6": 1},
        {"card6": 1},
        answers=("take:4wool",),
        gives={"card4": 1, "card6": -1, "wool": 4, "bonus": 1},
    ),
    Row(
        531,
        {"card4": 2},
        {"card4": 1},
        answers=("take:1jewelry",),
        gives={"card3": 2, "card4": -2, "jewelry": 1, "bonus": 1},
    ),
    # 532, 533
    Row(
        532,
        {"card4": 1, "card5": 1, "stables": 1},
        {"card4": 1},
        answers=("give:sheep@card4", "give:sheep@stables"),
        gives={"card4": -1, "stables": -1, "hides": 3, "meat": 6, "bonus": 1},
    ),
    Row(532, {"card5": 3}, {}, gives={"card5": -2, "hides": 3, "meat": 6, "bonus": 1}),
    Row(533, {"stables": 1}, {}, gives={"stables": -1, "hides": 4, "bonus": 1}),
    Row(
        533,
        {"card4": 1, "card6": 1},
        answers=("give:sheep@card6",),
        gives={"card6": -1, "hides": 4, "bonus": 1},
    ),
    # 534
    *(
        Row(534, {"jewelry": 2}, {}, answers=(f"take:5{good}",), gives={"jewelry": -1, good: 5})
        for good in ("hides", "meat", "milk", "wool")
    ),
    # 535: cards of the Point deck and a Bonus card
    Row(535, {"clay": 4}, {}, option=1, gives={"clay": -1, "point": 1, "bonus": 1}),
    Row(535, {"clay": 2}, {"clay": 1}, option=2, gives={"clay": -2, "point": 2, "bonus": 1}),
    Row(535, {"clay": 5}, {"clay": 3}, option=3, gives={"clay": -4, "point": 3, "bonus": 1}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card:03}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_has_a_row():
    assert {row.card for row in ROWS} == set(range(501, 536))


OFFERED = [
    (501, {"wool": 5}, ["/1"]),
    (501, {"wool": 7}, ["/1", "/2"]),
    (501, {"wool": 10}, ["/1", "/2", "/3"]),
    (502, {"jewelry": 4}, ["/1"]),
    (502, {"jewelry": 7}, ["/1", "/2", "/3"]),
    (502, {"jewelry": 8}, ["/1", "/2", "/3", "/4"]),
    (503, {"fields": fields(2), "jewelry": 10}, []),
    (503, {"fields": fields(3), "jewelry": 3}, ["/1"]),
    (503, {"fields": fields(4), "jewelry": 6}, ["/1"]),
    (503, {"fields": fields(6), "jewelry": 4}, ["/1"]),
    (503, {"fields": fields(5), "jewelry": 5}, ["/1", "/2"]),
    (503, {"fields": fields(8), "jewelry": 6}, ["/1", "/2"]),
    (503, {"fields": fields(7), "jewelry": 7}, ["/1", "/2", "/3"]),
    (509, {"fields": fields(5)}, []),
    (509, {"fields": fields(4)}, ["/1"]),
    (509, {"fields": fields(3)}, ["/1"]),
    (509, {"fields": fields(2)}, ["/1", "/2"]),
    (509, {"fields": fields(1)}, ["/1", "/2", "/3"]),
    (509, {}, ["/1", "/2", "/3", "/4"]),
    (511, {"barley": 3, "flax": 3, "hops": 3, "rye": 3, "clay": 4}, []),
    (511, {"flax": 4}, ["/2"]),
    (511, {"barley": 4, "rye": 4}, ["/1", "/4"]),
    (518, {"fields": fields(1)}, ["/1"]),
    (518, {"fields": fields(3)}, ["/1", "/2"]),
    (518, {"fields": fields(4)}, ["/1", "/2", "/3"]),
    (521, {"hops": 1}, ["/1"]),
    (521, {"hops": 2}, ["/1", "/2"]),
    (521, {"hops": 3}, ["/1", "/2", "/3"]),
    (524, {"fields": "row2/hops row3/hops row4/hops"}, ["/1", "/2", "/3"]),
    (525, {"fields": fields(2), "tools": 6}, []),
    (525, {"fields": fields(2), "tools": 7}, ["/1"]),
    (525, {"fields": fields(2), "tools": 8}, ["/1", "/2"]),
    (525, {"fields": fields(2), "tools": 9}, ["/1", "/2", "/3"]),
    (525, {"fields": fields(2), "tools": 10}, ["/1", "/2", "/3", "/4"]),
    (528, {"fields": fields(3, "row2/rye")}, []),
    (528, {"fields": fields(4, "row2/rye")}, ["/1"]),
    (528, {"fields": fields(6, "row2/rye")}, ["/1", "/2"]),
    (528, {"fields": fields(7, "row2/rye")}, ["/1", "/2", "/3"]),
    (535, {"clay": 1}, ["/1"]),
    (535, {"clay": 3}, ["/1", "/2"]),
    (535, {"clay": 4}, ["/1", "/2", "/3"]),
]


@pytest.mark.parametrize(("card", "have", "options"), OFFERED)
def test_lower_tiers_are_offered_and_higher_ones_are_not(card, have, options):
    """H-94."""
    assert plays(set_up(card, have), card) == [f"play:{card}{option}" for option in options]


def test_508_has_a_fixed_price_before_the_new_sheep_is_gained():
    """H-13."""
    table = set_up(508, {"card4": 2, "flax": 3})
    assert carry_out(table, Row(508, {})) == {"flax": -2, "card4": 1}
    assert table.sheep() == {"card4": 3}


def test_514_offers_only_types_with_at_least_two_goods():
    table = set_up(514, {"barley": 1, "hops": 2, "milk": 3, "tools": 5, "jewelry": 5, "hand": (FILLER,)})
    table.play("play:514")
    assert table.offers() == {"give:2hops", "give:2milk"}


def test_516_offers_only_planted_fields():
    table = set_up(516, {"fields": "row2/rye row3 row4/hops", "hand": (FILLER,)})
    table.play("play:516")
    assert table.offers() == {"give:planted@row2/rye", "give:planted@row4/hops"}


def test_518_with_10_jewelry_still_removes_the_fields():
    """H-96, H-97."""
    table = set_up(518, {"fields": fields(4), "jewelry": 9})
    assert carry_out(table, Row(518, {}, option=3)) == {"row2": -4, "jewelry": 1}


def test_522_sows_clay_only():
    table = set_up(522, {"tools": 1, "clay": 1, "barley": 1, "fields": "row2 row4 row5/rye", "hand": (FILLER,)})
    table.play("play:522")
    assert table.offers() == {"sow:clay>row2", "sow:clay>row4", "skip"}


def test_522_the_clay_is_harvested_like_a_crop():
    """H-79."""
    table = set_up(522, {"tools": 1, "clay": 1, "fields": "row4", "hand": (FILLER,)})
    table.play("play:522", "sow:clay>row4")
    assert table.rows() == ["row4/clay"]
    table.go_to("harvest").play("harvest_all", me=0)
    assert table.good("clay") == 4
    assert table.rows() == ["row3"]


def test_523_and_534_give_one_type_only():
    table = set_up(523, {"tools": 4, "fields": fields(5), "hand": (FILLER,)})
    table.play("play:523")
    assert table.offers() == {"take:4barley", "take:4flax", "take:4hops", "take:4rye", "fewer", "skip"}
    table = set_up(534, {"jewelry": 1, "hand": (FILLER,)})
    table.play("play:534")
    assert table.offers() == {"take:5hides", "take:5meat", "take:5milk", "take:5wool", "fewer", "skip"}


def test_535_draws_point_cards_before_the_bonus_card():
    """H-92."""
    table = set_up(535, {"clay": 4, "hand": (FILLER,)})
    table.play("play:535/3")
    assert table.offers() == {"draw:3point", "draw:2point", "draw:1point", "skip"}
    table.play("draw:2point")
    assert "draw:1bonus" in table.offers()


# 526: not in Phase 7


def in_phase(step: str, **have: object) -> dict[str, object]:
    """Return a table at a step of Round 2 in which another card makes the stop point wait."""
    return {"round": 2, "step": step, "hand": (FILLER,), "gateway": 3, **have}


def test_526_is_barred_in_phase_7():
    """H-38."""
    have = in_phase("harvest", milk=2, barley=1, fields="row2/hops row4/barley row3")
    not_in_phase(526, have, ("before_harvest", "harvest", "after_harvest"))


@pytest.mark.parametrize(
    "step",
    [
        *("workers_removed", "before_new_workers", "income", "actions", "after_actions"),
        *("after_new_card", "after_fallow", "progress"),
    ],
)
def test_526_can_be_played_in_the_other_phases(step):
    """H-38."""
    assert plays(set_up(526, in_phase(step, milk=2)), 526) == ["play:526"]


def test_526_can_be_played_in_the_final_window():
    """H-36."""
    assert plays(set_up(526, {**in_phase("final_window", milk=2), "round": 6}), 526) == ["play:526"]


# 531: two different Sheep go one place back, or off the board (H-89)


def back(round: int, *answers: str, **sheep: int) -> dict[str, int]:
    """Return what card 531 does to the Sheep, by Round and by the named Sheep."""
    table = set_up(531, {"round": round, **sheep})
    changes = carry_out(table, Row(531, {}, answers=(*(f"give:sheep_back@{place}" for place in answers), "take:4wool")))
    assert changes.pop("wool") == 4
    assert changes.pop("bonus") == 1
    return changes


@pytest.mark.parametrize(
    ("round", "sheep", "moved"),
    [
        (1, {"card4": 1, "card5": 1}, {"card3": 1, "card5": -1}),
        (1, {"card3": 2}, {"card2": 2, "card3": -2}),
        (2, {"card4": 2}, {"card3": 2, "card4": -2}),
        (2, {"card3": 2}, {"card3": -2}),
        (3, {"card4": 1, "card5": 1}, {"card5": -1}),
        (3, {"card6": 2}, {"card5": 2, "card6": -2}),
        (4, {"card5": 1, "card6": 1}, {"card6": -1}),
        (4, {"stables": 2}, {"card6": 2, "stables": -2}),
        (5, {"card6": 1, "stables": 1}, {"stables": -1}),
        (5, {"card6": 2}, {"card6": -2}),
        (6, {"stables": 2}, {"stables": -2}),
        (6, {"stables": 3}, {"stables": -2}),
    ],
)
def test_531_moves_sheep_one_place_back_or_off_the_board(round, sheep, moved):
    """H-89, HX-64, HX-65."""
    assert back(round, **sheep) == moved


def test_531_any_two_sheep_can_be_chosen():
    """H-89."""
    have = {"card4": 1, "card6": 1, "stables": 1}
    assert back(1, "card4", "card6", **have) == {"card3": 1, "card4": -1, "card5": 1, "card6": -1}
    assert back(1, "card4", "stables", **have) == {"card3": 1, "card4": -1, "card6": 1, "stables": -1}
    assert back(1, "card6", "stables", **have) == {"card5": 1, "stables": -1}
    assert back(1, "stables", "card6", **have) == {"card5": 1, "stables": -1}, "in any order (H-106)"


def test_531_does_not_move_one_sheep_twice():
    table = set_up(531, {"round": 1, "card6": 1, "stables": 2, "hand": (FILLER,)})
    table.play("play:531")
    assert table.offers() == {"give:sheep_back@card6", "give:sheep_back@stables"}
    table.play("give:sheep_back@stables")
    assert table.sheep() == {"card6": 2, "stables": 1}
    assert table.offers() == {"give:sheep_back@card6", "give:sheep_back@stables"}
    table.play("give:sheep_back@card6")
    assert table.sheep() == {"card5": 1, "card6": 1, "stables": 1}
    table = set_up(531, {"round": 1, "stables": 2, "card6": 0, "hand": (FILLER,)}).play("play:531")
    assert table.sheep() == {"card6": 2}, "the second one comes from the Stables as well"


def test_531_cannot_be_played_with_fewer_than_2_sheep():
    """HX-64."""
    assert plays(set_up(531, {}), 531) == []
    assert plays(set_up(531, {"round": 6, "stables": 1}), 531) == []
    assert plays(set_up(531, {"round": 6, "stables": 2}), 531) == ["play:531"]


def test_531_the_moves_are_a_cost_and_cannot_be_declined():
    table = set_up(531, {"card4": 2, "card5": 1, "hand": (FILLER,)})
    table.play("play:531")
    assert table.refuses("skip")
    table.play("give:sheep_back@card4", "give:sheep_back@card4", "skip", "skip")
    assert table.sheep() == {"card3": 2, "card5": 1}
    assert 531 in table.seat().played


def holders_still_there(table: Table) -> None:
    """Leave the card of the current Round on the board, as before Phase 2."""
    for seat in table.state.seats:
        seat.holders = [4, 5, 6]


def test_531_a_sheep_on_the_card_of_the_current_round_leaves_the_board():
    """H-16, H-89."""
    have = {"round": 4, "step": "before_new_workers", "hand": (FILLER,), "change": holders_still_there}
    table = set_up(531, {**have, "card4": 1, "card5": 1})
    changes = carry_out(table, Row(531, {}, answers=("take:1jewelry",)))
    assert changes == {"card5": -1, "jewelry": 1, "bonus": 1}
    assert table.sheep() == {"card4": 1}


def test_531_a_sheep_on_card_3_is_milked_and_dies_with_its_card():
    """H-89."""
    table = set_up(531, {"round": 2, "card4": 2, "hand": (FILLER,)})
    table.play("play:531", "take:4wool", "skip")
    assert table.sheep() == {"card3": 2}
    table.run_step("milking")
    assert table.good("milk") == 2
    table.state.round = 3
    assert table.seat().holders[0] == 3
    table.run_step("new_workers")
    assert table.sheep() == {}


def test_531_a_sheep_on_card_3_counts_for_card_508():
    """H-89: it stands on a Farmyard card."""
    table = set_up(531, {"round": 2, "card4": 2, "flax": 2, "hand": (508,)})
    table.play("play:531", "take:4wool", "skip")
    table.play("play:508", "take:1sheep")
    assert table.good("flax") == 0
    assert table.sheep() == {"card3": 2, "card5": 1}


def test_531_with_10_jewelry_gives_wool_only():
    """H-96."""
    table = set_up(531, {"card4": 2, "jewelry": 10, "hand": (FILLER,)})
    table.play("play:531")
    assert table.offers() == {"take:4wool", "fewer", "skip"}
