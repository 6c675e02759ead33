"""Games in one SQLite file: no other server is needed, and kill -9 loses nothing that was acknowledged."""

import asyncio
import fcntl
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from functools import partial
from pathlib import Path

from service.store import tables
from service.store.base import Answered, Chunk, Commit, Committed, Conflict, Key, Loaded, StoreUnavailableError, Wake
from service.store.database import Database
from service.store.wakes import Wakes

SWEEP_EVERY = 60.0
"""Seconds between two looks for expired games, if there is traffic."""


class EmbeddedStore:
    """A GameStore in a folder, for one server at a time. Others (`exclusive=False`) may read and change API keys."""

    def __init__(self, folder: Path, *, exclusive: bool = True, timeout: float = 2.0) -> None:
        self._folder = folder
        self._exclusive = exclusive
        self._path = folder / "reeve.sqlite3"
        self._database = Database(self._path, timeout)
        self._wakes = Wakes()
        self._lock: int | None = None
        self._next_sweep = 0.0

    async def open(self) -> None:
        """Make the folder and the file, and be the only server that uses them."""
        try:
            self._claim()
            await self._database.open()
            await self._database.perform(tables.prepare)
            await self._database.perform(self._sweep)
        except (OSError, sqlite3.Error) as error:
            await self.close()
            raise StoreUnavailableError(f"{self._path} cannot be used: {error}") from error
        except StoreUnavailableError:
            await self.close()
            raise
