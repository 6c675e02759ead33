"""Which store the configuration selects."""

import asyncio
from pathlib import Path

from service.config import ServerConfig
from service.store.embedded import EmbeddedStore
from service.store.opened import make_store
from service.store.redis import RedisStore
from tests.store.store_factory import first, unavailable


def test_the_embedded_store_is_in_the_data_folder(tmp_path: Path):
    async def scenario() -> None:
        config = ServerConfig(data=tmp_path / "deep" / "data")
        store = make_store(config)
        assert isinstance(store, EmbeddedStore)
        await store.open()
        await store.create("g1", "anna", first(), 10)
        await unavailable(make_store(config).open())
        beside = make_store(config, exclusive=False)
        await beside.open()
        assert await beside.games("anna", None, 10) == ["g1"]
        await beside.close()
        await store.close()

    asyncio.run(scenario())
    assert (tmp_path / "deep" / "data" / "reeve.sqlite3").exists()


def test_a_redis_url_selects_the_redis_store(redis_url: str):
    async def scenario() -> None:
        store = make_store(ServerConfig(store=redis_url))
        assert isinstance(store, RedisStore)
        await store.open()
        await store.probe()
        await store.close()

    asyncio.run(scenario())
