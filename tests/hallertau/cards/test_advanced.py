"""The Advanced deck, card by card (101-130, card index p.17)."""

import pytest

from tests.hallertau.cards.row import Row, belongings, carry_out, check, not_in_phase, plays, set_up
from tests.hallertau.table import Table

DECK = range(101, 131)
CRAFTS = ("carpentry", "brewhouse", "cooling_house", "bakehouse", "manufacture")
WINDOWS = ("before_new_workers", "income", "after_new_card", "after_fallow", "before_harvest", "progress")
GATEWAY = (*range(101, 109), 110, 111, 112, 113)
FARMYARD = (401, 402, 403, 404)
BONUS = (801, 802, 803)
POINT = (901, 902)


def some(number: int, field: str) -> str:
    """Return this many Fields of one kind."""
    return " ".join([field] * number)


def window(number: int) -> dict[str, int]:
    """Return the positions of all Craft Buildings at which the window shows this number."""
    return dict.fromkeys(CRAFTS, number - 6)


FULL = {"on": {"nursery": (1, 2, 3)}}
ALMOST = {"on": {"nursery": (1, 2), "town_hall": (1, 2), "bonus_card": (1,)}}

ROWS = [
    # 101: 4/6/8 Flax; 1/2/3 different Sheep move on, 1 Bonus card
    Row(101, {"flax": 4, "card4": 2}, {"flax": 3, "card4": 2}, 1, gives={"card4": -1, "card5": 1, "bonus": 1}),
    Row(101, {"flax": 6, "card4": 2}, {"flax": 5, "card4": 2}, 2, gives={"card4": -2, "card5": 2, "bonus": 1}),
    Row(
        101,
        {"flax": 8, "card4": 1, "card5": 1, "card6": 1},
        {"flax": 7, "card4": 1, "card5": 1, "card6": 1},
        3,
        ("move_sheep:card6>stables", "move_sheep:card5>card6", "move_sheep:card4>card5"),
        {"card4": -1, "stables": 1, "bonus": 1},
    ),
    Row(101, {"flax": 8, "card4": 1}, None, 3, gives={"card4": -1, "card5": 1, "bonus": 1}),
    Row(101, {"flax": 8, "card6": 3}, None, 1, gives={"card6": -1, "stables": 1, "bonus": 1}),
    Row(101, {"flax": 8, "stables": 3}, None, 3, gives={"bonus": 1}),
    Row(101, {"flax": 4}, {"flax": 3, "fields": "row5/flax"}, 1, gives={"bonus": 1}),
    # 102: 8 Crops of one type; 1 Sheep
    Row(102, {"barley": 8}, {"barley": 7, "flax": 7, "hops": 7, "rye": 7}, gives={"card4": 1}),
    Row(102, {"flax": 8}, {"flax": 7}, gives={"card4": 1}),
    Row(102, {"hops": 8}, {"hops": 7}, gives={"card4": 1}),
    Row(102, {"rye": 8}, {"clay": 9, "hides": 9, "meat": 9, "milk": 9, "wool": 9}, gives={"card4": 1}),
    Row(102, {"rye": 8, "round": 5}, {"rye": 7, "round": 5}, gives={"stables": 1}),
    # 103: 3 Hides, 3 Meat and 3 Wool; 1 Sheep, 1 Bonus card
    Row(103, {"hides": 3, "meat": 3, "wool": 3}, {"hides": 2, "meat": 3, "wool": 3}, gives={"card4": 1, "bonus": 1}),
    Row(103, {"hides": 3, "meat": 3, "wool": 3}, {"hides": 3, "meat": 2, "wool": 3}, gives={"card4": 1, "bonus": 1}),
    Row(103, {"hides": 3, "meat": 3, "wool": 3}, {"hides": 3, "meat": 3, "wool": 2}, gives={"card4": 1, "bonus": 1}),
    # 104: 2/3/4/5 Hops; 1 Field into row 2/3/4/5
    Row(104, {"hops": 2}, {"hops": 1}, 1, gives={"row2": 1}),
    Row(104, {"hops": 3}, {"hops": 2}, 2, gives={"row3": 1}),
    Row(104, {"hops": 4}, {"hops": 3}, 3, gives={"row4": 1}),
    Row(104, {"hops": 5}, {"hops": 4}, 4, gives={"row5": 1}),
    Row(104, {"hops": 5}, None, 1, gives={"row2": 1}),
    Row(104, {"hops": 5, "fields": some(8, "row2")}, None, 4, gives={}),
    # 105: as many Sheep as Fields; 1 Field into row 3
    Row(105, {"card4": 2, "fields": "row2 row5/rye"}, {"card4": 1, "fields": "row2 row5/rye"}, gives={"row3": 1}),
    Row(105, {}, {"fields": "row2"}, gives={"row3": 1}),
    Row(105, {"card4": 1, "card6": 1, "stables": 1, "fields": some(2, "row5")}, gives={"row3": 1}),
    Row(105, {"stables": 8, "fields": some(8, "row2")}, {"stables": 7, "fields": some(8, "row2")}, gives={}),
    # 106: a full space; 2 Tools, 1 Hop, 1 Bonus card
    Row(106, FULL, ALMOST, gives={"tools": 2, "hops": 1, "bonus": 1}),
    Row(
        106,
        {"on": {"gateway_card": (1, 2)}},
        {"on": {"gateway_card": (1,)}},
        gives={"tools": 2, "hops": 1, "bonus": 1},
    ),
    # 107: 1/2/4 Hides; 1/2/3 Tools
    Row(107, {"hides": 1}, {"hides": 0}, 1, gives={"tools": 1}),
    Row(107, {"hides": 2}, {"hides": 1}, 2, gives={"tools": 2}),
    Row(107, {"hides": 4}, {"hides": 3}, 3, gives={"tools": 3}),
    Row(107, {"hides": 4}, None, 1, gives={"tools": 1}),
    # 108: 6/11/16 Barley; 1/2/3 Tools, 1 Bonus card
    Row(108, {"barley": 6}, {"barley": 5}, 1, gives={"tools": 1, "bonus": 1}),
    Row(108, {"barley": 11}, {"barley": 10}, 2, gives={"tools": 2, "bonus": 1}),
    Row(108, {"barley": 16}, {"barley": 15}, 3, gives={"tools": 3, "bonus": 1}),
    Row(108, {"barley": 16}, None, 2, gives={"tools": 2, "bonus": 1}),
    # 109: 3/7/11 cards of one deck played; 1/2/3 Jewelry
    Row(
        109,
        {"played": FARMYARD[:3]},
        {"played": (*GATEWAY[:2], *FARMYARD[:2], *BONUS[:2], *POINT)},
        1,
        gives={"jewelry": 1},
    ),
    Row(109, {"played": BONUS}, {"played": BONUS[:2], "hand": BONUS[2:]}, 1, gives={"jewelry": 1}),
    Row(109, {"played": GATEWAY[:7]}, {"played": (*GATEWAY[:6], *FARMYARD)}, 2, gives={"jewelry": 2}),
    Row(109, {"played": GATEWAY[:11]}, {"played": (*GATEWAY[:10], *BONUS)}, 3, gives={"jewelry": 3}),
    Row(109, {"played": GATEWAY[:11]}, None, 1, gives={"jewelry": 1}),
    Row(109, {"played": GATEWAY[:11], "jewelry": 8}, None, 3, gives={"jewelry": 2}),
    # 110: 2/5/7 Flax, Barley and Rye each; 0/1/2 Bonus cards, 1 Hop, 1 Clay
    Row(
        110,
        {"flax": 2, "barley": 2, "rye": 2},
        {"flax": 1, "barley": 9, "rye": 9},
        1,
        gives={"hops": 1, "clay": 1},
    ),
    Row(
        110,
        {"flax": 5, "barley": 5, "rye": 5},
        {"flax": 9, "barley": 4, "rye": 9},
        2,
        gives={"hops": 1, "clay": 1, "bonus": 1},
    ),
    Row(
        110,
        {"flax": 7, "barley": 7, "rye": 7},
        {"flax": 9, "barley": 9, "rye": 6},
        3,
        gives={"hops": 1, "clay": 1, "bonus": 2},
    ),
    Row(
        110,
        {"flax": 7, "barley": 7, "rye": 7},
        {"flax": 6, "barley": 7, "rye": 7},
        3,
        gives={"hops": 1, "clay": 1, "bonus": 2},
    ),
    Row(110, {"flax": 7, "barley": 7, "rye": 7}, None, 1, gives={"hops": 1, "clay": 1}),
    # 111: 3/4/6 Tools; 0/1/2 Bonus cards, 1 Rye, 1 Clay
    Row(111, {"tools": 3}, {"tools": 2}, 1, gives={"rye": 1, "clay": 1}),
    Row(111, {"tools": 4}, {"tools": 3}, 2, gives={"rye": 1, "clay": 1, "bonus": 1}),
    Row(111, {"tools": 6}, {"tools": 5}, 3, gives={"rye": 1, "clay": 1, "bonus": 2}),
    Row(111, {"tools": 6}, None, 1, gives={"rye": 1, "clay": 1}),
    # 112: exactly 1 empty Field; sow 1 Clay in it, 1 Bonus card
    Row(
        112,
        {"fields": "row5 row2/rye", "clay": 3, "barley": 1},
        {"fields": "row5 row2", "clay": 3, "barley": 1},
        gives={"clay": -1, "row5": -1, "row5/clay": 1, "bonus": 1},
    ),
    Row(112, {"fields": "row5", "barley": 1}, {"fields": "row5/rye", "clay": 1}, gives={"bonus": 1}),
    Row(112, {"fields": "row5", "barley": 1}, {"clay": 1}, gives={"bonus": 1}),
    # 113: exactly 1 empty Field; 1 Hop, then one sow action
    Row(
        113,
        {"fields": "row4 row4/rye"},
        {"fields": "row4 row4"},
        gives={"row4": -1, "row4/hops": 1},
    ),
    Row(
        113,
        {"fields": "row4 row4/rye", "flax": 1},
        {"fields": "row4/flax row4/rye", "flax": 1},
        answers=("sow:flax>row4",),
        gives={"hops": 1, "flax": -1, "row4": -1, "row4/flax": 1},
    ),
    Row(113, {"fields": "row2"}, {}, answers=("take:1hops", "skip"), gives={"hops": 1}),
    # 114: 5/6/7 Fields; 1 Crop of choice, then 0/1/2 sow actions, 1 Bonus card
    Row(
        114,
        {"fields": some(5, "row2"), "rye": 2},
        {"fields": some(4, "row2"), "rye": 2},
        1,
        ("take:1flax",),
        {"flax": 1, "bonus": 1},
    ),
    Row(
        114,
        {"fields": some(6, "row2"), "rye": 2},
        {"fields": some(5, "row2"), "rye": 2},
        2,
        ("take:1hops", "sow:hops>row2"),
        {"row2": -1, "row2/hops": 1, "bonus": 1},
    ),
    Row(
        114,
        {"fields": some(5, "row3/rye") + " row2 row4", "rye": 2},
        {"fields": some(4, "row3/rye") + " row2 row4", "rye": 2},
        3,
        ("take:1barley", "sow:barley>row4", "sow:rye>row2"),
        {"row4": -1, "row4/barley": 1, "rye": -1, "row2": -1, "row2/rye": 1, "bonus": 1},
    ),
    Row(114, {"fields": some(8, "row2")}, None, 1, ("take:1rye",), {"rye": 1, "bonus": 1}),
    # 115: 4 Fields and 3 Tools; 3 Crops of one type
    Row(
        115,
        {"fields": some(4, "row2"), "tools": 3},
        {"fields": some(3, "row2"), "tools": 3},
        0,
        ("take:3barley",),
        {"barley": 3},
    ),
    Row(
        115,
        {"fields": some(4, "row2/rye"), "tools": 3},
        {"fields": some(4, "row2/rye"), "tools": 2},
        0,
        ("take:3flax",),
        {"flax": 3},
    ),
    Row(115, {"fields": some(4, "row2"), "tools": 3}, None, 0, ("take:3hops",), {"hops": 3}),
    Row(115, {"fields": some(4, "row2"), "tools": 3}, None, 0, ("take:3rye",), {"rye": 3}),
    # 116: Flax as in the window; 3 Rye, 1 Bonus card
    Row(116, {"flax": 6}, {"flax": 5}, gives={"rye": 3, "bonus": 1}),
    Row(116, {"flax": 8, "crafts": window(8)}, {"flax": 7, "crafts": window(8)}, gives={"rye": 3, "bonus": 1}),
    Row(116, {"flax": 12, "crafts": window(14)}, {"flax": 11, "crafts": window(14)}, gives={"rye": 3, "bonus": 1}),
    # 117: 2/4/6 Hops; 1/2/3 Barley, 1 Bonus card
    Row(117, {"hops": 2}, {"hops": 1}, 1, gives={"barley": 1, "bonus": 1}),
    Row(117, {"hops": 4}, {"hops": 3}, 2, gives={"barley": 2, "bonus": 1}),
    Row(117, {"hops": 6}, {"hops": 5}, 3, gives={"barley": 3, "bonus": 1}),
    Row(117, {"hops": 6}, None, 1, gives={"barley": 1, "bonus": 1}),
    # 118: a full space; 2 Barley, 1 Hop, 1 Bonus card
    Row(118, FULL, ALMOST, gives={"barley": 2, "hops": 1, "bonus": 1}),
    Row(
        118,
        {"on": {"town_hall": (1, 1, 3)}},
        {"on": {"town_hall": (0, 1, 3)}},
        gives={"barley": 2, "hops": 1, "bonus": 1},
    ),
    # 119: 6 Barley and 6 Rye; 1 Flax, 1 Hop, 1 Bonus card
    Row(119, {"barley": 6, "rye": 6}, {"barley": 5, "rye": 6}, gives={"flax": 1, "hops": 1, "bonus": 1}),
    Row(119, {"barley": 6, "rye": 6}, {"barley": 6, "rye": 5}, gives={"flax": 1, "hops": 1, "bonus": 1}),
    # 120: 3 planted Fields in row 5; 1 Hop, 1 Wool, 1 Bonus card
    Row(
        120,
        {"fields": "row5/rye row5/clay row5/hops"},
        {"fields": "row5/rye row5/clay row4/hops row5"},
        gives={"hops": 1, "wool": 1, "bonus": 1},
    ),
    # 121: 1 to 3 Workers left; every empty Field one row up, 1 Bonus card
    Row(
        121,
        {"workers": 3, "fields": "row2 row3 row5 row2/rye"},
        {"workers": 4, "fields": "row2 row3 row5 row2/rye"},
        gives={"row2": -1, "row4": 1, "bonus": 1},
    ),
    Row(121, {"workers": 1, "fields": "row4"}, {"workers": 0}, gives={"row4": -1, "row5": 1, "bonus": 1}),
    Row(121, {"workers": 2, "fields": some(8, "row2")}, {"workers": 6}, gives={"row2": -8, "row3": 8, "bonus": 1}),
    Row(121, {"workers": 2, "fields": "row2/hops"}, gives={"bonus": 1}),
    # 122: exactly 2 planted Fields; both one row up, 1 Bonus card
    Row(
        122,
        {"fields": "row2/hops row4/wool row2"},
        {"fields": "row2/hops row4 row2"},
        gives={"row2/hops": -1, "row3/hops": 1, "row4/wool": -1, "row5/wool": 1, "bonus": 1},
    ),
    Row(
        122,
        {"fields": "row3/rye row3/rye"},
        {"fields": "row3/rye row3/rye row2/rye"},
        gives={"row3/rye": -2, "row4/rye": 2, "bonus": 1},
    ),
    Row(122, {"fields": "row5/rye row5/flax"}, {"fields": "row5 row5"}, gives={"bonus": 1}),
    # 123: 1/3/4/6 Tools; 0/1/2/3 Milk, 1 Bonus card
    Row(123, {"tools": 1}, {"tools": 0}, 1, gives={"bonus": 1}),
    Row(123, {"tools": 3}, {"tools": 2}, 2, gives={"milk": 1, "bonus": 1}),
    Row(123, {"tools": 4}, {"tools": 3}, 3, gives={"milk": 2, "bonus": 1}),
    Row(123, {"tools": 6}, {"tools": 5}, 4, gives={"milk": 3, "bonus": 1}),
    Row(123, {"tools": 6}, None, 2, gives={"milk": 1, "bonus": 1}),
    # 124: 1/2/3 Meat; 1/2/3 Milk
    Row(124, {"meat": 1}, {"meat": 0}, 1, gives={"milk": 1}),
    Row(124, {"meat": 2}, {"meat": 1}, 2, gives={"milk": 2}),
    Row(124, {"meat": 3}, {"meat": 2}, 3, gives={"milk": 3}),
    Row(124, {"meat": 3}, None, 1, gives={"milk": 1}),
    # 125: 2 Wool; 1 Milk, 1 Bonus card
    Row(125, {"wool": 2}, {"wool": 1, "fields": "row5/wool"}, gives={"milk": 1, "bonus": 1}),
    # 126: 1/3/4 Farmyard cards played; 0/2/3 Meat, 2 Milk
    Row(126, {"played": FARMYARD[:1]}, {"played": (*GATEWAY, *BONUS, *POINT)}, 1, gives={"milk": 2}),
    Row(126, {"played": FARMYARD[:3]}, {"played": (*FARMYARD[:2], *GATEWAY)}, 2, gives={"meat": 2, "milk": 2}),
    Row(
        126,
        {"played": FARMYARD},
        {"played": FARMYARD[:3], "hand": FARMYARD[3:]},
        3,
        gives={"meat": 3, "milk": 2},
    ),
    Row(126, {"played": FARMYARD}, None, 1, gives={"milk": 2}),
    # 127: 3/4/5/6/7 planted Fields; 0/1/2/3/4 Wool, 1 Bonus card
    Row(127, {"fields": some(3, "row2/rye")}, {"fields": some(2, "row2/rye") + " row2"}, 1, gives={"bonus": 1}),
    Row(127, {"fields": some(4, "row2/rye")}, {"fields": some(3, "row2/rye")}, 2, gives={"wool": 1, "bonus": 1}),
    Row(127, {"fields": some(5, "row2/wool")}, {"fields": some(4, "row2/rye")}, 3, gives={"wool": 2, "bonus": 1}),
    Row(127, {"fields": some(6, "row2/rye")}, {"fields": some(5, "row2/rye")}, 4, gives={"wool": 3, "bonus": 1}),
    Row(
        127,
        {"fields": some(7, "row5/rye")},
        {"fields": some(6, "row5/rye") + " row5 row5"},
        5,
        gives={"wool": 4, "bonus": 1},
    ),
    Row(127, {"fields": some(8, "row2/rye")}, None, 2, gives={"wool": 1, "bonus": 1}),
    # 128: 4 Tools; 1 Flax, 2 Hides
    Row(128, {"tools": 4}, {"tools": 3}, gives={"flax": 1, "hides": 2}),
    # 129: Hides and Wool together as in the window; 3 Meat
    Row(129, {"hides": 2, "wool": 4}, {"hides": 2, "wool": 3}, gives={"meat": 3}),
    Row(129, {"hides": 6}, {"hides": 5, "meat": 9, "milk": 9}, gives={"meat": 3}),
    Row(129, {"wool": 6}, {"wool": 5}, gives={"meat": 3}),
    Row(
        129,
        {"hides": 5, "wool": 5, "crafts": window(10)},
        {"hides": 5, "wool": 4, "crafts": window(10)},
        gives={"meat": 3},
    ),
    # 130: 1 Hide and 1 Meat; 1 Farmyard card, 1 Hop or 1 Clay
    Row(130, {"hides": 1, "meat": 1}, {"hides": 0, "meat": 1}, 0, ("take:1hops",), {"hops": 1, "farmyard": 1}),
    Row(130, {"hides": 1, "meat": 1}, {"hides": 1, "meat": 0}, 0, ("take:1clay",), {"clay": 1, "farmyard": 1}),
]


