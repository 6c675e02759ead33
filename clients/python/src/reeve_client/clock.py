"""Computes the clocks of a game between two messages of the server. Only the server decides that a time is out."""

import time
from collections.abc import Sequence
from datetime import datetime, timedelta
from math import ceil, inf

from msgspec import Struct

from reeve_client.contract.clock import Clock, SeatClock
from reeve_client.contract.game import Game, Outcome, WatchGameResponse


class SeatTime(Struct, frozen=True):
    """The time of one seat now, in seconds: first `free` falls, then `bank`."""

    seat: int
    running: bool
    free: float
    bank: float
    low: bool
    """Whether the clock runs, and less than a tenth of the time is left, or 30 seconds (a fifth for short times)."""
    deadline: datetime | None
    """When the time is out, on the clock of this machine."""


class GameClock:
    """The clocks of one game. Read all messages of its stream, and its games and outcomes."""

    def __init__(self) -> None:
        self.clock: Clock | None = None
        """The last clocks that the server sent; None if the game has no time control."""
        self._offset = inf
        """The smallest difference to the server's time in this connection, in seconds."""
        self._is_new = True
        """Whether no message of this connection has said the server's time."""

    def read(self, message: WatchGameResponse | Game | Outcome, received: float | None = None) -> None:
        """Read a message. `received`: when it came, as `time.time()` says it; left out: now."""
        clock, heartbeat = message.clock, None
        if isinstance(message, WatchGameResponse):
            self._is_new, heartbeat = self._is_new or message.hello is not None, message.heartbeat
        server_time = clock.server_time if clock else heartbeat.server_time if heartbeat else None
        if server_time is None:
            return
        offset = (time.time() if received is None else received) - server_time.timestamp()
        self._offset = offset if self._is_new else min(self._offset, offset)
        self._is_new = False
        if clock and not (self.clock and clock.server_time < self.clock.server_time):
            self.clock = clock

    def is_behind(self, seat: int) -> bool:
        """Return whether the clocks are older than the turn of a seat: its clock does not run in them yet."""
        return self.clock is not None and not self.clock.seats[seat].running

    def seats(self, now: float | None = None) -> Sequence[SeatTime]:
        """Return the times of all seats; none if the game has no time control."""
        if self.clock is None:
            return ()
        server_now = (time.time() if now is None else now) - self._offset
        return [self._seat(self.clock, seat, server_now) for seat in self.clock.seats]

    def _seat(self, clock: Clock, seat: SeatClock, server_now: float) -> SeatTime:
        left, deadline = seat.free_seconds + seat.bank_seconds, None
        if seat.deadline:  # it is later than that while time after an outage is not charged
            left = max(0.0, min(left, seat.deadline.timestamp() - server_now))
            deadline = seat.deadline + timedelta(seconds=self._offset)
        bank = min(seat.bank_seconds, left)
        whole = clock.control.bank_seconds + clock.control.delay_seconds
        low = seat.running and left < max(whole / 10, min(30, whole / 5))
        return SeatTime(seat.seat, seat.running, left - bank, bank, low, deadline)


def format_time(seconds: float, day: str = "d", hour: str = "h") -> str:
    """Return a time for people: "4:05", "1:30:00", and from one day on "2 d 5 h", with the given units."""
    minutes, second = divmod(ceil(seconds), 60)
    hours, minute = divmod(minutes, 60)
    if hours >= 24:
        return f"{hours // 24} {day} {hours % 24} {hour}"
    return f"{hours}:{minute:02}:{second:02}" if hours else f"{minute}:{second:02}"
