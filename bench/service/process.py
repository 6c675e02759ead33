"""Starts the measured server in a process of its own."""

import asyncio
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryFile

from bench.service.load import Target
from service.app.tokens import new_key
from service.store.base import Key
from service.store.redis import RedisStore


@contextmanager
def measured_server(url: str) -> Iterator[Target]:
    """Start a server on a Redis, with an API key for the load generator. It logs every request."""
    with TemporaryFile() as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "bench.service.server", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
        )
        assert process.stdout is not None
        try:
            addresses = process.stdout.readline().split()
            if not addresses:
                log.seek(0)
                raise RuntimeError(f"the server did not start: {log.read().decode()}")
            rest, grpc = addresses
            host, _, port = rest.removeprefix("http://").rpartition(":")
            key = asyncio.run(make_key(url))
            yield Target(host, int(port), int(grpc.rpartition(":")[2]), key, url, process.pid)
        finally:
            process.communicate(timeout=30)


async def make_key(url: str) -> str:
    """Create an API key in the store of the measured server and return it."""
    store = RedisStore(url)
    await store.open()
    key_id, key, digest = new_key()
    await store.put_key(Key(key_id, "bench", ("games.create", "games.read"), digest, time.time()))
    await store.close()
    return key
