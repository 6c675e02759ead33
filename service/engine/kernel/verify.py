"""Verifies a record: replays it and finds the first revision that differs, and why."""

from typing import Any

from msgspec import Struct

from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.event import Event
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Entry, Record
from service.engine.kernel.rng import commitment
from service.engine.kernel.rules import Rules
from service.engine.kernel.settings import settings_from_text


class Verdict(Struct, frozen=True):
    """The result of a verification: whether the record is valid; if not, why, and the first revision that differs."""

    ok: bool
    message: str
    revision: int | None = None


def verify(rules: Rules[Any], record: Record, seed: str | None = None) -> Verdict:
    """Replay a record. `seed` is the seed of a running game, which its record does not contain."""
    try:
        journal = open_record(rules, record, seed)
    except EngineError as error:
        return Verdict(False, error.message)
    if journal.setup != record.setup:
        return Verdict(False, "the setup differs: settings, seats or entropy were changed", 0)
    for entry in record.actions:
        fault = _follow(journal, entry)
        if fault is None and journal.entries[-1].digest != entry.digest:
            fault = _why_digest(journal, entry, record)
        if fault is not None:
            return Verdict(False, fault, entry.revision)
    result = rules.result(journal.state)
    if record.result != result:
        return Verdict(False, _why_result(record, over=result is not None), journal.revision)
    running = "" if result is not None else " so far; the game is not over"
    return Verdict(True, f"OK: {journal.revision} revisions{running}")


def open_record(rules: Rules[Any], record: Record, seed: str | None = None) -> Journal[Any]:
    """Return a journal at revision 0 of the record's game; refuse what cannot be replayed."""
    if record.version != rules.version:
        raise _unreadable(
            f"the record was made with version {shortened(record.version)!r} of {rules.name}; "
            f"this program plays version {rules.version!r}"
        )
    server_seed = record.seed if record.seed is not None else seed
    if server_seed is None:
        raise _unreadable("the seed is not revealed yet, because the game is still running")
    if commitment(server_seed) != record.commitment:
        raise _unreadable("the seed does not fit the commitment that was published before the deal")
    settings = settings_from_text(rules.settings_type, record.settings)
    return Journal(rules, settings, [seat.entropy for seat in record.seats], server_seed)


def replay(rules: Rules[Any], record: Record, to: int | None = None, seed: str | None = None) -> Journal[Any]:
    """Return a journal at a revision of the record, by default the last one."""
    last = len(record.actions)
    to = last if to is None else to
    if not 0 <= to <= last:
        raise EngineError(EngineReason.UNKNOWN_REVISION, f"the record has revisions 0 to {last}, not {to}")
    journal = open_record(rules, record, seed)
    for entry in record.actions[:to]:
        fault = _follow(journal, entry)
        if fault is not None:
            raise _unreadable(f"revision {entry.revision}: {fault}")
    return journal


def _follow(journal: Journal[Any], entry: Entry) -> str | None:
    """Play one entry; return what is wrong with it, if anything."""
    try:
        play_entry(journal, entry)
    except EngineError as error:
        return error.message
    return None


def play_entry(journal: Journal[Any], entry: Entry) -> list[Event]:
    """Play one entry and return its events; refuse an entry that is not legal."""
    if entry.revision != journal.revision + 1:
        raise _unreadable(f"revision {journal.revision + 1} was expected, but {entry.revision} is recorded")
    if (entry.action is None) == (entry.undo is None):
        raise _unreadable("an action is either an action id or an undo")
    try:
        return (
            journal.undo(entry.seat, entry.undo or 0) if entry.action is None else journal.act(entry.seat, entry.action)
        )
    except EngineError as error:
        raise _unreadable(f"the recorded action is not legal: {error.message}") from None


def _why_digest(journal: Journal[Any], entry: Entry, record: Record) -> str:
    """Return why a digest differs: the digest was changed if the game continues as recorded, else the action."""
    rest = record.actions[entry.revision :]
    if rest:
        goes_on = _follow(journal, rest[0]) is None and journal.entries[-1].digest == rest[0].digest
    else:
        goes_on = journal.rules.result(journal.state) == record.result
    if goes_on:
        return "the recorded digest was changed: the game goes on as recorded, but this digest does not fit"
    return "the recorded action was changed: it is legal, but it does not lead to the recorded state"


def _why_result(record: Record, over: bool) -> str:
    if not over:
        return "a result is recorded, but the game is not over"
    if record.result is None:
        return "the game is over, but no result is recorded"
    return "the recorded result is not the one that the game has"


def _unreadable(message: str) -> EngineError:
    return EngineError(EngineReason.BAD_RECORD, message)
