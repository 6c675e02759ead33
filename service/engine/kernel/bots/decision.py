"""What a bot decided, and the actions that it compared."""

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from service.engine.kernel.action import Action

OPPONENTS: Final = "opponents"
"""The part of a candidate's value that the position of the best opponent takes away."""


class Candidate(Struct, frozen=True):
    """An action that a bot tried, with its mean value over the imagined worlds.

    `value` is what the seat has at the end of the round, in points, less a share of what the best opponent has. `parts`
    splits it: the `value_parts` of the game's guide for the seat, and `OPPONENTS`.
    """

    action: Action
    value: float
    parts: Mapping[str, float]


class Decision(Struct, frozen=True):
    """The action that a bot chose, and the actions that it compared to the end, the best first.

    There are no candidates if the bot did not compare: it had one action only, or it is `random` or `greedy`.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    plays: int = 0
    """Actions that were played in imagined worlds, and what the worlds themselves count."""
