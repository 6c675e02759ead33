"""The Litestar application: the mount of /v1, health, figures, documentation; CORS and gzip around all of it."""

from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, asgi, get
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.exceptions import HTTPException
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.types import Message, Receive, Scope, Send

from service.app.service import Service
from service.errors import Reason, RefusedError
from service.logs import LOG
from service.rest.docs import docs, start, ui_files
from service.rest.headers import call_id
from service.rest.mount import Mount
from service.rest.openapi import document
from service.rest.problems import BY_SLUG, KINDS, NOTHING_HERE, DoorError, fault, problem, problem_headers, status_of
from service.settings import Settings

SMALLEST_GZIP: Final = 1024
GZIP_LEVEL: Final = 4
"""A view shrinks to a sixth; more effort gains a few percent for several times the work."""

OWN_HEADERS: Final = [
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "If-None-Match",
    "Last-Event-ID",
    "X-Request-Id",
]
TOLD_HEADERS: Final = ["ETag", "Idempotency-Replayed", "Retry-After", "WWW-Authenticate", "X-Request-Id"]


class Gzip(CompressionMiddleware):
    """Litestar's, but a request that asks for nothing passes at once: its headers are not even sorted."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Compress if the client can read it."""
        if any(name == b"accept-encoding" for name, _ in scope["headers"]):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def make_app(service: Service, settings: Settings) -> Litestar:
    """The application over a service."""
    mount = asgi("/v1", is_mount=True, copy_scope=False)(Mount(service, settings.limits).answer)
    origins = list(settings.cors_origins)
    return Litestar(
        [mount, *_health(service), *_figures(service), *_documents(), docs, start, ui_files()],
        before_send=[stamp],
        compression_config=CompressionConfig(
            "gzip",
            minimum_size=SMALLEST_GZIP,
            gzip_compress_level=GZIP_LEVEL,
            exclude="/events(:|%3[Aa])watch$",
            middleware_class=Gzip,
        ),
        cors_config=CORSConfig(
            origins, allow_methods=["GET", "HEAD", "POST"], allow_headers=OWN_HEADERS, expose_headers=TOLD_HEADERS
        )
        if origins
        else None,
        exception_handlers={HTTPException: refuse, Exception: refuse},
        logging_config=None,
        openapi_config=None,
    )


async def stamp(message: Message, scope: Scope) -> None:
    """Every answer tells the id of its call."""
    if message["type"] == "http.response.start":
        state = scope["state"]
        request_id = state.get("request_id") or call_id(dict(scope["headers"]))
        message["headers"] = [*message["headers"], (b"x-request-id", request_id.encode())]


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """A problem document for whatever goes wrong outside of /v1."""
    request_id = request.scope["state"].setdefault("request_id", call_id(dict(request.scope["headers"])))
    if isinstance(error, HTTPException):
        detail = NOTHING_HERE if error.status_code == HTTPStatus.NOT_FOUND else error.detail
        refusal: RefusedError = DoorError(HTTPStatus(error.status_code), detail, **(error.headers or {}))
    elif isinstance(error, RefusedError):
        refusal = error
    else:
        LOG.error("the answer failed", exc_info=error, extra={"request_id": request_id, "door": "rest"})
        refusal = fault(request_id)
    headers = {name.decode(): value.decode() for name, value in problem_headers(refusal)}
    body = problem(refusal, request.url.path, request_id)
    return Response(body, status_code=status_of(refusal), media_type=headers.pop("content-type"), headers=headers)


def _health(service: Service) -> list[Any]:
    @get("/health/live")
    async def live() -> dict[str, str]:
        """The process runs."""
        return {"status": "alive"}

    @get("/health/ready")
    async def ready() -> dict[str, str]:
        """Requests can be answered."""
        if not await service.ready():
            why = "the server is stopping" if service.stopping else "the store does not answer"
            raise RefusedError(Reason.STORE_UNAVAILABLE, why)
        return {"status": "ready"}

    return [live, ready]


def _figures(service: Service) -> list[Any]:
    @get("/metrics", media_type="text/plain; version=0.0.4")
    async def metrics() -> bytes:
        """The figures for Prometheus."""
        return service.telemetry.render()

    return [metrics]


def _documents() -> list[Any]:
    written = document()

    @get("/openapi.json", media_type=MediaType.JSON)
    async def openapi() -> bytes:
        """The description of this door."""
        return written

    @get("/problems/{slug:str}")
    async def explain_problem(slug: FromPath[str]) -> dict[str, Any]:
        """What a reason means: the `type` of problem documents leads here."""
        reason = BY_SLUG.get(slug)
        if reason is None:
            raise DoorError(HTTPStatus.NOT_FOUND, f"there is no such problem; there are: {', '.join(BY_SLUG)}")
        kind = KINDS[reason]
        return {"reason": reason, "title": kind.title, "status": kind.status, "explanation": kind.explanation}

    @get("/")
    async def root() -> Redirect:
        """To the documentation."""
        return Redirect("/docs")

    return [openapi, explain_problem, root]
