"""The Host header: a server without keys answers only for names of its own machine."""

from contextlib import nullcontext

import pytest

from service.config import ServerConfig
from service.rest.hosts import HostCheck
from service.rest.problems import HttpError
from tests.rest.raw import Client
from tests.rest.server import open_server

PATHS = ["/v1/games", "/v1/nothing", "/docs", "/metrics", "/health/live", "/openapi.json", "/nothing", "/"]


@pytest.mark.parametrize("path", PATHS)
def test_another_name_is_refused_on_every_path(client, path):
    answer = client.get(path, headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["reason"]) == (421, "MALFORMED_REQUEST")
    assert answer.headers["content-type"] == "application/problem+json"
    assert "evil.example" in answer.json()["detail"]
    assert "--allowed-hosts" in answer.json()["detail"]


def test_a_page_of_another_name_cannot_open_a_table(client):
    answer = client.post(
        "/v1/games", json={"ruleset": "hallertau", "seats": 2}, headers={"host": f"evil.example:{client.base_url.port}"}
    )
    assert answer.status_code == 421
    assert not client.get("/v1/games").json().get("games")


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:8080", "localhost.", "127.0.0.1", "127.1.2.3:80", "[::1]:8080", "reeve.localhost"]
)
def test_a_name_of_this_machine_is_answered(client, host):
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
def test_a_name_that_only_looks_like_this_machine_is_refused(client, host):
    assert client.get("/health/live", headers={"host": host}).status_code == 421


@pytest.mark.parametrize("host", [b"localhost/evil", b"localhost?evil", b"localhost#evil", b"local\thost"])
def test_text_that_is_no_host_is_refused_also_without_litestar(host):
    sent = [(b"host", host)]
    with pytest.raises(HttpError, match="allowed-hosts"):
        HostCheck(ServerConfig()).check(sent, dict(sent))


@pytest.mark.parametrize("hosts", [b"", b"Host: localhost\r\nHost: localhost\r\n"])
def test_there_must_be_one_host(server, hosts):
    with Client(server.url) as client:
        assert client.send(b"GET /health/live HTTP/1.1\r\n" + hosts + b"\r\n").answer().status == 421


def test_the_operator_may_allow_other_names(tmp_path):
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
def test_a_server_with_keys_answers_for_every_name_unless_it_was_told_some(config, answered):
    sent = [(b"host", b"other.example")]
    with nullcontext() if answered else pytest.raises(HttpError):
        HostCheck(config).check(sent, dict(sent))
