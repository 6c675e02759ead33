"""Handlers that export the record of a game and verify records."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from service.app.acts import referee_of
from service.app.audit import acts_of
from service.app.head import Head, Logged, last_change, recorded, rules_of
from service.app.identity import Identity, viewer_of
from service.app.messages import (
    ExportRecordRequest,
    ExportRecordResponse,
    VerifyRecordResponse,
)
from service.app.moments import moment
from service.app.repository import GameRepository
from service.app.timekeeper import Timekeeper
from service.app.worker_jobs import EncodedAnswer, EncodedRecord
from service.app.worker_pool import WorkerPool
from service.engine.kernel.event import Viewer
from service.engine.kernel.record import FORMAT, Entry, Record, SeatInfo
from service.engine.kernel.refereed import RecordedOutage, RecordReferee
from service.engine.kernel.result import Result
from service.engine.kernel.rng import commitment
from service.engine.kernel.settings import settings_as_text
from service.referee.clock import NoticedOutages


class Records:
    """Handlers of the requests about records."""

    def __init__(self, repository: GameRepository, pool: WorkerPool, timekeeper: Timekeeper) -> None:
        self.repository = repository
        self.timekeeper = timekeeper
        self.pool = pool

    async def export_record(self, identity: Identity, request: ExportRecordRequest) -> ExportRecordResponse:
        """Return the record of a game; while the game runs, without seed, digests and actions of other seats."""
        _, head, _ = await self.repository.load(request.game)
        viewer = viewer_of(identity, request.game, head, None)
        logs = await self.repository.logs(request.game, head, 0)
        entries = tuple(entry if head.over else masked(entry, viewer) for log in logs for entry in recorded(log))
        result = rules_of(head).rules.result(self.repository.state(head)) if head.over else None
        record = record_of(head, entries, result)
        if head.referee is not None:
            events = [event for log in logs for event in log.events]
            outages = await self.timekeeper.outages_since(head.referee.start) if head.referee.control else ()
            record = replace(record, referee=referee_part(head, events, outages))
        return ExportRecordResponse(record)

    async def verify_record(self, identity: Identity, request: EncodedRecord) -> VerifyRecordResponse:
        """Replay a record in a worker process."""
        self.pool.check_queue()
        return await self.pool.run(request, VerifyRecordResponse)

    async def replay_record(self, identity: Identity, request: EncodedRecord) -> EncodedAnswer:
        """Return some tables of a record, which a worker process replays and encodes."""
        self.pool.check_queue()
        return await self.pool.run(request, EncodedAnswer)


def record_of(head: Head, entries: tuple[Entry, ...], result: Result | None) -> Record:
    """Return the record of a game. The seed is in it only when the game is over."""
    return Record(
        format=FORMAT,
        ruleset=head.ruleset,
        version=head.version,
        settings=settings_as_text(head.settings),
        seats=tuple(SeatInfo(entropy) for entropy in head.entropy),
        commitment=commitment(head.server_seed),
        setup=head.setup,
        actions=entries,
        seed=head.server_seed if head.over else None,
        result=result,
        seed_chosen=head.seed_chosen or None,
    )


def referee_part(head: Head, events: Iterable[Logged[Any]], outages: NoticedOutages) -> RecordReferee:
    """Return what clocks, leavers and arbiters did in a game, and the outages meanwhile."""
    referee = referee_of(head)
    until = referee.ruling.at if referee.ruling else last_change(head)
    return RecordReferee(
        time_control=referee.control,
        bots=referee.planned_bots,
        fill=referee.fill,
        start_time=moment(referee.start) if referee.start else None,
        outages=tuple(
            RecordedOutage(moment(start), moment(end), moment(noticed))
            for start, end, noticed in outages
            if 0 < referee.start < end and start < until
        ),
        acts=tuple(act for _, act in acts_of(events)),
        ranks=referee.ruling.ranks if referee.ruling else (),
        ruling=referee.ruling.kind if referee.ruling else None,
    )


def masked(entry: Entry, viewer: Viewer) -> Entry:
    """Return an entry of a running game without its digest, and without its action unless the viewer played it.

    An action may name a card that only its seat knows. Equal digests would show that a seat has undone a secret choice
    and made the same choice again.
    """
    return replace(entry, digest="", action=entry.action if entry.seat == viewer else None)
