"""Due moments, notes, stamps and leases; each test runs on all stores."""

import asyncio
import time
from collections import Counter

import pytest
import redis

from service.store.base import (
    MOST_AHEAD,
    MOST_BEHIND,
    NEVER,
    SHARDS,
    Answer,
    Answered,
    Commit,
    Committed,
    Conflict,
    GameStore,
    Loaded,
    Note,
    Skewed,
    shard_of,
)
from tests.store.store_factory import (
    StoreFactory,
    change,
    eventually,
    first,
    same_shard,
    store_time,
    wait_until_expired,
)

SHARD = shard_of("g1")
CENTURY = 100 * 365 * 24 * 60 * 60


async def due(store: GameStore, until: int, limit: int = 100) -> list[str]:
    """Return what is due in the shard of g1."""
    return list(await store.due(SHARD, until, limit))


async def bodies(store: GameStore) -> list[bytes]:
    """Return the content of the notes in the shard of g1."""
    return [note.body for note in await store.notes(SHARD, 1000)]


def test_the_shard_of_a_document_is_part_of_the_stored_format():
    assert {game: shard_of(game) for game in ("g1", "player-anna", "")} == {"g1": 49, "player-anna": 33, "": 35}
    assert {shard_of(f"g{number}") for number in range(2000)} == set(range(SHARDS))


