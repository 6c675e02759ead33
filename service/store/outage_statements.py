"""The statements on the pulse and the outages in the SQLite file. Each function runs inside a transaction."""

import sqlite3

from service.store.base import KEEP_OUTAGES, MOST_OUTAGES, Outage, Pulse


def pulse(db: sqlite3.Connection, now: int, outage_after: int, reconnect: int, since: int) -> Pulse:
    """Note the time, and add an outage if the last pulse is too old.

    The last pulse is replaced even if the time has stepped back: else no outage would be found until it is reached
    again.
    """
    (last,) = db.execute("SELECT moment FROM pulse").fetchone() or (now,)
    db.execute("REPLACE INTO pulse VALUES (1, ?)", (now,))
    if now - last > outage_after:
        db.execute("INSERT INTO outages VALUES (?, ?, ?)", (last, now + reconnect, now))
        db.execute("DELETE FROM outages WHERE finish <= ?", (now - KEEP_OUTAGES,))
        oldest = "SELECT rowid FROM outages ORDER BY finish DESC LIMIT -1 OFFSET ?"
        db.execute(f"DELETE FROM outages WHERE rowid IN ({oldest})", (MOST_OUTAGES,))
    rows = db.execute("SELECT start, finish, noticed FROM outages WHERE finish > ? ORDER BY finish", (since,))
    return Pulse(now, tuple(Outage(*row) for row in rows))
