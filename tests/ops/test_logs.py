"""The log: lines as text and as JSON, the data of a request in them, and no secrets."""

import asyncio
import io
import json
import logging
import random

import grpc
import httpx
import pytest
from msgspec import Struct

from reeve.v1 import game_pb2, game_pb2_grpc
from service import logs
from service.errors import Reason
from service.logs import FIELDS, LOG, BatchingHandler, HumanLines, JsonLines, RequestRecord, log_request
from tests.rest.example_session import ROUTE
from tests.running import running_server

TWO_SEATS = {"ruleset": "hallertau", "seats": 2, "settings": {"hallertau": {"variant": "VARIANT_NO_CARDS"}}}


class CapturedLog:
    """Captures the log while its block runs."""

    def __init__(self, formatter: logging.Formatter, level: int = logging.DEBUG) -> None:
        self.stream = io.StringIO()
        self.handler = logging.StreamHandler(self.stream)
        self.handler.setFormatter(formatter)
        self.level = level

    def __enter__(self) -> "CapturedLog":
        self.before = LOG.level
        LOG.setLevel(self.level)
        LOG.addHandler(self.handler)
        return self

    def __exit__(self, *raised: object) -> None:
        LOG.removeHandler(self.handler)
        LOG.setLevel(self.before)

    @property
    def lines(self) -> list[str]:
        return self.stream.getvalue().splitlines()


class Move(Struct):
    """The fields of a request that the log reads."""

    game: str
    seat: int | None = None


def test_a_json_line_is_one_object_with_all_known_fields():
    with CapturedLog(JsonLines()) as written:
        route = "/v1/games/{game}:submit"
        log_request(logging.INFO, "rest", "POST", route, 200, "OK", 0.0123456, "r-1", Move("g-1", 0))
    (line,) = map(json.loads, written.lines)
    assert line.pop("time").endswith("Z")
    assert line == {
        "level": "INFO",
        "message": "answered",
        "call_id": "r-1",
        "api": "rest",
        "method": "POST",
        "route": "/v1/games/{game}:submit",
        "status": 200,
        "game": "g-1",
        "seat": 0,
        "reason": "OK",
        "milliseconds": 12.346,
    }
    assert set(FIELDS) < set(line)


def test_a_text_line_leaves_out_unknown_fields():
    with CapturedLog(HumanLines()) as written:
        route = "/reeve.v1.GameService/ListGames"
        status, reason = "UNAUTHENTICATED", Reason.TOKEN_MISSING
        log_request(logging.INFO, "grpc", "ListGames", route, status, reason, 0.001, "r-2")
    (line,) = written.lines
    assert line.endswith(
        "Z INFO    refused call_id=r-2 api=grpc method=ListGames route=/reeve.v1.GameService/ListGames "
        "status=UNAUTHENTICATED reason=TOKEN_MISSING milliseconds=1.0"
    )


def test_the_time_of_a_line_is_that_of_its_record(monkeypatch):
    monkeypatch.setattr(logs, "time", lambda: 1_700_000_000.0425)
    with CapturedLog(JsonLines()) as written:
        log_with_ids(call_id="r")
    assert json.loads(written.lines[0])["time"] == "2023-11-14T22:13:20.042Z"


def test_requests_are_not_logged_above_level_info():
    with CapturedLog(JsonLines(), logging.WARNING) as written:
        log_with_ids(call_id="r")
    assert written.lines == []


def test_another_formatter_can_format_a_request():
    with CapturedLog(logging.Formatter("%(levelname)s %(name)s %(filename)s:%(lineno)d %(message)s")) as written:
        log_with_ids(call_id="r")
    assert written.lines == ["INFO service logs.py:0 answered"]


