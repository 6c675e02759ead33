"""A short session that calls every route. The examples of the documentation are recorded from it and tested with it."""

import time
from typing import Any

import httpx
import msgspec

from service.engine.kernel.journal import Journal
from service.engine.registry import RULESETS
from service.rest.routes import ROUTES
from service.rest.streams import EVENT_STREAM, NDJSON
from service.wire.codec import as_json

Json = dict[str, Any]

ROUTE = {route.method.name: route for route in ROUTES}
SEED = "reeve example"
MOST_MOVES = 200
PATIENCE = 60.0
"""Seconds for anything that must happen."""
TIMED = {"bankSeconds": 1800, "delaySeconds": 15}
SHORT = {"delaySeconds": 1, "onTimeOut": ["TIME_OUT_ACTION_BOT"], "reclaimable": True}
"""Time controls of a game with a bank, and of one whose seats soon run out of time."""
MESSAGES = 3
"""How many messages of a stream are read."""


class ExampleSession:
    """One seat opens a table and plays a little. Requests and answers of examples pass through `say` and `hear`.

    Examples have no request ids: Swagger UI sends an example unchanged, and sent twice it must be a new request.
    """

    def __init__(self, client: httpx.Client) -> None:
        self.client = client
        self.tokens: list[str] = []

    def say(self, name: str, request: Json) -> Json:
        """Return the request that is sent for an example."""
        return request

    def hear(self, name: str, request: Json, answer: Any) -> None:
        """Take the answer to an example."""

    def tell(self) -> None:
        """Run the session: catalogue, open a table, play, undo, time travel, verify, health."""
        self.example("ListRulesets", {})
        cards = self.example("ListCards", {"ruleset": "hallertau", "deck": "point", "language": "en"})
        self.example("GetCard", {"ruleset": "hallertau", "number": cards["cards"][0]["number"], "language": "pt"})
        self.example("ListParts", {"ruleset": "lagranja", "language": "en"})
        self.example("ListWords", {"ruleset": "hallertau", "language": "en"})
        self.example("ListRules", {"ruleset": "hallertau", "language": "en"})
        webhook = self.create_webhook()
        game = self.open_table()
        self.example("ListGames", {"pageSize": 10})
        token = self.tokens[0]
        self.example("GetGame", {"game": game, "revision": 0}, token)
        listed = self.example("ListActions", {"game": game, "includeBlocked": True, "language": "en"}, token)
        action = {"id": listed["actions"][0]["id"]}
        self.example("ExplainAction", {"game": game, "action": action, "language": "en"}, token)
        self.example("SuggestAction", {"game": game, "language": "en"}, token)
        self.example("PreviewActions", {"game": game, "actions": [action], "language": "en"}, token)
        move = {"game": game, "expectedRevision": 0, "actions": [action], "language": "en"}
        self.example("SubmitActions", move, token)
        self.example("UndoActions", {"game": game, "expectedRevision": 1, "count": 1}, token)
        self.example("ListEvents", {"game": game, "afterSeq": 3, "pageSize": 5, "language": "en"}, token)
        self.example("WatchGame", {"game": game, "afterSeq": 0, "language": "en"}, token)
        self.example("ExportRecord", {"game": game}, token)
        self.example("VerifyRecord", {"record": small_record()})
        self.example("ReplayRecord", {"record": small_record(), "fromRevision": 0, "steps": 1, "language": "en"})
        seat = self.play_to_a_stop_point(game)
        ready = {"game": game, "seat": seat, "whileIdle": True}
        self.example("SetReady", ready, self.tokens[seat])
        self.use_webhook(webhook)
        self.use_players()
        self.use_referee()

    def open_table(self) -> str:
        """Open a table for one seat, with cards; return its id. The only claim deals, so later examples work."""
        settings = {"hallertau": {"variant": "VARIANT_CARDS", "gateway": 0, "farmyard": 4}}
        created = self.example("CreateGame", {"ruleset": "hallertau", "seats": 1, "settings": settings})
        game: str = created["game"]["id"]
        (invite,) = created["invites"]
        claim = {"game": game, "seat": 0, "invite": invite, "entropy": "a sentence of my own"}
        self.tokens = [self.example("ClaimSeat", claim)["seatToken"]]
        return game

    def create_webhook(self) -> str:
        """Create a webhook whose receiver does not exist; return its id."""
        kinds = ["WEBHOOK_KIND_GAME_STARTED", "WEBHOOK_KIND_TURN_STARTED"]
        created = self.example("CreateWebhook", {"url": "https://hooks.example/reeve", "kinds": kinds, "quiet": True})
        webhook: str = created["webhook"]["id"]
        return webhook

    def use_webhook(self, webhook: str) -> None:
        """Call all other methods of a webhook. The events of the table wait for it, because attempts fail."""
        self.example("ListWebhooks", {})
        self.example("GetWebhook", {"webhook": webhook})
        self.example("UpdateWebhook", {"webhook": webhook, "quiet": False})
        self.example("RotateSecret", {"webhook": webhook})
        self.example("TestWebhook", {"webhook": webhook})
        end = time.monotonic() + PATIENCE
        while not (waiting := self.ask("ListDeliveries", {"webhook": webhook})["deliveries"]):
            assert time.monotonic() < end, "no delivery was added"
            time.sleep(0.05)
        self.example("ListDeliveries", {"webhook": webhook, "status": "DELIVERY_STATUS_PENDING", "pageSize": 10})
        self.example("RetryDelivery", {"webhook": webhook, "delivery": waiting[0]["id"]})
        self.example("DeleteWebhook", {"webhook": webhook})

    def use_players(self) -> None:
        """Call all methods about players."""
        self.example("UpsertPlayer", {"player": "anna", "name": "Anna"})
        self.example("GetPlayer", {"player": "anna"})
        self.example("ListPlayers", {"pageSize": 10})
        self.example("IssuePlayerToken", {"player": "anna"})
        self.example("RevokePlayerTokens", {"player": "anna"})

    def use_referee(self) -> None:
        """Call the methods of seats that leave and of arbiters, at tables of their own."""
        game = self.open_timed_table(TIMED)
        why = {"reason": "the hall is being cleared", "actor": "arbiter Eva"}
        self.example("PauseGame", {"game": game, **why})
        self.example("ResumeGame", {"game": game, **why})
        self.example("AddTime", {"game": game, "seat": 0, "seconds": 120, **why})
        token = self.example("FetchSeatToken", {"game": game, "seat": 0})["seatToken"]
        self.example("ForfeitSeat", {"game": game, "seat": 2, "kind": "LEAVING_ABSENT", **why})
        self.example("ReissueToken", {"game": game, "seat": 1, **why})
        self.example("ReplaceSeat", {"game": game, "seat": 1, "name": "Carla", "credit": "CREDIT_SUBSTITUTE", **why})
        self.example("ListAudit", {"game": game, "pageSize": 10, "language": "en"})
        self.example("ResignSeat", {"game": game, "seat": 0}, token)
        self.example("AdjudicateGame", {"game": self.open_timed_table(TIMED), "ranks": [1, 2, 2], **why})
        self.example("VoidGame", {"game": self.open_timed_table(TIMED), **why})
        self.example("DeleteGame", {"game": game})
        self.reclaim_a_seat()

    def open_timed_table(self, control: Json) -> str:
        """Open a table for three players with a time control; return its id."""
        plans = [{"player": player} for player in ("anna", "ben", "carla")]
        asked = {"ruleset": "lagranja", "seats": 3, "plans": plans, "timeControl": control}
        game: str = self.ask("CreateGame", asked)["game"]["id"]
        for seat in range(3):
            self.ask("FetchSeatToken", {"game": game, "seat": seat})
        return game

    def reclaim_a_seat(self) -> None:
        """Let a seat run out of time, so that a bot plays it, and take it back."""
        game = self.open_timed_table(SHORT)
        end = time.monotonic() + PATIENCE
        while not (
            free := [s["seat"] for s in self.ask("GetGame", {"game": game})["game"]["seats"] if s["reclaimable"]]
        ):
            assert time.monotonic() < end, "no seat ran out of time"
            time.sleep(0.1)
        token = self.ask("FetchSeatToken", {"game": game, "seat": free[0]})["seatToken"]
        self.example("ReclaimSeat", {"game": game, "seat": free[0]}, token)

    def play_to_a_stop_point(self, game: str) -> int:
        """Spend all Workers of each seat that must act, until a seat is asked whether it is ready."""
        for _ in range(MOST_MOVES):
            for seat, token in enumerate(self.tokens):
                listed = self.ask("ListActions", {"game": game}, token)
                actions = [action["id"] for action in listed["actions"]]
                if "ready_while_idle" in actions:
                    return seat
                if seat in listed["toAct"]:
                    quick = [one for one in actions if one.startswith(("exchange:", "end_turn", "skip"))]
                    action = {"id": quick[-1] if quick else actions[0]}
                    move = {"game": game, "expectedRevision": listed["revision"], "actions": [action]}
                    self.ask("SubmitActions", move, token)
        raise AssertionError("nobody was asked")

    def example(self, name: str, request: Json, token: str | None = None) -> Any:
        """Send a request that the documentation shows as an example; return its answer."""
        request = self.say(name, request)
        answer = self.watch(request, token) if name == "WatchGame" else self.ask(name, request, token)
        self.hear(name, request, answer)
        return answer

    def ask(self, name: str, request: Json, token: str | None = None) -> Any:
        """Send a request over its route: fields in the path, the rest in the query or in the body."""
        route = ROUTE[name]
        path = route.path.format(**request)
        rest = {field: value for field, value in request.items() if field not in route.names}
        headers = bearer(token)
        if route.verb == "POST":
            answer = self.client.post(path, json=rest[route.whole] if route.whole else rest, headers=headers)
        else:
            answer = self.client.get(path, params=rest, headers=headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def watch(self, request: Json, token: str | None) -> dict[str, str]:
        """Return the first messages of a stream in both of its formats."""
        path = ROUTE["WatchGame"].path.format(**request)
        query = {field: value for field, value in request.items() if field != "game"}
        read = {}
        for media, lines in ((EVENT_STREAM, 1 + 4 * MESSAGES), (NDJSON, MESSAGES)):
            headers = bearer(token) | {"accept": media}
            with self.client.stream("GET", path, params=query, headers=headers) as stream:
                assert stream.status_code == 200
                read[media] = "".join(f"{line}\n" for line, _ in zip(stream.iter_lines(), range(lines), strict=False))
        return read


def bearer(token: str | None) -> dict[str, str]:
    """Return the header with a token."""
    return {} if token is None else {"authorization": f"Bearer {token}"}


def small_record() -> Json:
    """Return a record of three moves that anybody can verify, because its seed is revealed."""
    journal = Journal(RULESETS["hallertau"].rules, {"variant": "no-cards"}, ["", ""], SEED)
    for _ in range(3):
        seat = journal.rules.to_act(journal.state)[0]
        journal.act(seat, journal.rules.actions(journal.state, seat)[0].id)
    record = msgspec.structs.replace(journal.record(), seed=SEED)
    read: Json = msgspec.json.decode(as_json("Record", record))
    return read
