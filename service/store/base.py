"""The store protocol. Heads, chunks, snapshots and answers are opaque bytes to a store."""

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from hashlib import sha256
from secrets import token_hex
from typing import Final, Protocol

from msgspec import Struct, field

SHARDS: Final = 64
"""Number of shards. Documents of one shard share a queue of due documents, a queue of notes, and a lease."""
UNLIMITED: Final = 1_000_000_000
"""The length of lists that have no limit of their own."""


def shard_of(document: str) -> int:
    """Return the shard of a document: it depends on the id only."""
    return sha256(document.encode()).digest()[0] % SHARDS


class Loaded(Struct, frozen=True):
    """A stored game: its version, its head, and the answer under the requested key, if there is one."""

    version: str
    head: bytes
    answer: bytes | None = None


class Chunk(Struct, frozen=True):
    """The part of the log that one commit appended: events up to and including the sequence number `seq`."""

    seq: int
    body: bytes


class Snapshot(Struct, frozen=True):
    """A snapshot that is stored for time travel."""

    revision: int
    body: bytes


class Answer(Struct, frozen=True):
    """The stored answer to a request, which a retry finds by its key.

    It replaces the answer of the game with the same slot. If `slot` is empty, it replaces none.
    """

    key: str
    body: bytes
    slot: str = ""


class Commit(Struct, frozen=True):
    """One atomic change of a game.

    `version` is the version that the change is based on ("" for a new game), `new_version` the version after it; `ttl`
    is the time to live in seconds.
    """

    version: str
    head: bytes
    ttl: int
    chunk: Chunk | None = None
    snapshot: Snapshot | None = None
    answer: Answer | None = None
    new_version: str = field(default_factory=partial(token_hex, 16))
    """A random token. A counter would come to the same number again, with another head, after a store lost writes."""
    due: int | None = None
    """When somebody must look at the document again, in milliseconds of the store's time.

    `NEVER` removes an earlier moment; None leaves it as it is.
    """
    notes: tuple[bytes, ...] = ()
    """What others must learn of this commit. The notes are stored with the commit, and wait until they are deleted."""
    stamp: int | None = None
    """The moment of the change in milliseconds of the store's time, if a clock depends on it.

    The commit is `Skewed` if the moment is more than `MOST_AHEAD` after or more than `MOST_BEHIND` before the store's
    time. `create` does not compare it.
    """


NEVER: Final = 0
"""The value of `Commit.due` for a document that nobody needs to look at again."""

MOST_AHEAD: Final = 200
"""Maximum milliseconds by which the stamp of a commit may be after the store's time."""

MOST_BEHIND: Final = 5_000
"""Maximum milliseconds by which the stamp of a commit may be before the store's time."""

KEEP_OUTAGES: Final = 1_000 * 24 * 60 * 60 * 1000
"""Milliseconds for which outages are kept after their end: records of games that took so long can still be verified."""

MOST_OUTAGES: Final = 100_000
"""Maximum number of outages that are kept; the oldest are deleted first."""


class Committed(Struct, frozen=True):
    """The commit is stored, the game has a new version, and its watchers are notified."""

    version: str


class Answered(Struct, frozen=True):
    """Nothing was stored: there is already an answer under the same key."""

    body: bytes


class Conflict(Struct, frozen=True):
    """Nothing was stored: the version of the game has changed, or the game no longer exists."""


class Skewed(Struct, frozen=True):
    """Nothing was stored: the stamp of the commit is too far from the store's time."""


class Note(Struct, frozen=True):
    """A note that waits in a shard: its id there, which grows, the document whose commit left it, and its content."""

    id: str
    source: str
    body: bytes


class Outage(Struct, frozen=True, array_like=True):
    """A time in which players could not act, in milliseconds of the store's time: from `start` up to before `end`."""

    start: int
    end: int
    noticed: int
    """The moment of the pulse that added the outage. Changes at earlier moments were made without knowing of it."""


class Pulse(Struct, frozen=True):
    """The store's time in milliseconds, and all outages that ended after the requested moment, oldest first."""

    now: int
    outages: tuple[Outage, ...] = ()


class Wake(Struct, frozen=True):
    """A notification that a game has events up to `seq`. `game` is "" after an outage: any game may have changed."""

    game: str
    seq: int


class Key(Struct, frozen=True):
    """An operator's API key; only the hash of its secret is stored."""

    id: str
    name: str
    scopes: tuple[str, ...]
    digest: str
    created: float
    revoked: bool = False
    namespace: str = ""
    """What the key's games, players and webhooks belong to; "" for the id of the key."""


class StoreUnavailableError(Exception):
    """The store does not answer in time. Nothing is half-written: a commit was stored whole or not at all."""


