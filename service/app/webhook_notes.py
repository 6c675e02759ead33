"""Turns notes that commits of games left into deliveries of webhooks."""

import asyncio
from collections.abc import Sequence
from typing import Final

from service.app.notes import GameNote, decode_note
from service.app.webhook_directory import WebhookDirectory
from service.app.webhook_documents import Hook, StoredDelivery
from service.app.webhook_policy import DeliveryPolicy
from service.app.webhook_queue import add
from service.app.webhook_queues import WebhookQueues
from service.app.webhook_signing import message_id
from service.logs import LOG
from service.store.base import DamagedError, Note

AT_ONCE: Final = 16
"""Maximum number of queues that are changed at the same time."""
TURN_STARTED: Final = "WEBHOOK_KIND_TURN_STARTED"


class NoteApplier:
    """Adds deliveries to queues. A note that is applied twice changes nothing the second time."""

    def __init__(self, directory: WebhookDirectory, queues: WebhookQueues, policy: DeliveryPolicy) -> None:
        self._directory = directory
        self._queues = queues
        self._quiet = round(policy.quiet * 1000)
        self._slots = asyncio.Semaphore(AT_ONCE)

    async def apply(self, notes: Sequence[Note]) -> None:
        """Apply notes; those for the same webhook and game in one commit.

        Only a StoreUnavailableError is raised: then the notes must be applied again.
        """
        added: dict[tuple[str, str], list[StoredDelivery]] = {}
        for note in notes:
            try:
                read = decode_note(note.body, note.source)
            except DamagedError:
                LOG.error("a note of %s is damaged and is dropped", note.source)
                continue
            for webhook, hook in (await self._directory.hooks(read.namespace, read.at)).items():
                if wants(hook, read):
                    added.setdefault((webhook, read.game), []).append(self._delivery(webhook, hook, read, note.body))
        await asyncio.gather(*(self._add(*target, deliveries) for target, deliveries in added.items()))

    def _delivery(self, webhook: str, hook: Hook, note: GameNote, body: bytes) -> StoredDelivery:
        begin = min(note.at, self._directory.now())  # the clock of a process may be ahead
        next_attempt = begin + (self._quiet if hook.quiet and note.kind == TURN_STARTED else 0)
        id_ = message_id(webhook, note.game, note.seq, body)
        return StoredDelivery(id_, note.kind, note.seq, note.at, note.data, next_attempt)

    async def _add(self, webhook: str, game: str, deliveries: list[StoredDelivery]) -> None:
        async with self._slots:
            try:
                await self._queues.change(
                    webhook, game, lambda queue: add(queue, deliveries, self._directory.now()), create=True
                )
            except DamagedError as error:  # a damaged queue must not hold up the notes for others
                LOG.error("deliveries to webhook %s about game %s are lost: %s is damaged", webhook, game, error)


def wants(hook: Hook, note: GameNote) -> bool:
    """Return whether a webhook is told an event."""
    return not hook.disabled and note.kind in hook.kinds and (not hook.player or hook.player in note.players)
