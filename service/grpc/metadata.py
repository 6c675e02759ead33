"""What the metadata of a call says: who calls, the id of the call, and the language."""

from collections.abc import Mapping
from random import getrandbits
from typing import Any, Final

from grpc.aio import ServicerContext

from service.app.identity import Caller

CALL_ID: Final = "x-request-id"
"""The key under which a caller may name its call, and under which it gets the name back."""

LONGEST_CALL_ID: Final = 64


def metadata_of(context: ServicerContext[bytes, bytes]) -> Mapping[str, Any]:
    """What came with a call; of a key that came twice, the last."""
    return dict(context.invocation_metadata() or ())


def caller_of(metadata: Mapping[str, Any]) -> Caller:
    """Who calls: the token of `authorization: Bearer TOKEN`, and an id for the log."""
    scheme, _, token = metadata.get("authorization", "").partition(" ")
    return Caller(token.strip() if scheme.lower() == "bearer" else None, _call_id(metadata.get(CALL_ID, "")))


def _call_id(given: str) -> str:
    if 0 < len(given) <= LONGEST_CALL_ID and given.isascii() and given.isprintable():
        return given
    return f"{getrandbits(64):016x}"
