"""No sequence of moves, confirmations, plays out of turn and undos wins time: every bank is what the visits earned."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from service.app.head import rules_of
from tests.referee.farming import CONTROL, INCREMENT, KINDS, Step, farm, random_steps
from tests.referee.proved import is_proved
from tests.referee.simulator import Simulation

STEPS = st.builds(
    Step, st.sampled_from(KINDS), st.integers(0, 3), st.integers(0, 50), st.sampled_from((1, 500, 2_999, 3_001, 8_000))
)


@settings(max_examples=200, deadline=None)
@given(
    st.sampled_from(("hallertau", "lagranja")),
    st.sampled_from((2, 3)),
    st.integers(0, 1000),
    st.lists(STEPS, max_size=50),
)
def test_no_sequence_wins_time(ruleset: str, seats: int, number: int, steps: list[Step]) -> None:
    farm(ruleset, seats, number, steps)


def test_coming_back_into_a_phase_again_and_again_earns_nothing() -> None:
    """In Phase 9 of Hallertau a seat that is done may come back while others are not done."""
    game = Simulation("hallertau", 2, CONTROL)
    while len(game.head.to_act) < 2 or "done" not in {action.id for action in game.actions(0)}:
        seat = game.head.to_act[0]
        game.play(seat, rules_of(game.head).rules.default(game.copy(), seat).id)
    game.now += 1
    before = game.bank(0)
    for _ in range(10):
        game.play(0, "done")
        game.play(0, "resume")
    game.play(0, "done")
    assert game.bank(0) <= before + INCREMENT, "only the first visit earns"
    assert is_proved(game.head, game.record())


@pytest.mark.parametrize("ruleset", ["hallertau", "lagranja"])
def test_random_sequences_have_everything_that_could_win_time(ruleset: str) -> None:
    done: Counter[str] = Counter()
    for number in range(40):
        done += farm(ruleset, 3, number, random_steps(number, 100))
    wanted = {"turn", "undo", "undo of a visit", "earned"}
    if ruleset == "hallertau":  # La Granja has no stop points
        wanted |= {"out of turn", "confirmation", "reopened"}
    assert {name for name in wanted if done[name] < 20} == set(), done


@pytest.mark.parametrize("ruleset", ["hallertau", "lagranja"])
def test_no_visit_from_before_something_was_revealed_is_continued(ruleset: str) -> None:
    """Also if the request that revealed it to another seat went on with more actions."""
    revealed_and_went_on = 0
    for number in range(30):
        random, game = Random(number), Simulation(ruleset, 3, CONTROL, seed=str(number))
        for _ in range(60):
            if game.head.over:
                break
            before, seat = game.head.standing, random.choice(game.head.to_act)
            game.now += 1_000
            game.play(seat, *game.several(seat, random, 4))
            assert game.head.referee is not None
            if before[:1] != game.head.standing[:1]:
                revealed_and_went_on += bool(before and game.head.standing)
                depths = {visit.depth for one in game.head.referee.clocks for visit in one.ended}
                assert depths <= {len(game.head.standing)}, "an undo would continue an older visit"
    assert revealed_and_went_on
