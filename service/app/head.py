"""The stored parts of a game: its head, which every commit replaces, and its log, which only grows."""

from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from service.app.sealed import Sealed
from service.engine.kernel.event import Event, Undone, Viewer
from service.engine.kernel.record import Entry
from service.engine.kernel.ruleset import Ruleset
from service.engine.registry import RULESETS, edition

B = TypeVar("B")


class SeatClaimed(Struct, frozen=True, tag="seat_claimed"):
    """A seat was claimed."""

    seat: int


class GameStarted(Struct, frozen=True, tag="game_started"):
    """All seats are claimed, and the first hands are dealt."""

    seats: int
    commitment: str


OWN_EVENTS: Final = (SeatClaimed, GameStarted, Undone)
"""Events that every game has; all others are of the game's table."""


class UndoableAction(Struct, frozen=True, array_like=True):
    """An action that can still be taken back: who did it, and a revision with the table before it."""

    seat: int
    before: int


class Spent(Struct, frozen=True, array_like=True):
    """What a seat has used of its limits: actions that it played, actions that it took back, and its commits."""

    actions: int = 0
    undone: int = 0
    commits: int = 0


class Head(Struct, frozen=True, array_like=True):
    """A game now. The server's seed is in it: it never leaves the server before the game is over."""

    ruleset: str
    version: str
    settings: dict[str, Any]
    owner: str
    server_seed: str
    created: float
    updated: float
    claimed: tuple[bool, ...]
    entropy: tuple[str, ...]
    revision: int = 0
    seq: int = 0
    setup: str = ""
    snapshot: bytes = b""
    standing: tuple[UndoableAction, ...] = ()
    """The actions since somebody last learned something hidden, without those that were taken back."""
    snapshots: tuple[int, ...] = ()
    """The revisions whose snapshots are kept for time travel."""
    over: bool = False
    same_as: int = 0
    """The first revision with the table of now: after an undo the one that it went back to, else `revision`."""
    spent: tuple[Spent, ...] = ()
    """What each seat has used of its limits."""
    names: tuple[str, ...] = ()
    """What the player of each seat wants to be called; empty if no seat has a name."""
    seed_chosen: bool = False
    """Whether the creator chose the server's seed."""
    bots: tuple[str, ...] = ()
    """The bot that plays each seat, "" for a person; empty if no bot plays."""

    @property
    def started(self) -> bool:
        """Whether all seats are claimed and the first cards are dealt."""
        return bool(self.snapshot)


class Logged(Struct, Generic[B], frozen=True, array_like=True):
    """An event with its place in the log."""

    seq: int
    revision: int
    body: B
    private: dict[int, B] = {}

    def seen_by(self, viewer: Viewer) -> B:
        """Return the form of the event that a viewer may see."""
        return self.body if viewer is None else self.private.get(viewer, self.body)


class Log(Struct, Generic[B], frozen=True, array_like=True):
    """What one commit appended: the revisions that it made and what happened."""

    entries: tuple[Entry, ...]
    events: tuple[Logged[B], ...]
    back: int | None = None
    """The revision that an undo went back to."""
    to_act: tuple[int, ...] = ()
    """The seats that the game waits for after this commit."""

    @property
    def revision(self) -> int:
        """The last revision of the commit; every action has at least one event."""
        return self.events[-1].revision

    @property
    def seq(self) -> int:
        """The sequence number of the last event; every commit has at least one."""
        return self.events[-1].seq


class StateSnapshot(Struct, frozen=True, array_like=True):
    """A snapshot for time travel, with the sequence number at that moment."""

    seq: int
    snapshot: bytes


class StoredAnswer(Struct, frozen=True, array_like=True):
    """What a request was answered with: enough to give the same answer again."""

    payload: bytes
    revision: int
    seq: int
    since: int
    """The sequence number after which the answer's events begin."""
    undoable: int


HEADS: Final = Sealed[Head]("head", Head, "the head of this game")
SNAPSHOTS: Final = Sealed[StateSnapshot]("snapshot", StateSnapshot, "the stored snapshot of revision {} of this game")
ANSWERS: Final = Sealed[StoredAnswer]("answer", StoredAnswer, "the stored answer to the request id {!r}")
_logs: dict[str, Sealed[Log[Any]]] = {}


def logs_of(name: str) -> Sealed[Log[Any]]:
    """How commits in the log of a game are stored; events are of the game's own types, the same in every edition."""
    sealed = _logs.get(name)
    if sealed is None:
        bodies: Any = RULESETS[name].rules.body_type | SeatClaimed | GameStarted | Undone
        generic: Any = Log
        sealed = _logs[name] = Sealed("log", generic[bodies], "the log of this game up to event {}")
    return sealed


def logged(events: list[tuple[int, Event]], after: int) -> tuple[Logged[Any], ...]:
    """Events of revisions with the sequence numbers that follow."""
    return tuple(
        [Logged(seq, revision, event.body, event.private) for seq, (revision, event) in enumerate(events, after + 1)]
    )


def rules_of(head: Head) -> Ruleset:
    """Return the ruleset of a game in the edition of its table; raise an error if the server does not have it."""
    return edition(head.ruleset, head.version)
