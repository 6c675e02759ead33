"""Fixtures of the store tests: a factory of each kind of store."""

from pathlib import Path

import pytest

from service.store.embedded import EmbeddedStore
from service.store.redis import RedisStore
from tests.servers import flush, redis_url
from tests.store.store_factory import PATIENCE, StoreFactory

__all__ = ["redis_url"]


@pytest.fixture(params=["embedded", "redis"])
def factory(request: pytest.FixtureRequest, tmp_path: Path) -> StoreFactory:
    """Return a factory of each kind of store, without data."""
    if request.param == "embedded":
        return StoreFactory(lambda: EmbeddedStore(tmp_path / "data", timeout=PATIENCE))
    return request.getfixturevalue("redis_factory")


@pytest.fixture
def redis_factory(redis_url: str) -> StoreFactory:
    """Return a factory of stores on an empty Redis."""
    flush(redis_url)
    return StoreFactory(lambda: RedisStore(redis_url, PATIENCE))
