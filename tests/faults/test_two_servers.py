"""Two servers on one Redis: moves through both, and whoever watches either sees everything."""

from collections.abc import Iterator
from functools import partial
from itertools import cycle
from random import Random

import pytest

from tests.contract.house import House, open_house
from tests.contract.table import Table, refused
from tests.faults.crowd import at_once, refusals, successes
from tests.faults.players import LIVELY, Watcher, working
from tests.servers import redis_server


@pytest.fixture(scope="module")
def pair() -> Iterator[tuple[House, House]]:
    with redis_server() as redis, open_house(redis.url, *LIVELY) as one, open_house(redis.url, *LIVELY) as other:
        yield one, other


def test_watchers_of_both_see_all_moves_in_order(pair):
    doors = [door for house in pair for door in house.doors]
    table, random = Table(doors[0], pair[0].key), Random(12)
    watchers = [Watcher(table, door, seat=1) for door in doors]
    with working(*watchers):
        for _, door in zip(range(40), cycle(doors), strict=False):
            table.door = door
            table.play_at_random(random)
        expected = table.events(1)
        for watcher in watchers:
            watcher.wait_until(lambda watcher=watcher: len(watcher.events) >= len(expected))
            assert watcher.events == expected
            assert watcher.streams == 1


def test_a_claim_on_one_and_a_play_on_the_other(pair):
    one, other = pair
    created = one.rest.call("CreateGame", one.key, ruleset="hallertau", seats=1)
    game = created["game"]["id"]
    token = other.grpc.call("ClaimSeat", game=game, seat=0, invite=created["invites"][0])["seatToken"]
    move = {"game": game, "expected_revision": 0, "actions": [{"id": "exchange:1"}], "request_id": "first"}
    outcome = one.grpc.call("SubmitActions", token, **move)["outcome"]
    assert outcome["revision"] == 1
    assert other.rest.call("SubmitActions", token, **move)["outcome"] == outcome | {"replayed": True}
    assert other.rest.call("GetGame", token, game=game)["view"] == outcome["view"]


def test_a_race_between_both_has_one_winner(pair):
    doors = [door for house in pair for door in house.doors]
    table = Table(doors[0], pair[0].key)
    (seat,) = table.to_act
    for revision, action in enumerate(["place:nursery", "take:3clay", "end_turn"]):
        results = at_once(
            *(
                partial(table.submit, seat, action, revision=revision, request_id=f"{action} {number}", door=door)
                for number, door in zip(range(20), cycle(doors), strict=False)
            )
        )
        assert len(successes(results)) == 1
        assert {refusal.reason for refusal in refusals(results)} == {"STALE_REVISION"}
        assert table.revision == revision + 1


def test_a_retry_on_the_other_at_the_same_moment_gets_the_same_answer(pair):
    doors = [door for house in pair for door in house.doors]
    for _ in range(10):
        table = Table(doors[0], pair[0].key)
        (seat,) = table.to_act
        move = partial(table.submit, seat, "exchange:1", revision=0, request_id="the same")
        results = at_once(*(partial(move, door=door) for door in doors * 2))
        (first,) = [one for one in results if not one["replayed"]]
        assert [one | {"replayed": False} for one in results] == [first] * len(results)


def test_a_key_that_is_revoked_is_revoked_everywhere(pair):
    key = pair[0].backroom.make_key("games.read")
    for house in pair:
        assert house.rest.call("ListGames", key)["games"] == []
    pair[1].backroom.revoke_key(key)
    for house in pair:
        assert refused(house.grpc.call, "ListGames", key).reason == "TOKEN_MISSING"
