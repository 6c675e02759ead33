"""Stopping: first not ready, then streams end with a cursor, then running requests finish; the exit code is 0."""

import json
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import grpc
import httpx
import pytest
from grpc_health.v1 import health_pb2, health_pb2_grpc

from reeve.v1 import game_pb2, game_pb2_grpc
from tests.cli.reeve import reeve
from tests.running import PATIENCE, RunningServer, running_server
from tests.servers import RedisServer, redis_server

SOLO = {"ruleset": "hallertau", "seats": 1, "settings": {"hallertau": {"variant": "VARIANT_NO_CARDS"}}}
GOODBYE = "GOODBYE_REASON_SHUTTING_DOWN"


class Solo(NamedTuple):
    """A running game with one seat, over both APIs."""

    server: RunningServer
    game: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def submit_by_rest(self, action: str) -> int:
        """Submit an action over REST; return the new revision."""
        body = {"actions": [{"id": action}], "expectedRevision": 0}
        url = f"{self.server.url}/v1/games/{self.game}:submit"
        answer = httpx.post(url, json=body, headers=self.headers, timeout=PATIENCE, trust_env=False)
        return int(answer.raise_for_status().json()["outcome"]["revision"])

    def submit_by_grpc(self, action: str) -> int:
        """Submit an action over gRPC; return the new revision."""
        actions = [game_pb2.Action(id=action)]
        request = game_pb2.SubmitActionsRequest(game=self.game, expected_revision=0, actions=actions)
        with grpc.insecure_channel(self.server.grpc) as channel:
            stub = game_pb2_grpc.GameServiceStub(channel)
            return stub.SubmitActions(request, metadata=self.metadata, timeout=PATIENCE).outcome.revision

    def watch_by_rest(self, after: int = 0) -> Iterator[dict[str, Any]]:
        """Yield the messages of a stream over REST."""
        headers = {**self.headers, "Accept": "application/x-ndjson"}
        url = f"{self.server.url}/v1/games/{self.game}/events:watch?afterSeq={after}"
        with httpx.stream("GET", url, headers=headers, timeout=PATIENCE, trust_env=False) as stream:
            yield from map(json.loads, stream.iter_lines())

    def watch_by_grpc(self, after: int = 0) -> Iterator[game_pb2.WatchGameResponse]:
        """Yield the messages of a stream over gRPC."""
        request = game_pb2.WatchGameRequest(game=self.game, after_seq=after)
        with grpc.insecure_channel(self.server.grpc) as channel:
            stub = game_pb2_grpc.GameServiceStub(channel)
            yield from stub.WatchGame(request, metadata=self.metadata, timeout=PATIENCE)

    @property
    def metadata(self) -> tuple[tuple[str, str], ...]:
        return (("authorization", f"Bearer {self.token}"),)


def new_game(server: RunningServer, key: str | None = None) -> Solo:
    """Create a game with one seat and claim it, so that it runs."""
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    with httpx.Client(base_url=server.url, headers=headers, timeout=PATIENCE, trust_env=False) as client:
        created = client.post("/v1/games", json=SOLO).raise_for_status().json()
        game = created["game"]["id"]
        claim = {"invite": created["invites"][0]}
        claimed = client.post(f"/v1/games/{game}/seats/0:claim", json=claim).raise_for_status().json()
    return Solo(server, game, claimed["seatToken"])


def not_ready_by_rest(server: RunningServer) -> bool:
    """Return whether REST reports that the server stops."""
    answer = httpx.get(f"{server.url}/health/ready", timeout=PATIENCE, trust_env=False)
    return answer.status_code == 503 and "stopping" in answer.json()["detail"]


def not_ready_by_grpc(server: RunningServer) -> bool:
    """Return whether gRPC reports that the server stops."""
    with grpc.insecure_channel(server.grpc) as channel:
        answer = health_pb2_grpc.HealthStub(channel).Check(health_pb2.HealthCheckRequest(), timeout=PATIENCE)
    return answer.status == health_pb2.HealthCheckResponse.NOT_SERVING


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    """A Redis that can be suspended, so that requests run as long as a test wants."""
    with redis_server() as server:
        yield server


@pytest.fixture(scope="module")
def key(redis) -> str:
    made = reeve("keys", "create", "--name", "test", "--scope", "games.create", "--store", redis.url)
    return made.out.strip()


