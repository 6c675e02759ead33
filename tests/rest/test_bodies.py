"""Request bodies: size, type and invalid JSON."""

import socket
from collections.abc import Iterator

import pytest

from service.config import Limits
from tests.rest.server import PATIENCE, open_server

JSON = {"content-type": "application/json"}


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[]",
        b"null",
        b'"text"',
        b"\xff\xfe",
        b'{"seats": "two"}',
        b'{"colour": "red"}',
        b'{"seats": 99999999999999999999999}',
        b'{"settings": ' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b"}",
    ],
)
def test_an_invalid_body_is_refused(client, body):
    answer = client.post("/v1/games", content=body[:60_000], headers=JSON)
    assert (answer.status_code, answer.json()["reason"]) in [(400, "MALFORMED_REQUEST"), (400, "BAD_SETTING")]


def test_a_missing_body_is_an_empty_request(table):
    answer = table.client.post(f"{table.path}:undo", headers=table.bearer())
    assert answer.json()["reason"] == "REVISION_REQUIRED"


def test_an_empty_form_is_an_empty_request(table):
    headers = table.bearer() | {"content-type": "application/x-www-form-urlencoded"}
    answer = table.client.post(f"{table.path}:undo", content=b"", headers=headers)
    assert answer.json()["reason"] == "REVISION_REQUIRED"


@pytest.mark.parametrize(
    "headers", [{}, {"content-type": "text/plain"}, {"content-type": "application/x-www-form-urlencoded"}]
)
def test_a_body_of_an_unsupported_type_is_refused(client, headers):
    answer = client.post("/v1/games", content=b"{}", headers=headers)
    assert (answer.status_code, answer.json()["reason"]) == (415, "MALFORMED_REQUEST")
    assert "application/json" in answer.json()["detail"]


@pytest.mark.parametrize("media_type", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_media_types_with_parameters_are_accepted(client, media_type):
    answer = client.post("/v1/games", content=b"{}", headers={"content-type": media_type})
    assert (answer.status_code, answer.json()["reason"]) == (400, "BAD_SETTING")


def pieces(size: int) -> Iterator[bytes]:
    """Yield a body in pieces, so that its length is not known beforehand."""
    for _ in range(size // 1000):
        yield b" " * 1000


def test_too_large_a_body_is_refused(tmp_path):
    with open_server(tmp_path, limits=Limits(body_bytes=5_000)) as server, server.client() as client:
        large = client.post("/v1/games", content=b" " * 5_001, headers=JSON)
        assert (large.status_code, large.json()["reason"]) == (413, "MALFORMED_REQUEST")
        assert "5000" in large.json()["detail"]
        assert client.post("/v1/games", content=b" " * 4_998 + b"{}", headers=JSON).json()["reason"] == "BAD_SETTING"


def test_a_body_with_too_large_a_content_length_is_refused_before_it_is_read(server):
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as connection:
        announced = f"POST /v1/games HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        connection.sendall(f"{announced}Content-Length: 999999999\r\n\r\n".encode())
        assert connection.recv(12) == b"HTTP/1.1 413"


def test_too_large_a_chunked_body_is_not_read_to_its_end(tmp_path):
    with open_server(tmp_path, limits=Limits(body_bytes=5_000)) as server, server.client() as client:
        answer = client.post("/v1/games", content=pieces(6_000), headers=JSON)
        assert (answer.status_code, answer.json()["reason"]) == (413, "MALFORMED_REQUEST")
        assert client.get("/v1/rulesets").status_code == 200


def test_a_chunked_body_is_accepted(client):
    answer = client.post("/v1/games", content=iter([b'{"ruleset":', b'"hallertau","seats":', b"1}"]), headers=JSON)
    assert answer.json()["game"]["ruleset"] == "hallertau"


def test_a_record_can_be_larger_than_other_requests(tmp_path):
    with (
        open_server(tmp_path, limits=Limits(body_bytes=5_000, record_bytes=9_000)) as server,
        server.client() as client,
    ):
        unknown = client.post("/v1/records:verify", content=b" " * 8_000 + b"{}", headers=JSON)
        assert unknown.status_code == 400
        assert client.post("/v1/records:verify", content=b" " * 9_001, headers=JSON).status_code == 413
