"""The record of a game: a JSON document from which every revision can be rebuilt and the deal verified.

It is the JSON form of the contract's Record: optional fields are left out, all others are always there.
"""

from typing import Final, Literal

import msgspec
from msgspec import Struct, field

from service.engine.kernel.errors import LONGEST_CAUSE, EngineError, EngineReason, shortened
from service.engine.kernel.refereed import Moment, RecordReferee
from service.engine.kernel.result import Result

FORMAT: Final = "reeve-record/3"


class Entry(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One revision: a seat played an action, or took back its last `undo` actions."""

    revision: int
    seat: int
    digest: str
    action: str | None = None
    undo: int | None = None
    time: Moment | None = None
    """The moment of the action, if the game has a time control."""
    cause: str | None = None
    """Who chose the action: "clock", "bot:" and the name of a bot, or "arbiter"; None: the player of the seat."""


class SeatInfo(Struct, frozen=True, forbid_unknown_fields=True):
    """The entropy that a seat contributed before the deal."""

    entropy: str = ""


class Record(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A whole game. The seed is there only when the game is over: a running record holds no secret."""

    format: Literal["reeve-record/3"]
    ruleset: str
    version: str
    settings: dict[str, str]
    seats: tuple[SeatInfo, ...]
    commitment: str
    setup: str
    actions: tuple[Entry, ...]
    seed: str | None = None
    result: Result | None = None
    seed_chosen: bool | None = field(default=None, name="seedChosen")
    """True if the creator of the game chose the seed, so that the deal was known beforehand."""
    referee: RecordReferee | None = None
    """What clocks, leavers and arbiters did; None if the game had none of them."""


class Stamp(Struct, frozen=True):
    """The fields that are read first, because all others may differ between formats."""

    format: str


def write_record(record: Record) -> bytes:
    """Return the record as indented JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def read_record(data: bytes) -> Record:
    """Read a record from JSON; refuse anything else and say what is wrong."""
    try:
        stamp = msgspec.json.decode(data, type=Stamp)
        if stamp.format != FORMAT:
            message = f"this is no record of a game in the format {FORMAT}: it says {shortened(stamp.format)!r}"
            raise EngineError(EngineReason.BAD_RECORD, message)
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise EngineError(
            EngineReason.BAD_RECORD, f"this is no record of a game: {shortened(str(error), LONGEST_CAUSE)}"
        ) from None
