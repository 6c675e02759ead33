"""The store on a Redis Cluster of three nodes: each game is on one node, and the store learns from the nodes on which
one.
"""

import asyncio
from collections.abc import Iterator

import pytest
from redis.crc import key_slot

from service.store.base import (
    SHARDS,
    Answer,
    Chunk,
    Commit,
    Committed,
    Conflict,
    GameStore,
    Key,
    Loaded,
    Skewed,
    Snapshot,
    Wake,
    shard_of,
)
from service.store.names import document_keys, due_key, head_key, notes_key
from service.store.redis import RedisStore
from tests.servers import RedisServer, redis_cluster
from tests.store.store_factory import (
    PATIENCE,
    StoreFactory,
    change,
    first,
    listen,
    move,
    next_wakes,
    same_shard,
    store_time,
    unavailable,
)

GAMES = [f"g{number:02}" for number in range(12)]


@pytest.fixture(scope="module")
def nodes() -> Iterator[list[RedisServer]]:
    with redis_cluster() as nodes:
        yield nodes


@pytest.fixture
def factories(nodes: list[RedisServer]) -> list[StoreFactory]:
    for node in nodes:
        node.command("FLUSHALL")
        node.command("SCRIPT", "FLUSH")
    return [StoreFactory(lambda node=node: RedisStore(node.url, PATIENCE)) for node in nodes]


def test_games_are_spread_over_all_nodes_and_found_from_each(nodes: list[RedisServer], factories: list[StoreFactory]):
    async def scenario() -> None:
        async with factories[0].opened() as one, factories[2].opened() as other:
            heard = [await listen(store, *GAMES) for store in (one, other)]
            for game in GAMES:
                assert await one.create(game, "anna", first(seq=1), 100) == Committed("1")
                assert await other.commit(game, move(1, seq=2, answer=Answer("key", b"answer"))) == Committed("2")
                assert await one.load(game, "key") == Loaded("2", b"head 2", b"answer")
            assert await other.games("anna", None, 100) == await one.games("anna", None, 100) == GAMES[::-1]
            assert await one.secret() == await other.secret()
            await one.put_key(Key("k1", "laptop", (), "digest", 1.0))
            assert [key.id for key in await other.keys()] == ["k1"]
            woken = {Wake(game, seq) for game in GAMES for seq in (1, 2)}
            for wakes in heard:
                assert set(await next_wakes(wakes, len(woken))) == woken

    asyncio.run(scenario())
    assert all(node.command("DBSIZE") for node in nodes)


def test_parallel_calls_find_their_nodes_and_later_calls_are_not_redirected(
    nodes: list[RedisServer], factories: list[StoreFactory]
):
    async def scenario(store: GameStore) -> None:
        assert set(await asyncio.gather(*(store.create(game, game, first(), 1) for game in GAMES))) == {Committed("1")}
        before = redirects(nodes[1])
        found = await asyncio.gather(*(store.load(game, "key") for game in GAMES * 10))
        assert found == [Loaded("1", b"head 1", None)] * len(found)
        assert redirects(nodes[1]) == before, "a call was redirected"

    factories[1].play(scenario)


def test_the_quota_of_an_owner_counts_games_on_all_nodes(factories: list[StoreFactory]):
    async def scenario(store: GameStore) -> None:
        outcomes = await asyncio.gather(*(store.create(game, "anna", first(), 5) for game in GAMES))
        assert (outcomes.count(Committed("1")), outcomes.count(None)) == (5, len(GAMES) - 5)

    factories[0].play(scenario)


def test_a_game_is_found_while_its_slot_is_migrated_and_afterwards(
    nodes: list[RedisServer], factories: list[StoreFactory]
):
    slot = key_slot(head_key("g00").encode())
    source = next(node for node in nodes if has(node, slot))
    target = next(node for node in nodes if node is not source)
    source_id, target_id = source.command("CLUSTER", "MYID"), target.command("CLUSTER", "MYID")

    async def scenario(store: GameStore) -> None:
        whole = Commit(
            "",
            b"head 1",
            600,
            Chunk(1, b"chunk 1"),
            Snapshot(1, b"snapshot"),
            Answer("key", b"answer"),
            new_version="1",
        )
        await store.create("g00", "anna", whole, 10)
        target.command("CLUSTER", "SETSLOT", slot, "IMPORTING", source_id)
        source.command("CLUSTER", "SETSLOT", slot, "MIGRATING", target_id)
        source.command("MIGRATE", "127.0.0.1", target.port, "", 0, 5000, "KEYS", *document_keys("g00"))
        assert await store.load("g00", "key") == Loaded("1", b"head 1", b"answer")
        assert await store.commit("g00", move(1, seq=2)) == Committed("2")
        for node in (target, source):
            node.command("CLUSTER", "SETSLOT", slot, "NODE", target_id)
        assert await store.commit("g00", move(2, seq=3)) == Committed("3")
        assert [chunk.seq for chunk in await store.chunks("g00", 0, 10)] == [1, 2, 3]

    factories[nodes.index(source)].play(scenario)


