"""Answers every HTTP request: finds the route, reads the request, performs it, sends the answer and logs it."""

from collections.abc import Sequence
from http import HTTPStatus
from logging import DEBUG, INFO
from time import perf_counter
from typing import Any, Final, cast

from litestar.types import Receive, Scope, Send
from msgspec import Struct

from service.app.dispatch import CANCELLED
from service.app.identity import Caller
from service.app.languages import LANGUAGES
from service.app.service import Service
from service.app.worker_jobs import EncodedAnswer
from service.config import Limits
from service.errors import RefusedError, malformed, shortened
from service.logs import LOG, log_request
from service.rest import requests
from service.rest.compression import SMALLEST_GZIP, accepts_gzip, compressed
from service.rest.headers import (
    CATALOGUE_METHODS,
    REPLAYED,
    REVISIONS,
    Headers,
    call_id_of,
    catalogue_tag,
    check_single,
    client_address,
    content_language,
    game_tag,
    matches,
    revision_tag,
    token_of,
)
from service.rest.hosts import HostCheck
from service.rest.pages import HeaderList, Pages
from service.rest.problems import NOTHING_HERE, HttpError, fault, problem, problem_headers, status_of
from service.rest.routes import BY_SHAPE, Route, split
from service.rest.streams import Stream
from service.wire.codec import as_json

API: Final = "rest"
FRESH: Final = [
    (b"content-type", b"application/json"),
    (b"cache-control", b"private, no-cache"),
    (b"vary", b"Authorization, Accept-Language, Accept-Encoding"),
]
"""Headers of every answer: only its caller may cache the answer, and must revalidate it."""
FRESH_IN: Final = {language: [*FRESH, *content_language(language)] for language in LANGUAGES}
"""The same with the language of the texts of the answer."""
LASTING: Final = (
    (b"content-type", b"application/json"),
    (b"cache-control", b"public, max-age=3600"),
    (b"vary", b"Accept-Language, Accept-Encoding"),
)
"""Headers of the lists of the catalogue, which are public and change only with the server."""

HEALTH: Final = frozenset({"/health/live", "/health/ready"})
"""Paths without rate limits: a refused health check would mean that the server is down."""
PROBES: Final = HEALTH | {"/metrics"}
"""Paths that monitoring requests regularly; these requests are logged at level debug."""
UNKNOWN: Final = "unknown"
"""The route in the log for unknown paths; the path itself may contain anything."""


class Exchange(Struct):
    """One request while it is answered, with everything that is logged about it."""

    call_id: str
    address: str
    """The name under which the limits count the client if it sends no valid token."""
    route: str = UNKNOWN
    method: str = ""
    """The name of the method of the contract, if the path has one."""
    request: Any = None
    status: int | None = None
    reason: str = CANCELLED


