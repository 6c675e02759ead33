"""Receivers of webhooks in the client libraries, with deliveries that the package `standardwebhooks` signed."""

import json
import os
import subprocess
from base64 import b64encode
from datetime import UTC, datetime
from typing import Any

import pytest
from standardwebhooks.webhooks import Webhook

from clients.node import node
from reeve_client import BadWebhook, verify_webhook
from tests.running import PATIENCE, ROOT

NOW = 1_800_000_000
SECRET, OLD, OTHER = (f"whsec_{b64encode(bytes([letter]) * 32).decode()}" for letter in b"abc")
BODY = json.dumps(
    {
        "type": "turn.started",
        "timestamp": "2027-01-15T08:00:00Z",
        "data": {"game": "g1", "seat": 1, "player": "Zoë", "deadline": "2027-01-16T08:00:00Z", "news": [1]},
    },
    ensure_ascii=False,
)


def signature(secret: str = SECRET, body: str = BODY, at: int = NOW) -> str:
    return Webhook(secret).sign("msg_1", datetime.fromtimestamp(at, UTC), body)


def delivery(name: str, *signatures: str, secrets: Any = SECRET, at: int = NOW, **changes: Any) -> dict[str, Any]:
    """Return a delivery that has these signatures and is valid, unless `type` is changed to an empty text."""
    sent = {"webhook-id": "msg_1", "webhook-timestamp": str(at), "webhook-signature": " ".join(signatures)}
    sent |= changes.pop("headers", {})
    valid = {"name": name, "secrets": secrets, "headers": sent, "body": BODY, "now": NOW, "type": "turn.started"}
    return valid | changes


DELIVERIES = [
    delivery("valid", signature()),
    delivery("several signatures", signature(OLD), signature()),
    delivery("several secrets", signature(OLD), secrets=[SECRET, OLD]),
    delivery("an unknown version before the valid one", "v2,abc", "v1,short", signature()),
    delivery("a secret without its prefix", signature(), secrets=SECRET.removeprefix("whsec_")),
    delivery("five minutes late", signature(), now=NOW + 300),
    delivery("too late", signature(), now=NOW + 301, type=""),
    delivery("from the future", signature(at=NOW + 301), at=NOW + 301, type=""),
    delivery("another secret", signature(OTHER), secrets=[SECRET, OLD], type=""),
    delivery("another body", signature(), body=BODY.replace("g1", "g2"), type=""),
    delivery("another id", signature(), headers={"webhook-id": "msg_2"}, type=""),
    delivery("another time", signature(), at=NOW + 1, type=""),
    delivery("the signature of another version", signature().replace("v1", "v1a"), type=""),
    delivery("no signature", type=""),
    delivery("no valid time", signature(), headers={"webhook-timestamp": "soon"}, type=""),
    delivery("an endless time", signature(), headers={"webhook-timestamp": "9" * 400}, type=""),
    delivery("no id", signature(), headers={"webhook-id": ""}, type=""),
    delivery("no secret", signature(), secrets=[], type=""),
    delivery("not ASCII", "v1,é", type=""),
]


@pytest.mark.parametrize("sent", DELIVERIES, ids=lambda sent: sent["name"])
def test_the_receiver_of_the_python_client(sent):
    headers = {name.title(): text for name, text in sent["headers"].items()}
    if not sent["type"]:
        with pytest.raises(BadWebhook):
            verify_webhook(sent["secrets"], headers, sent["body"].encode(), sent["now"])
        return
    event = verify_webhook(sent["secrets"], headers, sent["body"].encode(), sent["now"])
    assert (event.id, event.type, event.data.game, event.data.seat) == ("msg_1", "turn.started", "g1", 1)
    assert (event.data.player, event.data.deadline) == ("Zoë", datetime(2027, 1, 16, 8, tzinfo=UTC))


def test_the_receiver_of_the_typescript_client(tmp_path):
    file = tmp_path / "deliveries.json"
    file.write_text(json.dumps([sent for sent in DELIVERIES if sent["name"] != "not ASCII"]))
    line = [node(), "--test", ROOT / "tests/clients/webhook.test.mjs"]
    environment = {**os.environ, "DELIVERIES": str(file)}
    done = subprocess.run(line, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
