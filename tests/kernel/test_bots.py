"""Bots choose among the legal actions; the greedy bot takes the action with the largest immediate gain."""

from functools import partial
from random import Random

import pytest

from service.engine.kernel.bots.decide import BOTS, decide
from service.engine.kernel.bots.greedy import choose_greedily
from service.engine.kernel.bots.search import choose_by_search
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.play import apply, start
from service.engine.kernel.snapshot import digest
from service.engine.lagranja.frames import PlayCards, TakeDie
from service.engine.registry import RULESETS
from tests.kernel.toy import GAME as TOY
from tests.lagranja.table import Table

LAGRANJA = RULESETS["lagranja"]
TAKE_DIE, PLAY_CARDS = TakeDie(0, "first"), PlayCards(0, 1, False)
QUICK = {"random": BOTS["random"], "greedy": BOTS["greedy"], "search": partial(choose_by_search, 20)}


def chosen(table: Table, seed: int = 0) -> str:
    actions = LAGRANJA.rules.actions(table.state, 0)
    return choose_greedily(LAGRANJA, table.state, 0, actions, Random(seed)).action.id


def test_the_greedy_bot_prefers_vp_to_any_goods():
    table = Table().barrow(45, "food").give(food=1, olive=1).deliveries()
    assert chosen(table) == "deliver:food@store>45"


def test_without_vp_the_greedy_bot_prefers_goods():
    table = Table().dice(1, 3, 4)
    assert chosen(table.turn(TAKE_DIE, "R1")) == "take_die:4"


def test_the_greedy_bot_includes_the_decisions_that_follow_an_action():
    """Two harvest goods, then those that a barrow wants, are worth more than 2 silver; a delivery at last gives VP."""
    assert chosen(Table().dice(3, 2).turn(TAKE_DIE, "R1")) == "take_die:3"
    table = Table().barrow(45, "food").give(food=1).dice(4, 6)
    assert chosen(table.turn(TAKE_DIE, "R1")) == "take_die:6"


def test_the_greedy_bot_chooses_randomly_among_equal_actions():
    table = Table().hand(8, 13).turn(PLAY_CARDS, "F1")
    assert len({chosen(table, seed) for seed in range(40)}) > 3


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("bot", QUICK)
def test_bots_play_whole_games_and_deciding_does_not_change_the_state(name, bot):
    game, random = RULESETS[name], Random(bot)
    rules = game.rules
    state, _ = start(rules, {}, 2, "bots")
    while waiting := rules.to_act(state):
        actions, before = rules.actions(state, waiting[0]), digest(rules, state)
        action = QUICK[bot](game, state, waiting[0], actions, random).action
        assert action in actions
        assert digest(rules, state) == before
        apply(rules, state, waiting[0], action)
    assert rules.result(state) is not None


@pytest.mark.parametrize("bot", BOTS)
def test_the_same_seed_gives_the_same_decision(bot):
    state, _ = start(TOY.rules, {}, 2, "a game")
    decisions = [decide(TOY, state, 0, bot, f"seed {number % 2}") for number in range(4)]
    assert decisions[:2] == decisions[2:]


@pytest.mark.parametrize("bot", ["random", "search", "hard"])
def test_another_seed_gives_another_decision(bot):
    state, _ = start(TOY.rules, {}, 2, "a game")
    assert len({repr(decide(TOY, state, 0, bot, f"seed {number}")) for number in range(5)}) > 1


def test_an_unknown_bot_is_refused():
    state, _ = start(TOY.rules, {}, 2, "a game")
    with pytest.raises(
        EngineError, match="no bot is called 'clever'; there are: random, greedy, search, hard"
    ) as refused:
        decide(TOY, state, 0, "clever", "a seed")
    assert refused.value.reason is EngineReason.BAD_SETTING


@pytest.mark.parametrize("bot", BOTS)
def test_a_seat_without_actions_gets_no_decision(bot):
    state, _ = start(TOY.rules, {}, 2, "a game")
    with pytest.raises(EngineError, match="seat 1 has nothing to decide now") as refused:
        decide(TOY, state, 1, bot, "a seed")
    assert refused.value.reason is EngineReason.NOT_YOUR_DECISION
