"""When deliveries of webhooks are tried again, and when a webhook is disabled."""

from typing import NamedTuple

from service.config import DAY


class DeliveryPolicy(NamedTuple):
    """The times of deliveries in seconds."""

    delays: tuple[float, ...] = (0, 5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400)
    """The time before each attempt, after the one before it; each is made longer by up to a tenth, at random."""
    outage: float = 5 * DAY
    """A webhook is disabled if all attempts failed for so long, and at least `failures` of them."""
    failures: int = 20
    quiet: float = 5.0
    """How long a quiet webhook holds back the start of a turn."""

    @property
    def precision(self) -> float:
        """How often a success is stored: failures within this time after a success are not counted."""
        return self.outage / 100
