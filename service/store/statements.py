"""The schema of the SQLite file and the statements on games and keys. Each function runs inside a transaction."""

import secrets
import sqlite3
import struct
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from msgspec import msgpack

from service.store import shard_statements
from service.store.base import (
    MOST_AHEAD,
    MOST_BEHIND,
    Answered,
    Chunk,
    Commit,
    Committed,
    Conflict,
    DamagedError,
    Key,
    Loaded,
    Skewed,
    StoreUnavailableError,
)

APPLICATION = int.from_bytes(b"Reev")
VERSION = 8
SCHEMA = """
CREATE TABLE games (
    id TEXT PRIMARY KEY, version TEXT NOT NULL, expires REAL NOT NULL, checksum INTEGER NOT NULL, head BLOB NOT NULL
);
CREATE INDEX games_by_expiry ON games (expires);
CREATE TABLE lists (
    owner TEXT NOT NULL, game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, PRIMARY KEY (owner, game)
);
CREATE INDEX lists_by_game ON lists (game);
CREATE TABLE chunks (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, seq INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (game, seq)
);
CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, revision INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (game, revision)
);
CREATE TABLE answers (
    game TEXT NOT NULL REFERENCES games ON DELETE CASCADE, key TEXT NOT NULL, slot TEXT NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (game, key)
);
CREATE INDEX answers_by_slot ON answers (game, slot);
CREATE TABLE due (
    game TEXT PRIMARY KEY REFERENCES games ON DELETE CASCADE, shard INTEGER NOT NULL, moment INTEGER NOT NULL
);
CREATE INDEX due_by_moment ON due (shard, moment, game);
CREATE TABLE notes (
    id INTEGER PRIMARY KEY AUTOINCREMENT, shard INTEGER NOT NULL, source TEXT NOT NULL, body BLOB NOT NULL
);
CREATE INDEX notes_by_shard ON notes (shard, id);
CREATE TABLE pulse (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), moment INTEGER NOT NULL);
CREATE TABLE outages (start INTEGER NOT NULL, finish INTEGER NOT NULL, noticed INTEGER NOT NULL);
CREATE TABLE keys (id TEXT PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE secrets (only_one INTEGER PRIMARY KEY CHECK (only_one = 1), body BLOB NOT NULL);
CREATE TABLE clock (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1), seconds REAL NOT NULL, checksum INTEGER NOT NULL
);
"""
INTACT = "is_intact(CAST(id AS BLOB), expires, checksum)"
"""SQL condition: the expiry time of a game matches its checksum. A damaged time must not delete the game."""
CLOCK = b"clock"
SWEPT_AT_ONCE = 100
"""Maximum number of games that one sweep deletes, because other operations wait meanwhile."""


def checksum(name: bytes, seconds: float) -> int:
    """Return the checksum of a stored time: that of the clock, or the expiry time of a game."""
    return crc32(name + struct.pack("<d", seconds))


def is_intact(name: Any, seconds: Any, stored: Any) -> bool:
    """Return whether a time matches its checksum. Damaged values can have any type."""
    return isinstance(name, bytes) and isinstance(seconds, float) and stored == checksum(name, seconds)


