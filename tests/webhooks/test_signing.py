"""Signatures, secrets, ids and bodies of deliveries, checked with the library of Standard Webhooks."""

import base64
import json
import time

import pytest
from standardwebhooks import Webhook, WebhookVerificationError

from service.app.webhook_documents import Hook
from service.app.webhook_signing import (
    BOTH_SIGN,
    MOST_REPLACED,
    WebhookSigner,
    event_type,
    message_body,
    message_id,
    with_generation,
)

SIGNER = WebhookSigner(b"the secret of the store")
HOOK = Hook("me", "https://hooks.example/", ("WEBHOOK_KIND_TURN_STARTED",), "", False, 0, "aaaa", 0)
BODY = message_body("turn.started", 1_700_000_000_123, {"game": "g", "seat": 1})


def signed(hook: Hook, now: int | None = None) -> dict[str, str]:
    return SIGNER.headers("h1", hook, "message 1", BODY, round(time.time() * 1000) if now is None else now)


def test_a_signature_is_verified_by_the_library():
    verified = Webhook(SIGNER.secret("h1", HOOK)).verify(BODY, signed(HOOK))
    assert verified == {
        "type": "turn.started",
        "timestamp": "2023-11-14T22:13:20.123000Z",
        "data": {"game": "g", "seat": 1},
    }


def test_a_changed_body_id_time_or_secret_is_not_verified():
    headers = signed(HOOK)
    receiver = Webhook(SIGNER.secret("h1", HOOK))
    for changed in ({"webhook-id": "message 2"}, {"webhook-timestamp": str(int(headers["webhook-timestamp"]) + 1)}):
        with pytest.raises(WebhookVerificationError):
            receiver.verify(BODY, headers | changed)
    with pytest.raises(WebhookVerificationError):
        receiver.verify(BODY + b" ", headers)
    for secret in (SIGNER.secret("h2", HOOK), WebhookSigner(b"another").secret("h1", HOOK)):
        with pytest.raises(WebhookVerificationError):
            Webhook(secret).verify(BODY, headers)


def test_after_a_rotation_both_secrets_sign_for_a_day():
    now = round(time.time() * 1000)
    rotated = with_generation(HOOK, "bbbb", now)
    old, new = Webhook(SIGNER.secret("h1", HOOK)), Webhook(SIGNER.secret("h1", rotated))
    headers = signed(rotated)
    assert len(headers["webhook-signature"].split()) == 2
    assert old.verify(BODY, headers) == new.verify(BODY, headers)
    later = signed(with_generation(HOOK, "bbbb", now - BOTH_SIGN))
    assert new.verify(BODY, later)
    with pytest.raises(WebhookVerificationError):
        old.verify(BODY, later)


def test_each_secret_that_was_replaced_signs_for_a_day():
    """A rotation that is sent again, because its answer was lost, leaves the receiver's secret valid."""
    now = round(time.time() * 1000)
    twice = with_generation(with_generation(HOOK, "bbbb", now - BOTH_SIGN + 60_000), "cccc", now)
    assert Webhook(SIGNER.secret("h1", HOOK)).verify(BODY, signed(twice, now))
    with pytest.raises(WebhookVerificationError):
        Webhook(SIGNER.secret("h1", HOOK)).verify(BODY, signed(twice, now + 60_000))
    often = HOOK
    for number in range(100):
        often = with_generation(often, f"{number}", now)
    assert len(signed(often)["webhook-signature"].split()) == 1 + MOST_REPLACED


def test_a_secret_has_the_form_of_the_standard():
    secret = SIGNER.secret("h1", HOOK)
    assert secret.startswith("whsec_")
    assert len(base64.b64decode(secret.removeprefix("whsec_"), validate=True)) == 32


def test_the_id_of_a_message_depends_on_webhook_game_sequence_number_and_event():
    ids = {message_id("h1", "g", 1, b"x"), message_id("h2", "g", 1, b"x"), message_id("h1", "g", 1, b"y")}
    assert len(ids) == 3
    assert all(one.startswith("g-1-") for one in ids)
    assert message_id("h1", "g", 1, b"x") == message_id("h1", "g", 1, b"x")


def test_kinds_become_types():
    kinds = ["GAME_STARTED", "TURN_STARTED", "TURN_REMINDER", "SEAT_TIMED_OUT", "SEAT_LEFT", "GAME_FINISHED"]
    types = [event_type(f"WEBHOOK_KIND_{kind}") for kind in kinds]
    assert types == ["game.started", "turn.started", "turn.reminder", "seat.timed_out", "seat.left", "game.finished"]
    assert json.loads(BODY)["type"] == "turn.started"
