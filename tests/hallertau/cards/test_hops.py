"""The Hops deck, card by card."""

import pytest

from service.engine.hallertau.verbs.give import CardDiscarded
from service.engine.kernel.event import seen_by
from tests.hallertau.cards.row import Row, carry_out, check, not_in_phase, plays, set_up

FILLER = 924
"""A card that cannot be played with few Fields; with it in hand a stop point waits."""

CENTER_AT_1 = dict.fromkeys(("carpentry", "brewhouse", "cooling_house", "bakehouse", "manufacture"), 1)
"""All Craft Buildings advanced by one step: the window shows 7 (H-61)."""


def fields(number: int, field: str = "row2") -> str:
    """Return this many equal Fields."""
    return " ".join([field] * number)


ROWS = [
    # 401: either Crop, up to two different Sheep
    Row(
        401,
        {"barley": 1, "rye": 1, "card4": 1, "card6": 1},
        {"rye": 1, "flax": 1, "hops": 1, "card4": 1, "card6": 1},
        option=1,
        answers=("move_sheep:card6>stables", "move_sheep:card4>card5"),
        gives={"barley": -1, "card4": -1, "card5": 1, "card6": -1, "stables": 1, "bonus": 1},
    ),
    Row(
        401,
        {"barley": 2, "rye": 2, "card5": 3},
        {"barley": 2, "rye": 0, "card5": 3},
        option=2,
        gives={"rye": -1, "card5": -2, "card6": 2, "bonus": 1},
    ),
    Row(401, {"rye": 1, "stables": 2}, option=2, gives={"rye": -1, "bonus": 1}),
    # 402: nothing below row 5, or no Field at all (H-83)
    Row(402, {"fields": "row5 row5/rye"}, {"fields": "row5 row4"}, gives={"milk": 1, "card4": 1}),
    Row(402, {}, {"fields": "row3/flax"}, gives={"milk": 1, "card4": 1}),
    Row(402, {"round": 4}, {"round": 4, "fields": "row2"}, gives={"milk": 1, "stables": 1}),
    # 403: five Gateway cards, no others count
    Row(403, {"played": [1, 2, 3, 4, 5]}, {"played": [1, 2, 3, 4, 404, 801, 901]}, gives={"card4": 1}),
    Row(403, {"round": 3, "played": [1, 2, 3, 4, 5, 6]}, {"played": []}, gives={"card6": 1}),
    # 404: 8 minus Fields
    Row(
        404, {"fields": fields(5), "rye": 4}, {"fields": fields(5), "rye": 2}, gives={"rye": -3, "card4": 1, "bonus": 1}
    ),
    Row(404, {"rye": 8}, {"rye": 7}, gives={"rye": -8, "card4": 1, "bonus": 1}),
    Row(404, {"fields": fields(8, "row3/hops")}, {"fields": fields(7)}, gives={"card4": 1, "bonus": 1}),
    # 405: one of each Crop (HX-46)
    Row(
        405,
        {"barley": 1, "flax": 2, "hops": 1, "rye": 3},
        {"flax": 2, "hops": 1, "rye": 3},
        gives={"barley": -1, "flax": -1, "hops": -1, "rye": -1, "milk": 1, "wool": 2, "card4": 1, "bonus": 1},
    ),
    # 406: two of the four Hops come back (H-97)
    Row(406, {"hops": 4}, {"hops": 3}, gives={"hops": -2, "card4": 1, "bonus": 1}),
    # 407: with 8 Fields there is no room, the card can still be played (H-96)
    Row(407, {"fields": fields(7)}, {"fields": fields(6)}, gives={"row3": 1, "bonus": 1}),
    Row(407, {"fields": fields(8)}, {"fields": fields(6)}, gives={"bonus": 1}),
    # 408: a Sheep from the place of choice (H-87)
    Row(408, {"card4": 1}, {"wool": 3}, gives={"card4": -1, "row5": 1, "bonus": 1}),
    Row(
        408,
        {"card4": 1, "card6": 1, "stables": 1},
        answers=("give:sheep@stables",),
        gives={"stables": -1, "row5": 1, "bonus": 1},
    ),
    Row(408, {"card6": 1, "fields": fields(8)}, gives={"card6": -1, "bonus": 1}),
    # 409: the Field goes first, so with 8 Fields one new one fits (H-76)
    Row(
        409,
        {"clay": 2, "fields": "row5"},
        {"clay": 1, "fields": "row5"},
        gives={"clay": -2, "row5": -1, "row2": 3},
    ),
    Row(
        409,
        {"clay": 3, "fields": "row4 row5/hops"},
        {"clay": 3, "fields": "row4 row4/hops"},
        gives={"clay": -2, "row5/hops": -1, "row2": 3},
    ),
    Row(
        409,
        {"clay": 2, "fields": f"row5 row5/hops {fields(6, 'row3')}"},
        {"clay": 2, "fields": fields(8, "row3")},
        answers=("give:field@row5/hops",),
        gives={"clay": -2, "row5/hops": -1, "row2": 1},
    ),
    Row(
        409,
        {"clay": 2, "fields": "row5"},
        answers=("new_field:row2", "skip"),
        gives={"clay": -2, "row5": -1, "row2": 1},
    ),
    # 410
    Row(410, {"jewelry": 1}, {}, gives={"jewelry": -1, "row2": 2}),
    Row(410, {"jewelry": 2, "fields": fields(7, "row4")}, gives={"jewelry": -1, "row2": 1}),
    Row(410, {"jewelry": 1, "fields": fields(8, "row4")}, gives={"jewelry": -1}),
    # 411
    Row(411, {"hops": 5}, {"hops": 3}, gives={"hops": -4, "row3": 2}),
    Row(411, {"hops": 4, "fields": fields(7)}, {"barley": 4, "flax": 4, "rye": 4}, gives={"hops": -4, "row3": 1}),
    # 412: Hops paid 3 / 5 / 7, back 0 / 3 / 6 (H-97)
    Row(412, {"hops": 3}, {"hops": 2}, option=1, gives={"hops": -3, "row4": 1, "bonus": 1}),
    Row(412, {"hops": 7}, {"hops": 4}, option=2, gives={"hops": -2, "row4": 1, "bonus": 1}),
    Row(412, {"hops": 7}, {"hops": 6}, option=3, gives={"hops": -1, "row4": 1, "bonus": 1}),
    # 413: as many Tools and Bonus cards as Sheep
    Row(413, {"card4": 3}, {}, option=1, gives={"card4": -1, "tools": 1, "bonus": 1}),
    Row(
        413,
        {"card4": 1, "card5": 1, "stables": 1},
        {"card5": 1},
        option=2,
        answers=("give:sheep@card4", "give:sheep@stables"),
        gives={"card4": -1, "stables": -1, "tools": 2, "bonus": 2},
    ),
    Row(
        413,
        {"card4": 1, "card6": 2},
        {"card4": 1, "card6": 1},
        option=3,
        gives={"card4": -1, "card6": -2, "tools": 3, "bonus": 3},
    ),
    # 414: any two other cards, but not itself (H-100)
    Row(
        414,
        {"hand": (1, 402, 801, 901)},
        {"hand": (1,)},
        answers=("give:card@001", "give:card@901"),
        gives={"gateway": -1, "point": -1, "tools": 1, "bonus": 1},
    ),
    Row(414, {"hand": (402, 801)}, {"hand": ()}, gives={"farmyard": -1, "tools": 1, "bonus": 0}),
    # 415: three of the seven Tools come back; the Jewel Box holds 10 (H-96, H-97)
    Row(415, {"tools": 7}, {"tools": 6}, gives={"tools": -4, "jewelry": 2}),
    Row(415, {"tools": 8, "jewelry": 9}, gives={"tools": -4, "jewelry": 1}),
    # 416: one or the other, both give no more
    Row(416, {"card4": 6, "stables": 5}, {"card4": 6, "stables": 4, "fields": fields(7)}, gives={"jewelry": 1}),
    Row(416, {"fields": fields(8)}, {"fields": fields(7)}, gives={"jewelry": 1}),
    Row(416, {"card4": 12, "fields": fields(8)}, gives={"jewelry": 1}),
    # 417: the window of the Community Center (H-61)
    Row(417, {"wool": 6}, {"wool": 5}, gives={"jewelry": 1}),
    Row(417, {"wool": 7, "crafts": CENTER_AT_1}, {"wool": 6, "crafts": CENTER_AT_1}, gives={"jewelry": 1}),
    # 418
    Row(418, {"hops": 8}, {"hops": 4}, option=1, gives={"hops": -5, "jewelry": 2}),
    Row(418, {"hops": 6}, {"hops": 5}, option=2, gives={"hops": -6, "jewelry": 2, "bonus": 1}),
    Row(418, {"hops": 9, "jewelry": 9}, {"hops": 7}, option=3, gives={"hops": -8, "jewelry": 1, "bonus": 2}),
    # 419: special, see below
    Row(
        419,
        {"jewelry": 1, "step": "after_harvest", "hand": (FILLER,)},
        {"jewelry": 0, "step": "after_harvest", "hand": (FILLER,)},
        answers=("use_space:nursery", "take:3clay"),
        gives={"jewelry": -1, "clay": 3},
    ),
    # 420
    Row(420, {"tools": 2}, {"tools": 1}, gives={"tools": -2, "clay": 2, "bonus": 2}),
    # 421: what is planted goes with the Field (H-82)
    Row(421, {"fields": "row2"}, {}, gives={"row2": -1, "clay": 5}),
    Row(
        421,
        {"fields": "row2 row4/hops"},
        answers=("give:field@row4/hops",),
        gives={"row4/hops": -1, "clay": 5},
    ),
    # 422: Fields with Hops on them; Hops in the supply do not count
    Row(422, {"fields": "row2/hops"}, {"fields": "row2/barley row3", "hops": 3}, option=1, gives={"bonus": 1}),
    Row(
        422,
        {"fields": "row2/hops row5/hops row3/hops"},
        {"fields": "row2/hops row5/rye"},
        option=2,
        gives={"barley": 2, "bonus": 1},
    ),
    Row(
        422,
        {"fields": "row2/hops row5/hops row2/hops"},
        {"fields": "row2/hops row5/hops row2/flax row2"},
        option=3,
        gives={"barley": 4, "bonus": 1},
    ),
    # 423: both
    Row(423, {"meat": 5, "wool": 3}, {"meat": 4, "wool": 3}, gives={"flax": 3, "bonus": 1}),
    Row(423, {"meat": 6, "wool": 4}, {"meat": 6, "wool": 2}, gives={"flax": 3, "bonus": 1}),
    # 424, 425
    Row(424, {"hops": 4}, {"hops": 2}, gives={"hops": -3, "rye": 5, "bonus": 1}),
    Row(425, {"hops": 8}, {"hops": 7}, gives={"hops": -5, "barley": 3, "bonus": 2}),
    # 426: special, see below; nothing changes before the harvest
    Row(
        426,
        {"tools": 6, "fields": "row4/barley", "step": "before_harvest", "hand": (FILLER,)},
        {"tools": 5, "fields": "row4/barley", "step": "before_harvest", "hand": (FILLER,)},
        answers=("double_yield:row4/barley",),
    ),
    # 427: Milk 0 / 1 / 3 for one, two or three sowings
    Row(
        427,
        {"barley": 3, "fields": "row4 row5"},
        answers=("sow:barley>row5",),
        option=1,
        gives={"barley": -1, "row5": -1, "row5/barley": 1},
    ),
    Row(
        427,
        {"milk": 3, "barley": 1, "rye": 4, "fields": "row2 row3 row4"},
        {"milk": 0, "barley": 1, "rye": 4, "fields": "row2 row3 row4"},
        answers=("sow:rye>row4", "sow:barley>row2"),
        option=2,
        gives={"milk": -1, "barley": -1, "rye": -1, "row4": -1, "row4/rye": 1, "row2": -1, "row2/barley": 1},
    ),
    Row(
        427,
        {"milk": 4, "hops": 4, "fields": "row2 row2 row3 row4"},
        {"milk": 2, "hops": 4, "fields": "row2 row2 row3 row4"},
        option=3,
        gives={"milk": -3, "hops": -3, "row2": -2, "row2/hops": 2, "row3": -1, "row3/hops": 1},
    ),
    Row(
        427,
        {"milk": 3, "hops": 4, "fields": "row2 row3"},
        answers=("sow:hops>row2", "skip"),
        option=3,
        gives={"milk": -3, "hops": -1, "row2": -1, "row2/hops": 1},
    ),
    # 428: Fields and Jewelry together against the window
    Row(
        428,
        {"fields": fields(4), "jewelry": 2},
        {"fields": fields(4), "jewelry": 1},
        gives={"hides": 1, "milk": 1, "wool": 1, "bonus": 1},
    ),
    Row(
        428,
        {"fields": fields(1, "row2/rye"), "jewelry": 6, "crafts": CENTER_AT_1},
        {"jewelry": 6, "crafts": CENTER_AT_1},
        gives={"hides": 1, "milk": 1, "wool": 1, "bonus": 1},
    ),
    # 429: at least as many Sheep as Fields, also none and none (H-83)
    Row(
        429,
        {"card5": 2, "stables": 1, "fields": "row2 row3/hops row5"},
        {"card5": 1, "stables": 1, "fields": "row2 row3/hops row5"},
        gives={"hides": 2, "wool": 1},
    ),
    Row(429, {}, {"fields": "row2"}, gives={"hides": 2, "wool": 1}),
    # 430
    Row(430, {"tools": 2}, {"tools": 0}, gives={"tools": -1, "milk": 2, "bonus": 1}),
    # 431
    Row(431, {"milk": 5}, {"milk": 0}, option=1, gives={"milk": -1, "hides": 1, "bonus": 1}),
    Row(431, {"milk": 3}, {"milk": 2}, option=2, gives={"milk": -3, "hides": 3, "bonus": 1}),
    Row(431, {"milk": 6}, {"milk": 4}, option=3, gives={"milk": -5, "hides": 5, "bonus": 1}),
    # 432: one less of Hides or Wool than Hops paid
    Row(432, {"hops": 4}, {}, option=1, gives={"hops": -1, "bonus": 1}),
    Row(432, {"hops": 2}, {"hops": 1}, option=2, answers=("take:1wool",), gives={"hops": -2, "wool": 1, "bonus": 1}),
    Row(432, {"hops": 4}, {"hops": 2}, option=3, answers=("take:2hides",), gives={"hops": -3, "hides": 2, "bonus": 1}),
    Row(432, {"hops": 4}, {"hops": 3}, option=4, answers=("take:3wool",), gives={"hops": -4, "wool": 3, "bonus": 1}),
    # 433
    Row(433, {"jewelry": 2}, {}, gives={"jewelry": -1, "meat": 2, "milk": 2, "bonus": 1}),
    # 434
    Row(434, {"fields": "row2 row5"}, {"fields": "row5"}, gives={"row2": -1, "row5": -1, "meat": 6}),
    Row(
        434,
        {"fields": "row2 row3/hops row4 row5/flax"},
        answers=("give:field@row3/hops", "give:field@row5/flax"),
        gives={"row3/hops": -1, "row5/flax": -1, "meat": 6},
    ),
    # 435: cards of the Gateway deck
    Row(435, {"barley": 6}, {}, option=1, gives={"barley": -1, "gateway": 1}),
    Row(435, {"barley": 3}, {"barley": 2}, option=2, gives={"barley": -3, "gateway": 2}),
    Row(435, {"barley": 7}, {"barley": 5}, option=3, gives={"barley": -6, "gateway": 3}),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.card:03}/{row.option}")