def test_a_commit_with_a_due_moment_is_refused_whole_while_its_slot_is_migrated(
    nodes: list[RedisServer], factories: list[StoreFactory]
):
    game, moved = same_shard("g00", 2)
    shard = shard_of(game)
    slot = key_slot(head_key(game).encode())
    source = next(node for node in nodes if has(node, slot))
    target = next(node for node in nodes if node is not source)
    source_id, target_id = source.command("CLUSTER", "MYID"), target.command("CLUSTER", "MYID")

    def migrate(*keys: str) -> None:
        source.command("MIGRATE", "127.0.0.1", target.port, "", 0, 5000, "KEYS", *keys)

    async def scenario(store: GameStore) -> None:
        for name in (game, moved):
            await store.create(name, "anna", change("", 1, seq=1, due=1000, notes=(b"1",)), 10)
        target.command("CLUSTER", "SETSLOT", slot, "IMPORTING", source_id)
        source.command("CLUSTER", "SETSLOT", slot, "MIGRATING", target_id)
        migrate(*document_keys(moved))
        later = change(1, 2, seq=2, due=2000, notes=(b"2",))
        assert "during rehashing of slot" in await unavailable(store.commit(moved, later))
        assert await store.commit(game, later) == Committed("2")
        assert await store.load(moved) == Loaded("1", b"head 1")
        assert [chunk.seq for chunk in await store.chunks(moved, 0, 10)] == [1]
        assert await store.commit(moved, change(1, 2, seq=2)) == Committed("2"), "refused without a due moment"
        migrate(*document_keys(game), due_key(shard), notes_key(shard))
        for node in (target, source):
            node.command("CLUSTER", "SETSLOT", slot, "NODE", target_id)
        assert await store.commit(moved, change(2, 3, seq=3, due=3000, notes=(b"3",))) == Committed("3")
        assert await store.due(shard, 3000, 10) == [game, moved]
        assert [note.body for note in await store.notes(shard, 10)] == [b"1", b"1", b"2", b"3"]

    factories[nodes.index(source)].play(scenario)


def test_due_moments_notes_and_leases_are_found_from_each_node(factories: list[StoreFactory]):
    async def scenario() -> None:
        async with factories[0].opened() as one, factories[1].opened() as other:
            for number, game in enumerate(GAMES):
                await one.create(game, "anna", change("", 1, due=1000 + number, notes=(game.encode(),)), 100)
                await other.commit(game, change(1, 2, due=2000 + number, notes=(b"1", b"2")))
                assert await one.commit(game, change(1, 9, due=1, notes=(b"refused",))) == Conflict()
                assert await one.commit(game, change(2, 9, due=1, notes=(b"refused",), stamp=1)) == Skewed()
            for number, game in enumerate(GAMES):
                shard = shard_of(game)
                assert game not in await one.due(shard, 1999 + number, 100)
                assert game in await other.due(shard, 2000 + number, 100)
                notes = [note for note in await one.notes(shard, 100) if note.source == game]
                assert [note.body for note in notes] == [game.encode(), b"1", b"2"]
                await other.delete_notes(shard, [note.id for note in notes])
                assert game not in {note.source for note in await one.notes(shard, 100)}
            assert (
                await asyncio.gather(*(one.lease(shard, "one", 60_000) for shard in range(SHARDS))) == [True] * SHARDS
            )
            assert not any(await asyncio.gather(*(other.lease(shard, "other", 60_000) for shard in range(SHARDS))))
            for game in GAMES:
                assert await other.delete(game, "2")
                assert await one.due(shard_of(game), 10_000, 100) == [
                    left for left in GAMES if left > game and shard_of(left) == shard_of(game)
                ]
            assert await one.games("anna", None, 100) == []

    asyncio.run(scenario())


def test_stamps_are_compared_with_the_time_of_the_node_that_has_the_document(factories: list[StoreFactory]):
    async def scenario(store: GameStore) -> None:
        now = await store_time(store)
        for game in GAMES:
            await store.create(game, "anna", first(), 100)
            assert await store.commit(game, change(1, 2, stamp=now - 60_000)) == Skewed()
            assert await store.commit(game, change(1, 2, stamp=await store_time(store))) == Committed("2")

    factories[0].play(scenario)


def test_processes_on_different_nodes_add_one_outage(factories: list[StoreFactory]):
    async def scenario() -> None:
        async with factories[0].opened() as one, factories[2].opened() as other:
            assert (await one.announce("one", 60_000), await other.announce("other", 60_000)) == (1, 2)
            last = await one.pulse(1000, 500, 0)
            await asyncio.sleep(1.1)
            found = await asyncio.gather(*(store.pulse(1000, 500, 0) for store in (one, other) * 5))
            (outages,) = {pulse.outages for pulse in found}
            assert [outage.start for outage in outages] == [last.now]

    asyncio.run(scenario())


def test_a_dead_node_makes_only_its_games_unavailable_until_another_node_takes_its_slots():
    with redis_cluster() as nodes:
        for node in nodes:
            node.command("CONFIG", "SET", "cluster-require-full-coverage", "no")
        slots = {game: key_slot(head_key(game).encode()) for game in GAMES}
        lost = {game: slot for game, slot in slots.items() if has(nodes[2], slot)}
        heir = nodes[1].command("CLUSTER", "MYID")

        async def scenario(store: GameStore) -> None:
            for game in GAMES:
                await store.create(game, game, first(), 10)
            nodes[2].kill()
            for game in GAMES:
                if game in lost:
                    await unavailable(store.load(game))
                else:
                    assert await store.load(game) == Loaded("1", b"head 1")
            for game, slot in lost.items():
                for node in nodes[:2]:
                    node.command("CLUSTER", "SETSLOT", slot, "NODE", heir)
                assert await store.load(game) is None, "the game was stored on the dead node only"

        StoreFactory(lambda: RedisStore(nodes[0].url, PATIENCE)).play(scenario)


def has(node: RedisServer, slot: int) -> bool:
    """Return whether a node serves a slot."""
    mine = node.command("CLUSTER", "MYID")
    return any(low <= slot <= high and at[2] == mine for low, high, at in node.command("CLUSTER", "SLOTS"))


def redirects(node: RedisServer) -> object:
    """Return how many commands a node has redirected. Old servers count the set-up of each connection as an error."""
    return node.command("INFO", "errorstats").get("errorstat_MOVED")
