"""Sets the clocks, the moment and the next due moment of every change of a game, and enforces time-outs."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from service.app.acts import time_out
from service.app.head import Head, asked_seats, last_change, rules_of, waiting_for
from service.app.messages import Clock, SeatClock
from service.app.moments import timestamp
from service.app.moves import Change
from service.app.repository import GameRepository
from service.app.timekeeper import Timekeeper
from service.engine.kernel.refereed import RulingKind, TimeControl
from service.errors import Reason, RefusedError, contended
from service.referee import clock
from service.referee.clock import SECOND
from service.referee.leaving import ranks_at_the_end
from service.referee.state import Refereed, StoredRuling
from service.store.base import MOST_BEHIND, NEVER, Committed, Skewed

TRIES: Final = 20
"""Maximum number of attempts to commit, if other requests change the game at the same time."""
BOT_CHECK: Final = 2_000
"""Milliseconds after which the game is looked at again while a bot must act: its process may have ended."""
FAR_AWAY: Final = 60_000
"""A stored next time-out that is at most this many milliseconds away is exact; one further away may be too early."""
REMINDED: Final = 3_600_000
"""Milliseconds of time for a visit from which on reminders are sent."""


class Clocks:
    """The clocks of all games of this process."""

    def __init__(self, repository: GameRepository, timekeeper: Timekeeper) -> None:
        self.repository = repository
        self.timekeeper = timekeeper

    def stamp(self, head: Head) -> int:
        """Return the moment of a change: when its request came, but after the last change of the game.

        No two changes of a game have the same moment, so a record shows which actions were one change.
        """
        return max(self.timekeeper.received(), last_change(head) + 1 if head.referee else 0)

    def set(self, before: Head, change: Change, stamp: int, seat: int | None = None, cause: str = "") -> bool:
        """Set the clocks, the moment and the next due moment of a change to a game with a referee's part.

        `seat` acted, for the reason `cause`. Return False if all visits go on as before: then a client can draw the
        clocks from what it knows.
        """
        head = change.head
        change.stamp, change.cause = stamp, cause
        if seat is None or cause or change.back is not None or head.bots or head.over:
            set_clocks(before, change, stamp, self.timekeeper.outages_at(stamp), seat, cause)
        elif head.to_act != before.to_act:
            pass_turn(change, stamp, self.timekeeper.outages_at(stamp), seat)
        else:
            if change.earns or change.revealed:
                keep_turn(change, seat)
            return before.updated * 1000 < self.timekeeper.noticed  # an outage has moved the deadlines
        return True

    async def load_current(self, game: str) -> tuple[str, Head]:
        """Return the version and the head of a game in which no time-out is due: one that is due is enforced first."""
        for _ in range(TRIES):
            version, head, _ = await self.repository.load(game)
            if head.referee is None or head.referee.control is None:
                break
            _, late = await self.enforce_before(game, head)
            if not late:
                break
        return version, head

    async def enforce_before(self, game: str, head: Head) -> tuple[int, tuple[int, ...]]:
        """Enforce the first time-out that was due when the current request came, in a game that was just loaded.

        Return the moment of the change that the request makes, and the seats that ran out of time before it.
        """
        await self.timekeeper.ensure_fresh()  # a load may have waited for long
        stamp = self.stamp(head)
        late = self.overdue(head, stamp)
        if late:
            await self.enforce(game)
        return stamp, late

    async def check_skew(self, stamp: int) -> None:
        """Measure the store's time anew after a commit was refused for its stamp; refuse a request that is too old."""
        await self.timekeeper.measure_again()
        if stamp < self.timekeeper.now() - MOST_BEHIND:
            message = "the request waited too long for the store; try again with the same request id"
            raise RefusedError(Reason.STORE_UNAVAILABLE, message, retry_after=1)

    def overdue(self, head: Head, at: int) -> tuple[int, ...]:
        """Return the seats whose time-out is due first at a moment; () if none is due."""
        referee = head.referee
        if referee is None or referee.next_time_out is None or at < referee.next_time_out:
            return ()
        if referee.control is None or head.over or referee.paused is not None:
            return ()
        outages = self.timekeeper.outages_at(at)
        first = clock.overdue(referee.control, referee.clocks, at, outages)
        return () if first is None else clock.out_of_time_with(referee.control, referee.clocks, first, outages)

    async def enforce(self, game: str) -> None:
        """Look at a game that is due: enforce its time-outs, each once, and wake its bots.

        If the game has very many at once, the later ones are left to the next look: the game is still due.
        """
        stored: object = None
        for _ in range(TRIES):
            try:
                version, head, _ = await self.repository.load(game)
            except RefusedError as error:
                if error.reason is Reason.GAME_NOT_FOUND:
                    return
                raise
            if head.referee is None or not head.started:
                return
            await self.timekeeper.ensure_fresh()  # the load may have waited for long
            now = max(self.timekeeper.now(), last_change(head) + 1)
            state = self.repository.state(head)
            self.repository.wake_bots(game, head, waiting_for(head, state))
            late = self.overdue(head, now)
            if not late:
                await self._remind(game, version, head, now)
                return
            change = time_out(head, state, late, now)
            self.set(head, change, now, cause="clock")
            stored = await self.repository.commit(game, version, head, change)
            if isinstance(stored, Committed):
                self.repository.telemetry.timed_out(len(late))
                if not self.overdue(change.head, now):
                    return
            elif isinstance(stored, Skewed):
                await self.timekeeper.measure_again()
        if not isinstance(stored, Committed):
            raise contended("game")

    async def _remind(self, game: str, version: str, head: Head, now: int) -> None:
        """Send the reminders that are due, and set the next due moment of the game."""
        referee = head.referee
        if referee is None or referee.control is None:
            return
        coming = reminders_of(referee, now, self.timekeeper.outages_at(now))
        late = sorted({seat for _, seat in late_reminders(referee, referee, coming, now)})
        next_one = clock.next_deadline(referee.control, referee.clocks, self.timekeeper.outages_at(now))
        referee = replace(referee, reminders=coming, next_time_out=next_one)
        after = replace(head, referee=referee)
        notes = await self.repository.notes.reminders(game, head, late, now) if late else ()
        await self.repository.set_due(game, version, after, due_of(after, referee, now), notes)

    def present(self, head: Head, at: int | None = None) -> Clock | None:
        """Return the clocks of a game at a moment, or now if none is given; None if the game has no time control.

        Before the start all banks are full.
        """
        referee = head.referee
        if referee is None or referee.control is None:
            return None
        clocks = referee.clocks or clock.new_clocks(referee.control, len(head.claimed))
        return self.present_clocks(referee.control, clocks, referee.paused, self.timekeeper.now() if at is None else at)

    def server_time(self, head: Head) -> str | None:
        """Return the store's time, if the game has a time control."""
        return timestamp(self.timekeeper.now()) if head.referee and head.referee.control else None

    def present_clocks(
        self, control: TimeControl, clocks: Sequence[clock.SeatClock], paused: str | None, at: int
    ) -> Clock:
        """Return clocks as they are at a moment."""
        outages = self.timekeeper.outages_at(at)
        seats = []
        for seat, one in enumerate(clocks):
            if one.asked:
                bank, free, end = clock.reading(control, one, at, outages)
                deadline = None if end is None else timestamp(end)
                seats.append(SeatClock(seat, end is not None, bank / SECOND, free / SECOND, one.time_outs, deadline))
            else:
                seats.append(SeatClock(seat, False, one.bank / SECOND, 0.0, one.time_outs))
        return Clock(control, tuple(seats), timestamp(at), paused)


