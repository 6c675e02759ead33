"""The statements on due moments and notes in the SQLite file. Each function runs inside a transaction."""

import sqlite3
from collections.abc import Sequence

from service.store.base import NEVER, Note, shard_of


def set_due(db: sqlite3.Connection, game: str, moment: int) -> None:
    """Set or remove the due moment of a game. It is deleted with the game."""
    if moment == NEVER:
        db.execute("DELETE FROM due WHERE game = ?", (game,))
    else:
        db.execute("REPLACE INTO due VALUES (?, ?, ?)", (game, shard_of(game), moment))


def due(db: sqlite3.Connection, shard: int, until: int, limit: int, now: float) -> Sequence[str]:
    """Return the ids of due games that have not expired, earliest first."""
    rows = db.execute(
        "SELECT game FROM due JOIN games ON id = game WHERE shard = ? AND moment <= ? AND expires > ?"
        " ORDER BY moment, game LIMIT ?",
        (shard, until, now, limit),
    )
    return [game for (game,) in rows]


def add_notes(db: sqlite3.Connection, source: str, bodies: Sequence[bytes]) -> None:
    """Add the notes of a commit to the shard of its game."""
    shard = shard_of(source)
    db.executemany(
        "INSERT INTO notes (shard, source, body) VALUES (?, ?, ?)", [(shard, source, body) for body in bodies]
    )


def notes(db: sqlite3.Connection, shard: int, limit: int) -> Sequence[Note]:
    """Return the oldest notes of a shard."""
    rows = db.execute("SELECT id, source, body FROM notes WHERE shard = ? ORDER BY id LIMIT ?", (shard, limit))
    return [Note(str(number), source, body) for number, source, body in rows]


def delete_notes(db: sqlite3.Connection, shard: int, ids: Sequence[str]) -> None:
    """Delete notes of a shard."""
    db.executemany("DELETE FROM notes WHERE shard = ? AND id = ?", [(shard, int(number)) for number in ids])
