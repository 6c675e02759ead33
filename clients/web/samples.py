"""Writes samples.json of a game's boards: `.venv/bin/python -m clients.web.samples hallertau`.

Games are played at random on the engine, always the same ones. A decision is kept if one of its kinds of actions was
not seen before, so every kind that occurs is in the file. The unit tests of the boards look up the places of all these
actions. The boards of La Granja also need the parts of the catalogue: its file is testing/situations.json.
"""

import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from service.app.catalogue import parts_of
from service.app.messages import Args, View
from service.engine.kernel.action import Action
from service.engine.kernel.play import apply, start
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.settings import allowed_settings
from service.engine.registry import ruleset
from service.wire.codec import as_json

GAMES = 2_000
LAGRANJA = "lagranja"
PASSIVE = {"skip", "end_turn", "done", "exchange", "ready_through", "ready_while_idle"}
"""Kinds that are chosen seldom: they shorten games or leave out decisions."""


def decisions(game: Ruleset, number: int) -> Iterator[tuple[Any, int, list[Action]]]:
    """Play a game at random, with settings that differ from game to game; yield state, seat and actions."""
    dice = random.Random(number)
    rules = game.rules
    settings = {name: dice.choice(values) for name, values in allowed_settings(rules.settings_type).items()}
    state, _ = start(rules, settings, dice.choice(rules.seat_counts), str(number))
    while rules.result(state) is None:
        seat = dice.choice(rules.to_act(state))
        actions = list(rules.actions(state, seat))
        yield state, seat, actions
        weights = [1 if action.kind in PASSIVE else 6 for action in actions]
        apply(rules, state, seat, dice.choices(actions, weights)[0])


def sample(game: Ruleset, state: Any, seat: int, actions: list[Action]) -> dict[str, Any]:
    """Return a decision as JSON of the contract: the view, the actions, and one blocked action of each kind."""
    name, text = game.rules.name, game.texts["en"]
    blocked = {one.action.kind: one.action for one in game.rules.blocked(state, seat)}
    listed = [
        {"id": one.id, "label": text.label(one), "args": json.loads(as_json("Args", Args({name: one.args})))}
        for one in [*actions, *blocked.values()]
    ]
    view = json.loads(as_json("View", View({name: game.rules.view(state, seat)})))
    return {"seat": seat, "view": view, "actions": listed[: len(actions)], "blocked": listed[len(actions) :]}


def situation(game: Ruleset, state: Any, seat: int, actions: list[Action]) -> dict[str, Any]:
    """Return a decision with the question to the seat, and with the kinds of actions."""
    kinds = {action.id: action.kind for action in actions}
    found = sample(game, state, seat, actions)
    listed = [{"kind": kinds[one["id"]], **one} for one in found["actions"]]
    return {"question": game.texts["en"].question(state, seat), **found, "actions": listed}


def written(game: Ruleset) -> tuple[str, str]:
    """Return the file of a game's samples under its folder, and its text."""
    if game.rules.name != LAGRANJA:
        return "samples.json", in_lines(kept(game, sample))
    parts = json.loads(as_json("ListPartsResponse", parts_of(LAGRANJA, game.rules.version, "en")))["parts"]
    situations = in_lines(kept(game, situation, seat_counts=True))
    return "testing/situations.json", f'{{"parts": {in_lines(parts)}, "situations": {situations}}}\n'


def kept(game: Ruleset, shape: Callable[..., dict[str, Any]], seat_counts: bool = False) -> list[dict[str, Any]]:
    """Play games; return each decision with a kind of action, or a number of seats, that was not seen before."""
    seen: set[str] = set()
    found = []
    for number in range(GAMES):
        for state, seat, actions in decisions(game, number):
            has = {action.kind for action in actions} | ({str(len(state.seats))} if seat_counts else set())
            if has - seen:
                found.append(shape(game, state, seat, actions))
                seen |= has
    return found


def in_lines(items: list[dict[str, Any]]) -> str:
    """Return JSON with one item in each line."""
    return "[\n" + ",\n".join(json.dumps(one, separators=(",", ":")) for one in items) + "\n]\n"


def main(name: str) -> None:
    """Write the samples of a game."""
    file, text = written(ruleset(name))
    path = Path(__file__).parent / "src" / "games" / name / file
    path.write_text(text)
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main(sys.argv[1])
