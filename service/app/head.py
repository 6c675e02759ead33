"""The stored parts of a game, such as its head, which every commit replaces, and its log, which only grows.

All of them are encoded with a checksum.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, get_args
from zlib import crc32

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from service.app.moments import moment
from service.engine.kernel.event import Event, Undone, Viewer
from service.engine.kernel.record import Entry
from service.engine.kernel.refereed import Leaving, RulingKind, TimeOutAction
from service.engine.kernel.ruleset import Ruleset
from service.engine.registry import RULESETS, edition
from service.referee.clock import SeatClock
from service.referee.state import Refereed
from service.store.base import DamagedError

B = TypeVar("B")
T = TypeVar("T")

CHECKSUM_BYTES: Final = 4
"""Size of the checksum, which is stored before the value."""

_encode: Final = msgspec.msgpack.Encoder().encode


class SeatClaimed(Struct, frozen=True, tag="seat_claimed"):
    """A seat was claimed, by a player with a name or by a bot."""

    seat: int
    name: str = ""
    bot: str = ""


class GameStarted(Struct, frozen=True, tag="game_started"):
    """All seats are claimed, and the first hands are dealt."""

    seats: int
    commitment: str


class SeatTimedOut(Struct, frozen=True, tag="seat_timed_out"):
    """A seat ran out of time."""

    seat: int
    action: TimeOutAction
    time_outs: int


class SeatLeft(Struct, frozen=True, tag="seat_left"):
    """A seat left the game."""

    seat: int
    kind: Leaving
    by: str = ""
    reason: str = ""


class SeatTakenOver(Struct, frozen=True, tag="seat_taken_over"):
    """A seat has another player from now on."""

    seat: int
    bot: str = ""
    player: str = ""
    name: str = ""
    by: str = ""
    reason: str = ""
    new_token: bool = False


class TimeAdded(Struct, frozen=True, tag="time_added"):
    """An arbiter added time to a bank, or took time away."""

    seat: int
    seconds: int
    by: str = ""
    reason: str = ""


class GamePaused(Struct, frozen=True, tag="game_paused"):
    """An arbiter paused the game."""

    by: str = ""
    reason: str = ""


class GameResumed(Struct, frozen=True, tag="game_resumed"):
    """An arbiter lets the game go on."""

    by: str = ""
    reason: str = ""


class GameEndedEarly(Struct, frozen=True, tag="game_ended_early"):
    """The game is over before its rules end it."""

    kind: RulingKind
    ranks: tuple[int, ...]
    by: str = ""
    reason: str = ""


class TokenReissued(Struct, frozen=True, tag="token_reissued"):
    """An arbiter replaced the tokens of a seat."""

    seat: int
    by: str = ""
    reason: str = ""


class ArbiterLooked(Struct, frozen=True, tag="arbiter_looked"):
    """A key with the scope games.referee looked at the table as a seat sees it."""

    seat: int
    by: str = ""


RefereeEvent = (
    SeatTimedOut
    | SeatLeft
    | SeatTakenOver
    | TimeAdded
    | GamePaused
    | GameResumed
    | GameEndedEarly
    | TokenReissued
    | ArbiterLooked
)
"""An event of the clocks, of leaving, or of the arbiter."""

REFEREE_EVENTS: Final = get_args(RefereeEvent)
OWN_EVENTS: Final = (SeatClaimed, GameStarted, Undone, *REFEREE_EVENTS)
"""Events of the service itself, which every game has; all other events are defined by the game."""


class UndoableAction(Struct, frozen=True, array_like=True):
    """An action that can still be taken back: its seat, and a revision with the state before the action."""

    seat: int
    before: int


class Spent(Struct, frozen=True, array_like=True):
    """Counters of a seat for its limits: actions played, actions taken back, and commits."""

    actions: int = 0
    undone: int = 0
    commits: int = 0


class Head(Struct, frozen=True, array_like=True):
    """The current data of a game. It contains the server's seed, which is secret until the game is over."""

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
    """The actions since a seat last learned something hidden, without the actions that were taken back."""
    snapshots: tuple[int, ...] = ()
    """The revisions whose snapshots are stored for time travel."""
    over: bool = False
    same_as: int = 0
    """A revision with the current state: after an undo the revision that the undo restored, else `revision`."""
    spent: tuple[Spent, ...] = ()
    """The counters of each seat for its limits."""
    names: tuple[str, ...] = ()
    """The name of each seat's player, "" for none; empty if no seat has a name."""
    seed_chosen: bool = False
    """Whether the creator chose the server's seed."""
    bots: tuple[str, ...] = ()
    """The bot that plays each seat, "" for a person; empty if no bot plays."""
    players: tuple[str, ...] = ()
    """The id of each seat's player, "" if none is known; empty if no seat has one."""
    generations: tuple[int, ...] = ()
    """How often the tokens of each seat were replaced; empty if never. Tokens of earlier generations are invalid."""
    referee: Refereed | None = None
    """Clocks, leavers and the arbiter; None if the game has none of them."""
    to_act: tuple[int, ...] = ()
    """The seats that the game waits for."""

    @property
    def started(self) -> bool:
        """Whether all seats are claimed and the first cards are dealt."""
        return bool(self.snapshot)


class Logged(Struct, Generic[B], frozen=True, array_like=True):
    """An event with its sequence number and revision."""

    seq: int
    revision: int
    body: B
    private: dict[int, B] = {}
    at: int = 0
    """The moment in milliseconds of the store's time; 0 if the game has no referee's part."""

    def seen_by(self, viewer: Viewer) -> B:
        """Return the form of the event that a viewer may see."""
        return self.body if viewer is None else self.private.get(viewer, self.body)


