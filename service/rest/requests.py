"""Builds requests from the path, query, body and headers of HTTP."""

import asyncio
import re
from collections.abc import Coroutine, Sequence
from http import HTTPStatus
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from litestar.types import Receive

from service.app.languages import choose_language
from service.app.messages import Request
from service.app.worker_jobs import EncodedRecord
from service.errors import malformed
from service.rest.headers import READERS, Fields, Headers
from service.rest.problems import HttpError
from service.rest.routes import Route
from service.wire.causes import cause_of
from service.wire.codec import from_json, json_object

MOST_PARAMETERS: Final = 20
_NUMBER: Final = re.compile("-?[0-9]{1,10}")

T = TypeVar("T")


class ClientGoneError(Exception):
    """The client disconnected before its request was read completely."""


def query_fields(query: bytes) -> Fields:
    """Return the parameters of a query; refuse repeated ones."""
    if not query:
        return {}
    try:
        pairs = parse_qsl(
            query.decode("ascii"), keep_blank_values=True, errors="strict", max_num_fields=MOST_PARAMETERS
        )
    except ValueError:
        raise malformed("the query cannot be read") from None
    fields: Fields = dict(pairs)
    if len(fields) < len(pairs):
        raise malformed("a query parameter is given twice")
    return fields


def from_query(route: Route, ids: Sequence[str], fields: Fields, headers: Headers) -> Request:
    """Build the request of a GET, in which numbers and booleans are text."""
    for name in route.names:
        if name in fields:
            raise malformed(f"{name} is already in the path; remove the query parameter")
    fields.update(zip(route.names, ids, strict=True))
    for name in route.numbers & fields.keys():
        fields[name] = whole_number(name, fields[name])
    for read in READERS[route.method.name]:
        read(headers, fields)
    try:
        return msgspec.convert(fields, route.method.request, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(f"a parameter is wrong: {cause_of(error, route.method.request.__name__)}") from None


def from_body(route: Route, ids: Sequence[str], body: bytes, headers: Headers) -> Request:
    """Build the request of a POST. The body may repeat a path field with an equal value. Records stay encoded."""
    if route.method.record:
        language = choose_language("", headers.get(b"accept-language", b"").decode("latin-1"))
        return EncodedRecord(form="json", data=body, method=route.method.name, language=language)
    fields = json_object(body)
    if route.whole:
        fields = {route.whole: fields}
    for name, text in zip(route.names, ids, strict=True):
        value = path_value(route, name, text)
        if fields.setdefault(name, value) != value:
            raise malformed(f"{name} in the path and {name} in the body differ")
    for read in READERS[route.method.name]:
        read(headers, fields)
    return from_json(route.method.request, fields)


def path_value(route: Route, name: str, text: str) -> str | int:
    """Return a field of the path: a number if the field of the request is one, else an id."""
    if name not in route.numbers:
        return text
    return whole_number(name, text)


def whole_number(name: str, text: str) -> int:
    """Parse a number of the path or query: digits with an optional minus. Python's `int` would accept more."""
    if _NUMBER.fullmatch(text) is None:
        raise malformed(f"`{name}` must be a whole number in plain digits, such as 1")
    return int(text)


def check_body(headers: Headers, limit: int) -> None:
    """Refuse a body by its headers, before it is read.

    A JSON media type is required, so that a page of another origin needs a CORS preflight.
    """
    length = headers.get(b"content-length", b"")
    if length.isdigit() and int(length) > limit:
        raise too_large(limit)
    if (length in (b"", b"0") and b"transfer-encoding" not in headers) or _is_json(headers.get(b"content-type", b"")):
        return
    raise HttpError(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "the body must be JSON: send `Content-Type: application/json`")


def _is_json(content_type: bytes) -> bool:
    return content_type.partition(b";")[0].strip().lower() == b"application/json"


async def read_body(receive: Receive, limit: int) -> bytes:
    """Read the body; refuse it if it is too large."""
    parts: list[bytes] = []
    size = 0
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGoneError
        part = message.get("body", b"")
        size += len(part)
        if size > limit:
            raise too_large(limit)
        parts.append(part)
        if not message.get("more_body"):
            return parts[0] if len(parts) == 1 else b"".join(parts)


async def unless_gone(work: Coroutine[Any, Any, T], receive: Receive) -> T:
    """Await work, and cancel it if the client disconnects."""
    working, gone = asyncio.create_task(work), asyncio.create_task(until_gone(receive))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientGoneError
        return await working
    finally:
        working.cancel()
        gone.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def until_gone(receive: Receive) -> None:
    """Wait until the client disconnects."""
    while (await receive())["type"] != "http.disconnect":
        pass


def too_large(limit: int) -> HttpError:
    """Return the refusal of a body that is too large."""
    return HttpError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"the body is larger than {limit} bytes")
