"""Seats that run out of time: what each action of the time control does, who enforces it, and what late moves get."""

from datetime import datetime
from typing import Any

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.combinations import all_stores_and_apis
from tests.contract.games import LAGRANJA, Sample
from tests.contract.refereed import BANK, TIMED, RefereedTable
from tests.contract.server import Server
from tests.contract.table import refused, shortest
from tests.servers import wait_until

PREFIX = "TIME_OUT_ACTION_"
EARNING = ("WINDOW_TURN", "WINDOW_SIMULTANEOUS")
LATE = ("TIME_OUT", "SEAT_LEFT", "GAME_OVER")
"""Reasons of a late move: the seat ran out of time, or what follows from that is already stored."""


def timed(client: ApiClient, server: Server, sample: Sample, *steps: str, seats: int = 2, **control: Any) -> Any:
    """Return a table with these actions for time-outs."""
    wanted = {**TIMED, "onTimeOut": [PREFIX + step for step in steps], **control}
    return RefereedTable(client, server, sample, seats=seats, time_control=wanted)


def time_outs(table: RefereedTable) -> list[Json]:
    return table.told("seatTimedOut")


def run_out_and_wait(table: RefereedTable, seat: int) -> None:
    """Let a seat run out of time, and wait until the server has enforced it. Nobody sends a request that acts."""
    before = len(time_outs(table))
    table.run_out(seat)
    wait_until(lambda: len(time_outs(table)) > before, "the time-out was not enforced")


def verified(table: RefereedTable) -> tuple[bool, str]:
    record = table.call("ExportRecord", table.spectator)["record"]
    answer = table.client.call("VerifyRecord", record=record)
    return answer["ok"], answer["message"]


def test_default_moves_are_played_until_the_seat_is_no_longer_asked(client, server, sample):
    table = timed(client, server, sample, "DEFAULT_MOVE", revivalSeconds=77)
    seat = table.beginner
    before = table.revision
    run_out_and_wait(table, seat)
    assert time_outs(table) == [{"seat": seat, "action": f"{PREFIX}DEFAULT_MOVE", "timeOuts": 1}]
    assert seat not in table.to_act
    assert table.revision > before
    clock = table.clock()["seats"]
    assert (clock[seat]["bankSeconds"], clock[seat]["timeOuts"], clock[seat]["running"]) == (77, 1, False)
    assert [one["running"] for one in clock] == [one in table.to_act for one in (0, 1)]
    entries = table.call("ExportRecord", table.tokens[seat])["record"]["actions"]
    assert {(entry["seat"], entry["cause"]) for entry in entries} == {(seat, "clock")}
    assert table.listed(seat)["undoable"] == 0
    assert refused(table.undo, seat).reason == "UNDO_NOT_ALLOWED"


def test_without_a_list_the_third_time_out_forfeits(client, server, sample):
    table = timed(client, server, sample, revivalSeconds=BANK)
    seat = table.beginner
    for _ in range(3):
        while seat not in table.to_act:
            table.play_on(table.to_act[0])
        run_out_and_wait(table, seat)
    assert [one["action"].removeprefix(PREFIX) for one in time_outs(table)] == [
        "DEFAULT_MOVE",
        "DEFAULT_MOVE",
        "FORFEIT",
    ]
    game = table.status()
    assert (game["status"], game["ruling"]["kind"]) == ("GAME_STATUS_FINISHED", "RULING_KIND_LAST_ONE_LEFT")
    assert game["ranks"][seat] == {"seat": seat, "rank": 2, "left": "LEAVING_TIMED_OUT", "player": ""}
    assert game["ranks"][1 - seat]["rank"] == 1
    assert table.told("seatLeft") == [{"seat": seat, "kind": "LEAVING_TIMED_OUT", "by": "", "reason": ""}]
    assert verified(table)[0], verified(table)


