"""The market: where stalls can be placed on both boards, what they remove, and what happens when a number is full
(§8.3.3).
"""

import pytest

from service.engine.kernel.play import start
from service.engine.lagranja import frames
from service.engine.lagranja.edition.editions import CORE
from service.engine.lagranja.events import Gained, GainedVp, StallPlaced, StallRemoved
from service.engine.lagranja.rules import RULES
from service.engine.lagranja.state import EMPTY
from service.engine.lagranja.verbs.deliver import BarrowCompleted
from service.engine.lagranja.verbs.move_stall import StallMoved
from tests.lagranja.table import Table

WHOLE = [
    ("A1", 3, "B1"),
    ("A2", 6, "A1 A3 B2 B3"),
    ("A3", 4, "B3 B4"),
    ("A4", 5, "A3 B4"),
    ("B1", 2, ""),
    ("B2", 5, "A1 B1 B3 C2 C3"),
    ("B3", 2, ""),
    ("B4", 3, "B3 C5"),
    ("B5", 6, "A4 B4 C5 C6"),
    ("C1", 4, "B1 C2"),
    ("C2", 2, ""),
    ("C3", 3, "B3 C2"),
    ("C4", 4, "B3 B4 C3 C5"),
    ("C5", 2, ""),
    ("C6", 4, "C5 D5"),
    ("D1", 6, "C1 C2 D2 E1"),
    ("D2", 3, "C2"),
    ("D3", 5, "C3 C4 D2 E2"),
    ("D4", 5, "C4 C5 D5 E4"),
    ("D5", 2, ""),
    ("E1", 5, "D2 E2"),
    ("E2", 4, "D2"),
    ("E3", 6, "D3 D4 E2 E4"),
    ("E4", 3, "D5"),
]
"""The board for four seats: each space with its number, and the neighbours that a new stall on it removes."""

SMALL = [
    ("A2", 6, "A3 B2 B3"),
    ("A3", 4, "B3 B4"),
    ("B2", 5, "B3 C2 C3"),
    ("B3", 2, ""),
    ("B4", 3, "B3 C5"),
    ("C2", 2, ""),
    ("C3", 3, "B3 C2"),
    ("C4", 4, "B3 B4 C3 C5"),
    ("C5", 2, ""),
    ("D2", 3, "C2"),
    ("D3", 5, "C3 C4 D2 E2"),
    ("D4", 5, "C4 C5"),
    ("E2", 4, "D2"),
    ("E3", 6, "D3 D4 E2"),
]
"""The board for up to three seats, without the spaces marked X."""

BOARDS = [(seats, *row) for seats, rows in ((4, WHOLE), (3, SMALL), (2, SMALL)) for row in rows]


def spaces(seats: int) -> list[str]:
    """Return the spaces that are in use."""
    return [space for space, _, _ in (WHOLE if seats == 4 else SMALL)]


def beside(space: str) -> set[str]:
    """Return the neighbours of a hex in five rows of 4, 5, 6, 5 and 4, each shifted by half a hex against the next."""
    at = {one: ("ABCDE".index(one[0]), 2 * int(one[1]) + abs("ABCDE".index(one[0]) - 2)) for one, _, _ in WHOLE}
    row, x = at[space]
    near = {(row, x - 2), (row, x + 2), *((row + down, x + side) for down in (-1, 1) for side in (-1, 1))}
    return {one for one, place in at.items() if place in near}


def full_market(seats: int, *empty: str, me: int = 1) -> Table:
    """Return a market with stalls of one seat on all spaces but some."""
    return Table(seats=seats).stalls(*(space for space in spaces(seats) if space not in empty), me=me)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_spaces_marked_x_are_used_with_four_seats_only(seats):
    """§4.0, G-44."""
    table = Table(seats=seats)
    shown = [(space.id, space.value) for space in RULES.view(table.state, None).market]
    assert shown == [(space, value) for space, value, _ in (WHOLE if seats == 4 else SMALL)]


