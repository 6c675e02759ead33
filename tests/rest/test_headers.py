"""Request and response headers: tokens, call ids, ETags, preconditions, idempotency keys and languages."""

import pytest

from service.rest.headers import matches


def test_a_token_is_read_from_the_bearer_scheme_in_any_case(table):
    token = table.tokens[table.actor]
    for scheme in ("Bearer", "bearer", "BEARER"):
        assert table.client.get(table.path, headers={"authorization": f"{scheme} {token}"}).status_code == 200


@pytest.mark.parametrize("value", ["Basic dXNlcg==", "Bearer", "Bearer rt_x", "rt_x", "Bearer \xe9"])
def test_an_invalid_authorization_header_is_refused(table, value):
    answer = table.client.get(table.path, headers={"authorization": value.encode("latin-1")})
    assert (answer.status_code, answer.json()["reason"]) == (401, "TOKEN_MISSING")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_a_token_in_the_query_is_accepted_for_streams_only(table):
    query = {"access_token": table.spectator}
    assert table.client.get(f"{table.path}/events", params=query).status_code == 400
    with table.client.stream("GET", f"{table.path}/events:watch", params=query) as stream:
        assert stream.status_code == 200
        assert next(stream.iter_lines()) == "retry: 2000"


def test_every_answer_has_the_call_id(client):
    for path in ("/v1/rulesets", "/v1/nothing", "/nowhere", "/health/live", "/docs", "/openapi.json", "/"):
        assert len(client.get(path).headers["x-request-id"]) == 16
        named = client.get(path, headers={"x-request-id": "my-call-7"})
        assert named.headers.get_list("x-request-id") == ["my-call-7"]


def test_a_problem_document_has_the_call_id(client):
    answer = client.get("/v1/games/nosuchgame", headers={"x-request-id": "my-call-8"})
    assert answer.json()["callId"] == answer.headers["x-request-id"] == "my-call-8"


@pytest.mark.parametrize("value", ["", "two words", "x" * 101, "tab\there", "caf\xe9"])
def test_an_invalid_call_id_is_replaced(client, value):
    call_id = client.get("/v1/rulesets", headers={"x-request-id": value.encode("latin-1")}).headers["x-request-id"]
    assert len(call_id) == 16
    assert call_id != value


def test_the_etag_of_an_answer_is_the_revision(table):
    assert table.get(":listActions").headers["etag"] == '"0"'
    played = table.post(":submit", table.move())
    assert played.headers["etag"] == '"1"'
    undone = table.post(":undo", {"expectedRevision": 1})
    assert undone.headers["etag"] == '"2"'
    assert undone.json()["outcome"]["revision"] == 2


def test_an_answer_without_a_revision_has_no_etag(client):
    assert "etag" not in client.get("/v1/rulesets/hallertau/cards/901").headers


@pytest.mark.parametrize("tag", ['"0"', "0", 'W/"0"', '"0-9-2c8d1f60"', '"0-9"'])
def test_if_match_sets_the_expected_revision(table, tag):
    actions = {"actions": table.move()["actions"]}
    assert table.post(":submit", actions, **{"if-match": tag}).json()["outcome"]["revision"] == 1


def test_the_etag_of_a_game_can_be_sent_as_if_match(table):
    tag = table.get("").headers["etag"]
    assert table.post(":submit", {"actions": table.move()["actions"]}, **{"if-match": tag}).status_code == 200


def test_if_match_with_an_old_revision_is_refused_as_stale(table):
    table.play()
    answer = table.post(":undo", {}, **{"if-match": '"0"'})
    assert (answer.status_code, answer.json()["reason"]) == (412, "STALE_REVISION")
    assert answer.json()["revision"] == 1
    assert [event["revision"] for event in answer.json()["missed"]] == [1] * len(answer.json()["missed"]) != []


@pytest.mark.parametrize("tag", ["*", '"x"', '"0", "1"', "", "-1", '"99999999999"'])
def test_if_match_with_anything_but_one_revision_is_refused(table, tag):
    answer = table.post(":submit", {"actions": table.move()["actions"]}, **{"if-match": tag})
    assert (answer.status_code, answer.json()["reason"]) == (400, "MALFORMED_REQUEST")
    assert "If-Match" in answer.json()["detail"]


def test_if_match_that_contradicts_the_body_is_refused(table):
    answer = table.post(":submit", table.move() | {"expectedRevision": 1}, **{"if-match": '"0"'})
    assert (answer.status_code, answer.json()["detail"]) == (400, "If-Match and expectedRevision differ")
    assert table.post(":submit", table.move(), **{"if-match": '"0"'}).status_code == 200


def test_a_submission_without_a_revision_is_refused(table):
    answer = table.post(":submit", {"actions": table.move()["actions"]})
    assert (answer.status_code, answer.json()["reason"]) == (428, "REVISION_REQUIRED")


def test_an_unchanged_game_is_answered_with_304(table):
    tag = table.get("").headers["etag"]
    again = table.get("", **{"if-none-match": tag})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    table.play()
    changed = table.get("", **{"if-none-match": tag})
    assert changed.status_code == 200
    assert changed.headers["etag"] != tag


