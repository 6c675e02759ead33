"""The store's time in this process, and the outages: times in which players could not act."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from time import monotonic
from typing import Final

from service.referee.clock import NoticedOutages, Outages, known_at
from service.store.base import KEEP_OUTAGES, GameStore, Pulse, StoreUnavailableError

PULSE_EVERY: Final = 0.5
"""Seconds between two pulses of a process."""
MEASURED: Final = 8
"""Number of the last pulses from which the offset to the store's time is taken: that with the shortest round trip."""
KEPT: Final = KEEP_OUTAGES
"""Milliseconds for which a process knows outages, the same as in the store; no visit is longer."""

RECEIVED: Final[ContextVar[float]] = ContextVar("received")
"""When the current request was read completely, in seconds of the monotonic clock."""


class Timekeeper:
    """Converts moments of this process to the store's time, and knows all outages.

    Every pulse tells the store that a process works. If no process did so for `outage_after` seconds, the store notes
    an outage, which lasts until `reconnect` seconds after the next pulse.
    """

    def __init__(
        self,
        store: GameStore,
        outage_after: float,
        reconnect: float,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._store = store
        self._outage_after = outage_after
        self._reconnect = reconnect
        self._clock = clock
        self._measured: deque[tuple[float, float]] = deque(maxlen=MEASURED)
        """Round trip in seconds, and offset of the store's time in milliseconds, of the last pulses."""
        self._offset = 0.0
        self._stale_at = float("-inf")
        """The moment of the monotonic clock after which the last pulse is too old."""
        self._task: asyncio.Task[None] | None = None
        self.outages: tuple[tuple[int, int, int], ...] = ()
        """The start, the end and the moment of notice of all known outages, in the order of their ends."""
        self._uncharged: Outages = ()
        """The start and the end of all known outages."""
        self.noticed = 0
        """The moment at which the newest outage was noticed."""

    async def open(self) -> None:
        """Send the first pulse, and go on in the background."""
        await self.pulse()
        self._task = asyncio.get_running_loop().create_task(self._go_on())

    async def close(self) -> None:
        """Stop the pulses."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def now(self) -> int:
        """Return the store's time in milliseconds."""
        moment = round(self._clock() * 1000 + self._offset)
        return moment if moment >= self.noticed else self._after_notice(moment)

    def moment(self, seconds: float) -> int:
        """Return the store's time at a moment of the monotonic clock of this process."""
        return round(seconds * 1000 + self._offset)

    def received(self) -> int:
        """Return when the current request was read completely; now, if there is none."""
        moment = round(RECEIVED.get(self._clock()) * 1000 + self._offset)
        return moment if moment >= self.noticed else self._after_notice(moment)

    def in_time(self, last: float, due: int | None) -> int | None:
        """Return the moment of the change that the current request makes: when the request was read completely.

        It is later than `last`, the time of the game's last change in seconds. None if it is not before `due`, when a
        time-out may be due, or if an outage may have been missed.
        """
        now = self._clock()
        moment = round(RECEIVED.get(now) * 1000 + self._offset)
        if moment < self.noticed:
            moment = self._after_notice(moment)
        if moment / 1000 <= last:
            moment = round(last * 1000) + 1
        return None if now > self._stale_at or (due is not None and moment >= due) else moment

    def outages_at(self, at: int) -> Outages:
        """Return the outages that count for a change at a moment: those that were noticed before it."""
        return self._uncharged if at >= self.noticed else known_at(self.outages, at)

    def _after_notice(self, moment: int) -> int:
        """Return a moment before the notice of the newest outage, or that of the notice if it was in the outage.

        A request that came during an outage is dealt with after it. It counts from the notice on, so that the outage is
        not charged.
        """
        return self.noticed if self.outages[-1][0] <= moment else moment

    async def ensure_fresh(self) -> None:
        """Send a pulse if the last one is so old that an outage may have been missed. Call it before clocks count."""
        if self._clock() > self._stale_at:
            await self.pulse()

    async def measure_again(self) -> None:
        """Forget the measured offset, because the store's time has changed, and measure it anew."""
        self._measured.clear()
        await self.pulse()

    async def pulse(self) -> None:
        """Send a pulse: measure the store's time, and get the outages."""
        sent = self._clock()
        known = self.outages[-1][1] if self.outages else self.moment(sent) - KEPT
        pulse = await self._pulse(known)
        got = self._clock()
        self._measured.append((got - sent, pulse.now - (sent + got) / 2 * 1000))
        self._offset = min(self._measured)[1]
        self._stale_at = sent + self._outage_after
        new = tuple((outage.start, outage.end, outage.noticed) for outage in pulse.outages)
        if new:
            kept = (outage for outage in self.outages if pulse.now - KEPT < outage[1] < new[0][1])
            self.outages = (*kept, *new)
            self._uncharged = tuple((start, end) for start, end, _ in self.outages)
            self.noticed = self.outages[-1][2]

    async def outages_since(self, start: int) -> NoticedOutages:
        """Return all stored outages that ended after a moment, oldest first."""
        return tuple((outage.start, outage.end, outage.noticed) for outage in (await self._pulse(start)).outages)

    async def _pulse(self, since: int) -> Pulse:
        return await self._store.pulse(round(self._outage_after * 1000), round(self._reconnect * 1000), since)

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(PULSE_EVERY)
            with suppress(StoreUnavailableError):  # the next pulse notes the outage
                await self.pulse()
