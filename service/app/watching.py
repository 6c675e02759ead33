"""Streams of a game: hello, missed events, live events, heartbeats, and a goodbye with a cursor."""

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Any, Final

from service.app.clocks import Clocks
from service.app.feed import Feed, ShuttingDownError, SlowReaderError
from service.app.head import HEADS, GameStarted, Head, Log, SeatClaimed, SeatTakenOver, waiting_for
from service.app.identity import Identity, TokenRevokedError, check_generation, viewer_after, viewer_of
from service.app.lobby import with_claim
from service.app.log_reader import EventsLostError, GameExpiredError
from service.app.looks import Looks
from service.app.messages import Clock, Goodbye, Heartbeat, Hello, SharedMessage, Turn, WatchGameRequest, WatchMessage
from service.app.presentation import present_events
from service.app.repository import GameRepository
from service.engine.kernel.event import Viewer
from service.errors import Reason, RefusedError
from service.logs import LOG
from service.referee.clock import new_clocks
from service.store.base import DamagedError, StoreUnavailableError

GOODBYE_REASONS: Final[dict[type[Exception], str]] = {
    SlowReaderError: "slow_reader",
    GameExpiredError: "game_expired",
    ShuttingDownError: "shutting_down",
    StoreUnavailableError: "store_unavailable",
    EventsLostError: "events_lost",
    DamagedError: "game_unreadable",
    TokenRevokedError: "token_revoked",
}

EARLY: Final = 0.001
"""Seconds by which a timer of the event loop may fire early."""

Check = Callable[[], Awaitable[None]]
"""Raises an error if the caller may no longer watch."""


class Pulse:
    """The two timers of one stream: for the next heartbeat, and for the next check of its caller."""

    def __init__(self, interval: float, check: Check) -> None:
        self._interval = interval
        self._check = check
        self._heard = self._checked = monotonic()

    def heard(self) -> None:
        """Restart the timer of the heartbeat."""
        self._heard = monotonic()

    def is_silent(self) -> bool:
        """Return whether a heartbeat is due."""
        return monotonic() + EARLY >= self._heard + self._interval

    def timeout(self) -> float:
        """Return the seconds until the next timer fires."""
        return max(0.0, min(self._heard, self._checked) + self._interval - monotonic())

    async def check_if_due(self) -> None:
        """Check the caller once in an interval. If the store does not answer, the stream continues."""
        if monotonic() + EARLY >= self._checked + self._interval:
            with suppress(StoreUnavailableError):
                await self._check()
            self._checked = monotonic()


class CommitMessages:
    """Cache of the messages of one commit, for each viewer and language, and whether it is newer than the stream."""

    def __init__(self, log: Log[Any]) -> None:
        self.log = log
        self.turn: SharedMessage = Turn(log.revision, log.to_act)
        self.of: dict[tuple[Viewer, str, bool], tuple[SharedMessage, ...]] = {}


