"""Every action of 200 random games of each ruleset can be chosen on the boards, and no two of them are confused.

Kinds of actions that did not come are made by hand. The check itself is `decisions.check.tsx` of the page.
"""

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from clients.web.samples import decisions, sample
from reeve.v1 import hallertau_pb2, lagranja_pb2
from service.engine.registry import ruleset
from tests.web.chromium import CLIENTS

GAMES = 200
SHARE = 1 / 40
"""Of the decisions that have no kind of action that is still rare."""
RARE = 5
KINDS = {"hallertau": hallertau_pb2.Hallertau.Args, "lagranja": lagranja_pb2.LaGranja.Args}
BY_HAND = {
    "double_yield": ("harvest", lambda harvest: {"doubleYield": {"field": harvest["field"]}}),
    "two_fields": ("new_field", lambda new_field: {"twoFields": {"rows": [new_field["row"], 2]}}),
    "resume": ("ready", lambda _: {"resume": {}}),
    "play_card_with": ("play_card", lambda card: {"playCardWith": {"card": card["card"], "option": 1, "payment": []}}),
    "give_up": ("sell", lambda sell: {"giveUp": {name: sell[name] for name in ("good", "place") if name in sell}}),
    "forgo": ("end_turn", lambda _: {"forgo": {}}),
}
"""A kind that never came, made from the arguments of one that came: it is offered in the same place."""


def kept_decisions(name):
    """Play the games; return the decisions to check, and how often each kind of action is among them."""
    game, dice, kept, seen = ruleset(name), random.Random(0), [], {}
    for number in range(GAMES):
        for state, seat, actions in decisions(game, number):
            rare = {action.kind for action in actions if seen.get(action.kind, 0) < RARE}
            if rare or dice.random() < SHARE:
                decision = sample(game, state, seat, actions)
                blocked = [{**one, "text": "", "violations": []} for one in decision["blocked"]]
                kept.append({**decision, "kinds": [action.kind for action in actions], "blocked": blocked})
                for action in actions:
                    seen[action.kind] = seen.get(action.kind, 0) + 1
    return kept, seen


def made_by_hand(kind, name, kept):
    """Return a decision with an action of a kind that never came."""
    like, make = BY_HAND[kind]
    for decision in kept:
        if like in decision["kinds"]:
            action = decision["actions"][decision["kinds"].index(like)]
            (args,) = action["args"][name].values()
            made = {"id": kind, "label": kind, "args": {name: make(args)}}
            return {**decision, "kinds": [kind], "actions": [made], "blocked": []}
    raise AssertionError(f"no decision has {like}")


@pytest.mark.parametrize("name", KINDS)
def test_every_action_has_places_that_are_drawn_and_tell_it_from_the_others(server, name, tmp_path):
    kept, seen = kept_decisions(name)
    kinds = {field.name for field in KINDS[name].DESCRIPTOR.oneofs_by_name["kind"].fields}
    kept += [made_by_hand(kind, name, kept) for kind in sorted(kinds - set(seen))]
    catalogue = {
        part: httpx.get(f"{server.url}/v1/rulesets/{name}/{part}", trust_env=False).json()[part]
        for part in ("cards", "parts", "words")
    }
    file = tmp_path / "decisions.json"
    file.write_text(json.dumps({"ruleset": name, "decisions": kept, **catalogue}))
    print(f"{name}: {len(kept)} decisions, {sum(len(one['actions']) for one in kept)} actions, {len(kinds)} kinds")
    line = [sys.executable, CLIENTS / "npm.py", "run", "test", "-w", "web"]
    environment = {**os.environ, "REEVE_DECISIONS": str(file), "NO_COLOR": "1"}
    done = subprocess.run(line, env=environment, capture_output=True, text=True, check=False, cwd=Path(CLIENTS))
    print(done.stdout[-6000:])
    assert done.returncode == 0, done.stderr[-6000:]
    assert "1 passed (1)" in done.stdout
