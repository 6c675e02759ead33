"""Secrets and messages of webhooks, as Standard Webhooks 1.0.0 describes them."""

import hmac
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from service.app.moments import moment
from service.app.webhook_documents import Hook
from service.config import DAY

BOTH_SIGN: Final = DAY * 1000
"""Milliseconds for which a secret that was replaced signs, too."""
MOST_REPLACED: Final = 5
"""Maximum number of secrets that sign although they were replaced; the oldest are dropped first."""
TEST: Final = "webhook.test"
PREFIX: Final = "WEBHOOK_KIND_"

_encode: Final = msgspec.json.Encoder().encode


class WebhookSigner:
    """Derives the secrets of webhooks from the store's secret, and signs messages with them."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def secret(self, webhook: str, hook: Hook) -> str:
        """Return the current secret of a webhook in the form that its receiver needs."""
        return f"whsec_{b64encode(self._key(webhook, hook.generation)).decode()}"

    def headers(self, webhook: str, hook: Hook, message: str, body: bytes, now: int) -> dict[str, str]:
        """Return the headers of an attempt: id, time and signatures of the message."""
        seconds = str(now // 1000)
        content = b".".join((message.encode(), seconds.encode(), body))
        signatures = (
            b64encode(hmac.digest(self._key(webhook, generation), content, "sha256")).decode()
            for generation in _generations(hook, now)
        )
        return {
            "webhook-id": message,
            "webhook-timestamp": seconds,
            "webhook-signature": " ".join(f"v1,{signature}" for signature in signatures),
        }

    def _key(self, webhook: str, generation: str) -> bytes:
        return hmac.digest(self._secret, f"webhook|{webhook}|{generation}".encode(), "sha256")


def _generations(hook: Hook, now: int) -> Iterator[str]:
    yield hook.generation
    for generation, at in hook.replaced:
        if now < at + BOTH_SIGN:
            yield generation


def with_generation(hook: Hook, generation: str, now: int) -> Hook:
    """Return a webhook with a new secret. The secrets that it replaces, now or within the last day, sign, too."""
    before = [one for one in hook.replaced if now < one[1] + BOTH_SIGN]
    return replace(hook, generation=generation, replaced=((hook.generation, now), *before)[:MOST_REPLACED])


def message_id(webhook: str, game: str, seq: int, note: bytes) -> str:
    """Return the id of a delivery: the same for the same event in every attempt and process.

    It begins with the game and the sequence number. The hash tells the webhooks and the events of one commit apart.
    """
    return f"{game}-{seq}-{sha256(webhook.encode() + note).hexdigest()[:16]}"


def event_type(kind: str) -> str:
    """Return the type in the body of a delivery for a value of WebhookKind: `turn.started`, `seat.timed_out`."""
    return kind.removeprefix(PREFIX).lower().replace("_", ".", 1)


def message_body(type_: str, at: int, data: dict[str, Any]) -> bytes:
    """Return the JSON body of a delivery."""
    return _encode({"type": type_, "timestamp": moment(at), "data": data})
