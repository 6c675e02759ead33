"""The client without I/O: requests, interpretation of answers, and pauses before retries."""

import re
import secrets
import time
from collections.abc import Mapping
from email.utils import parsedate_to_datetime
from random import uniform
from threading import Lock
from typing import Any, Final, Generic, TypeVar, cast
from urllib.parse import quote, urlencode

import msgspec
from msgspec import Struct

from reeve_client.contract.game import Refusal, WatchGameRequest, WatchGameResponse
from reeve_client.contract.methods import WATCH_GAME
from reeve_client.contract.refusals import BY_REASON
from reeve_client.errors import NoAnswer, Refused
from reeve_client.message import Message, Request, Route

Answer = TypeVar("Answer")

PATIENCE: Final = 30.0
"""Seconds after which the client stops retrying."""
TIMEOUT: Final = 10.0
"""Timeout of one attempt in seconds."""
RETRIED: Final = frozenset({429, 502, 503, 504})
"""HTTP statuses after which a request is retried."""
SHORTEST, LONGEST = 0.2, 5.0
"""Bounds of the pause between two attempts, in seconds."""
HEARTBEAT: Final = 15.0
"""Heartbeat interval in seconds, until the hello of the server names another."""
MISSED_HEARTBEATS: Final = 2.5
"""Number of heartbeat intervals without data after which a stream is reconnected."""
LONGEST_LINE: Final = 4 * 2**20
"""Maximum size of one message of a stream in bytes."""


class Wait(Struct, frozen=True):
    """Retry the same request after this many seconds."""

    seconds: float


class HttpRequest(Struct, frozen=True):
    """A request to send: path with query, headers without authorization, body."""

    verb: str
    path: str
    headers: dict[str, str]
    body: bytes | None


class Server(Struct, frozen=True):
    """The address of the server, and the headers of all requests."""

    url: str
    token: str
    language: str

    def arguments(self, http: HttpRequest) -> dict[str, Any]:
        """Return the arguments with which both httpx clients send a request."""
        headers = dict(http.headers)
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if self.language:
            headers["accept-language"] = self.language
        return {"method": http.verb, "url": self.url + http.path, "headers": headers, "content": http.body}

    @property
    def openapi(self) -> str:
        """The address of the OpenAPI document."""
        return f"{self.url}/openapi.json"

    def operations(self, document: bytes) -> frozenset[str]:
        """Return the methods that an OpenAPI document describes, in lower case."""
        paths = msgspec.json.decode(document)["paths"].values()
        return frozenset(verb["operationId"].lower() for path in paths for verb in path.values())


class _Problem(Struct, frozen=True):
    reason: str = ""
    detail: str = ""


class Retries:
    """Pauses between retries: full jitter with growing bounds, within the patience."""

    def __init__(self, patience: float) -> None:
        self.patience = patience
        self.tries = 0
        self.end = 0.0

    def restart(self) -> None:
        """Reset after an answer of the server: the patience starts again with the next failure."""
        self.tries = 0

    def next(self, at_least: float = 0.0) -> Wait | None:
        """Return the next pause, or None if the patience, counted from the first failure, is used up."""
        now = time.monotonic()
        if self.tries == 0:
            self.end = now + self.patience
        seconds = at_least + uniform(0, min(LONGEST, SHORTEST * 2**self.tries))
        self.tries += 1
        return Wait(seconds) if now + seconds < self.end else None


_decoders: Final[dict[object, msgspec.json.Decoder[Any]]] = {}
_decoders_lock: Final = Lock()


def decode(body: bytes, kind: type[Answer]) -> Answer:
    """Decode a message from JSON.

    msgspec resolves the annotations of a struct when it is first used, and crashes if two threads do that at the same
    time. So decoders are made one after the other.
    """
    with _decoders_lock:
        if kind not in _decoders:
            _decoders[kind] = msgspec.json.Decoder(kind)
        decoder: msgspec.json.Decoder[Answer] = _decoders[kind]
    return decoder.decode(body)


class Call(Generic[Answer]):
    """One call of a method, which is retried with the same request until it is answered."""

    def __init__(self, route: Route[Answer], request: Request, patience: float) -> None:
        if route.request_id and not getattr(request, "request_id", ""):
            request = msgspec.structs.replace(request, request_id=new_id())
        self.route = route
        self.request_id: str = getattr(request, "request_id", "")
        self.http = to_http(route, request)
        self.retries = Retries(patience)
        self.is_open = False
        """Whether an attempt may have been carried out without an answer."""

    def answered(self, status: int, headers: Mapping[str, str], body: bytes) -> Answer | Wait:
        """Interpret an answer: return its message, or how long to wait before a retry; raise a refusal."""
        if status < 300:
            return self._decode(body)
        refused = refusal(status, body, self.request_id)
        retry_after = seconds_of(headers.get("retry-after"))
        if status not in RETRIED or (retry_after is None and refused.reason == "QUOTA_EXCEEDED"):
            raise refused
        self.is_open = self.is_open or status != 429
        wait = self.retries.next(retry_after or 0.0)
        if wait is None:
            raise (NoAnswer(self.retries.patience, self.request_id) if self.is_open else refused) from refused
        return wait

    def lost(self, error: Exception) -> Wait:
        """Interpret an attempt without an answer."""
        self.is_open = True
        wait = self.retries.next()
        if wait is None:
            raise NoAnswer(self.retries.patience, self.request_id) from error
        return wait

    def _decode(self, body: bytes) -> Answer:
        if self.route.whole and self.route.verb == "GET":
            body = b'{"%s":%s}' % (self.route.whole.encode(), body)
        return decode(body, self.route.answer)


