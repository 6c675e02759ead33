"""A process with a relay and webhooks over a store, without APIs: `python -m bench.referee.relay_process STORE`.

STORE is the URL of a Redis, or the folder of an embedded store. Attempts follow each other quickly.
"""

import asyncio
import sys
import time
from pathlib import Path
from secrets import token_hex
from typing import Final

from service.app.methods import METHOD
from service.app.relay import DueHandler, Relay
from service.app.repository import GameRepository
from service.app.webhook_deliveries import MOST_WAITING
from service.app.webhook_documents import QUEUE
from service.app.webhook_parts import WebhookParts, make_webhooks
from service.app.webhook_policy import DeliveryPolicy
from service.config import ServerConfig
from service.store.base import GameStore
from service.store.opened import make_store
from service.telemetry import Telemetry

IMPATIENT: Final = DeliveryPolicy(delays=(0, *[0.05] * 29))
"""So many attempts that a receiver which fails at random does not make all of them fail."""


def now() -> int:
    """Return the time in milliseconds."""
    return round(time.time() * 1000)


def config_of(store: str) -> ServerConfig:
    """Return the configuration of a server on a store; disks of a busy machine may be slow."""
    if "://" in store:
        return ServerConfig(store=store, store_timeout=10.0, webhook_allow_private=True)
    return ServerConfig(data=Path(store), store_timeout=10.0, webhook_allow_private=True)


async def webhooks_over(store: GameStore, config: ServerConfig) -> WebhookParts:
    """Return the webhooks over an open store."""
    repository = GameRepository(store, config, Telemetry(METHOD))
    return make_webhooks(repository, await store.secret(), now, IMPATIENT)


async def work(config: ServerConfig) -> None:
    """Run the relay until the process is killed."""
    store = make_store(config)
    await store.open()
    webhooks = await webhooks_over(store, config)
    queues = DueHandler(webhooks.deliveries.deliver_due, MOST_WAITING)
    await Relay(store, token_hex(8), now, {QUEUE: queues}, webhooks.notes.apply).open()
    print("ready", flush=True)
    await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(work(config_of(sys.argv[1])))
