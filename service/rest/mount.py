"""Everything under /v1: find the route, read the request, perform it, send the answer. Lean: every move passes."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final

from litestar.types import Receive, Scope, Send

from service.app.identity import Caller
from service.app.service import Service
from service.errors import RefusedError
from service.logs import LOG
from service.rest import requests
from service.rest.address import client_address
from service.rest.headers import REPLAYED, REVISIONS, Headers, call_id, game_tag, matches, revision_tag, token_of
from service.rest.problems import NOTHING_HERE, DoorError, fault, problem, problem_headers, status_of
from service.rest.routes import BY_SHAPE, Route, split
from service.rest.streams import Stream
from service.settings import Limits
from service.wire.answers import as_json

DOOR: Final = "rest"
FRESH: Final = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"private, no-cache"),
    (b"vary", b"Authorization, Accept-Language"),
]
"""Headers of every answer: it is for one caller, who asks again whether it still holds."""


class Mount:
    """What answers under /v1."""

    def __init__(self, service: Service, limits: Limits) -> None:
        self.service = service
        self.limits = limits

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application: whatever goes wrong ends in a problem document."""
        headers: Headers = dict(scope["headers"])
        request_id = scope["state"]["request_id"] = call_id(headers)
        address = client_address(scope, self.service.addresses)
        try:
            await self._perform(scope, headers, request_id, address, receive, send)
        except RefusedError as error:
            refusal = self.service.note_refusal(error, address, DOOR, scope["state"].get("method", ""))
            await refuse(refusal, scope, request_id, send)
        except requests.ClientGoneError:
            pass
        except Exception:
            LOG.exception("the answer failed", extra={"request_id": request_id, "door": DOOR})
            await refuse(fault(request_id), scope, request_id, send)

    async def _perform(
        self, scope: Any, headers: Headers, request_id: str, address: str, receive: Receive, send: Send
    ) -> None:
        shape, ids = split(scope["raw_path"])
        routes = BY_SHAPE.get(shape)
        if routes is None:
            raise DoorError(HTTPStatus.NOT_FOUND, NOTHING_HERE)
        route = routes.get(scope["method"])
        if route is None:
            await _answer_other(scope["method"], routes, send)
            return
        scope["state"]["method"] = route.method.name
        if route.method.stream:
            await self._stream(route, ids, scope, headers, request_id, address, receive, send)
            return
        request: Any
        if route.verb == "GET":
            request = requests.from_query(route, ids, requests.query_fields(scope["query_string"]), headers)
        else:
            limit = self.limits.record_bytes if route.method.record else self.limits.body_bytes
            requests.check_body(headers, limit)
            request = requests.from_body(route, ids, await requests.read_body(receive, limit), headers)
        caller = Caller(token_of(headers), request_id, address)
        answer = await self.service.perform(route.method, caller, request, DOOR)
        await _send_answer(route, answer, caller.token, headers, send)

    async def _stream(
        self,
        route: Route,
        ids: Sequence[str],
        scope: Any,
        headers: Headers,
        request_id: str,
        address: str,
        receive: Receive,
        send: Send,
    ) -> None:
        """A browser's EventSource cannot send a header, so its token comes in the query, here only."""
        fields = requests.query_fields(scope["query_string"])
        token = fields.pop("access_token", None) or token_of(headers)
        request: Any = requests.from_query(route, ids, fields, headers)
        caller = Caller(token, request_id, address)
        stream = Stream(self.service.watch(caller, request, DOOR), headers, request_id)
        await stream.run(receive, send)


async def _answer_other(verb: str, routes: dict[str, Route], send: Send) -> None:
    """What may be asked here, for a method that has no answer of its own."""
    allow = ", ".join((*routes, "OPTIONS"))
    if verb != "OPTIONS":
        raise DoorError(HTTPStatus.METHOD_NOT_ALLOWED, f"this path answers {allow}, not {verb[:20]}", allow=allow)
    await _send(HTTPStatus.NO_CONTENT, [(b"allow", allow.encode())], b"", send)


async def _send_answer(route: Route, answer: Any, token: str | None, headers: Headers, send: Send) -> None:
    name = route.method.name
    facts = FRESH.copy()
    if name in REVISIONS:
        facts.append((b"etag", revision_tag(REVISIONS[name](answer))))
    elif name == "GetGame":
        tag = game_tag(answer, token)
        facts.append((b"etag", tag))
        if b"if-none-match" in headers and matches(headers[b"if-none-match"], tag):
            await _send(HTTPStatus.NOT_MODIFIED, facts[1:], b"", send)
            return
    if name in REPLAYED and REPLAYED[name](answer):
        facts.append((b"idempotency-replayed", b"true"))
    whole = route.whole if route.verb == "GET" else ""
    body = as_json("Record", answer.record) if whole else as_json(f"{name}Response", answer)
    await _send(HTTPStatus.OK, facts, body, send)


async def refuse(error: RefusedError, scope: Any, request_id: str, send: Send) -> None:
    """Answer with a problem document. Its path has no query: a token may be in there."""
    body = problem(error, scope["raw_path"].decode("latin-1"), request_id)
    await _send(status_of(error), problem_headers(error), body, send)


async def _send(status: int, headers: list[tuple[bytes, bytes]], body: bytes, send: Send) -> None:
    if status != HTTPStatus.NO_CONTENT and status != HTTPStatus.NOT_MODIFIED:
        headers.append((b"content-length", b"%d" % len(body)))
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
