"""A Round: the order of its Phases, its stop points, and the Phases without a test file of their own (p.7-11)."""

import pytest

from service.engine.hallertau import events
from service.engine.hallertau.resources import CRAFTS
from service.engine.hallertau.rules import RULES
from service.engine.kernel.action import Window
from service.engine.kernel.errors import EngineReason
from service.engine.kernel.event import Event
from service.engine.kernel.play import play, start
from tests.hallertau.table import Table

STOPS = [
    (2, "before_new_workers"),
    (3, "income"),
    (4, "after_actions"),
    (5, "after_new_card"),
    (6, "after_fallow"),
    (7, "before_harvest"),
    (7, "after_harvest"),
]
"""H-08 as combined by H-18: Phase and stop point; Phase 1 has one with the Master deck only, Phase 9 is open anyway."""

STOPS_OF_ROUND_1 = STOPS[2:]
FINAL_WINDOW = (0, "final_window")


def game_log(seats: int, seed: str = "seed", **settings: object) -> list[Event]:
    """Return the events of a whole game of default actions."""
    state, log = start(RULES, {"variant": "no-cards", **settings}, seats, seed)
    while not state.over:
        seat = RULES.to_act(state)[0]
        log += play(RULES, state, seat, RULES.default(state, seat).id)
    return log


def bodies(log: list[Event], kind: type) -> list:
    return [event.body for event in log if isinstance(event.body, kind)]


def at_the_start_of(round: int, seats: int = 2, **settings: object) -> Table:
    """Return a table before a Round, with its card still on every Stable board."""
    table = Table(seats, round, **settings)
    for seat in table.state.seats:
        seat.holders.insert(0, round)
        seat.workers = 0
    return table


def walk_through_the_round(table: Table) -> list[tuple[int, int, str]]:
    """Play default actions until the Round is over; return seat, Phase and name of every stop point."""
    round, stops = table.state.round, []
    while table.state.round == round and not table.state.over:
        me = table.to_act()[0]
        if "ready" in table.ids(me):
            stops.append((me, table.state.phase, table.seat(me).frames[-1].name))
        table.play(RULES.default(table.state, me).id, me=me)
    return stops


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_phases_are_in_order(seats):
    """Phase 1 of Round 1 is part of the setup, Phase 3 needs cards, Phase 10 is skipped in Round 6."""
    began = [(event.round, event.phase) for event in bodies(game_log(seats), events.PhaseBegan)]
    assert began == [
        *((1, phase) for phase in (2, 4, 5, 6, 7, 8, 9, 10)),
        *((round, phase) for round in (2, 3, 4, 5) for phase in (1, 2, 4, 5, 6, 7, 8, 9, 10)),
        *((6, phase) for phase in (1, 2, 4, 5, 6, 7, 8, 9)),
    ]


def test_the_game_is_over_after_round_6():
    log = game_log(2)
    assert isinstance(log[-1].body, events.GameEnded)
    assert len(bodies(log, events.GameEnded)) == 1
    assert len(bodies(log, events.BouldersReset)) == 5


# Phase 1


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 2, 3), [1, 2, 0]),
        ((1, 2), [1, 0, 0]),
        ((1,), [0, 0, 0]),
        ((), [0, 0, 0]),
        ((0, 1), [0, 0, 0]),
        ((1, 1), [1, 0, 0]),
        ((0, 2, 3), [0, 2, 0]),
        ((1, 0, 3), [1, 0, 0]),
    ],
)
def test_the_topmost_row_with_workers_is_removed_from_each_space(before, after):
    """HX-06, H-43"""
    table = Table(4, round=2).workers_on("nursery", *before)
    table.run_step("remove_workers")
    assert table.standing("nursery") == after


def test_with_4_seats_the_top_rows_of_all_spaces_are_removed():
    table = Table(4, round=2).workers_on("farming", 1, 2).workers_on("nursery", 1, 2, 3)
    table.workers_on("clearing", 1).workers_on("cultivation", 0, 1).workers_on("point_card", 1, 2)
    log = table.run_step("remove_workers")
    removed = {"farming": 2, "nursery": 3, "clearing": 1, "cultivation": 1, "point_card": 2}
    assert bodies(log, events.WorkersRemoved) == [events.WorkersRemoved(removed)]
    assert table.state.removed == [2, 4, 1, 2]
    assert (table.standing("farming"), table.standing("point_card")) == ([1, 0, 0], [1, 0])


def test_with_2_seats_only_the_quadrants_on_the_card_are_cleared():
    table = Table(2, round=2)
    for space in ("farming", "nursery", "cultivation", "tool_shed"):
        table.workers_on(space, 1, 2)
    table.state.quadrant_stack = ["E", "B"]
    log = table.run_step("remove_workers")
    assert bodies(log, events.WorkersRemoved) == [events.WorkersRemoved({"farming": 2, "cultivation": 2})]
    assert (table.standing("nursery"), table.standing("tool_shed")) == ([1, 2, 0], [1, 2, 0])
    assert table.state.quadrant_stack == ["B"]


# Phase 2


