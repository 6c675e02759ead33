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
PRIMARY_CODE = 0xFF
"""The part of an error code of SQLite that names the kind of error."""


class Ask(NamedTuple):
    """An operation, who waits for its outcome, whom to tell of it first, and whether it concerns one game only."""

    operation: Callable[[sqlite3.Connection], Any]
    outcome: asyncio.Future[Any]
    tell: Callable[[Any], None] | None
    of_one_game: bool


class Database:
    """What arrives during a transaction is done in the next one: one sync of the disk for all of it."""

    def __init__(self, path: Path, timeout: float) -> None:
        self._path = path
        self._timeout = timeout
        self._thread = ThreadPoolExecutor(1, "store")
        self._connection: sqlite3.Connection | None = None
        self._asks: list[Ask] = []
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the file, or raise sqlite3.Error. A commit is on the disk when it returns (WAL, synchronous=FULL)."""
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._timeout, isolation_level=None)
        try:
            connection.text_factory = lambda text: text.decode(errors="replace")  # damaged text is text, too
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def perform(
        self,
        operation: Callable[[sqlite3.Connection], T],
        tell: Callable[[T], None] | None = None,
        *,
        of_one_game: bool = False,
    ) -> T:
        """Return the result of an operation when it is on disk. `tell` is called even if the caller is gone by then.

        If SQLite finds damage, an operation of one game raises DamagedError, any other StoreUnavailableError.
        """
        if self._connection is None:
            raise StoreUnavailableError(CLOSED)
        outcome: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._asks.append(Ask(operation, outcome, tell, of_one_game))
        if self._work is None:
            self._work = asyncio.create_task(self._do_all(self._connection))
        try:
            async with asyncio.timeout(self._timeout):
                return await outcome
        except TimeoutError as error:
            raise StoreUnavailableError(f"{self._path} does not answer in time.") from error

    async def _do_all(self, connection: sqlite3.Connection) -> None:
        """Transaction after transaction, until nothing is left to do."""
        loop = asyncio.get_running_loop()
        while self._asks:
            asks, self._asks = self._asks, []
            try:
                outcomes = await loop.run_in_executor(self._thread, self._transact, connection, asks)
            except StoreUnavailableError as error:
                fail(asks, error)
                continue
            for ask, outcome in zip(asks, outcomes, strict=True):
                if isinstance(outcome, DamagedError | StoreUnavailableError):
                    fail([ask], outcome)
                    continue
                if ask.tell:
                    ask.tell(outcome)
                if not ask.outcome.done():
                    ask.outcome.set_result(outcome)
        self._work = None

    def _transact(self, connection: sqlite3.Connection, asks: Sequence[Ask]) -> list[Any]:
        """All or nothing. Whatever goes wrong must reach those who wait, so every exception counts.

        If SQLite finds damage, each operation gets a transaction of its own: it concerns one of them, not the others.
        """
        try:
            connection.execute("BEGIN IMMEDIATE")
            outcomes = [ask.operation(connection) for ask in asks]
            connection.execute("COMMIT")
        except Exception as error:
            with suppress(sqlite3.Error):
                connection.rollback()
            if is_damage(error) and len(asks) > 1:
                return [outcome for ask in asks for outcome in self._transact(connection, [ask])]
            if isinstance(error, DamagedError):
                return [error]
            if is_damage(error) and asks[0].of_one_game:
                return [DamagedError(f"the file of the store, where it keeps this game ({error}),")]
            unavailable = StoreRefusedError(f"{self._path} cannot be used: {error}")
            if is_damage(error):
                return [unavailable]
            raise unavailable from error
        return outcomes

    async def close(self) -> None:
        """Finish the running transaction; what is not begun fails. A disk that hangs is not waited for."""
        connection, self._connection = self._connection, None
        asks, self._asks = self._asks, []
        fail(asks, StoreUnavailableError(CLOSED))
        if self._work is not None:
            await asyncio.wait({self._work}, timeout=self._timeout)
        if connection is not None:
            closed = asyncio.get_running_loop().run_in_executor(self._thread, connection.close)
            await asyncio.wait({closed}, timeout=self._timeout)
        self._thread.shutdown(wait=False)


def fail(asks: Sequence[Ask], why: DamagedError | StoreUnavailableError) -> None:
    """Tell everyone who waits that nothing was stored."""
    for ask in asks:
        if not ask.outcome.done():
            ask.outcome.set_exception(type(why)(str(why)))


def is_damage(error: Exception) -> bool:
    """Whether SQLite, or the operation itself, found that a part of the file is damaged."""
    if isinstance(error, sqlite3.DatabaseError):
        return getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE == sqlite3.SQLITE_CORRUPT
    return isinstance(error, DamagedError)
