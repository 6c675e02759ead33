"""Leases and announcements of several processes that share a Redis."""

import asyncio

import redis

from service.store.processes import PROCESSES
from tests.store.store_factory import StoreFactory, eventually


def test_a_lease_can_be_taken_over_when_it_has_expired_or_was_released(redis_factory: StoreFactory):
    async def scenario() -> None:
        async with redis_factory.opened() as one, redis_factory.opened() as other:
            assert await one.lease(3, "one", 60_000)
            assert not await other.lease(3, "other", 60_000)
            assert await other.lease(4, "other", 60_000)
            await other.release(3, "other")
            assert not await other.lease(3, "other", 60_000), "released by a process that does not hold it"
            assert await one.lease(3, "one", 300), "not renewed, or the shorter time was not set"

            async def is_taken() -> bool:
                return await other.lease(3, "other", 60_000)

            await eventually(is_taken)
            assert not await one.lease(3, "one", 60_000)
            await other.release(3, "other")
            assert await one.lease(3, "one", 60_000)

    asyncio.run(scenario())


def test_of_parallel_processes_one_takes_a_free_lease(redis_factory: StoreFactory):
    async def scenario() -> None:
        async with redis_factory.opened() as one, redis_factory.opened() as other:
            stores = {f"{number}": (one, other)[number % 2] for number in range(20)}
            taken = await asyncio.gather(*(store.lease(3, name, 60_000) for name, store in stores.items()))
            assert sum(taken) == 1

    asyncio.run(scenario())


def test_a_process_that_does_not_announce_itself_again_is_no_longer_counted(
    redis_factory: StoreFactory, redis_url: str
):
    async def scenario() -> None:
        async with redis_factory.opened() as one, redis_factory.opened() as other:
            assert await one.announce("one", 60_000) == 1
            assert await other.announce("other", 300) == 2
            assert await one.announce("one", 60_000) == 2

            async def is_alone() -> bool:
                return await one.announce("one", 60_000) == 1

            await eventually(is_alone)
            assert await other.announce("other", 60_000) == 2
            assert await one.announce("one", 0) == 1
        with redis.Redis.from_url(redis_url) as client:
            assert client.zcard(PROCESSES) == 1

    asyncio.run(scenario())
