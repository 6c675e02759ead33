"""The store on a Redis Cluster of three nodes: each game is on one node, and the store learns from the nodes on which
one.
"""

import asyncio
from collections.abc import Iterator

import pytest
from redis.crc import key_slot

from service.store.base import Answer, Chunk, Commit, Committed, GameStore, Key, Loaded, Snapshot, Wake
from service.store.names import document_keys, head_key
from service.store.redis import RedisStore
from tests.servers import RedisServer, redis_cluster
from tests.store.store_factory import PATIENCE, StoreFactory, first, listen, move, next_wakes, unavailable

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
        before = nodes[1].command("INFO", "errorstats")
        found = await asyncio.gather(*(store.load(game, "key") for game in GAMES * 10))
        assert found == [Loaded("1", b"head 1", None)] * len(found)
        assert nodes[1].command("INFO", "errorstats") == before, "a call was redirected"

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
