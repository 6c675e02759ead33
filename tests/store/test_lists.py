"""Further lists of documents; each test runs on all stores."""

import asyncio

from service.store.base import Commit, Committed, GameStore
from tests.store.store_factory import StoreFactory, first, move, wait_until_expired


def test_a_document_is_on_the_list_of_its_owner_and_on_further_lists(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for number in range(1, 6):
            await store.create(f"g{number}", "club", first(), 10)
        for game in ("g2", "g5", "g3"):
            assert await store.enlist(game, "club/alice", 10)
        await store.create("g4x", "club/alice", first(), 10)
        assert await store.games("club", None, 10) == ["g5", "g4", "g3", "g2", "g1"]
        assert await store.games("club/alice", None, 10) == ["g5", "g4x", "g3", "g2"]
        assert await store.games("club/alice", "g5", 2) == ["g4x", "g3"]
        await store.commit("g3", move(1))
        await store.delist("g3", "club/alice")
        await store.delist("g3", "club/alice")
        await store.delist("g3", "nobody")
        assert await store.games("club/alice", None, 10) == ["g5", "g4x", "g2"]
        assert await store.games("club", "g5", 2) == ["g4", "g3"]

    factory.play(scenario)


def test_a_document_can_be_removed_from_the_list_of_its_owner(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "club", first(), 1)
        await store.delist("g1", "club")
        assert await store.games("club", None, 10) == []
        assert await store.load("g1") is not None
        assert await store.create("g2", "club", first(), 1) == Committed("1")
        assert not await store.enlist("g1", "club", 1)
        assert await store.enlist("g1", "club", 2)
        assert await store.games("club", None, 10) == ["g2", "g1"]

    factory.play(scenario)


def test_the_number_of_documents_on_a_further_list_is_limited(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for number in range(1, 4):
            await store.create(f"g{number}", "club", first(), 10)
        assert await store.enlist("g1", "club/alice", 2)
        assert await store.enlist("g2", "club/alice", 2)
        assert not await store.enlist("g3", "club/alice", 2)
        assert await store.enlist("g2", "club/alice", 2), "a document that is on the list needs no room"
        assert await store.games("club/alice", None, 10) == ["g2", "g1"]
        await store.delist("g1", "club/alice")
        assert await store.enlist("g3", "club/alice", 2)

    factory.play(scenario)


def test_parallel_entries_never_exceed_the_limit_of_a_list(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        games = [f"g{number:02}" for number in range(20)]
        await asyncio.gather(*(store.create(game, "club", first(), 100) for game in games))
        added = await asyncio.gather(*(store.enlist(game, "club/alice", 5) for game in games))
        listed = [game for game, is_added in zip(games, added, strict=True) if is_added]
        assert len(listed) == 5
        assert await store.games("club/alice", None, 100) == listed[::-1]

    factory.play(scenario)


def test_expired_documents_do_not_count_towards_the_limit_of_a_list(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for number, ttl in enumerate((1, 600, 600, 600, 600)):
            await store.create(f"g{number}", "club", Commit("", b"", ttl, new_version="1"), 10)
        assert await store.enlist("g0", "club/alice", 2)
        assert await store.enlist("g1", "club/alice", 2)
        await wait_until_expired(store, "g0")
        assert await store.enlist("g2", "club/alice", 2)
        assert await store.games("club/alice", None, 10) == ["g2", "g1"]
        assert not await store.enlist("g3", "club/alice", 2)

    factory.play(scenario)


def test_a_document_that_does_not_exist_does_not_make_a_list_unusable(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "club", first(), 10)
        outcomes = await asyncio.gather(store.enlist("none", "club/alice", 1), store.enlist("g1", "club/bob", 1))
        assert outcomes[1] is True
        assert await store.enlist("g1", "club/alice", 1), "a document that does not exist takes up room"
        assert await store.games("club/alice", None, 10) == ["g1"]

    factory.play(scenario)
