"""The relay: in each process, the loop that looks for due documents and for notes in the store.

The store has 64 shards. A process takes leases on its share of them, and looks into each of its shards four times a
second. Leases only share out the work: all that handlers do is a commit that compares versions, so two processes that
handle the same document cost time, never correctness.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import suppress
from math import ceil
from time import monotonic
from typing import Final, NamedTuple

from service.logs import LOG
from service.store.base import SHARDS, GameStore, Note, StoreUnavailableError

GAME: Final = ""
"""The kind of games, whose ids have no hyphen."""
LOOK_EVERY: Final = 0.25
SHARE_EVERY: Final = 1.0
"""Seconds between two looks into a shard, and between two renewals of leases."""
LEASE_MS: Final = 3_000
MOST_DUE: Final = 100
MOST_NOTES: Final = 100
"""Maximum numbers of due documents and of notes that one look into a shard returns."""
FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 60.0
"""Seconds before a document is handled again after its handler failed: at first, and at most. The pause doubles."""
MOST_PAUSES: Final = 1_000
"""Maximum number of documents of a shard whose pauses are remembered."""
STORE_PAUSE: Final = 1.0
"""Seconds before the next look after the store did not answer."""
LONGEST_END: Final = 2.0
"""Seconds for which `close` waits for handlers before it cancels them."""

ApplyNotes = Callable[[Sequence[Note]], Awaitable[None]]


class DueHandler(NamedTuple):
    """Handles due documents of one kind, at most `at_once` at the same time.

    It must change the due moment of the document, or it is called again.
    """

    handle: Callable[[str], Awaitable[None]]
    at_once: int = 16


class Pause(NamedTuple):
    """After a failure: until when a document is not handled, and how many seconds that is."""

    until: float
    seconds: float


class Relay:
    """Hands out due documents by their kind, and notes.

    `handlers` has the kinds of documents: what stands before the hyphen in their ids, or `GAME`. `now` returns the
    store's time in milliseconds.
    """

    def __init__(
        self,
        store: GameStore,
        process: str,
        now: Callable[[], int],
        handlers: Mapping[str, DueHandler],
        apply_notes: ApplyNotes,
    ) -> None:
        self._store = store
        self._process = process
        self._now = now
        self._handlers = dict(handlers)
        self._slots = {kind: asyncio.Semaphore(handler.at_once) for kind, handler in handlers.items()}
        self._apply_notes = apply_notes
        self._held: set[int] = set()
        """The shards whose leases this process holds."""
        self._in_work: dict[int, set[str]] = {}
        """The documents of each shard that are being handled, or wait for that."""
        self._pauses: dict[int, dict[str, Pause]] = {}
        """The documents of each shard whose handler failed. They are still due, before others."""
        self._noted: set[int] = set()
        """The shards whose notes are being applied."""
        self._loops: list[asyncio.Task[None]] = []
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Start to work in the background."""
        loop = asyncio.get_running_loop()
        self._loops = [loop.create_task(self._share_forever()), loop.create_task(self._look_forever())]

    async def close(self) -> None:
        """Stop, let running handlers finish for a moment, and give back the leases."""
        for loop in self._loops:
            loop.cancel()
        await asyncio.gather(*self._loops, return_exceptions=True)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LONGEST_END)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(StoreUnavailableError):
            await asyncio.gather(*(self._store.release(shard, self._process) for shard in self._held))
            await self._store.announce(self._process, 0)
        self._held.clear()

    async def _share_forever(self) -> None:
        while True:
            with suppress(StoreUnavailableError):
                await self._share()
            await asyncio.sleep(SHARE_EVERY)

    async def _share(self) -> None:
        """Renew the leases, and take or give back shards until this process has its share."""
        processes = max(1, await self._store.announce(self._process, LEASE_MS))
        most = min(SHARDS, ceil(SHARDS / processes) + 1)
        self._held = set(await self._lease(list(self._held)))
        surplus = random.sample(sorted(self._held), max(0, len(self._held) - most))
        self._held.difference_update(surplus)
        for shard in surplus:
            await self._store.release(shard, self._process)
        others = random.sample(range(SHARDS), SHARDS)
        while len(self._held) < most and others:
            some, others = others[: most - len(self._held)], others[most - len(self._held) :]
            self._held.update(await self._lease([shard for shard in some if shard not in self._held]))

    async def _lease(self, shards: Collection[int]) -> list[int]:
        """Take or renew leases; return the shards whose leases this process has now."""
        held = await asyncio.gather(*map(self._has_lease, shards))
        return [shard for shard, holds in zip(shards, held, strict=True) if holds]

    async def _has_lease(self, shard: int) -> bool:
        """Take or renew a lease. A failure concerns this shard only: its node of a cluster may be lost."""
        with suppress(StoreUnavailableError):
            return await self._store.lease(shard, self._process, LEASE_MS)
        return False

    async def _look_forever(self) -> None:
        while True:
            started = monotonic()
            pause = LOOK_EVERY
            try:
                await asyncio.gather(*(self._look(shard) for shard in self._held))
            except StoreUnavailableError:
                pause = STORE_PAUSE
            await asyncio.sleep(max(0.0, started + pause - monotonic()))

    async def _look(self, shard: int) -> None:
        """Start handlers for what is due in a shard, and for its notes."""
        in_work, pauses = self._in_work.setdefault(shard, set()), self._pauses.setdefault(shard, {})
        for document in await self._store.due(shard, self._now(), MOST_DUE + len(in_work) + len(pauses)):
            pause = pauses.get(document)
            if document not in in_work and (pause is None or pause.until <= monotonic()):
                self._begin(document, in_work, pauses)
        if shard not in self._noted:
            notes = await self._store.notes(shard, MOST_NOTES)
            if notes:
                self._noted.add(shard)
                self._start(self._apply(shard, notes))

    def _begin(self, document: str, in_work: set[str], pauses: dict[str, Pause]) -> None:
        kind = document.partition("-")[0] if "-" in document else GAME
        if kind in self._handlers:
            in_work.add(document)
            self._start(self._handle(kind, document, in_work, pauses))

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _handle(self, kind: str, document: str, in_work: set[str], pauses: dict[str, Pause]) -> None:
        """Call the handler of a due document. If it fails, the document is left alone for a while."""
        try:
            async with self._slots[kind]:
                await self._handlers[kind].handle(document)
            pauses.pop(document, None)
        except Exception as error:  # one document must not stop the others
            before = pauses.get(document)
            if len(pauses) >= MOST_PAUSES:
                pauses.clear()
            seconds = FIRST_PAUSE if before is None else min(2 * before.seconds, LONGEST_PAUSE)
            pauses[document] = Pause(monotonic() + seconds, seconds)
            level = LOG.warning if isinstance(error, StoreUnavailableError) else LOG.exception
            level("the due document %s was not handled: %s", document, error)
        finally:
            in_work.discard(document)

    async def _apply(self, shard: int, notes: Sequence[Note]) -> None:
        """Apply the notes of a shard, delete them, and go on while there are many."""
        try:
            while notes:
                await self._apply_notes(notes)
                await self._store.delete_notes(shard, [note.id for note in notes])
                notes = await self._store.notes(shard, MOST_NOTES) if len(notes) == MOST_NOTES else ()
        except Exception as error:  # the notes are still there and are applied again
            LOG.warning("the notes of shard %d were not applied: %s", shard, error)
            await asyncio.sleep(STORE_PAUSE)
        finally:
            self._noted.discard(shard)
