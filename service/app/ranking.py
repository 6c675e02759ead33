"""The final ranks of a game, and why it is over."""

from typing import Any

from service.app.head import Head, last_change, rules_of
from service.app.messages import Ruling, SeatRank
from service.app.moments import moment
from service.engine.kernel.refereed import RulingKind
from service.referee.leaving import ranks_at_the_end
from service.referee.state import StoredRuling


def final_ranks(head: Head, state: Any) -> tuple[int, ...]:
    """Return the rank of each seat of a game that is over; () if the game is void."""
    if head.referee is not None and head.referee.ruling is not None:
        return head.referee.ruling.ranks
    result = rules_of(head).rules.result(state)
    return () if result is None else ranks_at_the_end(result, (None,) * len(head.claimed))


def present_ranks(head: Head, state: Any) -> tuple[SeatRank, ...]:
    """Return the final ranks as messages; () while the game runs."""
    if not head.over:
        return ()
    seats = len(head.claimed)
    left = head.referee.left if head.referee else (None,) * seats
    players = head.players or ("",) * seats
    credited = head.referee.credited if head.referee and head.referee.credited else (None,) * seats
    counted = [own if other is None else other for own, other in zip(players, credited, strict=True)]
    return tuple(
        SeatRank(seat, rank, departure.kind if departure else None, counted[seat])
        for seat, (rank, departure) in enumerate(zip(final_ranks(head, state), left, strict=False))
    )


def present_ruling(head: Head) -> Ruling | None:
    """Return why a game is over; None while it runs."""
    if not head.over:
        return None
    ruling = head.referee.ruling if head.referee else None
    known = ruling or StoredRuling(RulingKind.PLAYED_OUT, last_change(head))
    return Ruling(known.kind, known.reason, known.by, moment(known.at))
