"""The clock by which games of the embedded store expire."""

import time
from collections.abc import Callable

LONGEST_STEP = 60.0
"""Maximum seconds counted between two reads of the clock: a longer step is a jump or a suspended process."""


class WatchedClock:
    """Counts the seconds during which a server had the store open, over all runs of servers.

    It does not use the time of day: a wrong date, or a long time without a server, does not make games expire.
    """

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._seconds = 0.0
        self._read = monotonic()

    def go_on_from(self, seconds: float) -> None:
        """Continue from the count of an earlier run."""
        self._seconds = seconds
        self._read = self._monotonic()

    def now(self) -> float:
        """Return the seconds counted so far."""
        read = self._monotonic()
        self._seconds += min(max(read - self._read, 0.0), LONGEST_STEP)
        self._read = read
        return self._seconds
