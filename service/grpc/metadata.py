"""What a call says of its caller: its token, its address, and the id of the call."""

import re
import secrets
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote

from grpc.aio import ServicerContext

from service.app.addresses import ClientAddresses
from service.errors import Reason, RefusedError

CALL_ID: Final = "x-request-id"
"""The key under which a caller may name its call, and under which it gets the name back."""

_CALL_ID: Final = re.compile(r"[!-~]{1,100}")


def metadata_of(context: ServicerContext[bytes, bytes]) -> Mapping[str, Any]:
    """What came with a call; of a key that came twice, the last."""
    return dict(context.invocation_metadata() or ())


def check_single(context: ServicerContext[bytes, bytes]) -> None:
    """Refuse a token that came twice: of two neither may win in silence."""
    if sum(name == "authorization" for name, _ in context.invocation_metadata() or ()) > 1:
        raise RefusedError(Reason.MALFORMED_REQUEST, "`authorization` was sent more than once; send it once")


def call_id_of(metadata: Mapping[str, Any]) -> str:
    """The id of a call in the log: what the caller says, or a random one."""
    said = metadata.get(CALL_ID, "")
    return said if _CALL_ID.fullmatch(said) else secrets.token_hex(8)


def client_address(context: ServicerContext[bytes, bytes], addresses: ClientAddresses) -> str:
    """Return the name under which the client of a call is counted if it sends no valid token."""
    kind, _, peer = context.peer().partition(":")
    known = kind in ("ipv4", "ipv6")
    forwarded = (str(value) for name, value in context.invocation_metadata() or () if name == "x-forwarded-for")
    return addresses.of(unquote(peer) if known else None, forwarded)


def token_of(metadata: Mapping[str, Any]) -> str | None:
    """The token that was sent, if any."""
    value = metadata.get("authorization")
    if value is None:
        return None
    scheme, _, token = value.partition(" ")
    if scheme.lower() != "bearer":
        raise RefusedError(Reason.TOKEN_MISSING, "send the token as `authorization: Bearer TOKEN`")
    return str(token.strip())