def test_a_bot_plays_until_the_player_reclaims_the_seat(client, server, sample):
    table = timed(client, server, sample, "BOT", revivalSeconds=55, bot="random", reclaimable=True)
    seat = table.beginner
    run_out_and_wait(table, seat)
    assert table.told("seatTakenOver")[0] | {"name": ""} == {
        "seat": seat,
        "bot": "random",
        "player": "",
        "name": "",
        "by": "",
        "reason": "",
        "newToken": False,
    }
    wait_until(lambda: seat not in table.to_act, "the bot did not play")
    shown = table.status()["seats"][seat]
    assert (shown["bot"], shown["reclaimable"]) == ("random", True)
    assert "left" not in shown
    refusal = refused(table.submit, seat, "whatever")
    assert (refusal.reason, "ReclaimSeat" in refusal.message) == ("TIME_OUT", True)
    assert refused(table.call, "ReclaimSeat", table.tokens[1 - seat], seat=seat).reason == "SEAT_FORBIDDEN"
    again = table.call("ReclaimSeat", table.tokens[seat], seat=seat, request_id="mine")
    assert (again["game"]["seats"][seat]["bot"], again["game"]["seats"][seat]["reclaimable"]) == ("", False)
    assert again["game"]["clock"]["seats"][seat]["bankSeconds"] == 55
    assert table.call("ReclaimSeat", table.tokens[seat], seat=seat, request_id="mine")["replayed"]
    assert refused(table.call, "ReclaimSeat", table.tokens[seat], seat=seat).reason == "WRONG_STATE"
    while seat not in table.to_act:
        table.play_on(table.to_act[0])
    assert table.play_on(seat)["revision"] > again["game"]["revision"]
    table.act("AdjudicateGame", ranks=[1, 1])
    assert verified(table)[0], verified(table)


def test_a_seat_is_not_reclaimed_if_the_time_control_does_not_allow_it(client, server, sample):
    table = timed(client, server, sample, "BOT")
    seat = table.beginner
    run_out_and_wait(table, seat)
    assert (table.status()["seats"][seat]["bot"], table.status()["seats"][seat]["reclaimable"]) == ("default", False)
    refusal = refused(table.call, "ReclaimSeat", table.tokens[seat], seat=seat)
    assert (refusal.reason, "cannot be reclaimed" in refusal.message) == ("WRONG_STATE", True)


def test_the_game_ends_at_once_if_the_time_control_says_so(client, server, sample):
    table = timed(client, server, sample, "END_GAME")
    seat = table.beginner
    run_out_and_wait(table, seat)
    game = table.status()
    assert (game["status"], game["ruling"]["kind"]) == ("GAME_STATUS_FINISHED", "RULING_KIND_ENDED_BY_CLOCK")
    assert [rank["rank"] for rank in game["ranks"]] == [2 if one == seat else 1 for one in (0, 1)]
    assert game["seed"]
    assert (table.to_act, [one["running"] for one in game["clock"]["seats"]]) == ([], [False, False])
    assert refused(table.submit, 1 - seat, "whatever").reason == "GAME_OVER"
    assert verified(table)[0], verified(table)


@pytest.mark.parametrize("step", ["DEFAULT_MOVE", "BOT", "FORFEIT", "END_GAME"])
def test_a_late_move_is_refused_and_not_applied(client, server, sample, step):
    table = timed(client, server, sample, step, seats=3)
    seat, revision = table.beginner, table.revision
    table.run_out(seat)
    refusal = refused(table.submit, seat, sample.moves[0], revision=revision)
    assert refusal.reason in (LATE if step in ("FORFEIT", "END_GAME") else ("TIME_OUT",))
    assert time_outs(table) == [{"seat": seat, "action": PREFIX + step, "timeOuts": 1}]
    record = table.call("ExportRecord", table.spectator)["record"]
    assert all(entry.get("cause") for entry in record["actions"]), "the late move was applied"


def test_a_move_within_the_grace_counts_with_an_empty_bank(client, server, sample):
    table = timed(client, server, sample, "END_GAME", graceMs=10_000)
    seat = table.beginner
    table.run_out(seat)
    assert table.clock()["seats"][seat]["bankSeconds"] == 0
    table.submit(seat, sample.moves[0])
    assert table.clock()["seats"][seat]["bankSeconds"] == 0
    assert (time_outs(table), table.status()["status"]) == ([], "GAME_STATUS_RUNNING")


def test_the_delay_of_a_visit_is_enforced_to_the_second(client, server, sample):
    table = RefereedTable(client, server, sample, time_control={"delaySeconds": 1, "onTimeOut": [f"{PREFIX}FORFEIT"]})
    seat = table.beginner
    shown = table.clock()["seats"][seat]
    assert shown["bankSeconds"] == 0
    assert 0 <= shown["freeSeconds"] <= 1
    wait_until(lambda: table.status()["status"] == "GAME_STATUS_FINISHED", "the time-out was not enforced")
    assert table.ranks()[seat] == 2
    assert verified(table)[0], verified(table)


