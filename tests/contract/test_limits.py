"""Limits: a request beyond a limit is refused with the name of the limit and the time to retry."""

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from msgspec.structs import asdict, fields

from service.config import Limits
from tests.contract import test_bots, test_verifying
from tests.contract.api_clients import CallRefusedError
from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused

SMALL = Limits(
    body_bytes=1_000,
    record_bytes=2_000,
    games_per_key=3,
    actions_per_request=2,
    actions_per_seat=12,
    undos_per_seat=3,
    streams_per_token=2,
    requests_per_second=50,
    verifies_per_minute=1_000_000,
    replay_events=5,
)


FLAGS = [word for name, most in asdict(SMALL).items() for word in (f"--{name.replace('_', '-')}", most)]


@pytest.fixture(scope="module")
def on_embedded() -> Iterator[Server]:
    with open_server("embedded", *FLAGS) as server:
        yield server


@pytest.fixture(scope="module")
def on_redis() -> Iterator[Server]:
    with open_server("redis", *FLAGS) as server:
        yield server


@pytest.fixture
def key(server) -> str:
    """An API key of an operator who has no game yet."""
    return server.store_access.make_key("games.create", "games.read")


@pytest.fixture
def limited_table(client, key, sample) -> Table:
    return Table(client, key, sample)


def check_refusal(refusal: CallRefusedError, name: str) -> None:
    """Check that a refusal names the limit and says when to retry."""
    assert refusal.reason == "QUOTA_EXCEEDED"
    assert f"({name})" in refusal.message
    assert refusal.retry_after is not None
    assert refusal.retry_after >= 1
    assert f"try again in {refusal.retry_after} s" in refusal.message


def test_games_of_one_key_are_limited(server, client, key, sample):
    for _ in range(SMALL.games_per_key):
        Table(client, key, sample)
    check_refusal(refused(client.call, "CreateGame", key, ruleset=sample.ruleset, seats=2), "games_per_key")
    other = server.store_access.make_key("games.create")
    assert client.call("CreateGame", other, ruleset=sample.ruleset, seats=2)["invites"]


def test_actions_in_one_request_are_limited(limited_table):
    seat, moves = limited_table.beginner, limited_table.sample.moves[: SMALL.actions_per_request]
    wanted = [*moves, *["end_turn"] * SMALL.actions_per_request]
    before = limited_table.everything()
    check_refusal(refused(limited_table.submit, seat, *wanted), "actions_per_request")
    actions = [{"id": one} for one in wanted]
    check_refusal(
        refused(limited_table.call, "PreviewActions", limited_table.tokens[seat], actions=actions),
        "actions_per_request",
    )
    assert limited_table.everything() == before
    assert limited_table.submit(seat, *moves)["revision"] == len(moves)


def test_actions_of_one_seat_are_limited(limited_table):
    """Beyond the limit only the default action is offered, and every other action is refused."""
    played, refusals = Counter(), []
    while len(refusals) < 3:
        seat = limited_table.to_act[0]
        actions = [action["id"] for action in limited_table.actions(seat)]
        if played[seat] >= SMALL.actions_per_seat:
            (safest,) = actions
            refusal = refused(limited_table.submit, seat, "something else")
            assert refusal.message.endswith(f": {safest}")
            refusals.append(refusal)
        limited_table.submit(seat, actions[-1])
        played[seat] += 1
    assert [refusal.reason for refusal in refusals] == ["QUOTA_EXCEEDED"] * 3
    assert all("(actions_per_seat)" in refusal.message for refusal in refusals)


def test_undos_of_one_seat_are_limited(limited_table):
    seat, move = limited_table.beginner, limited_table.sample.moves[0]
    for left in range(SMALL.undos_per_seat, 0, -1):
        assert limited_table.submit(seat, move)["undoable"] == min(1, left)
        limited_table.undo(seat)
    assert (
        limited_table.submit(seat, move)["undoable"]
        == limited_table.look(seat)["undoable"]
        == limited_table.listed(seat)["undoable"]
        == 0
    )
    refusal = refused(limited_table.undo, seat)
    assert refusal.reason == "UNDO_NOT_ALLOWED"
    assert "(undos_per_seat)" in refusal.message


