"""The end of the game: the four categories, the winner and the targets of the solo game."""

import pytest

from service.engine.hallertau.events import GameEnded
from service.engine.hallertau.resources import CRAFTS
from service.engine.hallertau.rules import RULES
from service.engine.kernel.errors import EngineReason
from service.engine.kernel.result import Result, Score
from tests.hallertau.table import Table

SEATS_WITH_NOTHING = {"community_center": 0, "sheep": 0, "jewelry": 0, "resources": 0}


def bare_table(seats: int = 1) -> Table:
    """Return a table in Round 6 on which no seat has anything that scores."""
    table = Table(seats=seats, round=6)
    for me in range(seats):
        table.bare(me).fields(me=me)
    return table


def stand(table: Table, *positions: int, me: int = 0) -> Table:
    """Set the positions of all Craft Buildings of a seat, from top to bottom."""
    return table.crafts(me, **dict(zip(CRAFTS, positions, strict=True)))


def result(table: Table) -> Result:
    final = RULES.result(table.go_to("scoring").state)
    assert final is not None
    return final


def score(table: Table) -> Score:
    return result(table).scores[0]


def test_a_seat_with_nothing_scores_nothing():
    assert score(bare_table()) == Score(SEATS_WITH_NOTHING, 0, 0)


WINDOW_POINTS = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 18), (8, 34), (9, 50), (10, 70)]


@pytest.mark.parametrize(("center", "points"), WINDOW_POINTS)
def test_the_window_of_the_community_center_gives_its_points(center, points):
    table = stand(bare_table(), center, center, center, center, center)
    assert score(table).parts == {**SEATS_WITH_NOTHING, "community_center": points}


@pytest.mark.parametrize(("position", "points"), [(5, 0), (6, 0), (7, 3), (8, 6), (9, 9), (10, 12)])
@pytest.mark.parametrize("row", range(5))
def test_symbols_to_the_left_of_a_craft_building_count_in_every_row(row, position, points):
    crafts = [0, 0, 0, 0, 0]
    crafts[row] = position
    assert score(stand(bare_table(), *crafts)).parts["community_center"] == points


@pytest.mark.parametrize(
    ("crafts", "points"),
    [
        ((5, 7, 8, 9, 10), 3 + 6 + 9 + 12),
        ((6, 10, 10, 10, 10), 4 * 12),
        ((7, 8, 8, 8, 8), 18 + 4 * 3),
        ((7, 7, 7, 7, 10), 18 + 9),
        ((8, 8, 8, 9, 10), 34 + 3 + 6),
        ((9, 10, 9, 10, 9), 50 + 2 * 3),
        ((9, 10, 10, 10, 10), 50 + 4 * 3),
    ],
)
def test_symbols_under_the_community_center_do_not_count(crafts, points):
    assert score(stand(bare_table(), *crafts)).parts["community_center"] == points


@pytest.mark.parametrize("center", [6, 7, 8, 9])
def test_the_last_step_of_a_column_gives_more_than_the_symbols_it_covers(center):
    before = score(stand(bare_table(), center, *[center + 1] * 4)).total
    after = score(stand(bare_table(), *[center + 1] * 5)).total
    assert after > before


def test_sheep_in_the_stables_are_worth_one_point_each():
    assert score(bare_table().give(stables=7)) == Score({**SEATS_WITH_NOTHING, "sheep": 7}, 7, 0)


def test_sheep_on_cards_are_worth_nothing():
    assert score(bare_table().give(card4=2, card5=3, card6=4)) == Score(SEATS_WITH_NOTHING, 0, 0)


def test_jewelry_is_worth_one_point_each():
    assert score(bare_table().give(jewelry=10)) == Score({**SEATS_WITH_NOTHING, "jewelry": 10}, 10, 0)


@pytest.mark.parametrize("good", ["barley", "flax", "hops", "rye", "hides", "meat", "milk", "wool", "clay", "tools"])
def test_five_of_any_good_or_five_tools_are_worth_one_point(good):
    assert score(bare_table().give(**{good: 5})) == Score({**SEATS_WITH_NOTHING, "resources": 1}, 1, 0)


@pytest.mark.parametrize(
    ("rows", "points", "remainder"), [((2, 3), 1, 0), ((4,), 0, 4), ((5,), 1, 0), ((5, 4, 4), 2, 3)]
)
def test_fields_count_by_their_rows(rows, points, remainder):
    table = bare_table().fields(*[f"row{row}" for row in rows])
    assert score(table) == Score({**SEATS_WITH_NOTHING, "resources": points}, points, remainder)


def test_planted_goods_do_not_count():
    planted = score(bare_table().give(milk=2).fields("row2/rye", "row5/barley"))
    empty = score(bare_table().give(milk=2).fields("row2", "row5"))
    assert planted == empty == Score({**SEATS_WITH_NOTHING, "resources": 1}, 1, 4)


