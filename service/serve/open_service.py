"""Opens the store and the service over it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from service.app.methods import METHOD
from service.app.service import Service
from service.config import ServerConfig, is_loopback, needs_no_key, without_password
from service.serve.errors import CannotServeError
from service.store.base import GameStore, StoreUnavailableError
from service.store.opened import make_store
from service.telemetry import Telemetry


@asynccontextmanager
async def open_service(config: ServerConfig) -> AsyncIterator[Service]:
    """Open the store and the service, and close both at the end."""
    store = make_store(config)
    service = make_service(config, store)
    try:
        await service.open()
        await require_key(config, store)
        yield service
    except StoreUnavailableError as error:
        raise CannotServeError(str(error)) from None
    finally:
        await service.close()


def make_service(config: ServerConfig, store: GameStore) -> Service:
    """Return the service, with tracing if it is configured."""
    if not config.trace:
        return Service(config, store, Telemetry(METHOD))
    try:
        from service.tracing import TracedService, make_provider  # an optional extra installs these packages
    except ImportError:
        raise CannotServeError("--trace needs the extra `telemetry`: pip install 'reeve[telemetry]'") from None
    return TracedService(config, store, Telemetry(METHOD), make_provider())


async def require_key(config: ServerConfig, store: GameStore) -> None:
    """Refuse to start a server that needs an API key while the store has no valid key."""
    if needs_no_key(config) or any(not key.revoked for key in await store.keys()):
        return
    embedded = config.store == "embedded"
    where = f"--data {config.data}" if embedded else f"--store {without_password(config.store)}"
    why = f"with {where}" if is_loopback(config.host) else f"on {config.host}, where other machines can reach it,"
    raise CannotServeError(
        f"a server {why} needs an API key, and there is no valid one; "
        f"create one: reeve keys create --name NAME --scope games.create --scope games.read {where}"
    )