def test_the_row_of_a_card_holds(row):
    check(row)


def test_every_card_has_a_row():
    assert {row.card for row in ROWS} == set(range(401, 436))


OFFERED = [
    (401, {}, []),
    (401, {"barley": 1}, ["/1"]),
    (401, {"rye": 1}, ["/2"]),
    (401, {"barley": 1, "rye": 1}, ["/1", "/2"]),
    (402, {"fields": "row5 row2"}, []),
    (402, {"fields": "row5 row3"}, []),
    (402, {"fields": "row5 row4/rye"}, []),
    (405, {"barley": 1, "hops": 1, "rye": 1}, []),
    (405, {"barley": 1, "flax": 1, "rye": 1}, []),
    (405, {"barley": 1, "flax": 1, "hops": 1}, []),
    (409, {"clay": 2}, []),
    (412, {"hops": 2}, []),
    (412, {"hops": 3}, ["/1"]),
    (412, {"hops": 5}, ["/1", "/2"]),
    (412, {"hops": 7}, ["/1", "/2", "/3"]),
    (413, {"stables": 1}, ["/1"]),
    (413, {"card4": 1, "stables": 1}, ["/1", "/2"]),
    (413, {"card4": 1, "card5": 1, "stables": 1}, ["/1", "/2", "/3"]),
    (416, {"card4": 10}, []),
    (418, {"hops": 4}, []),
    (418, {"hops": 5}, ["/1"]),
    (418, {"hops": 7}, ["/1", "/2"]),
    (418, {"hops": 8}, ["/1", "/2", "/3"]),
    (422, {"fields": "row2/hops row3/hops row4/hops"}, ["/1", "/2", "/3"]),
    (427, {}, ["/1"]),
    (427, {"milk": 1}, ["/1", "/2"]),
    (427, {"milk": 3}, ["/1", "/2", "/3"]),
    (431, {"milk": 1}, ["/1"]),
    (431, {"milk": 3}, ["/1", "/2"]),
    (431, {"milk": 5}, ["/1", "/2", "/3"]),
    (432, {"hops": 1}, ["/1"]),
    (432, {"hops": 4}, ["/1", "/2", "/3", "/4"]),
    (435, {"barley": 1}, ["/1"]),
    (435, {"barley": 3}, ["/1", "/2"]),
    (435, {"barley": 6}, ["/1", "/2", "/3"]),
]


