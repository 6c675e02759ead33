"""Records of games, made without a server."""

from random import Random

from msgspec import json

from service.engine.kernel.journal import Journal
from service.engine.registry import ruleset


def finished_record(changes_of_mind: int = 2_000, name: str = "hallertau") -> bytes:
    """Return a valid record as JSON; its undos make a replay of Hallertau take 0.1 s of CPU time."""
    rules, dice = ruleset(name).rules, Random(0)
    game = Journal(rules, {}, ["a", "b", "c", "d"], "server seed")
    for _ in range(changes_of_mind):
        game.act(rules.to_act(game.state)[0], "exchange:1")
        game.undo(rules.to_act(game.state)[0])
    while waiting := rules.to_act(game.state):
        game.act(waiting[0], dice.choice(list(rules.actions(game.state, waiting[0]))).id)
    return json.encode(game.record())
