"""The service behind both APIs: builds, opens and closes its parts."""

from secrets import token_hex
from typing import Final

from service.app.addresses import ClientAddresses
from service.app.admission import RecordAdmission
from service.app.bots import BotPlayers
from service.app.clocks import Clocks
from service.app.commands import Commands
from service.app.dispatch import Dispatcher
from service.app.feed import Feed
from service.app.handlers import make_handlers
from service.app.hints import Hints
from service.app.identity import Authenticator
from service.app.limits import Throttle
from service.app.looks import Looks
from service.app.readiness import Readiness
from service.app.relay import GAME, DueHandler, Relay
from service.app.repository import GameRepository
from service.app.timekeeper import Timekeeper
from service.app.tokens import Signer
from service.app.watching import Watching
from service.app.webhook_deliveries import MOST_WAITING
from service.app.webhook_documents import QUEUE
from service.app.webhook_parts import make_webhooks
from service.app.worker_pool import bot_pool, verification_pool
from service.config import ServerConfig, needs_no_key
from service.store.base import GameStore
from service.telemetry import Telemetry

STOPPING: Final = "the server is stopping"


class Service(Dispatcher):
    """All parts of the service. The APIs send their requests to it."""

    def __init__(self, config: ServerConfig, store: GameStore, telemetry: Telemetry) -> None:
        super().__init__(Throttle(config.limits), telemetry)
        self.config = config
        self.store = store
        self.verification = verification_pool(config)
        self.bot_pool = bot_pool(config)
        self.bots: BotPlayers | None = None
        self.relay: Relay | None = None
        self.addresses = ClientAddresses(config.trusted_proxies)
        self.repository = GameRepository(store, config, telemetry)
        self.timekeeper = Timekeeper(store, config.outage_after, config.reconnect)
        self.clocks = Clocks(self.repository, self.timekeeper)
        self.feed = Feed(store, config.stream_buffer)
        store.on_connection_lost(self.repository.forget)
        self._admission = RecordAdmission(self.verification, self.throttle)
        self._readiness = Readiness(store, config.store_timeout)
        self.stopping = False

    async def open(self) -> None:
        """Connect to the store, and start to read its notifications."""
        await self.store.open()
        secret = await self.store.secret()
        signer = Signer(secret)
        self.authenticator = Authenticator(self.store, signer, self.throttle, needs_no_key(self.config))
        await self.timekeeper.open()
        self.repository.notes.outages = lambda: self.timekeeper.outages_at(self.timekeeper.now())
        self.repository.notes.now = self.timekeeper.now
        looks = Looks(self.repository, self.clocks)
        hints = Hints(self.repository, self.bot_pool, signer, self.throttle, looks)
        webhooks = make_webhooks(self.repository, secret, self.timekeeper.now)
        self.repository.notes.wanted = webhooks.directory.wanted
        self.handlers = make_handlers(
            self.repository, signer, self.verification, hints, self.clocks, looks, webhooks.requests
        )
        self.bots = BotPlayers(self.repository, Commands(self.repository, self.clocks, looks), self.bot_pool, signer)
        self.repository.on_bots_due(self.bots.wake)
        self.watching = Watching(self.repository, self.feed, self.clocks, looks)
        self.feed.open()
        due = {GAME: DueHandler(self.clocks.enforce), QUEUE: DueHandler(webhooks.deliveries.deliver_due, MOST_WAITING)}
        self.relay = Relay(self.store, token_hex(8), self.timekeeper.now, due, webhooks.notes.apply)
        await self.relay.open()

    async def close(self) -> None:
        """End the worker processes and close the store."""
        if self.relay is not None:
            await self.relay.close()
        if self.bots is not None:
            await self.bots.close()
        await self.timekeeper.close()
        await self.verification.close()
        await self.bot_pool.close()
        await self.feed.close()
        await self.store.close()

    async def stop_streams(self) -> None:
        """Report that the service is not ready, and end all streams with a cursor."""
        self.stopping = True
        self.feed.stop()

    async def why_not_ready(self) -> str:
        """Return why new requests cannot be answered; "" if they can."""
        return STOPPING if self.stopping else await self._readiness.why_not()

    async def admit_record(self, address: str) -> None:
        """Raise a refusal if a record from this address may not be verified now."""
        await self._admission.check(address)
