"""The routes under /v1: which method of the contract answers a path.

A path goes from collection to id and so on; what stands after a colon at its end is a verb. A field of the request that
the path names comes from there; all others come from the query (GET) or from the JSON body (POST).
"""

import re
from typing import Final
from urllib.parse import unquote

from msgspec import Struct
from msgspec.structs import fields

from service.app.messages import Int32
from service.app.methods import METHOD, Method


class Route(Struct, frozen=True):
    """One route. `names`: the fields that the path gives; `numbers`: the fields that are numbers. `whole`: the one
    field of the request (POST) or of the answer (GET) that is the whole body.
    """

    verb: str
    path: str
    method: Method
    names: tuple[str, ...]
    numbers: frozenset[str]
    whole: str


def _route(verb: str, path: str, rpc: str, whole: str = "") -> Route:
    method = METHOD[rpc]
    numbers = frozenset(field.encode_name for field in fields(method.request) if field.type in (Int32, Int32 | None))
    return Route(verb, path, method, tuple(re.findall(r"{(\w+)}", path)), numbers, whole)


ROUTES: Final = (
    _route("POST", "/v1/games", "CreateGame"),
    _route("GET", "/v1/games", "ListGames"),
    _route("POST", "/v1/games/{game}/seats/{seat}:claim", "ClaimSeat"),
    _route("GET", "/v1/games/{game}", "GetGame"),
    _route("GET", "/v1/games/{game}:listActions", "ListActions"),
    _route("POST", "/v1/games/{game}:explain", "ExplainAction"),
    _route("POST", "/v1/games/{game}:preview", "PreviewActions"),
    _route("POST", "/v1/games/{game}:suggest", "SuggestAction"),
    _route("POST", "/v1/games/{game}:submit", "SubmitActions"),
    _route("POST", "/v1/games/{game}:undo", "UndoActions"),
    _route("POST", "/v1/games/{game}/seats/{seat}:setReady", "SetReady"),
    _route("GET", "/v1/games/{game}/events", "ListEvents"),
    _route("GET", "/v1/games/{game}/events:watch", "WatchGame"),
    _route("GET", "/v1/games/{game}:export", "ExportRecord", whole="record"),
    _route("POST", "/v1/records:verify", "VerifyRecord", whole="record"),
    _route("POST", "/v1/records:replay", "ReplayRecord"),
    _route("GET", "/v1/rulesets", "ListRulesets"),
    _route("GET", "/v1/rulesets/{ruleset}/cards", "ListCards"),
    _route("GET", "/v1/rulesets/{ruleset}/cards/{number}", "GetCard"),
    _route("GET", "/v1/rulesets/{ruleset}/parts", "ListParts"),
    _route("GET", "/v1/rulesets/{ruleset}/words", "ListWords"),
    _route("GET", "/v1/rulesets/{ruleset}/rules", "ListRules"),
)
"""All routes, in the order in which the documentation shows them: its examples can be sent one after the other."""


def split(raw_path: bytes) -> tuple[str, list[str]]:
    """The shape of a path, such as `/v1/games/{}:submit`, and the ids in it."""
    path = raw_path.decode("latin-1")
    if "%" in path:
        path = unquote(path)
    path, colon, verb = path.partition(":")
    parts = path.split("/")
    ids = parts[3::2]
    parts[3::2] = ["{}"] * len(ids)
    return "/".join(parts) + colon + verb, ids


def _by_shape() -> dict[str, dict[str, Route]]:
    """The routes by the shape of their paths, and then by HTTP method; HEAD looks as GET does, but not at streams."""
    shapes: dict[str, dict[str, Route]] = {}
    for route in ROUTES:
        verbs = shapes.setdefault(split(route.path.encode())[0], {})
        verbs[route.verb] = route
        if route.verb == "GET" and not route.method.stream:
            verbs["HEAD"] = route
    return shapes


BY_SHAPE: Final = _by_shape()
