"""Bounds of times that hold on a busy machine too: they grow with the time that the browser waits for a core."""

from playwright.sync_api import Page

SPIN = """() => {
  const begin = performance.now();
  let sum = 0;
  for (let number = 0; number < 1e8; number++) sum += number % 7;
  return sum && performance.now() - begin;
}"""


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
        """Return what a bound of a quiet machine is on this one: twice as much, and more if it is busy."""
        self.measure()
        return 2 * self.factor * milliseconds
