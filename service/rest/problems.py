"""Problem documents (RFC 9457) for refusals, and the HTTP status and the meaning of every reason."""

from http import HTTPStatus
from typing import Any, Final, NamedTuple

import msgspec

from service.app.messages import Refusal
from service.errors import Reason, RefusedError, shortened
from service.wire.contract import MESSAGES
from service.wire.converters import converter

MEDIA_TYPE: Final = "application/problem+json"
Headers = list[tuple[bytes, bytes]]


class Kind(NamedTuple):
    """The HTTP status and meaning of a reason."""

    status: int
    title: str
    explanation: str


KINDS: Final = {
    Reason.MALFORMED_REQUEST: Kind(
        400,
        "The request cannot be read",
        "The request does not match the contract; the detail says where. Correct it, then send it again.",
    ),
    Reason.UNKNOWN_CARD: Kind(
        400,
        "There is no such card",
        "List the cards of the ruleset to see their numbers.",
    ),
    Reason.BAD_SETTING: Kind(
        400,
        "A name or a value is not offered",
        "The detail lists the possible ones. Nothing was created or changed.",
    ),
    Reason.ILLEGAL_ACTION: Kind(
        422,
        "The action is not legal now",
        "The violations are the unmet requirements. List the actions to see which ones are legal.",
    ),
    Reason.NOT_YOUR_DECISION: Kind(
        422,
        "The game does not wait for this seat",
        "`toAct` in the list of actions has the seats that must decide; watch the game until this seat is in it.",
    ),
    Reason.GAME_OVER: Kind(
        422,
        "The game is over",
        "The game contains the result; its record can be exported and verified.",
    ),
    Reason.UNDO_NOT_ALLOWED: Kind(
        422,
        "This cannot be taken back",
        "A seat can take back only its own last actions, until another seat acts or a seat learns something hidden, "
        "and only a limited number in a game. `undoable` is the number now.",
    ),
    Reason.STALE_REVISION: Kind(
        412,
        "The game has moved on",
        "`revision` is the current revision, `missed` has the events since the expected one. Get the game, decide "
        "again, and send a new request.",
    ),
    Reason.REVISION_REQUIRED: Kind(
        428,
        "The expected revision is missing",
        "Send the revision on which the move is based: as `If-Match`, or as `expectedRevision` in the body.",
    ),
    Reason.REQUEST_ID_REUSED: Kind(
        422,
        "The request id belongs to another request",
        "A retry must be equal to the first request; a new request needs a new id.",
    ),
    Reason.TOKEN_MISSING: Kind(
        401,
        "No valid token was sent",
        "Send `Authorization: Bearer TOKEN` with an API key or a token of the game.",
    ),
    Reason.SEAT_FORBIDDEN: Kind(
        403,
        "The token does not allow this",
        "The token is for another seat, game or owner, or it lacks a scope.",
    ),
    Reason.SEAT_TAKEN: Kind(
        409,
        "The seat is taken",
        "An invite can be used for one claim only. The claimer has the seat's token.",
    ),
    Reason.GAME_NOT_FOUND: Kind(
        404,
        "There is no such game",
        "The id is wrong, or the game has expired because it was not changed for a long time.",
    ),
    Reason.GAME_UNREADABLE: Kind(
        501,
        "This server cannot read the game",
        "The game needs an edition that this server does not have, or was stored by another version, or its stored "
        "data is damaged. The detail says which. Contact the operator of the server.",
    ),
    Reason.RESUME_TOO_OLD: Kind(
        410,
        "Too much was missed",
        "Get the game as it is now, and watch again from its `headSeq`.",
    ),
    Reason.QUOTA_EXCEEDED: Kind(
        429,
        "A limit is reached",
        "The detail names the limit; `Retry-After` says when to try again.",
    ),
    Reason.ENGINE_FAULT: Kind(
        500,
        "A fault of the server",
        "Nothing was changed. The server's log has the cause under the call id.",
    ),
    Reason.STORE_UNAVAILABLE: Kind(
        503,
        "The store does not answer",
        "A change was stored whole or not at all. Try again after `Retry-After`, with the same request id.",
    ),
    Reason.GAME_PAUSED: Kind(
        422,
        "The game is paused",
        "An arbiter has paused the game. Looking works; moves are accepted again when the arbiter resumes it.",
    ),
    Reason.TIME_OUT: Kind(
        422,
        "The seat ran out of time",
        "The move came after the deadline. Get the game to see what the time-out did.",
    ),
    Reason.SEAT_LEFT: Kind(
        422,
        "The seat has left the game",
        "The seat's token now shows what a spectator sees.",
    ),
    Reason.PLAYER_NOT_FOUND: Kind(
        404,
        "There is no such player",
        "The namespace of the API key has no player with this id. UpsertPlayer creates one.",
    ),
    Reason.WEBHOOK_NOT_FOUND: Kind(
        404,
        "There is no such webhook",
        "The namespace of the API key has no webhook or delivery with this id.",
    ),
    Reason.WRONG_STATE: Kind(
        422,
        "The state of the game does not allow this",
        "The detail says which state it needs. Nothing was changed.",
    ),
}