@pytest.mark.parametrize(("card", "have", "options"), OFFERED)
def test_lower_tiers_are_offered_and_higher_ones_are_not(card, have, options):
    """H-94."""
    assert plays(set_up(card, have), card) == [f"play:{card}{option}" for option in options]


def test_401_moves_no_sheep_twice():
    table = set_up(401, {"rye": 1, "card4": 1, "card5": 1, "hand": (FILLER,)})
    table.play("play:401/2")
    assert table.offers() == {"move_sheep:card4>card5", "move_sheep:card5>card6", "skip"}
    table.play("move_sheep:card5>card6")
    assert table.offers() == {"move_sheep:card4>card5", "skip"}
    table.play("move_sheep:card4>card5")
    assert table.offers() == {"draw:1bonus", "skip"}
    assert table.sheep() == {"card5": 1, "card6": 1}


def test_401_a_single_sheep_moves_one_step_or_stays():
    table = set_up(401, {"rye": 1, "card4": 1, "hand": (FILLER,)})
    table.play("play:401/2", "move_sheep:card4>card5")
    assert not any(action.startswith("move_sheep") for action in table.ids())
    assert table.sheep() == {"card5": 1}
    table = set_up(401, {"rye": 1, "card4": 1, "hand": (FILLER,)})
    assert carry_out(table, Row(401, {}, option=2, answers=("skip",))) == {"rye": -1, "bonus": 1}


