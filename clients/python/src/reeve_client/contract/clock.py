"""The messages of proto/reeve/v1/clock.proto.

Generated from the contract by `make proto`; do not edit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import field as _field

from reeve_client.message import STRICT, Message, Request, first_set

if TYPE_CHECKING or STRICT:
    TimeOutAction = Literal[
        "TIME_OUT_ACTION_DEFAULT_MOVE",
        "TIME_OUT_ACTION_BOT",
        "TIME_OUT_ACTION_FORFEIT",
        "TIME_OUT_ACTION_END_GAME",
    ]
    """What happens when a seat runs out of time.

    TIME_OUT_ACTION_DEFAULT_MOVE: The default actions of the rules are played for the seat until the game no
    longer waits for it.

    TIME_OUT_ACTION_BOT: A bot plays the seat until its player reclaims it, if the time control allows that.

    TIME_OUT_ACTION_FORFEIT: The seat leaves the game as TIMED_OUT.

    TIME_OUT_ACTION_END_GAME: The game ends at once: the seat is last, all others share the first rank.
    """
else:  # a newer server may send other values
    TimeOutAction = str


class TimeControl(Message, frozen=True, kw_only=True):
    """How much time the seats have. A bank or a delay is required."""

    bank_seconds: int = 0
    """The time of each seat for the whole game: at most 60 days."""
    increment_seconds: int = 0
    """Added to the bank after each visit in which the seat took an action of its own turn: at most 1 day."""
    delay_seconds: int = 0
    """The time of each visit that is not taken from the bank: at most 30 days."""
    most_seconds: int = 0
    """An increment does not raise the bank above this; 0: no limit."""
    grace_ms: int | None = None
    """A move that arrives this long after the deadline still counts: at most 10,000; absent: 500."""
    on_time_out: Sequence[TimeOutAction] = ()
    """What the first, second, ... time-out of a seat does; later ones do what the last entry says. At most 10
    entries; empty: DEFAULT_MOVE, DEFAULT_MOVE, FORFEIT.
    """
    revival_seconds: int = 0
    """The bank of a seat after DEFAULT_MOVE, and after it was reclaimed from a bot: at most 60 days."""
    bot: str = ""
    """The bot for BOT: "default", "random" or "greedy"; empty: "default", which plays the default actions of the
    rules.
    """
    reclaimable: bool = False
    """Whether a player can reclaim a seat that a bot plays after BOT."""


class SeatClock(Message, frozen=True, kw_only=True):
    """The clock of one seat, at Clock.server_time."""

    seat: int = 0
    running: bool = False
    """Whether its time runs now: the game waits for the seat, is not paused, and no bot plays the seat."""
    bank_seconds: float = 0.0
    """What is left of the bank, to the millisecond. While `free_seconds` is left, the bank does not fall."""
    free_seconds: float = 0.0
    """What is left of the delay of this visit, to the millisecond; 0 unless the game waits for the seat."""
    deadline: datetime | None = None
    """When the seat runs out of time if it does nothing; the grace is not in it. Only while the clock runs."""
    time_outs: int = 0
    """How often the seat has run out of time."""


class Clock(Message, frozen=True, kw_only=True):
    """The clocks of a game at one moment."""

    control: TimeControl
    seats: Sequence[SeatClock] = ()
    server_time: datetime
    paused: str | None = None
    """Why the game is paused; absent if it is not."""


class Outage(Message, frozen=True, kw_only=True):
    """A time in which no server could be reached, and the time after it for players to come back. It is not charged."""

    start: datetime
    end: datetime
    noticed: datetime
    """When a server noticed the outage. It does not count for what was done before that: servers may have worked for
    a moment longer than the last sign of life with which the outage begins.
    """
