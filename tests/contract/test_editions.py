"""Editions: new tables get the one that was given last, and no table is played with another than its own.

Two servers on one store: one was given an edition of La Granja by an owner of the printed game, the other was not.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from service.errors import Reason
from tests.contract.conftest import PATIENT
from tests.contract.doors import Door
from tests.contract.games import LAGRANJA
from tests.contract.house import House, open_house
from tests.contract.table import Table, refused
from tests.contract.test_reasons import check
from tests.editions import PIG_PRICE, write_edition
from tests.servers import redis_server

NAME, PRICE = "mine", 3
CARDS: dict[str, dict[str, Any]] = {"ListCards": {}, "GetCard": {"number": 20}}
"""The methods that tell of cards, and what they want to know."""


@pytest.fixture(scope="module")
def houses(tmp_path_factory) -> Iterator[tuple[House, House]]:
    """A server without any edition file, and one with the owner's."""
    file = write_edition(tmp_path_factory.mktemp("editions"), NAME, PRICE)
    with (
        redis_server() as redis,
        open_house(redis.url, *PATIENT) as plain,
        open_house(redis.url, "--edition", file, *PATIENT) as owners,
    ):
        yield plain, owners


@pytest.fixture(params=["rest", "grpc"])
def doors(request, houses) -> tuple[Door, Door]:
    """Both servers through each door."""
    plain, owners = houses
    return plain.door(request.param), owners.door(request.param)


def pig_price(table: Table, door: Door | None = None) -> int:
    """What a pig costs, as the refusal to buy one says."""
    listed = table.listed(table.to_act[0], include_blocked=True, door=door)["blocked"]
    (blocked,) = [one for one in listed if one["id"] == "buy:pig"]
    return int(blocked["violations"][0]["need"])


def test_new_tables_get_the_edition_that_was_given(doors, houses):
    plain, owners = (Table(door, houses[0].key, LAGRANJA) for door in doors)
    assert (pig_price(plain), pig_price(owners)) == (PIG_PRICE, PRICE)
    assert NAME not in plain.look()["game"]["rulesVersion"]
    assert NAME in owners.look()["game"]["rulesVersion"]
    told = {one["name"]: one["version"] for one in doors[1].call("ListRulesets")["rulesets"]}
    assert told["lagranja"] == owners.look()["game"]["rulesVersion"]


def test_parts_are_those_of_the_edition_that_new_tables_get(doors):
    for door, price in zip(doors, (PIG_PRICE, PRICE), strict=True):
        assert pig_of(door)["lagranja"]["resource"]["buy"] == price
        assert f"comprar por {price} pratas" in pig_of(door, language="pt")["text"]


def pig_of(door: Door, **asked: str) -> Any:
    """The pig as the catalogue has it."""
    parts = door.call("ListParts", ruleset="lagranja", **asked)["parts"]
    return next(part for part in parts if (part["kind"], part["id"]) == ("resource", "pig"))


def test_the_catalogue_tells_of_the_edition_of_a_table_that_was_opened_before(doors, houses):
    table = Table(doors[0], houses[0].key, LAGRANJA)
    version = table.look()["game"]["rulesVersion"]
    assert pig_of(doors[1], rules_version=version) == pig_of(doors[0])
    for method, asked in CARDS.items():
        first, second = (door.call(method, ruleset="lagranja", rules_version=version, **asked) for door in doors)
        assert first == second


@pytest.mark.parametrize(("method", "asked"), [*CARDS.items(), ("ListParts", {}), ("ListWords", {})])
@pytest.mark.parametrize("version", ["3, edition of nobody", "x" * 10_000], ids=["unknown", "long"])
def test_an_edition_that_was_not_given_is_not_in_the_catalogue(method, asked, version, doors):
    refusal = refused(doors[1].call, method, ruleset="lagranja", rules_version=version, **asked)
    assert refusal.reason == Reason.BAD_SETTING
    assert "there are: '3, edition " in refusal.message
    assert len(refusal.message) < 300


