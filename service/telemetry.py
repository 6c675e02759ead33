"""Metrics for Prometheus: requests, refusals, durations and open streams.

One event loop counts and renders, so there are no locks. Callers cannot choose the values of labels.
"""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from contextlib import AbstractContextManager
from importlib.metadata import version
from itertools import accumulate
from time import perf_counter
from typing import Final, Literal

from prometheus_client import CollectorRegistry, Info, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from service.errors import Reason

Part = Literal["apply", "list", "view", "store"]

PARTS: Final[tuple[Part, ...]] = ("apply", "list", "view", "store")
APIS: Final = frozenset({"rest", "grpc"})
REASONS: Final = frozenset({"OK", "CANCELLED", *Reason})
OTHER: Final = "OTHER"
"""The label for unknown values, so that the number of labels is bounded."""

BOUNDS: Final = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Upper bounds of the buckets, in seconds."""


class Durations:
    """A histogram of durations."""

    __slots__ = ("counts", "seconds")

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def buckets(self) -> list[tuple[str, float]]:
        """Return the cumulative buckets that Prometheus expects."""
        return list(zip([*map(str, BOUNDS), "+Inf"], map(float, accumulate(self.counts)), strict=True))


class Stopwatch(AbstractContextManager[None]):
    """Measures the time of a block. Each use needs a new instance, because requests overlap."""

    __slots__ = ("began", "durations")

    def __init__(self, durations: Durations) -> None:
        self.durations = durations

    def __enter__(self) -> None:
        self.began = perf_counter()

    def __exit__(self, *raised: object) -> None:
        self.durations.add(perf_counter() - self.began)


class Telemetry(Collector):
    """The metrics of one server, by the names of its methods."""

    def __init__(self, methods: Collection[str]) -> None:
        self._methods = frozenset(methods)
        self._requests: Counter[tuple[str, str, str]] = Counter()
        self._durations = {(api, name): Durations() for api in (*APIS, OTHER) for name in (*methods, OTHER)}
        self._parts = {part: Durations() for part in PARTS}
        self._decisions: defaultdict[str, Durations] = defaultdict(Durations)
        self._bot_moves: Counter[str] = Counter()
        self._time_outs = 0
        self._streams = dict.fromkeys((*sorted(APIS), OTHER), 0)
        self._registry = CollectorRegistry()
        self._registry.register(self)
        ProcessCollector(registry=self._registry)
        Info("reeve_build", "The running version.", registry=self._registry).info({"version": version("reeve")})

    def part(self, name: Part) -> AbstractContextManager[None]:
        """Return a context manager that measures a part of a request."""
        return Stopwatch(self._parts[name])

    def finished(self, api: str, method: str, reason: str, seconds: float) -> None:
        """Count an answered request; the reason is that of a refusal, or "OK"."""
        api, method = api if api in APIS else OTHER, method if method in self._methods else OTHER
        self._requests[api, method, reason if reason in REASONS else OTHER] += 1
        self._durations[api, method].add(seconds)

    def bot_decided(self, bot: str, seconds: float) -> None:
        """Record the time that a decision of a bot took, including the queue."""
        self._decisions[bot].add(seconds)

    def bot_moved(self, bot: str) -> None:
        """Count a stored move of a bot."""
        self._bot_moves[bot] += 1

    def timed_out(self, seats: int) -> None:
        """Count the time-outs of some seats."""
        self._time_outs += seats

    def stream_opened(self, api: str) -> None:
        """Count a stream that was opened."""
        self._streams[api if api in APIS else OTHER] += 1

    def stream_closed(self, api: str) -> None:
        """Count a stream that was closed."""
        self._streams[api if api in APIS else OTHER] -= 1

    def render(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)

    def collect(self) -> Iterator[Metric]:
        """Yield the metric families; outcomes that never occurred are left out."""
        requests = CounterMetricFamily("reeve_requests", "Requests by outcome.", labels=("api", "method", "reason"))
        for outcome, count in self._requests.items():
            requests.add_metric(outcome, count)
        streams = GaugeMetricFamily("reeve_open_streams", "Streams that are open now.", labels=("api",))
        for api, count in self._streams.items():
            streams.add_metric((api,), count)
        moves = CounterMetricFamily("reeve_bot_moves", "Moves of bots at tables.", labels=("bot",))
        for bot, count in self._bot_moves.items():
            moves.add_metric((bot,), count)
        yield requests
        yield streams
        yield moves
        yield CounterMetricFamily("reeve_time_outs", "Time-outs of seats.", value=self._time_outs)
        yield from self._histograms()

    def _histograms(self) -> Iterator[Metric]:
        durations = HistogramMetricFamily(
            "reeve_request_seconds", "Time from the arrival of a request to its answer.", labels=("api", "method")
        )
        for place, taken in self._durations.items():
            if any(taken.counts):
                durations.add_metric(place, taken.buckets(), taken.seconds)
        parts = HistogramMetricFamily("reeve_part_seconds", "Time of the parts of a request.", labels=("part",))
        for part, taken in self._parts.items():
            parts.add_metric((part,), taken.buckets(), taken.seconds)
        decisions = HistogramMetricFamily(
            "reeve_bot_decision_seconds", "Time from asking a bot to its decision, with the queue.", labels=("bot",)
        )
        for bot, taken in self._decisions.items():
            decisions.add_metric((bot,), taken.buckets(), taken.seconds)
        yield durations
        yield parts
        yield decisions
