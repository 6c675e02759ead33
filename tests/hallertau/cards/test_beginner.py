"""The Beginner deck, card by card (001-030, card index p.16)."""

import pytest

from tests.hallertau.cards.row import Row, belongings, carry_out, check, plays, set_up
from tests.hallertau.table import Table

DECK = range(1, 31)
SPACES_OF_CRAFTS = ("carpentry", "brewhouse", "cooling_house", "bakehouse", "manufacture")
WINDOWS = ("before_new_workers", "income", "after_new_card", "after_fallow", "before_harvest", "progress")


def some(number: int, field: str) -> str:
    """Return this many Fields of one kind."""
    return " ".join([field] * number)


def window(number: int) -> dict[str, int]:
    """Return the positions of all Craft Buildings at which the window shows this number."""
    return dict.fromkeys(SPACES_OF_CRAFTS, number - 6)


SEVEN_IN_STABLES = {"stables": 7}
HELD = (401, 402, 801, 802, 901, 902)
"""Cards in hand that are not Gateway cards, two of each deck."""

ROWS = [
    # 001: 2/3/4 Sheep; one Sheep moves on one, two or three times; 1 Bonus card
    Row(1, {"card4": 2}, {"card4": 1}, option=1, gives={"card4": -1, "card5": 1, "bonus": 1}),
    Row(1, {"card4": 3}, {"card4": 2}, option=2, gives={"card4": -1, "card6": 1, "bonus": 1}),
    Row(1, {"card4": 4}, {"card4": 3}, option=3, gives={"card4": -1, "stables": 1, "bonus": 1}),
    Row(1, {"card4": 4}, option=1, gives={"card4": -1, "card5": 1, "bonus": 1}),
    Row(
        1,
        {"card4": 3, "card6": 1},
        {"card4": 3, "card6": 0},
        option=3,
        answers=("move_sheep:card6>stables",),
        gives={"card6": -1, "stables": 1, "bonus": 1},
    ),
    Row(1, {"stables": 2}, {"stables": 1}, option=1, gives={"bonus": 1}),
    # 002: 7 Barley or 2 Hops; 1 Sheep, and only one if both are there
    Row(2, {"hops": 2}, {"hops": 1}, gives={"card4": 1}),
    Row(2, {"barley": 7}, {"barley": 6, "hops": 1}, gives={"card4": 1}),
    Row(2, {"barley": 7, "hops": 2}, {"fields": some(2, "row2/hops")}, gives={"card4": 1}),
    Row(2, {"hops": 2, "round": 2}, {"round": 2}, gives={"card5": 1}),
    Row(2, {"hops": 2, "round": 3}, {"round": 3}, gives={"card6": 1}),
    Row(2, {"hops": 2, "round": 4}, {"round": 4}, gives={"stables": 1}),
    # 003: 1 Wool and 3 Sheep; 1 Sheep
    Row(3, {"wool": 1, "card4": 3}, {"wool": 0, "card4": 3}, gives={"card4": 1}),
    Row(3, {"wool": 1, "card4": 1, "card5": 1, "stables": 1}, {"wool": 1, "card4": 2}, gives={"card4": 1}),
    # 004: Clay as in the window; 1 Field into row 4
    Row(4, {"clay": 6}, {"clay": 5}, gives={"row4": 1}),
    Row(4, {"clay": 7, "crafts": window(7)}, {"clay": 6, "crafts": window(7)}, gives={"row4": 1}),
    Row(4, {"clay": 12, "crafts": window(15)}, {"clay": 11, "crafts": window(15)}, gives={"row4": 1}),
    Row(4, {"clay": 6, "crafts": {"carpentry": 3}}, {"clay": 5, "crafts": {"carpentry": 3}}, gives={"row4": 1}),
    Row(4, {"clay": 6, "fields": some(8, "row2")}, gives={}),
    # 005: 4 Sheep; 1 Wool and 1 Field into row 2
    Row(5, {"card4": 4}, {"card4": 3}, gives={"wool": 1, "row2": 1}),
    Row(5, {"card4": 4, "fields": some(8, "row3")}, gives={"wool": 1}),
    # 006: 4 Barley and 4 Hops; 1 Tool and 1 Bonus card
    Row(6, {"barley": 4, "hops": 4}, {"barley": 3, "hops": 4}, gives={"tools": 1, "bonus": 1}),
    Row(6, {"barley": 4, "hops": 4}, {"barley": 4, "hops": 3}, gives={"tools": 1, "bonus": 1}),
    Row(
        6,
        {"barley": 4, "hops": 4},
        {"barley": 3, "hops": 3, "fields": "row4/barley row4/hops"},
        gives={"tools": 1, "bonus": 1},
    ),
    # 007: 1/2/5 Meat; 0/1/2 Tools, 1 Bonus card
    Row(7, {"meat": 5}, {"meat": 4}, option=3, gives={"tools": 2, "bonus": 1}),
    Row(7, {"meat": 2}, {"meat": 1}, option=2, gives={"tools": 1, "bonus": 1}),
    Row(7, {"meat": 5}, {"meat": 0}, option=1, gives={"bonus": 1}),
    Row(7, {"meat": 1}, {"meat": 0}, option=1, gives={"bonus": 1}),
    # 008: 3 Flax and 2 Wool; 1 Tool and 1 Bonus card
    Row(8, {"flax": 3, "wool": 2}, {"flax": 2, "wool": 2}, gives={"tools": 1, "bonus": 1}),
    Row(8, {"flax": 3, "wool": 2}, {"flax": 3, "wool": 1}, gives={"tools": 1, "bonus": 1}),
    # 009: a full space; 1 Jewelry and 1 Bonus card
    Row(9, {"on": {"nursery": (1, 2, 3)}}, {"on": {"nursery": (1, 2)}}, gives={"jewelry": 1, "bonus": 1}),
    Row(9, {"on": {"point_card": (1, 2)}}, {"on": {"point_card": (1,)}}, gives={"jewelry": 1, "bonus": 1}),
    Row(9, {"on": {"nursery": (1, 1, 3)}}, {"on": {"nursery": (0, 1, 3)}}, gives={"jewelry": 1, "bonus": 1}),
    Row(9, {"on": {"nursery": (1, 2, 3)}, "jewelry": 10}, gives={"bonus": 1}),
    # 010: 2 Hides or 2 Meat; 2 Clay and 1 Bonus card
    Row(10, {"hides": 2}, {"hides": 1, "meat": 1}, gives={"clay": 2, "bonus": 1}),
    Row(10, {"meat": 2}, {"meat": 1}, gives={"clay": 2, "bonus": 1}),
    Row(10, {"hides": 2, "meat": 2}, {"hides": 1}, gives={"clay": 2, "bonus": 1}),
    # 011: 1 Milk and 1 Wool; 1 Clay and 1 Bonus card
    Row(11, {"milk": 1, "wool": 1}, {"milk": 0, "wool": 1}, gives={"clay": 1, "bonus": 1}),
    Row(11, {"milk": 1, "wool": 1}, {"milk": 1, "wool": 0}, gives={"clay": 1, "bonus": 1}),
    # 012: 4 Tools; 1 Clay, 1 Milk, 1 Wool
    Row(12, {"tools": 4}, {"tools": 3}, gives={"clay": 1, "milk": 1, "wool": 1}),
    # 013: 3 Sheep; 1 Clay, one sow action
    Row(13, {"card4": 3}, {"card4": 2}, gives={"clay": 1}),
    Row(
        13,
        {"card4": 3, "fields": "row2 row4", "barley": 1, "rye": 1},
        {"card4": 2, "fields": "row2 row4", "barley": 1, "rye": 1},
        answers=("sow:rye>row4",),
        gives={"clay": 1, "rye": -1, "row4": -1, "row4/rye": 1},
    ),
    # 014: 1/2/4/6 Fields in row 5; 0/1/2/3 sow actions, 1 Bonus card
    Row(14, {"fields": "row5", "barley": 3}, {"fields": "row4", "barley": 3}, option=1, gives={"bonus": 1}),
    Row(
        14,
        {"fields": "row5 row5/flax row2", "barley": 3},
        {"fields": "row5 row4/flax row2", "barley": 3},
        option=2,
        answers=("sow:barley>row2",),
        gives={"barley": -1, "row2": -1, "row2/barley": 1, "bonus": 1},
    ),
    Row(
        14,
        {"fields": some(4, "row5"), "hops": 3},
        {"fields": some(3, "row5") + " row4", "hops": 3},
        option=3,
        gives={"hops": -2, "row5": -2, "row5/hops": 2, "bonus": 1},
    ),
    Row(
        14,
        {"fields": some(6, "row5"), "rye": 6},
        {"fields": some(5, "row5") + " row4 row4", "rye": 6},
        option=4,
        gives={"rye": -3, "row5": -3, "row5/rye": 3, "bonus": 1},
    ),
    Row(14, {"fields": some(6, "row5"), "rye": 6}, option=1, gives={"bonus": 1}),
    # 015: 4/5/6/7 Fields; 1/2/3/4 different Crops
    Row(15, {"fields": some(4, "row2")}, {"fields": some(3, "row2")}, 1, ("take:1rye",), {"rye": 1}),
    Row(15, {"fields": some(5, "row2/rye")}, {"fields": some(4, "row2/rye")}, 2, gives={"barley": 1, "flax": 1}),
    Row(
        15,
        {"fields": some(6, "row2")},
        {"fields": some(5, "row2")},
        3,
        ("take:1flax+1hops+1rye",),
        {"flax": 1, "hops": 1, "rye": 1},
    ),
    Row(
        15,
        {"fields": some(7, "row2")},
        {"fields": some(6, "row2")},
        4,
        gives={"barley": 1, "flax": 1, "hops": 1, "rye": 1},
    ),
    Row(15, {"fields": some(8, "row2")}, None, 1, ("take:1hops",), {"hops": 1}),
    # 016: 3 Tools and 3 Hops; 1 Bonus card, 2 Barley or 2 Rye
    Row(16, {"tools": 3, "hops": 3}, {"tools": 2, "hops": 3}, 0, ("take:2barley",), {"barley": 2, "bonus": 1}),
    Row(16, {"tools": 3, "hops": 3}, {"tools": 3, "hops": 2}, 0, ("take:2rye",), {"rye": 2, "bonus": 1}),
    # 017: 2 Fields with Hops; 2 Barley, 1 Rye, 1 Bonus card
    Row(
        17,
        {"fields": "row2/hops row5/hops"},
        {"fields": "row2/hops row5/barley", "hops": 9},
        gives={"barley": 2, "rye": 1, "bonus": 1},
    ),
    # 018: Barley as in the window; 2 Flax, 1 Bonus card
    Row(18, {"barley": 6}, {"barley": 5}, gives={"flax": 2, "bonus": 1}),
    Row(
        18,
        {"barley": 9, "crafts": window(9)},
        {"barley": 8, "crafts": window(9)},
        gives={"flax": 2, "bonus": 1},
    ),
    # 019: 6 Fields; 1 Rye, 1 Hide, 1 Bonus card
    Row(
        19,
        {"fields": some(5, "row2") + " row5/rye"},
        {"fields": some(5, "row2")},
        gives={"rye": 1, "hides": 1, "bonus": 1},
    ),
    # 021: 1/2/4/7 Sheep; 1/2/3/4 Hops, or as much Meat
    Row(21, {"card4": 1}, {"card4": 0}, 1, ("take:1hops",), {"hops": 1}),
    Row(21, {"stables": 2}, {"stables": 1}, 2, ("take:2meat",), {"meat": 2}),
    Row(21, {"card4": 4}, {"card4": 3}, 3, ("take:3hops",), {"hops": 3}),
    Row(21, SEVEN_IN_STABLES, {"stables": 6}, 4, ("take:4meat",), {"meat": 4}),
    Row(21, SEVEN_IN_STABLES, None, 4, ("take:4hops",), {"hops": 4}),
    Row(21, SEVEN_IN_STABLES, None, 1, ("take:1meat",), {"meat": 1}),
    # 022: exactly 1 or 2 planted Fields; harvest 1 Field, 1 Bonus card
    Row(
        22,
        {"fields": "row4/barley row3"},
        {"fields": "row4 row3"},
        gives={"barley": 4, "row4/barley": -1, "row3": 1, "bonus": 1},
    ),
    Row(
        22,
        {"fields": "row2/hops row5/flax"},
        {"fields": "row2/hops row5/flax row5/flax"},
        answers=("harvest:row5/flax",),
        gives={"flax": 5, "row5/flax": -1, "row4": 1, "bonus": 1},
    ),
    Row(22, {"fields": "row2/wool"}, {}, gives={"wool": 2, "row2/wool": -1, "row2": 1, "bonus": 1}),
    # 023: no empty Fields; every Field one row up
    Row(
        23,
        {"fields": "row2/hops row3/barley row5/rye"},
        {"fields": "row2/hops row3/barley row5"},
        gives={
            "row2/hops": -1,
            "row3/hops": 1,
            "row3/barley": -1,
            "row4/barley": 1,
        },
    ),
    Row(23, {}, {"fields": "row5"}, gives={}),
    Row(23, {"fields": some(8, "row4/wool")}, gives={"row4/wool": -8, "row5/wool": 8}),
    # 024: 6/9/12 Rye; 1/2/3 Milk, 1 Bonus card
    Row(24, {"rye": 6}, {"rye": 5}, 1, gives={"milk": 1, "bonus": 1}),
    Row(24, {"rye": 9}, {"rye": 8}, 2, gives={"milk": 2, "bonus": 1}),
    Row(24, {"rye": 12}, {"rye": 11}, 3, gives={"milk": 3, "bonus": 1}),
    Row(24, {"rye": 12}, None, 1, gives={"milk": 1, "bonus": 1}),
    # 025: 4/5/7 Clay; 1/2/3 Milk
    Row(25, {"clay": 4}, {"clay": 3}, 1, gives={"milk": 1}),
    Row(25, {"clay": 5}, {"clay": 4}, 2, gives={"milk": 2}),
    Row(25, {"clay": 7}, {"clay": 6}, 3, gives={"milk": 3}),
    Row(25, {"clay": 7}, None, 2, gives={"milk": 2}),
    # 026: 3 Tools and 2 Sheep; 1 Milk, 1 Wool, 1 Bonus card
    Row(26, {"tools": 3, "card4": 2}, {"tools": 2, "card4": 2}, gives={"milk": 1, "wool": 1, "bonus": 1}),
    Row(26, {"tools": 3, "card4": 1, "stables": 1}, {"tools": 3, "card4": 1}, gives={"milk": 1, "wool": 1, "bonus": 1}),
    # 027: exactly 1 empty Field; sow 1 Wool in it, 1 Bonus card
    Row(
        27,
        {"fields": "row4 row2/rye", "wool": 2, "barley": 1},
        {"fields": "row4 row2", "wool": 2, "barley": 1},
        gives={"wool": -1, "row4": -1, "row4/wool": 1, "bonus": 1},
    ),
    Row(27, {"fields": "row4", "barley": 1}, {"fields": "row4/rye"}, gives={"bonus": 1}),
    Row(27, {"fields": "row4", "barley": 1}, {"barley": 1}, gives={"bonus": 1}),
    # 028: 2/3/4 Jewelry; 1/2/3 Hides, 1 Bonus card
    Row(28, {"jewelry": 2}, {"jewelry": 1}, 1, gives={"hides": 1, "bonus": 1}),
    Row(28, {"jewelry": 3}, {"jewelry": 2}, 2, gives={"hides": 2, "bonus": 1}),
    Row(28, {"jewelry": 4}, {"jewelry": 3}, 3, gives={"hides": 3, "bonus": 1}),
    Row(28, {"jewelry": 10}, None, 1, gives={"hides": 1, "bonus": 1}),
    # 029: 2/4/6 cards in hand that are not Gateway cards; 1/2/3 Meat
    Row(29, {"hand": HELD[:2]}, {"hand": (401, 2, 3, 4)}, 1, gives={"meat": 1}),
    Row(29, {"hand": HELD[2:]}, {"hand": HELD[2:5]}, 2, gives={"meat": 2}),
    Row(29, {"hand": HELD}, {"hand": (*HELD[:5], 1, 2, 3)}, 3, gives={"meat": 3}),
    Row(29, {"hand": HELD}, {"played": HELD}, 1, gives={"meat": 1}),
    # 030: 1 Jewelry and 2/4/6 Fields; 0/1/2 Farmyard cards, 1 Clay, 1 Bonus card
    Row(
        30,
        {"jewelry": 1, "fields": some(2, "row2")},
        {"jewelry": 1, "fields": "row2"},
        1,
        gives={"clay": 1, "bonus": 1},
    ),
    Row(
        30,
        {"jewelry": 1, "fields": some(4, "row2/rye")},
        {"jewelry": 1, "fields": some(3, "row2/rye")},
        2,
        gives={"clay": 1, "farmyard": 1, "bonus": 1},
    ),
    Row(
        30,
        {"jewelry": 1, "fields": some(6, "row2")},
        {"jewelry": 1, "fields": some(5, "row2")},
        3,
        gives={"clay": 1, "farmyard": 2, "bonus": 1},
    ),
    Row(
        30,
        {"jewelry": 1, "fields": some(6, "row2")},
        {"jewelry": 0, "fields": some(6, "row2")},
        1,
        gives={"clay": 1, "bonus": 1},
    ),
]