@pytest.mark.parametrize("encoding", ["identity", "gzip"])
@pytest.mark.parametrize("path", ["", "/lagranja/cards", "/lagranja/parts", "/hallertau/rules", "/hallertau/words"])
def test_an_unchanged_catalogue_is_answered_with_304(client, path, encoding):
    url, wishes = f"/v1/rulesets{path}", {"accept-language": "pt", "accept-encoding": encoding}
    first = client.get(url, headers=wishes)
    assert first.headers["cache-control"] == "public, max-age=3600"
    assert first.headers["vary"] == "Accept-Language, Accept-Encoding"
    again = client.get(url, headers=wishes | {"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for name in ("etag", "cache-control", "vary", "content-language"):
        assert again.headers[name] == first.headers[name]
    other = client.get(url, headers=wishes | {"accept-language": "ru", "if-none-match": first.headers["etag"]})
    assert (other.status_code, other.headers["content-language"]) == (200, "ru")
    assert other.headers["etag"] != first.headers["etag"]


def test_a_claim_changes_the_etag_of_a_game_and_not_its_revision(client):
    created = client.post("/v1/games", json={"ruleset": "hallertau", "seats": 2}).json()
    path = f"/v1/games/{created['game']['id']}"
    tag = client.get(path).headers["etag"]
    client.post(f"{path}/seats/0:claim", json={"invite": created["invites"][0]})
    seen = client.get(path, headers={"if-none-match": tag})
    assert seen.status_code == 200
    assert seen.json()["game"]["revision"] == 0
    assert seen.json()["game"]["seats"][0]["claimed"] is True


def test_the_etag_of_one_seat_does_not_match_for_another_seat(table):
    tag = table.client.get(table.path, headers=table.bearer(0)).headers["etag"]
    other = table.client.get(table.path, headers=table.bearer(1) | {"if-none-match": tag})
    assert other.status_code == 200
    assert other.json()["view"]["hallertau"]["viewer"] == 1


def test_if_none_match_can_be_a_list():
    assert matches(b'"1-2-a", W/"3-4-b"', b'"3-4-b"')
    assert matches(b"*", b'"3-4-b"')
    assert not matches(b'"1-2-a"', b'"3-4-b"')


@pytest.mark.parametrize("key", ["move-7", '"move-7"'])
def test_an_idempotency_key_sets_the_request_id(table, key):
    move = table.move()
    first = table.post(":submit", move, **{"idempotency-key": key})
    again = table.post(":submit", move, **{"idempotency-key": key})
    in_the_body = table.post(":submit", move | {"requestId": "move-7"})
    assert "idempotency-replayed" not in first.headers
    assert again.headers["idempotency-replayed"] == in_the_body.headers["idempotency-replayed"] == "true"
    assert again.json()["outcome"] == first.json()["outcome"] | {"replayed": True}


def test_an_idempotency_key_that_contradicts_the_body_is_refused(table):
    answer = table.post(":submit", table.move() | {"requestId": "one"}, **{"idempotency-key": "two"})
    assert (answer.status_code, answer.json()["detail"]) == (400, "Idempotency-Key and requestId differ")


def test_creations_and_claims_can_be_retried(client):
    wish = {"ruleset": "hallertau", "seats": 1}
    first = client.post("/v1/games", json=wish, headers={"idempotency-key": "table-7"})
    again = client.post("/v1/games", json=wish, headers={"idempotency-key": "table-7"})
    assert again.headers["idempotency-replayed"] == "true"
    assert again.json() == first.json() | {"replayed": True}
    path = f"/v1/games/{first.json()['game']['id']}/seats/0:claim"
    invite = {"invite": first.json()["invites"][0], "requestId": "claim-7"}
    claimed = client.post(path, json=invite)
    assert client.post(path, json=invite).headers["idempotency-replayed"] == "true"
    assert "idempotency-replayed" not in claimed.headers


def test_acts_and_creations_of_webhooks_say_that_they_were_done_before(client, table):
    hook = {"url": "https://example.com/", "kinds": ["WEBHOOK_KIND_GAME_STARTED"]}
    seat = f"{table.path}/seats/{table.actor}"
    for path, body in (
        (f"{table.path}:pause", {"reason": "lunch"}),
        (f"{table.path}:resume", {"reason": "back"}),
        (f"{seat}:reissue", {"reason": "lost"}),
        (f"{seat}:replace", {"reason": "gone"}),
        (f"{table.path}:void", {"reason": "a test"}),
        ("/v1/webhooks", hook),
    ):
        first, again = (client.post(path, json=body, headers={"idempotency-key": path}) for _ in range(2))
        assert (first.json()["replayed"], again.json()["replayed"]) == (False, True)
        assert "idempotency-replayed" not in first.headers
        assert again.headers["idempotency-replayed"] == "true", path


def test_a_request_id_of_another_request_is_refused(table):
    table.post(":submit", table.move(), **{"idempotency-key": "once"})
    answer = table.post(":undo", {"expectedRevision": 1}, **{"idempotency-key": "once"})
    assert (answer.status_code, answer.json()["reason"]) == (422, "REQUEST_ID_REUSED")


def test_an_undecodable_language_is_refused(table):
    answer = table.post(":explain", {"action": {"id": "exchange:1"}, "language": 7})
    assert (answer.status_code, answer.json()["reason"]) == (400, "MALFORMED_REQUEST")


@pytest.mark.parametrize("name", ["authorization", "Idempotency-Key", "If-Match", "Last-Event-ID", "Content-Type"])
def test_a_repeated_header_with_a_single_value_is_refused(table, name):
    value = {"authorization": table.bearer()["authorization"], "Content-Type": "application/json"}.get(name, "1")
    headers = [(name, value), (name, value)]
    answer = table.client.get("/v1/rulesets", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (400, "MALFORMED_REQUEST")
    assert f"the header {name.lower()} was sent more than once" in answer.json()["detail"]


def test_other_headers_can_be_repeated(client):
    headers = [("accept-language", "it"), ("accept-language", "en"), ("x-forwarded-for", "1"), ("x-forwarded-for", "2")]
    assert client.get("/v1/rulesets", headers=headers).status_code == 200
