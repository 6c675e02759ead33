"""How bots play Hallertau: the weights of actions in roll-outs, and what a position is worth."""

from collections.abc import Mapping
from typing import Final

from service.engine.hallertau import redeal, scoring
from service.engine.hallertau.resources import ROUNDS, STABLES
from service.engine.hallertau.state import Seat, State, community_center

TIMING_KINDS: Final = frozenset({"ready_off", "ready_through", "ready_while_idle", "resume"})

KIND_WEIGHTS: Final[Mapping[str, float]] = {
    **dict.fromkeys(TIMING_KINDS, 0.0),
    "done": 0.05,
    "fewer": 0.05,
    "skip": 0.1,
    "exchange": 0.15,
    "end_turn": 0.3,
    "play_card": 1.5,
}

MOST_GOODS: Final = 5
"""Goods of one kind beyond this number add no value for later rounds."""

COMMUNITY_CENTER: Final = 4.0
CRAFT: Final = 1.2
GOOD: Final = 0.5
TOOL: Final = 0.8
SHEEP: Final = 0.7
JEWELRY: Final = 2.0
CARD_IN_HAND: Final = 0.7
FIELD_ROW: Final = 0.3
PLANTED: Final = 0.3
"""What a step, a thing or a row will be worth later, in points, in addition to its current score."""

RESOURCE_POINTS: Final = 0.2
"""Five resources score a point; single ones break ties."""


RIVALRY: Final = 0.1
"""The share of the best opponent's value to subtract. Small, because opponents play at random in roll-outs."""


class HallertauGuide:
    """What bots need to know of Hallertau."""

    timing_kinds = TIMING_KINDS
    kind_weights = KIND_WEIGHTS
    rivalry = RIVALRY
    value_parts: tuple[str, ...] = ("community_center", "goods", "tools", "fields", "sheep", "jewelry", "cards")

    def redeal(self, state: State, seat: int, seed: str) -> State:
        """Replace everything that a seat cannot know by a draw from a seed."""
        return redeal.redeal(state, seat, seed)

    def round(self, state: State) -> int:
        """Return the Round."""
        return state.round

    def values(self, state: State) -> list[tuple[float, ...]]:
        """Return the score of each seat as it would be now, and what its display will be worth later."""
        return [value(seat, later(state)) for seat in state.seats]


def later(state: State) -> float:
    """Return the weight of future value: 1 at the start, 0 when the game is over."""
    return 0.0 if state.over else min(1.0, 2 * (ROUNDS + 1 - state.round) / ROUNDS)


def value(seat: Seat, later: float) -> tuple[float, ...]:
    """Return what a seat has, in points, by the value parts."""
    useful = sum([min(amount, MOST_GOODS) for amount in seat.goods])
    rows = sum([field.row for field in seat.fields])
    planted = sum([field.amount for field in seat.fields])
    return (
        scoring.score_community_center(seat)
        + later * (COMMUNITY_CENTER * community_center(seat) + CRAFT * sum(seat.crafts)),
        RESOURCE_POINTS * sum(seat.goods) + later * GOOD * useful,
        (RESOURCE_POINTS + later * TOOL) * seat.tools,
        RESOURCE_POINTS * rows + later * (FIELD_ROW * rows + PLANTED * planted),
        seat.sheep[STABLES] + later * SHEEP * sum(seat.sheep),
        (1 + later * JEWELRY) * seat.jewelry,
        scoring.score_cards(seat) + later * CARD_IN_HAND * len(seat.hand),
    )


GUIDE: Final = HallertauGuide()
