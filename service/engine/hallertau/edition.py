"""The data of the printed boards and cards, with a mark that says where each number comes from.

Marks: R, stated in a rulebook; I, inferred from a rulebook; D, decided by this project.
"""

from typing import Final

from msgspec import Struct


class QuadrantCard(Struct, frozen=True):
    """The Quadrants that a card clears by number of seats; `one_of` is the pair behind a question mark."""

    solo: tuple[int, ...]
    two: tuple[int, ...]
    three: tuple[int, ...]
    one_of: tuple[int, ...] = ()

    def listed(self, seats: int) -> tuple[int, ...]:
        """Return the Quadrants printed for a number of seats."""
        return (self.solo, self.two, self.three)[seats - 1]

    def asks(self, seats: int) -> bool:
        """Return whether one more Quadrant is drawn at random."""
        return bool(self.one_of) and seats != 2


class Edition(Struct, frozen=True):
    """The printed numbers that the rules need."""

    last_space: int
    symbol_spaces: frozenset[int]
    window_points: dict[int, int]
    start_rows: tuple[int, ...]
    quadrant_cards: dict[str, QuadrantCard]
    provenance: dict[str, str]


EDITION: Final = Edition(
    last_space=10,
    symbol_spaces=frozenset({6, 7, 8, 9}),
    window_points={7: 18, 8: 34, 9: 50, 10: 70},
    start_rows=(2, 3, 4),
    quadrant_cards={
        "A": QuadrantCard(solo=(), two=(1, 2), three=(1, 2), one_of=(3, 4)),
        "B": QuadrantCard(solo=(1,), two=(2, 4), three=(2, 3, 4)),
        "C": QuadrantCard(solo=(2,), two=(3, 4), three=(1, 3, 4)),
        "D": QuadrantCard(solo=(4,), two=(1, 4), three=(1, 2, 3)),
        "E": QuadrantCard(solo=(3,), two=(1, 3), three=(1, 2, 4)),
        "F": QuadrantCard(solo=(), two=(2, 3), three=(3, 4), one_of=(1, 2)),
    },
    provenance={
        "last_space": "I P-1",
        "symbol_spaces": "I P-2",
        "window_points": "R p.10, p.13",
        "start_rows": "R P-8",
        "quadrant_cards": "D P-4",
    },
)
