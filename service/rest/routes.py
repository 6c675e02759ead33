"""The routes under /v1: which method of the contract answers a path.

A path alternates between collections and ids, and may end with a colon and a verb. The fields of the request that the
path names are read from the path, all others from the query (GET) or from the JSON body (POST).
"""

import re
from typing import Final
from urllib.parse import unquote

from msgspec import Struct
from msgspec.structs import fields

from service.app.messages import Int32
from service.app.methods import METHOD, Method


class Route(Struct, frozen=True):
    """One route.

    `names`: the fields in the path; `numbers`: the fields that are numbers; `whole`: the field of the request (POST) or
    of the answer (GET) that is sent as the whole body.
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
    _route("POST", "/v1/games/{game}:pause", "PauseGame"),
    _route("POST", "/v1/games/{game}:resume", "ResumeGame"),
    _route("POST", "/v1/games/{game}/seats/{seat}:addTime", "AddTime"),
    _route("POST", "/v1/games/{game}/seats/{seat}:fetchToken", "FetchSeatToken"),
    _route("POST", "/v1/games/{game}/seats/{seat}:reclaim", "ReclaimSeat"),
    _route("POST", "/v1/games/{game}/seats/{seat}:resign", "ResignSeat"),
    _route("POST", "/v1/games/{game}/seats/{seat}:forfeit", "ForfeitSeat"),
    _route("POST", "/v1/games/{game}/seats/{seat}:reissue", "ReissueToken"),
    _route("POST", "/v1/games/{game}/seats/{seat}:replace", "ReplaceSeat"),
    _route("POST", "/v1/games/{game}:adjudicate", "AdjudicateGame"),
    _route("POST", "/v1/games/{game}:void", "VoidGame"),
    _route("GET", "/v1/games/{game}/audit", "ListAudit"),
    _route("POST", "/v1/players/{player}:upsert", "UpsertPlayer"),
    _route("GET", "/v1/players/{player}", "GetPlayer"),
    _route("GET", "/v1/players", "ListPlayers"),
    _route("POST", "/v1/players/{player}:issueToken", "IssuePlayerToken"),
    _route("POST", "/v1/players/{player}:revokeTokens", "RevokePlayerTokens"),
    _route("POST", "/v1/webhooks", "CreateWebhook"),
    _route("GET", "/v1/webhooks", "ListWebhooks"),
    _route("GET", "/v1/webhooks/{webhook}", "GetWebhook"),
    _route("POST", "/v1/webhooks/{webhook}:update", "UpdateWebhook"),
    _route("POST", "/v1/webhooks/{webhook}:rotate", "RotateSecret"),
    _route("POST", "/v1/webhooks/{webhook}:test", "TestWebhook"),
    _route("GET", "/v1/webhooks/{webhook}/deliveries", "ListDeliveries"),
    _route("POST", "/v1/webhooks/{webhook}/deliveries/{delivery}:retry", "RetryDelivery"),
    _route("POST", "/v1/webhooks/{webhook}:delete", "DeleteWebhook"),
    _route("GET", "/v1/games/{game}:export", "ExportRecord", whole="record"),
    _route("POST", "/v1/games/{game}:delete", "DeleteGame"),
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
    """Split a path into its shape, such as `/v1/games/{}:submit`, and its ids."""
    path = raw_path.decode("latin-1")
    if "%" in path:
        path = unquote(path)
    path, colon, verb = path.partition(":")
    parts = path.split("/")
    ids = parts[3::2]
    parts[3::2] = ["{}"] * len(ids)
    return "/".join(parts) + colon + verb, ids


def _by_shape() -> dict[str, dict[str, Route]]:
    """Return the routes by the shape of the path and the HTTP method. HEAD has the routes of GET, except streams."""
    shapes: dict[str, dict[str, Route]] = {}
    for route in ROUTES:
        verbs = shapes.setdefault(split(route.path.encode())[0], {})
        verbs[route.verb] = route
        if route.verb == "GET" and not route.method.stream:
            verbs["HEAD"] = route
    return shapes


BY_SHAPE: Final = _by_shape()
