"""Which caller a request is counted against."""

import pytest

from service.app import limits
from service.app.tokens import new_key
from service.config import Limits
from service.errors import Reason
from service.store.base import Key
from tests.app.service_client import ServiceClient, run_scenario

FEW = Limits(requests_per_second=1)
BUSY, QUIET = "address 203.0.113.1", "address 203.0.113.2"


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch):
    monkeypatch.setattr(limits, "monotonic", lambda: 100.0)


async def use_up(client: ServiceClient) -> None:
    """Send requests from the busy address until its limit is reached."""
    client.address = BUSY
    for _ in range(2):
        await client.call("ListRulesets")
    assert (await client.refusal("ListRulesets")).reason is Reason.QUOTA_EXCEEDED


def test_callers_without_a_token_are_counted_by_address(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        await use_up(client)
        client.address = QUIET
        assert await client.call("ListRulesets")

    run_scenario(tmp_path, scenario, limits=FEW)


def test_a_claim_counts_against_its_invite_and_a_forged_one_against_the_address(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        client.address = QUIET
        made = await client.call("CreateGame", ruleset="hallertau", seats=2)
        await use_up(client)
        forged = made.invites[0][:-1] + ("0" if made.invites[0][-1] != "0" else "1")
        for invite in (forged, "", made.spectator_token):
            refusal = await client.refusal("ClaimSeat", game=made.game.id, seat=0, invite=invite)
            assert refusal.reason is Reason.QUOTA_EXCEEDED
        assert (await client.call("ClaimSeat", game=made.game.id, seat=0, invite=made.invites[0])).seat_token
        again = [await client.refusal("ClaimSeat", game=made.game.id, seat=0, invite=made.invites[0]) for _ in range(2)]
        assert [one.reason for one in again] == [Reason.SEAT_TAKEN, Reason.QUOTA_EXCEEDED]
        assert (await client.call("ClaimSeat", game=made.game.id, seat=1, invite=made.invites[1])).seat_token

    run_scenario(tmp_path, scenario, limits=FEW)


@pytest.mark.parametrize("token", ["rt_nonsense_{}", "rk_{}_guess", "{}"])
def test_invalid_tokens_count_against_the_address(tmp_path, token):
    async def scenario(client: ServiceClient) -> None:
        refusals = [await client.refusal("ListRulesets", token.format(number)) for number in range(4)]
        assert [one.reason for one in refusals] == [Reason.TOKEN_MISSING] * 2 + [Reason.QUOTA_EXCEEDED] * 2
        client.address = QUIET
        assert (await client.refusal("ListRulesets", token.format(1))).reason is Reason.TOKEN_MISSING

    run_scenario(tmp_path, scenario, limits=FEW)


def test_a_known_seat_token_or_api_key_is_not_limited_by_its_address(tmp_path):
    async def scenario(client: ServiceClient) -> None:
        client.address = QUIET
        game, tokens = await client.table()
        client.address = BUSY
        key = await make_key(client)
        assert await client.call("ListGames", key) is not None
        assert await client.call("ListRulesets")
        assert (await client.refusal("ListRulesets")).reason is Reason.QUOTA_EXCEEDED
        assert await client.call("GetGame", tokens[0], game=game)
        assert await client.call("ListGames", key) is not None

    run_scenario(tmp_path, scenario, limits=FEW)


async def make_key(client: ServiceClient) -> str:
    """Store a new API key and return it."""
    name, key, digest = new_key()
    await client.service.store.put_key(Key(name, "test", ("games.read",), digest, 0.0))
    return key
