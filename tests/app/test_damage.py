"""Damaged stores: a damaged game is refused with the name of the damaged part, and no answer is ever wrong."""

import asyncio
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import aclosing, closing
from pathlib import Path
from time import time
from typing import Any

from service.app.messages import ActionMessage, Goodbye, Heartbeat, Hello, Turn
from service.app.tokens import SCOPES, new_key
from service.errors import Reason, RefusedError
from service.store.base import Key, StoreUnavailableError
from tests.app.raw_stores import RawRedis, RawSqlite, RawStore, ValueKey, Values
from tests.app.service_client import ServiceClient, run_scenario
from tests.servers import flush, redis_url

__all__ = ["redis_url"]

BOUND = 20
FLIPS = (0, 1, 3, 4, 7, 0.3, 0.5, 0.8, -2, -1)
"""The positions of changed bytes: an index from either end, or a fraction of the length."""
SEALED = ("head", "chunk", "snapshot", "answer")
NOTICED = ("head", "chunk", "snapshot")
"""Kinds of values of which the requests read all; of answers they read only some."""
GONE = {"head": (Reason.GAME_NOT_FOUND,), "answer": (Reason.STALE_REVISION, Reason.SEAT_TAKEN)}
"""Further reasons if the value is deleted: without its head a game is unknown; without its answer a retry is too late.
"""
Answers = dict[str, Any]


class Scenario:
    """A game of two seats with some moves, an undo and request ids, a second game, and requests about both."""

    def __init__(self, opened: ServiceClient, key: str) -> None:
        self.client = opened
        self.key = key

    async def play(self) -> None:
        self.game, self.tokens, self.invites = await self._table()
        self.other, _, _ = await self._table()
        for number in range(17):
            await self._move(f"move {number}")
        await self._undo_when_possible()
        await self._move("last")
        listed = await self._listed()
        self.next = (listed.revision, listed.actions[0].id)
        looked = (await self.client.call("GetGame", self.tokens[0], game=self.game)).game
        self.head_seq, self.revision = looked.head_seq, looked.revision

    async def _table(self) -> tuple[str, list[str], tuple[str, ...]]:
        made = await self.client.call("CreateGame", self.key, ruleset="hallertau", seats=2, request_id=f"new {time()}")
        tokens = []
        for seat, invite in enumerate(made.invites):
            asked = {"game": made.game.id, "seat": seat, "invite": invite, "request_id": "claim"}
            tokens.append((await self.client.call("ClaimSeat", **asked)).seat_token)
        return made.game.id, tokens, made.invites

    async def _listed(self) -> Any:
        looked = await self.client.call("GetGame", self.tokens[0], game=self.game)
        self.seat = next(seat.seat for seat in looked.game.seats if seat.to_act)
        return await self.client.call("ListActions", self.tokens[self.seat], game=self.game)

    async def _move(self, request_id: str) -> None:
        listed = await self._listed()
        self.last = (self.seat, listed.revision, listed.actions[0].id, request_id)
        await self._submit(*self.last)

    async def _undo_when_possible(self) -> None:
        while not (listed := await self._listed()).undoable:
            await self._move(f"another {listed.revision}")
        asked = {"game": self.game, "expected_revision": listed.revision, "request_id": "undo"}
        self.undo = (self.tokens[self.seat], asked)
        await self.client.call("UndoActions", self.undo[0], **asked)

    async def _submit(self, seat: int, revision: int, action: str, request_id: str) -> Any:
        return await self.client.submit(self.tokens[seat], self.game, revision, action, request_id=request_id)

    async def ask(self) -> Answers:
        """Send all requests, a move last; return the answers, or the refusals."""
        self.client.service.repository.forget()
        revision, action_id = self.next
        token, game = self.tokens[self.seat], self.game
        action = ActionMessage(id=action_id)
        asked: dict[str, Callable[[], Any]] = {
            "now": lambda: self.client.call("GetGame", token, game=game),
            "spectator": lambda: self.client.call("GetGame", self.key, game=game),
            "actions": lambda: self.client.call("ListActions", token, game=game, include_blocked=True),
            "preview": lambda: self.client.call("PreviewActions", token, game=game, actions=(action,)),
            "explain": lambda: self.client.call("ExplainAction", token, game=game, action=action),
            "events": lambda: self.client.call("ListEvents", token, game=game, language="en"),
            "some events": lambda: self.client.call("ListEvents", token, game=game, after_seq=9, page_size=5),
            "record": lambda: self.client.call("ExportRecord", token, game=game),
            "list": lambda: self.client.call("ListGames", self.key),
            "stream": lambda: self._watched(token, 0),
            "rest of the stream": lambda: self._watched(token, 20),
            "claim": lambda: self.client.call(
                "ClaimSeat", game=game, seat=1, invite=self.invites[1], request_id="claim"
            ),
            "retry": lambda: self._submit(*self.last),
            "retry of an undo": lambda: self.client.call("UndoActions", self.undo[0], **self.undo[1]),
            "too late": lambda: self._submit(self.seat, 0, action_id, ""),
            "other game": lambda: self.client.call("GetGame", self.key, game=self.other),
        }
        for earlier in (0, 9, *range(15, revision)):
            asked[f"revision {earlier}"] = lambda at=earlier: self.client.call("GetGame", token, game=game, revision=at)
        asked["move"] = lambda: self._submit(self.seat, revision, action_id, "next")
        answers = {}
        for name, ask in asked.items():
            try:
                answers[name] = await asyncio.wait_for(ask(), BOUND)
            except RefusedError as error:
                answers[name] = error
        return answers

    async def _watched(self, token: str, after: int) -> list[Any]:
        """Return what a stream sends up to the last turn or to its end."""
        messages: list[Any] = []
        async with aclosing(self.client.watch(token, game=self.game, after_seq=after)) as stream:
            async for message in stream:
                messages.append(message)
                if isinstance(message, Turn) and message.revision == self.revision:
                    break
        return messages


