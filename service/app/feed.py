"""Deliver new events to all streams of this process: one reader of the store's notifications serves all of them."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from service.app.head import HEADS, Log
from service.app.log_reader import EventsLostError, GameExpiredError, checked, missing_after, why_missing
from service.errors import Reason, RefusedError
from service.store.base import Chunk, DamagedError, GameStore, StoreUnavailableError

PAGE: Final = 100
"""Number of chunks that one read of the store returns at most."""
PAUSE: Final = 0.2
"""Seconds before the store is read again after it did not answer."""


class SlowReaderError(Exception):
    """The buffer of a stream is full: its client reads too slowly."""


class ShuttingDownError(Exception):
    """The server is stopping."""


class Watcher:
    """The buffer of one stream: the commits that it has not read yet, and why it must end."""

    def __init__(self, most: int, start: int) -> None:
        self.start = start
        self.end: Exception | None = None
        self._most = most
        self._logs: deque[Log[Any]] = deque()
        self._news = asyncio.Event()

    def put(self, log: Log[Any]) -> None:
        """Add a commit. If the buffer is full, the stream ends with SlowReaderError; no commit is skipped."""
        if len(self._logs) >= self._most:
            self.finish(SlowReaderError())
        elif self.end is None:
            self._logs.append(log)
            self._news.set()

    def finish(self, why: Exception) -> None:
        """End the stream after the commits in its buffer."""
        if self.end is None:
            self.end = why
            self._news.set()

    async def next(self, timeout: float) -> Log[Any] | None:
        """Return the next commit in order, or None after a timeout; raise the reason why the stream ends."""
        if not self._logs and self.end is None:
            self._news.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), timeout)
        if self._logs:
            return self._logs.popleft()
        if self.end is not None:
            raise self.end
        return None


class Channel:
    """A watched game: its watchers, and the last event that was delivered to them."""

    def __init__(self, ruleset: str, seq: int) -> None:
        self.ruleset = ruleset
        self.seq = seq
        self.last: bytes | None = None
        """The body of the chunk that ends at `seq`; None if it was not read yet."""
        self.head_seq = seq
        """The last sequence number that a read of the head returned; the game may be further by now."""
        self.watchers: set[Watcher] = set()
        self.pumping = False
        self.woken = False

    def ends_with(self, chunk: Chunk) -> bool:
        """Return whether a chunk is the last one that was delivered to the watchers."""
        return chunk.seq == self.seq and self.last in (None, chunk.body)


class Feed:
    """All watched games of this process."""

    def __init__(self, store: GameStore, buffer: int) -> None:
        self.store = store
        self._buffer = buffer
        self._channels: dict[str, Channel] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopping = False

    def open(self) -> None:
        """Start the task that reads the store's notifications."""
        self._spawn(self._listen())

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def stop(self) -> None:
        """End every stream with a cursor, and refuse new ones."""
        self._stopping = True
        self._each(lambda watcher: watcher.finish(ShuttingDownError()))

    @asynccontextmanager
    async def watch(self, game: str, ruleset: str, seq: int) -> AsyncIterator[Watcher]:
        """Yield a watcher that gets all events after its `start`; `seq` is the last sequence number that was loaded."""
        if self._stopping:
            raise RefusedError(Reason.STORE_UNAVAILABLE, "the server is stopping; try again", retry_after=1)
        channel = self._channels.get(game)
        if channel is None:
            channel = self._channels[game] = Channel(ruleset, seq)
        watcher = Watcher(self._buffer, channel.seq)
        channel.watchers.add(watcher)
        try:
            await self.store.listen(game)
            self._wake(game)  # there may be new events since the game was loaded
            yield watcher
        finally:
            channel.watchers.discard(watcher)
            if not channel.watchers and self._channels.get(game) is channel:
                del self._channels[game]
                await self.store.forget(game)

    async def backlog(self, game: str, ruleset: str, after: int, until: int) -> AsyncIterator[Log[Any]]:
        """Yield stored commits with events after the sequence number `after`, up to the commit that ends at `until`."""
        while after < until:
            first = after
            for log in checked(await self.store.chunks(game, after, PAGE), game, ruleset, after):
                yield log
                after = log.seq
                if after >= until:
                    break
            if after == first:
                raise await why_missing(self.store, game, missing_after(after), until)

    def look_again(self, game: str, seq: int) -> None:
        """Read the game again if its watchers do not have its last event: a notification may have been lost."""
        channel = self._channels.get(game)
        if channel is not None and channel.seq != seq:
            channel.head_seq = seq
            self._wake(game)

    async def _listen(self) -> None:
        async for wake in self.store.wakes():
            for game in list(self._channels) if not wake.game else [wake.game]:
                self._wake(game)

    def _wake(self, game: str) -> None:
        channel = self._channels.get(game)
        if channel is None:
            return
        channel.woken = True
        if not channel.pumping:
            channel.pumping = True
            self._spawn(self._pump(game, channel))

    async def _pump(self, game: str, channel: Channel) -> None:
        """Deliver new commits to every watcher; if the store does not answer, retry as long as there is a watcher."""
        try:
            while channel.woken and channel.watchers:
                channel.woken = False
                if not await self._serve(game, channel):
                    channel.woken = True
                    await asyncio.sleep(PAUSE)
        finally:
            channel.pumping = False

    async def _serve(self, game: str, channel: Channel) -> bool:
        """Deliver all new commits to the watchers of a game; return False if the store does not answer.

        If the log is damaged, the streams of this game end.
        """
        try:
            while await self._serve_page(game, channel) == PAGE:
                pass
            if channel.seq < channel.head_seq:
                raise await why_missing(self.store, game, missing_after(channel.seq), channel.head_seq)
        except StoreUnavailableError:
            return False
        except (DamagedError, EventsLostError, GameExpiredError) as error:
            for watcher in list(channel.watchers):
                watcher.finish(error)
        return True

    async def _serve_page(self, game: str, channel: Channel) -> int:
        """Deliver the next chunks to the watchers of a game; return how many were read.

        The last delivered chunk is read once more. If the store has a different chunk or none in its place, the store
        has lost delivered events, and other events may have their sequence numbers now.
        """
        page = await self.store.chunks(game, channel.seq - 1, PAGE)
        new = page
        if channel.seq > 0:
            if not page or not channel.ends_with(page[0]):
                await self._start_over(game, channel, page)
                return 0
            channel.last, new = page[0].body, page[1:]
        for chunk, log in zip(new, checked(new, game, channel.ruleset, channel.seq), strict=True):
            self._deliver(channel, log, chunk)
        return len(page)

    async def _start_over(self, game: str, channel: Channel, page: Sequence[Chunk]) -> None:
        """End the streams of a game that has lost delivered events; new streams get the log as it is now.

        Raise DamagedError if the log is damaged instead.
        """
        if page:
            next(checked(page, game, channel.ruleset, channel.seq - 1))
            why: Exception = EventsLostError()
        else:
            why = await why_missing(self.store, game, missing_after(channel.seq - 1), channel.seq)
        if isinstance(why, DamagedError):
            if not await self.store.chunks(game, channel.seq - 1, 1):
                raise why
            why = EventsLostError()  # the next move was stored between the two reads
        loaded = await self.store.load(game)
        channel.seq = channel.head_seq = 0 if loaded is None else HEADS.read(loaded.head, game).seq
        channel.last = None
        for watcher in channel.watchers:
            watcher.finish(why)

    def _deliver(self, channel: Channel, log: Log[Any], chunk: Chunk) -> None:
        channel.seq, channel.last = chunk.seq, chunk.body
        for watcher in list(channel.watchers):
            watcher.put(log)

    def _each(self, do: Callable[[Watcher], None]) -> None:
        for channel in self._channels.values():
            for watcher in list(channel.watchers):
                do(watcher)

    def _spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
