"""Whole random games, moves through both doors in turn: after every move both doors show everybody the same."""

from collections import Counter
from collections.abc import Callable
from itertools import cycle
from random import Random
from typing import Any

import pytest

from tests.contract.doors import Door, Json
from tests.contract.games import CARDS, HALLERTAU, LAGRANJA, NO_CARDS
from tests.contract.house import House
from tests.contract.table import Table, seqs


@pytest.mark.parametrize(
    ("store", "sample", "options", "seats"),
    [
        pytest.param("embedded", HALLERTAU, CARDS, 2, id="hallertau"),
        pytest.param("on_redis", HALLERTAU, NO_CARDS, 2, id="hallertau without cards"),
        pytest.param("embedded", LAGRANJA, None, 2, id="lagranja"),
        pytest.param("on_redis", LAGRANJA, None, 2, id="lagranja on redis"),
        pytest.param("on_redis", LAGRANJA, None, 1, id="lagranja alone"),
    ],
)
def test_both_doors_show_the_same_after_every_move(request, store, sample, options, seats):
    house: House = request.getfixturevalue(store)
    table, random = Table(house.rest, house.key, sample, seats=seats, options=options), Random(seats)
    for door in cycle(house.doors):
        looks = [same_through_both_doors(house, table.look, seat) for seat in (*range(seats), None)]
        waiting = [seat["seat"] for seat in looks[0]["game"]["seats"] if seat["toAct"]]
        if not waiting:
            break
        seat = random.choice(waiting)
        listed = same_through_both_doors(house, table.listed, seat, include_blocked=True)
        play(table, door, seat, random.choice(listed["options"]), looks[seat])
    record = same_through_both_doors(house, table.call, "ExportRecord", table.spectator)["record"]
    assert same_through_both_doors(house, table.events, 0)[-1]["revision"] == table.revision
    assert house.rest.call("VerifyRecord", record=record)["ok"]


def same_through_both_doors(house: House, ask: Callable[..., Any], *args: Any, **fields: Any) -> Any:
    """An answer that does not depend on the door."""
    first, second = (ask(*args, **fields, door=door) for door in house.doors)
    assert first == second
    return first


def play(table: Table, door: Door, seat: int, option: Json, seen: Json) -> None:
    """A move; its outcome is what is seen afterwards, one revision later."""
    outcome = table.submit(seat, option["id"], revision=seen["game"]["revision"], include_options=True, door=door)
    assert outcome["revision"] == seen["game"]["revision"] + 1
    assert {event["revision"] for event in outcome["events"]} <= {outcome["revision"]}
    assert seqs(outcome["events"]) == list(range(seen["game"]["headSeq"] + 1, outcome["headSeq"] + 1))
    looked = table.look(seat)
    assert (outcome["view"], outcome["headSeq"]) == (looked["view"], looked["game"]["headSeq"])
    assert outcome["options"] == table.listed(seat)["options"]


def test_every_option_can_be_submitted_by_its_arguments(house, sample):
    """Every move is made by its arguments; if it can be taken back, it is, and made again by its id."""
    random, kinds = Random(4), Counter[str]()
    table = Table(house.grpc, house.key, sample)
    for door in cycle(house.doors):
        waiting = table.to_act
        if not waiting or sum(kinds.values()) >= 150:
            break
        seat = random.choice(waiting)
        options = table.options(seat)
        option = min(options, key=lambda one: (kinds[one["kind"]], random.random()))
        kinds[option["kind"]] += 1
        assert table.call("ExplainAction", table.tokens[seat], action={"args": option["args"]})["option"] == option
        outcome = table.submit(seat, option["args"], door=door)
        if outcome["undoable"]:
            table.undo(seat)
            again = table.submit(seat, option["id"], door=door)
            assert again["view"] == outcome["view"]
    assert len(kinds) > 10
