"""The Redis store: several processes, its script, its keys, unusual servers and foreign data."""

import asyncio
from collections import Counter
from typing import Any

import pytest
import redis
from redis.crc import key_slot

from service.store.base import (
    Answer,
    Chunk,
    Commit,
    Committed,
    DamagedError,
    GameStore,
    Key,
    Loaded,
    Snapshot,
    StoreRefusedError,
    StoreUnavailableError,
    Wake,
    shard_of,
)
from service.store.names import document_keys, due_key, list_key, notes_key
from service.store.redis import RedisStore
from tests.servers import redis_server
from tests.store.store_factory import (
    PATIENCE,
    StoreFactory,
    change,
    eventually,
    first,
    is_available,
    listen,
    move,
    next_wakes,
    store_time,
    unavailable,
    wait_until_expired,
)


def command(url: str, *words: object) -> Any:
    with redis.Redis.from_url(url, protocol=2) as client:
        return client.execute_command(*words)


def connections(url: str) -> set[str]:
    """Return the ids of the connections that send commands."""
    with redis.Redis.from_url(url) as client:
        return {other["id"] for other in client.client_list(_type="normal")}


def test_two_stores_on_one_redis_see_each_others_commits_and_wakes(redis_factory: StoreFactory):
    async def scenario() -> None:
        async with redis_factory.opened() as one, redis_factory.opened() as other:
            heard = [await listen(store, "g1") for store in (one, other)]
            await one.create("g1", "anna", first(seq=1), 10)
            assert await other.commit("g1", move(1, seq=2, answer=Answer("key", b"answer"))) == Committed("2")
            assert await one.load("g1", "key") == Loaded("2", b"head 2", b"answer")
            assert await other.games("anna", None, 10) == ["g1"]
            assert await one.secret() == await other.secret()
            for store, wakes in zip((one, other), heard, strict=True):
                assert await next_wakes(wakes, 2) == [Wake("g1", 1), Wake("g1", 2)]
                assert [chunk.seq for chunk in await store.chunks("g1", 0, 10)] == [1, 2]

    asyncio.run(scenario())


def test_of_parallel_commits_by_two_stores_exactly_one_is_stored_for_each_version(redis_factory: StoreFactory):
    async def scenario() -> None:
        async with redis_factory.opened() as one, redis_factory.opened() as other:
            await one.create("g1", "anna", first(seq=None), 10)
            for version in range(1, 21):
                calls = [store.commit("g1", move(version, seq=version)) for store in (one, other) * 5]
                assert (await asyncio.gather(*calls)).count(Committed(str(version + 1))) == 1
            assert [chunk.seq for chunk in await other.chunks("g1", 0, 100)] == list(range(1, 21))

    asyncio.run(scenario())


