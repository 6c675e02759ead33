"""GameStore in a Redis, a Valkey or a Redis Cluster, which several processes can share.

The two keys of a game share a hash tag, so that one script can change both: `reeve:{<game>}:head` (a hash: version,
head, owner, a snapshot under `f:<revision>`, an answer under `a:<key>`, and this key under `s:<slot>`) and
`reeve:{<game>}:log` (a stream of chunks).
"""

import secrets
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import DecodeError, msgpack

from service.store.base import (
    Answered,
    Chunk,
    Commit,
    Committed,
    Conflict,
    DamagedError,
    Key,
    Loaded,
    StoreUnavailableError,
    Wake,
)
from service.store.cluster import Cluster
from service.store.link import dial_to
from service.store.lists import Lists, head_key
from service.store.scripts import COMMIT
from service.store.subscriber import Subscriber
from service.store.wakes import Wakes

SECRET = "reeve:secret"
KEYS = "reeve:keys"
WRONG_TYPE = "WRONGTYPE"
PROBE = "reeve:probe"
STORED, REFUSED = 1, 0
"""What the commit script returns if it does not return an answer."""


def game_keys(game: str) -> tuple[str, str]:
    """Return the keys of a game: head and log."""
    return head_key(game), f"reeve:{{{game}}}:log"


class RedisStore:
    """A GameStore at a URL: redis://, rediss:// or unix://."""

    def __init__(self, url: str, timeout: float = 2.0) -> None:
        dial = dial_to(url)
        self._lost: Callable[[], None] = lambda: None
        self._cluster = Cluster(dial, timeout, self._connection_lost)
        self._lists = Lists(self._cluster)
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
        """Store a new game, then add it to its owner's list; if the list is full, delete the game again."""
        if await self._is_there(game, owner, most):
            return Conflict()
        if not await self._lists.has_room(owner, most):
            return None
        if await self._run(game, commit, owner=owner) != STORED:
            return Conflict()
        if await self._lists.add(game, owner, most):
            return Committed(commit.new_version)
        await self._cluster.one("DEL", *game_keys(game))
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

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict:
        """Commit with one script. An empty version would create a new game, so it is a conflict here."""
        if not commit.version:
            return Conflict()
        reply = await self._run(game, commit)
        if reply == STORED:
            return Committed(commit.new_version)
        return Conflict() if reply == REFUSED else Answered(reply)

    async def _run(self, game: str, commit: Commit, owner: str | None = None) -> Any:
        """Call the commit script. `owner` is set only for a new game."""
        chunk, snapshot, answer = commit.chunk, commit.snapshot, commit.answer
        return await COMMIT.run(
            self._cluster,
            game_keys(game),
            game,
            owner or "",
            commit.version if owner is None else "",
            commit.new_version,
            commit.head,
            commit.ttl * 1000,
            *((chunk.seq, chunk.body) if chunk else ("", "")),
            *((snapshot.revision, snapshot.body) if snapshot else ("", "")),
            *((answer.key, answer.body, answer.slot) if answer else ()),
        )

    async def chunks(self, game: str, after_seq: int, limit: int) -> Sequence[Chunk]:
        """Read from the stream, whose ids are the sequence numbers."""
        _, log = game_keys(game)
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
