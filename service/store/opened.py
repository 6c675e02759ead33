"""Creates the store that the configuration names."""

from service.config import ServerConfig
from service.store.base import GameStore
from service.store.embedded import EmbeddedStore
from service.store.redis import RedisStore


def make_store(config: ServerConfig, *, exclusive: bool = True) -> GameStore:
    """Return the store, not opened yet. `exclusive=False`: for API keys only, beside a running server."""
    if config.store == "embedded":
        return EmbeddedStore(config.data, exclusive=exclusive, timeout=config.store_timeout)
    return RedisStore(config.store, config.store_timeout)
