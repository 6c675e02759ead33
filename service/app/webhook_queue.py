"""What happens to a queue of deliveries: additions, attempts, dead letters and retries. Does not use the store."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from service.app.webhook_documents import Queue, StoredDelivery
from service.config import DAY
from service.store.base import NEVER

MOST_PENDING: Final = 1_000
MOST_DEAD: Final = 200
"""Maximum numbers of deliveries in one queue. The oldest dead letters are dropped first."""
DEAD_KEPT: Final = 30 * DAY * 1000
"""Milliseconds that a dead letter is kept."""
FULL: Final = f"{MOST_PENDING} deliveries about this game waited already"


def add(queue: Queue, deliveries: Sequence[StoredDelivery], now: int) -> Queue:
    """Append deliveries in the order of their events; those that were added before are left out.

    A delivery for which there is no room is given up at once: the earlier ones stay in order.
    """
    for delivery in deliveries:
        if delivery.seq < queue.seq or delivery.id in queue.added:
            continue
        added = (*queue.added, delivery.id) if delivery.seq == queue.seq else (delivery.id,)
        queue = replace(queue, seq=delivery.seq, added=added)
        if len(queue.pending) < MOST_PENDING:
            queue = replace(queue, pending=(*queue.pending, delivery))
        else:
            queue = _bury(queue, delivery, FULL, now)
    return queue


def drop(queue: Queue, delivery: str) -> Queue:
    """Remove a pending delivery that was acknowledged, or that is not needed any more."""
    return replace(queue, pending=tuple(one for one in queue.pending if one.id != delivery))


def fail(queue: Queue, delivery: str, error: str, now: int, again: int | None) -> Queue:
    """Note a failed attempt. The next one is at the moment `again`; None gives the delivery up."""
    failed = next((one for one in queue.pending if one.id == delivery), None)
    if failed is None:
        return queue
    failed = replace(failed, attempts=failed.attempts + 1, error=error)
    if again is None:
        return _bury(drop(queue, delivery), failed, error, now)
    after = replace(failed, next=again)
    return replace(queue, pending=tuple(after if one.id == delivery else one for one in queue.pending))


def give_up(queue: Queue, why: str, now: int) -> Queue:
    """Give up all pending deliveries, because the webhook is disabled."""
    for delivery in queue.pending:
        queue = _bury(queue, delivery, why, now)
    return replace(queue, pending=())


def retry(queue: Queue, delivery: str, now: int) -> Queue:
    """Put a dead letter before all pending deliveries, for one attempt now."""
    found = next((one for one in queue.dead if one.id == delivery), None)
    if found is None:
        return queue
    dead = tuple(one for one in queue.dead if one.id != delivery)
    return replace(queue, pending=(replace(found, next=now), *queue.pending), dead=dead)


def without_expired(queue: Queue, now: int) -> Queue:
    """Remove the dead letters that were kept long enough."""
    dead = tuple(one for one in queue.dead if one.next + DEAD_KEPT > now)
    return queue if len(dead) == len(queue.dead) else replace(queue, dead=dead)


def due(queue: Queue) -> int:
    """Return when somebody must look at the queue again: at the next attempt of its first delivery."""
    return queue.pending[0].next if queue.pending else NEVER


def _bury(queue: Queue, delivery: StoredDelivery, error: str, now: int) -> Queue:
    dead = (*queue.dead, replace(delivery, next=now, error=error))
    return replace(queue, dead=dead[-MOST_DEAD:])