@pytest.mark.parametrize(("seats", "space", "value", "lower"), BOARDS)
def test_a_new_stall_removes_opposing_stalls_on_lower_neighbours_for_1_vp_each(seats, space, value, lower):
    table = full_market(seats, space).turn(frames.PlaceStall(0, value), "T3")
    assert table.offers() == {f"place_stall:{space}"}
    table.play(f"place_stall:{space}")
    removed = set(lower.split())
    assert {event.space for event in table.events(StallRemoved)} == removed
    assert table.market() == {one: 0 if one == space else 1 for one in spaces(seats) if one not in removed}
    assert (table.vp(0), table.vp(1)) == (len(removed), 0)


@pytest.mark.parametrize(("seats", "space", "value", "lower"), BOARDS)
def test_own_stalls_on_lower_neighbours_stay(seats, space, value, lower):
    """G-32."""
    table = full_market(seats, space, me=0).turn(frames.PlaceStall(0, value), "T3").play(f"place_stall:{space}")
    assert table.market() == dict.fromkeys(spaces(seats), 0)
    assert table.vp() == 0


@pytest.mark.parametrize(("seats", "space", "value", "lower"), BOARDS)
def test_if_all_spaces_of_a_number_are_taken_one_stall_is_replaced(seats, space, value, lower):
    table = full_market(seats).turn(frames.PlaceStall(0, value), "T3")
    assert table.offered("place_stall") == {one for s, one, v, _ in BOARDS if s == seats and v == value}
    table.play(f"place_stall:{space}")
    removed = set(lower.split())
    assert {event.space for event in table.events(StallRemoved)} == removed | {space}
    assert table.market() == {one: 0 if one == space else 1 for one in spaces(seats) if one not in removed}
    assert (table.vp(0), table.vp(1)) == (len(removed) + 1, 0)


@pytest.mark.parametrize(("seats", "space", "value", "lower"), BOARDS)
def test_an_own_stall_can_be_replaced_without_a_vp_for_it(seats, space, value, lower):
    """G-35: the lower neighbours are removed nevertheless."""
    table = full_market(seats, space).stalls(space).turn(frames.PlaceStall(0, value), "T3")
    assert space in table.offered("place_stall")
    table.play(f"place_stall:{space}")
    removed = set(lower.split())
    assert table.market() == {one: 0 if one == space else 1 for one in spaces(seats) if one not in removed}
    assert table.vp(0) == len(removed)


@pytest.mark.parametrize(
    ("card", "vp", "goods"),
    [(2, 1, {}), (33, 0, {"commodity": 1}), (18, 0, {})],
    ids=["Negotiator", "Smuggler", "Crier"],
)
def test_a_replaced_own_stall_triggers_helpers_that_wait_for_own_removed_stalls(card, vp, goods):
    """G-35: it does not count as a stall of another player."""
    table = Table().helpers(card).stalls("B3", "C2", "C5").turn(frames.PlaceStall(0, 2), "T3").play("place_stall:C2")
    assert table.market() == {"B3": 0, "C2": 0, "C5": 0}
    assert (table.vp(), table.goods()) == (vp, goods)


def test_a_neutral_stall_replaced_by_a_neutral_one_triggers_no_helper():
    """G-35, G-66: Negotiator and Smuggler of the player wait for own stalls only."""
    table = Table(seats=1, round=2, step="neutral_after").helpers(2, 33).deck(21)
    table.stalls("B3", "C2", "C5", me=None).settle()
    assert len(table.events(StallRemoved)) == 1
    assert (table.vp(), table.goods()) == (0, {})


def test_the_replaced_stall_is_removed_before_the_lower_neighbours_and_all_count_as_removed():
    """§8.3.3."""
    table = full_market(2).turn(frames.PlaceStall(0, 5), "T3").play("place_stall:D4")
    assert [event.space for event in table.events(StallRemoved)] == ["D4", "C4", "C5"]
    assert table.events(GainedVp) == [GainedVp(0, 3, "removed_stalls")]