@pytest.mark.parametrize(("center", "workers"), [*enumerate(range(6, 13)), (7, 12), (8, 12), (9, 12), (10, 12)])
def test_phase_2_gives_the_workers_in_the_window(center, workers):
    """P-3: at most 12."""
    table = at_the_start_of(2).crafts(**dict.fromkeys(CRAFTS, center))
    table.run_step("new_workers")
    assert (table.seat(0).workers, table.seat(1).workers) == (workers, 6)


def test_phase_2_uses_the_craft_building_that_is_farthest_behind():
    """HX-22"""
    table = at_the_start_of(2).crafts(carpentry=4, brewhouse=3, cooling_house=2, bakehouse=1, manufacture=1)
    log = table.run_step("new_workers")
    assert bodies(log, events.NewWorkers) == [events.NewWorkers(0, 7), events.NewWorkers(1, 6)]


def test_a_higher_window_gives_workers_only_in_the_next_phase_2():
    """H-62"""
    table = Table(1).crafts(carpentry=1, brewhouse=1, cooling_house=1, bakehouse=1).go_to("progress")
    table.play("advance:manufacture:1flax")
    assert table.seat().workers == 6
    table.play("done")
    assert (table.state.round, table.state.phase, table.seat().workers) == (2, 4, 7)


def test_the_card_of_the_round_holds_the_workers_until_phase_5():
    """H-123"""
    table = at_the_start_of(3, seats=1)
    table.run_step("new_workers")
    assert (table.seat().aside, table.seat().holders) == (3, [4, 5, 6])
    table.run_step("new_card")
    assert (table.seat().aside, table.seat().holders, table.seat().hand) == (0, [4, 5, 6], [])


# First player


def test_the_first_player_marker_passes_clockwise_after_each_round():
    """H-123"""
    table = Table(3)
    starters = []
    for _ in range(4):
        starters += table.to_act()
        table.go_to("end_of_round")
    assert starters == [0, 1, 2, 0]


def test_the_first_player_marker_is_announced_at_the_start_and_after_each_round():
    holders = [event.seat for event in bodies(game_log(3), events.FirstPlayer)]
    assert holders == [(holders[0] + n) % 3 for n in range(7)]


def test_with_one_seat_the_marker_stays():
    assert [event.seat for event in bodies(game_log(1), events.FirstPlayer)] == [0] * 7


# Stop points


@pytest.mark.parametrize(
    ("round", "stops"),
    [(1, STOPS_OF_ROUND_1), (2, STOPS), (5, STOPS), (6, [*STOPS, FINAL_WINDOW])],
)
def test_a_round_stops_at_its_stop_points_for_a_seat_with_cards(round, stops):
    """H-08, H-09, H-15, H-18"""
    table = at_the_start_of(round).fields("row3/rye", me=1)
    table.seat(1).hand = [1]
    table.go_to("remove_workers")
    assert walk_through_the_round(table) == [(1, phase, name) for phase, name in stops]


def test_a_round_does_not_stop_for_empty_hands():
    """H-09"""
    assert walk_through_the_round(at_the_start_of(6).go_to("remove_workers")) == []


