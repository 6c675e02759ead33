"""The OpenAPI 3.1 document, built from the contract's descriptors, the routes and recorded examples.

It uses only features of OpenAPI 3.0, because the installed Swagger UI reads no later one (see service/rest/docs.py).
"""

from functools import cache
from importlib.metadata import version
from importlib.resources import files
from itertools import chain
from typing import Any, Final

import msgspec

from service.app.methods import METHODS
from service.errors import Reason
from service.rest.described import (
    HEADERS,
    PARAMETERS,
    answer_headers,
    header_parameters,
    is_revalidated,
    problem_examples,
)
from service.rest.problems import HTTP_KINDS, KINDS, MEDIA_TYPE
from service.rest.refusals import ALWAYS, REFUSALS
from service.rest.routes import ROUTES, Route
from service.rest.schemas import PACKAGE, Schema, Schemas, comment_of, descriptor
from service.rest.streams import EVENT_STREAM, NDJSON

OPEN: Final = frozenset(
    {
        "VerifyRecord",
        "ReplayRecord",
        "ListRulesets",
        "ListCards",
        "GetCard",
        "ListParts",
        "ListWords",
        "ListRules",
    }
)
"""Methods that take no token."""

OF_OPERATORS: Final = ("WebhookService", "PlayerService", "RefereeService")

OPTIONAL: Final = (
    frozenset({"ClaimSeat", "CreateGame", "ListGames", "GetGame", "ListEvents", "WatchGame", "ExportRecord"})
    | frozenset(method.name for method in METHODS if method.service in OF_OPERATORS)
) - {"ResignSeat", "ReclaimSeat"}
"""Methods that need no token on a server without API keys, which only its own machine can reach; and `ClaimSeat`, which
needs one on no server, but names a player only with one.
"""

TITLES: Final[dict[str, str]] = {
    **{reason.value: kind.title for reason, kind in KINDS.items()},
    **{slug: kind.title for slug, kind in HTTP_KINDS.items()},
}
"""The explanation of each refusal, by its reason or by the last part of its type."""

DESCRIPTION: Final = """A rules service for board games. It lists the legal actions of a seat, applies actions, hides
what a seat may not see, and lets anybody verify a finished game. The JSON is the proto3 JSON mapping of the
gRPC contract.

Create a game, claim its seats with the invites, and send the seat's token as `Authorization: Bearer TOKEN`. Answers
have an `ETag` that begins with the revision; send it as `If-Match` with the next move. With an `Idempotency-Key` a
move can be retried safely: it is played once. Refusals are problem documents (RFC 9457) with a stable `reason`.

The examples on this page can be sent in their order:

1. Execute `POST /v1/games`. Its answer has one invite for each seat, and `game.id`: enter it into the field `game` of
   the operations below.
2. Put the invite into the body of `:claim` and execute it. Its answer has the `seatToken`.
3. Click **Authorize** and paste the `seatToken` into the first field, `token`. Leave the second field empty.
4. Execute the other operations. `:setReady` is refused with 422 until the game reaches a stop point.
   `events:watch` is a stream without an end, and this page shows an answer only after its end: use `curl -N` for it.
5. For the operations of arbiters, players and webhooks click **Authorize** and **Logout** first: a seat's token does
   not allow them. On a server with API keys, authorize with a key. `:resign` and `:reclaim` need the seat's token.
   The example game has no time control, players and bots, so `:addTime`, `:fetchToken` and `:reclaim` are refused with
   422. Of `:resign`, `:forfeit`, `:adjudicate` and `:void` only the first that is executed is accepted: it ends the
   game, and after that all acts but `:delete` are refused with 422. Enter the id of your webhook into the field
   `webhook`. `:retry` is refused with 404 unless a delivery of the webhook waits: enter its id into `delivery`.

To create another game, log out first, too."""


def document() -> bytes:
    """Return the document as JSON."""
    schemas = Schemas()
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.verb.lower()] = operation(route, schemas)
    schemas.components["RefusalReason"] = reason_schema()
    schemas.components["Problem"] = problem_schema(schemas)
    services = dict.fromkeys(method.service for method in METHODS)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Reeve", "version": version("reeve"), "description": DESCRIPTION},
            "servers": [{"url": "/"}],
            "tags": [{"name": name, "description": comment_of(PACKAGE + name)} for name in services],
            "paths": paths,
            "components": {
                "schemas": dict(sorted(schemas.components.items())),
                "parameters": PARAMETERS,
                "headers": HEADERS,
                "examples": problem_examples(),
                "securitySchemes": {
                    "token": {
                        "type": "http",
                        "scheme": "bearer",
                        "description": "An API key, or a token of a game or of a player.",
                    },
                    "tokenInQuery": {
                        "type": "apiKey",
                        "in": "query",
                        "name": "access_token",
                        "description": "For `EventSource` in browsers, which cannot send headers; not with `token`.",
                    },
                },
            },
        }
    )


def operation(route: Route, schemas: Schemas) -> dict[str, Any]:
    """Return the description of one method of one path."""
    name = route.method.name
    described: dict[str, Any] = {
        "operationId": name[0].lower() + name[1:],
        "summary": comment_of(f"{PACKAGE}{route.method.service}.{name}"),
        "tags": [route.method.service],
        "parameters": [*field_parameters(route, schemas), *header_parameters(route.method)],
        "responses": {**answers(route, schemas), **problem_answers(route)},
        "security": security(name),
    }
    if route.verb == "POST":
        described["requestBody"] = request_body(route, schemas)
    return described


def security(name: str) -> list[dict[str, list[str]]]:
    """Return the kinds of tokens that a method accepts; an empty entry means that no token is needed."""
    if name in OPEN:
        return []
    with_token: list[dict[str, list[str]]] = [{"token": []}]
    if name == "WatchGame":
        with_token.append({"tokenInQuery": []})
    return [*with_token, {}] if name in OPTIONAL else with_token


