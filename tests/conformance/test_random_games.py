"""Every registered game keeps all guarantees of the conformance suite, in random games and in searched games."""

from collections.abc import Callable, Sequence
from random import Random

import pytest
from _pytest.mark import ParameterSet
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from service.engine.kernel.conformance import Case, Choose, check_game
from service.engine.kernel.playout import playout
from service.engine.kernel.ruleset import Ruleset
from service.engine.registry import RULESETS


def named(cases_of: Callable[[Ruleset], Sequence[Case]]) -> list[ParameterSet]:
    """Return the cases of all games as named parameters."""
    return [
        pytest.param(game, case, id=f"{name}-{case.seats}-{'-'.join(map(str, case.settings.values()))}")
        for name, game in RULESETS.items()
        for case in cases_of(game)
    ]


CASES = named(lambda game: game.invariants.cases)
GOLDEN = named(lambda game: game.invariants.golden)


def even(seed: str) -> Choose:
    """Return a chooser for which every action is equally likely."""
    return Random(seed).randrange


def eager(seed: str) -> Choose:
    """Return a chooser that prefers the first actions: such games take more and go further."""
    random = Random(seed)
    return lambda n: min(random.randrange(n) for _ in range(3))


@pytest.mark.parametrize("chooser", [even, eager])
@pytest.mark.parametrize(("game", "case"), CASES)
def test_random_games_keep_all_guarantees(game: Ruleset, case: Case, chooser):
    for number in range(case.games):
        seed = f"random game number {number}"
        question = game.texts["en"].question
        report = check_game(game.rules, game.invariants, case, seed, chooser(seed), question=question)
        assert report.decisions > 0


@pytest.mark.parametrize(("game", "case"), GOLDEN)
@settings(max_examples=6, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(picks=st.lists(st.integers(0, 149), max_size=300), seed=st.text(min_size=1, max_size=8))
def test_searched_games_keep_all_guarantees(game: Ruleset, case: Case, picks, seed):
    """Hypothesis chooses the first decisions; the rest of the game is random."""
    steered = iter(picks)
    rest = Random(seed)

    def choose(n: int) -> int:
        return next(steered, rest.randrange(n)) % n

    assert check_game(game.rules, game.invariants, case, f"server seed {seed}", choose).decisions > 0


@pytest.mark.parametrize(("variant", "games", "most"), [("no-cards", 1000, 150), ("cards", 320, 400)])
def test_the_largest_action_list_of_random_hallertau_games_is_limited(variant, games, most):
    game = RULESETS["hallertau"]
    random = Random("largest list")
    largest = 0
    for number in range(games):
        settings = {"variant": variant, "gateway": number % 4, "farmyard": 4 + number // 4 % 4}
        largest = max(largest, playout(game.rules, settings, 1 + number // 16 % 4, f"game {number}", random)[2])
    assert 20 < largest <= most
