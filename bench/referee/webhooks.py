"""Delivers events to a webhook while its receiver fails at random and a process is killed with kill -9.

`python -m bench.referee webhooks` prints the figures. Every event must arrive at least once, the events of each game in
their order, with valid signatures.
"""

import asyncio
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.referee.relay_process import config_of, now, webhooks_over
from service.app.identity import Identity
from service.app.ids import new_game_id
from service.app.notes import GameNote, encode_note
from service.app.webhook_messages import CreateWebhookRequest
from service.store.base import Commit, Committed, GameStore
from service.store.opened import make_store
from tests.servers import APPEND_ONLY, redis_server
from tests.webhooks.receiver import Received, Receiver, running_receiver

EVENTS: Final = 10_000
GAMES: Final = 200
STORES: Final = ("redis", "embedded")
FAILING: Final = 0.3
"""The part of the attempts that the receiver answers with an error, at random."""
PATIENCE: Final = 900.0
KIND: Final = "WEBHOOK_KIND_TURN_STARTED"
OPERATOR: Final = Identity("bench", ("webhooks.manage",), owner="bench")


class Figures(NamedTuple):
    """What was measured. `missing`, `unordered` and `unsigned` must be 0."""

    events: int
    attempts: int
    repeated: int
    """Events that were accepted more than once."""
    missing: int
    unordered: int
    """First attempts that were made before an earlier event of the same game was accepted."""
    unsigned: int
    seconds: int


class Workers:
    """The processes that deliver."""

    def __init__(self, store: str) -> None:
        self._store = store
        self._processes: list[subprocess.Popen[bytes]] = []

    def start(self) -> None:
        """Start a process and wait until it works."""
        command = [sys.executable, "-m", "bench.referee.relay_process", self._store]
        process = subprocess.Popen(command, stdout=subprocess.PIPE)
        self._processes.append(process)
        assert process.stdout is not None
        assert process.stdout.readline() == b"ready\n"

    def kill(self) -> None:
        """Kill the oldest process with SIGKILL."""
        process = self._processes.pop(0)
        process.kill()
        process.communicate()

    def close(self) -> None:
        """Kill all processes."""
        while self._processes:
            self.kill()


@contextmanager
def running_workers(store: str, count: int) -> Iterator[Workers]:
    """Run processes over a store."""
    workers = Workers(store)
    try:
        for _ in range(count):
            workers.start()
        yield workers
    finally:
        workers.close()


def deliver_all(store: str, events: int, games: int) -> Figures:
    """Deliver events on the embedded store or on a Redis, and kill a process when a third of them is accepted.

    Redis has two processes, of which one is left. The embedded store has one, which is started again.
    """
    with ExitStack() as stack:
        if store == "redis":
            place = stack.enter_context(redis_server(*APPEND_ONLY)).url
        else:
            place = stack.enter_context(TemporaryDirectory(prefix="reeve-"))
        receiver = stack.enter_context(running_receiver())
        random = Random(15)
        receiver.answer = lambda received: 500 if random.random() < FAILING else 204
        workers = stack.enter_context(running_workers(place, 2 if store == "redis" else 1))
        started = time.monotonic()
        secret = asyncio.run(deliver(place, receiver, workers, events, games))
        return examine(receiver.received, secret, events, time.monotonic() - started)


async def deliver(place: str, receiver: Receiver, workers: Workers, events: int, games: int) -> str:
    """Create a webhook, let events happen and wait until all are accepted; return the secret."""
    config = config_of(place)
    store = make_store(config, exclusive=False)
    await store.open()
    try:
        webhooks = await webhooks_over(store, config)
        request = CreateWebhookRequest(url=receiver.url, kinds=(KIND,))
        created = await webhooks.requests.create_webhook(OPERATOR, request)
        async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as tasks:
            tasks.create_task(happen(store, events, games))
            await wait_for(receiver, events // 3)
            workers.kill()
            if "://" not in place:
                await asyncio.to_thread(workers.start)
            await wait_for(receiver, events)
        return created.secret
    finally:
        await store.close()


async def happen(store: GameStore, events: int, games: int) -> None:
    """Store commits of games, of each game in turn, that leave one note each."""
    ids = [new_game_id(time.time()) for _ in range(games)]
    versions: dict[str, str] = {}
    for number in range(events):
        game, seq = ids[number % games], number // games + 1
        note = GameNote("bench", game, seq, KIND, now(), ("", ""), {"game": game, "seat": 0, "number": seq})
        commit = Commit(versions.get(game, ""), b"head", 3600, notes=(encode_note(note),))
        stored = await (store.commit(game, commit) if seq > 1 else store.create(game, "bench", commit, events))
        assert isinstance(stored, Committed)
        versions[game] = stored.version


async def wait_for(receiver: Receiver, events: int) -> None:
    """Wait until a receiver has accepted so many different events."""
    while len({one.id for one in receiver.accepted}) < events:
        await asyncio.sleep(0.1)


def examine(received: list[Received], secret: str, events: int, seconds: float) -> Figures:
    """Check what the receiver got."""
    accepted: dict[str, int] = defaultdict(int)
    """How often each event was accepted."""
    last: dict[str, int] = defaultdict(int)
    """The last event of each game that was accepted."""
    unordered = unsigned = 0
    for one in received:
        game, number = one.data["game"], one.data["number"]
        unordered += number > last[game] + 1
        try:
            one.verify(secret)
        except Exception:
            unsigned += 1
        if one.status < 300:
            accepted[one.id] += 1
            last[game] = max(last[game], number)
    repeated = sum(times > 1 for times in accepted.values())
    return Figures(events, len(received), repeated, events - len(accepted), unordered, unsigned, round(seconds))


def measure(games: int) -> dict[str, dict[str, float]]:
    """Return the figures of both stores."""
    events = min(EVENTS, games)
    return {f"webhooks on {store}": deliver_all(store, events, GAMES)._asdict() for store in STORES}