def name(row: Row) -> str:
    return f"{row.card}/{row.option}"


def option_of(row: Row) -> str:
    return f"play:{row.card}" + (f"/{row.option}" if row.option else "")


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_has_a_row():
    assert sorted({row.card for row in ROWS}) == list(DECK)


@pytest.mark.parametrize("row", [row for row in ROWS if row.card != 121], ids=name)
def test_the_card_can_be_played_in_every_phase(row):
    """Only 121 has a Phase bar (p.12, H-01)."""
    for step in (*WINDOWS, "final_window"):
        assert option_of(row) in plays(set_up(row.card, {"round": 2, **row.have, "step": step}), row.card), step


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_every_effect_can_be_declined_and_nothing_is_paid(row):
    """Gateway cards require Goods and never take them (p.16); their effects are optional (p.12, H-93)."""
    table = set_up(row.card, row.have)
    before, depth = belongings(table), len(table.seat().frames)
    table.play(option_of(row), me=0)
    while len(table.seat().frames) > depth:
        table.play("skip", me=0)
    before["gateway"] -= 1
    assert belongings(table) == before
    assert table.seat().played[-1] == row.card


def rich_neighbour(table: Table) -> None:
    """Give seat 1 more than enough of everything."""
    goods = ("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "tools")
    table.give(1, stables=9, jewelry=9, workers=2, **dict.fromkeys(goods, 20))
    table.fields(*["row5/hops"] * 7, "row4", me=1)
    table.seat(1).played = [*GATEWAY, *FARMYARD]


def test_only_the_goods_of_the_own_seat_count():
    """A seat without Goods can play only 105, because 0 Sheep are as many as 0 Fields (p.14 #1, H-83)."""
    table = set_up(101, {"hand": tuple(range(102, 131)), "change": rich_neighbour})
    assert [action for action in table.ids(0) if action.startswith("play:")] == ["play:105"]


# 101


def test_101_moves_each_sheep_once():
    table = set_up(101, {"flax": 8, "card4": 1, "card5": 1}).play("play:101/3", me=0)
    table.play("move_sheep:card5>card6", me=0)
    assert table.offers(0) == {"move_sheep:card4>card5", "skip"}
    table.play("move_sheep:card4>card5", me=0)
    assert not any(action.startswith("move_sheep") for action in table.ids(0))
    assert table.sheep() == {"card5": 1, "card6": 1}


def test_101_can_skip_some_of_its_moves():
    table = set_up(101, {"flax": 8, "card4": 3}).play("play:101/3", "move_sheep:card4>card5", "skip", me=0)
    assert table.sheep() == {"card4": 2, "card5": 1}
    assert "draw:1bonus" in table.ids(0)


# 106, 118


@pytest.mark.parametrize("card", [106, 118])
def test_the_condition_of_a_full_space_holds_whoever_filled_it(card):
    """The card can be played at once when another seat fills the space, and no longer after Phase 1 removed a row
    (H-42, H-43).
    """
    table = set_up(card, {"on": {"sheep_market": (1, 2)}, "first": ("exchange:1", "end_turn")})
    assert plays(table, card) == []
    table.play("place:sheep_market", me=1)
    assert plays(table, card) == [f"play:{card}"]
    table.workers_on("sheep_market", 1, 2)
    assert plays(table, card) == []


# 109, 126


def test_109_does_not_count_itself_but_cards_played_before():
    """H-12, H-103"""
    table = set_up(109, {"played": GATEWAY[:2], "hand": (107,), "hides": 1})
    assert plays(table, 109) == []
    table.play("play:107/1", me=0)
    assert plays(table, 109) == ["play:109/1"]


def test_126_counts_a_farmyard_card_as_soon_as_it_is_played():
    """410 costs 1 Jewelry (H-12)."""
    table = set_up(126, {"hand": (410,), "jewelry": 1})
    assert plays(table, 126) == []
    table.play("play:410", me=0)
    assert plays(table, 126) == ["play:126/1"]


# 110


def test_110_counts_the_smallest_amount():
    """The example of the card index: 6 Flax, 3 Barley and 7 Rye give no Bonus card."""
    table = set_up(110, {"flax": 6, "barley": 3, "rye": 7})
    assert plays(table, 110) == ["play:110/1"]
    assert carry_out(table, Row(110, {}, option=1)) == {"hops": 1, "clay": 1}


def test_every_lower_tier_can_be_chosen():
    """H-94"""
    table = set_up(123, {"tools": 5})
    assert plays(table, 123) == ["play:123/1", "play:123/2", "play:123/3"]


# 112, 113


def test_112_the_clay_is_harvested_in_phase_7():
    """A Field in row 5 gives 5 Clay and drops (H-79)."""
    table = set_up(112, {"fields": "row5", "clay": 1, "rye": 1}).play("play:112", me=0)
    assert table.offers(0) == {"sow:clay>row5", "skip"}
    table.play("sow:clay>row5", "skip", me=0)
    assert table.goods() == {"rye": 1}
    table.go_to("harvest")
    assert table.goods() == {"rye": 1, "clay": 5}
    assert table.rows() == ["row4"]


def test_113_can_sow_the_new_hops_or_another_crop():
    table = set_up(113, {"fields": "row3", "rye": 1}).play("play:113", "take:1hops", me=0)
    assert table.offers(0) == {"sow:hops>row3", "sow:rye>row3", "skip"}


def test_two_cards_for_one_empty_field_can_be_played_at_the_same_time():
    """Both conditions hold at the same moment; 113 is carried out after 112 and finds no empty Field (H-05)."""
    table = set_up(112, {"fields": "row4", "clay": 1, "hand": (113,)}).play("play:112", "play:113", me=0)
    table.play("sow:clay>row4", "skip", "take:1hops", me=0)
    assert table.rows() == ["row4/clay"]
    assert table.goods() == {"hops": 1}
    assert not any(action.startswith("sow") for action in table.ids(0))


def test_the_second_card_cannot_be_played_after_the_field_is_sown():
    table = set_up(112, {"fields": "row4", "clay": 1, "hand": (113,)}).play("play:112", "sow:clay>row4", me=0)
    assert plays(table, 113) == []


# 114, 115


def test_114_gives_the_crop_before_the_sow_actions():
    """ "Afterward": the Crop that was just taken can be sown; both sow actions are optional."""
    table = set_up(114, {"fields": some(7, "row3")}).play("play:114/3", me=0)
    assert table.offers(0) == {"take:1barley", "take:1flax", "take:1hops", "take:1rye", "skip"}
    table.play("take:1rye", me=0)
    assert table.offers(0) == {"sow:rye>row3", "skip"}
    table.play("skip", me=0)
    assert table.goods() == {"rye": 1}
    assert "draw:1bonus" in table.ids(0)


def test_115_gives_one_type_also_when_fewer_are_taken():
    """H-93"""
    table = set_up(115, {"fields": some(4, "row3"), "tools": 3}).play("play:115", me=0)
    assert table.offers(0) == {"take:3barley", "take:3flax", "take:3hops", "take:3rye", "fewer", "skip"}
    table.play("fewer", me=0)
    crops = ("barley", "flax", "hops", "rye")
    assert table.offers(0) == {f"take:{number}{crop}" for number in (1, 2, 3) for crop in crops} | {"skip"}


# 121


BARRED = (
    "before_new_workers",
    "income",
    "after_new_card",
    "after_fallow",
    "before_harvest",
    "after_harvest",
    "progress",
)


def test_121_can_be_played_in_phase_4_only():
    """H-14, H-36"""
    have = {"round": 2, "workers": 2, "fields": "row2/rye"}
    not_in_phase(121, have, (*BARRED, "final_window"))
    phases = [set_up(121, {**have, "step": step}).state.phase for step in (*BARRED, "final_window")]
    assert phases == [2, 3, 5, 6, 7, 7, 9, 0]
    assert plays(set_up(121, {**have, "step": "actions"}), 121) == ["play:121"]


def test_121_cannot_be_played_at_the_end_of_phase_4_without_workers():
    table = set_up(121, {"workers": 0, "step": "after_actions"})
    assert table.state.phase == 4
    assert plays(table, 121) == []


def test_121_can_be_played_in_the_turn_of_another_seat():
    """H-01"""
    table = set_up(121, {"workers": 4, "first": ("exchange:1", "end_turn")})
    assert table.to_act() == (1,)
    assert plays(table, 121) == ["play:121"]


def test_121_counts_only_workers_that_are_left():
    """4 placed Workers, 2 of them in the second row, leave 2."""
    table = set_up(121, {"workers": 4, "on": {"clearing": (1,)}})
    assert plays(table, 121) == []
    table.play("place:clearing", me=0)
    assert plays(table, 121) == ["play:121"]


def test_121_moves_any_subset_of_the_empty_fields_once_each():
    """Section 1.1 of the rulings: any subset."""
    table = set_up(121, {"workers": 1, "fields": "row2 row3 row5 row2/rye"}).play("play:121", me=0)
    assert table.offers(0) == {"raise:row2", "raise:row3", "skip"}
    table.play("raise:row3", me=0)
    assert table.offers(0) == {"raise:row2", "skip"}
    table.play("skip", me=0)
    assert sorted(table.rows()) == ["row2", "row2/rye", "row4", "row5"]
    assert "draw:1bonus" in table.ids(0)


# 122


def test_122_moves_any_subset_of_the_planted_fields():
    table = set_up(122, {"fields": "row2/hops row4/rye row2"}).play("play:122", me=0)
    assert table.offers(0) == {"raise:row2/hops", "raise:row4/rye", "skip"}
    table.play("raise:row2/hops", me=0)
    while any(action.startswith("raise") for action in table.ids(0)):
        table.play("skip", me=0)
    assert sorted(table.rows()) == ["row2", "row3/hops", "row4/rye"]


def test_122_moves_each_field_once():
    table = set_up(122, {"fields": "row2/hops row5/rye"}).play("play:122", "raise:row2/hops", me=0)
    assert not any(action.startswith("raise") for action in table.ids(0))


# 130


def test_130_draws_its_card_last():
    """H-92"""
    table = set_up(130, {"hides": 1, "meat": 1}).play("play:130", me=0)
    assert table.offers(0) == {"take:1hops", "take:1clay", "skip"}
    table.play("take:1clay", me=0)
    assert table.offers(0) == {"draw:1farmyard", "skip"}
