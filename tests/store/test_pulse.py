"""Pulses and outages of both stores: an outage is added once, and only if no process had a pulse for too long."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from types import ModuleType

import pytest
import redis

from service.store import outage_statements, processes, statements
from service.store.base import KEEP_OUTAGES, Committed, GameStore, Outage, Pulse
from service.store.embedded import EmbeddedStore
from service.store.processes import LAST, OUTAGES
from tests.store.store_factory import PATIENCE, StoreFactory, change, first, unavailable

BEGAN = 1_795_000_000_000
AFTER, RECONNECT = 2_000, 20_000
DAY = 24 * 60 * 60 * 1000


class TimeOfDay:
    """The time of day in milliseconds, which the test moves."""

    def __init__(self) -> None:
        self.ms = BEGAN

    def __call__(self) -> float:
        return self.ms / 1000


@pytest.fixture
def clock() -> TimeOfDay:
    return TimeOfDay()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def embedded(folder: Path, clock: TimeOfDay) -> StoreFactory:
    """Return a factory of the embedded store with a time that the test moves."""
    return StoreFactory(lambda: EmbeddedStore(folder, timeout=PATIENCE, time_of_day=clock))


def test_the_first_pulse_adds_no_outage_and_a_late_one_adds_one_once(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        began = await store.pulse(0, 1000, 0)
        assert began.outages == ()
        await asyncio.sleep(0.05)
        late = await store.pulse(20, 1000, 0)
        assert late.outages == (Outage(began.now, late.now + 1000, late.now),)
        assert late.now - began.now >= 50
        again = await store.pulse(60_000, 1000, 0)
        assert again.outages == late.outages
        assert (await store.pulse(60_000, 1000, late.now + 999)).outages == late.outages
        assert (await store.pulse(60_000, 1000, late.now + 1000)).outages == ()

    factory.play(scenario)


def test_of_parallel_pulses_after_an_outage_one_adds_it_and_all_return_it(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.pulse(1000, 0, 0)
        await asyncio.sleep(1.1)
        found = await asyncio.gather(*(store.pulse(1000, 500, 0) for _ in range(20)))
        assert len({pulse.outages for pulse in found}) == 1
        assert len(found[0].outages) == 1

    factory.play(scenario)


def test_an_outage_begins_with_the_last_pulse_of_any_process(redis_factory: StoreFactory):
    async def scenario() -> None:
        async with redis_factory.opened() as one, redis_factory.opened() as other:
            await one.pulse(1000, 0, 0)
            for _ in range(15):
                await asyncio.sleep(0.1)
                last = await other.pulse(1000, 500, 0)
            assert (await one.pulse(1000, 500, 0)).outages == (), "the pulses of the other process do not count"
            last = await one.pulse(1000, 500, 0)
            await asyncio.sleep(1.1)
            found = await asyncio.gather(*(store.pulse(1000, 500, 0) for store in (one, other) * 5))
            (outage,) = {outage for pulse in found for outage in pulse.outages}
            assert outage.start == last.now
            assert outage.end - 500 in {pulse.now for pulse in found}

    asyncio.run(scenario())


def test_the_time_without_a_server_is_an_outage_and_outages_are_kept(embedded: StoreFactory, clock: TimeOfDay):
    found: list[Pulse] = []

    async def pulse(store: GameStore) -> None:
        found.append(await store.pulse(AFTER, RECONNECT, 0))

    embedded.play(pulse)
    clock.ms += 30_000
    embedded.play(pulse)
    clock.ms += AFTER
    embedded.play(pulse)
    clock.ms += AFTER + 1
    embedded.play(pulse)
    one = Outage(BEGAN, BEGAN + 30_000 + RECONNECT, BEGAN + 30_000)
    noticed = BEGAN + 30_000 + 2 * AFTER + 1
    other = Outage(BEGAN + 30_000 + AFTER, noticed + RECONNECT, noticed)
    assert [pulse.outages for pulse in found] == [(), (one,), (one,), (one, other)]
    assert [pulse.now - BEGAN for pulse in found] == [0, 30_000, 32_000, 34_001]


def test_a_step_of_the_time_back_adds_no_outage_and_hides_none(embedded: StoreFactory, clock: TimeOfDay):
    async def scenario(store: GameStore) -> None:
        await store.pulse(AFTER, RECONNECT, 0)
        clock.ms -= DAY
        assert await store.pulse(AFTER, RECONNECT, 0) == Pulse(BEGAN - DAY)
        clock.ms += 10_000
        found = await store.pulse(AFTER, RECONNECT, 0)
        assert found.outages == (Outage(BEGAN - DAY, BEGAN - DAY + 10_000 + RECONNECT, BEGAN - DAY + 10_000),)

    embedded.play(scenario)


def test_a_step_of_the_time_of_redis_back_adds_no_outage_and_hides_none(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        began = await store.pulse(AFTER, RECONNECT, 0)
        with redis.Redis.from_url(redis_url) as client:
            client.set(LAST, began.now + DAY)
        back = await store.pulse(10, 0, 0)
        assert back.outages == ()
        await asyncio.sleep(0.05)
        (outage,) = (await store.pulse(10, 0, 0)).outages
        assert outage.start == back.now < outage.end

    redis_factory.play(scenario)


def test_outages_are_deleted_after_1000_days(embedded: StoreFactory, clock: TimeOfDay):
    async def scenario(store: GameStore) -> None:
        await store.pulse(AFTER, RECONNECT, 0)
        clock.ms += 10_000
        (old,) = (await store.pulse(AFTER, RECONNECT, 0)).outages
        clock.ms = old.end + KEEP_OUTAGES - 1
        assert len((await store.pulse(AFTER, RECONNECT, 0)).outages) == 2
        clock.ms += 10_000
        found = await store.pulse(AFTER, RECONNECT, 0)
        assert old not in found.outages
        assert len(found.outages) == 2

    embedded.play(scenario)


def test_redis_deletes_outages_after_1000_days(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        now = (await store.pulse(AFTER, RECONNECT, 0)).now
        ends = now - KEEP_OUTAGES - 1, now - KEEP_OUTAGES + 60_000
        with redis.Redis.from_url(redis_url) as client:
            client.zadd(OUTAGES, {f"{end - 5000}-{end}-{end - 1000}": end for end in ends})
            client.set(LAST, now - 5000)
        found = await store.pulse(AFTER, RECONNECT, 0)
        assert [outage.start for outage in found.outages] == [ends[1] - 5000, now - 5000]

    redis_factory.play(scenario)


def test_the_oldest_outages_are_deleted_if_there_are_too_many(factory: StoreFactory, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(outage_statements, "MOST_OUTAGES", 2)
    monkeypatch.setattr(processes, "MOST_OUTAGES", 2)

    async def scenario(store: GameStore) -> None:
        found: tuple[Outage, ...] = ()
        for _ in range(4):
            await store.pulse(60_000, 0, 0)
            await asyncio.sleep(0.03)
            before, found = found, (await store.pulse(10, 0, 0)).outages
        assert len(found) == 2
        assert found[0] == before[-1]

    factory.play(scenario)


def test_foreign_data_make_pulses_unavailable_without_a_crash(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        with redis.Redis.from_url(redis_url) as client:
            client.zadd(OUTAGES, {"nonsense": 10**14})
        assert "unexpected data" in await unavailable(store.pulse(AFTER, RECONNECT, 0))

    redis_factory.play(scenario)


def test_a_pulse_is_not_synced_to_disk_and_a_commit_is(embedded: StoreFactory, monkeypatch: pytest.MonkeyPatch):
    levels: list[int] = []

    def watch(module: ModuleType, name: str) -> None:
        real = getattr(module, name)

        def watched(db: sqlite3.Connection, *arguments: object) -> object:
            levels.append(db.execute("PRAGMA synchronous").fetchone()[0])
            return real(db, *arguments)

        monkeypatch.setattr(module, name, watched)

    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        watch(outage_statements, "pulse")
        watch(statements, "change")
        for version in (1, 2):
            await store.pulse(AFTER, RECONNECT, 0)
            await store.commit("g1", change(version, version + 1))

    embedded.play(scenario)
    normal, full = 1, 2
    assert levels == [normal, full, normal, full]


def test_pulses_that_a_loss_of_power_loses_make_the_next_outage_longer_and_lose_no_commit(
    folder: Path, embedded: StoreFactory, clock: TimeOfDay
):
    """The log is cut where it was last synced, in the middle of the pulses after it, and after garbage."""
    wal, copies = folder / "reeve.sqlite3-wal", folder.parent
    sizes: list[int] = []

    async def play(store: GameStore) -> None:
        await store.pulse(AFTER, RECONNECT, 0)
        await store.create("g1", "anna", first(), 10)
        for version in range(1, 6):
            clock.ms += 500
            await store.pulse(AFTER, RECONNECT, 0)
            await store.commit("g1", change(version, version + 1, due=1000, notes=(b"%d" % version,)))
        sizes.append(wal.stat().st_size)
        for _ in range(3):
            clock.ms += 500
            await store.pulse(AFTER, RECONNECT, 0)
        sizes.append(wal.stat().st_size)
        for name in ("synced", "torn", "garbage", "whole"):
            shutil.copytree(folder, copies / name)

    embedded.play(play)
    synced, whole = sizes
    assert synced < whole
    log = (copies / "whole" / wal.name).read_bytes()
    (copies / "synced" / wal.name).write_bytes(log[:synced])
    (copies / "torn" / wal.name).write_bytes(log[: (synced + whole) // 2 + 100])
    (copies / "garbage" / wal.name).write_bytes(log[:synced] + b"\xa5" * (whole - synced))
    clock.ms += 60_000
    starts = {}

    for name in ("synced", "torn", "garbage", "whole"):

        async def read(store: GameStore, name: str = name) -> None:
            (outage,) = (await store.pulse(AFTER, RECONNECT, 0)).outages
            starts[name] = outage.start - BEGAN
            assert outage.end == clock.ms + RECONNECT
            assert await store.commit("g1", change(6, 7)) == Committed("7")

        StoreFactory(lambda name=name: EmbeddedStore(copies / name, timeout=PATIENCE, time_of_day=clock)).play(read)
    assert (starts["synced"], starts["garbage"], starts["whole"]) == (2500, 2500, 4000)
    assert 2500 <= starts["torn"] < 4000
