"""Work for a request runs only while its client is connected."""

import asyncio

import pytest

from service.rest.requests import ClientGoneError, unless_gone
from tests.grpc_api.stand_in import asynchronous


async def run_forever(ended: list[str]) -> None:
    try:
        await asyncio.Event().wait()
    finally:
        ended.append("work")


async def connected() -> dict[str, str]:
    await asyncio.Event().wait()
    return {}


async def disconnected() -> dict[str, str]:
    return {"type": "http.disconnect"}


@asynchronous
async def test_work_is_cancelled_when_the_client_disconnects():
    ended: list[str] = []
    with pytest.raises(ClientGoneError):
        await unless_gone(run_forever(ended), disconnected)
    assert ended == ["work"]


@asynchronous
async def test_work_that_ends_or_fails_does_not_wait_for_the_client():
    assert await unless_gone(asyncio.sleep(0, "done"), connected) == "done"
    with pytest.raises(ZeroDivisionError):
        await unless_gone(fail(), connected)


async def fail() -> None:
    raise ZeroDivisionError
