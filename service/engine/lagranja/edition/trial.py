"""Trial of an edition, its last check: plays two games for each number of seats."""

from random import Random
from typing import Any, Final

from service.engine.kernel.action import Action
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.play import apply, start
from service.engine.kernel.rules import Rules

MOST_DECISIONS: Final = 10_000
"""Limit of decisions in a trial game, many times more than any game has."""


def try_out(rules: Rules[Any], name: str) -> None:
    """Refuse an edition with which a game does not end, played by defaults or at random."""
    for seats in rules.seat_counts:
        for random in (None, Random(seats)):
            if not ends(rules, seats, random):
                message = f"the edition {name} cannot be used: a game with {seats} seats cannot be played to its end"
                raise EngineError(EngineReason.BAD_SETTING, message)


def ends(rules: Rules[Any], seats: int, random: Random | None) -> bool:
    """Return whether a game ends."""
    try:
        state, _ = start(rules, {}, seats, "trial")
        for _ in range(MOST_DECISIONS):
            if rules.result(state) is not None:
                return True
            seat = rules.to_act(state)[0]
            apply(rules, state, seat, choose(rules, state, seat, random))
    except Exception:  # any error means that the edition cannot be used
        return False
    return False


def choose(rules: Rules[Any], state: object, seat: int, random: Random | None) -> Action:
    """Return the default action, or a random one."""
    return rules.default(state, seat) if random is None else random.choice(rules.actions(state, seat))
