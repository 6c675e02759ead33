"""A store that was restored without its last writes: a commit based on a lost head is a conflict."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
import redis

from service.store.base import Chunk, Commit, Committed, Conflict, GameStore
from service.store.embedded import EmbeddedStore
from service.store.names import document_keys
from service.store.redis import RedisStore
from tests.servers import flush
from tests.store.store_factory import PATIENCE, StoreFactory

Restore = Callable[[], None]


class EmbeddedBackup:
    """The folder of an embedded store, copied while no store is open."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.factory = StoreFactory(lambda: EmbeddedStore(folder, timeout=PATIENCE))

    def save(self) -> Restore:
        copy = self.folder.with_name("copy")
        shutil.copytree(self.folder, copy)

        def restore() -> None:
            shutil.rmtree(self.folder)
            shutil.copytree(copy, self.folder)

        return restore


class RedisBackup:
    """The keys of one game in a Redis."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.factory = StoreFactory(lambda: RedisStore(url, PATIENCE))

    def save(self) -> Restore:
        with redis.Redis.from_url(self.url) as client:
            saved = {key: client.dump(key) for key in document_keys("g1")}

        def restore() -> None:
            with redis.Redis.from_url(self.url) as client:
                for key, body in saved.items():
                    client.restore(key, 0, body, replace=True)

        return restore


@pytest.fixture(params=["embedded", "redis"])
def backup(request: pytest.FixtureRequest, tmp_path: Path) -> EmbeddedBackup | RedisBackup:
    if request.param == "embedded":
        return EmbeddedBackup(tmp_path / "data")
    url = request.getfixturevalue("redis_url")
    flush(url)
    return RedisBackup(url)


def test_a_commit_based_on_a_lost_head_conflicts_with_the_head_that_replaced_it(backup):
    versions: dict[str, str] = {}

    def store_commit(name: str, before: str) -> None:
        async def scenario(store: GameStore) -> None:
            commit = Commit(versions[before], name.encode(), 600, Chunk(2, name.encode()))
            stored = await store.commit("g1", commit)
            assert isinstance(stored, Committed)
            versions[name] = stored.version

        backup.factory.play(scenario)

    async def create(store: GameStore) -> None:
        made = await store.create("g1", "anna", Commit("", b"first", 600, Chunk(1, b"first")), 10)
        assert isinstance(made, Committed)
        versions["first"] = made.version

    async def commit_late(store: GameStore) -> None:
        commit = Commit(versions["lost"], b"late", 600, Chunk(3, b"late"))
        assert await store.commit("g1", commit) == Conflict()
        found = await store.load("g1")
        assert found is not None
        assert (found.version, found.head) == (versions["in its place"], b"in its place")
        assert await store.chunks("g1", 0, 10) == [Chunk(1, b"first"), Chunk(2, b"in its place")]

    backup.factory.play(create)
    restore = backup.save()
    store_commit("lost", "first")
    restore()
    store_commit("in its place", "first")
    backup.factory.play(commit_late)


def test_callbacks_are_called_at_once_when_a_connection_is_lost(redis_url: str):
    flush(redis_url)
    lost: list[str] = []

    async def scenario(store: GameStore) -> None:
        await store.load("g1")
        for kind in ("normal", "pubsub"):
            called = asyncio.Event()
            store.on_connection_lost(called.set)
            with redis.Redis.from_url(redis_url) as client:
                client.client_kill_filter(_type=kind, skipme=True)
            await asyncio.wait_for(called.wait(), PATIENCE)
            lost.append(kind)

    StoreFactory(lambda: RedisStore(redis_url, PATIENCE)).play(scenario)
    assert lost == ["normal", "pubsub"]