def test_documents_are_due_from_their_moment_on_earliest_first(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        games = same_shard("g1", 4)
        for game, moment in zip(games, (3000, 1000, 2000, None), strict=True):
            await store.create(game, "anna", change("", 1, due=moment), 10)
        assert await due(store, 999) == []
        assert await due(store, 1000) == [games[1]]
        assert await due(store, 2999) == [games[1], games[2]]
        assert await due(store, 3000) == [games[1], games[2], games[0]]
        assert await due(store, 9999, limit=2) == [games[1], games[2]]
        assert await due(store, 9999, limit=0) == []
        assert await store.due((SHARD + 1) % SHARDS, 9999, 10) == []

    factory.play(scenario)


def test_a_commit_moves_removes_or_leaves_the_due_moment(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        assert await due(store, 10**15) == []
        for version, moment, first_due in ((1, 5000, 5000), (2, None, 5000), (3, 7000, 7000), (4, 2000, 2000)):
            assert await store.commit("g1", change(version, version + 1, due=moment)) == Committed(str(version + 1))
            assert (await due(store, first_due - 1), await due(store, first_due)) == ([], ["g1"])
        for version in (5, 6):
            await store.commit("g1", change(version, version + 1, due=NEVER))
            assert await due(store, 10**15) == []

    factory.play(scenario)


def test_notes_wait_in_the_order_of_their_commits_until_they_are_deleted(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        one, other = same_shard("g1", 2)
        await store.create(one, "anna", change("", 1, notes=(b"1", b"2")), 10)
        await store.create(other, "anna", change("", 1, notes=(b"3",)), 10)
        await store.commit(one, change(1, 2))
        await store.commit(one, change(2, 3, notes=(b"4", b"\0\xff")))
        waiting = await store.notes(SHARD, 100)
        assert [(note.source, note.body) for note in waiting] == [
            (one, b"1"),
            (one, b"2"),
            (other, b"3"),
            (one, b"4"),
            (one, b"\0\xff"),
        ]
        assert await store.notes(SHARD, 2) == waiting[:2]
        assert await store.notes(SHARD, 0) == []
        await store.delete_notes(SHARD, [waiting[0].id, waiting[2].id])
        await store.delete_notes(SHARD, [waiting[0].id])
        await store.delete_notes(SHARD, [])
        assert await store.notes(SHARD, 100) == [waiting[1], *waiting[3:]]
        await store.delete_notes(SHARD, [note.id for note in waiting])
        assert await store.notes(SHARD, 100) == []
        await store.commit(other, change(1, 2, notes=(b"5",)))
        (last,) = await store.notes(SHARD, 100)
        assert last == Note(last.id, other, b"5")
        assert last.id not in {note.id for note in waiting}, "the id of a deleted note was used again"

    factory.play(scenario)


def test_many_parallel_commits_leave_each_note_once_and_in_the_order_of_each_document(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        async def play(game: str) -> None:
            await store.create(game, "anna", first(), 100)
            for version in range(1, 31):
                notes = tuple(f"{game} {version} {number}".encode() for number in range(2))
                await store.commit(game, change(version, version + 1, notes=notes))

        games = same_shard("g1", 5)
        await asyncio.gather(*map(play, games))
        waiting = await store.notes(SHARD, 1000)
        for game in games:
            expected = [f"{game} {version} {number}".encode() for version in range(1, 31) for number in range(2)]
            assert [note.body for note in waiting if note.source == game] == expected
        assert len({note.id for note in waiting}) == len(waiting) == 300

    factory.play(scenario)


def test_a_commit_that_is_not_stored_leaves_no_note_and_no_due_moment(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        now = await store_time(store)
        await store.create("g1", "anna", change("", 1, due=5000, notes=(b"first",)), 1)
        await store.commit("g1", change(1, 2, answer=Answer("key", b"answer")))
        other = same_shard("g1", 2)[1]
        refused = {"due": 1000, "notes": (b"refused",)}
        outcomes = [
            await store.commit("g1", change(1, 9, **refused)),
            await store.commit("g1", change(2, 9, answer=Answer("key", b"another"), **refused)),
            await store.commit("g1", change(2, 9, stamp=now + 60_000, **refused)),
            await store.commit(other, change(1, 9, **refused)),
            await store.commit("g1", change("", 9, **refused)),
            await store.create("g1", "anna", change("", 9, **refused), 10),
            await store.create(other, "anna", change("", 9, **refused), 1),
        ]
        stored = [Conflict(), Answered(b"answer"), Skewed(), Conflict(), Conflict(), Conflict(), None]
        assert outcomes == stored
        assert await bodies(store) == [b"first"]
        assert (await due(store, 4999), await due(store, 5000)) == ([], ["g1"])
        assert await store.load("g1") == Loaded("2", b"head 2")
        refused["due"] = NEVER
        assert await store.commit("g1", change(1, 9, **refused)) == Conflict()
        assert await due(store, 5000) == ["g1"]

    factory.play(scenario)


def test_parallel_creations_that_exceed_the_quota_leave_no_note_and_no_due_moment(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        games = same_shard("g1", 20)
        commits = [change("", 1, due=1000, notes=(game.encode(), game.encode())) for game in games]
        calls = [store.create(game, "anna", commit, 5) for game, commit in zip(games, commits, strict=True)]
        outcomes = await asyncio.gather(*calls)
        stored = {game for game, outcome in zip(games, outcomes, strict=True) if outcome}
        assert len(stored) == 5
        assert set(await due(store, 1000)) == stored
        assert Counter(await bodies(store)) == {game.encode(): 2 for game in stored}

    factory.play(scenario)


def test_of_20_parallel_commits_only_the_stored_one_leaves_its_notes_and_due_moment(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        commits = [change(1, 2, due=1000 + number, notes=(b"%d" % number,)) for number in range(20)]
        outcomes = await asyncio.gather(*(store.commit("g1", commit) for commit in commits))
        winner = outcomes.index(Committed("2"))
        assert outcomes.count(Conflict()) == 19
        assert await bodies(store) == [b"%d" % winner]
        assert (await due(store, 999 + winner), await due(store, 1000 + winner)) == ([], ["g1"])

    factory.play(scenario)


@pytest.mark.parametrize(
    ("offset", "outcome"),
    [
        (-MOST_BEHIND - 1, Skewed()),
        (-MOST_BEHIND + 2000, Committed("2")),
        (0, Committed("2")),
        (MOST_AHEAD + 5000, Skewed()),
    ],
)
def test_a_stamp_must_be_near_the_time_of_the_store(factory: StoreFactory, offset: int, outcome: object):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        stamp = await store_time(store) + offset
        assert await store.commit("g1", change(1, 2, stamp=stamp)) == outcome

    factory.play(scenario)


def test_the_answer_comes_before_the_version_and_the_version_before_the_stamp(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        await store.commit("g1", change(1, 2, answer=Answer("key", b"answer")))
        skewed = {"stamp": 1}
        assert await store.commit("g1", change(1, 9, answer=Answer("key", b""), **skewed)) == Answered(b"answer")
        assert await store.commit("g1", change(1, 9, answer=Answer("new", b""), **skewed)) == Conflict()
        assert await store.commit("g1", change(2, 9, answer=Answer("new", b""), **skewed)) == Skewed()
        assert await store.load("g1", "new") == Loaded("2", b"head 2", None)

    factory.play(scenario)


def test_a_creation_does_not_compare_its_stamp(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert await store.create("g1", "anna", change("", 1, stamp=1), 10) == Committed("1")

    factory.play(scenario)


def test_an_expired_document_is_no_longer_due(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        games = same_shard("g1", 3)
        for game, ttl in zip(games, (600, 1, 600), strict=True):
            await store.create(game, "anna", Commit("", b"head", ttl, due=1000, new_version="1"), 10)
        await wait_until_expired(store, games[1])
        assert set(await due(store, 1000)) == {games[0], games[2]}
        await store.commit(games[2], Commit("1", b"head", ttl=0))
        assert await due(store, 1000) == [games[0]]
        assert await store.create(games[1], "anna", first(), 10) == Committed("1")
        assert await due(store, 1000) == [games[0]], "the moment of the expired document is still there"

    factory.play(scenario)


def test_many_due_documents_cost_redis_few_commands(redis_factory: StoreFactory, redis_url: str):
    async def scenario(store: GameStore) -> None:
        documents = same_shard("g1", 300)
        for document in documents:
            await store.create(document, "anna", change("", 1, due=1000), 1000)
        with redis.Redis.from_url(redis_url) as client:
            client.config_resetstat()
            assert sorted(await due(store, 1000, limit=1000)) == sorted(documents)
            calls = sum(command["calls"] for command in client.info("commandstats").values())
        assert calls < 10, "players wait while Redis runs commands"

    redis_factory.play(scenario)


def test_the_notes_of_a_deleted_or_expired_document_stay(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        one, other = same_shard("g1", 2)
        await store.create(one, "anna", change("", 1, notes=(b"one",)), 10)
        await store.create(other, "anna", change("", 1, notes=(b"other",)), 10)
        assert await store.delete(one, "1")
        await store.commit(other, Commit("1", b"head", ttl=0))
        assert await bodies(store) == [b"one", b"other"]

    factory.play(scenario)


def test_a_document_that_is_kept_for_a_century_is_stored_and_due(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        new = Commit("", b"head 1", CENTURY, due=1000, new_version="1")
        assert await store.create("player-1", "players/club", new, 10) == Committed("1")
        assert await store.commit("player-1", Commit("1", b"head 2", CENTURY, new_version="2")) == Committed("2")
        assert await store.load("player-1") == Loaded("2", b"head 2")
        assert await store.due(shard_of("player-1"), 1000, 10) == ["player-1"]

    factory.play(scenario)


def test_a_deleted_document_is_gone_with_its_parts_and_its_due_moment(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        whole = change("", 1, seq=1, due=1000, answer=Answer("key", b"answer"))
        await store.create("g1", "anna", whole, 1)
        assert not await store.delete("g1", "2")
        assert not await store.delete("g1", "")
        assert not await store.delete("g2", "1")
        assert not await store.delete("g2", "")
        assert await store.load("g1", "key") == Loaded("1", b"head 1", b"answer")
        assert await due(store, 1000) == ["g1"]
        assert await store.delete("g1", "1")
        assert not await store.delete("g1", "1")
        assert (await store.load("g1"), await store.chunks("g1", 0, 10), await due(store, 1000)) == (None, [], [])
        assert await store.games("anna", None, 10) == []
        assert await store.commit("g1", change(1, 2)) == Conflict()
        assert await store.create("g2", "anna", first(), 1) == Committed("1"), "the deleted document is still counted"
        assert await store.create("g1", "bob", first(), 1) == Committed("1")
        assert await store.load("g1", "key") == Loaded("1", b"head 1", None)

    factory.play(scenario)


def test_a_document_that_is_created_again_after_its_deletion_is_not_due(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", change("", 1, due=1000), 10)
        assert await store.delete("g1", "1")
        await store.create("g1", "anna", first(), 10)
        assert await due(store, 1000) == []

    factory.play(scenario)


def test_of_a_parallel_commit_and_deletion_exactly_one_is_done(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for number in range(30):
            game = f"g{number}"
            await store.create(game, "anna", first(), 100)
            deleted, stored = await asyncio.gather(store.delete(game, "1"), store.commit(game, change(1, 2)))
            assert (deleted, stored) in ((True, Conflict()), (False, Committed("2")))
            assert (await store.load(game) is None) == deleted

    factory.play(scenario)


def test_a_lease_is_renewed_by_its_holder(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for _ in range(3):
            assert await store.lease(7, "one", 60_000)
        await store.release(7, "other")
        assert await store.lease(7, "one", 60_000)
        await store.release(7, "one")
        assert await store.lease(7, "other", 60_000)

    factory.play(scenario)


def test_a_process_is_counted_while_it_works(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert await store.announce("one", 60_000) == 1
        assert await store.announce("one", 60_000) == 1
        assert await store.announce("one", 0) == 0

    factory.play(scenario)


def test_due_moments_and_notes_are_there_after_the_store_was_opened_again(factory: StoreFactory):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", change("", 1, due=1000, notes=(b"1", b"2")), 10)
        await store.enlist("g1", "club/anna", 10)
        await store.delete_notes(SHARD, [note.id for note in await store.notes(SHARD, 1)])

    async def read(store: GameStore) -> None:
        assert await due(store, 1000) == ["g1"]
        assert await bodies(store) == [b"2"]
        assert await store.games("club/anna", None, 10) == ["g1"]

    factory.play(create)
    factory.play(read)


def test_the_time_of_the_store_goes_on(factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        began = await store_time(store)
        assert abs(began - time.time() * 1000) < 10_000

        async def is_later() -> bool:
            return await store_time(store) > began

        await eventually(is_later)

    factory.play(scenario)
