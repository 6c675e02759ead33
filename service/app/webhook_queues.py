"""Loads and changes the queues of deliveries in the store."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from service.app.webhook_documents import (
    EMPTY_QUEUE_KEPT,
    QUEUE_KEPT,
    QUEUES,
    Queue,
    queue_document,
    queues_of,
)
from service.app.webhook_queue import due, without_expired
from service.logs import LOG
from service.store.base import UNLIMITED, Commit, Committed, Conflict, DamagedError, GameStore, StoreUnavailableError

TRIES: Final = 50
"""Maximum number of attempts to change a queue that other processes change at the same time."""
PAGE: Final = 100


class VersionedQueue(NamedTuple):
    """A queue with the version of its document."""

    version: str
    queue: Queue


class WebhookQueues:
    """The queues of all webhooks."""

    def __init__(self, store: GameStore, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def load(self, webhook: str, game: str) -> VersionedQueue | None:
        """Return a queue; None if there is none. A damaged queue is logged and begins anew."""
        document = queue_document(webhook, game)
        loaded = await self._store.load(document)
        if loaded is None:
            return None
        try:
            return VersionedQueue(loaded.version, QUEUES.read(loaded.head, document))
        except DamagedError:
            LOG.error("the deliveries in %s are lost: the stored queue is damaged", document)
            return VersionedQueue(loaded.version, Queue())

    async def change(
        self,
        webhook: str,
        game: str,
        make: Callable[[Queue], Queue],
        known: VersionedQueue | None = None,
        create: bool = False,
    ) -> VersionedQueue | None:
        """Change a queue and return it; if it is changed meanwhile, load it and start again.

        `known` is the queue as it was loaded before. If there is no queue, one is created or None is returned.
        """
        for _ in range(TRIES):
            before = known or await self.load(webhook, game)
            known = None
            if before is None and not create:
                return None
            version, queue = before or VersionedQueue("", Queue())
            after = without_expired(make(queue), self._now())
            if before is not None and after == queue:
                return before
            stored = await self._store_queue(webhook, game, version, after)
            if isinstance(stored, Committed):
                return VersionedQueue(stored.version, after)
        raise StoreUnavailableError(f"the queue of webhook {webhook} about game {game} changed at every attempt")

    async def games(self, webhook: str, before: str | None, limit: int) -> Sequence[str]:
        """Return games about which a webhook has a queue, greatest first, below the game `before`."""
        start = None if before is None else queue_document(webhook, before)
        documents = await self._store.games(queues_of(webhook), start, limit)
        return [document.rpartition("-")[2] for document in documents]

    async def delete(self, webhook: str, game: str) -> None:
        """Delete a queue with all its deliveries."""
        document = queue_document(webhook, game)
        for _ in range(TRIES):
            try:
                loaded = await self._store.load(document)
            except DamagedError as error:  # it expires
                LOG.error("%s is not deleted: %s is damaged", document, error)
                return
            if loaded is None:  # it has expired; Redis still lists it
                await self._store.delist(document, queues_of(webhook))
                return
            if await self._store.delete(document, loaded.version):
                return

    async def delete_all(self, webhook: str) -> None:
        """Delete all queues of a webhook."""
        before = None
        while True:
            games = await self.games(webhook, before, PAGE)
            for game in games:
                await self.delete(webhook, game)
            if len(games) < PAGE:
                return
            before = games[-1]

    async def _store_queue(self, webhook: str, game: str, version: str, queue: Queue) -> object:
        document = queue_document(webhook, game)
        ttl = QUEUE_KEPT if queue.pending or queue.dead else EMPTY_QUEUE_KEPT
        commit = Commit(version, QUEUES.write(queue, document), ttl, due=due(queue))
        if version:
            return await self._store.commit(document, commit)
        return await self._store.create(document, queues_of(webhook), commit, UNLIMITED) or Conflict()
