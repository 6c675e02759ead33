"""Every limit: what goes beyond it is refused, with the name of the limit and when to try again."""

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
    """An operator who has no game yet."""
    return server.store_access.make_key("games.create", "games.read")


@pytest.fixture
def at(client, key, sample) -> Table:
    return Table(client, key, sample)


def check(refusal: CallRefusedError, name: str) -> None:
    """A refusal for a limit, which says when to try again."""
    assert refusal.reason == "QUOTA_EXCEEDED"
    assert f"({name})" in refusal.message
    assert refusal.retry_after is not None
    assert refusal.retry_after >= 1
    assert f"try again in {refusal.retry_after} s" in refusal.message


def test_games_of_one_key(server, client, key, sample):
    for _ in range(SMALL.games_per_key):
        Table(client, key, sample)
    check(refused(client.call, "CreateGame", key, ruleset=sample.ruleset, seats=2), "games_per_key")
    other = server.store_access.make_key("games.create")
    assert client.call("CreateGame", other, ruleset=sample.ruleset, seats=2)["invites"]


def test_actions_in_one_request(at):
    seat, moves = at.beginner, at.sample.moves[: SMALL.actions_per_request]
    wanted = [*moves, *["end_turn"] * SMALL.actions_per_request]
    before = at.everything()
    check(refused(at.submit, seat, *wanted), "actions_per_request")
    actions = [{"id": one} for one in wanted]
    check(refused(at.call, "PreviewActions", at.tokens[seat], actions=actions), "actions_per_request")
    assert at.everything() == before
    assert at.submit(seat, *moves)["revision"] == len(moves)


def test_actions_of_one_seat(at):
    """Beyond the limit a seat is offered only its safest action, and anything else is refused."""
    played, refusals = Counter(), []
    while len(refusals) < 3:
        seat = at.to_act[0]
        actions = [action["id"] for action in at.actions(seat)]
        if played[seat] >= SMALL.actions_per_seat:
            (safest,) = actions
            refusal = refused(at.submit, seat, "something else")
            assert refusal.message.endswith(f": {safest}")
            refusals.append(refusal)
        at.submit(seat, actions[-1])
        played[seat] += 1
    assert [refusal.reason for refusal in refusals] == ["QUOTA_EXCEEDED"] * 3
    assert all("(actions_per_seat)" in refusal.message for refusal in refusals)


def test_undos_of_one_seat(at):
    seat, move = at.beginner, at.sample.moves[0]
    for left in range(SMALL.undos_per_seat, 0, -1):
        assert at.submit(seat, move)["undoable"] == min(1, left)
        at.undo(seat)
    assert at.submit(seat, move)["undoable"] == at.look(seat)["undoable"] == at.listed(seat)["undoable"] == 0
    refusal = refused(at.undo, seat)
    assert refusal.reason == "UNDO_NOT_ALLOWED"
    assert "(undos_per_seat)" in refusal.message


def test_open_streams_of_one_token(at):
    head, streams = at.look()["game"]["headSeq"], []
    with ExitStack() as stack:

        def watch(token: str) -> None:
            streams.append(stack.enter_context(at.client.watch(token, game=at.game, after_seq=head)))
            assert "hello" in next(streams[-1])

        for _ in range(SMALL.streams_per_token):
            watch(at.spectator)
        check(refused(watch, at.spectator), "streams_per_token")
        watch(at.tokens[0])


def test_a_stream_that_ended_makes_room_for_another(at):
    head = at.look()["game"]["headSeq"]
    for _ in range(SMALL.streams_per_token * 3):
        opened = False
        while not opened:
            try:
                with at.client.watch(at.spectator, game=at.game, after_seq=head) as messages:
                    opened = "hello" in next(messages)
            except CallRefusedError as error:
                check(error, "streams_per_token")


def test_requests_of_one_caller_in_a_second(at):
    refusal = None
    for _ in range(SMALL.requests_per_second * 100):
        try:
            at.look()
        except CallRefusedError as error:
            refusal = error
            break
    assert refusal is not None
    check(refusal, "requests_per_second")
    assert at.look(0), "another token is not concerned"


def test_a_stream_that_begins_too_far_back(at):
    while (head := at.look()["game"]["headSeq"]) <= SMALL.replay_events:
        at.play_on(at.to_act[0])

    def watch(after: int) -> None:
        with at.client.watch(at.spectator, game=at.game, after_seq=after) as messages:
            assert next(messages)["hello"]["headSeq"] == head

    watch(head - SMALL.replay_events)
    refusal = refused(watch, head - SMALL.replay_events - 1)
    assert refusal.reason == "RESUME_TOO_OLD"
    assert f"at most {SMALL.replay_events} are sent again" in refusal.message


@pytest.mark.parametrize("size", [SMALL.body_bytes, SMALL.record_bytes * 20])
def test_a_request_that_is_too_large(at, size):
    before = at.everything()
    refusal = refused(at.submit, 0, "x" * size)
    assert refusal.reason == "MALFORMED_REQUEST"
    assert refusal.code in (413, "INVALID_ARGUMENT")
    assert str(SMALL.body_bytes) in refusal.message
    assert at.everything() == before


def test_a_record_that_is_too_large(at):
    record = at.call("ExportRecord", at.spectator)["record"]
    assert "seed" in at.client.call("VerifyRecord", record=record)["message"]
    record["seats"][0]["entropy"] = "x" * SMALL.record_bytes
    refusal = refused(at.client.call, "VerifyRecord", record=record)
    assert refusal.reason == "MALFORMED_REQUEST"
    assert str(SMALL.record_bytes) in refusal.message


def test_every_limit_is_tested_here():
    tested = {
        "body_bytes": test_a_request_that_is_too_large,
        "record_bytes": test_a_record_that_is_too_large,
        "games_per_key": test_games_of_one_key,
        "actions_per_request": test_actions_in_one_request,
        "actions_per_seat": test_actions_of_one_seat,
        "undos_per_seat": test_undos_of_one_seat,
        "streams_per_token": test_open_streams_of_one_token,
        "requests_per_second": test_requests_of_one_caller_in_a_second,
        "verifies_per_minute": test_verifying.test_records_of_one_address_in_a_minute,
        "verify_seconds": test_verifying.test_a_record_that_takes_too_much_cpu_time,
        "hints_per_minute": test_bots.test_one_seat_may_not_ask_for_too_many_hints,
        "replay_events": test_a_stream_that_begins_too_far_back,
    }
    assert list(tested) == [field.name for field in fields(Limits)]
