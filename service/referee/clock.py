"""The clocks of a game: one formula for all time controls.

A visit of a seat begins when the game starts to wait for the seat, and ends when the game no longer waits for it. What
is left of its bank is `bank - max(0, elapsed - delay)`, where `elapsed` is the time of the visit without pauses and
outages. All moments and durations are whole milliseconds of the store's time.
"""

from bisect import bisect_right
from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from service.engine.kernel.action import Action, Window
from service.engine.kernel.refereed import TimeControl, TimeOutAction

SECOND: Final = 1_000
DEFAULT_STEPS: Final = (TimeOutAction.DEFAULT_MOVE, TimeOutAction.DEFAULT_MOVE, TimeOutAction.FORFEIT)
"""What the time-outs of a seat do, if the time control does not say it."""

MOST_DEFAULT_MOVES: Final = 50
"""Maximum number of default actions that one time-out plays."""

Outages = Sequence[tuple[int, int]]
"""Times that are not charged, from a moment up to before another, in the order of their ends. They may overlap."""
NoticedOutages = Sequence[tuple[int, int, int]]
"""Outages with the moment at which each was noticed: start, end and noticed, in the order of their ends."""
_END: Final = itemgetter(1)
_EARNING: Final = (Window.TURN, Window.SIMULTANEOUS)


class EndedVisit(Struct, frozen=True, array_like=True):
    """A visit that has ended, and that an undo may continue."""

    used: int
    """The elapsed time of the visit."""
    charged: int
    """What the visit took from the bank."""
    credited: int
    """What the bank got when the visit ended."""
    earned: bool | None
    depth: int
    """The number of actions that could be taken back when the visit had ended. An undo to fewer undoes its end."""


class SeatClock(Struct, frozen=True, array_like=True, gc=False):
    """The clock of one seat."""

    bank: int
    """What was left when the current visit began; between visits what is left now."""
    asked: bool = False
    """Whether the seat has a visit now: the game waits for it, and no bot plays it."""
    since: int | None = None
    """The moment from which the visit is counted; None between visits, and while the game is paused."""
    used: int = 0
    """The elapsed time of the visit before `since`."""
    earned: bool | None = False
    """Whether the seat took an action in this visit that earns the increment; None if the visit earns none."""
    time_outs: int = 0
    ended: tuple[EndedVisit, ...] = ()
    """The visits whose ends can still be undone, oldest first."""


Clocks = tuple[SeatClock, ...]
"""The clocks of all seats."""


def new_clocks(control: TimeControl, seats: int) -> Clocks:
    """Return the clocks at the beginning of a game."""
    return (SeatClock(control.bank_seconds * SECOND),) * seats


def time_out_action(control: TimeControl, time_outs: int) -> TimeOutAction:
    """Return what the time-out of a seat does that has already run out of time `time_outs` times."""
    steps = control.on_time_out or DEFAULT_STEPS
    return steps[min(time_outs, len(steps) - 1)]


def earns_increment(action: Action) -> bool:
    """Return whether an action earns the increment: one of the seat's turn, but no confirmation or reaction."""
    return action.window in _EARNING and not action.kind.startswith("ready")


def known_at(outages: NoticedOutages, at: int) -> Outages:
    """Return the outages that were known at a moment. Others do not count for what was done at that moment.

    An outage begins with the last pulse before it, but the server may have worked for a little longer.
    """
    return tuple((start, end) for start, end, noticed in outages if noticed <= at)


def charged_time(start: int, end: int, outages: Outages) -> int:
    """Return the time from one moment to another without the outages."""
    if not outages or outages[-1][1] <= start:
        return end - start if end > start else 0
    total, counted = max(0, end - start), start
    for outage_start, outage_end in _ended_after(start, outages):
        free = min(outage_end, end) - max(outage_start, counted)
        if free > 0:
            total -= free
            counted = outage_end
    return total


def _ended_after(start: int, outages: Outages) -> Outages:
    """Return the outages that ended after a moment, in the order of their starts."""
    return sorted(outages[bisect_right(outages, start, key=_END) :])


def elapsed(clock: SeatClock, now: int, outages: Outages) -> int:
    """Return the time of the current visit up to now."""
    return clock.used + (0 if clock.since is None else charged_time(clock.since, now, outages))


def charge(control: TimeControl, used: int) -> int:
    """Return what a visit of some elapsed time takes from the bank."""
    return max(0, used - control.delay_seconds * SECOND)


