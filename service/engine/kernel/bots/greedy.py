"""The `greedy` bot: takes what brings most right away, as far as its seat can know."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from service.engine.kernel.action import Action, Window
from service.engine.kernel.bots.decision import Decision
from service.engine.kernel.bots.guide import worth_considering
from service.engine.kernel.play import apply
from service.engine.kernel.rules import Rules
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.snapshot import copy

MOST_QUESTIONS: Final = 2
"""How many answers in a row the greedy bot thinks ahead."""


def choose_greedily(game: Ruleset, state: object, seat: int, actions: Sequence[Action], random: Random) -> Decision:
    """Choose the action after which the seat has most VP, then most goods, in an imagined world; ties are random."""
    candidates = worth_considering(game.guide, actions)
    if len(candidates) == 1:
        return Decision(candidates[0])
    rules = game.rules
    world = game.guide.redeal(copy(rules, state), seat, f"{random.getrandbits(64):x}")
    pending = rules.pending(world, seat)
    worths = [worth_after(rules, world, seat, action, pending) for action in candidates]
    best = max(worths)
    return Decision(random.choice([one for one, worth in zip(candidates, worths, strict=True) if worth == best]))


def worth_after(
    rules: Rules[Any], state: object, seat: int, action: Action, pending: int, questions: int = MOST_QUESTIONS
) -> tuple[int, int]:
    """Return what a seat has after an action; if the action asks it something first, with the best answer."""
    after = copy(rules, state)
    apply(rules, after, seat, action)
    worth = rules.worth(after, seat)
    if questions and rules.pending(after, seat) > pending:
        answers = [one for one in rules.offer(after, seat) if one.window is not Window.ANYTIME]
        return max((worth_after(rules, after, seat, one, pending, questions - 1) for one in answers), default=worth)
    return worth
