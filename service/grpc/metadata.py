"""Reads the token, the client address and the id of a call from its metadata."""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote

from grpc.aio import ServicerContext
from msgspec import Struct

from service.app.addresses import ClientAddresses
from service.errors import Reason, RefusedError

CALL_ID: Final = "x-request-id"
"""The metadata key of the id of a call, in requests and answers."""

_CALL_ID: Final = re.compile(r"[!-~]{1,100}")


def metadata_of(context: ServicerContext[bytes, bytes]) -> Mapping[str, Any]:
    """Return the metadata of a call as a dict, with the last value of a repeated key."""
    return dict(context.invocation_metadata() or ())


def check_single(context: ServicerContext[bytes, bytes]) -> None:
    """Refuse a call with two tokens, because it would be unclear which one counts."""
    if sum(name == "authorization" for name, _ in context.invocation_metadata() or ()) > 1:
        raise RefusedError(Reason.MALFORMED_REQUEST, "`authorization` was sent more than once; send it once")


def call_id_of(metadata: Mapping[str, Any]) -> str:
    """Return the id of a call for the log: the one that the caller sent, or a random one."""
    call_id = metadata.get(CALL_ID, "")
    return call_id if _CALL_ID.fullmatch(call_id) else secrets.token_hex(8)


def content_language(request: Struct) -> tuple[tuple[str, str], ...]:
    """Return the metadata with the language of an answer's texts; nothing if the answer has no texts."""
    language = getattr(request, "language", None)
    return () if language is None else (("content-language", language),)


def client_address(context: ServicerContext[bytes, bytes], addresses: ClientAddresses) -> str:
    """Return the name under which the limits count a client without a valid token."""
    kind, _, peer = context.peer().partition(":")
    known = kind in ("ipv4", "ipv6")
    forwarded = (str(value) for name, value in context.invocation_metadata() or () if name == "x-forwarded-for")
    return addresses.of(unquote(peer) if known else None, forwarded)


def token_of(metadata: Mapping[str, Any]) -> str | None:
    """Return the bearer token of a call, or None."""
    value = metadata.get("authorization")
    if value is None:
        return None
    scheme, _, token = value.partition(" ")
    if scheme.lower() != "bearer":
        raise RefusedError(Reason.TOKEN_MISSING, "send the token as `authorization: Bearer TOKEN`")
    return str(token.strip())
