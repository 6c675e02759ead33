"""A SQLite file with its own thread, which runs many operations in one transaction."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from service.store.base import DamagedError, StoreRefusedError, StoreUnavailableError

T = TypeVar("T")
CLOSED = "The store is closed."
FULL, NORMAL = "FULL", "NORMAL"
"""Synchronisation levels of SQLite: with FULL a commit syncs the log (WAL) to disk, with NORMAL it does not."""
PRIMARY_CODE = 0xFF
"""Bit mask of the primary error code in an extended error code of SQLite."""


class QueuedOperation(NamedTuple):
    """A queued operation: its future, a callback for its result, whether it concerns only one game, and whether a loss
    of power may lose it.
    """

    operation: Callable[[sqlite3.Connection], Any]
    outcome: asyncio.Future[Any]
    on_result: Callable[[Any], None] | None
    of_one_game: bool
    may_be_lost: bool


class Database:
    """A SQLite file. Operations that arrive during a transaction share the next one, and so one sync of the disk."""

    def __init__(self, path: Path, timeout: float) -> None:
        self._path = path
        self._timeout = timeout
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: sqlite3.Connection | None = None
        self._queue: list[QueuedOperation] = []
        self._work: asyncio.Task[None] | None = None
        self._level = FULL
        """The current synchronisation level of the connection."""

    async def open(self) -> None:
        """Open the file; raise sqlite3.Error if that fails. Commits are synced to disk (WAL, synchronous=FULL)."""
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._timeout, isolation_level=None)
        try:
            connection.text_factory = lambda text: text.decode(errors="replace")  # damaged text must not raise an error
            for pragma in ("journal_mode = WAL", f"synchronous = {FULL}", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def perform(
        self,
        operation: Callable[[sqlite3.Connection], T],
        on_result: Callable[[T], None] | None = None,
        *,
        of_one_game: bool = False,
        may_be_lost: bool = False,
    ) -> T:
        """Run an operation, and return its result when it is on disk.

        `on_result` is called with the result, even if the caller was cancelled. If SQLite finds damage, an operation of
        one game raises DamagedError, any other operation raises StoreUnavailableError. An operation that may be lost is
        not synced to disk by itself, but with the next operation that is: nothing later is kept without it.
        """
        if self._connection is None:
            raise StoreUnavailableError(CLOSED)
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append(QueuedOperation(operation, outcome, on_result, of_one_game, may_be_lost))
        if self._work is None:
            self._work = asyncio.create_task(self._do_all(self._connection))
        try:
            async with asyncio.timeout(self._timeout):
                return await outcome
        except TimeoutError as error:
            raise StoreUnavailableError(f"{self._path} does not answer in time.") from error

    async def _do_all(self, connection: sqlite3.Connection) -> None:
        """Run transactions until the queue is empty."""
        loop = asyncio.get_running_loop()
        while self._queue:
            queued, self._queue = self._queue, []
            try:
                outcomes = await loop.run_in_executor(self._thread, self._transact, connection, queued)
            except StoreUnavailableError as error:
                fail(queued, error)
                continue
            for item, outcome in zip(queued, outcomes, strict=True):
                if isinstance(outcome, DamagedError | StoreUnavailableError):
                    fail([item], outcome)
                    continue
                if item.on_result:
                    item.on_result(outcome)
                if not item.outcome.done():
                    item.outcome.set_result(outcome)
        self._work = None

    def _transact(self, connection: sqlite3.Connection, queued: Sequence[QueuedOperation]) -> list[Any]:
        """Run operations in one transaction, and return their results; every error becomes an error of the store.

        If SQLite finds damage, each operation is run again in its own transaction, so that only the operation on the
        damaged part fails.
        """
        try:
            self._set_level(connection, NORMAL if all(item.may_be_lost for item in queued) else FULL)
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [item.operation(connection) for item in queued]
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                connection.rollback()
            if is_damage(error) and len(queued) > 1:
                return [outcome for item in queued for outcome in self._transact(connection, [item])]
            if isinstance(error, DamagedError):
                return [error]
            if is_damage(error) and queued[0].of_one_game:
                return [DamagedError(f"the part of the store's file with this game ({error})")]
            unavailable = StoreRefusedError(f"{self._path} cannot be used: {error}")
            if is_damage(error):
                return [unavailable]
            raise unavailable from error
        return outcomes

    def _set_level(self, connection: sqlite3.Connection, level: str) -> None:
        """Set the synchronisation level of the next transaction."""
        if level != self._level:
            connection.execute(f"PRAGMA synchronous = {level}")
            self._level = level

    async def close(self) -> None:
        """Finish the running transaction, and fail the queued operations. Do not wait longer than the timeout."""
        connection, self._connection = self._connection, None
        queued, self._queue = self._queue, []
        fail(queued, StoreUnavailableError(CLOSED))
        if self._work is not None:
            await asyncio.wait({self._work}, timeout=self._timeout)
        if connection is not None:
            closed = asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
            await asyncio.wait({closed}, timeout=self._timeout)
        self._thread.shutdown(wait=False)


def fail(queued: Sequence[QueuedOperation], why: DamagedError | StoreUnavailableError) -> None:
    """Raise an error in all callers that wait for operations: nothing was stored."""
    for item in queued:
        if not item.outcome.done():
            item.outcome.set_exception(type(why)(str(why)))


def is_damage(error: Exception) -> bool:
    """Return whether an error of SQLite or of an operation means that a part of the file is damaged."""
    if isinstance(error, sqlite3.DatabaseError):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE == sqlite3.SQLITE_CORRUPT
    return isinstance(error, DamagedError)
