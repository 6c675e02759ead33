"""GameStore in a Redis, a Valkey or a Redis Cluster, which several processes can share.

The two keys of a document share a hash tag with its shard, so that one script can change all of them:
`reeve:{sNN}:<id>:head` (a hash: version, head, owner, a snapshot under `f:<revision>`, an answer under `a:<key>`, and
this key under `s:<slot>`) and `reeve:{sNN}:<id>:log` (a stream of chunks).
"""

import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import DecodeError, msgpack
from msgspec.structs import replace

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
    shard_of,
)
from service.store.cluster import Cluster
from service.store.link import dial_to
from service.store.lists import Lists
from service.store.names import document_keys, due_key, head_key, notes_key
from service.store.processes import Processes
from service.store.scripts import COMMIT, DELETE
from service.store.shards import Shards
from service.store.subscriber import Subscriber
from service.store.wakes import Wakes

SECRET = "reeve:secret"
KEYS = "reeve:keys"
WRONG_TYPE = "WRONGTYPE"
PROBE = "reeve:probe"
STORED, REFUSED, SKEWED = 1, 0, 2
"""What the commit script returns if it does not return an answer."""


class RedisStore:
    """A GameStore at a URL: redis://, rediss:// or unix://."""

    def __init__(self, url: str, timeout: float = 2.0) -> None:
        dial = dial_to(url)
        self._lost: Callable[[], None] = lambda: None
        self._cluster = Cluster(dial, timeout, self._connection_lost)
        self._lists = Lists(self._cluster)
        self._shards = Shards(self._cluster)
        self._processes = Processes(self._cluster)
        self._wakes = Wakes()
        self._subscriber = Subscriber(dial, timeout, self._wakes, self._connection_lost)

    async def open(self) -> None:
        """Open the connections for commands and for notifications; no wake after this is lost."""
        try:
            await self._cluster.one("PING")
            await self._subscriber.open()
        except StoreUnavailableError:
            await self.close()
            raise

    async def close(self) -> None:
        """Close the connections; pending calls raise StoreUnavailableError, and the reader of wakes ends."""
        await self._subscriber.close()
        await self._cluster.close()
        self._wakes.close()

    def on_connection_lost(self, callback: Callable[[], None]) -> None:
        """Set the function that every connection calls when it breaks, including that of the subscriber."""
        self._lost = callback

    def _connection_lost(self) -> None:
        self._lost()

    async def probe(self) -> None:
        """Set a test key. Redis refuses this if it is full, read-only or cannot save."""
        await self._cluster.one("SET", PROBE, "", "EX", 60)

    async def secret(self) -> bytes:
        """Return the secret that signs tokens; the first call of any process creates it."""
        _, found = await self._cluster.all(("SET", SECRET, secrets.token_bytes(32), "NX"), ("GET", SECRET))
        return bytes(found)

    async def create(self, game: str, owner: str, commit: Commit, most: int) -> Committed | Conflict | None:
        """Store a new game, then add it to its owner's list; if the list is full, delete the game again.

        A relay of another process may see notes of the game before they are deleted. This is rare: the list was full
        only after it had been checked.
        """
        if await self._is_there(game, owner, most):
            return Conflict()
        if not await self._lists.has_room(owner, most):
            return None
        if await self._run(game, replace(commit, version="", stamp=None), owner) != STORED:
            return Conflict()
        if await self._lists.add(game, owner, most):
            return Committed(commit.new_version)
        await self.delete(game, commit.new_version)
        if commit.notes:
            await self._shards.withdraw_notes(shard_of(game), game, len(commit.notes))
        return None

    async def _is_there(self, game: str, owner: str, most: int) -> bool:
        """Return whether a game exists. Add it to its owner's list, in case the process that stored it did not."""
        holder = await self._cluster.one("HGET", head_key(game), "owner")
        if holder == owner.encode():
            await self._lists.add(game, owner, most)
        return holder is not None

    async def load(self, game: str, answer_key: str | None = None) -> Loaded | None:
        """Return the head and the answer with one command, so that they are consistent."""
        with damage_noticed("the head of this game"):
            version, body, answer = await self._cluster.one(
                "HMGET", head_key(game), "version", "head", f"a:{answer_key or ''}"
            )
            if version is None and body is None:
                return None
            return Loaded(str(version, "utf-8"), bytes(body), answer)

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict | Skewed:
        """Commit with one script. An empty version would create a new game, so it is a conflict here."""
        if not commit.version:
            return Conflict()
        reply = await self._run(game, commit)
        if reply == STORED:
            return Committed(commit.new_version)
        if reply == REFUSED:
            return Conflict()
        return Skewed() if reply == SKEWED else Answered(reply)

    async def _run(self, game: str, commit: Commit, owner: str = "") -> Any:
        """Call the commit script. `owner` is needed only for a new game."""
        chunk, snapshot, answer, stamp = commit.chunk, commit.snapshot, commit.answer, commit.stamp
        keys = [*document_keys(game)]
        if commit.due is not None or commit.notes:
            shard = shard_of(game)
            keys += [due_key(shard), notes_key(shard)]
        return await COMMIT.run(
            self._cluster,
            keys,
            game,
            owner,
            commit.version,
            commit.new_version,
            commit.head,
            commit.ttl * 1000,
            *((chunk.seq, chunk.body) if chunk else ("", "")),
            *((snapshot.revision, snapshot.body) if snapshot else ("", "")),
            *((answer.key, answer.body, answer.slot) if answer else ("", "", "")),
            "" if stamp is None else stamp,
            "" if commit.due is None else commit.due,
            *commit.notes,
        )

    async def delete(self, game: str, version: str) -> bool:
        """Delete a document with one script, then remove it from its owner's list; other lists are cleaned later."""
        owner = await DELETE.run(self._cluster, (*document_keys(game), due_key(shard_of(game))), game, version)
        if owner is None:
            return False
        await self._lists.remove(game, owner.decode())
        return True

    async def enlist(self, game: str, owner: str, most: int) -> bool:
        """Add a document to the sorted set of a list."""
        return await self._lists.add_or_search(game, owner, most)

    async def delist(self, game: str, owner: str) -> None:
        """Remove a document from the sorted set of a list."""
        await self._lists.remove(game, owner)

    async def due(self, shard: int, until: int, limit: int) -> Sequence[str]:
        """Return the ids of due documents with one script, which also removes those that have expired."""
        return await self._shards.due(shard, until, limit)

    async def notes(self, shard: int, limit: int) -> Sequence[Note]:
        """Return the oldest notes from the stream of a shard."""
        with corruption_noticed():
            return await self._shards.notes(shard, limit)

    async def delete_notes(self, shard: int, ids: Sequence[str]) -> None:
        """Delete notes from the stream of a shard."""
        await self._shards.delete_notes(shard, ids)

    async def lease(self, shard: int, holder: str, ms: int) -> bool:
        """Take or renew a lease, which is a key that expires."""
        return await self._shards.lease(shard, holder, ms)

    async def release(self, shard: int, holder: str) -> None:
        """Delete the key of a lease that this process holds."""
        await self._shards.release(shard, holder)

    async def announce(self, process: str, ms: int) -> int:
        """Note that a process works, and return how many do."""
        return await self._processes.announce(process, ms)

    async def pulse(self, outage_after: int, reconnect: int, since: int) -> Pulse:
        """Note the time of the Redis with one script. In a cluster it is the time of one node."""
        with corruption_noticed():
            return await self._processes.pulse(outage_after, reconnect, since)

    async def chunks(self, game: str, after_seq: int, limit: int) -> Sequence[Chunk]:
        """Read from the stream, whose ids are the sequence numbers."""
        _, log = document_keys(game)
        with damage_noticed(f"the log of this game after event {after_seq}"):
            entries = await self._cluster.one("XRANGE", log, f"({max(after_seq, 0)}-0", "+", "COUNT", limit)
            return [Chunk(int(name.partition(b"-")[0]), body) for name, (_, body) in entries or ()]

    async def snapshot(self, game: str, revision: int) -> bytes | None:
        """Return the snapshot of a revision, a field of the head's hash."""
        with damage_noticed(f"the stored snapshot of revision {revision} of this game"):
            found: bytes | None = await self._cluster.one("HGET", head_key(game), f"f:{revision}")
        return found

    async def games(self, owner: str, before: str | None, limit: int) -> Sequence[str]:
        """Return ids from an owner's list."""
        return await self._lists.page(owner, before, limit)

    async def listen(self, game: str) -> None:
        """Subscribe to the channel of a game. A process gets notifications only of games that it watches."""
        await self._subscriber.listen(game)

    async def forget(self, game: str) -> None:
        """Unsubscribe from the channel of a game."""
        await self._subscriber.forget(game)

    def wakes(self) -> AsyncIterator[Wake]:
        """Yield the wakes that the subscriber has received since `open`."""
        return self._wakes.read()

    async def put_key(self, key: Key) -> None:
        """Store an API key, new or changed."""
        await self._cluster.one("HSET", KEYS, key.id, msgpack.encode(key))

    async def get_key(self, key_id: str) -> Key | None:
        """Return an API key by its id."""
        found = await self._cluster.one("HGET", KEYS, key_id)
        with corruption_noticed():
            return None if found is None else msgpack.decode(found, type=Key)

    async def keys(self) -> Sequence[Key]:
        """Return all API keys, oldest first."""
        found = await self._cluster.one("HVALS", KEYS)
        with corruption_noticed():
            keys = [msgpack.decode(body, type=Key) for body in found]
        return sorted(keys, key=lambda key: (key.created, key.id))


@contextmanager
def damage_noticed(what: str) -> Iterator[None]:
    """Raise DamagedError if a part of a game has another type or form than this store writes."""
    try:
        yield
    except (ValueError, TypeError) as error:
        raise DamagedError(what) from error
    except StoreUnavailableError as error:
        if WRONG_TYPE in str(error):
            raise DamagedError(what) from error
        raise


@contextmanager
def corruption_noticed() -> Iterator[None]:
    """Raise StoreUnavailableError if another program has overwritten our keys with values of another type or form."""
    try:
        yield
    except (ValueError, TypeError, DecodeError) as error:
        raise StoreUnavailableError(f"The store has unexpected data under a key of Reeve: {error}") from error
