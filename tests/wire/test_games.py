"""Views, actions, events and reasons of games are the same as JSON and as Protobuf; arguments are read back equal."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from service.app.messages import Args
from service.engine.kernel.conformance import Case
from service.engine.kernel.event import Event
from service.engine.kernel.play import apply, start
from service.engine.kernel.rules import Rules
from service.engine.lagranja import frames
from service.engine.lagranja.events import NoMarker
from service.engine.lagranja.rules import RULES as LA_GRANJA
from service.engine.registry import RULESETS
from service.wire.codec import as_json
from service.wire.game_parts import read_game_part
from tests.lagranja.table import Table
from tests.wire.both import Compared, both_ways

EVERY = 60
"""Views and reasons change little between moves; they are compared once in this many moves."""

CASES = [
    pytest.param(game.rules, case, id=f"{name}-{case.seats}-{'-'.join(map(str, case.settings.values()))}")
    for name, game in RULESETS.items()
    for case in game.invariants.cases
]


def moments(rules: Rules[Any], case: Case) -> Iterator[tuple[Any, int, list[Event]]]:
    """Play a random game; yield each state that waits for a seat, this seat and the events before it; last the end."""
    random = Random(f"{case.settings} {case.seats}")
    state, events = start(rules, case.settings, case.seats, "wire")
    while waiting := rules.to_act(state):
        seat = random.choice(waiting)
        yield state, seat, events
        events = apply(rules, state, seat, random.choice(rules.actions(state, seat)))
    yield state, 0, events


def read_back(rules: Rules[Any], args: msgspec.Struct) -> object:
    """Return arguments as a client sends them back that got them as JSON."""
    data = json.loads(as_json("Args", {rules.name: args}))
    return msgspec.convert(read_game_part(Args, data).of(rules.name), rules.args_type)


@pytest.mark.parametrize(("rules", "case"), CASES)
def test_views_actions_events_and_reasons_are_the_same_as_json_and_as_protobuf(rules, case):
    compared = Compared(rules.name)
    for number, (state, seat, events) in enumerate(moments(rules, case)):
        for event in events:
            for body in (event.body, *event.private.values()):
                compared.add("TableEvent", body)
        for action in rules.actions(state, seat):
            if compared.add("Args", action.args):
                assert read_back(rules, action.args) == action.args
                assert rules.spread(action.args) == (action.args,)
        if number % EVERY == 0 or rules.result(state) is not None:
            for viewer in (None, *range(case.seats)):
                compared.add("View", rules.view(state, viewer))
            for unmet in [unmet for blocked in rules.blocked(state, seat) for unmet in blocked.unmet]:
                compared.add("Requirement", unmet.requirement)
    assert rules.result(state) is not None
    assert compared.numbers["View"] > 2 * case.seats
    assert {"TableEvent", "Args"} <= set(compared.numbers)


def test_the_event_no_marker_is_the_same_as_json_and_as_protobuf():
    """The event is too rare in random games."""
    table = Table().helpers(38).give(olive=2, wine=23, silver=4).turn(frames.EndTurn(0), "F2")
    for action, needed in (("buy:grain", {"good": "GOOD_GRAIN"}), ("use_helper:38", {"card": 38})):
        table.play(action)
        view = both_ways("View", {"lagranja": LA_GRANJA.view(table.state, None)})["lagranja"]
        assert [seat.get("needed") for seat in view["seats"]] == [needed, None]
        event = both_ways("TableEvent", {"lagranja": table.events(NoMarker)[-1]})["lagranja"]
        assert event == {"noMarker": {"seat": 0, "needed": needed}}
        table.play("forgo")
