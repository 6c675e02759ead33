"""The `search` and `hard` bots: try every action in imagined worlds, and play each world on to the end of the round."""

from collections.abc import Sequence
from math import fsum
from random import Random
from typing import Any, Final

from service.engine.kernel.action import Action
from service.engine.kernel.bots.decision import OPPONENTS, Candidate, Decision
from service.engine.kernel.bots.guide import Guide, worth_considering
from service.engine.kernel.bots.rollout import roll_out
from service.engine.kernel.play import apply
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.snapshot import copy

SEARCH_PLAYS: Final = 1200
HARD_PLAYS: Final = 4000
"""How many actions a bot plays in imagined worlds before it decides; not a time, so that all machines decide alike."""

WORLD_PLAYS: Final = 10
"""Dealing a world takes about as long as so many plays, and counts as such: short roll-outs need many worlds."""

Parts = tuple[float, ...]
"""A value by its parts: those of the game's guide, then what the best opponent takes away."""


def choose_by_search(
    budget: int, game: Ruleset, state: object, seat: int, actions: Sequence[Action], random: Random
) -> Decision:
    """Choose the action with the largest mean value at the end of the round.

    The value is the seat's own less a share of the best opponent's. Every action is tried in each imagined world with
    the same random numbers, so that actions are compared and not their luck. The budget is checked before each action.
    A world in which not all actions were tried is left out. If that is the first world, only the actions that were
    tried are compared; their order is random.
    """
    candidates = worth_considering(game.guide, actions)
    if len(candidates) == 1:
        return Decision(candidates[0])
    candidates = random.sample(candidates, len(candidates))
    plays, worlds = 0, list[list[Parts]]()
    while plays < budget:
        world = game.guide.redeal(copy(game.rules, state), seat, f"{random.getrandbits(64):x}")
        luck, tried = random.getrandbits(64), list[Parts]()
        for action in candidates:
            if plays < budget:
                played, parts = try_action(game, world, seat, action, Random(luck))
                plays += played
                tried.append(parts)
        plays += WORLD_PLAYS
        if not worlds or len(tried) == len(candidates):
            worlds.append(tried)
    compared = compare(game.guide, candidates, worlds)
    return Decision(compared[0].action, compared, plays)


def try_action(game: Ruleset, world: object, seat: int, action: Action, random: Random) -> tuple[int, Parts]:
    """Play an action in a copy of a world and roll out; return the number of plays and the value for the seat."""
    after = copy(game.rules, world)
    apply(game.rules, after, seat, action)
    plays = 1 + roll_out(game.rules, game.guide, after, game.guide.round(world), random)
    values = game.guide.values(after)
    own = values.pop(seat)
    return plays, (*own, -game.guide.rivalry * max(map(fsum, values), default=0.0))


def compare(
    guide: Guide[Any], candidates: Sequence[Action], worlds: Sequence[Sequence[Parts]]
) -> tuple[Candidate, ...]:
    """Return the actions with their mean values over the worlds, the best first."""
    names = (*guide.value_parts, OPPONENTS)
    compared = []
    for action, tries in zip(candidates, zip(*worlds, strict=True), strict=False):
        means = [fsum(amounts) / len(worlds) for amounts in zip(*tries, strict=True)]
        compared.append(Candidate(action, fsum(means), dict(zip(names, means, strict=True))))
    return tuple(sorted(compared, key=lambda candidate: candidate.value, reverse=True))
