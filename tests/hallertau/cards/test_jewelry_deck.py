"""The Jewelry deck (701-735), card by card, from the card index of the English rulebook."""

import pytest

from service.engine.hallertau.resources import CRAFTS, RYE
from service.engine.hallertau.spaces import SPACES
from service.engine.hallertau.triggers import WorkersExchanged
from tests.hallertau.cards.row import Row, carry_out, check, not_in_phase, plays, set_up
from tests.hallertau.table import Table

SEVEN_IN_WINDOW = dict.fromkeys(CRAFTS, 1)
TWELVE_IN_WINDOW = dict.fromkeys(CRAFTS, 10)


def fields(number: int, field: str = "row2") -> str:
    """Return this many equal Fields."""
    return " ".join([field] * number)


def next_cards(table: Table, deck: str, *cards: int) -> None:
    """Put these cards on top of a deck."""
    rest = [card for card in table.state.decks[deck] if card not in cards]
    table.state.decks[deck] = [*cards, *rest]


def after_playing(table: Table, *options: str) -> Table:
    """Return the table after seat 0 has played these actions."""
    return table.play(*options, me=0)


ROWS = [
    # 701: 11 Barley; 1 Sheep
    Row(701, {"barley": 11}, {"barley": 10}, gives={"card4": 1}),
    Row(701, {"barley": 12, "round": 5}, {"barley": 10, "fields": "row5/barley"}, gives={"stables": 1}),
    # 702: just exchanged 3 Workers; 1 Sheep
    Row(702, {"first": ("exchange:3",)}, {"first": ("exchange:2",)}, gives={"card4": 1}),
    Row(702, {"first": ("exchange:6",), "round": 3}, {"round": 3}, gives={"card6": 1}),
    # 703: a space is full; 1 Sheep, Field row 2
    Row(703, {"on": {"nursery": (1, 2, 3)}}, {"on": {"nursery": (1, 2)}}, gives={"card4": 1, "row2": 1}),
    Row(703, {"on": {"bonus_card": (1, 2)}}, {"on": {"bonus_card": (1,)}}, gives={"card4": 1, "row2": 1}),
    Row(703, {"on": {"farming": (1, 1, 3)}}, {"on": {"farming": (0, 1)}}, gives={"card4": 1, "row2": 1}),
    Row(703, {"on": {"nursery": (1, 2, 3)}, "fields": fields(8)}, gives={"card4": 1}),
    # 704: 4 Sheep and at most 7, 5, 4 or 3 Fields; Field row 2, 3, 4 or 5
    Row(704, {"card4": 4, "fields": fields(7)}, {"card4": 3, "fields": fields(7)}, option=1, gives={"row2": 1}),
    Row(704, {"card4": 4, "fields": fields(7)}, {"card4": 4, "fields": fields(8)}, option=1, gives={"row2": 1}),
    Row(704, {"card4": 4, "fields": fields(5)}, {"card4": 4, "fields": fields(6)}, option=2, gives={"row3": 1}),
    Row(704, {"card4": 4, "fields": fields(4)}, {"card4": 4, "fields": fields(5)}, option=3, gives={"row4": 1}),
    Row(704, {"card4": 4, "fields": fields(3)}, {"card4": 4, "fields": fields(4)}, option=4, gives={"row5": 1}),
    Row(704, {"card4": 2, "stables": 2}, {"card4": 2, "stables": 1}, option=4, gives={"row5": 1}),
    Row(704, {"card5": 5, "fields": fields(3, "row3/rye")}, option=2, gives={"row3": 1}),
    # 705: 4 Sheep and at most 7, 4 or 1 Tools; 1, 2 or 3 Tools, 1 Bonus card
    Row(705, {"card4": 4, "tools": 7}, {"card4": 4, "tools": 8}, option=1, gives={"tools": 1, "bonus": 1}),
    Row(705, {"card4": 4, "tools": 7}, {"card4": 3, "tools": 7}, option=1, gives={"tools": 1, "bonus": 1}),
    Row(705, {"card4": 4, "tools": 4}, {"card4": 4, "tools": 5}, option=2, gives={"tools": 2, "bonus": 1}),
    Row(705, {"card4": 4, "tools": 1}, {"card4": 4, "tools": 2}, option=3, gives={"tools": 3, "bonus": 1}),
    Row(705, {"card4": 3, "stables": 1}, {"card4": 3}, option=3, gives={"tools": 3, "bonus": 1}),
    Row(705, {"card4": 4, "tools": 0}, option=1, gives={"tools": 1, "bonus": 1}),
    # 706: 11 Crops of one type from Fields in this Phase 7; 1 Tool, 1 Jewelry
    Row(
        706,
        {"fields": "row4/rye row4/rye row3/rye", "step": "harvest", "first": ("harvest_all",)},
        {"fields": "row5/rye row5/rye row5/hops row3/hops", "step": "harvest", "first": ("harvest_all",)},
        gives={"tools": 1, "jewelry": 1},
    ),
    Row(
        706,
        {"fields": "row5/hops row4/hops row2/hops row2/flax", "step": "harvest", "first": ("harvest_all",)},
        {"fields": fields(3, "row5/wool"), "step": "harvest", "first": ("harvest_all",), "rye": 20},
        gives={"tools": 1, "jewelry": 1},
    ),
    # 707: 2, 6 or 10 Tools; 0, 1 or 2 Jewelry, 1 Hide, 1 Bonus card
    Row(707, {"tools": 2}, {"tools": 1}, option=1, gives={"hides": 1, "bonus": 1}),
    Row(707, {"tools": 6}, {"tools": 5}, option=2, gives={"jewelry": 1, "hides": 1, "bonus": 1}),
    Row(707, {"tools": 10}, {"tools": 9}, option=3, gives={"jewelry": 2, "hides": 1, "bonus": 1}),
    Row(707, {"tools": 15}, option=1, gives={"hides": 1, "bonus": 1}),
    Row(707, {"tools": 10, "jewelry": 9}, option=3, gives={"jewelry": 1, "hides": 1, "bonus": 1}),
    # 708: Tools and Fields together 12; 1 Jewelry
    Row(
        708,
        {"tools": 9, "fields": "row2 row3/rye row4"},
        {"tools": 8, "fields": "row2 row3/rye row4"},
        gives={"jewelry": 1},
    ),
    Row(708, {"tools": 12}, {"tools": 11}, gives={"jewelry": 1}),
    Row(708, {"tools": 4, "fields": fields(8)}, {"tools": 3, "fields": fields(8)}, gives={"jewelry": 1}),
    # 709: a Craft Building 4 spaces ahead of another; 1 Jewelry
    Row(709, {"crafts": {"carpentry": 4}}, {"crafts": {"carpentry": 3}}, gives={"jewelry": 1}),
    Row(
        709,
        {"crafts": {**dict.fromkeys(CRAFTS, 6), "bakehouse": 2, "manufacture": 1}},
        {"crafts": {**dict.fromkeys(CRAFTS, 6), "bakehouse": 3, "manufacture": 4}},
        gives={"jewelry": 1},
    ),
    # 710: Tools and Sheep together 8, 11 or 16; 0, 1 or 2 Bonus cards, 2 Barley, 1 Hop, 2 Clay
    Row(
        710,
        {"tools": 5, "card4": 3},
        {"tools": 5, "card4": 2},
        option=1,
        gives={"barley": 2, "hops": 1, "clay": 2},
    ),
    Row(
        710,
        {"tools": 11},
        {"tools": 10},
        option=2,
        gives={"barley": 2, "hops": 1, "clay": 2, "bonus": 1},
    ),
    Row(
        710,
        {"card4": 4, "stables": 6, "tools": 6},
        {"card4": 4, "stables": 6, "tools": 5},
        option=3,
        gives={"barley": 2, "hops": 1, "clay": 2, "bonus": 2},
    ),
    Row(710, {"card4": 20}, option=1, gives={"barley": 2, "hops": 1, "clay": 2}),
    # 711: Tools and Jewelry against the window; 3 Rye, 1 Bonus card
    Row(711, {"tools": 4, "jewelry": 2}, {"tools": 4, "jewelry": 1}, gives={"rye": 3, "bonus": 1}),
    Row(711, {"tools": 6}, {"tools": 5}, gives={"rye": 3, "bonus": 1}),
    Row(711, {"jewelry": 6}, {"jewelry": 5}, gives={"rye": 3, "bonus": 1}),
    Row(
        711,
        {"tools": 4, "jewelry": 3, "crafts": SEVEN_IN_WINDOW},
        {"tools": 4, "jewelry": 2, "crafts": SEVEN_IN_WINDOW},
        gives={"rye": 3, "bonus": 1},
    ),
    Row(
        711,
        {"tools": 9, "jewelry": 3, "crafts": TWELVE_IN_WINDOW},
        {"tools": 9, "jewelry": 2, "crafts": TWELVE_IN_WINDOW},
        gives={"rye": 3, "bonus": 1},
    ),
    # 712: 3, 5 or 7 Jewelry, or 6, 8 or 10 Tools; 2, 3 or 4 Flax, 1 Bonus card
    Row(712, {"jewelry": 3}, {"jewelry": 2, "tools": 5}, option=1, gives={"flax": 2, "bonus": 1}),
    Row(712, {"jewelry": 5}, {"jewelry": 4, "tools": 7}, option=2, gives={"flax": 3, "bonus": 1}),
    Row(712, {"jewelry": 7}, {"jewelry": 6, "tools": 9}, option=3, gives={"flax": 4, "bonus": 1}),
    Row(712, {"tools": 6}, {"tools": 5}, option=1, gives={"flax": 2, "bonus": 1}),
    Row(712, {"tools": 8}, {"tools": 7}, option=2, gives={"flax": 3, "bonus": 1}),
    Row(712, {"tools": 10}, {"tools": 9}, option=3, gives={"flax": 4, "bonus": 1}),
    Row(712, {"jewelry": 3, "tools": 10}, {"jewelry": 3, "tools": 9}, option=3, gives={"flax": 4, "bonus": 1}),
    Row(712, {"jewelry": 7, "tools": 10}, option=1, gives={"flax": 2, "bonus": 1}),
    # 714: 1, 2 or 3 Fields with Flax; 1, 3 or 4 Wool, 1 Bonus card
    Row(714, {"fields": "row2/flax row3/rye"}, {"fields": "row2 row3/rye"}, option=1, gives={"wool": 1, "bonus": 1}),
    Row(714, {"fields": "row2/flax row5/flax"}, {"fields": "row2/flax"}, option=2, gives={"wool": 3, "bonus": 1}),
    Row(
        714,
        {"fields": fields(3, "row4/flax")},
        {"fields": fields(2, "row4/flax"), "flax": 5},
        option=3,
        gives={"wool": 4, "bonus": 1},
    ),
    Row(714, {"fields": fields(5, "row4/flax")}, {"flax": 9}, option=1, gives={"wool": 1, "bonus": 1}),
    # 715: more Sheep than Fields; 2 Meat, 1 Bonus card
    Row(
        715,
        {"card4": 2, "stables": 1, "fields": "row2 row3/rye"},
        {"card4": 1, "stables": 1, "fields": "row2 row3/rye"},
        gives={"meat": 2, "bonus": 1},
    ),
    Row(715, {"card4": 1}, {"card4": 0}, gives={"meat": 2, "bonus": 1}),
    # 716: pay 1, 2, 4 or 5 Jewelry; 1, 2, 3 or 4 Sheep, 1 Bonus card
    Row(716, {"jewelry": 1}, {"jewelry": 0}, option=1, gives={"jewelry": -1, "card4": 1, "bonus": 1}),
    Row(716, {"jewelry": 2}, {"jewelry": 1}, option=2, gives={"jewelry": -2, "card4": 2, "bonus": 1}),
    Row(716, {"jewelry": 4}, {"jewelry": 3}, option=3, gives={"jewelry": -4, "card4": 3, "bonus": 1}),
    Row(716, {"jewelry": 5}, {"jewelry": 4}, option=4, gives={"jewelry": -5, "card4": 4, "bonus": 1}),
    Row(716, {"jewelry": 9, "round": 4}, option=2, gives={"jewelry": -2, "stables": 2, "bonus": 1}),
    # 717: pay 2, 3 or 5 Hops; 0, 1 or 2 Bonus cards, 1 Sheep
    Row(717, {"hops": 2}, {"hops": 1}, option=1, gives={"hops": -2, "card4": 1}),
    Row(717, {"hops": 3}, {"hops": 2}, option=2, gives={"hops": -3, "card4": 1, "bonus": 1}),
    Row(717, {"hops": 5}, {"hops": 4}, option=3, gives={"hops": -5, "card4": 1, "bonus": 2}),
    Row(717, {"hops": 6}, option=1, gives={"hops": -2, "card4": 1}),
    # 718: pay 3 Hides or 4 Hops; up to 2 Fields row 3, 1 Bonus card
    Row(718, {"hides": 4}, {"hides": 2, "hops": 4}, option=1, gives={"hides": -3, "row3": 2, "bonus": 1}),
    Row(718, {"hops": 5}, {"hides": 3, "hops": 3}, option=2, gives={"hops": -4, "row3": 2, "bonus": 1}),
    Row(718, {"hops": 4, "fields": fields(7)}, option=2, gives={"hops": -4, "row3": 1, "bonus": 1}),
    Row(
        718,
        {"hides": 3},
        option=1,
        answers=("new_field:row3", "skip"),
        gives={"hides": -3, "row3": 1, "bonus": 1},
    ),
    # 719: pay 2, 7 or 9 Jewelry; 0, 6 or 9 back, up to 2 Fields row 3, 1 Bonus card
    Row(719, {"jewelry": 2}, {"jewelry": 1}, option=1, gives={"jewelry": -2, "row3": 2, "bonus": 1}),
    Row(719, {"jewelry": 7}, {"jewelry": 6}, option=2, gives={"jewelry": -1, "row3": 2, "bonus": 1}),
    Row(719, {"jewelry": 9}, {"jewelry": 8}, option=3, gives={"row3": 2, "bonus": 1}),
    Row(719, {"jewelry": 10}, option=3, gives={"row3": 2, "bonus": 1}),
    Row(719, {"jewelry": 10}, option=1, gives={"jewelry": -2, "row3": 2, "bonus": 1}),
    Row(719, {"jewelry": 8, "fields": fields(8)}, option=2, gives={"jewelry": -1, "bonus": 1}),
    # 720: pay 1 Sheep; 2 Clay, 2 Tools, 1 Bonus card
    Row(720, {"card4": 1}, {"card4": 0}, gives={"card4": -1, "clay": 2, "tools": 2, "bonus": 1}),
    Row(
        720,
        {"card4": 1, "card5": 1},
        answers=("give:sheep@card5",),
        gives={"card5": -1, "clay": 2, "tools": 2, "bonus": 1},
    ),
    # 721: pay 1 Jewelry; 3 Tools, a Crop of choice, 1 Bonus card
    Row(
        721, {"jewelry": 1}, {"jewelry": 0}, 0, ("take:1barley",), {"jewelry": -1, "tools": 3, "barley": 1, "bonus": 1}
    ),
    Row(721, {"jewelry": 2}, None, 0, ("take:1flax",), {"jewelry": -1, "tools": 3, "flax": 1, "bonus": 1}),
    Row(721, {"jewelry": 2}, None, 0, ("take:1hops",), {"jewelry": -1, "tools": 3, "hops": 1, "bonus": 1}),
    Row(721, {"jewelry": 2}, None, 0, ("take:1rye",), {"jewelry": -1, "tools": 3, "rye": 1, "bonus": 1}),
    # 722: pay 3 Hops; 1 Tool, 1 Jewelry, 1 Bonus card
    Row(722, {"hops": 4}, {"hops": 2}, gives={"hops": -3, "tools": 1, "jewelry": 1, "bonus": 1}),
    # 723: pay 7 Flax, or 5 and 1 Hide, or 3 and 2, or 1 and 3, or 4 Hides; 2 Jewelry, 1 Bonus card
    Row(723, {"flax": 7}, {"flax": 6}, option=1, gives={"flax": -7, "jewelry": 2, "bonus": 1}),
    Row(
        723,
        {"flax": 5, "hides": 1},
        {"flax": 4, "hides": 1},
        option=2,
        gives={"flax": -5, "hides": -1, "jewelry": 2, "bonus": 1},
    ),
    Row(
        723,
        {"flax": 3, "hides": 2},
        {"flax": 3, "hides": 1},
        option=3,
        gives={"flax": -3, "hides": -2, "jewelry": 2, "bonus": 1},
    ),
    Row(
        723,
        {"flax": 1, "hides": 3},
        {"flax": 0, "hides": 3},
        option=4,
        gives={"flax": -1, "hides": -3, "jewelry": 2, "bonus": 1},
    ),
    Row(723, {"hides": 4}, {"hides": 3}, option=5, gives={"hides": -4, "jewelry": 2, "bonus": 1}),
    Row(723, {"hides": 9, "flax": 9}, option=5, gives={"hides": -4, "jewelry": 2, "bonus": 1}),
    # 724: 1 Barley for each empty Field, not in Phase 7; 1 Jewelry
    Row(
        724,
        {"barley": 3, "fields": "row2 row3 row4/rye"},
        {"barley": 1, "fields": "row2 row3 row4/rye"},
        gives={"barley": -2, "jewelry": 1},
    ),
    Row(724, {"fields": ""}, {"fields": "row5"}, gives={"jewelry": 1}),
    Row(724, {"fields": "row2/rye row3/clay"}, {"fields": "row2/rye row3"}, gives={"jewelry": 1}),
    Row(
        724, {"barley": 8, "fields": fields(8)}, {"barley": 7, "fields": fields(8)}, gives={"barley": -8, "jewelry": 1}
    ),
    Row(724, {"step": "after_fallow"}, gives={"jewelry": 1}),
    Row(724, {"step": "progress"}, gives={"jewelry": 1}),
    Row(724, {"step": "final_window", "round": 6}, gives={"jewelry": 1}),
    # 725: pay 1 Tool; the top rows of Land Sale and Town Hall, 1 Bonus card
    Row(
        725,
        {"tools": 2, "on": {"land_sale": (1, 2, 3), "town_hall": (1,)}},
        {"tools": 0, "on": {"land_sale": (1, 2, 3), "town_hall": (1,)}},
        gives={"tools": -1, "bonus": 1},
    ),
    # 726: pay 1 Jewelry, not in Phase 4; use a space with at most 1 Worker
    Row(
        726,
        {"jewelry": 2, "step": "after_new_card"},
        {"jewelry": 0, "step": "after_new_card"},
        answers=("use_space:sheep_market",),
        gives={"jewelry": -1, "hides": 1, "card4": 1},
    ),
    Row(
        726,
        {"jewelry": 1, "step": "final_window", "round": 6},
        {"jewelry": 1},
        answers=("use_space:weekly_market",),
        gives={"jewelry": -1, "meat": 1, "stables": 1},
    ),
    # 727: pay 1 Jewelry or 3 Tools; 7 Clay
    Row(727, {"jewelry": 2}, {"jewelry": 0, "tools": 3}, option=1, gives={"jewelry": -1, "clay": 7}),
    Row(727, {"tools": 4}, {"jewelry": 1, "tools": 2}, option=2, gives={"tools": -3, "clay": 7}),
    # 728: keep three Crops; sow in up to three Fields, 1 Bonus card
    Row(728, {"wool": 2, "clay": 3, "fields": "row2"}, gives={"bonus": 1}),
    Row(
        728,
        {"barley": 2, "rye": 1, "fields": "row2 row3 row4 row5"},
        answers=("sow:barley>row5", "sow:rye>row4", "sow:barley>row3"),
        gives={
            "barley": -2,
            "rye": -1,
            "row5": -1,
            "row4": -1,
            "row3": -1,
            "row5/barley": 1,
            "row4/rye": 1,
            "row3/barley": 1,
            "bonus": 1,
        },
    ),
    Row(
        728,
        {"barley": 4, "flax": 2, "hops": 1, "rye": 3, "meat": 7, "fields": "row2/rye"},
        answers=("keep:1barley+1hops+1rye",),
        gives={"barley": -3, "flax": -2, "rye": -2, "bonus": 1},
    ),
    Row(
        728,
        {"barley": 4, "fields": "row5 row4"},
        answers=("sow:barley>row5", "skip"),
        gives={"barley": -2, "row5": -1, "row5/barley": 1, "bonus": 1},
    ),
    # 729: pay 1 Jewelry; Field row 4, then sow in one Field
    Row(
        729,
        {"jewelry": 2, "rye": 2},
        {"jewelry": 0, "rye": 2},
        gives={"jewelry": -1, "rye": -1, "row4/rye": 1},
    ),
    Row(
        729,
        {"jewelry": 1, "rye": 1, "hops": 1, "fields": "row5"},
        answers=("sow:hops>row5",),
        gives={"jewelry": -1, "hops": -1, "row4": 1, "row5": -1, "row5/hops": 1},
    ),
    Row(729, {"jewelry": 1}, gives={"jewelry": -1, "row4": 1}),
    Row(
        729,
        {"jewelry": 1, "rye": 1, "fields": f"{fields(7, 'row2/rye')} row3"},
        gives={"jewelry": -1, "rye": -1, "row3": -1, "row3/rye": 1},
    ),
    # 730: 1 Rye for each empty Farmyard card; 3 Milk, 1 Bonus card
    Row(730, {"rye": 6}, {"rye": 4}, gives={"rye": -5, "milk": 3, "bonus": 1}),
    Row(730, {"rye": 4, "card4": 2}, {"rye": 3, "card4": 2}, gives={"rye": -4, "milk": 3, "bonus": 1}),
    Row(
        730,
        {"rye": 3, "card4": 1, "card6": 1},
        {"rye": 2, "card4": 1, "card6": 1},
        gives={"rye": -3, "milk": 3, "bonus": 1},
    ),
    Row(
        730,
        {"rye": 3, "stables": 4, "round": 3},
        {"rye": 2, "stables": 4, "round": 3},
        gives={"rye": -3, "milk": 3, "bonus": 1},
    ),
    Row(
        730,
        {"card4": 1, "card5": 2, "card6": 1, "round": 3},
        {"card4": 1, "card5": 2, "stables": 1, "round": 3},
        gives={"milk": 3, "bonus": 1},
    ),
    Row(730, {"round": 6}, {"round": 5}, gives={"milk": 3, "bonus": 1}),
    # 731: pay 1 Tool; half the Hides in Barley and in Wool, 1 Bonus card
    Row(
        731, {"tools": 2, "hides": 5}, {"tools": 0, "hides": 5}, gives={"tools": -1, "barley": 2, "wool": 2, "bonus": 1}
    ),
    Row(731, {"tools": 1, "hides": 6}, gives={"tools": -1, "barley": 3, "wool": 3, "bonus": 1}),
    Row(731, {"tools": 1, "hides": 1}, gives={"tools": -1, "bonus": 1}),
    # 732: pay 1 Jewelry; 4 Hides or 5 Wool, 1 Bonus card
    Row(732, {"jewelry": 1}, {"jewelry": 0}, 0, ("take:4hides",), {"jewelry": -1, "hides": 4, "bonus": 1}),
    Row(732, {"jewelry": 3}, None, 0, ("take:5wool",), {"jewelry": -1, "wool": 5, "bonus": 1}),
    # 733: Barley for the Jewelry that 10 lacks; 6 Hides, 2 Meat, 1 Bonus card
    Row(
        733,
        {"barley": 7, "jewelry": 4},
        {"barley": 5, "jewelry": 4},
        gives={"barley": -6, "hides": 6, "meat": 2, "bonus": 1},
    ),
    Row(733, {"barley": 10}, {"barley": 9}, gives={"barley": -10, "hides": 6, "meat": 2, "bonus": 1}),
    Row(733, {"jewelry": 10}, {"jewelry": 9}, gives={"hides": 6, "meat": 2, "bonus": 1}),
    # 734: pay 2, 6 or 9 Jewelry; 0, 5 or 9 back, 5 Meat, 1 Bonus card
    Row(734, {"jewelry": 2}, {"jewelry": 1}, option=1, gives={"jewelry": -2, "meat": 5, "bonus": 1}),
    Row(734, {"jewelry": 6}, {"jewelry": 5}, option=2, gives={"jewelry": -1, "meat": 5, "bonus": 1}),
    Row(734, {"jewelry": 9}, {"jewelry": 8}, option=3, gives={"meat": 5, "bonus": 1}),
    Row(734, {"jewelry": 10}, option=2, gives={"jewelry": -1, "meat": 5, "bonus": 1}),
    # 735: pay 1 Jewelry; 2 Farmyard cards, 2 Bonus cards
    Row(735, {"jewelry": 2}, {"jewelry": 0}, gives={"jewelry": -1, "farmyard": 2, "bonus": 2}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card:03}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_of_the_deck_has_a_row():
    """Card 713 has named tests instead, because it needs another card."""
    assert {row.card for row in ROWS} == set(range(701, 736)) - {713}


# 702


def exchanged_three(table):
    """Set the state as if three Workers had just been exchanged."""
    table.seat().triggers.append(WorkersExchanged(3))


def test_702_can_be_played_in_phase_4_only():
    """Even if the state of a just made exchange existed in another Phase (H-26)."""
    have = {"round": 2, "change": exchanged_three}
    assert plays(set_up(702, have), 702) == ["play:702"]
    steps = ("before_new_workers", "income", "after_new_card", "after_fallow", "before_harvest", "after_harvest")
    not_in_phase(702, have, (*steps, "progress"))
    not_in_phase(702, {**have, "round": 6}, ("final_window",))


def test_702_cannot_be_played_after_the_turn():
    table = set_up(702, {"first": ("exchange:4",)})
    assert plays(table, 702) == ["play:702"]
    table.play("end_turn", me=0)
    assert plays(table, 702) == []


def test_702_does_not_add_up_turns():
    """3 Workers in a single turn, not 2 and 1 (index 702)."""
    table = set_up(702, {"first": ("exchange:2", "end_turn")})
    table.play("exchange:1", me=1)
    table.play("exchange:1", me=0)
    assert table.seat().tools == 3
    assert plays(table, 702) == []


def test_702_does_not_count_tools_from_a_card():
    table = set_up(702, {"hand": (721,), "jewelry": 1})
    after_playing(table, "play:721", "take:3tools", "take:1rye", "draw:1bonus")
    assert table.seat().tools == 3
    assert plays(table, 702) == []


def test_702_does_not_count_workers_of_another_seat():
    table = set_up(702, {"first": ("exchange:1", "end_turn")})
    table.play("exchange:5", me=1)
    assert plays(table, 702) == []


# 703


def test_703_can_be_played_by_a_seat_that_did_not_use_the_space():
    """Another seat fills the space, and the card can be played in its turn (index 703)."""
    table = set_up(703, {"on": {"nursery": (1, 2)}, "first": ("exchange:1", "end_turn")})
    assert plays(table, 703) == []
    table.play("place:nursery", me=1)
    assert table.standing("nursery") == [1, 2, 3]
    assert plays(table, 703) == ["play:703"]


# 704, 705


def test_704_offers_every_tier_whose_maximum_holds():
    assert plays(set_up(704, {"card4": 4, "fields": fields(4)}), 704) == ["play:704/1", "play:704/2", "play:704/3"]


def test_705_offers_every_tier_whose_maximum_holds():
    assert plays(set_up(705, {"card4": 4, "tools": 4}), 705) == ["play:705/1", "play:705/2"]


# 706


def test_706_can_be_played_between_two_fields():
    """Once 11 are reached, also before the rest of the harvest (H-27)."""
    table = set_up(706, {"fields": "row5/rye row4/rye row2/rye row3/flax", "step": "harvest"})
    assert plays(table, 706) == []
    after_playing(table, "harvest:row5/rye", "harvest:row4/rye")
    assert plays(table, 706) == []
    after_playing(table, "harvest:row2/rye")
    assert plays(table, 706) == ["play:706"]
    after_playing(table, "harvest:row3/flax")
    assert plays(table, 706) == ["play:706"]


def test_706_cannot_be_played_after_the_phase():
    """The count ends with the Phase (H-27)."""
    table = set_up(706, {"fields": fields(3, "row5/rye"), "step": "harvest", "first": ("harvest_all",)})
    assert plays(table, 706) == ["play:706"]
    table.play("ready", me=0)
    assert table.state.phase == 9
    assert plays(table, 706) == []


def harvested_eleven(table):
    """Set the state as if eleven Rye had been harvested in this Phase."""
    table.seat().tally.harvested[RYE] = 11


def test_706_can_be_played_in_phase_7_only():
    """Even if something was harvested in another Phase."""
    have = {"round": 2, "change": harvested_eleven}
    assert plays(set_up(706, {**have, "step": "after_harvest"}), 706) == ["play:706"]
    steps = ("before_new_workers", "income", "actions", "after_actions", "after_new_card", "after_fallow", "progress")
    not_in_phase(706, have, steps)
    not_in_phase(706, {**have, "round": 6}, ("final_window",))


def test_706_counts_what_a_card_harvests_in_phase_7():
    """Card 022 harvests one Field before the others, and its yield is counted (H-27)."""
    table = set_up(706, {"fields": "row5/rye", "step": "before_harvest", "hand": (22,)})
    after_playing(table, "play:022", "harvest:row5/rye", "draw:1bonus")
    table.fields("row5/rye", "row2/rye")
    after_playing(table, "ready", "harvest:row5/rye")
    assert plays(table, 706) == []
    after_playing(table, "harvest:row2/rye")
    assert table.good("rye") == 12
    assert plays(table, 706) == ["play:706"]


def test_706_does_not_count_a_harvest_in_an_earlier_phase():
    table = set_up(706, {"fields": "row5/rye", "step": "after_fallow", "hand": (22,)})
    after_playing(table, "play:022", "harvest:row5/rye", "draw:1bonus")
    table.fields("row5/rye", "row5/rye")
    after_playing(table, "ready", "ready", "harvest_all")
    assert (table.good("rye"), table.state.phase) == (15, 7)
    assert plays(table, 706) == []


# 713


def fresh(card: int, *others: int, **have: object) -> Table:
    """Return a table on which seat 0 holds 713 and has just taken a Farmyard card in its turn of Phase 4."""
    table = set_up(713, {"hand": others, **have})
    next_cards(table, "farmyard", card)
    return after_playing(table, "place:farmyard_card", "draw:1farmyard")


@pytest.mark.parametrize("crop", ["barley", "flax", "hops", "rye"])
def test_713_gives_milk_a_crop_and_a_bonus_card(crop):
    table = fresh(727, jewelry=1)
    after_playing(table, "play:727/1", "take:7clay")
    assert plays(table, 713) == ["play:713"]
    assert carry_out(table, Row(713, {}, answers=(f"take:1{crop}",))) == {"milk": 1, crop: 1, "bonus": 1}
    assert table.seat().played == [727, 713]


def test_713_needs_the_new_card_to_be_played():
    table = fresh(727, jewelry=1)
    assert plays(table, 713) == []


def test_713_needs_a_new_card():
    """A card that was in the hand before does not count (index 713)."""
    table = set_up(713, {"hand": (727,), "jewelry": 1})
    after_playing(table, "play:727/1", "take:7clay")
    assert plays(table, 713) == []


def test_713_needs_the_new_card_to_be_played_and_not_an_old_one():
    table = fresh(701, 727, jewelry=1)
    after_playing(table, "play:727/1", "take:7clay")
    assert plays(table, 713) == []


def test_713_cannot_follow_itself():
    """It asks for another card, so a new 713 alone is not enough (index 713)."""
    table = set_up(727, {"jewelry": 1})
    next_cards(table, "farmyard", 713)
    after_playing(table, "place:farmyard_card", "draw:1farmyard")
    assert plays(table, 713) == []
    after_playing(table, "play:727/1", "take:7clay")
    assert plays(table, 713) == []


def test_713_needs_the_new_card_to_be_played_at_once():
    """After the end of the turn the card is no longer new."""
    table = fresh(727, jewelry=1)
    after_playing(table, "end_turn", "play:727/1", "take:7clay")
    assert plays(table, 713) == []


def test_713_needs_the_new_card_to_be_played_before_any_other_card():
    """Immediately after it came into the hand: no other card may be played in between (index 713)."""
    table = fresh(727, 701, barley=11, jewelry=1)
    after_playing(table, "play:701", "take:1sheep", "play:727/1", "take:7clay")
    assert plays(table, 713) == []


def test_713_cannot_be_played_after_the_next_unit_that_is_not_a_card():
    table = fresh(727, jewelry=1)
    after_playing(table, "play:727/1", "take:7clay", "end_turn")
    assert plays(table, 713) == []


def test_713_is_carried_out_after_the_other_card():
    """It can be played together with the other card, whose effects come first (index 713)."""
    table = fresh(727, jewelry=1)
    after_playing(table, "play:727/1", "play:713")
    assert table.ids(0) == ["take:7clay", "fewer", "skip"]
    after_playing(table, "take:7clay")
    assert table.goods() == {"clay": 7}
    after_playing(table, "take:1milk", "take:1rye", "draw:1bonus")
    assert table.goods() == {"rye": 1, "milk": 1, "clay": 7}


def test_713_can_follow_a_card_drawn_by_a_card():
    """A Bonus card drawn by a card counts, too."""
    table = set_up(713, {"hand": (722,), "hops": 3, "wool": 1})
    next_cards(table, "bonus", 801)
    after_playing(table, "play:722", "take:1tools+1jewelry", "draw:1bonus")
    assert plays(table, 713) == []
    after_playing(table, "play:801")
    assert plays(table, 713) == ["play:713"]


def test_713_can_be_drawn_by_the_other_card():
    """Card 735 was just taken and draws 713, which follows it."""
    table = set_up(701, {"jewelry": 1})
    next_cards(table, "farmyard", 735, 713, 702)
    after_playing(table, "place:farmyard_card", "draw:1farmyard", "play:735", "draw:2farmyard", "draw:2bonus")
    assert plays(table, 713) == ["play:713"]


def test_713_can_follow_the_card_of_phase_5():
    """The Farmyard card of the Round comes into the hand in Phase 5."""
    table = set_up(713, {"jewelry": 1})
    table.seat().farmyard[0] = 727
    table.go_to("new_card")
    after_playing(table, "play:727/1", "take:7clay")
    assert table.state.phase == 5
    assert plays(table, 713) == ["play:713"]


# 716, 719, 734


def test_716_offers_every_payment_that_can_be_made():
    assert plays(set_up(716, {"jewelry": 4}), 716) == ["play:716/1", "play:716/2", "play:716/3"]


@pytest.mark.parametrize("card", [719, 734])
def test_jewelry_comes_back_after_full_payment(card):
    """In between no Jewelry is left, so the last one was spent (H-21), and a card that requires this can be played."""
    table = set_up(card, {"jewelry": 9, "hand": (20,)})
    after_playing(table, f"play:{card}/3")
    assert table.seat().jewelry == 0
    assert "play:020" in table.ids(0)
    after_playing(table, "play:020")
    back = next(action for action in table.ids(0) if action.startswith("take:"))
    assert back.endswith("9jewelry")
    after_playing(table, back)
    assert table.seat().jewelry == 9


# 724


def test_724_is_barred_in_phase_7():
    not_in_phase(724, {"round": 2}, ("before_harvest", "after_harvest"))
    not_in_phase(724, {"fields": "row2/rye row3/rye"}, ("harvest",))
    assert plays(set_up(724, {"round": 2, "step": "after_harvest", "barley": 9}), 724) == []


# 725


@pytest.mark.parametrize(
    ("land_sale", "town_hall", "offered", "left"),
    [
        ((1, 2, 3), (1,), "clear_top_rows:land_sale+town_hall", ([1, 2, 0], [0, 0, 0])),
        ((1, 2), (1, 2), "clear_top_rows:land_sale+town_hall", ([1, 0, 0], [1, 0, 0])),
        ((0, 1), (1, 2, 3), "clear_top_rows:land_sale+town_hall", ([0, 0, 0], [1, 2, 0])),
        ((1, 2), (), "clear_top_rows:land_sale", ([1, 0, 0], [0, 0, 0])),
        ((), (1,), "clear_top_rows:town_hall", ([0, 0, 0], [0, 0, 0])),
    ],
)
def test_725_removes_the_topmost_row_of_both_spaces(land_sale, town_hall, offered, left):
    """All of the two that hold Workers or none, and the Workers go to the general supply (index 725)."""
    table = set_up(725, {"tools": 1, "on": {"land_sale": land_sale, "town_hall": town_hall, "nursery": (1,)}})
    workers = table.seat().workers
    after_playing(table, "play:725")
    assert table.ids(0) == [offered, "skip"]
    after_playing(table, offered)
    assert (table.standing("land_sale"), table.standing("town_hall")) == left
    assert table.standing("nursery") == [1, 0, 0]
    assert table.seat().workers == workers
    assert table.ids(0) == ["draw:1bonus", "skip"]


def test_725_can_be_declined_but_its_tool_is_paid():
    table = set_up(725, {"tools": 1, "on": {"land_sale": (1, 2), "town_hall": (1,)}})
    after_playing(table, "play:725", "skip", "draw:1bonus")
    assert (table.standing("land_sale"), table.standing("town_hall")) == ([1, 2, 0], [1, 0, 0])
    assert table.seat().tools == 0


def test_725_can_be_played_with_both_spaces_empty():
    table = set_up(725, {"tools": 1, "hand": (901,)})
    after_playing(table, "play:725")
    assert [action for action in table.ids(0) if not action.startswith("play:")] == ["skip"]
    after_playing(table, "skip", "draw:1bonus")
    assert len(table.seat().hand) == 2


# 726


def test_726_is_barred_in_phase_4():
    not_in_phase(726, {"jewelry": 1, "round": 2}, ("actions", "after_actions"))


@pytest.mark.parametrize(
    "step",
    ["before_new_workers", "income", "after_new_card", "after_fallow", "before_harvest", "after_harvest", "progress"],
)
def test_726_can_be_played_in_every_other_phase(step):
    table = set_up(726, {"jewelry": 1, "round": 2, "step": step})
    assert plays(table, 726) == ["play:726"]


def test_726_offers_all_spaces_with_at_most_one_worker():
    """Workers are counted, not rows; a single Worker in the second row is one Worker (index 726, H-41)."""
    have = {"nursery": (1, 2), "farming": (1, 2, 3), "bonus_card": (1, 2), "clearing": (0, 2), "cultivation": (1,)}
    table = set_up(726, {"jewelry": 1, "step": "after_new_card", "on": {**have, "tool_shed": (0, 1)}})
    after_playing(table, "play:726")
    closed = {"nursery", "farming", "bonus_card", "clearing"}
    expected = {f"use_space:{space.name}" for space in SPACES if space.name not in closed}
    assert table.offers(0) == expected | {"skip"}


@pytest.mark.parametrize(("before", "after"), [((), [1, 0, 0]), ((1,), [1, 2, 0]), ((0, 1), [1, 1, 0])])
def test_726_places_workers_of_the_general_supply(before, after):
    """One Worker in the first row, or two in the second if the first holds one (index 726, H-40)."""
    table = set_up(726, {"jewelry": 1, "workers": 0, "step": "after_new_card", "on": {"nursery": before}})
    after_playing(table, "play:726", "use_space:nursery")
    assert table.standing("nursery") == after
    assert table.seat().workers == 0
    after_playing(table, "take:3clay")
    assert table.good("clay") == 3


def test_726_uses_every_line_of_the_space():
    have = {"jewelry": 1, "step": "after_new_card", "card4": 1, "hand": (901,)}
    table = set_up(726, have)
    after_playing(
        table, "play:726", "use_space:small_trade", "take:1barley+1hops", "take:1milk", "move_sheep:card4>card5"
    )
    assert table.goods() == {"barley": 1, "hops": 1, "milk": 1}
    assert table.sheep() == {"card5": 1}
    assert "ready" in table.ids(0)


def test_726_on_a_card_space_takes_the_marker():
    """The marker goes with every use of a card space (H-52)."""
    table = set_up(726, {"jewelry": 1, "step": "after_new_card", "hand": (901,)})
    table.state.first_player = 1
    after_playing(table, "play:726", "use_space:point_card", "take_marker", "draw:1point")
    assert table.state.first_player == 0
    assert len(table.seat().hand) == 2


def test_726_can_decline_the_space_but_not_the_cost():
    table = set_up(726, {"jewelry": 1, "step": "after_new_card"})
    after_playing(table, "play:726", "skip")
    assert table.seat().jewelry == 0
    assert not any(any(rows) for rows in table.state.board)


def test_726_in_phase_9_counts_as_a_use():
    """It counts as a use of a space, so cards that follow a use can be played (H-22)."""
    have = {"jewelry": 1, "gateway": 3, "step": "progress", "hand": (322,), "rye": 1, "fields": "row3"}
    table = set_up(726, have)
    assert plays(table, 322) == []
    after_playing(table, "play:726", "use_space:cultivation", "skip")
    assert plays(table, 322) == ["play:322"]


# 727


def test_727_takes_either_cost():
    table = set_up(727, {"jewelry": 3, "tools": 3})
    assert plays(table, 727) == ["play:727/1", "play:727/2"]
    after_playing(table, "play:727/2", "take:7clay")
    assert (table.seat().jewelry, table.seat().tools) == (3, 0)


# 728


def test_728_keeps_any_three_crops():
    table = set_up(728, {"barley": 2, "flax": 1, "rye": 1, "hides": 4})
    after_playing(table, "play:728")
    assert table.offers(0) == {"keep:2barley+1flax", "keep:2barley+1rye", "keep:1barley+1flax+1rye"}
    after_playing(table, "keep:1barley+1flax+1rye")
    assert table.goods() == {"barley": 1, "flax": 1, "rye": 1, "hides": 4}


@pytest.mark.parametrize("crops", [{}, {"rye": 1}, {"rye": 3}, {"barley": 1, "flax": 1, "hops": 1}])
def test_728_costs_nothing_with_three_crops_or_fewer(crops):
    table = set_up(728, {**crops, "hand": (901,)})
    after_playing(table, "play:728")
    assert table.goods() == crops
    assert "skip" in table.ids(0)


def test_728_sows_three_times_at_most():
    table = set_up(728, {"rye": 3, "fields": "row2 row3 row4 row5"})
    after_playing(table, "play:728", "sow:rye>row2", "sow:rye>row3", "sow:rye>row4")
    assert table.ids(0) == ["draw:1bonus", "skip"]


def test_728_is_paid_before_sowing():
    """Of many Crops three are left, and all of them can be sown."""
    table = set_up(728, {"rye": 9, "fields": fields(4, "row5")})
    after_playing(table, "play:728")
    assert table.good("rye") == 3
    after_playing(table, *["sow:rye>row5"] * 3)
    assert (table.good("rye"), table.rows()) == (0, ["row5", "row5/rye", "row5/rye", "row5/rye"])


# 729


def test_729_sows_in_one_field_only():
    table = set_up(729, {"jewelry": 1, "rye": 2, "fields": "row5"})
    after_playing(table, "play:729", "new_field:row4")
    assert table.offers(0) == {"sow:rye>row4", "sow:rye>row5", "skip"}
    after_playing(table, "sow:rye>row5")
    assert "place:nursery" in table.ids(0)
    assert table.good("rye") == 1


def test_729_sows_even_if_the_field_is_declined():
    table = set_up(729, {"jewelry": 1, "rye": 1, "fields": "row5"})
    after_playing(table, "play:729", "skip")
    assert table.ids(0) == ["sow:rye>row5", "skip"]


# 730


def test_730_counts_the_card_of_round_2_before_it_is_removed():
    """Before Phase 2 of Round 2 its card is still on the Stable board: five empty cards again."""

    def card_of_round_2(table):
        table.seat().holders = [2, 3, 4, 5, 6]

    have = {"rye": 5, "round": 2, "step": "before_new_workers", "change": card_of_round_2}
    assert plays(set_up(730, have), 730) == ["play:730"]
    assert plays(set_up(730, {**have, "rye": 4}), 730) == []
    assert plays(set_up(730, {"rye": 4, "round": 2}), 730) == ["play:730"]


def test_730_does_not_count_sheep_in_the_stables():
    assert plays(set_up(730, {"rye": 4, "stables": 9}), 730) == []


# 731


def test_731_keeps_the_hides():
    table = set_up(731, {"tools": 1, "hides": 5})
    after_playing(table, "play:731", "take:2barley+2wool")
    assert table.goods() == {"barley": 2, "hides": 5, "wool": 2}


# 735


def test_735_draws_from_two_decks():
    """Two Farmyard cards and two Bonus cards; fewer can be taken (H-93)."""
    table = set_up(735, {"jewelry": 1})
    next_cards(table, "farmyard", 701, 702)
    after_playing(table, "play:735")
    assert table.ids(0) == ["draw:2farmyard", "draw:1farmyard", "skip"]
    after_playing(table, "draw:2farmyard")
    assert table.seat().hand == [701, 702]
    assert table.ids(0) == ["draw:2bonus", "draw:1bonus", "skip"]
