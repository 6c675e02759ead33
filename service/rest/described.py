"""The descriptions of headers and problems in the OpenAPI document."""

from http import HTTPStatus
from typing import Any, Final

import msgspec

from service.app.methods import Method
from service.errors import RefusedError
from service.rest import headers
from service.rest.problems import HTTP_KINDS, KINDS, HttpError, kind_of, problem


def _header(description: str, example: str, kind: str = "string") -> dict[str, Any]:
    return {"description": description, "schema": {"type": kind}, "example": example}


HEADERS: Final = {
    "Cache-Control": _header("How long the answer may be cached.", "public, max-age=3600"),
    "Content-Language": _header("The language of labels and texts: en, pt, it or ru.", "pt"),
    "ETag": _header("The revision of the answer, for a game with a suffix; for the catalogue a digest.", '"12"'),
    "Idempotency-Replayed": _header(
        "`true` if this is the stored answer to an earlier request with the same key.", "true"
    ),
    "Retry-After": _header("Seconds to wait before the next attempt.", "1"),
    "WWW-Authenticate": _header("How to send a token.", "Bearer"),
    "X-Request-Id": _header("The id of this call in the server's log.", "4f1f6c2d9a0b7e35"),
}
"""Headers of answers."""

PARAMETERS: Final = {
    name: {"name": name, "in": "header", "description": description, "schema": {"type": "string"}}
    for name, description in {
        "If-Match": 'Sets `expectedRevision`: an `ETag` or a revision, such as `"12"`. Send only one of both.',
        "If-None-Match": "The `ETag` of an answer that the caller already has.",
        "Idempotency-Key": "Sets `requestId`, which makes a retry safe. Use a new key for a new request.",
        "Last-Event-ID": "Overrides `afterSeq`. Browsers send it when they reconnect.",
        "Accept-Language": "The language of labels and texts if `language` is left out, such as `pt-BR, en;q=0.5`.",
        "X-Request-Id": "An id for this call in the server's log; the server generates one if it is missing.",
    }.items()
}
"""Headers of requests. They have no examples: Swagger UI would send them, and a header that sets a field must not
contradict the example of the body.
"""

_NAMES: Final[dict[headers.Reader, str]] = {
    headers.read_expected_revision: "If-Match",
    headers.read_request_id: "Idempotency-Key",
    headers.read_cursor: "Last-Event-ID",
    headers.read_language: "Accept-Language",
}


def is_revalidated(method: Method) -> bool:
    """Return whether a method answers 304 to a client that already has the answer."""
    return method.name == "GetGame" or method.name in headers.CATALOGUE_METHODS


def header_parameters(method: Method) -> list[dict[str, str]]:
    """Return the parameters for the headers that a method reads."""
    names = [_NAMES[reader] for reader in headers.READERS[method.name]]
    names += ["If-None-Match"] if is_revalidated(method) else []
    return [{"$ref": f"#/components/parameters/{name}"} for name in (*names, "X-Request-Id")]


def answer_headers(method: Method) -> dict[str, dict[str, str]]:
    """Return the headers of a method's answers."""
    names = ["ETag"] if method.name in headers.REVISIONS or is_revalidated(method) else []
    names += ["Cache-Control"] if method.name in headers.CATALOGUE_METHODS else []
    names += ["Content-Language"] if "language" in method.request.__struct_fields__ else []
    names += ["Idempotency-Replayed"] if method.name in headers.REPLAYED else []
    return {name: {"$ref": f"#/components/headers/{name}"} for name in (*names, "X-Request-Id")}


def problem_examples() -> dict[str, Any]:
    """Return an example of a problem document for each reason, and for each problem that only HTTP has."""
    by_reason = {reason: RefusedError(reason, kind.explanation) for reason, kind in KINDS.items()}
    of_http = {slug: HttpError(HTTPStatus(kind.status), kind.explanation) for slug, kind in HTTP_KINDS.items()}
    return {
        name: {
            "summary": kind_of(error).title,
            "value": msgspec.json.decode(problem(error, "/v1/games/01k9nmz8c4q7v2xw5t3hbydge", "4f1f6c2d9a0b7e35")),
        }
        for name, error in (by_reason | of_http).items()
    }
