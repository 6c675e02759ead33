"""The embedded store: its file, its lock, its thread, expiry, and recovery after faults."""

import asyncio
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from service.store import statements
from service.store.base import (
    Answer,
    Answered,
    Chunk,
    Commit,
    Committed,
    DamagedError,
    GameStore,
    Key,
    Loaded,
    Snapshot,
    StoreUnavailableError,
    Wake,
    shard_of,
)
from service.store.database import Database
from service.store.embedded import EmbeddedStore
from tests.store.committer import GAMES, SIZE
from tests.store.store_factory import PATIENCE, StoreFactory, eventually, first, listen, move, next_wakes, unavailable

ROOT = Path(__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.fixture
def factory(folder: Path) -> StoreFactory:
    return StoreFactory(lambda: EmbeddedStore(folder, timeout=PATIENCE))


@contextmanager
def committer(*arguments: object) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.store.committer", *map(str, arguments)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        try:
            yield process
        finally:
            process.kill()


def rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "reeve.sqlite3")) as db:
        return db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


def refusal(folder: Path) -> str:
    async def scenario() -> str:
        return await unavailable(EmbeddedStore(folder).open())

    return asyncio.run(scenario())


def test_kill_9_loses_no_acknowledged_commit_and_leaves_none_half_written(folder: Path, factory: StoreFactory):
    acknowledged: dict[str, int] = {}
    with committer(folder) as process:
        assert process.stdout is not None
        while len(acknowledged) < GAMES or min(acknowledged.values()) < 50:
            game, version = process.stdout.readline().split()
            acknowledged[game] = int(version)
        process.kill()
        for line in process.stdout:
            game, version = line.split()
            acknowledged[game] = int(version)

    async def scenario(store: GameStore) -> None:
        for game, moves in acknowledged.items():
            found = await store.load(game)
            assert found is not None
            last = int(found.version) - 1
            assert last in (moves, moves + 1), "more than the one unacknowledged move was stored"
            assert found.head == b"%d" % last * SIZE
            assert await store.chunks(game, 0, 10_000) == [Chunk(seq, b"%d" % seq) for seq in range(1, last + 1)]
            assert (await store.load(game, f"key {last}")) == Loaded(found.version, found.head, b"%d" % last)
            retry = move(moves, seq=moves, answer=Answer(f"key {moves}", b"another"))
            assert (await store.commit(game, retry)) == Answered(b"%d" % moves)
            shard = shard_of(game)
            assert game not in await store.due(shard, last - 1, 10)
            assert game in await store.due(shard, last, 10)
            notes = [note.body for note in await store.notes(shard, 100_000) if note.source == game]
            assert notes == [b"%d" % version for version in range(1, last + 1)]

    factory.play(scenario)


def test_a_full_disk_makes_the_store_unavailable_until_there_is_room_again(folder: Path, factory: StoreFactory):
    with committer(folder, 1_000_000) as process:
        assert process.stdout is not None
        *moves, complaint, later = process.stdout.read().splitlines()
    assert complaint.startswith(f"unavailable: {folder}/reeve.sqlite3 cannot be used")
    assert later == "Committed(version='1')"

    async def scenario(store: GameStore) -> None:
        acknowledged = dict(line.split() for line in moves)
        assert len(acknowledged) == GAMES
        for game, made in acknowledged.items():
            assert (await store.load(game)) == Loaded(str(int(made) + 1), made.encode() * SIZE)
        assert await store.load("later") == Loaded("1", b"head")

    factory.play(scenario)


