"""Verifies a record."""

from service.app.messages import VerifyRecordResponse
from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.findings import Finding, finding_text
from service.engine.kernel.record import Record
from service.engine.registry import ruleset, versions
from service.errors import Reason, RefusedError
from service.referee.verify import verify_record


def verified(record: Record, language: str) -> VerifyRecordResponse:
    """Replay a record, and return whether it is correct, with a text in a language."""
    try:
        game = ruleset(record.ruleset, record.version)
    except EngineError as error:
        if error.reason is EngineReason.BAD_SNAPSHOT:
            known = {
                "version": shortened(record.version),
                "ruleset": record.ruleset,
                "versions": versions(record.ruleset),
            }
            return VerifyRecordResponse(False, finding_text(Finding.OTHER_EDITION, language, known), None)
        raise RefusedError(Reason.BAD_SETTING, error.message) from None
    verdict = verify_record(game, record)
    return VerifyRecordResponse(verdict.ok, verdict.text(language), verdict.revision)
