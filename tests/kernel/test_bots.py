"""Bots pick from what is on offer; the greedy one takes what brings most right away."""

from random import Random

import pytest

from service.engine.kernel.bots import BOTS, pick_greedily, worth_after
from service.engine.kernel.play import apply, start
from service.engine.kernel.snapshot import digest
from service.engine.lagranja.frames import PlayCards, TakeDie
from service.engine.lagranja.rules import RULES as LAGRANJA
from service.engine.registry import RULESETS
from tests.lagranja.table import Table

TAKE_DIE, PLAY_CARDS = TakeDie(0, "first"), PlayCards(0, 1, False)


def chosen(table: Table, seed: int = 0) -> str:
    return pick_greedily(LAGRANJA, table.state, 0, LAGRANJA.actions(table.state, 0), Random(seed)).id


def test_the_greedy_bot_prefers_vp_to_any_goods():
    table = Table().barrow(45, "food").give(food=1, olive=1).deliveries()
    assert chosen(table) == "deliver:food@store>45"


def test_without_vp_the_greedy_bot_prefers_goods():
    table = Table().dice(1, 3, 4)
    assert chosen(table.turn(TAKE_DIE, "R1")) == "take_die:4"


def test_what_an_action_asks_first_is_answered_in_thought():
    """Two harvest goods, then those of them that a barrow wants, are more than 2 silver; a delivery is VP at last."""
    assert chosen(Table().dice(3, 2).turn(TAKE_DIE, "R1")) == "take_die:3"
    table = Table().barrow(45, "food").give(food=1).dice(4, 6)
    assert chosen(table.turn(TAKE_DIE, "R1")) == "take_die:6"


def test_of_equal_actions_the_greedy_bot_takes_any():
    table = Table().hand(8, 13).turn(PLAY_CARDS, "F1")
    assert len({chosen(table, seed) for seed in range(40)}) > 3


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("bot", BOTS)
def test_bots_play_whole_games_and_change_nothing_by_thinking(name, bot):
    rules, random = RULESETS[name].rules, Random(bot)
    state, _ = start(rules, {}, 2, "bots")
    while waiting := rules.to_act(state):
        offered, before = rules.actions(state, waiting[0]), digest(rules, state)
        action = BOTS[bot](rules, state, waiting[0], offered, random)
        assert digest(rules, state) == before
        if bot == "greedy" and len(offered) > 1:
            pending = rules.pending(state, waiting[0])
            worths = {one.id: worth_after(rules, state, waiting[0], one, pending) for one in offered}
            assert worths[action.id] == max(worths.values())
        apply(rules, state, waiting[0], action)
    assert rules.result(state) is not None
