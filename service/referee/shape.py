"""Checks the referee's part of a record for what no server writes, before anything in it is replayed."""

from typing import Final

from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.errors import shortened
from service.engine.kernel.findings import Finding
from service.engine.kernel.refereed import Act, ActKind, Leaving, RecordReferee, TimeControl
from service.engine.kernel.verify import BadRecordError

DEFAULT_BOT: Final = "default"
"""The bot that plays the default actions of the rules."""
REPEATED: Final = (DEFAULT_BOT, "random", "greedy")
"""The bots whose decisions are repeated. The others are slow, and play only where the table was planned with them."""
FORFEITS: Final = (Leaving.FORFEITED, Leaving.ABSENT, Leaving.DISQUALIFIED)
"""How a seat leaves that an arbiter takes out of the game."""

FIELDS: Final[dict[ActKind, set[str]]] = {
    ActKind.TIME_OUT: {"seat"},
    ActKind.RESIGN: {"seat"},
    ActKind.RECLAIM: {"seat"},
    ActKind.FORFEIT: {"seat", "leaving"},
    ActKind.REPLACE: {"seat"},
    ActKind.ADD_TIME: {"seat", "seconds"},
    ActKind.REISSUE: {"seat"},
    ActKind.PAUSE: set(),
    ActKind.RESUME: set(),
    ActKind.ADJUDICATE: {"ranks"},
    ActKind.VOID: set(),
    ActKind.LOOK: {"seat"},
}
"""The fields that the acts of each kind have, beside who acted and why."""


def check_shape(referee: RecordReferee, seats: int) -> None:
    """Refuse a referee's part with bots, a time control or outages that no game has."""
    if len(referee.bots) not in (0, seats):
        raise _impossible(f"`bots` is not a list for {seats} seats")
    for bot in referee.bots:
        if bot and bot not in BOTS:
            raise _impossible(f"there is no bot {shortened(bot)!r}")
    if referee.fill and referee.fill != DEFAULT_BOT and referee.fill not in BOTS:
        raise _impossible(f"there is no bot {shortened(referee.fill)!r}")
    if referee.time_control is not None:
        _check_control(referee.time_control)
    last = None
    for outage in referee.outages:
        if not outage.start <= outage.noticed <= outage.end or (last is not None and outage.end < last):
            raise BadRecordError(Finding.TIME_GOES_BACK)
        last = outage.end


def _check_control(control: TimeControl) -> None:
    if control.bot not in ("", *REPEATED):
        raise _impossible(f"the bot {shortened(control.bot)!r} cannot play after a time-out")
    times = (
        control.bank_seconds,
        control.increment_seconds,
        control.delay_seconds,
        control.most_seconds,
        control.grace_ms,
        control.revival_seconds,
    )
    if min(times) < 0:
        raise _impossible(f"a time control has no negative times, such as {min(times)}")


def has_its_fields(act: Act) -> bool:
    """Return whether an act has the fields of its kind, and no others."""
    values = {"seat": act.seat, "leaving": act.leaving, "seconds": act.seconds, "ranks": act.ranks or None}
    present = {name for name, value in values.items() if value is not None}
    return present == FIELDS[act.kind] and act.seconds != 0 and (act.leaving is None or act.leaving in FORFEITS)


def _impossible(cause: str) -> BadRecordError:
    return BadRecordError(Finding.WRONG_SETTINGS, cause=cause)
