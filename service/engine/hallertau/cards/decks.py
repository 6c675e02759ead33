"""The four kinds of decks. The number of a card determines its deck."""

from typing import Final

DECKS: Final = ("gateway", "farmyard", "bonus", "point")
"""The kinds of decks, which lie on the action board."""

DECK_NAMES: Final = (
    "beginner",
    "advanced",
    "expert",
    "master",
    "hops",
    "sheep",
    "field",
    "jewelry",
    "bonus",
    "point",
)
"""The ten printed decks; the first digit of a card is the place of its deck here (p.4)."""


def deck_of(card: int) -> str:
    """Return the kind of deck a card belongs to; its back shows it to everybody (H-101)."""
    hundred = card // 100
    return "gateway" if hundred <= 3 else "farmyard" if hundred <= 7 else "bonus" if hundred == 8 else "point"
