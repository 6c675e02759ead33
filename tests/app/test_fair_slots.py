"""The semaphore that serves owners in turn."""

import asyncio

from service.app.fair_slots import FairSlots


def test_owners_take_turns_whatever_they_have_waiting():
    async def scenario() -> list[str]:
        slots, order = FairSlots(1), list[str]()

        async def work(owner: str) -> None:
            await slots.acquire(owner)
            order.append(owner)
            await asyncio.sleep(0)
            slots.release()

        await asyncio.gather(*map(work, "aaaaaabbc"))
        assert not slots.is_full()
        return order

    assert "".join(asyncio.run(scenario())) == "aabcabaaa"


def test_a_cancelled_waiter_neither_keeps_nor_loses_a_slot():
    async def scenario() -> None:
        slots = FairSlots(1)
        await slots.acquire("a")
        early, late = (asyncio.create_task(slots.acquire(owner)) for owner in "bc")
        await asyncio.sleep(0)
        assert (slots.count_waiting("b"), slots.count_waiting("c")) == (1, 1)
        early.cancel()
        slots.release()  # before the cancelled caller runs
        await asyncio.wait([early, late])
        assert (early.cancelled(), late.done(), late.cancelled()) == (True, True, False)
        third = asyncio.create_task(slots.acquire("b"))
        await asyncio.sleep(0)
        slots.release()
        third.cancel()  # after it was given the slot
        await asyncio.wait([third])
        await asyncio.wait_for(slots.acquire("d"), 1)
        fourth = asyncio.create_task(slots.acquire("d"))
        await asyncio.sleep(0)
        fourth.cancel()
        await asyncio.wait([fourth])
        assert slots.count_waiting("d") == 0
        slots.release()
        assert not slots.is_full()

    asyncio.run(scenario())
