"""The store protocol. Heads, chunks, snapshots and answers are opaque bytes to a store."""

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from secrets import token_hex
from typing import Protocol

from msgspec import Struct, field


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


class Committed(Struct, frozen=True):
    """The commit is stored, the game has a new version, and its watchers are notified."""

    version: str


class Answered(Struct, frozen=True):
    """Nothing was stored: there is already an answer under the same key."""

    body: bytes


class Conflict(Struct, frozen=True):
    """Nothing was stored: the version of the game has changed, or the game no longer exists."""


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

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict:
        """Atomically look up the answer key, compare the version, store the change, set the time to live and notify."""

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