def test_streams_end_with_a_cursor_and_running_requests_finish(redis, key):
    flags = ("--store", redis.url, "--store-timeout", 60, "--notice", 3, "--drain", 60)
    with running_server(*flags) as server, ThreadPoolExecutor() as threads:
        by_rest, by_grpc = new_game(server, key), new_game(server, key)
        rest_stream, grpc_stream = by_rest.watch_by_rest(), by_grpc.watch_by_grpc()
        head = next(rest_stream)["hello"]["headSeq"]
        assert next(message for message in rest_stream if message.get("event", {}).get("seq") == head)
        assert next(message for message in grpc_stream if message.event.seq == head)
        redis.pause()
        try:
            requests = [
                threads.submit(by_rest.submit_by_rest, "exchange:2"),
                threads.submit(by_grpc.submit_by_grpc, "exchange:3"),
            ]
            server.send(signal.SIGTERM)
            server.wait_for(lambda: not_ready_by_rest(server))
            assert not_ready_by_grpc(server)
            *_, rest_end = rest_stream
            *_, grpc_end = grpc_stream
            assert rest_end["goodbye"] == {"reason": GOODBYE, "cursor": head}
            assert (grpc_end.goodbye.reason, grpc_end.goodbye.cursor) == (game_pb2.GOODBYE_REASON_SHUTTING_DOWN, head)
            assert not any(request.done() for request in requests)
            assert server.process.poll() is None
        finally:
            redis.resume()
        assert [request.result(PATIENCE) for request in requests] == [1, 1]
        assert server.exit_code() == 0
        server.restart()
        assert next_event(by_rest.watch_by_rest(after=head)) == head + 1


def next_event(messages: Iterator[dict[str, Any]]) -> int:
    """Return the sequence number of the first event of a stream."""
    return int(next(message["event"]["seq"] for message in messages if "event" in message))


def test_a_stopping_server_is_first_not_ready_and_still_answers():
    with running_server("--notice", 3) as server:
        game = new_game(server)
        stream = game.watch_by_rest()
        next(stream)
        server.send(signal.SIGTERM)
        server.wait_for(lambda: not_ready_by_rest(server))
        assert not_ready_by_grpc(server)
        assert game.submit_by_rest("exchange:2") == 1
        *messages, last = stream
        event = [message["event"] for message in messages if "event" in message][-1]
        assert event["revision"] == 1
        assert last["goodbye"] == {"reason": GOODBYE, "cursor": event["seq"]}
        assert server.exit_code() == 0


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_both_signals_stop_a_server_gracefully(number):
    with running_server() as server:
        streams = [new_game(server).watch_by_rest(), new_game(server).watch_by_grpc()]
        for stream in streams:
            next(stream)
        server.send(number)
        by_rest, by_grpc = ([*stream][-1] for stream in streams)
        assert by_rest["goodbye"]["reason"] == GOODBYE
        assert by_grpc.goodbye.reason == game_pb2.GOODBYE_REASON_SHUTTING_DOWN
        assert server.exit_code() == 0
        assert "stopping" in server.stderr
        assert server.stderr.splitlines()[-1].endswith("INFO    stopped")


def half_a_request(server: RunningServer) -> socket.socket:
    """Send a request whose body is incomplete."""
    host, port = server.url.removeprefix("http://").split(":")
    connection = socket.create_connection((host, int(port)), timeout=PATIENCE)
    lines = "POST /v1/games HTTP/1.1", f"Host: {host}", "Content-Type: application/json", "Content-Length: 100"
    connection.sendall("\r\n".join((*lines, "", '{"ruleset":')).encode())
    return connection


def test_a_request_that_never_ends_delays_the_stop_for_a_limited_time():
    with running_server("--drain", 1) as server, half_a_request(server):
        began = time.monotonic()
        assert server.stop() == 0
        assert time.monotonic() - began < 30


def test_a_second_signal_stops_at_once():
    with running_server("--drain", 600) as server, half_a_request(server):
        server.send(signal.SIGTERM)
        server.wait_for(lambda: "stopping" in server.stderr)
        began = time.monotonic()
        server.send(signal.SIGTERM)
        assert server.exit_code() == -signal.SIGTERM
        assert time.monotonic() - began < 30
        server.restart()


def test_the_same_ports_can_be_used_after_a_stop():
    with running_server() as server:
        url = server.url
        game = new_game(server)
        assert game.submit_by_rest("exchange:2") == 1
        assert server.stop() == 0
        server.restart()
        assert server.url == url
        assert next_event(game.watch_by_rest()) == 1
