"""Views: they contain everything public, and nothing hidden."""

import msgspec
import pytest

from service.engine.hallertau.rules import RULES
from service.engine.hallertau.views.structs import View
from service.engine.kernel.play import start
from service.engine.kernel.view import Cards
from tests.hallertau.table import Table

SEED = "a seed that nobody may see"
VIEWERS = [0, 1, 2, None]


def view(table: Table, viewer: int | None = None) -> View:
    return RULES.view(table.state, viewer)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_view_never_contains_the_seed(viewer):
    state, _ = start(RULES, {}, 3, SEED)
    assert SEED.encode() not in msgspec.json.encode(RULES.view(state, viewer))


@pytest.mark.parametrize("viewer", VIEWERS)
def test_only_the_height_of_the_quadrant_stack_is_visible(viewer):
    state, _ = start(RULES, {}, 3, SEED)
    before = msgspec.json.encode(RULES.view(state, viewer))
    state.quadrant_stack.reverse()
    assert msgspec.json.encode(RULES.view(state, viewer)) == before
    assert RULES.view(state, viewer).quadrant_cards_left == 5


def test_the_turned_up_card_and_the_cleared_quadrants_are_visible():
    state, _ = start(RULES, {}, 2, SEED)
    seen = RULES.view(state, None)
    assert seen.quadrant_card == state.quadrant_card
    assert list(seen.quadrants_cleared) == state.cleared


def test_with_four_seats_there_are_no_quadrant_cards():
    seen = view(Table(seats=4))
    assert (seen.quadrant_card, seen.quadrant_cards_left) == (None, 0)


def test_spaces_show_workers_and_the_next_cost():
    table = Table().workers_on("nursery", 1, 2).workers_on("clearing", 1, 2, 3)
    spaces = {space.name: space for space in view(table).spaces}
    assert (spaces["SPACE_NURSERY"].rows, spaces["SPACE_NURSERY"].next_cost) == ((1, 2, 0), 3)
    assert spaces["SPACE_CLEARING"].next_cost is None
    assert (spaces["SPACE_BONUS_CARD"].closed, spaces["SPACE_BONUS_CARD"].next_cost) == (True, None)
    assert [sum(space.quadrant == number for space in view(table).spaces) for number in (1, 2, 3, 4)] == [5] * 4


def test_a_seat_shows_its_whole_display():
    table = Table(round=3).give(milk=4, tools=3, jewelry=2, card5=1, stables=2).fields("row5/rye", "row2")
    table.crafts(carpentry=9, brewhouse=2, cooling_house=2, bakehouse=2, manufacture=2)
    table.seat().exhausted = 1
    seen = view(table).seats[0]
    assert seen.goods["milk"] == 4
    assert (seen.tools, seen.free_tools, seen.jewelry) == (3, 2, 2)
    assert (seen.sheep["card5"], seen.sheep["stables"]) == (1, 2)
    assert seen.holders == (4, 5, 6)
    assert [(field.row, field.good) for field in seen.fields] == [(2, None), (5, "GOOD_RYE")]
    assert (seen.crafts[0].position, seen.crafts[0].boulders) == (9, ())
    assert (seen.crafts[1].position, seen.crafts[1].boulders) == (2, (4, 6))
    assert (seen.community_center, seen.window) == (2, 8)


def test_the_pending_decision_of_a_seat_is_visible():
    table = Table().play("place:busy_weekend")
    assert view(table).seats[0].pending == ("choice", "sow", "used", "end_turn")
    assert view(table).active == 0


def test_hand_discards_and_readiness_are_visible_to_their_owner_only():
    """H-100, H-101"""
    table = Table(variant="cards")
    table.seat(0).hand, table.seat(0).discarded = [1, 2, 405, 801, 901], [402]
    table.seat(0).ready_while_idle = True
    mine = view(table, 0).seats[0]
    assert (mine.hand, mine.discarded) == (Cards((1, 2, 405, 801, 901)), Cards((402,)))
    assert mine.ready_while_idle
    for viewer in (1, None):
        other = view(table, viewer).seats[0]
        assert (other.hand, other.discarded, other.ready_while_idle, other.ready_through) == (None,) * 4
        assert other.hand_counts == {"gateway": 2, "farmyard": 1, "bonus": 1, "point": 1}


def test_farmyard_cards_on_stable_boards_and_the_order_of_decks_are_hidden_from_all():
    """H-101"""
    table = Table(variant="cards")
    before = [msgspec.json.encode(view(table, viewer)) for viewer in (0, 1, None)]
    table.seat(0).farmyard.reverse()
    for deck in table.state.decks.values():
        deck.reverse()
    assert [msgspec.json.encode(view(table, viewer)) for viewer in (0, 1, None)] == before
    assert view(table).deck_sizes == {"gateway": 22, "farmyard": 23, "bonus": 45, "point": 23}
