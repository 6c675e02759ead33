"""Writes the log to standard error as text or JSON lines, with the fields of the request and without secrets."""

import asyncio
import logging
import re
import sys
from contextlib import nullcontext
from datetime import UTC, datetime
from functools import lru_cache
from time import time
from typing import Any, Final, TextIO

import msgspec

from service.errors import Reason

LOG: Final = logging.getLogger("service")
FIELDS: Final = ("call_id", "api", "method", "route", "status", "game", "seat", "reason", "milliseconds")
"""Fields of a log line about a request: keys of `extra` in a log call."""

BATCH_SECONDS: Final = 0.1
LARGEST_BATCH: Final = 1_000
"""Maximum number of buffered lines of requests."""

FAULTS: Final = frozenset({Reason.ENGINE_FAULT, Reason.STORE_UNAVAILABLE})
"""Refusals that are not the caller's mistake."""

_SECRET: Final = re.compile(r"\b(r[itskp]_)[\w-]+|(?<=://)[^\s/@]*(?=@)|(?i:\b(bearer\s+)[^\s\"'\\]+)")
_SAME: Final = {
    "name": LOG.name,
    "args": None,
    "exc_info": None,
    "exc_text": None,
    "stack_info": None,
    "pathname": __file__,
    "filename": "logs.py",
    "module": "logs",
    "funcName": "log_request",
    "lineno": 0,
}
"""Attributes that all records of requests share; formatters of other libraries need them."""

_as_json: Final = msgspec.json.Encoder().encode
_LONGEST_FIELD: Final = 100


def set_up_logs(log_format: str, level: str) -> None:
    """Send the log to standard error. Libraries log warnings and errors only."""
    handler = BatchingHandler(sys.stderr) if sys.stderr is not None else logging.NullHandler()
    handler.setFormatter(JsonLines() if log_format == "json" else HumanLines())
    handler.addFilter(is_not_a_disconnect)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.raiseExceptions = False  # a log that cannot be written must not stop the server
    LOG.setLevel(level.upper())


def log_request(
    level: int,
    api: str,
    method: str,
    route: str,
    status: object,
    reason: str,
    seconds: float,
    call_id: str,
    request: Any = None,
) -> None:
    """Log one line for a finished request: `answered` if the reason is "OK", else `refused`."""
    if LOG.isEnabledFor(level):
        game, seat = getattr(request, "game", None), getattr(request, "seat", None)
        said = (call_id, api, method, route, status, game, seat, reason, round(seconds * 1000, 3))
        LOG.handle(RequestRecord(level, "answered" if reason == "OK" else "refused", said))


class RequestRecord(logging.LogRecord):
    """The log record of a request. It is as cheap as possible, because there is one for every move.

    A plain LogRecord also looks up its caller, thread and task, and a general formatter looks at every field. Together
    they would take a tenth of a move.
    """

    def __init__(self, level: int, message: str, values: tuple[Any, ...]) -> None:
        self.__dict__.update(_SAME)
        self.msg, self.levelno, self.levelname = message, level, logging.getLevelName(level)
        self.created = time()
        self.values = values

    def human(self) -> str:
        """Return the record as a text line."""
        call_id, api, method, route, status, game, seat, reason, milliseconds = self.values
        what = f"{moment(self)} {self.levelname:<7} {self.msg} call_id={harmless(call_id)} api={api}"
        where = f"method={method} route={route} status={status}"
        whose = "" if game is None else f" game={harmless(game)}"
        whose += "" if seat is None else f" seat={seat}"
        return f"{what} {where}{whose} reason={reason} milliseconds={milliseconds}"

    def fields(self) -> dict[str, object]:
        """Return the fields for JSON; unknown ones are left out."""
        known = dict(zip(FIELDS, self.values, strict=True))
        for name in ("call_id", "game"):
            if known[name] is not None:
                known[name] = harmless(known[name])
        return {name: value for name, value in known.items() if value is not None}


class BatchingHandler(logging.StreamHandler[TextIO]):
    """Buffers the lines of requests and writes them ten times a second: single writes would take 8 % of a move.

    Any other record is written at once, after the buffered lines. The buffer is also written when the process ends,
    but not when it is killed.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._waiting: list[RequestRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Write a record at once, or buffer the record of a request."""
        if not isinstance(record, RequestRecord):
            self._write_waiting()
            super().emit(record)
            return
        self._waiting.append(record)
        if len(self._waiting) == 1:
            try:
                asyncio.get_running_loop().call_later(BATCH_SECONDS, self.flush)
            except RuntimeError:  # no running event loop, so nothing would write it later
                self.flush()
        elif len(self._waiting) >= LARGEST_BATCH:
            self._write_waiting()

    def flush(self) -> None:
        """Write the buffered records."""
        with self.lock or nullcontext():
            self._write_waiting()
            super().flush()

    def _write_waiting(self) -> None:
        records, self._waiting = self._waiting, []
        if not records:
            return
        try:
            self.stream.write("".join([f"{self.format(record)}\n" for record in records]))
        except Exception:
            self.handleError(records[0])


def is_not_a_disconnect(record: logging.LogRecord) -> bool:
    """Filter out tracebacks of libraries about disconnected clients.

    uvicorn logs requests that are cut off because the server stops. gRPC logs clients that disconnect before the end of
    their call is sent (ExecuteBatchError; compared by name, because gRPC is not imported here).
    """
    error = record.exc_info[1] if record.exc_info else None
    return not (isinstance(error, asyncio.CancelledError) or type(error).__name__ == "ExecuteBatchError")


class HumanLines(logging.Formatter):
    """Formats a record as text: time, level, message, fields, and a traceback if there is one."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        if isinstance(record, RequestRecord):
            return record.human()
        words = [moment(record), f"{record.levelname:<7}", one_line(record.getMessage())]
        words += [f"{name}={one_line(str(value))}" for name, value in fields(record).items()]
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return without_secrets(" ".join(words) + trace)


class JsonLines(logging.Formatter):
    """Formats a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        if isinstance(record, RequestRecord):
            head = {"time": moment(record), "level": record.levelname, "message": record.msg}
            return _as_json(head | record.fields()).decode()
        said = {"time": moment(record), "level": record.levelname, "message": record.getMessage(), **fields(record)}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return without_secrets(msgspec.json.encode(said).decode())


def moment(record: logging.LogRecord) -> str:
    """Return the time of a record in UTC."""
    second, part = divmod(int(record.created * 1000), 1000)
    return f"{_second(second)}.{part:03d}Z"


@lru_cache(1)
def _second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


def fields(record: logging.LogRecord) -> dict[str, object]:
    """Return the fields of the request. Texts are cut, because they may come from a caller."""
    known = {name: getattr(record, name, None) for name in FIELDS}
    cut = {name: value[:_LONGEST_FIELD] if isinstance(value, str) else value for name, value in known.items()}
    return {name: value for name, value in cut.items() if value is not None}


def harmless(text: str) -> str:
    """Return a text of a caller in a form that is safe to log: short, on one line and without secrets."""
    text = text[:_LONGEST_FIELD]
    return text if text.isalnum() else one_line(without_secrets(text))


def one_line(text: str) -> str:
    """Escape line breaks and other unprintable characters."""
    return text if text.isprintable() else text.encode("unicode_escape").decode()


def without_secrets(line: str) -> str:
    """Replace everything that looks like a token, a key or a password in a URL."""
    return _SECRET.sub(lambda found: f"{found[1] or found[2] or ''}***", line)