def test_403_counts_only_played_cards():
    table = set_up(403, {"played": [1, 2, 3, 4], "hand": (11,), "milk": 1, "wool": 1})
    assert plays(table, 403) == []
    table.play("play:011")
    assert plays(table, 403) == ["play:403"]


def test_409_takes_its_payment_before_it_gives_so_the_row_5_field_is_removed_first():
    table = set_up(409, {"clay": 2, "fields": "row5 row5/hops", "hand": (FILLER,)})
    table.play("play:409")
    assert table.good("clay") == 0
    assert table.offers() == {"give:field@row5", "give:field@row5/hops"}
    table.play("give:field@row5/hops")
    assert table.rows() == ["row5"]
    assert table.offers() == {"new_field:row2", "skip"}


def test_413_offers_every_place_with_a_sheep():
    """H-87."""
    table = set_up(413, {"card4": 1, "card6": 2, "stables": 1, "hand": (FILLER,)})
    table.play("play:413/1")
    assert table.offers() == {"give:sheep@card4", "give:sheep@card6", "give:sheep@stables"}


def test_414_the_discarded_cards_are_out_of_the_game_and_do_not_count_as_played():
    """H-100."""
    table = set_up(414, {"hand": (1, 2, 801)})
    decks = {deck: set(cards) for deck, cards in table.state.decks.items()}
    table.play("play:414", "give:card@001", "give:card@801")
    assert table.seat().hand == [2]
    assert table.seat().played == [414]
    assert sorted(table.seat().discarded) == [1, 801]
    assert {deck: set(cards) for deck, cards in table.state.decks.items()} == decks


