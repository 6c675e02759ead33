"""Whom a request is counted against."""

import pytest

from service.app import limits
from service.app.tokens import new_key
from service.config import Limits
from service.errors import Reason
from service.store.base import Key
from tests.app.room import Room, inside

FEW = Limits(requests_per_second=1)
BUSY, QUIET = "address 203.0.113.1", "address 203.0.113.2"


@pytest.fixture(autouse=True)
def stopped_clock(monkeypatch):
    monkeypatch.setattr(limits, "monotonic", lambda: 100.0)


async def use_up(room: Room) -> None:
    """Send requests from the busy address until it has no more."""
    room.address = BUSY
    for _ in range(2):
        await room.call("ListRulesets")
    assert (await room.refusal("ListRulesets")).reason is Reason.QUOTA_EXCEEDED


def test_callers_without_a_token_are_counted_by_address(tmp_path):
    async def story(room: Room) -> None:
        await use_up(room)
        room.address = QUIET
        assert await room.call("ListRulesets")

    inside(tmp_path, story, limits=FEW)


def test_a_claim_counts_against_its_invite_and_a_forged_one_against_the_address(tmp_path):
    async def story(room: Room) -> None:
        room.address = QUIET
        made = await room.call("CreateGame", ruleset="hallertau", seats=2)
        await use_up(room)
        forged = made.invites[0][:-1] + ("0" if made.invites[0][-1] != "0" else "1")
        for invite in (forged, "", made.spectator_token):
            refusal = await room.refusal("ClaimSeat", game=made.game.id, seat=0, invite=invite)
            assert refusal.reason is Reason.QUOTA_EXCEEDED
        assert (await room.call("ClaimSeat", game=made.game.id, seat=0, invite=made.invites[0])).seat_token
        again = [await room.refusal("ClaimSeat", game=made.game.id, seat=0, invite=made.invites[0]) for _ in range(2)]
        assert [one.reason for one in again] == [Reason.SEAT_TAKEN, Reason.QUOTA_EXCEEDED]
        assert (await room.call("ClaimSeat", game=made.game.id, seat=1, invite=made.invites[1])).seat_token

    inside(tmp_path, story, limits=FEW)


@pytest.mark.parametrize("token", ["rt_nonsense_{}", "rk_{}_guess", "{}"])
def test_tokens_that_are_not_valid_count_against_the_address(tmp_path, token):
    async def story(room: Room) -> None:
        refusals = [await room.refusal("ListRulesets", token.format(number)) for number in range(4)]
        assert [one.reason for one in refusals] == [Reason.TOKEN_MISSING] * 2 + [Reason.QUOTA_EXCEEDED] * 2
        room.address = QUIET
        assert (await room.refusal("ListRulesets", token.format(1))).reason is Reason.TOKEN_MISSING

    inside(tmp_path, story, limits=FEW)


def test_a_seat_and_a_key_that_are_known_do_not_mind_how_busy_their_address_is(tmp_path):
    async def story(room: Room) -> None:
        room.address = QUIET
        game, tokens = await room.table()
        room.address = BUSY
        key = await make_key(room)
        assert await room.call("ListGames", key) is not None
        assert await room.call("ListRulesets")
        assert (await room.refusal("ListRulesets")).reason is Reason.QUOTA_EXCEEDED
        assert await room.call("GetGame", tokens[0], game=game)
        assert await room.call("ListGames", key) is not None

    inside(tmp_path, story, limits=FEW)


async def make_key(room: Room) -> str:
    """A key in the store of a room."""
    name, key, digest = new_key()
    await room.service.store.put_key(Key(name, "test", ("games.read",), digest, 0.0))
    return key
