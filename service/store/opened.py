"""Make the store that the configuration asks for."""

from service.config import ServerConfig
from service.store.base import GameStore
from service.store.embedded import EmbeddedStore
from service.store.redis import RedisStore


def make_store(config: ServerConfig, *, exclusive: bool = True) -> GameStore:
    """The store, not opened yet. Without `exclusive` it may be opened beside a running server, to work on API keys."""
    if config.store == "embedded":
        return EmbeddedStore(config.data, exclusive=exclusive, timeout=config.store_timeout)
    return RedisStore(config.store, config.store_timeout)
