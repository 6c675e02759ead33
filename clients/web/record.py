"""Plays games on a running server and records tables for the story page: record.py URL.

Each file has the view of one seat, and in English and Russian what it may do, what happened, previews of some actions,
and the catalogue as far as the view needs it. Moves are random, with a preference for those that fill the boards; the
fullest of several games is kept.
"""

import json
import random
import re
import sys
from pathlib import Path
from typing import Any, NamedTuple
from urllib.request import Request, urlopen

FOLDER = Path(__file__).parent / "src" / "story" / "data"
LANGUAGES = ("en", "ru")
NAMES = ("Anna", "Bruno", "Chiara", "Daria")
TRIES = 6
EVENTS = 40
FILLING = {"sow", "new_field", "trade", "play_card", "place", "advance", "deliver", "buy_roof", "use_helper", "upgrade"}


class Plan(NamedTuple):
    """A table to record: after so many moves, as soon as the seat to act has so many actions of a kind."""

    name: str
    ruleset: str
    seats: int
    moves: int
    kind: str
    number: int


PLANS = (
    Plan("h2", "hallertau", 2, 95, "place", 6),
    Plan("h2start", "hallertau", 2, 0, "place", 6),
    Plan("h4", "hallertau", 4, 170, "place", 6),
    Plan("l2", "lagranja", 2, 140, "deliver", 3),
    Plan("l2cards", "lagranja", 2, 4, "play_card", 4),
    Plan("l2dice", "lagranja", 2, 80, "take_die", 3),
    Plan("l4", "lagranja", 4, 200, "deliver", 3),
)


class Server:
    """Calls a server over REST."""

    def __init__(self, url: str) -> None:
        self.url = url

    def call(self, path: str, body: Any = None, token: str = "", **headers: str) -> Any:
        """The answer to a request: GET without a body, else POST."""
        head = {"Content-Type": "application/json"} | headers
        if token:
            head["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(self.url + path, data, head)) as answer:
            return json.load(answer)


class Table:
    """A game that is played at random."""

    def __init__(self, server: Server, plan: Plan, seed: int) -> None:
        self.server, self.plan, self.chance = server, plan, random.Random(seed)
        opened = server.call("/v1/games", {"ruleset": plan.ruleset, "seats": plan.seats})
        self.path = f"/v1/games/{opened['game']['id']}"
        self.tokens = [
            server.call(f"{self.path}/seats/{seat}:claim", {"invite": invite, "name": NAMES[seat]})["seatToken"]
            for seat, invite in enumerate(opened["invites"])
        ]
        self.seat = 0

    def play(self) -> bool:
        """Play until the plan is fulfilled; false if the game ends before."""
        for number in range(self.plan.moves + 200):
            to_act = self.server.call(f"{self.path}:listActions", token=self.tokens[0])["toAct"]
            if not to_act:
                return False
            self.seat = to_act[0]
            token = self.tokens[self.seat]
            listed = self.server.call(f"{self.path}:listActions", token=token)
            actions = listed["actions"]
            if number >= self.plan.moves and sum(one["kind"] == self.plan.kind for one in actions) >= self.plan.number:
                return True
            weights = [4 if one["kind"] in FILLING else 1 for one in actions]
            chosen = self.chance.choices(actions, weights)[0]
            tag = {"If-Match": f'"{listed["revision"]}"', "Idempotency-Key": f"move{number}"}
            self.server.call(f"{self.path}:submit", {"actions": [{"id": chosen["id"]}]}, token, **tag)
        return False

    def record(self) -> dict[str, Any]:
        """What the story page needs."""
        token, ruleset = self.tokens[self.seat], self.plan.ruleset
        got = self.server.call(self.path, token=token)
        numbers = {int(number) for number in re.findall(r"\d+", json.dumps(got["view"]))}
        texts = {}
        for language in LANGUAGES:
            query = f"language={language}"
            catalogue = f"/v1/rulesets/{ruleset}"
            situation = self.server.call(
                f"{self.path}:listActions?includeBlocked=true&includeView=true&{query}", token=token
            )
            cards = self.server.call(f"{catalogue}/cards?{query}")["cards"]
            texts[language] = {
                "situation": {name: value for name, value in situation.items() if name != "view"},
                "events": self.events(language)[-EVENTS:],
                "cards": [card for card in cards if ruleset == "lagranja" or card["number"] in numbers],
                "parts": self.server.call(f"{catalogue}/parts?{query}")["parts"],
                "words": self.server.call(f"{catalogue}/words?{query}")["words"],
                "previews": self.previews(situation["actions"], language),
            }
        return {
            "game": got["game"],
            "view": got["view"],
            "seat": self.seat,
            "names": NAMES[: self.plan.seats],
            "texts": texts,
        }

    def events(self, language: str) -> list[dict[str, Any]]:
        """All events, as the seat may see them."""
        found: list[dict[str, Any]] = []
        while True:
            after = found[-1]["seq"] if found else 0
            page = f"{self.path}/events?language={language}&pageSize=1000&afterSeq={after}"
            more = self.server.call(page, token=self.tokens[self.seat]).get("events", [])
            if not more:
                return found
            found += more

    def previews(self, actions: list[dict[str, Any]], language: str) -> dict[str, Any]:
        """Of each kind of action the preview of the first two."""
        seen: dict[str, int] = {}
        found = {}
        for action in actions:
            seen[action["kind"]] = seen.get(action["kind"], 0) + 1
            if seen[action["kind"]] <= 2:
                body = {"actions": [{"id": action["id"]}], "language": language}
                found[action["id"]] = self.server.call(f"{self.path}:preview", body, self.tokens[self.seat])
        return found


def main(url: str) -> None:
    """Record all tables."""
    server = Server(url)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for plan in PLANS:
        tries = TRIES if plan.moves else 1
        tables = [table for seed in range(tries) if (table := Table(server, plan, seed)).play()]
        recorded = max((table.record() for table in tables), key=lambda one: len(json.dumps(one["view"])))
        path = FOLDER / f"{plan.name}.json"
        path.write_text(json.dumps(recorded, ensure_ascii=False, separators=(",", ":")) + "\n")
        print(path.name, path.stat().st_size, recorded["game"]["revision"])


if __name__ == "__main__":
    main(sys.argv[1])
