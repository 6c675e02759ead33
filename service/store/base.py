"""The store protocol. Heads, chunks, snapshots and answers are opaque bytes to a store."""

from collections.abc import AsyncIterator, Callable, Sequence
from functools import partial
from secrets import token_hex
from typing import Protocol

from msgspec import Struct, field


class Loaded(Struct, frozen=True):
    """A stored game: the version that its last commit gave it, its head, and the answer that an earlier request with
    the same request key got, if there was one.
    """

    version: str
    head: bytes
    answer: bytes | None = None


class Chunk(Struct, frozen=True):
    """What one commit appended to the log: events up to and including sequence number `seq`."""

    seq: int
    body: bytes


class Snapshot(Struct, frozen=True):
    """A snapshot that is kept for time travel."""

    revision: int
    body: bytes


class Answer(Struct, frozen=True):
    """What a retry of a request gets: found again by its key.

    It takes the place of the answer that the game has in the same slot; without a slot it takes no place.
    """

    key: str
    body: bytes
    slot: str = ""


class Commit(Struct, frozen=True):
    """One atomic change of a game. `version` is the one that it was made from ("" for a new game), `new_version` the
    one that it gives the game; `ttl` is in seconds from now.
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
    """The commit is stored, the game has a new version, and whoever watches the game has been woken."""

    version: str


class Answered(Struct, frozen=True):
    """Nothing was stored: a request with the same key was answered before."""

    body: bytes


class Conflict(Struct, frozen=True):
    """Nothing was stored: the game has another version now, or is gone."""


class Wake(Struct, frozen=True):
    """A game has events up to `seq`. `game` is "" after the store was out of reach: look at every game again."""

    game: str
    seq: int


class Key(Struct, frozen=True):
    """An operator's API key: its secret is kept as a hash only."""

    id: str
    name: str
    scopes: tuple[str, ...]
    digest: str
    created: float
    revoked: bool = False


class StoreUnavailableError(Exception):
    """The store does not answer in time. Nothing is half-written: a commit was stored whole or not at all."""


class StoreRefusedError(StoreUnavailableError):
    """The store answers, but does not carry out what it is asked for: it is full, read-only, damaged or not ready."""


class DamagedError(Exception):
    """Something that is stored of one game cannot be read; the text says what. Other games are not affected."""


class GameStore(Protocol):
    """Every method may raise StoreUnavailableError, after a bounded time."""

    async def open(self) -> None:
        """Connect, and make what is needed; raises StoreUnavailableError if that fails."""

    async def close(self) -> None:
        """Let go of everything; what waits gets StoreUnavailableError."""

    def on_connection_lost(self, callback: Callable[[], None]) -> None:
        """Set a function that is called as soon as a connection to the store breaks, before any call fails from it.

        A store that comes back may have lost its last writes: what the caller remembers of it may be wrong.
        """

    async def probe(self) -> None:
        """Write something that nobody reads, in one place; raises StoreUnavailableError if writes do not work."""

    async def secret(self) -> bytes:
        """The secret that tokens are signed with: made once at random, then the same for every process."""

    async def create(self, game: str, owner: str, commit: Commit, most: int) -> Committed | Conflict | None:
        """Store a new game of an owner.

        Conflict: there is a game with that id. None: the owner has `most` games already (expired ones do not count).
        """

    async def load(self, game: str, answer_key: str | None = None) -> Loaded | None:
        """Return the head of a game, and the answer stored under a key."""

    async def commit(self, game: str, commit: Commit) -> Committed | Answered | Conflict:
        """As one step: look up the answer key; compare the version; append, store, set the time to live; wake."""

    async def chunks(self, game: str, after_seq: int, limit: int) -> Sequence[Chunk]:
        """Return the chunks with events after a sequence number, oldest first, at most `limit` of them."""

    async def snapshot(self, game: str, revision: int) -> bytes | None:
        """Return the snapshot of exactly this revision."""

    async def games(self, owner: str, before: str | None, limit: int) -> Sequence[str]:
        """Ids of an owner's games, greatest id first, below `before`. Expired ones may be among them."""

    async def listen(self, game: str) -> None:
        """Let the wakes of a game come from now on: of every commit with a chunk, in this and other processes."""

    async def forget(self, game: str) -> None:
        """Let the wakes of a game come no more."""

    def wakes(self) -> AsyncIterator[Wake]:
        """Yield the wakes of all games that are listened to. One reader per process.

        It ends only when the store is closed: after an outage it goes on by itself, with Wake("", 0) first.
        """

    async def put_key(self, key: Key) -> None:
        """Store an API key, new or changed."""

    async def get_key(self, key_id: str) -> Key | None:
        """Return an API key by its id."""

    async def keys(self) -> Sequence[Key]:
        """Return all API keys, oldest first."""
