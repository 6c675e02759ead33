"""Webhooks and a relay over a store, as one process of the service has them, and events of games for them."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from service.app.identity import Identity
from service.app.ids import new_game_id
from service.app.methods import METHOD
from service.app.notes import GameNote, encode_note
from service.app.relay import DueHandler, Relay
from service.app.repository import GameRepository
from service.app.webhook_deliveries import MOST_WAITING
from service.app.webhook_documents import QUEUE
from service.app.webhook_parts import make_webhooks
from service.app.webhook_policy import DeliveryPolicy
from service.config import ServerConfig
from service.store.base import Commit, Committed, GameStore
from service.telemetry import Telemetry

PATIENCE = 30.0
QUICK = DeliveryPolicy(delays=(0, 0.05, 0.1, 0.2), quiet=0.5)
ALL_KINDS = tuple(
    f"WEBHOOK_KIND_{kind}"
    for kind in ("GAME_STARTED", "TURN_STARTED", "TURN_REMINDER", "SEAT_TIMED_OUT", "SEAT_LEFT", "GAME_FINISHED")
)
TURN = "WEBHOOK_KIND_TURN_STARTED"


def now() -> int:
    return round(time.time() * 1000)


class Scene:
    """The webhooks of one process."""

    def __init__(self, store: GameStore, secret: bytes, policy: DeliveryPolicy, process: str) -> None:
        self.store = store
        self.offset = 0
        """Milliseconds by which the time of this process is ahead."""
        repository = GameRepository(store, ServerConfig(webhook_allow_private=True), Telemetry(METHOD))
        self.parts = make_webhooks(repository, secret, self.now, policy)
        handlers = {QUEUE: DueHandler(self.parts.deliveries.deliver_due, MOST_WAITING)}
        self.relay = Relay(store, process, self.now, handlers, self.parts.notes.apply)
        self.versions: dict[str, str] = {}

    def now(self) -> int:
        return now() + self.offset

    async def call(self, method: str, **fields: Any) -> Any:
        """Call a handler of the WebhookService."""
        return await self.call_as("me", method, **fields)

    async def call_as(self, namespace: str, method: str, **fields: Any) -> Any:
        """Call a handler of the WebhookService with a key of a namespace."""
        handler = getattr(self.parts.requests, method)
        request = METHOD["".join(word.capitalize() for word in method.split("_"))].request(**fields)
        return await handler(Identity("test", ("webhooks.manage",), owner=namespace), request)

    async def webhook(self, url: str, *kinds: str, **fields: Any) -> tuple[str, str]:
        """Create a webhook; return its id and its secret."""
        made = await self.call("create_webhook", url=url, kinds=kinds or ALL_KINDS, **fields)
        return made.webhook.id, made.secret

    async def happen(
        self, game: str, seq: int, *kinds: str, players: tuple[str, ...] = ("", ""), namespace: str = "me"
    ) -> None:
        """Store a commit of a game that leaves one note for each kind."""
        notes = tuple(
            encode_note(GameNote(namespace, game, seq, kind, now(), players, {"game": game, "seat": seat, "n": seq}))
            for seat, kind in enumerate(kinds or (TURN,))
        )
        version = self.versions.get(game, "")
        commit = Commit(version, b"head", 3600, notes=notes)
        stored = await (
            self.store.commit(game, commit) if version else self.store.create(game, "games", commit, 1_000_000)
        )
        assert isinstance(stored, Committed)
        self.versions[game] = stored.version

    async def deliveries(self, webhook: str, status: str = "UNSPECIFIED") -> Any:
        """Return all deliveries of a webhook."""
        answer = await self.call("list_deliveries", webhook=webhook, status=f"DELIVERY_STATUS_{status}", page_size=100)
        return answer.deliveries


def new_game() -> str:
    return new_game_id(time.time())


@asynccontextmanager
async def open_scene(store: GameStore, policy: DeliveryPolicy = QUICK, process: str = "one") -> AsyncIterator[Scene]:
    """Open the webhooks and the relay of a process over an open store."""
    scene = Scene(store, await store.secret(), policy, process)
    await scene.relay.open()
    try:
        yield scene
    finally:
        await scene.relay.close()


async def until(look: Callable[[], bool] | Callable[[], Awaitable[bool]]) -> None:
    """Wait until a condition holds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            held = look()
            if held if isinstance(held, bool) else await held:
                return
            await asyncio.sleep(0.02)