def test_open_streams_of_one_token_are_limited(limited_table):
    head, streams = limited_table.look()["game"]["headSeq"], []
    with ExitStack() as stack:

        def watch(token: str) -> None:
            streams.append(
                stack.enter_context(limited_table.client.watch(token, game=limited_table.game, after_seq=head))
            )
            assert "hello" in next(streams[-1])

        for _ in range(SMALL.streams_per_token):
            watch(limited_table.spectator)
        check_refusal(refused(watch, limited_table.spectator), "streams_per_token")
        watch(limited_table.tokens[0])


def test_a_stream_can_be_opened_after_another_has_ended(limited_table):
    head = limited_table.look()["game"]["headSeq"]
    for _ in range(SMALL.streams_per_token * 3):
        opened = False
        while not opened:
            try:
                with limited_table.client.watch(
                    limited_table.spectator, game=limited_table.game, after_seq=head
                ) as messages:
                    opened = "hello" in next(messages)
            except CallRefusedError as error:
                check_refusal(error, "streams_per_token")


def test_requests_per_second_of_one_caller_are_limited(limited_table):
    refusal = None
    for _ in range(SMALL.requests_per_second * 100):
        try:
            limited_table.look()
        except CallRefusedError as error:
            refusal = error
            break
    assert refusal is not None
    check_refusal(refusal, "requests_per_second")
    assert limited_table.look(0), "another token was limited, too"


def test_a_stream_from_too_old_a_cursor_is_refused(limited_table):
    while (head := limited_table.look()["game"]["headSeq"]) <= SMALL.replay_events:
        limited_table.play_on(limited_table.to_act[0])

    def watch(after: int) -> None:
        with limited_table.client.watch(limited_table.spectator, game=limited_table.game, after_seq=after) as messages:
            assert next(messages)["hello"]["headSeq"] == head

    watch(head - SMALL.replay_events)
    refusal = refused(watch, head - SMALL.replay_events - 1)
    assert refusal.reason == "RESUME_TOO_OLD"
    assert f"at most {SMALL.replay_events} are sent again" in refusal.message


@pytest.mark.parametrize("size", [SMALL.body_bytes, SMALL.record_bytes * 20])
def test_too_large_a_request_is_refused(limited_table, size):
    before = limited_table.everything()
    refusal = refused(limited_table.submit, 0, "x" * size)
    assert refusal.reason == "MALFORMED_REQUEST"
    assert refusal.code in (413, "INVALID_ARGUMENT")
    assert str(SMALL.body_bytes) in refusal.message
    assert limited_table.everything() == before


def test_too_large_a_record_is_refused(limited_table):
    record = limited_table.call("ExportRecord", limited_table.spectator)["record"]
    assert "seed" in limited_table.client.call("VerifyRecord", record=record)["message"]
    record["seats"][0]["entropy"] = "x" * SMALL.record_bytes
    refusal = refused(limited_table.client.call, "VerifyRecord", record=record)
    assert refusal.reason == "MALFORMED_REQUEST"
    assert str(SMALL.record_bytes) in refusal.message


def test_every_limit_is_tested_in_this_file():
    tested = {
        "body_bytes": test_too_large_a_request_is_refused,
        "record_bytes": test_too_large_a_record_is_refused,
        "games_per_key": test_games_of_one_key_are_limited,
        "actions_per_request": test_actions_in_one_request_are_limited,
        "actions_per_seat": test_actions_of_one_seat_are_limited,
        "undos_per_seat": test_undos_of_one_seat_are_limited,
        "streams_per_token": test_open_streams_of_one_token_are_limited,
        "requests_per_second": test_requests_per_second_of_one_caller_are_limited,
        "verifies_per_minute": test_verifying.test_verifications_of_one_address_per_minute_are_limited,
        "verify_seconds": test_verifying.test_a_record_that_takes_too_much_cpu_time_is_refused,
        "hints_per_minute": test_bots.test_hints_for_one_seat_are_limited,
        "replay_events": test_a_stream_from_too_old_a_cursor_is_refused,
    }
    assert list(tested) == [field.name for field in fields(Limits)]
