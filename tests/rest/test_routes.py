"""Paths, HTTP methods, queries and bodies."""

import pytest

from service.app.methods import METHODS
from service.rest.routes import ROUTES, split
from tests.rest.table import CARDS, Table

GAME = "/v1/games/nosuchgame"


def test_every_method_of_the_contract_has_exactly_one_route():
    assert sorted(route.method.name for route in ROUTES) == sorted(method.name for method in METHODS)


@pytest.mark.parametrize(
    ("path", "shape", "ids"),
    [
        (b"/v1/games", "/v1/games", []),
        (b"/v1/games/a1", "/v1/games/{}", ["a1"]),
        (b"/v1/games/a1:submit", "/v1/games/{}:submit", ["a1"]),
        (b"/v1/games/a1%3Asubmit", "/v1/games/{}:submit", ["a1"]),
        (b"/v1/games/a1/seats/0:claim", "/v1/games/{}/seats/{}:claim", ["a1", "0"]),
        (b"/v1/games/a1/events:watch", "/v1/games/{}/events:watch", ["a1"]),
        (b"/v1/records:verify", "/v1/records:verify", []),
        (b"/v1/games/%7B%7D", "/v1/games/{}", ["{}"]),
        (b"/", "/", []),
    ],
)
def test_a_path_is_split_into_its_shape_and_its_ids(path, shape, ids):
    assert split(path) == (shape, ids)


@pytest.mark.parametrize(
    "path", ["/v1", "/v1/", "/v1x", "/v1/nothing", "/v1/games/a/b/c", "/v1/games/a:fly", "/v1/rulesets/x", "/nowhere"]
)
@pytest.mark.parametrize("verb", ["GET", "POST"])
def test_an_unknown_path_is_not_found(client, path, verb):
    answer = client.request(verb, path)
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"
    problem = answer.json()
    assert (problem["reason"], problem["type"]) == ("MALFORMED_REQUEST", "/problems/path-not-found")
    assert problem["instance"] == path
    explained = client.get(problem["type"]).json()
    assert (explained["title"], explained["status"]) == (problem["title"], 404)


@pytest.mark.parametrize(
    ("verb", "path", "allow"),
    [
        ("DELETE", "/v1/games", "POST, GET, HEAD, OPTIONS"),
        ("POST", GAME, "GET, HEAD, OPTIONS"),
        ("GET", f"{GAME}:submit", "POST, OPTIONS"),
        ("HEAD", f"{GAME}:submit", "POST, OPTIONS"),
        ("HEAD", f"{GAME}/events:watch", "GET, OPTIONS"),
        ("PUT", "/v1/records:verify", "POST, OPTIONS"),
    ],
)
def test_a_wrong_method_gets_405_with_the_allowed_methods(client, verb, path, allow):
    answer = client.request(verb, path)
    assert answer.status_code == 405
    assert answer.headers["allow"] == allow
    assert answer.headers["content-type"] == "application/problem+json"
    assert verb == "HEAD" or answer.json()["type"] == "/problems/method-not-allowed"


def test_a_wrong_method_outside_of_v1_gets_405_with_the_allowed_methods(client):
    answer = client.delete("/health/live")
    assert answer.status_code == 405
    assert "GET" in answer.headers["allow"]
    assert answer.json()["status"] == 405


def test_options_returns_the_allowed_methods(client):
    answer = client.options(f"{GAME}:submit")
    assert (answer.status_code, answer.headers["allow"], answer.content) == (204, "POST, OPTIONS", b"")


def test_head_has_the_headers_of_get_and_no_body(table):
    looked = table.client.head(table.path, headers=table.bearer())
    seen = table.get("")
    assert looked.status_code == 200
    assert looked.content == b""
    assert looked.headers["etag"] == seen.headers["etag"]
    assert looked.headers["content-length"] == seen.headers["content-length"]


def test_numbers_and_booleans_are_read_from_text_in_a_query(client):
    table = Table(client, settings=CARDS)
    listed = table.get(":listActions?includeBlocked=true&language=it").json()
    assert listed["blocked"]
    assert not table.get(":listActions?includeBlocked=false").json()["blocked"]
    assert len(table.get("/events?afterSeq=1&pageSize=2").json()["events"]) == 2


@pytest.mark.parametrize(
    ("query", "message"),
    [
        ("colour=red", "unknown field `colour`"),
        ("seat=one", "`seat`"),
        ("seat=", "`seat`"),
        ("includeBlocked=perhaps", "$.includeBlocked"),
        ("seat=0&seat=0", "twice"),
        ("game=other", "path"),
        ("include_blocked=true", "unknown field `include_blocked`"),
        ("language=%FF", "cannot be read"),
        ("&".join(f"a{number}=1" for number in range(30)), "cannot be read"),
        ("access_token=rt_x", "unknown field `access_token`"),
    ],
)
def test_an_invalid_query_is_refused(table, query, message):
    answer = table.get(f":listActions?{query}")
    assert answer.status_code == 400
    assert answer.json()["reason"] == "MALFORMED_REQUEST"
    assert message in answer.json()["detail"]


def test_a_path_field_can_be_repeated_in_the_body_if_it_is_equal(table):
    equal = table.post(":explain", {"game": table.game, "action": {"id": "nothing"}})
    assert equal.json()["legal"] is False
    other = table.post(":explain", {"game": "other", "action": {"id": "nothing"}})
    assert (other.status_code, other.json()["reason"]) == (400, "MALFORMED_REQUEST")
    assert "game in the path and game in the body differ" in other.json()["detail"]


def test_the_seat_of_the_path_overrides_a_0_in_the_body(table):
    other = table.post("/seats/1:setReady", {"seat": 0, "alwaysAsk": True})
    assert "seat in the path and seat in the body differ" in other.json()["detail"]


NO_NUMBERS = ["one", "-", "1.5", "1e0", "+1", "--1", "%201", "1%20", "1_0", "%D9%A1", "%EF%BC%91", "0x1", "1" * 11]
"""Texts that are not plain digits, although Python or JSON would read some of them as numbers."""


@pytest.mark.parametrize("seat", NO_NUMBERS)
def test_the_seat_of_the_path_must_be_a_number(table, seat):
    answer = table.post(f"/seats/{seat}:setReady", {"alwaysAsk": True})
    assert answer.status_code == 400
    assert answer.json()["detail"] == "`seat` must be a whole number in plain digits, such as 1"


@pytest.mark.parametrize("number", NO_NUMBERS)
def test_a_number_in_the_query_must_be_plain_digits(table, number):
    for query in (f":listActions?seat={number}", f"/events?afterSeq={number}", f"?revision={number}"):
        answer = table.get(query)
        assert (answer.status_code, answer.json()["reason"]) == (400, "MALFORMED_REQUEST")
        assert "must be a whole number in plain digits" in answer.json()["detail"]


def test_the_card_of_the_path_must_be_a_number(client):
    answer = client.get("/v1/rulesets/hallertau/cards/ace")
    assert (answer.status_code, answer.json()["reason"]) == (400, "MALFORMED_REQUEST")


def test_the_record_is_the_whole_body_of_export_and_verify(table):
    record = table.get(":export").json()
    assert record["ruleset"] == "hallertau"
    verdict = table.client.post("/v1/records:verify", json=record).json()
    assert verdict == {"ok": False, "message": verdict["message"]}
    assert "seed" in verdict["message"]
