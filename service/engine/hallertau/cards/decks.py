"""The four kinds of decks, by number: a card's number says where it belongs."""

from typing import Final

DECKS: Final = ("gateway", "farmyard", "bonus", "point")
"""The kinds that lie on the action board."""

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
    """The kind of deck a card belongs to; its back shows it to everybody (H-101)."""
    hundred = card // 100
    return "gateway" if hundred <= 3 else "farmyard" if hundred <= 7 else "bonus" if hundred == 8 else "point"
