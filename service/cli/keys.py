"""`reeve keys`: creates, lists and revokes API keys in the store, also while a server uses it."""

import asyncio
import sys
import time
from argparse import Namespace
from datetime import UTC, datetime

from msgspec.structs import replace

from service.app.tokens import SCOPES, new_key
from service.config import ServerConfig
from service.engine.kernel.errors import EngineError, EngineReason
from service.store.base import GameStore, Key, StoreUnavailableError


def run_keys(given: Namespace, config: ServerConfig) -> int:
    """Run an action on API keys."""
    try:
        asyncio.run(with_store(given, config))
    except StoreUnavailableError as error:
        raise EngineError(EngineReason.BAD_SETTING, str(error)) from None
    return 0


async def with_store(given: Namespace, config: ServerConfig) -> None:
    """Open the store for one action."""
    from service.store.opened import make_store  # slow to import, and few commands need it

    store = make_store(config, exclusive=False)
    await store.open()
    try:
        if given.action == "create":
            await create(store, given.name, given.scope, given.namespace or "")
        elif given.action == "revoke":
            await revoke(store, given.id)
        else:
            for line in listing(list(await store.keys())):
                print(line)
    finally:
        await store.close()


async def create(store: GameStore, name: str, wanted: list[str], namespace: str) -> None:
    """Create a key. Print the key to standard output for scripts, and the advice to standard error."""
    key_id, key, digest = new_key()
    scopes = tuple(scope for scope in SCOPES if scope in wanted)
    await store.put_key(Key(key_id, name, scopes, digest, time.time(), namespace=namespace))
    print(key)
    if sys.stderr is not None:
        print(f"This is key {key_id}. It is shown only now; send it as `Authorization: Bearer KEY`.", file=sys.stderr)


async def revoke(store: GameStore, key_id: str) -> None:
    """Revoke a key. It stays in the list, because games refer to it."""
    key = await store.get_key(key_id)
    if key is None:
        raise EngineError(
            EngineReason.BAD_SETTING, f"no API key has the id {key_id!r}; `reeve keys list` shows all of them"
        )
    await store.put_key(replace(key, revoked=True))
    print(f"{key_id} is revoked")


def listing(keys: list[Key]) -> list[str]:
    """Return one line for each key. The name comes last, because it may contain spaces."""
    rows = [("id", "created", "state", "namespace", "scopes", "name")]
    for key in keys:
        created = datetime.fromtimestamp(key.created, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")
        state = "revoked" if key.revoked else "valid"
        rows.append((key.id, created, state, key.namespace or key.id, ",".join(key.scopes), key.name))
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return ["  ".join([*map(str.ljust, row, widths), row[5]]) for row in rows]
