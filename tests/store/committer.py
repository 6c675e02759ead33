"""Commits to the embedded store in a folder until it is killed, and prints each commit once it is acknowledged.

Every commit has a due moment and a note. Pulses, which are not synced by themselves, are made between the commits.

Called as `python -m tests.store.committer FOLDER [BYTES]`; BYTES is the maximum size of a file.
"""

import asyncio
import resource
import sys
from pathlib import Path

from service.store.base import Answer, Chunk, Commit, Committed, StoreUnavailableError
from service.store.embedded import EmbeddedStore

GAMES = 4
SIZE = 2000


async def play(store: EmbeddedStore, game: str) -> None:
    """Commit one move after the other to a game."""
    new = Commit("", b"0" * SIZE, 600, new_version="1")
    assert await store.create(game, "anna", new, 10) == Committed("1")
    version = 1
    while True:
        body = b"%d" % version
        answer = Answer(f"key {version}", body)
        after = str(version + 1)
        change = Commit(
            str(version),
            body * SIZE,
            600,
            Chunk(version, body),
            answer=answer,
            new_version=after,
            due=version,
            notes=(body,),
        )
        assert await store.commit(game, change) == Committed(after)
        await store.pulse(2000, 20_000, 0)
        print(game, version, flush=True)
        version += 1


async def main(folder: Path, most_bytes: int | None) -> None:
    """Commit to several games at once, so that they share transactions."""
    store = EmbeddedStore(folder, timeout=20)
    await store.open()
    if most_bytes:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most_bytes, resource.RLIM_INFINITY))
    games = [play(store, f"g{number}") for number in range(GAMES)]
    complaints = await asyncio.gather(*games, return_exceptions=True)
    assert all(isinstance(complaint, StoreUnavailableError) for complaint in complaints)
    print("unavailable:", complaints[0], flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print(await store.create("later", "bob", Commit("", b"head", 600, new_version="1"), 10), flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else None))
