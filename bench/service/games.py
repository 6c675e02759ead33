"""Plays games in advance, so that the load generator only sends moves. It chooses the seeds of the games."""

from random import Random
from typing import Any, NamedTuple

from service.engine.kernel.journal import Journal
from service.engine.registry import RULESETS


class Move(NamedTuple):
    """One submission: seat, action and revision."""

    seat: int
    action: str
    revision: int


class Script(NamedTuple):
    """The moves of a game, and the digest of the state after each move."""

    moves: list[Move]
    digests: list[str]


def seed(number: int) -> str:
    """Return the seed of the n-th game."""
    return f"bench {number}"


def play(ruleset: str, settings: dict[str, Any], seats: int, number: int, most: int) -> Script:
    """Return the first moves of the n-th game, chosen at random."""
    rules, random = RULESETS[ruleset].rules, Random(number)
    journal = Journal(rules, settings, [""] * seats, seed(number))
    moves: list[Move] = []
    while len(moves) < most and (waiting := rules.to_act(journal.state)):
        action = random.choice(rules.actions(journal.state, waiting[0]))
        moves.append(Move(waiting[0], action.id, journal.revision))
        journal.act(waiting[0], action.id)
    return Script(moves, [entry.digest for entry in journal.entries])
