"""Limits by address: busy callers without a token hold up only those at their own address."""

from collections.abc import Iterator

import pytest

from tests.contract.doors import CallRefusedError, Door
from tests.contract.games import SAMPLES
from tests.contract.house import House, open_house
from tests.contract.places import DOORS

RATE = 10
BUSY, QUIET = "203.0.113.1", "203.0.113.2"


@pytest.fixture(scope="module")
def behind_a_proxy() -> Iterator[House]:
    with open_house("embedded", "--requests-per-second", RATE, "--trusted-proxies", "127.0.0.0/8,10.0.0.1") as house:
        yield house


@pytest.fixture
def house(behind_a_proxy: House) -> House:
    return behind_a_proxy


def call_from(door: Door, address: str, method: str, token: str | None = None, **fields: object) -> str:
    """How a call from an address ends: `OK`, or the reason of its refusal."""
    door.headers = {"x-forwarded-for": address}
    try:
        door.call(method, token, **fields)
    except CallRefusedError as error:
        return error.reason
    finally:
        door.headers = {}
    return "OK"


def use_up(door: Door, address: str, method: str = "ListRulesets", token: str | None = None, **fields: object) -> None:
    """Call from an address until it is refused for its rate."""
    for _ in range(RATE * 100):
        if call_from(door, address, method, token, **fields) == "QUOTA_EXCEEDED":
            return
    raise AssertionError("no limit was reached")


@pytest.mark.parametrize("name", DOORS)
def test_busy_callers_without_a_token_keep_nobody_from_claiming_a_seat(house, name):
    door = house.door(name)
    table = door.call("CreateGame", house.key, ruleset=SAMPLES[0].ruleset, seats=2)
    use_up(door, BUSY)
    claim = {"game": table["game"]["id"], "seat": 0, "invite": table["invites"][0]}
    assert call_from(door, BUSY, "ClaimSeat", **claim) == "OK"
    use_up(door, BUSY)
    assert call_from(door, f"{BUSY}, {QUIET}", "ListRulesets") == "OK"
    assert call_from(door, f"{QUIET}, {BUSY}, 10.0.0.1", "ListRulesets") == "QUOTA_EXCEEDED"


@pytest.mark.parametrize("name", DOORS)
def test_requests_that_cannot_be_read_are_counted_too(house, name):
    address = {"rest": "203.0.113.11", "grpc": "203.0.113.12"}[name]
    use_up(house.door(name), address, "ExplainAction", game="g", language="de" * 40_000)
    assert call_from(house.door(name), address, "ListRulesets") == "QUOTA_EXCEEDED"
