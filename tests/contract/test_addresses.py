"""Rate limits by address: callers without a token that send too much affect only their own address."""

from collections.abc import Iterator

import pytest

from tests.contract.api_clients import ApiClient, CallRefusedError
from tests.contract.combinations import APIS
from tests.contract.games import SAMPLES
from tests.contract.server import Server, open_server

RATE = 10
BUSY, QUIET = "203.0.113.1", "203.0.113.2"


@pytest.fixture(scope="module")
def behind_a_proxy() -> Iterator[Server]:
    with open_server("embedded", "--requests-per-second", RATE, "--trusted-proxies", "127.0.0.0/8,10.0.0.1") as server:
        yield server


@pytest.fixture
def server(behind_a_proxy: Server) -> Server:
    return behind_a_proxy


def call_from(client: ApiClient, address: str, method: str, token: str | None = None, **fields: object) -> str:
    """Return how a call from an address ends: `OK`, or the reason of its refusal."""
    client.headers = {"x-forwarded-for": address}
    try:
        client.call(method, token, **fields)
    except CallRefusedError as error:
        return error.reason
    finally:
        client.headers = {}
    return "OK"


def use_up(
    client: ApiClient, address: str, method: str = "ListRulesets", token: str | None = None, **fields: object
) -> None:
    """Call from an address until it is refused for its rate."""
    for _ in range(RATE * 100):
        if call_from(client, address, method, token, **fields) == "QUOTA_EXCEEDED":
            return
    raise AssertionError("no limit was reached")


@pytest.mark.parametrize("name", APIS)
def test_a_busy_address_does_not_keep_other_addresses_from_claiming_a_seat(server, name):
    client = server.client(name)
    table = client.call("CreateGame", server.key, ruleset=SAMPLES[0].ruleset, seats=2)
    use_up(client, BUSY)
    claim = {"game": table["game"]["id"], "seat": 0, "invite": table["invites"][0]}
    assert call_from(client, BUSY, "ClaimSeat", **claim) == "OK"
    use_up(client, BUSY)
    assert call_from(client, f"{BUSY}, {QUIET}", "ListRulesets") == "OK"
    assert call_from(client, f"{QUIET}, {BUSY}, 10.0.0.1", "ListRulesets") == "QUOTA_EXCEEDED"


@pytest.mark.parametrize("name", APIS)
def test_malformed_requests_count_towards_the_rate_limit(server, name):
    address = {"rest": "203.0.113.11", "grpc": "203.0.113.12"}[name]
    use_up(server.client(name), address, "ExplainAction", game="g", language="de" * 40_000)
    assert call_from(server.client(name), address, "ListRulesets") == "QUOTA_EXCEEDED"
