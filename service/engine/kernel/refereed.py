"""What clocks, leavers and arbiters add to the record of a game. The engine only carries it; service/referee checks it.

The values of the enums are the names of the contract, because a record is the JSON form of a message of the contract.
"""

from datetime import datetime
from enum import StrEnum
from typing import Annotated, Final

from msgspec import Meta, Struct

Moment = Annotated[datetime, Meta(tz=True)]
"""A moment with its offset from UTC, without which it would be another one on each machine."""


class TimeOutAction(StrEnum):
    """What happens when a seat runs out of time."""

    DEFAULT_MOVE = "TIME_OUT_ACTION_DEFAULT_MOVE"
    BOT = "TIME_OUT_ACTION_BOT"
    FORFEIT = "TIME_OUT_ACTION_FORFEIT"
    END_GAME = "TIME_OUT_ACTION_END_GAME"


class Leaving(StrEnum):
    """How a seat left a game."""

    RESIGNED = "LEAVING_RESIGNED"
    FORFEITED = "LEAVING_FORFEITED"
    TIMED_OUT = "LEAVING_TIMED_OUT"
    ABSENT = "LEAVING_ABSENT"
    DISQUALIFIED = "LEAVING_DISQUALIFIED"


class RulingKind(StrEnum):
    """What ended a game."""

    PLAYED_OUT = "RULING_KIND_PLAYED_OUT"
    LAST_ONE_LEFT = "RULING_KIND_LAST_ONE_LEFT"
    EVERYBODY_LEFT = "RULING_KIND_EVERYBODY_LEFT"
    ENDED_BY_CLOCK = "RULING_KIND_ENDED_BY_CLOCK"
    ADJUDICATED = "RULING_KIND_ADJUDICATED"
    VOID = "RULING_KIND_VOID"


class ActKind(StrEnum):
    """What a clock, a player who left, or an arbiter did."""

    TIME_OUT = "ACT_KIND_TIME_OUT"
    RESIGN = "ACT_KIND_RESIGN"
    RECLAIM = "ACT_KIND_RECLAIM"
    FORFEIT = "ACT_KIND_FORFEIT"
    REPLACE = "ACT_KIND_REPLACE"
    ADD_TIME = "ACT_KIND_ADD_TIME"
    REISSUE = "ACT_KIND_REISSUE"
    PAUSE = "ACT_KIND_PAUSE"
    RESUME = "ACT_KIND_RESUME"
    ADJUDICATE = "ACT_KIND_ADJUDICATE"
    VOID = "ACT_KIND_VOID"
    LOOK = "ACT_KIND_LOOK"


DEFAULT_GRACE: Final = 500
"""How many milliseconds after the deadline a move still counts, if the time control does not say it."""


class TimeControl(Struct, frozen=True, rename="camel", forbid_unknown_fields=True):
    """How much time the seats have. The contract describes each field."""

    bank_seconds: int = 0
    increment_seconds: int = 0
    delay_seconds: int = 0
    most_seconds: int = 0
    grace_ms: int = DEFAULT_GRACE
    on_time_out: tuple[TimeOutAction, ...] = ()
    revival_seconds: int = 0
    bot: str = ""
    reclaimable: bool = False


class RecordedOutage(Struct, frozen=True, forbid_unknown_fields=True):
    """A time that the clocks do not count: from `start` up to before `end`."""

    start: Moment
    end: Moment
    noticed: Moment
    """When the outage was noticed. It does not count for what was done before that."""


class Act(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a clock, a player who left, or an arbiter did after a revision."""

    revision: int
    time: Moment
    kind: ActKind
    seat: int | None = None
    leaving: Leaving | None = None
    seconds: int | None = None
    ranks: tuple[int, ...] = ()
    by: str | None = None
    """The arbiter: the id of an API key, or the id and the person as "KEY/ACTOR"."""
    reason: str | None = None


class RecordReferee(Struct, frozen=True, rename="camel", omit_defaults=True, forbid_unknown_fields=True):
    """The part of a record that a game has if it had a time control, or if somebody left or an arbiter acted."""

    time_control: TimeControl | None = None
    bots: tuple[str, ...] = ()
    """The bot that plays each seat from the beginning, "" for a person; () if there was none."""
    fill: str = ""
    """The bot that plays seats that have left."""
    start_time: Moment | None = None
    outages: tuple[RecordedOutage, ...] = ()
    acts: tuple[Act, ...] = ()
    ranks: tuple[int, ...] = ()
    ruling: RulingKind | None = None