def keep_turn(change: Change, seat: int) -> None:
    """Set the clocks of an action of a player after which the game waits for the same seats: all visits go on."""
    referee = change.head.referee
    if referee is None or referee.control is None:
        return
    clocks = referee.clocks
    if change.earns and clocks[seat].earned is False:
        clocks = clock.with_earned(clocks, seat)
    if change.revealed:
        clocks = clock.without_ended(clocks)
    if clocks is not referee.clocks:
        change.head = replace(change.head, referee=replace(referee, clocks=clocks))


def pass_turn(change: Change, stamp: int, outages: clock.Outages, seat: int) -> None:
    """Set the clocks of an action of a player after which the game waits for other seats, at a table without bots."""
    head, referee = change.head, change.head.referee
    if referee is None or referee.control is None:
        return
    control, depth = referee.control, len(head.standing)
    clocks = clock.without_ended(referee.clocks) if change.revealed else referee.clocks
    earner = seat if change.earns else None
    clocks = clock.after_move(control, clocks, head.to_act, stamp, outages, earner, depth, seat)
    after = replace(referee, clocks=clocks)
    if not keeps_moments(referee, control, clocks, stamp):
        after = with_moments(referee, after, stamp, outages)
        change.due = due_of(head, after, stamp)
    change.head = replace(head, referee=after)


