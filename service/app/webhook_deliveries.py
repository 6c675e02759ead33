"""Makes the deliveries of webhooks: one at a time for each queue, with retries and dead letters."""

import asyncio
import random
from collections import defaultdict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Final

from msgspec.structs import replace

from service.app.fair_slots import FairSlots
from service.app.repository import GameRepository
from service.app.webhook_directory import WebhookDirectory
from service.app.webhook_documents import Hook, StoredDelivery, queue_parts
from service.app.webhook_notes import TURN_STARTED
from service.app.webhook_policy import DeliveryPolicy
from service.app.webhook_queue import drop, fail, give_up
from service.app.webhook_queues import VersionedQueue, WebhookQueues
from service.app.webhook_signing import WebhookSigner, event_type, message_body
from service.config import DAY
from service.errors import Reason, RefusedError
from service.logs import LOG
from service.outbound.sender import NoAnswerError, Reply, Sender
from service.store.base import DamagedError

AT_ONCE: Final = 64
"""Maximum number of deliveries at the same time in a process. Namespaces take turns for them."""
AT_ONCE_PER_NAMESPACE: Final = 32
"""Maximum number of them for one namespace, whose webhooks take turns: more than a namespace has webhooks."""
AT_ONCE_PER_WEBHOOK: Final = 4
"""Maximum number of them to one webhook; only one after an attempt without an answer, until there is one again."""
TESTS_AT_ONCE: Final = 8
"""Maximum number of tests of webhooks at the same time: they do not wait for deliveries."""
MOST_WAITING: Final = 100_000
"""Maximum number of queues that the relay hands out at once.

Those of a receiver that does not answer wait here, so there must be room for those of all others.
"""
MOST_IN_A_ROW: Final = 50
"""Maximum number of deliveries of a queue before other documents get a turn."""
GONE: Final = 410
LONGEST_RETRY_AFTER: Final = DAY
JITTER: Final = 0.1


class Turns:
    """The deliveries to one webhook that are made or wait."""

    def __init__(self) -> None:
        self.some = asyncio.Semaphore(AT_ONCE_PER_WEBHOOK)
        self.one = asyncio.Lock()
        self.callers = 0


