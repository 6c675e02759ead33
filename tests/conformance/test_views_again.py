"""What views of every registered game give again: what would be made anew, and where they say so the same objects."""

from functools import cache
from typing import Any

import pytest
from msgspec import Struct

from service.engine.kernel.conformance import Case
from service.engine.kernel.play import apply, start
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.seen import Seen
from service.wire import hints
from tests.conformance.test_random_games import CASES, GOLDEN, eager

hints_of = cache(hints.hints_of)


def views_of_a_game(game: Ruleset, case: Case):
    """The state of a random game after every move, for everybody who may look."""
    choose = eager("views")
    state, _ = start(game.rules, case.options, case.seats, "views")
    while waiting := game.rules.to_act(state):
        offered = game.rules.options(state, waiting[0])
        apply(game.rules, state, waiting[0], offered[choose(len(offered))])
        for viewer in (*range(case.seats), None):
            yield state, viewer


@pytest.mark.parametrize(("game", "case"), CASES)
def test_a_display_that_is_given_again_shows_what_is_there_now(game: Ruleset, case: Case, monkeypatch):
    for state, viewer in views_of_a_game(game, case):
        given = game.rules.view(state, viewer)
        with monkeypatch.context() as patch:
            patch.setattr(Seen, "once", lambda self, key, make: make())
            assert given == game.rules.view(state, viewer)


def marked(value: Struct) -> list[tuple[str, Any]]:
    """All parts of a view that are marked with AGAIN, with their names."""
    found: list[tuple[str, Any]] = []
    for name, hint in hints_of(type(value)).items():
        part = getattr(value, name)
        structs = part if hint.structs is not None else ()
        found += [(name, part)] if hint.again else [(name, one) for one in structs if hint.each_again]
        found += [inner for one in structs for inner in marked(one)]
    return found


@pytest.mark.parametrize(("game", "case"), GOLDEN)
def test_where_a_view_says_again_the_same_table_gives_the_same_objects(game: Ruleset, case: Case):
    for state, viewer in views_of_a_game(game, case):
        first, second = (marked(game.rules.view(state, viewer)) for _ in range(2))
        if not first:
            pytest.skip("the views of this game mark nothing")
        assert [name for (name, part), (_, other) in zip(first, second, strict=True) if part is not other] == []
