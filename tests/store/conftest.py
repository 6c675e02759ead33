"""Where the stores of these tests are."""

from pathlib import Path

import pytest

from service.store.embedded import EmbeddedStore
from service.store.redis import RedisStore
from tests.servers import flush, redis_url
from tests.store.place import PATIENCE, Place

__all__ = ["redis_url"]


@pytest.fixture(params=["embedded", "redis"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """An empty store of each kind."""
    if request.param == "embedded":
        return Place(lambda: EmbeddedStore(tmp_path / "data", timeout=PATIENCE))
    return request.getfixturevalue("redis_place")


@pytest.fixture
def redis_place(redis_url: str) -> Place:
    """An empty Redis."""
    flush(redis_url)
    return Place(lambda: RedisStore(redis_url, PATIENCE))