class WebhookDeliveries:
    """Delivers what is due. Different processes may do so at once; then a delivery may arrive twice."""

    def __init__(
        self,
        repository: GameRepository,
        directory: WebhookDirectory,
        queues: WebhookQueues,
        signer: WebhookSigner,
        sender: Sender,
        policy: DeliveryPolicy,
        lot: Callable[[], float] = random.random,
    ) -> None:
        self._repository = repository
        self._directory = directory
        self._queues = queues
        self._signer = signer
        self._sender = sender
        self._policy = policy
        self._lot = lot
        self._now = directory.now
        self._slots, self._test_slots = FairSlots(AT_ONCE), FairSlots(TESTS_AT_ONCE)
        self._slots_of: defaultdict[str, FairSlots] = defaultdict(lambda: FairSlots(AT_ONCE_PER_NAMESPACE))
        self._turns: dict[str, Turns] = {}
        self._silent: set[str] = set()
        """The webhooks whose receivers did not answer the last attempt."""

    async def deliver_due(self, document: str) -> None:
        """Make the deliveries of a queue that are due, one after the other."""
        webhook, game = queue_parts(document)
        for _ in range(MOST_IN_A_ROW):
            async with self._turn(webhook):
                is_done = await self._deliver_first(webhook, game)
            if is_done:
                return

    async def test(self, webhook: str, hook: Hook, message: str, body: bytes) -> Reply:
        """Send a message that is in no queue; raise NoAnswerError if there is no answer."""
        async with _slot(self._test_slots, hook.namespace):
            return await self._send(webhook, hook, message, body)

    async def _deliver_first(self, webhook: str, game: str) -> bool:
        """Make the first delivery of a queue if it is due; return whether there is nothing to do after it now."""
        known = await self._queues.load(webhook, game)
        if known is None or not _is_due(known, self._now()):
            return True
        found = await self._directory.load(webhook)
        if found is None:
            await self._queues.delete(webhook, game)
            self._silent.discard(webhook)
            return True
        after = await self._attempt(webhook, found[1], game, known)
        return after is None or not _is_due(after, self._now())

    @asynccontextmanager
    async def _turn(self, webhook: str) -> AsyncIterator[None]:
        """Wait until one more delivery to a webhook may be made."""
        turns = self._turns.setdefault(webhook, Turns())
        turns.callers += 1
        try:
            async with turns.some, turns.one if webhook in self._silent else nullcontext():
                yield
        finally:
            turns.callers -= 1
            if not turns.callers:
                del self._turns[webhook]

    async def _send(self, webhook: str, hook: Hook, message: str, body: bytes) -> Reply:
        """Sign a message and send it to the receiver of a webhook; raise NoAnswerError if there is no answer."""
        headers = self._signer.headers(webhook, hook, message, body, self._now())
        try:
            reply = await self._sender.post(hook.url, headers, body)
        except NoAnswerError:
            self._silent.add(webhook)
            raise
        self._silent.discard(webhook)
        return reply

    async def _attempt(self, webhook: str, hook: Hook, game: str, known: VersionedQueue) -> VersionedQueue | None:
        """Try the first delivery of a queue, and store what came of it."""
        delivery = known.queue.pending[0]
        if hook.disabled:
            return await self._queues.change(
                webhook, game, lambda queue: give_up(queue, f"disabled: {hook.disabled}", self._now()), known
            )
        if hook.quiet and await self._is_outdated(game, delivery):
            return await self._queues.change(webhook, game, lambda queue: drop(queue, delivery.id), known)
        body = message_body(event_type(delivery.kind), delivery.at, delivery.data)
        reply = None
        try:
            async with _slot(self._slots_of[hook.namespace], webhook), _slot(self._slots, hook.namespace):
                reply = await self._send(webhook, hook, delivery.id, body)
            error = "" if 200 <= reply.status <= 299 else f"answered with status {reply.status}"
        except NoAnswerError as failure:
            error = str(failure)
        if not error:
            known_after = await self._queues.change(webhook, game, lambda queue: drop(queue, delivery.id), known)
            await self._note_success(webhook, hook)
            return known_after
        again = self._next_attempt(delivery, reply)
        known_after = await self._queues.change(
            webhook, game, lambda queue: fail(queue, delivery.id, error, self._now(), again), known
        )
        await self._note_failure(webhook, hook, error, gone=reply is not None and reply.status == GONE)
        return known_after

    def _next_attempt(self, delivery: StoredDelivery, reply: Reply | None) -> int | None:
        """Return when a delivery is to be tried again; None if this was the last attempt."""
        made = delivery.attempts + 1
        if made >= len(self._policy.delays):
            return None
        wait = self._policy.delays[made] * (1 + JITTER * self._lot())
        if reply is not None and reply.retry_after is not None:
            wait = max(wait, min(reply.retry_after, LONGEST_RETRY_AFTER))
        return self._now() + round(wait * 1000)

    async def _is_outdated(self, game: str, delivery: StoredDelivery) -> bool:
        """Return whether the turn that a delivery tells of was over before the first attempt."""
        if delivery.kind != TURN_STARTED or delivery.attempts:
            return False
        seat = delivery.data.get("seat", 0)
        try:
            _, head, _ = await self._repository.load(game)
            logs = await self._repository.logs(game, head, delivery.seq)
        except RefusedError as error:
            return error.reason is Reason.GAME_NOT_FOUND
        except DamagedError:
            return False
        return head.over or not all(seat in log.to_act for log in logs)

    async def _note_success(self, webhook: str, hook: Hook) -> None:
        """Store when the last delivery succeeded, not more often than it matters."""
        now = self._now()
        if hook.failures or now - hook.delivered > self._policy.precision * 1000:
            await self._directory.change(webhook, lambda one: replace(one, delivered=now, failures=0, failing=0))

    async def _note_failure(self, webhook: str, hook: Hook, error: str, gone: bool) -> None:
        """Count a failed attempt, and disable the webhook if nothing was delivered for a long time."""
        now, policy = self._now(), self._policy

        def noted(one: Hook) -> Hook:
            if one.disabled or one.url != hook.url:
                return one
            if gone:
                return replace(one, disabled="the receiver answered with status 410 (gone)")
            failures, failing = min(one.failures + 1, policy.failures), one.failing or now
            counted = replace(one, failures=failures, failing=failing)
            if failures < policy.failures or now - failing <= policy.outage * 1000:
                return counted
            return replace(counted, disabled=f"nothing was delivered for a long time; at last: {error}")

        if gone or now - hook.delivered > policy.precision * 1000:
            after = await self._directory.change(webhook, noted)
            if after is not None and after.disabled:
                LOG.warning("webhook %s is disabled: %s", webhook, after.disabled)


@asynccontextmanager
async def _slot(slots: FairSlots, owner: str) -> AsyncIterator[None]:
    """Hold one of the slots."""
    await slots.acquire(owner)
    try:
        yield
    finally:
        slots.release()


def _is_due(known: VersionedQueue, now: int) -> bool:
    """Return whether the first delivery of a queue is due."""
    return bool(known.queue.pending) and known.queue.pending[0].next <= now
