"""The Host header: a server without API keys answers only for names of its own machine."""

from contextlib import nullcontext

import pytest

from service.config import ServerConfig
from service.rest.hosts import HostCheck
from service.rest.problems import HttpError
from tests.rest.raw import Client
from tests.rest.server import open_server

PATHS = ["/v1/games", "/v1/nothing", "/docs", "/metrics", "/health/live", "/openapi.json", "/nothing", "/"]


@pytest.mark.parametrize("path", PATHS)
def test_a_foreign_host_is_refused_on_every_path(client, path):
    answer = client.get(path, headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (421, "MALFORMED_REQUEST")
    assert answer.headers["content-type"] == "application/problem+json"
    assert "evil.example" in answer.json()["detail"]
    assert "--allowed-hosts" in answer.json()["detail"]


def test_a_page_of_a_foreign_host_cannot_create_a_game(client):
    answer = client.post(
        "/v1/games", json={"ruleset": "hallertau", "seats": 2}, headers={"host": f"evil.example:{client.base_url.port}"}
    )
    assert answer.status_code == 421
    assert not client.get("/v1/games").json().get("games")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8080", "localhost.", "127.0.0.1", "127.1.2.3:80", "[::1]:8080", "reeve.localhost"]
)
def test_a_local_host_is_accepted(client, host):
    assert client.get("/health/live", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    "host",
    [
        "",
        "localhost.evil.example",
        "notlocalhost",
        "127.0.0.1.evil.example",
        "localhost@evil.example",
        "evil.example@localhost",
        "localhost:port",
        "0.0.0.0",
        "10.0.0.1",
        "[::2]",
        "[::1",
    ],
)
def test_a_host_that_resembles_a_local_one_is_refused(client, host):
    assert client.get("/health/live", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", [b"localhost/evil", b"localhost?evil", b"localhost#evil", b"local\thost"])
def test_an_invalid_host_is_refused(host):
    sent = [(b"host", host)]
    with pytest.raises(HttpError, match="allowed-hosts"):
        HostCheck(ServerConfig()).check(sent, dict(sent))


@pytest.mark.parametrize("hosts", [b"", b"Host: localhost\r\nHost: localhost\r\n"])
def test_a_request_needs_exactly_one_host_header(server, hosts):
    with Client(server.url) as client:
        assert client.send(b"GET /health/live HTTP/1.1\r\n" + hosts + b"\r\n").answer().status == 421


def test_configured_hosts_are_accepted(tmp_path):
    with open_server(tmp_path, allowed_hosts=("Reeve.example",)) as server, server.client() as client:

        def status(host: str) -> int:
            return client.get("/health/live", headers={"host": host}).status_code

        assert status("reeve.example:443") == status("localhost") == 200
        assert status("other.example") == 421


@pytest.mark.parametrize(
    ("config", "answered"),
    [
        (ServerConfig(), False),
        (ServerConfig(allowed_hosts=("*",)), True),
        (ServerConfig(host="0.0.0.0"), True),
        (ServerConfig(store="redis://localhost"), True),
        (ServerConfig(host="0.0.0.0", allowed_hosts=("reeve.example",)), False),
    ],
)
def test_a_server_with_api_keys_accepts_every_host_unless_hosts_are_configured(config, answered):
    sent = [(b"host", b"other.example")]
    with nullcontext() if answered else pytest.raises(HttpError):
        HostCheck(config).check(sent, dict(sent))