def is_same(answer: Any, whole: Any) -> bool:
    """Return whether an answer equals the answer of the undamaged store."""
    if isinstance(answer, RefusedError) and isinstance(whole, RefusedError):
        return (answer.reason, answer.message, answer.missed) == (whole.reason, whole.message, whole.missed)
    return bool(answer == whole)


def is_correct(name: str, answer: Any, whole: Any, reasons: tuple[Reason, ...]) -> bool:
    """Return whether an answer is right, or refused with an allowed reason; a list may mark games as unreadable."""
    if isinstance(answer, RefusedError) and answer.reason in reasons:
        return True
    if name == "list" and not isinstance(answer, RefusedError):
        known = {game.id: game for game in whole.games}
        all_there = len(answer.games) == len(known) or Reason.GAME_NOT_FOUND in reasons
        return all_there and all(game == known.get(game.id) or game.status == "unreadable" for game in answer.games)
    if "stream" in name and isinstance(answer, list) and isinstance(answer[-1], Goodbye):
        return answer[-1].reason == "game_unreadable" and answer[:-1] == whole[: len(answer) - 1]
    return is_same(answer, whole)


def flipped(value: bytes, where: float) -> bytes:
    """Return a value with one changed bit."""
    at = int(len(value) * where) if isinstance(where, float) else where
    changed = bytearray(value)
    changed[at] ^= 1 << (at % 8)
    return bytes(changed)


