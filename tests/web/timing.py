"""Bounds of times that hold on a busy machine too: they grow with the time that the browser waits for a core."""

import os
from statistics import quantiles

from playwright.sync_api import Page

PRESSES = """() => {
  window.presses = new Map(); // the slowest event of each press
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      const before = window.presses.get(interactionId) ?? 0;
      if (interactionId) window.presses.set(interactionId, Math.max(before, duration));
    }
  }).observe({ type: "event", durationThreshold: 16 });
}"""
SPIN = """() => {
  const begin = performance.now();
  let sum = 0;
  for (let number = 0; number < 1e8; number++) sum += number % 7;
  return sum && performance.now() - begin;
}"""
MOST = 4.0
"""How many times greater a bound becomes on a busy machine at most: beyond that it would prove nothing."""


class Bounds:
    """Measures how busy the machine is, before and after what is timed."""

    def __init__(self, page: Page) -> None:
        self.page, self.session = page, page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.factor = 1.0
        self.measure()

    def measure(self) -> None:
        """Compare the time of a calculation with the CPU time that it took."""
        before = self.thread_time()
        wall: float = self.page.evaluate(SPIN)
        cpu = max(1.0, 1000 * (self.thread_time() - before))
        self.factor = max(self.factor, wall / cpu)

    def thread_time(self) -> float:
        """Return the seconds of CPU time that the main thread of the page took so far."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(one["value"] for one in metrics if one["name"] == "ThreadTime")

    def allowed(self, milliseconds: float) -> float:
        """Return what a bound of a quiet machine is on this one: the bound itself if the machine is quiet.

        It is at most `MOST` times as great. A picture waits for a core twice, to be drawn and to be painted by another
        thread: so the factor counts twice. Short measurements miss what other processes do in between, which the load
        of the last minute tells.
        """
        self.measure()
        return min(MOST, max(self.factor**2, self.load())) * milliseconds

    def load(self) -> float:
        """Return how many processes wanted each core in the last minute."""
        return os.getloadavg()[0] / (os.cpu_count() or 1)


class SlowMachine:
    """Slows a page down, and tells the times from presses to the next paint (Event Timing)."""

    def __init__(self, page: Page, rate: int) -> None:
        self.page, self.rate, self.bounds = page, rate, Bounds(page)
        page.evaluate(PRESSES)
        self.throttle(rate)

    def throttle(self, rate: int) -> None:
        """Set how many times slower than this machine the page is."""
        self.bounds.session.send("Emulation.setCPUThrottlingRate", {"rate": rate})

    def measure_load(self) -> None:
        """Measure how busy the machine is now, at full speed."""
        self.throttle(1)
        self.bounds.measure()
        self.throttle(self.rate)

    def p95(self, presses: int) -> float:
        """Return the 95th percentile of so many presses; one of less than 16 ms is not told, and counts as 16."""
        self.throttle(1)
        told = list(self.page.evaluate("() => [...window.presses.values()]"))
        assert told
        return quantiles(sorted([*told, *[16.0] * (presses - len(told))]), n=20)[-1]