def field_parameters(route: Route, schemas: Schemas) -> list[dict[str, Any]]:
    """Return the parameters of the path, and for GET those of the query."""
    parameters = []
    for field in descriptor(route.method.request.__name__).fields:
        in_path = field.name in route.names
        if not in_path and route.verb == "POST":
            continue
        schema = schemas.field(field, "request")
        comment = schema.pop("description", None)
        parameter = {"name": field.json_name, "in": "path" if in_path else "query", "required": in_path}
        parameter |= {"schema": schema} | ({"description": comment} if comment else {})
        example = examples()[route.method.name]["request"].get(field.json_name)
        parameters.append(parameter | ({"example": example} if example is not None else {}))
    return parameters


def request_body(route: Route, schemas: Schemas) -> dict[str, Any]:
    """Return the body of a POST: the request without the fields of the path, or the field that is the whole body."""
    message = descriptor(route.method.request.__name__)
    example = examples()[route.method.name]["request"]
    if route.whole:
        schema = schemas.field(message.fields_by_name[route.whole], "request")
        example = example[route.whole]
    else:
        name = message.name
        schemas.components[name] = schemas.message(message, "request", without=route.names)
        schema = {"$ref": f"#/components/schemas/{name}"}
        example = {key: value for key, value in example.items() if key not in route.names}
    return {"required": True, "content": {"application/json": {"schema": schema, "example": example}}}


def answers(route: Route, schemas: Schemas) -> dict[str, Any]:
    """Return the successful answer of a method."""
    name, example = route.method.name, examples()[route.method.name]["answer"]
    good: dict[str, Any] = {"description": "The answer.", "headers": answer_headers(route.method)}
    if route.method.stream:
        content = {
            "schema": schemas.refer(descriptor("WatchGameResponse"), "answer"),
            "example": first_message(example),
        }
        good["description"] = "A stream. The schema is that of one message: the data of an event, or a line of NDJSON."
        good["content"] = dict.fromkeys((EVENT_STREAM, NDJSON), content)
        return {"200": good}
    message = descriptor(f"{name}Response")
    whole = route.whole and route.verb == "GET"
    schema = schemas.field(message.fields_by_name[route.whole], "answer") if whole else schemas.refer(message, "answer")
    good["content"] = {"application/json": {"schema": schema, "example": example}}
    unchanged = {"description": "The answer with this `ETag` is still current.", "headers": good["headers"]}
    return {"200": good} | ({"304": unchanged} if is_revalidated(route.method) else {})


def first_message(streams: dict[str, str]) -> Any:
    """Return the first message of a recorded stream."""
    return msgspec.json.decode(streams[NDJSON].partition("\n")[0])


def problem_answers(route: Route) -> dict[str, Any]:
    """Return all refusals of a method by HTTP status."""
    by_status: dict[int, list[str]] = {}
    for reason in chain(ALWAYS, REFUSALS[route.method.name]):
        by_status.setdefault(KINDS[reason].status, []).append(reason)
    in_a_body = ("body-too-large", "unsupported-media-type")
    for slug in (*(["path-not-found"] if route.names else []), *(in_a_body if route.verb == "POST" else [])):
        by_status.setdefault(HTTP_KINDS[slug].status, []).append(slug)
    return {str(status): problem_answer(status, names) for status, names in sorted(by_status.items())}


def problem_answer(status: int, names: list[str]) -> dict[str, Any]:
    """Return the description of the refusals with one HTTP status."""
    headers = {401: ["WWW-Authenticate"], 429: ["Retry-After"], 503: ["Retry-After"]}.get(status, [])
    return {
        "description": "; ".join(f"{name}: {TITLES[name]}" for name in names),
        "headers": {name: {"$ref": f"#/components/headers/{name}"} for name in (*headers, "X-Request-Id")},
        "content": {
            MEDIA_TYPE: {
                "schema": {"$ref": "#/components/schemas/Problem"},
                "examples": {name: {"$ref": f"#/components/examples/{name}"} for name in names},
            }
        },
    }


def problem_schema(schemas: Schemas) -> Schema:
    """Return the schema of problem documents: members of RFC 9457, the reason, and those of the contract's Refusal."""
    refusal = schemas.message(descriptor("Refusal"), "answer")
    own: dict[str, Schema] = {
        "type": {"type": "string", "description": "Where the reason is explained."},
        "title": {
            "type": "string",
            "description": "What the reason means; the same text for every refusal with this reason.",
        },
        "status": {"type": "integer"},
        "detail": {"type": "string", "description": "What is wrong with this request, and what to do."},
        "instance": {"type": "string", "description": "The path of the request."},
        "reason": {"$ref": "#/components/schemas/RefusalReason"},
    }
    return {
        "type": "object",
        "description": "Why a request was refused (RFC 9457). A refused action changes nothing.",
        "properties": own | refusal["properties"],
        "required": [*own, "callId"],
    }


def reason_schema() -> Schema:
    """Return the schema of reasons, without the prefix of the contract's enum."""
    prefix = f"{PACKAGE}RefusalReason.REFUSAL_REASON_"
    meanings = [f"{reason}: {comment_of(prefix + reason)}" for reason in Reason]
    return {
        "type": "string",
        "enum": list(Reason),
        "description": "\n\n".join(["Why a request was refused.", *meanings]),
    }


@cache
def examples() -> dict[str, Any]:
    """Return a recorded request and its answer for each method."""
    recorded: dict[str, Any] = msgspec.json.decode((files(__package__) / "examples.json").read_bytes())
    return recorded
