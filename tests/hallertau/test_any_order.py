"""Choices made piece by piece: any piece can come first, and the order does not reduce the possible results (H-106).

Each case has a model: the single things that can be chosen, and the result of choosing one. Every set of an allowed
size must be reachable and nothing else, and from every first piece all sets that contain it.
"""

from collections.abc import Callable, Iterator
from copy import deepcopy
from itertools import combinations
from typing import NamedTuple

import pytest

from service.engine.hallertau import frames
from service.engine.hallertau.resources import PLACES
from tests.hallertau.table import Table
from tests.hallertau.timing_table import at_stop, choices, table_with_hands

Result = tuple[str, ...]


def next_place(place: str) -> str:
    return PLACES[PLACES.index(place) + 1]


def place_before(place: str) -> str:
    return PLACES[PLACES.index(place) - 1]


def row_up(field: str) -> str | None:
    row, _, rest = field.removeprefix("row").partition("/")
    return None if row == "5" else f"row{int(row) + 1}" + (f"/{rest}" if rest else "")


def to_row_5(field: str) -> str | None:
    return None if field.startswith("row5") or "/" in field else "row5"


def empty_row_up(field: str) -> str | None:
    return None if "/" in field else row_up(field)


def harvested(field: str) -> str | None:
    return f"row{max(int(field[3]) - 1, 2)}" if "/" in field else None


def gone(thing: str) -> str:
    return ""


def sheep(table: Table) -> Result:
    return tuple(sorted(place for place, number in table.sheep().items() for _ in range(number)))


def fields(table: Table) -> Result:
    return tuple(sorted(table.rows()))


def hand(table: Table) -> Result:
    return tuple(sorted(f"{card:03}" for card in table.seat().hand if card < 800))


def goods_of_4(table: Table) -> Result:
    return tuple(sorted(name for name, number in table.goods().items() if number >= 4))


class Split(NamedTuple):
    """A choice in pieces: its start, the things to choose from, the effect of one piece and its action id."""

    begin: Callable[[], Table]
    things: Callable[[Table], Result]
    becomes: Callable[[str], str | None]
    action: str
    most: int
    is_cost: bool = False


def advanced() -> Table:
    have = {"card3": 1, "card4": 1, "card5": 2, "stables": 1}
    return table_with_hands([101, 901], [], gateway=1).give(flax=8, **have).play("play:101/3")


def saved() -> Table:
    table = at_stop("before_new_workers", [301, 901], [], round=4, gateway=3)
    return table.give(card4=2, card5=1, card6=1).play("play:301")


SHEEP = {"card4": 1, "card5": 1, "card6": 2, "stables": 1}
EMPTY = ("row2", "row3", "row3", "row4", "row5")
PLANTED = ("row2/rye", "row3/rye", "row3/hops", "row4/rye", "row5/flax")

