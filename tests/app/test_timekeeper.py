"""The store's time in a process: the offset of the shortest round trip counts, and every outage is known."""

import asyncio
from collections.abc import Coroutine
from typing import Any, cast

from service.app.timekeeper import KEPT, RECEIVED, Timekeeper
from service.store.base import GameStore, Outage, Pulse

BEGAN = 1_795_000_000_000
AHEAD = 40_000.0
"""How far the clock of the process and the time of the store are apart, in milliseconds."""


class PulsingStore:
    """A store whose pulses take some time and return what the test sets."""

    def __init__(self) -> None:
        self.seconds = 1_000.0
        self.trips: list[tuple[float, float]] = []
        """For each pulse the seconds of the way there and of the way back; none are left: 0."""
        self.outages: list[Outage] = []
        self.asked: list[int] = []

    def now(self) -> int:
        return BEGAN + round(self.seconds * 1000 + AHEAD)

    async def pulse(self, outage_after: int, reconnect: int, since: int) -> Pulse:
        there, back = self.trips.pop(0) if self.trips else (0.0, 0.0)
        self.asked.append(since)
        self.seconds += there
        found = Pulse(self.now(), tuple(outage for outage in self.outages if outage.end > since))
        self.seconds += back
        return found


def keeper_of(store: PulsingStore) -> Timekeeper:
    return Timekeeper(cast(GameStore, store), 2, 20, clock=lambda: store.seconds)


def plain(outage: Outage) -> tuple[int, int, int]:
    return outage.start, outage.end, outage.noticed


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def test_the_offset_of_the_shortest_round_trip_counts():
    store = PulsingStore()
    keeper = keeper_of(store)
    store.trips = [(0.4, 0.0), (0.001, 0.001), (0.0, 0.6)]

    async def scenario() -> None:
        await keeper.pulse()
        assert keeper.now() == store.now() + 200, "the error is half of the only round trip"
        await keeper.pulse()
        assert keeper.now() == store.now()
        await keeper.pulse()
        assert keeper.now() == store.now()

    run(scenario())


def test_only_new_outages_are_fetched_and_old_ones_are_forgotten():
    store = PulsingStore()
    keeper = keeper_of(store)
    now = store.now()
    old = Outage(now - KEPT - 9_000, now - KEPT + 5_000, now - KEPT)
    recent = Outage(now - 30_000, now - 10_000, now - 20_000)
    store.outages = [old, recent]

    async def scenario() -> None:
        await keeper.pulse()
        await keeper.pulse()
        assert keeper.outages == (plain(old), plain(recent))
        assert store.asked[1] == recent.end
        store.seconds += 10
        newest = Outage(now, store.now() + 20_000, store.now())
        store.outages.append(newest)
        await keeper.pulse()
        assert keeper.outages == (plain(recent), plain(newest))
        assert await keeper.outages_since(0) == tuple(map(plain, store.outages))

    run(scenario())


def test_an_outage_counts_for_changes_from_its_notice_on():
    store = PulsingStore()
    keeper = keeper_of(store)
    now = store.now()

    async def scenario() -> None:
        await keeper.pulse()
        store.seconds += 10
        store.outages = [Outage(now, store.now() + 20_000, store.now())]
        RECEIVED.set(store.seconds - 3)
        assert keeper.received() == store.now() - 3_000
        await keeper.pulse()
        noticed = store.now()
        assert keeper.received() == noticed, "a request that came during the outage is charged"
        assert keeper.in_time(0.0, None) == noticed
        assert keeper.outages_at(noticed) == ((now, noticed + 20_000),)
        assert keeper.outages_at(noticed - 1) == ()
        RECEIVED.set(store.seconds - 11)
        assert keeper.received() == noticed - 11_000, "it came before the outage"

    run(scenario())


def test_a_pulse_is_sent_before_clocks_count_if_the_last_one_is_old():
    store = PulsingStore()
    keeper = keeper_of(store)

    async def scenario() -> None:
        await keeper.pulse()
        store.seconds += 1.9
        await keeper.ensure_fresh()
        assert len(store.asked) == 1
        store.seconds += 0.2
        await keeper.ensure_fresh()
        assert len(store.asked) == 2

    run(scenario())


def test_a_request_is_in_time_before_a_time_out_while_no_outage_can_have_been_missed():
    store = PulsingStore()
    keeper = keeper_of(store)

    async def scenario() -> None:
        await keeper.pulse()
        RECEIVED.set(store.seconds)
        came = store.now()
        assert keeper.in_time(0.0, None) == came
        assert keeper.in_time(0.0, came + 1) == came
        assert keeper.in_time(0.0, came) is None, "a time-out may be due"
        assert keeper.in_time(came / 1000, None) == came + 1, "no two changes have the same moment"
        assert keeper.in_time(came / 1000, came + 1) is None
        store.seconds += 1.9
        assert keeper.in_time(0.0, None) == came
        store.seconds += 0.2
        assert keeper.in_time(0.0, None) is None, "an outage may have been missed"

    run(scenario())
