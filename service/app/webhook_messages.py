"""The requests and responses about webhooks. See messages.py."""

from datetime import datetime
from typing import Literal

from msgspec import Struct

from service.app.messages import Int32, Request

WebhookKind = Literal[
    "WEBHOOK_KIND_UNSPECIFIED",
    "WEBHOOK_KIND_GAME_STARTED",
    "WEBHOOK_KIND_TURN_STARTED",
    "WEBHOOK_KIND_TURN_REMINDER",
    "WEBHOOK_KIND_SEAT_TIMED_OUT",
    "WEBHOOK_KIND_SEAT_LEFT",
    "WEBHOOK_KIND_GAME_FINISHED",
]
DeliveryStatus = Literal["DELIVERY_STATUS_UNSPECIFIED", "DELIVERY_STATUS_PENDING", "DELIVERY_STATUS_DEAD"]


class CreateWebhookRequest(Request, frozen=True):
    """Create a webhook."""

    url: str = ""
    kinds: tuple[WebhookKind, ...] = ()
    player: str = ""
    quiet: bool = False
    request_id: str = ""


class ListWebhooksRequest(Request, frozen=True):
    """List the webhooks of a namespace."""


class WebhookRequest(Request, frozen=True):
    """Base of the requests about one webhook."""

    webhook: str = ""


class GetWebhookRequest(WebhookRequest, frozen=True):
    """Get a webhook."""


class UpdateWebhookRequest(WebhookRequest, frozen=True):
    """Change a webhook."""

    url: str | None = None
    kinds: tuple[WebhookKind, ...] = ()
    player: str | None = None
    quiet: bool | None = None


class DeleteWebhookRequest(WebhookRequest, frozen=True):
    """Delete a webhook."""


class RotateSecretRequest(WebhookRequest, frozen=True):
    """Get a new secret of a webhook."""


class TestWebhookRequest(WebhookRequest, frozen=True):
    """Send a delivery for a test."""


class ListDeliveriesRequest(WebhookRequest, frozen=True):
    """List the deliveries of a webhook that were not acknowledged."""

    status: DeliveryStatus = "DELIVERY_STATUS_UNSPECIFIED"
    page_size: Int32 = 0
    page_token: str = ""


class RetryDeliveryRequest(WebhookRequest, frozen=True):
    """Try a delivery that was given up once more."""

    delivery: str = ""


class Webhook(Struct, frozen=True):
    """A webhook."""

    id: str
    url: str
    kinds: tuple[WebhookKind, ...]
    player: str
    quiet: bool
    disabled: str
    create_time: datetime


class Delivery(Struct, frozen=True):
    """A delivery that was not acknowledged yet."""

    id: str
    kind: WebhookKind
    game: str
    status: DeliveryStatus
    attempts: int
    create_time: datetime
    next_attempt_time: datetime | None
    error: str


class CreateWebhookResponse(Struct, frozen=True):
    """A new webhook with its secret."""

    webhook: Webhook
    secret: str
    replayed: bool


class ListWebhooksResponse(Struct, frozen=True):
    """The webhooks of a namespace."""

    webhooks: tuple[Webhook, ...]


class WebhookAnswer(Struct, frozen=True):
    """One webhook."""

    webhook: Webhook


class DeleteWebhookResponse(Struct, frozen=True):
    """The webhook is deleted."""


class RotateSecretResponse(Struct, frozen=True):
    """A webhook with its new secret."""

    webhook: Webhook
    secret: str


class TestWebhookResponse(Struct, frozen=True):
    """How the receiver answered a test."""

    ok: bool
    status: int
    error: str


class ListDeliveriesResponse(Struct, frozen=True):
    """A page of deliveries."""

    deliveries: tuple[Delivery, ...]
    next_page_token: str


class RetryDeliveryResponse(Struct, frozen=True):
    """The delivery, which waits for an attempt again."""

    delivery: Delivery
