"""The acts of clocks, leavers and arbiters in a game, as its events tell them."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from service.app.head import (
    REFEREE_EVENTS,
    ArbiterLooked,
    GameEndedEarly,
    GamePaused,
    GameResumed,
    Logged,
    SeatLeft,
    SeatTakenOver,
    SeatTimedOut,
    TimeAdded,
    TokenReissued,
)
from service.app.identity import Identity, viewer_of
from service.app.moments import moment
from service.app.presentation import present_events
from service.app.referee_messages import AuditEntry, ListAuditRequest, ListAuditResponse
from service.app.repository import GameRepository
from service.engine.kernel.refereed import Act, ActKind, Leaving, RulingKind
from service.errors import malformed

MOST_IN_A_PAGE: Final = 200
IN_A_PAGE: Final = 100

KINDS: Final[dict[type, ActKind]] = {
    SeatTimedOut: ActKind.TIME_OUT,
    TimeAdded: ActKind.ADD_TIME,
    GamePaused: ActKind.PAUSE,
    GameResumed: ActKind.RESUME,
    TokenReissued: ActKind.REISSUE,
    ArbiterLooked: ActKind.LOOK,
}


class Audit:
    """Handler of the audit list."""

    def __init__(self, repository: GameRepository) -> None:
        self.repository = repository

    async def list_audit(self, identity: Identity, request: ListAuditRequest) -> ListAuditResponse:
        """Return the acts in a game after a sequence number."""
        size = request.page_size or IN_A_PAGE
        if not 1 <= size <= MOST_IN_A_PAGE:
            raise malformed(f"`pageSize` is 1 to {MOST_IN_A_PAGE}, not {size}")
        if request.after_seq < 0:
            raise malformed("`afterSeq` is 0 or the sequence number of an act")
        _, head, _ = await self.repository.load(request.game)
        viewer = viewer_of(identity, request.game, head, None)
        logs = await self.repository.logs(request.game, head, request.after_seq)
        told = [(event, act) for log in logs for event, act in acts_of(log.events) if event.seq > request.after_seq]
        page = told[:size]
        texts = present_events(head, [event for event, _ in page], viewer, request.language)
        entries = tuple(
            AuditEntry(
                event.seq, act.revision, act.time, act.kind, act.seat, act.by or "", act.reason or "", shown.text
            )
            for (event, act), shown in zip(page, texts, strict=True)
        )
        return ListAuditResponse(entries, page[-1][0].seq if len(told) > size else 0)


def acts_of(events: Iterable[Logged[Any]]) -> Iterator[tuple[Logged[Any], Act]]:
    """Yield the events that are acts, with the acts. What only follows from an act is none: the end after a leaving."""
    for event in events:
        if isinstance(event.body, REFEREE_EVENTS) and (kind := kind_of(event.body)) is not None:
            yield event, act_of(event, kind)


def kind_of(body: Any) -> ActKind | None:
    """Return which act an event tells; None if the event only follows from an act."""
    match body:
        case SeatLeft(kind=Leaving.TIMED_OUT):
            return None
        case SeatLeft():
            return ActKind.RESIGN if body.kind is Leaving.RESIGNED else ActKind.FORFEIT
        case SeatTakenOver():
            return None if body.bot else ActKind.REPLACE if body.new_token else ActKind.RECLAIM
        case GameEndedEarly():
            return {RulingKind.ADJUDICATED: ActKind.ADJUDICATE, RulingKind.VOID: ActKind.VOID}.get(body.kind)
    return KINDS[type(body)]


def act_of(event: Logged[Any], kind: ActKind) -> Act:
    """Return the act that an event tells."""
    body = event.body
    return Act(
        revision=event.revision,
        time=moment(event.at),
        kind=kind,
        seat=getattr(body, "seat", None),
        leaving=body.kind if kind is ActKind.FORFEIT else None,
        seconds=getattr(body, "seconds", None),
        ranks=getattr(body, "ranks", ()),
        by=getattr(body, "by", "") or None,
        reason=getattr(body, "reason", "") or None,
    )