@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_with_an_empty_space_no_stall_is_replaced_and_a_stall_must_be_placed(value):
    """G-36."""
    fitting = [space for space, number, _ in SMALL if number == value]
    table = full_market(2, fitting[-1]).turn(frames.PlaceStall(0, value), "T3")
    assert table.offers() == {f"place_stall:{fitting[-1]}"}
    assert table.refuses("end_turn")
    assert table.refuses("decline")
    assert table.refuses(f"place_stall:{fitting[0]}")


def test_removed_stalls_return_to_their_owners_without_vp():
    table = Table(seats=4).stalls("B3", me=1).stalls("B4", me=2).stalls("C3", me=3).stalls("C5")
    table.turn(frames.PlaceStall(0, 4), "T3").play("place_stall:C4")
    assert table.market() == {"C4": 0, "C5": 0}
    assert table.events(StallRemoved) == [StallRemoved(1, "B3"), StallRemoved(2, "B4"), StallRemoved(3, "C3")]
    assert table.events(StallPlaced) == [StallPlaced(0, "C4")]
    assert [table.vp(me) for me in range(4)] == [3, 0, 0, 0]
    assert [RULES.view(table.state, None).seats[me].markers_free for me in range(4)] == [23, 25, 25, 25]


def test_the_steps_of_completing_a_barrow_are_in_order():
    """G-34: VP, goods back, card discarded, commodity, stall, removed stalls, then reactions."""
    table = Table().barrow(8, "olive", "grain").give(pig=1).stalls("C3", me=1).tiles("butcher").helpers(45).deliveries()
    table.play("deliver:pig>8")
    assert (table.state.discard, table.good("commodity"), table.vp(), table.good("silver")) == ([8], 1, 4, 0)
    table.play("place_stall:C4")
    order = [
        (type(event.body), getattr(event.body, "vp", None))
        for event in table.log
        if isinstance(event.body, BarrowCompleted | GainedVp | Gained | StallRemoved | StallPlaced)
    ]
    assert order == [
        (BarrowCompleted, None),
        (GainedVp, 4),
        (Gained, None),
        (StallRemoved, None),
        (StallPlaced, None),
        (GainedVp, 1),
        (GainedVp, 1),
        (Gained, None),
    ]
    assert table.goods() == {"commodity": 1, "silver": 3}


@pytest.mark.parametrize(("seats", "space"), [(seats, space) for seats in (4, 2) for space in spaces(seats)])
def test_a_stall_can_be_moved_to_any_empty_neighbour_in_use(seats, space):
    table = Table(seats=seats).stalls(space).turn(frames.MoveStall(0), "T3")
    near = sorted(beside(space) & {*spaces(seats)})
    assert table.offers() == {"decline", *(f"move_stall:{space}>{to}" for to in near)}
    table.stalls(*near[1:], me=1)
    assert table.offers() == {"decline", f"move_stall:{space}>{near[0]}"}
    table.play(f"move_stall:{space}>{near[0]}")
    assert table.market() == {near[0]: 0, **dict.fromkeys(near[1:], 1)}
    assert table.events(StallMoved) == [StallMoved(0, space, near[0])]


def test_the_initial_stalls_remove_nothing():
    """G-33: the seats start on 2, 3, 4 and 5 next to each other."""
    for seats in (1, 2, 3, 4):
        state, events = start(RULES, {}, seats, "first stalls")
        owners = [owner for owner in state.market if owner != EMPTY]
        assert len(owners) == max(seats, 2)
        assert not [event for event in events if isinstance(event.body, StallRemoved)]
    centre = {CORE.spaces[index].id: CORE.value[index] for index, owner in enumerate(state.market) if owner != EMPTY}
    assert centre == {"B3": 2, "C3": 3, "C4": 4, "D3": 5}
