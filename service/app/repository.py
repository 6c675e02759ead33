"""Loads games, rebuilds earlier revisions, reads the log and commits changes."""

from bisect import bisect_right
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from service.app.head import (
    ANSWERS,
    HEADS,
    SNAPSHOTS,
    Head,
    Log,
    Logged,
    StateSnapshot,
    StoredAnswer,
    is_halted,
    logs_of,
    recorded,
    rules_of,
)
from service.app.ids import is_game_id
from service.app.log_reader import checked, missing_after, why_missing
from service.app.moves import Change, log_of
from service.app.note_writer import NoteWriter
from service.config import DAY, ServerConfig
from service.engine.kernel.play import play
from service.engine.kernel.record import Entry
from service.engine.kernel.snapshot import decode
from service.errors import Reason, RefusedError, shortened
from service.referee.clock import SECOND
from service.store.base import (
    UNLIMITED,
    Answer,
    Answered,
    Chunk,
    Commit,
    Committed,
    Conflict,
    GameStore,
    Skewed,
    Snapshot,
)
from service.telemetry import Telemetry

KEEP_EVERY: Final = 16
"""Number of revisions between two stored snapshots for time travel."""

MOST_STEPS: Final = 64
"""An undo also stores a snapshot if rebuilding the earlier state took more steps than this."""

PAGE: Final = 200
"""Number of chunks that one read of the store returns at most."""


MOST_RECENT: Final = 100
"""Maximum number of games in the cache; the oldest entry is removed first."""


class Recent(NamedTuple):
    """A game as it was loaded (`state` is then None), or as this process last committed it."""

    version: str
    head: Head
    state: Any


