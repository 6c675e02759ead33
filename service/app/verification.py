"""Verifies a record."""

from service.app.messages import VerifyRecordResponse
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.record import Record
from service.engine.kernel.verify import verify
from service.engine.registry import ruleset
from service.errors import Reason, RefusedError


def verified(record: Record) -> VerifyRecordResponse:
    """Replay a record, and return whether it is correct."""
    try:
        rules = ruleset(record.ruleset, record.version).rules
    except EngineError as error:
        if error.reason is EngineReason.BAD_SNAPSHOT:
            return VerifyRecordResponse(False, error.message, None)
        raise RefusedError(Reason.BAD_SETTING, error.message) from None
    verdict = verify(rules, record)
    return VerifyRecordResponse(verdict.ok, verdict.message, verdict.revision)
