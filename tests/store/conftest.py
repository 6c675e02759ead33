"""Where the stores of these tests are."""

from pathlib import Path

import pytest

from service.store.embedded import EmbeddedStore
from service.store.redis import RedisStore
from tests.servers import flush, redis_url
from tests.store.store_factory import PATIENCE, StoreFactory

__all__ = ["redis_url"]


@pytest.fixture(params=["embedded", "redis"])
def factory(request: pytest.FixtureRequest, tmp_path: Path) -> StoreFactory:
    """An empty store of each kind."""
    if request.param == "embedded":
        return StoreFactory(lambda: EmbeddedStore(tmp_path / "data", timeout=PATIENCE))
    return request.getfixturevalue("redis_factory")


@pytest.fixture
def redis_factory(redis_url: str) -> StoreFactory:
    """An empty Redis."""
    flush(redis_url)
    return StoreFactory(lambda: RedisStore(redis_url, PATIENCE))
