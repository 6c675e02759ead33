"""Compares the clocks of a game with those to which the verifier comes."""

from msgspec.structs import replace

from service.app.head import Head, rules_of
from service.engine.kernel.record import Record
from service.engine.kernel.verify import Verdict, verify
from service.referee.clock import SeatClock
from service.referee.proof import RefereeProof


def proof_of(head: Head, record: Record) -> tuple[Verdict, tuple[SeatClock, ...]]:
    """Return the verdict on a record, and the clocks to which the verifier comes."""
    assert record.referee is not None
    proof = RefereeProof(rules_of(head), record, record.referee, head.server_seed)
    return verify(rules_of(head).rules, record, head.server_seed, proof), proof.clocks


def is_proved(head: Head, record: Record) -> bool:
    """Return whether a record is proved, and the verifier comes to the stored banks and visits.

    The server forgets ended visits when they can no longer be undone, the verifier does not.
    """
    assert head.referee is not None
    verdict, clocks = proof_of(head, record)
    stored = head.referee.clocks
    return verdict.ok and [replace(one, ended=()) for one in clocks] == [replace(one, ended=()) for one in stored]
