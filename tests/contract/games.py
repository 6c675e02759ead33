"""What the scenarios must know of each game: how it is set up, and some moves of the seat that begins."""

from typing import Final, NamedTuple

from tests.contract.doors import Json


class Sample(NamedTuple):
    """A game as the scenarios play it. The moves are those of two seats with these options."""

    ruleset: str
    options: Json
    moves: tuple[str, str]
    """Two moves, one after the other, that nobody learns anything from."""
    draw: tuple[str, str]
    """Two moves, the second of which draws one card."""
    play: str
    """The id of playing a card with a number."""


NO_CARDS: Final = {"hallertau": {"variant": "VARIANT_NO_CARDS"}}
CARDS: Final = {"hallertau": {"variant": "VARIANT_CARDS", "gateway": 1}}
"""The advanced deck: all card numbers have three digits, so that they cannot be mistaken for something else."""

HALLERTAU: Final = Sample(
    ruleset="hallertau",
    options=CARDS,
    moves=("place:nursery", "take:3clay"),
    draw=("place:gateway_card", "draw:1gateway"),
    play="play:{card}",
)
LAGRANJA: Final = Sample(
    ruleset="lagranja",
    options={"lagranja": {"markerLimit": True, "extraDeliveries": "EXTRA_DELIVERIES_ONE_AT_A_TIME"}},
    moves=("trade_commodity:silver", "buy:pig"),
    draw=("trade_commodity:card", "choose:1"),
    play="play_card:{card}/field",
)
SAMPLES: Final = {sample.ruleset: sample for sample in (HALLERTAU, LAGRANJA)}