SPLITS: dict[str, Split] = {
    "fertilizing": Split(
        lambda: Table().fields(*EMPTY, "row4/rye").play("place:fertilizing"), fields, to_row_5, "move_field:{}>row5", 2
    ),
    "101": Split(advanced, sheep, next_place, "move_sheep:{}", 3),
    "201": Split(
        lambda: table_with_hands([201, 901], [], gateway=2).give(**SHEEP).fields("row2").play("play:201"),
        sheep,
        next_place,
        "move_sheep:{}",
        2,
    ),
    "301": Split(saved, sheep, next_place, "move_sheep:{}", 3),
    "401": Split(
        lambda: table_with_hands([401, 901], []).give(barley=1, **SHEEP).play("play:401/1"),
        sheep,
        next_place,
        "move_sheep:{}",
        2,
    ),
    "023": Split(
        lambda: table_with_hands([23, 901], []).fields(*PLANTED).play("play:023"), fields, row_up, "raise:{}", 8
    ),
    "121": Split(
        lambda: table_with_hands([121, 901], [], gateway=1).give(workers=2).fields(*EMPTY, "row2/rye").play("play:121"),
        fields,
        empty_row_up,
        "raise:{}",
        8,
    ),
    "122": Split(
        lambda: table_with_hands([122, 901], [], gateway=1).fields("row3/rye", "row4/rye", "row3").play("play:122"),
        fields,
        lambda field: row_up(field) if "/" in field else None,
        "raise:{}",
        2,
    ),
    "222": Split(
        lambda: table_with_hands([222, 901], [], gateway=2).fields(*EMPTY).play("play:222"),
        fields,
        row_up,
        "raise:{}",
        3,
    ),
    "221": Split(
        lambda: table_with_hands([221, 901], [], gateway=2).give(tools=3).fields(*PLANTED, "row2").play("play:221"),
        fields,
        harvested,
        "harvest:{}",
        2,
    ),
    "628": Split(
        lambda: table_with_hands([628, 901], [], farmyard=6).fields(*PLANTED, "row2/barley").play("play:628"),
        fields,
        harvested,
        "harvest:{}",
        3,
    ),
    "531": Split(
        lambda: table_with_hands([531, 901], [], farmyard=5).give(**SHEEP).play("play:531"),
        sheep,
        place_before,
        "give:sheep_back@{}",
        2,
        is_cost=True,
    ),
    "532": Split(
        lambda: table_with_hands([532, 901], [], farmyard=5).give(**SHEEP).play("play:532"),
        sheep,
        gone,
        "give:sheep@{}",
        2,
        is_cost=True,
    ),
    "413": Split(
        lambda: table_with_hands([413, 901], []).give(**SHEEP).play("play:413/3"),
        sheep,
        gone,
        "give:sheep@{}",
        3,
        is_cost=True,
    ),
    "434": Split(
        lambda: table_with_hands([434, 901], []).fields("row2", "row3/rye", "row3", "row3").play("play:434"),
        fields,
        gone,
        "give:field@{}",
        2,
        is_cost=True,
    ),
    "922": Split(
        lambda: table_with_hands([922], []).fields(*("row3",) * 2, *("row4/rye",) * 3, *("row5",) * 3).play("play:922"),
        fields,
        gone,
        "give:field@{}",
        7,
        is_cost=True,
    ),
    "414": Split(
        lambda: table_with_hands([5, 20, 30, 414, 801], []).play("play:414", "give:card@801"),
        hand,
        gone,
        "give:card@{}",
        1,
        is_cost=True,
    ),
    "815": Split(
        lambda: table_with_hands([2, 5, 20, 30, 815], []).play("play:815"), hand, gone, "give:card@{}", 3, is_cost=True
    ),
    "908": Split(
        lambda: table_with_hands([908], []).give(barley=4, rye=5, wool=4, clay=7, milk=3).play("play:908"),
        goods_of_4,
        gone,
        "give:4{}",
        3,
        is_cost=True,
    ),
}


def written(split: Split, thing: str) -> str:
    """Return the action id of a piece."""
    target = f">{next_place(thing)}" if split.action.startswith("move_sheep") else ""
    return split.action.format(thing) + target


def movable(split: Split, thing: str) -> bool:
    """Return whether a thing can be chosen at all; Sheep in the Stables cannot move on."""
    return not (split.becomes is next_place and thing == "stables") and split.becomes(thing) is not None


def expected(split: Split, have: Result, first: str | None = None) -> set[Result]:
    """Return all results by the model: of sets that contain a thing, or of all sets."""
    chosen_from = [index for index, thing in enumerate(have) if movable(split, thing)]
    sizes = (split.most,) if split.is_cost else range(min(split.most, len(chosen_from)) + 1)
    sets = [set(chosen) for size in sizes for chosen in combinations(chosen_from, size)]
    return {
        tuple(sorted(filter(None, (split.becomes(t) if i in chosen else t for i, t in enumerate(have)))))
        for chosen in sets
        if first is None or any(have[index] == first for index in chosen)
    }


def ends(table: Table, split: Split, kind: type) -> Iterator[Result]:
    """Return all results that can be reached from here."""
    seat = table.seat()
    if not seat.frames or type(seat.frames[-1]) is not kind:
        yield split.things(table)
        return
    for action in table.ids(0):
        if not action.startswith(("play:", "ready_")):
            yield from ends(deepcopy(table).play(action, me=0), split, kind)


@pytest.mark.parametrize("split", SPLITS.values(), ids=SPLITS)
def test_every_piece_can_come_first_and_leads_to_all_results_that_contain_it(split: Split):
    table = split.begin()
    have = split.things(table)
    pieces = {written(split, thing): thing for thing in have if movable(split, thing)}
    assert table.offers(0) - {"skip"} == set(pieces), "not every possible piece is offered first"
    kind = type(table.seat().frames[-1])
    assert set(ends(table, split, kind)) == expected(split, have)
    for action, thing in pieces.items():
        after = deepcopy(table).play(action, me=0)
        assert set(ends(after, split, kind)) == expected(split, have, thing), action


