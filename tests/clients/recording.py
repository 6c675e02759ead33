"""Records the answers of a real server to all methods of a client, over whole games."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar

import httpx

from reeve_client import Reeve, Refused, Table
from reeve_client.contract import methods
from reeve_client.contract.catalog import (
    GetCardRequest,
    ListCardsRequest,
    ListPartsRequest,
    ListRulesetsRequest,
    ListRulesRequest,
    ListWordsRequest,
)
from reeve_client.contract.game import (
    Action,
    ExplainActionRequest,
    GetGameRequest,
    ListActionsRequest,
    ListActionsResponse,
    ListEventsRequest,
    ListGamesRequest,
    PreviewActionsRequest,
    SubmitActionsRequest,
    SuggestActionRequest,
    UndoActionsRequest,
)
from reeve_client.contract.records import ExportRecordRequest, ReplayRecordRequest, VerifyRecordRequest
from reeve_client.core import Call, Wait
from reeve_client.message import Request, Route

Answer = TypeVar("Answer")
Recorded = tuple[str, str]
"""The name of a message, and a JSON document of it."""


class Recorder(Reeve):
    """A client that records its answers, each shape once: only answers that differ in shape can show a wrong type."""

    kept: list[Recorded]
    shapes: set[tuple[str, ...]]

    def using(self, token: str) -> "Recorder":
        other = Recorder(self.server.url, token, client=self._http, streams=self._streams)
        other.kept, other.shapes = self.kept, self.shapes
        return other

    def keep(self, name: str, text: str) -> None:
        """Record an answer if it contains a new path."""
        if new := set(paths(json.loads(text), name)) - self.shapes:
            self.shapes |= new
            self.kept.append((name, text))

    def _call(self, route: Route[Answer], request: Request) -> Answer:
        call = Call(route, request, self.patience)
        response = self._http.request(**self.server.arguments(call.http))
        if response.is_success and route.whole and route.verb == "GET":
            self.keep(route.answer.__name__, f'{{"{route.whole}":{response.text}}}')
        elif response.is_success:
            self.keep(route.answer.__name__, response.text)
        else:
            own = ("type", "title", "status", "detail", "instance", "reason")
            self.keep("Refusal", json.dumps({key: it for key, it in response.json().items() if key not in own}))
        answer = call.answered(response.status_code, response.headers, response.content)
        assert not isinstance(answer, Wait)
        return answer


def paths(value: Any, *names: str) -> Iterator[tuple[str, ...]]:
    """Yield the paths in a document: the last three names and the type or, for words in capitals, the enum value."""
    if isinstance(value, dict):
        yield (*names[-3:], "{}")
        for name, inner in value.items():
            yield from paths(inner, *names, name)
    elif isinstance(value, list):
        for inner in value:
            yield from paths(inner, *names)
    else:
        yield (*names[-3:], value if isinstance(value, str) and value.isupper() else type(value).__name__)


def record(url: str, rulesets: tuple[str, ...]) -> list[Recorded]:
    """Call every method of a server, and play a whole game of each ruleset."""
    with Recorder(url) as reeve:
        reeve.kept, reeve.shapes = [], set()
        reeve.list_rulesets(ListRulesetsRequest())
        for ruleset in rulesets:
            for card in reeve.list_cards(ListCardsRequest(ruleset=ruleset)).cards[:3]:
                reeve.get_card(GetCardRequest(ruleset=ruleset, number=card.number))
            reeve.list_parts(ListPartsRequest(ruleset=ruleset))
            reeve.list_rules(ListRulesRequest(ruleset=ruleset))
            reeve.list_words(ListWordsRequest(ruleset=ruleset))
            play(reeve, reeve.open(ruleset))
        reeve.list_games(ListGamesRequest())
        return reeve.kept


def play(reeve: Recorder, table: Table) -> None:
    """Play a game to its end and call all methods of a seat on the way."""
    dice, game = Random(5), table.id
    seats = [table.claim(0), table.claim(1)]
    to_act = list(seats[0].look().to_act)
    while to_act:
        me = seats[to_act[0]].reeve
        listed = me.list_actions(ListActionsRequest(game=game, include_blocked=True, include_view=True))
        action = dice.choice(listed.actions)
        if listed.revision % 4 == 0:
            ask(me, game, listed, action.id)
        move = SubmitActionsRequest(
            game=game,
            expected_revision=listed.revision,
            actions=[Action(id=action.id)],
            include_actions=True,
            include_blocked=True,
        )
        outcome = me.submit_actions(move).outcome
        if outcome.undoable and dice.random() < 0.1:
            undo = UndoActionsRequest(game=game, expected_revision=outcome.revision, include_actions=True)
            outcome = me.undo_actions(undo).outcome
        if outcome.revision % 20 == 0:
            refused(
                me, SubmitActionsRequest(game=game, expected_revision=listed.revision, actions=[Action(id=action.id)])
            )
            me.get_game(GetGameRequest(game=game))
        to_act = list(outcome.to_act)
    me.get_game(GetGameRequest(game=game))
    me.get_game(GetGameRequest(game=game, open=True))
    events = me.list_events(ListEventsRequest(game=game, page_size=1000))
    watch(reeve, table, events.head_seq)
    record = me.export_record(ExportRecordRequest(game=game)).record
    me.verify_record(VerifyRecordRequest(record=record))
    me.replay_record(ReplayRecordRequest(record=record, from_revision=10, steps=20, seat=0))


def ask(me: Reeve, game: str, listed: ListActionsResponse, action: str) -> None:
    """Ask what an action would do, and why others are not legal."""
    me.preview_actions(PreviewActionsRequest(game=game, actions=[Action(id=action)]))
    me.explain_action(ExplainActionRequest(game=game, action=Action(id=action)))
    if listed.revision % 40 == 0:
        me.suggest_action(SuggestActionRequest(game=game))
    for blocked in listed.blocked[:2]:
        me.explain_action(ExplainActionRequest(game=game, action=Action(id=blocked.id)))
        actions = [Action(id=blocked.id)]
        refused(me, SubmitActionsRequest(game=game, expected_revision=listed.revision, actions=actions))


def refused(me: Reeve, request: SubmitActionsRequest) -> None:
    """Submit actions that must be refused."""
    try:
        me.submit_actions(request)
    except Refused:
        return
    raise AssertionError("this should be refused")


def watch(reeve: Recorder, table: Table, head_seq: int) -> None:
    """Record the messages of a stream, up to the turn message after the last event."""
    path = methods.WATCH_GAME.path.replace("{game}", table.id)
    headers = {"Authorization": f"Bearer {table.spectator_token}", "Accept": "application/x-ndjson"}
    with httpx.stream("GET", reeve.server.url + path, headers=headers, trust_env=False) as response:
        seq = 0
        for line in response.iter_lines():
            reeve.keep("WatchGameResponse", line)
            message = json.loads(line)
            seq = message.get("event", {}).get("seq", seq)
            if "turn" in message and seq == head_seq:
                return
