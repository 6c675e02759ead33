"""Invalid input over gRPC: every request gets an answer or a refusal, and the game stays unchanged."""

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from random import Random

import grpc
import pytest
from google.protobuf.message import Message

from reeve.v1.game_pb2 import (
    Action,
    Args,
    CreateGameRequest,
    ExplainActionRequest,
    GetGameRequest,
    ListActionsRequest,
    PreviewActionsRequest,
    SeatPlan,
    SubmitActionsRequest,
)
from reeve.v1.hallertau_pb2 import Hallertau
from reeve.v1.records_pb2 import ExportRecordRequest, VerifyRecordRequest
from service.app.identity import LOCAL
from service.app.ids import request_game_id
from service.app.methods import METHOD, METHODS
from service.config import Limits
from service.wire.contract import MESSAGES
from tests.grpc_api.chaos import Chaos
from tests.grpc_api.stand_in import Refused, asynchronous, complaints
from tests.grpc_api.table import Table, table

NO_LIMITS = Limits(requests_per_second=1_000_000, streams_per_token=1_000, games_per_key=1_000_000)
ROUNDS = 25
AT_ONCE = 25
FAULTS = {"INTERNAL", "UNKNOWN", "UNAVAILABLE", "DEADLINE_EXCEEDED", "CANCELLED", "DATA_LOSS", "UNIMPLEMENTED"}

ACTS = [method for method in METHODS if method.service == "RefereeService" or method.name == "FetchSeatToken"]
"""Methods that a caller without a token may use on a local server, to change any game."""

Call = tuple[str, bytes, str]
"""A method, its request and a token."""


class Fuzz:
    """Sends random calls to a table and counts the answers."""

    def __init__(self, at: Table) -> None:
        self.at = at
        self.codes: Counter[str] = Counter()
        self.reasons: Counter[str] = Counter()

    async def send(self, calls: Iterable[Call]) -> None:
        """Send calls, many at once; none may end in an internal error."""
        waiting = list(calls)
        while batch := [waiting.pop() for _ in range(min(AT_ONCE, len(waiting)))]:
            await asyncio.gather(*(self._send(*call) for call in batch))

    async def _send(self, name: str, data: bytes, token: str) -> None:
        metadata = (("authorization", f"Bearer {token}"),) if token else ()
        call = self.at.client.raw(name)(data, metadata=metadata, timeout=60)
        try:
            await (call.read() if METHOD[name].stream else call)
            call.cancel()
            self.codes["OK"] += 1
        except grpc.aio.AioRpcError as error:
            refusal, sent = Refused(error), f"{name} {data[:2_000].hex()} as {token[:3]}: {error}"
            assert refusal.code.name not in FAULTS, sent
            assert refusal.info.reason or refusal.code == grpc.StatusCode.RESOURCE_EXHAUSTED, sent
            self.codes[refusal.code.name] += 1
            self.reasons[refusal.info.reason] += 1


@pytest.fixture
def no_internal_error_is_logged(caplog):
    """Fail if an internal error or a traceback is logged, even if the answer hides it."""
    caplog.set_level(logging.WARNING)
    yield
    assert complaints(caplog.get_records("call")) == []


async def everybody(at: Table) -> list[str]:
    """Return tokens to choose from: mostly valid ones, but also foreign, used, forged and missing ones."""
    other = await at.client.call(CreateGameRequest(ruleset="hallertau", seats=1))
    mine = at.seats[at.first]
    false = [other.spectator_token, other.invites[0], "rk_a_b", mine[:-1], "no token"]
    return [*[mine] * 12, *at.seats, at.spectator, *false, "", ""]


def with_illegal_action(request: Message) -> Message:
    """Add an illegal action to a request, so that none of its actions is carried out."""
    if isinstance(request, SubmitActionsRequest):
        request.actions.add(id="no such action")
    return request


def name_of(request: Message) -> str:
    """Return the method of a request."""
    return str(request.DESCRIPTOR.name.removesuffix("Request"))


