"""Verifies a record: replays it and finds the first revision that differs, and why."""

from typing import Any, Protocol

from msgspec import Struct

from service.engine.kernel.errors import EngineError, EngineReason, shortened
from service.engine.kernel.event import Event
from service.engine.kernel.findings import Finding, Values, finding_text
from service.engine.kernel.journal import Journal
from service.engine.kernel.record import Entry, Record
from service.engine.kernel.rng import commitment
from service.engine.kernel.rules import Rules
from service.engine.kernel.settings import settings_from_text


class Verdict(Struct, frozen=True):
    """The result of a verification: whether the record is valid; if not, why, and the first revision that differs."""

    ok: bool
    finding: Finding
    values: Values = {}
    revision: int | None = None

    def text(self, language: str) -> str:
        """Return what was found, in a language."""
        return finding_text(self.finding, language, self.values)


class BadRecordError(EngineError):
    """A record that cannot be replayed, or an entry that is wrong. Its message is English."""

    def __init__(self, finding: Finding, **values: str | int) -> None:
        super().__init__(EngineReason.BAD_RECORD, finding_text(finding, "en", values))
        self.finding, self.values = finding, values


class Observer(Protocol):
    """Follows a record while it is verified. Each method may raise BadRecordError."""

    @property
    def ended(self) -> bool:
        """Whether the game ended before its rules end it."""

    def start(self, journal: Journal[Any]) -> None:
        """Called after the deal."""

    def before(self, journal: Journal[Any], entry: Entry) -> None:
        """Called before an entry is played."""

    def after(self, journal: Journal[Any], entry: Entry) -> None:
        """Called after an entry was played."""

    def end(self, journal: Journal[Any]) -> None:
        """Called after the last entry."""


def verify(rules: Rules[Any], record: Record, seed: str | None = None, observer: Observer | None = None) -> Verdict:
    """Replay a record. `seed` is the seed of a running game, which its record does not contain."""
    try:
        journal = open_record(rules, record, seed)
        if observer is not None:
            observer.start(journal)
    except BadRecordError as error:
        return Verdict(False, error.finding, error.values)
    except EngineError as error:
        return Verdict(False, Finding.WRONG_SETTINGS, {"cause": error.message})
    if journal.setup != record.setup:
        return Verdict(False, Finding.WRONG_SETUP, revision=0)
    for entry in record.actions:
        fault = _follow(journal, entry, observer)
        if fault is not None:
            return Verdict(False, fault.finding, fault.values, entry.revision)
        if journal.entries[-1].digest != entry.digest:
            return Verdict(False, _why_digest(journal, entry, record), revision=entry.revision)
    result = rules.result(journal.state)
    if record.result != result:
        return Verdict(False, _why_result(record, over=result is not None), revision=journal.revision)
    try:
        if observer is not None:
            observer.end(journal)
    except BadRecordError as error:
        return Verdict(False, error.finding, error.values, journal.revision)
    over = result is not None or (observer is not None and observer.ended)
    finding = Finding.PROVED if over else Finding.PROVED_SO_FAR
    return Verdict(True, finding, {"revisions": journal.revision})


def open_record(rules: Rules[Any], record: Record, seed: str | None = None) -> Journal[Any]:
    """Return a journal at revision 0 of the record's game; refuse what cannot be replayed."""
    if record.version != rules.version:
        version, known = shortened(record.version), repr(rules.version)
        raise BadRecordError(Finding.OTHER_VERSION, version=version, ruleset=rules.name, versions=known)
    server_seed = record.seed if record.seed is not None else seed
    if server_seed is None:
        raise BadRecordError(Finding.NO_SEED)
    if commitment(server_seed) != record.commitment:
        raise BadRecordError(Finding.WRONG_SEED)
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
            raise EngineError(EngineReason.BAD_RECORD, f"revision {entry.revision}: {fault.message}")
    return journal


def _follow(journal: Journal[Any], entry: Entry, observer: Observer | None = None) -> BadRecordError | None:
    """Play one entry; return what is wrong with it, if anything."""
    try:
        if observer is None:
            play_entry(journal, entry)
        else:
            observer.before(journal, entry)
            play_entry(journal, entry)
            observer.after(journal, entry)
    except BadRecordError as error:
        return error
    return None


def play_entry(journal: Journal[Any], entry: Entry) -> list[Event]:
    """Play one entry and return its events; refuse an entry that is not legal."""
    if entry.revision != journal.revision + 1:
        raise BadRecordError(Finding.WRONG_REVISION, expected=journal.revision + 1, revision=entry.revision)
    if (entry.action is None) == (entry.undo is None):
        raise BadRecordError(Finding.WRONG_ENTRY)
    try:
        return (
            journal.undo(entry.seat, entry.undo or 0) if entry.action is None else journal.act(entry.seat, entry.action)
        )
    except EngineError as error:
        action = f"undo {entry.undo}" if entry.action is None else shortened(entry.action)
        raise BadRecordError(Finding.ILLEGAL_ACTION, cause=error.message, action=action) from None


def _why_digest(journal: Journal[Any], entry: Entry, record: Record) -> Finding:
    """Return why a digest differs: the digest was changed if the game continues as recorded, else the action."""
    rest = record.actions[entry.revision :]
    if rest:
        goes_on = _follow(journal, rest[0]) is None and journal.entries[-1].digest == rest[0].digest
    else:
        goes_on = journal.rules.result(journal.state) == record.result
    if goes_on:
        return Finding.CHANGED_DIGEST
    return Finding.CHANGED_ACTION


def _why_result(record: Record, over: bool) -> Finding:
    if not over:
        return Finding.EARLY_RESULT
    return Finding.NO_RESULT if record.result is None else Finding.WRONG_RESULT
