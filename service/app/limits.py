"""Rate limits for each caller, counted in this process: requests, records, hints and open streams.

Callers are counted by name: that of their identity, invite or address (see `identity.py`).
"""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from time import monotonic
from typing import Final

from service.config import Limits
from service.errors import Reason, RefusedError

MOST_REMEMBERED: Final = 100_000
"""Maximum number of callers in the table of counters; the least recently active one is removed first."""


class Buckets:
    """A token bucket for each caller: `burst` is its capacity, `rate` is the refill per second."""

    def __init__(self, rate: float, burst: float, limit: str) -> None:
        self.rate = rate
        self.burst = burst
        self.limit = limit
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str) -> None:
        """Count one request, or refuse it."""
        now = monotonic()
        filled, since = self._buckets.pop(name, (self.burst, now))
        filled = min(self.burst, filled + (now - since) * self.rate)
        if filled < 1.0:
            self._buckets[name] = (filled, now)
            raise exceeded(f"more than {self.limit}", ceil((1.0 - filled) / self.rate))
        self._buckets[name] = (filled - 1.0, now)
        if len(self._buckets) > MOST_REMEMBERED:
            self._buckets.popitem(last=False)


class Throttle:
    """All limits of callers."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        second, minute = limits.requests_per_second, limits.verifies_per_minute
        requests = Buckets(second, 2 * second, f"{second} requests per second (requests_per_second)")
        records = Buckets(minute / 60, minute, f"{minute} records in a minute (verifies_per_minute)")
        hints = Buckets(
            limits.hints_per_minute / 60,
            limits.hints_per_minute,
            f"{limits.hints_per_minute} hints in a minute (hints_per_minute)",
        )
        self.take = requests.take
        self.take_hint = hints.take
        self.take_verification = records.take
        self._streams: dict[str, int] = {}

    @contextmanager
    def stream(self, name: str) -> Iterator[None]:
        """Count one open stream while it runs."""
        open_streams, most = self._streams.get(name, 0), self.limits.streams_per_token
        if open_streams >= most:
            raise exceeded(f"{most} open streams already (streams_per_token); close one first", 1)
        self._streams[name] = open_streams + 1
        try:
            yield
        finally:
            self._streams[name] -= 1
            if not self._streams[name]:
                del self._streams[name]


def exceeded(what: str, retry_after: int) -> RefusedError:
    """Return the refusal for a limit that was reached, with the seconds to wait."""
    seconds = max(1, retry_after)
    return RefusedError(Reason.QUOTA_EXCEEDED, f"limit reached: {what}; try again in {seconds} s", retry_after=seconds)
