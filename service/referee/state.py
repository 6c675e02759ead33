"""What the head of a game stores about its clocks, leavers and arbiter."""

from msgspec import Struct

from service.engine.kernel.refereed import RulingKind, TimeControl
from service.referee.clock import SeatClock
from service.referee.leaving import Departure


class StoredRuling(Struct, frozen=True, array_like=True):
    """Why a game is over, and the ranks of its seats; no ranks if it is void."""

    kind: RulingKind
    at: int
    ranks: tuple[int, ...] = ()
    by: str = ""
    reason: str = ""


class Refereed(Struct, frozen=True, array_like=True):
    """The referee's part of a game. A game without a time control has none until somebody leaves or an arbiter acts."""

    left: tuple[Departure | None, ...]
    """How each seat left; None for a seat that stayed."""
    control: TimeControl | None = None
    clocks: tuple[SeatClock, ...] = ()
    """The clock of each seat; () without a time control."""
    fill: str = ""
    """The bot that plays seats that have left; "" for the default actions of the rules."""
    planned_bots: tuple[str, ...] = ()
    """The bot that plays each seat from the beginning; () if there is none."""
    taken: tuple[bool, ...] = ()
    """Whether a bot plays the seat since it ran out of time; () if this is true for none."""
    paused: str | None = None
    """Why the game is paused; None if it is not."""
    ruling: StoredRuling | None = None
    credited: tuple[str | None, ...] = ()
    """The player to whom the rank of each seat counts, "" for one who is not known; None for the seat's own player."""
    start: int = 0
    """When the cards were dealt, if the game has a time control."""
    looks: tuple[int, ...] = ()
    """For each seat the revision after which a key with the scope games.referee has last looked; () if none has."""
    reminders: tuple[tuple[int, int], ...] = ()
    """Moment and seat of the reminders that are still to be sent for the current visits, earliest first."""
    next_time_out: int | None = None
    """No time-out is due before this moment; None if no clock runs. The next time-out may be later."""
