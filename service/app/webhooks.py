"""Handlers of the requests about webhooks and their deliveries."""

import re
from collections.abc import Callable
from secrets import token_hex
from typing import Final, cast

from msgspec.structs import replace

from service.app.commands import checked_id, fingerprint
from service.app.identity import Identity, owner_with
from service.app.limits import Buckets, exceeded
from service.app.moments import moment
from service.app.names import checked_player
from service.app.webhook_deliveries import WebhookDeliveries
from service.app.webhook_directory import MOST_WEBHOOKS, WebhookDirectory
from service.app.webhook_documents import Hook, Queue, StoredDelivery, is_hook_id, new_id
from service.app.webhook_messages import (
    CreateWebhookRequest,
    CreateWebhookResponse,
    DeleteWebhookRequest,
    DeleteWebhookResponse,
    Delivery,
    GetWebhookRequest,
    ListDeliveriesRequest,
    ListDeliveriesResponse,
    ListWebhooksRequest,
    ListWebhooksResponse,
    RetryDeliveryRequest,
    RetryDeliveryResponse,
    RotateSecretRequest,
    RotateSecretResponse,
    TestWebhookRequest,
    TestWebhookResponse,
    UpdateWebhookRequest,
    Webhook,
    WebhookAnswer,
    WebhookKind,
)
from service.app.webhook_queue import retry, without_expired
from service.app.webhook_queues import WebhookQueues
from service.app.webhook_signing import BOTH_SIGN, TEST, WebhookSigner, message_body, with_generation
from service.errors import Reason, RefusedError, malformed, shortened
from service.logs import LOG
from service.outbound.sender import NoAnswerError
from service.outbound.targets import ForbiddenTargetError, read_url
from service.store.base import DamagedError

SCOPE: Final = "webhooks.manage"
MOST_IN_A_PAGE: Final = 100
QUEUES_IN_A_PAGE: Final = 100
"""Maximum number of queues that one page looks through: a page may have fewer deliveries than it could have."""
TESTS_PER_MINUTE: Final = 10
UNSPECIFIED: Final = "WEBHOOK_KIND_UNSPECIFIED"
PENDING: Final = "DELIVERY_STATUS_PENDING"
DEAD: Final = "DELIVERY_STATUS_DEAD"

_DELIVERY: Final = re.compile(r"([0-9a-z]{1,40})-(\d{1,18})-([0-9a-f]{16})")
_PAGE_TOKEN: Final = re.compile(r"([0-9a-z]{1,40})(?:-(\d{1,18})-([0-9a-f]{16}))?")