class Watching:
    """Handler of streams."""

    def __init__(self, repository: GameRepository, feed: Feed, clocks: Clocks, looks: Looks) -> None:
        self.repository = repository
        self.clocks = clocks
        self.looks = looks
        self.feed = feed
        self._latest: CommitMessages | None = None

    async def watch_game(
        self, identity: Identity, request: WatchGameRequest, check: Check
    ) -> AsyncGenerator[WatchMessage, None]:
        """Yield every event after a sequence number in order, and after each commit whose turn it is.

        `check` is called once in every heartbeat interval, also while events keep coming.
        """
        language = request.language
        _, head, _ = await self.repository.load(request.game)
        viewer = viewer_of(identity, request.game, head, request.seat)
        await self.looks.note(identity, request.game, head, viewer)
        self._check_cursor(head, request.after_seq)
        cursor, known = request.after_seq, head.seq
        turn = Turn(head.revision, self._to_act(head)) if cursor == head.seq else None
        self._wake_bots(request.game, head)
        async with self.feed.watch(request.game, head.ruleset, head.seq) as watcher:
            backlog = self.feed.backlog(request.game, head.ruleset, cursor, watcher.start)
            first = await anext(backlog, None)  # refuse the request now if the log cannot be read from the cursor on
            interval = self.repository.config.heartbeat
            yield Hello(head.revision, max(head.seq, watcher.start), ceil(interval * 1000))
            outages = self.clocks.timekeeper.outages
            clock = self.clocks.present(head)
            if clock is not None:
                yield clock
            if turn is not None:
                yield turn
            pulse = Pulse(interval, check)
            try:
                async for log in _chained(first, backlog):
                    await pulse.check_if_due()
                    if log.seq > known:
                        viewer = viewer_after(identity, viewer, log)
                        await self._note_deal(identity, request.game, head, viewer, log)
                    head = _with_claims(head, log)
                    for message in self._messages(head, log, cursor, viewer, language):
                        yield message
                    cursor = log.seq
                while True:
                    live = await watcher.next(pulse.timeout())
                    await pulse.check_if_due()
                    if live is None:
                        if pulse.is_silent():
                            server_time = self.clocks.server_time(head)
                            current = await self._current(identity, request.game)
                            yield Heartbeat(cursor if current is None else current.seq, server_time)
                            if current is not None and outages is not self.clocks.timekeeper.outages:
                                # An outage has moved the deadlines, without a commit.
                                outages = self.clocks.timekeeper.outages
                                clock = self.clocks.present(current) if current.seq == cursor else None
                                if clock is not None:
                                    yield clock
                            pulse.heard()
                        continue
                    pulse.heard()
                    if live.seq > known:
                        viewer = viewer_after(identity, viewer, live)
                        await self._note_deal(identity, request.game, head, viewer, live)
                    head = _with_claims(head, live)
                    for message in self._messages(head, live, cursor, viewer, language):
                        yield message
                    cursor = max(cursor, live.seq)
            except tuple(GOODBYE_REASONS) as why:
                if isinstance(why, DamagedError):
                    LOG.warning("the stream of game %s ends: %s is damaged", request.game, why)
                yield Goodbye(GOODBYE_REASONS[type(why)], 0 if isinstance(why, EventsLostError) else cursor)

    async def _note_deal(self, identity: Identity, game: str, head: Head, viewer: Viewer, log: Log[Any]) -> None:
        """Note the look of a stream that was opened before the deal: there was nothing to see then."""
        if identity.owner is None or not any(isinstance(event.body, GameStarted) for event in log.events):
            return
        try:
            await self.looks.note(identity, game, head, viewer)
        except RefusedError as error:
            raise StoreUnavailableError(error.message) from None

    def _to_act(self, head: Head) -> tuple[int, ...]:
        return waiting_for(head, self.repository.state(head)) if head.started else ()

    def _messages(
        self, head: Head, log: Log[Any], cursor: int, viewer: Viewer, language: str
    ) -> tuple[SharedMessage, ...]:
        """Return the messages of a commit after a cursor. Watchers with the same viewer and language share them."""
        if log.seq <= cursor:
            return ()
        if self._latest is None or self._latest.log is not log:
            self._latest = CommitMessages(log)
        live = log.seq > head.seq
        messages = self._latest.of.get((viewer, language, live))
        if messages is None:
            events = present_events(head, log.events, viewer, language)
            clock = self._clock(head, log) if live else ()
            messages = self._latest.of[viewer, language, live] = (*events, *clock, self._latest.turn)
        return messages[max(0, cursor + 1 - log.events[0].seq) :]

    def _clock(self, head: Head, log: Log[Any]) -> tuple[Clock, ...]:
        """Return the clocks after a commit, if the game has a time control. Before the start all banks are full."""
        control = head.referee.control if head.referee else None
        if control is None:
            return ()
        clocks = log.clocks or new_clocks(control, len(head.claimed))
        return (self.clocks.present_clocks(control, clocks, log.paused, self.clocks.timekeeper.now()),)

    def _check_cursor(self, head: Head, after: int) -> None:
        most = self.repository.config.limits.replay_events
        if not 0 <= after <= head.seq or head.seq - after > most:
            raise RefusedError(
                Reason.RESUME_TOO_OLD,
                f"the stream cannot resume from event {after}: the game has {head.seq} events, and at most {most} are "
                "sent again; get the game, then watch from its headSeq",
                revision=head.revision,
            )

    async def _current(self, identity: Identity, game: str) -> Head | None:
        """Return the head of a game, or None while the store does not answer.

        Raise TokenRevokedError if the caller's token was replaced.
        """
        try:
            loaded = await self.repository.store.load(game)
        except StoreUnavailableError:
            return None
        if loaded is None:
            raise GameExpiredError
        head = HEADS.read(loaded.head, game)
        try:
            check_generation(identity, head)
        except RefusedError:
            raise TokenRevokedError from None
        self.feed.look_again(game, head.seq)
        self._wake_bots(game, head)
        return head

    def _wake_bots(self, game: str, head: Head) -> None:
        if head.bots:
            self.repository.wake_bots(game, head, self._to_act(head))


def _with_claims(head: Head, log: Log[Any]) -> Head:
    """Return a head with the names of the players who took their seats in a commit."""
    for event in log.events:
        if isinstance(event.body, SeatClaimed):
            head = with_claim(head, event.body)
        elif isinstance(event.body, SeatTakenOver) and event.body.new_token:
            head = with_claim(head, SeatClaimed(event.body.seat, event.body.name))
    return head


async def _chained(first: Log[Any] | None, rest: AsyncIterator[Log[Any]]) -> AsyncIterator[Log[Any]]:
    if first is not None:
        yield first
    async for log in rest:
        yield log
