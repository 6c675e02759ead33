"""All that games show (views, options, events, reasons) is the same in both forms; arguments come back equal."""

import json
from collections.abc import Iterator
from itertools import product
from random import Random

import msgspec
import pytest

from service.engine.hallertau.rules import RULES
from service.engine.hallertau.state import State
from service.engine.kernel.event import Event
from service.engine.kernel.play import apply, start
from service.wire.answers import as_json
from service.wire.incoming import read_part
from tests.wire.both import Compared

DECK_PAIRS = [{"gateway": gateway, "farmyard": farmyard} for gateway, farmyard in product(range(4), range(4, 8))]
NO_CARDS = [{"variant": "no-cards", "sequential_progress": one_by_one} for one_by_one in (False, True)]
EVERY = 60
"""Views and reasons change little from move to move; those of every so many moves are compared."""


def moments(options: dict[str, object], seats: int) -> Iterator[tuple[State, int, list[Event]]]:
    """A random game: each state that waits for somebody, that seat, and what happened before; the end comes last."""
    random = Random(f"{options} {seats}")
    state, events = start(RULES, options, seats, "wire")
    while waiting := RULES.to_act(state):
        seat = random.choice(waiting)
        yield state, seat, events
        events = apply(RULES, state, seat, random.choice(RULES.options(state, seat)))
    yield state, 0, events


def sent_back(args: msgspec.Struct) -> object:
    """Arguments as a client sends them that got them as JSON."""
    data = json.loads(as_json("Args", ("hallertau", args)))
    return msgspec.convert(read_part("Args", "hallertau", data), RULES.args_type)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("options", [*DECK_PAIRS, *NO_CARDS])
def test_all_that_a_game_shows_is_the_same_in_both_forms(options, seats):
    compared = Compared("hallertau")
    for number, (state, seat, events) in enumerate(moments(options, seats)):
        for event in events:
            for body in (event.body, *event.private.values()):
                compared.add("TableEvent", body)
        for option in RULES.options(state, seat):
            if compared.add("Args", option.args):
                assert sent_back(option.args) == option.args
                assert RULES.spread(option.args) == (option.args,)
        if number % EVERY == 0 or state.over:
            for viewer in (None, *range(seats)):
                compared.add("View", RULES.view(state, viewer))
            for unmet in [unmet for blocked in RULES.blocked(state, seat) for unmet in blocked.unmet]:
                compared.add("Requirement", unmet.requirement)
    assert state.over
    assert compared.numbers["View"] > 2 * seats
    assert min(compared.numbers[name] for name in ("TableEvent", "Args")) > 50
