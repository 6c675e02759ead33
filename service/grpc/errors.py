"""Encodes refusals for gRPC: status code, message, and typed details (google.rpc.Status) in trailing metadata."""

import logging
from typing import Final, cast

import grpc
from google.protobuf.message import Message
from google.rpc.error_details_pb2 import ErrorInfo, RetryInfo
from google.rpc.status_pb2 import Status
from grpc.aio import ServicerContext

from reeve.v1 import game_pb2
from service.app.messages import Refusal
from service.errors import Reason, RefusedError
from service.grpc.metadata import CALL_ID
from service.wire.codec import as_message

API: Final = "grpc"
DOMAIN: Final = "reeve"
DETAILS_KEY: Final = "grpc-status-details-bin"

CODES: Final = {
    Reason.MALFORMED_REQUEST: grpc.StatusCode.INVALID_ARGUMENT,
    Reason.UNKNOWN_CARD: grpc.StatusCode.INVALID_ARGUMENT,
    Reason.BAD_SETTING: grpc.StatusCode.INVALID_ARGUMENT,
    Reason.ILLEGAL_ACTION: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.NOT_YOUR_DECISION: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.GAME_OVER: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.UNDO_NOT_ALLOWED: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.STALE_REVISION: grpc.StatusCode.ABORTED,
    Reason.REVISION_REQUIRED: grpc.StatusCode.INVALID_ARGUMENT,
    Reason.REQUEST_ID_REUSED: grpc.StatusCode.ALREADY_EXISTS,
    Reason.TOKEN_MISSING: grpc.StatusCode.UNAUTHENTICATED,
    Reason.SEAT_FORBIDDEN: grpc.StatusCode.PERMISSION_DENIED,
    Reason.SEAT_TAKEN: grpc.StatusCode.ALREADY_EXISTS,
    Reason.GAME_NOT_FOUND: grpc.StatusCode.NOT_FOUND,
    Reason.GAME_UNREADABLE: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.RESUME_TOO_OLD: grpc.StatusCode.OUT_OF_RANGE,
    Reason.QUOTA_EXCEEDED: grpc.StatusCode.RESOURCE_EXHAUSTED,
    Reason.ENGINE_FAULT: grpc.StatusCode.INTERNAL,
    Reason.STORE_UNAVAILABLE: grpc.StatusCode.UNAVAILABLE,
    Reason.GAME_PAUSED: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.TIME_OUT: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.SEAT_LEFT: grpc.StatusCode.FAILED_PRECONDITION,
    Reason.PLAYER_NOT_FOUND: grpc.StatusCode.NOT_FOUND,
    Reason.WEBHOOK_NOT_FOUND: grpc.StatusCode.NOT_FOUND,
    Reason.WRONG_STATE: grpc.StatusCode.FAILED_PRECONDITION,
}

_BY_NUMBER: Final = {code.value[0]: code for code in CODES.values()}

PASSING: Final = frozenset({Reason.QUOTA_EXCEEDED, Reason.STORE_UNAVAILABLE})
"""Temporary reasons: the client may retry the same call later."""

MESSAGE_BYTES: Final = 1_000
REFUSAL_BYTES: Final = 2_500
"""Maximum size of details in bytes. Clients accept 8 KB of metadata by default, so longer details are cut."""

MOST_MISSED: Final = 100
"""Maximum number of missed events in the details; more would never fit."""

_log = logging.getLogger(__name__)


def refuse(context: ServicerContext[bytes, bytes], error: Exception, call_id: str) -> Reason:
    """End a call with a refusal, and return its reason. The handler must return an empty answer, which is not sent.

    Unlike `context.abort`, this raises no exception, which other code could treat as an internal error.
    """
    refusal = error if isinstance(error, RefusedError) else _fault(error, call_id)
    try:
        status = as_status(refusal, call_id)
    except Exception as drift:  # the details do not match the contract
        refusal = _fault(drift, call_id)
        status = as_status(refusal, call_id)
    context.set_code(_BY_NUMBER[status.code])
    context.set_details(status.message)
    context.set_trailing_metadata(((CALL_ID, call_id), (DETAILS_KEY, status.SerializeToString())))
    return refusal.reason


def _fault(error: Exception, call_id: str) -> RefusedError:
    """Return the refusal for an unexpected error, and log the error. The caller gets only the id of the call."""
    _log.error("internal error in a gRPC call", exc_info=error, extra={"call_id": call_id, "api": API})
    return RefusedError(
        Reason.ENGINE_FAULT, f"internal error; the server's log has the cause under the call id {call_id}"
    )


def as_status(error: RefusedError, call_id: str) -> Status:
    """Return the status of a refusal with its details."""
    message = error.message.encode()[:MESSAGE_BYTES].decode(errors="ignore")
    status = Status(code=CODES[error.reason].value[0], message=message)
    for detail in _details(error, call_id):
        status.details.add().Pack(detail)
    return status


def _details(error: RefusedError, call_id: str) -> list[Message]:
    facts = {"call_id": call_id, "revision": error.revision, "retry_after": error.retry_after}
    known = {name: str(fact) for name, fact in facts.items() if fact is not None}
    details: list[Message] = [ErrorInfo(reason=error.reason, domain=DOMAIN, metadata=known), _refusal(error, call_id)]
    if error.reason in PASSING:
        details.append(RetryInfo(retry_delay={"seconds": error.retry_after or 1}))
    return details


def _refusal(error: RefusedError, call_id: str) -> Message:
    """Return the contract's Refusal with the oldest missed events; the caller can list the others."""
    missed = error.missed[:MOST_MISSED]
    details = Refusal(error.violations, error.revision, missed, call_id, error.retry_after)
    refusal = cast(game_pb2.Refusal, as_message("Refusal", details))
    while refusal.ByteSize() > REFUSAL_BYTES:
        parts = refusal.missed or refusal.violations
        del parts[len(parts) // 2 :]
    return refusal
