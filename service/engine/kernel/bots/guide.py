"""The protocol by which a game tells bots how to play it."""

from collections.abc import Mapping, Sequence
from typing import Protocol, TypeVar

from service.engine.kernel.action import Action

S = TypeVar("S")


class Guide(Protocol[S]):
    """What a game supplies for bots: how to imagine hidden things, how to play on roughly, how to value a position."""

    timing_kinds: frozenset[str]
    """Kinds of actions that only change when a seat is asked; bots choose them only if there is nothing else."""

    kind_weights: Mapping[str, float]
    """How likely a roll-out plays an action, by its kind; a kind that is not listed has the weight 1."""

    value_parts: tuple[str, ...]
    """The names of the parts of a value, in the order of `values`; the texts of the game have a name for each."""

    rivalry: float
    """The share of the best opponent's value that is taken from the own one: 1 seeks a lead, 0 ignores opponents."""

    def redeal(self, state: S, seat: int, seed: str) -> S:
        """Replace, in place, everything that a seat cannot know by a draw from a seed.

        The result depends on the seed and on what the seat may know, and on nothing else.
        """

    def round(self, state: S) -> int:
        """Return the number of the round; roll-outs end with it."""

    def values(self, state: S) -> list[tuple[float, ...]]:
        """Return what each seat's position is worth, in points, split into `value_parts`."""


def worth_considering(guide: Guide[S], actions: Sequence[Action]) -> Sequence[Action]:
    """Return the actions without those that only change when the seat is asked; all, if there are no others."""
    return [action for action in actions if action.kind not in guide.timing_kinds] or actions
