"""Builds the parts of the webhooks over a repository."""

from collections.abc import Callable
from typing import Final, NamedTuple

from service.app.repository import GameRepository
from service.app.webhook_deliveries import WebhookDeliveries
from service.app.webhook_directory import WebhookDirectory
from service.app.webhook_notes import NoteApplier
from service.app.webhook_policy import DeliveryPolicy
from service.app.webhook_queues import WebhookQueues
from service.app.webhook_signing import WebhookSigner
from service.app.webhooks import Webhooks
from service.outbound.sender import Sender

DEFAULT_POLICY: Final = DeliveryPolicy()


class WebhookParts(NamedTuple):
    """The parts of the webhooks that others call."""

    directory: WebhookDirectory
    notes: NoteApplier
    deliveries: WebhookDeliveries
    requests: Webhooks


def make_webhooks(
    repository: GameRepository,
    secret: bytes,
    now: Callable[[], int],
    policy: DeliveryPolicy = DEFAULT_POLICY,
    sender: Sender | None = None,
) -> WebhookParts:
    """Build the webhooks. `now` returns the store's time in milliseconds."""
    allow_private = repository.config.webhook_allow_private
    sender = sender or Sender(allow_private)
    signer, directory = WebhookSigner(secret), WebhookDirectory(repository.store, now)
    queues = WebhookQueues(repository.store, now)
    deliveries = WebhookDeliveries(repository, directory, queues, signer, sender, policy)
    requests = Webhooks(directory, queues, signer, deliveries, allow_private)
    return WebhookParts(directory, NoteApplier(directory, queues, policy), deliveries, requests)