HTTP_KINDS: Final = {
    "path-not-found": Kind(
        HTTPStatus.NOT_FOUND,
        "There is nothing at this path",
        "The server has no such path; /docs shows all paths. A game that does not exist has another problem type.",
    ),
    "method-not-allowed": Kind(
        HTTPStatus.METHOD_NOT_ALLOWED,
        "The path does not answer this method",
        "`Allow` lists the methods that it answers.",
    ),
    "body-too-large": Kind(
        HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
        "The body is too large",
        "The detail says how large it may be.",
    ),
    "unsupported-media-type": Kind(
        HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
        "The body is not sent as JSON",
        "Send `Content-Type: application/json`.",
    ),
    "request-timeout": Kind(
        HTTPStatus.REQUEST_TIMEOUT,
        "The request was not complete in time",
        "The detail says what was missing. Nothing was done; send the whole request again.",
    ),
    "url-too-long": Kind(
        HTTPStatus.REQUEST_URI_TOO_LONG,
        "The URL is too long",
        "The detail says how long it may be.",
    ),
    "host-not-allowed": Kind(
        HTTPStatus.MISDIRECTED_REQUEST,
        "The server does not answer for this host",
        "A server without API keys accepts only host names of its own machine. `--allowed-hosts` allows others.",
    ),
    "header-too-large": Kind(
        HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
        "The header is too large",
        "The detail says how large it may be, and how many fields it may have.",
    ),
}
"""Problems that only HTTP has, by the last part of their type. Their reason is MALFORMED_REQUEST.
"""

PROBLEMS: Final = {
    **{reason.lower().replace("_", "-"): (reason, kind) for reason, kind in KINDS.items()},
    **{slug: (Reason.MALFORMED_REQUEST, kind) for slug, kind in HTTP_KINDS.items()},
}
"""The reason and meaning of every problem, by the last part of its type."""

_SLUGS: Final = {kind: slug for slug, (_, kind) in PROBLEMS.items()}
_BY_STATUS: Final = {kind.status: kind for kind in HTTP_KINDS.values()}
_refusal_as_json = converter(MESSAGES["Refusal"].DESCRIPTOR, "json")
_encode = msgspec.json.Encoder().encode

NOTHING_HERE: Final = "there is nothing at this path; /docs shows what there is"
LONGEST_PATH: Final = 300
RETRY_SOON: Final = 1
"""Value of Retry-After in seconds if the refusal has none."""


class HttpError(RefusedError):
    """A refusal that only HTTP has, with its own status: unknown path, wrong method, body too large, ..."""

    def __init__(self, status: HTTPStatus, message: str, **headers: str) -> None:
        super().__init__(Reason.MALFORMED_REQUEST, message)
        self.status = int(status)
        self.headers: Headers = [(name.encode(), value.encode()) for name, value in headers.items()]


def kind_of(error: RefusedError) -> Kind:
    """Return the HTTP status and meaning of a refusal."""
    http_kind = _BY_STATUS.get(error.status) if isinstance(error, HttpError) else None
    return http_kind or KINDS[error.reason]


def status_of(error: RefusedError) -> int:
    """Return the HTTP status of a refusal."""
    return error.status if isinstance(error, HttpError) else KINDS[error.reason].status


def problem(error: RefusedError, path: str, call_id: str) -> bytes:
    """Return the problem document as JSON; empty members of the contract's Refusal are left out."""
    status, kind = status_of(error), kind_of(error)
    refusal = Refusal(error.violations, error.revision, error.missed, call_id, _retry_after(error, status))
    members = {name: value for name, value in _refusal_as_json(refusal).items() if value not in ([], "")}
    document: dict[str, Any] = {
        "type": f"/problems/{_SLUGS[kind]}",
        "title": kind.title,
        "status": status,
        "detail": error.message,
        "instance": shortened(path, LONGEST_PATH),
        "reason": error.reason,
    }
    return _encode(document | members)


def problem_headers(error: RefusedError) -> Headers:
    """Return the headers of a refusal."""
    status = status_of(error)
    headers: Headers = [(b"content-type", MEDIA_TYPE.encode())]
    if status == HTTPStatus.UNAUTHORIZED:
        headers.append((b"www-authenticate", b"Bearer"))
    retry_after = _retry_after(error, status)
    if retry_after is not None:
        headers.append((b"retry-after", str(retry_after).encode()))
    if isinstance(error, HttpError):
        headers += error.headers
    return headers


def _retry_after(error: RefusedError, status: int) -> int | None:
    waits = status in (HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE)
    return RETRY_SOON if waits and error.retry_after is None else error.retry_after


def fault(call_id: str) -> RefusedError:
    """Return the refusal for an unexpected error, without details; the log has them."""
    return RefusedError(Reason.ENGINE_FAULT, f"internal error; the server's log has the cause under {call_id}")
