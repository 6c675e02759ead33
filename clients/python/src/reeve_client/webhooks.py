"""Verifies deliveries of webhooks, which are signed as Standard Webhooks 1.0.0 says."""

import hmac
import time
from base64 import b64decode, b64encode
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Final

import msgspec

from reeve_client.core import decode
from reeve_client.errors import ReeveError
from reeve_client.message import Message

TOLERANCE: Final = 300
"""Seconds between the signature of a delivery and now."""


class WebhookSeat(Message, frozen=True, kw_only=True):
    """A seat with its player and name, if they are known, and its rank if the game is over."""

    seat: int
    player: str = ""
    name: str = ""
    rank: int | None = None


class WebhookData(Message, frozen=True, kw_only=True):
    """The facts of an event; which of them are there depends on its type."""

    game: str = ""
    seat: int | None = None
    player: str = ""
    name: str = ""
    revision: int | None = None
    deadline: datetime | None = None
    """When the turn must be over, if the game has a time control."""
    time_outs: int | None = None
    left: str = ""
    """How the seat left, such as "RESIGNED"."""
    seats: Sequence[WebhookSeat] = ()
    ranks: Sequence[WebhookSeat] = ()


class WebhookEvent(Message, frozen=True, kw_only=True):
    """What a delivery tells."""

    id: str = ""
    """The same in every attempt of a delivery."""
    type: str
    """Such as "turn.started"; a newer server may send other types."""
    timestamp: datetime
    """When it happened."""
    data: WebhookData


class BadWebhook(ReeveError):  # noqa: N818 - named after what is wrong
    """The delivery is not from the server, or it is too old. Answer it with the status 400 or 401."""


def verify_webhook(
    secrets: str | Sequence[str], headers: Mapping[str, str], body: bytes, now: float | None = None
) -> WebhookEvent:
    """Return the event of a delivery, or raise `BadWebhook`.

    `secrets`: the secret of the webhook, or the old and the new one while it changes; `body`: as it came, before it is
    parsed.
    """
    lower = {name.lower(): value for name, value in headers.items()}
    try:
        signed_id, signed_at, signatures = (lower[f"webhook-{name}"] for name in ("id", "timestamp", "signature"))
        age = (time.time() if now is None else now) - int(signed_at)
    except (KeyError, ValueError, OverflowError) as error:
        raise BadWebhook("a header of the webhook is missing or cannot be read") from error
    if abs(age) > TOLERANCE:
        raise BadWebhook("the webhook is too old or too new")
    message = f"{signed_id}.{signed_at}.".encode() + body
    for secret in [secrets] if isinstance(secrets, str) else secrets:
        digest = hmac.digest(b64decode(secret.removeprefix("whsec_")), message, "sha256")
        valid = b"v1," + b64encode(digest)
        if any(hmac.compare_digest(valid, signature.encode()) for signature in signatures.split()):
            return msgspec.structs.replace(decode(body, WebhookEvent), id=signed_id)
    raise BadWebhook("no signature of the webhook is valid")