def test_414_others_do_not_see_which_cards_were_discarded():
    """H-100."""
    table = set_up(414, {"hand": (1, 2, 801)})
    table.play("play:414", "give:card@001", "give:card@801")
    discards = [event for event in table.log if isinstance(event.body, CardDiscarded)]
    hidden = [CardDiscarded(0, "gateway"), CardDiscarded(0, "bonus")]
    assert [seen_by(event, 1) for event in discards] == hidden
    assert [seen_by(event, None) for event in discards] == hidden
    assert [seen_by(event, 0) for event in discards] == [CardDiscarded(0, "gateway", 1), CardDiscarded(0, "bonus", 801)]


def test_418_and_435_can_be_declined_in_part():
    """H-93."""
    table = set_up(435, {"barley": 6})
    assert carry_out(table, Row(435, {}, option=3, answers=("draw:1gateway",))) == {"barley": -6, "gateway": 1}
    table = set_up(418, {"hops": 8})
    changes = carry_out(table, Row(418, {}, option=3, answers=("fewer", "take:1jewelry", "draw:1bonus")))
    assert changes == {"hops": -8, "jewelry": 1, "bonus": 1}


def test_432_gives_goods_of_one_type():
    table = set_up(432, {"hops": 4, "hand": (FILLER,)})
    table.play("play:432/4")
    assert table.offers() == {"take:3hides", "take:3wool", "fewer", "skip"}
    table.play("fewer")
    assert table.offers() == {
        *("take:3hides", "take:2hides", "take:1hides"),
        *("take:3wool", "take:2wool", "take:1wool", "skip"),
    }


