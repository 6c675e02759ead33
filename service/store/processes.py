"""The working processes and the outages in a Redis.

`reeve:{pulse}:processes` is a sorted set of processes by the end of their announcements; `reeve:{pulse}:last` is the
time of the last pulse; `reeve:{pulse}:outages` is a sorted set of outages, `<start>-<end>-<noticed>`, by their end.
"""

from service.store.base import KEEP_OUTAGES, MOST_OUTAGES, Outage, Pulse
from service.store.cluster import Cluster
from service.store.scripts import ANNOUNCE, PULSE

PROCESSES = "reeve:{pulse}:processes"
LAST = "reeve:{pulse}:last"
OUTAGES = "reeve:{pulse}:outages"


class Processes:
    """The processes that share one Redis."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    async def announce(self, process: str, ms: int) -> int:
        """Note that a process works, and return how many do."""
        return int(await ANNOUNCE.run(self._cluster, [PROCESSES], process, ms))

    async def pulse(self, outage_after: int, reconnect: int, since: int) -> Pulse:
        """Note the time of the Redis, and add an outage if the last pulse is too old."""
        arguments = outage_after, reconnect, since, KEEP_OUTAGES, MOST_OUTAGES
        now, outages = await PULSE.run(self._cluster, [LAST, OUTAGES], *arguments)
        return Pulse(now, tuple(Outage(*map(int, outage.split(b"-"))) for outage in outages))