def test_jewelry_and_sheep_do_not_count_as_resources():
    table = bare_table().give(clay=4, jewelry=1, stables=1)
    assert score(table) == Score({**SEATS_WITH_NOTHING, "sheep": 1, "jewelry": 1}, 2, 4)


def test_goods_tools_and_fields_are_added_up_before_they_are_divided():
    table = bare_table().give(clay=1, wool=1, tools=1).fields("row2")
    assert score(table).parts["resources"] == 1


@pytest.mark.parametrize(
    ("clay", "points", "remainder"), [(4, 0, 4), (5, 1, 0), (9, 1, 4), (10, 2, 0), (13, 2, 3), (24, 4, 4)]
)
def test_the_fifth_of_the_resources_is_rounded_down(clay, points, remainder):
    final = score(bare_table().give(clay=clay))
    assert (final.parts["resources"], final.tie_break) == (points, remainder)


def test_exhausted_tools_of_round_5_and_unspent_tools_of_round_6_count():
    table = Table(seats=1, round=5).bare().fields().give(jewelry=4, tools=5).go_to("progress")
    table.play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry", "done").go_to("progress")
    table.play("advance:carpentry:1jewelry", "done")
    assert RULES.result(table.state).scores[0].parts == {**SEATS_WITH_NOTHING, "jewelry": 1, "resources": 1}


def test_tools_spent_in_round_6_do_not_count():
    table = Table(seats=1, round=6).bare().fields().give(jewelry=3, tools=5).go_to("progress")
    table.play("advance:carpentry:1jewelry", "advance:carpentry:1jewelry", "done")
    assert RULES.result(table.state).scores[0] == Score({**SEATS_WITH_NOTHING, "jewelry": 1}, 1, 4)


def test_the_total_is_the_sum_of_the_categories():
    table = stand(bare_table(), 7, 8, 9, 7, 7).give(stables=3, jewelry=4, rye=6, tools=2).fields("row5")
    assert score(table) == Score({"community_center": 27, "sheep": 3, "jewelry": 4, "resources": 2}, 36, 3)


def test_there_is_no_result_before_the_end_of_round_6():
    table = bare_table(2).go_to("actions")
    assert RULES.result(table.state) is None


def test_the_game_ends_after_phase_9_of_round_6():
    table = bare_table(2).give(0, jewelry=2).give(1, jewelry=1).go_to("progress")
    table.play("done", me=0).play("advance:carpentry:1jewelry", me=1)
    assert table.state.over
    assert RULES.to_act(table.state) == ()
    assert table.log[-1].body == GameEnded((2, 0), (0,))
    assert table.refuses("resume", me=0, reason=EngineReason.GAME_OVER)


def test_the_highest_total_wins():
    table = bare_table(4).give(0, jewelry=3).give(1, jewelry=5).give(2, jewelry=4, clay=4).give(3, tools=24)
    final = result(table)
    assert [score.total for score in final.scores] == [3, 5, 4, 4]
    assert (final.winners, final.verdict) == ((1,), None)


def test_the_larger_remainder_breaks_a_tie():
    table = bare_table(3).give(0, jewelry=2, clay=3).give(1, jewelry=1, clay=9).give(2, stables=2)
    final = result(table)
    assert [(score.total, score.tie_break) for score in final.scores] == [(2, 3), (2, 4), (2, 0)]
    assert final.winners == (1,)


def test_a_larger_remainder_does_not_beat_a_higher_total():
    final = result(bare_table(2).give(0, jewelry=1, clay=4).give(1, jewelry=2))
    assert final.winners == (1,)


def test_a_full_tie_is_a_shared_victory():
    table = bare_table(3).give(0, jewelry=4, clay=2).give(1, stables=4, tools=2).give(2, jewelry=4, clay=1)
    assert result(table).winners == (0, 1)
    assert table.log[-1].body == GameEnded((4, 4, 4), (0, 1))


@pytest.mark.parametrize(
    ("variant", "total", "verdict", "winners"),
    [
        ("no-cards", 79, "lost", ()),
        ("no-cards", 80, "won", (0,)),
        ("no-cards", 85, "won", (0,)),
        ("no-cards", 86, "extraordinary", (0,)),
        ("cards", 99, "lost", ()),
        ("cards", 100, "won", (0,)),
        ("cards", 110, "won", (0,)),
        ("cards", 111, "extraordinary", (0,)),
    ],
)
def test_the_targets_of_the_solo_game(variant, total, verdict, winners):
    table = bare_table()
    table.state.with_cards = variant == "cards"
    final = result(stand(table, 10, 10, 10, 10, 10).give(stables=total - 70))
    assert final.scores[0].total == total
    assert (final.verdict, final.winners) == (verdict, winners)
    assert table.log[-1].body == GameEnded((total,), winners, verdict)