@pytest.mark.parametrize("combination", all_stores_and_apis(LAGRANJA), ids=str)
def test_clocks_of_several_seats_run_at_once_and_run_out_one_by_one(client, server, sample):
    table = timed(client, server, sample, "DEFAULT_MOVE", seats=3)
    while len(table.to_act) < 3:
        table.play_on(table.to_act[0])
    assert [one["running"] for one in table.clock()["seats"]] == [True] * 3
    run_out_and_wait(table, 1)
    clock = table.clock()["seats"]
    assert [one["timeOuts"] for one in clock] == [0, 1, 0]
    assert [one["running"] for one in clock] == [True, 1 in table.to_act, True]
    run_out_and_wait(table, 2)
    assert [one["timeOuts"] for one in table.clock()["seats"]] == [0, 1, 1]
    assert clock[0]["deadline"] == table.clock()["seats"][0].get("deadline", clock[0]["deadline"])


def test_an_undo_gives_no_time_back(client, server, sample):
    table = timed(client, server, sample, incrementSeconds=100)
    seat = table.beginner
    deadline = table.clock()["seats"][seat]["deadline"]
    for _ in range(3):
        table.submit(seat, sample.moves[0])
        clock = table.undo(seat)["clock"]["seats"]
        assert clock[seat]["deadline"] == deadline
        assert clock[seat]["bankSeconds"] <= BANK
        assert (clock[1 - seat]["bankSeconds"], clock[1 - seat]["running"]) == (BANK, False)


def test_a_visit_earns_the_increment_by_an_action_of_the_turn_and_by_nothing_else(client, server, sample):
    table = timed(client, server, sample, incrementSeconds=100)
    banks, earned, visits = [BANK, BANK], [False, False], set()
    for _ in range(60):
        seat = table.to_act[-1]
        listed = table.listed(seat)
        action = shortest(listed["actions"])
        earned[seat] |= action["window"] in EARNING and not action["kind"].startswith("ready")
        outcome = table.submit(seat, action["id"], revision=listed["revision"])
        clocks = table.clock()["seats"]
        for one in (0, 1):
            if one not in outcome["toAct"]:
                banks[one] += 100 * earned[one]
                visits.add((one == seat, earned[one]))
                earned[one] = False
            assert banks[one] - 10 < clocks[one]["bankSeconds"] <= banks[one]
    assert (True, True) in visits
    assert (True, False) in visits or sample is LAGRANJA, "no visit had only a confirmation"


def test_an_increment_does_not_raise_the_bank_above_the_most(client, server, sample):
    table = timed(client, server, sample, incrementSeconds=100, mostSeconds=BANK + 1)
    seat = table.beginner
    while seat in table.to_act:
        outcome = table.play_on(seat)
    assert BANK < outcome["clock"]["seats"][seat]["bankSeconds"] <= BANK + 1


def test_a_request_of_another_seat_sees_the_time_out_before_it_acts(client, server, sample):
    table = timed(client, server, sample, "FORFEIT", seats=3)
    seat = table.beginner
    other = (seat + 1) % 3
    table.run_out(seat)
    refusal = refused(table.submit, other, "whatever", revision=0)
    assert refusal.reason in ("ILLEGAL_ACTION", "NOT_YOUR_DECISION", "STALE_REVISION")  # a bot may have moved already
    assert table.status()["seats"][seat]["left"] == "LEAVING_TIMED_OUT"
    assert len(time_outs(table)) == 1


def test_every_event_of_a_game_with_a_clock_has_a_time_that_does_not_go_back(client, server, sample):
    table = timed(client, server, sample, "BOT", seats=3)
    invite = table.act("ReissueToken", seat=0)["invite"]
    table.call("ClaimSeat", seat=0, invite=invite)
    run_out_and_wait(table, table.beginner)
    events = table.events()
    assert sum("seatClaimed" in event for event in events) == 4
    times = [datetime.fromisoformat(event["time"]) for event in events]
    assert times == sorted(times)


@pytest.mark.parametrize("step", ["FORFEIT", "END_GAME"])
def test_a_time_out_that_ends_the_game_is_its_last_change(client, server, sample, step):
    table = timed(client, server, sample, step)
    table.run_out(table.beginner)
    wait_until(lambda: bool(time_outs(table)), "the time-out was not enforced")
    (time,) = (event["time"] for event in table.events() if "seatTimedOut" in event)
    assert datetime.fromisoformat(table.status()["updateTime"]) == datetime.fromisoformat(time)