class GameRepository:
    """Loads and commits games, with a cache of the games that this process has committed last."""

    def __init__(self, store: GameStore, config: ServerConfig, telemetry: Telemetry) -> None:
        self.store = store
        self.config = config
        self.telemetry = telemetry
        self.notes = NoteWriter()
        self._recent: dict[str, Recent] = {}
        self._wake_bots: Callable[[str, str], None] = lambda game, owner: None

    def on_bots_due(self, callback: Callable[[str, str], None]) -> None:
        """Set the function to call with the id and the owner of a game in which a bot must act."""
        self._wake_bots = callback

    def wake_bots(self, game: str, head: Head, to_act: Sequence[int]) -> None:
        """Start the bots of a table if one of the seats `to_act` is a bot's.

        Called after every commit, and when the table is read or watched: the process that stored the last commit may
        have ended before the bots played.
        """
        if head.bots and not is_halted(head) and any(head.bots[seat] for seat in to_act):
            self._wake_bots(game, head.owner)

    async def load(self, game: str, answer_key: str | None = None) -> tuple[str, Head, StoredAnswer | None]:
        """Return the version and the head of a game, and the stored answer to an earlier request."""
        loaded = None
        if is_game_id(game):  # other stored documents have ids of another form
            with self.telemetry.part("store"):
                loaded = await self.store.load(game, answer_key)
        if loaded is None:
            raise RefusedError(Reason.GAME_NOT_FOUND, f"there is no game {shortened(game)!r}; it may have expired")
        head = HEADS.read(loaded.head, game)
        rules_of(head)  # raises an error if the server does not have the edition
        if loaded.answer is None:
            return loaded.version, head, None
        return loaded.version, head, ANSWERS.read(loaded.answer, game, answer_key or "")

    def remember(self, game: str, recent: Recent) -> None:
        """Cache a game after its commit was answered. The caller must not change the state after this."""
        if len(self._recent) >= MOST_RECENT:
            del self._recent[next(iter(self._recent))]
        self._recent[game] = recent

    def take_recent(self, game: str, revision: int | None) -> Recent | None:
        """Remove a game from the cache, and return it if it has the expected revision.

        It may be out of date. A commit that is based on it is safe, because the commit compares the version. Do not
        answer or refuse a request because of it.
        """
        recent = self._recent.pop(game, None)
        return recent if recent is not None and recent.head.revision == revision else None

    def forget(self) -> None:
        """Clear the cache: a connection to the store was lost, and the store may have lost its last writes."""
        self._recent.clear()

    def state(self, head: Head) -> Any:
        """Return a new copy of the current state, which the caller may change."""
        if not head.started:
            waiting = ", ".join(str(seat) for seat, claimed in enumerate(head.claimed) if not claimed)
            raise RefusedError(
                Reason.NOT_YOUR_DECISION, f"the game has not started: seats {waiting} are not claimed yet"
            )
        return decode(rules_of(head).rules, head.snapshot)

    async def at(self, game: str, head: Head, revision: int) -> Any:
        """Return the state at an earlier revision."""
        if revision == head.revision:
            return self.state(head)
        if not 0 <= revision <= head.revision or not head.started:
            message = f"there is no revision {revision}; there are 0 to {head.revision}"
            raise RefusedError(Reason.MALFORMED_REQUEST, message, revision=head.revision)
        state, _ = await self.rebuild(game, head, revision)
        return state

    async def rebuild(self, game: str, head: Head, revision: int) -> tuple[Any, int]:
        """Return the state at a revision, and the number of steps that this took.

        The actions since the nearest stored snapshot are replayed. If there is an undo among them, the actions before
        the undo are skipped, and the search continues from the revision that the undo restored.
        """
        actions: list[Entry] = []
        steps, back = 0, None
        while True:
            kept, nearest = await self._nearest(game, head, revision)
            since, back = await self._actions(game, head, kept.seq, nearest, revision)
            actions[:0] = since
            steps += len(since) + 1
            if back is None:
                break
            revision = back
        rules = rules_of(head).rules
        state = decode(rules, kept.snapshot)
        for entry in actions:
            play(rules, state, entry.seat, entry.action or "")
        return state, steps

    async def since(self, game: str, head: Head, revision: int) -> tuple[list[Entry], list[Logged[Any]]]:
        """Return the log entries and the events after a revision."""
        kept, _ = await self._nearest(game, head, revision)
        logs = await self.logs(game, head, kept.seq)
        entries = [entry for log in logs for entry in recorded(log) if entry.revision > revision]
        return entries, [event for log in logs for event in log.events if event.revision > revision]

    async def logs(self, game: str, head: Head, after: int, until: int | None = None) -> list[Log[Any]]:
        """Return the log after a sequence number, up to another one or to the head."""
        last = head.seq if until is None else until
        logs: list[Log[Any]] = []
        if after < last:
            async for log in self._follow(game, head, after, PAGE):
                logs.append(log)
                if log.seq >= last:
                    break
        return logs

    async def _follow(self, game: str, head: Head, after: int, page: int) -> AsyncIterator[Log[Any]]:
        """Yield the log after a sequence number. `page` chunks are read from the store at once."""
        while True:
            with self.telemetry.part("store"):
                chunks = await self.store.chunks(game, after, page)
            if not chunks:
                raise await why_missing(self.store, game, missing_after(after), head.seq)
            for log in checked(chunks, game, head.ruleset, after):
                yield log
                after = log.seq

    async def commit(
        self,
        game: str,
        version: str,
        before: Head,
        change: Change,
        key: str | None = None,
        answer: StoredAnswer | None = None,
        slot: str = "",
    ) -> Committed | StoredAnswer | Conflict | Skewed:
        """Commit a change atomically, with the answer under its key. `slot` is explained at `Answer`.

        Nothing is stored if there is already an answer under the key, if the version of the game has changed, or if the
        moment of the change is too far from the store's time.
        """
        head = change.head
        snapshot = None
        if change.keep or before.revision // KEEP_EVERY < head.revision // KEEP_EVERY:
            head = change.head = replace(head, snapshots=(*head.snapshots, head.revision), same_as=head.revision)
            snapshot = Snapshot(
                head.revision, SNAPSHOTS.write(StateSnapshot(head.seq, head.snapshot), game, head.revision)
            )
        chunk = Chunk(head.seq, logs_of(head.ruleset).write(log_of(change), game, head.seq))
        keep = Answer(key, ANSWERS.write(answer, game, key), slot) if key is not None and answer is not None else None
        notes = await self.notes.of(game, before, change)
        commit = Commit(
            version,
            HEADS.write(head, game),
            self._ttl(head),
            chunk,
            snapshot,
            keep,
            due=change.due,
            notes=notes,
            stamp=change.stamp,
        )
        for name in change.lists:
            await self.store.enlist(game, name, UNLIMITED)
        with self.telemetry.part("store"):
            stored = await self.store.commit(game, commit)
        if isinstance(stored, Committed):
            self.wake_bots(game, head, head.to_act)
        return ANSWERS.read(stored.body, game, key or "") if isinstance(stored, Answered) else stored

    async def set_due(self, game: str, version: str, head: Head, due: int, notes: tuple[bytes, ...] = ()) -> None:
        """Set when somebody must look at a game again, unless another commit comes first."""
        await self.store.commit(game, Commit(version, HEADS.write(head, game), self._ttl(head), due=due, notes=notes))

    def _ttl(self, head: Head) -> int:
        """Return the seconds that a game is kept: until a day after its next time-out at least, so none is lost."""
        if head.over:
            return self.config.ttl_finished
        referee = head.referee
        if referee is None or referee.next_time_out is None:
            return self.config.ttl_idle
        kept = referee.next_time_out / SECOND - head.updated + DAY
        return self.config.ttl_idle if kept <= self.config.ttl_idle else int(kept)

    async def _nearest(self, game: str, head: Head, revision: int) -> tuple[StateSnapshot, int]:
        nearest = head.snapshots[bisect_right(head.snapshots, revision) - 1]
        with self.telemetry.part("store"):
            body = await self.store.snapshot(game, nearest)
        if body is None:
            what = f"the stored snapshot of revision {nearest} of this game"
            raise await why_missing(self.store, game, what, head.seq)
        return SNAPSHOTS.read(body, game, nearest), nearest

    async def _actions(self, game: str, head: Head, seq: int, after: int, until: int) -> tuple[list[Entry], int | None]:
        """Return the actions after the revision `after`, up to `until`, and the revision that the last undo restored.

        Only the actions after that undo are returned. `seq` is the sequence number at the revision `after`.
        """
        actions: list[Entry] = []
        back = None
        if after < until:
            async for log in self._follow(game, head, seq, KEEP_EVERY):
                if log.back is not None:
                    actions, back = [], log.back
                else:
                    actions += [entry for entry in log.entries if entry.revision <= until]
                if log.entries and log.entries[-1].revision >= until:
                    break
        return actions, back
