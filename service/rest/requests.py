"""Requests from what HTTP brings: ids of the path, the query, the body and headers."""

import asyncio
import re
from collections.abc import Coroutine, Sequence
from http import HTTPStatus
from typing import Any, Final, TypeVar
from urllib.parse import parse_qsl

import msgspec
from litestar.types import Receive

from service.app.messages import Request
from service.app.worker_jobs import EncodedRecord
from service.errors import LONGEST_CAUSE, malformed, shortened
from service.rest.headers import READERS, Fields, Headers
from service.rest.problems import HttpError
from service.rest.routes import Route
from service.wire.requests import from_json, json_object

MOST_PARAMETERS: Final = 20
_NUMBER: Final = re.compile("-?[0-9]{1,10}")

T = TypeVar("T")


class ClientGoneError(Exception):
    """The client went away before its request was read; nobody waits for an answer."""


def query_fields(query: bytes) -> Fields:
    """The parameters of a query, each at most once."""
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
    """The request of a GET: numbers and truth values are text here."""
    for name in route.names:
        if name in fields:
            raise malformed(f"{name} stands in the path; it cannot be a query parameter too")
    fields.update(zip(route.names, ids, strict=True))
    for name in route.numbers & fields.keys():
        fields[name] = whole_number(name, fields[name])
    for read in READERS[route.method.name]:
        read(headers, fields)
    try:
        return msgspec.convert(fields, route.method.request, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(f"a parameter is wrong: {shortened(str(error), LONGEST_CAUSE)}") from None


def from_body(route: Route, ids: Sequence[str], body: bytes, headers: Headers) -> Request:
    """The request of a POST: a path field that the body repeats must be equal. A record is decoded later."""
    if route.method.record:
        return EncodedRecord(form="json", data=body)
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
    """An id of the path, or a number if the request wants one."""
    if name not in route.numbers:
        return text
    return whole_number(name, text)


def whole_number(name: str, text: str) -> int:
    """A number of the path or of the query: plain digits, with a minus or without; nothing else that Python reads."""
    if _NUMBER.fullmatch(text) is None:
        raise malformed(f"`{name}` must be a whole number in plain digits, such as 1")
    return int(text)


def check_body(headers: Headers, limit: int) -> None:
    """Refuse a body by what its headers say, before it is read.

    A type must be named: then no page of another origin can send it without asking first (CORS).
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
    """The body, as long as it is not too large."""
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
    """Wait for work that is cancelled if the client goes away meanwhile."""
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
    """Wait until the client goes away."""
    while (await receive())["type"] != "http.disconnect":
        pass


def too_large(limit: int) -> HttpError:
    """A body that no one reads."""
    return HttpError(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"the body is larger than {limit} bytes")