class Webhooks:
    """Handlers of the requests about webhooks."""

    def __init__(
        self,
        directory: WebhookDirectory,
        queues: WebhookQueues,
        signer: WebhookSigner,
        deliveries: WebhookDeliveries,
        allow_private: bool,
    ) -> None:
        self._directory = directory
        self._queues = queues
        self._signer = signer
        self._deliveries = deliveries
        self._allow_private = allow_private
        self._tests = Buckets(
            TESTS_PER_MINUTE / 60, TESTS_PER_MINUTE, f"{TESTS_PER_MINUTE} tests of one webhook in a minute"
        )

    async def create_webhook(self, identity: Identity, request: CreateWebhookRequest) -> CreateWebhookResponse:
        """Create a webhook. A retry with the same request id answers the same webhook."""
        namespace, now = owner_with(identity, SCOPE), self._directory.now()
        payload = fingerprint(request) if checked_id(request.request_id) else b""
        if not request.kinds:
            raise malformed("`kinds` is empty: name at least one")
        hook = Hook(
            namespace=namespace,
            url=self._checked_url(request.url),
            kinds=checked_kinds(request.kinds),
            player=(checked_player(request.player) if request.player else ""),
            quiet=request.quiet,
            created=now,
            generation=token_hex(8),
            delivered=now,
            payload=payload,
        )
        webhook = new_id(namespace, request.request_id)
        earlier = await self._directory.load(webhook) if request.request_id else None
        if earlier is None:
            created = await self._directory.create(webhook, hook)
            if created is None:
                raise exceeded(f"{MOST_WEBHOOKS} webhooks of one namespace; delete one first", 60)
            if created:
                return CreateWebhookResponse(present(webhook, hook), self._signer.secret(webhook, hook), False)
        return self._created_before(webhook, await self._own(namespace, webhook), request, payload)

    async def list_webhooks(self, identity: Identity, request: ListWebhooksRequest) -> ListWebhooksResponse:
        """Return the webhooks of the caller's namespace, oldest first."""
        hooks = await self._directory.all_of(owner_with(identity, SCOPE))
        return ListWebhooksResponse(tuple(present(webhook, hook) for webhook, hook in hooks.items()))

    async def get_webhook(self, identity: Identity, request: GetWebhookRequest) -> WebhookAnswer:
        """Return one webhook."""
        hook = await self._own(owner_with(identity, SCOPE), request.webhook)
        return WebhookAnswer(present(request.webhook, hook))

    async def update_webhook(self, identity: Identity, request: UpdateWebhookRequest) -> WebhookAnswer:
        """Change a webhook, and enable it if it was disabled."""
        namespace, now = owner_with(identity, SCOPE), self._directory.now()
        url = None if request.url is None else self._checked_url(request.url)
        kinds = checked_kinds(request.kinds)
        player = checked_player(request.player) if request.player else request.player

        def updated(hook: Hook) -> Hook:
            enabled = replace(hook, disabled="", delivered=now, failures=0, failing=0) if hook.disabled else hook
            return replace(
                enabled,
                url=hook.url if url is None else url,
                kinds=kinds or hook.kinds,
                player=hook.player if player is None else player,
                quiet=hook.quiet if request.quiet is None else request.quiet,
            )

        return WebhookAnswer(present(request.webhook, await self._change(namespace, request.webhook, updated)))

    async def delete_webhook(self, identity: Identity, request: DeleteWebhookRequest) -> DeleteWebhookResponse:
        """Delete a webhook with its deliveries."""
        namespace = owner_with(identity, SCOPE)
        await self._own(namespace, request.webhook)
        await self._directory.delete(request.webhook, namespace)
        await self._queues.delete_all(request.webhook)
        return DeleteWebhookResponse()

    async def rotate_secret(self, identity: Identity, request: RotateSecretRequest) -> RotateSecretResponse:
        """Replace the secret of a webhook. The old one signs, too, for a day."""
        namespace, now, generation = owner_with(identity, SCOPE), self._directory.now(), token_hex(8)
        hook = await self._change(
            namespace,
            request.webhook,
            lambda hook: with_generation(hook, generation, now),
        )
        return RotateSecretResponse(present(request.webhook, hook), self._signer.secret(request.webhook, hook))

    async def test_webhook(self, identity: Identity, request: TestWebhookRequest) -> TestWebhookResponse:
        """Send one delivery of the kind webhook.test now, also if the webhook is disabled."""
        hook = await self._own(owner_with(identity, SCOPE), request.webhook)
        self._tests.take(request.webhook)
        body = message_body(TEST, self._directory.now(), {"webhook": request.webhook})
        try:
            reply = await self._deliveries.test(request.webhook, hook, f"test-{token_hex(12)}", body)
        except NoAnswerError as error:
            return TestWebhookResponse(False, 0, str(error))
        return TestWebhookResponse(200 <= reply.status <= 299, reply.status, "")

    async def list_deliveries(self, identity: Identity, request: ListDeliveriesRequest) -> ListDeliveriesResponse:
        """Return deliveries that wait or were given up: by game, newest game first, in the order of their events."""
        namespace, size = owner_with(identity, SCOPE), request.page_size or MOST_IN_A_PAGE // 2
        if not 1 <= size <= MOST_IN_A_PAGE:
            raise malformed(f"`pageSize` is 1 to {MOST_IN_A_PAGE}, not {size}")
        token = _PAGE_TOKEN.fullmatch(request.page_token)
        if request.page_token and token is None:
            raise malformed("`pageToken` is invalid; send `nextPageToken` of the previous page, or leave it out")
        await self._own(namespace, request.webhook)
        found: list[Delivery] = []
        before = None if token is None else token[1]
        if token is not None and token[2]:
            found += await self._deliveries_about(request, token[1], request.page_token)
        games = await self._queues.games(request.webhook, before, QUEUES_IN_A_PAGE)
        for game in games:
            if len(found) > size:
                break
            found += await self._deliveries_about(request, game)
            before = game
        if len(found) > size:
            return ListDeliveriesResponse(tuple(found[:size]), found[size - 1].id)
        return ListDeliveriesResponse(tuple(found), before or "" if len(games) == QUEUES_IN_A_PAGE else "")

    async def retry_delivery(self, identity: Identity, request: RetryDeliveryRequest) -> RetryDeliveryResponse:
        """Let a delivery that was given up be tried once more, now. A pending one is answered as it is."""
        namespace = owner_with(identity, SCOPE)
        hook = await self._own(namespace, request.webhook)
        parts = _DELIVERY.fullmatch(request.delivery)
        if parts is None:
            raise _no_delivery(request.delivery)
        if hook.disabled:
            raise RefusedError(Reason.WRONG_STATE, f"the webhook is disabled ({hook.disabled}); update it first")
        now, game = self._directory.now(), parts[1]
        changed = await self._queues.change(request.webhook, game, lambda queue: retry(queue, request.delivery, now))
        for delivery in changed.queue.pending if changed is not None else ():
            if delivery.id == request.delivery:
                return RetryDeliveryResponse(present_delivery(delivery, game, PENDING))
        raise _no_delivery(request.delivery)

    def _checked_url(self, url: str) -> str:
        try:
            read_url(url, self._allow_private)
        except ForbiddenTargetError as error:
            raise malformed(f"`url` cannot be used: {error}") from None
        return url

    def _created_before(
        self, webhook: str, hook: Hook, request: CreateWebhookRequest, payload: bytes
    ) -> CreateWebhookResponse:
        """Answer a retry of a creation. The secret is shown again for a day, unless it was replaced."""
        if hook.payload != payload:
            raise RefusedError(
                Reason.REQUEST_ID_REUSED,
                f"request id {shortened(request.request_id)!r} was used for another request; "
                "use a new id for a new request",
            )
        is_shown = not hook.replaced and self._directory.now() < hook.created + BOTH_SIGN
        secret = self._signer.secret(webhook, hook) if is_shown else ""
        return CreateWebhookResponse(present(webhook, hook), secret, True)

    async def _own(self, namespace: str, webhook: str) -> Hook:
        """Return a webhook of a namespace, or refuse the request."""
        found = await self._directory.load(webhook) if is_hook_id(webhook) else None
        if found is None or found[1].namespace != namespace:
            raise _no_webhook(webhook)
        return found[1]

    async def _change(self, namespace: str, webhook: str, make: Callable[[Hook], Hook]) -> Hook:
        await self._own(namespace, webhook)
        changed = await self._directory.change(webhook, make)
        if changed is None:
            raise _no_webhook(webhook)
        return changed

    async def _deliveries_about(self, request: ListDeliveriesRequest, game: str, after: str = "") -> list[Delivery]:
        """Return the deliveries about a game with the requested status, after the delivery with an id."""
        try:
            loaded = await self._queues.load(request.webhook, game)
        except DamagedError as error:  # a damaged queue must not prevent the list of all others
            LOG.error(
                "the deliveries of webhook %s about game %s are lost: %s is damaged", request.webhook, game, error
            )
            return []
        queue = Queue() if loaded is None else without_expired(loaded.queue, self._directory.now())
        both = [(one, DEAD) for one in queue.dead] + [(one, PENDING) for one in queue.pending]
        ordered = sorted(both, key=lambda entry: entry[0].seq)
        return [
            present_delivery(one, game, status)
            for one, status in ordered[_place_after([one for one, _ in ordered], after) :]
            if request.status in (status, "DELIVERY_STATUS_UNSPECIFIED")
        ]


