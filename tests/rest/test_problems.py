"""Refusals as problem documents."""

import logging
from typing import Any

import pytest

from service.app.head import SeatClaimed
from service.app.messages import Event
from service.errors import Reason, RefusedError
from service.rest.problems import KINDS
from tests.rest.table import CARDS, Table

STATUSES = {
    "MALFORMED_REQUEST": 400,
    "UNKNOWN_CARD": 400,
    "BAD_SETTING": 400,
    "ILLEGAL_ACTION": 422,
    "NOT_YOUR_DECISION": 422,
    "GAME_OVER": 422,
    "UNDO_NOT_ALLOWED": 422,
    "STALE_REVISION": 412,
    "REVISION_REQUIRED": 428,
    "REQUEST_ID_REUSED": 422,
    "TOKEN_MISSING": 401,
    "SEAT_FORBIDDEN": 403,
    "SEAT_TAKEN": 409,
    "GAME_NOT_FOUND": 404,
    "GAME_UNREADABLE": 501,
    "RESUME_TOO_OLD": 410,
    "QUOTA_EXCEEDED": 429,
    "ENGINE_FAULT": 500,
    "STORE_UNAVAILABLE": 503,
    "GAME_PAUSED": 422,
    "TIME_OUT": 422,
    "SEAT_LEFT": 422,
    "WRONG_STATE": 422,
    "PLAYER_NOT_FOUND": 404,
    "WEBHOOK_NOT_FOUND": 404,
}


@pytest.fixture
def refusing(server, monkeypatch):
    """Return a function that makes the service refuse every request with an error."""

    def refuse(error: Exception) -> None:
        async def perform(*_: Any) -> None:
            raise error

        monkeypatch.setattr(server.service, "perform", perform)

    return refuse


def test_every_reason_has_a_status():
    assert sorted(STATUSES) == sorted(Reason) == sorted(KINDS)


@pytest.mark.parametrize("reason", Reason)
def test_a_problem_document_has_the_reason_and_a_link_to_its_explanation(client, refusing, reason):
    refusing(RefusedError(reason, "because"))
    answer = client.get("/v1/rulesets?", headers={"x-request-id": "call-1"})
    problem = answer.json()
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.status_code == problem["status"] == STATUSES[reason]
    assert problem["reason"] == reason
    assert problem["detail"] == "because"
    assert problem["instance"] == "/v1/rulesets"
    assert problem["callId"] == "call-1"
    explained = client.get(problem["type"]).json()
    assert explained["reason"] == reason
    assert explained["title"] == problem["title"]
    assert explained["status"] == problem["status"]
    assert explained["explanation"]


def test_empty_members_are_omitted(client, refusing):
    refusing(RefusedError(Reason.GAME_OVER, "because"))
    members = set(client.get("/v1/rulesets").json())
    assert members == {"type", "title", "status", "detail", "instance", "reason", "callId"}


def test_details_are_in_the_json_form_of_the_contract(client, refusing):
    missed = Event(5, 2, SeatClaimed(1), "")
    refusing(RefusedError(Reason.STALE_REVISION, "because", revision=0, missed=[missed]))
    problem = client.get("/v1/rulesets").json()
    assert problem["revision"] == 0
    assert problem["missed"] == [
        {"seq": 5, "revision": 2, "seatClaimed": {"seat": 1, "name": "", "bot": ""}, "text": ""}
    ]


def test_a_problem_of_an_illegal_action_names_the_missing_requirements(client):
    table = Table(client, settings=CARDS)
    blocked = table.get(":listActions?includeBlocked=true").json()["blocked"]
    wanted = next(one for one in blocked if one["violations"])
    move = {"expectedRevision": 0, "actions": [{"id": wanted["id"]}]}
    answer = table.post(":submit", move)
    assert (answer.status_code, answer.json()["reason"]) == (422, "ILLEGAL_ACTION")
    assert answer.json()["violations"] == wanted["violations"]


