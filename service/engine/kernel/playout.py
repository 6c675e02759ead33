"""Plays random games: lists the actions and carries out one of them, until the game is over."""

from collections.abc import Mapping
from random import Random
from typing import TypeVar

from service.engine.kernel.play import apply, start
from service.engine.kernel.rules import Rules

S = TypeVar("S")


def playout(
    rules: Rules[S], settings: Mapping[str, object], seats: int, seed: str, random: Random
) -> tuple[S, int, int]:
    """Play a random game; return its last state, the number of decisions and the largest number of actions."""
    state, _ = start(rules, settings, seats, seed)
    decisions = largest = 0
    while waiting := rules.to_act(state):
        seat = random.choice(waiting)
        offered = rules.actions(state, seat)
        apply(rules, state, seat, random.choice(offered))
        decisions += 1
        largest = max(largest, len(offered))
    return state, decisions, largest
