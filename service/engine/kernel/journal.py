"""A game in memory with its log: revisions, undo, time travel and the record."""

from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from msgspec import Struct, to_builtins

from service.engine.kernel.errors import EngineError, EngineReason
from service.engine.kernel.event import Event, Undone
from service.engine.kernel.play import apply, find, play, start
from service.engine.kernel.record import FORMAT, Entry, Record, SeatInfo
from service.engine.kernel.rng import commitment, game_seed
from service.engine.kernel.rules import Rules
from service.engine.kernel.settings import read_settings, settings_as_text
from service.engine.kernel.snapshot import decode, digest, encode

S = TypeVar("S")


class Standing(Struct, frozen=True):
    """An action that was not undone, the state before it, and whether the action revealed something hidden."""

    seat: int
    before: bytes
    taught: bool


class Journal(Generic[S]):
    """A game with its log. The log only grows: an undo is an entry of its own."""

    def __init__(
        self,
        rules: Rules[S],
        settings: Mapping[str, object],
        entropy: Sequence[str],
        server_seed: str,
    ) -> None:
        self.rules = rules
        self.settings: dict[str, object] = to_builtins(read_settings(rules.settings_type, settings))
        self.entropy = tuple(entropy)
        self.server_seed = server_seed
        self.entries: list[Entry] = []
        self._standing: list[Standing] = []
        self.state, self.opening = self._start()
        self.setup = digest(rules, self.state)

    @property
    def revision(self) -> int:
        """The number of entries in the log."""
        return len(self.entries)

    def act(self, seat: int, action_id: str) -> list[Event]:
        """Play one action; a refusal or a fault leaves the game as it was."""
        action = find(self.rules, self.state, seat, action_id)
        before = encode(self.rules, self.state)
        try:
            events = apply(self.rules, self.state, seat, action)
        except Exception:
            self.state = decode(self.rules, before)
            raise
        taught = any(event.learned for event in events)
        self._standing.append(Standing(seat, before, taught))
        self._enter(seat, action=action_id)
        return events

    def undoable(self, seat: int) -> int:
        """Return how many of its last actions a seat may undo.

        They end where somebody learned something hidden or another seat acted.
        """
        count = 0
        for action in reversed(self._standing):
            if action.seat != seat or action.taught:
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> list[Event]:
        """Undo a seat's last actions; the log keeps the actions and the undo."""
        most = self.undoable(seat)
        if not 1 <= count <= most:
            message = f"seat {seat} may take back {most} of its actions now, not {count}"
            raise EngineError(EngineReason.UNDO_NOT_ALLOWED, message)
        self.state = decode(self.rules, self._standing[-count].before)
        del self._standing[-count:]
        self._enter(seat, undo=count)
        return [Event(Undone(seat, count))]

    def at(self, revision: int) -> S:
        """Return the state at an earlier revision, rebuilt from the log."""
        if not 0 <= revision <= self.revision:
            message = f"there is no revision {revision}; there are 0 to {self.revision}"
            raise EngineError(EngineReason.UNKNOWN_REVISION, message)
        standing: list[Entry] = []
        for entry in self.entries[:revision]:
            if entry.action is not None:
                standing.append(entry)
            elif entry.undo is not None:
                del standing[-entry.undo :]
        state, _ = self._start()
        for entry in standing:
            play(self.rules, state, entry.seat, entry.action or "")
        return state

    def record(self) -> Record:
        """Return the record; it contains the seed only when the game is over."""
        result = self.rules.result(self.state)
        return Record(
            format=FORMAT,
            ruleset=self.rules.name,
            version=self.rules.version,
            settings=settings_as_text(self.settings),
            seats=tuple(SeatInfo(entropy) for entropy in self.entropy),
            commitment=commitment(self.server_seed),
            setup=self.setup,
            actions=tuple(self.entries),
            seed=self.server_seed if result is not None else None,
            result=result,
        )

    def _start(self) -> tuple[S, list[Event]]:
        seed = game_seed(self.server_seed, self.entropy)
        return start(self.rules, self.settings, len(self.entropy), seed)

    def _enter(self, seat: int, action: str | None = None, undo: int | None = None) -> None:
        fingerprint = digest(self.rules, self.state)
        self.entries.append(Entry(self.revision + 1, seat, fingerprint, action, undo))
