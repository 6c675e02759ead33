"""The promises of every store; each test runs on all of them."""

import asyncio
from collections import Counter

from service.store.base import (
    Answer,
    Answered,
    Chunk,
    Commit,
    Committed,
    Conflict,
    GameStore,
    Key,
    Loaded,
    Snapshot,
    Wake,
)
from tests.store.store_factory import StoreFactory, first, listen, move, next_wakes, unavailable, wait_until_expired


def test_a_new_game_has_version_1(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert await store.create("g1", "anna", first(), 10) == Committed("1")
        assert await store.load("g1") == Loaded("1", b"head 1")

    factory.play(scenario)


def test_an_unknown_game_is_not_loaded(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert await store.load("g1") is None
        assert await store.load("g1", "key") is None
        assert await store.chunks("g1", 0, 10) == []
        assert await store.snapshot("g1", 1) is None
        assert await store.games("anna", None, 10) == []

    factory.play(scenario)


def test_creating_a_game_with_a_taken_id_changes_nothing(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(b"anna's"), 10)
        for owner in ("anna", "bob"):
            assert await store.create("g1", owner, first(b"another", seq=9), 10) == Conflict()
        assert await store.load("g1") == Loaded("1", b"anna's")
        assert await store.chunks("g1", 0, 10) == [Chunk(1, b"chunk 1")]
        assert (await store.games("anna", None, 10), await store.games("bob", None, 10)) == (["g1"], [])

    factory.play(scenario)


def test_a_commit_changes_the_version_and_replaces_the_head(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        assert await store.commit("g1", move(1)) == Committed("2")
        assert await store.commit("g1", move(2)) == Committed("3")
        assert await store.load("g1") == Loaded("3", b"head 3")

    factory.play(scenario)


def test_a_commit_with_a_stale_version_stores_nothing(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        await store.commit("g1", move(1, seq=2))
        for version in ("", "1", "3"):
            stale = Commit(version, b"stale", 600, Chunk(9, b"stale"), Snapshot(9, b"stale"), Answer("key", b"stale"))
            assert await store.commit("g1", stale) == Conflict()
        assert await store.load("g1", "key") == Loaded("2", b"head 2", None)
        assert [chunk.seq for chunk in await store.chunks("g1", 0, 10)] == [1, 2]
        assert await store.snapshot("g1", 9) is None

    factory.play(scenario)


def test_a_commit_to_an_unknown_game_stores_nothing(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for version in (0, 1):
            assert await store.commit("g1", move(version, seq=1, answer=Answer("key", b"answer"))) == Conflict()
        assert await store.load("g1") is None
        assert await store.chunks("g1", 0, 10) == []

    factory.play(scenario)


def test_a_retry_gets_the_first_answer_at_any_later_version(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        assert await store.commit("g1", move(1, seq=2, answer=Answer("key", b"first answer"))) == Committed("2")
        for version in (1, 2, 7):
            retry = move(version, seq=3, answer=Answer("key", b"second answer"))
            assert await store.commit("g1", retry) == Answered(b"first answer")
        assert await store.load("g1", "key") == Loaded("2", b"head 2", b"first answer")
        assert await store.load("g1", "another key") == Loaded("2", b"head 2", None)
        assert [chunk.seq for chunk in await store.chunks("g1", 0, 10)] == [1, 2]

    factory.play(scenario)


def test_an_answer_belongs_to_its_game(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        await store.create("g2", "anna", first(), 10)
        await store.commit("g1", move(1, answer=Answer("key", b"answer")))
        assert await store.load("g2", "key") == Loaded("1", b"head 1", None)
        assert await store.commit("g2", move(1, answer=Answer("key", b"another"))) == Committed("2")

    factory.play(scenario)


def test_an_answer_replaces_the_answer_in_its_slot(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        kept = [("one", "0/1"), ("two", "0/2"), ("three", "1/1"), ("no slot", ""), ("none either", ""), ("four", "0/1")]
        for version, (key, slot) in enumerate(kept, 1):
            answer = Answer(key, key.encode(), slot)
            assert await store.commit("g1", move(version, answer=answer)) == Committed(str(version + 1))
        found = [(await store.load("g1", key)).answer for key, _ in kept]
        assert found == [None, b"two", b"three", b"no slot", b"none either", b"four"]
        assert await store.commit("g1", move(1, answer=Answer("two", b"again", "0/1"))) == Answered(b"two")
        assert (await store.load("g1", "four")).answer == b"four", "a commit that stored nothing removed an answer"

    factory.play(scenario)


def test_a_creation_can_store_an_answer_and_a_snapshot(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        whole = Commit(
            "", b"head", 600, Chunk(4, b"chunk"), Snapshot(0, b"snapshot"), Answer("key", b"answer"), new_version="1"
        )
        assert await store.create("g1", "anna", whole, 10) == Committed("1")
        assert await store.create("g1", "anna", whole, 10) == Conflict()
        assert await store.load("g1", "key") == Loaded("1", b"head", b"answer")
        assert await store.snapshot("g1", 0) == b"snapshot"
        assert await store.chunks("g1", 0, 10) == [Chunk(4, b"chunk")]

    factory.play(scenario)


def test_of_50_parallel_commits_from_one_version_exactly_one_is_stored(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        commits = [
            Commit("1", b"head of %d" % number, 600, Chunk(2, b"%d" % number), new_version="2") for number in range(50)
        ]
        outcomes = await asyncio.gather(*(store.commit("g1", commit) for commit in commits))
        assert Counter(map(type, outcomes)) == {Committed: 1, Conflict: 49}
        winner = outcomes.index(Committed("2"))
        assert await store.load("g1") == Loaded("2", b"head of %d" % winner)
        assert await store.chunks("g1", 1, 10) == [Chunk(2, b"%d" % winner)]

    factory.play(scenario)


def test_20_equal_requests_at_once_are_stored_once_and_get_equal_answers(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        commits = [move(1, seq=2, answer=Answer("key", b"answer of %d" % number)) for number in range(20)]
        outcomes = await asyncio.gather(*(store.commit("g1", commit) for commit in commits))
        assert Counter(map(type, outcomes)) == {Committed: 1, Answered: 19}
        stored = b"answer of %d" % outcomes.index(Committed("2"))
        assert {outcome.body for outcome in outcomes if isinstance(outcome, Answered)} == {stored}
        assert await store.load("g1", "key") == Loaded("2", b"head 2", stored)

    factory.play(scenario)


def test_chunks_are_read_in_pages_oldest_first(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(seq=None), 10)
        for version, seq in enumerate((3, 4, 9, 10, 100), start=1):
            await store.commit("g1", move(version, seq=seq))
        assert [chunk.seq for chunk in await store.chunks("g1", 0, 3)] == [3, 4, 9]
        assert await store.chunks("g1", 9, 3) == [Chunk(10, b"chunk 10"), Chunk(100, b"chunk 100")]
        assert [chunk.seq for chunk in await store.chunks("g1", 5, 1)] == [9]
        assert [chunk.seq for chunk in await store.chunks("g1", -1, 1)] == [3]
        assert await store.chunks("g1", 100, 3) == []
        assert await store.chunks("g1", 0, 0) == []

    factory.play(scenario)


def test_a_snapshot_is_found_by_its_exact_revision(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        await store.commit("g1", move(1, snapshot=Snapshot(8, b"eight")))
        await store.commit("g1", move(2, snapshot=Snapshot(16, b"sixteen")))
        assert [await store.snapshot("g1", revision) for revision in (7, 8, 9, 16)] == [
            None,
            b"eight",
            None,
            b"sixteen",
        ]

    factory.play(scenario)


def test_bytes_and_names_are_returned_unchanged(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        odd, large = bytes(range(256)), b"\r\n\0" * 400_000
        for game in ("plain", "with space", "{tag}", "}{", "Größe/é:\n"):
            await store.create(game, f"owner of {game}", Commit("", odd, 600, Chunk(1, b""), new_version="1"), 10)
            change = Commit("1", large, 600, Chunk(2, odd), Snapshot(1, large), Answer("kéy \0", odd), "2")
            assert await store.commit(game, change) == Committed("2")
            assert await store.load(game, "kéy \0") == Loaded("2", large, odd)
            assert await store.chunks(game, 0, 10) == [Chunk(1, b""), Chunk(2, odd)]
            assert await store.snapshot(game, 1) == large
            assert await store.games(f"owner of {game}", None, 10) == [game]

    factory.play(scenario)


def test_games_are_listed_in_pages_with_the_greatest_id_first(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for number in (3, 1, 4, 2, 5):
            await store.create(f"g{number}", "anna" if number < 4 else "bob", first(), 10)
        assert await store.games("anna", None, 2) == ["g3", "g2"]
        assert await store.games("anna", None, 10) == ["g3", "g2", "g1"]
        assert await store.games("anna", "g3", 1) == ["g2"]
        assert await store.games("bob", "g4", 10) == []
        assert await store.games("nobody", None, 10) == []

    factory.play(scenario)


def test_the_number_of_games_of_an_owner_is_limited(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert await store.create("g1", "anna", first(), 2) == Committed("1")
        assert await store.create("g2", "anna", first(), 2) == Committed("1")
        assert await store.create("g3", "anna", first(), 2) is None
        assert await store.load("g3") is None
        assert await store.games("anna", None, 10) == ["g2", "g1"]
        assert await store.create("g3", "bob", first(), 2) == Committed("1")
        assert await store.create("g4", "anna", first(), 3) == Committed("1")

    factory.play(scenario)


def test_a_taken_id_is_a_conflict_also_for_an_owner_at_its_limit(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 1)
        assert await store.create("g1", "anna", first(), 1) == Conflict()

    factory.play(scenario)


def test_parallel_creations_never_exceed_the_quota(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        outcomes = await asyncio.gather(*(store.create(f"g{number:02}", "anna", first(), 5) for number in range(20)))
        assert Counter(map(type, outcomes)) == {Committed: 5, type(None): 15}
        made = [f"g{number:02}" for number, outcome in enumerate(outcomes) if outcome]
        assert await store.games("anna", None, 100) == sorted(made, reverse=True)
        assert [game for number in range(20) if await store.load(game := f"g{number:02}")] == made

    factory.play(scenario)


def test_an_expired_game_is_gone_with_all_its_data(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        whole = Commit(
            "", b"head", 1, Chunk(1, b"chunk"), Snapshot(0, b"snapshot"), Answer("key", b"answer"), new_version="1"
        )
        await store.create("g1", "anna", whole, 10)
        await wait_until_expired(store, "g1")
        assert await store.chunks("g1", 0, 10) == []
        assert await store.snapshot("g1", 0) is None
        assert await store.commit("g1", move(1, answer=Answer("key", b"another"))) == Conflict()
        assert await store.create("g1", "anna", first(b"new", seq=None), 10) == Committed("1")
        assert await store.load("g1", "key") == Loaded("1", b"new", None)
        assert await store.chunks("g1", 0, 10) == []

    factory.play(scenario)


def test_expired_games_do_not_count_towards_the_limit(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert await store.create("g1", "anna", first(ttl=1), 2) == Committed("1")
        assert await store.create("g2", "anna", first(), 2) == Committed("1")
        await wait_until_expired(store, "g1")
        assert await store.create("g3", "anna", first(), 2) == Committed("1")
        assert await store.create("g4", "anna", first(), 2) is None
        assert await store.games("anna", None, 10) == ["g3", "g2"]

    factory.play(scenario)


def test_every_commit_sets_the_time_to_live_anew(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        whole = Commit(
            "", b"head", 1, Chunk(1, b"chunk"), Snapshot(0, b"snapshot"), Answer("key", b"answer"), new_version="1"
        )
        await store.create("longer", "anna", whole, 10)
        await store.commit("longer", move(1))
        await store.create("shorter", "anna", first(), 10)
        await store.commit("shorter", move(1, ttl=1))
        await wait_until_expired(store, "shorter")
        assert await store.load("longer", "key") == Loaded("2", b"head 2", b"answer")
        assert await store.chunks("longer", 0, 10) == [Chunk(1, b"chunk")]
        assert await store.snapshot("longer", 0) == b"snapshot"

    factory.play(scenario)


def test_a_commit_with_time_to_live_0_ends_a_game(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 1)
        assert await store.commit("g1", move(1, ttl=0)) == Committed("2")
        assert await store.load("g1") is None
        assert await store.create("g2", "anna", first(), 1) == Committed("1")

    factory.play(scenario)


def test_wakes_come_in_the_order_of_the_commits(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        wakes = await listen(store, "g1", "g2")
        await store.create("g1", "anna", first(seq=2), 10)
        await store.create("g2", "anna", first(seq=3), 10)
        await store.commit("g1", move(1, seq=5))
        assert await next_wakes(wakes, 3) == [Wake("g1", 2), Wake("g2", 3), Wake("g1", 5)]

    factory.play(scenario)


def test_only_watched_games_wake(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        wakes = await listen(store, "g1", "g3")
        await store.create("g2", "anna", first(seq=1), 10)
        await store.create("g1", "anna", first(seq=2), 10)
        assert await next_wakes(wakes, 1) == [Wake("g1", 2)]
        await store.forget("g1")
        await store.commit("g1", move(1, seq=3))
        await store.create("g3", "anna", first(seq=4), 10)
        assert await next_wakes(wakes, 1) == [Wake("g3", 4)]
        await asyncio.gather(*(store.listen("g1") for _ in range(5)))
        await store.commit("g1", move(2, seq=5))
        assert await next_wakes(wakes, 1) == [Wake("g1", 5)]

    factory.play(scenario)


def test_a_commit_without_a_chunk_does_not_wake(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        wakes = await listen(store, "g1", "g2")
        await store.create("g1", "anna", first(seq=None), 1)
        await store.commit("g1", move(1, answer=Answer("key", b"answer")))
        await store.commit("g1", move(1, seq=2))
        await store.commit("g1", move(2, seq=2, answer=Answer("key", b"another")))
        await store.create("g2", "bob", first(seq=3), 0)
        await store.create("g1", "anna", first(seq=4), 10)
        await store.commit("g1", move(2, seq=6))
        assert await next_wakes(wakes, 1) == [Wake("g1", 6)]

    factory.play(scenario)


def test_the_chunk_can_be_read_when_its_wake_arrives(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(seq=None), 10)
        wakes = await listen(store, "g1")

        async def commit() -> None:
            for version in range(1, 51):
                assert await store.commit("g1", move(version, seq=version)) == Committed(str(version + 1))

        commits = asyncio.create_task(commit())
        for seq in range(1, 51):
            assert await next_wakes(wakes, 1) == [Wake("g1", seq)]
            assert (await store.chunks("g1", seq - 1, 1))[0].seq == seq
        await commits

    factory.play(scenario)


def test_a_commit_wakes_even_if_its_caller_was_cancelled(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(seq=None), 10)
        wakes = await listen(store, "g1")
        commit = asyncio.create_task(store.commit("g1", move(1, seq=2)))
        await asyncio.sleep(0)
        commit.cancel()
        assert await next_wakes(wakes, 1) == [Wake("g1", 2)]
        assert await store.load("g1") == Loaded("2", b"head 2")

    factory.play(scenario)


def test_wakes_end_when_the_store_is_closed(factory: StoreFactory):
    async def scenario() -> None:
        async with factory.opened() as store:
            wakes = await listen(store, "g1")
            await store.create("g1", "anna", first(), 10)
            assert await next_wakes(wakes, 1) == [Wake("g1", 1)]
            reader = asyncio.create_task(anext(wakes, None))
            await asyncio.sleep(0)
        assert await asyncio.wait_for(reader, 10) is None

    asyncio.run(scenario())


def test_data_are_there_after_the_store_was_opened_again(factory: StoreFactory):
    async def scenario() -> None:
        async with factory.opened() as store:
            await store.create("g1", "anna", first(), 10)
            await store.commit("g1", move(1, seq=2, snapshot=Snapshot(1, b"snapshot"), answer=Answer("key", b"answer")))
            secret = await store.secret()
        async with factory.opened() as store:
            assert await store.load("g1", "key") == Loaded("2", b"head 2", b"answer")
            assert await store.chunks("g1", 0, 10) == [Chunk(1, b"chunk 1"), Chunk(2, b"chunk 2")]
            assert await store.snapshot("g1", 1) == b"snapshot"
            assert await store.games("anna", None, 10) == ["g1"]
            assert await store.secret() == secret

    asyncio.run(scenario())


def test_the_secret_is_created_once(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        found = await asyncio.gather(*(store.secret() for _ in range(10)))
        assert len(set(found)) == 1
        assert len(found[0]) == 32

    factory.play(scenario)


def test_api_keys_are_stored_and_changed(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        old = Key("k9", "laptop", ("games.create", "games.read"), "digest 1", 1000.25)
        new = Key("k1", "server", (), "digest 2", 2000.5)
        assert (await store.keys(), await store.get_key("k1")) == ([], None)
        await store.put_key(new)
        await store.put_key(old)
        assert await store.keys() == [old, new]
        revoked = Key("k9", "laptop", ("games.read",), "digest 1", 1000.25, revoked=True)
        await store.put_key(revoked)
        assert (await store.get_key("k9"), await store.keys()) == (revoked, [revoked, new])

    factory.play(scenario)


def test_ping_of_an_available_store_succeeds(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.probe()

    factory.play(scenario)


def test_a_closed_store_is_unavailable(factory: StoreFactory):
    async def scenario() -> None:
        async with factory.opened() as store:
            await store.create("g1", "anna", first(), 10)
        assert "closed" in await unavailable(store.load("g1"))
        assert "closed" in await unavailable(store.commit("g1", move(1)))
        await unavailable(store.probe())

    asyncio.run(scenario())


def test_close_ends_calls_that_wait(factory: StoreFactory):
    async def scenario() -> None:
        async with factory.opened() as store:
            await store.create("g1", "anna", first(), 10)
            calls = [asyncio.create_task(store.commit("g1", move(1, seq=2))) for _ in range(20)]
            await asyncio.sleep(0)
        outcomes = await asyncio.wait_for(asyncio.gather(*calls, return_exceptions=True), 10)
        acknowledged = outcomes.count(Committed("2"))
        async with factory.opened() as store:
            found = await store.load("g1")
            assert found is not None
            assert acknowledged <= int(found.version) - 1 <= 1

    asyncio.run(scenario())