@pytest.mark.parametrize(("phase", "name"), STOPS)
def test_a_stop_point_can_be_confirmed_now_or_ahead_by_seats_with_cards_only(phase, name):
    table = at_the_start_of(2)
    table.seat(1).hand = [1]
    table.go_to(name)
    assert table.to_act() == (1,)
    assert table.state.phase == phase
    later = {f"ready_through:{number}" for number in range(phase + 1, 8)}
    assert table.offers(1) == {"ready", "ready_while_idle", *later}
    assert table.refuses("skip", me=1)
    assert table.refuses("ready", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_phase_1_has_a_stop_point_with_the_master_deck_only():
    """H-18, H-30"""
    table = at_the_start_of(2)
    table.seat(1).hand = [303]
    table.state.gateway = 3
    table.go_to("remove_workers")
    assert (table.state.phase, table.seat(1).frames[-1].name) == (1, "workers_removed")
    table.state.gateway = 2
    table.go_to("remove_workers")
    assert (table.state.phase, table.seat(1).frames[-1].name) == (2, "before_new_workers")


def test_a_stop_point_waits_until_every_seat_with_cards_has_confirmed():
    table = Table(3, round=2)
    table.seat(0).hand = table.seat(2).hand = [1]
    for seat in table.state.seats:
        seat.workers = 0
    table.go_to("after_actions")
    assert table.to_act() == (0, 2)
    table.play("ready", me=2)
    assert (table.to_act(), table.state.phase) == ((0,), 4)
    assert table.refuses("ready", me=2, reason=EngineReason.NOT_YOUR_DECISION)
    table.play("ready", me=0)
    assert (table.to_act(), table.state.phase) == ((0, 2), 5)


@pytest.mark.parametrize("name", ["workers_removed", "before_new_workers"])
def test_phases_1_to_3_of_round_1_have_no_stop_point(name):
    """H-15"""
    table = at_the_start_of(1)
    table.seat(0).hand = [1]
    table.run_step(name)
    assert table.to_act() == ()


def test_a_seat_with_cards_can_act_between_the_harvests_of_equal_fields():
    """H-08"""
    table = Table(1).fields("row3/rye", "row3/rye")
    table.seat().hand = [1]
    table.go_to("harvest")
    assert table.offers() == {"harvest:row3/rye", "harvest_all"}
    table.play("harvest:row3/rye")
    assert (table.state.phase, table.offers()) == (7, {"harvest:row3/rye", "harvest_all"})


def test_with_cards_and_nothing_to_harvest_phase_7_only_waits_for_a_confirmation():
    table = Table(1)
    table.seat().hand = [1]
    table.go_to("harvest")
    assert (table.state.phase, table.offers()) == (7, {"ready", "ready_while_idle"})


def test_with_cards_phase_7_continues_after_the_last_single_harvest():
    table = Table(1).fields("row3/rye")
    table.seat().hand = [1]
    table.go_to("harvest")
    table.play("harvest:row3/rye")
    assert (table.state.phase, table.offers()) == (7, {"ready", "ready_while_idle"})


def test_the_final_window_ends_when_all_have_confirmed():
    """H-120"""
    table = Table(2, round=6).bare(0).bare(1)
    table.seat(0).hand = table.seat(1).hand = [1]
    table.go_to("progress")
    table.play("done", me=1).play("done", me=0)
    assert (table.to_act(), table.offers(0), table.offers(1)) == ((0, 1), *[{"ready", "ready_while_idle"}] * 2)
    table.play("ready", me=1)
    assert not table.state.over
    table.play("ready", me=0)
    assert table.state.over


# Phase 9, all seats at once


def test_in_phase_9_all_seats_act_at_once():
    """H-112"""
    table = Table(3).go_to("progress")
    assert table.to_act() == (0, 1, 2)
    windows = {action.window for me in range(3) for action in RULES.actions(table.state, me)}
    assert windows == {Window.SIMULTANEOUS}
    table.play("advance:brewhouse:1barley", me=2).play("advance:bakehouse:1rye", me=0)
    assert (table.seat(2).crafts, table.seat(0).crafts) == ([0, 1, 0, 0, 0], [0, 0, 0, 1, 0])
    assert table.to_act() == (0, 1, 2)


def test_done_can_be_withdrawn_until_all_are_done():
    """H-114"""
    table = Table(2).go_to("progress")
    table.play("done", me=0)
    assert table.to_act() == (1,)
    assert table.offers(0) == {"resume"}
    table.play("resume", me=0)
    assert table.to_act() == (0, 1)
    table.play("advance:brewhouse:1barley", me=0)
    assert table.seat(0).crafts == [0, 1, 0, 0, 0]


def test_phase_9_ends_when_the_last_seat_is_done():
    """H-114"""
    table = Table(3).go_to("progress")
    table.play("done", me=1).play("done", me=0)
    assert table.state.phase == 9
    table.play("resume", me=1).play("done", me=2)
    assert (table.state.phase, table.to_act()) == (9, (1,))
    table.play("done", me=1)
    assert (table.state.round, table.state.phase) == (2, 4)
    assert table.refuses("resume", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_a_seat_with_an_empty_hand_and_no_possible_step_is_done_automatically():
    table = Table(2).bare(0).give(1, jewelry=0).go_to("progress")
    assert table.to_act() == (1,)
    assert table.refuses("done", me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_a_seat_with_cards_and_no_possible_step_must_say_that_it_is_done():
    table = Table(2).bare(0)
    table.seat(0).hand = [1]
    table.go_to("progress")
    assert table.to_act() == (0, 1)
    assert table.offers(0) == {"done"}


# Phase 9 with the setting sequential_progress


def test_with_sequential_progress_phase_9_goes_clockwise_from_the_first_player():
    """H-112"""
    table = Table(3, sequential_progress=True)
    table.state.first_player = 1
    table.go_to("progress")
    order = []
    while table.state.phase == 9:
        order += table.to_act()
        assert {action.window for action in RULES.actions(table.state, order[-1])} == {Window.TURN}
        table.play("done")
    assert order == [1, 2, 0]
    assert (table.state.round, table.state.first_player) == (2, 2)


def test_with_sequential_progress_a_seat_advances_as_often_as_it_can_before_the_next_seat():
    table = Table(2, sequential_progress=True).go_to("progress")
    table.play("advance:brewhouse:1barley", "advance:bakehouse:1rye")
    assert table.to_act() == (0,)
    assert table.refuses("advance:brewhouse:1barley", me=1, reason=EngineReason.NOT_YOUR_DECISION)
    assert table.play("advance:manufacture:1flax").to_act() == (1,)


def test_with_sequential_progress_done_is_final():
    """H-114"""
    table = Table(2, sequential_progress=True).go_to("progress")
    table.play("done")
    assert table.to_act() == (1,)
    for too_late in ("resume", "done", "advance:brewhouse:1barley"):
        assert table.refuses(too_late, me=0, reason=EngineReason.NOT_YOUR_DECISION)


def test_with_sequential_progress_a_seat_without_a_possible_step_is_skipped():
    table = Table(3, sequential_progress=True).bare(1).go_to("progress")
    assert table.to_act() == (0,)
    assert table.play("done").to_act() == (2,)