def test_a_table_that_was_opened_before_goes_on_with_its_own(doors, houses):
    table, random = Table(doors[0], houses[0].key, LAGRANJA), Random(1)
    assert pig_price(table, doors[1]) == PIG_PRICE
    for _ in range(30):
        table.door = doors[1]
        table.play_at_random(random)
        for ask in (table.look, table.listed):
            assert ask(0, door=doors[0]) == ask(0, door=doors[1])
    told = [table.events(0, language="en", door=door) for door in doors]
    assert told[0] == told[1]
    assert not any(f"{NAME} " in event["text"] for event in told[0])


def test_its_cards_are_those_of_its_edition(doors, houses):
    for table, number, unknown in (
        (Table(doors[0], houses[0].key, LAGRANJA), 1, 101),
        (Table(doors[1], houses[0].key, LAGRANJA), 101, 1),
    ):
        table.door = doors[1]
        (seat,) = table.to_act
        (action, *_) = table.actions(seat, "play_card")
        assert (f"{NAME} " in action["label"]) == (number > 100)
        play = {"lagranja": {"playCard": {"card": unknown, "role": "ROLE_FIELD"}}}
        assert refused(table.submit, seat, play).reason == "UNKNOWN_CARD"
        play["lagranja"]["playCard"]["card"] = number
        explained = table.call("ExplainAction", table.tokens[seat], action={"args": play})
        assert explained["reason"] in ("", "ILLEGAL_ACTION")


CALLS: dict[str, Callable[[Table], Any]] = {
    "look": lambda table: table.look(0),
    "list actions": lambda table: table.listed(0),
    "submit": lambda table: table.submit(0, "end_turn", revision=1),
    "preview": lambda table: table.call("PreviewActions", table.tokens[0], actions=[{"id": "end_turn"}]),
    "explain": lambda table: table.call("ExplainAction", table.tokens[0], action={"id": "end_turn"}),
    "undo": lambda table: table.undo(0, expected_revision=1),
    "list events": lambda table: table.events(0, language="en"),
    "watch": lambda table: table.door.watch(table.spectator, game=table.game).__enter__(),
    "export": lambda table: table.call("ExportRecord", table.spectator),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_server_without_its_edition_refuses_a_table_and_leaves_it_alone(doors, houses, name):
    table = Table(doors[1], houses[0].key, LAGRANJA)
    table.submit(table.to_act[0], LAGRANJA.moves[0])
    before = table.everything()
    table.door = doors[0]
    refusal = refused(CALLS[name], table)
    check(Reason.GAME_UNREADABLE, table.door, refusal)
    assert NAME in refusal.message
    table.door = doors[1]
    assert table.everything() == before


def test_it_does_not_deal_another_edition_either(doors, houses):
    created = doors[1].call("CreateGame", houses[0].key, ruleset="lagranja", seats=1)
    claim = {"game": created["game"]["id"], "seat": 0, "invite": created["invites"][0]}
    check(Reason.GAME_UNREADABLE, doors[0], refused(doors[0].call, "ClaimSeat", **claim))
    assert doors[1].call("ClaimSeat", **claim)["game"]["status"] == "GAME_STATUS_RUNNING"


def test_it_still_lists_the_tables_with_the_edition_that_they_need(doors, houses):
    key = houses[0].backroom.make_key("games.create", "games.read")
    running, finished = (Table(doors[1], key, LAGRANJA, seats=1) for _ in range(2))
    finished.play_to_the_end()
    listed = doors[0].call("ListGames", key)["games"]
    assert [game["id"] for game in listed] == [finished.game, running.game]
    assert [game["status"] for game in listed] == ["GAME_STATUS_FINISHED", "GAME_STATUS_RUNNING"]
    assert all(NAME in game["rulesVersion"] for game in listed)
    assert "result" not in listed[0]
    assert doors[1].call("ListGames", key)["games"][0]["result"]


def test_a_record_is_proved_with_its_own_edition_only(doors, houses):
    records = []
    for door in doors:
        table = Table(door, houses[0].key, LAGRANJA, seats=1)
        table.play_to_the_end()
        records.append(table.call("ExportRecord", table.spectator)["record"])
    proved = [[door.call("VerifyRecord", record=record) for record in records] for door in doors]
    assert [[verdict["ok"] for verdict in verdicts] for verdicts in proved] == [[True, False], [True, True]]
    assert NAME in proved[0][1]["message"]
