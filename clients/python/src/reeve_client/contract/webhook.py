"""The messages of proto/reeve/v1/webhook.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    WebhookKind = Literal[
        "WEBHOOK_KIND_GAME_STARTED",
        "WEBHOOK_KIND_TURN_STARTED",
        "WEBHOOK_KIND_TURN_REMINDER",
        "WEBHOOK_KIND_SEAT_TIMED_OUT",
        "WEBHOOK_KIND_SEAT_LEFT",
        "WEBHOOK_KIND_GAME_FINISHED",
    ]
    """What a webhook can be told.

    WEBHOOK_KIND_GAME_STARTED: All seats are claimed.

    WEBHOOK_KIND_TURN_STARTED: The game waits for a seat: data has seat, player and deadline.

    WEBHOOK_KIND_TURN_REMINDER: A seat that has an hour or more has used half of its time, or nine tenths.

    WEBHOOK_KIND_SEAT_TIMED_OUT: A seat ran out of time.

    WEBHOOK_KIND_SEAT_LEFT: A seat left.

    WEBHOOK_KIND_GAME_FINISHED: The game is over: data has the ranks.
    """

    DeliveryStatus = Literal[
        "DELIVERY_STATUS_PENDING",
        "DELIVERY_STATUS_DEAD",
    ]
    """Whether a delivery will be tried again.

    DELIVERY_STATUS_PENDING: It waits for its first or next attempt.

    DELIVERY_STATUS_DEAD: It was given up after the last attempt; it is kept for 30 days.
    """
else:  # a newer server may send other values
    WebhookKind = str
    DeliveryStatus = str


class Webhook(Message, frozen=True, kw_only=True):
    """A webhook."""

    id: str = ""
    url: str = ""
    kinds: Sequence[WebhookKind] = ()
    player: str = ""
    """Only events of games with this player; empty: all games."""
    quiet: bool = False
    """A turn that ends within 5 seconds is not told."""
    disabled: str = ""
    """Why no deliveries are made; empty if they are."""
    create_time: datetime


class Delivery(Message, frozen=True, kw_only=True):
    """A delivery that was not acknowledged yet."""

    id: str = ""
    kind: WebhookKind
    game: str = ""
    status: DeliveryStatus
    attempts: int = 0
    create_time: datetime
    next_attempt_time: datetime | None = None
    """Only while it is pending."""
    error: str = ""
    """How the last attempt failed; empty before the first one."""


class CreateWebhookRequest(Request, frozen=True, kw_only=True):
    """What CreateWebhook takes."""

    url: str = ""
    kinds: Sequence[WebhookKind] = ()
    player: str = ""
    quiet: bool = False
    request_id: str = ""


class CreateWebhookResponse(Message, frozen=True, kw_only=True):
    """What CreateWebhook answers."""

    webhook: Webhook
    secret: str = ""
    """"whsec_" and the key in base64."""
    replayed: bool = False


class ListWebhooksRequest(Request, frozen=True, kw_only=True):
    """What ListWebhooks takes."""


class ListWebhooksResponse(Message, frozen=True, kw_only=True):
    """What ListWebhooks answers."""

    webhooks: Sequence[Webhook] = ()


class GetWebhookRequest(Request, frozen=True, kw_only=True):
    """What GetWebhook takes."""

    webhook: str


class GetWebhookResponse(Message, frozen=True, kw_only=True):
    """What GetWebhook answers."""

    webhook: Webhook


class UpdateWebhookRequest(Request, frozen=True, kw_only=True):
    """What UpdateWebhook takes."""

    webhook: str
    url: str | None = None
    kinds: Sequence[WebhookKind] = ()
    """Empty: as they are."""
    player: str | None = None
    quiet: bool | None = None


class UpdateWebhookResponse(Message, frozen=True, kw_only=True):
    """What UpdateWebhook answers."""

    webhook: Webhook


class DeleteWebhookRequest(Request, frozen=True, kw_only=True):
    """What DeleteWebhook takes."""

    webhook: str


class DeleteWebhookResponse(Message, frozen=True, kw_only=True):
    """What DeleteWebhook answers."""


class RotateSecretRequest(Request, frozen=True, kw_only=True):
    """What RotateSecret takes."""

    webhook: str


class RotateSecretResponse(Message, frozen=True, kw_only=True):
    """What RotateSecret answers."""

    webhook: Webhook
    secret: str = ""


class TestWebhookRequest(Request, frozen=True, kw_only=True):
    """What TestWebhook takes."""

    webhook: str


class TestWebhookResponse(Message, frozen=True, kw_only=True):
    """What TestWebhook answers."""

    ok: bool = False
    """Whether the receiver answered with a status from 200 to 299."""
    status: int = 0
    """The status that the receiver answered with; 0 if it did not answer."""
    error: str = ""
    """Why there was no answer; empty if there was one."""


class ListDeliveriesRequest(Request, frozen=True, kw_only=True):
    """What ListDeliveries takes."""

    webhook: str
    status: DeliveryStatus | None = None
    """Left out: all."""
    page_size: int = 0
    """1 to 100; 0: 50."""
    page_token: str = ""


class ListDeliveriesResponse(Message, frozen=True, kw_only=True):
    """What ListDeliveries answers."""

    deliveries: Sequence[Delivery] = ()
    next_page_token: str = ""
    """Empty if this is the last page."""


class RetryDeliveryRequest(Request, frozen=True, kw_only=True):
    """What RetryDelivery takes."""

    webhook: str
    delivery: str


class RetryDeliveryResponse(Message, frozen=True, kw_only=True):
    """What RetryDelivery answers."""

    delivery: Delivery
