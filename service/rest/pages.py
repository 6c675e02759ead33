"""Everything outside of /v1: documentation, health, metrics and the explanations of problems.

Static pages are compressed once and have an ETag. All pages answer GET and HEAD.
"""

from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from hashlib import blake2s
from http import HTTPStatus
from mimetypes import guess_type
from pathlib import Path
from time import monotonic
from typing import Final
from urllib.parse import unquote

import msgspec
from msgspec import Struct
from swagger_ui_bundle import swagger_ui_path  # type: ignore[import-untyped]

from service.app.service import Service
from service.errors import Reason, RefusedError
from service.rest.compression import SMALLEST_GZIP, accepts_gzip, gzip
from service.rest.docs import ONLY_OURS, PAGE, START, UI_FILES
from service.rest.headers import Headers, matches
from service.rest.openapi import document
from service.rest.problems import PROBLEMS
from service.rest.web import web_files

HeaderList = list[tuple[bytes, bytes]]

BEST_LEVEL: Final = 9
METRICS_SECONDS: Final = 1.0
"""Seconds for which rendered metrics are cached, because rendering takes some milliseconds."""
JSON: Final = "application/json"
NO_HEADERS: Final[Mapping[str, str]] = {}


class Reply(Struct):
    """The status, headers and body of an answer."""

    status: int
    headers: HeaderList
    body: bytes


class Page(Struct, frozen=True):
    """A static body, with its compressed form if that is smaller."""

    headers: HeaderList
    body: bytes
    tag: bytes
    small: bytes | None

    def reply(self, request: Headers) -> Reply:
        """Return the page, compressed if the client accepts it, or 304 if the client already has it."""
        headers, body, tag = self.headers.copy(), self.body, b'"%s"' % self.tag
        if self.small is not None:
            headers.append((b"vary", b"Accept-Encoding"))
            if accepts_gzip(request.get(b"accept-encoding", b"")):
                headers.append((b"content-encoding", b"gzip"))
                body, tag = self.small, b'"%s-gzip"' % self.tag  # a strong ETag identifies one encoding
        headers.append((b"etag", tag))
        if matches(request.get(b"if-none-match", b""), tag):
            kept = [one for one in headers if one[0] in (b"etag", b"vary", b"cache-control")]
            return Reply(HTTPStatus.NOT_MODIFIED, kept, b"")
        return Reply(HTTPStatus.OK, headers, body)


def make_page(body: bytes, media_type: str, headers: Mapping[str, str] = NO_HEADERS) -> Page:
    """Return a static page; its ETag is a hash of the body."""
    own = {"content-type": media_type, "cache-control": "no-cache", **headers}
    small = gzip(body, BEST_LEVEL) if len(body) >= SMALLEST_GZIP else body
    return Page(
        [(name.encode(), value.encode()) for name, value in own.items()],
        body,
        blake2s(body, digest_size=12).hexdigest().encode(),
        small if len(small) < len(body) else None,
    )


@cache
def static_pages() -> dict[str, Page]:
    """Return all static pages by path."""
    pages = {
        "/docs": make_page(PAGE.encode(), "text/html; charset=utf-8", ONLY_OURS),
        "/docs/start.js": make_page(START.encode(), "text/javascript; charset=utf-8"),
        "/openapi.json": make_page(document(), JSON),
        "/health/live": make_page(msgspec.json.encode({"status": "alive"}), JSON),
    }
    for name in UI_FILES:
        media_type = guess_type(name)[0] or "application/octet-stream"
        pages[f"/docs/ui/{name}"] = make_page(Path(swagger_ui_path, name).read_bytes(), media_type)
    pages["/problems"] = make_page(msgspec.json.encode({"problems": list(PROBLEMS)}), JSON)
    for slug, (reason, kind) in PROBLEMS.items():
        description = {"reason": reason, "title": kind.title, "status": kind.status, "explanation": kind.explanation}
        pages[f"/problems/{slug}"] = make_page(msgspec.json.encode(description), JSON)
    return pages


@cache
def web_pages() -> dict[str, Page]:
    """The page of the table in the browser, with its files, by path."""
    return {path: make_page(*file) for path, file in web_files().items()}


class Pages:
    """Answers the paths outside of /v1."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._static = static_pages() | (web_pages() if service.config.web else {})
        self._made: dict[str, Callable[[], Awaitable[Reply]]] = {
            "/": self._root,
            "/health/ready": self._ready,
            "/metrics": self._metrics,
        }
        self._rendered, self._rendered_at = b"", -METRICS_SECONDS

    def find(self, raw_path: bytes) -> str | None:
        """Return the path of the requested page, or None if there is no such page."""
        path = unquote(raw_path.decode("latin-1")).rstrip("/") or "/"
        return path if path in self._static or path in self._made else None

    async def reply(self, path: str, request: Headers) -> Reply:
        """Return the answer for the path of a page."""
        page = self._static.get(path)
        return page.reply(request) if page is not None else await self._made[path]()

    async def _root(self) -> Reply:
        return Reply(HTTPStatus.FOUND, [(b"location", b"/docs")], b"")

    async def _ready(self) -> Reply:
        if why := await self._service.why_not_ready():
            raise RefusedError(Reason.STORE_UNAVAILABLE, why)
        body = msgspec.json.encode({"status": "ready"})
        return Reply(HTTPStatus.OK, [(b"content-type", JSON.encode()), (b"cache-control", b"no-store")], body)

    async def _metrics(self) -> Reply:
        if monotonic() - self._rendered_at >= METRICS_SECONDS:
            self._rendered, self._rendered_at = self._service.telemetry.render(), monotonic()
        headers = [(b"content-type", b"text/plain; version=0.0.4; charset=utf-8"), (b"cache-control", b"no-store")]
        return Reply(HTTPStatus.OK, headers, self._rendered)
