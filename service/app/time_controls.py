"""Checks the time control of a new game, and the bot that plays seats that have left."""

from typing import Final

from service.app.acts import DEFAULT_BOT
from service.engine.kernel.bots.decide import BOTS
from service.engine.kernel.refereed import TimeControl
from service.errors import Reason, RefusedError, shortened

DAY: Final = 24 * 3600
LIMITS: Final = {
    "bank_seconds": ("bankSeconds", 60 * DAY),
    "increment_seconds": ("incrementSeconds", DAY),
    "delay_seconds": ("delaySeconds", 30 * DAY),
    "most_seconds": ("mostSeconds", 60 * DAY),
    "revival_seconds": ("revivalSeconds", 60 * DAY),
}
"""The name in JSON and the maximum of each duration."""
LONGEST_GRACE: Final = 10_000
MOST_STEPS: Final = 10
PROVABLE_BOTS: Final = (DEFAULT_BOT, "random", "greedy")
"""The bots that may play a seat after a time-out. A verifier can repeat their choices quickly."""


def checked_control(control: TimeControl) -> TimeControl:
    """Return a time control, or refuse it and say what is wrong."""
    for field, (name, most) in LIMITS.items():
        if not 0 <= getattr(control, field) <= most:
            raise _bad(f"`{name}` is 0 to {most}, not {getattr(control, field)}")
    if not control.bank_seconds and not control.delay_seconds:
        raise _bad("a time control needs a bank or a delay: set `bankSeconds` or `delaySeconds`")
    if not 0 <= control.grace_ms <= LONGEST_GRACE:
        raise _bad(f"`graceMs` is 0 to {LONGEST_GRACE}, not {control.grace_ms}")
    if len(control.on_time_out) > MOST_STEPS:
        raise _bad(f"`onTimeOut` has at most {MOST_STEPS} entries, not {len(control.on_time_out)}")
    if control.bot and control.bot not in PROVABLE_BOTS:
        raise _bad(f"`bot` of a time control is one of: {', '.join(PROVABLE_BOTS)}; not {shortened(control.bot)!r}")
    if control.most_seconds and control.most_seconds < control.bank_seconds:
        raise _bad("`mostSeconds` is less than `bankSeconds`")
    return control


def checked_fill(bot: str) -> str:
    """Return the bot that plays seats that have left, or refuse it if there is no such bot."""
    if bot and bot != DEFAULT_BOT and bot not in BOTS:
        raise _bad(f"`fill` is one of: {DEFAULT_BOT}, {', '.join(BOTS)}; not {shortened(bot)!r}")
    return bot


def _bad(message: str) -> RefusedError:
    return RefusedError(Reason.BAD_SETTING, message)
