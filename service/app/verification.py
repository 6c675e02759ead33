"""Verifies a record."""

from service.app.messages import VerifyRecordResponse
from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.findings import Finding, finding_text
from service.engine.kernel.record import Record
from service.engine.kernel.verify import verify
from service.engine.registry import ruleset, versions
from service.errors import Reason, RefusedError


def verified(record: Record, language: str) -> VerifyRecordResponse:
    """Replay a record, and return whether it is correct, with a text in a language."""
    try:
        rules = ruleset(record.ruleset, record.version).rules
    except EngineError as error:
        if error.reason is EngineReason.BAD_SNAPSHOT:
            known = {
                "version": shortened(record.version),
                "ruleset": record.ruleset,
                "versions": versions(record.ruleset),
            }
            return VerifyRecordResponse(False, finding_text(Finding.OTHER_EDITION, language, known), None)
        raise RefusedError(Reason.BAD_SETTING, error.message) from None
    verdict = verify(rules, record)
    return VerifyRecordResponse(verdict.ok, verdict.text(language), verdict.revision)