def name(row: Row) -> str:
    return f"{row.card:03}/{row.option}"


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_has_a_row():
    """020 depends on an event and has its own tests below."""
    assert sorted({row.card for row in ROWS} | {20}) == list(DECK)


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_card_can_be_played_in_every_phase(row):
    """No card of this deck has a Phase bar (p.12, H-01)."""
    action = f"play:{row.card:03}" + (f"/{row.option}" if row.option else "")
    for step in (*WINDOWS, "final_window"):
        assert action in plays(set_up(row.card, {"round": 2, **row.have, "step": step}), row.card), step


def decline_everything(table: Table, row: Row) -> None:
    """Play the card and skip each of its effects."""
    depth = len(table.seat().frames)
    table.play(f"play:{row.card:03}" + (f"/{row.option}" if row.option else ""), me=0)
    while len(table.seat().frames) > depth:
        table.play("skip", me=0)


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_every_effect_can_be_declined_and_nothing_is_paid(row):
    """Gateway cards require Goods and never take them (p.16); their effects are optional (p.12, H-93)."""
    table = set_up(row.card, row.have)
    before = belongings(table)
    decline_everything(table, row)
    before["gateway"] -= 1
    assert belongings(table) == before
    assert table.seat().played[-1] == row.card


def rich_neighbour(table: Table) -> None:
    """Give seat 1 more than enough of everything."""
    goods = ("barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "tools")
    table.give(1, stables=9, jewelry=9, **dict.fromkeys(goods, 20))
    table.fields(*["row5/hops"] * 7, "row4", me=1)


def test_only_the_goods_of_the_own_seat_count():
    """A seat without Goods can play only 023, which requires that no Field is empty (p.14 #1, H-83)."""
    table = set_up(1, {"hand": tuple(range(2, 31)), "change": rich_neighbour})
    assert [action for action in table.ids(0) if action.startswith("play:")] == ["play:023"]


def test_cards_can_be_played_in_the_turns_of_others():
    """H-01"""
    table = set_up(12, {"tools": 4, "hand": (801,), "first": ("place:clay_delivery", "skip", "end_turn")})
    assert table.to_act() == (1,)
    table.play("play:012", "take:1milk+1wool+1clay", me=0)
    assert table.goods() == {"milk": 1, "wool": 1, "clay": 1}
    assert table.to_act() == (1,)


# 001


def test_001_moves_the_same_sheep_and_can_stop():
    table = set_up(1, {"card4": 3, "card5": 1}).play("play:001/3", me=0)
    assert {"move_sheep:card4>card5", "move_sheep:card5>card6"} <= table.offers(0)
    table.play("move_sheep:card4>card5", me=0)
    assert table.offers(0) == {"move_sheep:card5>card6", "skip"}
    table.play("move_sheep:card5>card6", me=0)
    assert table.offers(0) == {"move_sheep:card6>stables", "skip"}
    table.play("skip", me=0)
    assert table.sheep() == {"card4": 2, "card5": 1, "card6": 1}
    assert "draw:1bonus" in table.ids(0)


def test_001_ends_when_its_sheep_is_in_the_stables():
    """Remaining moves do not pass to another Sheep."""
    table = set_up(1, {"card5": 4}).play("play:001/3", me=0)
    table.play("move_sheep:card5>card6", "move_sheep:card6>stables", me=0)
    assert not any(action.startswith("move_sheep") for action in table.ids(0))
    assert table.sheep() == {"card5": 3, "stables": 1}


# 009


def test_009_can_be_played_when_another_seat_fills_the_space():
    """The owner of the Workers does not matter (p.12, H-42)."""
    table = set_up(9, {"on": {"sheep_market": (1, 2)}, "first": ("exchange:1", "end_turn")})
    assert plays(table, 9) == []
    table.play("place:sheep_market", me=1)
    assert plays(table, 9) == ["play:009"]


# 014, 013


def test_014_sows_any_crop_in_any_empty_field():
    table = set_up(14, {"fields": some(4, "row5") + " row2", "hops": 1, "rye": 1}).play("play:014/3", me=0)
    assert table.offers(0) == {"sow:hops>row2", "sow:hops>row5", "sow:rye>row2", "sow:rye>row5", "skip"}
    table.play("sow:rye>row5", me=0)
    assert table.offers(0) == {"sow:hops>row2", "sow:hops>row5", "skip"}
    table.play("skip", me=0)
    assert table.good("hops") == 1
    assert "draw:1bonus" in table.ids(0)


def test_013_sows_crops_only():
    table = set_up(13, {"card4": 3, "fields": "row4", "wool": 5, "flax": 1}).play("play:013", "take:1clay", me=0)
    assert table.offers(0) == {"sow:flax>row4", "skip"}


def harvest_is_still_due(fields: str, first: tuple[str, ...], choice: str, *then: str) -> list[bool]:
    """For every choice in Phase 7, return whether a Field in row 3 with Barley is still to be harvested."""

    def table() -> Table:
        setup = {"card4": 3, "hand": (22, 801), "fields": fields, "step": "harvest"}
        return set_up(13, setup).play(*first, me=0)

    ways = [action for action in table().ids(0) if action.startswith(choice)]
    return ["harvest:row3/barley" in table().play(way, *then, me=0).ids(0) for way in ways]


@pytest.mark.parametrize("fields", ["row4/barley row3 row5/rye", "row3 row4/barley row5/rye"])
def test_013_can_sow_in_phase_7_on_a_field_that_was_not_harvested_yet(fields):
    """Of two empty Fields in one row, one already harvested, the other one is harvested after sowing (H-78)."""
    first = ("harvest:row4/barley", "play:013", "skip")
    assert any(harvest_is_still_due(fields, first, "sow:barley>row3"))


@pytest.mark.parametrize("fields", ["row4/barley row3/barley", "row3/barley row4/barley"])
def test_022_can_harvest_in_phase_7_the_field_that_was_sown_again(fields):
    """Of two equal Fields, one sown again after its harvest, the other one is still to be harvested afterwards (H-78,
    H-80).
    """
    first = ("harvest:row4/barley", "play:013", "skip", "sow:barley>row3/harvested", "play:022")
    assert any(harvest_is_still_due(fields, first, "harvest:row3/barley/harvested", "skip"))


# 015, 016, 021


def test_015_gives_each_type_only_once():
    table = set_up(15, {"fields": some(5, "row2")}).play("play:015/2", me=0)
    assert {action for action in table.ids(0) if action.startswith("take:")} == {
        "take:1barley+1flax",
        "take:1barley+1hops",
        "take:1barley+1rye",
        "take:1flax+1hops",
        "take:1flax+1rye",
        "take:1hops+1rye",
    }


def test_016_gives_one_of_two_crops():
    table = set_up(16, {"tools": 3, "hops": 3}).play("play:016", me=0)
    assert table.offers(0) == {"take:2barley", "take:2rye", "fewer", "skip"}


def test_021_gives_a_single_type():
    """Also when fewer are taken (H-93)."""
    table = set_up(21, {"card4": 2}).play("play:021/2", me=0)
    assert table.offers(0) == {"take:2hops", "take:2meat", "fewer", "skip"}
    table.play("fewer", me=0)
    assert table.offers(0) == {"take:2hops", "take:1hops", "take:2meat", "take:1meat", "skip"}


# 020


def in_phase_9(jewelry: int, **more: object) -> Table:
    return set_up(20, {"jewelry": jewelry, "step": "progress", **more})


def gives_of_020(table: Table) -> dict[str, int]:
    return carry_out(table, Row(20, {}))


def test_020_can_be_played_after_the_last_jewelry_was_paid_in_phase_9():
    table = in_phase_9(1)
    assert plays(table, 20) == []
    table.play("advance:carpentry:1jewelry", me=0)
    assert plays(table, 20) == ["play:020"]
    assert gives_of_020(table) == {"hops": 1, "milk": 1}


def test_020_cannot_be_played_with_jewelry_left():
    table = in_phase_9(2).play("advance:carpentry:1jewelry", me=0)
    assert plays(table, 20) == []
    table.play("advance:brewhouse:1jewelry", me=0)
    assert plays(table, 20) == ["play:020"]


def test_020_needs_jewelry_to_be_spent_and_not_just_missing():
    assert plays(in_phase_9(0), 20) == []
    table = in_phase_9(0, clay=1).play("advance:carpentry:1clay", me=0)
    assert plays(table, 20) == []


def test_020_cannot_be_played_after_the_next_unit():
    """H-20"""
    table = in_phase_9(1, clay=1).play("advance:brewhouse:1jewelry", "advance:carpentry:1clay", me=0)
    assert plays(table, 20) == []


def test_020_can_be_played_after_moves_of_others():
    """H-20"""
    table = in_phase_9(1).play("advance:brewhouse:1jewelry", me=0)
    table.give(1, clay=1).play("advance:carpentry:1clay", me=1)
    assert plays(table, 20) == ["play:020"]


def test_020_cannot_be_played_after_a_confirmation():
    """H-20: done, while Phase 9 still waits for the other seat."""
    table = in_phase_9(1).play("advance:brewhouse:1jewelry", "done", me=0)
    assert table.state.phase == 9
    assert plays(table, 20) == []
    assert plays(table.play("resume", me=0), 20) == []


def test_020_can_be_played_after_another_card():
    """H-20: only a unit that is not a card ends what was just done."""
    table = in_phase_9(1, hand=(12,), tools=4).play("advance:brewhouse:1jewelry", "play:012", "skip", me=0)
    assert plays(table, 20) == ["play:020"]


def test_020_can_be_played_after_the_last_jewelry_was_paid_for_a_card():
    """410 costs 1 Jewelry (H-21); a card played inside another card is carried out after it (H-03)."""
    table = set_up(20, {"jewelry": 1, "hand": (410,)}).play("play:410", me=0)
    assert plays(table, 20) == ["play:020"]
    table.play("play:020", me=0)
    assert table.goods() == {}
    table.play("new_field:row2", "new_field:row2", "take:1hops+1milk", me=0)
    assert table.goods() == {"hops": 1, "milk": 1}
    assert table.rows() == ["row2", "row2"]


def test_020_can_be_played_after_that_card_was_carried_out():
    table = set_up(20, {"jewelry": 1, "hand": (410,)}).play("play:410", "skip", me=0)
    assert gives_of_020(table) == {"hops": 1, "milk": 1}


def test_020_cannot_be_played_in_the_next_turn():
    """The end of the turn ends what was just done (H-20)."""
    table = set_up(20, {"jewelry": 1, "hand": (410, 411)})
    table.play("exchange:1", "play:410", "skip", me=0)
    assert plays(table, 20) == ["play:020"]
    table.play("end_turn", me=0)
    assert plays(table, 20) == []


def jewelry_deck(jewelry: int) -> Table:
    """Return a table with 020 and 719 (pay 2, 7 or 9 Jewelry, get 0, 6 or 9 back) in hand."""
    table = Table(2, variant="cards", gateway=0, farmyard=7)
    table.bare().fields().give(0, jewelry=jewelry)
    table.seat().hand = [20, 719]
    return table


def test_020_can_be_played_inside_a_card_that_gives_jewelry_back():
    """Jewelry is 0 only between payment and gain; a card played there counts (H-03, H-04, H-21)."""
    table = jewelry_deck(7).play("play:719/2", me=0)
    assert plays(table, 20) == ["play:020"]
    table.play("play:020", "take:6jewelry", me=0)
    assert table.seat().jewelry == 6
    while "take:1hops+1milk" not in table.ids(0):
        table.play(table.ids(0)[0], me=0)
    assert table.play("take:1hops+1milk", me=0).goods() == {"hops": 1, "milk": 1}


def test_020_cannot_be_played_after_jewelry_was_given_back():
    """Only while Jewelry is still 0 (H-21)."""
    table = jewelry_deck(7).play("play:719/2", "take:6jewelry", me=0)
    assert plays(table, 20) == []


# 022


def test_022_harvests_one_chosen_field_or_none():
    table = set_up(22, {"fields": "row2/hops row5/flax row3"}).play("play:022", me=0)
    assert table.offers(0) == {"harvest:row2/hops", "harvest:row5/flax", "skip"}
    table.play("harvest:row2/hops", me=0)
    assert table.goods() == {"hops": 2}
    assert sorted(table.rows()) == ["row2", "row3", "row5/flax"]
    assert not any(action.startswith("harvest") for action in table.ids(0))


def test_022_a_field_harvested_early_and_sown_again_is_harvested_in_phase_7():
    """Sown again before Phase 7 it is harvested there as usual (H-80)."""
    table = set_up(22, {"fields": "row4/barley", "hand": (801,)})
    table.play("play:022", "harvest:row4/barley", "skip", me=0)
    table.play("place:cultivation", "sow:barley>row3", me=0)
    table.go_to("harvest").play("harvest:row3/barley", me=0)
    assert table.rows() == ["row2"]
    assert table.good("barley") == 4 - 1 + 3


def test_022_a_field_harvested_in_phase_7_is_not_harvested_again():
    """It is empty by then; the other Field is harvested as usual (H-78)."""
    table = set_up(22, {"fields": "row4/barley row5/rye", "step": "before_harvest", "hand": (801,)})
    table.play("play:022", "harvest:row4/barley", "skip", "ready", me=0)
    while table.state.phase == 7:
        table.play(table.ids(0)[0], me=0)
    assert table.goods() == {"barley": 4, "rye": 5}
    assert sorted(table.rows()) == ["row3", "row4"]


# 023


def test_023_moves_each_field_up_once():
    table = set_up(23, {"fields": "row2/hops row3/hops row5/hops"}).play("play:023", me=0)
    assert table.offers(0) == {"raise:row2/hops", "raise:row3/hops", "skip"}
    table.play("raise:row3/hops", me=0)
    assert table.offers(0) == {"raise:row2/hops", "skip"}
    table.play("raise:row2/hops", me=0)
    assert not any(action.startswith("raise") for action in table.ids(0))
    assert sorted(table.rows()) == ["row3/hops", "row4/hops", "row5/hops"]


def test_023_moves_any_subset_of_the_fields():
    """Section 1.1 of the rulings: any subset."""
    table = set_up(23, {"fields": "row2/hops row4/flax row4/flax"}).play("play:023", "raise:row4/flax", "skip", me=0)
    assert sorted(table.rows()) == ["row2/hops", "row4/flax", "row5/flax"]


# 027


def test_027_the_wool_is_harvested_in_phase_7():
    """A Field in row 4 gives 4 Wool and drops (H-79)."""
    table = set_up(27, {"fields": "row4", "wool": 1}).play("play:027", me=0)
    assert table.offers(0) == {"sow:wool>row4", "skip"}
    table.play("sow:wool>row4", "skip", me=0)
    assert table.goods() == {}
    table.go_to("harvest")
    assert table.goods() == {"wool": 4}
    assert table.rows() == ["row3"]


# 030


def test_030_draws_last_and_the_bonus_card_after_the_others():
    """H-92"""
    table = set_up(30, {"jewelry": 1, "fields": some(6, "row2")}).play("play:030/3", "take:1clay", me=0)
    assert table.offers(0) == {"draw:2farmyard", "draw:1farmyard", "skip"}
    table.play("draw:1farmyard", me=0)
    assert table.offers(0) >= {"draw:1bonus", "skip"}
    assert not any("farmyard" in action for action in table.ids(0))
