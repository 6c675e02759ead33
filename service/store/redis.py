"""Games in a Redis, a Valkey or a Redis Cluster, shared by many processes.

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
        """Connect both ways: from here on no wake is missed."""
        try:
            await self._cluster.one("PING")
            await self._subscriber.open()
        except StoreUnavailableError:
            await self.close()
            raise

    async def close(self) -> None:
        """Hang up; what waits gets StoreUnavailableError, and the reader of wakes ends."""
        await self._subscriber.close()
        await self._cluster.close()
        self._wakes.close()

    def on_connection_lost(self, callback: Callable[[], None]) -> None:
        """Set the function that every connection calls when it breaks, that of the subscriber too."""
        self._lost = callback

    def _connection_lost(self) -> None:
        self._lost()

    async def probe(self) -> None:
        """Set a key of its own, which Redis refuses when it is full, a replica, or cannot save."""
        await self._cluster.one("SET", PROBE, "", "EX", 60)

    async def secret(self) -> bytes:
        """Made by the first process that asks."""
        _, found = await self._cluster.all(("SET", SECRET, secrets.token_bytes(32), "NX"), ("GET", SECRET))
        return bytes(found)

    async def create(self, game: str, owner: str, commit: Commit, most: int) -> Committed | Conflict | None:
        """Store, then list: if the owner has no room after all, the game is taken away again."""
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
        """Whether a game was stored before. The process that stored it may have died before it listed it."""
        holder = await self._cluster.one("HGET", head_key(game), "owner")
        if holder == owner.encode():
            await self._lists.add(game, owner, most)
        return holder is not None

    async def load(self, game: str, answer_key: str | None = None) -> Loaded | None:
        """One command gives the head and the answer, as they were at one moment."""
        with damage_noticed("the head of this game"):
            version, body, answer = await self._cluster.one(
                "HMGET", head_key(game), "version", "head", f"a:{answer_key or ''}"
            )
            if version is None and body is None:
                return None
            return Loaded(str(version, "utf-8"), bytes(body), answer)

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict:
        """One script does it all. Without a version to compare it would make a new game."""
        if not commit.version:
            return Conflict()
        reply = await self._run(game, commit)
        if reply == STORED:
            return Committed(commit.new_version)
        return Conflict() if reply == REFUSED else Answered(reply)

    async def _run(self, game: str, commit: Commit, owner: str | None = None) -> Any:
        """Call the commit script; with an owner for a game that must not be there yet."""
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
        """A field of a hash."""
        with damage_noticed(f"the stored snapshot of revision {revision} of this game"):
            found: bytes | None = await self._cluster.one("HGET", head_key(game), f"f:{revision}")
        return found

    async def games(self, owner: str, before: str | None, limit: int) -> Sequence[str]:
        """Ids from an owner's list."""
        return await self._lists.page(owner, before, limit)

    async def listen(self, game: str) -> None:
        """A channel for each game, so that a process hears only of those that it watches."""
        await self._subscriber.listen(game)

    async def forget(self, game: str) -> None:
        """Leave the channel of a game."""
        await self._subscriber.forget(game)

    def wakes(self) -> AsyncIterator[Wake]:
        """What the subscriber heard since `open`."""
        return self._wakes.read()

    async def put_key(self, key: Key) -> None:
        """A field of a hash."""
        await self._cluster.one("HSET", KEYS, key.id, msgpack.encode(key))

    async def get_key(self, key_id: str) -> Key | None:
        """A field of a hash."""
        found = await self._cluster.one("HGET", KEYS, key_id)
        with corruption_noticed():
            return None if found is None else msgpack.decode(found, type=Key)

    async def keys(self) -> Sequence[Key]:
        """All fields, by the time when they were made."""
        found = await self._cluster.one("HVALS", KEYS)
        with corruption_noticed():
            keys = [msgpack.decode(body, type=Key) for body in found]
        return sorted(keys, key=lambda key: (key.created, key.id))


@contextmanager
def damage_noticed(what: str) -> Iterator[None]:
    """Raise DamagedError if a part of a game does not have the form or the type that this store gives it."""
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
    """Somebody else wrote under our keys: nothing that can be answered, and nothing to crash about."""
    try:
        yield
    except (ValueError, TypeError, DecodeError) as error:
        raise StoreUnavailableError(f"The store holds what is not ours: {error}") from error