def reading(control: TimeControl, clock: SeatClock, now: int, outages: Outages) -> tuple[int, int, int | None]:
    """Return what is left now of the bank, and of the delay of the current visit, and the deadline; see `deadline`."""
    bank, since = clock.bank, clock.since
    if not clock.asked:
        return bank, 0, None
    end, left = None, bank + control.delay_seconds * SECOND - clock.used
    if since is not None:
        if not outages or outages[-1][1] <= since:
            end = since + left
            left -= now - since
        else:
            end = deadline(control, clock, outages)
            left -= charged_time(since, now, outages)
    if left >= bank:
        return bank, left - bank, end
    return left if left > 0 else 0, 0, end


def deadline(control: TimeControl, clock: SeatClock, outages: Outages, grace: int = 0) -> int | None:
    """Return the moment at which the time of the current visit runs out; None if the clock does not run."""
    if clock.since is None:
        return None
    left = max(0, clock.bank + control.delay_seconds * SECOND - clock.used) + grace
    return moment_after(clock.since, left, outages) if outages else clock.since + left


def enforced_at(control: TimeControl, clock: SeatClock, outages: Outages) -> int | None:
    """Return the moment from which on the visit is timed out: the grace after the deadline, not counting outages."""
    return deadline(control, clock, outages, control.grace_ms)


def moment_after(start: int, time: int, outages: Outages) -> int:
    """Return the moment at which some time has passed since another moment, without the outages."""
    if not outages or outages[-1][1] <= start:
        return start + time
    end, counted = start + time, start
    for outage_start, outage_end in _ended_after(start, outages):
        if outage_start < end and outage_end > counted:
            end += outage_end - max(outage_start, counted)
            counted = outage_end
    return end


def overdue(control: TimeControl, clocks: Clocks, now: int, outages: Outages) -> int | None:
    """Return the seat whose deadline and grace have passed, the earliest first; None if there is none."""
    late = [
        (end, seat)
        for seat, clock in enumerate(clocks)
        if clock.since is not None and (end := enforced_at(control, clock, outages)) is not None and end <= now
    ]
    return min(late)[1] if late else None


def out_of_time_with(control: TimeControl, clocks: Clocks, seat: int, outages: Outages) -> tuple[int, ...]:
    """Return the seats whose time-outs are one change with that of a seat that has run out of time.

    If a time-out takes seats out of the game or ends it, these are all that run out of time at the same moment: else
    the numbers of the seats would decide who wins.
    """
    action = time_out_action(control, clocks[seat].time_outs)
    if action not in (TimeOutAction.FORFEIT, TimeOutAction.END_GAME):
        return (seat,)
    moment = enforced_at(control, clocks[seat], outages)
    return tuple(
        one
        for one, clock in enumerate(clocks)
        if enforced_at(control, clock, outages) == moment and time_out_action(control, clock.time_outs) is action
    )


def next_deadline(control: TimeControl, clocks: Clocks, outages: Outages) -> int | None:
    """Return the moment of the next time-out if nothing happens: the deadline and the grace."""
    first = None
    for clock in clocks:
        end = deadline(control, clock, outages, control.grace_ms)
        if end is not None and (first is None or end < first):
            first = end
    return first


def begin(clock: SeatClock, now: int, by_itself: bool = False) -> SeatClock:
    """Begin a visit. One that the seat began itself earns no increment, else coming and going would earn time."""
    return SeatClock(clock.bank, True, now, 0, None if by_itself else False, clock.time_outs, clock.ended)


def end(control: TimeControl, clock: SeatClock, now: int, outages: Outages, depth: int) -> SeatClock:
    """End a visit: charge it, and credit the increment if it was earned. At depth 0 the end cannot be undone."""
    used = elapsed(clock, now, outages)
    charged = max(0, min(clock.bank, used - control.delay_seconds * SECOND))
    bank = clock.bank - charged
    credited = control.increment_seconds * SECOND if clock.earned else 0
    if control.most_seconds:
        credited = max(0, min(credited, control.most_seconds * SECOND - bank))
    ended = (*clock.ended, EndedVisit(used, charged, credited, clock.earned, depth)) if depth else ()
    return SeatClock(bank + credited, False, None, 0, False, clock.time_outs, ended)


def cancel(clock: SeatClock, charged: int) -> SeatClock:
    """End a visit whose beginning was taken back."""
    bank = max(0, clock.bank - charged)
    return replace(clock, bank=bank, asked=False, since=None, used=0, earned=False)