def test_427_sows_crops_only():
    table = set_up(427, {"clay": 1, "wool": 1, "meat": 1, "hops": 1, "fields": "row2 row3/rye", "hand": (FILLER,)})
    table.play("play:427/1")
    assert table.offers() == {"sow:hops>row2", "skip"}


# 419: a full use of a space with at most 1 Worker, in any Phase but the fourth


def in_phase(step: str, **have: object) -> dict[str, object]:
    """Return a table at a step of Round 2 in which another card makes the stop point wait."""
    return {"round": 2, "step": step, "hand": (FILLER,), "gateway": 3, **have}


OTHER_STEPS = (
    *("workers_removed", "before_new_workers", "income", "after_new_card", "after_fallow"),
    *("before_harvest", "after_harvest", "progress"),
)


@pytest.mark.parametrize("step", OTHER_STEPS)
def test_419_is_playable_in_the_other_phases(step):
    """H-36, H-37."""
    assert plays(set_up(419, in_phase(step, jewelry=1)), 419) == ["play:419"]


def test_419_is_playable_in_the_final_window():
    """H-36."""
    assert plays(set_up(419, {**in_phase("final_window", jewelry=1), "round": 6}), 419) == ["play:419"]


def test_419_is_barred_in_phase_4():
    """H-36, HX-38."""
    not_in_phase(419, in_phase("actions", jewelry=1), ("actions", "after_actions"))


def use_419(space: str, *rows: int, **have: object):
    """Return the table after card 419 was played, with Workers on one space."""
    table = set_up(419, in_phase("after_harvest", jewelry=1, on={space: rows}, **have))
    return table.play("play:419", me=0)


