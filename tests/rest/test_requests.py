"""Waiting for work as long as the client is there."""

import asyncio

import pytest

from service.rest.requests import ClientGoneError, unless_gone
from tests.grpc_api.stand_in import asynchronous


async def forever(ended: list[str]) -> None:
    try:
        await asyncio.Event().wait()
    finally:
        ended.append("work")


async def stays() -> dict[str, str]:
    await asyncio.Event().wait()
    return {}


async def goes() -> dict[str, str]:
    return {"type": "http.disconnect"}


@asynchronous
async def test_work_is_cancelled_when_the_client_goes_away():
    ended: list[str] = []
    with pytest.raises(ClientGoneError):
        await unless_gone(forever(ended), goes)
    assert ended == ["work"]


@asynchronous
async def test_work_that_is_done_or_fails_is_not_held_up_by_a_client_that_stays():
    assert await unless_gone(asyncio.sleep(0, "done"), stays) == "done"
    with pytest.raises(ZeroDivisionError):
        await unless_gone(fail(), stays)


async def fail() -> None:
    raise ZeroDivisionError