def _place_after(deliveries: list[StoredDelivery], id_: str) -> int:
    """Return where a list goes on after a delivery; if it is not there any more, at its sequence number."""
    parts = _DELIVERY.fullmatch(id_)
    if parts is None:
        return 0
    seq = int(parts[2])
    for place, one in enumerate(deliveries):
        if one.id == id_:
            return place + 1
    return sum(one.seq < seq for one in deliveries)


def checked_kinds(kinds: tuple[WebhookKind, ...]) -> tuple[str, ...]:
    """Return kinds without duplicates; refuse the unspecified one."""
    if UNSPECIFIED in kinds:
        raise malformed(f"`kinds` has {UNSPECIFIED}; name what the webhook is to be told")
    return tuple(dict.fromkeys(kinds))


def present(webhook: str, hook: Hook) -> Webhook:
    """Return a webhook as the contract has it."""
    kinds = cast(tuple[WebhookKind, ...], hook.kinds)
    return Webhook(webhook, hook.url, kinds, hook.player, hook.quiet, hook.disabled, moment(hook.created))


def present_delivery(delivery: StoredDelivery, game: str, status: str) -> Delivery:
    """Return a delivery as the contract has it."""
    return Delivery(
        id=delivery.id,
        kind=cast(WebhookKind, delivery.kind),
        game=game,
        status="DELIVERY_STATUS_PENDING" if status == PENDING else "DELIVERY_STATUS_DEAD",
        attempts=delivery.attempts,
        create_time=moment(delivery.at),
        next_attempt_time=moment(delivery.next) if status == PENDING else None,
        error=delivery.error,
    )


def _no_webhook(webhook: str) -> RefusedError:
    return RefusedError(Reason.WEBHOOK_NOT_FOUND, f"there is no webhook {shortened(webhook)!r}")


def _no_delivery(delivery: str) -> RefusedError:
    message = f"there is no delivery {shortened(delivery)!r}; it may have been delivered, or have expired"
    return RefusedError(Reason.WEBHOOK_NOT_FOUND, message)
