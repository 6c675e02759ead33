"""No bot knows more than its seat: it decides the same in two states that look the same to its seat."""

from collections.abc import Iterator
from functools import partial
from random import Random

import pytest

from service.engine.kernel.bots.decide import BOTS, Bot
from service.engine.kernel.bots.hint import hint
from service.engine.kernel.bots.search import choose_by_search
from service.engine.kernel.play import apply, start
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.snapshot import copy, encode
from service.engine.registry import RULESETS
from tests.kernel.toy import GAME as TOY
from tests.kernel.toy import State, ToyGuide

CASES = [
    (name, number)
    for name, game in RULESETS.items()
    for number in range(0, len(game.invariants.cases), 1 + len(game.invariants.cases) // 12)
]
QUICK: dict[str, Bot] = {**BOTS, "search": partial(choose_by_search, 30), "hard": partial(choose_by_search, 60)}


def decisions(game: Ruleset, number: int, share: float) -> Iterator[tuple[object, int, str]]:
    """Play a random game; yield states, each with a seat that must decide and a seed."""
    case, random = game.invariants.cases[number], Random(number)
    state, _ = start(game.rules, case.settings, case.seats, f"secrets {number}")
    while waiting := game.rules.to_act(state):
        seat = random.choice(waiting)
        if random.random() < share:
            yield state, seat, f"{random.random()}"
        apply(game.rules, state, seat, random.choice(game.rules.actions(state, seat)))


def check_decision(game: Ruleset, state: object, seat: int, seed: str) -> None:
    """Compare every bot's decision and hint in the true state and in another one that looks the same."""
    other = game.invariants.redeal(copy(game.rules, state), seat, seed)
    for name, bot in QUICK.items():
        here, there = (
            bot(game, world, seat, game.rules.actions(world, seat), Random(seed)) for world in (state, other)
        )
        assert here == there, f"the {name} bot decides differently in two states that look the same"
        assert hint(here) == hint(there)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_a_sampled_state_contains_nothing_that_the_seat_cannot_know(name, number):
    """It is equal byte for byte for all true states that look the same, and looks like the true state to the seat."""
    game = RULESETS[name]
    for state, seat, seed in decisions(game, number, 0.1):
        other = game.invariants.redeal(copy(game.rules, state), seat, f"other {seed}")
        here, there = (game.guide.redeal(copy(game.rules, world), seat, seed) for world in (state, other))
        assert encode(game.rules, here) == encode(game.rules, there)
        assert game.rules.view(here, seat) == game.rules.view(state, seat)
        assert game.rules.actions(here, seat) == game.rules.actions(state, seat)
        assert not list(game.invariants.invariants(here))


@pytest.mark.parametrize(("name", "number"), CASES[::2])
def test_bots_decide_the_same_in_states_that_look_the_same(name, number):
    for state, seat, seed in decisions(RULESETS[name], number, 0.02):
        check_decision(RULESETS[name], state, seat, seed)


def test_the_check_detects_a_bot_that_sees_the_deck():
    """A guide that does not shuffle the deck lets the bot see the next card."""

    class Peeking(ToyGuide):
        def redeal(self, state: State, seat: int, seed: str) -> State:
            return state

    state, _ = start(TOY.rules, {}, 2, "a game")
    check_decision(TOY, state, 0, "a seed")
    with pytest.raises(AssertionError, match="the search bot decides differently in two states that look the same"):
        check_decision(TOY._replace(guide=Peeking()), state, 0, "a seed")
