"""Watchers get every event in order, also if wakes are lost or the store fails."""

import asyncio

from service.app.messages import Event, Goodbye, Heartbeat, Hello, Turn
from service.store.base import StoreUnavailableError
from tests.app.service_client import ServiceClient, run_scenario

BOUND = 20
BEAT = 15_000


async def next_events(stream, count):
    """Return the sequence numbers of the next events; skip turns and heartbeats."""
    seen = []
    while len(seen) < count:
        message = await asyncio.wait_for(anext(stream), BOUND)
        if isinstance(message, Event):
            seen.append(message.seq)
    return seen


async def first_move(client: ServiceClient, game: str, tokens: list[str]) -> int:
    """Play the first offered action; return the sequence number after it."""
    for token in tokens:
        listed = await client.call("ListActions", token, game=game)
        if listed.actions:
            outcome = await client.submit(token, game, listed.revision, listed.actions[0].id)
            return outcome.head_seq
    raise AssertionError("nobody can do anything")


def test_a_stream_sends_hello_then_missed_events_then_live_events(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        head = (await client.call("GetGame", tokens[0], game=game)).game.head_seq
        stream = client.watch(tokens[0], game=game, after_seq=1)
        assert await anext(stream) == Hello(0, head, BEAT)
        assert await next_events(stream, head - 1) == list(range(2, head + 1))
        after = await first_move(client, game, tokens)
        assert await next_events(stream, after - head) == list(range(head + 1, after + 1))
        await stream.aclose()

    run_scenario(tmp_path, scenario)


def test_events_of_a_lost_wake_are_sent_at_the_next_heartbeat(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        head = (await client.call("GetGame", tokens[0], game=game)).game.head_seq
        stream = client.watch(tokens[0], game=game, after_seq=head)
        assert await anext(stream) == Hello(0, head, 100)
        assert isinstance(await anext(stream), Turn)
        assert await asyncio.wait_for(anext(stream), BOUND) == Heartbeat(head, None)
        listening, client.service.feed._wake = client.service.feed._wake, lambda game: None
        after = await first_move(client, game, tokens)
        assert await asyncio.wait_for(anext(stream), BOUND) == Heartbeat(after, None)
        client.service.feed._wake = listening
        assert await next_events(stream, after - head) == list(range(head + 1, after + 1))
        await stream.aclose()

    run_scenario(tmp_path, scenario, heartbeat=0.1)


def test_a_read_that_failed_is_repeated(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        head = (await client.call("GetGame", tokens[0], game=game)).game.head_seq
        stream = client.watch(tokens[0], game=game, after_seq=head)
        assert await anext(stream) == Hello(0, head, BEAT)
        assert isinstance(await anext(stream), Turn)
        waiting = asyncio.create_task(next_events(stream, 1))
        await asyncio.sleep(0.1)
        real, refused = client.service.store.chunks, []

        async def failing(*arguments):
            if len(refused) < 2:
                refused.append(arguments)
                raise StoreUnavailableError("gone for a moment")
            return await real(*arguments)

        client.service.store.chunks = failing
        await first_move(client, game, tokens)
        assert await asyncio.wait_for(waiting, BOUND) == [head + 1]
        assert len(refused) == 2

    run_scenario(tmp_path, scenario)


def test_a_stopping_server_sends_goodbye_with_a_cursor(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        head = (await client.call("GetGame", tokens[0], game=game)).game.head_seq
        stream = client.watch(tokens[0], game=game)
        assert await anext(stream) == Hello(0, head, BEAT)
        await next_events(stream, head)
        assert isinstance(await anext(stream), Turn)
        await client.service.stop_streams()
        assert await asyncio.wait_for(anext(stream), BOUND) == Goodbye("shutting_down", head)
        assert await anext(stream, None) is None

    run_scenario(tmp_path, scenario)


def test_events_replaced_during_a_read_are_reported_as_lost_and_not_as_damaged(tmp_path):
    async def scenario(client):
        game, tokens = await client.table()
        head = (await client.call("GetGame", tokens[0], game=game)).game.head_seq
        stream = client.watch(tokens[0], game=game, after_seq=head)
        assert await anext(stream) == Hello(0, head, 100)
        assert isinstance(await anext(stream), Turn)
        assert await asyncio.wait_for(anext(stream), BOUND) == Heartbeat(head, None)
        real, missing = client.service.store.chunks, []

        async def missing_at_first(*arguments):
            if not missing:
                missing.append(arguments)
                return []
            return await real(*arguments)

        client.service.store.chunks = missing_at_first
        await first_move(client, game, tokens)
        while isinstance(last := await asyncio.wait_for(anext(stream), BOUND), Heartbeat):
            pass
        assert last == Goodbye("events_lost", 0)
        assert missing

    run_scenario(tmp_path, scenario, heartbeat=0.1)
