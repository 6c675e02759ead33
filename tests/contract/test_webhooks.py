"""Webhooks through both APIs on both stores: all methods, deliveries of real games, and refusals."""

from collections.abc import Iterator

import pytest

from tests.contract.api_clients import ApiClient, Json
from tests.contract.combinations import all_stores_and_apis
from tests.contract.games import HALLERTAU
from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused
from tests.servers import wait_until
from tests.webhooks.receiver import Receiver, running_receiver

ALL = pytest.mark.parametrize("combination", all_stores_and_apis(HALLERTAU), ids=str)
TURN, STARTED = "WEBHOOK_KIND_TURN_STARTED", "WEBHOOK_KIND_GAME_STARTED"
URL = "https://hooks.example/reeve"
UNKNOWN = "0" * 24
SCOPES = ("games.create", "games.read", "webhooks.manage")


@pytest.fixture
def key(server: Server) -> str:
    return server.store_access.make_key(*SCOPES)


@pytest.fixture(scope="module", params=["embedded", "redis"])
def developing(request: pytest.FixtureRequest) -> Iterator[Server]:
    """Run a server whose webhooks may call this machine."""
    with open_server(request.param, "--webhook-allow-private") as server:
        yield server


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with running_receiver() as receiver:
        yield receiver


def create(client: ApiClient, key: str, **fields: object) -> Json:
    return client.call("CreateWebhook", key, **({"url": URL, "kinds": [TURN]} | fields))


@ALL
def test_a_webhook_is_created_read_changed_and_deleted(client, key):
    made = create(client, key, kinds=[TURN, STARTED, TURN], player="ana", quiet=True)
    webhook = made["webhook"]
    assert made["secret"].startswith("whsec_")
    assert not made["replayed"]
    assert webhook | {"id": "", "createTime": ""} == {
        "id": "",
        "url": URL,
        "kinds": [TURN, STARTED],
        "player": "ana",
        "quiet": True,
        "disabled": "",
        "createTime": "",
    }
    assert client.call("GetWebhook", key, webhook=webhook["id"])["webhook"] == webhook
    second = create(client, key)["webhook"]
    assert client.call("ListWebhooks", key)["webhooks"] == [webhook, second]
    same = client.call("UpdateWebhook", key, webhook=webhook["id"])["webhook"]
    assert same == webhook
    changed = {"url": f"{URL}/2", "kinds": [STARTED], "player": "", "quiet": False}
    updated = client.call("UpdateWebhook", key, webhook=webhook["id"], **changed)["webhook"]
    assert updated == webhook | changed
    rotated = client.call("RotateSecret", key, webhook=webhook["id"])
    assert rotated["webhook"] == updated
    assert rotated["secret"] != made["secret"]
    assert client.call("ListDeliveries", key, webhook=webhook["id"]) == {"deliveries": [], "nextPageToken": ""}
    assert client.call("DeleteWebhook", key, webhook=webhook["id"]) == {}
    assert client.call("ListWebhooks", key)["webhooks"] == [second]
    assert refused(client.call, "GetWebhook", key, webhook=webhook["id"]).reason == "WEBHOOK_NOT_FOUND"


@ALL
def test_a_retried_creation_answers_the_same_webhook(client, key):
    first = create(client, key, request_id="one")
    again = create(client, key, request_id="one")
    assert again == first | {"replayed": True}
    assert client.call("ListWebhooks", key)["webhooks"] == [first["webhook"]]
    refusal = refused(create, client, key, request_id="one", url=f"{URL}/other")
    assert refusal.reason == "REQUEST_ID_REUSED"
    client.call("RotateSecret", key, webhook=first["webhook"]["id"])
    assert create(client, key, request_id="one")["secret"] == ""
    client.call("DeleteWebhook", key, webhook=first["webhook"]["id"])
    assert create(client, key, request_id="one")["secret"] not in ("", first["secret"])


@ALL
def test_a_namespace_has_at_most_20_webhooks(client, key):
    first = create(client, key, request_id="first")
    for _ in range(19):
        create(client, key)
    refusal = refused(create, client, key)
    assert (refusal.reason, "20 webhooks" in refusal.message) == ("QUOTA_EXCEEDED", True)
    assert create(client, key, request_id="first") == first | {"replayed": True}
    assert len(client.call("ListWebhooks", key)["webhooks"]) == 20


