"""What surrounds the routes: health, metrics, CORS and gzip."""

import gzip

import pytest

from service.app import readiness
from service.config import Limits
from service.store.base import StoreUnavailableError
from tests.rest.server import open_server
from tests.rest.table import Table

HERE = "http://table.example"
ELSEWHERE = "http://elsewhere.example"
PLAIN = {"accept-encoding": "identity"}
GZIP = {"accept-encoding": "gzip"}


def test_a_server_that_runs_is_alive_and_ready(client):
    assert client.get("/health/live").json() == {"status": "alive"}
    assert client.get("/health/ready").json() == {"status": "ready"}


def test_a_server_whose_store_does_not_answer_is_alive_but_not_ready(server, client, monkeypatch):
    async def probe() -> None:
        raise StoreUnavailableError("secret reasons")

    monkeypatch.setattr(readiness, "EVERY", 0.0)
    monkeypatch.setattr(server.service.store, "probe", probe)
    answer = client.get("/health/ready")
    assert (answer.status_code, answer.json()["reason"]) == (503, "STORE_UNAVAILABLE")
    assert answer.headers["content-type"] == "application/problem+json"
    assert answer.headers["retry-after"] == "1"
    assert "secret" not in answer.text
    assert client.get("/health/live").status_code == 200


def test_a_server_that_stops_is_not_ready_first(server, client, monkeypatch):
    monkeypatch.setattr(server.service, "stopping", True)
    answer = client.get("/health/ready")
    assert (answer.status_code, answer.json()["detail"]) == (503, "the server is stopping")
    assert client.get("/v1/rulesets").status_code == 200


def test_metrics_count_requests_by_api_and_reason(client):
    client.get("/v1/games/nosuchgame")
    metrics = client.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'reeve_requests_total{api="rest",method="GetGame",reason="GAME_NOT_FOUND"}' in metrics.text


def test_without_configuration_no_page_of_another_origin_may_call(client):
    answer = client.get("/v1/rulesets", headers={"origin": HERE})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = client.options("/v1/games", headers={"origin": HERE, "access-control-request-method": "POST"})
    assert not [name for name in asked.headers if name.startswith("access-control")]


@pytest.fixture(scope="module")
def open_to(tmp_path_factory):
    with open_server(tmp_path_factory.mktemp("cors"), cors_origins=(HERE,)) as server, server.client() as client:
        yield client


def test_a_page_of_a_named_origin_may_call_with_all_our_headers(open_to):
    wanted = "authorization,content-type,if-match,if-none-match,idempotency-key,last-event-id,x-request-id"
    asking = {"access-control-request-method": "POST", "access-control-request-headers": wanted}
    answer = open_to.options("/v1/games/x:submit", headers={"origin": HERE} | asking)
    assert answer.status_code == 204
    assert answer.headers["access-control-allow-origin"] == HERE
    assert "POST" in answer.headers["access-control-allow-methods"]
    allowed = {name.strip().lower() for name in answer.headers["access-control-allow-headers"].split(",")}
    assert set(wanted.split(",")) <= allowed


def test_a_page_of_a_named_origin_may_read_answers_problems_and_our_headers(open_to):
    for path in ("/v1/rulesets", "/v1/games/nosuchgame", "/v1/nothing", "/nowhere", "/openapi.json"):
        answer = open_to.get(path, headers={"origin": HERE})
        assert answer.headers["access-control-allow-origin"] == HERE
        told = answer.headers["access-control-expose-headers"].lower()
        assert {"etag", "idempotency-replayed", "retry-after", "x-request-id"} <= set(told.split(", "))


def test_a_page_of_a_named_origin_may_watch(open_to):
    table = Table(open_to)
    with open_to.stream("GET", f"{table.path}/events:watch", headers=table.bearer() | {"origin": HERE}) as stream:
        assert stream.headers["access-control-allow-origin"] == HERE
        assert next(stream.iter_lines()) == "retry: 2000"


def test_a_page_of_another_origin_may_not(open_to):
    assert "access-control-allow-origin" not in open_to.get("/v1/rulesets", headers={"origin": ELSEWHERE}).headers
    asking = {"origin": ELSEWHERE, "access-control-request-method": "POST"}
    refused = open_to.options("/v1/games", headers=asking)
    assert refused.status_code == 400
    assert "access-control-allow-origin" not in refused.headers
    assert refused.headers["x-request-id"]


PREFLIGHT = {"origin": HERE, "access-control-request-method": "POST"}


@pytest.mark.parametrize("path", ["/v1/games", "/docs", "/nothing"])
def test_a_preflight_for_another_host_is_refused(open_to, path):
    answer = open_to.options(path, headers=PREFLIGHT | {"host": "evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (421, "MALFORMED_REQUEST")
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize("headers", [PREFLIGHT, {}])
def test_preflights_and_other_requests_for_options_count_against_the_address(tmp_path, headers):
    limits = Limits(requests_per_second=1)
    with open_server(tmp_path, cors_origins=(HERE,), limits=limits) as server, server.client() as client:
        answers = [client.options("/v1/games", headers=headers) for _ in range(10)]
        assert [answer.status_code for answer in answers[:2]] == [204, 204]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["x-request-id"]


def test_a_star_opens_the_api_to_every_page(tmp_path):
    with open_server(tmp_path, cors_origins=("*",)) as server, server.client() as client:
        answer = client.get("/v1/rulesets", headers={"origin": ELSEWHERE})
        assert answer.headers["access-control-allow-origin"] == "*"


def test_large_answers_are_compressed_for_those_who_can_read_it(table):
    plain = table.get("", **PLAIN)
    with table.client.stream("GET", table.path, headers=table.bearer() | GZIP) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert len(raw) == int(answer.headers["content-length"]) < len(plain.content) / 2
    assert gzip.decompress(raw) == plain.content
    assert answer.headers["etag"] == plain.headers["etag"]


def test_a_move_is_compressed_too(table):
    assert table.post(":submit", table.move(), **GZIP).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/v1/games/nosuchgame", "/health/live"])
def test_small_answers_are_not_worth_it(client, path):
    assert "content-encoding" not in client.get(path, headers=GZIP).headers


def test_who_does_not_ask_for_it_gets_it_plain(table):
    assert "content-encoding" not in table.get("", **PLAIN).headers
    request = table.client.build_request("GET", table.path, headers=table.bearer())
    del request.headers["accept-encoding"]
    assert "content-encoding" not in table.client.send(request).headers


def test_answers_are_for_one_caller_and_must_be_asked_for_again(table):
    answer = table.get("", **PLAIN)
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["vary"] == "Authorization, Accept-Language, Accept-Encoding"
