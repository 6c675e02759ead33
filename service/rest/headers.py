"""Reads the headers of requests and makes the headers of answers."""

import re
import secrets
from collections.abc import Callable, Iterable
from functools import lru_cache
from hashlib import blake2s
from operator import attrgetter
from typing import Any, Final

from litestar.types import Message, Scope

from service.app.addresses import ClientAddresses
from service.app.languages import choose_language
from service.app.methods import METHODS, Method
from service.errors import Reason, RefusedError, malformed
from service.wire.codec import CATALOGUE
from service.wire.contract import MESSAGES

Headers = dict[bytes, bytes]
Fields = dict[str, Any]
Reader = Callable[[Headers, Fields], None]

SINGLE: Final = (b"authorization", b"content-type", b"idempotency-key", b"if-match", b"last-event-id")
"""Headers that a request may have only once, because it would be unclear which value to use."""

_CALL_ID: Final = re.compile(rb"[!-~]{1,100}")
CATALOGUE_TAGS: Final = 256
"""Maximum number of cached ETags of the catalogue: enough for all its answers in four languages."""

_ENTITY_TAG: Final = re.compile(rb'(?:W/)?"?(\d{1,9})(?:-[\w-]*)?"?')


def call_id_of(headers: Headers) -> str:
    """Return the id of a call for the log: the one that the caller sent, or a random one."""
    call_id = headers.get(b"x-request-id")
    return call_id.decode("ascii") if call_id and _CALL_ID.fullmatch(call_id) else secrets.token_hex(8)


async def stamp(message: Message, scope: Scope) -> None:
    """Add the id of the call to the headers of every answer."""
    if message["type"] == "http.response.start":
        state = scope["state"]
        call_id = state.get("call_id") or call_id_of(dict(scope["headers"]))
        message["headers"] = [*message["headers"], (b"x-request-id", call_id.encode())]


def check_single(headers: Iterable[tuple[bytes, bytes]]) -> None:
    """Refuse a request that repeats a header of SINGLE."""
    names = [name for name, _ in headers if name in SINGLE]
    for name in SINGLE:
        if names.count(name) > 1:
            raise malformed(f"the header {name.decode()} was sent more than once; send it once")


def token_of(headers: Headers) -> str | None:
    """Return the bearer token of a request, or None."""
    value = headers.get(b"authorization")
    if value is None:
        return None
    scheme, _, token = value.partition(b" ")
    if scheme.lower() != b"bearer":
        raise RefusedError(Reason.TOKEN_MISSING, "send the token as `Authorization: Bearer TOKEN`")
    return token.strip().decode("latin-1")


def read_expected_revision(headers: Headers, fields: Fields) -> None:
    """Read If-Match: a revision, or the ETag of an answer, which begins with the revision."""
    value = headers.get(b"if-match")
    if value is None:
        return
    tag = _ENTITY_TAG.fullmatch(value.strip())
    if tag is None:
        raise malformed('If-Match must be a revision or the ETag of one answer, such as "12"')
    _agree(fields, "expectedRevision", int(tag[1]), "If-Match")


def read_request_id(headers: Headers, fields: Fields) -> None:
    """Read Idempotency-Key, with or without quotes."""
    value = headers.get(b"idempotency-key")
    if value is not None:
        _agree(fields, "requestId", value.decode("latin-1").strip().strip('"'), "Idempotency-Key")


def read_cursor(headers: Headers, fields: Fields) -> None:
    """Read Last-Event-ID, which an EventSource sends when it reconnects; it overrides `afterSeq` of the URL."""
    value = headers.get(b"last-event-id")
    if value:
        if not value.isdigit() or len(value) > 9:
            raise malformed("Last-Event-ID must be the sequence number of an event")
        fields["afterSeq"] = int(value)


def client_address(scope: Any, addresses: ClientAddresses) -> str:
    """Return the name under which the limits count the client of an ASGI scope if it sends no valid token."""
    client = scope.get("client")
    peer = client[0] if client else None
    name, is_proxy = addresses.peer(peer)
    if not is_proxy:
        return name
    forwarded = (value.decode("latin-1") for key, value in scope["headers"] if key == b"x-forwarded-for")
    return addresses.of(peer, forwarded)


def read_language(headers: Headers, fields: Fields) -> None:
    """Read Accept-Language, which is used if the request itself names no language."""
    asked = fields.get("language") or ""
    if isinstance(asked, str):  # other types are refused later, when the request is decoded
        fields["language"] = choose_language(asked, headers.get(b"accept-language", b"").decode("latin-1"))


def content_language(language: str) -> list[tuple[bytes, bytes]]:
    """Return the header with the language of an answer's texts."""
    return [(b"content-language", language.encode())]


def _agree(fields: Fields, name: str, value: object, header: str) -> None:
    """Set a field from a header; refuse the request if the field has another value."""
    if fields.setdefault(name, value) != value:
        raise malformed(f"{header} and {name} differ")


def _readers(method: Method) -> tuple[Reader, ...]:
    given = method.request.__struct_fields__
    readers: list[tuple[bool, Reader]] = [
        ("expected_revision" in given, read_expected_revision),
        ("request_id" in given, read_request_id),
        (method.stream, read_cursor),
        ("language" in given, read_language),
    ]
    return tuple(reader for reads, reader in readers if reads)


READERS: Final = {method.name: _readers(method) for method in METHODS}
"""For each method, the readers of the headers that set fields of its request."""


def revision_tag(revision: int) -> bytes:
    """Return the ETag of an answer that shows a revision."""
    return b'"%d"' % revision


def game_tag(answer: Any, token: str | None) -> bytes:
    """Return the ETag of a game for one caller.

    It contains the last event, because a claim does not change the revision, and a hash of the token, because seats see
    different views.
    """
    viewer = blake2s((token or "").encode(), digest_size=4).hexdigest().encode()
    return b'"%d-%d-%s"' % (answer.game.revision, answer.game.head_seq, viewer)


@lru_cache(CATALOGUE_TAGS)
def catalogue_tag(body: bytes) -> bytes:
    """Return the ETag of an answer of the catalogue: a digest of the body, which depends on edition and language.

    The ETag is weak, because the compressed form has the same one.
    """
    return b'W/"%s"' % blake2s(body, digest_size=12).hexdigest().encode()


def matches(if_none_match: bytes, tag: bytes) -> bool:
    """Return whether If-None-Match names this ETag."""
    known = [part.strip().removeprefix(b"W/") for part in if_none_match.split(b",")]
    return b"*" in known or tag.removeprefix(b"W/") in known


CATALOGUE_METHODS: Final = frozenset(name.removesuffix("Response") for name in CATALOGUE)
"""Methods whose answers clients may cache."""

REVISIONS: Final = {
    "ListActions": attrgetter("revision"),
    "SubmitActions": attrgetter("outcome.revision"),
    "UndoActions": attrgetter("outcome.revision"),
    "SetReady": attrgetter("outcome.revision"),
}
"""How to read the revision from the answer of each method that shows one."""

REPLAYED: Final = {
    "SubmitActions": attrgetter("outcome.replayed"),
    "UndoActions": attrgetter("outcome.replayed"),
    "SetReady": attrgetter("outcome.replayed"),
} | {
    method.name: attrgetter("replayed")
    for method in METHODS
    if "replayed" in MESSAGES[f"{method.name}Response"].DESCRIPTOR.fields_by_name
}
"""How to read from the answer of each method whether it is a replay."""