def test_all_keys_of_a_game_expire_together_and_are_in_one_slot(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        whole = Commit("", b"head", 600, Chunk(1, b"chunk"), answer=Answer("key", b"answer"), new_version="1")
        await store.create("0198-game", "anna", whole, 10)

    redis_factory.play(scenario)
    keys = document_keys("0198-game")
    assert len({key_slot(key.encode()) for key in keys}) == 1
    assert command(redis_url, "PEXPIRETIME", keys[0]) == command(redis_url, "PEXPIRETIME", keys[1]) > 0


def test_a_server_that_lost_its_scripts_gets_them_again(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        command(redis_url, "SCRIPT", "FLUSH")
        outcomes = await asyncio.gather(*(store.commit("g1", move(1, seq=2)) for _ in range(10)))
        assert outcomes.count(Committed("2")) == 1
        assert await store.load("g1") == Loaded("2", b"head 2")

    redis_factory.play(scenario)


def test_expired_games_are_removed_from_lists_when_new_games_are_created(redis_factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        old, new = ([f"{age}{number:03}" for number in range(100)] for age in ("old", "new"))
        await asyncio.gather(*(store.create(game, "anna", first(ttl=1), 1000) for game in old))
        await wait_until_expired(store, old[-1])
        for game in new:
            await store.create(game, "anna", first(), 1000)
        listed = await store.games("anna", None, 1000)
        assert set(new) <= set(listed)
        assert len(listed) < 160

    redis_factory.play(scenario)


def test_a_full_list_is_searched_for_expired_games_only_once_a_second(redis_factory: StoreFactory, redis_url: str):
    def searches() -> int:
        counts = command(redis_url, "INFO", "commandstats")
        return counts.get("cmdstat_exists", {}).get("calls", 0)

    async def scenario(store: GameStore) -> None:
        for number in range(20):
            await store.create(f"g{number}", "anna", first(), 20)
        before = searches()
        outcomes = [await store.create("more", "anna", first(), 20) for _ in range(10)]
        assert outcomes == [None] * 10
        assert searches() - before < 10 * 20

    redis_factory.play(scenario)


def test_all_pages_of_a_full_list_are_searched_for_expired_games(redis_factory: StoreFactory, monkeypatch):
    monkeypatch.setattr("service.store.lists.SEARCH_PAGE", 3)
    monkeypatch.setattr("service.store.lists.SAMPLE", 0)

    async def scenario(store: GameStore) -> None:
        for number in range(20):
            await store.create(f"g{number:02}", "anna", first(ttl=1 if number in (2, 9, 10, 19) else 600), 20)
        await wait_until_expired(store, "g19")
        assert await store.create("more", "anna", first(), 20) == Committed("1")
        expected = [f"g{number:02}" for number in range(20) if number not in (2, 9, 10, 19)]
        assert await store.games("anna", None, 100) == ["more", *expected[::-1]]

    redis_factory.play(scenario)


def test_a_retry_of_a_creation_lists_a_game_that_was_stored_but_not_listed(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        command(redis_url, "ZREM", list_key("anna"), "g1")
        await store.create("g1", "bob", first(), 10)
        assert await store.games("bob", None, 10) == []
        await store.create("g1", "anna", first(), 10)
        assert await store.games("anna", None, 10) == ["g1"]

    redis_factory.play(scenario)


def test_foreign_data_makes_the_store_unavailable_or_a_game_damaged_without_a_crash(
    redis_factory: StoreFactory, redis_url: str
):
    async def scenario(store: GameStore) -> None:
        head, log = document_keys("g1")
        await store.create("g1", "anna", first(), 10)
        await store.put_key(Key("k1", "laptop", (), "digest", 1.0))
        command(redis_url, "HSET", head, "version", b"\xff")
        command(redis_url, "HSET", "reeve:keys", "k2", "nonsense")
        with pytest.raises(DamagedError, match="the head"):
            await store.load("g1")
        assert "unexpected data" in await unavailable(store.get_key("k2"))
        assert "unexpected data" in await unavailable(store.keys())
        command(redis_url, "HDEL", head, "head")
        command(redis_url, "HSET", head, "version", 1)
        with pytest.raises(DamagedError, match="the head"):
            await store.load("g1")
        for key in (head, log, list_key("anna")):
            command(redis_url, "SET", key, "a string")
        for reading in (store.load("g1"), store.load("g1", "key"), store.chunks("g1", 0, 10), store.snapshot("g1", 1)):
            with pytest.raises(DamagedError):
                await reading
        for call in (
            store.commit("g1", move(1)),
            store.games("anna", None, 10),
            store.create("g2", "anna", first(), 10),
        ):
            assert "WRONGTYPE" in await unavailable(call)
        command(redis_url, "DEL", head)
        command(redis_url, "XADD", head, "*", "a", "b")
        with pytest.raises(DamagedError):
            await store.load("g1")
        await store.probe()

    redis_factory.play(scenario)


def test_a_failed_append_to_the_log_leaves_the_game_unchanged(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        _, log = document_keys("g1")
        await store.create("g1", "anna", first(seq=1), 10)
        command(redis_url, "XADD", log, "99-0", "chunk", "not ours")
        await unavailable(store.commit("g1", move(1, seq=2, answer=Answer("key", b"answer"))))
        assert await store.load("g1", "key") == Loaded("1", b"head 1", None)

    redis_factory.play(scenario)


@pytest.mark.parametrize("key", [due_key(shard_of("g1")), notes_key(shard_of("g1"))])
def test_foreign_data_in_a_shard_make_a_commit_fail_before_anything_is_stored(
    redis_factory: StoreFactory, redis_url: str, key: str
):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", change("", 1, seq=1), 10)
        command(redis_url, "SET", key, "a string")
        commit = change(1, 2, seq=2, due=1000, notes=(b"note",), answer=Answer("key", b"answer"))
        assert "WRONGTYPE" in await unavailable(store.commit("g1", commit))
        assert await store.load("g1", "key") == Loaded("1", b"head 1", None)
        assert [chunk.seq for chunk in await store.chunks("g1", 0, 10)] == [1]
        command(redis_url, "DEL", key)
        assert (await store.due(shard_of("g1"), 1000, 10), await store.notes(shard_of("g1"), 10)) == ([], [])
        assert await store.commit("g1", commit) == Committed("2")

    redis_factory.play(scenario)


def test_a_commit_without_due_moment_notes_and_stamp_makes_as_many_calls_as_before(
    redis_factory: StoreFactory, redis_url: str
):
    def calls() -> Counter[str]:
        stats = command(redis_url, "INFO", "commandstats")
        names = {name: name.removeprefix("cmdstat_") for name in stats}
        own = {"info", "client|setinfo"}
        return Counter({name: stats[stat]["calls"] for stat, name in names.items() if name not in own})

    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        before = calls()
        await store.commit("g1", move(1, seq=2, snapshot=Snapshot(1, b""), answer=Answer("key", b"", "slot")))
        expected = {"evalsha": 1, "hget": 3, "xadd": 1, "hset": 4, "pexpire": 2, "publish": 1}
        assert calls() - before == expected
        before = calls()
        await store.commit("g1", change(2, 3, due=1000, notes=(b"1", b"2"), stamp=await store_time(store)))
        added = calls() - before
        assert {name: added[name] for name in ("zadd", "xadd", "time")} == {"zadd": 1, "xadd": 2, "time": 2}

    redis_factory.play(scenario)


def test_all_keys_of_a_shard_are_in_the_slot_of_its_documents(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        games = [f"player-{number}" for number in range(50)]
        for game in games:
            await store.create(game, "anna", change("", 1, due=1000, notes=(b"note",), seq=1), 100)
            await store.lease(shard_of(game), "holder", 60_000)
        for game in games:
            prefix = f"reeve:{{s{shard_of(game):02}}}:"
            ends = (f"{game}:head", f"{game}:log", "due", "notes", "lease")
            assert command(redis_url, "EXISTS", *(prefix + end for end in ends)) == len(ends)
            assert len({key_slot((prefix + end).encode()) for end in ends}) == 1

    redis_factory.play(scenario)


def test_the_due_moment_of_an_expired_document_is_removed(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        shard = shard_of("g1")
        await store.create("g1", "anna", Commit("", b"head", 1, due=1000), 10)
        await wait_until_expired(store, "g1")
        assert command(redis_url, "ZCARD", due_key(shard)) == 1
        assert await store.due(shard, 999, 10) == []
        assert command(redis_url, "ZCARD", due_key(shard)) == 1
        assert await store.due(shard, 1000, 10) == []
        assert command(redis_url, "EXISTS", due_key(shard)) == 0

    redis_factory.play(scenario)


def test_foreign_messages_cause_no_wake(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        wakes = await listen(store, "g1")
        for message in ("", "nonsense", "g1 soon", b"\xff\xfe \xff", "-1"):
            command(redis_url, "PUBLISH", "reeve:wake:g1", message)
            command(redis_url, "PUBLISH", "reeve:wake:", message)
        await store.create("g1", "anna", first(seq=7), 10)
        assert await next_wakes(wakes, 1) == [Wake("g1", 7)]

    redis_factory.play(scenario)


def test_an_invalid_command_of_one_caller_does_not_affect_others(redis_factory: StoreFactory):
    async def scenario(store: RedisStore) -> None:
        good = [store.create(f"g{number}", "anna", first(), 100) for number in range(20)]
        bad = [store.chunks("g1", 10**30, 10) for _ in range(20)]
        outcomes = await asyncio.gather(*good, *bad, return_exceptions=True)
        assert outcomes[:20] == [Committed("1")] * 20
        assert {type(outcome) for outcome in outcomes[20:]} == {StoreRefusedError}

    redis_factory.play(scenario)


@pytest.mark.parametrize("protocol", [2, 3])
def test_the_url_can_select_both_protocol_versions_of_redis(redis_factory: StoreFactory, redis_url: str, protocol: int):
    async def scenario() -> None:
        async with StoreFactory(lambda: RedisStore(f"{redis_url}?protocol={protocol}", PATIENCE)).opened() as store:
            wakes = await listen(store, "g1")
            await store.create("g1", "anna", first(seq=3), 10)
            await store.put_key(Key("k1", "laptop", (), "digest", 1.0))
            assert await store.load("g1", "key") == Loaded("1", b"head 1", None)
            assert await store.chunks("g1", 0, 10) == [Chunk(3, b"chunk 3")]
            assert (await store.games("anna", None, 10), len(await store.keys())) == (["g1"], 1)
            assert await next_wakes(wakes, 1) == [Wake("g1", 3)]

    asyncio.run(scenario())


def test_timeouts_in_the_url_do_not_close_an_idle_connection(redis_factory: StoreFactory, redis_url: str):
    async def scenario() -> None:
        url = f"{redis_url}?socket_timeout=0.05&health_check_interval=1"
        async with StoreFactory(lambda: RedisStore(url, 0.2)).opened() as store:
            before, wakes = connections(redis_url), await listen(store, "g1")
            await asyncio.sleep(1.2)
            await store.create("g1", "anna", first(seq=3), 10)
            assert await next_wakes(wakes, 1) == [Wake("g1", 3)], "the subscription broke"
            assert before & connections(redis_url), "the connection for commands broke"

    asyncio.run(scenario())


def test_a_password_in_the_url_is_used_and_never_shown():
    with redis_server(password="pass-word") as server:

        async def scenario() -> None:
            async with StoreFactory(lambda: RedisStore(server.url, PATIENCE)).opened() as store:
                assert await store.create("g1", "anna", first(), 10) == Committed("1")
            for url in (server.url.replace("pass-word", "wrong-word"), server.url.replace(":pass-word@", "")):
                complaint = await unavailable(RedisStore(url, PATIENCE).open())
                assert "word@" not in complaint
                assert "password" in complaint or "uthentication" in complaint

        asyncio.run(scenario())


def test_a_user_without_the_right_to_subscribe_cannot_open_the_store():
    with redis_server() as server:
        server.command("ACL", "SETUSER", "deaf", "on", ">pass-word", "~*", "+@all", "resetchannels")
        url = server.url.replace("//", "//deaf:pass-word@")

        async def scenario() -> None:
            assert "refuses the subscription" in await unavailable(RedisStore(url, PATIENCE).open())

        asyncio.run(scenario())


@pytest.mark.parametrize("url", ["http://127.0.0.1", "nonsense", "redis://127.0.0.1?socket_timeout=soon"])
def test_an_invalid_url_is_refused_with_a_message(url: str):
    with pytest.raises(StoreUnavailableError, match="URL of the store"):
        RedisStore(url)


def test_a_url_with_unknown_parameters_is_refused_with_a_message():
    async def scenario() -> None:
        assert "URL of the store" in await unavailable(RedisStore("redis://127.0.0.1?colour=red").open())

    asyncio.run(scenario())


def test_a_server_without_free_memory_is_unavailable_until_it_has_some():
    with redis_server() as server:

        async def scenario(store: GameStore) -> None:
            await store.create("g1", "anna", first(), 10)
            server.command("CONFIG", "SET", "maxmemory", 1)
            assert "memory" in await unavailable(store.commit("g1", move(1, seq=2)))
            assert await store.load("g1") == Loaded("1", b"head 1")
            assert [chunk.seq for chunk in await store.chunks("g1", 0, 10)] == [1]
            server.command("CONFIG", "SET", "maxmemory", 0)
            assert await store.commit("g1", move(1, seq=2)) == Committed("2")

        StoreFactory(lambda: RedisStore(server.url, PATIENCE)).play(scenario)


def test_the_store_leaves_a_server_that_became_a_replica_and_returns_when_it_is_primary():
    with redis_server() as server:

        async def scenario(store: GameStore) -> None:
            await store.create("g1", "anna", first(), 10)
            before = connections(server.url)
            server.command("REPLICAOF", "127.0.0.1", 1)
            assert "read only" in await unavailable(store.commit("g1", move(1, seq=2)))
            server.command("REPLICAOF", "NO", "ONE")
            await eventually(lambda: is_available(store))
            assert await store.commit("g1", move(1, seq=2)) == Committed("2")
            assert not before & connections(server.url)

        StoreFactory(lambda: RedisStore(server.url, PATIENCE)).play(scenario)


def test_close_fails_calls_that_wait_for_the_first_connection(redis_url: str):
    async def scenario() -> None:
        store = RedisStore(redis_url, PATIENCE)
        call = asyncio.create_task(unavailable(store.probe()))
        await asyncio.sleep(0)
        await store.close()
        assert "closed" in await asyncio.wait_for(call, 5)

    asyncio.run(scenario())


def test_replies_belong_to_their_commands_after_callers_were_cancelled(redis_factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        calls = [asyncio.create_task(store.snapshot("g1", number)) for number in range(50)]
        await asyncio.sleep(0)
        for call in calls[::2]:
            call.cancel()
        assert await store.load("g1") == Loaded("1", b"head 1")
        assert await asyncio.gather(*calls[1::2]) == [None] * 25

    redis_factory.play(scenario)


def test_commands_of_one_moment_are_sent_in_one_write(redis_factory: StoreFactory, redis_url: str):
    def reads() -> int:
        return command(redis_url, "INFO", "stats")["total_reads_processed"]

    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        before, connected = reads(), len(connections(redis_url))
        await asyncio.gather(*(store.load("g1", "key") for _ in range(500)))
        assert reads() - before < 50
        assert len(connections(redis_url)) == connected

    redis_factory.play(scenario)


def test_a_probe_leaves_one_key_that_expires(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        await store.secret()
        before = set(command(redis_url, "KEYS", "*"))
        for _ in range(20):
            await store.probe()
        (left,) = set(command(redis_url, "KEYS", "*")) - before
        assert 0 < command(redis_url, "TTL", left) <= 60

    redis_factory.play(scenario)
