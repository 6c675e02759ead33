"""Converts exceptions into refusals."""

import secrets

from service.app.identity import Caller
from service.engine.kernel.errors import EngineError, EngineReason
from service.errors import Reason, RefusedError
from service.logs import LOG
from service.store.base import DamagedError, StoreUnavailableError


def refusal_of(error: Exception, caller: Caller, game: str | None = None) -> RefusedError:
    """Return the refusal for an exception. For an unexpected exception, the message only contains its id in the log."""
    if isinstance(error, RefusedError):
        return error
    if isinstance(error, StoreUnavailableError):
        LOG.warning("the store does not answer: %s", error, extra={"call_id": caller.call_id})
        message = (
            "the store does not answer; a change was stored whole or not at all: try again with the same request id"
        )
        return RefusedError(Reason.STORE_UNAVAILABLE, message, retry_after=1)
    if isinstance(error, DamagedError):
        LOG.warning("stored data is damaged: %s", error, extra={"call_id": caller.call_id, "game": game})
        message = (
            f"{error} is damaged; nothing was changed. Ask the operator of this server to restore it from a backup"
        )
        return RefusedError(Reason.GAME_UNREADABLE, message)
    if isinstance(error, EngineError) and error.reason is EngineReason.BAD_SNAPSHOT:
        LOG.warning("a game cannot be read: %s", error.message, extra={"call_id": caller.call_id})
        return RefusedError(Reason.GAME_UNREADABLE, f"this server cannot read the game: {error.message}")
    log_id = secrets.token_hex(6)
    LOG.exception("internal error %s", log_id, extra={"call_id": caller.call_id})
    return RefusedError(
        Reason.ENGINE_FAULT, f"internal error; nothing was changed; the server's log has it as {log_id}"
    )
