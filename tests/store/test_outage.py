"""Outages of Redis: it is killed, suspended or slow to start; waiting is bounded, no commit is lost or made twice."""

import asyncio
import time

from service.store.base import (
    Answer,
    Answered,
    Chunk,
    Commit,
    Committed,
    GameStore,
    Loaded,
    StoreUnavailableError,
    Wake,
    shard_of,
)
from service.store.pipeline import GRACE
from service.store.redis import RedisStore
from tests.servers import APPEND_ONLY, RedisServer, redis_server, wait_until
from tests.store.store_factory import (
    PATIENCE,
    StoreFactory,
    eventually,
    first,
    is_available,
    listen,
    move,
    next_wakes,
    unavailable,
)

TIMEOUT = 0.5
BOUND = 5.0
"""Seconds that a call may take at most when the store is away: far more than the timeout, for a machine under load."""


def factory_of(server: RedisServer, timeout: float = TIMEOUT) -> StoreFactory:
    return StoreFactory(lambda: RedisStore(server.url, timeout))


async def seconds_until_failure(store: GameStore) -> float:
    began = time.monotonic()
    await unavailable(store.commit("g1", move(1, seq=2)))
    return time.monotonic() - began


def test_the_store_does_not_open_without_a_redis_server():
    with redis_server() as server:
        server.kill()

        async def scenario() -> None:
            store = RedisStore(server.url, TIMEOUT)
            assert "cannot be reached" in await unavailable(store.open())
            assert "closed" in await unavailable(store.probe())

        asyncio.run(scenario())


def test_calls_fail_at_once_after_a_kill_and_work_again_after_a_restart():
    with redis_server(*APPEND_ONLY) as server:

        async def scenario(store: GameStore) -> None:
            wakes = await listen(store, "g1")
            await store.create("g1", "anna", first(seq=1), 10)
            assert await next_wakes(wakes, 1) == [Wake("g1", 1)]
            server.kill()
            assert max([await seconds_until_failure(store) for _ in range(5)]) < BOUND
            assert not await is_available(store)
            server.start()
            assert await store.load("g1") == Loaded("1", b"head 1")
            assert await next_wakes(wakes, 1) == [Wake("", 0)], "the wake for all games is missing"
            assert await store.commit("g1", move(1, seq=2)) == Committed("2"), (
                "a commit failed, although its script was loaded again"
            )
            assert await next_wakes(wakes, 1) == [Wake("g1", 2)]

        factory_of(server, PATIENCE).play(scenario)


def test_calls_to_a_suspended_redis_fail_in_bounded_time():
    with redis_server() as server:

        async def scenario(store: GameStore) -> None:
            await store.create("g1", "anna", first(), 10)
            server.pause()
            began = time.monotonic()
            calls = [store.load("g1"), *(store.commit("g1", move(1, seq=2)) for _ in range(50))]
            outcomes = await asyncio.gather(*calls, return_exceptions=True)
            assert TIMEOUT * 0.9 < time.monotonic() - began < BOUND
            assert {type(outcome) for outcome in outcomes} == {StoreUnavailableError}
            assert await seconds_until_failure(store) < BOUND
            assert "cannot be reached: no answer in time" in await unavailable(store.probe())
            trying = asyncio.create_task(unavailable(store.probe()))
            await asyncio.sleep(2 * GRACE)
            assert "reconnecting" in await unavailable(store.probe())
            assert not trying.done(), "the second call waited for the slow reconnection"
            await trying
            server.resume()
            await eventually(lambda: is_available(store))
            found = await store.load("g1")
            assert found in (Loaded("1", b"head 1"), Loaded("2", b"head 2")), "a command was sent twice"

        factory_of(server).play(scenario)


def test_the_subscription_notices_a_suspended_redis():
    with redis_server() as server:

        async def scenario(store: GameStore) -> None:
            wakes = await listen(store, "g1")
            server.pause()
            await asyncio.sleep(4 * TIMEOUT)
            server.resume()
            assert await next_wakes(wakes, 1) == [Wake("", 0)]
            await eventually(lambda: is_available(store))
            await store.create("g1", "anna", first(seq=1), 10)
            assert await next_wakes(wakes, 1) == [Wake("g1", 1)]

        factory_of(server).play(scenario)