def test_only_one_server_uses_a_folder(folder: Path, factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        assert "Another server uses" in await unavailable(factory.make().open())
        await store.probe()

    factory.play(scenario)
    factory.play(lambda store: store.probe())


def test_the_lock_ends_with_a_killed_server(folder: Path, factory: StoreFactory):
    with committer(folder) as process:
        assert process.stdout is not None
        process.stdout.readline()
        assert "Another server uses" in refusal(folder)
    factory.play(lambda store: store.probe())


def test_api_keys_can_be_made_beside_a_running_server(folder: Path):
    key = Key("k1", "laptop", ("games.create",), "digest", 1.0)

    async def scenario() -> None:
        server, other = (
            EmbeddedStore(folder, timeout=PATIENCE),
            EmbeddedStore(folder, exclusive=False, timeout=PATIENCE),
        )
        await server.open()
        await other.open()
        await other.put_key(key)
        assert await server.get_key("k1") == key
        await asyncio.gather(
            *(server.create(f"g{number}", "anna", first(), 100) for number in range(50)),
            *(other.put_key(Key(f"k{number}", "", (), "", 1.0)) for number in range(2, 20)),
        )
        assert (len(await server.keys()), len(await other.games("anna", None, 100))) == (19, 50)
        assert await other.secret() == await server.secret()
        await other.close()
        assert await server.create("last", "anna", first(), 100) == Committed("1")
        await server.close()

    asyncio.run(scenario())


def test_the_file_with_the_secret_is_readable_by_its_owner_only(folder: Path, factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        await store.secret()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
        assert set(modes) >= {"reeve.sqlite3", "reeve.sqlite3-wal", "server.lock"}
        assert set(modes.values()) == {0o600}

    factory.play(scenario)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_path_that_cannot_be_a_folder_is_refused_with_a_clear_message(tmp_path: Path):
    (tmp_path / "file").write_text("I am a file.")
    assert "file/reeve.sqlite3 cannot be used" in refusal(tmp_path / "file")
    assert "cannot be used" in refusal(Path("/proc/reeve"))


def test_a_file_that_is_not_a_database_is_refused_and_not_changed(folder: Path):
    folder.mkdir()
    (folder / "reeve.sqlite3").write_text("This is no database. " * 1000)
    assert "not a database" in refusal(folder)
    assert "not a database" in refusal(folder), "the lock was not released"
    assert (folder / "reeve.sqlite3").read_text() == "This is no database. " * 1000


def test_a_database_of_another_program_is_refused_and_not_changed(folder: Path):
    folder.mkdir()
    with closing(sqlite3.connect(folder / "reeve.sqlite3")) as db:
        db.execute("CREATE TABLE games (other TEXT)")
    assert "another program" in refusal(folder)
    assert rows(folder, "sqlite_master") == 1


def test_a_file_of_a_newer_version_is_refused(folder: Path, factory: StoreFactory):
    factory.play(lambda store: store.probe())
    with closing(sqlite3.connect(folder / "reeve.sqlite3")) as db:
        db.execute(f"PRAGMA user_version = {statements.VERSION + 1}")
    assert "another version of Reeve" in refusal(folder)


def test_a_damaged_file_makes_the_store_unavailable_without_a_crash(folder: Path, factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        for number in range(30):
            await store.create(f"g{number}", "anna", first(b"head" * 2000), 100)

    factory.play(scenario)
    file = folder / "reeve.sqlite3"
    body = file.read_bytes()
    file.write_bytes(body[: 2 * 4096] + b"\xff" * (len(body) - 2 * 4096))
    assert "malformed" in refusal(folder)


class Clock:
    """A monotonic clock that the test moves on."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def clocked_factory(folder: Path, clock: Clock) -> StoreFactory:
    """Return a factory of the store with a clock that the test moves on."""
    return StoreFactory(lambda: EmbeddedStore(folder, timeout=PATIENCE, monotonic=clock))


def test_expired_games_are_deleted_when_the_store_is_opened(folder: Path, clocked_factory: StoreFactory, clock: Clock):
    async def scenario(store: GameStore) -> None:
        whole = Commit("", b"head", 10, Chunk(1, b"chunk"), Snapshot(1, b"snapshot"), Answer("key", b"answer"), due=1)
        await store.create("short", "anna", whole, 10)
        await store.create("long", "anna", first(), 10)
        await store.enlist("short", "club/anna", 10)
        clock.now += 11
        await store.probe()

    clocked_factory.play(scenario)
    tables = ("games", "chunks", "snapshots", "answers", "lists", "due")
    assert [rows(folder, table) for table in tables] == [2, 2, 1, 1, 3, 1]
    clocked_factory.play(lambda store: store.probe())
    assert [rows(folder, table) for table in tables] == [1, 1, 0, 0, 1, 0]


def execute(folder: Path, *statement: Any) -> None:
    """Change the file directly, as damage would."""
    with closing(sqlite3.connect(folder / "reeve.sqlite3", isolation_level=None)) as db:
        db.execute(*statement)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE clock SET seconds = 1e12",
        "UPDATE clock SET seconds = 'text'",
        "UPDATE clock SET checksum = checksum + 1",
        "DELETE FROM clock",
    ],
)
def test_a_damaged_clock_starts_again_at_0_and_deletes_no_game(
    folder: Path, clocked_factory: StoreFactory, caplog, damage: str
):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)

    async def load(store: GameStore) -> None:
        assert await store.load("g1") == Loaded("1", b"head 1")

    clocked_factory.play(create)
    execute(folder, damage)
    clocked_factory.play(load)
    assert [record.levelname for record in caplog.records if "clock" in record.message] == ["WARNING"]
    clocked_factory.play(load)
    assert len([record for record in caplog.records if "clock" in record.message]) == 1, "the clock was not repaired"


@pytest.mark.parametrize("expires", [-1.0, 1e12, "text", b"\xff"])
def test_a_game_with_a_damaged_expiry_time_is_reported_as_damaged_and_not_deleted(
    folder: Path, clocked_factory: StoreFactory, clock: Clock, expires: object
):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", first(), 10)
        await store.create("g2", "anna", first(), 10)

    async def use(store: GameStore) -> None:
        damaged, whole = await asyncio.gather(store.load("g1"), store.load("g2"), return_exceptions=True)
        assert isinstance(damaged, DamagedError)
        assert whole == Loaded("1", b"head 1")
        with pytest.raises(DamagedError, match="the time at which this game expires"):
            await store.commit("g1", move(1, seq=2))
        assert await store.games("anna", None, 10) == ["g2", "g1"]
        clock.now += 60
        assert await store.commit("g2", move(1, seq=2)) == Committed("2"), "the store is unavailable"
        assert rows(folder, "games") == 2

    clocked_factory.play(create)
    execute(folder, "UPDATE games SET expires = ? WHERE id = 'g1'", (expires,))
    clocked_factory.play(use)


def test_damage_that_sqlite_finds_in_one_game_does_not_affect_other_games(
    folder: Path, clocked_factory: StoreFactory, clock: Clock
):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", first(b"A" * 50_000, ttl=30), 10)
        await store.create("g2", "anna", first(b"B" * 50_000), 10)
        await store.create("g3", "anna", first(ttl=30), 10)

    clocked_factory.play(create)
    file = folder / "reeve.sqlite3"
    body = bytearray(file.read_bytes())
    page = body.index(b"A" * 4000) // 4096 * 4096
    body[page : page + 4] = b"\xff" * 4  # number of the next page of this head
    file.write_bytes(body)

    async def use(store: GameStore) -> None:
        damaged, whole = await asyncio.gather(store.load("g1"), store.load("g2"), return_exceptions=True)
        assert isinstance(damaged, DamagedError)
        assert "malformed" in str(damaged)
        assert whole == Loaded("1", b"B" * 50_000)
        changes = store.commit("g1", move(1, seq=2)), store.commit("g2", move(1, seq=2))
        damaged, whole = await asyncio.gather(*changes, return_exceptions=True)
        assert isinstance(damaged, DamagedError)
        assert whole == Committed("2")
        assert await store.games("anna", None, 10) == ["g3", "g2", "g1"]
        for version in (2, 3):
            clock.now += 50
            assert await store.commit("g2", move(version, seq=version + 1)) == Committed(str(version + 1))
        assert await store.load("g1") is None, "the expired game is still listed"
        assert rows(folder, "games") == 2, "the other expired game was not deleted"

    clocked_factory.play(use)


DAY = 86_400.0


def shift_date(monkeypatch: pytest.MonkeyPatch, days: float) -> None:
    """Move the time of day of this process by a number of days, ahead or back."""
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + days * DAY)


async def play_on(store: GameStore, version: int) -> None:
    """Check that everything that can be done with a game works."""
    found = await store.load("g1", "key")
    assert found == Loaded(str(version), b"head %d" % version)
    assert await store.commit("g1", move(version, seq=version + 1, ttl=90 * int(DAY))) == Committed(str(version + 1))
    assert [chunk.seq for chunk in await store.chunks("g1", 0, 10)] == list(range(1, version + 2))
    assert await store.games("anna", None, 10) == ["g1"]


def test_a_wrong_system_date_deletes_no_game(folder: Path, factory: StoreFactory, monkeypatch: pytest.MonkeyPatch):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", first(ttl=90 * int(DAY)), 10)

    async def jump(store: GameStore) -> None:
        await play_on(store, 3)
        shift_date(monkeypatch, 400)
        await play_on(store, 4)
        shift_date(monkeypatch, -800)
        await play_on(store, 5)

    factory.play(create)
    for version, days in ((1, 91), (2, -182)):
        shift_date(monkeypatch, days)
        factory.play(lambda store, version=version: play_on(store, version))
    factory.play(jump)
    assert rows(folder, "games") == 1


def test_time_without_a_server_or_while_it_is_suspended_does_not_count_towards_expiry(
    clocked_factory: StoreFactory, clock: Clock
):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", first(ttl=90 * int(DAY)), 10)
        clock.now += 91 * DAY
        await play_on(store, 1)

    clocked_factory.play(create)
    clock.now += 91 * DAY
    clocked_factory.play(lambda store: play_on(store, 2))
    clock.now = 0.0  # the machine was restarted
    clocked_factory.play(lambda store: play_on(store, 3))


def test_games_expire_after_their_time_to_live_with_a_server_running(
    folder: Path, clocked_factory: StoreFactory, clock: Clock
):
    async def create(store: GameStore) -> None:
        await store.create("g1", "anna", first(ttl=200), 10)

    async def watch(store: GameStore) -> None:
        for _ in range(3):
            clock.now += 30
            await store.probe()

    async def is_there(store: GameStore) -> bool:
        return await store.load("g1") is not None

    async def last(store: GameStore) -> None:
        assert await is_there(store)
        clock.now += 30
        assert not await is_there(store)
        assert await store.games("anna", None, 10) == []
        await store.probe()

    clocked_factory.play(create)
    clocked_factory.play(watch)
    clocked_factory.play(watch)
    clocked_factory.play(last)
    assert rows(folder, "games") == 1, "the next sweep did not delete it"
    clocked_factory.play(lambda store: store.probe())
    assert rows(folder, "games") == 0


def test_commands_on_api_keys_beside_a_server_delete_no_expired_games(
    folder: Path, clocked_factory: StoreFactory, clock: Clock
):
    async def scenario(store: GameStore) -> None:
        await store.create("g1", "anna", first(ttl=10), 10)
        clock.now += 20
        await store.probe()
        beside = EmbeddedStore(folder, exclusive=False, timeout=PATIENCE, monotonic=clock)
        await beside.open()
        clock.now += 50
        await beside.create("g2", "anna", first(), 10)
        await beside.close()
        assert rows(folder, "games") == 2

    clocked_factory.play(scenario)


def test_commits_delete_expired_games_once_a_minute(folder: Path, clocked_factory: StoreFactory, clock: Clock):
    async def scenario(store: GameStore) -> None:
        await store.create("long", "anna", first(), 10)
        await store.create("short", "anna", first(ttl=10), 10)
        clock.now += 11
        await store.commit("long", move(1))
        assert rows(folder, "games") == 2
        clock.now += 50
        await store.commit("long", move(2))
        assert rows(folder, "games") == 1

    clocked_factory.play(scenario)


def test_many_expired_games_are_deleted_in_batches(
    folder: Path, clocked_factory: StoreFactory, clock: Clock, monkeypatch
):
    monkeypatch.setattr("service.store.statements.SWEPT_AT_ONCE", 2)

    async def scenario(store: GameStore) -> None:
        await store.create("long", "anna", first(), 10)
        for number in range(5):
            await store.create(f"g{number}", "anna", first(ttl=10), 10)
        clock.now += 61
        for version, left in ((1, 4), (2, 2), (3, 1), (4, 1)):
            await store.commit("long", move(version))
            assert rows(folder, "games") == left

    clocked_factory.play(scenario)


def test_a_commit_is_acknowledged_and_wakes_only_after_it_is_in_the_file(folder: Path, factory: StoreFactory):
    async def scenario(store: GameStore) -> None:
        wakes = await listen(store, *(f"g{number}" for number in range(1, 21)))
        for number in range(1, 21):
            assert await store.create(f"g{number}", "anna", first(seq=None), 100) == Committed("1")
            assert rows(folder, "games") == number
            commit = asyncio.create_task(store.commit(f"g{number}", move(1, seq=1)))
            assert await next_wakes(wakes, 1) == [Wake(f"g{number}", 1)]
            assert rows(folder, "chunks") == number
            await commit

    factory.play(scenario)


def test_calls_that_arrive_during_a_transaction_share_the_next_one(tmp_path: Path):
    statements: list[str] = []
    begun, go_on = threading.Event(), threading.Event()

    def slow(db: sqlite3.Connection) -> None:
        db.set_trace_callback(statements.append)
        begun.set()
        go_on.wait(PATIENCE)

    async def scenario() -> None:
        database = Database(tmp_path / "file", PATIENCE)
        await database.open()
        waiting = asyncio.create_task(database.perform(slow))
        await asyncio.to_thread(begun.wait, PATIENCE)
        others = [asyncio.create_task(database.perform(lambda db: db.in_transaction)) for _ in range(100)]
        await asyncio.sleep(0)
        go_on.set()
        assert all(await asyncio.gather(*others))
        await waiting
        await database.close()

    asyncio.run(scenario())
    assert statements == ["COMMIT", "BEGIN IMMEDIATE", "COMMIT"]


def test_only_a_transaction_whose_calls_may_all_be_lost_is_not_synced(tmp_path: Path):
    full, normal = 2, 1

    def level(db: sqlite3.Connection) -> int:
        return db.execute("PRAGMA synchronous").fetchone()[0]

    def fail(db: sqlite3.Connection) -> int:
        raise ValueError("fails")

    async def scenario() -> None:
        database = Database(tmp_path / "file", PATIENCE)
        await database.open()
        assert await database.perform(level) == full
        assert await database.perform(level, may_be_lost=True) == normal
        assert await database.perform(level) == full
        assert "fails" in await unavailable(database.perform(fail, may_be_lost=True))
        assert await database.perform(level) == full
        lossy = [database.perform(level, may_be_lost=True) for _ in range(3)]
        assert await asyncio.gather(*lossy, database.perform(level)) == [full] * 4
        assert await asyncio.gather(*(database.perform(level, may_be_lost=True) for _ in range(3))) == [normal] * 3
        await database.close()

    asyncio.run(scenario())


def test_a_failed_call_rolls_its_transaction_back_and_the_next_transaction_works(tmp_path: Path):
    async def scenario() -> None:
        database = Database(tmp_path / "file", PATIENCE)
        await database.open()
        await database.perform(lambda db: db.execute("CREATE TABLE t (x)").rowcount)
        acknowledged: list[int] = []
        insert = "INSERT INTO t VALUES (1)"
        outcomes = await asyncio.gather(
            database.perform(lambda db: db.execute(insert).rowcount, acknowledged.append),
            database.perform(lambda db: db.execute("INSERT INTO nothing VALUES (1)").rowcount),
            database.perform(lambda db: 10**30 in db.execute("SELECT ?", (10**30,))),
            return_exceptions=True,
        )
        assert [type(outcome).__name__ for outcome in outcomes] == ["StoreRefusedError"] * 3
        assert acknowledged == []
        assert await database.perform(lambda db: db.execute("SELECT count(*) FROM t").fetchone()) == (0,)
        assert await database.perform(lambda db: db.execute(insert).rowcount, acknowledged.append) == 1
        assert acknowledged == [1]
        await database.close()

    asyncio.run(scenario())


def test_a_hanging_disk_makes_the_store_unavailable_in_bounded_time_and_it_recovers(tmp_path: Path):
    go_on = threading.Event()

    async def scenario() -> None:
        database = Database(tmp_path / "file", timeout=0.3)
        await database.open()

        async def is_available() -> bool:
            with suppress(StoreUnavailableError):
                return await database.perform(lambda db: True)
            return False

        complaint = await asyncio.wait_for(unavailable(database.perform(lambda db: go_on.wait(PATIENCE))), 10)
        assert "does not answer in time" in complaint
        assert not await is_available()
        go_on.set()
        await eventually(is_available)
        await database.close()

    asyncio.run(scenario())