def keeps_moments(before: Refereed, control: TimeControl, clocks: clock.Clocks, stamp: int) -> bool:
    """Return whether the stored moment of the next time-out may stay when a turn was passed.

    It may if it is far away, and not too late for the visits that begin now; then it is replaced by a later change, or
    by whoever looks at the game at that moment. So most moves write no due moment. Long visits have reminders, whose
    moments are exact.
    """
    stored, extra = before.next_time_out, control.delay_seconds * SECOND + control.grace_ms
    if stored is None or stored <= stamp + FAR_AWAY or before.reminders:
        return False
    for one in clocks:
        if one.since == stamp:
            time = one.bank + extra
            if time < stored - stamp or time >= REMINDED:
                return False
    return True


def set_clocks(before: Head, change: Change, stamp: int, outages: clock.Outages, seat: int | None, cause: str) -> None:
    """Set the clocks and the next due moment of any change."""
    head, referee = change.head, change.head.referee
    if referee is None:
        return
    if head.over and referee.ruling is None:
        result = rules_of(head).rules.result(change.state)
        ranks = ranks_at_the_end(result, referee.left) if result else ()
        referee = replace(referee, ruling=StoredRuling(RulingKind.PLAYED_OUT, stamp, ranks))
    control, clocks, standing = referee.control, referee.clocks, head.standing
    if not before.started:  # the last claim has dealt: seats may have been claimed for bots
        referee = replace(referee, planned_bots=head.bots, start=0 if control is None else stamp)
        clocks = () if control is None else clock.new_clocks(control, len(head.claimed))
    if control is not None and cause and change.back is None:
        standing = ()  # a seat takes back only what it did itself
    if control is not None and referee.paused is None:
        asked, depth = () if head.over else asked_seats(head, head.to_act), len(standing)
        if change.back is not None and seat is not None:
            clocks = clock.after_undo(control, clocks, asked, stamp, outages, seat, depth)
        else:
            clocks = clock.without_ended(clocks) if change.revealed else clocks
            earner = seat if change.earns else None
            clocks = clock.after_move(control, clocks, asked, stamp, outages, earner, depth, seat)
    referee = with_moments(before.referee, replace(referee, clocks=clocks), stamp, outages)
    change.head = replace(head, referee=referee, standing=standing)
    change.due = due_of(head, referee, stamp)


def with_moments(before: Refereed | None, after: Refereed, stamp: int, outages: clock.Outages) -> Refereed:
    """Return the referee's part after a change, with the moments of the next time-out and of the coming reminders."""
    if after.control is None:
        return replace(after, next_time_out=None)
    reminders = reminders_of(after, stamp, outages)
    if before is not None and before.reminders:
        reminders = (*late_reminders(before, after, reminders, stamp), *reminders)
    return replace(after, reminders=reminders, next_time_out=clock.next_deadline(after.control, after.clocks, outages))


def due_of(head: Head, referee: Refereed, now: int) -> int:
    """Return when somebody must look at a game again: at a time-out or a reminder, or soon if a bot must act."""
    if head.over or referee.paused is not None:
        return NEVER
    moments = [referee.reminders[0][0]] if referee.reminders else []
    if referee.next_time_out is not None:
        moments.append(referee.next_time_out)
    if head.bots and any(head.bots[seat] for seat in head.to_act):
        moments.append(now + BOT_CHECK)
    return min(moments) if moments else NEVER


def reminders_of(referee: Refereed, now: int, outages: clock.Outages) -> tuple[tuple[int, int], ...]:
    """Return moment and seat of the coming reminders for long visits: at half and at nine tenths of their time."""
    control = referee.control
    if control is None:
        return ()
    reminders = []
    for seat, one in enumerate(referee.clocks):
        time_of_visit = one.bank + control.delay_seconds * SECOND
        if one.since is not None and time_of_visit >= REMINDED:
            for part in (time_of_visit // 2, time_of_visit * 9 // 10):
                reminders.append((clock.moment_after(one.since, part - one.used, outages), seat))
    return tuple(sorted((at, seat) for at, seat in reminders if at > now)) if reminders else ()


def late_reminders(
    before: Refereed, after: Refereed, coming: Sequence[tuple[int, int]], now: int
) -> tuple[tuple[int, int], ...]:
    """Return the reminders `before` a change that are due and were not sent, for visits that go on `after` it.

    What is due follows from `coming`: an outage that was noticed meanwhile, or an arbiter, may have moved a reminder.
    """
    if not before.reminders:
        return ()
    late = []
    for seat, (old, new) in enumerate(zip(before.clocks, after.clocks, strict=False)):
        if old.since is not None and old.since == new.since:
            own = [reminder for reminder in before.reminders if reminder[1] == seat]
            passed = len(own) - sum(one == seat for _, one in coming)
            late += [(min(at, now), seat) for at, _ in own[: max(0, passed)]]
    return tuple(sorted(late))
