"""GameStore in one SQLite file. It needs no other server, and kill -9 loses no acknowledged commit."""

import fcntl
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from service.logs import LOG
from service.store import outage_statements, shard_statements, statements
from service.store.base import (
    Answered,
    Chunk,
    Commit,
    Committed,
    Conflict,
    DamagedError,
    Key,
    Loaded,
    Note,
    Pulse,
    Skewed,
    StoreUnavailableError,
    Wake,
)
from service.store.database import Database
from service.store.wakes import Wakes

SWEEP_EVERY = 60.0
"""Minimum seconds between two sweeps of expired games; a commit starts a sweep that is due."""
LONGEST_STEP = 60.0
"""Maximum seconds counted between two reads of the clock: a longer step is a jump or a suspended process."""


class WatchedClock:
    """Counts the seconds during which a server had the store open, over all runs of servers.

    It does not use the time of day: a wrong date, or a long time without a server, does not make games expire.
    """

    def __init__(self, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._seconds = 0.0
        self._read = monotonic()

    def go_on_from(self, seconds: float) -> None:
        """Continue from the count of an earlier run."""
        self._seconds = seconds
        self._read = self._monotonic()

    def now(self) -> float:
        """Return the seconds counted so far."""
        read = self._monotonic()
        self._seconds += min(max(read - self._read, 0.0), LONGEST_STEP)
        self._read = read
        return self._seconds


class EmbeddedStore:
    """A GameStore in a folder, for one server at a time.

    With `exclusive=False` it can be opened beside a running server, to read and change API keys.
    """

    def __init__(
        self,
        folder: Path,
        *,
        exclusive: bool = True,
        timeout: float = 2.0,
        monotonic: Callable[[], float] = time.monotonic,
        time_of_day: Callable[[], float] = time.time,
    ) -> None:
        self._folder = folder
        self._path = folder / "reeve.sqlite3"
        self._exclusive = exclusive
        self._lock: int | None = None
        self._database = Database(self._path, timeout)
        self._wakes = Wakes()
        self._watched: set[str] = set()
        """The games for whose commits the reader of wakes is woken."""
        self._clock = WatchedClock(monotonic)
        """Counts the time to live. Used only by the thread of the database."""
        self._time_of_day = time_of_day
        self._next_sweep = 0.0
        self._sweep_is_due = False

    async def open(self) -> None:
        """Create the folder and the file if needed, and lock them against other servers."""
        try:
            self._claim()
            await self._database.open()
            await self._database.perform(statements.prepare)
            await self._database.perform(self._continue_clock)
            self._sweep_is_due = True
            await self._sweep_when_due()
        except (OSError, sqlite3.Error, UnicodeDecodeError) as error:  # a message about damage may be undecodable
            await self.close()
            raise StoreUnavailableError(f"{self._path} cannot be used: {error}") from error
        except StoreUnavailableError:
            await self.close()
            raise

    def _claim(self) -> None:
        """Lock the folder, and create the file so that only this user can read it: it has the secret of the tokens."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        if self._exclusive:
            self._lock = os.open(self._folder / "server.lock", os.O_RDWR | os.O_CREAT, 0o600)
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise StoreUnavailableError(f"Another server uses {self._folder}.") from error
        # Only a new file is opened here: closing a file that SQLite has open would release the locks of SQLite on it.
        if not self._path.exists():
            with suppress(FileExistsError):
                os.close(os.open(self._path, os.O_CREAT | os.O_EXCL, 0o600))

    async def close(self) -> None:
        """Finish the running transaction, unlock the folder, and end the reader of wakes."""
        await self._database.close()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None
        self._wakes.close()

    def on_connection_lost(self, callback: Callable[[], None]) -> None:
        """Do nothing: a file has no connection, and a commit is on the disk before it is acknowledged."""

    async def probe(self) -> None:
        """Write the clock, which shows whether the file can be written."""
        await self._database.perform(self._save_clock)

    async def secret(self) -> bytes:
        """Return the secret that signs tokens; the first call creates it."""
        return await self._database.perform(statements.secret)

    async def create(self, game: str, owner: str, commit: Commit, most: int) -> Committed | Conflict | None:
        """Store a new game in one transaction."""

        def operation(db: sqlite3.Connection) -> Committed | Conflict | None:
            self._sweep_is_due = self._clock.now() >= self._next_sweep
            return statements.create(db, game, owner, commit, most, self._clock.now())

        created = await self._database.perform(operation, lambda outcome: self._wake(game, commit, outcome))
        await self._sweep_when_due()
        return created

    async def load(self, game: str, answer_key: str | None = None) -> Loaded | None:
        """Return a game that has not expired, and the answer stored under a key."""
        return await self._database.perform(
            lambda db: statements.load(db, game, answer_key, self._clock.now()), of_one_game=True
        )

    def _now(self) -> int:
        """Return the store's time in milliseconds."""
        return int(self._time_of_day() * 1000)

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict | Skewed:
        """Commit in one transaction; the wake follows when the transaction is on disk."""

        def operation(db: sqlite3.Connection) -> Committed | Answered | Conflict | Skewed:
            self._sweep_is_due = self._clock.now() >= self._next_sweep
            return statements.change(db, game, commit, self._clock.now(), self._now())

        stored = await self._database.perform(
            operation, lambda outcome: self._wake(game, commit, outcome), of_one_game=True
        )
        await self._sweep_when_due()
        return stored

    def _wake(self, game: str, commit: Commit, outcome: object) -> None:
        if commit.chunk and game in self._watched and isinstance(outcome, Committed):
            self._wakes.put(Wake(game, commit.chunk.seq))

    def _wake_deleted(self, game: str, deleted: object) -> None:
        if deleted and game in self._watched:
            self._wakes.put(Wake(game, 0))

    async def _sweep_when_due(self) -> None:
        """Delete expired games in a separate transaction, so that a damaged game does not make a commit fail."""
        if self._exclusive and self._sweep_is_due:
            self._sweep_is_due = False
            try:
                await self._database.perform(self._sweep)
            except StoreUnavailableError:
                await self._sweep_one_by_one()

    async def _sweep_one_by_one(self) -> None:
        """Delete expired games, each in its own transaction; a game that is too damaged to delete stays."""
        with suppress(StoreUnavailableError, DamagedError):
            for game in await self._database.perform(lambda db: statements.expired(db, self._clock.now())):
                with suppress(DamagedError):
                    await self._database.perform(partial(statements.delete, game=game), of_one_game=True)

    def _sweep(self, db: sqlite3.Connection) -> None:
        """Delete expired games; if there are too many for one sweep, the next commit starts another."""
        now = self._save_clock(db)
        self._next_sweep = now + SWEEP_EVERY
        if statements.sweep(db, now) == statements.SWEPT_AT_ONCE:
            self._next_sweep = now

    def _continue_clock(self, db: sqlite3.Connection) -> None:
        """Continue the clock of an earlier run; start at 0 if its count is damaged, so that no game is deleted."""
        seconds = statements.seconds(db)
        if seconds is None:
            LOG.warning("the clock in %s is damaged and starts again at 0; games expire later", self._path)
        self._clock.go_on_from(seconds or 0.0)

    def _save_clock(self, db: sqlite3.Connection) -> float:
        """Store the count of the clock for the next run. Every readiness check does this."""
        now = self._clock.now()
        statements.save_seconds(db, now)
        return now

    async def delete(self, game: str, version: str) -> bool:
        """Delete a document of this version; its other rows follow by cascade."""
        return await self._database.perform(
            lambda db: statements.delete_version(db, game, version, self._clock.now()),
            lambda deleted: self._wake_deleted(game, deleted),
            of_one_game=True,
        )

    async def enlist(self, game: str, owner: str, most: int) -> bool:
        """Add a document to a further list."""
        return await self._database.perform(lambda db: statements.enlist(db, game, owner, most, self._clock.now()))

    async def delist(self, game: str, owner: str) -> None:
        """Remove a document from a list."""
        await self._database.perform(lambda db: statements.delist(db, game, owner))

    async def due(self, shard: int, until: int, limit: int) -> Sequence[str]:
        """Return the ids of due documents; the moments of expired documents are deleted with them."""
        return await self._database.perform(lambda db: shard_statements.due(db, shard, until, limit, self._clock.now()))

    async def notes(self, shard: int, limit: int) -> Sequence[Note]:
        """Return the oldest notes of a shard."""
        return await self._database.perform(lambda db: shard_statements.notes(db, shard, limit))

    async def delete_notes(self, shard: int, ids: Sequence[str]) -> None:
        """Delete notes of a shard."""
        await self._database.perform(lambda db: shard_statements.delete_notes(db, shard, ids))

    async def lease(self, shard: int, holder: str, ms: int) -> bool:
        """Return True: the folder is locked, so no other process works on its shards."""
        return True

    async def release(self, shard: int, holder: str) -> None:
        """Do nothing: no other process could take the lease."""

    async def announce(self, process: str, ms: int) -> int:
        """Return the number of processes that work: at most this one."""
        return 1 if ms else 0

    async def pulse(self, outage_after: int, reconnect: int, since: int) -> Pulse:
        """Note the time without a sync of the disk: a lost pulse only makes the next outage longer."""
        return await self._database.perform(
            lambda db: outage_statements.pulse(db, self._now(), outage_after, reconnect, since), may_be_lost=True
        )

    async def chunks(self, game: str, after_seq: int, limit: int) -> Sequence[Chunk]:
        """Return the chunks after a sequence number."""
        return await self._database.perform(
            lambda db: statements.chunks(db, game, after_seq, limit, self._clock.now()), of_one_game=True
        )

    async def snapshot(self, game: str, revision: int) -> bytes | None:
        """Return the snapshot of a revision."""
        return await self._database.perform(
            lambda db: statements.snapshot(db, game, revision, self._clock.now()), of_one_game=True
        )

    async def games(self, owner: str, before: str | None, limit: int) -> Sequence[str]:
        """Return ids of an owner's games that have not expired."""
        return await self._database.perform(lambda db: statements.games(db, owner, before, limit, self._clock.now()))

    async def listen(self, game: str) -> None:
        """Subscribe to a game. All commits to the file are made in this process."""
        self._watched.add(game)

    async def forget(self, game: str) -> None:
        """Unsubscribe from a game."""
        self._watched.discard(game)

    def wakes(self) -> AsyncIterator[Wake]:
        """Yield the wakes of the commits since `open`. Only this process commits to the file."""
        return self._wakes.read()

    async def put_key(self, key: Key) -> None:
        """Store an API key, new or changed."""
        await self._database.perform(lambda db: statements.put_key(db, key))

    async def get_key(self, key_id: str) -> Key | None:
        """Return an API key by its id."""
        return await self._database.perform(lambda db: statements.get_key(db, key_id))

    async def keys(self) -> Sequence[Key]:
        """Return all API keys, oldest first."""
        return await self._database.perform(statements.keys)
