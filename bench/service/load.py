"""The load generator: plays prepared games over one of the APIs, and sends echoes of the same size."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple

from bench.service.games import Script, play, seed
from bench.service.wires import FailedError, Http1, Http2
from reeve.v1 import game_pb2
from service.app.log_reader import checked
from service.store.redis import RedisStore
from service.wire.contract import MESSAGES

Send = Callable[[Any], Awaitable[bytes]]

MOST_OTHERS = 10
"""Maximum number of commits of a game that are not moves: the claims of its seats."""


class Table(NamedTuple):
    """A game on the measured server, ready to be played."""

    game: str
    tokens: list[str]
    script: Script


class Target(NamedTuple):
    """The measured server: its addresses, an API key, and its store."""

    host: str
    rest: int
    grpc: int
    key: str
    store: str
    pid: int


class Subject(NamedTuple):
    """A game that is measured."""

    ruleset: str
    settings: dict[str, Any]
    seats: int


SUBJECTS = {"hallertau": Subject("hallertau", {}, 2), "lagranja": Subject("lagranja", {}, 2)}


class Tables:
    """Creates games on the server, in the order of their seeds."""

    def __init__(self, target: Target, subject: Subject, moves: int) -> None:
        self.target, self.subject, self.moves = target, subject, moves
        self.number = 0

    async def make(self, count: int, control: dict[str, Any] | None = None) -> list[Table]:
        """Return new games with all seats claimed, with a time control or without."""
        http, tables = await Http1.open(self.target.host, self.target.rest), []
        ruleset, settings, seats = self.subject
        wanted: dict[str, Any] = {"ruleset": ruleset, "seats": seats}
        if control is not None:
            wanted["timeControl"] = control
        for _ in range(count):
            made = await http.json("POST", "/v1/games", self.target.key, wanted | {"seed": seed(self.number)})
            game, tokens = made["game"]["id"], []
            for seat, invite in enumerate(made["invites"]):
                path = f"/v1/games/{game}/seats/{seat}:claim"
                tokens.append((await http.json("POST", path, None, {"invite": invite}))["seatToken"])
            script = play(ruleset, settings, seats, self.number, self.moves)
            self.number += 1
            tables.append(Table(game, tokens, script))
        await http.close()
        return tables

    async def check(self, tables: Sequence[Table]) -> None:
        """Check that every move was committed: the store must have the digest of each move."""
        store = RedisStore(self.target.store)
        await store.open()
        for table in tables:
            chunks = await store.chunks(table.game, 0, len(table.script.moves) + MOST_OTHERS)
            logs = list(checked(chunks, table.game, self.subject.ruleset, 0))
            if [entry.digest for log in logs for entry in log.entries] != table.script.digests:
                raise FailedError(f"the stored game {table.game} differs from the moves that were sent")
        await store.close()


def rest_moves(http: Http1, table: Table) -> list[bytes]:
    """Return the submissions of a game over REST."""
    return [
        http.request(
            "POST",
            f"/v1/games/{table.game}:submit",
            table.tokens[move.seat],
            b'{"expectedRevision":%d,"requestId":"r%d","actions":[{"id":"%s"}]}'
            % (move.revision, move.revision, move.action.encode()),
        )
        for move in table.script.moves
    ]


def rest_echoes(http: Http1, table: Table, answer: bytes) -> list[bytes]:
    """Return echo requests with an answer, as many as the game has moves."""
    request = http.request("POST", f"/v1/games/{table.game}:echo", table.tokens[0], b'{"document":%s}' % answer)
    return [request] * len(table.script.moves)


def grpc_moves(http: Http2, table: Table) -> list[tuple[bytes, bytes]]:
    """Return the submissions of a game over gRPC."""
    return [
        http.request(
            "/reeve.v1.GameService/SubmitActions",
            table.tokens[move.seat],
            game_pb2.SubmitActionsRequest(
                game=table.game,
                expected_revision=move.revision,
                request_id=f"r{move.revision}",
                actions=[game_pb2.Action(id=move.action)],
            ).SerializeToString(),
        )
        for move in table.script.moves
    ]


def grpc_echoes(http: Http2, table: Table, answer: bytes) -> list[tuple[bytes, bytes]]:
    """Return echo requests with an answer, as many as the game has moves."""
    message = MESSAGES["EchoRequest"](game=table.game, body=answer)
    request = http.request("/reeve.v1.EchoService/Echo", table.tokens[0], message.SerializeToString())
    return [request] * len(table.script.moves)


async def rush(work: Sequence[tuple[Send, Sequence[Any]]]) -> tuple[float, bytes]:
    """Send requests as fast as possible, one at a time on each connection.

    Return the requests per second, and an answer of median size.
    """
    answers: list[bytes] = []

    async def one(send: Send, requests: Sequence[Any]) -> None:
        for request in requests:
            answers.append(await send(request))

    started = time.perf_counter()
    await asyncio.gather(*(one(send, requests) for send, requests in work))
    took = time.perf_counter() - started
    return len(answers) / took, sorted(answers, key=len)[len(answers) // 2]


async def pace(work: Sequence[tuple[Send, Sequence[Any]]], rate: float) -> list[float]:
    """Send requests at a steady rate over all connections; return the seconds from due time to answer for each."""
    took: list[float] = []
    start, step = time.perf_counter() + 0.05, len(work) / rate

    async def one(number: int, send: Send, requests: Sequence[Any]) -> None:
        for turn, request in enumerate(requests):
            due = start + (turn + number / len(work)) * step
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await send(request)
            took.append(time.perf_counter() - due)

    await asyncio.gather(*(one(number, send, requests) for number, (send, requests) in enumerate(work)))
    return took
