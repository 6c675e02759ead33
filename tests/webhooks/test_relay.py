"""The relay over both stores: due documents, notes, shares of the shards, and faults."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
import redis

from service.app import relay as module
from service.app.relay import GAME, DueHandler, Relay
from service.store.base import (
    NEVER,
    SHARDS,
    Commit,
    Committed,
    GameStore,
    Note,
    StoreUnavailableError,
    shard_of,
)
from service.store.names import lease_key
from tests.webhooks.scene import new_game, now, until


async def nothing(notes: Sequence[Note]) -> None:
    """Apply no notes."""


async def make_due(store: GameStore, document: str, at: int | None = None, notes: tuple[bytes, ...] = ()) -> None:
    commit = Commit("", b"head", 600, due=now() if at is None else at, notes=notes)
    assert isinstance(await store.create(document, "owner", commit, 1_000_000), Committed)


async def finish(store: GameStore, document: str) -> None:
    """Handle a document as a handler should: change its due moment."""
    loaded = await store.load(document)
    assert loaded is not None
    await store.commit(document, Commit(loaded.version, b"done", 600, due=NEVER))


def test_due_documents_are_handled_by_their_kind_once(factory):
    async def scenario(store: GameStore) -> None:
        handled: list[tuple[str, str]] = []

        def handler(kind: str) -> DueHandler:
            async def handle(document: str) -> None:
                handled.append((kind, document))
                await finish(store, document)

            return DueHandler(handle)

        game, later = new_game(), new_game()
        await make_due(store, game)
        await make_due(store, later, now() + 1000)
        await make_due(store, "queue-a-b")
        await make_due(store, "other-a")
        relay = Relay(store, "one", now, {GAME: handler(GAME), "queue": handler("queue")}, nothing)
        await relay.open()
        await until(lambda: len(handled) == 2)
        assert sorted(handled) == sorted([(GAME, game), ("queue", "queue-a-b")])
        await until(lambda: len(handled) == 3)
        assert handled[2] == (GAME, later)
        await asyncio.sleep(0.6)
        assert len(handled) == 3
        await relay.close()

    factory.play(scenario)


@pytest.mark.parametrize(("documents", "at_once", "expected"), [(12, 4, 4), (3, 16, 3)])
def test_a_document_is_handled_once_at_a_time_and_few_at_once(factory, documents, at_once, expected):
    async def scenario(store: GameStore) -> None:
        running: Counter[str] = Counter()
        most, most_of_one, done = 0, 0, set()

        async def slow(document: str) -> None:
            nonlocal most, most_of_one
            running[document] += 1
            most, most_of_one = max(most, running.total()), max(most_of_one, running[document])
            await asyncio.sleep(0.4)
            running[document] -= 1
            await finish(store, document)
            done.add(document)

        games = {new_game() for _ in range(documents)}
        for game in games:
            await make_due(store, game)
        relay = Relay(store, "one", now, {GAME: DueHandler(slow, at_once)}, nothing)
        await relay.open()
        await until(lambda: done == games)
        assert (most, most_of_one) == (expected, 1)
        await relay.close()

    factory.play(scenario)


def test_a_document_that_fails_is_paused_and_does_not_stop_others(factory, caplog):
    async def scenario(store: GameStore) -> None:
        bad, good, handled = new_game(), [new_game() for _ in range(5)], []

        async def handle(document: str) -> None:
            handled.append(document)
            if document == bad:
                raise ValueError("a fault of the handler")
            await finish(store, document)

        for game in (bad, *good):
            await make_due(store, game)
        relay = Relay(store, "one", now, {GAME: DueHandler(handle)}, nothing)
        await relay.open()
        await until(lambda: set(good) < set(handled))
        await asyncio.sleep(0.6)
        assert Counter(handled) == Counter([bad, *good])
        await until(lambda: handled.count(bad) == 2)
        assert "a fault of the handler" in caplog.text
        await relay.close()

    factory.play(scenario)


def test_many_documents_that_fail_do_not_hide_those_that_are_due_after_them(factory, caplog):
    async def scenario(store: GameStore) -> None:
        handled: list[str] = []
        good = new_game()
        bad = [name for name in (f"{good}x{number}" for number in range(10_000)) if shard_of(name) == shard_of(good)]
        broken = frozenset(bad[: module.MOST_DUE + 5])

        async def handle(document: str) -> None:
            if document in broken:
                raise ValueError("this document is broken")
            handled.append(document)
            await finish(store, document)

        for document in broken:
            await make_due(store, document, now() - 10_000)
        await make_due(store, good)
        relay = Relay(store, "one", now, {GAME: DueHandler(handle)}, nothing)
        await relay.open()
        await until(lambda: handled == [good])
        await relay.close()

    factory.play(scenario)


def test_notes_are_applied_in_order_and_then_deleted(factory):
    async def scenario(store: GameStore) -> None:
        applied: list[bytes] = []
        failures = 1

        async def apply(notes: Sequence[Note]) -> None:
            nonlocal failures
            if failures:
                failures -= 1
                raise StoreUnavailableError
            applied.extend(note.body for note in notes)

        game, bodies = new_game(), [b"%d" % number for number in range(250)]
        await make_due(store, game, NEVER, notes=tuple(bodies))
        relay = Relay(store, "one", now, {}, apply)
        await relay.open()
        await until(lambda: len(applied) == 250)
        assert applied == bodies

        async def is_empty() -> bool:
            return await store.notes(shard_of(game), 10) == []

        await until(is_empty)
        await relay.close()

    factory.play(scenario)


class Unreliable:
    """A store whose calls fail while it is down."""

    def __init__(self, store: GameStore) -> None:
        self.store = store
        self.down = False

    def __getattr__(self, name: str) -> Any:
        async def call(*args: Any) -> Any:
            if self.down:
                raise StoreUnavailableError
            return await getattr(self.store, name)(*args)

        return call


def test_the_relay_goes_on_after_an_outage_of_the_store(factory):
    async def scenario(store: GameStore) -> None:
        unreliable: Any = Unreliable(store)
        handled: list[str] = []

        async def handle(document: str) -> None:
            await finish(unreliable, document)
            handled.append(document)

        relay = Relay(unreliable, "one", now, {GAME: DueHandler(handle)}, nothing)
        await relay.open()
        for _ in range(2):
            game = new_game()
            await make_due(store, game)
            await until(lambda game=game: game in handled)
            unreliable.down = True
            await make_due(store, new_game())
            await asyncio.sleep(1.5)
            assert len(handled) % 2 == 1
            unreliable.down = False
            await until(lambda: len(handled) % 2 == 0)
        await relay.close()

    factory.play(scenario)


def test_a_shard_whose_lease_cannot_be_taken_stops_no_other(redis_factory, redis_url):
    async def scenario(store: GameStore) -> None:
        lost = shard_of("g1")
        with redis.Redis.from_url(redis_url) as client:
            client.lpush(lease_key(lost), "another program's")
        handled: list[str] = []

        async def handle(document: str) -> None:
            await finish(store, document)
            handled.append(document)

        games = [game for game in (f"g{number}" for number in range(1, 200)) if shard_of(game) != lost]
        for game in games:
            await make_due(store, game)
        relay = Relay(store, "one", now, {GAME: DueHandler(handle)}, nothing)
        await relay.open()
        await until(lambda: sorted(handled) == sorted(games))
        assert relay._held == set(range(SHARDS)) - {lost}
        await relay.close()

    redis_factory.play(scenario)


def test_two_processes_share_the_shards_and_one_takes_all_when_the_other_ends(redis_factory):
    async def scenario(store: GameStore) -> None:
        one, two = (Relay(store, name, now, {}, nothing) for name in ("one", "two"))
        await one.open()
        await until(lambda: len(one._held) == SHARDS)
        await two.open()
        await until(lambda: one._held | two._held == set(range(SHARDS)) and len(two._held) >= 31)
        assert not one._held & two._held
        assert len(one._held) <= 33
        for shard in two._held:
            assert not await store.lease(shard, "one", 3_000)
        await two.close()
        await until(lambda: len(one._held) == SHARDS)
        await one.close()

    redis_factory.play(scenario)


def test_the_shards_of_a_killed_process_are_taken_over(redis_factory):
    async def scenario(store: GameStore) -> None:
        async with redis_factory.opened() as its_own:
            one, two = Relay(store, "one", now, {}, nothing), Relay(its_own, "two", now, {}, nothing)
            await one.open()
            await two.open()
            await until(lambda: one._held | two._held == set(range(SHARDS)) and len(two._held) >= 30)
            for loop in two._loops:
                loop.cancel()
            started = asyncio.get_running_loop().time()
            await until(lambda: len(one._held) == SHARDS)
            assert asyncio.get_running_loop().time() - started < 3 * module.LEASE_MS / 1000
            await one.close()

    redis_factory.play(scenario)


@pytest.mark.parametrize("seconds", [0.3, 60.0])
def test_closing_waits_a_moment_for_handlers(factory, seconds, monkeypatch):
    monkeypatch.setattr(module, "LONGEST_END", 1.0)

    async def scenario(store: GameStore) -> None:
        begun, ended = asyncio.Event(), asyncio.Event()

        async def slow(document: str) -> None:
            begun.set()
            await asyncio.sleep(seconds)
            ended.set()

        await make_due(store, new_game())
        relay = Relay(store, "one", now, {GAME: DueHandler(slow)}, nothing)
        await relay.open()
        await begun.wait()
        await relay.close()
        assert ended.is_set() == (seconds < 1)

    factory.play(scenario)
