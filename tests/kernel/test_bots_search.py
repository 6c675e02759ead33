"""Search bots compare actions in sampled states within a budget of plays, and explain the comparison."""

from collections.abc import Sequence
from functools import partial
from random import Random
from types import MappingProxyType

import pytest

from service.engine.kernel.action import Action
from service.engine.kernel.bots.decide import BOTS, decide
from service.engine.kernel.bots.decision import OPPONENTS, Candidate, Decision
from service.engine.kernel.bots.hint import Hint, hint
from service.engine.kernel.bots.rollout import MOST_DECISIONS, roll_out
from service.engine.kernel.bots.search import WORLD_PLAYS, choose_by_search
from service.engine.kernel.play import play, start
from service.engine.kernel.ruleset import Ruleset
from service.engine.registry import RULESETS
from tests.hallertau.table import Table as HallertauTable
from tests.kernel.toy import DRAW, GAME, KEEP, State, ToyGuide

HALLERTAU, LAGRANJA = RULESETS["hallertau"], RULESETS["lagranja"]


def search(game: Ruleset, state: object, budget: int = 300, seat: int = 0, seed: str = "a seed") -> Decision:
    return choose_by_search(budget, game, state, seat, game.rules.actions(state, seat), Random(seed))


def toy(seats: int = 2) -> State:
    return start(GAME.rules, {}, seats, "a game")[0]


# Choice


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_action_with_the_largest_mean_lead_is_chosen(seats):
    decision = search(GAME, toy(seats), budget=3000)
    assert decision.action == DRAW
    assert [candidate.action for candidate in decision.candidates] == [DRAW, KEEP]
    assert 8 < decision.candidates[0].value - decision.candidates[1].value < 13


def test_a_value_consists_of_the_parts_of_the_game_and_the_best_opponent():
    """A seat that keeps in its last turn has the one card that it had; the best of the two others has more."""
    state = State(deck=list(range(4, 21)), hands=[[3], [1], [2]], turn=6)
    kept = next(one for one in search(GAME, state).candidates if one.action == KEEP)
    assert set(kept.parts) == {"cards", OPPONENTS}
    assert kept.parts["cards"] == 3
    assert kept.parts[OPPONENTS] < -10
    assert kept.value == kept.parts["cards"] + kept.parts[OPPONENTS]


def test_the_weight_of_opponents_is_set_by_the_game():
    class Friendly(ToyGuide):
        rivalry = 0.5

    own, friendly = (
        search(GAME._replace(guide=guide), toy()).candidates[0].parts for guide in (ToyGuide(), Friendly())
    )
    assert friendly[OPPONENTS] == own[OPPONENTS] / 2
    assert friendly["cards"] == own["cards"]


def test_actions_are_compared_with_the_same_random_numbers():
    same = [Action(name, "draw", DRAW.args, DRAW.window) for name in ("one", "two")]
    decision = choose_by_search(300, GAME, toy(), 0, same, Random("a seed"))
    assert decision.candidates[0].value == decision.candidates[1].value


# Actions without a search


def test_a_single_legal_action_is_played_without_a_search():
    state = toy()
    assert choose_by_search(300, GAME, state, 0, [KEEP], Random("a seed")) == Decision(KEEP)


@pytest.mark.parametrize("bot", ["greedy", "search"])
def test_actions_that_only_change_readiness_are_ignored(bot):
    state, _ = start(HALLERTAU.rules, {}, 2, "stops")
    seat, kinds = stop_point(state)
    assert {"ready", "ready_while_idle"} <= kinds
    for number in range(10):
        decision = decide(HALLERTAU, state, seat, bot, f"seed {number}")
        tried = [decision.action, *(candidate.action for candidate in decision.candidates)]
        assert not {action.kind for action in tried} & HALLERTAU.guide.timing_kinds


def stop_point(state: object) -> tuple[int, set[str]]:
    """Play until a seat can confirm a stop point; return the seat and the kinds of its actions."""
    rules = HALLERTAU.rules
    while True:
        (seat, *_) = rules.to_act(state)
        kinds = {action.kind for action in rules.actions(state, seat)}
        if "ready" in kinds:
            return seat, kinds
        play(rules, state, seat, rules.default(state, seat).id)


# Budget


@pytest.mark.parametrize("budget", [1, 50, 400])
def test_the_budget_is_checked_before_each_action(budget):
    table = HallertauTable(seats=2)
    assert len(HALLERTAU.rules.actions(table.state, 0)) > 10
    decision = search(HALLERTAU, table.state, budget)
    assert budget <= decision.plays <= budget + MOST_DECISIONS + WORLD_PLAYS
    assert (len(decision.candidates) == 1) == (budget == 1)