class Log(Struct, Generic[B], frozen=True, array_like=True):
    """The part of the log that one commit appended: its revisions and events."""

    entries: tuple[Entry, ...]
    events: tuple[Logged[B], ...]
    back: int | None = None
    """The revision whose state an undo restored; None if the commit is not an undo."""
    to_act: tuple[int, ...] = ()
    """The seats that the game waits for after this commit."""
    clocks: tuple[SeatClock, ...] = ()
    """The clocks after this commit; () if the game has no time control."""
    paused: str | None = None
    """Why the game is paused after this commit; None if it is not."""
    cause: str = ""
    """Who chose the actions of this commit; see `Entry.cause`."""

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
    """The stored answer to a request: enough data to build the same answer again."""

    payload: bytes
    revision: int
    seq: int
    since: int
    """The sequence number after which the answer's events begin."""
    undoable: int
    generation: int = 0
    """For an act on a seat: the generation of the seat's tokens after it."""


class Sealed(Generic[T]):
    """Encodes and decodes one kind of stored value, with a checksum before it.

    The checksum also covers the kind and the key of the value (game, sequence number, ...), so that a value under the
    wrong key is detected.
    """

    def __init__(self, kind: str, type_: Any, description: str) -> None:
        self._kind = kind
        self._description = description
        self._decoder: msgspec.msgpack.Decoder[T] = msgspec.msgpack.Decoder(type_)

    def write(self, value: T, game: str, where: str | int = "") -> bytes:
        """Return the bytes to store."""
        body = _encode(value)
        return crc32(body, crc32(f"{self._kind}/{game}/{where}".encode())).to_bytes(CHECKSUM_BYTES) + body

    def read(self, data: bytes, game: str, where: str | int = "") -> T:
        """Return the stored value; raise DamagedError if the checksum is wrong."""
        try:
            body = data[CHECKSUM_BYTES:]
            if crc32(body, crc32(f"{self._kind}/{game}/{where}".encode())) == int.from_bytes(data[:CHECKSUM_BYTES]):
                return self._decoder.decode(body)
        except (TypeError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            # A damaged row of SQLite can have another type. A correct checksum with undecodable data: another version.
            raise DamagedError(self._description.format(where)) from error
        raise DamagedError(self._description.format(where))


HEADS: Final = Sealed[Head]("head", Head, "the head of this game")
SNAPSHOTS: Final = Sealed[StateSnapshot]("snapshot", StateSnapshot, "the stored snapshot of revision {} of this game")
ANSWERS: Final = Sealed[StoredAnswer]("answer", StoredAnswer, "the stored answer to the request id {!r}")
_logs: dict[str, Sealed[Log[Any]]] = {}


def logs_of(name: str) -> Sealed[Log[Any]]:
    """Return the encoder of a game's log. The types of events are the same in every edition of a game."""
    sealed = _logs.get(name)
    if sealed is None:
        bodies: Any = RULESETS[name].rules.body_type | SeatClaimed | GameStarted | Undone | RefereeEvent
        generic: Any = Log
        sealed = _logs[name] = Sealed("log", generic[bodies], "the log of this game up to event {}")
    return sealed


def logged(events: list[tuple[int, Event]], after: int, at: int = 0) -> tuple[Logged[Any], ...]:
    """Return events as log entries, numbered from the sequence number `after` + 1; `at`: see `Logged.at`."""
    return tuple(
        [Logged(seq, revision, one.body, one.private, at) for seq, (revision, one) in enumerate(events, after + 1)]
    )


def recorded(log: Log[Any]) -> tuple[Entry, ...]:
    """Return the entries of a commit for a record: with their cause, and in a game with clocks with their time."""
    time = moment(log.events[-1].at) if log.clocks else None
    return tuple(replace(entry, time=time, cause=log.cause or None) for entry in log.entries)


def last_change(head: Head) -> int:
    """Return the moment of the last change of a game in milliseconds; of the store's time, if it has a referee."""
    return round(head.updated * 1000)


def generation_of(head: Head, seat: int) -> int:
    """Return the generation of the valid tokens of a seat."""
    return head.generations[seat] if head.generations else 0


def rules_of(head: Head) -> Ruleset:
    """Return the ruleset of a game in the edition of its table; raise an error if the server does not have it."""
    return edition(head.ruleset, head.version)


def is_halted(head: Head) -> bool:
    """Return whether a referee has stopped a game: it is paused, or it ended before its rules end it."""
    return head.referee is not None and (head.referee.paused is not None or head.referee.ruling is not None)


def waiting_for(head: Head, state: Any) -> tuple[int, ...]:
    """Return the seats that a game waits for: none if it ended before its rules end it."""
    if head.referee is not None and head.referee.ruling is not None:
        return ()
    return rules_of(head).rules.to_act(state)


def player_of(head: Head, seat: int) -> str:
    """Return the player of a seat; "" if nobody has named one."""
    return head.players[seat] if head.players else ""


def name_of(head: Head, seat: int) -> str:
    """Return the name of a seat's player; "" if there is none."""
    return head.names[seat] if head.names else ""


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return a tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])


def asked_seats(head: Head, to_act: Sequence[int]) -> tuple[int, ...]:
    """Return the seats that the game waits for and that no bot plays: their clocks run."""
    return tuple(seat for seat in to_act if not head.bots[seat]) if head.bots else tuple(to_act)


def is_reclaimable(head: Head, seat: int) -> bool:
    """Return whether the player of a seat may take it back from a bot."""
    referee = head.referee
    return (
        referee is not None
        and bool(referee.taken)
        and referee.taken[seat]
        and referee.control is not None
        and referee.control.reclaimable
        and not head.over
    )
