"""Roll-outs: play on quickly, by chance and by the weights of the game, until the round ends."""

from random import Random
from typing import Any, Final

from service.engine.kernel.bots.guide import Guide
from service.engine.kernel.play import apply
from service.engine.kernel.rules import Rules

MOST_DECISIONS: Final = 400
"""A roll-out ends after so many decisions at the latest."""


def roll_out(rules: Rules[Any], guide: Guide[Any], state: object, round_: int, random: Random) -> int:
    """Play on, in place, until a round is over or the game is; return the number of plays."""
    weights = guide.kind_weights
    for plays in range(MOST_DECISIONS):
        waiting = rules.to_act(state)
        if not waiting or guide.round(state) != round_:
            return plays
        seat = waiting[0] if len(waiting) == 1 else random.choice(waiting)
        actions = rules.actions(state, seat)
        action = actions[0]
        if len(actions) > 1:
            (action,) = random.choices(actions, [weights.get(one.kind, 1.0) for one in actions])
        apply(rules, state, seat, action)
    return MOST_DECISIONS
