"""Verifies a whole record: the moves by the rules of the game, and clocks, leavers and acts by those of the referee."""

from service.engine.kernel.findings import Finding
from service.engine.kernel.record import Record
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.verify import Verdict, verify
from service.referee.proof import RefereeProof


def verify_record(game: Ruleset, record: Record, seed: str | None = None) -> Verdict:
    """Replay a record and prove it. `seed` is the seed of a running game, which its record does not contain."""
    if record.referee is None:
        for entry in record.actions:
            if entry.time is not None or entry.cause is not None:
                return Verdict(False, Finding.NO_REFEREE, revision=entry.revision)
        return verify(game.rules, record, seed)
    known = record.seed if record.seed is not None else seed or ""
    return verify(game.rules, record, seed, RefereeProof(game, record, record.referee, known))