class StoreRefusedError(StoreUnavailableError):
    """The store answers with an error: it is full, read-only, damaged or not ready."""


class DamagedError(Exception):
    """A stored part of one game cannot be read; the message names the part. Other games are not affected."""


class GameStore(Protocol):
    """The protocol of stores. Every method may raise StoreUnavailableError, within a bounded time."""

    async def open(self) -> None:
        """Connect, and create the schema if needed; raise StoreUnavailableError if that fails."""

    async def close(self) -> None:
        """Release all resources; pending calls raise StoreUnavailableError."""

    def on_connection_lost(self, callback: Callable[[], None]) -> None:
        """Set a function that is called as soon as a connection to the store breaks, before any call fails.

        After an outage the store may have lost its last writes, so caches of stored data may be wrong.
        """

    async def probe(self) -> None:
        """Write a test value; raise StoreUnavailableError if writes do not work."""

    async def secret(self) -> bytes:
        """Return the random secret that signs tokens. It is created once and is the same for every process."""

    async def create(self, game: str, owner: str, commit: Commit, most: int) -> Committed | Conflict | None:
        """Store a new game of an owner.

        Return Conflict if a game with that id exists, and None if the owner already has `most` games that have not
        expired.
        """

    async def load(self, game: str, answer_key: str | None = None) -> Loaded | None:
        """Return the head of a game, and the answer stored under a key."""

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict | Skewed:
        """Atomically look up the answer key, compare the version, store the change, set the time to live and notify.

        The due moment and the notes of the commit are stored in the same atomic step.
        """

    async def delete(self, game: str, version: str) -> bool:
        """Delete a document of this version with its log and its due moment, and wake its watchers.

        Return False if the version has changed or the document no longer exists. Its notes stay.
        """

    async def enlist(self, game: str, owner: str, most: int) -> bool:
        """Add a stored document to a further list, which `games` returns.

        Return False if the list already has `most` documents that have not expired, and this is not one of them.
        """

    async def delist(self, game: str, owner: str) -> None:
        """Remove a document from a list."""

    async def due(self, shard: int, until: int, limit: int) -> Sequence[str]:
        """Return the ids of documents of a shard that are due up to a moment, earliest first.

        A document stays due until a commit changes its due moment, or it is deleted or expires. The moments of expired
        documents are removed by the store.
        """

    async def notes(self, shard: int, limit: int) -> Sequence[Note]:
        """Return the oldest notes of a shard. This changes nothing."""

    async def delete_notes(self, shard: int, ids: Sequence[str]) -> None:
        """Delete notes of a shard that were dealt with."""

    async def lease(self, shard: int, holder: str, ms: int) -> bool:
        """Take or renew the lease of a shard for a process; return False if another process holds it.

        A lease only shares out work: two processes that do the same work cost time, never correctness.
        """

    async def release(self, shard: int, holder: str) -> None:
        """Give back the lease of a shard, if this process holds it."""

    async def announce(self, process: str, ms: int) -> int:
        """Note that a process works for some milliseconds (0: that it stops), and return how many processes do."""

    async def pulse(self, outage_after: int, reconnect: int, since: int) -> Pulse:
        """Note the store's time. If the last pulse of any process is too old, add an outage, once.

        An outage is added if more than `outage_after` milliseconds have passed; it lasts from the last pulse to
        `reconnect` milliseconds after now. Return the time and the outages that ended after the moment `since`. The
        first pulse of a store adds no outage, and a pulse that a crash loses only makes the next outage longer.
        """

    async def chunks(self, game: str, after_seq: int, limit: int) -> Sequence[Chunk]:
        """Return the chunks with events after a sequence number, oldest first, at most `limit` of them."""

    async def snapshot(self, game: str, revision: int) -> bytes | None:
        """Return the snapshot of exactly this revision."""

    async def games(self, owner: str, before: str | None, limit: int) -> Sequence[str]:
        """Return ids of an owner's games below `before`, greatest first. Expired games may be among them."""

    async def listen(self, game: str) -> None:
        """Subscribe to a game: from now on every commit with a chunk, in any process, gives a wake."""

    async def forget(self, game: str) -> None:
        """Unsubscribe from a game."""

    def wakes(self) -> AsyncIterator[Wake]:
        """Yield the wakes of all subscribed games. There must be only one reader per process.

        The iterator ends only when the store is closed. After an outage it continues, with Wake("", 0) first.
        """

    async def put_key(self, key: Key) -> None:
        """Store an API key, new or changed."""

    async def get_key(self, key_id: str) -> Key | None:
        """Return an API key by its id."""

    async def keys(self) -> Sequence[Key]:
        """Return all API keys, oldest first."""
