"""Every reason of refusals, provoked through each API: its code, status and message, and that nothing changed."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest

from service.errors import Reason
from tests.contract.api_clients import ApiClient, CallRefusedError, GrpcClient, RestClient
from tests.contract.games import SAMPLES
from tests.contract.inside import server_inside
from tests.contract.refereed import SCOPES, TIMED, RefereedTable
from tests.contract.server import open_server
from tests.contract.table import Table, patiently, refused
from tests.servers import RedisServer, redis_server

Do = Callable[[Any], Any]
"""Does something with a table."""


class Row(NamedTuple):
    """A reason, its gRPC code and HTTP status, words of its message, how to provoke it, and a preparation."""

    reason: Reason
    code: str
    status: int
    says: str
    provoke: Do
    first: Do = lambda table: None


def submit(*actions: Any, **fields: Any) -> Do:
    """Return a function with which the first seat submits these actions."""
    return lambda table: table.submit(table.beginner, *actions, **fields)


def move(table: Table) -> Any:
    """Return an action that is legal at the start."""
    return table.submit(table.beginner, table.sample.moves[0], revision=0, request_id="move 1")


def watch_from_the_future(table: Table) -> Any:
    with table.client.watch(table.spectator, game=table.game, after_seq=1000) as messages:
        return next(messages)


ROWS = [
    Row(Reason.MALFORMED_REQUEST, "INVALID_ARGUMENT", 400, "name at least one", submit()),
    Row(
        Reason.UNKNOWN_CARD,
        "INVALID_ARGUMENT",
        400,
        "has no card 999",
        lambda table: table.client.call("GetCard", ruleset=table.sample.ruleset, number=999),
    ),
    Row(
        Reason.BAD_SETTING,
        "INVALID_ARGUMENT",
        400,
        "no ruleset is called 'chess'",
        lambda table: table.client.call("ListParts", ruleset="chess"),
    ),
    Row(Reason.ILLEGAL_ACTION, "FAILED_PRECONDITION", 422, "list the actions to see all", submit("nonsense")),
    Row(
        Reason.NOT_YOUR_DECISION,
        "FAILED_PRECONDITION",
        422,
        "nothing to decide now",
        lambda table: table.submit(1 - table.beginner, "end_turn"),
    ),
    Row(
        Reason.GAME_OVER,
        "FAILED_PRECONDITION",
        422,
        "nothing can be played any more",
        lambda table: table.submit(0, "end_turn"),
        Table.play_to_the_end,
    ),
    Row(Reason.UNDO_NOT_ALLOWED, "FAILED_PRECONDITION", 422, "may take back 0", lambda table: table.undo(0)),
    Row(
        Reason.STALE_REVISION,
        "ABORTED",
        412,
        "get the game and decide again",
        submit("whatever it was", revision=0),
        move,
    ),
    Row(
        Reason.REVISION_REQUIRED,
        "INVALID_ARGUMENT",
        428,
        "set `expectedRevision`",
        lambda table: table.call("SubmitActions", table.tokens[0], actions=[{"id": "end_turn"}]),
    ),
    Row(
        Reason.REQUEST_ID_REUSED,
        "ALREADY_EXISTS",
        422,
        "use a new id",
        submit("another", request_id="move 1"),
        move,
    ),
    Row(
        Reason.TOKEN_MISSING,
        "UNAUTHENTICATED",
        401,
        "send `Authorization: Bearer",
        lambda table: table.call("ListActions", "rt_nonsense"),
    ),
    Row(
        Reason.SEAT_FORBIDDEN,
        "PERMISSION_DENIED",
        403,
        "act with a seat's token",
        lambda table: table.call("ListActions", table.spectator),
    ),
    Row(
        Reason.SEAT_TAKEN,
        "ALREADY_EXISTS",
        409,
        "its claimer has the seat's token",
        lambda table: table.call("ClaimSeat", seat=0, invite=table.invites[0]),
    ),
    Row(
        Reason.GAME_NOT_FOUND,
        "NOT_FOUND",
        404,
        "it may have expired",
        lambda table: table.client.call("GetGame", table.spectator, game="nowhere"),
    ),
    Row(Reason.GAME_UNREADABLE, "FAILED_PRECONDITION", 501, "an edition that was not given here", Table.look),
    Row(Reason.RESUME_TOO_OLD, "OUT_OF_RANGE", 410, "get the game, then watch", watch_from_the_future),
    Row(Reason.QUOTA_EXCEEDED, "RESOURCE_EXHAUSTED", 429, "try again in 1 s", submit(*["end_turn"] * 21)),
    Row(Reason.ENGINE_FAULT, "INTERNAL", 500, "the server's log has it as", move),
    Row(Reason.STORE_UNAVAILABLE, "UNAVAILABLE", 503, "try again with the same request id", move),
]
REFEREE_ROWS = [
    Row(
        Reason.GAME_PAUSED,
        "FAILED_PRECONDITION",
        422,
        "the game is paused: fire alarm",
        move,
        lambda table: table.act("PauseGame", reason="fire alarm"),
    ),
    Row(
        Reason.TIME_OUT,
        "FAILED_PRECONDITION",
        422,
        "get the game to see what happened",
        move,
        lambda table: (table.run_out(table.beginner), table.status()),
    ),
    Row(
        Reason.SEAT_LEFT,
        "FAILED_PRECONDITION",
        422,
        "its token shows what spectators see",
        lambda table: table.resign((table.beginner + 1) % 3),
        lambda table: table.resign((table.beginner + 1) % 3),
    ),
    Row(
        Reason.PLAYER_NOT_FOUND,
        "NOT_FOUND",
        404,
        "UpsertPlayer creates one",
        lambda table: table.client.call("GetPlayer", table.key, player="nobody"),
    ),
    Row(
        Reason.WEBHOOK_NOT_FOUND,
        "NOT_FOUND",
        404,
        "there is no webhook",
        lambda table: table.client.call("GetWebhook", table.key, webhook="hook-nowhere"),
    ),
    Row(
        Reason.WRONG_STATE,
        "FAILED_PRECONDITION",
        422,
        "the game is not paused",
        lambda table: table.act("ResumeGame"),
    ),
]
"""Reasons of games with a clock and an arbiter, of players and of webhooks."""
ROW = {row.reason: row for row in (*ROWS, *REFEREE_ROWS)}
OF_THE_SERVER = (Reason.GAME_UNREADABLE, Reason.ENGINE_FAULT, Reason.STORE_UNAVAILABLE)
OF_THE_CALLER = [row for row in ROWS if row.reason not in OF_THE_SERVER]


def test_the_table_has_every_reason():
    assert list(ROW) == list(Reason)


def check(reason: Reason, client: ApiClient, refusal: CallRefusedError) -> None:
    """Check that a refusal is as its row says."""
    row = ROW[reason]
    assert (refusal.reason, refusal.code) == (reason, row.status if client.name == "rest" else row.code)
    assert row.says in refusal.message
    assert refusal.details["callId"]
    passes = reason in (Reason.QUOTA_EXCEEDED, Reason.STORE_UNAVAILABLE)
    assert refusal.retry_after == (1 if passes else None)


@pytest.mark.parametrize("row", OF_THE_CALLER, ids=lambda row: row.reason.lower())
def test_a_refusal_has_its_reason_and_changes_nothing(client, server, sample, row):
    table = Table(client, server.key, sample, settings=sample.short)
    row.first(table)
    before = table.everything()
    check(row.reason, client, refused(row.provoke, table))
    assert table.everything() == before


@pytest.mark.parametrize("row", REFEREE_ROWS, ids=lambda row: row.reason.lower())
def test_a_refusal_of_the_referee_has_its_reason_and_changes_nothing(client, server, sample, row):
    key = server.store_access.make_key(*SCOPES, "webhooks.manage")
    table = RefereedTable(client, server, sample, key, seats=3, settings=sample.short, time_control=TIMED)
    row.first(table)
    before = table.stored()
    check(row.reason, client, refused(row.provoke, table))
    assert table.stored() == before


def test_a_refusal_for_a_stale_revision_contains_the_missed_events(table):
    seat, head = table.beginner, table.look()["game"]["headSeq"]
    after = table.submit(seat, *table.sample.moves, language="en")
    details = refused(table.submit, seat, "whatever it was", revision=0, language="en").details
    assert details["revision"] == after["revision"]
    assert details["missed"] == table.events(seat, language="en")[head:] == after["events"]


def test_a_refusal_of_an_illegal_action_contains_the_missing_requirements(table):
    seat = table.play_until_blocked()
    blocked = table.listed(seat, include_blocked=True)["blocked"][0]
    details = refused(table.submit, seat, blocked["id"]).details
    assert details["violations"] == blocked["violations"]
    assert details["revision"] == table.revision


@pytest.fixture
def apis_inside(tmp_path) -> Iterator[tuple[ApiClient, ApiClient]]:
    with server_inside(tmp_path) as addresses:
        clients = RestClient(addresses.rest), GrpcClient(addresses.grpc)
        yield clients
        for client in clients:
            client.close()


def test_an_internal_error_is_logged_and_its_answer_has_only_the_log_reference(apis_inside, monkeypatch, caplog):
    for client, sample in product(apis_inside, SAMPLES):
        table = Table(client, None, sample)
        before = table.everything()
        with monkeypatch.context() as broken:
            broken.setattr("service.app.moves.apply", lambda *_: {}["the secret cause"])
            refusal = refused(ROW[Reason.ENGINE_FAULT].provoke, table)
        check(Reason.ENGINE_FAULT, client, refusal)
        assert "secret cause" not in str(refusal) + str(refusal.details)
        assert refusal.message.rpartition(" ")[2] in caplog.text
        assert "the secret cause" in caplog.text
        assert table.everything() == before
        assert move(table)["revision"] == 1


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    with redis_server() as server:
        yield server


def test_a_store_that_does_not_answer_gives_store_unavailable_in_bounded_time(redis):
    with open_server(redis.url, "--store-timeout", 0.5) as server:
        tables = [Table(client, server.key, sample) for client, sample in product(server.clients, SAMPLES)]
        before = [table.everything() for table in tables]
        redis.pause()
        try:
            refusals = [refused(ROW[Reason.STORE_UNAVAILABLE].provoke, table) for table in tables]
            nothing = [refused(table.look) for table in tables]
        finally:
            redis.resume()
        for table, refusal, other in zip(tables, refusals, nothing, strict=True):
            check(Reason.STORE_UNAVAILABLE, table.client, refusal)
            check(Reason.STORE_UNAVAILABLE, table.client, other)
        patiently(tables[0].look)
        assert [table.everything() for table in tables] == before
