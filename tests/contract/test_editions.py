"""Editions: new games use the edition that was given last, and a game is always played with its own edition.

Two servers on one store: one was given an edition file of La Granja, the other was not.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from service.errors import Reason
from tests.contract.api_clients import ApiClient
from tests.contract.conftest import PATIENT
from tests.contract.games import LAGRANJA
from tests.contract.server import Server, open_server
from tests.contract.table import Table, refused
from tests.contract.test_reasons import check
from tests.editions import PIG_PRICE, write_edition
from tests.servers import redis_server

NAME, PRICE = "mine", 3
CARDS: dict[str, dict[str, Any]] = {"ListCards": {}, "GetCard": {"number": 20}}
"""The methods that list cards, and their fields."""


@pytest.fixture(scope="module")
def servers(tmp_path_factory) -> Iterator[tuple[Server, Server]]:
    """Two servers: one without an edition file, and one with the owner's file."""
    file = write_edition(tmp_path_factory.mktemp("editions"), NAME, PRICE)
    with (
        redis_server() as redis,
        open_server(redis.url, *PATIENT) as plain,
        open_server(redis.url, "--edition", file, *PATIENT) as owners,
    ):
        yield plain, owners


@pytest.fixture(params=["rest", "grpc"])
def clients(request, servers) -> tuple[ApiClient, ApiClient]:
    """Clients of both servers, through each API."""
    plain, owners = servers
    return plain.client(request.param), owners.client(request.param)


def pig_price(table: Table, client: ApiClient | None = None) -> int:
    """Return what a pig costs, from the refusal to buy one."""
    listed = table.listed(table.to_act[0], include_blocked=True, client=client)["blocked"]
    (blocked,) = [one for one in listed if one["id"] == "buy:pig"]
    return int(blocked["violations"][0]["need"])


def test_new_games_use_the_given_edition(clients, servers):
    plain, owners = (Table(client, servers[0].key, LAGRANJA) for client in clients)
    assert (pig_price(plain), pig_price(owners)) == (PIG_PRICE, PRICE)
    assert NAME not in plain.look()["game"]["rulesVersion"]
    assert NAME in owners.look()["game"]["rulesVersion"]
    versions = {one["name"]: one["version"] for one in clients[1].call("ListRulesets")["rulesets"]}
    assert versions["lagranja"] == owners.look()["game"]["rulesVersion"]


def test_list_parts_returns_the_parts_of_the_edition_of_new_games(clients):
    for client, price in zip(clients, (PIG_PRICE, PRICE), strict=True):
        assert pig_of(client)["lagranja"]["resource"]["buy"] == price
        assert f"comprar por {price} pratas" in pig_of(client, language="pt")["text"]


def pig_of(client: ApiClient, **asked: str) -> Any:
    """Return the catalogue's entry for the pig."""
    parts = client.call("ListParts", ruleset="lagranja", **asked)["parts"]
    return next(part for part in parts if (part["kind"], part["id"]) == ("resource", "pig"))


def test_the_catalogue_can_list_the_edition_of_an_earlier_game(clients, servers):
    table = Table(clients[0], servers[0].key, LAGRANJA)
    version = table.look()["game"]["rulesVersion"]
    assert pig_of(clients[1], rules_version=version) == pig_of(clients[0])
    for method, asked in CARDS.items():
        first, second = (client.call(method, ruleset="lagranja", rules_version=version, **asked) for client in clients)
        assert first == second


@pytest.mark.parametrize(("method", "asked"), [*CARDS.items(), ("ListParts", {}), ("ListWords", {})])
@pytest.mark.parametrize("version", ["3, edition of nobody", "x" * 10_000], ids=["unknown", "long"])
def test_an_unknown_edition_is_not_in_the_catalogue(method, asked, version, clients):
    refusal = refused(clients[1].call, method, ruleset="lagranja", rules_version=version, **asked)
    assert refusal.reason == Reason.BAD_SETTING
    assert "there are: '3, edition " in refusal.message
    assert len(refusal.message) < 300


def test_an_earlier_game_continues_with_its_own_edition(clients, servers):
    table, random = Table(clients[0], servers[0].key, LAGRANJA), Random(1)
    assert pig_price(table, clients[1]) == PIG_PRICE
    for _ in range(30):
        table.client = clients[1]
        table.play_at_random(random)
        for ask in (table.look, table.listed):
            assert ask(0, client=clients[0]) == ask(0, client=clients[1])
    events = [table.events(0, language="en", client=client) for client in clients]
    assert events[0] == events[1]
    assert not any(f"{NAME} " in event["text"] for event in events[0])


def test_the_cards_of_an_earlier_game_are_those_of_its_edition(clients, servers):
    for table, number, unknown in (
        (Table(clients[0], servers[0].key, LAGRANJA), 1, 101),
        (Table(clients[1], servers[0].key, LAGRANJA), 101, 1),
    ):
        table.client = clients[1]
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
    "watch": lambda table: table.client.watch(table.spectator, game=table.game).__enter__(),
    "export": lambda table: table.call("ExportRecord", table.spectator),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_server_without_the_edition_of_a_game_refuses_it_and_changes_nothing(clients, servers, name):
    table = Table(clients[1], servers[0].key, LAGRANJA)
    table.submit(table.to_act[0], LAGRANJA.moves[0])
    before = table.everything()
    table.client = clients[0]
    refusal = refused(CALLS[name], table)
    check(Reason.GAME_UNREADABLE, table.client, refusal)
    assert NAME in refusal.message
    table.client = clients[1]
    assert table.everything() == before


def test_a_server_without_the_edition_of_a_game_does_not_deal_another_edition(clients, servers):
    created = clients[1].call("CreateGame", servers[0].key, ruleset="lagranja", seats=1)
    claim = {"game": created["game"]["id"], "seat": 0, "invite": created["invites"][0]}
    check(Reason.GAME_UNREADABLE, clients[0], refused(clients[0].call, "ClaimSeat", **claim))
    assert clients[1].call("ClaimSeat", **claim)["game"]["status"] == "GAME_STATUS_RUNNING"


def test_a_server_without_an_edition_lists_its_games_with_the_edition_they_need(clients, servers):
    key = servers[0].store_access.make_key("games.create", "games.read")
    running, finished = (Table(clients[1], key, LAGRANJA, seats=1) for _ in range(2))
    finished.play_to_the_end()
    listed = clients[0].call("ListGames", key)["games"]
    assert [game["id"] for game in listed] == [finished.game, running.game]
    assert [game["status"] for game in listed] == ["GAME_STATUS_FINISHED", "GAME_STATUS_RUNNING"]
    assert all(NAME in game["rulesVersion"] for game in listed)
    assert "result" not in listed[0]
    assert clients[1].call("ListGames", key)["games"][0]["result"]


def test_a_record_is_verified_with_its_own_edition_only(clients, servers):
    records = []
    for client in clients:
        table = Table(client, servers[0].key, LAGRANJA, seats=1)
        table.play_to_the_end()
        records.append(table.call("ExportRecord", table.spectator)["record"])
    proved = [[client.call("VerifyRecord", record=record) for record in records] for client in clients]
    assert [[verdict["ok"] for verdict in verdicts] for verdicts in proved] == [[True, False], [True, True]]
    assert NAME in proved[0][1]["message"]