def damages(values: Values, game: str) -> Iterator[tuple[str, ValueKey, tuple[Reason, ...], Values]]:
    """Yield each kind of damage: its name, the damaged value, the allowed reasons, and all values after it."""
    for kind in {key[0] for key in values}:
        keys = [key for key in values if key[:2] == (kind, game)]
        for key in keys:
            missing = {other: value for other, value in values.items() if other != key}
            yield "delete", key, (Reason.GAME_UNREADABLE, *GONE.get(kind, ())), missing
        for key in {keys[0], keys[len(keys) // 2], keys[-1]} if kind in SEALED else ():
            for where in FLIPS:
                changed = values | {key: flipped(values[key], where)}
                yield f"flip {where}", key, (Reason.GAME_UNREADABLE,), changed
            yield "empty", key, (Reason.GAME_UNREADABLE,), values | {key: b""}
            for neighbour in (one for one in values if one[0] == kind and one != key):
                if neighbour[1] != game or neighbour == keys[1]:
                    moved = values | {key: values[neighbour], neighbour: values[key]}
                    yield "swap", key, (Reason.GAME_UNREADABLE,), moved


async def check_every_damage(opened: ServiceClient, raw_store: RawStore) -> None:
    scenario = await begin(opened)
    values = raw_store.read()
    whole = await scenario.ask()
    refused = {name: answer.reason for name, answer in whole.items() if isinstance(answer, RefusedError)}
    assert refused == {"too late": Reason.STALE_REVISION}
    wrong = []
    for what, key, reasons, changed in damages(values, scenario.game):
        raw_store.write(changed)
        answers = await scenario.ask()
        wrong += [
            (what, key, asked, getattr(answer, "message", answer))
            for asked, answer in answers.items()
            if not is_correct(asked, answer, whole[asked], reasons)
        ]
        if what != "swap" and not is_same(answers["other game"], whole["other game"]):
            wrong.append((what, key, "the other game is damaged, too"))
        if key[0] in NOTICED and all(is_same(answer, whole[asked]) for asked, answer in answers.items()):
            wrong.append((what, key, "no request noticed it"))
    assert wrong == []
    raw_store.write(values)
    again = await scenario.ask()
    assert all(is_same(answer, whole[asked]) for asked, answer in again.items())


def test_damaged_sqlite_rows_are_named_and_no_answer_is_wrong(tmp_path):
    async def scenario(opened):
        await check_every_damage(opened, RawSqlite(tmp_path / "reeve.sqlite3"))

    run_scenario(tmp_path, scenario)


def test_a_game_with_a_damaged_expiry_time_is_unreadable(tmp_path):
    async def check(opened):
        scenario = await begin(opened)
        whole = await scenario.ask()
        with closing(sqlite3.connect(tmp_path / "reeve.sqlite3", isolation_level=None)) as db:
            db.execute("UPDATE games SET expires = -1 WHERE id = ?", (scenario.game,))
        answers = await scenario.ask()
        dishonest = {
            asked: answer
            for asked, answer in answers.items()
            if not is_correct(asked, answer, whole[asked], (Reason.GAME_UNREADABLE,))
        }
        assert dishonest == {}
        assert answers["now"].reason == Reason.GAME_UNREADABLE
        assert "the time at which this game expires is damaged" in answers["now"].message

    run_scenario(tmp_path, check)


def test_damaged_redis_values_are_named_and_no_answer_is_wrong(tmp_path, redis_url):
    flush(redis_url)

    async def scenario(opened):
        await check_every_damage(opened, RawRedis(redis_url))

    run_scenario(tmp_path, scenario, store=redis_url)


def test_a_damaged_sqlite_file_never_causes_an_internal_error_or_a_wrong_answer(tmp_path):
    """Change bytes anywhere in the file: in rows, in indexes and in the structure of pages."""
    path, chance = tmp_path / "reeve.sqlite3", random.Random(7)
    scenario = run_scenario(tmp_path, begin)
    whole_file, whole = path.read_bytes(), ask_anew(tmp_path, scenario)
    assert whole is not None
    # A row with a damaged key is the same as a missing row. Tokens are checked before games are read.
    honest = (Reason.GAME_UNREADABLE, Reason.STORE_UNAVAILABLE, *GONE["head"], *GONE["answer"], Reason.TOKEN_MISSING)
    wrong, refused = [], 0
    for size in (1, 40) * 30:
        at = chance.randrange(len(whole_file) - size)
        # If the checkpoint of the last server failed because of the damage, its log (WAL) still has the move of `ask`.
        path.with_name(f"{path.name}-wal").unlink(missing_ok=True)
        path.write_bytes(whole_file[:at] + chance.randbytes(size) + whole_file[at + size :])
        answers = ask_anew(tmp_path, scenario)
        if answers is None:  # the server does not start with this file
            continue
        for asked, answer in answers.items():
            refused += isinstance(answer, RefusedError)
            if not is_correct(asked, answer, whole[asked], honest):
                wrong.append((at, size, asked, getattr(answer, "message", answer)))
    assert wrong == []
    assert refused > len(whole)


async def begin(opened: ServiceClient) -> Scenario:
    name, key, digest = new_key()
    await opened.service.store.put_key(Key(name, "test", SCOPES, digest, time()))
    scenario = Scenario(opened, key)
    await scenario.play()
    return scenario


def ask_anew(folder: Path, scenario: Scenario) -> Answers | None:
    """Send all requests to a new server; return None if it does not start."""

    async def ask(opened: ServiceClient) -> Answers:
        scenario.client = opened
        return await scenario.ask()

    try:
        return run_scenario(folder, ask)
    except StoreUnavailableError:
        return None


def test_a_stream_ends_if_its_log_becomes_damaged_and_other_streams_continue(tmp_path):
    async def scenario(opened):
        games = [(await begin(opened)), (await begin(opened))]
        streams = [opened.watch(one.tokens[0], game=one.game, after_seq=one.head_seq) for one in games]
        for stream in streams:
            hello, turn = [await asyncio.wait_for(anext(stream), BOUND) for _ in range(2)]
            assert (type(hello), type(turn)) == (Hello, Turn)
        raw_store, real = RawSqlite(tmp_path / "reeve.sqlite3"), opened.service.store.chunks

        async def damaged(game, *arguments):
            values = raw_store.read()
            raw_store.write({key: b"?" if key[:2] == ("chunk", games[0].game) else values[key] for key in values})
            return await real(game, *arguments)

        opened.service.store.chunks = damaged
        for one in games:
            await one._submit(one.seat, *one.next, "next")
        assert await asyncio.wait_for(anext(streams[0]), BOUND) == Goodbye("game_unreadable", games[0].head_seq)
        assert await anext(streams[0], None) is None
        assert (await asyncio.wait_for(anext(streams[1]), BOUND)).seq == games[1].head_seq + 1
        refusal = await opened.refusal("ListEvents", games[0].tokens[0], game=games[0].game)
        assert refusal.reason == Reason.GAME_UNREADABLE
        assert "the log of this game up to event 1 is damaged" in refusal.message
        await streams[1].aclose()

    run_scenario(tmp_path, scenario)


def test_a_live_stream_ends_if_the_log_ends_before_the_head(tmp_path):
    async def scenario(opened):
        one = await begin(opened)
        stream = opened.watch(one.tokens[0], game=one.game, after_seq=one.head_seq)
        for _ in ("hello", "turn"):
            await asyncio.wait_for(anext(stream), BOUND)
        real = opened.service.feed._wake
        opened.service.feed._wake = lambda game: None
        await one._submit(one.seat, *one.next, "next")
        raw_store = RawSqlite(tmp_path / "reeve.sqlite3")
        values = raw_store.read()
        last = max((key for key in values if key[0] == "chunk"), key=lambda key: int(key[2]))
        del values[last]
        raw_store.write(values)
        opened.service.feed._wake = real
        while not isinstance(message := await asyncio.wait_for(anext(stream), BOUND), Goodbye):
            assert isinstance(message, Heartbeat)
        assert message == Goodbye("game_unreadable", one.head_seq)

    run_scenario(tmp_path, scenario, heartbeat=0.05)
