"""Direct access to the store of a running server: API keys, and tables in a chosen state."""

import asyncio
from collections.abc import Awaitable, Callable
from time import time
from typing import Any, Final

from msgspec.structs import replace

from service.app.head import HEADS, SNAPSHOTS, StateSnapshot, rules_of
from service.app.tokens import key_id, new_key
from service.config import DAY, ServerConfig
from service.engine.kernel.snapshot import seal
from service.store.base import Commit, Committed, GameStore, Key, Snapshot
from service.store.opened import make_store

MOST_CHUNKS: Final = 1_000
"""Maximum number of commits of a game whose stored bytes are compared."""


class StoreAccess:
    """Opens the store of a server from the process of the tests."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config

    def make_key(self, *scopes: str, namespace: str = "") -> str:
        """Make a new API key with these scopes, in a namespace of its own or in a common one."""
        name, key, digest = new_key()

        async def make(store: GameStore) -> None:
            await store.put_key(Key(name, "test", scopes, digest, time(), namespace=namespace))

        self._do(make)
        return key

    def revoke_key(self, key: str) -> None:
        """Revoke an API key."""

        async def revoke(store: GameStore) -> None:
            found = await store.get_key(key_id(key))
            assert found is not None
            await store.put_key(replace(found, revoked=True))

        self._do(revoke)

    def lay_out(self, game: str, state: Any) -> None:
        """Replace the state of a running game, as a new revision that nobody played."""

        async def replace_table(store: GameStore) -> None:
            loaded = await store.load(game)
            assert loaded is not None
            head = HEADS.read(loaded.head, game)
            revision, (snapshot, _) = head.revision + 1, seal(rules_of(head).rules, state)
            head = replace(
                head,
                revision=revision,
                snapshots=(*head.snapshots, revision),
                snapshot=snapshot,
                standing=(),
                over=False,
                same_as=revision,
            )
            kept = Snapshot(revision, SNAPSHOTS.write(StateSnapshot(head.seq, snapshot), game, revision))
            stored = await store.commit(game, Commit(loaded.version, HEADS.write(head, game), DAY, snapshot=kept))
            assert isinstance(stored, Committed)

        self._do(replace_table)

    def stored(self, document: str) -> tuple[bytes, ...]:
        """Return the bytes of a stored game or player: its head, and all of its log."""
        found: list[bytes] = []

        async def read(store: GameStore) -> None:
            loaded = await store.load(document)
            assert loaded is not None
            found.append(loaded.head)
            found.extend(chunk.body for chunk in await store.chunks(document, 0, MOST_CHUNKS))

        self._do(read)
        return tuple(found)

    def listed(self, name: str) -> list[str]:
        """Return the documents of a list."""
        found: list[str] = []

        async def read(store: GameStore) -> None:
            found.extend(await store.games(name, None, 1_000))

        self._do(read)
        return found

    def _do(self, work: Callable[[GameStore], Awaitable[None]]) -> None:
        async def run() -> None:
            store = make_store(self.config, exclusive=False)
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(run())