@ALL
def test_a_webhook_needs_the_scope_and_belongs_to_a_namespace(client, server, key):
    webhook = create(client, key)["webhook"]["id"]
    without, other = server.key, server.store_access.make_key("webhooks.manage")
    table = Table(client, server.key)
    methods = {
        "CreateWebhook": {"url": URL, "kinds": [TURN]},
        "ListWebhooks": {},
        **{name: {"webhook": webhook} for name in ("GetWebhook", "UpdateWebhook", "RotateSecret", "TestWebhook")},
        "ListDeliveries": {"webhook": webhook},
        "RetryDelivery": {"webhook": webhook, "delivery": "x"},
        "DeleteWebhook": {"webhook": webhook},
    }
    for method, fields in methods.items():
        for token in (without, table.tokens[0], table.spectator):
            refusal = refused(client.call, method, token, **fields)
            assert (refusal.reason, "webhooks.manage" in refusal.message) == ("SEAT_FORBIDDEN", True)
        if "webhook" in fields:
            assert refused(client.call, method, other, **fields).reason == "WEBHOOK_NOT_FOUND"
    assert client.call("ListWebhooks", other)["webhooks"] == []
    assert client.call("GetWebhook", key, webhook=webhook)["webhook"]["id"] == webhook


BAD_FIELDS = [
    {"url": ""},
    {"url": "http://hooks.example/"},
    {"url": "ftp://hooks.example/"},
    {"url": "https://127.0.0.1/"},
    {"url": "https://2130706433/"},
    {"url": "https://169.254.169.254/latest/meta-data"},
    {"url": "https://[::1]/"},
    {"url": "https://[::ffff:10.0.0.1]/"},
    {"url": "https://user:secret@hooks.example/"},
    {"url": "https://hooks.example:22/"},
    {"url": "https://hooks.example/" + "x" * 480},
    {"url": "not a url"},
    {"kinds": ["WEBHOOK_KIND_UNSPECIFIED"]},
    {"kinds": [TURN, "WEBHOOK_KIND_UNSPECIFIED"]},
    {"player": "x" * 65},
]


@ALL
def test_bad_input_is_refused_and_changes_nothing(client, key):
    webhook = create(client, key)["webhook"]
    before = client.call("ListWebhooks", key)
    for fields in (*BAD_FIELDS, {"kinds": []}, {"request_id": "x" * 101}):
        assert refused(create, client, key, **fields).reason == "MALFORMED_REQUEST", fields
    for fields in BAD_FIELDS:
        refusal = refused(client.call, "UpdateWebhook", key, webhook=webhook["id"], **fields)
        assert refusal.reason == "MALFORMED_REQUEST", fields
    for fields in ({"page_size": 101}, {"page_size": -1}, {"page_token": "garbage!"}, {"page_token": "a-b-c"}):
        refusal = refused(client.call, "ListDeliveries", key, webhook=webhook["id"], **fields)
        assert refusal.reason == "MALFORMED_REQUEST", fields
    for delivery in ("nonsense", "0" * 25 + "-1-" + "0" * 16, "x" * 300):
        refusal = refused(client.call, "RetryDelivery", key, webhook=webhook["id"], delivery=delivery)
        assert refusal.reason == "WEBHOOK_NOT_FOUND"
    for method in ("GetWebhook", "UpdateWebhook", "RotateSecret", "TestWebhook", "ListDeliveries", "DeleteWebhook"):
        for unknown in (UNKNOWN, "nonsense", "x" * 300):
            assert refused(client.call, method, key, webhook=unknown).reason == "WEBHOOK_NOT_FOUND"
    assert refused(client.call, "RetryDelivery", key, webhook=UNKNOWN, delivery="x").reason == "WEBHOOK_NOT_FOUND"
    assert client.call("ListWebhooks", key) == before


@pytest.mark.parametrize("api", ["rest", "grpc"])
def test_the_events_of_a_game_are_delivered(developing, receiver, api):
    client, key = developing.client(api), developing.store_access.make_key(*SCOPES)
    made = create(client, key, url=receiver.url, kinds=[TURN, STARTED])
    table = Table(client, key)
    wait_until(lambda: len(receiver.accepted) == 2, "two deliveries")
    started, turn = receiver.received
    assert (started.type, started.data["game"]) == ("game.started", table.game)
    assert (turn.type, turn.data["game"], turn.data["seat"]) == ("turn.started", table.game, table.beginner)
    for one in receiver.received:
        one.verify(made["secret"])
        for secret in (*table.tokens, *table.invites, table.spectator, key):
            assert secret.encode() not in one.body
    assert client.call("ListDeliveries", key, webhook=made["webhook"]["id"])["deliveries"] == []


