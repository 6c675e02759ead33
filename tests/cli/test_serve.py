"""`reeve serve`: what it prints, what it refuses, and that errors are reported in one line."""

import json
import shlex
import socket
import subprocess
from collections.abc import Iterator

import grpc
import httpx
import pytest
from google.protobuf import json_format

from reeve.v1 import game_pb2
from service.config import table
from tests.cli.reeve import reeve
from tests.running import PATIENCE, RunningServer, running_server
from tests.servers import redis_server


@pytest.fixture(scope="module")
def server() -> Iterator[RunningServer]:
    with running_server() as server:
        yield server


def printed(server: RunningServer, word: str) -> list[str]:
    """Return the words of the printed line that begins with a word."""
    (line,) = [line for line in server.out.splitlines() if line.strip().startswith(f"{word} ")]
    return shlex.split(line)


def test_help_names_every_parameter_with_its_default_and_its_variable():
    ran = reeve("serve", "--help")
    assert ran.code == 0
    words = " ".join(ran.out.split())
    for parameter in table():
        assert f"{parameter.flag} " in words or f"{parameter.flag}," in words
        assert f"(default: {parameter.default_text}; {parameter.variable})" in words


def test_the_printed_curl_line_creates_a_game(server):
    command = [*printed(server, "curl"), "-s", "--noproxy", "*"]
    created = json.loads(subprocess.run(command, capture_output=True, timeout=PATIENCE, check=True).stdout)
    assert created["game"]["ruleset"] == "hallertau"
    assert len(created["invites"]) == 2


def test_the_printed_grpcurl_line_creates_a_game(server):
    program, plaintext, dash_d, body, address, method = printed(server, "grpcurl")
    assert (program, plaintext, dash_d, address) == ("grpcurl", "-plaintext", "-d", server.grpc)
    service, _, name = method.partition("/")
    request = json_format.Parse(body, game_pb2.CreateGameRequest())
    with grpc.insecure_channel(address) as channel:
        call = channel.unary_unary(f"/{service}/{name}", game_pb2.CreateGameRequest.SerializeToString)
        created = game_pb2.CreateGameResponse.FromString(call(request, timeout=PATIENCE))
    assert len(created.invites) == 2


def test_the_printed_address_of_the_documentation_exists(server):
    page = httpx.get(printed(server, "docs")[1], timeout=PATIENCE, trust_env=False).raise_for_status()
    assert "<html" in page.text.lower()


def test_the_printed_address_of_the_table_in_the_browser_exists(server):
    page = httpx.get(printed(server, "play")[1], timeout=PATIENCE, trust_env=False).raise_for_status()
    assert "<title>" in page.text


def test_no_table_in_the_browser_is_printed_without_one():
    with running_server("--no-web") as server:
        assert not [line for line in server.out.splitlines() if line.startswith("  play ")]


def test_a_second_server_on_one_folder_is_refused(server):
    ran = reeve("serve", "--port", 0, "--grpc-port", 0, "--data", server.folder / "data")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert "nother server uses" in ran.err


def test_addresses_are_printed_as_one_json_object_with_log_format_json():
    with running_server("--log-format", "json") as server:
        assert json.loads(server.out) == {"message": "listening", "rest": server.url, "grpc": server.grpc}


def test_environment_variables_apply_where_no_flag_is_given():
    with running_server("--drain", 3, environment={"REEVE_LOG_FORMAT": "json", "REEVE_DRAIN": "nonsense"}) as server:
        assert server.out.startswith("{")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--port", "http"], "reeve serve: argument --port: 'http' is not a whole number from 0 to 65535\n"),
        (["--drain", "soon"], "reeve serve: argument --drain: 'soon' is not a number from 0.01 to 86400\n"),
        (["--log-format", "xml"], "reeve serve: argument --log-format: 'xml' is not human or json\n"),
        (["--store", "mysql://x"], "argument --store: 'mysql://x' is not `embedded`, or a URL with redis://"),
        (["--data", "/proc/reeve"], "reeve serve: "),
        (["--store", "redis://127.0.0.1:1"], "reeve serve: "),
        (["--host", "192.0.2.1"], "reeve serve: "),
    ],
)
def test_an_error_is_reported_in_one_line_with_exit_code_2(tmp_path, arguments, says):
    ran = reeve("serve", "--data", tmp_path, *arguments)
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert says in ran.err


@pytest.mark.parametrize("flag", ["--port", "--grpc-port"])
def test_a_port_in_use_is_named(tmp_path, flag):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ports = {"--port": 0, "--grpc-port": 0, flag: port}
        ran = reeve("serve", "--data", tmp_path, *[word for pair in ports.items() for word in pair])
    api = {"--port": "REST", "--grpc-port": "gRPC"}[flag]
    why = f"cannot listen for {api} on 127.0.0.1:{port}: Address already in use; choose another --host or {flag}"
    assert (ran.code, ran.out, ran.err) == (2, "", f"reeve serve: {why}\n")


def test_a_public_address_without_an_api_key_is_refused_with_instructions(tmp_path):
    serve = ("serve", "--host", "0.0.0.0", "--port", 0, "--grpc-port", 0, "--data", tmp_path)
    ran = reeve(*serve)
    assert (ran.code, ran.out) == (2, "")
    why, _, command = ran.err.partition("create one: ")
    assert why == (
        "reeve serve: a server on 0.0.0.0, where other machines can reach it, needs an API key, "
        "and there is no valid one; "
    )
    made = reeve(*shlex.split(command)[1:])
    assert made.code == 0
    reeve("keys", "revoke", made.out.split("_")[1], "--data", tmp_path)
    assert reeve(*serve).code == 2, "a revoked key was accepted"


def test_a_redis_without_an_api_key_is_refused_and_its_password_is_not_shown():
    with redis_server(password="5ecre7") as redis:
        ran = reeve("serve", "--port", 0, "--grpc-port", 0, "--store", redis.url)
        assert (ran.code, ran.out) == (2, "")
        shown = redis.url.replace("5ecre7", "***")
        assert ran.err.startswith(
            f"reeve serve: a server with --store {shown} needs an API key, and there is no valid one"
        )
        assert f"reeve keys create --name NAME --scope games.create --scope games.read --store {shown}" in ran.err
        assert "5ecre7" not in ran.err
        key = reeve("keys", "create", "--name", "n", "--scope", "games.create", "--store", redis.url).out.strip()
        with running_server("--store", redis.url) as server:
            assert "curl" not in server.out
            body = {"ruleset": "hallertau", "seats": 2}
            created = [
                httpx.post(f"{server.url}/v1/games", json=body, headers=headers, trust_env=False).status_code
                for headers in ({}, {"Authorization": f"Bearer {key}"})
            ]
    assert created == [401, 200]
