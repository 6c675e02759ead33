"""Cached parts of views, for every registered game: they are up to date, and they are the same objects each time."""

import pytest

from service.engine.kernel.cache import BoundedCache
from service.engine.kernel.conformance import Case
from service.engine.kernel.play import apply, start
from service.engine.kernel.ruleset import Ruleset
from tests.conformance.test_random_games import CASES, GOLDEN, eager


def views_of_a_game(game: Ruleset, case: Case):
    """Play a random game; yield its state after every move with each viewer."""
    choose = eager("views")
    state, _ = start(game.rules, case.settings, case.seats, "views")
    while waiting := game.rules.to_act(state):
        offered = game.rules.actions(state, waiting[0])
        apply(game.rules, state, waiting[0], offered[choose(len(offered))])
        for viewer in (*range(case.seats), None):
            yield state, viewer


@pytest.mark.parametrize(("game", "case"), CASES)
def test_a_view_with_cached_parts_equals_a_view_without_the_cache(game: Ruleset, case: Case, monkeypatch):
    for state, viewer in views_of_a_game(game, case):
        given = game.rules.view(state, viewer)
        with monkeypatch.context() as patch:
            patch.setattr(BoundedCache, "once", lambda self, key, make: make())
            assert given == game.rules.view(state, viewer)


@pytest.mark.parametrize(("game", "case"), GOLDEN)
def test_views_of_an_unchanged_state_share_their_seat_objects(game: Ruleset, case: Case):
    """The wire caches the bytes of the parts of a view by their identity."""
    for state, viewer in views_of_a_game(game, case):
        first, second = (game.rules.view(state, viewer) for _ in range(2))
        assert all(one is other for one, other in zip(first.seats, second.seats, strict=True))
