"""How bots play La Granja: the weights of actions in roll-outs, and what a position is worth."""

from collections.abc import Mapping
from typing import Final

from service.engine.lagranja import redeal
from service.engine.lagranja.goods import ROUNDS
from service.engine.lagranja.scoring import count_delivered, count_goods
from service.engine.lagranja.state import State, count_stalls, siesta_position, total_vp

KIND_WEIGHTS: Final[Mapping[str, float]] = {
    "sell": 0.01,
    "buy": 0.02,
    "upgrade": 0.1,
    "trade_commodity": 0.1,
    "deliver": 5.0,
}

GOODS: Final = 0.2
DELIVERED: Final = 0.25
"""VP for each unit of effort (`GOOD_WORTH`): of goods on the farm, and of goods on unfinished rows."""

STALL: Final = 0.6
FIELD: Final = 0.35
EXTENSION: Final = 0.5
HELPER: Final = 0.3
TILE: Final = 0.3
"""What each thing is worth in every remaining round, in VP."""

SIESTA: Final = 0.25
"""What a step on the siesta track is worth."""


RIVALRY: Final = 0.1
"""The share of the best opponent's value to subtract. Small, because opponents play at random in roll-outs."""


class LaGranjaGuide:
    """What bots need to know of La Granja."""

    timing_kinds: frozenset[str] = frozenset()
    kind_weights = KIND_WEIGHTS
    rivalry = RIVALRY
    value_parts: tuple[str, ...] = (
        "vp",
        "goods",
        "deliveries",
        "stalls",
        "fields",
        "extensions",
        "helpers",
        "buildings",
        "siesta",
    )

    def redeal(self, state: State, seat: int, seed: str) -> State:
        """Replace everything that a seat cannot know by a draw from a seed."""
        return redeal.redeal(state, seat, seed)

    def round(self, state: State) -> int:
        """Return the round."""
        return state.round

    def values(self, state: State) -> list[tuple[float, ...]]:
        """Return the VP of each seat, and what its farm will be worth later."""
        return [value(state, me) for me in range(len(state.seats))]


def value(state: State, me: int) -> tuple[float, ...]:
    """Return what a seat has, in VP, by the value parts; when the game is over, its VP only."""
    seat = state.seats[me]
    open_rounds = 0 if state.over else ROUNDS + 1 - state.round
    return (
        total_vp(seat),
        0.0 if state.over else GOODS * count_goods(state, seat),
        0.0 if state.over else DELIVERED * count_delivered(state, seat),
        open_rounds * STALL * count_stalls(state, me),
        open_rounds * FIELD * len(seat.fields),
        open_rounds * EXTENSION * len(seat.extensions),
        open_rounds * HELPER * len(seat.helpers),
        open_rounds * TILE * len(seat.tiles),
        0.0 if state.over else SIESTA * siesta_position(state, me),
    )


GUIDE: Final = LaGranjaGuide()