def test_419_needs_a_space_with_at_most_1_worker():
    table = set_up(
        419,
        in_phase(
            "after_harvest",
            jewelry=1,
            on={"nursery": (1,), "butchery": (1, 2), "clearing": (0, 2), "land_sale": (1, 1), "farming": (0, 1)},
        ),
    )
    table.play("play:419", me=0)
    offered = {action.removeprefix("use_space:") for action in table.offers(0) if action.startswith("use_space:")}
    assert {"nursery", "farming", "town_hall", "gateway_card"} <= offered
    assert not {"butchery", "clearing", "land_sale"} & offered
    assert len(offered) == 17


def test_419_fills_the_first_row_with_1_worker_of_the_general_supply():
    table = use_419("nursery")
    workers = table.seat().workers
    table.play("use_space:nursery", me=0)
    assert table.standing("nursery") == [1, 0, 0]
    assert table.seat().workers == workers


def test_419_fills_the_second_row_with_2_workers_of_the_general_supply():
    table = use_419("nursery", 1)
    workers = table.seat().workers
    table.play("use_space:nursery", me=0)
    assert table.standing("nursery") == [1, 2, 0]
    assert table.seat().workers == workers


def test_419_fills_an_empty_first_row_below_a_single_worker():
    """H-40: the lowest empty row."""
    table = use_419("nursery", 0, 1)
    table.play("use_space:nursery", me=0)
    assert table.standing("nursery") == [1, 1, 0]


def test_419_uses_all_lines_of_the_space():
    table = use_419("busy_weekend", barley=2, fields="row3 row4")
    table.play("use_space:busy_weekend", "take:1wool", "sow:barley>row4", "sow:barley>row3", me=0)
    assert table.goods() == {"wool": 1}
    assert table.rows() == ["row3/barley", "row4/barley"]
    assert "play:419" not in table.ids(0)
    assert table.state.phase == 7


def test_419_on_a_card_space_takes_the_marker():
    """H-37."""
    table = use_419("point_card", 1)
    table.state.first_player = 1
    table.play("use_space:point_card", "take_marker", "draw:1point", me=0)
    assert table.state.first_player == 0
    assert table.standing("point_card") == [1, 2]
    assert len(table.seat().hand) == 2


def test_419_is_paid_even_if_no_space_is_used():
    """H-93: the effect is optional, the cost is not."""
    table = use_419("nursery")
    table.play("skip", me=0)
    assert table.seat().jewelry == 0
    assert table.standing("nursery") == [0, 0, 0]
    assert 419 in table.seat().played


def test_419_counts_as_a_use_for_card_322():
    """H-49."""
    have = in_phase("after_harvest", jewelry=1, fields="row2")
    table = set_up(419, {**have, "hand": (322, FILLER)})
    assert plays(table, 322) == []
    table.play("play:419", "use_space:cultivation", "skip", me=0)
    assert plays(table, 322) == ["play:322"]


# 426: one Field that is still to be harvested in this Phase 7 yields double


def test_426_can_be_played_in_phase_7_only():
    """H-36, HX-38."""
    have = in_phase("harvest", tools=6, fields="row2/hops row4/barley")
    assert plays(set_up(426, {**have, "step": "before_harvest"}), 426) == ["play:426"]
    assert plays(set_up(426, have), 426) == ["play:426"]
    assert plays(set_up(426, {**have, "step": "after_harvest"}), 426) == ["play:426"]
    not_in_phase(
        426,
        have,
        (
            *("workers_removed", "before_new_workers", "income", "actions", "after_actions", "after_new_card"),
            *("after_fallow", "progress"),
        ),
    )
    not_in_phase(426, {**have, "round": 6}, ("final_window",))


def test_426_doubles_the_yield_and_the_field_moves_down_one_row():
    """H-33."""
    table = set_up(426, in_phase("before_harvest", tools=6, fields="row4/barley row3/hops"))
    table.play("play:426", "double_yield:row4/barley", "ready", me=0)
    table.play("harvest_all", me=0)
    assert table.goods() == {"barley": 8, "hops": 3}
    assert table.rows() == ["row2", "row3"]
    assert table.seat().tools == 6


def test_426_doubles_one_of_two_equal_fields():
    table = set_up(426, in_phase("before_harvest", tools=6, fields="row4/barley row4/barley"))
    table.play("play:426", "double_yield:row4/barley", "ready", me=0)
    table.play("harvest_all", me=0)
    assert table.goods() == {"barley": 12}
    assert table.rows() == ["row3", "row3"]


