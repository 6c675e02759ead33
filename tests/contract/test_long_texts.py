"""No refusal repeats a long text of its request, whichever field contains it."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
from google.protobuf.descriptor import Descriptor, FieldDescriptor

from service.app.methods import METHOD, METHODS
from service.app.tokens import SCOPES, key_id
from service.wire.contract import MESSAGES
from tests.contract.api_clients import PATHS, ApiClient, CallRefusedError, Json
from tests.contract.combinations import COMBINATIONS
from tests.contract.games import Sample
from tests.contract.table import Table

LONG = "x" * 58_000
"""Length of a text; a request with it is still below the size limit."""
LONG_IN_A_URL = "x" * 7_000
MOST = 3_000
"""Maximum number of characters of a refusal with all its details."""

OPERATORS = ("RefereeService", "PlayerService", "WebhookService")
CREATES = ("CreateGame", "ListGames")
"""What an operator calls: these services, and these methods of the GameService."""

Path = tuple[str, ...]


def text_fields(message: Descriptor, ruleset: str, within: Path = (), seen: tuple[str, ...] = ()) -> Iterator[Path]:
    """Yield the paths of all text fields of a message; in a oneof of games only the played game."""
    if message.full_name in seen:
        return
    for field in message.fields:
        path, inner = (*within, field.name), field.message_type
        of_games = field.containing_oneof is not None and field.containing_oneof.name in ("game", "data")
        if of_games and field.name != ruleset:
            continue
        if inner is not None and inner.GetOptions().map_entry:
            yield (*path, "{}")
        elif inner is not None:
            yield from text_fields(inner, ruleset, path, (*seen, message.full_name))
        elif field.cpp_type == FieldDescriptor.CPPTYPE_STRING:
            yield path


def with_text(request: Json, message: Descriptor, path: Path, text: str) -> Json:
    """Return a request with the text at a path; all other fields are unchanged."""
    request, inner = deepcopy(request), message
    place: Any = request
    for step in path[:-1]:
        field = inner.fields_by_name[step]
        for other in field.containing_oneof.fields if field.containing_oneof is not None else ():
            if other.name != step:
                place.pop(other.name, None)
        repeated = field.is_repeated and not field.message_type.GetOptions().map_entry
        place = place.setdefault(step, [{}] if repeated else {})
        if isinstance(place, list):
            place[:] = place or [{}]
            place = place[0]
        inner = field.message_type
    last = path[-1]
    if last == "{}":
        is_text = inner.fields_by_name["value"].cpp_type == FieldDescriptor.CPPTYPE_STRING
        place[text] = "x" if is_text else 1
    else:
        place[last] = [text] if inner.fields_by_name[last].is_repeated else text
    return request


def long_text(client: ApiClient, method: str, path: Path) -> str:
    """Return a text of the maximum length for its place."""
    verb, route = PATHS[method]
    in_url = verb == "GET" or f"{{{path[0]}}}" in route
    return LONG_IN_A_URL if client.name == "rest" and in_url else LONG


def requests_of(table: Table, sample: Sample) -> dict[str, Json]:
    """Return a valid request of every method."""
    action = {"id": sample.moves[0]}
    of_game: Json = {"game": table.game}
    requests: dict[str, Json] = {method.name: dict(of_game) for method in METHODS}
    for name in ("ListRulesets", "ListGames"):
        requests[name] = {}
    for name in ("ListCards", "GetCard", "ListParts", "ListWords", "ListRules"):
        requests[name] = {"ruleset": sample.ruleset}
    requests["GetCard"]["number"] = 0
    for method in METHODS:
        if method.service == "PlayerService" and method.name != "FetchSeatToken":
            requests[method.name] = {} if method.name == "ListPlayers" else {"player": "anna"}
        elif method.service == "WebhookService":
            requests[method.name] = {} if method.name == "ListWebhooks" else {"webhook": "0" * 24}
        elif "seat" in method.request.__struct_fields__ and method.service != "GameService":
            requests[method.name]["seat"] = 0
    requests["CreateWebhook"] = {"url": "https://hooks.example/", "kinds": ["WEBHOOK_KIND_GAME_STARTED"]}
    requests["RetryDelivery"]["delivery"] = "0"
    requests["CreateGame"] = {"ruleset": sample.ruleset, "seats": 2}
    requests["ClaimSeat"] |= {"seat": 0, "invite": table.invites[0]}
    requests["SubmitActions"] |= {"expected_revision": 0, "actions": [dict(action)]}
    requests["PreviewActions"] |= {"actions": [dict(action)]}
    requests["ExplainAction"] |= {"action": dict(action)}
    requests["UndoActions"] |= {"expected_revision": 0}
    requests["SetReady"] |= {"seat": 0, "always_ask": True}
    record = table.call("ExportRecord", table.spectator)["record"]
    for name in ("VerifyRecord", "ReplayRecord"):
        requests[name] = {"record": {**record, "seed": "0"}}
    return requests


def refusal_of(client: ApiClient, method: str, token: str, fields: Json) -> str:
    """Return a refusal with all its details, or an answer that reports a failure, as text."""
    try:
        if method == "WatchGame":
            with client.watch(token, **fields) as messages:
                next(messages)
            return ""
        answer = client.call(method, token, **fields)
    except CallRefusedError as refusal:
        return json.dumps([refusal.message, refusal.details], ensure_ascii=False)
    return json.dumps(answer, ensure_ascii=False) if method in ("ExplainAction", "VerifyRecord") else ""


@pytest.mark.parametrize("combination", [one for one in COMBINATIONS if one.store == "embedded"], ids=str)
def test_a_refusal_of_a_request_with_a_long_text_is_short(table, client, server, sample):
    refused = 0
    operator = server.store_access.make_key(*SCOPES, namespace=key_id(server.key))
    for method, request in requests_of(table, sample).items():
        message: Any = MESSAGES[f"{method}Request"].DESCRIPTOR
        token = operator if METHOD[method].service in OPERATORS or method in CREATES else table.tokens[table.beginner]
        for path in text_fields(message, sample.ruleset):
            refusal = refusal_of(
                client, method, token, with_text(request, message, path, long_text(client, method, path))
            )
            assert len(refusal) < MOST, f"{'.'.join(path)} of {method}: {refusal[:200]}"
            refused += bool(refusal)
    assert refused > 80


@pytest.mark.parametrize("combination", [one for one in COMBINATIONS if one.store == "embedded"], ids=str)
def test_a_refusal_repeats_a_short_text_in_full(client):
    with pytest.raises(CallRefusedError, match=r"no ruleset is called 'chess'; there are: hallertau, lagranja"):
        client.call("ListCards", None, ruleset="chess")
