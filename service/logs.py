"""The log on the error stream: lines for people or JSON, each with what is known of the request, and never a secret."""

import logging
import re
import sys
from asyncio import CancelledError
from datetime import UTC, datetime
from typing import Final

import msgspec

from service.errors import Reason

LOG: Final = logging.getLogger("service")
FIELDS: Final = ("request_id", "door", "method", "game", "seat", "reason", "milliseconds")
"""What a line may tell of a request: `extra` of a log call."""

FAULTS: Final = frozenset({Reason.ENGINE_FAULT, Reason.STORE_UNAVAILABLE})
"""Refusals that are no mistake of the caller."""

_SECRET: Final = re.compile(r"\b(r[itsk]_)[\w-]+|(?<=://)[^\s/@]*(?=@)|(?i:\b(bearer\s+)[^\s\"'\\]+)")
_LONGEST_FIELD: Final = 100


def set_up_logs(log_format: str, level: str) -> None:
    """Send the log to the error stream. Libraries get a word in only when something is wrong."""
    handler = logging.StreamHandler(sys.stderr) if sys.stderr is not None else logging.NullHandler()
    handler.setFormatter(JsonLines() if log_format == "json" else HumanLines())
    handler.addFilter(is_no_farewell)
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.raiseExceptions = False  # a log that cannot be written must not stop the server
    LOG.setLevel(level.upper())


def log_request(
    door: str,
    method: str,
    reason: str,
    seconds: float,
    *,
    request_id: str,
    game: str | None = None,
    seat: int | None = None,
) -> None:
    """One line for a request that was answered ("OK") or refused; only our own faults are of interest to everybody."""
    level = logging.INFO if reason in FAULTS else logging.DEBUG
    if not LOG.isEnabledFor(level):
        return
    said = (request_id, door, method, game, seat, reason, round(seconds * 1000, 3))
    LOG.log(level, "answered" if reason == "OK" else "refused", extra=dict(zip(FIELDS, said, strict=True)))


def is_no_farewell(record: logging.LogRecord) -> bool:
    """A request that was cut off because the server stops is no fault; uvicorn would show where it was."""
    return not (record.exc_info and isinstance(record.exc_info[1], CancelledError))


class HumanLines(logging.Formatter):
    """A line for people: time, level, message, then what is known by name; a traceback follows."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        words = [moment(record), f"{record.levelname:<7}", one_line(record.getMessage())]
        words += [f"{name}={one_line(str(value))}" for name, value in fields(record).items()]
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return without_secrets(" ".join(words) + trace)


class JsonLines(logging.Formatter):
    """A line for programs: one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        said = {"time": moment(record), "level": record.levelname, "message": record.getMessage(), **fields(record)}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return without_secrets(msgspec.json.encode(said).decode())


def moment(record: logging.LogRecord) -> str:
    """When it was, in UTC."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def fields(record: logging.LogRecord) -> dict[str, object]:
    """What is known of the request. Texts may come from a caller, so they are cut."""
    known = {name: getattr(record, name, None) for name in FIELDS}
    cut = {name: value[:_LONGEST_FIELD] if isinstance(value, str) else value for name, value in known.items()}
    return {name: value for name, value in cut.items() if value is not None}


def one_line(text: str) -> str:
    """A text that cannot pretend to be another line."""
    return text if text.isprintable() else text.encode("unicode_escape").decode()


def without_secrets(line: str) -> str:
    """A line without anything that looks like a token, a key or a password in a URL."""
    return _SECRET.sub(lambda found: f"{found[1] or found[2] or ''}***", line)
