"""A game that tests play through an API: its tokens, and methods to read and to act."""

import time
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final

from tests.contract.api_clients import PATIENCE, ApiClient, CallRefusedError, Json
from tests.contract.games import HALLERTAU, Sample

SHORTEST: Final = ("end_turn", "done", "skip", "decline", "ready", "harvest_all", "exchange")
"""Kinds of actions that bring a game to its end quickly."""


class Table:
    """A game with all seats claimed; `beginner` decides first. Every method can use another client.

    A seat that a bot plays from the beginning has no token.
    """

    def __init__(
        self,
        client: ApiClient,
        key: str | None = None,
        sample: Sample = HALLERTAU,
        *,
        seats: int = 2,
        settings: Json | None = None,
        **fields: Any,
    ) -> None:
        wanted = settings or sample.settings
        created = client.call("CreateGame", key, ruleset=sample.ruleset, seats=seats, settings=wanted, **fields)
        self.client = client
        self.sample = sample
        self.game: str = created["game"]["id"]
        self.invites: list[str] = created["invites"]
        self.spectator: str = created["spectatorToken"]
        claims = {
            seat: self.call("ClaimSeat", seat=seat, invite=invite) for seat, invite in enumerate(self.invites) if invite
        }
        self.tokens: list[str] = [claims[seat]["seatToken"] if seat in claims else "" for seat in range(seats)]
        last = list(claims.values())[-1]
        self.beginner: int = next(seat["seat"] for seat in last["game"]["seats"] if seat["toAct"])

    def call(self, method: str, token: str | None = None, *, client: ApiClient | None = None, **fields: Any) -> Json:
        """Call a method with the id of this game."""
        return (client or self.client).call(method, token, game=self.game, **fields)

    def look(self, seat: int | None = None, **fields: Any) -> Json:
        """Return the game as a seat or a spectator sees it."""
        return self.call("GetGame", self.spectator if seat is None else self.tokens[seat], **fields)

    def view(self, seat: int | None = None, **fields: Any) -> Json:
        """Return the view of the table for a seat or a spectator."""
        view: Json = self.look(seat, **fields)["view"][self.sample.ruleset]
        return view

    def listed(self, seat: int, **fields: Any) -> Json:
        """Return the answer of ListActions for a seat."""
        return self.call("ListActions", self.tokens[seat], **fields)

    def actions(self, seat: int, kind: str | None = None) -> list[Json]:
        """Return the legal actions of a seat, of one kind or all."""
        actions = self.listed(seat)["actions"]
        return [action for action in actions if kind in (None, action["kind"])]

    def submit(self, seat: int, *actions: str | Json, revision: int | None = None, **fields: Any) -> Json:
        """Submit actions by their ids or arguments, by default at the current revision."""
        seen = self.revision if revision is None else revision
        wanted = [{"id": one} if isinstance(one, str) else {"args": one} for one in actions]
        token = self.tokens[seat]
        outcome: Json = self.call("SubmitActions", token, expected_revision=seen, actions=wanted, **fields)["outcome"]
        return outcome

    def undo(self, seat: int, count: int = 1, **fields: Any) -> Json:
        """Take back the last actions of a seat."""
        fields.setdefault("expected_revision", self.revision)
        outcome: Json = self.call("UndoActions", self.tokens[seat], count=count, **fields)["outcome"]
        return outcome

    def events(self, seat: int | None = None, **fields: Any) -> list[Json]:
        """Return all events as a seat or a spectator sees them."""
        token = self.spectator if seat is None else self.tokens[seat]
        events: list[Json] = []
        while page := self.call("ListEvents", token, after_seq=len(events), page_size=1000, **fields)["events"]:
            events += page
        return events

    @property
    def revision(self) -> int:
        return int(self.look()["game"]["revision"])

    @property
    def to_act(self) -> list[int]:
        """The seats that the game waits for."""
        return [seat["seat"] for seat in self.look()["game"]["seats"] if seat["toAct"]]

    def everything(self) -> list[Json]:
        """Return what all seats and spectators see of the game, to compare it before and after."""
        seats = range(len(self.tokens))
        return [self.look(), *map(self.look, seats), *map(self.listed, seats), {"events": self.events()}]

    def play_at_random(self, random: Random, moves: int = 1) -> None:
        """Play random moves of the seats that must decide."""
        for _ in range(moves):
            if not (waiting := self.to_act):
                return
            seat = random.choice(waiting)
            self.submit(seat, random.choice(self.actions(seat))["id"])

    def play_to_the_end(self) -> None:
        """Play the game to its end in as few moves as possible."""
        while waiting := self.to_act:
            self.play_on(waiting[0])

    def play_on(self, seat: int, **fields: Any) -> Json:
        """Submit the action of a seat that leads to the end of the game fastest."""
        listed = self.listed(seat)
        return self.submit(seat, shortest(listed["actions"])["id"], revision=listed["revision"], **fields)

    def play_until_blocked(self) -> int:
        """Play towards the end until a seat that must decide has a blocked action; return that seat."""
        while not self.listed(seat := self.to_act[0], include_blocked=True)["blocked"]:
            self.play_on(seat)
        return seat


def shortest(actions: list[Json]) -> Json:
    """Return the action that leads to the end of the game fastest."""
    for kind in SHORTEST:
        if found := [action for action in actions if action["kind"] == kind]:
            return found[-1]
    return actions[0]


def refused(call: Any, *args: Any, **fields: Any) -> CallRefusedError:
    """Return the refusal of a call; fail if it succeeds."""
    try:
        answer = call(*args, **fields)
    except CallRefusedError as error:
        return error
    raise AssertionError(f"not refused: {str(answer)[:300]}")


def patiently(call: Any, *args: Any, **fields: Any) -> Any:
    """Repeat a call until the server and its store are available; return its answer."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return call(*args, **fields)
        except CallRefusedError as error:
            if error.reason != "STORE_UNAVAILABLE" or time.monotonic() > end:
                raise
        except ConnectionError:
            if time.monotonic() > end:
                raise
        time.sleep(0.02)


def next_events(messages: Iterator[Json], count: int) -> list[Json]:
    """Return the next events of a stream; between them only turn messages may come."""
    events: list[Json] = []
    while len(events) < count:
        message = next(messages)
        if "turn" not in message:
            events.append(message["event"])
    return events


def seqs(messages: Iterable[Json]) -> list[int]:
    """Return the sequence numbers of events."""
    return [int(message["seq"]) for message in messages]