def test_lines_of_requests_are_written_together_and_before_later_lines(monkeypatch):
    monkeypatch.setattr(logs, "BATCH_SECONDS", 3600)
    monkeypatch.setattr(logs, "LARGEST_BATCH", 4)
    stream = io.StringIO()
    handler = BatchingHandler(stream)
    handler.setFormatter(logging.Formatter("%(message)s"))

    def lines(*messages: str) -> int:
        for message in messages:
            handler.handle(RequestRecord(logging.INFO, message, ()))
        return len(stream.getvalue().splitlines())

    async def scenario() -> list[int]:
        seen = [lines("one", "two")]
        handler.handle(logging.makeLogRecord({"msg": "fault"}))
        seen += [lines(), lines("three", "four", "five"), lines("six"), lines("seven")]
        handler.flush()
        return [*seen, lines()]

    assert asyncio.run(scenario()) == [0, 3, 3, 7, 7, 8]
    assert stream.getvalue().split() == ["one", "two", "fault", "three", "four", "five", "six", "seven"]
    assert lines("without an event loop") == 9


def test_waiting_lines_are_written_after_a_while(monkeypatch):
    monkeypatch.setattr(logs, "BATCH_SECONDS", 0.001)
    written = asyncio.Event()

    class Stream(io.StringIO):
        def write(self, text: str) -> int:
            written.set()
            return super().write(text)

    async def scenario() -> None:
        BatchingHandler(Stream()).handle(RequestRecord(logging.INFO, "one", ()))
        assert not written.is_set()
        await asyncio.wait_for(written.wait(), 60)

    asyncio.run(scenario())


def log_with_ids(call_id: str, game: str = "g") -> None:
    """Log a request whose call id and game a caller has chosen."""
    log_request(logging.INFO, "rest", "GET", "/v1/games/{game}", 200, "OK", 0.001, call_id, Move(game))


@pytest.mark.parametrize("formatter", [HumanLines(), JsonLines()])
def test_a_caller_can_neither_forge_a_line_nor_fill_the_log(formatter):
    with CapturedLog(formatter) as written:
        log_with_ids(call_id="r\n2026-01-01 ERROR forged", game="g" * 10_000)
        LOG.info("two\nlines")
    assert len(written.lines) == 2
    assert len(written.lines[0]) < 500


@pytest.mark.parametrize("formatter", [HumanLines(), JsonLines()])
@pytest.mark.parametrize(
    ("text", "secret"),
    [
        ("a seat's token rt_01abc_0_5ecre7 here", "5ecre7"),
        ("an invite ri_01abc_1_5ecre7", "5ecre7"),
        ("a spectator's rs_01abc_-_5ecre7", "5ecre7"),
        ("a key rk_01abc_5e-cr_e7", "cr_e7"),
        ("a player's token rp_mnwhkyq_mfxg4_0_5ecre7", "5ecre7"),
        ("authorization: Bearer 5ecre7", "5ecre7"),
        ("redis://me:5ecre7@localhost:6379/0 is gone", "5ecre7"),
    ],
)
def test_text_that_looks_like_a_secret_is_not_written(formatter, text, secret):
    with CapturedLog(formatter) as written:
        LOG.info(text)
        log_with_ids(call_id=text, game=text)
        try:
            raise ValueError(text)
        except ValueError:
            LOG.exception("fault")
    assert len(written.lines) >= 3
    assert secret not in written.stream.getvalue()
    assert "***" in written.lines[0]


