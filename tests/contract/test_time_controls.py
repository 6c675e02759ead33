"""The time control and the substitute bot of a new game: what is accepted, what is refused, and who sees the clocks."""

from datetime import datetime
from typing import Any

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.games import Sample
from tests.contract.refereed import RefereedTable
from tests.contract.server import Server
from tests.contract.table import refused

DAY = 24 * 3600
MOST = {
    "bankSeconds": 60 * DAY,
    "incrementSeconds": DAY,
    "delaySeconds": 30 * DAY,
    "mostSeconds": 60 * DAY,
    "revivalSeconds": 60 * DAY,
    "graceMs": 10_000,
}
FISCHER = {"bankSeconds": 1800, "incrementSeconds": 10, "delaySeconds": 2, "mostSeconds": 2000, "graceMs": 300}
STEPS = [f"TIME_OUT_ACTION_{name}" for name in ("DEFAULT_MOVE", "BOT", "FORFEIT", "END_GAME")]


def create(client: ApiClient, server: Server, sample: Sample, **fields: Any) -> Json:
    asked = {"ruleset": sample.ruleset, "seats": 2, "settings": sample.settings}
    return client.call("CreateGame", server.key, **asked, **fields)


def bad_controls() -> list[tuple[str, Json]]:
    """Return the name of the field that the refusal must contain, and the time control."""
    too_much = [(name, {"bankSeconds": 60, name: most + 1}) for name, most in MOST.items()]
    negative = [(name, {"bankSeconds": 60, "delaySeconds": 5, name: -1}) for name in MOST]
    return [
        *too_much,
        *negative,
        ("bankSeconds", {}),
        ("delaySeconds", {"incrementSeconds": 5, "revivalSeconds": 5}),
        ("onTimeOut", {"bankSeconds": 60, "onTimeOut": STEPS * 3}),
        ("bot", {"bankSeconds": 60, "bot": "search"}),
        ("bot", {"bankSeconds": 60, "bot": "deep thought"}),
        ("mostSeconds", {"bankSeconds": 60, "mostSeconds": 59}),
    ]


@pytest.mark.parametrize(("field", "control"), bad_controls(), ids=lambda value: str(value)[:60])
def test_a_bad_time_control_is_refused_by_the_name_of_its_field(client, server, sample, field, control):
    refusal = refused(create, client, server, sample, time_control=control)
    assert (refusal.reason, f"`{field}`" in refusal.message) == ("BAD_SETTING", True), refusal.message


@pytest.mark.parametrize("step", ["TIME_OUT_ACTION_UNSPECIFIED", 77])
def test_an_unknown_step_of_a_time_control_is_refused(client, server, sample, step):
    refusal = refused(create, client, server, sample, time_control={"bankSeconds": 60, "onTimeOut": [step]})
    assert (refusal.reason, "onTimeOut" in refusal.message) == ("MALFORMED_REQUEST", True), refusal.message


@pytest.mark.parametrize("fill", ["nobody", "x" * 500])
def test_a_bad_substitute_is_refused(client, server, sample, fill):
    refusal = refused(create, client, server, sample, fill=fill)
    assert (refusal.reason, "`fill`" in refusal.message) == ("BAD_SETTING", True)
    assert "default, random" in refusal.message
    assert len(refusal.message) < 400


def test_a_time_control_at_its_limits_is_accepted(client, server, sample):
    control = {**MOST, "onTimeOut": (STEPS * 3)[:10], "bot": "greedy", "reclaimable": True}
    table = RefereedTable(client, server, sample, time_control=control, fill="random")
    assert table.clock()["control"] == control


def test_a_game_without_a_time_control_has_no_clock(table):
    assert "clock" not in table.look()["game"]
    assert "clock" not in table.submit(table.beginner, table.sample.moves[0])
    assert all("time" not in event for event in table.events())


def test_before_the_start_everybody_sees_full_banks_that_do_not_run(client, server, sample):
    made = create(client, server, sample, time_control=FISCHER)
    game = made["game"]["id"]
    claimed = client.call("ClaimSeat", game=game, seat=0, invite=made["invites"][0])
    looked = client.call("GetGame", made["spectatorToken"], game=game)
    listed = next(one for one in client.call("ListGames", server.key)["games"] if one["id"] == game)
    for answer in (made["game"], claimed["game"], looked["game"], listed):
        assert answer["status"] == "GAME_STATUS_WAITING"
        assert answer["clock"]["control"] == {**made["game"]["clock"]["control"], **FISCHER}
        seats = answer["clock"]["seats"]
        assert [(one["running"], one["bankSeconds"], one["freeSeconds"]) for one in seats] == [(False, 1800, 0)] * 2


