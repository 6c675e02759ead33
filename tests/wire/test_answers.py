"""Whole answers of the service about a played game, as JSON and as Protobuf."""

from random import Random

import pytest

from service.app.head import Head, rules_of
from service.app.lobby import claim, new_head
from service.app.messages import (
    ClaimSeatRequest,
    ClaimSeatResponse,
    CreateGameRequest,
    CreateGameResponse,
    ExplainActionResponse,
    ExportRecordResponse,
    GetGameResponse,
    Goodbye,
    Heartbeat,
    ListActionsResponse,
    ListEventsResponse,
    ListGamesResponse,
    PreviewActionsResponse,
    Refusal,
    SetReadyResponse,
    SubmitActionsResponse,
    Turn,
    UndoActionsResponse,
    VerifyRecordResponse,
    View,
)
from service.app.moves import play_actions, undo_actions, undoable
from service.app.presentation import (
    present_actions,
    present_blocked,
    present_event,
    present_events,
    present_game,
    present_outcome,
    present_seats,
)
from service.app.records import record_of
from service.config import Limits
from service.engine.kernel.preview import preview
from service.engine.kernel.snapshot import copy, decode
from service.engine.registry import RULESETS
from tests.wire.both import both_ways

NOW = 1_800_000_000_250
"""A moment in milliseconds."""


def dealt(ruleset: str, seats: int) -> Head:
    """Create a game and claim its seats; compare the JSON and Protobuf forms of all answers."""
    head = new_head("operator", CreateGameRequest(ruleset=ruleset, seats=seats), NOW / 1000)
    game = present_game("g", head, None)
    created = both_ways("CreateGameResponse", CreateGameResponse(game, ("invite",) * seats, "spectator", False))
    assert created["game"]["status"] == "GAME_STATUS_WAITING"
    assert created["game"]["createTime"] == "2027-01-15T08:00:00.250Z"
    for seat in range(seats):
        change = claim(head, ClaimSeatRequest(game="g", seat=seat, entropy="dice"), NOW + seat)
        game = present_game("g", change.head, change.state)
        both_ways("ClaimSeatResponse", ClaimSeatResponse("token", game, False, "spectator"))
        events = present_events(change.head, change.events, seat, "en")
        both_ways("ListEventsResponse", ListEventsResponse(events, change.head.seq))
        head = change.head
    return head


@pytest.mark.parametrize("most", [min, max])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_answer_about_a_game_is_the_same_as_json_and_as_protobuf(ruleset, most):
    rules = RULESETS[ruleset].rules
    seats: int = most(rules.seat_counts)
    head, random, state = dealt(ruleset, seats), Random(seats), None
    while not head.over:
        state = decode(rules, head.snapshot)
        seat = random.choice(rules.to_act(state))
        offered = rules.actions(state, seat)
        if head.revision % 40 == 0:
            compare_queries(head, state, seat)
        change = play_actions(head, state, seat, [random.choice(offered).id], NOW + head.revision)
        events = change.events
        if head.revision % 40 == 0:
            actions = rules.actions(change.state, seat)
            blocked = rules.blocked(change.state, seat)
            outcome = present_outcome(
                change.head, change.state, seat, events, 1, actions, blocked, random.choice(["en", "pt", "ru"])
            )
            for name, kind in (
                ("SubmitActionsResponse", SubmitActionsResponse),
                ("SetReadyResponse", SetReadyResponse),
                ("UndoActionsResponse", UndoActionsResponse),
            ):
                assert both_ways(name, kind(outcome))["outcome"]["actions"]["items"] or not actions
        head = change.head
    assert state is not None
    over = present_game("g", head, decode(rules, head.snapshot))
    listed = both_ways("ListGamesResponse", ListGamesResponse((over,), "next"))["games"][0]
    assert (listed["status"], len(listed["result"]["scores"])) == ("GAME_STATUS_FINISHED", seats)
    assert both_ways("ExportRecordResponse", ExportRecordResponse(record_of(head, (), over.result)))["record"]["seed"]


def compare_queries(head: Head, state: object, seat: int) -> None:
    """Compare the answers to all queries of a seat."""
    rules = RULESETS[head.ruleset].rules
    actions = present_actions(head, rules.actions(state, seat), "it")
    blocked = present_blocked(head, rules.blocked(state, seat), "it")
    view, seats = View({head.ruleset: rules.view(state, seat)}), present_seats(head, (seat,))
    both_ways(
        "ListActionsResponse", ListActionsResponse(head.revision, (seat,), actions, blocked, 2, view, "Choose", seats)
    )
    for viewer in (None, seat):
        view = View({head.ruleset: rules.view(state, viewer)})
        both_ways(
            "GetGameResponse", GetGameResponse(present_game("g", head, state), view, undoable(head, seat, Limits()))
        )
    seen = preview(rules, copy(rules, state), seat, actions[0].id)
    events = tuple(present_event(rules_of(head), head.names, 0, head.revision, body, "en") for body in seen.events)
    view = None if seen.view is None else View({head.ruleset: seen.view})
    both_ways("PreviewActionsResponse", PreviewActionsResponse(head.revision, events, view))
    both_ways("ExplainActionResponse", ExplainActionResponse(head.revision, True, actions[0], "", "", ()))
    violations = tuple(violation for one in blocked for violation in one.violations)
    explained = ExplainActionResponse(head.revision, False, None, "ILLEGAL_ACTION", "no", violations)
    assert "action" not in both_ways("ExplainActionResponse", explained)
    both_ways("Refusal", Refusal(violations, head.revision, events, "request", None))


def test_an_undo_is_an_event_in_every_game():
    head, rules = dealt("hallertau", 2), RULESETS["hallertau"].rules
    state = decode(rules, head.snapshot)
    (seat,) = rules.to_act(state)
    played = play_actions(head, copy(rules, state), seat, ["exchange:1"], NOW).head
    change = undo_actions(played, state, seat, 1, NOW, keep=False)
    (event,) = present_events(change.head, change.events, None, "en")
    converted = both_ways("Event", event)
    assert converted["undone"] == {"seat": seat, "count": 1}
    assert both_ways("WatchGameResponse", event) == {"event": converted}


def test_small_messages_are_the_same_as_json_and_as_protobuf():
    assert both_ways("WatchGameResponse", Heartbeat(0, None)) == {"heartbeat": {"headSeq": 0}}
    assert both_ways("WatchGameResponse", Turn(3, (0, 1))) == {"turn": {"revision": 3, "toAct": [0, 1]}}
    assert both_ways("WatchGameResponse", Goodbye("game_expired", 0))["goodbye"]["cursor"] == 0
    assert both_ways("VerifyRecordResponse", VerifyRecordResponse(True, "OK", None)) == {"ok": True, "message": "OK"}
    refusal = both_ways("Refusal", Refusal((), None, (), "request", 3))
    assert refusal == {"violations": [], "missed": [], "callId": "request", "retryAfterSeconds": 3}