def test_a_broken_subscription_is_made_again():
    with redis_server() as server:

        async def scenario(store: GameStore) -> None:
            wakes = await listen(store, "g1")
            server.command("CLIENT", "KILL", "TYPE", "pubsub")
            assert await next_wakes(wakes, 1) == [Wake("", 0)]
            await store.create("g1", "anna", first(seq=1), 10)
            assert await next_wakes(wakes, 1) == [Wake("g1", 1)]

        factory_of(server, PATIENCE).play(scenario)


def test_a_broken_connection_fails_waiting_calls_and_the_next_call_reconnects():
    with redis_server() as server:

        async def scenario(store: GameStore) -> None:
            await store.create("g1", "anna", first(), 10)
            server.command("CLIENT", "KILL", "TYPE", "normal")
            await eventually(lambda: is_available(store))
            assert await store.commit("g1", move(1)) == Committed("2")

        factory_of(server, PATIENCE).play(scenario)


def test_a_redis_that_loads_its_data_is_unavailable_until_it_has_loaded_them():
    with redis_server(*APPEND_ONLY) as server:

        async def scenario(store: GameStore) -> None:
            for number in range(20):
                await store.create(f"g{number}", "anna", first(b"head" * 1000), 100)
            server.command("BGREWRITEAOF")
            wait_until(
                lambda: not server.command("INFO", "persistence")["aof_rewrite_in_progress"],
                "the file is still rewritten",
            )
            server.kill()
            server.launch("--key-load-delay", "20000", "--loading-process-events-interval-bytes", "1024")
            complaints = []

            async def is_loaded() -> bool:
                try:
                    return await store.load("g1") == Loaded("1", b"head" * 1000)
                except StoreUnavailableError as error:
                    complaints.append(str(error))
                return False

            await eventually(is_loaded)
            assert any("loading" in complaint for complaint in complaints), complaints

        factory_of(server, PATIENCE).play(scenario)


def test_kill_9_of_redis_under_load_loses_no_move_and_stores_none_twice():
    """Every player retries with the same request id, as a client does; in the end every move was made once."""
    moves = 60

    with redis_server(*APPEND_ONLY) as server:

        async def player(store: GameStore, game: str) -> None:
            for version in range(1, moves + 1):
                body = b"%d" % version
                answer, after = Answer(f"key {version}", body), str(version + 1)
                change = Commit(
                    str(version),
                    body,
                    600,
                    Chunk(version, body),
                    answer=answer,
                    new_version=after,
                    due=version,
                    notes=(body,),
                )
                while True:
                    try:
                        outcome = await store.commit(game, change)
                    except StoreUnavailableError:
                        await asyncio.sleep(0.01)
                        continue
                    assert outcome in (Committed(after), Answered(body))
                    break

        async def outages(store: GameStore) -> None:
            for seq in (moves // 4, moves // 2):

                async def is_there(seq: int = seq) -> bool:
                    return bool(await store.chunks("g0", seq, 1))

                await eventually(is_there)
                server.kill()
                await asyncio.to_thread(server.start)
                await eventually(lambda: is_available(store))

        async def scenario(store: GameStore) -> None:
            games = [f"g{number}" for number in range(5)]
            for game in games:
                await store.create(game, "anna", first(seq=None), 10)
            await asyncio.gather(outages(store), *(player(store, game) for game in games))
            for game in games:
                assert await store.load(game) == Loaded(str(moves + 1), b"%d" % moves)
                assert [chunk.seq for chunk in await store.chunks(game, 0, 1000)] == list(range(1, moves + 1))
                shard = shard_of(game)
                assert game not in await store.due(shard, moves - 1, 10)
                assert game in await store.due(shard, moves, 10)
                notes = [note.body for note in await store.notes(shard, 1000) if note.source == game]
                assert notes == [b"%d" % version for version in range(1, moves + 1)]

        factory_of(server, PATIENCE).play(scenario)
