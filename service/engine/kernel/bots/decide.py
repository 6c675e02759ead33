"""The bots by name, and the function that lets one of them decide."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from service.engine.kernel.action import Action
from service.engine.kernel.bots.decision import Decision
from service.engine.kernel.bots.greedy import choose_greedily
from service.engine.kernel.bots.search import HARD_PLAYS, SEARCH_PLAYS, choose_by_search
from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.ruleset import Ruleset

Bot = Callable[[Ruleset, Any, int, Sequence[Action], Random], Decision]
"""Takes the game, the state, the seat, its actions and a source of randomness; leaves the state as it is."""


def choose_any(game: Ruleset, state: object, seat: int, actions: Sequence[Action], random: Random) -> Decision:
    """Choose an action at random, each equally likely."""
    return Decision(random.choice(actions))


BOTS: Final[dict[str, Bot]] = {
    "random": choose_any,
    "greedy": choose_greedily,
    "search": partial(choose_by_search, SEARCH_PLAYS),
    "hard": partial(choose_by_search, HARD_PLAYS),
}
"""All bots, the weakest first."""


def decide(game: Ruleset, state: object, seat: int, bot: str, seed: str) -> Decision:
    """Return what a bot does for a seat that the game waits for.

    The function is pure: it leaves the state as it is, and the same arguments give the same decision in every process
    and on every machine. The decision depends on what the seat may know, and on nothing hidden.

    `game` is `ruleset(name, version)` of the registry, `state` a decoded snapshot, `bot` a key of `BOTS`. Use another
    seed for each decision, which others cannot guess: for example an HMAC of game, seat and revision. Play
    `decision.action.id`; for a player who asks for a hint, `texts[lang].hint(hint(decision))` says why.

    `search` computes for about 40 ms and `hard` for about 150 ms, at most 0.5 s, so a server calls this in a worker
    process. Refuses a bot that does not exist with BAD_SETTING, and a seat that has nothing to decide with
    NOT_YOUR_DECISION.
    """
    if bot not in BOTS:
        known = ", ".join(BOTS)
        raise EngineError(EngineReason.BAD_SETTING, f"no bot is called {shortened(bot)!r}; there are: {known}")
    actions = game.rules.actions(state, seat)
    if not actions:
        raise EngineError(EngineReason.NOT_YOUR_DECISION, f"seat {seat} has nothing to decide now")
    return BOTS[bot](game, state, seat, actions, Random(seed))
