"""The Litestar application: CORS around the ASGI application of mount.py."""

from http import HTTPStatus
from typing import Any, Final

from litestar import Litestar, Request, Response, asgi
from litestar.config.cors import CORSConfig
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Send

from service.app.service import Service
from service.config import ServerConfig
from service.errors import RefusedError
from service.logs import LOG
from service.rest.headers import call_id_of, stamp
from service.rest.mount import Mount
from service.rest.problems import NOTHING_HERE, HttpError, fault, problem, problem_headers, status_of

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


def make_app(service: Service, config: ServerConfig) -> ASGIApp:
    """Return the application over a service."""
    origins = list(config.cors_origins)
    mount = Mount(service, config.limits)
    app = Litestar(
        [asgi("/", is_mount=True, copy_scope=False)(mount.answer)],
        before_send=[stamp],
        cors_config=CORSConfig(
            origins, allow_methods=["GET", "HEAD", "POST"], allow_headers=OWN_HEADERS, expose_headers=TOLD_HEADERS
        )
        if origins
        else None,
        exception_handlers={HTTPException: refuse, Exception: refuse},
        logging_config=None,
        openapi_config=None,
    )
    return with_checked_preflights(app, mount) if origins else app


def with_checked_preflights(app: ASGIApp, mount: Mount) -> ASGIApp:
    """Return the application with checks of CORS preflights, because Litestar answers them without any check.

    The mount refuses a preflight for another host or above the limits.
    """

    async def answer(scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] == "OPTIONS":
            others = [header for header in scope["headers"] if header[0] != b"origin"]
            if len(others) < len(scope["headers"]) and not mount.admits_preflight(scope):
                scope["headers"] = others  # without an Origin it is not a preflight, so the mount answers
        await app(scope, receive, send)

    return answer


def refuse(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Return a problem document for an error outside of the mount."""
    call_id = request.scope["state"].setdefault("call_id", call_id_of(dict(request.scope["headers"])))
    if isinstance(error, HTTPException):
        detail = NOTHING_HERE if error.status_code == HTTPStatus.NOT_FOUND else error.detail
        refusal: RefusedError = HttpError(HTTPStatus(error.status_code), detail, **(error.headers or {}))
    elif isinstance(error, RefusedError):
        refusal = error
    else:
        LOG.error("internal error", exc_info=error, extra={"call_id": call_id, "api": "rest"})
        refusal = fault(call_id)
    headers = {name.decode(): value.decode() for name, value in problem_headers(refusal)}
    body = problem(refusal, request.url.path, call_id)
    return Response(body, status_code=status_of(refusal), media_type=headers.pop("content-type"), headers=headers)
