"""Matches between two bots: plays their games and sums up the results."""

import time
from collections.abc import Sequence
from itertools import product
from random import Random
from statistics import mean, median
from typing import NamedTuple

from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.play import apply, start
from service.engine.registry import ruleset

DECK_PAIRS: list[dict[str, object]] = [
    {"gateway": gateway, "farmyard": farmyard} for gateway, farmyard in product((0, 1, 2, 3), (4, 5, 6, 7))
]
SETTINGS: dict[str, list[dict[str, object]]] = {"hallertau": DECK_PAIRS, "lagranja": [{}]}
"""The settings that the games of a match use in turn."""


class Match(NamedTuple):
    """A match of one bot against bots of another kind, with the percentage of games that it should win."""

    ruleset: str
    bot: str
    opponent: str
    seats: int
    target: int

    @property
    def title(self) -> str:
        """The title of the match."""
        others = self.opponent if self.seats == 2 else f"{self.seats - 1} {self.opponent}"
        return f"{self.ruleset}: {self.bot} against {others}"


MATCHES = [
    Match(name, bot, opponent, seats, target)
    for bot, opponent, seats, target in (
        ("search", "greedy", 2, 95),
        ("search", "greedy", 4, 60),
        ("hard", "search", 2, 60),
    )
    for name in SETTINGS
]


class Game(NamedTuple):
    """The result of one game: 1 for a win, 0 for a shared win, -1 for a loss; lead in points; CPU time of decisions."""

    outcome: int
    lead: int
    seconds: list[float]


class Standing(NamedTuple):
    """The sum of the games of a match so far."""

    wins: int
    draws: int
    losses: int
    lead: float
    median_ms: float
    p99_ms: float
    longest_ms: float


def settings_and_seat(match: Match, number: int) -> tuple[dict[str, object], int]:
    """Return the settings of a game of a match and the seat of its bot; both change from game to game in turn."""
    settings = SETTINGS[match.ruleset]
    times, index = divmod(number, len(settings))
    return settings[index], (times + index) % match.seats


def play_game(match: Match, number: int) -> Game:
    """Play one game of a match."""
    settings, own = settings_and_seat(match, number)
    names = [match.bot if seat == own else match.opponent for seat in range(match.seats)]
    game, seed = ruleset(match.ruleset), f"bench-bots/{match.title}/{number}"
    state, _ = start(game.rules, settings, match.seats, seed)
    random, seconds = Random(seed), list[float]()
    while waiting := game.rules.to_act(state):
        seat = random.choice(waiting)
        actions = game.rules.actions(state, seat)
        began = time.thread_time()
        decision = BOTS[names[seat]](game, state, seat, actions, random)
        if seat == own and decision.plays:
            seconds.append(time.thread_time() - began)
        apply(game.rules, state, seat, decision.action)
    result = game.rules.result(state)
    if result is None:
        raise EngineError(EngineReason.ENGINE_FAULT, f"the game with seed {seed!r} stopped before its end")
    totals = [score.total for score in result.scores]
    lead = totals.pop(own) - max(totals)
    return Game((1 if len(result.winners) == 1 else 0) if own in result.winners else -1, lead, seconds)


def standing(games: Sequence[Game]) -> Standing:
    """Sum up the games of a match."""
    outcomes = [game.outcome for game in games]
    milliseconds = sorted(1000 * one for game in games for one in game.seconds) or [0.0]
    return Standing(
        outcomes.count(1),
        outcomes.count(0),
        outcomes.count(-1),
        mean(game.lead for game in games),
        median(milliseconds),
        milliseconds[len(milliseconds) * 99 // 100],
        milliseconds[-1],
    )