async def chaos_of(at: Table, seed: int) -> Chaos:
    """Return a generator of random requests with some valid values."""
    listed = await at.call(ListActionsRequest(game=at.game))
    likely = {
        "game": [at.game],
        "ruleset": ["hallertau"],
        "format": ["reeve-record/3"],
        "seat": [at.first, at.first, 0, 1],
        "seats": [2],
        "expected_revision": [listed.revision],
        "revision": [listed.revision],
        "id": [action.id for action in listed.actions],
        "language": ["", "en", "ru"],
        "invite": at.invites,
        "request_id": ["", "a", "b"],
        "page_size": [0, 10],
        "after_seq": [0, 3],
        "number": [101, 731],
        "reason": ["a reason"],
        "actor": ["", "Eva"],
        "player": ["ana", "ben", ""],
        "name": ["", "Ana"],
        "seconds": [30, -600, -5],
        "ranks": [1, 2],
        "kind": [0, 2, 4],
    }
    return Chaos(seed, likely)


@asynchronous
async def test_random_bytes_change_nothing_and_cause_no_internal_error(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz, before, tokens, chaos = Fuzz(at), await at.seen(), await everybody(at), await chaos_of(at, 1)
        await fuzz.send(
            (method.name, chaos.random.randbytes(chaos.random.choice((1, 2, 5, 20, 300))), chaos.random.choice(tokens))
            for method in METHODS
            for _ in range(ROUNDS)
        )
        assert await at.seen() == before
    assert fuzz.reasons["MALFORMED_REQUEST"] > len(METHODS) * ROUNDS / 2


@asynchronous
async def test_random_fields_change_nothing_and_cause_no_internal_error(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz, before, tokens, chaos = Fuzz(at), await at.seen(), await everybody(at), await chaos_of(at, 2)
        for _ in range(4 * ROUNDS):
            await fuzz.send(
                (
                    method.name,
                    with_illegal_action(chaos.fill(MESSAGES[f"{method.name}Request"]())).SerializeToString(),
                    chaos.random.choice(tokens),
                )
                for method in METHODS
                if method not in ACTS
            )
        assert await at.seen() == before
    assert fuzz.codes["OK"] > 50, "every request failed at the first check"
    assert len(fuzz.reasons) > 8
    print(fuzz.codes, fuzz.reasons)


@asynchronous
async def test_random_acts_cause_no_internal_error(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz, before, random = Fuzz(at), await at.seen(), Random(4)
        for round_ in range(2 * ROUNDS):  # an act may end or delete the game, so every round has its own
            other = await timed_table(at, seats=2 + round_ % 2)
            chaos = await chaos_of(other, round_)
            tokens = [*other.seats * 2, other.spectator, at.seats[0], "", "", "", ""]
            await fuzz.send(
                (
                    method.name,
                    chaos.fill(MESSAGES[f"{method.name}Request"]()).SerializeToString(),
                    random.choice(tokens),
                )
                for method in random.sample(ACTS, len(ACTS))
            )
        assert await at.seen() == before
    assert fuzz.codes["OK"] > 50, "every request failed at the first check"
    assert {"WRONG_STATE", "SEAT_FORBIDDEN", "GAME_NOT_FOUND"} <= set(fuzz.reasons)
    print(fuzz.codes, fuzz.reasons)


async def timed_table(at: Table, seats: int) -> Table:
    """Return another table of the same server, with a time control."""
    control = {"bank_seconds": 600, "reclaimable": True, "on_time_out": [2]}
    plans = [SeatPlan(player="ana"), *[SeatPlan()] * (seats - 1)]
    created = await at.client.call(
        CreateGameRequest(ruleset="lagranja", seats=seats, time_control=control, plans=plans, fill="random")
    )
    other = Table(at.client, at.service, created)
    await other.claim()
    return other


@asynchronous
async def test_mutated_valid_requests_change_nothing_and_cause_no_internal_error(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz, before, chaos, mine = Fuzz(at), await at.seen(), await chaos_of(at, 3), at.seats[at.first]
        listed = await at.call(ListActionsRequest(game=at.game))
        all_args = [Action(args=action.args) for action in listed.actions]
        record = (await at.call(ExportRecordRequest(game=at.game))).record
        good: list[Message] = [
            PreviewActionsRequest(game=at.game, actions=all_args[:3]),
            ExplainActionRequest(game=at.game, action=all_args[-1]),
            with_illegal_action(
                SubmitActionsRequest(game=at.game, expected_revision=listed.revision, actions=all_args[:1])
            ),
            GetGameRequest(game=at.game, revision=listed.revision, seat=at.first),
            CreateGameRequest(ruleset="hallertau", seats=2, settings={"hallertau": {"gateway": 1}}),
            VerifyRecordRequest(record=record),
        ]
        await fuzz.send(
            (name_of(request), chaos.mutate(request.SerializeToString()), "" if "ruleset" in str(request) else mine)
            for request in good
            for _ in range(8 * ROUNDS)
        )
        assert await at.seen() == before
    assert fuzz.codes["OK"] > 20, "every request failed at the first check"
    print(fuzz.codes, fuzz.reasons)


def nested(depth: int) -> Args:
    """Return arguments with cards nested to a depth."""
    card = innermost = Hallertau.Args.PlayCardWith(card=101)
    for _ in range(depth):
        innermost = innermost.with_cards.add(card=101)
    return Args(hallertau={"play_card_with": card})


def nested_bytes(depth: int) -> bytes:
    """Return the same as bytes, for depths that the library cannot build: field 4 is `with_cards`, field 41
    `play_card_with`.
    """
    card = b"\x08\x65"
    for _ in range(depth):
        card = b"\x08\x65\x22" + length(card) + card
    for tag in (b"\xca\x02", b"\x0a", b"\x12", b"\x1a"):
        card = tag + length(card) + card
    return card


def length(data: bytes) -> bytes:
    """Return the length of data as a varint."""
    low, rest = len(data) & 127, len(data) >> 7
    out = bytearray()
    while rest:
        out.append(low | 128)
        low, rest = rest & 127, rest >> 7
    return bytes((*out, low))


@asynchronous
async def test_deeply_nested_cards_are_refused(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz, before, mine = Fuzz(at), await at.seen(), at.seats[at.first]
        game = GetGameRequest(game=at.game).SerializeToString()
        explain = ExplainActionRequest(game=at.game, action=Action(args=nested(20))).SerializeToString()
        assert explain == game + nested_bytes(20), "the bytes differ from those of the library"
        await fuzz.send(
            (name, game + nested_bytes(depth), mine)
            for depth in (0, 1, 20, 80, 90, 95, 100, 1_000, 5_000)
            for name in ("PreviewActions", "ExplainAction")
        )
        wide = Args(hallertau={"play_card_with": {"card": 101, "with_cards": [{"card": 102}] * 10_000}})
        for request in (
            PreviewActionsRequest(game=at.game, actions=[Action(args=wide)]),
            SubmitActionsRequest(game=at.game, expected_revision=0, actions=[Action(args=wide)]),
        ):
            await fuzz.send([(name_of(request), request.SerializeToString(), mine)])
        assert await at.seen() == before
    assert fuzz.reasons["MALFORMED_REQUEST"] >= 4


@asynchronous
async def test_huge_requests_are_refused(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz, before, mine = Fuzz(at), await at.seen(), at.seats[at.first]
        for size in (NO_LIMITS.body_bytes - 100, NO_LIMITS.body_bytes, 500_000, 2_000_000):
            huge = GetGameRequest(game="g" * size).SerializeToString()
            await fuzz.send((method.name, huge, mine) for method in METHODS)
        await fuzz.send([("GetGame", GetGameRequest(game=at.game).SerializeToString(), "x" * 4_000)])
        assert await at.seen() == before
    assert fuzz.codes["RESOURCE_EXHAUSTED"] == len(METHODS), "the library refused a request below the limit"


@asynchronous
async def test_the_stored_answer_to_a_creation_is_not_a_game(tmp_path, no_internal_error_is_logged):
    async with table(tmp_path, NO_LIMITS) as at:
        fuzz = Fuzz(at)
        await at.client.call(CreateGameRequest(ruleset="hallertau", seats=1, request_id="mine"))
        request = GetGameRequest(game=request_game_id(LOCAL, "mine"))
        await fuzz.send([("GetGame", request.SerializeToString(), "")])
    assert fuzz.reasons == {"GAME_NOT_FOUND": 1}
