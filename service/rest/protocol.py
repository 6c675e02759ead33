"""HTTP/1.1 connections with limits and deadlines. uvicorn has no limits for header fields and slow clients."""

import asyncio
from http import HTTPStatus
from logging import INFO
from typing import Any, Final

import httptools
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from service.app.service import Service
from service.errors import Reason, RefusedError
from service.logs import log_request
from service.rest.connections import Connections
from service.rest.headers import call_id_of
from service.rest.mount import API, UNKNOWN
from service.rest.problems import HttpError, problem, problem_headers, status_of

HEADER_BYTES: Final = 16 * 1024
"""Maximum size of a header with its request line; also of a trailer or a chunk extension."""
HEADER_FIELDS: Final = 100
URL_BYTES: Final = 12 * 1024
PENDING_BODY_BYTES: Final = 64 * 1024 * 1024
"""Maximum bytes of incomplete bodies on all connections. A body that arrives in one piece is never counted."""
NO_HTTP: Final = "the request is not valid HTTP/1.1"
PIPELINED: Final = 4
"""Maximum number of pipelined requests on one connection that wait for the answers to earlier requests."""
CHUNKS: Final = 1_000
"""Maximum number of chunks of one body. Many small chunks take far longer to parse than the same body in one piece."""


class BoundedProtocol(HttpToolsProtocol):
    """One connection. If it exceeds a limit or a deadline, it gets a problem document and is closed.

    - The header must be complete `header_timeout` seconds after its first byte, or after the connection was made.
    - The body must be complete `body_timeout` seconds after the header.
    - An answer that the client does not read is aborted after `body_timeout` seconds without progress.
    - Between two requests uvicorn's own timer (`timeout_keep_alive`) applies.
    """

    def __init__(self, service: Service, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self.service = service
        self.url = b""
        self.registry = connections
        self.header_timeout = service.config.header_timeout
        self.body_timeout = service.config.body_timeout
        self.began = connections.now
        """Start time of the current deadline: of the connection, a header, or a body."""
        self.unused_bytes = 0
        """Number of bytes received since the last complete header or part of a body."""
        self.pending_body = 0
        """Number of bytes of the incomplete body so far."""
        self.chunks = 0
        """Number of chunks of the body so far."""
        self.answering: RequestResponseCycle | None = None
        """The request that is being answered, or the last one. With pipelining, `cycle` is a later request."""
        self.refused = False
        self.closing_since: float | None = None
        self.stalled_since: float | None = None

    @property
    def waits(self) -> bool:
        """Whether the server waits for the client: no request is complete and unanswered."""
        cycle = self.answering
        return cycle is None or cycle.response_complete or cycle.more_body

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection, or refuse it if there are too many."""
        super().connection_made(transport)
        if not self.registry.admit(self):
            self.refuse(RefusedError(Reason.QUOTA_EXCEEDED, "too many connections are open; close some, or wait"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Remove the connection, and cancel the request that is being answered: uvicorn cancels only the last one."""
        self._release_body()
        self.registry.remove(self)
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the data in pieces of at most the header limit, and stop at the first error."""
        if self.refused:
            self.flow.pause_reading()
            return
        if self.timeout_keep_alive_task is not None:
            self._unset_keepalive_if_required()
            self.began = self.registry.now
        if len(data) <= HEADER_BYTES:
            self._parse(data)
            return
        view = memoryview(data)
        for start in range(0, len(data), HEADER_BYTES):
            self._parse(view[start : start + HEADER_BYTES])

    def _parse(self, data: bytes | memoryview) -> None:
        if self.refused:
            return
        self.unused_bytes += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            pass  # no upgrade is supported, so the request is answered as it is
        except httptools.HttpParserError as error:
            mistake = error.__context__
            self.refuse(mistake if isinstance(mistake, HttpError) else HttpError(HTTPStatus.BAD_REQUEST, NO_HTTP))
        else:
            if self.unused_bytes > HEADER_BYTES:
                self.refuse(self._too_large())
            elif self.pending_body and self.registry.pending_bodies > PENDING_BODY_BYTES:
                self.refuse(
                    RefusedError(Reason.QUOTA_EXCEEDED, "too many large bodies are being received; try again later")
                )

    def on_headers_complete(self) -> None:
        """Start the request, unless its header is too large or too many requests are waiting."""
        if (
            len(self.headers) > HEADER_FIELDS
            or len(self.url) > URL_BYTES
            or (self.unused_bytes > HEADER_BYTES and self._header_size() > HEADER_BYTES)
        ):
            raise self._too_large()
        if len(self.pipeline) >= PIPELINED:
            raise HttpError(HTTPStatus.BAD_REQUEST, f"more than {PIPELINED} requests wait for earlier answers")
        self.unused_bytes = self.chunks = 0
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Start to answer a request, and to wait for its body."""
        self.answering = cycle
        self.began = self.registry.now
        super()._start_asgi_task(cycle, app)

    def on_chunk_header(self) -> None:
        """Refuse a body in too many chunks."""
        self.chunks += 1
        if self.chunks > CHUNKS:
            message = f"the body has more than {CHUNKS} chunks; send fewer and larger ones, or a Content-Length"
            raise HttpError(HTTPStatus.BAD_REQUEST, message)

    def on_body(self, body: bytes) -> None:
        """Count the received part of the body."""
        self.unused_bytes = 0
        if not self.cycle.response_complete:
            self.pending_body += len(body)
            self.registry.pending_bodies += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop counting the body, because the request is complete."""
        self._release_body()
        super().on_message_complete()

    def _release_body(self) -> None:
        self.registry.pending_bodies -= self.pending_body
        self.pending_body = 0

    def _header_size(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)

    def _too_large(self) -> HttpError:
        if len(self.url) > URL_BYTES:
            return HttpError(HTTPStatus.REQUEST_URI_TOO_LONG, f"the URL is longer than {URL_BYTES} bytes")
        return HttpError(
            HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
            f"the header is larger than {HEADER_BYTES} bytes, or has more than {HEADER_FIELDS} fields",
        )

    def pause_writing(self) -> None:
        """Note when the client stopped reading."""
        self.stalled_since = self.registry.now
        super().pause_writing()

    def resume_writing(self) -> None:
        """Note that the client reads on."""
        self.stalled_since = None
        super().resume_writing()

    def check(self, now: float) -> None:
        """Close the connection if one of its deadlines has passed."""
        cycle = self.answering
        if self.transport.is_closing():
            if self.closing_since is None:
                self.closing_since = now
            elif now - self.closing_since > self.header_timeout:
                self.drop()
        elif self.stalled_since is not None:
            if now - self.stalled_since > self.body_timeout:
                self.drop()
        elif cycle is None or cycle.response_complete:
            if self.timeout_keep_alive_task is None and now - self.began > self.header_timeout:
                self._end_header()
        elif cycle.more_body and now - self.began > self.body_timeout:
            why = f"the body was not complete after {self.body_timeout:g} seconds"
            self.refuse(HttpError(HTTPStatus.REQUEST_TIMEOUT, why))

    def _end_header(self) -> None:
        if self.unused_bytes:
            why = f"the header was not complete after {self.header_timeout:g} seconds"
            self.refuse(HttpError(HTTPStatus.REQUEST_TIMEOUT, why))
        else:
            self.transport.close()

    def drop(self) -> None:
        """Close the connection at once; data that was not sent yet is discarded."""
        self.registry.remove(self)
        self.transport.abort()

    def refuse(self, error: RefusedError) -> None:
        """Stop parsing and close the connection.

        If complete requests are being answered, close it after their answers, else with a problem document.
        """
        self.refused = True
        cycle = self.answering
        if not self.waits:
            self.cycle.keep_alive = False
            return
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(self._problem(error))
        self.transport.close()

    def _problem(self, error: RefusedError) -> bytes:
        """Count and log a refusal, and return it as a complete HTTP answer."""
        call_id = call_id_of({})
        name, _ = self.service.addresses.peer(self.client[0] if self.client else None)
        error = self.service.note_refusal(error, name, API, "")
        status = status_of(error)
        log_request(INFO, API, UNKNOWN, UNKNOWN, status, error.reason, 0.0, call_id)
        body = problem(error, "/", call_id)
        headers = [
            *self.server_state.default_headers,
            *problem_headers(error),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
            (b"x-request-id", call_id.encode()),
        ]
        return b"".join([STATUS_LINE[status], *(b"%s: %s\r\n" % header for header in headers), b"\r\n", body])
