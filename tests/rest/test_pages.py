"""Paths outside of /v1: HEAD, compression, ETags, limits, and no path causes an internal error."""

import gzip
import socket
from urllib.parse import urlsplit

import pytest

from service.config import Limits
from service.rest import pages
from tests.rest.server import PATIENCE, open_server
from tests.running import running_server

STATIC = ["/docs", "/docs/start.js", "/docs/ui/swagger-ui-bundle.js", "/docs/ui/swagger-ui.css", "/openapi.json"]
PAGES = [*STATIC, "/", "/health/live", "/health/ready", "/metrics", "/problems", "/problems/game-over"]
GZIP = {"accept-encoding": "gzip"}
PLAIN = {"accept-encoding": "identity"}


@pytest.mark.parametrize("path", PAGES)
def test_head_has_the_status_and_the_headers_of_get_and_no_body(client, path):
    looked, seen = client.head(path, headers=PLAIN), client.get(path, headers=PLAIN)
    assert looked.status_code == seen.status_code == 200
    assert looked.content == b""
    for name in ("content-type", "content-length", "etag", "location"):
        assert looked.headers.get(name) == seen.headers.get(name)


@pytest.mark.parametrize("path", PAGES)
def test_other_methods_get_405_with_the_allowed_methods(client, path):
    answer = client.post(path)
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET, HEAD, OPTIONS")
    assert answer.json()["type"] == "/problems/method-not-allowed"
    asked = client.options(path)
    assert (asked.status_code, asked.headers["allow"]) == (204, "GET, HEAD, OPTIONS")


@pytest.mark.parametrize("path", [path for path in STATIC if path != "/docs"])
def test_a_static_page_is_compressed_and_each_encoding_has_its_etag(client, path):
    plain, small = client.get(path, headers=PLAIN), client.get(path, headers=GZIP)
    if len(plain.content) >= 1024:
        assert small.headers["content-encoding"] == "gzip"
        assert int(small.headers["content-length"]) < len(plain.content) / 2
        assert plain.headers["vary"] == small.headers["vary"] == "Accept-Encoding"
        assert plain.headers["etag"] != small.headers["etag"]
    assert small.content == plain.content
    for answer, form in ((plain, PLAIN), (small, GZIP)):
        tag = answer.headers["etag"]
        assert tag.startswith('"')
        again = client.get(path, headers=form | {"if-none-match": f'"other", {tag}'})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert client.get(path, headers=form | {"if-none-match": '"other"'}).status_code == 200


@pytest.mark.parametrize("refuses", ["gzip;q=0", "gzip; q=0.0", "br", "identity", "*;q=0"])
def test_a_client_that_does_not_accept_gzip_gets_an_uncompressed_page(client, refuses):
    for path in ("/openapi.json", "/v1/rulesets"):
        assert "content-encoding" not in client.get(path, headers={"accept-encoding": refuses}).headers


def test_static_pages_are_not_compressed_for_each_request(client, monkeypatch):
    client.get("/v1/rulesets/hallertau/cards", headers=GZIP)

    def compress(*_: object) -> bytes:
        raise AssertionError("compressed again")

    monkeypatch.setattr("service.rest.compression.zlib.compressobj", compress)
    for path in (*STATIC, "/metrics", "/v1/rulesets/hallertau/cards"):
        assert client.get(path, headers=GZIP).status_code == 200


def test_a_large_answer_is_compressed_in_a_thread(table, monkeypatch):
    """The limit is lowered, so that every answer is a large one."""
    monkeypatch.setattr("service.rest.compression.LARGE", 0)
    with table.client.stream("GET", table.path, headers=table.bearer() | GZIP) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers["content-encoding"] == "gzip"
    assert gzip.decompress(raw) == table.get("", **PLAIN).content


def test_metrics_are_rendered_at_most_once_a_second(server, client, monkeypatch):
    now, rendered = [1_000_000.0], []
    monkeypatch.setattr(pages, "monotonic", lambda: now[0])
    monkeypatch.setattr(server.service.telemetry, "render", lambda: rendered.append(1) or b"metrics")
    for _ in range(5):
        assert client.get("/metrics").content == b"metrics"
    assert len(rendered) == 1
    now[0] += pages.METRICS_SECONDS
    client.get("/metrics")
    assert len(rendered) == 2


def test_pages_count_against_the_address_and_health_checks_do_not(tmp_path):
    with open_server(tmp_path, limits=Limits(requests_per_second=1)) as server, server.client() as client:
        statuses = [client.get(path).status_code for path in ("/openapi.json", "/docs", "/metrics", "/nowhere")]
        assert statuses[0] == 200
        assert statuses[-1] == 429
        assert client.get("/docs/ui/swagger-ui.css").headers["retry-after"]
        for path in ("/health/live", "/health/ready"):
            assert client.get(path).status_code == 200


NASTY = [
    b"/docs/ui/%00",
    b"/docs/ui/" + b"a" * 5_000,
    b"/docs/ui/" + b"a" * 60_000,
    b"/docs/ui/%2e%2e/%2e%2e/__init__.py",
    b"/docs/ui/..%2f..%2f__init__.py",
    b"/docs/ui/../../__init__.py",
    b"/docs/ui//etc/passwd",
    b"/docs/ui/C:%5Cwindows",
    b"/docs/ui/%ff%fe",
    b"/docs/ui/\xff\xfe",
    b"/docs/ui/%",
    b"/docs/ui/%zz",
    b"/docs/ui/.",
    b"/docs/ui",
    b"/docs/ui/",
    b"//docs",
    b"//",
    b"///////docs///",
    b"/%00",
    b"/%0d%0aSet-Cookie:x",
    b"/problems/%00",
    b"/problems/" + b"%F0%9F%90%91" * 2_000,
    b"/openapi.json%00",
    b"/metrics;a=b",
    b"/metrics?%00&&&=",
    b"/health/live?" + b"a" * 60_000,
    b"/health/%6cive",
    b"/v1",
    b"/v1/",
    b"/v1%2fgames",
    b"/v2/games",
    b"/?",
    b"/#fragment",
    b"*",
    b"http://elsewhere.example/docs",
    b"http://[::1",
    b"docs",
    b"?",
    b"/{slug}",
    b"/docs/{path:path}",
]


@pytest.mark.parametrize("verb", [b"GET", b"HEAD", b"POST", b"OPTIONS"])
def test_no_path_outside_of_v1_causes_an_internal_error(server, caplog, verb):
    answered = {path: raw_request(server.url, verb, path) for path in NASTY}
    assert {path: status for path, status in answered.items() if not 200 <= status < 500} == {}
    assert [record for record in caplog.records if record.exc_info] == []


def test_no_path_causes_an_internal_error_in_a_separate_server_process():
    """The log must contain no traceback either."""
    with running_server() as server:
        answered = {path: raw_request(server.url, b"GET", path) for path in NASTY}
    assert {path: status for path, status in answered.items() if not 200 <= status < 500} == {}


def raw_request(url: str, verb: bytes, path: bytes) -> int:
    """Return the status of a request whose path no client library would send."""
    where = urlsplit(url)
    with socket.create_connection((where.hostname, where.port), PATIENCE) as connection:
        connection.sendall(verb + b" " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        with connection.makefile("rb") as reader:
            line = reader.readline()
            reader.read()
    return int(line.split()[1])