@pytest.mark.parametrize("log_format", ["json", "human"])
def test_a_whole_game_over_both_apis_leaves_no_secret_in_the_log(log_format):
    with running_server("--log-format", log_format) as server:
        secrets = play_over_both_apis(server.url, server.grpc)
        server.stop()
        log_with_ids = server.stderr
    assert len(secrets) == 6
    for secret in secrets:
        assert len(secret) > 20
        assert secret not in log_with_ids
    for name in ("CreateGame", "ClaimSeat", "ListActions", "SubmitActions", "WatchGame"):
        for api, method, route in (
            ("rest", ROUTE[name].verb, ROUTE[name].path),
            ("grpc", name, f"/reeve.v1.GameService/{name}"),
        ):
            said = {"api": api, "method": method, "route": route}
            words = [f'"{key}":"{value}"' for key, value in said.items()]
            if log_format == "human":
                words = [f"{key}={value}" for key, value in said.items()]
            assert (",".join(words) if log_format == "json" else " ".join(words)) in log_with_ids, f"{name} over {api}"
    assert "/health" not in log_with_ids
    assert "TOKEN_MISSING" in log_with_ids
    if log_format == "json":
        assert all(json.loads(line)["time"] for line in log_with_ids.splitlines())


def play_over_both_apis(url: str, address: str) -> set[str]:
    """Play a random game to its end through both APIs in turn; return all secrets that were sent."""
    with httpx.Client(base_url=url, trust_env=False, timeout=30) as rest, grpc.insecure_channel(address) as channel:
        stub = game_pb2_grpc.GameServiceStub(channel)
        stub.CreateGame(game_pb2.CreateGameRequest(ruleset="hallertau", seats=2), timeout=30)
        created = rest.post("/v1/games", json=TWO_SEATS).raise_for_status().json()
        game, invites = created["game"]["id"], created["invites"]
        first = rest.post(f"/v1/games/{game}/seats/0:claim", json={"invite": invites[0]}).raise_for_status().json()
        claim = game_pb2.ClaimSeatRequest(game=game, seat=1, invite=invites[1])
        tokens = [first["seatToken"], stub.ClaimSeat(claim, timeout=30).seat_token]
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        metadata = [(("authorization", f"Bearer {token}"),) for token in tokens]
        refused = rest.get(f"/v1/games/{game}:listActions", headers={"Authorization": f"Bearer {tokens[0]}x"})
        assert refused.status_code == 401
        watch_over_both_apis(rest, stub, game, created["spectatorToken"])
        dice = random.Random("logs")
        while True:
            seats = rest.get(f"/v1/games/{game}", headers=headers[0]).raise_for_status().json()["game"]["seats"]
            waiting = [seat["seat"] for seat in seats if seat["toAct"]]
            if not waiting:
                break
            seat = dice.choice(waiting)
            if dice.random() < 0.5:
                listed = rest.get(f"/v1/games/{game}:listActions", headers=headers[seat]).raise_for_status().json()
                body = {
                    "actions": [{"id": dice.choice(listed["actions"])["id"]}],
                    "expectedRevision": listed["revision"],
                }
                rest.post(f"/v1/games/{game}:submit", json=body, headers=headers[seat]).raise_for_status()
            else:
                offered = stub.ListActions(game_pb2.ListActionsRequest(game=game), metadata=metadata[seat], timeout=30)
                action = game_pb2.Action(id=dice.choice(offered.actions).id)
                submit = game_pb2.SubmitActionsRequest(game=game, actions=[action], expected_revision=offered.revision)
                stub.SubmitActions(submit, metadata=metadata[seat], timeout=30)
        seed = rest.get(f"/v1/games/{game}", headers=headers[0]).json()["game"]["seed"]
        return {secret.rpartition("_")[2] for secret in (*invites, *tokens, created["spectatorToken"], seed)}


def watch_over_both_apis(rest: httpx.Client, stub: game_pb2_grpc.GameServiceStub, game: str, token: str) -> None:
    """Watch a game over both APIs; over REST with the token in the query, as a browser must."""
    with rest.stream("GET", f"/v1/games/{game}/events:watch", params={"access_token": token}) as stream:
        assert stream.status_code == 200
        next(stream.iter_lines())
    request = game_pb2.WatchGameRequest(game=game)
    watch = stub.WatchGame(request, metadata=(("authorization", f"Bearer {token}"),), timeout=30)
    assert next(iter(watch)).HasField("hello")
    watch.cancel()