def after_move(
    control: TimeControl,
    clocks: Clocks,
    asked: Sequence[int],
    now: int,
    outages: Outages,
    earner: int | None = None,
    depth: int = 0,
    actor: int | None = None,
) -> Clocks:
    """Return the clocks after a commit that was no undo.

    `asked`: the seats that the game waits for now and that no bot plays; `earner`: the seat that took an action which
    earns the increment; `depth`: the number of actions that can be taken back now; `actor`: the seat that acted.
    """
    after = []
    for seat, before in enumerate(clocks):
        clock = before
        if clock.ended and not depth:
            clock = replace(clock, ended=())
        if seat == earner and clock.asked and clock.earned is False:
            clock = replace(clock, earned=True)
        if clock.asked is not (seat in asked):
            clock = end(control, clock, now, outages, depth) if clock.asked else begin(clock, now, seat == actor)
        after.append(clock)
    return tuple(after)


def with_earned(clocks: Clocks, seat: int) -> Clocks:
    """Return the clocks when a seat took an action that earns the increment; the same ones if nothing changes."""
    clock = clocks[seat]
    if clock.earned is not False or not clock.asked:
        return clocks
    after = list(clocks)
    after[seat] = replace(clock, earned=True)
    return tuple(after)


def without_ended(clocks: Clocks) -> Clocks:
    """Return the clocks when nothing can be undone any more that was done so far; the same ones if nothing changes."""
    for clock in clocks:
        if clock.ended:
            return tuple(replace(clock, ended=()) for clock in clocks)
    return clocks


def after_undo(
    control: TimeControl,
    clocks: Clocks,
    asked: Sequence[int],
    now: int,
    outages: Outages,
    undoer: int,
    depth: int,
) -> Clocks:
    """Return the clocks after a seat took back actions. No time and no increment is won by that.

    The visit that ran at the restored moment goes on, and its increment is taken back. What the undoing seat used since
    then is charged; other seats are not charged for visits that the undo ends. `depth`: the number of actions that can
    still be taken back.
    """

    def moved(seat: int, clock: SeatClock) -> SeatClock:
        used = elapsed(clock, now, outages) if clock.asked and seat == undoer else 0
        if any(visit.depth > depth for visit in clock.ended):
            return _continued(control, clock, seat in asked, now, used, seat == undoer, depth)
        if clock.asked and seat in asked:
            return replace(clock, earned=False) if seat == undoer and clock.earned else clock
        if clock.asked:
            return cancel(clock, charge(control, used))
        return begin(clock, now) if seat in asked else clock

    return tuple(moved(seat, clock) for seat, clock in enumerate(clocks))


def _continued(
    control: TimeControl, clock: SeatClock, is_asked: bool, now: int, used: int, is_own: bool, depth: int
) -> SeatClock:
    """Return the clock of a seat for which an undo undoes the ends of visits; `used`: the time of its current visit."""
    undone = [visit for visit in clock.ended if visit.depth > depth]
    first, *later = undone
    kept = clock.ended[: -len(undone)]
    bank = max(0, clock.bank - sum(visit.credited for visit in undone))
    if is_asked or not is_own:
        bank += sum(visit.charged for visit in undone)
    if not is_asked:
        return cancel(replace(clock, bank=bank, ended=kept), charge(control, used))
    since_then = sum(visit.used for visit in later) + used
    return replace(
        clock,
        bank=bank,
        asked=True,
        since=now,
        used=first.used + (since_then if is_own else 0),
        earned=first.earned and not is_own,
        ended=kept,
    )


def after_time_out(control: TimeControl, clocks: Clocks, seat: int) -> Clocks:
    """Return the clocks when a seat has run out of time: its visit is over, and its bank is the revival."""
    timed_out = replace(
        clocks[seat],
        bank=control.revival_seconds * SECOND,
        asked=False,
        since=None,
        used=0,
        earned=False,
        time_outs=clocks[seat].time_outs + 1,
        ended=(),
    )
    return (*clocks[:seat], timed_out, *clocks[seat + 1 :])


def after_added_time(
    control: TimeControl, clocks: Clocks, seat: int, amount: int, now: int, outages: Outages
) -> Clocks:
    """Return the clocks when an arbiter has added time to a bank, or taken time away; a bank does not fall below 0."""
    clock = clocks[seat]
    left = clock.bank - charge(control, elapsed(clock, now, outages)) if clock.asked else clock.bank
    changed = replace(clock, bank=clock.bank + max(amount, -max(0, left)))
    return (*clocks[:seat], changed, *clocks[seat + 1 :])


def paused(clocks: Clocks, now: int, outages: Outages) -> Clocks:
    """Return the clocks of a game that is paused now."""
    return tuple(
        clock if clock.since is None else replace(clock, used=elapsed(clock, now, outages), since=None)
        for clock in clocks
    )


def resumed(clocks: Clocks, now: int) -> Clocks:
    """Return the clocks of a game that goes on now."""
    return tuple(replace(clock, since=now) if clock.asked else clock for clock in clocks)