@pytest.mark.parametrize(
    ("reason", "after", "seconds"),
    [
        (Reason.QUOTA_EXCEEDED, 7, "7"),
        (Reason.QUOTA_EXCEEDED, None, "1"),
        (Reason.STORE_UNAVAILABLE, None, "1"),
        (Reason.GAME_OVER, None, None),
    ],
)
def test_problems_of_limits_and_outages_have_retry_after(client, refusing, reason, after, seconds):
    refusing(RefusedError(reason, "because", retry_after=after))
    answer = client.get("/v1/rulesets")
    assert answer.headers.get("retry-after") == seconds
    assert answer.json().get("retryAfterSeconds") == (None if seconds is None else int(seconds))


def test_only_a_missing_token_has_a_www_authenticate_header(client, refusing):
    refusing(RefusedError(Reason.TOKEN_MISSING, "because"))
    assert client.get("/v1/rulesets").headers["www-authenticate"] == "Bearer"
    refusing(RefusedError(Reason.SEAT_FORBIDDEN, "because"))
    assert "www-authenticate" not in client.get("/v1/rulesets").headers


def test_an_internal_error_of_the_api_is_answered_with_its_call_id_only(client, refusing, caplog):
    refusing(ZeroDivisionError("rt_secret"))
    with caplog.at_level(logging.ERROR, "service"):
        answer = client.get("/v1/rulesets", headers={"x-request-id": "call-9"})
    assert (answer.status_code, answer.json()["reason"]) == (500, "ENGINE_FAULT")
    assert "call-9" in answer.json()["detail"]
    assert "rt_secret" not in answer.text
    assert "Zero" not in answer.text
    (record,) = [record for record in caplog.records if record.name == "service"]
    assert record.call_id == "call-9"


def test_an_internal_error_outside_of_v1_is_answered_with_its_call_id_only(server, client, monkeypatch, caplog):
    async def why_not_ready() -> str:
        raise ZeroDivisionError("rt_secret")

    monkeypatch.setattr(server.service, "why_not_ready", why_not_ready)
    with caplog.at_level(logging.ERROR, "service"):
        answer = client.get("/health/ready")
    assert (answer.status_code, answer.json()["reason"]) == (500, "ENGINE_FAULT")
    assert "rt_secret" not in answer.text
    assert answer.json()["callId"] == answer.headers["x-request-id"]


def test_the_explanation_of_an_unknown_problem_is_not_found(client):
    assert client.get("/problems/bad-weather").status_code == 404
    assert {"illegal-action", "path-not-found"} <= set(client.get("/problems").json()["problems"])


def test_the_path_in_a_problem_contains_no_token(table):
    answer = table.client.get("/v1/games/nosuchgame/events:watch", params={"access_token": table.spectator})
    assert (answer.status_code, answer.json()["reason"]) == (404, "GAME_NOT_FOUND")
    assert answer.json()["instance"] == "/v1/games/nosuchgame/events:watch"
    assert table.spectator not in answer.text


LONG = "x" * 50_000


@pytest.mark.parametrize(
    "body",
    [
        {LONG: 1},
        {"actions": [{LONG: 1}]},
        {"actions": [{"args": {LONG: {}}}]},
        {"actions": [{"args": {"hallertau": {LONG: {}}}}]},
        {"actions": [{"args": {"hallertau": {"placeWorker": {LONG: 1}}}}]},
        {"actions": [{"args": {"hallertau": {"placeWorker": {"space": LONG}}}}]},
        {"actions": [{"args": {"hallertau": {"exchange": {"workers": LONG}}}}]},
        {"actions": LONG},
        {"expectedRevision": LONG},
    ],
    ids=lambda body: str(body).replace(LONG, "LONG"),
)
def test_a_problem_shortens_long_names_and_values(table, body):
    answer = table.post(":submit", {"expectedRevision": 0} | body)
    assert answer.status_code in (400, 422)
    assert len(answer.content) < 3_000


def test_a_problem_shortens_long_paths_and_parameters(client):
    text = LONG[:10_000]  # a much longer URL is refused before it is read
    for path in (f"/v1/games/{text}", f"/v1/games?{text}=1", f"/v1/games?pageSize={text}", f"/{text}", f"/v1/{text}"):
        answer = client.get(path)
        assert answer.status_code in (400, 404)
        assert len(answer.content) < 3_000
