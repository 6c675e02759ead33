"""Health, metrics, CORS and compression."""

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


def test_a_running_server_is_live_and_ready(client):
    assert client.get("/health/live").json() == {"status": "alive"}
    assert client.get("/health/ready").json() == {"status": "ready"}


def test_a_server_with_an_unavailable_store_is_live_and_not_ready(server, client, monkeypatch):
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


def test_a_stopping_server_is_not_ready(server, client, monkeypatch):
    monkeypatch.setattr(server.service, "stopping", True)
    answer = client.get("/health/ready")
    assert (answer.status_code, answer.json()["detail"]) == (503, "the server is stopping")
    assert client.get("/v1/rulesets").status_code == 200


def test_metrics_count_requests_by_api_and_reason(client):
    client.get("/v1/games/nosuchgame")
    metrics = client.get("/metrics")
    assert metrics.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert 'reeve_requests_total{api="rest",method="GetGame",reason="GAME_NOT_FOUND"}' in metrics.text


def test_other_origins_are_not_allowed_by_default(client):
    answer = client.get("/v1/rulesets", headers={"origin": HERE})
    assert not [name for name in answer.headers if name.startswith("access-control")]
    asked = client.options("/v1/games", headers={"origin": HERE, "access-control-request-method": "POST"})
    assert not [name for name in asked.headers if name.startswith("access-control")]


@pytest.fixture(scope="module")
def open_to(tmp_path_factory):
    with open_server(tmp_path_factory.mktemp("cors"), cors_origins=(HERE,)) as server, server.client() as client:
        yield client


def test_a_preflight_from_an_allowed_origin_allows_all_headers(open_to):
    wanted = "authorization,content-type,if-match,if-none-match,idempotency-key,last-event-id,x-request-id"
    asking = {"access-control-request-method": "POST", "access-control-request-headers": wanted}
    answer = open_to.options("/v1/games/x:submit", headers={"origin": HERE} | asking)
    assert answer.status_code == 204
    assert answer.headers["access-control-allow-origin"] == HERE
    assert "POST" in answer.headers["access-control-allow-methods"]
    allowed = {name.strip().lower() for name in answer.headers["access-control-allow-headers"].split(",")}
    assert set(wanted.split(",")) <= allowed


def test_an_allowed_origin_can_read_answers_problems_and_headers(open_to):
    for path in ("/v1/rulesets", "/v1/games/nosuchgame", "/v1/nothing", "/nowhere", "/openapi.json"):
        answer = open_to.get(path, headers={"origin": HERE})
        assert answer.headers["access-control-allow-origin"] == HERE
        exposed = answer.headers["access-control-expose-headers"].lower()
        assert {"etag", "idempotency-replayed", "retry-after", "x-request-id"} <= set(exposed.split(", "))


def test_an_allowed_origin_can_open_a_stream(open_to):
    table = Table(open_to)
    with open_to.stream("GET", f"{table.path}/events:watch", headers=table.bearer() | {"origin": HERE}) as stream:
        assert stream.headers["access-control-allow-origin"] == HERE
        assert next(stream.iter_lines()) == "retry: 2000"


def test_an_origin_that_is_not_allowed_gets_no_cors_headers(open_to):
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
def test_preflights_and_other_options_requests_count_against_the_address(tmp_path, headers):
    limits = Limits(requests_per_second=1)
    with open_server(tmp_path, cors_origins=(HERE,), limits=limits) as server, server.client() as client:
        answers = [client.options("/v1/games", headers=headers) for _ in range(10)]
        assert [answer.status_code for answer in answers[:2]] == [204, 204]
        assert answers[-1].status_code == 429
        assert answers[-1].headers["x-request-id"]


def test_a_star_allows_every_origin(tmp_path):
    with open_server(tmp_path, cors_origins=("*",)) as server, server.client() as client:
        answer = client.get("/v1/rulesets", headers={"origin": ELSEWHERE})
        assert answer.headers["access-control-allow-origin"] == "*"


def test_large_answers_are_compressed_if_the_client_accepts_gzip(table):
    plain = table.get("", **PLAIN)
    with table.client.stream("GET", table.path, headers=table.bearer() | GZIP) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in answer.headers["vary"]
    assert len(raw) == int(answer.headers["content-length"]) < len(plain.content) / 2
    assert gzip.decompress(raw) == plain.content
    assert answer.headers["etag"] == plain.headers["etag"]


def test_the_answer_to_a_move_is_compressed(table):
    assert table.post(":submit", table.move(), **GZIP).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/v1/games/nosuchgame", "/health/live"])
def test_small_answers_are_not_compressed(client, path):
    assert "content-encoding" not in client.get(path, headers=GZIP).headers


def test_answers_are_not_compressed_without_accept_encoding(table):
    assert "content-encoding" not in table.get("", **PLAIN).headers
    request = table.client.build_request("GET", table.path, headers=table.bearer())
    del request.headers["accept-encoding"]
    assert "content-encoding" not in table.client.send(request).headers


def test_answers_are_private_and_must_be_revalidated(table):
    answer = table.get("", **PLAIN)
    assert answer.headers["cache-control"] == "private, no-cache"
    assert answer.headers["vary"] == "Authorization, Accept-Language, Accept-Encoding"
