"""The due moments, notes and leases of the shards in a Redis.

`reeve:{sNN}:due` is a sorted set of documents by their due moments; `reeve:{sNN}:notes` is a stream, in which the field
of an entry is the document, and the value is the note; `reeve:{sNN}:lease` is the name of the holder.
"""

from collections.abc import Sequence

from service.store.base import Note
from service.store.cluster import Cluster
from service.store.names import due_key, lease_key, notes_key, shard_prefix
from service.store.scripts import DUE, LEASE, RELEASE

NEWER_NOTES = 1000
"""Maximum number of notes of other documents that are looked through for the notes of a withdrawn document."""


class Shards:
    """The shards of one Redis."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    async def due(self, shard: int, until: int, limit: int) -> list[str]:
        """Return the ids of due documents, and remove the due moments of expired documents.

        Thousands may be due for long, if receivers of webhooks do not answer. So the script, which is slow then, runs
        only if some have expired.
        """
        own = due_key(shard)
        found = await self._cluster.one("ZRANGE", own, "-inf", until, "BYSCORE", "LIMIT", 0, limit)
        heads = [b"%b%b:head" % (shard_prefix(shard).encode(), document) for document in found]
        if heads and await self._cluster.one("EXISTS", *heads) < len(heads):
            found = await DUE.run(self._cluster, [own], shard_prefix(shard), until, limit)
        return [document.decode() for document in found]

    async def notes(self, shard: int, limit: int) -> list[Note]:
        """Return the oldest notes of a shard."""
        entries = await self._cluster.one("XRANGE", notes_key(shard), "-", "+", "COUNT", limit)
        return read_notes(entries)

    async def delete_notes(self, shard: int, ids: Sequence[str]) -> None:
        """Delete notes by their ids."""
        if ids:
            await self._cluster.one("XDEL", notes_key(shard), *ids)

    async def withdraw_notes(self, shard: int, source: str, count: int) -> None:
        """Delete the notes that a document has just left, which are among the newest of the shard."""
        entries = await self._cluster.one("XREVRANGE", notes_key(shard), "+", "-", "COUNT", count + NEWER_NOTES)
        await self.delete_notes(shard, [note.id for note in read_notes(entries) if note.source == source])

    async def lease(self, shard: int, holder: str, ms: int) -> bool:
        """Take or renew the lease of a shard."""
        return bool(await LEASE.run(self._cluster, [lease_key(shard)], holder, ms))

    async def release(self, shard: int, holder: str) -> None:
        """Give back the lease of a shard."""
        await RELEASE.run(self._cluster, [lease_key(shard)], holder)


def read_notes(entries: Sequence[tuple[bytes, Sequence[bytes]]] | None) -> list[Note]:
    """Return the notes in entries of a stream."""
    return [Note(name.decode(), source.decode(), body) for name, (source, body) in entries or ()]