@pytest.mark.parametrize("api", ["rest", "grpc"])
def test_deliveries_that_wait_are_listed_in_pages(developing, receiver, api):
    client, key = developing.client(api), developing.store_access.make_key(*SCOPES)
    receiver.answer = lambda received: 503
    receiver.headers = {"Retry-After": "600"}
    webhook = create(client, key, url=receiver.url, kinds=[TURN, STARTED])["webhook"]["id"]
    games = sorted((Table(client, key).game for _ in range(3)), reverse=True)

    def listed(**fields: object) -> Json:
        return client.call("ListDeliveries", key, webhook=webhook, **fields)

    wait_until(lambda: [one["attempts"] for one in listed()["deliveries"]] == [1, 0] * 3, "a failed attempt each")
    everything = listed()["deliveries"]
    assert [(one["game"], one["kind"]) for one in everything] == [
        (game, kind) for game in games for kind in (STARTED, TURN)
    ]
    first = everything[0]
    assert (first["status"], first["error"]) == ("DELIVERY_STATUS_PENDING", "answered with status 503")
    assert first["nextAttemptTime"] > first["createTime"]
    pages, token = [], ""
    while True:
        page = listed(page_size=1, page_token=token)
        pages += page["deliveries"]
        token = page["nextPageToken"]
        if not token:
            break
    assert pages == everything
    assert listed(status="DELIVERY_STATUS_PENDING")["deliveries"] == everything
    assert listed(status="DELIVERY_STATUS_DEAD")["deliveries"] == []
    again = client.call("RetryDelivery", key, webhook=webhook, delivery=first["id"])
    assert again["delivery"] == first
    client.call("DeleteWebhook", key, webhook=webhook)
    assert len(receiver.received) == 3


@pytest.mark.parametrize("api", ["rest", "grpc"])
def test_gone_disables_a_webhook_and_dead_letters_can_be_retried(developing, receiver, api):
    client, key = developing.client(api), developing.store_access.make_key(*SCOPES)
    receiver.answer = lambda received: 410
    webhook = create(client, key, url=receiver.url, kinds=[STARTED, TURN])["webhook"]["id"]
    Table(client, key)

    def dead() -> list[Json]:
        answer = client.call("ListDeliveries", key, webhook=webhook, status="DELIVERY_STATUS_DEAD")
        found: list[Json] = answer["deliveries"]
        return found

    wait_until(lambda: len(dead()) == 2, "two dead letters")
    assert "410" in client.call("GetWebhook", key, webhook=webhook)["webhook"]["disabled"]
    assert "nextAttemptTime" not in dead()[0]
    refusal = refused(client.call, "RetryDelivery", key, webhook=webhook, delivery=dead()[0]["id"])
    assert (refusal.reason, "disabled" in refusal.message) == ("WRONG_STATE", True)
    test = client.call("TestWebhook", key, webhook=webhook)
    assert test == {"ok": False, "status": 410, "error": ""}
    receiver.answer = lambda received: 200
    assert client.call("UpdateWebhook", key, webhook=webhook)["webhook"]["disabled"] == ""
    for one in dead():
        again = client.call("RetryDelivery", key, webhook=webhook, delivery=one["id"])["delivery"]
        assert (again["id"], again["status"]) == (one["id"], "DELIVERY_STATUS_PENDING")
    wait_until(lambda: len(receiver.accepted) == 2, "both deliveries")
    assert client.call("TestWebhook", key, webhook=webhook) == {"ok": True, "status": 200, "error": ""}
    assert receiver.received[-1].type == "webhook.test"


def test_a_quiet_webhook_is_not_told_a_short_turn(developing, receiver):
    client, key = developing.rest, developing.store_access.make_key(*SCOPES)
    create(client, key, url=receiver.url, kinds=[TURN], quiet=True)
    create(client, key, url=receiver.url + "/loud", kinds=[TURN])
    table = Table(client, key)
    table.submit(table.beginner, *table.sample.moves, "end_turn")
    wait_until(lambda: len(receiver.accepted) == 3, "two turns for one webhook, and the second turn for the quiet one")
    assert [one.data["seat"] for one in receiver.received] == [table.beginner, *[1 - table.beginner] * 2]
    assert len({one.id for one in receiver.received}) == 3