def test_every_choice_in_pieces_is_tested_here():
    """A frame that asks again after a piece must be in this test, or in the list of those with equal pieces only."""
    tested = {type(split.begin().seat().frames[-1]) for split in SPLITS.values()}
    again = {
        kind
        for kind in (*frames.Payment.__args__, *frames.Line.__args__)
        if {"times", "left", "types"} & set(kind.__struct_fields__)
    }
    elsewhere = {frames.NewField, frames.Sow, frames.FollowSheep, frames.MoveBoulders}
    assert again == tested | elsewhere, "Sow and MoveBoulders are tested with their spaces and cards"


# Actions between two pieces


def test_of_equal_sheep_the_moved_one_is_paid_between_two_moves():
    """Then the other one can still be moved (H-106)."""
    table = (
        table_with_hands([401, 408, 901], [])
        .give(barley=1, card4=1, card5=1)
        .play("play:401/1", "move_sheep:card4>card5")
    )
    table.play("play:408")
    assert table.sheep() == {"card5": 1}, "both stood on card 5"
    assert table.offers(0) == {"move_sheep:card5>card6", "skip"}


def test_a_sheep_paid_between_two_moves_cannot_be_moved():
    table = (
        table_with_hands([401, 408, 901], [])
        .give(barley=1, card4=1, card6=1)
        .play("play:401/1", "move_sheep:card4>card5")
    )
    table.play("play:408", "give:sheep@card6")
    assert choices(table) == ["skip"]


def between_two_moves(gateway: int, play: str, *sent_back: str, **sheep: int) -> Table:
    """Move a Sheep from card 4 to card 5, then move two Sheep back by card 531: those named, or all there are."""
    table = table_with_hands([1 if gateway == 0 else 101, 531, 901], [], gateway=gateway, farmyard=5).give(
        flax=6, **sheep
    )
    return table.play(play, "move_sheep:card4>card5", "play:531", *(f"give:sheep_back@{place}" for place in sent_back))


def test_an_unmoved_sheep_that_goes_back_between_two_moves_can_still_be_moved():
    """H-106: of the two Sheep on card 5 one was moved, the other was not."""
    table = between_two_moves(1, "play:101/2", card4=1, card5=1)
    assert table.sheep() == {"card4": 2}
    assert choices(table) == ["move_sheep:card4>card5", "skip"]


def test_a_moved_sheep_that_goes_back_is_not_moved_again():
    """H-106: the one from the Stables was not moved."""
    table = between_two_moves(1, "play:101/2", card4=1, stables=1)
    assert table.sheep() == {"card4": 1, "card6": 1}
    assert choices(table) == ["move_sheep:card6>stables", "skip"]


def test_of_equal_sheep_the_moved_one_goes_back():
    """H-106"""
    table = between_two_moves(1, "play:101/2", "card5", "stables", card4=1, card5=1, stables=2)
    assert table.sheep() == {"card4": 1, "card5": 1, "card6": 1, "stables": 1}
    assert choices(table) == ["move_sheep:card5>card6", "move_sheep:card6>stables", "skip"]


def test_card_001_follows_its_sheep_when_it_goes_back():
    """H-106: this Sheep and no other moves on."""
    table = between_two_moves(0, "play:001/2", "card5", card4=1, stables=2)
    assert table.sheep() == {"card4": 1, "card6": 1, "stables": 1}
    assert choices(table) == ["move_sheep:card4>card5", "skip"]


def test_if_there_is_another_sheep_the_one_of_card_001_does_not_go_back():
    """H-106"""
    table = between_two_moves(0, "play:001/2", "card5", "stables", card4=1, card5=1, stables=2)
    assert table.sheep() == {"card4": 1, "card5": 1, "card6": 1, "stables": 1}
    assert choices(table) == ["move_sheep:card5>card6", "skip"]


def test_a_moved_sheep_is_not_moved_again():
    table = table_with_hands([401, 901], []).give(barley=1, card4=1).play("play:401/1", "move_sheep:card4>card5")
    assert table.offers(0) == {"skip"}


def test_a_field_harvested_in_this_phase_is_distinguished_from_an_equal_one_when_it_is_moved():
    """Fertilizing by card 419: only the Field that was not harvested yields in this Phase 7 if it is sown (H-78)."""
    table = at_stop("before_harvest", [419, 901], []).give(jewelry=1, rye=1).fields("row3", "row4/rye", "row2/flax")
    table.play("ready", "harvest:row4/rye", "play:419", "use_space:fertilizing", me=0)
    assert table.offers(0) >= {"move_field:row3>row5", "move_field:row3/harvested>row5"}
    table.play("move_field:row3/harvested>row5", "skip", me=0)
    assert table.offers(0) >= {"sow:rye>row3", "sow:rye>row5/harvested"}
    assert "sow:rye>row5" not in table.offers(0)
