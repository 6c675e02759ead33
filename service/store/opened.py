"""Make the store that the settings ask for."""

from service.settings import Settings
from service.store.base import GameStore
from service.store.embedded import EmbeddedStore
from service.store.redis import RedisStore


def make_store(settings: Settings, *, exclusive: bool = True) -> GameStore:
    """The store, not opened yet. Without `exclusive` it may be opened beside a running server, to work on API keys."""
    if settings.store == "embedded":
        return EmbeddedStore(settings.data, exclusive=exclusive, timeout=settings.store_timeout)
    return RedisStore(settings.store, settings.store_timeout)