def prepare(db: sqlite3.Connection) -> None:
    """Create the tables in a new file; refuse a file of another program or of another version of Reeve."""
    (application,) = db.execute("PRAGMA application_id").fetchone()
    (version,) = db.execute("PRAGMA user_version").fetchone()
    (tables,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if tables == 0:
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        save_seconds(db, 0.0)
        db.execute(f"PRAGMA application_id = {APPLICATION}")
        db.execute(f"PRAGMA user_version = {VERSION}")
    elif (application, version) != (APPLICATION, VERSION):
        raise StoreUnavailableError(
            "it was created by another program or another version of Reeve; choose another folder with --data, "
            "or use the version of Reeve that created it"
        )
    db.create_function("is_intact", 3, is_intact, deterministic=True)


def seconds(db: sqlite3.Connection) -> float | None:
    """Return the stored count of the expiry clock; None if it is damaged."""
    row = db.execute("SELECT seconds, checksum FROM clock WHERE only_one = 1").fetchone()
    return row[0] if row and is_intact(CLOCK, *row) else None


def save_seconds(db: sqlite3.Connection, now: float) -> None:
    """Store the count of the expiry clock."""
    db.execute("REPLACE INTO clock VALUES (1, ?, ?)", (now, checksum(CLOCK, now)))


def sweep(db: sqlite3.Connection, now: float) -> int:
    """Delete up to SWEPT_AT_ONCE expired games with all their rows; return how many."""
    games = expired(db, now)
    for game in games:
        delete(db, game)
    return len(games)


def expired(db: sqlite3.Connection, now: float) -> Sequence[str]:
    """Return the ids of up to SWEPT_AT_ONCE expired games."""
    rows = db.execute(f"SELECT id FROM games WHERE expires <= ? AND {INTACT} LIMIT ?", (now, SWEPT_AT_ONCE))
    return [game for (game,) in rows]


def delete(db: sqlite3.Connection, game: str) -> None:
    """Delete a game with all its rows."""
    db.execute("DELETE FROM games WHERE id = ?", (game,))


def delete_version(db: sqlite3.Connection, game: str, version: str, now: float) -> bool:
    """Delete a game with all its rows if it has this version; return whether it was deleted."""
    found = load(db, game, None, now)
    if found is None or found.version != version:
        return False
    delete(db, game)
    return True


def create(
    db: sqlite3.Connection, game: str, owner: str, commit: Commit, most: int, now: float
) -> Committed | Conflict | None:
    """Insert a new game, unless its id exists or its owner has too many games."""
    db.execute(f"DELETE FROM games WHERE id = ? AND expires <= ? AND {INTACT}", (game, now))
    if db.execute("SELECT 1 FROM games WHERE id = ?", (game,)).fetchone():
        return Conflict()
    if is_full(db, owner, most, now):
        return None
    expires = now + commit.ttl
    db.execute(
        "INSERT INTO games VALUES (?, ?, ?, ?, ?)",
        (game, commit.new_version, expires, checksum(game.encode(), expires), commit.head),
    )
    db.execute("INSERT INTO lists VALUES (?, ?)", (owner, game))
    append(db, game, commit)
    return Committed(commit.new_version)


def change(
    db: sqlite3.Connection, game: str, commit: Commit, now: float, time_of_day: float
) -> Committed | Answered | Conflict | Skewed:
    """Apply a commit. An answer under the same key is returned before the version is compared."""
    found = load(db, game, commit.answer.key if commit.answer else None, now)
    if found is None:
        return Conflict()
    if found.answer is not None:
        return Answered(found.answer)
    if found.version != commit.version:
        return Conflict()
    if commit.stamp is not None and not -MOST_BEHIND <= commit.stamp - time_of_day <= MOST_AHEAD:
        return Skewed()
    expires = now + commit.ttl
    db.execute(
        "UPDATE games SET version = ?, expires = ?, checksum = ?, head = ? WHERE id = ?",
        (commit.new_version, expires, checksum(game.encode(), expires), commit.head, game),
    )
    append(db, game, commit)
    return Committed(commit.new_version)


def append(db: sqlite3.Connection, game: str, commit: Commit) -> None:
    """Append the log, snapshot and answer of a commit, its due moment and its notes."""
    if commit.chunk:
        db.execute("INSERT INTO chunks VALUES (?, ?, ?)", (game, commit.chunk.seq, commit.chunk.body))
    if commit.snapshot:
        db.execute("REPLACE INTO snapshots VALUES (?, ?, ?)", (game, commit.snapshot.revision, commit.snapshot.body))
    if commit.answer:
        answer = commit.answer
        if answer.slot:
            db.execute("DELETE FROM answers WHERE game = ? AND slot = ?", (game, answer.slot))
        db.execute("INSERT INTO answers VALUES (?, ?, ?, ?)", (game, answer.key, answer.slot, answer.body))
    if commit.due is not None:
        shard_statements.set_due(db, game, commit.due)
    if commit.notes:
        shard_statements.add_notes(db, game, commit.notes)


def load(db: sqlite3.Connection, game: str, answer_key: str | None, now: float) -> Loaded | None:
    """Return a game that has not expired, with the answer under a key; DamagedError if its expiry time is damaged."""
    row = db.execute(
        f"SELECT version, head, (SELECT body FROM answers WHERE game = id AND key = ?), {INTACT} FROM games"
        f" WHERE id = ? AND (expires > ? OR NOT {INTACT})",
        (answer_key, game, now),
    ).fetchone()
    if row is None:
        return None
    *loaded, intact = row
    if not intact:
        raise DamagedError("the time at which this game expires")
    return Loaded(*loaded)


def chunks(db: sqlite3.Connection, game: str, after_seq: int, limit: int, now: float) -> Sequence[Chunk]:
    """Return the chunks after a sequence number, oldest first."""
    rows = db.execute(
        "SELECT seq, body FROM chunks JOIN games ON id = game WHERE game = ? AND seq > ? AND expires > ?"
        " ORDER BY seq LIMIT ?",
        (game, after_seq, now, limit),
    )
    return [Chunk(*row) for row in rows]


def snapshot(db: sqlite3.Connection, game: str, revision: int, now: float) -> bytes | None:
    """Return the snapshot of a revision."""
    row = db.execute(
        "SELECT body FROM snapshots JOIN games ON id = game WHERE game = ? AND revision = ? AND expires > ?",
        (game, revision, now),
    ).fetchone()
    return row[0] if row else None


def is_full(db: sqlite3.Connection, owner: str, most: int, now: float) -> bool:
    """Return whether a list already has `most` games that have not expired."""
    count = "SELECT count(*) FROM lists JOIN games ON id = game WHERE owner = ? AND expires > ?"
    (had,) = db.execute(count, (owner, now)).fetchone()
    return bool(had >= most)


def enlist(db: sqlite3.Connection, game: str, owner: str, most: int, now: float) -> bool:
    """Add a game to a list, unless the list is full; a game that does not exist is not added."""
    if db.execute("SELECT 1 FROM lists WHERE owner = ? AND game = ?", (owner, game)).fetchone():
        return True
    if is_full(db, owner, most, now):
        return False
    db.execute("INSERT INTO lists SELECT ?, id FROM games WHERE id = ?", (owner, game))
    return True


def delist(db: sqlite3.Connection, game: str, owner: str) -> None:
    """Remove a game from a list."""
    db.execute("DELETE FROM lists WHERE owner = ? AND game = ?", (owner, game))


def games(db: sqlite3.Connection, owner: str, before: str | None, limit: int, now: float) -> Sequence[str]:
    """Return ids of the games on a list, greatest first."""
    rows = db.execute(
        "SELECT game FROM lists JOIN games ON id = game"
        f" WHERE owner = ? AND (expires > ? OR NOT {INTACT}) AND (? IS NULL OR game < ?)"
        " ORDER BY game DESC LIMIT ?",
        (owner, now, before, before, limit),
    )
    return [game for (game,) in rows]


def put_key(db: sqlite3.Connection, key: Key) -> None:
    """Store an API key, new or changed."""
    db.execute("REPLACE INTO keys VALUES (?, ?)", (key.id, msgpack.encode(key)))


def get_key(db: sqlite3.Connection, key_id: str) -> Key | None:
    """Return an API key by its id."""
    row = db.execute("SELECT body FROM keys WHERE id = ?", (key_id,)).fetchone()
    return msgpack.decode(row[0], type=Key) if row else None


def keys(db: sqlite3.Connection) -> Sequence[Key]:
    """Return all API keys, oldest first."""
    found = [msgpack.decode(body, type=Key) for (body,) in db.execute("SELECT body FROM keys")]
    return sorted(found, key=lambda key: (key.created, key.id))


def secret(db: sqlite3.Connection) -> bytes:
    """Return the secret that signs tokens; create it if there is none."""
    db.execute("INSERT OR IGNORE INTO secrets VALUES (1, ?)", (secrets.token_bytes(32),))
    found: bytes = db.execute("SELECT body FROM secrets").fetchone()[0]
    return found
