"""Whole random games with moves through both APIs in turn: after every move both APIs show every viewer the same."""

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest

from service.wire.contract import MESSAGES
from tests.contract.api_clients import ApiClient, Json
from tests.contract.games import LAGRANJA, SAMPLES
from tests.contract.server import Server
from tests.contract.table import Table, seqs


@pytest.mark.parametrize(
    ("store", "sample", "settings", "seats"),
    [
        *(pytest.param("on_embedded", one, one.settings, 2, id=one.ruleset) for one in SAMPLES),
        *(pytest.param("on_redis", one, one.short, 2, id=f"short {one.ruleset}") for one in SAMPLES),
        pytest.param("on_redis", LAGRANJA, LAGRANJA.settings, 1, id="lagranja alone"),
    ],
)
def test_both_apis_show_the_same_after_every_move(request, store, sample, settings, seats):
    server: Server = request.getfixturevalue(store)
    table, random = Table(server.rest, server.key, sample, seats=seats, settings=settings), Random(seats)
    for client in cycle(server.clients):
        looks = [same_answer(server, table.look, seat) for seat in (*range(seats), None)]
        waiting = [seat["seat"] for seat in looks[0]["game"]["seats"] if seat["toAct"]]
        if not waiting:
            break
        seat = random.choice(waiting)
        listed = same_answer(server, table.listed, seat, include_blocked=True)
        play(table, client, seat, random.choice(listed["actions"]), looks[seat])
    record = same_answer(server, table.call, "ExportRecord", table.spectator)["record"]
    assert same_answer(server, table.events, 0)[-1]["revision"] == table.revision
    assert server.rest.call("VerifyRecord", record=record)["ok"]


def same_answer(server: Server, ask: Callable[..., Any], *args: Any, **fields: Any) -> Any:
    """Return an answer after checking that both APIs give the same one."""
    first, second = (ask(*args, **fields, client=client) for client in server.clients)
    assert first == second
    return first


def play(table: Table, client: ApiClient, seat: int, action: Json, seen: Json) -> None:
    """Play a move and check that its outcome equals what is read afterwards."""
    outcome = table.submit(seat, action["id"], revision=seen["game"]["revision"], include_actions=True, client=client)
    assert outcome["revision"] == seen["game"]["revision"] + 1
    assert {event["revision"] for event in outcome["events"]} <= {outcome["revision"]}
    assert seqs(outcome["events"]) == list(range(seen["game"]["headSeq"] + 1, outcome["headSeq"] + 1))
    looked = table.look(seat)
    assert (outcome["view"], outcome["headSeq"]) == (looked["view"], looked["game"]["headSeq"])
    assert outcome["actions"]["items"] == table.listed(seat)["actions"]


def test_every_action_can_be_submitted_by_its_arguments(table, server):
    """Submit every move by its arguments; if it can be undone, undo it and submit it by its id."""
    random, kinds = Random(4), Counter[str]()
    for client in cycle(server.clients):
        waiting = table.to_act
        if not waiting or sum(kinds.values()) >= 150:
            break
        seat = random.choice(waiting)
        actions = table.actions(seat)
        action = min(actions, key=lambda one: (kinds[one["kind"]], random.random()))
        kinds[action["kind"]] += 1
        assert table.call("ExplainAction", table.tokens[seat], action={"args": action["args"]})["action"] == action
        outcome = table.submit(seat, action["args"], client=client)
        if outcome["undoable"]:
            table.undo(seat)
            again = table.submit(seat, action["id"], client=client)
            assert again["view"] == outcome["view"]
    there_are = MESSAGES["Args"].DESCRIPTOR.fields_by_name[table.sample.ruleset].message_type.fields
    assert len(kinds) > len(there_are) / 4, "too few kinds of moves were played"
