"""Direct access to the stored values of games, so that tests can damage them."""

import sqlite3
from pathlib import Path
from typing import Any, Protocol

import redis

from service.store.names import document_keys

ValueKey = tuple[str, ...]
"""The key of a stored value: its kind (head, chunk, snapshot, answer or other), its game, and the rest of the key."""
Values = dict[ValueKey, bytes]

TABLES = {"games": ("head", 1), "chunks": ("chunk", 2), "snapshots": ("snapshot", 2), "answers": ("answer", 2)}
"""The kind of values in each table, and the number of leading columns that form the key."""


class RawStore(Protocol):
    """Reads and replaces all values of a store."""

    def read(self) -> Values: ...

    def write(self, values: Values) -> None:
        """Replace all values."""


class RawSqlite:
    """The rows of a SQLite file; columns that are neither key nor value stay unchanged."""

    def __init__(self, path: Path) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("PRAGMA synchronous = OFF")
        self.rows: dict[ValueKey, tuple[str, tuple[Any, ...]]] = {}

    def read(self) -> Values:
        values = {}
        for table, (kind, width) in TABLES.items():
            for row in self.db.execute(f"SELECT * FROM {table}"):
                key = (kind, *map(str, row[:width]))
                self.rows[key] = (table, row[:-1])
                values[key] = row[-1]
        return values

    def write(self, values: Values) -> None:
        self.db.execute("BEGIN IMMEDIATE")
        for table in TABLES:
            self.db.execute(f"DELETE FROM {table}")
        for key, value in values.items():
            table, row = self.rows[key]
            marks = ", ".join("?" * (len(row) + 1))
            self.db.execute(f"INSERT INTO {table} VALUES ({marks})", (*row, value))
        self.db.execute("COMMIT")


class RawRedis:
    """The fields of the hashes and the entries of the streams of a Redis."""

    def __init__(self, url: str) -> None:
        self.redis = redis.Redis.from_url(url, protocol=2)

    def read(self) -> Values:
        values: Values = {}
        for key in self._keys():
            game = key.decode().split(":")[2]
            if key.endswith(b":log"):
                values |= {("chunk", game, seq.decode()): body[b"chunk"] for seq, body in self.redis.xrange(key)}
            else:
                for name, value in self.redis.hgetall(key).items():
                    kind = {b"head": "head", b"f": "snapshot", b"a": "answer"}.get(name.partition(b":")[0], "other")
                    values[kind, game, name.decode()] = value
        return values

    def write(self, values: Values) -> None:
        commands = self.redis.pipeline()
        commands.delete(*self._keys())
        for (kind, game, name), value in values.items():
            head, log = document_keys(game)
            if kind == "chunk":
                commands.xadd(log, {"chunk": value}, name)
            else:
                commands.hset(head, name, value)
        commands.execute()

    def _keys(self) -> list[bytes]:
        """Return the keys of all games: heads and logs."""
        return [key for end in ("head", "log") for key in self.redis.keys(f"reeve:{{s*}}:*:{end}")]