def test_all_viewers_see_the_same_clocks_in_games_and_outcomes(client, server, sample):
    table = RefereedTable(client, server, sample, time_control=FISCHER)
    seat, other = table.beginner, 1 - table.beginner
    clock = table.clock()
    assert clock["control"] == {**FISCHER, "onTimeOut": [], "revivalSeconds": 0, "bot": "", "reclaimable": False}
    assert "paused" not in clock
    assert [one["seat"] for one in clock["seats"]] == [0, 1]
    assert [one["running"] for one in clock["seats"]] == [one == seat for one in (0, 1)]
    running, waiting = clock["seats"][seat], clock["seats"][other]
    assert (running["bankSeconds"], waiting["bankSeconds"]) == (1800, 1800)
    assert 0 < running["freeSeconds"] <= 2
    assert waiting["freeSeconds"] == 0
    assert "deadline" not in waiting
    left = moment(running["deadline"]) - moment(clock["serverTime"])
    assert left.total_seconds() == pytest.approx(1800 + running["freeSeconds"], abs=0.002)
    for viewer in (0, 1):
        seen = table.look(viewer)["game"]["clock"]["seats"]
        assert [one.get("deadline") for one in seen] == [one.get("deadline") for one in clock["seats"]]
    table.submit(seat, sample.moves[0])
    (listed,) = client.call("ListGames", table.key)["games"]
    assert listed["clock"]["control"] == clock["control"]
    assert listed["clock"]["seats"][seat]["deadline"] == running["deadline"]  # the same visit goes on


def test_an_outcome_has_the_clocks_if_a_visit_began_or_ended(client, server, sample):
    table = RefereedTable(client, server, sample, time_control=FISCHER)
    kinds = set()
    for _ in range(30):
        before = table.clock()
        outcome = table.play_on(table.to_act[0])
        is_new = running(before) != running(table.clock())
        kinds.add(is_new)
        assert ("clock" in outcome) is is_new
        if is_new:
            assert outcome["clock"]["control"] == before["control"]
            assert outcome["clock"]["serverTime"] == outcome["events"][-1]["time"]
            assert running(outcome["clock"]) == [seat in outcome["toAct"] for seat in (0, 1)]
    assert kinds == {True, False}


def test_a_repeated_answer_has_the_clocks_as_they_are_now(client, server, sample):
    table = RefereedTable(client, server, sample, time_control=FISCHER)
    seat = table.beginner
    fields = {"expected_revision": 0, "request_id": "once", "actions": [{"id": sample.moves[0]}]}
    assert "clock" not in table.call("SubmitActions", table.tokens[seat], **fields)["outcome"]
    again = table.call("SubmitActions", table.tokens[seat], **fields)["outcome"]
    assert running(again["clock"]) == [one == seat for one in (0, 1)]


def running(clock: Json) -> list[bool]:
    """Return for each seat whether its clock runs."""
    return [one["running"] for one in clock["seats"]]


def test_events_and_entries_of_a_timed_game_have_a_moment(client, server, sample):
    table = RefereedTable(client, server, sample, time_control=FISCHER)
    before = moment(table.clock()["serverTime"])
    outcome = table.submit(table.beginner, sample.moves[0])
    after = moment(table.clock()["serverTime"])
    times = [moment(event["time"]) for event in outcome["events"]]
    assert times
    assert before <= min(times) <= max(times) <= after
    events = table.events()
    started = next(at for at, event in enumerate(events) if "gameStarted" in event)
    assert all("time" in event for event in events[started:])
    record = table.call("ExportRecord", table.tokens[table.beginner])["record"]
    assert [moment(entry["time"]) for entry in record["actions"]] == times[:1]
    assert record["referee"]["timeControl"] == table.clock()["control"]
    assert moment(record["referee"]["startTime"]) == moment(events[started]["time"])


def moment(text: str) -> datetime:
    """Return a moment of an answer as a date."""
    return datetime.fromisoformat(text)
