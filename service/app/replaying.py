"""Replays a record for a viewer."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from service.app.messages import Event, ReplayRecordRequest, ReplayRecordResponse, ReplayStep, View
from service.app.presentation import present_event
from service.engine.kernel import event as engine
from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.journal import Journal
from service.engine.kernel.open_view import open_view
from service.engine.kernel.play import find
from service.engine.kernel.record import Entry, Record
from service.engine.kernel.ruleset import Ruleset
from service.engine.kernel.verify import open_record, play_entry
from service.engine.registry import ruleset
from service.errors import Reason, RefusedError, malformed

MOST_STEPS: Final = 64
"""Maximum number of revisions in one answer."""


def replayed(request: ReplayRecordRequest, language: str) -> ReplayRecordResponse:
    """Return some revisions of a record; refuse a record that cannot be replayed."""
    record, count = request.record, request.steps or MOST_STEPS
    if record is None:
        raise malformed("send the record of a game")
    last = len(record.actions)
    if not 1 <= count <= MOST_STEPS:
        raise malformed(f"`steps` is 1 to {MOST_STEPS}, not {count}")
    if not 0 <= request.from_revision <= last:
        raise malformed(f"the record has revisions 0 to {last}, not {request.from_revision}")
    if request.seat is not None and not 0 <= request.seat < len(record.seats):
        raise malformed(f"the record has seats 0 to {len(record.seats) - 1}, not {request.seat}")
    try:
        game = ruleset(record.ruleset, record.version)
        return ReplayRecordResponse(tuple(Replay(game, request, language).steps(record, count)), last)
    except EngineError as error:
        known = error.reason is not EngineReason.BAD_SETTING
        raise RefusedError(Reason.MALFORMED_REQUEST if known else Reason.BAD_SETTING, error.message) from None


class Replay:
    """Presents the revisions of a record to one viewer."""

    def __init__(self, game: Ruleset, request: ReplayRecordRequest, language: str) -> None:
        self.game = game
        self.request = request
        self.language = language

    def steps(self, record: Record, count: int) -> Iterator[ReplayStep]:
        """Yield the requested revisions."""
        journal, first = open_record(self.game.rules, record), self.request.from_revision
        if first == 0:
            yield self._step(journal, None, "", journal.opening)
        for entry in record.actions[: first + count - 1]:
            label = self._label(journal, entry) if entry.revision >= first else ""
            events = play_entry(journal, entry)
            if entry.revision >= first:
                yield self._step(journal, entry, label, events)

    def _label(self, journal: Journal[Any], entry: Entry) -> str:
        if entry.action is None:
            return ""
        return self.game.texts[self.language].label(find(self.game.rules, journal.state, entry.seat, entry.action))

    def _step(
        self, journal: Journal[Any], entry: Entry | None, label: str, events: Sequence[engine.Event]
    ) -> ReplayStep:
        rules, viewer = self.game.rules, self.request.seat
        view = open_view(rules, journal.state, viewer) if self.request.open else rules.view(journal.state, viewer)
        return ReplayStep(
            revision=journal.revision,
            seat=None if entry is None else entry.seat,
            action=entry.action or "" if entry else "",
            label=label,
            events=tuple(self._event(journal.revision, event) for event in events),
            view=View({rules.name: view}),
        )

    def _event(self, revision: int, event: engine.Event) -> Event:
        body = engine.seen_by(event, self.request.seat)
        return present_event(self.game, (), 0, revision, body, self.language)  # a record has no names