def test_426_doubles_goods_other_than_crops():
    table = set_up(426, in_phase("before_harvest", tools=6, fields="row5/wool row2/hops"))
    table.play("play:426", "double_yield:row5/wool", "ready", me=0)
    table.play("harvest_all", me=0)
    assert table.goods() == {"wool": 10, "hops": 2}


def test_426_between_two_harvests_offers_only_planted_fields():
    """H-33, H-78."""
    table = set_up(426, in_phase("harvest", tools=6, fields="row5 row4/barley row3/hops"))
    table.play("harvest:row4/barley", "play:426", me=0)
    assert table.offers(0) == {"double_yield:row3/hops", "skip"}
    table.play("double_yield:row3/hops", me=0)
    table.play("harvest_all", me=0)
    assert table.goods() == {"barley": 4, "hops": 6}
    assert table.rows() == ["row2", "row3", "row5"]


def test_426_can_be_declined():
    """H-93."""
    table = set_up(426, in_phase("before_harvest", tools=6, fields="row4/barley row3/hops"))
    table.play("play:426", "skip", "ready", me=0)
    table.play("harvest_all", me=0)
    assert table.goods() == {"barley": 4, "hops": 3}


def test_426_has_no_effect_after_the_harvest():
    table = set_up(426, in_phase("after_harvest", tools=6, fields="row4 row3"))
    table.play("play:426", me=0)
    assert not any(action.startswith("double_yield") for action in table.ids(0))


def sow_after_the_harvest():
    """Sow a Field that this Phase has not harvested by card 013, at the last stop point of Phase 7."""
    have = in_phase("after_harvest", tools=6, fields="row4", barley=1, card5=3)
    table = set_up(426, {**have, "gateway": 0, "hand": (13, FILLER)})
    return table.play("play:013", "take:1clay", "sow:barley>row4", me=0)


def test_a_field_sown_at_the_last_stop_point_of_phase_7_is_harvested_in_it():
    """H-78: sown in this Phase and not yet harvested in it."""
    table = sow_after_the_harvest().play("ready", "harvest_all", "ready", me=0)
    assert table.state.phase == 9
    assert table.good("barley") == 4
    assert table.rows() == ["row3"]


def test_426_ends_with_its_phase():
    """H-33: it doubles the next harvest in this Phase, never one of the next Round."""
    table = sow_after_the_harvest().play("play:426", me=0)
    if "double_yield:row4/barley" in table.ids(0):
        table.play("double_yield:row4/barley", me=0)
    while table.state.phase == 7:
        table.play(table.ids(0)[0], me=0)
    assert [field.amount for field in table.seat().fields] in ([0], [1])


def test_426_doubled_goods_count_for_card_208():
    """H-27: 12 Goods are planted, and the doubled Field makes them 16."""
    have = {**in_phase("before_harvest", tools=6, fields="row5/rye row4/barley row3/hops"), "gateway": 2}
    table = set_up(426, {**have, "hand": (208, FILLER)})
    table.play("ready", "harvest_all", me=0)
    assert plays(table, 208) == []
    table = set_up(426, {**have, "hand": (208, FILLER)})
    table.play("play:426", "double_yield:row4/barley", "ready", me=0)
    table.play("harvest:row4/2barley", "harvest:row5/rye", me=0)
    assert plays(table, 208) == []
    table.play("harvest:row3/hops", me=0)
    assert plays(table, 208) == ["play:208"]


# 427: not in Phase 7


def test_427_is_barred_in_phase_7():
    """H-38."""
    have = in_phase("harvest", milk=3, barley=1, fields="row2/hops row4/barley row3")
    not_in_phase(427, have, ("before_harvest", "harvest", "after_harvest"))


@pytest.mark.parametrize("step", ["income", "actions", "after_actions", "after_new_card", "after_fallow", "progress"])
def test_427_is_playable_in_the_other_phases(step):
    """H-38."""
    table = set_up(427, in_phase(step, milk=3))
    assert plays(table, 427) == ["play:427/1", "play:427/2", "play:427/3"]
