"""The stored documents of webhooks: a webhook itself, and its queue of deliveries for each game."""

import re
import secrets
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from service.app.head import Sealed
from service.config import DAY

HOOK: Final = "hook"
QUEUE: Final = "queue"
"""First parts of the ids of documents; a hyphen follows, which no id of a game has."""

FOREVER: Final = 100 * 365 * DAY
"""Time to live of a webhook in seconds."""
QUEUE_KEPT: Final = 31 * DAY
EMPTY_QUEUE_KEPT: Final = 3_600
"""Times to live of a queue in seconds.

An empty queue is kept for its sequence number: a process that stalled may apply a note once more.
"""

_ID: Final = re.compile(r"[0-9a-f]{24}")


class Hook(Struct, frozen=True, array_like=True):
    """A webhook. Moments are milliseconds of the store's time."""

    namespace: str
    url: str
    kinds: tuple[str, ...]
    player: str
    quiet: bool
    created: int
    generation: str
    """A random token from which the secret is derived; the secret itself is stored nowhere."""
    delivered: int
    """The last successful delivery, with a precision of about an hour; at first when the webhook was enabled."""
    payload: bytes = b""
    """The fingerprint of the request that created the webhook, if it had a request id."""
    replaced: tuple[tuple[str, int], ...] = ()
    """The generations before the current one, newest first, and when each was replaced."""
    failures: int = 0
    """How many attempts have failed since `delivered`, up to the number that matters."""
    disabled: str = ""
    """Why no deliveries are made; "" if they are."""
    failing: int = 0
    """The moment of the first of these failures; 0 if there are none."""


class StoredDelivery(Struct, frozen=True, array_like=True):
    """A delivery that was not acknowledged."""

    id: str
    kind: str
    seq: int
    at: int
    """When the event happened."""
    data: dict[str, Any]
    next: int
    """When the next attempt is to be made; of a dead letter, when it was given up."""
    attempts: int = 0
    error: str = ""


class Queue(Struct, frozen=True, array_like=True):
    """The deliveries of a webhook about one game, in the order of the events."""

    pending: tuple[StoredDelivery, ...] = ()
    dead: tuple[StoredDelivery, ...] = ()
    """Deliveries that were given up, oldest first."""
    seq: int = 0
    """The sequence number of the last event that was added."""
    added: tuple[str, ...] = ()
    """The ids of the deliveries that were added with that sequence number."""


HOOKS: Final = Sealed[Hook]("hook", Hook, "the stored webhook")
QUEUES: Final = Sealed[Queue]("queue", Queue, "the stored queue of deliveries")


def new_id(namespace: str, request_id: str) -> str:
    """Return the id of a new webhook: random, or derived from the request id, so that a retry finds the webhook."""
    if not request_id:
        return secrets.token_hex(12)
    return sha256(f"webhook\0{namespace}\0{request_id}".encode()).hexdigest()[:24]


def is_hook_id(text: str) -> bool:
    """Return whether a text has the form of a webhook's id."""
    return _ID.fullmatch(text) is not None


def hook_document(webhook: str) -> str:
    """Return the id of the document of a webhook."""
    return f"{HOOK}-{webhook}"


def queue_document(webhook: str, game: str) -> str:
    """Return the id of the document with the deliveries of a webhook about a game."""
    return f"{QUEUE}-{webhook}-{game}"


def queue_parts(document: str) -> tuple[str, str]:
    """Return the webhook and the game of a queue."""
    _, webhook, game = document.split("-")
    return webhook, game


def hooks_of(namespace: str) -> str:
    """Return the name of the list of a namespace's webhooks."""
    return f"hooks/{namespace}"


def queues_of(webhook: str) -> str:
    """Return the name of the list of a webhook's queues."""
    return f"queues/{webhook}"
