"""Sets the clocks, the moment and the next due moment of every change of a game, and enforces time-outs."""

from collections.abc import Sequence
from time import time
from typing import Final

from msgspec.structs import replace

from service.app.acts import time_out
from service.app.head import Head, asked_seats, rules_of, waiting_for
from service.app.messages import Clock, SeatClock
from service.app.moments import timestamp
from service.app.moves import Change
from service.app.repository import GameRepository
from service.app.timekeeper import Timekeeper
from service.engine.kernel.refereed import RulingKind, TimeControl
from service.errors import Reason, RefusedError, contended
from service.referee import clock
from service.referee.leaving import ranks_at_the_end
from service.referee.state import Refereed, StoredRuling
from service.store.base import MOST_BEHIND, NEVER, Committed, Skewed

TRIES: Final = 20
"""Maximum number of attempts to commit, if other requests change the game at the same time."""
BOT_CHECK: Final = 2_000
"""Milliseconds after which the game is looked at again while a bot must act: its process may have ended."""
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
        return max(self.timekeeper.received(), head.referee.stamp + 1 if head.referee else 0)

    def set(self, before: Head, change: Change, stamp: int, seat: int | None = None, cause: str = "") -> Change:
        """Set clocks, moments and the next due moment of a change. `seat` acted, for the reason `cause`.

        Does nothing to a game without a referee's part. A claim does not concern the table: it only gets its moment.
        """
        referee = change.head.referee
        if referee is None:
            return change
        if change.state is None:
            change.events = tuple([replace(event, at=stamp) for event in change.events])
            change.stamp, change.head = stamp, replace(change.head, referee=replace(referee, stamp=stamp))
            return change
        set_clocks(before, change, stamp, self.timekeeper.outages_at(stamp), seat, cause)
        return change

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
            now = max(self.timekeeper.now(), head.referee.stamp + 1)
            state = self.repository.state(head)
            self.repository.wake_bots(game, head, waiting_for(head, state))
            late = self.overdue(head, now)
            if not late:
                await self._remind(game, version, head, now)
                return
            change = self.set(head, time_out(head, state, late, now, time()), now, cause="clock")
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
        if referee is None:
            return
        coming = reminders_of(referee, now, self.timekeeper.outages_at(now))
        late = sorted({seat for _, seat in late_reminders(referee, referee, coming, now)})
        next_one = next_time_out(referee, self.timekeeper.outages_at(now))
        after = replace(head, referee=replace(referee, reminders=coming, next_time_out=next_one))
        notes = await self.repository.notes.reminders(game, head, late, now) if late else ()
        await self.repository.set_due(game, version, after, due_of(after, now), notes)

    def present(self, head: Head) -> Clock | None:
        """Return the clocks of a game now; None if it has no time control. Before the start all banks are full."""
        referee = head.referee
        if referee is None or referee.control is None:
            return None
        clocks = referee.clocks or clock.new_clocks(referee.control, len(head.claimed))
        return self.present_clocks(referee.control, clocks, referee.paused)

    def server_time(self, head: Head) -> str | None:
        """Return the store's time, if the game has a time control."""
        return timestamp(self.timekeeper.now()) if head.referee and head.referee.control else None

    def present_clocks(self, control: TimeControl, clocks: Sequence[clock.SeatClock], paused: str | None) -> Clock:
        """Return clocks as they are now."""
        now = self.timekeeper.now()
        outages = self.timekeeper.outages_at(now)
        seats = [present_seat(seat, control, one, now, outages) for seat, one in enumerate(clocks)]
        return Clock(control, tuple(seats), timestamp(now), paused)


def present_seat(seat: int, control: TimeControl, one: clock.SeatClock, now: int, outages: clock.Outages) -> SeatClock:
    """Return the clock of a seat as it is at a moment."""
    if not one.asked:
        return SeatClock(seat, False, one.bank / clock.SECOND, 0.0, one.time_outs)
    bank, free = clock.time_left(control, one, now, outages)
    end = clock.deadline(control, one, outages)
    deadline = None if end is None else timestamp(end)
    return SeatClock(seat, end is not None, bank / clock.SECOND, free / clock.SECOND, one.time_outs, deadline)


def set_clocks(before: Head, change: Change, stamp: int, outages: clock.Outages, seat: int | None, cause: str) -> None:
    """Set clocks, moments and the next due moment of a change to a game with a referee's part."""
    head = change.head
    referee = head.referee
    if referee is None:
        return
    if head.over and referee.ruling is None:
        result = rules_of(head).rules.result(change.state)
        ranks = ranks_at_the_end(result, referee.left) if result else ()
        referee = replace(referee, ruling=StoredRuling(RulingKind.PLAYED_OUT, stamp, ranks))
    if not before.started:  # the last claim has dealt: seats may have been claimed for bots
        referee = replace(referee, planned_bots=head.bots)
    clocks, control = referee.clocks, referee.control
    to_act = () if referee.ruling is not None else head.to_act
    standing = head.standing
    if control is not None and cause and change.back is None:
        standing = ()  # a seat takes back only what it did itself
    if control is not None and referee.paused is None:
        if not before.started:
            clocks = clock.new_clocks(control, len(head.claimed))
            referee = replace(referee, start=stamp)
        asked = () if head.over else asked_seats(head, to_act)
        if change.back is not None and seat is not None:
            clocks = clock.after_undo(control, clocks, asked, stamp, outages, seat, len(standing))
        else:
            if before.standing[:1] != standing[:1]:  # something was revealed, also if more actions followed
                clocks = clock.without_ended(clocks)
            earner = seat if change.earns else None
            clocks = clock.after_move(control, clocks, asked, stamp, outages, earner, len(standing), seat)
    change.events = tuple([replace(event, at=stamp) for event in change.events])
    change.stamp, change.cause = stamp, cause
    referee = replace(referee, clocks=clocks, stamp=stamp)
    change.head = replace(head, referee=referee, to_act=to_act, standing=standing)
    if head.bots or before.bots or before.referee is None or not clock.run_on(before.referee.clocks, clocks):
        set_moments(before.referee, change, referee, stamp, outages)


def set_moments(before: Refereed | None, change: Change, referee: Refereed, stamp: int, outages: clock.Outages) -> None:
    """Set when the next time-out and reminders of a game are due after a change, and when it must be looked at."""
    reminders = reminders_of(referee, stamp, outages)
    if before is not None:
        reminders = (*late_reminders(before, referee, reminders, stamp), *reminders)
    after = replace(referee, reminders=reminders, next_time_out=next_time_out(referee, outages))
    change.head = replace(change.head, referee=after)
    change.due = due_of(change.head, stamp)


def next_time_out(referee: Refereed, outages: clock.Outages) -> int | None:
    """Return the moment of the next time-out if nothing happens; None if no clock runs."""
    return None if referee.control is None else clock.next_deadline(referee.control, referee.clocks, outages)


def due_of(head: Head, now: int) -> int:
    """Return when somebody must look at a game again: at a time-out or a reminder, or soon if a bot must act."""
    referee = head.referee
    if referee is None or head.over or referee.paused is not None or not head.started:
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
        time_of_visit = one.bank + control.delay_seconds * clock.SECOND
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