class Mount:
    """Answers all paths: methods of the contract under /v1, and pages."""

    def __init__(self, service: Service, limits: Limits) -> None:
        self.service = service
        self.limits = limits
        self.pages = Pages(service)
        self.hosts = HostCheck(service.config)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The ASGI application. Every error becomes a problem document, and every request is logged."""
        started = perf_counter()
        sent = cast(HeaderList, scope["headers"])
        headers: Headers = dict(sent)
        exchange = Exchange(call_id_of(headers), client_address(scope, self.service.addresses))
        scope["state"]["call_id"] = exchange.call_id
        try:
            self.hosts.check(sent, headers)
            if len(headers) != len(sent):
                check_single(sent)
            await self._perform(scope, headers, exchange, receive, send)
            exchange.reason = "OK"
        except RefusedError as error:
            refusal = self.service.note_refusal(error, exchange.address, API, exchange.method)
            await refuse(refusal, scope, exchange, send)
        except requests.ClientGoneError:
            pass
        except Exception:
            LOG.exception("internal error", extra={"call_id": exchange.call_id, "api": API})
            await refuse(fault(exchange.call_id), scope, exchange, send)
        finally:
            self._log(scope, exchange, perf_counter() - started)

    def admits_preflight(self, scope: Any) -> bool:
        """Count a CORS preflight against the limits of its address; return whether it may be answered."""
        sent = cast(HeaderList, scope["headers"])
        try:
            self.hosts.check(sent, dict(sent))
            self.service.throttle.take(client_address(scope, self.service.addresses))
        except RefusedError:
            return False
        return True

    def _log(self, scope: Any, exchange: Exchange, seconds: float) -> None:
        level = DEBUG if exchange.route in PROBES else INFO
        log_request(
            level,
            API,
            scope["method"],
            exchange.route,
            exchange.status,
            exchange.reason,
            seconds,
            exchange.call_id,
            exchange.request,
        )

    async def _perform(self, scope: Any, headers: Headers, exchange: Exchange, receive: Receive, send: Send) -> None:
        shape, ids = split(scope["raw_path"])
        routes = BY_SHAPE.get(shape)
        if routes is None:
            await self._page(scope, headers, exchange, send)
            return
        route = routes.get(scope["method"])
        if route is None:
            exchange.route = next(iter(routes.values())).path
            self.service.throttle.take(exchange.address)
            await _answer_other(scope["method"], tuple(routes), exchange, send)
            return
        exchange.route, exchange.method = route.path, route.method.name
        if route.method.stream:
            await self._stream(route, ids, scope, headers, exchange, receive, send)
            return
        request: Any
        if route.verb == "GET":
            request = requests.from_query(route, ids, requests.query_fields(scope["query_string"]), headers)
        else:
            limit = self.limits.record_bytes if route.method.record else self.limits.body_bytes
            requests.check_body(headers, limit)
            if route.method.record:
                await self.service.admit_record(exchange.address)
            request = requests.from_body(route, ids, await requests.read_body(receive, limit), headers)
        exchange.request = request
        caller = Caller(token_of(headers), exchange.call_id, exchange.address)
        work = self.service.perform(route.method, caller, request, API)
        answer = await (requests.unless_gone(work, receive) if route.method.record else work)
        await _send_answer(route, answer, caller.token, headers, exchange, send)

    async def _page(self, scope: Any, headers: Headers, exchange: Exchange, send: Send) -> None:
        """Answer a page outside of /v1."""
        path = self.pages.find(scope["raw_path"])
        if path is None:
            raise HttpError(HTTPStatus.NOT_FOUND, NOTHING_HERE)
        exchange.route = path
        if path not in HEALTH:
            self.service.throttle.take(exchange.address)
        if scope["method"] not in ("GET", "HEAD"):
            await _answer_other(scope["method"], ("GET", "HEAD"), exchange, send)
            return
        reply = await self.pages.reply(path, headers)
        await _send(reply.status, reply.headers, reply.body, exchange, send)

    async def _stream(
        self,
        route: Route,
        ids: Sequence[str],
        scope: Any,
        headers: Headers,
        exchange: Exchange,
        receive: Receive,
        send: Send,
    ) -> None:
        """Read the token of a stream from the query, because an EventSource of a browser cannot send headers."""
        fields = requests.query_fields(scope["query_string"])
        in_query, in_header = fields.pop("access_token", None), token_of(headers)
        if in_query and in_header:
            raise malformed("two tokens were sent: send either `access_token` or `Authorization`")
        request: Any = requests.from_query(route, ids, fields, headers)
        exchange.request, exchange.status = request, HTTPStatus.OK
        caller = Caller(in_query or in_header, exchange.call_id, exchange.address)
        await Stream(self.service.watch(caller, request, API), headers, caller.call_id, request.language).run(
            receive, send
        )


async def _answer_other(verb: str, verbs: Sequence[str], exchange: Exchange, send: Send) -> None:
    """Answer OPTIONS with the allowed methods of a path, and refuse any other method."""
    allow = ", ".join((*verbs, "OPTIONS"))
    if verb != "OPTIONS":
        raise HttpError(HTTPStatus.METHOD_NOT_ALLOWED, f"this path answers {allow}, not {shortened(verb)}", allow=allow)
    await _send(HTTPStatus.NO_CONTENT, [(b"allow", allow.encode())], b"", exchange, send)


async def _send_answer(
    route: Route, answer: Any, token: str | None, headers: Headers, exchange: Exchange, send: Send
) -> None:
    name = route.method.name
    if name in CATALOGUE_METHODS:
        await _send_catalogue(name, answer, headers, exchange, send)
        return
    speaks = answer if isinstance(answer, EncodedAnswer) else exchange.request
    facts = FRESH_IN.get(getattr(speaks, "language", ""), FRESH).copy()
    if name in REVISIONS:
        facts.append((b"etag", revision_tag(REVISIONS[name](answer))))
    elif name == "GetGame":
        tag = game_tag(answer, token)
        facts.append((b"etag", tag))
        if b"if-none-match" in headers and matches(headers[b"if-none-match"], tag):
            await _send(HTTPStatus.NOT_MODIFIED, facts[1:], b"", exchange, send)
            return
    if name in REPLAYED and REPLAYED[name](answer):
        facts.append((b"idempotency-replayed", b"true"))
    if isinstance(answer, EncodedAnswer):
        body = answer.data
    elif route.whole and route.verb == "GET":
        body = as_json("Record", answer.record)
    else:
        body = as_json(f"{name}Response", answer)
    if b"accept-encoding" in headers and len(body) >= SMALLEST_GZIP and accepts_gzip(headers[b"accept-encoding"]):
        facts.append((b"content-encoding", b"gzip"))
        body = await compressed(body, lasting=False)
    await _send(HTTPStatus.OK, facts, body, exchange, send)


async def _send_catalogue(name: str, answer: Any, headers: Headers, exchange: Exchange, send: Send) -> None:
    """Send a list of the catalogue, or 304 to a client that already has it."""
    body = as_json(f"{name}Response", answer)
    tag = catalogue_tag(body)
    facts = [*LASTING, *content_language(exchange.request.language), (b"etag", tag)]
    if b"if-none-match" in headers and matches(headers[b"if-none-match"], tag):
        await _send(HTTPStatus.NOT_MODIFIED, facts[1:], b"", exchange, send)
        return
    if b"accept-encoding" in headers and len(body) >= SMALLEST_GZIP and accepts_gzip(headers[b"accept-encoding"]):
        facts.append((b"content-encoding", b"gzip"))
        body = await compressed(body, lasting=True)
    await _send(HTTPStatus.OK, facts, body, exchange, send)


async def refuse(error: RefusedError, scope: Any, exchange: Exchange, send: Send) -> None:
    """Answer with a problem document. It shows the path without the query, which may contain a token."""
    exchange.reason = error.reason
    body = problem(error, scope["raw_path"].decode("latin-1"), exchange.call_id)
    await _send(status_of(error), problem_headers(error), body, exchange, send)


async def _send(status: int, headers: list[tuple[bytes, bytes]], body: bytes, exchange: Exchange, send: Send) -> None:
    exchange.status = status
    if status != HTTPStatus.NO_CONTENT and status != HTTPStatus.NOT_MODIFIED:
        headers.append((b"content-length", b"%d" % len(body)))
    await send({"type": "http.response.start", "status": int(status), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
