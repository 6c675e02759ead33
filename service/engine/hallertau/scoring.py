"""The score by category, the tie-break and the targets of the solo game."""

from functools import cache
from typing import Final

from service.engine.hallertau.cards.printed_decks import CARDS
from service.engine.hallertau.edition import EDITION
from service.engine.hallertau.resources import STABLES
from service.engine.hallertau.state import Seat, State, community_center
from service.engine.kernel.result import Result, Score

SYMBOL_POINTS: Final = 3
SOLO_TARGETS: Final = {True: (100, 110), False: (80, 85)}
"""With and without cards: the score that wins, and the score above which a win is extraordinary (H-124)."""


def score_community_center(seat: Seat) -> int:
    """Return the VP of the window, and 3 for each symbol from the Community Center to a Craft Building (H-121, P-2)."""
    center = community_center(seat)
    symbols = sum([count_symbols(center, craft) for craft in seat.crafts])
    return EDITION.window_points.get(center, 0) + SYMBOL_POINTS * symbols


@cache
def count_symbols(center: int, craft: int) -> int:
    """Count the symbols on the spaces from the Community Center to just before a Craft Building."""
    return sum(1 for space in EDITION.symbol_spaces if center <= space < craft)


def count_resources(seat: Seat) -> int:
    """Count Goods in the supply, Tools and the rows of the Fields, but no planted Goods (H-121)."""
    return sum(seat.goods) + seat.tools + sum([field.row for field in seat.fields])


def score_cards(seat: Seat) -> int:
    """Return the Victory Points of the cards face up; cards in hand do not count (p.13)."""
    return sum([CARDS[card].vp for card in seat.played])


def score(state: State, seat: Seat) -> Score:
    """Return the score of a seat in five categories; four in the game without cards (H-121, H-123)."""
    resources = count_resources(seat)
    parts = {
        "community_center": score_community_center(seat),
        "sheep": seat.sheep[STABLES],
        "jewelry": seat.jewelry,
        "resources": resources // 5,
    }
    if state.with_cards:
        parts["cards"] = score_cards(seat)
    return Score(parts, sum(parts.values()), resources % 5)


def worth(state: State, seat: Seat) -> tuple[int, int]:
    """Return the score as it would be now, and the resources that it counts."""
    return score(state, seat).total, count_resources(seat)


def result(state: State) -> Result:
    """Return the result of a game that is over.

    The highest total wins, ties are broken (H-122); a solo game is won by targets (H-124).
    """
    scores = tuple(score(state, seat) for seat in state.seats)
    if len(scores) == 1:
        total = scores[0].total
        win, extraordinary = SOLO_TARGETS[state.with_cards]
        verdict = "extraordinary" if total > extraordinary else "won" if total >= win else "lost"
        return Result(scores, () if verdict == "lost" else (0,), verdict)
    best = max((score.total, score.tie_break) for score in scores)
    return Result(scores, tuple(i for i, s in enumerate(scores) if (s.total, s.tie_break) == best))
