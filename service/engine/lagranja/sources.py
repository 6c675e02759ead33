"""Goods with the place where they lie, as the engine and as clients name them."""

from functools import cache

from msgspec import Struct

from service.engine.lagranja.goods import GOOD, NAMES, Place

Source = tuple[int, Place, int]
"""A good, the place where it lies, and for a field the amount on it."""


class Lying(Struct, frozen=True, omit_defaults=True):
    """A good and the place where it lies; fields of one crop differ only in their amount."""

    good: str
    place: Place
    held: int = 1


def written(source: Source) -> str:
    """Write a good inside an id: `olive@store`, `olive@field`, `olive@field/2`, `pig`."""
    good, place, held = source
    where = f"@{place}" if place in ("store", "field") else ""
    return f"{NAMES[good]}{where}{f'/{held}' if held > 1 else ''}"


@cache
def lying(source: Source) -> Lying:
    """Return a source as clients name it."""
    good, place, held = source
    return Lying(NAMES[good], place, held)


def source_of(good: Lying) -> Source:
    """Return a source as the engine names it."""
    return GOOD[good.good], good.place, good.held