class Watch:
    """One stream over several connections: each resumes after the last event that was read."""

    def __init__(self, request: WatchGameRequest, patience: float, heartbeat: float) -> None:
        self.request = request
        self.cursor = request.after_seq
        self.heartbeat = heartbeat
        self.retries = Retries(patience)
        self.is_over = False
        """Whether the stream has ended."""
        self.is_stale = False
        """Whether this connection must be closed."""
        self.pause = 0.0
        """Seconds to wait before the next connection."""
        self._buffer = b""

    def connect(self) -> HttpRequest:
        """Return the request of the next connection."""
        self.is_stale, self._buffer = False, b""
        request = msgspec.structs.replace(self.request, after_seq=self.cursor)
        http = to_http(WATCH_GAME, request)
        return msgspec.structs.replace(http, headers={**http.headers, "accept": "application/x-ndjson"})

    @property
    def silence(self) -> float:
        """Seconds without data after which the connection counts as lost."""
        return MISSED_HEARTBEATS * self.heartbeat

    def received(self, data: bytes) -> list[WatchGameResponse]:
        """Return the messages that are complete with these bytes, without goodbyes and heartbeats that say nothing."""
        *lines, self._buffer = (self._buffer + data).split(b"\n")
        if len(self._buffer) > LONGEST_LINE:
            self.is_stale, self._buffer = True, b""
        messages = []
        for line in lines:
            message = decode(line, WatchGameResponse)
            if not self.is_stale and self._accepts(message):
                messages.append(message)
        return messages

    def _accepts(self, message: WatchGameResponse) -> bool:
        if message.event is not None:
            if message.event.seq != self.cursor + 1:  # a gap: read again from the cursor
                self.is_stale = True
                return False
            self.cursor = message.event.seq
        if message.goodbye is not None:
            self.cursor = message.goodbye.cursor
            self.is_over = message.goodbye.reason == "GOODBYE_REASON_GAME_EXPIRED"
            self.is_stale = True
            return False
        if message.hello is not None and message.hello.heartbeat_ms:
            self.heartbeat = message.hello.heartbeat_ms / 1000
        self.retries.restart()
        return message.heartbeat is None or message.heartbeat.server_time is not None

    def refused(self, status: int, headers: Mapping[str, str], body: bytes) -> None:
        """Interpret an answer that is not a stream: set the pause, or raise a refusal if a retry cannot succeed."""
        wait = self.retries.next(seconds_of(headers.get("retry-after")) or 0.0) if status in RETRIED else None
        if wait is None:
            raise refusal(status, body)
        self.pause = wait.seconds

    def lost(self, error: Exception | None = None) -> None:
        """Interpret the end of a connection: set the pause, or raise an error."""
        wait = self.retries.next()
        if wait is None:
            raise NoAnswer(self.retries.patience, "") from error
        self.pause = wait.seconds


def new_id() -> str:
    """Return a new request id. All retries of one request use the same id."""
    return secrets.token_hex(16)


def to_http(route: Route[Any], request: Request) -> HttpRequest:
    """Return the HTTP request for a request of a method."""
    fields = cast("dict[str, Any]", without_none(msgspec.to_builtins(request)))
    path = re.sub(r"{(\w+)}", lambda name: quote(str(fields.pop(name[1])), safe=""), route.path)
    if route.verb == "GET":
        query = {name: str(value).lower() if isinstance(value, bool) else value for name, value in fields.items()}
        return HttpRequest("GET", f"{path}?{urlencode(query)}" if query else path, {}, None)
    body = msgspec.json.encode(fields[route.whole] if route.whole else fields)
    return HttpRequest("POST", path, {"content-type": "application/json"}, body)


def to_json(message: Message) -> bytes:
    """Return a message as the JSON of the contract, for example to write a record to a file."""
    return msgspec.json.encode(without_none(msgspec.to_builtins(message)))


def without_none(value: Any) -> Any:
    """Return data without the members of objects that are None: unset fields are absent."""
    if isinstance(value, dict):
        return {name: without_none(inner) for name, inner in value.items() if inner is not None}
    return [without_none(inner) for inner in value] if isinstance(value, list | tuple) else value


def refusal(status: int, body: bytes, request_id: str = "") -> Refused:
    """Return the refusal in an answer; a proxy may have answered without a problem document."""
    try:
        problem, details = decode(body, _Problem), decode(body, Refusal)
    except msgspec.DecodeError:
        problem, details = _Problem(detail=f"HTTP {status}"), Refusal()
    kind = BY_REASON.get(problem.reason, Refused)
    return kind(status, problem.reason, problem.detail, details, request_id)


def seconds_of(retry_after: str | None) -> float | None:
    """Return the seconds of a Retry-After header, which has seconds or a date."""
    if retry_after is None:
        return None
    if retry_after.isdigit():
        return float(retry_after)
    try:
        return max(0.0, parsedate_to_datetime(retry_after).timestamp() - time.time())
    except ValueError:
        return None
