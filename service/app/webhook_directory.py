"""Loads and changes webhooks, and caches the webhooks of namespaces for a few seconds."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from msgspec import Struct

from service.app.webhook_documents import FOREVER, HOOKS, Hook, hook_document, hooks_of
from service.errors import contended
from service.logs import LOG
from service.store.base import Commit, Committed, DamagedError, GameStore

MOST_WEBHOOKS: Final = 20
"""Maximum number of webhooks of a namespace."""
CACHED: Final = 10.0
"""Seconds for which a process does not look again which webhooks a namespace has."""
MOST_CACHED: Final = 10_000
"""Maximum number of namespaces in the cache."""
TRIES: Final = 20
"""Maximum number of attempts to change a webhook that others change at the same time."""


class Listed(Struct, frozen=True):
    """The webhooks of a namespace as they were at a moment (`at`: the store's time, `read`: the process's clock)."""

    hooks: dict[str, Hook]
    wanted: frozenset[str]
    at: int
    read: float


class WebhookDirectory:
    """The webhooks of all namespaces."""

    def __init__(self, store: GameStore, now: Callable[[], int], clock: Callable[[], float] = monotonic) -> None:
        self.store = store
        self.now = now
        self._clock = clock
        self._cache: dict[str, Listed] = {}
        self._reading: dict[str, asyncio.Task[Listed]] = {}

    async def wanted(self, namespace: str) -> frozenset[str]:
        """Return the kinds of events that a namespace's enabled webhooks want; a change is seen after `CACHED`."""
        listed = self._cache.get(namespace)
        if listed is None or self._clock() - listed.read > CACHED:
            listed = await self._read(namespace)
        return listed.wanted

    async def hooks(self, namespace: str, at: int) -> dict[str, Hook]:
        """Return the webhooks of a namespace by their ids, read after a moment of the store's time."""
        listed = self._cache.get(namespace)
        for _ in range(2):  # the first read may have begun before, for another caller
            if listed is not None and listed.at > at and self._clock() - listed.read <= CACHED:
                break
            listed = await self._read(namespace)
        return {} if listed is None else listed.hooks

    async def load(self, webhook: str) -> tuple[str, Hook] | None:
        """Return the version and the content of a webhook; None if there is none."""
        document = hook_document(webhook)
        loaded = await self.store.load(document)
        return None if loaded is None else (loaded.version, HOOKS.read(loaded.head, document))

    async def create(self, webhook: str, hook: Hook) -> bool | None:
        """Store a new webhook; return False if it exists, and None if the namespace has as many as it may have."""
        document = hook_document(webhook)
        commit = Commit("", HOOKS.write(hook, document), FOREVER)
        created = await self.store.create(document, hooks_of(hook.namespace), commit, MOST_WEBHOOKS)
        self._cache.pop(hook.namespace, None)
        return None if created is None else isinstance(created, Committed)

    async def change(self, webhook: str, make: Callable[[Hook], Hook]) -> Hook | None:
        """Change a webhook and return it; None if there is none. If it is changed meanwhile, start again."""
        document = hook_document(webhook)
        for _ in range(TRIES):
            found = await self.load(webhook)
            if found is None:
                return None
            version, before = found
            after = make(before)
            if after == before:
                return after
            stored = await self.store.commit(document, Commit(version, HOOKS.write(after, document), FOREVER))
            if isinstance(stored, Committed):
                self._cache.pop(after.namespace, None)
                return after
        raise contended("webhook")

    async def delete(self, webhook: str, namespace: str) -> bool:
        """Delete a webhook; return False if there is none."""
        for _ in range(TRIES):
            found = await self.load(webhook)
            if found is None:
                return False
            if await self.store.delete(hook_document(webhook), found[0]):
                self._cache.pop(namespace, None)
                return True
        raise contended("webhook")

    async def all_of(self, namespace: str) -> dict[str, Hook]:
        """Return the webhooks of a namespace by their ids, oldest first. A damaged one must not stop the others."""
        documents = await self.store.games(hooks_of(namespace), None, MOST_WEBHOOKS)
        ids = [document.partition("-")[2] for document in documents]
        found = await asyncio.gather(*map(self._load_intact, ids))
        hooks = {webhook: one[1] for webhook, one in zip(ids, found, strict=True) if one is not None}
        return dict(sorted(hooks.items(), key=lambda item: (item[1].created, item[0])))

    async def _load_intact(self, webhook: str) -> tuple[str, Hook] | None:
        try:
            return await self.load(webhook)
        except DamagedError as error:
            LOG.error("nothing is delivered to webhook %s: %s is damaged", webhook, error)
            return None

    async def _read(self, namespace: str) -> Listed:
        """Read the webhooks of a namespace. Callers that need them at the same time share one read."""
        task = self._reading.get(namespace)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._fill(namespace))
            self._reading[namespace] = task
            task.add_done_callback(lambda _: self._reading.pop(namespace))
        return await asyncio.shield(task)

    async def _fill(self, namespace: str) -> Listed:
        at, read = self.now(), self._clock()
        hooks = await self.all_of(namespace)
        wanted = frozenset(kind for hook in hooks.values() if not hook.disabled for kind in hook.kinds)
        if len(self._cache) >= MOST_CACHED:
            self._cache.clear()
        self._cache[namespace] = listed = Listed(hooks, wanted, at, read)
        return listed
