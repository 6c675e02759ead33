"""Players for simulations and for empty seats: they see what is on offer and pick."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from service.engine.kernel.action import Action, Window
from service.engine.kernel.play import apply
from service.engine.kernel.rules import Rules
from service.engine.kernel.snapshot import copy

MOST_QUESTIONS: Final = 2
"""How many answers in a row the greedy bot thinks ahead."""

Bot = Callable[[Rules[Any], Any, int, Sequence[Action], Random], Action]
"""Rules, state, seat, what is on offer, and where chance comes from: the action that is picked."""


def pick_any(rules: Rules[Any], state: object, seat: int, offered: Sequence[Action], random: Random) -> Action:
    """Any action, each equally likely."""
    return random.choice(offered)


def pick_greedily(rules: Rules[Any], state: object, seat: int, offered: Sequence[Action], random: Random) -> Action:
    """The action after which the seat has most VP, then most goods, right away; any of several such."""
    if len(offered) == 1:
        return offered[0]
    pending = rules.pending(state, seat)
    worths = [worth_after(rules, state, seat, action, pending) for action in offered]
    best = max(worths)
    return random.choice([action for action, worth in zip(offered, worths, strict=True) if worth == best])


def worth_after(
    rules: Rules[Any], state: object, seat: int, action: Action, pending: int, questions: int = MOST_QUESTIONS
) -> tuple[int, int]:
    """What a seat has when an action is carried out; if that asks it something first, with the best answer."""
    after = copy(rules, state)
    apply(rules, after, seat, action)
    worth = rules.worth(after, seat)
    if questions and rules.pending(after, seat) > pending:
        answers = [one for one in rules.offer(after, seat) if one.window is not Window.ANYTIME]
        return max((worth_after(rules, after, seat, one, pending, questions - 1) for one in answers), default=worth)
    return worth


BOTS: Final[dict[str, Bot]] = {"random": pick_any, "greedy": pick_greedily}