def test_with_a_budget_below_the_number_of_actions_a_random_subset_is_tried():
    table = HallertauTable(seats=2)
    tried = {search(HALLERTAU, table.state, 1, seed=f"seed {number}").action.id for number in range(20)}
    assert len(tried) > 5


def test_an_incomplete_comparison_in_a_sampled_state_does_not_count():
    """A sampled state of the toy game takes 12 plays and 10 to make: a budget of 23 ends in the middle of the second
    one.
    """
    values = [search(GAME, toy(), budget, seed="x") for budget in (12, 23)]
    assert values[0].candidates == values[1].candidates
    assert values[0].plays < values[1].plays


def test_the_hard_bot_uses_more_plays_than_the_search_bot():
    state = toy()
    plays = [decide(GAME, state, 0, bot, "a seed").plays for bot in ("search", "hard")]
    assert plays[1] > 3 * plays[0] > 0


# Roll-outs


def test_a_roll_out_ends_with_the_round_or_the_game():
    for name in RULESETS:
        game = RULESETS[name]
        state, _ = start(game.rules, {}, 2, "roll-outs")
        plays = [roll_out(game.rules, game.guide, state, number, Random(number)) for number in range(1, 7)]
        assert all(plays)
        assert game.rules.result(state) is not None


def test_a_roll_out_ends_after_a_maximum_number_of_decisions():
    class Endless(type(GAME.rules)):  # type: ignore[misc]
        def resolve(self, state: State, seat: int, action: Action, log: list[object]) -> None:
            pass

    assert roll_out(Endless(), GAME.guide, toy(), 1, Random(1)) == MOST_DECISIONS


def test_roll_outs_choose_kinds_of_actions_by_their_weights():
    class OnlyKeep(ToyGuide):
        kind_weights = MappingProxyType({"draw": 0.0})

    state = toy()
    roll_out(GAME.rules, OnlyKeep(), state, 1, Random(1))
    assert [len(hand) for hand in state.hands] == [1, 1]


# Hints


def candidates(*values: tuple[Action, dict[str, float]]) -> Sequence[Candidate]:
    return tuple(Candidate(action, sum(parts.values()), parts) for action, parts in values)


def test_a_hint_names_the_advantage_and_its_main_part():
    compared = candidates((DRAW, {"cards": 7.0, OPPONENTS: -1.0}), (KEEP, {"cards": 4.0, OPPONENTS: -2.0}))
    assert hint(Decision(DRAW, compared)) == Hint(KEEP, 4.0, "cards")


def test_a_hint_names_opponents_if_they_are_the_main_part():
    compared = candidates((DRAW, {"cards": 4.0, OPPONENTS: -1.0}), (KEEP, {"cards": 4.0, OPPONENTS: -2.0}))
    assert hint(Decision(DRAW, compared)) == Hint(KEEP, 1.0, OPPONENTS)


def test_a_hint_for_equal_actions_names_no_advantage():
    compared = candidates((DRAW, {"cards": 4.01, OPPONENTS: 0.0}), (KEEP, {"cards": 4.0, OPPONENTS: 0.0}))
    assert hint(Decision(DRAW, compared)) == Hint(KEEP)


def test_a_hint_without_a_search_names_no_alternative():
    assert hint(Decision(DRAW)) == Hint()


@pytest.mark.parametrize("name", RULESETS)
def test_every_part_of_a_value_has_a_text(name):
    game = RULESETS[name]
    state, _ = start(game.rules, {}, 2, "hints")
    (seat, *_) = game.rules.to_act(state)
    (first, *_) = game.rules.actions(state, seat)
    for text in game.texts.values():
        said = [text.hint(Hint(first, 2.6, part)) for part in (*game.guide.value_parts, OPPONENTS)]
        said += [text.hint(Hint()), text.hint(Hint(first)), text.hint(Hint(first, 0.4, OPPONENTS))]
        assert len(set(said)) == len(said)
        assert all(text.label(first) in one for one in said if one != text.hint(Hint()))
        assert all(" 3 " in one for one in said[:-3])
        assert all(one[0].isupper() and one.endswith(".") for one in said)


def test_bots_are_listed_by_strength():
    assert list(BOTS) == ["random", "greedy", "search", "hard"]


def test_a_stronger_bot_wins_more_often():
    """A small budget is enough to beat the random bot."""
    bots = [BOTS["random"], partial(choose_by_search, 100)]
    state, _ = start(LAGRANJA.rules, {}, 2, "a match")
    random = Random("a match")
    while waiting := LAGRANJA.rules.to_act(state):
        seat = waiting[0]
        decision = bots[seat](LAGRANJA, state, seat, LAGRANJA.rules.actions(state, seat), random)
        play(LAGRANJA.rules, state, seat, decision.action.id)
    result = LAGRANJA.rules.result(state)
    assert result is not None
    assert result.winners == (1,)
